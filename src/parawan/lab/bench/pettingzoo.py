"""PettingZoo: its own classics, and any of its environments."""

from __future__ import annotations

import importlib
import os
import random
from typing import Any

import numpy as np

from parawan.lab.bench.measure import Work


def classic(name: str) -> Work:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # it greets on the standard output
    return one_game(importlib.import_module(f"pettingzoo.classic.{name}.{name}").raw_env())


def one_game(env: Any) -> Work:
    """A game of random legal moves, with the observation and the mask of every step."""
    chooser = random.Random(1)

    def play() -> int:
        steps = 0
        env.reset(seed=chooser.getrandbits(31))
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else chooser.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1
        return steps

    return play
