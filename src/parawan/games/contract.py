"""What a game says of itself. Everything outside `games/` works through this and knows no game by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

from parawan.kernel.record import Record


@dataclass(frozen=True)
class Option:
    """A table option. The record's field of the same name holds the place of the value among `values`."""

    name: str
    values: tuple[Any, ...]  # the first is the default
    clause: str


@dataclass(frozen=True)
class Deal:
    """A chance event: a shuffle of a list of named items. `public` ones are seen by everybody at once."""

    event: int
    name: str
    items: tuple[str, ...]
    public: bool = False


@dataclass(frozen=True)
class Chosen:
    """A [chosen] value that an edition file may replace.

    `check` returns what is wrong with a value from an edition file, or None. `put` writes it into a record row.
    """

    name: str
    clause: str
    default: Any
    check: Callable[[Any], str | None]
    put: Callable[[Any, Any], None]


@dataclass(frozen=True)
class Reason:
    """Why a move is not legal: the clause it breaks, and a message with its arguments."""

    clause: str
    message: str
    arguments: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Event:
    """Something that happened: a message with its arguments. A seat argument is the number of a seat."""

    message: str
    arguments: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Game:
    """One game: its facts, and the modules of its folder."""

    name: str
    seats: tuple[int, ...]
    seats_clause: str
    rules_version: int
    options: tuple[Option, ...]
    deals: tuple[Deal, ...]
    chosen: tuple[Chosen, ...]
    rules: ModuleType
    hidden: ModuleType
    moves: ModuleType
    story: ModuleType
    drawing: ModuleType
    # What is wrong with an edition's values taken together: the key to name, and what it must be.
    check_edition: Callable[[Mapping[str, Any]], tuple[str, str] | None] = lambda values: None

    @property
    def record(self) -> Record:
        record: Record = self.rules.RECORD
        return record


class Unreadable(Exception):
    """Raised by a game's `moves.read` for a text that is no move; says what a move looks like."""

    def __init__(self, message: str, **arguments: Any) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments
