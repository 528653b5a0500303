"""Batches of every kind of table of a game side by side, as one: all seat counts and options are learned together."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np

from parawan.games.contract import Game
from parawan.kernel.record import MOST_SEATS
from parawan.lab.batch import Batch


class Tables:
    """So many rows in all, shared evenly among the kinds of tables. Arrays are those of a batch, of all batches joined."""

    def __init__(self, game: Game, rows: int, seed: int, device: str) -> None:
        kinds = [
            (seats, dict(zip([option.name for option in game.options], values, strict=True)))
            for seats in game.seats
            for values in product(*(option.values for option in game.options))
        ]
        each = max(1, rows // len(kinds))
        self.batches = [
            Batch(game.name, seats, each, options=options, seed=seed * 1000 + i, device=device, mask=False, senses=True)
            for i, (seats, options) in enumerate(kinds)
        ]
        self.each = each
        self.rows = each * len(kinds)
        self.seats = np.repeat(np.array([batch.seats for batch in self.batches], np.int32), each)
        self.watcher = np.tile(np.arange(each), len(kinds)) % self.seats
        self._join: Any = _joined_on_card if device == "cuda" else _joined
        self._split: Any = self._split_on_card if device == "cuda" else lambda actions: np.split(np.asarray(actions), len(kinds))

    def joined(self, name: str, most: int | None = None) -> Any:
        """One of the batches' arrays, of all rows, cut to so many columns; what has a place a seat is filled up with zeros."""
        parts = [getattr(batch, name) if most is None else getattr(batch, name)[:, :most] for batch in self.batches]
        return self._join(parts, MOST_SEATS if name in ("scores", "shares") else 0)

    def step(self, actions: Any) -> None:
        """Plays a move in every row."""
        for batch, part in zip(self.batches, self._split(actions), strict=True):
            batch.step(part)

    def _split_on_card(self, actions: Any) -> Any:
        import jax

        return jax.block_until_ready(list(actions.reshape(-1, self.each)))


def _joined(parts: list[np.ndarray], width: int) -> np.ndarray:
    if width:
        parts = [np.pad(part, ((0, 0), (0, width - part.shape[1]))) for part in parts]
    return np.concatenate(parts)


def _joined_on_card(parts: list[Any], width: int) -> Any:
    """The same without a copy through the host: CuPy hands what lies on the card to JAX."""
    import cupy
    import jax
    import jax.numpy as jnp

    # JAX takes arrays that lie row by row; on the card some lie column by column.
    found = [cupy.asarray(part) for part in parts]
    taken = [jax.dlpack.from_dlpack(part) if part.flags.c_contiguous else jax.dlpack.from_dlpack(part.T).T for part in found]
    if width:
        taken = [jnp.pad(part, ((0, 0), (0, width - part.shape[1]))) for part in taken]
    return jnp.concatenate(taken)
