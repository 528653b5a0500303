"""Nothing of duck is ever lost or doubled, whatever is played; and interpreted and native runs agree."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parawan import Table
from parawan.games.duck.components import CARD_OF, TEXTS
from tests.support import play_randomly

ALL_DUCKS = Counter(TEXTS[card] for card in CARD_OF)


def ducks(record: dict[str, Any]) -> Counter:
    """Every duck of an open record, wherever it is."""
    places = [*record["hand"], *record["pile"], *record["towel"], record["deck"], [record["ghost_card"]]]
    return Counter(card for place in places for card in place if card)


def check(table: Table, record: dict[str, Any]) -> None:
    if not table.over:
        assert ducks(record) == ALL_DUCKS
        assert table.to_act == (record["turn"],)
        assert len(table.moves()) > 0
    assert record["held"] == [len(cards) for cards in record["hand"]]
    assert record["height"] == [sum(map(bool, pile)) for pile in record["pile"]]
    assert record["deck_size"] == sum(map(bool, record["deck"]))
    assert all(not Counter(known) - Counter(cards) for known, cards in zip(record["known"], record["hand"], strict=True))
    assert 0 <= record["dry"] < 60
    assert record["pending"] == 0
    left = 5 - (record["round"] - 1 if not table.over else 5)
    assert record["buoy_seat"][5 - left :] == [-1] * left


@settings(max_examples=60)
@given(data=st.data())
def test_ducks_and_lifebuoys_are_kept(data):
    table = Table("duck", data.draw(st.integers(2, 5)), seed=data.draw(st.integers(0, 2**32)))
    for _ in range(data.draw(st.integers(0, 120))):
        if table.over:
            break
        moves = table.moves()
        table.play(moves[data.draw(st.integers(0, len(moves) - 1))])
        check(table, table.reveal())


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_game_ends_and_nothing_is_lost_on_the_way(seats):
    renewals = 0
    for seed in range(8):
        table = Table("duck", seats, seed=seed)
        for _ in play_randomly(table, random.Random(seed)):
            record = table.reveal()
            check(table, record)
            renewals += record["renewed"]
        assert table.winners
    assert renewals or seats == 3


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 1), (4, 4), (5, 0), (5, 9)])
def test_interpreted_and_native_agree_in_whole_games(seats, seed):
    native = Table("duck", seats, seed=seed)
    plain = Table("duck", seats, seed=seed, target="interpreted")
    for seat, number in play_randomly(native, random.Random(seed)):
        plain.play(plain.move(number), seat)
        assert plain._state.tobytes() == native._state.tobytes()
        for viewer in range(-1, seats) if len(native.log) % 25 == 0 else ():
            views = [table._redacted_record(None if viewer < 0 else viewer).tobytes() for table in (plain, native)]
            assert views[0] == views[1]
    assert native.over


def test_drawing_on_and_on_ends_in_a_stalemate():
    """Nobody goes out or dives, everybody takes what lies open: D19 ends the round."""
    table = Table("duck", 3, seed=2)
    moves = 0
    while table.reveal()["round"] == 1:
        texts = [move.text for move in table.moves()]
        open_ = [text for text in texts if text.endswith(("left", "right")) and len(text.split()[0]) == 2]
        table.play((open_ or [text for text in texts if text != "dive"])[0])
        moves += 1
    assert table.reveal()["ending"] == 4
    assert moves >= 60
