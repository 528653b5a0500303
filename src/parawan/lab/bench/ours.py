"""Our own games: random play in all the ways there are."""

from __future__ import annotations

import random

import numpy as np

from parawan import lab
from parawan.engine.program import program
from parawan.engine.table import Table
from parawan.kernel.chance import generator
from parawan.kernel.deal import dealer
from parawan.lab.bench.measure import Work

SIZE = 4096  # games of a batch


def native_loop(game: str, seats: int) -> Work:
    """Whole games inside native code, on one core: as `parawan simulate`."""
    table = Table(game, seats, seed=1)
    run = program(game).simulate
    state, deals = table.template(), dealer(bytes(32))
    moves, rng = np.zeros(table.game.rules.MOST_LEGAL, np.int16), generator(1)
    totals, wins = np.zeros(seats, np.int64), np.zeros(seats)
    return lambda: int(run(state, deals, moves, rng, 500, totals, wins))


def table_loop(game: str, seats: int) -> Work:
    """A game through `Table`, from Python, with every move checked."""
    chooser = random.Random(1)

    def play() -> int:
        table, decisions = Table(game, seats, seed=chooser.getrandbits(64)), 0
        while not table.over:
            seat = table.to_act[0]
            table.play(chooser.choice(table.moves(seat)), seat)
            decisions += 1
        return decisions

    return play


def batch(game: str, seats: int, threads: int, shown: bool) -> Work:
    """Whole games in a batch; `shown` with the observation and the mask of every decision written out."""
    games = lab.Batch(game, seats, SIZE, seed=1, threads=threads, observe=shown, mask=shown)
    return lambda: games.play(5 if shown else 50).decisions


def pettingzoo_adapter(game: str, seats: int) -> Work:
    from parawan.lab.bench.pettingzoo import one_game
    from parawan.lab.pettingzoo import env

    return one_game(env(game, seats))


def openspiel_adapter(game: str, seats: int) -> Work:
    from parawan.lab import openspiel
    from parawan.lab.bench.openspiel import python_loop

    return python_loop(f"{openspiel.PREFIX}{game}(players={seats})", chance_counts=True)
