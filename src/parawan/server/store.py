"""Where tables are kept. An event is stored and synced to disk before anybody is told of it.

A table is a row and a list of numbered events; everything else about it follows from those. Events are only ever appended,
under the number after the last one: who comes second with the same number gets `Conflict`, reads what is new and tries again,
so any number of processes may serve one table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol


class Conflict(Exception):
    """Somebody else has stored an event under this number, or the table is gone."""


class Unavailable(Exception):
    """The store cannot write now (disk full, database locked or gone). Nothing was stored, as far as it can tell."""


@dataclass(frozen=True)
class TableRow:
    """What is kept of a table beside its events."""

    table: str
    house_seed: bytes  # the house's part of the seed: a secret until the game is over
    sealed_until: int = 0  # for a table on a shared deal: when seed and replay open, in milliseconds since 1970
    phase: str = "open"  # as the lists know it


@dataclass(frozen=True)
class Listing:
    """A table in a list: what it shows of itself, as the server's own JSON, and when something last happened."""

    table: str
    summary: bytes
    at: int


@dataclass(frozen=True)
class SharedDeal:
    """A seed that several tables are dealt from, sealed until a moment."""

    name: str
    house_seed: bytes
    sealed_until: int


@dataclass(frozen=True)
class Attempt:
    """Somebody's one try at a deal of the day, and what came of it."""

    table: str
    points: int | None = None  # none before the game is over


@dataclass(frozen=True)
class Change:
    """What is written with events, all or nothing: the table's place in lists, and who holds its seats."""

    summary: bytes
    listed: bool
    phase: str
    holders: Sequence[str]


class Store(Protocol):
    """What a store does. Every call that writes returns only when all of it is safe on disk. Times are in milliseconds."""

    async def create(self, row: TableRow, events: Sequence[bytes], at: int, change: Change) -> None:
        """A new table with its first events, numbered from 1."""

    async def append(self, table: str, number: int, events: Sequence[bytes], at: int, change: Change | None) -> None:
        """Events under `number` and the numbers after it, all or none."""

    async def row(self, table: str) -> TableRow | None: ...

    async def events(self, table: str, after: int) -> list[bytes]:
        """The events of a table after this number, in order."""

    async def listed(self, phase: str, most: int) -> list[Listing]:
        """Public tables in this phase, the latest first."""

    async def held(self, identity: str, most: int) -> list[Listing]:
        """The tables at which this identity has a seat, the latest first."""

    async def idle(self, phase: str, since: int, most: int) -> list[str]:
        """Tables in this phase to which nothing has happened since then."""

    async def existing(self, tables: Sequence[str]) -> set[str]:
        """Those of these tables that are there."""

    async def delete(self, table: str) -> bool:
        """Removes a table and all that belongs to it; whether it was there."""

    async def counts(self) -> dict[str, int]:
        """How many tables there are in each phase."""

    async def shared_deal(self, name: str) -> SharedDeal | None: ...

    async def add_shared_deal(self, deal: SharedDeal) -> bool:
        """Keeps a shared deal; False where there is one of this name."""

    async def deals_named(self, start: str, most: int) -> list[SharedDeal]:
        """The shared deals whose names begin so, those that are sealed longest first."""

    async def begin_attempt(self, deal: str, identity: str, table: str, at: int) -> Attempt:
        """Keeps that this identity plays a deal at this table, and nowhere else: gives the attempt that was kept first."""

    async def attempt(self, deal: str, identity: str) -> Attempt | None: ...

    async def finish_attempt(self, deal: str, table: str, points: int) -> None:
        """The points of an attempt; the first ones stay."""

    async def points_at(self, deal: str) -> dict[int, int]:
        """How many have finished this deal with how many points."""

    async def append_evening(self, evening: str, number: int, events: Sequence[bytes], at: int) -> None:
        """Events of an evening under `number` and the numbers after it, all or none."""

    async def evening(self, evening: str) -> list[bytes]:
        """All events of an evening, in order; none where there is no such evening."""

    async def forget(self, before: int) -> None:
        """Deletes the deals of days that closed before then, with all attempts, and evenings to which nothing happened since."""

    async def lease(self, name: str, owner: str, seconds: float) -> bool:
        """Whether this process may do the named thing alone for a while."""

    async def present(self, table: str, owner: str, seats: Sequence[int], watching: int, seconds: float) -> None:
        """Says who is connected to this process at a table, for so long; nobody there is forgotten at once."""

    async def presence(self, table: str) -> list[tuple[str, list[int], int]]:
        """Who is connected at a table, by process."""

    async def tell(self, table: str, news: bytes) -> None:
        """Tells the other processes something about a table that need not last. It may be lost."""

    async def listen(self, wake: Callable[[str | None], None], hear: Callable[[str, bytes], None]) -> None:
        """Calls `wake` with a table when another process has changed something about it; with None when it may be any table.
        Calls `hear` with what another process tells."""

    async def close(self) -> None:
        """Finishes what is under way."""
