"""Native rules that play a position to the end of the game, every seat by the rule of thumb, with many dealers or in many worlds.

Nothing but the position and the dealer decides how it ends: positions that differ in one move can be compared dealer by dealer.
The open names are the game's own rules and advice (see docs/adding-a-game.md).
"""

from __future__ import annotations

from parawan.bots.playout import LOOKED_AT, PLAYED, new_deals, next_world
from parawan.engine.drive import deal_all, lowest, share_of_win
from parawan.kernel.record import NO_EVENT
from parawan.kernel.rule import OPEN, rule

waits_for = OPEN
legal = OPEN
act = OPEN
score = OPEN
redeal = OPEN
thumb = OPEN
chapters_left = OPEN

NO_MOVE = -1
WHOLE_WIN = 60  # a win as a whole number that any number of seats can share
POINTS, WINS = 0, 1
AT_ONCE, IN_CHAPTER, TELLING = 2, 3, 4  # further figures of a move that is tried


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
            next_move(s, d, moves)
        note_end(s, i, ends)


@rule
def next_move(s, d, moves):
    """The rule of thumb's, for the first seat the table waits for."""
    seat = lowest(waits_for(s))
    s.noted = 0
    act(s, seat, best_by_thumb(s, seat, moves, legal(s, seat, moves)))
    deal_all(s, d)


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
    for seat in range(s.seats):
        ends[i, POINTS, seat] = score(s, seat)
        ends[i, WINS, seat] = part_of_win(s, seat)


@rule
def part_of_win(s, seat):
    """Of WHOLE_WIN; all of it for the only winner."""
    return round(WHOLE_WIN * share_of_win(s, seat))


@rule
def try_to_the_end(worlds, work, dealers, moves, rng, tasks, numbers, telling, figures):
    """Plays each of these moves of the viewer to the end, in as many imagined worlds as `figures` has room for.

    In one world all moves meet the same deals. figures[w, i] becomes what came of move i in world w, for the viewer: points,
    parts of a win, points gained at once and by the end of the chapter, and how often each of the notes `telling` was left
    about the viewer before the chapter ended. Returns how many worlds were found.
    """
    task = tasks[0]
    d = dealers[0]
    found = 0
    for _ in range(len(figures)):
        if next_world(worlds, work, rng, task):
            worlds[LOOKED_AT] = worlds[PLAYED]
            new_deals(d, rng)
            for i in range(len(numbers)):
                worlds[PLAYED] = worlds[LOOKED_AT]
                s = worlds[PLAYED]
                for k in range(figures.shape[2]):
                    figures[found, i, k] = 0
                try_move(s, worlds[0].viewer, d, moves, numbers[i], telling, figures[found, i])
            found += 1
    return found


@rule
def try_move(s, seat, d, moves, number, telling, figures):
    before = score(s, seat)
    chapter = chapters_left(s)
    s.noted = 0
    act(s, seat, number)
    figures[AT_ONCE] = score(s, seat) - before
    count_notes(s, seat, telling, figures)
    deal_all(s, d)
    while s.over == 0 and chapters_left(s) == chapter:
        next_move(s, d, moves)
        count_notes(s, seat, telling, figures)
    figures[IN_CHAPTER] = score(s, seat) - before
    while s.over == 0:
        next_move(s, d, moves)
    figures[POINTS] = score(s, seat)
    figures[WINS] = part_of_win(s, seat)


@rule
def count_notes(s, seat, telling, figures):
    """Of the last move."""
    for i in range(s.noted):
        if s.notes[i, 1] == seat:
            for k in range(len(telling)):
                if s.notes[i, 0] == telling[k]:
                    figures[TELLING + k] += 1
