"""Native rules of the search: a tree over what the searching seat can know (information-set Monte-Carlo tree search).

A node is what that seat would see: the redacted record, as a number. From it lead edges, one for each seat that moves there and
each move that was tried. Every pass goes through another imagined world, in which only some of the moves are legal, so an edge
counts how often it was met beside how often it was taken. All edges lie in one table of fixed size, found by their numbers.
"""

from __future__ import annotations

import math

import numpy as np

from parawan.bots.playout import LOOKED_AT, NO_MORE, PLAYED, add_result, goes_on, judge, new_deals, next_world, play_on
from parawan.engine.drive import deal_all
from parawan.kernel.rule import OPEN, rule

waits_for = OPEN
legal = OPEN
act = OPEN
redact = OPEN
thumb = OPEN

EDGE = np.dtype(
    [
        ("number", np.int64),  # of the node, the seat and the move; 0 where there is no edge
        ("visits", np.int64),  # how often it was taken
        ("met", np.int64),  # how often it could have been
        ("value", np.float64),  # what came of it for the seat that took it, added up
    ],
    align=True,
)
MOST_STEPS = 200  # of a path, each seat's choice being two
BEFORE_MOVES = -1  # stands for the move in the edge that leads to a seat's choice itself

DOUBT = 0.25  # how often the rule of thumb may be wrong about everything

POSITIVE = (1 << 63) - 1
SPREADER = 0x5851F42D4C957F2D


@rule
def search(worlds, words, work, dealers, moves, rng, tasks, values, edges, path, rates, own, numbers, passes, results, minds):
    """So many passes from the view in worlds[0]; its seat's moves are `numbers`, and `results` is what came of each.

    `words` are the worlds' bytes as integers. `path`, `rates` and `own` are room to work in, `minds` is what was learned.
    """
    task, mind = tasks[0], minds[0]
    root = node_of(words, 0)
    if len(numbers) > 1:  # how good the own moves look is the same in every world
        rate_own_moves(worlds[0], worlds[0].viewer, numbers, len(numbers), task, own, mind)
    for _ in range(passes):
        if next_world(worlds, work, rng, task):
            new_deals(dealers[0], rng)
            steps, choice = descend(worlds, words, dealers[0], moves, task, edges, path, rates, own, numbers, root, mind)
            s = worlds[PLAYED]
            play_on(s, dealers[0], moves, rng, task, mind)
            judge(s, worlds[0].viewer, task, values, mind)
            for i in range(steps):
                edge = edges[path[i, 0]]
                edge.visits += 1
                edge.value += values[0, path[i, 1]]
            add_result(results, choice, values, worlds[0].viewer)


@rule
def descend(worlds, words, d, moves, task, edges, path, rates, own, numbers, root, mind):
    """Down the tree to a node that is new, and one move further. Returns the steps taken and which move the searcher chose."""
    s = worlds[PLAYED]
    viewer = worlds[0].viewer
    waiting = waits_for(s) & ~(1 << viewer)  # who chooses at the same time; the viewer goes first, as it may have picked before
    new, steps = take_step(s, viewer, root, numbers, len(numbers), task, edges, path, own, 0)
    choice = 0
    while numbers[choice] != path[0, 2]:
        choice += 1
    node = root
    while True:
        for seat in range(s.seats):
            if waiting >> seat & 1:
                n = legal(s, seat, moves)
                if n > 1:
                    rate_moves(s, seat, moves, n, task, rates, mind)
                seat_new, steps = take_step(s, seat, node, moves, n, task, edges, path, rates, steps)
                new = new or seat_new
        if new or not goes_on(s, task) or steps + 2 * s.seats > MOST_STEPS:
            return steps, choice
        deal_all(s, d)
        waiting = waits_for(s)
        worlds[LOOKED_AT] = s
        seen = worlds[LOOKED_AT]
        seen.viewer = viewer
        seen.noted = 0
        redact(seen, viewer)
        node = node_of(words, LOOKED_AT)


@rule
def node_of(words, i):
    """A redacted record as a number. Four at a time, because each step waits for the one before."""
    a, b, c, d = 1, 2, 3, 4
    last = words.shape[1] & ~3
    for k in range(0, last, 4):
        a, b = mixed(a, words[i, k]), mixed(b, words[i, k + 1])
        c, d = mixed(c, words[i, k + 2]), mixed(d, words[i, k + 3])
    for k in range(last, words.shape[1]):
        a = mixed(a, words[i, k])
    return mixed(mixed(a, b), mixed(c, d))


@rule
def mixed(number, word):
    number = ((number ^ word) * SPREADER) & POSITIVE
    return number ^ number >> 31


@rule
def take_step(s, seat, node, moves, n, task, edges, path, rates, steps):
    """One seat's choice among n rated moves at a node; plays it. Returns whether the node was new, and the steps now taken."""
    choice = mixed(node, seat)
    before = find(edges, mixed(choice, BEFORE_MOVES))
    here = edges[before]
    new = here.visits == 0
    move = moves[highest_bound(edges, here, choice, moves, n, task, rates) if n > 1 else 0]
    path[steps, 2] = move
    steps = enter(edges, before, mixed(choice, BEFORE_MOVES), seat, task, path, steps)
    number = mixed(choice, move)
    steps = enter(edges, find(edges, number), number, seat, task, path, steps)
    s.noted = NO_MORE
    act(s, seat, move)
    task.decisions += 1
    return new, steps


@rule
def find(edges, number):
    """The place of an edge in the table, or the one where it can be put."""
    last = len(edges) - 1
    i = number & last
    while edges[i].number != number and edges[i].number != 0:
        i = (i + 1) & last
    return i


@rule
def enter(edges, place, number, seat, task, path, steps):
    """Notes an edge on the path, putting it into the table where it is not and there is room."""
    edge = edges[place]
    if edge.number == 0:
        if 4 * task.used >= 3 * len(edges):
            return steps
        edge.number = number
        task.used += 1
    path[steps, 0] = place
    path[steps, 1] = seat
    return steps + 1


@rule
def rate_own_moves(s, seat, moves, n, task, rates, mind):
    """As `rate_moves`, for the searcher's own choice, of which there is time to think more."""
    rate_moves(s, seat, moves, n, task, rates, mind)


@rule
def rate_moves(s, seat, moves, n, task, rates, mind):
    """rates[i]: how likely each move is to be good; adding up to 1."""
    rate_by_thumb(s, seat, moves, n, task, rates)


@rule
def rate_by_thumb(s, seat, moves, n, task, rates):
    """The same by the rule of thumb, which may be wrong."""
    for i in range(n):
        rates[i] = thumb(s, seat, moves[i])
    make_likelihoods(rates, n, task.temper, DOUBT)


@rule
def make_likelihoods(rates, n, temper, doubt):
    """Likelihoods of rates, the part of the doubt spread evenly."""
    most = rates[0]
    for i in range(1, n):
        most = max(most, rates[i])
    total = 0.0
    for i in range(n):
        rates[i] = math.exp((rates[i] - most) / temper)
        total += rates[i]
    for i in range(n):
        rates[i] = (1.0 - doubt) * rates[i] / total + doubt / n


@rule
def highest_bound(edges, here, choice, moves, n, task, rates):
    """The move with the best mixture of what came of it, of how good it looks and of how seldom it was tried."""
    mean = here.value / here.visits if here.visits > 0 else 0.0
    best, best_bound = 0, -1e9
    for i in range(n):
        edge = edges[find(edges, mixed(choice, moves[i]))]
        met, value = here.visits, mean
        if edge.number != 0:
            edge.met += 1
            met = edge.met
            value = edge.value / edge.visits if edge.visits > 0 else mean
        bound = value + task.explore * rates[i] * math.sqrt(met + 1.0) / (1 + edge.visits)
        if bound > best_bound:
            best, best_bound = i, bound
    return best
