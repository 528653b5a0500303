"""Runs a batch on an NVIDIA card, a thread a game, from the very same rules: the extra `parawan[cuda]`.

What a batch shows stays on the card. Every array says where it lies (`__cuda_array_interface__`), so that PyTorch
(`torch.as_tensor`), CuPy (`cupy.asarray`) and through it JAX take it over without a copy.
"""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from parawan.engine.errors import ParawanError
from parawan.games import load
from parawan.kernel.deal import DEALER
from parawan.kernel.rule import Copies
from parawan.lab.batch import Policy, Rows
from parawan.lab.program import NOBODY_READS, open_names
from parawan.lab.rows import begin_row, choose_row, is_legal, step_row

try:
    import numba
    from numba import cuda
except ImportError as error:  # pragma: no cover
    raise ParawanError("error-no-cuda", why=str(error)) from None

THREADS = 64  # in a block: records are large, and more threads only wait for memory


class Card:
    """One graphics card."""

    def __init__(self, game: str, policy: Policy | None) -> None:
        try:
            available = cuda.is_available()
            why = "" if available else str(cuda.cuda_error() or "no card was found")
        except Exception as error:  # whatever a driver has to say
            available, why = False, str(error)
        if not available:
            raise ParawanError("error-no-cuda", why=why)
        self._run = card_program(game, policy)

    def take(self, rows: Rows) -> Rows:
        """The batch's arrays, on the card."""
        moved = {name: cuda.to_device(array) for name, array in rows._asdict().items() if name != "seen_bytes"}
        size = rows.states.dtype.itemsize
        moved["seen_bytes"] = moved["seen"].view(np.int8).reshape(len(rows.seen), size) if len(rows.seen) else rows.seen_bytes
        if not len(rows.seen):
            moved["seen_bytes"] = cuda.to_device(rows.seen_bytes)
        return Rows(**moved)

    def host(self, array: Any) -> np.ndarray:
        copied: np.ndarray = array.copy_to_host()
        return copied

    def begin(self, rows: Rows) -> None:
        self._run.begin[self._blocks(rows), THREADS](rows)

    def step(self, rows: Rows, actions: Any) -> None:
        given = (
            cuda.as_cuda_array(actions) if hasattr(actions, "__cuda_array_interface__") else cuda.to_device(np.asarray(actions))
        )
        if given.shape != rows.actions.shape or given.dtype.kind not in "iu":
            raise ValueError(f"one move's number a row is meant: {rows.actions.shape[0]} whole numbers")
        wrong = cuda.to_device(np.full(1, -1, np.int32))
        self._run.check[self._blocks(rows), THREADS](rows, given, wrong)
        row = int(wrong.copy_to_host()[0])
        if row >= 0:
            raise ValueError(f"row {row}: its move is not legal for the seat whose turn it is; nothing was played")
        self._run.step[self._blocks(rows), THREADS](rows)

    def play(self, rows: Rows, steps: int) -> np.ndarray:
        totals = cuda.to_device(np.zeros((3, rows.scores.shape[1])))
        bare = rows.observations.shape[1] == 0 and rows.legal.shape[1] == 0
        kernel = self._run.play_bare if bare else self._run.play
        kernel[self._blocks(rows), THREADS](rows, steps, totals)
        return self.host(totals)

    def _blocks(self, rows: Rows) -> int:
        return int(rows.seat.shape[0] + THREADS - 1) // THREADS


@cache
def card_program(game: str, policy: Policy | None = None) -> SimpleNamespace:
    """The kernels of a game."""
    copies = Copies(prepare=cuda.jit(device=True), names=open_names(game, policy), instead=NOBODY_READS)
    rules: Any = (begin_row, step_row, choose_row, is_legal)
    begin_one, step_one, choose_one, legal_one = map(copies.of, rules)
    box = load(game)
    record, dealer, most = numba.from_dtype(box.record.dtype), numba.from_dtype(DEALER), box.rules.MOST_LEGAL

    @cuda.jit
    def begin(b):
        row = cuda.grid(1)
        if row < b.seat.shape[0]:
            begin_one(b, row)

    @cuda.jit
    def check(b, given, wrong):
        row = cuda.grid(1)
        if row < b.seat.shape[0]:
            b.actions[row] = max(-1, min(32767, given[row]))
            if legal_one(b, row) == 0:
                cuda.atomic.max(wrong, 0, row)

    @cuda.jit
    def step(b):
        row = cuda.grid(1)
        if row < b.seat.shape[0]:
            step_one(b, row)

    @cuda.jit
    def play(b, steps, totals):
        row = cuda.grid(1)
        if row < b.seat.shape[0]:
            for _ in range(steps):
                choose_one(b, row)
                step_one(b, row)
                add_up(b, row, totals)

    @cuda.jit
    def play_bare(b, steps, totals):
        """The same where nobody looks on: the game lies in the thread's own memory meanwhile."""
        row = cuda.grid(1)
        if row < b.seat.shape[0]:
            states = cuda.local.array(1, record)
            dealers = cuda.local.array(1, dealer)
            rngs = cuda.local.array((1, 4), numba.int64)
            moves = cuda.local.array((1, most), numba.int16)
            states[0] = b.states[row]
            dealers[0] = b.dealers[row]
            for i in range(4):
                rngs[0, i] = b.rngs[row, i]
            for i in range(b.counts[row]):
                moves[0, i] = b.moves[row, i]
            one = slice(row, row + 1)
            own = Rows(
                states, dealers, rngs, b.seen, b.seen_bytes, b.runs, b.seat[one], moves, b.counts[one], b.legal, b.observations,
                b.actions[one], b.over[one], b.scores[one], b.shares[one],
            )  # fmt: skip
            for _ in range(steps):
                choose_one(own, 0)
                step_one(own, 0)
                add_up(own, 0, totals)
            b.states[row] = states[0]
            b.dealers[row] = dealers[0]
            for i in range(4):
                b.rngs[row, i] = rngs[0, i]
            for i in range(b.counts[row]):
                b.moves[row, i] = moves[0, i]

    return SimpleNamespace(begin=begin, check=check, step=step, play=play, play_bare=play_bare)


@cuda.jit(device=True)
def add_up(b, row, totals):
    """Adds a game that has just ended to the totals."""
    if b.over[row]:
        for seat in range(b.scores.shape[1]):
            cuda.atomic.add(totals, (0, seat), float(b.scores[row, seat]))
            cuda.atomic.add(totals, (1, seat), float(b.shares[row, seat]))
        cuda.atomic.add(totals, (2, 0), 1.0)
