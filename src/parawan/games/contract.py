"""What a game says of itself. Everything outside `games/` works through this and knows no game by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, NamedTuple

from parawan.kernel.deal import MOST_ITEMS
from parawan.kernel.record import MOST_SEATS, Record


class Message(NamedTuple):
    """Something to be said in any language: a message's id and its arguments. A seat argument is the number of a seat."""

    message: str
    arguments: dict[str, Any]


class Event(Message):
    """Something that happened."""

    __slots__ = ()


@dataclass(frozen=True)
class Reason:
    """Why a move is not legal: the clause it breaks, and what to say."""

    clause: str
    message: str
    arguments: dict[str, Any] = field(default_factory=dict)


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
    times: int = 1  # how often it happens in a game at most


@dataclass(frozen=True)
class Chosen:
    """A [chosen] value that an edition file may replace.

    `check` returns the message (with arguments) that says what a value must be, or None if it is. `put` writes a value into
    a record row.
    """

    name: str
    clause: str
    default: Any
    check: Callable[[Any], Message | None]
    put: Callable[[Any, Any], None]


@dataclass(frozen=True)
class Step:
    """One idea of a lesson: what is said, where to look, the clause behind it, and the move it waits for.

    `places` are named as the page's board names them; those of a step that waits for a move are tapped in this order.
    """

    message: str
    places: tuple[str, ...]
    clause: str = ""
    moves: tuple[str, ...] = ()  # any of these goes on; without one it goes on when it has been read
    arguments: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Lesson:
    """A first game: an opening on one deal that everybody may know, told step by step to seat 0, then a game like any other."""

    seats: int
    seed: int
    others: dict[int, tuple[str, ...]]  # what the other seats play, move by move; after that they choose for themselves
    steps: tuple[Step, ...]

    @property
    def moves(self) -> tuple[tuple[str, ...], ...]:
        """What the learner plays, move by move: any of these."""
        return tuple(step.moves for step in self.steps if step.moves)


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
    advice: ModuleType
    senses: ModuleType
    moves: ModuleType
    story: ModuleType
    drawing: ModuleType
    lesson: Lesson
    # The note with which a chapter of the game is reckoned up.
    reckoning: int
    # Whether a seat has nothing to do until the next chapter of the game, by a look at the record.
    sits_out: Callable[[Any, int], bool] = lambda s, seat: False
    # What is wrong with an edition's values taken together: the values in question, and what they must be.
    check_edition: Callable[[Mapping[str, Any]], tuple[tuple[str, ...], Message] | None] = lambda values: None

    def __post_init__(self) -> None:
        """The limits of the kernel."""
        if self.seats[-1] > MOST_SEATS or any(len(deal.items) > MOST_ITEMS for deal in self.deals):
            raise ValueError(f"{self.name}: at most {MOST_SEATS} seats and {MOST_ITEMS} items in a deal are possible")

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
