"""pgx: batches of games compiled by JAX, on the processor."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

from parawan.lab.bench.measure import Work

SIZE = 4096
STEPS = 5


def batch(name: str) -> Work:
    """Random legal moves in every game of a batch; a game that ends begins again, as pgx itself does it."""
    env = pgx.make(name)
    begin, step = jax.jit(jax.vmap(env.init)), jax.vmap(auto_reset(env.step, env.init))

    def once(_: int, carried: Any) -> Any:
        state, key = carried
        key, choosing, dealing = jax.random.split(key, 3)
        moves = jax.random.categorical(choosing, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
        return step(state, moves, jax.random.split(dealing, SIZE)), key

    several = jax.jit(lambda state, key: jax.lax.fori_loop(0, STEPS, once, (state, key)))
    games = [begin(jax.random.split(jax.random.PRNGKey(0), SIZE)), jax.random.PRNGKey(1)]

    def play() -> int:
        games[:] = jax.block_until_ready(several(*games))
        return SIZE * STEPS

    return play
