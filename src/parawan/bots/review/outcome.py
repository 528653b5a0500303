"""Native rules that play a position to the end of the game, every seat by the rule of thumb, once for each of many dealers.

Nothing but the position and the dealer decides how it ends: positions that differ in one move can be compared dealer by dealer.
The open names are the game's own rules and advice (see docs/adding-a-game.md).
"""

from __future__ import annotations

from parawan.engine.drive import deal_all, lowest
from parawan.kernel.record import NO_EVENT
from parawan.kernel.rule import OPEN, rule

waits_for = OPEN
legal = OPEN
act = OPEN
score = OPEN
winners = OPEN
redeal = OPEN
thumb = OPEN

NO_MOVE = -1
WHOLE_WIN = 60  # a win as a whole number that any number of seats can share
POINTS, WINS = 0, 1


@rule
def play_out(states, dealers, moves, first, keys, ends):
    """How the game in states[0] ends with each of these dealers, who also deal again what lies face down.

    first[seat] is the move that seat makes before anything else, or NO_MOVE. ends[i, POINTS] and ends[i, WINS] become the
    points and the parts of a win of each seat with dealer i. states[1] is room to work in.
    """
    for i in range(len(keys)):
        states[1] = states[0]
        s = states[1]
        d = dealers[0]
        d.key[0] = keys[i, 0]
        d.key[1] = keys[i, 1]
        if s.event == NO_EVENT and s.over == 0:
            redeal(s, d)
        for seat in range(s.seats):
            if first[seat] != NO_MOVE:
                s.noted = 0
                act(s, seat, first[seat])
        deal_all(s, d)
        while s.over == 0:
            seat = lowest(waits_for(s))
            s.noted = 0
            act(s, seat, best_by_thumb(s, seat, moves, legal(s, seat, moves)))
            deal_all(s, d)
        note_end(s, i, ends)


@rule
def best_by_thumb(s, seat, moves, n):
    best = moves[0]
    if n > 1:
        best_rate = thumb(s, seat, best)
        for k in range(1, n):
            rate = thumb(s, seat, moves[k])
            if rate > best_rate:
                best, best_rate = moves[k], rate
    return best


@rule
def note_end(s, i, ends):
    won = winners(s)
    shared = 0
    for seat in range(s.seats):
        shared += won >> seat & 1
    for seat in range(s.seats):
        ends[i, POINTS, seat] = score(s, seat)
        ends[i, WINS, seat] = (won >> seat & 1) * (WHOLE_WIN // shared)
