"""The few loops that turn a game's rules into play. The open names are the game's own rules (see docs/adding-a-game.md)."""

from __future__ import annotations

from parawan.kernel.chance import below
from parawan.kernel.deal import deal
from parawan.kernel.record import EVERYTHING, NO_EVENT, SPECTATOR, forget_old_notes
from parawan.kernel.rule import OPEN, brief, rule
from parawan.kernel.sets import bits

start = OPEN  # start(s): sets the table up; options, seats, edition and a fresh head already stand in the record
dealt = OPEN  # dealt(s, event, order): goes on after a chance event with what was dealt
items = OPEN  # items(event): how many items a chance event shuffles
may_act = OPEN  # may_act(s): bit set of the seats that have a move
waits_for = OPEN  # waits_for(s): bit set of the seats without which the table cannot go on
legal = OPEN  # legal(s, seat, moves): writes the legal moves' numbers, returns how many
any_legal = OPEN  # any_legal(s, seat, moves, rng): one of them at random, for a seat that is waited for; see `any_listed`
act = OPEN  # act(s, seat, move): plays a legal move
score = OPEN  # score(s, seat): points, at any time
winners = OPEN  # winners(s): bit set of the seats that have won
redact = OPEN  # redact(s, viewer): blanks what the viewer may not know
reveals = OPEN  # reveals(s, i): 1 if note i tells what the mover could not know before, 2 if points hang on it, else 0
redeal = OPEN  # redeal(s, d): what lies face down and nobody has seen, as this dealer would have dealt it
weigh = OPEN  # weigh(s, work): prepares `imagine` for this redacted record
imagine = OPEN  # imagine(s, work, rng): fills a redacted record with a world it could be the view of; False if it found none

# What comes next, packed into one number, because a table in Python reads numbers faster than arrays: from the lowest bit
# on, whom the table waits for, who may act, whether the game is over, whose moves are listed, and how many they are.
MAY_ACT, OVER, LISTED_SEAT, LISTED = 5, 10, 11, 14
SEAT_SET = (1 << MAY_ACT) - 1
NOT_LEGAL = -1
NOT_SURE = -32768  # a gain that depends on what cannot be known


# ---- a table ------------------------------------------------------------------------------------------------------


@brief
def new_game(states):
    """Up to the first chance event or choice."""
    begin(states[0])


@brief
def take_deal(states, order):
    """Goes on with this deal."""
    answer(states[0], order)


@brief
def count_items(event):
    return items(event)


@brief
def make_deal(dealers, event, index):
    """Leaves the order of a chance event with the dealer."""
    deal(dealers[0], event, index, items(event))


@brief
def play(desks, seat, move):
    """Plays the move if it is legal, deals what it calls for, and says what comes next. All a table needs, in one call."""
    desk = desks[0]
    if play_if_legal(desk.state, seat, move, desk.moves) == NOT_LEGAL:
        return NOT_LEGAL
    deal_all(desk.state, desk.dealer)
    return what_comes_next(desk.state, desk.moves)


@brief
def play_undealt(desks, seat, move):
    """Plays the move if it is legal; what it calls for is not dealt yet."""
    return play_if_legal(desks[0].state, seat, move, desks[0].moves)


@brief
def look_around(desks):
    """Deals until a seat must choose or the game is over, and says what comes next."""
    desk = desks[0]
    deal_all(desk.state, desk.dealer)
    return what_comes_next(desk.state, desk.moves)


@rule
def play_if_legal(s, seat, move, moves):
    if 0 <= seat < s.seats and (may_act(s) >> seat) & 1:
        for i in range(legal(s, seat, moves)):
            if moves[i] == move:
                s.noted = 0
                act(s, seat, move)
                return 0
    return NOT_LEGAL


@rule
def what_comes_next(s, moves):
    """Packed as above; lists the legal moves of the first seat the table waits for."""
    waiting = waits_for(s)
    seat = 0
    listed = 0
    if waiting != 0:
        seat = lowest(waiting)
        listed = legal(s, seat, moves)
    return waiting | may_act(s) << MAY_ACT | s.over << OVER | seat << LISTED_SEAT | listed << LISTED


@brief
def list_moves(states, seat, moves):
    """The legal moves of a seat; none when it has nothing to choose."""
    s = states[0]
    return legal(s, seat, moves) if 0 <= seat < s.seats and (may_act(s) >> seat) & 1 else 0


@brief
def final_winners(states):
    return winners(states[0])


@brief
def points(states, seat):
    return score(states[0], seat)


# ---- hidden information -------------------------------------------------------------------------------------------


@brief
def redact_for(states, viewer):
    s = states[0]
    s.viewer = viewer
    redact(s, viewer)
    forget_old_notes(s)


@brief
def redact_for_all(states, seen):
    """What each seat sees, and last what a spectator sees, into records side by side."""
    seats = states[0].seats
    for i in range(seats + 1):
        seen[i] = states[0]
        s = seen[i]
        viewer = i if i < seats else SPECTATOR
        s.viewer = viewer
        redact(s, viewer)
        forget_old_notes(s)


@brief
def find_changes(before, after, starts, ends, found):
    """Compares records byte by byte, place by place; leaves row, place and new value of each that differs, returns how many."""
    n = 0
    for row in range(len(before)):
        for place in range(len(starts)):
            start, end = starts[place], ends[place]
            for i in range(start, end):
                if before[row, i] != after[row, i]:
                    found[n, 0] = row
                    found[n, 1] = place
                    found[n, 2] = signed(after, row, start, end)
                    n += 1
                    break
    return n


@rule
def signed(records, row, start, end):
    """The whole number, lowest byte first, that stands in these bytes."""
    highest = int(records[row, end - 1])
    value = highest if highest < 128 else highest - 256
    for i in range(end - 2, start - 1, -1):
        value = value * 256 + int(records[row, i])
    return value


@rule
def prepare_worlds(states, work):
    weigh(states[0], work)


@rule
def imagine_world(states, work, rng):
    imagine_surely(states[0], work, rng)


@rule
def imagine_surely(s, work, rng):
    """However often it must be tried."""
    while not imagine(s, work, rng):
        pass


@rule
def preview_moves(worlds, work, rng, numbers, after, gains):
    """What each of these moves is sure to do, as far as the viewer of worlds[0] can tell.

    Tried in an imagined world, without any deal. after[i] becomes the record after move i, with its notes up to the first that
    reveals something; gains[i] the points it brings, or NOT_SURE. worlds[1] is room to work in.
    """
    seat = worlds[0].viewer
    worlds[1] = worlds[0]
    imagine_surely(worlds[1], work, rng)
    before = score(worlds[1], seat)
    sealed = waits_for(worlds[0]) != waits_for(worlds[1])  # others' sealed picks are not part of a world
    for i in range(len(numbers)):
        after[i] = worlds[1]
        s = after[i]
        s.noted = 0
        act(s, seat, numbers[i])
        gains[i] = NOT_SURE if sealed else score(s, seat) - before
        for j in range(s.noted - 1, -1, -1):
            news = reveals(s, j)
            if news > 0:
                s.noted = j
            if news > 1:
                gains[i] = NOT_SURE
        redact(s, seat)


# ---- random play --------------------------------------------------------------------------------------------------


@rule
def play_randomly(s, d, moves, rng):
    """Plays on, each seat choosing uniformly; returns the number of decisions."""
    decisions = 0
    while s.over == 0:
        seat = lowest(waits_for(s))
        move = any_legal(s, seat, moves, rng)
        s.noted = 0
        act(s, seat, move)
        decisions += 1
        deal_all(s, d)
    return decisions


@rule
def any_listed(s, seat, moves, rng):
    """What `any_legal` means in a game that does not say it: a game may find the same move without a list, which is quicker."""
    return moves[below(rng, legal(s, seat, moves))]


@rule
def simulate(states, dealers, moves, rng, games, totals, wins):
    """Whole games from set-up to end by random play, each with a new key; adds up scores and wins by seat."""
    s = states[0]
    d = dealers[0]
    decisions = 0
    for _ in range(games):
        d.key[0] = (d.key[0] + 1) & 0xFFFFFFFF
        begin(s)
        deal_all(s, d)
        decisions += play_randomly(s, d, moves, rng)
        for seat in range(s.seats):
            totals[seat] += score(s, seat)
            wins[seat] += share_of_win(s, seat)
    return decisions


@rule
def share_of_win(s, seat):
    """1 for the only winner, a part of it for a shared win, 0 for the others."""
    return part_of_win(winners(s), seat)


@rule
def part_of_win(won, seat):
    """The same, for who knows the set of winners."""
    return (won >> seat & 1) / bits(won)


@rule
def begin(s):
    """A new game in a record that may have been played in; whom it is for and how it stands is the same in every game."""
    s.viewer = EVERYTHING
    s.over = 0
    s.noted = 0
    start(s)


@rule
def deal_all(s, d):
    while s.event != NO_EVENT:
        deal(d, s.event, s.event_index, items(s.event))
        answer(s, d.order)


@rule
def answer(s, order):
    """The chance event has happened, in this order."""
    event = s.event
    s.event = NO_EVENT
    dealt(s, event, order)


@rule
def lowest(seats):
    """The first seat of a bit set."""
    return bits((seats & -seats) - 1)
