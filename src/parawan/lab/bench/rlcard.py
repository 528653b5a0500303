"""RLCard: card games in Python."""

from __future__ import annotations

import random

import rlcard

from parawan.lab.bench.measure import Work


def one_game(name: str) -> Work:
    env, chooser = rlcard.make(name), random.Random(1)

    def play() -> int:
        decisions, (state, _) = 0, env.reset()
        while not env.is_over():
            state, _ = env.step(chooser.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play
