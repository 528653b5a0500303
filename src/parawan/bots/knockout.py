"""A bot that has learned which moves are good: it tries these in the same worlds, and after each round the worse half is out.

Every world deals the same cards to all of them, so that little luck is left in the differences.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from parawan.bots.pace import Pace
from parawan.bots.seat import Budget, Thought
from parawan.bots.sight import Room, Sight
from parawan.engine.moves import Move

CANDIDATES = 8  # moves it tries
ROUNDS = 3  # until two are left
PASSES = 2000  # when nobody limits it
FAITH = 0.25  # what a move that was learned to be e times as likely is worth more, before it was tried in many worlds
SELDOM = 0.001  # no move counts as less likely than this


@dataclass(frozen=True)
class Knockout:
    seed: int

    def choose(self, view: dict[str, Any], moves: Sequence[Move], budget: Budget) -> Thought:
        sight = Sight(view, moves, self.seed, learned=True)
        rooms = [Room(sight, thread) for thread in range(budget.threads)]
        likely = np.log(np.maximum(sight.likelihoods(rooms[0]), SELDOM))
        order = np.argsort(-likely, kind="stable")
        results = np.zeros((len(moves), 4))
        if len(moves) > 1:
            left = min(CANDIDATES, len(moves))
            for share in _shares(budget):
                tried = order[: left if share.iterations is None else min(left, share.iterations)]
                results[tried] += _try(sight, rooms, sight.numbers[tried], share)
                visits = np.maximum(results[tried, 0], 1.0)
                worth = results[tried, 1] / visits + FAITH * likely[tried] / np.sqrt(visits)
                order[: len(tried)] = tried[np.argsort(-worth, kind="stable")]
                left = max(left // 2, 2)
        return sight.thought(sight.numbers, results, order)


def _shares(budget: Budget) -> list[Budget]:
    """As much for every round."""
    passes = PASSES if budget.seconds is None and budget.iterations is None else budget.iterations
    share = replace(budget, seconds=None if budget.seconds is None else budget.seconds / ROUNDS)
    if passes is None:
        return [share] * ROUNDS
    return [replace(share, iterations=passes * (i + 1) // ROUNDS - passes * i // ROUNDS) for i in range(ROUNDS)]


def _try(sight: Sight, rooms: list[Room], numbers: np.ndarray, share: Budget) -> np.ndarray:
    """What came of each of these moves, side by side on every thread."""
    if share.iterations is not None:  # of which every move takes one a world
        rooms = rooms[: max(share.iterations // max(len(numbers), 1), 1)]
        share = replace(share, iterations=share.iterations // max(len(numbers) * len(rooms), 1))

    def on_thread(room: Room) -> np.ndarray:
        results = np.zeros((len(numbers), 4))
        pace = Pace(share)
        while worlds := pace.next_slice():
            sight.try_moves(room, numbers, worlds, results)
        return results

    if len(rooms) == 1:
        return on_thread(rooms[0])
    with ThreadPoolExecutor(len(rooms)) as pool:
        return np.asarray(sum(pool.map(on_thread, rooms)))
