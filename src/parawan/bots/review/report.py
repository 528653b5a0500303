"""A review as it is sent and kept: lines that come one after another while it is worked out."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Mark = Literal["fine", "inexact", "costly"]
INEXACT, COSTLY = 0.5, 1.5  # points from which on a choice is marked so
Told = tuple[str, dict[str, Any]]  # a message id and its arguments, to be said in any language


class Line(Struct, tag_field="type", omit_defaults=True, frozen=True):
    """A line of a review."""


class Head(Line, tag="head", frozen=True):
    """Whose review it is, and how many choices that seat had."""

    seat: int
    choices: int


class Weighed(Struct, omit_defaults=True, frozen=True):
    """A move, the final points it was worth and the share of a win, as far as the seat could know."""

    move: str
    points: float
    win: float
    does: list[Told] = []  # what the move was sure to do; said of the best ones and of the one that was played


class Choice(Line, tag="choice", frozen=True):
    """One choice of the seat: made when `n` moves had been played."""

    n: int
    view: dict[str, Any]  # what the seat saw
    move: str
    best: str
    mark: Mark
    cost: float  # points, against the best move
    error: float  # the standard error of that
    win: float  # the share of a win with the move that was played
    weighed: list[Weighed]  # all moves: those that were compared closely, best first, then the others, best first
    because: Told | None = None  # in what the best move differs, where it does


class Progress(Line, tag="progress", frozen=True):
    """How much is done, from 0 to 1."""

    done: float


class Part(Struct, frozen=True):
    """A part of a result, rounded so that the parts still add up, and its standard error."""

    value: float
    error: float = 0.0


class Sum(Struct, frozen=True):
    """start + luck + own + others = result."""

    start: Part
    luck: Part
    own: Part
    others: Part
    result: float


class End(Line, tag="end", frozen=True):
    """The last line: luck and play told apart, in points, and the choices that cost most, by their `n`."""

    points: Sum
    costliest: list[int]


AnyLine = Head | Choice | Progress | End
