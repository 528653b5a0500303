"""Observations for learning: what a seat's view holds, as a row of small whole numbers, seen from that seat.

The observer is place 0, the seat to its left place 1, and so on: in every list that has a place a seat, in every seat's number
and in every set of seats. Sets of cards, which are wider than 16 bits, stand as four numbers of 16 bits, lowest first; `unpack`
spreads them out. All seat counts and options of a game share one layout; places of seats that nobody sits on are 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import product
from math import prod
from typing import Any

import numpy as np

from parawan.games import load
from parawan.kernel.record import HEAD, Field, PerSeat

# A view's first fields say what the rows of a batch know anyway, and notes tell a story that the other fields hold.
LEFT_OUT = tuple(field.name for field in HEAD if field.name != "seats")
PLAIN, SEAT, SET_OF_SEATS, ENTRY = range(4)
KINDS = {"": PLAIN, "seat": SEAT, "seats": SET_OF_SEATS, "entry": ENTRY}
WORD = 2  # bytes of one number of an observation


@dataclass(frozen=True)
class Part:
    """One field of the view in an observation."""

    name: str
    doc: str
    shape: tuple[int, ...]
    start: int  # its first number
    words: int  # numbers a value takes: 1, or 4 where it is a set of cards

    @property
    def size(self) -> int:
        return prod(self.shape) * self.words

    def of(self, observations: Any) -> Any:
        """This field of one observation or many (the last axis), in its own shape."""
        shape = (*self.shape, self.words) if self.words > 1 else self.shape
        return observations[..., self.start : self.start + self.size].reshape((*observations.shape[:-1], *shape))


@cache
def layout(game: str) -> tuple[Part, ...]:
    """The fields of an observation, in order."""
    parts: list[Part] = []
    start = 0
    for field in _fields(game):
        parts.append(Part(field.name, field.doc, tuple(map(int, field.shape)), start, max(1, _width(field) // WORD)))
        start += parts[-1].size
    return tuple(parts)


def width(game: str) -> int:
    """How many numbers an observation has."""
    last = layout(game)[-1]
    return last.start + last.size


def unpack(game: str, observations: np.ndarray) -> np.ndarray:
    """Observations as 32-bit floats, sets of cards and of seats spread out to one 0 or 1 a member: for a net's first layer."""
    source, shift, mask = _spread(game)
    spread: np.ndarray = ((observations[..., source] >> shift) & mask).astype(np.float32)
    return spread


@cache
def _spread(game: str) -> np.ndarray:
    """Of every number that `unpack` makes: the place it comes from, by how much it is shifted, and the bits that are kept."""
    found: list[tuple[int, int, int]] = []
    for part in layout(game):
        bits = 16 if part.words > 1 else 5 if part.name in _sets_of_seats(game) else 0
        for place in range(part.start, part.start + part.size):
            found += [(place, bit, 1) for bit in range(bits)] or [(place, 0, -1)]
    return np.array(found, np.int16).T


@cache
def runs(game: str, seats: int) -> np.ndarray:
    """How a record's bytes become an observation: for each observer, runs of (first byte, values, bytes a value, place, kind)."""
    made = [_runs(game, seats, observer) for observer in range(seats)]
    longest = max(map(len, made))
    table = np.zeros((seats, longest, 5), np.uint32)  # a run of no values writes nothing
    for observer, found in enumerate(made):
        table[observer, : len(found)] = found
    return table


def _runs(game: str, seats: int, observer: int) -> list[list[int]]:
    dtype = load(game).record.dtype
    found: list[list[int]] = []
    for field, part in zip(_fields(game), layout(game), strict=True):
        offset = dtype.fields[field.name][1]  # type: ignore[index]
        kind, value_bytes = KINDS[field.names], min(_width(field), WORD)
        for place, source in _blocks(field, seats, observer):
            size = prod(field.shape[(field.seat_axis if field.seat_axis is not None else -1) + 1 :]) * part.words
            start, to = offset + source * size * value_bytes, part.start + place * size
            if found and found[-1][2] == value_bytes and found[-1][4] == kind and _goes_on(found[-1], start, to):
                found[-1][1] += size
            else:
                found.append([start, size, value_bytes, to, kind])
    return found


def _blocks(field: Field, seats: int, observer: int) -> list[tuple[int, int]]:
    """Which block of a field goes where: all up to its seat axis, turned so that the observer comes first."""
    axis = field.seat_axis
    if axis is None:
        return [(0, 0)]
    shape = field.shape[: axis + 1]
    used = [range(seats if isinstance(length, PerSeat) else length) for length in shape]  # the others stay 0
    found = []
    for *outer, place in product(*used):
        source = (place + observer) % seats if place < seats else place
        found.append((int(np.ravel_multi_index((*outer, place), shape)), int(np.ravel_multi_index((*outer, source), shape))))
    return found


def _goes_on(run: list[int], start: int, to: int) -> bool:
    return run[0] + run[1] * run[2] == start and run[3] + run[1] == to


def _fields(game: str) -> list[Field]:
    return [field for field in load(game).record.fields if field.name not in LEFT_OUT]


def _width(field: Field) -> int:
    return np.dtype(field.type).itemsize


@cache
def _sets_of_seats(game: str) -> frozenset[str]:
    return frozenset(field.name for field in _fields(game) if field.names == "seats")
