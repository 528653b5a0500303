"""`parawan arena` and programs in `parawan play`, as a person types them."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest

from parawan import read
from parawan.bots.characters import NAMES
from parawan.cli import main
from parawan.engine.voice import LANGUAGES, Voice
from tests.bots.programs import FINE, program, runs, starts
from tests.terminal.test_cli import home, saved  # noqa: F401 — a home of its own for every test

WEAK, STRONG = NAMES[:2]


def arena(*words: str) -> int:
    return main(["arena", "tide", "--seats", "3", "--iterations", "4", "--jobs", "1", *words])


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_are_shown_and_written_for_programs_and_drawn(tmp_path, capsys, language):
    name = program(tmp_path)
    assert arena("--bots", f"{name},{WEAK}", "--deals", "3", "--into", str(tmp_path / "run"), "--lang", language) == 0
    out = capsys.readouterr().out
    assert name in out
    assert {"en": "33.3%", "de": "33,3 %", "pl": "33,3%"}[language] in out
    figures = json.loads((tmp_path / "run" / "figures.json").read_text())
    assert (figures["deals"], figures["games"]) == (3, 9)
    assert figures["fair_share"] == pytest.approx(1 / 3)
    one, copies = figures["bots"]
    assert one["share"]["value"] + 2 * copies["share"]["value"] == pytest.approx(1)
    assert (one["games"], copies["games"]) == (9, 18)
    assert one["rating"]["low"] < one["rating"]["value"] < one["rating"]["high"]
    picture = (tmp_path / "run" / "shares.svg").read_text()
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert WEAK in picture


def test_what_a_program_did_wrong_is_told(tmp_path, capsys):
    assert arena("--bots", f"{program(tmp_path, 'sys.exit(7)')},{WEAK}", "--deals", "1") == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "a stand-in played" in out
    assert "It ended by itself (status 7)" in out


def test_three_bots_and_a_quoted_comma(tmp_path, capsys):
    other = tmp_path / "other"
    other.mkdir()
    names = f"{program(tmp_path)} '1,2',{program(other)},{WEAK}"
    assert arena("--bots", names, "--deals", "1") == 0
    assert "3 games" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "wrong",
    [
        ["--bots", WEAK],
        ["--bots", f"{WEAK},{WEAK}"],
        ["--bots", f"{WEAK},nobody"],
        ["--bots", f"{WEAK},program:./nowhere"],
        ["--bots", f"{WEAK},program:'"],
        ["--deals", "0"],
        ["--deals", "²"],
        ["--deals", "many"],
        ["--deals", "9" * 5000],
        ["--jobs", "-1"],
        ["--iterations", "1.5"],
        ["--think", "5"],
        ["--seats", "9"],
        ["--option", "opne"],
        ["--seed", "-1"],
        ["--into", "/dev/null/x"],
    ],
)
def test_a_mistake_ends_with_one_clear_line(capsys, wrong, language):
    assert arena("--bots", f"{WEAK},{STRONG}", *wrong, "--lang", language) == 2
    (line,) = capsys.readouterr().err.strip().splitlines()
    assert line.startswith("parawan: ")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_run_that_ends_early_ends_the_line_of_its_bar(monkeypatch):
    """What is written next would stand behind it."""
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr(sys, "stdout", terminal)
    assert arena("--bots", f"{STRONG},{WEAK}", "--deals", "1000", "--stop-early") == 0
    assert any(line.startswith("Enough is known") for line in terminal.getvalue().splitlines())


def test_a_bar_that_is_full_ends_its_line_once(monkeypatch):
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    assert arena("--bots", f"{STRONG},{WEAK}", "--deals", "2") == 0
    assert terminal.getvalue().endswith("100%\n")


def test_an_interrupted_run_says_how_it_goes_on_and_does(tmp_path):
    """The real command, stopped by Ctrl+C as soon as it has written a deal, then typed again."""
    slow = program(tmp_path, "time.sleep(0.002)\n" + FINE)
    words = ["arena", "tide", "--seats=3", f"--bots={WEAK},{slow}", "--deals=40", "--jobs=2", f"--into={tmp_path / 'run'}"]
    command = [sys.executable, "-m", "parawan", *words]
    running = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    path = tmp_path / "run" / "deals.jsonl"
    while not path.exists() or path.read_bytes().count(b"\n") < 3:
        assert running.poll() is None
        time.sleep(0.02)
    os.kill(running.pid, signal.SIGINT)
    _, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "the same command goes on from there" in err
    assert "Traceback" not in err
    assert not any(runs(process) for process in starts(tmp_path))
    before = path.read_bytes()
    assert 2 < before.count(b"\n") < 41
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "40 deals" in done.stdout
    assert path.read_bytes().startswith(before)


@pytest.mark.skipif(find_spec("ray") is not None, reason="Ray is installed here")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cluster_without_ray_is_a_clear_error(capsys, language):
    assert arena("--bots", f"{WEAK},{STRONG}", "--ray", "--lang", language) == 2
    assert capsys.readouterr().err == "parawan: " + Voice(None, language)("error-ray") + "\n"


def test_a_cluster_that_dies_is_a_clear_error(capsys, monkeypatch):
    """A stand-in for Ray, whose cluster loses the first deal."""

    class RayError(Exception):
        pass

    class RayTaskError(RayError):
        pass

    def lost(playing: Any) -> Any:
        raise RayError("The head node is gone.\nA long story follows.")

    ray = SimpleNamespace(
        exceptions=SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError),
        init=lambda **given: None,
        remote=lambda **given: lambda work: SimpleNamespace(remote=lambda *given: None),
        cluster_resources=dict,
        get=lost,
        shutdown=lambda: None,
    )
    monkeypatch.setitem(sys.modules, "ray", ray)
    assert arena("--bots", f"{WEAK},{STRONG}", "--ray") == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line == "parawan: The Ray cluster – cannot be used: The head node is gone."


def test_a_program_plays_at_the_terminal(home, tmp_path, capsys):  # noqa: F811
    assert main(["play", "tide", "--people", "", "--bot", program(tmp_path), "--seed", "5"]) == 0
    assert read(saved(home).read_text()).over
    assert "stand-in" not in capsys.readouterr().out


def test_a_bad_program_at_the_terminal_is_told_of_and_replaced(home, tmp_path, capsys):  # noqa: F811
    assert main(["play", "tide", "--people", "", "--bot", program(tmp_path, "sys.exit()"), "--seed", "5", "--lang", "de"]) == 0
    assert read(saved(home).read_text()).over
    assert "Diesen Zug spielt eine Vertretung." in " ".join(capsys.readouterr().out.split())


def test_a_bot_nobody_knows_cannot_be_played_against(capsys):
    assert main(["play", "tide", "--bot", "nobody"]) == 2
    assert "no bot called “nobody”" in capsys.readouterr().err
