"""The loops of a batch tied to a game and a policy, built for a target."""

from __future__ import annotations

from functools import cache
from types import FunctionType, SimpleNamespace
from typing import Any

from parawan.engine.program import open_names
from parawan.games import load
from parawan.kernel import native
from parawan.kernel.record import note
from parawan.kernel.rule import rule
from parawan.lab import loops
from parawan.lab.rows import no_note, observe_row, sense_row, uniform

NOBODY_READS: Any = {note: no_note}
FOR_LEARNERS: Any = {observe_row: sense_row}
FROM_SENSES = ("sense", "describe", "MOST_MARKS", "MOST_TOLD")
ENTRIES = (loops.begin_rows, loops.step_rows, loops.first_illegal, loops.play_rows, loops.play_games_of_rows)


def batch_names(game: str, policy: Any = None) -> dict[str, Any]:
    """What the open names of the loops mean."""
    senses = {name: getattr(load(game).senses, name) for name in FROM_SENSES}
    return open_names(game) | senses | {"choose": _policy(policy) if policy else uniform}


@cache
def native_program(game: str, policy: Any = None, senses: bool = False) -> SimpleNamespace:
    """Built at first use, and kept on disk like all native code; with `senses`, observations are what a learner looks at."""
    entries: Any = {entry.__name__: entry for entry in ENTRIES}
    instead = NOBODY_READS | FOR_LEARNERS if senses else NOBODY_READS
    key = f"{game}-learning" if senses else f"{game}-batch"
    return SimpleNamespace(**native.build(entries, batch_names(game, policy), key, instead))


def _policy(given: Any) -> FunctionType:
    """A policy as a plain function or one that Numba has compiled already."""
    function = getattr(given, "py_func", given)
    if not isinstance(function, FunctionType):
        raise TypeError("a policy is a function of an observation, a list of moves, how many they are, and a generator")
    return rule(function)
