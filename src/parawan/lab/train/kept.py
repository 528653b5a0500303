"""What a run of learning keeps in its folder, so that it can go on: all of it in one file, replaced as a whole."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import jax.numpy as jnp
import numpy as np

from parawan.engine.errors import ParawanError
from parawan.games.contract import Game
from parawan.lab.train.learner import Moments, fresh_moments
from parawan.lab.train.net import Weights, initial

CHECKPOINT = "checkpoint.npz"
MOST_PAST = 12  # past selves that are kept


@dataclass
class Progress:
    """How far a run has come."""

    weights: Weights
    moments: Moments
    past: list[Weights]
    told: dict[str, Any]  # game, seed, minutes, legs, decisions
    curve: list[dict[str, float]] = field(default_factory=list)


def begun(game: Game, seed: int) -> Progress:
    weights = initial(game, seed)
    told = {"game": game.name, "seed": seed, "minutes": 0.0, "legs": 0, "decisions": 0}
    return Progress(weights, fresh_moments(weights), [weights], told)


def remember_self(progress: Progress) -> None:
    """Adds a past self. Of many every second one goes, so that young and old ones stay."""
    progress.past.append(progress.weights)
    if len(progress.past) > MOST_PAST:
        del progress.past[1::2]


def save(progress: Progress, folder: Path) -> None:
    arrays = {f"weights/{name}": value for name, value in progress.weights.items()}
    for part in ("first", "second"):
        arrays |= {f"{part}/{name}": value for name, value in getattr(progress.moments, part).items()}
    for i, past in enumerate(progress.past):
        arrays |= {f"past{i}/{name}": value for name, value in past.items()}
    arrays["steps"] = progress.moments.steps
    arrays["told"] = np.array(json.dumps(progress.told | {"past": len(progress.past), "curve": progress.curve}))
    folder.mkdir(parents=True, exist_ok=True)
    beside = folder / "checkpoint.new.npz"
    found: Any = {name: np.asarray(value) for name, value in arrays.items()}
    np.savez(beside, **found)
    os.replace(beside, folder / CHECKPOINT)


def load(game: Game, seed: int, folder: Path) -> Progress:
    """The run in this folder, or a new one where there is none."""
    path = folder / CHECKPOINT
    if not path.exists():
        return begun(game, seed)
    with np.load(path) as kept:
        told = json.loads(str(kept["told"]))
        for name, now in (("game", game.name), ("seed", seed)):
            if told[name] != now:
                raise ParawanError("error-arena-other", path=str(folder), name=name, was=told[name], now=now)
        groups: dict[str, Weights] = {}
        for key in kept.files:
            if "/" in key:
                group, name = key.split("/")
                groups.setdefault(group, {})[name] = jnp.asarray(kept[key])
        moments = Moments(groups["first"], groups["second"], jnp.asarray(kept["steps"]))
    past = [groups[f"past{i}"] for i in range(told.pop("past"))]
    return Progress(groups["weights"], moments, past, told, told.pop("curve"))
