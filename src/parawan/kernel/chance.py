"""A quick generator for imagining and for random play. Never for a table: its cards come from `deal`.

The generator is sfc32, an array of four 32-bit words held in 64-bit integers, so that interpreted and native runs agree.
"""

from __future__ import annotations

import numpy as np

from parawan.kernel.rule import rule

MASK = 0xFFFFFFFF


def generator(seed: int) -> np.ndarray:
    """A generator for `below`, different for every seed."""
    mixed = np.random.SeedSequence(seed).generate_state(3, np.uint32)
    return np.array([*mixed, 1], np.int64)


@rule
def next_word(rng):
    """The next 32 bits."""
    word = (rng[0] + rng[1] + rng[3]) & MASK
    rng[3] = (rng[3] + 1) & MASK
    rng[0] = rng[1] ^ (rng[1] >> 9)
    rng[1] = (rng[2] + (rng[2] << 3)) & MASK
    rng[2] = (((rng[2] << 21) | (rng[2] >> 11)) + word) & MASK
    return word


@rule
def below(rng, n):
    """A number from 0 to n - 1, all equally likely but for one part in 2 ** 32 / n."""
    return (next_word(rng) * n) >> 32


@rule
def shuffle(items, first, n, rng):
    """Puts n items, from the one at `first` on, into random order."""
    for i in range(n - 1, 0, -1):
        j = below(rng, i + 1)
        item = items[first + i]
        items[first + i] = items[first + j]
        items[first + j] = item
