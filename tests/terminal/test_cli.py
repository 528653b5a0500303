"""The command, as a person types it."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from parawan import Table, games, read
from parawan.cli import main
from parawan.engine.voice import LANGUAGES, Voice
from tests.support import every_table


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """A home of its own, so that no game is written into anybody's."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LANG", "C")
    return tmp_path


def typed(monkeypatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))


def saved(home: Path) -> Path:
    (path,) = (home / "parawan" / "games").iterdir()
    return path


def test_a_game_is_left_and_continued(home, monkeypatch, capsys):
    typed(monkeypatch, "44", "q")
    assert main(["play", "tide", "--seed", "7", "--bot", "pip"]) == 0
    assert f"play --continue {saved(home)} --people 1" in capsys.readouterr().out
    assert read(saved(home).read_text()).log[0] == (0, 43)
    typed(monkeypatch, "44", "q")
    assert main(["play", "--continue", str(saved(home))]) == 0
    assert "44 was played in this round" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "seats", "options"), every_table())
def test_bots_play_whole_games_by_themselves(home, game, seats, options, capsys):
    words = [f"--option={name}={value}".replace("True", "yes").replace("False", "no") for name, value in options.items()]
    assert main(["play", game, "--seats", str(seats), "--people", "", "--bot", "pip", "--seed", "5", *words]) == 0
    assert read(saved(home).read_text()).over
    assert "★" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_a_person_plays_a_whole_game(home, monkeypatch, capsys, game, language):
    """Always the first legal move, asked for at the moment it is needed, in each language."""
    import parawan.terminal.play as play

    tables = []
    original = play.Session.__init__

    def remember(self, table, *rest):
        tables.append(table)
        original(self, table, *rest)

    monkeypatch.setattr(play.Session, "__init__", remember)
    answers = iter(["?", "moves", "table", "rules", "nonsense", ""])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(answers, None) or tables[0].moves(0)[0].text)
    assert main(["play", game, "--lang", language, "--bot", "pip", "--seed", "3", "--colour"]) == 0
    assert tables[0].over
    out = capsys.readouterr().out
    assert "\033[" in out
    assert str(saved(home)) in out


def test_two_people_share_a_screen_and_the_hands_stay_hidden(home, monkeypatch, capsys):
    typed(monkeypatch, "", "44", "", "q")
    assert main(["play", "tide", "--seats", "4", "--people", "1,2", "--names", "Ann,Ben", "--seed", "7", "--no-colour"]) == 0
    out = capsys.readouterr().out
    ann, _, ben = out.partition("It is Ben’s turn. Take the screen")
    assert "It is Ann’s turn" in ann
    assert "11  15°" in ann
    assert "\n" * 60 in ann.split("Ann>")[1]  # the screen is cleared before Ben takes it
    assert "11  15°" not in ben
    assert "44 " not in ben.split("Ben>")[0].split("Your cards")[0].split("level")[1]


def test_what_happened_while_another_had_the_screen_is_told_later(monkeypatch, capsys):
    typed(monkeypatch, "", "44", "", "1", "", "q")
    main(["play", "tide", "--seats", "3", "--people", "1,2,3", "--names", "Ann,Ben,Zoë", "--seed", "7", "--no-colour"])
    typed(monkeypatch, "", "44", "", "1", "", "5", "", "q")
    main(["play", "tide", "--seats", "3", "--people", "1,2,3", "--names", "Ann,Ben,Zoë", "--seed", "7", "--no-colour"])
    out = capsys.readouterr().out
    assert "You show 44." in out.rsplit("It is Ann’s turn", 1)[1]


@pytest.mark.parametrize("value", ["open=yes", "open=True", "open"])
def test_options_can_be_written_as_people_do(monkeypatch, capsys, value):
    typed(monkeypatch, "q")
    assert main(["play", "tide", "--option", value]) == 0
    assert "cards face up, in turn order" in capsys.readouterr().out


def test_a_terminal_without_our_letters_is_no_reason_to_fail():
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run([sys.executable, "-m", "parawan", "rules", "tide"], env=environment, capture_output=True, check=False)
    assert done.returncode == 0


def test_which_game_is_asked_for(monkeypatch, capsys):
    typed(monkeypatch, "9", "3", "q")
    assert main(["play"]) == 0
    out = capsys.readouterr().out
    assert "Turn the Tide" in out
    assert "from 1 to 3" in out


@pytest.mark.parametrize("game", games.names())
def test_simulate_prints_throughput_and_scores(capsys, game):
    assert main(["simulate", game, "--seats", "3", "--games", "200", "--seed", "1"]) == 0
    out = capsys.readouterr().out
    assert "200 games" in out
    assert "decisions" in out
    assert out.count("%") == 3
    main(["simulate", game, "--seats", "3", "--games", "200", "--seed", "1"])
    assert capsys.readouterr().out.splitlines()[-3:] == out.splitlines()[-3:]  # the same seed, the same games


def test_rules_are_shown_whole_or_by_clause(capsys):
    assert main(["rules", "tide", "t9", "--lang", "pl"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("T9 ")
    assert "[instrukcja]" in out
    assert main(["rules", "maui"]) == 0
    out = capsys.readouterr().out
    assert out.index("In short") < out.index("Goal: ") < out.index("All rules, by number") < out.index("M1 ")
    assert "M36" in out


def test_replay_and_verify(home, capsys):
    main(["play", "tide", "--people", "", "--bot", "pip", "--seed", "5"])
    path = str(saved(home))
    capsys.readouterr()
    assert main(["replay", path]) == 0
    assert "Round 4 begins." in capsys.readouterr().out
    assert main(["replay", path, "--seat", "3", "--lang", "de"]) == 0
    assert "Du zeigst" in capsys.readouterr().out
    assert main(["verify", path]) == 0
    assert "All 5 deals come from the seed." in capsys.readouterr().out


def damaged(home: Path, change) -> str:
    path = home / "damaged.txt"
    path.write_text(change(Table("tide", 3, seed=1).record()))
    return str(path)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play", "ludo"], "no game called “ludo”"),
        (["play", "tide", "--seats", "9"], "3 to 5 players"),
        (["play", "tide", "--option", "opne"], "no option “opne”"),
        (["play", "tide", "--option", "open=perhaps"], "cannot be “perhaps”"),
        (["play", "tide", "--people", "7"], "no seat 7: seats count from 1 to 4"),
        (["play", "tide", "--people", "9" * 5000], "no seat 9"),
        (["play", "x" * 5000], "no game called"),
        (["play", "tide", "--option", "open=" + "x" * 5000], "cannot be"),
        (["play", "tide", "--continue", "somewhere"], "leave out GAME"),
        (["play", "tide", "--names", "a,b,c,d,e,f"], "6 names are too many"),
        (["play", "tide", "--edition", "/nowhere.toml"], "/nowhere.toml cannot be used"),
        (["simulate", "ludo"], "no game called “ludo”"),
        (["rules", "ludo"], "no game called “ludo”"),
        (["rules", "tide", "T99"], "no clause T99 in this game. Its clauses are T1–T20"),
        (["replay", "/nowhere"], "/nowhere cannot be used"),
        (["verify", "/"], "cannot be used"),
        (["play", "ludo", "--lang", "pl"], "Nie ma gry „ludo”"),
    ],
)
def test_a_mistake_ends_with_one_clear_line(capsys, arguments, says):
    assert main(arguments) == 2
    error = capsys.readouterr().err.strip().splitlines()[-1]
    assert error.startswith("parawan: ")
    assert says in error


@pytest.mark.parametrize(
    "change", [lambda text: text[:200], lambda text: text.replace("seats 3", "seats 4"), lambda text: "\0\1"]
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_damaged_record_is_refused(home, capsys, command, change):
    assert main([command, damaged(home, change)]) == 2
    assert capsys.readouterr().err.startswith("parawan: ")


@pytest.mark.skipif(find_spec("jax") is not None, reason="JAX is installed here")
@pytest.mark.parametrize("language", LANGUAGES)
def test_learning_without_jax_is_a_clear_error(tmp_path, capsys, language):
    assert main(["train", "tide", "--into", str(tmp_path / "net"), "--lang", language]) == 2
    why = "No module named 'jax'"
    assert capsys.readouterr().err == "parawan: " + Voice(None, language)("error-no-train", why=why) + "\n"
    assert not (tmp_path / "net").exists()


def test_the_command_is_installed_and_no_traceback_reaches_the_user():
    command = Path(sys.executable).parent / "parawan"
    done = subprocess.run([command, "verify", "/nowhere"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    helped = subprocess.run([command, "--help"], capture_output=True, text=True, check=True, env={**os.environ, "COLUMNS": "100"})
    assert "parawan play tide" in helped.stdout
