"""Moves of tide as people write them, and what they are told when it goes wrong."""

from __future__ import annotations

import pytest

from parawan import IllegalMove, NotYourTurn, Table, UnreadableMove


@pytest.fixture
def table() -> Table:
    return Table("tide", 3, seed=7)


@pytest.mark.parametrize("text", ["", "x", "0", "61", "-4", "4 4", "44!", "٤٤", "lower", "9" * 400])
def test_what_is_no_move_is_unreadable(table, text):
    with pytest.raises(UnreadableMove, match="number of a weather card"):
        table.play(text, 0)


def test_white_space_and_case_do_not_matter(table):
    card = table.moves(0)[0].text
    assert table.read_move(f"  {card} ", 0).text == card


def test_each_illegal_move_names_its_clause(table):
    held = {move.text for move in table.moves(0)}
    foreign = next(str(card) for card in range(1, 61) if str(card) not in held)
    mine = table.moves(0)[0].text
    cases = [(foreign, "T8"), ("low", "T9")]
    table.play(mine, 0)
    cases.append((mine, "T8"))
    for text, clause in cases:
        with pytest.raises(IllegalMove) as error:
            table.play(text, 0)
        assert error.value.clause == clause
    for seat in (1, 2):
        table.play(table.moves(seat)[0], seat)
    with pytest.raises(IllegalMove) as error:
        table.play(mine, 0)
    assert error.value.clause == "T13"


def test_T20_choosing_is_refused_where_there_is_nothing_to_choose():
    table = Table("tide", 3, seed=7, options={"choose": True})
    with pytest.raises(IllegalMove) as error:
        table.play("high", 0)
    assert error.value.clause == "T20"
    while table.moves(table.to_act[0])[0].text != "low":
        table.play(table.moves(table.to_act[0])[0], table.to_act[0])
    bidder = table.to_act[0]
    with pytest.raises(IllegalMove) as error:
        table.play("44", bidder)
    assert error.value.clause == "T20"
    with pytest.raises(NotYourTurn):
        table.play("low", (bidder + 1) % 3)
