"""The loops of a batch tied to a game and a policy, built for a target."""

from __future__ import annotations

from functools import cache
from types import FunctionType, SimpleNamespace
from typing import Any

from parawan.engine.program import open_names
from parawan.kernel import native
from parawan.kernel.record import note
from parawan.kernel.rule import rule
from parawan.lab import loops
from parawan.lab.rows import no_note, uniform

NOBODY_READS: Any = {note: no_note}
ENTRIES = (loops.begin_rows, loops.step_rows, loops.first_illegal, loops.play_rows, loops.play_games_of_rows)


def batch_names(game: str, policy: Any = None) -> dict[str, Any]:
    """What the open names of the loops mean."""
    return open_names(game) | {"choose": _policy(policy) if policy else uniform}


@cache
def native_program(game: str, policy: Any = None) -> SimpleNamespace:
    """Built at first use, and kept on disk like all native code."""
    entries: Any = {entry.__name__: entry for entry in ENTRIES}
    return SimpleNamespace(**native.build(entries, batch_names(game, policy), f"{game}-batch", NOBODY_READS))


def _policy(given: Any) -> FunctionType:
    """A policy as a plain function or one that Numba has compiled already."""
    function = getattr(given, "py_func", given)
    if not isinstance(function, FunctionType):
        raise TypeError("a policy is a function of an observation, a list of moves, how many they are, and a generator")
    return rule(function)
