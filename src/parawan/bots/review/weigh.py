"""What every move of a choice was worth, given what its seat could know then.

Only the seat's view goes in. First all moves are tried in some worlds that fit it, then the best of them and the one in question
in many more, side by side: every world deals the same cards to all of them, so that little luck is left in the differences.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from parawan.bots.review.outcome import AT_ONCE, IN_CHAPTER, POINTS, TELLING, WHOLE_WIN, WINS
from parawan.bots.sight import Room, Sight
from parawan.engine.moves import Move
from parawan.games.contract import Message

FIRST_WORLDS = 60  # for every move
WORLDS = 400  # for the few that matter
CANDIDATES = 4  # that are tried in these, the move in question aside
SURE = 2.0  # standard errors from which on a difference counts
CLEAR = 4.0  # and from which on it is a reason
LEAST = 0.1  # how much a count must differ to be one


@dataclass(frozen=True)
class Worth:
    """What a move leads to on average: final points, and the share of a win."""

    move: Move
    points: float
    win: float


class Trial:
    """The moves of one choice, tried. `kept` are moves that are compared closely whatever they are worth."""

    def __init__(self, view: dict[str, Any], moves: Sequence[Move], kept: Sequence[Move] = (), seed: int = 0) -> None:
        self._sight = Sight(view, moves, seed)
        self._room = Room(self._sight)
        self._telling = self._sight.game.advice.TELLING
        self.moves = list(moves)
        figures = self._try(range(len(self.moves)), FIRST_WORLDS)
        points = figures[:, :, POINTS].mean(0)
        self._closely = sorted({self.moves.index(move) for move in kept} | set(np.argsort(-points, kind="stable")[:CANDIDATES]))
        self._figures = self._try(self._closely, WORLDS)
        means = figures[:, :, [POINTS, WINS]].mean(0)
        means[self._closely] = self._figures[:, :, [POINTS, WINS]].mean(0)
        order = np.argsort(-means[:, 0], kind="stable")
        front = [i for i in order.tolist() if i in self._closely]  # a move that few worlds make look good is not the best
        rest = [i for i in order.tolist() if i not in self._closely]
        self.weighed = [Worth(self.moves[i], float(means[i, 0]), float(means[i, 1]) / WHOLE_WIN) for i in (*front, *rest)]
        self.best = self.weighed[0].move

    def worth(self, move: Move) -> Worth:
        return next(worth for worth in self.weighed if worth.move == move)

    def cost(self, move: Move) -> tuple[float, float]:
        """The points a move costs against the best one, and the standard error of that."""
        return _mean(self._differences(move, POINTS))

    def because(self, move: Move) -> Message:
        """The clearest thing in which the best move differs from this one."""
        reason, clearest = None, CLEAR
        for k, message in enumerate(self._telling.values()):
            differences = self._differences(move, TELLING + k)
            mean, error = _mean(differences)
            if abs(mean) >= LEAST and abs(mean) > clearest * error:
                best, yours = (float(self._column(one, TELLING + k).mean()) for one in (self.best, move))
                clearest = abs(mean) / error if error else math.inf
                shares = {"best_percent": round(100 * best), "yours_percent": round(100 * yours)}
                reason = Message(message, {"best": round(best, 1), "yours": round(yours, 1), **shares})
        return reason or self._because_of_points(move)

    def _because_of_points(self, move: Move) -> Message:
        """When the difference in points comes about."""
        points, at_once, in_chapter = (_mean(self._differences(move, what))[0] for what in (POINTS, AT_ONCE, IN_CHAPTER))
        when = "now" if at_once > points / 2 else "soon" if in_chapter > points / 2 else "later"
        shown = {"now": at_once, "soon": in_chapter, "later": points - at_once}[when]
        return Message(f"review-because-{when}", {"points": round(shown, 1)})

    def _differences(self, move: Move, what: int) -> np.ndarray:
        differences: np.ndarray = self._column(self.best, what) - self._column(move, what)
        return differences

    def _column(self, move: Move, what: int) -> np.ndarray:
        column: np.ndarray = self._figures[:, self._closely.index(self.moves.index(move)), what]
        return column

    def _try(self, which: Sequence[int], worlds: int) -> np.ndarray:
        """Figures of these moves in so many worlds; in none where no world can be found, which is rare."""
        room = self._room
        numbers = self._sight.numbers[list(which)]
        figures = np.zeros((worlds, len(numbers), TELLING + len(self._telling)), np.int64)
        telling = np.array(list(self._telling), np.int64)
        found = self._sight.run.try_to_the_end(
            room.worlds, room.work, room.dealers, room.moves, room.rng, room.tasks, numbers, telling, figures
        )
        return np.asarray(figures[: max(found, 1)])


def _mean(values: np.ndarray) -> tuple[float, float]:
    """A mean, and its standard error."""
    return float(values.mean()), float(values.std(ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else math.inf
