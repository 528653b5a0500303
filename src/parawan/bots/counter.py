"""A bot that counts: it tries the moves that look best in many worlds that fit what it sees, and takes the best on average."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from parawan.bots.pace import Pace
from parawan.bots.seat import Budget, Thought
from parawan.bots.sight import Room, Sight
from parawan.engine.moves import Move

CANDIDATES = 8  # moves it tries
WORLDS = 20  # it imagines, and no more, however long it may think
LOOKS = 1  # it takes others for players who look at hardly anything


@dataclass(frozen=True)
class Counter:
    seed: int

    def choose(self, view: dict[str, Any], moves: Sequence[Move], budget: Budget) -> Thought:
        sight = Sight(view, moves, self.seed)
        best = np.argsort(-sight.rates("thumb"), kind="stable")[:CANDIDATES]
        numbers = sight.numbers[best]
        results = np.zeros((len(numbers), 4))
        if len(moves) > 1:
            self._try(sight, numbers, results, budget)
        means = results[:, 1] / np.maximum(results[:, 0], 1.0)
        return sight.thought(numbers, results, np.argsort(-means, kind="stable"))

    def _try(self, sight: Sight, numbers: np.ndarray, results: np.ndarray, budget: Budget) -> None:
        """All of them in each world, until the budget is spent."""
        room = Room(sight)
        room.tasks["looks"] = LOOKS
        if budget.iterations is not None:  # of which every move takes one a world
            budget = replace(budget, iterations=-(-budget.iterations // len(numbers)))
        pace = Pace(budget, WORLDS)
        while worlds := pace.next_slice():
            sight.try_moves(room, numbers, worlds, results)
