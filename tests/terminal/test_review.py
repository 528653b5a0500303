"""`parawan review`, as a person types it."""

from __future__ import annotations

import json

import pytest

from parawan import Table
from parawan.bots.review import split, weigh
from parawan.cli import main
from parawan.engine.voice import LANGUAGES, Voice
from tests.bots.review.games import played_by


@pytest.fixture
def record(tmp_path, monkeypatch):
    monkeypatch.setattr(weigh, "FIRST_WORLDS", 10)
    monkeypatch.setattr(weigh, "WORLDS", 30)
    monkeypatch.setattr(split, "FEWEST_DEALERS", 2)
    monkeypatch.setattr(split, "EFFORT", 1000)
    path = tmp_path / "game.parawan"
    path.write_text(played_by(["pip", "gusto", "gusto"], "duck", seed=3).record(), "utf-8")
    return str(path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_for_people(record, capsys, language):
    assert main(["review", record, "--seat", "1", "--lang", language]) == 0
    out = capsys.readouterr().out
    say = Voice("duck", language)
    for message in ("review-fine", "review-costly", "review-luck", "review-result", "cli-review-costliest", "cli-review-split"):
        assert say(message) in out
    assert "\033" not in out


def test_for_programs(record, capsys):
    assert main(["review", record, "--seat", "1", "--json"]) == 0
    head, *choices, end = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert head == {"type": "head", "seat": 0, "choices": len(choices)}
    assert {choice["type"] for choice in choices} == {"choice"}
    assert end["type"] == "end"
    assert set(end["costliest"]) <= {choice["n"] for choice in choices}


def test_what_cannot_be_looked_back_at(record, tmp_path, capsys):
    running = tmp_path / "running.parawan"
    running.write_text(Table("tide", 3, seed=1, deals=()).record(), "utf-8")
    assert main(["review", str(running), "--seat", "1"]) == 2
    assert "not over yet" in capsys.readouterr().err
    assert main(["review", record, "--seat", "7"]) == 2
    assert "There is no seat 7" in capsys.readouterr().err
