"""What each game says is good to know: from a seat's own view alone, the same in every target."""

from __future__ import annotations

import random

import numpy as np
import pytest

from parawan import Table, games
from parawan.bots.program import FROM_ADVICE, thinking
from parawan.kernel.chance import generator
from parawan.kernel.interpreted import look
from tests.support import every_table, interpreted, play_randomly, redacted, world


def rates(game: str, by: str, record: np.ndarray, numbers: np.ndarray) -> list[float]:
    found = np.zeros(len(numbers))
    getattr(thinking(game), f"rate_by_{by}")(record, numbers, found)
    return found.tolist()


@pytest.mark.parametrize("by", ["greed", "thumb"])
@pytest.mark.parametrize(("game", "seats", "options"), every_table())
def test_a_rating_hangs_on_the_seats_own_view_alone(game, seats, options, by):
    """The same with everything open as with everything hidden, and interpreted as compiled."""
    table = Table(game, seats, seed=3, options=options)
    plain = interpreted(getattr(table.game.advice, by))
    different = set()
    for i, _ in enumerate(play_randomly(table, random.Random(3), most=60)):
        if i % 5 == 0 and not table.over:
            seat = table.to_act[0]
            numbers = np.array(table._numbers(seat), np.int16)
            everything = table._state.copy()
            everything["viewer"] = seat
            seen = redacted(table, seat)
            found = rates(game, by, seen, numbers)
            assert found == rates(game, by, everything, numbers)
            assert found == pytest.approx([plain(look(seen)[0], seat, int(number)) for number in numbers])
            different.add(tuple(found))
    assert len(different) > 3


@pytest.mark.parametrize(("game", "seats", "options"), every_table())
def test_a_suspected_world_still_fits_the_view(game, seats, options):
    table = Table(game, seats, seed=6, options=options)
    suspect = interpreted(table.game.advice.suspect)
    for i, _ in enumerate(play_randomly(table, random.Random(6), most=80)):
        if i % 4 == 0 and not table.over:
            seat = table.to_act[0]
            seen = redacted(table, seat)
            imagined = world(table, seen, i)
            before = imagined.copy()
            suspect(look(imagined)[0], look(generator(i)))
            for state in (before, imagined):
                table._program.redact_for(state, seat)
            assert imagined.tobytes() == before.tobytes()


def test_suspected_hands_of_duck_are_low_and_no_duck_is_lost():
    table = Table("duck", 4, seed=2)
    suspect = interpreted(table.game.advice.suspect)
    for _ in play_randomly(table, random.Random(8), most=8):
        pass
    seen = redacted(table, table.to_act[0])
    sums = []
    for seed in range(200):
        imagined = world(table, seen, seed)
        hands, deck = hands_and_deck(table, imagined)
        suspect(look(imagined)[0], look(generator(seed)))
        hands_then, deck_then = hands_and_deck(table, imagined)
        assert sorted(hands + deck) == sorted(hands_then + deck_then)
        assert len(deck) == len(deck_then)
        sums.append([sum(int(card[1:]) for card in cards) for cards in (hands, hands_then)])
    even, suspected = np.mean(sums, axis=0)
    assert suspected < even - 3


def hands_and_deck(table: Table, record: np.ndarray) -> tuple[list[str], list[str]]:
    plain = table.game.record.to_plain(record)
    return [card for hand in plain["hand"] for card in hand], plain["deck"]


@pytest.mark.parametrize(("game", "seats", "options"), every_table())
def test_chapters_count_down_to_the_end(game, seats, options):
    table = Table(game, seats, seed=4, options=options)
    chapters_left = interpreted(table.game.advice.chapters_left)
    left = chapters_left(look(table._state)[0])
    for _ in play_randomly(table, random.Random(4)):
        now = chapters_left(look(table._state)[0])
        assert 0 <= now <= left
        left = now
    assert left == 0


@pytest.mark.parametrize("game", games.names())
def test_every_game_says_all_that_bots_ask(game):
    advice = games.load(game).advice
    assert all(callable(getattr(advice, name)) for name in FROM_ADVICE)
    assert advice.__doc__ is not None
    assert "rule of thumb" in advice.__doc__
