"""What is good to know when you play duck.

The rule of thumb: lay what leaves the lowest sum after your next play too, take an open card if it is low or goes with what
you keep, and count three points for every card of the others that nobody has seen: dive when you are below them all.
"""

from __future__ import annotations

import math

import numpy as np

from parawan.games.duck.components import CARDS, DUCK_CARDS, GREEN, HAND_SIZE, NUMBER, NUMBERS, ROUNDS
from parawan.games.duck.rules import (
    DECK,
    DISCARDS,
    DIVE,
    EACH_CARD,
    ENDS,
    GHOST,
    GROUPS_A_NUMBER,
    LEFT,
    NOWHERE,
    RUNS,
    SIZE,
    count,
    holding,
    left_of,
    right_of,
    run_length,
    shape_of,
    size,
    source_of,
    sum_of,
    top_of_pile,
)
from parawan.kernel.chance import below, next_word
from parawan.kernel.rule import rule

HORIZON = 1  # a playout ends with the round: the next one deals all cards anew
DRIFT = (3.0, 2.5)  # how far points drift apart: in the end, and in each chapter before
CHAPTER_POINTS = 4.5  # what a seat can expect from a chapter
LOOKS = 300  # moves a seat looks at in a playout
EXPLORE = 0.3
TEMPER = 0.5
# notes about a seat that tell good moves from bad ones, and how that is said
TELLING = {DISCARDS: "duck-because-discards", ENDS: "duck-because-ends"}

DRAWN = 4.0  # the number a card off the draw pile has on average
GUESSED = 3.9  # the number an unseen card in a hand has on average …
LESS_A_TURN = 0.55  # … and how much less with every turn, because high cards are laid first
BELIEF = 0.16  # how strongly a turn makes a lower card the likelier one
RUN_SUM = np.array([[sum(range(low, low + n)) for n in range(NUMBERS + 1)] for low in range(NUMBERS)], np.int16)


@rule
def chapters_left(s):
    """Rounds that are not over."""
    return 0 if s.over else ROUNDS - s.round + 1


@rule
def greed(s, seat, move):
    """The most cards out of the hand, now; the lowest one into it; and into the water whenever it is allowed."""
    if move == DIVE:
        return 1000.0
    shape = shape_of(move)
    return 20.0 * size(cards_of_shape(shape)) + sum_laid(shape) - number_drawn(s, seat, source_of(move))


@rule
def thumb(s, seat, move):
    """Points this move may be worth: for who ends the round a lifebuoy, for who goes on the less the more is in hand."""
    green = GREEN[s.round - 1]
    mine = sum_of(s.hand[seat])
    if move == DIVE:
        return 4.0 + 0.8 * min(max(lowest_other(s, seat) - mine, -6.0), 6.0)
    shape = shape_of(move)
    rest = mine - sum_laid(shape)
    left = s.hand[seat] - cards_of_shape(shape)
    if source_of(move) == NOWHERE and left == 0:
        return green + 2.0
    left += card_drawn(s, seat, source_of(move))
    return 5.0 - 0.15 * (rest + number_drawn(s, seat, source_of(move)) - 0.8 * best_lay(left))


@rule
def sum_laid(shape):
    """The sum of the numbers a group or run lays."""
    if shape < RUNS:
        return shape // GROUPS_A_NUMBER * SIZE[shape // 3 % 64]
    return RUN_SUM[(shape - RUNS) // 2 % CARDS // 3, run_length(shape)]


@rule
def cards_of_shape(shape):
    """The set of the cards a group or run lays."""
    if shape < RUNS:
        return shape // 3 % 64 << (6 * (shape // GROUPS_A_NUMBER) + 2)
    lowest = (shape - RUNS) // 2 % CARDS + 1
    cards = 0
    for i in range(run_length(shape)):
        cards += 1 << 2 * (lowest + 3 * i)
    return cards


@rule
def open_card(s, seat, source):
    """The card on top of the pile to draw from; 0 where it cannot be seen."""
    if source in (DECK, NOWHERE):
        return 0
    return top_of_pile(s, left_of(s, seat) if source == LEFT else right_of(s, seat))


@rule
def number_drawn(s, seat, source):
    """The number of the card that is drawn, or what to expect."""
    if source == NOWHERE:
        return 0.0
    card = open_card(s, seat, source)
    return float(NUMBER[card]) if card > 0 else DRAWN


@rule
def card_drawn(s, seat, source):
    """The set of the card that is drawn, as far as it can be seen."""
    card = open_card(s, seat, source)
    return 1 << 2 * card if card > 0 else 0


@rule
def best_lay(hand):
    """The highest sum that a group or a run can take out of this hand."""
    best = 0
    for number in range(1, NUMBERS):
        best = max(best, number * SIZE[holding(hand, number)])
    have = (hand | hand >> 1) & EACH_CARD
    starts = have & have >> 6 & have >> 12
    while starts != 0:
        lowest = 1
        while starts >> 2 * lowest & 1 == 0:
            lowest += 1
        length = 3
        while have >> 2 * (lowest + 3 * length) & 1:
            length += 1
        best = max(best, RUN_SUM[(lowest - 1) // 3, length])
        starts &= starts - 1
    return best


@rule
def lowest_other(s, seat):
    """The lowest sum the others may have: what was seen, and for every other card what to expect by now."""
    guessed = max(GUESSED - LESS_A_TURN * turns_taken(s), 1.5)
    lowest = 99.0
    for other in range(s.seats):
        if other != seat:
            known = s.known[other]
            lowest = min(lowest, sum_of(known) + guessed * (s.held[other] - size(known)))
    if s.seats == 2:
        ghost = DRAWN
        for i in range(s.height[GHOST]):
            ghost += NUMBER[s.pile[GHOST, i]]
        lowest = min(lowest, ghost)
    return lowest


@rule
def turns_taken(s):
    """About how many turns each seat has taken in this round: every turn draws a card, off the draw pile or an open one."""
    drawn, players = DUCK_CARDS - s.seats * HAND_SIZE - 1 - s.deck_size, s.seats
    for seat in range(s.seats):
        drawn += size(s.known[seat]) - size(s.towel[seat])
    if s.seats == 2:
        drawn -= 1
        players += 1  # the ghost draws too
    return 3.0 if s.renewed else drawn / players


@rule
def suspect(s, rng):
    """Who has taken turns has laid high cards, so what is left is rather low: trades hidden cards with the draw pile accordingly.

    Before a renewal any hidden card can lie in either place. After it that is not so, and nothing is traded.
    """
    if s.renewed == 0 and s.deck_size > 0:
        belief = BELIEF * turns_taken(s)
        for seat in range(s.seats):
            if seat != s.viewer:
                hidden = s.hand[seat] - s.known[seat]
                for card in range(1, CARDS + 1):
                    for _ in range(count(hidden, card)):
                        trade(s, seat, card, belief, rng)


@rule
def trade(s, seat, card, belief, rng):
    """A card in hand for any of the draw pile, surely if that is lower, and else the less likely the higher it is."""
    i = below(rng, s.deck_size)
    other = s.deck[i]
    if next_word(rng) < 4294967296.0 * math.exp(belief * (NUMBER[card] - NUMBER[other])):
        s.hand[seat] += (1 << 2 * other) - (1 << 2 * card)
        s.deck[i] = card
