"""Measuring: two things in turns, several times, because machines are noisy and ratios are less so."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

Work = Callable[[], int]  # does a bite of work and says how many decisions or steps it was


@dataclass(frozen=True)
class Figure:
    """Decisions or steps a second: the median of some runs, and all of them."""

    runs: tuple[float, ...]

    @property
    def median(self) -> float:
        return statistics.median(self.runs)


def speed(work: Work, seconds: float) -> float:
    """How much a second is done, working for about so long."""
    done, begun = 0, time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        done += work()
    return done / spent


def in_turns(works: list[Work], repeats: int, seconds: float) -> list[Figure]:
    """Each of them so often, one after the other; the first bite of each, which may compile something, is not counted."""
    for work in works:
        work()
    runs = [[speed(work, seconds) for work in works] for _ in range(repeats)]
    return [Figure(tuple(found)) for found in zip(*runs, strict=True)]
