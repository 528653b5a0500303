"""Parawan: a table for three seaside games, maui, tide and duck.

>>> import parawan
>>> table = parawan.Table("tide", seats=3, seed=7)
>>> table.to_act
(0, 1, 2)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from parawan.engine.editions import Edition as Edition
    from parawan.engine.editions import read_edition as read_edition
    from parawan.engine.errors import AmbiguousMove as AmbiguousMove
    from parawan.engine.errors import BadEdition as BadEdition
    from parawan.engine.errors import BadRecord as BadRecord
    from parawan.engine.errors import BadTable as BadTable
    from parawan.engine.errors import IllegalMove as IllegalMove
    from parawan.engine.errors import NotYourTurn as NotYourTurn
    from parawan.engine.errors import ParawanError as ParawanError
    from parawan.engine.errors import UnreadableMove as UnreadableMove
    from parawan.engine.moves import Move as Move
    from parawan.engine.records import read as read
    from parawan.engine.records import verify as verify
    from parawan.engine.story import story as story
    from parawan.engine.story import told as told
    from parawan.engine.table import Table as Table
    from parawan.engine.voice import Voice as Voice

__version__ = "0.2.0"

# Nothing heavy is imported before it is used.
_PLACES = {
    "Table": "table", "Move": "moves",
    "story": "story", "told": "story", "Voice": "voice", "read": "records", "verify": "records",
    "Edition": "editions", "read_edition": "editions",
    "ParawanError": "errors", "BadTable": "errors", "BadEdition": "errors", "BadRecord": "errors", "NotYourTurn": "errors",
    "UnreadableMove": "errors", "AmbiguousMove": "errors", "IllegalMove": "errors",
}  # fmt: skip

__all__ = [*_PLACES]


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"module 'parawan' has no attribute {name!r}")
    return getattr(import_module(f"parawan.engine.{_PLACES[name]}"), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *_PLACES])
