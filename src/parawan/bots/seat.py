"""What sits in a seat and plays: it gets a view and the moves it may choose from, and says what it plays and what it thinks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from parawan.engine.moves import Move


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one move. Whichever limit comes first ends it; None is no limit."""

    seconds: float | None = None
    iterations: int | None = None
    threads: int = 1


@dataclass(frozen=True)
class Weighed:
    """A move that was thought about: what it is expected to lead to, as far as the bot can tell."""

    move: Move
    win: float | None = None  # the share of a win, 0 to 1
    points: float | None = None  # the final points of the seat that chooses
    looked: int = 0  # how often it was looked into


@dataclass(frozen=True)
class Thought:
    """The move a bot chose, and the moves it weighed, best first."""

    move: Move
    weighed: tuple[Weighed, ...] = ()


class Bot(Protocol):
    """Plays a seat. It keeps nothing from one choice to the next: seed, view, moves and iterations alone decide what it plays."""

    def choose(self, view: dict[str, Any], moves: Sequence[Move], budget: Budget) -> Thought: ...
