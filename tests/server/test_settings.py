"""Settings come by flag, by environment and from a TOML file, in this order."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from parawan.cli import main
from parawan.engine.errors import ParawanError
from parawan.engine.voice import LANGUAGES, Voice
from parawan.server.settings import ABOUT, DEFAULT_PORT, Settings, settings
from tests.server.filled import fill

DEPLOYED = Path(__file__).parents[2] / "deploy" / "parawan.toml"


@pytest.fixture
def toml(tmp_path: Path) -> Any:
    """Writes a settings file and gives its path."""

    def write(text: str) -> str:
        path = tmp_path / "parawan.toml"
        path.write_text(text, "utf-8")
        return str(path)

    return write


def test_flags_go_before_the_environment_and_the_environment_before_the_file(toml):
    file = toml('port = 1\nhost = "file"\nlan = true\nbot_pause = 0.5\n')
    chosen = settings({"port": "3", "host": None}, file, {"PARAWAN_PORT": "2", "PARAWAN_HOST": "environment", "PORT": "9"})
    assert (chosen.port, chosen.host, chosen.lan, chosen.bot_pause) == (3, "environment", True, 0.5)
    assert settings({}, file, {}).port == 1
    assert settings({}, None, {}).port == DEFAULT_PORT


def test_every_setting_can_be_given_in_each_way(toml, capsys):
    assert set(ABOUT) == set(Settings.__struct_fields__)
    given = {"lan": True, "log_level": "error"}
    for name in ABOUT:
        value = given.get(name, 2 if isinstance(getattr(Settings(), name), int | float) else "text")
        written = str(value).lower()
        by_flag = settings({name: value if name == "lan" else written}, None, {})
        by_environment = settings({}, None, {f"PARAWAN_{name.upper()}": written})
        by_file = settings({}, toml(f"{name} = {written if not isinstance(value, str) else repr(value)}"), {})
        assert by_flag == by_environment == by_file != Settings()
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    shown = capsys.readouterr().out
    assert all("--" + name.replace("_", "-") in shown for name in ABOUT)


def test_the_command_takes_them_in_this_order(toml, tmp_path, monkeypatch, capsys):
    files = {source: fill(tmp_path / source, tables) for tables, source in enumerate(("file", "environment", "flag"), 1)}

    def counted(*flags: str) -> int:
        assert main(["admin", "tables", "--lang", "en", *flags]) == 0
        return int(capsys.readouterr().out.split()[1])

    config = toml(f"database = '{files['file']}'")
    monkeypatch.delenv("PARAWAN_DATABASE", raising=False)
    assert counted("--config", config) == 1
    monkeypatch.setenv("PARAWAN_DATABASE", str(files["environment"]))
    assert counted("--config", config) == counted() == 2
    assert counted("--config", config, "--database", str(files["flag"])) == 3


def test_the_deployed_example_can_be_used():
    chosen = settings({}, str(DEPLOYED), {})
    assert (chosen.database, chosen.trusted_proxies) == ("/var/lib/parawan/tables.sqlite", "127.0.0.1")


@pytest.mark.parametrize("wrong", ["port = 70000", "prot = 8017", "port = ", "bot_seconds = 0", 'lan = "perhaps"'])
def test_a_file_that_is_wrong_is_named(wrong, toml):
    file = toml(wrong)
    with pytest.raises(ParawanError, match="cannot be used") as refused:
        settings({}, file, {})
    assert file in str(refused.value)


def test_a_wrong_value_is_named_wherever_it_comes_from():
    for flags, environment in (({"port": "x"}, {}), ({}, {"PARAWAN_PORT": "x"})):
        with pytest.raises(ParawanError, match=r"\$\.port"):
            settings(flags, None, environment)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_log_level_that_is_none_is_refused_in_every_language(language, capsys):
    assert main(["serve", "--log-level", "loud", "--lang", language]) == 2
    told = Voice(None, language)("error-log-level", given="loud", known="debug, info, warning, error")
    assert capsys.readouterr().err == f"parawan: {told}\n"


def test_a_log_level_may_be_written_in_capitals():
    assert settings({"log_level": "WARNING"}, None, {}).log_level == "WARNING"


def test_a_settings_file_that_is_not_there_is_named(capsys):
    assert main(["serve", "--config", "/nowhere/parawan.toml", "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith("parawan: /nowhere/parawan.toml cannot be used")
