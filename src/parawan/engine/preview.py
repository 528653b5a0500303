"""What a seat's moves will do, as far as that seat can be sure: for the choices a player is shown.

Only the seat's view goes in, so that nothing hidden can come out: each move is tried in an imagined world, nothing is dealt, and
the story is cut where it would tell something new.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from parawan.engine.drive import NOT_SURE
from parawan.engine.moves import Move
from parawan.engine.program import program
from parawan.games.contract import Event, Game
from parawan.kernel.chance import generator
from parawan.kernel.interpreted import look

CHANCE = generator(0)  # where every preview begins, so that the same view always gives the same choices


@dataclass(frozen=True)
class Choice:
    """A legal move, what it is sure to do, and the points it brings (None where that is not sure)."""

    move: Move
    effects: tuple[Event, ...]
    gain: int | None


def choices(game: Game, seen: np.ndarray, moves: list[Move]) -> list[Choice]:
    """The choices of the seat that sees this record (an array of length 1)."""
    run = program(game.name)
    seat = int(seen["viewer"][0])
    work = np.zeros(game.hidden.WORK)
    worlds = np.repeat(seen, 2)
    run.prepare_worlds(worlds[:1], work)
    numbers = np.array([move.number for move in moves], np.int16)
    after = np.zeros(len(moves), seen.dtype)
    gains = np.zeros(len(moves), np.int64)
    run.preview_moves(worlds, work, CHANCE.copy(), numbers, after, gains)
    noted = after["noted"].tolist()
    effects = (tuple(game.story.tell(look(after[i]), seat)) if noted[i] else () for i in range(len(moves)))
    points = (None if gain == NOT_SURE else gain for gain in gains.tolist())
    return [Choice(*choice) for choice in zip(moves, effects, points, strict=True)]
