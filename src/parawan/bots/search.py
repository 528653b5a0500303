"""A bot that searches: it grows a tree of what may happen, in worlds that fit what it sees, and plays what is surely good."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from parawan.bots.pace import Pace
from parawan.bots.seat import Budget, Thought
from parawan.bots.sight import Room, Sight
from parawan.bots.tree import EDGE, MOST_STEPS
from parawan.engine.moves import Move

PASSES = 2000  # when nobody limits it
CAUTION = 0.3  # how much less a move tried once may be worth than it seemed
FEWEST_EDGES, MOST_EDGES = 1 << 12, 1 << 20
EDGES_A_SECOND = 1 << 20


@dataclass(frozen=True)
class Searcher:
    """Searches by the rule of thumb, or with what was learned.

    Its patience is the passes after which it has seen enough, however long it may think.
    """

    seed: int
    learned: bool = False
    patience: int | None = None

    def choose(self, view: dict[str, Any], moves: Sequence[Move], budget: Budget) -> Thought:
        sight = Sight(view, moves, self.seed, self.learned)
        results = np.zeros((len(moves), 4))
        if len(moves) > 1:
            results += self._search(sight, budget)
        visits = np.maximum(results[:, 0], 1.0)
        sure = np.where(results[:, 0] > 0, results[:, 1] / visits - CAUTION / np.sqrt(visits), -CAUTION)
        rates = sight.rates("thumb")  # tell moves apart that were not looked at
        return sight.thought(sight.numbers, results, np.lexsort((-rates, -sure)))

    def _search(self, sight: Sight, budget: Budget) -> np.ndarray:
        """What came of each move, in trees that grow side by side, one a thread."""
        share = self._share_of_thread(budget)
        if budget.threads == 1:
            return grow(sight, Room(sight), share)
        with ThreadPoolExecutor(budget.threads) as pool:
            trees = pool.map(lambda thread: grow(sight, Room(sight, thread), share), range(budget.threads))
            return np.asarray(sum(trees))

    def _share_of_thread(self, budget: Budget) -> Budget:
        limits = [limit for limit in (budget.iterations, self.patience) if limit is not None]
        if not limits and budget.seconds is None:
            limits = [PASSES]
        return replace(budget, iterations=-(-min(limits) // budget.threads)) if limits else budget


def grow(sight: Sight, room: Room, budget: Budget) -> np.ndarray:
    """What came of each move, in one tree: visits, values, wins and points, added up."""
    pace = Pace(budget)
    edges = np.zeros(_edges_for(budget), EDGE)
    words = room.worlds.view(word_type(room.worlds.itemsize)).reshape(len(room.worlds), -1)
    path = np.zeros((MOST_STEPS, 3), np.int64)
    rates, own = np.zeros(len(room.moves)), np.zeros(len(room.moves))
    results = np.zeros((len(sight.moves), 4))
    while passes := pace.next_slice():
        sight.run.search(
            room.worlds, words, room.work, room.dealers, room.moves, room.rng, room.tasks, room.values,
            edges, path, rates, own, sight.numbers, passes, results, room.minds,
        )  # fmt: skip
    return results


def _edges_for(budget: Budget) -> int:
    """A table with room for all edges of a search, within bounds; its size is a power of two."""
    passes = budget.iterations or int((budget.seconds or 0) * EDGES_A_SECOND / 8)
    return min(max(FEWEST_EDGES, 1 << (8 * passes).bit_length()), MOST_EDGES)


def word_type(size: int) -> np.dtype:
    """The widest integers that fill a record of this size."""
    return np.dtype(next(kind for kind in (np.int64, np.int32, np.int16, np.int8) if size % np.dtype(kind).itemsize == 0))
