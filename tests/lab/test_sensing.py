"""A batch for learners shows marks and traits where others see observations."""

from __future__ import annotations

import numpy as np
import pytest

from parawan import Table, games, lab
from parawan.kernel.interpreted import look
from tests.support import interpreted

ROWS = 6


@pytest.mark.parametrize("game", games.names())
def test_rows_show_what_tables_sense(game):
    senses = games.load(game).senses
    batch = lab.Batch(game, 3, ROWS, seed=4, senses=True, mask=False, threads=1)
    tables = [Table(game, 3, seed=batch.seed_of(row)) for row in range(ROWS)]
    for _ in range(12):
        for row, table in enumerate(tables):
            seat = table.to_act[0]
            shown = batch.observations[row]
            for place, who in ((0, seat), (senses.MOST_MARKS, row % 3)):
                marks = np.zeros(senses.MOST_MARKS, np.int16)
                interpreted(senses.sense)(look(table._state)[0], who, look(marks), 0)
                assert shown[place : place + senses.MOST_MARKS].tolist() == marks.tolist()
            told = min(int(batch.counts[row]), senses.MOST_TOLD)
            traits = np.zeros(told * senses.TRAITS_A_MOVE, np.int16)
            interpreted(senses.describe)(look(table._state)[0], seat, look(batch.moves[row]), told, look(traits), 0)
            assert shown[2 * senses.MOST_MARKS :][: len(traits)].tolist() == traits.tolist()
            table.play(next(move for move in table.moves(seat) if move.number == batch.moves[row, 0]), seat)
        batch.step(batch.moves[:, 0].copy())


@pytest.mark.parametrize("game", ["duck", "maui"])
def test_of_many_moves_some_of_every_kind_come_first(game):
    """All of them are still listed, and the last one, such as a dive, is told of."""
    told = games.load(game).senses.MOST_TOLD
    plain, sensing = (lab.Batch(game, 3, 400, seed=4, senses=senses, mask=False, threads=1) for senses in (False, True))
    many = 0
    for _ in range(40):
        for row in np.flatnonzero(plain.counts > told):
            listed, shown = (batch.moves[row, : plain.counts[row]].tolist() for batch in (plain, sensing))
            assert sorted(listed) == sorted(shown)
            assert listed[-1] in shown[:told]
            many += 1
        actions = plain.moves[:, 0].copy()
        plain.step(actions)
        sensing.step(actions)
    assert many > 5
