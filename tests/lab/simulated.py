"""Small batches on numba-cuda's simulator and in native code, compared. Run by test_card, with the simulator switched on."""

from __future__ import annotations

from functools import partial

import numpy as np
from numba.cuda.simulator import kernelapi
from numba.np.numpy_support import as_dtype

from parawan import lab
from parawan.kernel.interpreted import look
from parawan.lab import cuda


def local_array(self, shape, dtype):
    """A thread's own memory, read as rules read records, which the simulator cannot do by itself."""
    return look(np.zeros(shape, as_dtype(dtype)))


kernelapi.FakeCUDALocal.array = local_array
cuda.Copies = partial(cuda.Copies, constant=look)  # tables of components, likewise
for game, seats in (("tide", 3), ("duck", 2), ("maui", 2)):
    native = lab.Batch(game, seats, 2, seed=5, threads=1)
    card = lab.Batch(game, seats, 2, seed=5, device="cuda")
    for _ in range(8):
        actions = native.moves[:, 0].copy()
        native.step(actions)
        card.step(actions)
    native.play(4)
    card.play(4)
    for name in ("seat", "counts", "observations", "legal"):
        assert np.array_equal(getattr(native, name), getattr(card, name).copy_to_host()), (game, name)
    assert native.seed_of(1) == card.seed_of(1)
    blind = [lab.Batch(game, seats, 1, seed=6, device=device, observe=False, mask=False) for device in ("cpu", "cuda")]
    totals = [batch.play_games(1) for batch in blind]
    assert totals[0].decisions == totals[1].decisions
    assert totals[0].points.tolist() == totals[1].points.tolist()
    native, card = (lab.Batch(game, seats, 2, seed=7, device=device, mask=False, senses=True) for device in ("cpu", "cuda"))
    for _ in range(3):
        actions = native.moves[:, 0].copy()
        native.step(actions)
        card.step(actions)
        assert np.array_equal(native.observations, card.observations.copy_to_host()), game
    try:
        card.step(np.full(2, -1))
    except ValueError as error:
        print(game, "equal;", error)
