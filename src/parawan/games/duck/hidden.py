"""What a seat of duck may know, and the worlds that could lie behind it."""

from __future__ import annotations

from math import comb, factorial

import numpy as np

from parawan.games.duck.components import ALL, CARDS, DUCK_CARDS, HAND_SIZE
from parawan.games.duck.rules import (
    DECK,
    DISCARDS,
    DRAWN,
    DRAWS,
    DUCKS,
    FIRST_CARD,
    GHOST,
    GHOST_SHOWS,
    GHOST_TURNS,
    LOG,
    RENEWAL,
    SHOWS,
    count,
    size,
    stack_deck,
    take_off_deck,
)
from parawan.kernel.chance import below, next_word
from parawan.kernel.deal import deal
from parawan.kernel.record import MOST_SEATS
from parawan.kernel.rule import rule

# ---- redact -------------------------------------------------------------------------------------------------------


@rule
def redact(s, viewer):
    """D27: a viewer knows every card that was ever shown or taken openly, and its own hand and draws; D5, D21: not the others'
    hands, the draw pile and the ghost's hidden card."""
    for seat in range(s.seats):
        if seat != viewer:
            s.hand[seat] = s.known[seat]
    for i in range(s.deck_size):
        s.deck[i] = 0
    s.ghost_card = 0
    for i in range(s.logged):
        if s.log[i] & DRAWN and not sees_draws(s, viewer, s.log[i] // 64):
            s.log[i] -= s.log[i] % DRAWN
    for i in range(s.noted):
        if s.notes[i, 0] == DRAWS and s.notes[i, 2] == DECK and s.notes[i, 1] != viewer:
            s.notes[i, 3] = 0


@rule
def sees_draws(s, viewer, place):
    """What a seat draws from the draw pile it alone sees; what the ghost turns, all do."""
    return place == viewer or (s.seats == 2 and place == GHOST)


@rule
def redeal(s, d):
    """D5, D11, D21: the draw pile, as this dealer would have shuffled it; before a renewal the ghost's hidden card with it."""
    with_ghost = s.ghost_card != 0 and not s.renewed
    cards = 1 << 2 * s.ghost_card if with_ghost else 0
    for i in range(s.deck_size):
        cards += 1 << 2 * s.deck[i]
    deal(d, RENEWAL if s.renewed else DUCKS, s.round - 1, DUCK_CARDS)
    stack_deck(s, cards, d.order)
    if with_ghost:
        s.ghost_card = take_off_deck(s)


# ---- imagine ------------------------------------------------------------------------------------------------------
# Before a renewal any unseen card may be in any hidden place, so the unseen cards are shuffled into them.
#
# After it more is known. The draw pile was made of cards in sight, `again`; these are *renewed* cards. All other unseen ones are
# *old* cards, and lay in hands or at the ghost's place all the time. So a draw pile has only renewed cards, the ghost an old one,
# and a hand has had no more renewed cards than it drew from the draw pile. Which of the two a laid card was cannot be seen
# if there are both of its kind. A world therefore says, for each card laid out of the unknown part of another hand
# since the renewal, which physical card it was, and which one lies in each hidden place; all worlds that fit the log are
# equally likely. Of equal cards in one hand those known to be there count as laid first; nobody can tell the difference.
#
# Let a card have r renewed and n old copies that are hidden now or were laid in the log, h of them hidden. If x of these are
# renewed, these can be chosen in C(r, x) C(n, h - x) ways. With X renewed cards hidden in all, d of them in the draw pile and
# a[seat] in the hands, they can be placed in X! (H - X)! C(u[seat], a[seat]) … ways, u being the unknown cards of a hand.
# `weigh` adds up the choices over all cards. `imagine` draws X and the x, then which laid cards were renewed ones, which settles
# a[seat] = draws - renewed cards laid. It starts over if a seat would have laid a renewed card before it drew one; and
# otherwise with a chance that makes up for the last factor, of which the draw of X used the highest possible value. That takes
# some µs; only where one seat drew nearly all the renewed cards and others laid much, it may take tenths of a second.

BINOMIAL = np.array([[comb(n, k) for k in range(HAND_SIZE + 1)] for n in range(HAND_SIZE + 1)], np.float64)
FACTORIAL = np.array([factorial(n) for n in range(DUCK_CARDS + 1)], np.float64)

# `work` holds, by card: hidden copies, renewed copies (hidden or laid), laid copies that may be old or renewed; then of one guess
# how many of the hidden ones are renewed, and how many laid ones are still to come in the log, in all and renewed
BY_CARD = CARDS + 1
HIDDEN, RENEWED, LAID, HIDDEN_RENEWED, TO_COME, RENEWED_TO_COME = (i * BY_CARD for i in range(6))
# by seat: unknown cards in hand, draws from the draw pile, and in one guess renewed cards laid
UNKNOWN, DRAWS_BY, LAID_BY = (6 * BY_CARD + i * MOST_SEATS for i in range(3))
# by number of renewed cards in hands: the highest product of binomials, the weight
IN_HANDS = MOST_SEATS * HAND_SIZE + 1
BEST, WEIGHT = (6 * BY_CARD + 3 * MOST_SEATS + i * IN_HANDS for i in range(2))
# by entry of the log, in one guess: whether it is a renewed card that was laid
WAS_RENEWED = WEIGHT + IN_HANDS
# the cards to be placed, and how many they are
POOL = WAS_RENEWED + LOG
POOLED = POOL + DUCK_CARDS
# by card and number: in how many ways so many renewed copies of this card and the ones after it can be hidden
CHOICES = POOLED + 1
ROW = DUCK_CARDS + 1
WORK = CHOICES + (CARDS + 2) * ROW
MOST_GUESSES = 50  # of one try: a right one comes within a few, but for rare views
QUICK = False  # imagining a world may take tenths of a second after the draw pile was renewed


@rule
def reveals(s, i):
    """D27: 2 if note i tells what the mover could not know before and points hang on it, 1 if none do, 0 if it does not."""
    what = s.notes[i, 0]
    if what in (SHOWS, GHOST_SHOWS, DISCARDS):
        return 2
    return 1 if what in (FIRST_CARD, GHOST_TURNS) or (what == DRAWS and s.notes[i, 2] == DECK) else 0


@rule
def weigh(s, work):
    """After a renewal, counts the choices; before one there is nothing to prepare."""
    if s.renewed:
        count_cards(s, work)
        add_up_choices(work)
        find_best(s, work)
        hidden = 0
        for card in range(1, CARDS + 1):
            hidden += int(work[HIDDEN + card])
        for a in range(IN_HANDS):
            work[WEIGHT + a] = 0.0
            if s.deck_size + a <= hidden:
                ways = FACTORIAL[s.deck_size + a] * FACTORIAL[hidden - s.deck_size - a]
                work[WEIGHT + a] = work[CHOICES + ROW + s.deck_size + a] * ways * work[BEST + a]


@rule
def count_cards(s, work):
    """Of each card and each seat, what the view tells."""
    unseen = unseen_cards(s)
    for card in range(1, CARDS + 1):
        work[HIDDEN + card] = count(unseen, card)
        work[RENEWED + card] = count(s.again, card)
        work[LAID + card] = 0.0
    for seat in range(s.seats):
        work[UNKNOWN + seat] = s.held[seat] - size(s.hand[seat])
        work[DRAWS_BY + seat] = 0.0
    for i in range(s.logged):
        place = s.log[i] // 64
        card = s.log[i] % DRAWN
        if is_unseen_draw(s, i):
            work[DRAWS_BY + place] += 1.0
        elif s.log[i] & DRAWN:
            work[RENEWED + card] -= 1.0
        elif work[DRAWS_BY + place] > 0.0:  # who has drawn nothing lays an old card; what the viewer drew is seen
            work[LAID + card] += 1.0


@rule
def unseen_cards(s):
    """The set of all cards that are not in sight."""
    unseen = ALL
    for seat in range(s.seats):
        unseen -= s.towel[seat] + s.hand[seat]
    for place in range(MOST_SEATS):
        for i in range(s.height[place]):
            unseen -= 1 << 2 * s.pile[place, i]
    return unseen


@rule
def is_unseen_draw(s, i):
    return s.log[i] % 64 == DRAWN


@rule
def choices(work, card, x):
    """In how many ways x of the hidden copies of a card can be renewed ones."""
    renewed = int(work[RENEWED + card])
    hidden = int(work[HIDDEN + card])
    old = hidden + int(work[LAID + card]) - renewed
    return BINOMIAL[renewed, x] * BINOMIAL[old, hidden - x] if x <= hidden else 0.0


@rule
def add_up_choices(work):
    for number in range(ROW):
        work[CHOICES + (CARDS + 1) * ROW + number] = 1.0 if number == 0 else 0.0
    for card in range(CARDS, 0, -1):
        for number in range(ROW):
            ways = 0.0
            for x in range(min(number, 3) + 1):
                ways += choices(work, card, x) * work[CHOICES + (card + 1) * ROW + number - x]
            work[CHOICES + card * ROW + number] = ways


@rule
def find_best(s, work):
    """The highest product of binomials for each number of renewed cards in hands, spread over the seats in any way."""
    for a in range(IN_HANDS):
        work[BEST + a] = 1.0 if a == 0 else 0.0
    for seat in range(s.seats):
        unknown = int(work[UNKNOWN + seat])
        most = min(unknown, int(work[DRAWS_BY + seat]))
        for a in range(IN_HANDS - 1, -1, -1):
            for k in range(min(most, a) + 1):
                work[BEST + a] = max(work[BEST + a], work[BEST + a - k] * BINOMIAL[unknown, k])


@rule
def imagine(s, work, rng):
    """A world drawn uniformly from all that fit the view. `weigh` must have seen the same view. Returns False, and leaves the
    record as it is, where no guess was right; then it can be tried again."""
    if s.renewed:
        guesses = 1
        while not guess(s, work, rng):
            if guesses == MOST_GUESSES:
                return False
            guesses += 1
        pool_renewed(work)
        place_in_deck(s, work, rng)
        place_draws(s, work, rng)
        pool_old(work)
        place_in_hands(s, work, rng)
    else:
        pool_unseen(s, work)
        place_in_hands(s, work, rng)
        place_in_deck(s, work, rng)
    return True


# ---- after a renewal: which cards are renewed ones


@rule
def guess(s, work, rng):
    """Draws how many hidden copies of each card are renewed ones, and whether that can stand."""
    in_hands = draw_number(work, rng)
    left = s.deck_size + in_hands
    for card in range(1, CARDS + 1):
        x = draw_copies(work, card, left, rng)
        left -= x
        work[HIDDEN_RENEWED + card] = x
        work[TO_COME + card] = work[LAID + card]
        work[RENEWED_TO_COME + card] = work[RENEWED + card] - x
    return fits_log(s, work, rng) and fraction(rng) * work[BEST + in_hands] < ways_in_hands(s, work)


@rule
def fraction(rng):
    """A number from 0 to 1."""
    return (next_word(rng) + next_word(rng) / 4294967296.0) / 4294967296.0


@rule
def draw_number(work, rng):
    """How many renewed cards are in the unknown parts of hands."""
    total = 0.0
    for a in range(IN_HANDS):
        total += work[WEIGHT + a]
    mark = total * fraction(rng)
    drawn = -1
    for a in range(IN_HANDS):
        if work[WEIGHT + a] > 0.0 and mark >= 0.0:  # the last possible one stays when rounding leaves a rest
            drawn = a
            mark -= work[WEIGHT + a]
    return drawn


@rule
def draw_copies(work, card, left, rng):
    """How many of the `left` renewed cards that this card and the ones after it have hidden are copies of this card."""
    mark = work[CHOICES + card * ROW + left] * fraction(rng)
    drawn = -1
    for x in range(min(left, 3) + 1):
        ways = choices(work, card, x) * work[CHOICES + (card + 1) * ROW + left - x]
        if ways > 0.0 and mark >= 0.0:
            drawn = x
            mark -= ways
    return drawn


@rule
def fits_log(s, work, rng):
    """Draws which of the laid cards were renewed ones; False if a seat would have laid one before it drew it."""
    for seat in range(s.seats):
        work[DRAWS_BY + seat] = 0.0
        work[LAID_BY + seat] = 0.0
    for i in range(s.logged):
        place = s.log[i] // 64
        card = s.log[i] % DRAWN
        work[WAS_RENEWED + i] = 0.0
        if is_unseen_draw(s, i):
            work[DRAWS_BY + place] += 1.0
        elif s.log[i] & DRAWN == 0 and work[DRAWS_BY + place] > 0.0:
            if below(rng, int(work[TO_COME + card])) < work[RENEWED_TO_COME + card]:
                work[WAS_RENEWED + i] = 1.0
                work[RENEWED_TO_COME + card] -= 1.0
                work[LAID_BY + place] += 1.0
            work[TO_COME + card] -= 1.0
        if place < s.seats and work[LAID_BY + place] > work[DRAWS_BY + place]:
            return False
    return True


@rule
def ways_in_hands(s, work):
    """In how many ways the renewed cards that each seat drew and did not lay can be among its unknown ones."""
    ways = 1.0
    for seat in range(s.seats):
        unknown = int(work[UNKNOWN + seat])
        renewed = int(work[DRAWS_BY + seat]) - int(work[LAID_BY + seat])
        ways *= BINOMIAL[unknown, renewed] if renewed <= unknown else 0.0
    return ways


# ---- placing cards


@rule
def pool_renewed(work):
    work[POOLED] = 0.0
    for card in range(1, CARDS + 1):
        pool(work, card, int(work[HIDDEN_RENEWED + card]))


@rule
def pool_old(work):
    work[POOLED] = 0.0
    for card in range(1, CARDS + 1):
        pool(work, card, int(work[HIDDEN + card]) - int(work[HIDDEN_RENEWED + card]))


@rule
def pool_unseen(s, work):
    unseen = unseen_cards(s)
    work[POOLED] = 0.0
    for card in range(1, CARDS + 1):
        pool(work, card, count(unseen, card))


@rule
def pool(work, card, copies):
    for _ in range(copies):
        work[POOL + int(work[POOLED])] = card
        work[POOLED] += 1.0


@rule
def any_card(work, rng):
    """A card out of the pool."""
    n = int(work[POOLED])
    i = POOL + below(rng, n)
    card = int(work[i])
    work[i] = work[POOL + n - 1]
    work[POOLED] = n - 1
    return card


@rule
def place_in_deck(s, work, rng):
    for i in range(s.deck_size):
        s.deck[i] = any_card(work, rng)


@rule
def place_in_hands(s, work, rng):
    """What is still unknown in others' hands, and the ghost's hidden card."""
    for seat in range(s.seats):
        for _ in range(s.held[seat] - size(s.hand[seat])):
            s.hand[seat] += 1 << 2 * any_card(work, rng)
    if s.seats == 2 and s.over == 0 and s.event != DUCKS:
        s.ghost_card = any_card(work, rng)


@rule
def place_draws(s, work, rng):
    """What others drew since the renewal: of each seat first the renewed cards it laid later, then those it still has."""
    for i in range(s.logged):
        if is_unseen_draw(s, i):
            seat = s.log[i] // 64
            card = laid_later(s, work, seat, i)
            if card == 0:
                card = any_card(work, rng)
                s.hand[seat] += 1 << 2 * card
            s.log[i] += card


@rule
def laid_later(s, work, seat, i):
    """The next renewed card this seat laid after entry i of the log, taken off the list; 0 if there is none."""
    for j in range(i + 1, s.logged):
        if work[WAS_RENEWED + j] > 0.0 and s.log[j] // 64 == seat:
            work[WAS_RENEWED + j] = 0.0
            return s.log[j] % DRAWN
    return 0
