"""What a learner looks at in tide, all of it known to the seat: marks of how things stand, and traits of each move."""

from __future__ import annotations

from parawan.games.tide.advice import highest_other, thumb
from parawan.games.tide.components import CARDS, HIGHEST_LEVEL, SET_SIZE, TURNS
from parawan.games.tide.hidden import has_held
from parawan.games.tide.rules import CHOOSE, set_of, still_in
from parawan.kernel.marks import blocks, within
from parawan.kernel.record import MOST_SEATS
from parawan.kernel.rule import rule

OTHERS = MOST_SEATS - 1
LEVELS = HIGHEST_LEVEL + 1
PAIRS = HIGHEST_LEVEL * HIGHEST_LEVEL
MOST_BELTS = 8
MOST_LEAD = 8
LEADS = 2 * MOST_LEAD + 1
BANDS = 12  # of five cards each

(
    ROUNDS_AT,  # seats and rounds left
    RULES_AT,  # the options
    TURN_AT,
    TIDES_AT,  # the two tide cards, while cards are picked and while one of them is chosen
    COMING_AT,  # tide cards of each level that may yet come
    HAND_AT,  # cards in the own hand
    KNOWN_AT,  # cards known to be in others' hands
    GONE_AT,  # cards played in this round
    LEVEL_AT,
    BELTS_AT,
    OUT_AT,
    FLOOD_AT,  # how far the own water is above the others'
    LEAD_AT,  # points ahead of each other seat
    AHEAD_AT,  # points ahead of all of them
    BIDS_AT,  # with open picks: how many are laid
    TOP_BID_AT,  # … and the highest of them
    MARKS,
) = blocks(
    3 * MOST_SEATS, 2, TURNS, 2 * PAIRS, 2 * HIGHEST_LEVEL, CARDS, OTHERS * CARDS, CARDS, MOST_SEATS * LEVELS,
    MOST_SEATS * MOST_BELTS, MOST_SEATS, 2 * LEVELS, OTHERS * LEADS, LEADS, MOST_SEATS, CARDS,
)  # fmt: skip
MOST_MARKS = 96

(
    CARD_AT,
    ANSWER_AT,  # the lower or the higher tide card
    FROM_BELOW_AT,  # its rank in the hand
    FROM_ABOVE_AT,
    OVER_AT,  # how many cards that others may have are higher
    LOWER_AT,  # its band and the lower tide card
    HIGHER_AT,  # its band and the higher one
    DANGER_AT,  # its band, and who would lose a lifebelt: the second highest, whoever takes nothing
    PLACE_AT,  # with open picks: how many are higher, and how many are still to come
    THUMB_AT,
    TRAITS,
) = blocks(CARDS, 2, SET_SIZE, SET_SIZE, CARDS, BANDS * HIGHEST_LEVEL, BANDS * HIGHEST_LEVEL, BANDS * 4, 3 * MOST_SEATS, 32)
TRAITS_A_MOVE = 12
MOST_TOLD = SET_SIZE  # moves that are told of while it learns

# How a search uses what was learned (see `bots/playout.py`).
SEARCH = {"trust": 0, "doubt": 0.1, "plies": 0, "finish": 1}


@rule
def sense(s, seat, marks, n):
    """Lists the marks of how things stand for a seat, from place n on; returns the place behind them."""
    marks[n] = ROUNDS_AT + (s.seats - 3) * MOST_SEATS + s.seats - s.round
    marks[n + 1] = TURN_AT + s.turn - 1
    a, b = s.tides[2 * s.turn - 2], s.tides[2 * s.turn - 1]
    marks[n + 2] = TIDES_AT + s.stage * PAIRS + (min(a, b) - 1) * HIGHEST_LEVEL + max(a, b) - 1
    marks[n + 3] = FLOOD_AT + within(s.level[seat] - highest_other(s, seat), -HIGHEST_LEVEL, HIGHEST_LEVEL)
    n += 4
    if s.open:
        marks[n] = RULES_AT
        n += 1
        if s.stage != CHOOSE:
            n = sense_bids(s, marks, n)
    if s.choose:
        marks[n] = RULES_AT + 1
        n += 1
    n = sense_tides(s, marks, n)
    n = sense_seats(s, seat, marks, n)
    return sense_cards(s, seat, marks, n)


@rule
def sense_bids(s, marks, n):
    bids, highest = 0, 0
    for seat in range(s.seats):
        if s.picked >> seat & 1:
            bids += 1
            highest = max(highest, s.pick[seat])
    marks[n] = BIDS_AT + bids
    if bids == 0:
        return n + 1
    marks[n + 1] = TOP_BID_AT + highest - 1
    return n + 2


@rule
def sense_tides(s, marks, n):
    """Two tide cards of a level may come, or one, or none."""
    come = 0  # two bits a level
    for i in range(2 * s.turn):
        come += 1 << 2 * (s.tides[i] - 1)
    for level in range(HIGHEST_LEVEL):
        opened = come >> 2 * level & 3
        if opened < 2:
            marks[n] = COMING_AT + 2 * level + opened
            n += 1
    return n


@rule
def sense_seats(s, seat, marks, n):
    """Water, lifebelts and points, the own ones first, then the others' in turn order."""
    most = -100
    for place in range(s.seats):
        other = seat + place if seat + place < s.seats else seat + place - s.seats
        if still_in(s, other):
            marks[n] = LEVEL_AT + place * LEVELS + s.level[other]
            marks[n + 1] = BELTS_AT + place * MOST_BELTS + min(s.belts[other], MOST_BELTS - 1)
            n += 2
        else:
            marks[n] = OUT_AT + place
            n += 1
        if place > 0:
            marks[n] = LEAD_AT + (place - 1) * LEADS + within(s.score[seat] - s.score[other], -MOST_LEAD, MOST_LEAD)
            n += 1
            most = max(most, s.score[other])
    marks[n] = AHEAD_AT + within(s.score[seat] - most, -MOST_LEAD, MOST_LEAD)
    return n + 1


@rule
def sense_cards(s, seat, marks, n):
    """Cards in the own hand, cards known to be in others' hands, and those that are gone until the next round."""
    for place in range(s.seats):
        other = seat + place if seat + place < s.seats else seat + place - s.seats
        k = set_of(s, other)
        held = place == 0 or has_held(s, seat, k)
        first = HAND_AT if place == 0 else KNOWN_AT + (place - 1) * CARDS
        for i in range(SET_SIZE):
            card = s.cards[k, i]
            if s.used[k, i]:
                marks[n] = GONE_AT + card - 1
                n += 1
            elif card > 0 and still_in(s, other) and (held or s.shown[k, i]):
                marks[n] = first + card - 1
                n += 1
    return n


@rule
def describe(s, seat, moves, n, traits, at):
    """Lists the traits of each of a seat's first n moves, from place `at` on."""
    a, b = s.tides[2 * s.turn - 2], s.tides[2 * s.turn - 1]
    lower, higher = min(a, b), max(a, b)
    others = highest_other(s, seat)
    danger = (2 if higher >= others else 0) + (1 if s.level[seat] >= max(higher, others) else 0)
    mine, gone = own_and_gone(s, seat)
    for i in range(n):
        first = at + i * TRAITS_A_MOVE
        for j in range(first + 2, first + TRAITS_A_MOVE):
            traits[j] = 0
        traits[first] = THUMB_AT + within(-12.0 * thumb(s, seat, moves[i]), 0, 31)
        if s.stage == CHOOSE:
            traits[first + 1] = ANSWER_AT + moves[i] - CARDS
        else:
            card = moves[i] + 1
            band = (card - 1) // 5
            traits[first + 1] = CARD_AT + card - 1
            traits[first + 2] = FROM_BELOW_AT + ones(mine & (1 << card) - 1)
            traits[first + 3] = FROM_ABOVE_AT + ones(mine >> card + 1)
            traits[first + 4] = OVER_AT + CARDS - card - ones((mine | gone) >> card + 1)
            traits[first + 5] = LOWER_AT + band * HIGHEST_LEVEL + lower - 1
            traits[first + 6] = HIGHER_AT + band * HIGHEST_LEVEL + higher - 1
            traits[first + 7] = DANGER_AT + band * 4 + danger
            if s.open:
                traits[first + 8] = PLACE_AT + place_of_bid(s, seat, card)


@rule
def own_and_gone(s, seat):
    """The sets of the own cards and of those played in this round: card c is bit c."""
    mine, gone = 0, 0
    for k in range(s.seats):
        own = k == set_of(s, seat)
        for i in range(SET_SIZE):
            if s.used[k, i]:
                gone |= 1 << s.cards[k, i]
            elif own:
                mine |= 1 << s.cards[k, i]
    return mine, gone


@rule
def ones(bits):
    """How many bits of a set are 1."""
    bits = bits - (bits >> 1 & 0x5555555555555555)
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F0F0F0F0F
    bits = bits + (bits >> 8)
    bits = bits + (bits >> 16)
    return bits + (bits >> 32) & 127


@rule
def place_of_bid(s, seat, card):
    above, coming = 0, 0
    for other in range(s.seats):
        if other != seat and still_in(s, other):
            if s.picked >> other & 1:
                above += 1 if s.pick[other] > card else 0
            else:
                coming += 1
    return min(above, 2) * MOST_SEATS + coming
