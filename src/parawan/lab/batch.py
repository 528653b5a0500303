"""`Batch`: many games of one kind side by side, for learning and for statistics."""

from __future__ import annotations

import hashlib
import os
from collections import namedtuple
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from parawan.engine.editions import STANDARD, Edition
from parawan.engine.setup import all_options, known_game, rules_version, seat_count, seed_bytes, template
from parawan.kernel.deal import DEALER
from parawan.kernel.record import MOST_SEATS
from parawan.lab import observation

Policy = Callable[[Any, Any, int, Any], int]

Rows = namedtuple(
    "Rows",
    "states dealers rngs seen seen_bytes runs seat moves counts legal observations actions over scores shares",
)


TOTALS = (3, MOST_SEATS)  # points by seat, wins by seat, then games and decisions


@dataclass(frozen=True)
class Totals:
    """What the games that ended came to."""

    games: int
    decisions: int
    points: np.ndarray  # by seat, added up
    wins: np.ndarray  # by seat; a shared win counts as a part


class Batch:
    """`size` games of one kind, each waiting for one seat's move.

    Arrays, a row a game: `seat` (who chooses), `observations` (what that seat sees, see `lab.layout`), `legal` (1 for each move's
    number that is legal), `moves` and `counts` (the same as lists), and after `step` `over` (1 where a game ended: a new one
    has begun in its row), `scores` and `shares` (points and share of the win by seat, of the last game that ended there).
    Where all choose at once, the seats are asked one after the other, and none sees what the others have picked.
    With `senses` observations are instead what a learner looks at: marks of the seat that chooses, marks of a seat that looks on
    (each row has its own), and the traits of the moves (see `bots/net.py`).
    """

    def __init__(
        self,
        game: str,
        seats: int,
        size: int,
        *,
        options: Mapping[str, Any] | None = None,
        edition: Edition = STANDARD,
        seed: int | bytes = 0,
        device: str = "cpu",
        threads: int | None = None,
        observe: bool = True,
        mask: bool = True,
        senses: bool = False,
        policy: Policy | None = None,
    ) -> None:
        self.game = known_game(game)
        self.options = all_options(self.game, options or {})
        self.seats = seat_count(self.game, seats)
        self.size = _size(size)
        start = template(self.game, self.seats, rules_version(self.game, None), tuple(self.options.values()), edition)
        rows = make_rows(self.game, start, self.size, seed_bytes(seed), observe, mask, senses)
        self._runner = _runner(device, game, policy, threads, senses)
        self._rows = self._runner.take(rows)
        self._runner.begin(self._rows)

    def __getattr__(self, name: str) -> Any:
        if name in ("seat", "observations", "legal", "moves", "counts", "over", "scores", "shares"):
            return getattr(self._rows, name)
        raise AttributeError(f"a batch has no {name!r}")

    def step(self, actions: Any) -> None:
        """Plays a move in every row: its number, for the seat whose turn it is. Where one is not legal, none is played."""
        self._runner.step(self._rows, actions)

    def play(self, steps: int) -> Totals:
        """Lets the policy (without one: random play) choose so many times in every row."""
        return self._totals(self._runner.play(self._rows, steps))

    def play_games(self, games: int) -> Totals:
        """Lets the policy play so many games in every row, the first from where it stands."""
        return self._totals(self._runner.play_games(self._rows, games))

    def _totals(self, found: np.ndarray) -> Totals:
        points, wins = found[0, : self.seats].copy(), found[1, : self.seats].copy()
        return Totals(int(found[2, 0]), int(found[2, 1]), points, wins)

    def seed_of(self, row: int) -> bytes:
        """The seed of a row's game: a `Table` with it gets the same deals."""
        key: np.ndarray = self._runner.key(self._rows, row)
        return key.astype("<u4").tobytes()


def _size(size: int) -> int:
    if size < 1:
        raise ValueError("a batch has at least one game")
    return int(size)


def make_rows(game: Any, start: np.ndarray, size: int, seed: bytes, observe: bool, mask: bool, senses: bool = False) -> Rows:
    """The arrays of a batch, before its first games."""
    seats = int(start["seats"][0])
    dealers = np.zeros(size, DEALER)
    dealers["key"][:] = np.frombuffer(hashlib.sha256(seed).digest(), "<u4")
    dealers["key"][:, 0] = 0xFFFFFFFF  # the number of the game: the first is 0
    dealers["key"][:, 1] = np.arange(size)
    rngs = np.random.default_rng(np.frombuffer(seed, "<u4")).integers(0, 1 << 32, (size, 4), np.int64)
    rngs[:, 3] = 1
    seen = np.repeat(start, size if observe and not senses else 0)
    width = sensed_width(game) if senses else observation.width(game.name)
    return Rows(
        states=np.repeat(start, size),
        dealers=dealers,
        rngs=rngs,
        seen=seen,
        seen_bytes=seen.view(np.int8).reshape(len(seen), start.dtype.itemsize),
        runs=observation.runs(game.name, seats),
        seat=np.zeros(size, np.int8),
        moves=np.zeros((size, game.rules.MOST_LEGAL), np.int16),
        counts=np.zeros(size, np.int32),
        legal=np.zeros((size, game.rules.MOVES if mask else 0), np.uint8),
        observations=np.zeros((size, width if observe else 0), np.int16),
        actions=np.zeros(size, np.int16),
        over=np.zeros(size, np.int8),
        scores=np.zeros((size, seats), np.int16),
        shares=np.zeros((size, seats), np.float32),
    )


def sensed_width(game: Any) -> int:
    """How many numbers a learner is shown: two lists of marks, and the traits of the moves."""
    senses = game.senses
    return int(2 * senses.MOST_MARKS + senses.MOST_TOLD * senses.TRAITS_A_MOVE)


def _runner(device: str, game: str, policy: Policy | None, threads: int | None, senses: bool) -> Any:
    if device == "cpu":
        from parawan.lab.program import native_program

        return Cores(native_program(game, policy, senses), threads)
    if device == "cuda":
        from parawan.lab.cuda import Card

        return Card(game, policy, senses)
    raise ValueError(f"there is no device {device!r}; there are: cpu, cuda")


class Cores:
    """Runs a batch in native code, its rows spread over threads."""

    LEAST = 64  # rows a thread is worth starting for

    def __init__(self, program: Any, threads: int | None) -> None:
        self._run = program
        self._threads = threads or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self._threads, "batch") if self._threads > 1 else None

    def take(self, rows: Rows) -> Rows:
        return rows

    def key(self, rows: Rows, row: int) -> np.ndarray:
        key: np.ndarray = rows.dealers["key"][row]
        return key

    def begin(self, rows: Rows) -> None:
        self._spread(self._run.begin_rows, rows)

    def step(self, rows: Rows, actions: Any) -> None:
        given = self.take_actions(rows, actions)
        wrong = [row for row in self._spread(self._run.first_illegal, rows) if row >= 0]
        if wrong:
            row = min(wrong)
            raise ValueError(f"row {row}: move {given[row]} is not legal for seat {rows.seat[row]}; nothing was played")
        self.step_rows(rows)

    def take_actions(self, rows: Rows, actions: Any) -> np.ndarray:
        given = np.asarray(actions)
        if given.shape != rows.actions.shape or given.dtype.kind not in "iu":
            raise ValueError(f"one move's number a row is meant: {len(rows.actions)} whole numbers")
        rows.actions[:] = np.clip(given, -1, 32767)
        return given

    def step_rows(self, rows: Rows) -> None:
        self._spread(self._run.step_rows, rows)

    def play(self, rows: Rows, steps: int) -> np.ndarray:
        return self._added_up(self._run.play_rows, rows, steps)

    def play_games(self, rows: Rows, games: int) -> np.ndarray:
        return self._added_up(self._run.play_games_of_rows, rows, games)

    def _added_up(self, work: Callable[..., Any], rows: Rows, count: int) -> np.ndarray:
        parts = [np.zeros(TOTALS) for _ in range(self._threads)]
        self._spread(work, rows, count, parts=parts)
        totals: np.ndarray = np.sum(parts, axis=0)
        return totals

    def _spread(self, work: Callable[..., Any], rows: Rows, *more: Any, parts: list[np.ndarray] | None = None) -> list[Any]:
        """Runs a loop over all rows, a stretch a thread."""
        count = max(1, min(self._threads, len(rows.seat) // self.LEAST))
        ends = [len(rows.seat) * part // count for part in range(count + 1)]
        calls = [(rows, ends[part], ends[part + 1], *more, *([parts[part]] if parts else [])) for part in range(count)]
        if count == 1 or self._pool is None:
            return [work(*call) for call in calls]
        return [job.result() for job in [self._pool.submit(work, *call) for call in calls]]
