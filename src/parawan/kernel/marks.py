"""Marks: what holds of a position, or of a move, as a list of numbers. A learner has weights for each; 0 stands for none."""

from __future__ import annotations

from itertools import accumulate

from parawan.kernel.rule import rule


def blocks(*sizes: int) -> tuple[int, ...]:
    """The first number of each block of marks, and behind the last how many numbers there are."""
    return tuple(accumulate(sizes, initial=1))


@rule
def within(value, low, high):
    """The whole number nearest to a value that is not outside these bounds, counted from the lower one."""
    return int(min(max(value, low), high)) - low
