"""Sets whose members are the bits of a number."""

from __future__ import annotations

from parawan.kernel.rule import rule


@rule
def bits(members):
    """How many there are."""
    n = 0
    while members != 0:
        members &= members - 1
        n += 1
    return n
