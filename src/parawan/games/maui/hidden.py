"""What a seat of maui may know, and the worlds that could lie behind it.

Hidden from everybody are the order of the tiles in the bag and the crabs that lie face down (M26, M34). Both sets are public: the
tiles that have not been drawn in this half, and the crabs of each seat that were never turned up. A crab that leaves the game
unseen (M25, M28) leaves the record too, so the crabs left on a beach are a random part of those never turned up.
"""

from __future__ import annotations

import numpy as np

from parawan.games.maui.components import COLUMNS, CRAB_TOKENS, FACE_DOWN, TILES
from parawan.games.maui.rules import BAG, CRAB_SHOWN, CRABS, REFILLS
from parawan.kernel.chance import shuffle
from parawan.kernel.deal import deal
from parawan.kernel.rule import rule

WORK = len(CRAB_TOKENS)  # the crabs of one seat that were never turned up
QUICK = True  # imagining a world takes microseconds, whatever the view
COPY_OF = np.array([CRAB_TOKENS[:i].tolist().count(crab) for i, crab in enumerate(CRAB_TOKENS)], np.int8)  # of like crabs


@rule
def redact(s, viewer):
    """M11, M34: nobody knows what the bag gives next, nor which crab is which."""
    for i in range(s.drawn, TILES):
        s.bag[i] = 0
    for seat in range(s.seats):
        for column in range(1, COLUMNS + 1):
            if s.space[seat, column] < 0:
                s.space[seat, column] = FACE_DOWN


@rule
def reveals(s, i):
    """M11, M34: 2 if note i tells what nobody could know before and points hang on it, 1 if none do, 0 if it does not."""
    what = s.notes[i, 0]
    return 2 if what == CRAB_SHOWN else 1 if what == REFILLS else 0


@rule
def redeal(s, d):
    """M11, M34: what is still in the bag, and the crabs that lie face down, as this dealer would have dealt them."""
    deal(d, BAG, s.half, TILES)
    drawn = tiles_drawn(s)
    n = s.drawn
    for i in range(TILES):
        if not drawn >> d.order[i] + 1 & 1:
            s.bag[n] = d.order[i] + 1
            n += 1
    if s.crab_side:
        for seat in range(s.seats):
            deal(d, CRABS, seat, len(CRAB_TOKENS))
            redeal_crabs(s, seat, d.order)


@rule
def redeal_crabs(s, seat, order):
    """The crabs never turned up, in this order, on the spaces where one still lies."""
    shown = 0  # three bits a kind of crab
    for column in range(1, COLUMNS + 1):
        for i in range(3):
            if s.marks[seat, column, i] < 0:
                shown += 1 << -3 * s.marks[seat, column, i]
    k = 0
    for column in range(1, COLUMNS + 1):
        if s.space[seat, column] < 0:
            while COPY_OF[order[k]] < shown >> -3 * CRAB_TOKENS[order[k]] & 7:
                k += 1
            s.space[seat, column] = CRAB_TOKENS[order[k]]
            k += 1


@rule
def weigh(s, work):
    """Nothing to prepare: all orders of what is left are equally likely."""


@rule
def imagine(s, work, rng):
    """A world drawn uniformly from all orders of the bag and of the crabs that fit the view. Always finds one."""
    fill_bag(s, rng)
    if s.crab_side:
        for seat in range(s.seats):
            lay_crabs(s, seat, work, rng)
    return True


@rule
def fill_bag(s, rng):
    """The tiles that have not been drawn, in random order."""
    drawn = tiles_drawn(s)
    n = s.drawn
    for tile in range(1, TILES + 1):
        if not drawn >> tile & 1:
            s.bag[n] = tile
            n += 1
    shuffle(s.bag, s.drawn, TILES - s.drawn, rng)


@rule
def tiles_drawn(s):
    """The tiles that have left the bag, as a bit set."""
    drawn = 0
    for i in range(s.drawn):
        drawn |= 1 << s.bag[i]
    return drawn


@rule
def lay_crabs(s, seat, work, rng):
    """The crabs never turned up, in random order, on the spaces where one still lies."""
    shuffle(work, 0, gather_unseen(s, seat, work), rng)
    n = 0
    for column in range(1, COLUMNS + 1):
        if s.space[seat, column] == FACE_DOWN:
            s.space[seat, column] = int(work[n])
            n += 1


@rule
def gather_unseen(s, seat, work):
    """Lists the crabs of a seat that were never turned up, returns how many."""
    n = len(CRAB_TOKENS)
    for i in range(n):
        work[i] = CRAB_TOKENS[i]
    for column in range(1, COLUMNS + 1):
        for i in range(3):
            if s.marks[seat, column, i] < 0:
                k = 0
                while work[k] != s.marks[seat, column, i]:
                    k += 1
                n -= 1
                work[k] = work[n]
    return n
