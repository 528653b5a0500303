"""Moves as a table hands them out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from parawan.engine.drive import LISTED, LISTED_SEAT
from parawan.engine.setup import standard_template
from parawan.games import load
from parawan.games.contract import Game
from parawan.kernel.interpreted import look

if TYPE_CHECKING:
    from parawan.engine.table import Table


@dataclass(frozen=True, slots=True)
class Move:
    """A move: its number, which is the same in every position, and its text."""

    number: int
    text: str

    def __str__(self) -> str:
        return self.text


class Moves(Sequence[Move]):
    """The legal moves of a seat: iterable, countable, and `"44" in moves` works. Like the table, they change with every move."""

    __slots__ = ("_by_number", "_listed", "_seat", "_table")

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self._seat = seat
        self._listed = table._listed
        self._by_number = table._by_number

    # A choice at random asks for the length and one item, so both look straight at the listed moves where they can.

    def __len__(self) -> int:
        following = self._table._next
        return following >> LISTED if following >> LISTED_SEAT & 7 == self._seat else len(self.numbers)

    def __getitem__(self, index: Any) -> Any:
        following = self._table._next
        if index.__class__ is int and following >> LISTED_SEAT & 7 == self._seat and 0 <= index < following >> LISTED:
            return self._by_number[self._listed[index]]
        numbers = self.numbers[index]
        return [self._by_number[number] for number in numbers] if isinstance(index, slice) else self._by_number[numbers]

    def __iter__(self) -> Iterator[Move]:
        return iter([self._by_number[number] for number in self.numbers])

    def __contains__(self, move: object) -> bool:
        if isinstance(move, Move):
            return move.number in self.numbers
        return isinstance(move, str) and any(move == known.text for known in self)

    def __repr__(self) -> str:
        return f"<{len(self)} moves of seat {self._seat}: {', '.join(map(str, self))}>"

    @property
    def numbers(self) -> list[int]:
        """The moves' numbers."""
        return self._table._numbers(self._seat)


class MovesByNumber(dict[int, Move]):
    """The moves of a table by their numbers, each made when it is first asked for."""

    def __init__(self, game: Game, template: np.ndarray) -> None:
        super().__init__()
        self._write = game.moves.write
        self._template = look(template)[0]

    def __missing__(self, number: int) -> Move:
        self[number] = move = Move(number, self._write(self._template, number))
        return move


@cache
def standard_moves(game: str) -> MovesByNumber:
    """Texts depend on the edition alone, so tables of the standard one share them."""
    box = load(game)
    options = tuple(option.values[0] for option in box.options)
    return MovesByNumber(box, standard_template(game, box.seats[0], box.rules_version, options))
