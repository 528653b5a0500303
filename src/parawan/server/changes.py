"""What changed in a view, as places and their new values, found by comparing the bytes of two records.

A whole view is thousands of bytes of JSON, and a move changes a handful of places: `level.2` is one; `deck.length` cuts a list.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any

import numpy as np

from parawan.engine.program import program
from parawan.games import load
from parawan.kernel.record import MOST_SEATS, TOLD_APART, Field


@dataclass(frozen=True, slots=True)
class Place:
    """A single value of a record: its bytes, and where it belongs in the view."""

    path: str
    start: int
    end: int
    field: Field
    index: tuple[int, ...]
    counts: tuple[Field, ...]  # the lists whose length it is

    @property
    def stands_alone(self) -> bool:
        """Neither in a list of changing length nor such a length."""
        return self.field.count is None and not self.counts

    def value(self, record: bytes) -> int:
        return int.from_bytes(record[self.start : self.end], "little", signed=True)


class Places:
    """Where the bytes of a game's record belong in its view."""

    def __init__(self, game: str) -> None:
        self._record = load(game).record
        dtype = self._record.dtype
        self.size = dtype.itemsize
        self._places: list[Place] = []
        self._named: dict[tuple[str, tuple[int, ...]], Place] = {}
        for field in self._record.fields:
            if field.name not in TOLD_APART:
                kind, offset = dtype.fields[field.name][:2]  # type: ignore[index]
                self._add(field, offset, kind.base.itemsize)
        self._starts = np.array([place.start for place in self._places])
        self._ends = np.array([place.end for place in self._places])
        self._alone = [(place.path, place.field.form.to_plain) if place.stands_alone else None for place in self._places]
        self._found = np.zeros(((MOST_SEATS + 1) * len(self._places), 3), np.int64)
        self._program = program(game)

    def _add(self, field: Field, offset: int, width: int) -> None:
        counts = tuple(other for other in self._record.fields if other.count == field.name)
        for number, index in enumerate(product(*map(range, field.shape))):
            start = offset + number * width
            place = Place(_path(field.name, index), start, start + width, field, index, counts)
            self._places.append(place)
            self._named[field.name, index] = place

    def view(self, record: np.ndarray) -> dict[str, Any]:
        """A record as the view that changes are applied to."""
        return {name: value for name, value in self._record.to_plain(record).items() if name not in TOLD_APART}

    def differing(self, before: np.ndarray, after: np.ndarray) -> list[dict[int, int]]:
        """For each of the records of two arrays, the numbers of the places that differ, with their new values."""
        shape = (len(before), self.size)
        count = self._program.find_changes(
            before.view(np.uint8).reshape(shape), after.view(np.uint8).reshape(shape), self._starts, self._ends, self._found
        )
        found: list[dict[int, int]] = [{} for _ in before]
        for row, number, value in self._found[:count].tolist():
            found[row][number] = value
        return found

    def changes(self, before: np.void, after: np.void, differing: dict[int, int]) -> dict[str, Any]:
        """Paths and new values, from one record to the next, which differ in these places."""
        changed: dict[str, Any] = {}
        in_lists = []
        for number, value in differing.items():
            if alone := self._alone[number]:
                path, to_plain = alone
                changed[path] = to_plain(value)
            else:
                in_lists.append((self._places[number], value))
        if in_lists:
            self._changes_of_lists(changed, before.tobytes(), after.tobytes(), in_lists)
        return changed

    def _changes_of_lists(self, changed: dict[str, Any], before: bytes, after: bytes, differing: list[tuple[Place, int]]) -> None:
        for place, value in differing:
            if place.field.count is None or self._in_use(place, before, after):
                changed[place.path] = place.field.form.to_plain(value)
            for field in place.counts:
                self._changed_length(changed, field, place, before, after)

    def _in_use(self, place: Place, before: bytes, after: bytes) -> bool:
        """Whether an item of a list is there before and after; new and lost ones come with the list's length."""
        field = place.field
        row = place.index[: len(field.shape) - 1] if (field.count, ()) not in self._named else ()
        count = self._named[str(field.count), row]
        return place.index[len(row)] < min(count.value(before), count.value(after))

    def _changed_length(self, changed: dict[str, Any], field: Field, count: Place, before: bytes, after: bytes) -> None:
        """Lost items are cut off; new ones are appended, or the list is sent whole where they are many."""
        old, new = count.value(before), count.value(after)
        path = _path(field.name, count.index)
        if new < old:
            changed[path + ".length"] = new
            return
        items = [self._named[field.name, (*count.index, number)].value(after) for number in range(new)]
        plain = [field.form.to_plain(item) for item in items]
        if new - old > 2:
            changed[path] = plain
        else:
            changed.update((f"{path}.{number}", plain[number]) for number in range(old, new))


def _path(name: str, index: tuple[int, ...]) -> str:
    return ".".join(map(str, (name, *index)))


def apply(view: dict[str, Any], changes: dict[str, Any]) -> None:
    """Puts changes into a view, as a client does."""
    for path, value in changes.items():
        *way, last = path.split(".")
        place: Any = view
        for step in way:
            place = place[int(step)] if isinstance(place, list) else place[step]
        if isinstance(place, dict):
            place[last] = value
        elif last == "length":
            del place[value:]
        elif int(last) == len(place):
            place.append(value)
        else:
            place[int(last)] = value


@cache
def places(game: str) -> Places:
    return Places(game)
