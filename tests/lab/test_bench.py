"""`parawan bench`: whatever is measured is shown, and who is missing is said."""

from __future__ import annotations

import json
from xml.etree import ElementTree

import pytest

from parawan.cli import main
from parawan.engine.voice import LANGUAGES, Voice
from parawan.lab.bench import report
from parawan.lab.bench.measure import in_turns
from parawan.lab.bench.plan import Pair, Thing, measure, pairs
from parawan.lab.bench.start_up import Wait
from parawan.terminal import bench

PLANNED = [pair for pair in pairs() if pair.ours.name == "tide" and pair.theirs and pair.theirs.of != "pgx"]


def not_installed():
    raise ImportError("no module named abacus", name="abacus")


def test_things_are_measured_in_turns():
    order: list[str] = []
    works = [lambda name=name: order.append(name) or 7 for name in "ab"]
    figures = in_turns(works, repeats=3, seconds=0)
    assert order == ["a", "b"]  # the first bites, and no time for more
    assert [len(figure.runs) for figure in figures] == [3, 3]


@pytest.mark.parametrize("pair", PLANNED, ids=lambda pair: pair.how)
def test_every_way_to_run_is_measured(pair):
    row = measure(pair, 1, 0.001, missing := set())
    assert row
    assert row.ours.median > 0
    if row.theirs:
        assert row.ratios == [pytest.approx(row.ours.median / row.theirs.median)]
    else:
        assert missing == {pair.theirs.of}


def test_a_missing_peer_is_said_and_no_error():
    ours = PLANNED[0].ours
    missing: set[str] = set()
    alone = measure(Pair("cli-bench-native", ours, Thing("Abacus", "beads", not_installed)), 1, 0.001, missing)
    assert alone
    assert not alone.theirs
    assert missing == {"Abacus"}
    assert measure(Pair("cli-bench-native", Thing("Parawan", "tide", not_installed), None), 1, 0.001, missing) is None
    assert missing == {"Abacus", "abacus"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_shows_all(language, capsys, monkeypatch, tmp_path):
    short = [PLANNED[0], Pair("cli-bench-table", PLANNED[0].ours, Thing("Abacus", "beads", not_installed), a_second=10)]
    monkeypatch.setattr(bench, "pairs", lambda: short)
    monkeypatch.setattr(bench, "waits", lambda repeats: [Wait(None, 0.01, 0.01), Wait("tide", 5.0, 0.5)])
    assert main(["bench", "--repeats", "1", "--each", "1", "--into", str(tmp_path), "--lang", language]) == 0
    shown = capsys.readouterr().out
    say = Voice(None, language)
    for words in ("goofspiel", "Abacus", "×", say("cli-bench-native"), say("cli-bench-table-of", game="tide"), str(tmp_path)):
        assert words in shown
    assert ElementTree.parse(tmp_path / "speed.svg").getroot().tag.endswith("svg")
    page = (tmp_path / "speed.md").read_text("utf-8")
    assert "Not installed: Abacus" in page
    assert page.count("| tide |") == 2
    assert main(["bench", "--repeats", "1", "--each", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [bool(pair["theirs"]) for pair in data["pairs"]] == [True, False]
    assert data["missing"] == ["Abacus"]


def test_a_picture_without_peers_is_a_picture():
    assert ElementTree.fromstring(report.picture([], Voice()))
