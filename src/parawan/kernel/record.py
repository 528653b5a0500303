"""Records: the fixed-size memory of a game, declared once, field by field, with what each field means.

A record is an array of length 1 (passing that into native code is much cheaper than passing a scalar). Its plain form is a
dictionary of numbers, true and false, lists and short texts, ready for JSON; going there and back loses nothing.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from parawan.kernel.rule import rule

MOST_SEATS = 5
EVERYTHING = -2  # the viewer of an unredacted record
SPECTATOR = -1
NO_EVENT = 0
NOTES = 64  # more than any single move has to tell
NOTE_WIDTH = 5


class PerSeat(int):
    """The length of an axis that has one place a seat: plain form shows only the seats that play."""


SEATS = PerSeat(MOST_SEATS)


@dataclass(frozen=True)
class Form:
    """How the single values of a field look in plain form."""

    to_plain: Callable[[int], Any]
    from_plain: Callable[[Any], int]


def _flag(value: Any) -> int:
    if not isinstance(value, bool):
        raise ValueError("true or false is meant")
    return int(value)


NUMBER = Form(int, operator.index)
FLAG = Form(bool, _flag)
BITS = Form(  # a set of seats or places, one bit each, as a list
    lambda bits: [place for place in range(bits.bit_length()) if bits >> place & 1],
    lambda places: sum(1 << int(place) for place in set(places)),
)


@dataclass(frozen=True)
class Field:
    """One field of a record: its type and shape, what it means, how it looks in plain form."""

    name: str
    type: type
    doc: str
    shape: tuple[int, ...] = ()
    form: Form = NUMBER
    count: str | None = None  # the field that says how many places are used; plain form shows only those, the others are 0
    turns: int | None = None  # the axis that turns when the table is seen from another seat; without it the first, if PerSeat
    names: str = ""  # "seat": its values are seats' numbers; "seats": a set of seats; "entry": a seat's number from bit 6 on

    @property
    def seat_axis(self) -> int | None:
        """The axis with one place a seat."""
        if self.turns is None and self.shape and isinstance(self.shape[0], PerSeat):
            return 0
        return self.turns


def number(name: str, doc: str, *shape: int, type: type = np.int8, turns: int | None = None, names: str = "") -> Field:
    return Field(name, type, doc, shape, turns=turns, names=names)


def flag(name: str, doc: str, *shape: int) -> Field:
    return Field(name, np.int8, doc, shape, FLAG)


def seat_set(name: str, doc: str) -> Field:
    return Field(name, np.int8, doc, (), BITS, names="seats")


HEAD = (
    number("rules", "version of the rules this game is played by"),
    number("seats", "how many play"),
    number("viewer", "whose view this is: a seat, -1 a spectator's, -2 everything"),
    flag("over", "whether the game is over"),
    number("event", "the chance event the table waits for, 0 none"),
    number("event_index", "which event of that kind, from 0"),
    number("noted", "how many notes the last move left"),
    Field(
        "notes",
        np.int8,
        "the last move's notes: what happened and its arguments, see story",
        (NOTES, NOTE_WIDTH),
        count="noted",
    ),
)

TOLD_APART = ("noted", "notes")  # the story tells what they mean


class Record:
    """The declared fields of a game's record.

    In memory wide fields come first and nothing is left between: bytes of no field would be copied as they happen to be.
    """

    def __init__(self, *fields: Field) -> None:
        self.fields = HEAD + fields
        by_width = sorted(self.fields, key=lambda field: -np.dtype(field.type).itemsize)
        layout: list[Any] = [(field.name, field.type, field.shape) for field in by_width]
        used = sum(np.dtype((kind, shape)).itemsize for _, kind, shape in layout)
        widest = np.dtype(by_width[0].type).itemsize
        if used % widest:
            layout.append(("rest", np.int8, (widest - used % widest,)))
        self.dtype = np.dtype(layout, align=True)

    def blank(self) -> np.ndarray:
        return np.zeros(1, self.dtype)

    def to_plain(self, record: np.ndarray) -> dict[str, Any]:
        """The record as plain data."""
        row = record[0]
        plain: dict[str, Any] = {}
        for field in self.fields:
            values = row[field.name][tuple(map(slice, self._shape(field, int(row["seats"]))))] if field.shape else row[field.name]
            values = values.tolist()
            if field.count is not None:
                values = _cut(values, row[field.count].tolist())
            # Numbers are plain already, and most fields hold nothing else.
            plain[field.name] = values if field.form is NUMBER else _nested(values, field.form.to_plain, len(field.shape))
        return plain

    def from_plain(self, plain: dict[str, Any]) -> np.ndarray:
        """The record of which this is the plain form. Raises ValueError where it cannot be one."""
        record = self.blank()
        expected = {field.name for field in self.fields}
        if set(plain) != expected:
            wrong = ", ".join(sorted(set(plain) ^ expected))
            raise ValueError(f"these fields are missing or unknown: {wrong}")
        seats = plain["seats"]
        if not (isinstance(seats, int) and 0 < seats <= MOST_SEATS):
            raise ValueError("seats is out of range")
        for field in self.fields:
            try:
                shape = self._shape(field, seats)
                values = _nested(plain[field.name], field.form.from_plain, len(shape))
                if field.count is not None:
                    values = _filled_up(values, plain[field.count], shape)
                numbers = np.array(values, dtype=np.int64)
                if numbers.shape != shape:
                    raise ValueError(f"{shape} values are meant, not {numbers.shape}")
                place: tuple[Any, ...] = (0, *map(slice, shape))
                record[field.name][place] = numbers
                if np.any(record[field.name][place] != numbers):
                    raise ValueError("a number is too large")
            except (TypeError, ValueError, LookupError, OverflowError) as error:
                raise ValueError(f"field {field.name} cannot be read: {error}") from None
        if not EVERYTHING <= int(record["viewer"][0]) < seats:
            raise ValueError("viewer is out of range")
        return record

    def _shape(self, field: Field, seats: int) -> tuple[int, ...]:
        """The shape of a field at a table of so many seats."""
        return tuple(seats if isinstance(n, PerSeat) else n for n in field.shape)


def _cut(values: Any, count: Any) -> Any:
    """A list without its unused places; with one count a row, all its rows."""
    if isinstance(count, list):
        return [_cut(row, n) for row, n in zip(values, count, strict=False)]
    return values[:count]


def _filled_up(values: Any, count: Any, shape: tuple[int, ...]) -> Any:
    """The list with its unused places again."""
    if isinstance(count, list):
        return [_filled_up(row, n, shape[1:]) for row, n in zip(values, count, strict=True)]
    if len(values) != count:
        raise ValueError(f"{count} values are meant, not {len(values)}")
    return values + np.zeros((shape[0] - count, *shape[1:]), int).tolist()


def _nested(values: Any, change: Callable[[Any], Any], depth: int) -> Any:
    """`change` applied to every single value, `depth` lists down."""
    if depth == 1:
        return list(map(change, values))
    return [_nested(value, change, depth - 1) for value in values] if depth else change(values)


@rule
def ask(s, event, index):
    """The table waits for this chance event."""
    s.event = event
    s.event_index = index


@rule
def forget_old_notes(s):
    """Blanks what earlier moves left behind the notes of this one."""
    for i in range(s.noted, NOTES):
        for j in range(NOTE_WIDTH):
            s.notes[i, j] = 0


@rule
def note(s, what, seat, a, b, c):
    """Leaves a note of what happened, for the story."""
    if s.noted < NOTES:
        i = s.noted
        s.notes[i, 0] = what
        s.notes[i, 1] = seat
        s.notes[i, 2] = a
        s.notes[i, 3] = b
        s.notes[i, 4] = c
        s.noted = i + 1


def notes_of(s: Any) -> list[list[int]]:
    """The last move's notes, out of a record looked at; in one go, because they are read after every move."""
    notes: list[list[int]] = s._data["notes"][: s.noted].tolist()
    return notes


@rule
def seats_with_most(values, seats):
    """The seats whose value is the highest, as a bit set."""
    most = values[0]
    for seat in range(1, seats):
        most = max(most, values[seat])
    leading = 0
    for seat in range(seats):
        if values[seat] == most:
            leading |= 1 << seat
    return leading
