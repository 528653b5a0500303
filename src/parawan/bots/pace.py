"""How much to do before looking at the clock again."""

from __future__ import annotations

import time

from parawan.bots.seat import Budget

FIRST = 4  # iterations before the first look
SLICE = 0.004  # seconds between looks
NO_LIMIT = 1 << 62


class Pace:
    """Hands out slices of iterations until a budget is spent. `most` is the bot's own limit."""

    def __init__(self, budget: Budget, most: int | None = None) -> None:
        limits = [limit for limit in (budget.iterations, most) if limit is not None]
        self._left = min(limits, default=NO_LIMIT)
        self._looked = time.perf_counter()
        self._until = None if budget.seconds is None else self._looked + budget.seconds
        self._slice = 0

    def next_slice(self) -> int:
        """How many iterations to do now; 0 when it is time to stop."""
        wanted = self._left if self._until is None else self._fitting(self._until)
        self._slice = max(0, min(wanted, self._left))
        self._left -= self._slice
        return self._slice

    def _fitting(self, until: float) -> int:
        """As many as fit into a slice, by the speed of the last one, and one where it is slow but there is time for it.

        The first is short, because nothing is known yet.
        """
        now = time.perf_counter()
        speed = self._slice / max(now - self._looked, 1e-6)
        self._looked = now
        if self._slice == 0:
            return FIRST
        return min(max(1, int(speed * SLICE)), int(speed * (until - now)))
