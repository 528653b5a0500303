"""The worlds imagined in tide: every deal that fits, equally often."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import numpy as np
import pytest
from scipy.stats import chi2_contingency, chisquare

from parawan import Table
from parawan.games.tide.components import HALF_BELTS
from tests.support import play_randomly, redacted, world


def worlds(table: Table, view: np.ndarray, n: int):
    for seed in range(n):
        yield world(table, view, seed)


def belts_of(cards) -> int:
    return sum(int(HALF_BELTS[card]) for card in cards) // 2


def few_unknown(seats: int, unknown: dict[int, int]) -> tuple[Table, np.ndarray]:
    """Seat 0's view in which only so many cards of these sets are unknown."""
    table = Table("tide", seats, seed=4)
    for k in range(seats):
        table._state["shown"][0][k] = 1
        table._state["shown"][0][k][: unknown.get(k, 0)] = 0
    return table, redacted(table, 0)


@pytest.mark.parametrize("unknown", [{1: 2, 2: 2}, {1: 1, 2: 1, 3: 1, 4: 1}, {2: 3, 4: 2}])
def test_all_deals_that_fit_the_belts_are_imagined_equally_often(unknown):
    """With five seats all cards are dealt, so the unknown ones can be spread over their sets in a few ways, all listed here."""
    table, view = few_unknown(5, unknown)
    hidden = [int(card) for k, n in unknown.items() for card in table._state["cards"][0][k][:n]]
    known = {k: [int(card) for card in view["cards"][0][k] if card] for k in unknown}

    def spreads(sets: list[int], cards: frozenset[int]):
        if not sets:
            yield ()
            return
        for chosen in combinations(sorted(cards), unknown[sets[0]]):
            if belts_of([*known[sets[0]], *chosen]) == table._state["set_belts"][0][sets[0]]:
                for rest in spreads(sets[1:], cards - set(chosen)):
                    yield (chosen, *rest)

    fitting = set(spreads(list(unknown), frozenset(hidden)))
    assert len(fitting) > 1
    counts = Counter(
        tuple(tuple(sorted(set(map(int, w["cards"][0][k])) - set(known[k]))) for k in unknown) for w in worlds(table, view, 3000)
    )
    assert set(counts) == fitting
    assert chisquare(list(counts.values())).pvalue > 0.001


def test_a_fresh_view_is_imagined_as_rejection_would():
    """At the first turn: as often so many halves and cards of two halves as in random deals thrown away until the belts fit."""
    table = Table("tide", 3, seed=4)
    view = redacted(table, 0)
    belts = view["set_belts"][0]
    mine = set(map(int, view["cards"][0][0]))
    pool = np.array([card for card in range(1, 61) if card not in mine])

    def kind(cards) -> tuple[int, int]:
        halves = [int(HALF_BELTS[card]) for card in cards]
        return sum(halves), halves.count(2)

    generator = np.random.default_rng(1)
    rejected: Counter = Counter()
    while sum(rejected.values()) < 2000:
        cards = generator.permutation(pool)[:24]
        if belts_of(cards[:12]) == belts[1] and belts_of(cards[12:]) == belts[2]:
            rejected[kind(cards[:12])] += 1
    imagined = Counter(kind(map(int, w["cards"][0][1])) for w in worlds(table, view, 2000))
    kinds = [k for k in rejected if rejected[k] + imagined[k] > 20]
    assert chi2_contingency([[rejected[k] for k in kinds], [imagined[k] for k in kinds]]).pvalue > 0.001


def test_imagined_sets_fit_all_that_was_seen_and_the_truth_is_not_favoured():
    table = Table("tide", 4, seed=9)
    truth = 0
    for i, _ in enumerate(play_randomly(table, random.Random(1))):
        if i % 10 == 0:
            for viewer in range(-1, 4):
                view = redacted(table, viewer)
                imagined = world(table, view, i)
                cards = imagined["cards"][0][:4]
                assert len(set(cards.ravel().tolist())) == 48
                assert [belts_of(hand) for hand in cards] == view["set_belts"][0][:4].tolist()
                assert sorted(imagined["tides"][0].tolist()) == sorted([*range(1, 13), *range(1, 13)])
                unknown = int((view["cards"][0][:4] == 0).sum())
                truth += unknown > 6 and bool((imagined["cards"] == table._state["cards"]).all())
    assert truth == 0


def test_unopened_tide_cards_are_imagined_in_every_order():
    table = Table("tide", 3, seed=2)
    table._state["turn"] = 10
    view = redacted(table, 1)
    left = sorted(table._state["tides"][0][20:].tolist())
    counts = Counter(tuple(w["tides"][0][20:].tolist()) for w in worlds(table, view, 2400))
    assert all(sorted(order) == left for order in counts)
    assert chisquare(list(counts.values())).pvalue > 0.001


def test_others_sealed_picks_are_not_part_of_a_world_but_the_own_pick_is():
    table = Table("tide", 3, seed=3)
    table.play(table.moves(0)[0], 0)
    table.play(table.moves(1)[0], 1)
    imagined = world(table, redacted(table, 0), 1)
    assert imagined["picked"][0] == 0b001
    assert imagined["pick"][0].tolist()[:3] == [table.reveal()["pick"][0], 0, 0]


def test_a_change_of_mind_is_nobody_elses_business():
    table = Table("tide", 4, seed=3)
    table.play(table.moves(1)[0], 1)
    table.play(table.moves(0)[0], 0)
    before = [(table.view(v), table.record_for(v), table.news(v)) for v in (0, 2, 3, None)]
    table.play(table.moves(1)[3], 1)
    assert [(table.view(v), table.record_for(v), table.news(v)) for v in (0, 2, 3, None)] == before


def test_a_viewers_record_tells_nothing_of_the_others_cards():
    """The same game dealt otherwise to the others: everything a viewer is given is the same, the record too."""
    table = Table("tide", 4, seed=3)
    for viewer in range(4):
        other = world(table, redacted(table, viewer), seed=viewer)
        dealt = [int(card) - 1 for cards in other["cards"][0][:4] for card in cards]
        weather = [*dealt, *(item for item in range(60) if item not in dealt)]
        free = {level: [2 * level - 1, 2 * level - 2] for level in range(1, 13)}
        tides = [free[int(level)].pop() for level in other["tides"][0]]
        dealt_otherwise = Table("tide", 4, seed=3, deals=[(1, 0, tuple(weather)), (2, 0, tuple(tides))])
        assert dealt_otherwise.reveal()["cards"] != table.reveal()["cards"]
        records = []
        for same in (table.copy(), dealt_otherwise):
            same.play(same.moves(viewer)[2], viewer)
            same.play(same.moves((viewer + 1) % 4)[0], (viewer + 1) % 4)
            records.append(same.record_for(viewer))
        assert records[0] == records[1]
