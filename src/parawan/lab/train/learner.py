"""Policy gradients: what turned out better than expected is made likelier, in small steps (PPO)."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from parawan.kernel.record import MOST_SEATS
from parawan.lab.train.net import Split, Weights, choices, looked, shares

CLIP = 0.2  # how much likelier a choice may become in one go
TRUST = 0.97  # how much what comes later counts against what was expected: of what the next choice finds
STANDING_WEIGHT = 1.0  # of the error about who will win
CURIOSITY = 0.01  # how much variety is worth
BETAS, TINY = (0.9, 0.999), 1e-8  # of Adam
MOST_CHANGE = 1.0  # of all weights together


class Moments(NamedTuple):
    """What Adam remembers."""

    first: Weights
    second: Weights
    steps: Any


class Played(NamedTuple):
    """Choices of a leg of self-play, one a row of every step."""

    observations: Any
    counts: Any
    seat: Any  # who chose
    seats: Any
    watcher: Any
    chosen: Any  # the place of the move in the list
    likelihood: Any  # its logarithm, when it was chosen
    advantage: Any
    worth: Any  # what came of it for each seat
    learns: Any  # 0 where a past self chose


def fresh_moments(weights: Weights) -> Moments:
    nothing = {name: jnp.zeros_like(value) for name, value in weights.items()}
    return Moments(nothing, nothing, jnp.zeros((), jnp.int32))


def returns(worths: Any, over: Any, ended: Any) -> Any:
    """What came of every step for each seat: worths[t] was expected at step t, ended[t] is the end where over[t]."""

    def back(later: Any, step: tuple[Any, Any, Any]) -> tuple[Any, Any]:
        expected_next, is_over, end = step
        came = jnp.where(is_over[:, None] > 0, end, (1 - TRUST) * expected_next + TRUST * later)
        return came, came

    _, found = jax.lax.scan(back, worths[-1], (worths[1:], over, ended), reverse=True)
    return found


def by_place(worth: Any, seat: Any, seats: Any) -> Any:
    """Values by seat, turned so that this seat comes first."""
    places = (jnp.arange(MOST_SEATS) + seat[:, None]) % seats[:, None]
    return jnp.where(jnp.arange(MOST_SEATS) < seats[:, None], jnp.take_along_axis(worth, places, axis=1), 0.0)


def by_seat(shares_: Any, seat: Any, seats: Any) -> Any:
    """The other way round."""
    return by_place(shares_, (seats - seat) % seats, seats)


def loss(weights: Weights, split: Split, played: Played, curiosity: Any) -> Any:
    hidden = looked(weights, split.own(played.observations))
    likely = choices(weights, hidden, split.traits(played.observations), played.counts)
    ratio = jnp.exp(jnp.take_along_axis(likely, played.chosen[:, None], axis=1)[:, 0] - played.likelihood)
    gain = jnp.minimum(ratio * played.advantage, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * played.advantage)
    variety = -(jnp.exp(likely) * jnp.maximum(likely, -30.0)).sum(1)
    chosen = (played.learns * (gain + curiosity * variety)).sum() / jnp.maximum(played.learns.sum(), 1.0)
    error = -(by_place(played.worth, played.seat, played.seats) * shares(weights, hidden, played.seats)).sum(1).mean()
    hidden = looked(weights, split.watched(played.observations))
    error -= (by_place(played.worth, played.watcher, played.seats) * shares(weights, hidden, played.seats)).sum(1).mean()
    return STANDING_WEIGHT * error / 2 - chosen, (error / 2, variety.mean())


def changed(weights: Weights, moments: Moments, slope: Weights, speed: Any) -> tuple[Weights, Moments]:
    """A step of Adam."""
    steps = moments.steps + 1
    length = jnp.sqrt(sum((value**2).sum() for value in slope.values()))
    slope = {name: value * jnp.minimum(1.0, MOST_CHANGE / (length + TINY)) for name, value in slope.items()}
    first = {name: BETAS[0] * moments.first[name] + (1 - BETAS[0]) * slope[name] for name in weights}
    second = {name: BETAS[1] * moments.second[name] + (1 - BETAS[1]) * slope[name] ** 2 for name in weights}
    rate = speed * jnp.sqrt(1 - BETAS[1] ** steps) / (1 - BETAS[0] ** steps)
    weights = {name: weights[name] - rate * first[name] / (jnp.sqrt(second[name]) + TINY) for name in weights}
    return weights, Moments(first, second, steps)


@partial(jax.jit, static_argnames=("split", "parts", "rounds"))
def learn(
    weights: Weights,
    moments: Moments,
    played: Played,
    key: Any,
    speed: Any,
    curiosity: Any,
    split: Split,
    parts: int,
    rounds: int,
) -> tuple[Weights, Moments, Any]:
    """Goes over what was played `rounds` times, in `parts` parts, in random order."""
    size = len(played.seat) // parts

    def part(state: tuple[Weights, Moments], places: Any) -> tuple[tuple[Weights, Moments], Any]:
        one = Played(*(values[places] for values in played))
        slope, told = jax.grad(loss, has_aux=True)(state[0], split, one, curiosity)
        return changed(*state, slope, speed), jnp.stack(told)

    orders = [jax.random.permutation(k, len(played.seat))[: parts * size] for k in jax.random.split(key, rounds)]
    places = jnp.concatenate(orders).reshape(rounds * parts, size)
    (weights, moments), told = jax.lax.scan(part, (weights, moments), places)
    return weights, moments, told.mean(0)
