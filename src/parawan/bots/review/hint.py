"""Two or three good moves from a seat's view, with what they are worth and one reason: the best of those that looking back or the
searching bot would weigh."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from parawan.bots.review.weigh import Trial
from parawan.bots.search import Searcher
from parawan.bots.seat import Budget
from parawan.engine.moves import Move
from parawan.games.contract import Message

MOST = 3
SEED = 0  # the same view gives the same hints


@dataclass(frozen=True)
class Hint:
    """A move, the final points it is expected to lead to, and for the first one why it is better than one that is not as good."""

    move: Move
    points: float
    because: Message | None = None


def hints(view: dict[str, Any], moves: Sequence[Move], budget: Budget) -> list[Hint]:
    """The best moves, best first. Only the seat's view goes in."""
    thought = Searcher(SEED).choose(view, moves, budget)
    found = [weighed.move for weighed in thought.weighed[:MOST]]
    trial = Trial(view, moves, found)  # of all moves, as when one looks back: both call the same ones good
    best, *others = trial.weighed[:MOST]
    worse = next((other for other in others if round(best.points - other.points, 1) > 0), None)
    reason = trial.because(worse.move) if worse else None
    return [Hint(best.move, round(best.points, 1), reason), *(Hint(other.move, round(other.points, 1)) for other in others)]
