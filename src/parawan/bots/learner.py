"""A bot that thinks with what it learned, in the way that is best in the game at hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from parawan.bots.knockout import Knockout
from parawan.bots.search import Searcher
from parawan.bots.seat import Budget, Thought
from parawan.engine.moves import Move
from parawan.games import load


@dataclass(frozen=True)
class Learner:
    seed: int

    def choose(self, view: dict[str, Any], moves: Sequence[Move], budget: Budget) -> Thought:
        by_knockout = load(view["game"]).senses.BY_KNOCKOUT
        way = Knockout(self.seed) if by_knockout else Searcher(self.seed, learned=True)
        return way.choose(view, moves, budget)
