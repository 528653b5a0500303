"""Finished games to look back at."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from parawan.bots.characters import make
from parawan.bots.seat import Budget
from parawan.engine.table import Table
from tests.support import play_randomly


def played_anyhow(game: str, seats: int, options: dict[str, Any], seed: int) -> Table:
    """A game of random moves, minds changed now and then."""
    table = Table(game, seats, seed=seed, options=options, deals=())
    for _ in play_randomly(table, random.Random(seed)):
        pass
    return table


def played_by(bots: Sequence[str], game: str, seed: int, iterations: int = 50) -> Table:
    """A game of bots."""
    table = Table(game, len(bots), seed=seed, deals=())
    players = [make(name, seed) for name in bots]
    while not table.over:
        seat = table.to_act[0]
        moves = list(table.moves(seat))
        table.play(players[seat].choose(table.view(seat), moves, Budget(iterations=iterations)).move, seat)
    return table
