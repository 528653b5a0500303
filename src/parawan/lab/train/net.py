"""The net of `bots/net.py` once more, in JAX, which can tell how each weight should change."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from parawan.bots.net import shapes
from parawan.games.contract import Game
from parawan.kernel.record import MOST_SEATS

Weights = dict[str, Any]
NEVER = -1e9  # the rate of a move that is not there
AT_A_TIME = 8  # rows of a table


def initial(game: Game, seed: int) -> Weights:
    """Weights of a net that knows nothing: every move is as likely as any other, every seat as likely to win."""
    chooser = np.random.default_rng(seed)
    weights = {}
    for name, shape in shapes(game).items():
        inputs = {"marks": 24, "traits": 8}.get(name, shape[0])  # of marks and traits only some hold at a time
        scale = 0.0 if name.endswith("bias") or name in ("judge", "plain", "places") else (2 / inputs) ** 0.5
        weights[name] = jnp.asarray(scale * chooser.standard_normal(shape), jnp.float32)
    return weights


def added_up(table: Any, numbers: Any) -> Any:
    """The sum of the rows of a table that are listed; number 0 is no row."""
    return (looked_up if jax.default_backend() == "cpu" else multiplied)(table, jnp.asarray(numbers))


def looked_up(table: Any, numbers: Any) -> Any:
    """Row by row, some at a time: on a core several times as quick as a product, and on a card much slower."""
    rows = table.at[0].set(0)
    length = numbers.shape[-1]
    first = jnp.zeros((*numbers.shape[:-1], table.shape[-1]), table.dtype)
    if length < 2 * AT_A_TIME:
        return sum((rows[numbers[..., i]] for i in range(length)), first)

    def some(total: Any, i: Any) -> tuple[Any, None]:
        return sum((rows[numbers[..., i + k]] for k in range(AT_A_TIME)), total), None

    return jax.lax.scan(some, first, jnp.arange(0, length, AT_A_TIME))[0]


def multiplied(table: Any, numbers: Any) -> Any:
    """As a product with ones and zeros."""
    lists = numbers.reshape(-1, numbers.shape[-1])
    hot = jnp.zeros((len(lists), len(table)), table.dtype)
    hot = hot.at[jnp.arange(len(lists))[:, None], lists].set(1).at[:, 0].set(0)
    return (hot @ table).reshape(*numbers.shape[:-1], table.shape[-1])


def looked(weights: Weights, marks: Any) -> Any:
    return jax.nn.relu(added_up(weights["marks"], marks) + weights["mark_bias"])


def shares(weights: Weights, hidden: Any, seats: Any) -> Any:
    """Logarithms of the share of the win of each place, the own one first."""
    standing = jax.nn.relu(hidden @ weights["shares"] + weights["shares_bias"])
    logits = standing @ weights["places"].T + weights["places_bias"]
    return jax.nn.log_softmax(jnp.where(jnp.arange(MOST_SEATS) < seats[:, None], logits, NEVER))


def choices(weights: Weights, hidden: Any, traits: Any, counts: Any) -> Any:
    """Logarithms of the likelihood of each move that was told of."""
    setting = hidden @ weights["context"] + weights["context_bias"]
    both = jnp.concatenate([weights["traits"], weights["plain"][:, None]], axis=1)
    rated = added_up(both, traits)
    rates = jax.nn.relu(setting[:, None] + rated[..., :-1]) @ weights["judge"] + rated[..., -1]
    return jax.nn.log_softmax(jnp.where(jnp.arange(traits.shape[1]) < counts[:, None], rates, NEVER))


class Split:
    """What an observation with `senses` holds."""

    def __init__(self, game: Game) -> None:
        senses = game.senses
        self.marks, self.told, self.each = senses.MOST_MARKS, senses.MOST_TOLD, senses.TRAITS_A_MOVE

    def own(self, observations: Any) -> Any:
        """The marks of the seat that chooses."""
        return observations[:, : self.marks]

    def watched(self, observations: Any) -> Any:
        """The marks of the seat that looks on."""
        return observations[:, self.marks : 2 * self.marks]

    def traits(self, observations: Any) -> Any:
        return observations[:, 2 * self.marks :].reshape(-1, self.told, self.each)
