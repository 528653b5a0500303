"""Looking back from a seat: only what it could know then decides what its choices are said to have cost."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import product

import msgspec
import pytest

from parawan.bots.review import split, weigh
from parawan.bots.review.hint import hints
from parawan.bots.review.report import COSTLY, INEXACT, AnyLine, Choice, End, Head, Progress
from parawan.bots.review.review import Moment, _mark, _weighed, choices_of, review
from parawan.bots.review.weigh import Trial
from parawan.bots.seat import Budget
from parawan.engine.table import Table
from parawan.engine.voice import LANGUAGES, Voice
from tests.bots.review.games import played_anyhow, played_by
from tests.support import play_randomly, swapped


@pytest.fixture(autouse=True)
def fewer_worlds(monkeypatch):
    monkeypatch.setattr(weigh, "FIRST_WORLDS", 20)
    monkeypatch.setattr(weigh, "WORLDS", 60)
    monkeypatch.setattr(split, "FEWEST_DEALERS", 2)
    monkeypatch.setattr(split, "EFFORT", 1000)


# Which deal of the game, and two of its items that come to light late; of the first several are tried.
LATE = {"duck": (0, (24, 26, 28), 60), "maui": (0, (34,), 58), "tide": (1, (19,), 23)}


@pytest.mark.parametrize("game", LATE)
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_review(game):
    """Two records that differ in what lies deep in the deck: byte by byte the same, up to the moment it comes to light."""
    deal, ones, other = LATE[game]
    alike = 0
    for seed, one in product(range(6), ones):
        true = played_by(["gusto"] * 3, game, seed)
        swap = with_swapped(true, deal, one, other)
        seen = [list(choices_of(table, 1)) for table in (true, swap)]
        same = 0
        while same < min(map(len, seen)) and replace(seen[0][same], n=0) == replace(seen[1][same], n=0):
            same += 1
        if same == len(seen[0]) or same < 3:
            continue  # it never came to light, or at once
        alike += 1
        lines = [[line for line in review(table, 1) if isinstance(line, Choice)] for table in (true, swap)]
        assert [msgspec.json.encode(line) for line in lines[0][:same]] == [msgspec.json.encode(line) for line in lines[1][:same]]
        if alike == 2:
            break
    assert alike


def with_swapped(true: Table, deal: int, one: int, other: int) -> Table:
    """The same game with two items of a deal swapped, move by move the same as long as that can be, then played on anyhow."""
    event, index, order = true.dealt[deal]
    items = list(order)
    items[one], items[other] = items[other], items[one]
    swap = Table(true.game.name, 3, seed=true.seed, deals=[*true.dealt[:deal], (event, index, tuple(items))])
    for seat, number in true.log:
        if true.move(number) not in swap.moves(seat):
            break
        swap.play(swap.move(number), seat)
    for _ in play_randomly(swap, random.Random(1)):
        pass
    return swap


def review_of(table: Table, seat: int) -> list[AnyLine]:
    return list(review(table, seat))


@pytest.mark.parametrize("game", ["duck", "maui", "tide"])
def test_what_a_seat_cannot_know_changes_nothing_at_any_moment(game):
    """Everything hidden is swapped for another world that fits: the choice is weighed the same."""
    table = Table(game, 3, seed=8, options={"variant": "crab"} if game == "maui" else {})
    for n, _ in enumerate(play_randomly(table, random.Random(8), most=60)):
        if n % 12 == 5 and len(table.moves(0)) > 1 and 0 in table.to_act:
            other = swapped(table, 0, seed=n)
            moves = list(table.moves(0))
            there, here = (Moment(n, one.view(0), moves, one.may_act == (0,), moves[0]) for one in (other, table))
            assert msgspec.json.encode(_weighed(there)) == msgspec.json.encode(_weighed(here))


@pytest.mark.parametrize("game", ["duck", "maui", "tide"])
def test_a_whole_review(game):
    table = played_by(["pip", "gusto", "gusto"], game, seed=3)
    head, *lines, end = review_of(table, 0)
    assert isinstance(head, Head)
    assert isinstance(end, End)
    choices = [line for line in lines if isinstance(line, Choice)]
    done = [line.done for line in lines if isinstance(line, Progress)]
    assert len(choices) == head.choices
    assert done == sorted(done)
    assert done[-1] == 1
    assert isinstance(lines[0], Choice), "marks come before anything else"
    for choice in choices:
        assert table.log[choice.n][0] == 0
        assert choice.best == choice.weighed[0].move
        assert {choice.move, choice.best} <= {weighed.move for weighed in choice.weighed}
        assert (choice.because is None) == (choice.mark == "fine")
        assert 0 <= choice.win <= 1
    costs = {choice.n: choice.cost for choice in choices if choice.mark != "fine"}
    assert end.costliest == sorted(costs, key=lambda n: -costs[n])[:3]
    assert end.costliest, "Pip plays like a child"
    total = end.points.start.value + end.points.luck.value + end.points.own.value + end.points.others.value
    assert round(total, 6) == end.points.result == table.scores[0]
    for language in LANGUAGES:
        for choice in choices:
            if choice.because:
                assert Voice(game, language, viewer=0)(choice.because[0], **choice.because[1])


def test_a_pick_that_was_changed_is_one_choice():
    table = played_anyhow("tide", 3, {}, seed=4)  # minds are changed in it
    moments = list(choices_of(table, 0))
    turns = {(moment.view["round"], moment.view["turn"]) for moment in moments}
    assert len(moments) == len(turns)
    assert len(moments) < sum(seat == 0 for seat, _ in table.log)
    for moment in moments:
        assert moment.chosen in moment.moves


def test_marks():
    assert _mark(INEXACT - 0.06, 0) == "fine"
    assert _mark(INEXACT, 0.01) == "inexact"
    assert _mark(COSTLY, 0.1) == "costly"
    assert _mark(COSTLY - 0.04, 0.1) == "costly", "so it is shown"
    assert _mark(COSTLY - 0.06, 0.1) == "inexact"
    assert _mark(COSTLY, COSTLY) == "fine", "nobody can be sure of that"


@pytest.mark.parametrize(("game", "seats"), [("duck", 3), ("maui", 2), ("tide", 4)])
def test_who_follows_a_hint_is_not_blamed_when_looking_back(game, seats, monkeypatch):
    """The searching bot does not look at points alone; hints and looking back weigh moves alike."""
    monkeypatch.setattr(weigh, "WORLDS", 400)
    table = played_by(["gusto"] + ["okto"] * (seats - 1), game, seed=0, iterations=20)
    for moment in list(choices_of(table, 0))[::2]:
        first = hints(moment.view, moment.moves, Budget(iterations=60))[0].move
        assert _mark(*Trial(moment.view, moment.moves, [first]).cost(first)) == "fine"


def test_what_cost_lifebelts_is_said_so():
    table = played_by(["pip", "gusto", "gusto"], "tide", seed=5)
    reasons = []
    for moment in choices_of(table, 0):
        trial = Trial(moment.view, moment.moves, [moment.chosen])
        if trial.cost(moment.chosen)[0] > INEXACT:
            reasons.append(trial.because(moment.chosen))
    belts = [reason.arguments for reason in reasons if reason.message == "tide-because-belts"]
    assert belts
    assert all(counts["best"] < counts["yours"] for counts in belts)
