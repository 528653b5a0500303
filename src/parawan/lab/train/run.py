"""A run of learning: self-play and learning by turns, measured now and then, kept on the way."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jax
import numpy as np

from parawan.bots.net import WEIGHTS
from parawan.games.contract import Game
from parawan.lab.train import kept
from parawan.lab.train.curve import draw
from parawan.lab.train.learner import CURIOSITY, learn
from parawan.lab.train.measure import GREED, THUMB, fair_shares
from parawan.lab.train.selfplay import SelfPlay

NET, CURVE = "net.npz", "curve.svg"
POINTS = 24  # of the curve, and past selves that join on the way
GAMES = 2000  # a measurement plays
SPEED = 2e-3  # of learning, when it begins; in the end a tenth of it
ROUNDS = 2  # each choice is learned from so often


@dataclass(frozen=True)
class Plan:
    """What to learn, for how long, and with how many games side by side."""

    game: Game
    minutes: float  # of the whole run
    leg: float  # minutes at a time
    seed: int
    device: str
    rows: int
    steps: int
    part: int  # choices that are learned from at once


def train(plan: Plan, folder: Path, tell: Callable[[dict[str, float]], None]) -> bool:
    """Goes on with the run in a folder for one leg; returns whether it is complete."""
    progress = kept.load(plan.game, plan.seed, folder)
    before = progress.told["minutes"]
    until = min(plan.minutes, before + plan.leg)
    play = SelfPlay(plan.game, plan.rows, plan.steps, plan.seed + progress.told["legs"], plan.device)
    parts = max(1, play.tables.rows * plan.steps // plan.part)
    begun = time.monotonic()
    if not progress.curve:
        measure(plan.game, progress, tell)
    while progress.told["minutes"] < until:
        key = jax.random.fold_in(jax.random.key(plan.seed), progress.told["legs"])
        choose, now, order = jax.random.split(key, 3)
        past = progress.past[int(jax.random.randint(choose, (), 0, len(progress.past)))]
        played = play.leg(progress.weights, past, now)
        left = 1 - progress.told["minutes"] / plan.minutes
        speed, curiosity = SPEED * (0.1 + 0.9 * left), CURIOSITY * (0.1 + 0.9 * left)
        progress.weights, progress.moments, told = learn(
            progress.weights, progress.moments, played, order, speed, curiosity, split=play.split, parts=parts, rounds=ROUNDS
        )
        told.block_until_ready()
        progress.told["legs"] += 1
        progress.told["decisions"] += len(played.seat)
        progress.told["minutes"] = before + (time.monotonic() - begun) / 60
        if progress.told["minutes"] >= min(until, plan.minutes * len(progress.curve) / POINTS):
            kept.remember_self(progress)
            measure(plan.game, progress, tell)
            kept.save(progress, folder)
    write_net(progress.weights, folder / NET)
    (folder / CURVE).write_text(draw(plan.game.name, progress.curve), "utf-8")
    return bool(progress.told["minutes"] >= plan.minutes)


def measure(game: Game, progress: kept.Progress, tell: Callable[[dict[str, float]], None]) -> None:
    """Adds a point to the curve: how the net plays without search at the middle table, against others that do not search."""
    seats = game.seats[len(game.seats) // 2]
    point = {
        "minutes": progress.told["minutes"],
        "decisions": progress.told["decisions"],
        "greedy": fair_shares(game, progress.weights, seats, GREED, GAMES),
        "thumb": fair_shares(game, progress.weights, seats, THUMB, GAMES),
    }
    progress.curve.append(point)
    tell(point)


def write_net(weights: dict[str, Any], path: Path) -> None:
    """The weights as they are shipped: half as wide, which is as good."""
    arrays: Any = {name: np.asarray(weights[name]).astype(np.float16) for name in WEIGHTS}
    for name in ("marks", "traits", "plain"):
        arrays[name][0] = 0  # number 0 is nothing
    np.savez_compressed(path, **arrays)
