"""Native rules of a learned net: how things stand, as shares of the win, and how likely each move is the right one.

Marks and traits come from the game's `senses.py`. Each has a row of weights, and the rows of those that hold are added up, so
that a look costs about a microsecond. One hidden layer of marks leads to the shares, and to a context in which each move's
traits are judged.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache

import numpy as np

from parawan.games import load
from parawan.games.contract import Game
from parawan.kernel.record import MOST_SEATS
from parawan.kernel.rule import OPEN, loose, rule

sense = OPEN  # sense(s, seat, marks, n): lists the marks of how things stand for a seat from place n on, returns the place behind
describe = OPEN  # describe(s, seat, moves, n, traits, at): lists the traits of its first n moves from place `at` on

HIDDEN, CONTEXT, STANDING = 64, 32, 32  # the sizes of layers
AT_A_TIME = 4  # rows that are added up in one go; traits come in multiples of it
ZERO = np.float32(0.0)
WEIGHTS = (
    "marks",
    "mark_bias",
    "context",
    "context_bias",
    "traits",
    "judge",
    "plain",
    "shares",
    "shares_bias",
    "places",
    "places_bias",
)
NOTHING = np.zeros(1, [("learned", np.int64)])  # the mind of who has learned nothing


def shapes(game: Game) -> dict[str, tuple[int, ...]]:
    """The shape of each layer's weights."""
    senses = game.senses
    return {
        "marks": (senses.MARKS, HIDDEN),
        "mark_bias": (HIDDEN,),
        "context": (HIDDEN, CONTEXT),
        "context_bias": (CONTEXT,),
        "traits": (senses.TRAITS, CONTEXT),
        "judge": (CONTEXT,),
        "plain": (senses.TRAITS,),
        "shares": (HIDDEN, STANDING),
        "shares_bias": (STANDING,),
        "places": (MOST_SEATS, STANDING),
        "places_bias": (MOST_SEATS,),
    }


@cache
def mind_type(name: str) -> np.dtype:
    """A net and room to think with it in one record, as quick to hand over as a number."""
    game = load(name)
    senses, most = game.senses, game.rules.MOST_LEGAL + 1
    layers = [(layer, np.float32, shape) for layer, shape in shapes(game).items()]
    room = [
        ("seen", np.int16, (senses.MOST_MARKS + AT_A_TIME,)),
        ("told", np.int16, (most * senses.TRAITS_A_MOVE,)),
        ("each", np.int64),
        ("hidden", np.float32, (HIDDEN,)),
        ("setting", np.float32, (CONTEXT,)),
        ("standing", np.float32, (STANDING,)),
        ("move", np.float32, (CONTEXT,)),
        ("rates", np.float64, (most,)),
    ]
    return np.dtype([*layers, *room], align=True)


def mind(game: Game, weights: Mapping[str, np.ndarray]) -> np.ndarray:
    """A net ready to think with, for one thread."""
    made = np.zeros(1, mind_type(game.name))
    for name in WEIGHTS:
        made[name] = weights[name]
    made["each"] = game.senses.TRAITS_A_MOVE
    return made


@loose
def look(s, seat, mind):
    """Leaves how things stand for a seat in the hidden layer."""
    hidden, marks, seen = mind.hidden, mind.marks, mind.seen
    n = sense(s, seat, seen, 0)
    for i in range(n, n + AT_A_TIME - 1):
        seen[i] = 0
    for j in range(HIDDEN):
        hidden[j] = mind.mark_bias[j]
    for i in range(0, n, AT_A_TIME):
        a, b, c, d = seen[i], seen[i + 1], seen[i + 2], seen[i + 3]
        for j in range(HIDDEN):
            hidden[j] += (marks[a, j] + marks[b, j]) + (marks[c, j] + marks[d, j])


@loose
def next_layer(values, weights, bias, out):
    """A layer of 32 after the hidden one, of what is above 0 there."""
    for j in range(CONTEXT):
        out[j] = bias[j]
    for i in range(0, HIDDEN, AT_A_TIME):
        a, b = max(values[i], ZERO), max(values[i + 1], ZERO)
        c, d = max(values[i + 2], ZERO), max(values[i + 3], ZERO)
        for j in range(CONTEXT):
            out[j] += (a * weights[i, j] + b * weights[i + 1, j]) + (c * weights[i + 2, j] + d * weights[i + 3, j])


@rule
def rate_by_net(s, seat, moves, n, mind, rates):
    """rates[i]: how much each of a seat's n moves speaks for itself; their exponentials are as the moves' likelihoods."""
    look(s, seat, mind)
    next_layer(mind.hidden, mind.context, mind.context_bias, mind.setting)
    describe(s, seat, moves, n, mind.told, 0)
    for i in range(n):
        rates[i] = judged(mind, i * mind.each)


@loose
def judged(mind, first):
    """A move by its traits, from this one on, in the setting."""
    move, traits, told, judge = mind.move, mind.traits, mind.told, mind.judge
    for k in range(CONTEXT):
        move[k] = mind.setting[k]
    rate = ZERO
    for i in range(first, first + mind.each, AT_A_TIME):
        a, b, c, d = told[i], told[i + 1], told[i + 2], told[i + 3]
        for k in range(CONTEXT):
            move[k] += (traits[a, k] + traits[b, k]) + (traits[c, k] + traits[d, k])
        rate += mind.plain[a] + mind.plain[b] + mind.plain[c] + mind.plain[d]
    for k in range(CONTEXT):
        rate += max(move[k], ZERO) * judge[k]
    return rate


@loose
def shares_by_net(s, viewer, mind, shares):
    """shares[seat]: of the win, as far as the viewer can tell; adding up to 1."""
    look(s, viewer, mind)
    next_layer(mind.hidden, mind.shares, mind.shares_bias, mind.standing)
    total = 0.0
    for place in range(s.seats):
        seat = viewer + place if viewer + place < s.seats else viewer + place - s.seats
        value = mind.places_bias[place]
        for j in range(STANDING):
            value += max(mind.standing[j], ZERO) * mind.places[place, j]
        shares[seat] = math.exp(value)
        total += shares[seat]
    for seat in range(s.seats):
        shares[seat] /= total
