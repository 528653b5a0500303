"""Runs a batch on an NVIDIA card, a thread a game, from the very same rules: the extra `parawan[cuda]`.

What a batch shows stays on the card. Every array says where it lies (`__cuda_array_interface__`), so that PyTorch
(`torch.as_tensor`), CuPy (`cupy.asarray`) and through it JAX take it over without a copy. Games lie side by side word by word,
and so do observations and lists: neighbouring threads then read and write neighbouring places, which is what a card is fast at.
"""

from __future__ import annotations

from collections import namedtuple
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from parawan.engine import drive
from parawan.engine.errors import ParawanError
from parawan.games import load
from parawan.kernel.deal import DEALER
from parawan.kernel.record import MOST_SEATS
from parawan.kernel.rule import OPEN, Copies
from parawan.lab.batch import TOTALS, Policy, Rows
from parawan.lab.program import FOR_LEARNERS, NOBODY_READS, batch_names
from parawan.lab.rows import WORD, choose_row, is_legal, move_row, new_row, observe_row, show_row, write_observation

try:
    import numba
    from numba import cuda
except ImportError as error:  # pragma: no cover
    raise ParawanError("error-no-cuda", why=str(error)) from None

THREADS = 64  # in a block: games are large, and more threads only wait for memory
KEY = 8  # words of a seed
redact = OPEN

BEGIN, STEP, PLAY, PLAY_GAMES = range(4)

Held = namedtuple("Held", "words keys rngs runs seat moves counts legal observations actions over scores shares")


class Card:
    """One graphics card."""

    def __init__(self, game: str, policy: Policy | None, senses: bool = False) -> None:
        try:
            why = "" if cuda.is_available() else str(cuda.cuda_error() or "no card was found")
        except Exception as error:  # whatever a driver has to say
            why = str(error)
        if why:
            raise ParawanError("error-no-cuda", why=" ".join(why.split()).rstrip("."))
        self._run = card_program(game, policy, senses)
        self._random = policy is None

    def take(self, rows: Rows) -> Held:
        """The batch's arrays, on the card."""
        size, length = len(rows.states), rows.states.dtype.itemsize
        words = np.zeros((size, words_of(length) * 8), np.uint8)
        words[:, :length] = rows.states.view(np.uint8).reshape(size, length)
        side_by_side = {"words": words.view(np.int64).T, "keys": rows.dealers["key"].T, "rngs": rows.rngs.T}
        moved = {name: cuda.to_device(np.ascontiguousarray(array)) for name, array in side_by_side.items()}
        for name in ("moves", "observations", "scores", "shares"):
            moved[name] = cuda.to_device(np.asfortranarray(getattr(rows, name)))
        for name in ("runs", "seat", "counts", "legal", "actions", "over"):
            moved[name] = cuda.to_device(getattr(rows, name))
        return Held(**moved)

    def key(self, held: Held, row: int) -> np.ndarray:
        key: np.ndarray = held.keys.copy_to_host()[:, row]
        return key

    def begin(self, held: Held) -> None:
        self._start(held, BEGIN, 1)

    def step(self, held: Held, actions: Any) -> None:
        on_card = hasattr(actions, "__cuda_array_interface__")
        given = cuda.as_cuda_array(actions) if on_card else cuda.to_device(np.asarray(actions))
        if given.shape != held.actions.shape or given.dtype.kind not in "iu":
            raise ValueError(f"one move's number a row is meant: {held.actions.shape[0]} whole numbers")
        wrong = cuda.to_device(np.full(1, -1, np.int32))
        self._run.check[self._blocks(held), THREADS](held, given, wrong)
        row = int(wrong.copy_to_host()[0])
        if row >= 0:
            raise ValueError(f"row {row}: its move is not legal for the seat whose turn it is; nothing was played")
        self._start(held, STEP, 1)

    def play(self, held: Held, steps: int) -> np.ndarray:
        return self._start(held, PLAY, steps)

    def play_games(self, held: Held, games: int) -> np.ndarray:
        if self._random and held.observations.shape[1] == 0 and held.legal.shape[1] == 0:
            return self._launch(self._run.run_blindly, held, games)
        return self._start(held, PLAY_GAMES, games)

    def _start(self, held: Held, what: int, count: int) -> np.ndarray:
        return self._launch(self._run.run, held, what, count)

    def _launch(self, kernel: Any, held: Held, *asked: int) -> np.ndarray:
        totals = cuda.to_device(np.zeros(TOTALS))
        kernel[self._blocks(held), THREADS](held, *asked, totals)
        found: np.ndarray = totals.copy_to_host()
        return found

    def _blocks(self, held: Held) -> int:
        return int(held.seat.shape[0] + THREADS - 1) // THREADS


def words_of(length: int) -> int:
    return (length + 7) // 8


@cache
def card_program(game: str, policy: Policy | None = None, senses: bool = False) -> SimpleNamespace:
    """The kernels of a game."""
    box = load(game)
    words, most = words_of(box.record.dtype.itemsize), box.rules.MOST_LEGAL
    record, dealer = numba.from_dtype(_with_words(box.record.dtype)), numba.from_dtype(DEALER)

    instead: Any = NOBODY_READS | (FOR_LEARNERS if senses else {observe_row: observe_words})
    copies = Copies(prepare=cuda.jit(device=True), names=batch_names(game, policy), instead=instead)
    rules: Any = (new_row, move_row, show_row, choose_row, is_legal)
    new_one, move_one, show_one, choose_one, legal_one = map(copies.of, rules)
    driven: Any = (drive.play_randomly, drive.begin, drive.deal_all, drive.share_of_win, drive.lowest)
    play_on, new_game, deal, share_of, first = map(copies.of, driven)
    waiting, list_moves, score_of = (copies.of(getattr(box.rules, name)) for name in ("waits_for", "legal", "score"))

    @cuda.jit
    def check(held, given, wrong):
        row = cuda.grid(1)
        if row < held.seat.shape[0]:
            held.actions[row] = max(-1, min(32767, given[row]))
            if legal_one(held, row) == 0:
                cuda.atomic.max(wrong, 0, row)

    @cuda.jit
    def run(held, what, count, totals):
        """Takes a game into the thread's own memory, plays, and puts it back."""
        row = cuda.grid(1)
        if row >= held.seat.shape[0]:
            return
        states = cuda.local.array(1, record)
        seen = cuda.local.array(1, record)
        dealers = cuda.local.array(1, dealer)
        rngs = cuda.local.array((1, 4), numba.int64)
        seat = cuda.local.array(1, numba.int8)
        moves = cuda.local.array((1, most), numba.int16)
        counts = cuda.local.array(1, numba.int32)
        actions = cuda.local.array(1, numba.int16)
        over = cuda.local.array(1, numba.int8)
        scores = cuda.local.array((1, MOST_SEATS), numba.int16)
        shares = cuda.local.array((1, MOST_SEATS), numba.float32)
        seats = held.scores.shape[1]
        for i in range(words):
            states[0].words[i] = held.words[i, row]
        for i in range(KEY):
            dealers[0].key[i] = held.keys[i, row]
        for i in range(4):
            rngs[0, i] = held.rngs[i, row]
        for i in range(held.counts[row]):
            moves[0, i] = held.moves[row, i]
        seat[0] = held.seat[row]
        counts[0] = held.counts[row]
        actions[0] = held.actions[row]
        over[0] = 0
        one = slice(row, row + 1)
        own = Rows(
            states, dealers, rngs, seen, seen, held.runs, seat, moves, counts, held.legal[one], held.observations[one],
            actions, over, scores, shares,
        )  # fmt: skip
        sums = cuda.local.array((2, MOST_SEATS), numba.float64)
        for i in range(seats):
            sums[0, i] = 0.0
            sums[1, i] = 0.0
        games = 0
        decisions = 0
        done = 0
        while done < count:  # one loop for all that can be asked: each further call of a rule would be compiled again
            if what != BEGIN:
                if what != STEP:
                    choose_one(own, 0)
                move_one(own, 0)
                decisions += 1
                if over[0]:
                    games += 1
                    for i in range(seats):
                        sums[0, i] += scores[0, i]
                        sums[1, i] += shares[0, i]
            if what == BEGIN or over[0]:
                new_one(own, 0)
            show_one(own, 0)
            if what != PLAY_GAMES or over[0]:
                done += 1
        for i in range(words):
            held.words[i, row] = states[0].words[i]
        for i in range(KEY):
            held.keys[i, row] = dealers[0].key[i]
        for i in range(4):
            held.rngs[i, row] = rngs[0, i]
        for i in range(counts[0]):
            held.moves[row, i] = moves[0, i]
        held.seat[row] = seat[0]
        held.counts[row] = counts[0]
        held.over[row] = over[0]
        if games > 0:
            for i in range(seats):
                held.scores[row, i] = scores[0, i]
                held.shares[row, i] = shares[0, i]
                cuda.atomic.add(totals, (0, i), sums[0, i])
                cuda.atomic.add(totals, (1, i), sums[1, i])
        cuda.atomic.add(totals, (2, 0), float(games))
        cuda.atomic.add(totals, (2, 1), float(decisions))

    @cuda.jit
    def run_blindly(held, games, totals):
        """Whole games at random where nobody looks on: nothing but the rules."""
        row = cuda.grid(1)
        if row >= held.seat.shape[0]:
            return
        states = cuda.local.array(1, record)
        dealers = cuda.local.array(1, dealer)
        rng = cuda.local.array(4, numba.int64)
        moves = cuda.local.array(most, numba.int16)
        s = states[0]
        d = dealers[0]
        for i in range(words):
            s.words[i] = held.words[i, row]
        for i in range(KEY):
            d.key[i] = held.keys[i, row]
        for i in range(4):
            rng[i] = held.rngs[i, row]
        decisions = 0
        for _ in range(games):
            decisions += play_on(s, d, moves, rng)
            for i in range(s.seats):
                held.scores[row, i] = score_of(s, i)
                held.shares[row, i] = share_of(s, i)
                cuda.atomic.add(totals, (0, i), float(held.scores[row, i]))
                cuda.atomic.add(totals, (1, i), float(held.shares[row, i]))
            d.key[0] = (d.key[0] + 1) & WORD
            new_game(s)
            deal(s, d)
        seat = first(waiting(s))
        n = list_moves(s, seat, moves)
        for i in range(words):
            held.words[i, row] = s.words[i]
        for i in range(KEY):
            held.keys[i, row] = d.key[i]
        for i in range(4):
            held.rngs[i, row] = rng[i]
        for i in range(n):
            held.moves[row, i] = moves[i]
        held.seat[row] = seat
        held.counts[row] = n
        held.over[row] = 1
        cuda.atomic.add(totals, (2, 0), float(games))
        cuda.atomic.add(totals, (2, 1), float(decisions))

    return SimpleNamespace(check=check, run=run, run_blindly=run_blindly)


def observe_words(b, row, seat):
    """As `observe_row`, but eight bytes are copied at a time."""
    s = b.states[row]
    seen = b.seen[row]
    for i in range(len(s.words)):
        seen.words[i] = s.words[i]
    redact(seen, seat)
    write_observation(seen.bytes, b.runs[seat], seat, s.seats, b.observations[row])


def _with_words(dtype: np.dtype) -> np.dtype:
    """The same record, which can also be read as words and as bytes."""
    names = list(dtype.names or ())
    formats: list[Any] = [dtype[name] for name in names]
    offsets = [dtype.fields[name][1] for name in names]  # type: ignore[index]
    words = words_of(dtype.itemsize)
    layout: Any = {
        "names": [*names, "words", "bytes"],
        "formats": [*formats, (np.int64, (words,)), (np.int8, (8 * words,))],
        "offsets": [*offsets, 0, 0],
        "itemsize": 8 * words,
    }
    both: np.dtype = np.dtype(layout, align=True)
    return both
