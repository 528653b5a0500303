"""Moves of duck as people write them, and what they are told when it goes wrong."""

from __future__ import annotations

import random

import pytest

from parawan import AmbiguousMove, IllegalMove, Table, UnreadableMove
from parawan.engine.table import Move
from parawan.games.duck import moves, rules
from tests.games.duck.positions import lay_out
from tests.support import Desk, play_randomly


@pytest.fixture
def desk() -> Desk:
    """Three seats; seat 1 is on turn, its left neighbour's pile is empty."""
    desk = Desk("duck", 3)
    lay_out(desk, "y5", "y3 y3 b3 r4 r5 r6", "y6", piles={0: "b1"})
    return desk


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_legal_move_is_written_and_read_alike(seats):
    table = Table("duck", seats, seed=seats)
    for _ in play_randomly(table, random.Random(seats), most=150):
        if not table.over:
            seat = table.to_act[0]
            legal = {move.number for move in table.moves(seat)}
            for move in table.moves(seat):
                meant = moves.read(None, seat, move.text)
                assert [number for number in meant if number in legal] == [move.number]


def test_every_number_has_a_text_of_its_own():
    texts = [moves.write(None, number) for number in range(rules.MOVES)]
    assert len(set(texts)) == rules.MOVES
    for number, text in enumerate(texts):
        if not text.startswith("#"):
            assert moves.read(None, 0, text)[0] == number


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "3",
        "9y",
        "3g",
        "y9",
        "1b dec\u212a",
        "3yyyy",
        "b3-9",
        "3-5",
        "3y up",
        "3y deck left",
        "3yb!",
        "dive deck",
        "b٣-٥",
        "y" * 999,
    ],
)
def test_what_is_no_move_is_unreadable(desk, text):
    with pytest.raises(UnreadableMove, match="is not a move here"):
        desk.play(1, text)


@pytest.mark.parametrize("text", ["y3 b4 deck", "r4 r6 r5", "y3 y3 y4"])
def test_D7_D8_cards_that_are_neither_group_nor_run_are_told_so(desk, text):
    with pytest.raises(UnreadableMove, match=r"neither a group \(D7.*nor a run \(D8"):
        desk.play(1, text)


@pytest.mark.parametrize("text", ["r4-5", "r5-4", "r4-4 deck"])
def test_D8_a_short_run_is_told_so(desk, text):
    with pytest.raises(UnreadableMove, match="three cards or more"):
        desk.play(1, text)


@pytest.mark.parametrize(
    ("cards", "short"),
    [
        ("r4 deck", "4r deck"),
        ("y3 b3 deck", "3yb deck"),
        ("b3 y3 y3 deck", "3byy deck"),
        ("y3 b3 y3 right", "3yby right"),
        ("r4 r5 r6 deck", "r4-6 deck"),
        ("R6 R5 R4 deck", "r6-4 deck"),
    ],
)
def test_cards_may_be_written_one_by_one_as_they_are_shown(desk, cards, short):
    desk.refresh()
    assert desk.table.read_move(cards, 1) == desk.table.read_move(short, 1)


@pytest.mark.parametrize("text", ["3YB deck", "  3yb   DECK ", "3yb deck"])
def test_white_space_and_case_do_not_matter(desk, text):
    desk.refresh()
    assert desk.table.read_move(text, 1).text == "3yb deck"


def test_D9_colours_beneath_the_top_may_be_written_in_any_order():
    desk = Desk("duck", 3)
    lay_out(desk, "y5", "y3 b3 r3 r6", "y6")
    desk.refresh()
    assert desk.table.read_move("3ryb deck", 1) == desk.table.read_move("3yrb deck", 1)
    assert desk.table.read_move("3ryb deck", 1).text == "3yrb deck"


def test_D10_leaving_the_pile_out_is_ambiguous_where_one_must_be_named(desk):
    with pytest.raises(AmbiguousMove, match="3y deck, 3y right"):
        desk.play(1, "3y")


@pytest.mark.parametrize(
    ("text", "clause", "says"),
    [
        ("dive", "D13", "sums to 24"),
        ("7b deck", "D7", "no blue 7"),
        ("3yyy deck", "D7", "the yellow 3 only 2 times"),
        ("3ybb deck", "D7", "the blue 3 only once"),
        ("r4-7 deck", "D8", "no red 7"),
        ("r3-5 deck", "D8", "no red 3"),
        ("0yy deck", "D7", "no such cards"),
        ("3y left", "D10", "left neighbour’s discard pile is empty"),
        ("r0-8", "D8", "no red 0"),
    ],
)
def test_each_illegal_move_names_its_clause(desk, text, clause, says):
    with pytest.raises(IllegalMove, match=says) as error:
        desk.play(1, text)
    assert error.value.clause == clause


def test_D10_a_right_neighbours_empty_pile():
    desk = Desk("duck", 3)
    lay_out(desk, "y5", "y3 b7 r8", "y6")
    with pytest.raises(IllegalMove, match="right neighbour’s") as error:
        desk.play(1, "3y right")
    assert error.value.clause == "D10"


def test_D12_who_goes_out_names_no_pile():
    desk = Desk("duck", 3)
    lay_out(desk, "y5", "r4 r5 r6", "y6")
    with pytest.raises(IllegalMove, match="Name no pile") as error:
        desk.play(1, "r4-6 deck")
    assert error.value.clause == "D12"
    desk.play(1, "r4-6")


def test_D19_who_brings_on_a_stalemate_names_no_pile(desk):
    desk.s.renewed = 1
    lay_out(desk, "y5", "r4 r5 r7", "y6", piles={0: "b1"}, deck="")
    with pytest.raises(IllegalMove, match="not renewed again") as error:
        desk.play(1, "4r right")
    assert error.value.clause == "D19"
    desk.play(1, "4r")


def test_D10_a_move_without_a_pile_says_what_to_add(desk):
    bare = Move(moves.read(None, 1, "3y")[0], "3y")
    with pytest.raises(IllegalMove, match="deck, left or right") as error:
        desk.table.play(bare, 1)
    assert error.value.clause == "D10"


def test_every_number_that_is_not_legal_has_a_reason(desk):
    desk.refresh()
    legal = {move.number for move in desk.table.moves(1)}
    state = desk.table._redacted(1)
    for number in range(rules.MOVES):
        if number not in legal:
            assert moves.why_not(state, 1, number).clause in {"D7", "D8", "D10", "D12", "D13", "D19"}
