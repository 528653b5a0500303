"""Catanatron: a board game in Python."""

from __future__ import annotations

import random

from catanatron import Color, Game, RandomPlayer

from parawan.lab.bench.measure import Work


def one_game() -> Work:
    chooser = random.Random(1)

    def play() -> int:
        game = Game([RandomPlayer(colour) for colour in Color], seed=chooser.getrandbits(31))
        game.play()
        return len(game.state.actions)

    return play
