"""What was learned of each game, made by `parawan train` (see docs/training.md)."""

from __future__ import annotations

from functools import cache
from importlib import resources

import numpy as np


@cache
def weights(game: str) -> dict[str, np.ndarray]:
    """A game's net, layer by layer."""
    with resources.files(__name__).joinpath(f"{game}.npz").open("rb") as file, np.load(file) as layers:
        return {name: layers[name].astype(np.float32) for name in layers.files}
