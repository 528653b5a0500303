"""duck by its clauses. Seats count from 0, clockwise; rounds from 1. Cards and sets of cards are as in components.

The six bits of a set that count the yellow, blue and red cards of one number are called its *holding* of that number.

Moves are 4 * shape + source, or DIVE:
  source  the pile to draw from: NOWHERE, DECK, LEFT, RIGHT
  shape   of a group: 3 * (64 * number + the holding laid) + the colour on top
          of a run: RUNS + 2 * (27 * (length - 3) + its lowest card - 1) + (1 if laid downwards)
"""

from __future__ import annotations

import numpy as np

from parawan.games.duck.components import (
    ALL,
    CARD_FORM,
    CARD_OF,
    CARDS,
    COPY_OF,
    DIVE_LIMIT,
    DRY_TURNS,
    DUCK_CARDS,
    GREEN,
    HAND_SIZE,
    NUMBER,
    NUMBERS,
    ROUNDS,
    SET_FORM,
    TEXTS,
)
from parawan.kernel.chance import below
from parawan.kernel.record import MOST_SEATS, NO_EVENT, SEATS, Field, Form, Record, ask, flag, note, seats_with_most
from parawan.kernel.record import number as number_field
from parawan.kernel.rule import rule
from parawan.kernel.sets import bits

# chance events
DUCKS, RENEWAL = 1, 2

# the piles a card may be drawn from; what else may wait for a renewed draw pile is the ghost's turn
NOWHERE, DECK, LEFT, RIGHT, GHOST_TURN = range(5)

GHOST = 2  # with two players the ghost's place comes after theirs
NOBODY = -1

# moves
GROUPS_A_NUMBER = 3 * 64
RUNS = GROUPS_A_NUMBER * NUMBERS
DIVE = 4 * (RUNS + 2 * CARDS * (NUMBERS - 2))
MOVES = DIVE + 1
MOST_LEGAL = 220  # with seven ones in hand, 3 of one colour and 2 of each other: 72 groups and three piles, 3 to go out, the dive
# Of a whole game: at most so many turns in a row take no card from the draw pile (D19), which is renewed once a round (D11).
MOST_DECISIONS = ROUNDS * DRY_TURNS * (2 * DUCK_CARDS + 1)

# how a round ended
OUT, DIVE_WON, DIVE_LOST, STALEMATE = range(1, 5)

# notes
ROUND_BEGINS, FIRST_CARD, LAYS_GROUP, LAYS_RUN, DRAWS, RENEWS, GHOST_TURNS = range(1, 8)
ENDS, SHOWS, GHOST_SHOWS, TAKES_BUOY, SAVES, DISCARDS = range(8, 14)

# an entry of the log is 64 * place + card, plus DRAWN if the card came off the draw pile
DRAWN = 32
LOG = 2 * DUCK_CARDS  # after a renewal a duck is drawn at most once, and comes out of the unknown part of a hand at most once
ENTRY_FORM = Form(
    lambda entry: f"{entry // 64}{'+' if entry & DRAWN else '-'}{TEXTS[entry % DRAWN]}" if entry else "",
    lambda text: 64 * int(text[0]) + DRAWN * "-+".index(text[1]) + TEXTS.index(text[2:]) if text else 0,
)

RECORD = Record(
    number_field("red_lifebuoys", "edition value (D2): points of each lifebuoy red side up, from the top of the stack", ROUNDS),
    number_field("round", "round, from 1"),
    number_field("dealer", "the seat that deals this round", names="seat"),
    number_field("turn", "the seat whose turn it is", names="seat"),
    number_field("dry", "turns in a row that took no card from the draw pile (D19)"),
    Field("hand", np.int64, "the cards in each hand; of others' hands only those in `known`", (SEATS,), SET_FORM),
    Field("known", np.int64, "the cards in each hand that all saw being taken (D27)", (SEATS,), SET_FORM),
    Field("towel", np.int64, "the cards under each towel (D3)", (SEATS,), SET_FORM),
    Field("shown", np.int64, "the hands that were shown when the last round ended (D27)", (SEATS,), SET_FORM),
    Field("again", np.int64, "the cards that became the renewed draw pile (D11)", (), SET_FORM),
    number_field("score", "points so far (D20)", SEATS, type=np.int16),
    number_field("ghost_sum", "the ghost's sum when the last round ended (D24)", type=np.int16),
    number_field("logged", "how many entries `log` has", type=np.int16),
    Field(
        "log",
        np.int16,
        "since the renewal: `1-b3` seat 1 laid b3, and it was not in `known`; `1+b3` seat 1 drew b3 from the draw pile, `1+` a"
        " card not to be known; with two players `2+b3` is the ghost's",
        (LOG,),
        ENTRY_FORM,
        "logged",
        names="entry",
    ),
    number_field("held", "how many cards are in each hand", SEATS),
    Field(
        "pile",
        np.int8,
        "the discard piles from the bottom up, one a seat; with two players the third is the ghost's",
        (MOST_SEATS, DUCK_CARDS),
        CARD_FORM,
        "height",
        turns=0,
    ),
    number_field("height", "how many cards are on each discard pile", MOST_SEATS, turns=0),
    Field(
        "deck",
        np.int8,
        "the draw pile from the bottom up; empty texts where not to be known",
        (DUCK_CARDS,),
        CARD_FORM,
        "deck_size",
    ),
    number_field("deck_size", "how many cards are on the draw pile"),
    Field("ghost_card", np.int8, "the ghost's hidden card (D21); an empty text if not to be known", (), CARD_FORM),
    number_field(
        "pending", "what waits for a renewal: 1, 2, 3 to draw from the draw pile, left, right; 4 the ghost's turn; 0 nothing"
    ),
    flag("renewed", "whether the draw pile was renewed in this round (D11)"),
    number_field("buoy_seat", "who took each lifebuoy, from the top of the stack; -1 nobody", ROUNDS, names="seat"),
    flag("buoy_red", "whether it lies red side up", ROUNDS),
    number_field("ender", "who ended the last round; -1 nobody", names="seat"),
    number_field("ending", "how it ended: 1 went out, 2 won a dive, 3 lost a dive, 4 stalemate; 0 no round has ended yet"),
    Field("saved", np.int8, "the card each seat then put under its towel; an empty text for none", (SEATS,), CARD_FORM),
    Field("shown_ghost", np.int8, "the ghost's hidden card, shown then", (), CARD_FORM),
)


# ---- set-up -------------------------------------------------------------------------------------------------------


@rule
def start(s):
    """D2, D3, D4: all lifebuoys are on the stack, the towels bare."""
    s.round = 0
    s.ender = NOBODY
    s.ending = 0
    s.shown_ghost = 0
    s.ghost_sum = 0
    for i in range(ROUNDS):
        s.buoy_seat[i] = NOBODY
        s.buoy_red[i] = 0
    for seat in range(s.seats):
        s.towel[seat] = 0
        s.score[seat] = 0
        s.shown[seat] = 0
        s.saved[seat] = 0
    gather_ducks(s)
    begin_round(s)


@rule
def gather_ducks(s):
    """Takes all ducks off the table but those under towels."""
    for seat in range(s.seats):
        s.hand[seat] = 0
        s.known[seat] = 0
        s.held[seat] = 0
    for place in range(MOST_SEATS):
        for i in range(s.height[place]):
            s.pile[place, i] = 0
        s.height[place] = 0
    for i in range(s.deck_size):
        s.deck[i] = 0
    s.deck_size = 0
    s.ghost_card = 0
    s.dry = 0
    s.pending = NOWHERE
    s.renewed = 0
    s.again = 0
    for i in range(s.logged):
        s.log[i] = 0
    s.logged = 0


@rule
def begin_round(s):
    """D4: the first seat deals, then the deal moves left; D6, D22: the next seat begins."""
    s.dealer = s.round % s.seats
    s.round += 1
    s.turn = next_seat(s, s.dealer)
    note(s, ROUND_BEGINS, s.dealer, s.round, 0, 0)
    ask(s, DUCKS, s.round - 1)


@rule
def next_seat(s, seat):
    return seat + 1 if seat + 1 < s.seats else 0


@rule
def items(event):
    return DUCK_CARDS


@rule
def dealt(s, event, order):
    if event == DUCKS:
        deal_ducks(s, order)
    else:
        renew_deck(s, order)
        draw_and_go_on(s)


@rule
def deal_ducks(s, order):
    """D5: seven cards to each seat, seat 0 first, then one for the dealer's pile; D21: then the ghost's hidden card."""
    free = ALL
    for seat in range(s.seats):
        free -= s.towel[seat]  # D3
    stack_deck(s, free, order)
    for seat in range(s.seats):
        for _ in range(HAND_SIZE):
            take(s, seat, take_off_deck(s))
    put(s, s.dealer, take_off_deck(s))
    note(s, FIRST_CARD, s.dealer, top_of_pile(s, s.dealer), 0, 0)
    if s.seats == 2:
        s.ghost_card = take_off_deck(s)


@rule
def stack_deck(s, cards, order):
    """The draw pile is this set of cards, in the order of the shuffle, the first on top."""
    n = size(cards)
    s.deck_size = n
    for i in range(DUCK_CARDS):
        duck = order[i]
        card = CARD_OF[duck]
        if COPY_OF[duck] < count(cards, card):
            n -= 1
            s.deck[n] = card


# ---- cards --------------------------------------------------------------------------------------------------------

SIZE = np.array([(have & 3) + (have >> 2 & 3) + (have >> 4) for have in range(64)], np.int8)  # cards in a holding
EACH_NUMBER = sum(1 << 6 * number for number in range(NUMBERS))
WEIGHTS = sum((NUMBERS - 1 - number) << 6 * number for number in range(NUMBERS))


@rule
def count(cards, card):
    """How many copies of a card are in a set."""
    return cards >> 2 * card & 3


@rule
def holding(cards, number):
    """The holding of a number in a set."""
    return cards >> (6 * number + 2) & 63


@rule
def size(cards):
    """How many cards are in a set."""
    n = 0
    for number in range(NUMBERS):
        n += SIZE[holding(cards, number)]
    return n


@rule
def sum_of(hand):
    """The sum of the numbers in a hand: the product adds up number times count in its topmost six bits, and with at most seven
    cards none of the sums beneath them carries over."""
    yellow = hand >> 2 & 3 * EACH_NUMBER
    blue = hand >> 4 & 3 * EACH_NUMBER
    red = hand >> 6 & 3 * EACH_NUMBER
    return (yellow + blue + red) * WEIGHTS >> 6 * (NUMBERS - 1) & 63


@rule
def take(s, seat, card):
    """Into a hand."""
    s.hand[seat] += 1 << 2 * card
    s.held[seat] += 1


@rule
def put(s, place, card):
    """Onto a discard pile."""
    s.pile[place, s.height[place]] = card
    s.height[place] += 1


@rule
def top_of_pile(s, place):
    """The visible card of a discard pile; 0 if there is none."""
    return s.pile[place, s.height[place] - 1] if s.height[place] > 0 else 0


@rule
def take_off_pile(s, place):
    s.height[place] -= 1
    card = s.pile[place, s.height[place]]
    s.pile[place, s.height[place]] = 0
    return card


@rule
def take_off_deck(s):
    s.deck_size -= 1
    card = s.deck[s.deck_size]
    s.deck[s.deck_size] = 0
    return card


@rule
def left_of(s, seat):
    """D6: the next seat sits at the left; D21, D23: with two players the ghost at the dealer's left, between them."""
    if s.seats == 2 and seat == s.dealer:
        return GHOST
    return next_seat(s, seat)


@rule
def right_of(s, seat):
    """D21, D23: the other way round."""
    if s.seats == 2 and seat != s.dealer:
        return GHOST
    return seat - 1 if seat > 0 else s.seats - 1


# ---- what may be done ---------------------------------------------------------------------------------------------

EACH_CARD = sum(1 << 2 * card for card in range(1, CARDS + 1))
COLOURS_IN = np.array([sum(have >> 2 * colour & 3 > 0 for colour in range(3)) for have in range(64)], np.int8)  # a holding


def _groups() -> tuple[list[int], list[int]]:
    """D7, D9: for each holding its groups, as moves with cards of number 0; those that lay all of it come last."""
    first, groups = [0], []
    for have in range(64):
        for laid in range(1, have + 1):
            if all(laid >> i & 3 <= have >> i & 3 for i in (0, 2, 4)):
                groups += [4 * (3 * laid + top) for top in range(3) if laid >> 2 * top & 3]
        first.append(len(groups))
    return first, groups


FIRST_GROUP, GROUPS = (np.array(table, np.int16) for table in _groups())
FACTS = np.diff(FIRST_GROUP) + 256 * SIZE.astype(np.int16) + 4096 * COLOURS_IN.astype(np.int16)  # of a holding, in one look


@rule
def waits_for(s):
    """D6: one seat at a time."""
    return 0 if s.over or s.event != NO_EVENT else 1 << s.turn


@rule
def may_act(s):
    return waits_for(s)


@rule
def legal(s, seat, moves):
    """D7, D8: every group and run in hand, D10: with every pile a card may be drawn from; D13: at 10 or less also the dive."""
    hand = s.hand[seat]
    shapes = not_negative(list_runs(hand, moves, list_groups(hand, moves)))
    n = shapes
    if not stuck(s):  # D19: otherwise no move names a pile
        drawing = shapes - shapes_of_whole_hand(shape_of(moves[shapes - 1]), s.held[seat])  # D12: who goes out draws nothing
        lefts = drawing if s.height[left_of(s, seat)] > 0 else 0
        rights = drawing if s.height[right_of(s, seat)] > 0 else 0
        for i in range(drawing):
            move = moves[i]
            moves[i] = move + DECK  # D11: never empty, because a renewal always brings cards
            moves[shapes + i] = move + LEFT  # written first and counted after: one loop without a jump
            moves[shapes + lefts + i] = move + RIGHT
        n += lefts + rights
    moves[n] = DIVE
    return n + (1 if sum_of(hand) <= DIVE_LIMIT else 0)


@rule
def not_negative(n):
    """n, which never is. That the compiler knows it makes listing moves a fifth faster."""
    return n & 4095


@rule
def stuck(s):
    """D19: whoever has to draw now brings on a stalemate, because the draw pile is not renewed twice."""
    return s.deck_size == 0 and s.renewed == 1


@rule
def list_groups(hand, moves):
    """D7: lists every group, without a pile to draw from; returns how many. A group of the whole hand comes last."""
    n = 0
    for number in range(NUMBERS):
        have = holding(hand, number)
        first = not_negative(FIRST_GROUP[have])
        groups = not_negative(FIRST_GROUP[have + 1] - first)
        moves[n] = 4 * GROUPS_A_NUMBER * number + GROUPS[first]  # written first and counted after
        for i in range(1, groups):
            moves[n + i] = 4 * GROUPS_A_NUMBER * number + GROUPS[first + i]
        n = not_negative(n + groups)
    return n


@rule
def list_runs(hand, moves, n):
    """D8: goes on with every run, the longest ones last."""
    length = 3
    lowest = run_starts(hand, length)
    while lowest != 0:
        shape = RUNS + 2 * CARDS * (length - 3)
        cards = lowest >> 2
        while cards != 0:
            moves[n] = 4 * shape
            moves[n + 1] = 4 * (shape + 1)
            n += 2 * (cards & 1)
            shape += 2
            cards >>= 2
        length += 1
        lowest = run_starts(hand, length)
    return n


@rule
def run_starts(hand, length):
    """D8: the set of the cards with which a run of this length begins."""
    have = (hand | hand >> 1) & EACH_CARD
    lowest = have
    for i in range(1, length):
        lowest &= have >> 6 * i
    return lowest


@rule
def shapes_of_whole_hand(last, held):
    """D12: how many of the listed shapes lay the whole hand. If any do, they are the last ones."""
    if last >= RUNS:
        return 2 if run_length(last) == held else 0
    laid = last // 3 % 64
    return COLOURS_IN[laid] if SIZE[laid] == held else 0


@rule
def run_length(shape):
    return (shape - RUNS) // (2 * CARDS) + 3


@rule
def any_legal(s, seat, moves, rng):
    """One of the moves that `legal` lists, by its place there."""
    hand = s.hand[seat]
    groups, going_out = 0, 0
    for number in range(NUMBERS):
        have = holding(hand, number)
        facts = FACTS[have]
        groups += facts & 255
        if facts >> 8 & 15 == s.held[seat]:
            going_out = facts >> 12
    runs = 0
    length = 3
    lowest = run_starts(hand, length)
    while lowest != 0:
        runs += 2 * bits(lowest)
        if length == s.held[seat]:
            going_out = 2
        length += 1
        lowest = run_starts(hand, length)
    shapes = groups + runs
    drawing = 0 if stuck(s) else shapes - going_out
    lefts = drawing if s.height[left_of(s, seat)] > 0 else 0
    rights = drawing if s.height[right_of(s, seat)] > 0 else 0
    place = below(rng, shapes + lefts + rights + (1 if sum_of(hand) <= DIVE_LIMIT else 0))
    if place < shapes:
        return nth_shape(hand, groups, place) + (DECK if place < drawing else NOWHERE)
    place -= shapes
    if place < lefts:
        return nth_shape(hand, groups, place) + LEFT
    if place < lefts + rights:
        return nth_shape(hand, groups, place - lefts) + RIGHT
    return DIVE


@rule
def nth_shape(hand, groups, n):
    """The shape at this place of the list, as a move without a pile to draw from."""
    if n >= groups:
        return nth_run(hand, n - groups)
    number = 0
    have = holding(hand, number)
    while n >= FACTS[have] & 255:
        n -= FACTS[have] & 255
        number += 1
        have = holding(hand, number)
    return 4 * GROUPS_A_NUMBER * number + GROUPS[FIRST_GROUP[have] + n]


@rule
def nth_run(hand, n):
    length = 3
    lowest = run_starts(hand, length)
    while n >= 2 * bits(lowest):
        n -= 2 * bits(lowest)
        length += 1
        lowest = run_starts(hand, length)
    downwards = n & 1
    while n > 1:
        lowest &= lowest - 1
        n -= 2
    card = 1
    while count(lowest, card) == 0:
        card += 1
    return 4 * (RUNS + 2 * CARDS * (length - 3) + 2 * (card - 1) + downwards)


# ---- a turn -------------------------------------------------------------------------------------------------------


@rule
def act(s, seat, move):
    """D7, D8: lay a group or a run and draw; D12: with no card left the round is over; D13: or dive."""
    if move == DIVE:
        dive(s, seat)
        return
    lay_shape(s, seat, shape_of(move))
    if s.held[seat] == 0:
        end_round(s, seat, OUT)
        return
    s.pending = source_of(move)
    if deck_ready(s):
        draw_and_go_on(s)


@rule
def shape_of(move):
    return move >> 2  # moves are never negative, and this is quicker than to divide


@rule
def source_of(move):
    return move & 3


@rule
def lay_shape(s, seat, shape):
    if shape < RUNS:
        lay_group(s, seat, shape // GROUPS_A_NUMBER, shape // 3 % 64, shape % 3)
    else:
        lay_run(s, seat, (shape - RUNS) // 2 % CARDS + 1, run_length(shape), shape % 2)


@rule
def lay_group(s, seat, number, laid, top):
    """D9: the chosen colour on top, the others beneath it, from the bottom yellow, blue, red."""
    note(s, LAYS_GROUP, seat, number, laid, top)
    yellow = 1 + 3 * number
    beneath = laid - (1 << 2 * top)
    if beneath != 0:
        for colour in range(3):
            for _ in range(beneath >> 2 * colour & 3):
                lay(s, seat, yellow + colour)
    lay(s, seat, yellow + top)


@rule
def lay_run(s, seat, lowest, length, downwards):
    """D9: upwards or downwards."""
    note(s, LAYS_RUN, seat, lowest, length, downwards)
    for i in range(length):
        lay(s, seat, lowest + 3 * (length - 1 - i if downwards else i))


@rule
def lay(s, seat, card):
    """D9: out of the hand onto the own discard pile. D27: of equal cards the one known to be in the hand goes first."""
    s.hand[seat] -= 1 << 2 * card
    s.held[seat] -= 1
    put(s, seat, card)
    if count(s.known[seat], card) > 0:
        s.known[seat] -= 1 << 2 * card
    else:
        remember(s, 64 * seat + card)


@rule
def remember(s, entry):
    """D27: after a renewal the order in which cards came and went tells something about where the others are."""
    if s.renewed:
        s.log[s.logged] = entry
        s.logged += 1


@rule
def deck_ready(s):
    """D11: somebody needs the draw pile. If it is empty it is renewed first, or D19: the round ends in a stalemate. True if play
    can go on at once; in both those cases the draw pile is still, or again, empty."""
    if stuck(s):
        end_round(s, NOBODY, STALEMATE)
    elif s.deck_size == 0:
        ask(s, RENEWAL, s.round - 1)
    return s.deck_size > 0


@rule
def renew_deck(s, order):
    """D11: every discard pile keeps its top card, the rest is the new draw pile."""
    for place in range(MOST_SEATS):
        if s.height[place] > 1:
            top = take_off_pile(s, place)
            while s.height[place] > 0:
                s.again += 1 << 2 * take_off_pile(s, place)
            put(s, place, top)
    s.renewed = 1
    stack_deck(s, s.again, order)
    note(s, RENEWS, NOBODY, s.deck_size, 0, 0)


@rule
def draw_and_go_on(s):
    """D10: the seat on turn draws; D22: after the dealer the ghost turns a card; D6: then it is the next seat's turn."""
    if s.pending != GHOST_TURN:
        draw(s, s.turn, s.pending)
        if s.dry == DRY_TURNS:
            end_round(s, NOBODY, STALEMATE)  # D19
            return
        if s.seats == 2 and s.turn == s.dealer:
            s.pending = GHOST_TURN
            if not deck_ready(s):
                return
    if s.pending == GHOST_TURN:
        ghost_turns(s)
    s.pending = NOWHERE
    s.turn = next_seat(s, s.turn)


@rule
def draw(s, seat, source):
    """D10: the top of the draw pile or of a neighbour's pile; D27: a card taken off a discard pile is known to all."""
    if source == DECK:
        place = NOBODY
        card = take_off_deck(s)
        s.dry = 0
        remember(s, 64 * seat + DRAWN + card)
    else:
        place = left_of(s, seat) if source == LEFT else right_of(s, seat)
        card = take_off_pile(s, place)
        s.dry += 1
        s.known[seat] += 1 << 2 * card
    take(s, seat, card)
    note(s, DRAWS, seat, source, card, place)


@rule
def ghost_turns(s):
    """D22: the top of the draw pile, face up onto the ghost's own pile."""
    card = take_off_deck(s)
    s.dry = 0
    remember(s, 64 * GHOST + DRAWN + card)
    put(s, GHOST, card)
    note(s, GHOST_TURNS, NOBODY, card, 0, 0)


# ---- end of a round -----------------------------------------------------------------------------------------------


@rule
def dive(s, seat):
    """D13: a claim to the lowest sum; D15, D16: strictly below every other hand, D25: and below the ghost."""
    mine = sum_of(s.hand[seat])
    ending = DIVE_WON
    for other in range(s.seats):
        if other != seat and sum_of(s.hand[other]) <= mine:
            ending = DIVE_LOST
    if s.seats == 2 and sum_of_ghost(s) <= mine:
        ending = DIVE_LOST
    end_round(s, seat, ending)


@rule
def sum_of_ghost(s):
    """D24: its face-up pile as it lies, and its hidden card."""
    n = NUMBER[s.ghost_card]
    for i in range(s.height[GHOST]):
        n += NUMBER[s.pile[GHOST, i]]
    return n


@rule
def end_round(s, ender, ending):
    """D12, D13, D19: all is shown, a lifebuoy leaves the stack, cards go under towels; D4, D20: five times."""
    note(s, ENDS, ender, ending, GREEN[s.round - 1], 0)
    show_hands(s, ender, ending)
    if ending != STALEMATE:
        take_lifebuoy(s, ender, 1 if ending == DIVE_LOST else 0)
    for seat in range(s.seats):
        if saves_card(s, seat):
            save_highest(s, seat)
        elif seat != ender:
            note(s, DISCARDS, seat, 0, 0, 0)
    gather_ducks(s)
    if s.round == ROUNDS:
        s.over = 1
    else:
        begin_round(s)


@rule
def show_hands(s, ender, ending):
    """D27: all hands and the ghost's hidden card."""
    s.ender = ender
    s.ending = ending
    for seat in range(s.seats):
        s.shown[seat] = s.hand[seat]
        s.saved[seat] = 0
        note(s, SHOWS, seat, sum_of(s.hand[seat]), 0, 0)
    if s.seats == 2:
        s.shown_ghost = s.ghost_card
        s.ghost_sum = sum_of_ghost(s)
        note(s, GHOST_SHOWS, NOBODY, 0, 0, 0)


@rule
def take_lifebuoy(s, seat, red):
    """D2, D14, D15: the top one of the stack, green side up; D16: or red side up."""
    i = s.round - 1
    points = s.red_lifebuoys[i] if red else GREEN[i]
    s.buoy_seat[i] = seat
    s.buoy_red[i] = red
    s.score[seat] += points
    note(s, TAKES_BUOY, seat, GREEN[i], points, red)


@rule
def saves_card(s, seat):
    """Whether the seat puts a card under its towel. D15: a diver who has won does; D17: of the others, D19: after a stalemate of
    all, those below the highest sum; D26: with two players, who is not above the ghost."""
    if seat == s.ender:
        return s.ending == DIVE_WON
    mine = sum_of(s.hand[seat])
    if s.seats == 2:
        return mine <= s.ghost_sum
    highest = 0
    for other in range(s.seats):
        if other != s.ender:
            highest = max(highest, sum_of(s.hand[other]))
    return mine < highest


@rule
def save_highest(s, seat):
    """D3, D18: the highest card in hand, of several colours the first of yellow, blue, red, goes under the towel."""
    number = NUMBERS - 1
    while holding(s.hand[seat], number) == 0:
        number -= 1
    card = 1 + 3 * number
    while count(s.hand[seat], card) == 0:
        card += 1
    s.towel[seat] += 1 << 2 * card
    s.score[seat] += number
    s.saved[seat] = card
    note(s, SAVES, seat, card, 0, 0)


# ---- end of the game ----------------------------------------------------------------------------------------------


@rule
def score(s, seat):
    """D20: the cards under the towel and the lifebuoys."""
    return s.score[seat]


@rule
def winners(s):
    """D20: most points; tied players share the win."""
    return seats_with_most(s.score, s.seats)
