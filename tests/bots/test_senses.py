"""What a learner looks at: nothing but what its seat may know, within the numbers it has weights for."""

from __future__ import annotations

import random

import numpy as np
import pytest

from parawan import Table
from parawan.kernel.interpreted import look
from tests.support import every_table, interpreted, play_randomly, redacted

every = pytest.mark.parametrize(("game", "seats", "options"), every_table())


def sensed(table: Table, record: np.ndarray, seat: int) -> tuple[list[int], list[list[int]]]:
    """The marks of how things stand for a seat, and the traits of its moves."""
    senses = table.game.senses
    marks = np.zeros(senses.MOST_MARKS + 50, np.int16)
    n = interpreted(senses.sense)(look(record)[0], seat, look(marks), 0)
    numbers = np.array(table._numbers(seat) if seat in table.may_act else [], np.int16)
    traits = np.full(len(numbers) * senses.TRAITS_A_MOVE, -1, np.int16)
    interpreted(senses.describe)(look(record)[0], seat, look(numbers), len(numbers), look(traits), 0)
    return marks[:n].tolist(), traits.reshape(len(numbers), senses.TRAITS_A_MOVE).tolist()


@every
def test_what_is_sensed_hangs_on_the_seats_own_view_alone(game, seats, options):
    table = Table(game, seats, seed=3, options=options)
    different = set()
    for i, _ in enumerate(play_randomly(table, random.Random(3), most=100)):
        if i % 7 == 0 and not table.over:
            for seat in range(seats):
                everything = table._state.copy()
                everything["viewer"] = seat
                marks, traits = sensed(table, redacted(table, seat), seat)
                assert (marks, traits) == sensed(table, everything, seat)
                different.add(tuple(marks))
    assert len(different) > 5


@every
def test_marks_and_traits_stay_within_their_blocks(game, seats, options):
    table = Table(game, seats, seed=5, options=options)
    senses = table.game.senses
    for i, _ in enumerate(play_randomly(table, random.Random(5))):
        if i % 9 == 0 and not table.over:
            seat = table.to_act[0]
            marks, traits = sensed(table, table._state, seat)
            assert len(marks) == len(set(marks)) <= senses.MOST_MARKS
            assert all(0 < mark < senses.MARKS for mark in marks)
            assert all(0 <= trait < senses.TRAITS for of_move in traits for trait in of_move)
            assert all(of_move[0] > 0 for of_move in traits)
