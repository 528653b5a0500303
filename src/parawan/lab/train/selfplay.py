"""Games that a net plays against itself, and in some rows against what it was before."""

from __future__ import annotations

from functools import partial
from typing import Any

import jax
import jax.numpy as jnp

from parawan.games.contract import Game
from parawan.kernel.record import MOST_SEATS
from parawan.lab.train.learner import Played, by_seat, returns
from parawan.lab.train.net import Split, Weights, choices, looked, shares
from parawan.lab.train.tables import Tables

GUESTS = 4  # in every fourth row past selves play all seats but one


class SelfPlay:
    """Tables that go on from leg to leg."""

    def __init__(self, game: Game, rows: int, steps: int, seed: int, device: str) -> None:
        self.split = Split(game)
        self.drift = game.advice.DRIFT[0]
        self.steps = steps
        self.tables = Tables(game, rows, seed, device)
        self.seats = jnp.asarray(self.tables.seats)
        self.watcher = jnp.asarray(self.tables.watcher, jnp.int32)

    def leg(self, weights: Weights, past: Weights, key: Any) -> Played:
        """So many steps in every row."""
        tables = self.tables
        seen: list[Any] = []
        worth: Any = None
        for _ in range(self.steps + 1):
            key, now = jax.random.split(key)
            observations = jnp.asarray(tables.joined("observations"))
            counts = jnp.minimum(jnp.asarray(tables.joined("counts")), self.split.told)
            seat = jnp.asarray(tables.joined("seat"), jnp.int32)
            moves = jnp.asarray(tables.joined("moves", self.split.told))
            move, choice, worth = act(
                weights, past, observations, counts, seat, self.seats, self.watcher, moves, now, split=self.split
            )
            if len(seen) < self.steps:
                tables.step(move)
                over, scores, won = (jnp.asarray(tables.joined(name)) for name in ("over", "scores", "shares"))
                seen.append((observations, counts, seat, choice, worth, over, worth_of(scores, won, self.seats, self.drift)))
        played: Played = gathered(seen, worth, self.seats, self.watcher)
        return played


@partial(jax.jit, static_argnames="split")
def act(
    weights: Weights,
    past: Weights,
    observations: Any,
    counts: Any,
    seat: Any,
    seats: Any,
    host: Any,
    moves: Any,
    key: Any,
    split: Split,
) -> tuple[Any, Any, Any]:
    """A move for every row; the choice (its place, how likely it was, whether to learn from it); what each seat expects."""
    hidden = looked(weights, split.own(observations))
    traits = split.traits(observations)
    likely = choices(weights, hidden, traits, counts)
    guests = slice(None, None, GUESTS)
    others = choices(past, looked(past, split.own(observations[guests])), traits[guests], counts[guests])
    theirs = seat[guests] != host[guests]
    likely = likely.at[guests].set(jnp.where(theirs[:, None], others, likely[guests]))
    learns = jnp.ones(len(seat)).at[guests].set(1.0 - theirs)
    chosen = jax.random.categorical(key, likely)
    likelihood = jnp.take_along_axis(likely, chosen[:, None], axis=1)[:, 0]
    move = jnp.take_along_axis(moves, chosen[:, None], axis=1)[:, 0]
    worth = by_seat(jnp.exp(shares(weights, hidden, seats)), seat, seats)
    return move, (chosen, likelihood, learns), worth


@jax.jit
def worth_of(scores: Any, won: Any, seats: Any, drift: Any) -> Any:
    """What the end of a game is worth to each seat: half the win, half how far its points are ahead, as bots judge it."""
    points = jnp.where(jnp.arange(MOST_SEATS) < seats[:, None], scores / drift, -jnp.inf)
    return (won + jax.nn.softmax(points)) / 2


@jax.jit
def gathered(seen: list[Any], last: Any, seats: Any, watcher: Any) -> Played:
    """All choices of a leg, with what came of them."""
    observations, counts, seat, choice, worths, over, ended = (
        jax.tree.map(lambda *parts: jnp.stack(parts), *values) for values in zip(*seen, strict=True)
    )
    chosen, likelihood, learns = choice
    came = returns(jnp.concatenate([worths, last[None]]), over, ended)
    advantage = jnp.take_along_axis(came - worths, seat[..., None], axis=2)[..., 0]
    mean = (advantage * learns).sum() / learns.sum()
    spread = jnp.sqrt((learns * (advantage - mean) ** 2).sum() / learns.sum())
    every = len(seen)
    found = Played(
        observations, counts, seat, jnp.tile(seats, (every, 1)), jnp.tile(watcher, (every, 1)),
        chosen, likelihood, (advantage - mean) / (spread + 1e-8), came, learns,
    )  # fmt: skip
    return Played(*(values.reshape(-1, *values.shape[2:]) for values in found))
