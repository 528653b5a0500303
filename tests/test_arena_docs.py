"""docs/arena.md, followed word for word: the bots it shows are saved, and its commands typed, as a reader would."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from parawan.bots.characters import NAMES

PAGE = (Path(__file__).parents[1] / "docs" / "arena.md").read_text("utf-8")
BOTS = dict(re.findall(r"[Ss]ave it\s+as `([\w.]+)`:\n\n```\w+\n(.*?)```", PAGE, re.DOTALL))
COMMANDS = re.findall(r"^    (chmod .*|parawan (?:play|arena) [a-z].*)$", PAGE, re.MULTILINE)


def test_the_page_shows_bots_in_two_languages_and_short_ones():
    assert set(BOTS) == {"heavy.py", "surfer.mjs"}
    assert all(len(code.splitlines()) <= 22 for code in BOTS.values())
    assert len(COMMANDS) == 4


@pytest.fixture(scope="module")
def followed(tmp_path_factory) -> dict[str, str]:
    """What each command printed."""
    folder = tmp_path_factory.mktemp("reader")
    for name, code in BOTS.items():
        (folder / name).write_text(code)
    tools = Path(sys.executable).parent  # parawan, and Node.js
    surroundings = {**os.environ, "PATH": f"{tools}:{os.environ['PATH']}", "XDG_DATA_HOME": str(folder / "home"), "LANG": "C"}
    surroundings.pop("LC_ALL", None)
    printed = {}
    for command in COMMANDS:
        words = shlex.split(command)
        done = subprocess.run(words, cwd=folder, env=surroundings, input="q\n", capture_output=True, text=True, check=False)
        assert done.returncode == 0, command + "\n" + done.stderr
        printed[command] = done.stdout
    printed["figures"] = (folder / "surfer" / "figures.json").read_text()
    return printed


def test_its_bots_play_without_a_stand_in(followed):
    assert not any("stand-in" in text for text in followed.values())


def test_its_figures_are_kept(followed):
    assert f",{NAMES[0]} " in " ".join(COMMANDS)
    figures = json.loads(followed["figures"])
    assert figures["deals"] == 10
    assert [bot["stood_in"] for bot in figures["bots"]] == [0, 0]
