"""What maui hides, and the worlds imagined behind a view: every order that fits, equally often."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import chisquare

from parawan import Table
from parawan.games.maui import GAME
from parawan.games.maui.components import TILE_TEXTS
from tests.games.maui.beach import put_last, put_market
from tests.support import Desk, every_table, play_randomly, redacted, world


def worlds(table: Table, view: np.ndarray, n: int):
    for seed in range(n):
        yield world(table, view, seed)


def redact_again(table: Table, imagined: np.ndarray, viewer: int) -> bytes:
    """The view of an imagined world."""
    again = imagined.copy()
    table._program.redact_for(again, viewer)
    return again.tobytes()


@settings(max_examples=40)
@given(data=st.data())
def test_an_imagined_world_gives_the_same_view_and_the_same_moves(data):
    _, seats, options = data.draw(st.sampled_from(every_table("maui")))
    seed = data.draw(st.integers(0, 2**32))
    table = Table("maui", seats, seed=seed, options=options)
    for _ in play_randomly(table, random.Random(seed), most=data.draw(st.integers(0, 100))):
        pass
    for viewer in range(-1, seats):
        view = redacted(table, viewer)
        imagined = world(table, view, seed)
        assert redact_again(table, imagined, viewer) == view.tobytes()
        assert imagined["viewer"][0] == viewer
        other = table.copy()
        other._state[:] = imagined
        refreshed = Desk.__new__(Desk)
        refreshed.table = other
        for seat in table.may_act:
            assert refreshed.moves(seat) == [move.text for move in table.moves(seat)]


@settings(max_examples=40)
@given(data=st.data())
def test_imagined_worlds_fit_all_that_was_seen(data):
    _, seats, options = data.draw(st.sampled_from(every_table("maui")))
    seed = data.draw(st.integers(0, 2**32))
    table = Table("maui", seats, seed=seed, options=options)
    for _ in play_randomly(table, random.Random(seed), most=data.draw(st.integers(0, 100))):
        pass
    true = table.reveal()
    imagined = table.game.record.to_plain(world(table, redacted(table, 0), seed))
    assert sorted(imagined["bag"]) == sorted(TILE_TEXTS[1:])
    assert imagined["bag"][: true["drawn"]] == true["bag"][: true["drawn"]]
    for seat in range(seats):
        shown = [mark for column in true["marks"][seat] for mark in column if mark.startswith("-")]
        lying = [thing for thing in imagined["space"][seat] if thing.startswith("-")]
        assert not Counter(shown + lying) - Counter(["-2"] * 2 + ["-3"] * 3 + ["-4"] * 2)
        assert [bool(thing) for thing in imagined["space"][seat]] == [bool(thing) for thing in true["space"][seat]]


def test_M26_all_views_hide_the_order_of_the_bag_and_keep_what_was_drawn():
    table = Table("maui", 4, seed=3)
    for _ in play_randomly(table, random.Random(3), most=20):
        pass
    true = table.reveal()
    for viewer in (0, 1, 2, 3, None):
        view = table.view(viewer)
        assert view["bag"] == true["bag"][: true["drawn"]] + (60 - true["drawn"]) * [""]
        assert {**view, "bag": 0, "viewer": 0, "notes": 0} == {**true, "bag": 0, "viewer": 0, "notes": 0}  # umbrellas are open


def test_the_tiles_left_in_the_bag_are_imagined_in_every_order_equally_often():
    table = Table("maui", 4, seed=5)
    table._state["drawn"] = 57
    view = redacted(table, 1)
    left = table._state["bag"][0][57:].tolist()
    counts = Counter(tuple(w["bag"][0][57:].tolist()) for w in worlds(table, view, 1200))
    assert set(counts) == set(permutations(left))
    assert chisquare(list(counts.values())).pvalue > 0.001


def test_every_tile_is_as_likely_to_come_next():
    table = Table("maui", 2, seed=6)
    view = redacted(table, 0)
    counts = Counter(int(w["bag"][0][8]) for w in worlds(table, view, 5200))
    assert set(counts) == set(table._state["bag"][0][8:].tolist())
    assert chisquare(list(counts.values())).pvalue > 0.001


@pytest.mark.parametrize(
    ("shown", "gone", "left"),
    [
        ([-2, -3, -3, -4], 1, 2),  # -2 -3 -4 never turned up: one of them left unseen, two still lie
        ([-2, -2, -3], 2, 2),  # -3 -3 -4 -4, equal crabs count apart
        ([-4, -3, -3, -3], 1, 2),
        ([-2, -3, -4], 0, 4),
    ],
)
def test_M25_M28_crabs_that_lie_are_a_random_part_of_those_never_turned_up(shown, gone, left):
    table = Table("maui", 2, seed=1, options={"variant": "crab"})
    row = table._state[0]
    columns = [2, 3, 5, 6, 8, 10, 11]
    assert len(shown) + gone + left == 7
    for column, crab in zip(columns, shown, strict=False):
        row["marks"][0][column][1] = crab
    for column in columns[: len(shown) + gone]:
        row["space"][0][column] = 0
    never = [-2, -2, -3, -3, -3, -4, -4]
    for crab in shown:
        never.remove(crab)
    expected = Counter(order[:left] for order in permutations(never))  # all arrangements, equal crabs apart
    view = redacted(table, 1)
    n = 2400
    counts = Counter(tuple(int(w["space"][0][0][column]) for column in columns[-left:]) for w in worlds(table, view, n))
    assert set(counts) == set(expected)
    whole = sum(expected.values())
    assert chisquare([counts[k] for k in expected], [n * expected[k] / whole for k in expected]).pvalue > 0.001


def test_each_seats_crabs_are_imagined_apart():
    table = Table("maui", 3, seed=2, options={"variant": "crab"})
    view = redacted(table, 0)
    counts = Counter((int(w["space"][0][0][2]), int(w["space"][0][1][2])) for w in worlds(table, view, 3000))
    share = {-2: 2 / 7, -3: 3 / 7, -4: 2 / 7}
    pairs = [(a, b) for a in share for b in share]
    assert chisquare([counts[p] for p in pairs], [3000 * share[a] * share[b] for a, b in pairs]).pvalue > 0.001


def test_M34_a_seat_does_not_know_its_own_crabs_either_and_the_record_forgets_a_crab_that_leaves_unseen():
    desk = Desk("maui", 2, {"variant": "crab", "same_side": True})
    put_last(desk, "swf", 1, 1)
    put_market(desk, "swl")
    views = []
    for crab in (-2, -3, -4):
        other = Desk("maui", 2, {"variant": "crab", "same_side": True})
        other.table._state[:] = desk.table._state
        other.s.space[0, 2] = crab
        other.play(0, "a0 1")  # the crab in row 6 is not covered
        views.append([other.table.view(viewer) for viewer in (0, 1, None)])
        assert not any(other.s.space[0, column] == crab and column == 2 for column in range(13))
    assert views[0] == views[1] == views[2]


def test_no_byte_of_a_record_is_padding_which_copies_would_fill_with_anything():
    fields = GAME.record.dtype.fields
    assert GAME.record.dtype.itemsize == sum(field[0].itemsize for field in fields.values())


def test_chance_still_to_come_is_no_part_of_a_view():
    """Between a move and its deals, too, a view is whole and a world can be imagined."""
    table = Table("maui", 2, seed=1, deals=(), options={"variant": "long"})
    table._program.new_game(table._state)
    view = redacted(table, 0)
    assert view["event"][0] > 0
    assert redact_again(table, world(table, view, 1), 0) == view.tobytes()
