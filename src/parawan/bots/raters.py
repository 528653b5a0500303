"""Bots that look at each move once and take the one that looks best: no odds, no plans."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from parawan.bots.seat import Budget, Thought, Weighed
from parawan.bots.sight import Sight
from parawan.engine.moves import Move


@dataclass(frozen=True)
class Rater:
    """Takes the best move by greed or by the rule of thumb; of like ones any. With `looks` it sees only so many of the moves."""

    seed: int
    by: str = "greed"
    looks: int | None = None

    def choose(self, view: dict[str, Any], moves: Sequence[Move], budget: Budget) -> Thought:
        sight = Sight(view, moves, self.seed)
        rates = sight.rates(self.by).tolist()
        seen = random.Random(sight.chance).sample(range(len(moves)), min(self.looks or len(moves), len(moves)))
        weighed = tuple(Weighed(sight.moves[i], looked=1) for i in sorted(seen, key=lambda i: -rates[i]))
        return Thought(weighed[0].move, weighed)
