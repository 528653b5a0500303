"""tide by its clauses. Seats count from 0, clockwise; rounds and turns from 1.

Set k is the one dealt to seat k; in round r seat p holds the set dealt to the seat r - 1 places before it (T16). The cards of a
set stand in ascending order, so that their places say nothing.
"""

from __future__ import annotations

from parawan.games.tide.components import CARDS, HALF_BELTS, HIGHEST_LEVEL, SET_SIZE, TIDE_CARDS, TURNS
from parawan.kernel.chance import below
from parawan.kernel.record import SEATS, Record, ask, flag, note, number, seat_set, seats_with_most
from parawan.kernel.rule import rule

# chance events
WEATHER, TIDES = 1, 2

NOBODY = -1

# stages of a turn
PICK, CHOOSE = 0, 1

# moves: 0 to 59 lay weather card 1 to 60, then the two answers of T20
TAKE_LOWER, TAKE_HIGHER = CARDS, CARDS + 1
MOVES = CARDS + 2
MOST_LEGAL = SET_SIZE
MOST_DECISIONS = 5 * TURNS * (5 + 1)  # of a whole game: five rounds, in each turn five cards and T20

# notes
ROUND_BEGINS, TIDES_OPEN, LAID, TAKES, LOSES_BELT, OUT, ROUND_POINTS, SETS_PASS = range(1, 9)

RECORD = Record(
    flag("open", "option `open` (T19): cards are laid face up in turn order"),
    flag("choose", "option `choose` (T20): the highest bidder picks the tide card"),
    number("round", "round, from 1"),
    number("turn", "turn of the round, from 1"),
    number("stage", "0: seats pick a weather card; 1: the highest bidder chooses a tide card (T20)"),
    number("cards", "the cards of each set, known ones first, ascending; 0 unknown. Set k was dealt to seat k", SEATS, SET_SIZE),
    flag("used", "whether that card was played this round", SEATS, SET_SIZE),
    flag("shown", "whether that card was ever shown to all", SEATS, SET_SIZE),
    number("set_belts", "lifebelts of each set (T5)", SEATS),
    number("belts", "lifebelts each seat has left this round", SEATS),
    number("level", "water level of each seat; 0 the start card (T10)", SEATS),
    seat_set("playing", "seats still in the round (T12)"),
    number("tides", "the tide deck; the first 2 × turn cards were opened this round, 0 unknown", TIDE_CARDS),
    seat_set("picked", "seats that have picked their card of this turn"),
    number("pick", "the card picked this turn; 0 none, or not to be known", SEATS),
    number("laid", "the card each seat showed last; 0 none this round", SEATS),
    number("score", "points of the rounds played so far", SEATS),
    number("points", "points by round, then by seat (T15)", SEATS, SEATS, turns=1),
)


# ---- set-up -------------------------------------------------------------------------------------------------------


@rule
def start(s):
    """T4: the weather cards are shuffled."""
    s.round = 0
    s.turn = 0
    s.stage = PICK
    for seat in range(s.seats):
        s.score[seat] = 0
        for r in range(s.seats):
            s.points[r, seat] = 0
    ask(s, WEATHER, 0)


@rule
def items(event):
    return CARDS if event == WEATHER else TIDE_CARDS


@rule
def dealt(s, event, order):
    if event == WEATHER:
        deal_sets(s, order)
        begin_round(s)
    else:
        for i in range(TIDE_CARDS):
            s.tides[i] = order[i] // 2 + 1  # T2: two of each level
        open_tides(s)


@rule
def deal_sets(s, order):
    """T4, T5: twelve cards to each seat, and the lifebelts of each set."""
    for k in range(s.seats):
        halves = 0
        for i in range(SET_SIZE):
            card = order[SET_SIZE * k + i] + 1
            halves += HALF_BELTS[card]
            s.cards[k, i] = card
            s.shown[k, i] = 0
        sort_set(s, k)
        s.set_belts[k] = halves // 2


@rule
def sort_set(s, k):
    """Puts a set into ascending order, its marks along with it."""
    for i in range(1, SET_SIZE):
        card, used, shown = s.cards[k, i], s.used[k, i], s.shown[k, i]
        j = i
        while j > 0 and s.cards[k, j - 1] > card:
            s.cards[k, j] = s.cards[k, j - 1]
            s.used[k, j] = s.used[k, j - 1]
            s.shown[k, j] = s.shown[k, j - 1]
            j -= 1
        s.cards[k, j] = card
        s.used[k, j] = used
        s.shown[k, j] = shown


@rule
def begin_round(s):
    """T6, T16: sets complete again and one seat further, levels at 0, the tide deck shuffled."""
    s.round += 1
    s.turn = 0
    s.playing = (1 << s.seats) - 1
    note(s, ROUND_BEGINS, -1, s.round, 0, 0)
    for seat in range(s.seats):
        k = set_of(s, seat)
        s.belts[seat] = s.set_belts[k]
        s.level[seat] = 0
        s.laid[seat] = 0
        for i in range(SET_SIZE):
            s.used[k, i] = 0
    ask(s, TIDES, s.round - 1)


@rule
def set_of(s, seat):
    """T16: the set this seat holds in this round."""
    k = seat - (s.round - 1)
    return k if k >= 0 else k + s.seats


# ---- what may be done ---------------------------------------------------------------------------------------------


@rule
def waits_for(s):
    """T8: seats in the round that have not picked; T19: only the next of them; T20: the highest bidder."""
    if s.over or s.event:
        return 0
    if s.stage == CHOOSE:
        return 1 << highest_bidder(s)
    return next_to_lay(s) if s.open else s.playing & ~s.picked


@rule
def may_act(s):
    """T8: in the secret pick also who has picked, as long as there is another card to change to."""
    if s.over or s.event or s.open or s.stage == CHOOSE or s.turn == TURNS:
        return waits_for(s)
    return s.playing


@rule
def next_to_lay(s):
    """T19: the first seat that has not laid, from the opener of this turn on."""
    for k in range(s.seats):
        seat = (s.round + s.turn - 2 + k) % s.seats
        if (s.playing & ~s.picked) >> seat & 1:
            return 1 << seat
    return 0


@rule
def still_in(s, seat):
    return s.playing >> seat & 1


@rule
def legal(s, seat, moves):
    """T8: any card of the set that was not played this round, but not the one already picked; T20: either tide card."""
    if s.stage == CHOOSE:
        moves[0] = TAKE_LOWER
        moves[1] = TAKE_HIGHER
        return 2
    k = set_of(s, seat)
    picked = s.pick[seat]
    n = 0
    for i in range(SET_SIZE):  # written first and counted after: without a jump this is a third faster
        card = s.cards[k, i]
        moves[n] = card - 1
        n += 1 if s.used[k, i] == 0 and card != picked else 0
    return n


@rule
def any_legal(s, seat, moves, rng):
    """T8: of a seat that is waited for, which has played one card in every turn before; T20: either tide card."""
    if s.stage == CHOOSE:
        return TAKE_LOWER + below(rng, 2)
    k = set_of(s, seat)
    skipped = below(rng, SET_SIZE + 1 - s.turn)
    i = 0
    while s.used[k, i] or skipped > 0:
        skipped -= 1 - s.used[k, i]
        i += 1
    return s.cards[k, i] - 1


# ---- a turn -------------------------------------------------------------------------------------------------------


@rule
def open_tides(s):
    """T7: a turn opens two tide cards."""
    s.turn += 1
    note(s, TIDES_OPEN, -1, s.turn, s.tides[2 * s.turn - 2], s.tides[2 * s.turn - 1])
    s.picked = 0
    for seat in range(s.seats):
        s.pick[seat] = 0


@rule
def act(s, seat, move):
    if s.stage == CHOOSE:
        s.stage = PICK
        tides_arrive(s, move == TAKE_HIGHER)
        return
    s.picked |= 1 << seat
    s.pick[seat] = move + 1
    if s.open:
        show_card(s, seat)
    if waits_for(s) == 0:
        reveal(s)


@rule
def reveal(s):
    """T8: all are shown at once; T20: then the highest bidder chooses, if there is a choice."""
    if s.open == 0:
        for seat in range(s.seats):
            if still_in(s, seat):
                show_card(s, seat)
    if s.choose and s.tides[2 * s.turn - 2] != s.tides[2 * s.turn - 1]:
        s.stage = CHOOSE
    else:
        tides_arrive(s, 0)


@rule
def show_card(s, seat):
    """T13, T17: the card is used, and all have seen it."""
    k = set_of(s, seat)
    s.laid[seat] = s.pick[seat]
    i = 0
    while s.cards[k, i] != s.pick[seat]:
        i += 1
    s.used[k, i] = 1
    s.shown[k, i] = 1
    note(s, LAID, seat, s.laid[seat], 0, 0)


@rule
def tides_arrive(s, swapped):
    """T9, T10: the highest card takes the lower tide card, the second highest the higher one; T20: or swapped."""
    a = s.tides[2 * s.turn - 2]
    b = s.tides[2 * s.turn - 1]
    for_highest = max(a, b) if swapped else min(a, b)
    for_second = a + b - for_highest
    highest = highest_bidder(s)
    second = best_bidder(s, highest)
    s.level[highest] = for_highest
    s.level[second] = for_second
    note(s, TAKES, highest, for_highest, 0, 0)
    note(s, TAKES, second, for_second, 0, 0)
    water_rises(s)


@rule
def highest_bidder(s):
    return best_bidder(s, NOBODY)


@rule
def best_bidder(s, but):
    """The seat that shows the highest card, one seat left aside."""
    best = NOBODY
    for seat in range(s.seats):
        if still_in(s, seat) and seat != but and (best == NOBODY or s.laid[seat] > s.laid[best]):
            best = seat
    return best


@rule
def water_rises(s):
    """T11, T12: whoever stands highest loses a lifebelt, or is out for want of one."""
    flood = 0
    for seat in range(s.seats):
        if still_in(s, seat):
            flood = max(flood, s.level[seat])
    left = 0
    for seat in range(s.seats):
        if still_in(s, seat):
            if s.level[seat] == flood:
                lose_belt(s, seat)
            left += still_in(s, seat)
    if left <= 2 or s.turn == TURNS:  # T14
        end_round(s)
    else:
        open_tides(s)


@rule
def lose_belt(s, seat):
    if s.belts[seat] > 0:
        s.belts[seat] -= 1
        note(s, LOSES_BELT, seat, s.belts[seat], 0, 0)
    else:
        s.playing &= ~(1 << seat)
        note(s, OUT, seat, 0, 0, 0)


# ---- end of a round, end of the game ------------------------------------------------------------------------------


@rule
def end_round(s):
    """T15: a point a lifebelt, one more for the lowest level, minus one for who is out."""
    lowest = HIGHEST_LEVEL
    for seat in range(s.seats):
        if still_in(s, seat):
            lowest = min(lowest, s.level[seat])
    for seat in range(s.seats):
        points = -1
        if still_in(s, seat):
            points = s.belts[seat] + (1 if s.level[seat] == lowest else 0)
        s.points[s.round - 1, seat] = points
        s.score[seat] += points
        note(s, ROUND_POINTS, seat, points, 0, 0)
    if s.round == s.seats:  # as many rounds as players
        s.over = 1
    else:
        note(s, SETS_PASS, -1, 0, 0, 0)
        begin_round(s)


@rule
def score(s, seat):
    return s.score[seat]


@rule
def winners(s):
    """T18: most points; tied players share the win."""
    return seats_with_most(s.score, s.seats)
