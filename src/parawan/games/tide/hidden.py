"""What a seat of tide may know, and the worlds that could lie behind it."""

from __future__ import annotations

from math import comb

import numpy as np

from parawan.games.tide.components import CARDS, HALF_BELTS, SET_SIZE, TIDE_CARDS
from parawan.games.tide.rules import LAID, PICK, TIDES, TIDES_OPEN, sort_set
from parawan.kernel.chance import below, next_word, shuffle
from parawan.kernel.deal import deal
from parawan.kernel.rule import rule

# ---- redact -------------------------------------------------------------------------------------------------------


@rule
def redact(s, viewer):
    """T4, T8, T17: a viewer knows the sets it has held, every card ever shown, and the tide cards opened this round."""
    for k in range(s.seats):
        if not has_held(s, viewer, k):
            forget_unshown(s, k)
    if picks_are_sealed(s):
        for seat in range(s.seats):
            if seat != viewer:
                s.pick[seat] = 0
    for i in range(2 * s.turn, TIDE_CARDS):
        s.tides[i] = 0


@rule
def picks_are_sealed(s):
    """T8, T19: until all are shown."""
    return s.open == 0 and s.stage == PICK


@rule
def has_held(s, viewer, k):
    """T16: seat `viewer` has held set k in a round so far."""
    if viewer < 0:
        return False
    return (viewer - k) % s.seats < s.round


@rule
def forget_unshown(s, k):
    """Keeps the cards of a set that were shown, in order, and blanks the rest behind them."""
    n = 0
    for i in range(SET_SIZE):
        if s.shown[k, i]:
            s.cards[k, n] = s.cards[k, i]
            s.used[k, n] = s.used[k, i]
            s.shown[k, n] = 1
            n += 1
    for i in range(n, SET_SIZE):
        s.cards[k, i] = 0
        s.used[k, i] = 0
        s.shown[k, i] = 0


@rule
def redeal(s, d):
    """T6: the tide cards that were not opened yet, as this dealer would have shuffled them."""
    opened = 0  # two bits a level
    for i in range(2 * s.turn):
        opened += 1 << 2 * s.tides[i]
    deal(d, TIDES, s.round - 1, TIDE_CARDS)
    n = 2 * s.turn
    for i in range(TIDE_CARDS):
        level = d.order[i] // 2 + 1
        if d.order[i] % 2 >= opened >> 2 * level & 3:
            s.tides[n] = level
            n += 1


# ---- imagine ------------------------------------------------------------------------------------------------------
# Cards fall into three classes by their half-lifebelts (0, 1, 2), and all a viewer can deduce of an unseen card is what its
# set's lifebelts tell (T5). So we count, set by set, in how many ways the unseen cards of each class can be spread
# over the sets that are not fully known, and then draw with those weights.

ONES, TWOS = 24, 12  # T1: cards with one half, with two halves
BINOMIAL = np.array([[comb(n, k) for k in range(25)] for n in range(25)], np.float64)

# `work` holds: ways[set, ones left, twos left], then the unseen cards of each class, then how many they are
ROW = TWOS + 1
LAYER = (ONES + 1) * ROW
POOL = 6 * LAYER
COUNT = POOL + 3 * 24
WORK = COUNT + 3
QUICK = True  # imagining a world takes microseconds, whatever the view


@rule
def reveals(s, i):
    """T8, T9: 2 if note i tells what nobody could know before the move and points hang on it, 1 if none do, 0 if it does not."""
    what = s.notes[i, 0]
    return 2 if what == LAID else 1 if what == TIDES_OPEN else 0


@rule
def weigh(s, work):
    """ways[k, ones, twos]: in how many ways the sets k, k + 1, … can be filled when so many ones and twos are left."""
    gather_unseen(s, work)
    unseen = int(work[COUNT]) + int(work[COUNT + 1]) + int(work[COUNT + 2])
    for i in range(POOL):
        work[i] = 0.0
    for i in range(LAYER):
        work[s.seats * LAYER + i] = 1.0
    cards_before = 0
    for k in range(s.seats):
        cards_before += unknown(s, k)
    for k in range(s.seats - 1, -1, -1):
        size, halves = unknown(s, k), known_halves(s, k)
        cards_before -= size
        left = unseen - cards_before  # unseen cards when it is set k's turn to be filled
        for ones in range(int(work[COUNT + 1]) + 1):
            for twos in range(int(work[COUNT + 2]) + 1):
                zeros = left - ones - twos
                if 0 <= zeros <= int(work[COUNT]):
                    total = 0.0
                    for a in range(min(ones, size) + 1):
                        for b in range(min(twos, size - a) + 1):
                            total += ways(s, work, k, size, halves, zeros, ones, twos, a, b)
                    work[k * LAYER + ones * ROW + twos] = total


@rule
def ways(s, work, k, size, halves, zeros, ones, twos, a, b):
    """Ways to give set k, which lacks `size` cards and has so many halves, exactly a ones and b twos, the rest being zeros, times
    the ways for the sets after it."""
    c = size - a - b
    if c > zeros or (halves + a + 2 * b) >> 1 != s.set_belts[k]:
        return 0.0
    here = BINOMIAL[zeros, c] * BINOMIAL[ones, a] * BINOMIAL[twos, b]
    return here * work[(k + 1) * LAYER + (ones - a) * ROW + twos - b]


@rule
def unknown(s, k):
    n = 0
    for i in range(SET_SIZE):
        if s.cards[k, i] == 0:
            n += 1
    return n


@rule
def known_halves(s, k):
    n = 0
    for i in range(SET_SIZE):
        n += HALF_BELTS[s.cards[k, i]]
    return n


@rule
def gather_unseen(s, work):
    """Lists the weather cards that are in no known place, by class."""
    seen = 0
    for k in range(s.seats):
        for i in range(SET_SIZE):
            seen |= 1 << s.cards[k, i]
    for halves in range(3):
        work[COUNT + halves] = 0.0
    for card in range(1, CARDS + 1):
        if not seen >> card & 1:
            halves = HALF_BELTS[card]
            n = int(work[COUNT + halves])
            work[POOL + 24 * halves + n] = card
            work[COUNT + halves] = n + 1


@rule
def imagine(s, work, rng):
    """A world drawn uniformly from all deals that fit the view. `weigh` must have seen the same view. Always finds one."""
    gather_unseen(s, work)
    for k in range(s.seats):
        if unknown(s, k) > 0:
            fill_set(s, work, k, rng)
            sort_set(s, k)
    imagine_tides(s, rng)
    if picks_are_sealed(s):  # others' sealed picks are not part of a world: they pick again
        s.picked &= 1 << s.viewer if s.viewer >= 0 else 0
    return True


@rule
def fill_set(s, work, k, rng):
    """Draws how many unknown cards of set k are ones and twos, then which."""
    zeros = int(work[COUNT])
    ones = int(work[COUNT + 1])
    twos = int(work[COUNT + 2])
    size, halves = unknown(s, k), known_halves(s, k)
    mark = work[k * LAYER + ones * ROW + twos] * (next_word(rng) + next_word(rng) / 4294967296.0) / 4294967296.0
    with_ones, with_twos = -1, 0
    for a in range(min(ones, size) + 1):
        for b in range(min(twos, size - a) + 1):
            weight = ways(s, work, k, size, halves, zeros, ones, twos, a, b)
            if weight > 0.0 and mark >= 0.0:  # the last possible one stays when rounding leaves a rest
                with_ones, with_twos = a, b
                mark -= weight
    first = SET_SIZE - size
    for i in range(first, SET_SIZE):
        kind = 1 if i < first + with_ones else 2 if i < first + with_ones + with_twos else 0
        s.cards[k, i] = take_unseen(work, kind, rng)


@rule
def take_unseen(work, halves, rng):
    n = int(work[COUNT + halves])
    place = POOL + 24 * halves + below(rng, n)
    last = POOL + 24 * halves + n - 1
    card = int(work[place])
    work[place] = work[last]
    work[COUNT + halves] = n - 1
    return card


@rule
def imagine_tides(s, rng):
    """The unopened tide cards in random order."""
    n = 0
    for level in range(1, TIDE_CARDS // 2 + 1):
        left = 2
        for i in range(2 * s.turn):
            if s.tides[i] == level:
                left -= 1
        for _ in range(left):
            s.tides[2 * s.turn + n] = level
            n += 1
    shuffle(s.tides, 2 * s.turn, n, rng)
