"""What is good to know when you play tide.

The rule of thumb: the second highest card is the one that drowns, so bid high or stay low. Bid for the lower tide card when it
would bring your water down. And get rid of your middle cards while they are safe: low and high ones are what saves you later.
"""

from __future__ import annotations

import numpy as np

from parawan.games.tide.components import CARDS, HIGHEST_LEVEL
from parawan.games.tide.rules import CHOOSE, LOSES_BELT, TAKE_LOWER, still_in
from parawan.kernel.record import MOST_SEATS
from parawan.kernel.rule import rule

HORIZON = 1  # a playout ends with the round: the next one deals new tides and passes on the sets
DRIFT = (1.0, 0.7)  # how far points drift apart: in the end, and in each chapter before
CHAPTER_POINTS = 2.0  # what a seat can expect from a chapter
LOOKS = 4  # moves a seat looks at in a playout
EXPLORE = 0.3
TEMPER = 0.15
TELLING = {LOSES_BELT: "tide-because-belts"}  # notes about a seat that tell good moves from bad ones, and how that is said

# the chance that a card is the highest, or the second highest, against so many cards of which nothing is known
_BELOW = (np.arange(CARDS + 1) - 0.5).clip(0) / CARDS
HIGHEST = np.array([_BELOW**n for n in range(MOST_SEATS)])
SECOND = np.array([n * (1 - _BELOW) * _BELOW ** max(n - 1, 0) for n in range(MOST_SEATS)])
# lifebelts that a level may yet cost, and those that a card may yet save
DREAD = np.array([1.5 * (level / HIGHEST_LEVEL) ** 1.5 for level in range(HIGHEST_LEVEL + 1)])
KEPT = np.array([0.6 * ((card - 27) / 30) ** 2 for card in range(CARDS + 1)])


@rule
def chapters_left(s):
    """Rounds that are not over."""
    return 0 if s.over else s.seats - s.round + 1


@rule
def suspect(s, rng):
    """Nothing: what others have not laid says too little about what they hold."""


@rule
def greed(s, seat, move):
    """No lifebelt lost, now."""
    return -likely_cost(s, seat, move, 0)


@rule
def thumb(s, seat, move):
    """No lifebelt lost now or later."""
    return -likely_cost(s, seat, move, 1)


@rule
def likely_cost(s, seat, move, later):
    """The lifebelts a move is likely to cost: now, and with `later` 1 also by high water and by cards that will be missed."""
    a, b = s.tides[2 * s.turn - 2], s.tides[2 * s.turn - 1]
    lower, higher = min(a, b), max(a, b)
    others = highest_other(s, seat)
    if s.stage == CHOOSE:
        taken = lower if move == TAKE_LOWER else higher
        return cost(taken, a + b - taken, others, later)
    card = move + 1
    first, second = chances(s, seat, card)
    costs = first * cost(lower, higher, others, later)
    costs += second * cost(higher, lower, others, later)
    costs += (1.0 - first - second) * cost(s.level[seat], higher, others, later)
    return costs + later * KEPT[card]


@rule
def chances(s, seat, card):
    """How likely a card is the highest and the second highest of this turn."""
    unknown, above = 0, 0
    for other in range(s.seats):
        if other != seat and still_in(s, other):
            if s.open and s.picked >> other & 1:
                above += 1 if s.pick[other] > card else 0
            else:
                unknown += 1
    if above == 0:
        return HIGHEST[unknown, card], SECOND[unknown, card]
    return 0.0, HIGHEST[unknown, card] if above == 1 else 0.0


@rule
def cost(level, beside, others, later):
    """What it costs to stand at this level while somebody else takes the tide card `beside`."""
    return (1.0 if level >= max(beside, others) else 0.0) + later * DREAD[level]


@rule
def highest_other(s, seat):
    """The highest water among the others in the round. One of them may yet take a lower tide card, but nobody knows who."""
    highest = 0
    for other in range(s.seats):
        if other != seat and still_in(s, other):
            highest = max(highest, s.level[other])
    return highest
