"""Simple bots: they play everything, and they cannot peek."""

from __future__ import annotations

import random

import pytest

from parawan import Table
from parawan.bots.simple import BOTS, sampler
from tests.games.test_every_game import swapped
from tests.support import every_table, play_randomly


@pytest.mark.parametrize(("game", "seats", "options"), every_table())
def test_a_sampler_sits_at_every_table(game, seats, options):
    table = Table(game, seats, seed=1, options=options)
    for _ in range(3):
        seat = table.to_act[0]
        table.play(sampler(table.view(seat), table.moves(seat), random.Random(1)), seat)
    assert len(table.log) == 3


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("game", ["duck", "maui", "tide"])
def test_worlds_a_seat_cannot_tell_apart_give_the_same_choice(game, bot):
    table = Table(game, 3, seed=2)
    for i, _ in enumerate(play_randomly(table, random.Random(2), most=40)):
        if i % 8 == 0 and not table.over:
            seat = table.to_act[0]
            other = swapped(table, seat, seed=i)
            mine, theirs = (BOTS[bot](t.view(seat), t.moves(seat), random.Random(i)) for t in (table, other))
            assert mine == theirs


@pytest.mark.parametrize("game", ["duck", "maui", "tide"])
def test_a_sampler_beats_wanderers(game):
    """At four seats a fair share would be 5 of 20."""
    wins = 0.0
    chooser = random.Random(3)
    for deal in range(20):
        table, me = Table(game, 4, seed=deal), deal % 4
        while not table.over:
            seat = table.to_act[0]
            bot = BOTS["sampler" if seat == me else "wanderer"]
            table.play(bot(table.view(seat), table.moves(seat), chooser), seat)
        wins += (me in table.winners) / len(table.winners)
    assert wins >= 10
