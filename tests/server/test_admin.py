"""`parawan admin`, as an operator types it: on the right database or on none, also beside a running server."""

from __future__ import annotations

import asyncio
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from parawan.cli import main
from parawan.engine.voice import LANGUAGES, Voice
from tests.server.client import Browser
from tests.server.databases import rows
from tests.server.filled import fill
from tests.server.serving import Serving

OPERATING = Path(__file__).parents[2] / "docs" / "operating.md"
TASKS = {"tables": [], "delete": ["t0"], "deal": ["noon", "2026-12-24T20:00"], "backup": ["copy.sqlite"]}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty data folder, and an empty folder to work in."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv("PARAWAN_DATABASE", raising=False)
    (tmp_path / "work").mkdir()
    monkeypatch.chdir(tmp_path / "work")
    return tmp_path


def stored(database: Path, sql: str) -> list[tuple[object, ...]]:
    return asyncio.run(rows(str(database), sql))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("task", TASKS)
def test_without_a_database_nothing_is_done_and_nothing_is_made(task, language, home, capsys):
    for database, flags in ((home / "data/parawan/tables.sqlite", []), (home / "none", ["--database", str(home / "none")])):
        assert main(["admin", task, *TASKS[task], "--lang", language, *flags]) == 2
        out, err = capsys.readouterr()
        assert (out, err) == ("", f"parawan: {Voice(None, language)('error-database-missing', path=str(database))}\n")
    assert [path.name for path in home.rglob("*")] == ["work"]


def test_tables_are_counted_by_phase(home, capsys):
    file = fill(home / "tables.sqlite", 3)
    assert main(["admin", "tables", "--database", str(file), "--lang", "en"]) == 0
    assert capsys.readouterr().out.split() == ["open", "3", "running", "0", "over", "0", "closed", "0"]


def test_a_table_is_deleted_with_all_that_belongs_to_it_and_once(home, capsys):
    file = fill(home / "tables.sqlite", 2)
    delete = ["admin", "delete", "t1", "--database", str(file), "--lang", "en"]
    assert main(delete) == 0
    assert stored(file, "select id from tables") == stored(file, "select table_id from events") == [("t0",)]
    assert main(delete) == 2
    assert capsys.readouterr().err == "parawan: There is no table t1.\n"


def back_up(database: Path, path: Path | str) -> int:
    return main(["admin", "backup", str(path), "--database", str(database), "--lang", "en"])


def test_a_copy_made_beside_a_running_server_can_be_restored_and_played_on(home):
    file, copy = home / "tables.sqlite", home / "copy.sqlite"

    async def sit(browser: Browser, table: str, seat: int, name: str) -> list[str]:
        async with browser.at(table) as client:
            await client.sit(seat, name)
            return [chair.name for chair in client.table["seats"]]

    with Serving(file) as server:
        browser = Browser(server.url)
        table = asyncio.run(browser.open_table(listed=True))
        asyncio.run(sit(browser, table, 0, "Ann"))
        assert back_up(file, copy) == 0
        asyncio.run(sit(browser, table, 1, "Ben"))
        asyncio.run(browser.open_table(listed=True))
    for companion in ("-wal", "-shm"):
        Path(f"{file}{companion}").unlink(missing_ok=True)
    shutil.copy(copy, file)
    with Serving(file) as server:
        browser = Browser(server.url, browser.cookie)
        assert [shown["table"] for shown in browser.ask("/api/tables")["open"]] == [table]
        assert asyncio.run(sit(browser, table, 2, "Cem")) == ["Ann", "", "Cem"]


def test_a_copy_takes_the_place_of_no_file(home, capsys):
    file, other = fill(home / "tables.sqlite", 1), home / "other"
    other.write_text("a letter")
    assert back_up(file, other) == 2
    assert capsys.readouterr().err == f"parawan: {other} exists already. Choose another name.\n"
    assert other.read_text() == "a letter"


def test_a_folder_that_is_not_there_is_named(home, capsys):
    file = fill(home / "tables.sqlite", 1)
    assert back_up(file, home / "none" / "copy.sqlite") == 2
    assert capsys.readouterr().err.startswith(f"parawan: There is no folder {home / 'none'}.")
    assert not (home / "none").exists()
    assert back_up(file, "copy.sqlite") == 0  # here
    assert stored(Path("copy.sqlite"), "select count(*) from tables") == [(1,)]


def test_where_there_is_no_room_for_a_copy_none_is_left(home):
    file = fill(home / "tables.sqlite", 1, b"x" * 500_000)
    command = [sys.executable, "-m", "parawan", "admin", "backup", "copy.sqlite", "--database", str(file), "--lang", "en"]
    done = subprocess.run(f"ulimit -f 200; {shlex.join(command)}", shell=True, capture_output=True, text=True, timeout=30)
    assert done.returncode == 2
    assert done.stderr.startswith("parawan: copy.sqlite cannot be used: ")
    assert list(Path().iterdir()) == []


def test_the_examples_for_operators_work_as_written(home, capsys):
    text = OPERATING.read_text("utf-8")
    examples = re.findall(r"^ +/opt/parawan/bin/(parawan admin .+)$", text, re.MULTILINE)
    given = re.findall(r"parawan admin \w+[^`\n]*", text)
    assert len(examples) == len(TASKS)
    assert all("--config /etc/parawan.toml" in command or "--database " in command for command in given)
    config = home / "parawan.toml"
    config.write_text(f"database = '{fill(home / 'tables.sqlite', 1)}'")
    for example in examples:
        words = shlex.split(example, comments=True)[1:]
        meant = {"/etc/parawan.toml": str(config), "TABLE": "t0", "FILE": "copy.sqlite"}
        assert main([meant.get(word, word) for word in words]) == 0, capsys.readouterr().err
