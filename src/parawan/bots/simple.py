"""Two simple bots: one plays anything, one tries every move on imagined worlds. Both get a view, never a state."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from parawan.engine.moves import Move
from parawan.engine.program import program
from parawan.games import load
from parawan.kernel.chance import generator
from parawan.kernel.deal import dealer

Bot = Callable[[dict[str, Any], Sequence[Move], random.Random], Move]

SAMPLES = 60  # games played out for each move


def wanderer(view: dict[str, Any], moves: Sequence[Move], chooser: random.Random) -> Move:
    """Plays any legal move."""
    return chooser.choice(moves)


def sampler(view: dict[str, Any], moves: Sequence[Move], chooser: random.Random) -> Move:
    """Plays the move that turns out best when everybody plays at random from here, in worlds that fit the view."""
    if len(moves) == 1:
        return moves[0]
    game = load(view["game"])
    run = program(game.name)
    fields = {name: value for name, value in view.items() if name != "game"}
    worlds = np.concatenate([game.record.from_plain(fields)] * 3)
    work = np.zeros(game.hidden.WORK)
    run.prepare_worlds(worlds[:1], work)
    numbers = np.array([move.number for move in moves], np.int16)
    values = np.zeros(len(moves))
    buffer = np.zeros(game.rules.MOST_LEGAL, np.int16)
    seed = chooser.getrandbits(32)
    run.try_moves(worlds, work, dealer(seed.to_bytes(32, "big")), buffer, generator(seed), numbers, SAMPLES, values)
    return moves[int(values.argmax())]


BOTS: dict[str, Bot] = {"sampler": sampler, "wanderer": wanderer}
