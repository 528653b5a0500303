"""What a seat of a single table observes, and its legal moves, as arrays: for the adapters."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from parawan.engine.program import open_names
from parawan.engine.table import Table
from parawan.games import load
from parawan.kernel import native
from parawan.lab import observation
from parawan.lab.rows import observe_table


class Observer:
    """Looks at tables of one game and seat count."""

    def __init__(self, game: str, seats: int) -> None:
        record, rules = load(game).record, load(game).rules
        self.width, self.moves = observation.width(game), int(rules.MOVES)
        self._look = _program(game)
        self._seen = np.zeros(1, record.dtype)
        self._bytes = self._seen.view(np.int8)
        self._runs = observation.runs(game, seats)

    def observation(self, table: Table, seat: int) -> np.ndarray:
        """What the seat sees, as `lab.layout` says."""
        return self.observation_of(table._state, seat)

    def observation_of(self, state: np.ndarray, seat: int) -> np.ndarray:
        """The same of a record in which nothing is hidden."""
        found = np.zeros(self.width, np.int16)
        self._look(state, self._seen, self._bytes, self._runs, seat, found)
        return found

    def mask(self, table: Table, seat: int) -> np.ndarray:
        """1 for each legal move's number."""
        found = np.zeros(self.moves, np.int8)
        found[table.moves(seat).numbers] = 1
        return found


@cache
def _program(game: str) -> Any:
    entries: Any = {"observe_table": observe_table}
    return native.build(entries, open_names(game), f"{game}-observer")["observe_table"]
