"""What a learner looks at in duck, all of it known to the seat: marks of how things stand, and traits of each move."""

from __future__ import annotations

from parawan.games.duck.advice import (
    best_lay,
    card_drawn,
    cards_of_shape,
    lowest_other,
    number_drawn,
    open_card,
    sum_laid,
    turns_taken,
)
from parawan.games.duck.components import CARDS, COPIES, HAND_SIZE, NUMBER, NUMBERS, ROUNDS
from parawan.games.duck.rules import (
    DIVE,
    GHOST,
    GROUPS_A_NUMBER,
    NOWHERE,
    RUNS,
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
from parawan.games.duck.rules import SIZE as SIZE_OF
from parawan.kernel.marks import blocks, within
from parawan.kernel.record import MOST_SEATS
from parawan.kernel.rule import rule

OTHERS = MOST_SEATS - 1
MOST_COPIES = max(COPIES)
MOST_SUM = 40
SUMS = MOST_SUM + 1
MOST_LEAD = 15
LEADS = 2 * MOST_LEAD + 1
MOST_UNSEEN = 3 * MOST_COPIES
GUESSES = 32
MARGIN = 20

(
    ROUND_AT,  # seats and round
    WAIT_AT,  # turns until the own one
    HAND_AT,  # cards in hand, and how many of each
    SUM_AT,
    HELD_AT,  # how many cards each seat holds
    KNOWN_AT,  # cards known to be in others' hands
    GUESS_AT,  # what each other hand may add up to
    MARGIN_AT,  # the own sum above the lowest of those
    TURNS_AT,
    DECK_AT,
    RENEWED_AT,
    TOPS_AT,  # the open cards: left, right, the own one
    UNSEEN_AT,  # how many cards of each number are in no known place
    LEAD_AT,
    AHEAD_AT,
    GHOST_AT,
    MARKS,
) = blocks(
    4 * ROUNDS, MOST_SEATS, CARDS * MOST_COPIES, SUMS, MOST_SEATS * (HAND_SIZE + 1), OTHERS * CARDS, OTHERS * GUESSES,
    2 * MARGIN + 1, 16, 18, 1, 3 * (CARDS + 1), NUMBERS * (MOST_UNSEEN + 1), OTHERS * LEADS, LEADS, SUMS,
)  # fmt: skip
MOST_MARKS = 72

(
    DIVES_AT,  # a dive, and by how much the own sum is the lowest
    LAYS_AT,  # how many cards, as a group or as a run
    LAID_AT,  # their sum
    TOP_AT,  # the card that then lies open
    DRAWS_AT,  # from where, and which number
    LEFT_AT,  # how many cards are left in hand …
    REST_AT,  # … and their sum, with the card drawn
    NEXT_AT,  # the same after the best next play
    FITS_AT,  # by how much the card drawn makes that play better
    OUT_AT,  # goes out, and how many points that brings
    TRAITS,
) = blocks(25, 2 * (HAND_SIZE + 1), 32, CARDS + 1, 4 * (NUMBERS + 1), HAND_SIZE + 1, SUMS, SUMS, 16, ROUNDS)
TRAITS_A_MOVE = 8
MOST_TOLD = 24  # moves that are told of while it learns

# How a search uses what was learned (see `bots/playout.py`).
SEARCH = {"trust": 1, "doubt": 0.1, "plies": 4, "finish": 0}


@rule
def sense(s, seat, marks, n):
    """Lists the marks of how things stand for a seat, from place n on; returns the place behind them."""
    mine = sum_of(s.hand[seat])
    marks[n] = ROUND_AT + (s.seats - 2) * ROUNDS + s.round - 1
    marks[n + 1] = WAIT_AT + (s.turn - seat + s.seats) % s.seats
    marks[n + 2] = SUM_AT + min(mine, MOST_SUM)
    marks[n + 3] = MARGIN_AT + within(mine - lowest_other(s, seat), -MARGIN, MARGIN)
    marks[n + 4] = TURNS_AT + within(2.0 * turns_taken(s), 0, 15)
    marks[n + 5] = DECK_AT + s.deck_size // 4
    marks[n + 6] = TOPS_AT + top_of_pile(s, left_of(s, seat))
    marks[n + 7] = TOPS_AT + CARDS + 1 + top_of_pile(s, right_of(s, seat))
    marks[n + 8] = TOPS_AT + 2 * (CARDS + 1) + top_of_pile(s, seat)
    n += 9
    if s.renewed:
        marks[n] = RENEWED_AT
        n += 1
    for card in range(1, CARDS + 1):
        copies = count(s.hand[seat], card)
        if copies > 0:
            marks[n] = HAND_AT + (card - 1) * MOST_COPIES + copies - 1
            n += 1
    n = sense_seats(s, seat, marks, n)
    return sense_unseen(s, seat, marks, n)


@rule
def sense_seats(s, seat, marks, n):
    """What each seat holds, as far as can be known, and the points."""
    guessed = max(3.9 - 0.55 * turns_taken(s), 1.5)
    most = -1000
    for place in range(s.seats):
        other = seat + place if seat + place < s.seats else seat + place - s.seats
        marks[n] = HELD_AT + place * (HAND_SIZE + 1) + s.held[other]
        n += 1
        if place > 0:
            known = s.known[other]
            guess = sum_of(known) + guessed * (s.held[other] - size(known))
            marks[n] = GUESS_AT + (place - 1) * GUESSES + within(guess, 0, GUESSES - 1)
            marks[n + 1] = LEAD_AT + (place - 1) * LEADS + within(s.score[seat] - s.score[other], -MOST_LEAD, MOST_LEAD)
            n += 2
            most = max(most, s.score[other])
            card = 1
            while known >> 2 * card:
                if count(known, card):
                    marks[n] = KNOWN_AT + (place - 1) * CARDS + card - 1
                    n += 1
                card += 1
    marks[n] = AHEAD_AT + within(s.score[seat] - most, -MOST_LEAD, MOST_LEAD)
    return n + 1


@rule
def sense_unseen(s, seat, marks, n):
    """How many cards of each number may still come, from the draw pile or out of others' hands; what the ghost shows."""
    seen = 0  # four bits a number
    for place in range(MOST_SEATS):
        for i in range(s.height[place]):
            seen += 1 << 4 * NUMBER[s.pile[place, i]]
    for other in range(s.seats):
        cards = s.towel[other] + (s.hand[seat] if other == seat else s.known[other])
        for number in range(NUMBERS):
            seen += SIZE_OF[holding(cards, number)] << 4 * number
    for number in range(NUMBERS):
        marks[n] = UNSEEN_AT + number * (MOST_UNSEEN + 1) + max(3 * COPIES[number] - (seen >> 4 * number & 15), 0)
        n += 1
    if s.seats == 2:
        ghost = 0
        for i in range(s.height[GHOST]):
            ghost += NUMBER[s.pile[GHOST, i]]
        marks[n] = GHOST_AT + min(ghost, MOST_SUM)
        n += 1
    return n


@rule
def describe(s, seat, moves, n, traits, at):
    """Lists the traits of each of a seat's first n moves, from place `at` on."""
    hand = s.hand[seat]
    mine = sum_of(hand)
    for i in range(n):
        first = at + i * TRAITS_A_MOVE
        move = moves[i]
        if move == DIVE:
            traits[first] = DIVES_AT + within(2.0 * (lowest_other(s, seat) - mine), -12, 12)
            for j in range(first + 1, first + TRAITS_A_MOVE):
                traits[j] = 0
        else:
            describe_lay(s, seat, move, hand, mine, traits, first)


@rule
def describe_lay(s, seat, move, hand, mine, traits, first):
    shape, source = shape_of(move), source_of(move)
    cards = cards_of_shape(shape)
    laid, left = sum_laid(shape), hand - cards
    lays = size(cards)
    traits[first] = LAYS_AT + lays + (HAND_SIZE + 1 if shape >= RUNS else 0)
    traits[first + 1] = LAID_AT + min(laid, 31)
    traits[first + 2] = TOP_AT + card_on_top(shape)
    if source == NOWHERE and left == 0:
        traits[first + 3] = OUT_AT + s.round - 1
        for j in range(first + 4, first + TRAITS_A_MOVE):
            traits[j] = 0
        return
    open_number = NUMBER[open_card(s, seat, source)] if open_card(s, seat, source) > 0 else NUMBERS
    rest = mine - laid + number_drawn(s, seat, source)
    next_lay = best_lay(left)
    then_lay = best_lay(left + card_drawn(s, seat, source))
    traits[first + 3] = DRAWS_AT + source * (NUMBERS + 1) + open_number
    traits[first + 4] = LEFT_AT + s.held[seat] - lays
    traits[first + 5] = REST_AT + within(rest, 0, MOST_SUM)
    traits[first + 6] = NEXT_AT + within(rest - then_lay, 0, MOST_SUM)
    traits[first + 7] = FITS_AT + min(then_lay - next_lay, 15)


@rule
def card_on_top(shape):
    """The card that lies open when this group or run was laid."""
    if shape < RUNS:
        return 1 + 3 * (shape // GROUPS_A_NUMBER) + shape % 3
    lowest = (shape - RUNS) // 2 % CARDS + 1
    return lowest if shape % 2 else lowest + 3 * (run_length(shape) - 1)
