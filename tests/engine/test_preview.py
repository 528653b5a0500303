"""The choices a player is shown: what is sure, and nothing else."""

from __future__ import annotations

import random

import numpy as np
import pytest

from parawan import Table
from parawan.engine.preview import choices
from tests.support import THOROUGH, every_table, play_randomly, redacted, world


def shown(table: Table, seat: int) -> list:
    seen = np.zeros(table.seats + 1, table.game.record.dtype)
    table.seen(seen)
    return choices(table.game, seen[seat : seat + 1], list(table.moves(seat)))


@pytest.mark.parametrize(("game", "seats", "options"), every_table())
def test_choices_are_the_legal_moves_and_what_is_said_of_them_happens(game, seats, options):
    """The effects are the beginning of the move's true story, whatever the hidden cards are."""
    chooser = random.Random(5)
    table = Table(game, seats, seed=5, options=options)
    for step, _ in enumerate(play_randomly(table, chooser)):
        if table.over or step > (400 if THOROUGH else 25):
            break
        seat = chooser.choice(table.to_act)
        offered = shown(table, seat)
        assert [choice.move for choice in offered] == list(table.moves(seat))
        for choice in chooser.sample(offered, min(3, len(offered))):
            after = table.copy()
            before = after.scores[seat]
            after.play(choice.move, seat)
            assert tuple(after.news(seat)[: len(choice.effects)]) == choice.effects
            if choice.gain is not None and not after.over:
                assert choice.gain == after.scores[seat] - before


@pytest.mark.parametrize(("game", "seats", "options"), every_table())
def test_choices_are_the_same_in_every_world_the_seat_cannot_tell_apart(game, seats, options):
    chooser = random.Random(6)
    table = Table(game, seats, seed=6, options=options)
    for step, _ in enumerate(play_randomly(table, chooser)):
        if table.over or step > (400 if THOROUGH else 25):
            break
        seat = chooser.choice(table.to_act)
        other = table.copy()
        view = redacted(table, seat)
        other._state[:] = world(table, view, step)
        if redacted(other, seat).tobytes() != view.tobytes():
            continue  # others have sealed picks, which are not part of an imagined world
        assert shown(other, seat) == shown(table, seat)


def test_a_sealed_pick_promises_nothing():
    """T8: whoever picks last must not learn from the choices what the others have picked."""
    table = Table("tide", 3, seed=1)
    table.play(table.moves(0)[0], 0)
    table.play(table.moves(1)[0], 1)
    assert all(choice.effects == () for choice in shown(table, 2))


def test_a_towels_gain_is_known_before_it_is_laid():
    table = Table("maui", 2, seed=3)
    chooser = random.Random(3)
    gains = set()
    for _ in play_randomly(table, chooser):
        if table.over:
            break
        gains |= {choice.gain for choice in shown(table, table.to_act[0])}
    assert {gain for gain in gains if gain is not None and gain > 0}
    assert {gain for gain in gains if gain is not None and gain < 0}
