"""Native rules by which bots try a move out: play on in an imagined world, then judge how everybody stands.

The open names are the game's own rules and advice (see docs/adding-a-game.md).
"""

from __future__ import annotations

import math

import numpy as np

from parawan.engine.drive import deal_all, lowest, part_of_win
from parawan.kernel.chance import below, next_word
from parawan.kernel.record import NOTES
from parawan.kernel.rule import OPEN, rule

waits_for = OPEN
legal = OPEN
act = OPEN
score = OPEN
winners = OPEN
imagine = OPEN
weigh = OPEN
greed = OPEN  # greed(s, seat, move): how good a move looks to who sees only this moment; higher is better
thumb = OPEN  # thumb(s, seat, move): how good a move is by the game's rule of thumb, from what its seat may know
suspect = OPEN  # suspect(s, rng): makes an imagined world likelier, by how people play; it still fits what the viewer saw
chapters_left = OPEN  # chapters_left(s): the chapters of the game that are not over yet, 0 when it is

# worlds[0] is the view a bot thinks about, worlds[1] the world it plays in, worlds[2] room to look back from there; behind
# them are kept some worlds that fit, for the rare views behind which one is hard to find
PLAYED, LOOKED_AT, KEPT = 1, 2, 3
MOST_KEPT = 16
WORLDS = KEPT + MOST_KEPT
NO_MORE = NOTES  # as many as there is room for: nobody reads notes of a playout, so none are taken

TASK = np.dtype(
    [
        ("until", np.int64),  # a playout stops when so many chapters are left
        ("looks", np.int64),  # how many moves a seat looks at in a playout before it takes the best of them
        ("kept", np.int64),  # worlds kept
        ("used", np.int64),  # edges used
        ("decisions", np.int64),  # choices made, in the tree and in playouts
        ("drift", np.float64),  # how far points drift apart in the end …
        ("chapter_drift", np.float64),  # … and in each chapter before
        ("chapter_points", np.float64),  # what a seat can expect from a chapter
        ("explore", np.float64),  # how much weight moves get that look good but were seldom tried
        ("temper", np.float64),  # how much better a move must look to be tried much more often
        ("trust", np.int64),  # who has learned looks at all choices where it learned to look, if this is 1, else only at its own
        ("doubt", np.float64),  # how often what was learned may be wrong about everything
        ("plies", np.int64),  # who has learned goes on for so many moves as it learned …
        ("finish", np.int64),  # … and then to the end of the playout by the rule of thumb, if this is 1
    ],
    align=True,
)


@rule
def rate_by_greed(states, numbers, rates):
    """How good each of these moves looks to the viewer, for who sees only this moment."""
    s = states[0]
    for i in range(len(numbers)):
        rates[i] = greed(s, s.viewer, numbers[i])


@rule
def rate_by_thumb(states, numbers, rates):
    """How good each of these moves is by the rule of thumb."""
    s = states[0]
    for i in range(len(numbers)):
        rates[i] = thumb(s, s.viewer, numbers[i])


@rule
def get_ready(worlds, work):
    """Before anything is imagined behind this view."""
    weigh(worlds[0], work)


@rule
def left_of_game(states):
    return chapters_left(states[0])


@rule
def try_moves(worlds, work, dealers, moves, rng, tasks, values, numbers, rounds, results, minds):
    """Plays each of these moves out in `rounds` imagined worlds, in each world all of them; adds up what comes of it."""
    task, mind = tasks[0], minds[0]
    for _ in range(rounds):
        if next_world(worlds, work, rng, task):
            worlds[LOOKED_AT] = worlds[PLAYED]
            for i in range(len(numbers)):
                worlds[PLAYED] = worlds[LOOKED_AT]
                s = worlds[PLAYED]
                new_deals(dealers[0], rng)
                s.noted = NO_MORE
                act(s, worlds[0].viewer, numbers[i])
                play_on(s, dealers[0], moves, rng, task, mind)
                judge(s, worlds[0].viewer, task, values, mind)
                add_result(results, i, values, worlds[0].viewer)


@rule
def next_world(worlds, work, rng, task):
    """Imagines a world, or takes one of those that were found before; False if there is none yet."""
    worlds[PLAYED] = worlds[0]
    if imagine(worlds[PLAYED], work, rng):
        suspect(worlds[PLAYED], rng)
        if task.kept < MOST_KEPT:
            worlds[KEPT + task.kept] = worlds[PLAYED]
            task.kept += 1
        else:
            worlds[KEPT + below(rng, MOST_KEPT)] = worlds[PLAYED]
        return True
    if task.kept > 0:
        worlds[PLAYED] = worlds[KEPT + below(rng, task.kept)]
    return task.kept > 0


@rule
def new_deals(d, rng):
    """What is dealt from here on is new in every playout."""
    d.key[0] = next_word(rng)
    d.key[1] = next_word(rng)


@rule
def goes_on(s, task):
    """Whether the playout has not reached its end."""
    return s.over == 0 and chapters_left(s) > task.until


@rule
def play_on(s, d, moves, rng, task, mind):
    """From where the tree ends. `mind` is what was learned, if anything."""
    play_by_thumb(s, d, moves, rng, task)


@rule
def play_by_thumb(s, d, moves, rng, task):
    """To the end of the playout; each seat looks at a few moves and takes the best by the rule of thumb."""
    while goes_on(s, task):
        deal_all(s, d)
        seat = lowest(waits_for(s))
        n = legal(s, seat, moves)
        s.noted = NO_MORE
        act(s, seat, best_of_few(s, seat, moves, n, task.looks, rng))
        task.decisions += 1


@rule
def best_of_few(s, seat, moves, n, looks, rng):
    """The best of some moves taken at random, and of the last one, which ends things where anything does."""
    best = moves[n - 1]
    if n > 1:
        best_rate = thumb(s, seat, best)
        for i in range(min(looks, n)):
            move = moves[i if looks >= n else below(rng, n)]
            rate = thumb(s, seat, move)
            if rate > best_rate:
                best, best_rate = move, rate
    return best


@rule
def judge(s, viewer, task, values, mind):
    """How everybody stands, as far as the viewer can tell."""
    by_points(s, task, values)


@rule
def by_points(s, task, values):
    """values[0, seat] is how well each seat stands, from 0 to 1, values[1, seat] its share of a win, values[2, seat] its points.

    Before the end of the game the share is guessed from the points: the further points may still drift apart, the more even.
    In the end half of the value is the win, and half the points, which tell more than a win alone what a move was good for.
    """
    most = -1e9
    for seat in range(s.seats):
        values[2, seat] = score(s, seat)
        most = max(most, values[2, seat])
    drift = task.drift + task.chapter_drift * chapters_left(s)
    total = 0.0
    for seat in range(s.seats):
        values[0, seat] = math.exp((values[2, seat] - most) / drift)
        total += values[0, seat]
    won = winners(s) if s.over else 0
    for seat in range(s.seats):
        values[0, seat] /= total
        values[1, seat] = values[0, seat]
        if s.over:
            values[1, seat] = part_of_win(won, seat)
            values[0, seat] = (values[0, seat] + values[1, seat]) / 2


@rule
def add_result(results, i, values, seat):
    results[i, 0] += 1.0
    for k in range(3):
        results[i, k + 1] += values[k, seat]
