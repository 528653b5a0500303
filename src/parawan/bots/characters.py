"""The characters that play by name."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from parawan.bots import simple
from parawan.bots.seat import Bot, Budget, Thought
from parawan.engine.moves import Move

NAMES = ("pip", "gusto", "wanderer", "sampler")
STAND_INS = {"pip": "wanderer", "gusto": "sampler"}


class Simple:
    """A simple bot in a seat; its luck hangs on its seed and on what it sees."""

    def __init__(self, name: str, seed: int) -> None:
        self._play = simple.BOTS[STAND_INS.get(name, name)]
        self._seed = seed

    def choose(self, view: dict[str, Any], moves: Sequence[Move], budget: Budget) -> Thought:
        luck = random.Random(repr((self._seed, view["notes"], [move.number for move in moves])))
        return Thought(self._play(view, moves, luck))


def make(name: str, seed: int) -> Bot:
    """The character of this name."""
    return Simple(name, seed)
