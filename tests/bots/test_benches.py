"""What the benches of bots say; what they measure is not asserted."""

from __future__ import annotations

import sys

import pytest

from bench import ladder
from parawan.bots.arena.intervals import Interval

think = pytest.importorskip("bench.think", reason="needs OpenSpiel")


@pytest.mark.parametrize(("took", "status"), [(0.0, 0), (9.0, 1)])
def test_a_bot_over_its_time_fails_the_bench(monkeypatch, capsys, took, status):
    monkeypatch.setattr(think, "warm_up", lambda *given: None)
    monkeypatch.setattr(think, "think", lambda *given: ([took], [1.0]))
    monkeypatch.setattr(think, "peer", lambda: 1.0)
    monkeypatch.setattr(sys, "argv", ["think"])
    assert think.main() == status
    assert ("A bot was over its time." in capsys.readouterr().out) == bool(status)


def test_the_ladder_shows_an_interval_that_just_leaves_out_the_fair_share():
    assert "| 25.04–37.31 % |" in ladder.cells(109, Interval(0.312, 0.25042, 0.37308), 4)


def test_the_ladder_says_which_intervals_hold_whenever_a_match_stops(tmp_path, monkeypatch):
    page = tmp_path / "ladder.md"
    page.write_text(f"{ladder.BEGIN}\n{ladder.END}\n")
    monkeypatch.setattr(ladder, "PAGE", page)
    ladder.write_page([], 10, 350)
    assert "but for nestor against gusto, where the number of deals is fixed" in page.read_text()
