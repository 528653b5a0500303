"""The embedded store: one SQLite file, write-ahead log, full sync, group commit.

One thread owns the connection. It takes all jobs that wait, runs each inside a savepoint of one transaction and commits once, so
that many tables share one sync of the disk. A job's caller hears of it only after the commit. Jobs of the same moment are handed
over together: each hand-over wakes the thread, and two threads that are awake take the interpreter from each other.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import IO, Any, TypeVar

import msgspec

from parawan.engine.errors import ParawanError
from parawan.server.store import Attempt, Change, Conflict, Listing, SharedDeal, TableRow, Unavailable

try:
    import fcntl
except ImportError:  # a system without such locks
    fcntl = None  # type: ignore[assignment]

T = TypeVar("T")
MOST_IN_A_COMMIT = 512
BUSY_SECONDS = 2.0  # how long to wait for somebody else's lock on the file

# Migrations run by themselves, forwards only; a released one is never changed.
MIGRATIONS = (
    """
    create table tables (
        id text primary key, house_seed blob not null, sealed_until integer not null,
        summary blob not null, listed integer not null, phase text not null, at integer not null
    ) without rowid;
    create index tables_by_phase on tables (phase, listed, at);
    create table events (
        table_id text not null references tables on delete cascade, number integer not null, at integer not null,
        event text not null, primary key (table_id, number)
    ) without rowid;
    create table holders (
        identity text not null, table_id text not null references tables on delete cascade, primary key (identity, table_id)
    ) without rowid;
    create index holders_by_table on holders (table_id);
    create table shared_deals (name text primary key, house_seed blob not null, sealed_until integer not null) without rowid;
    """,
    """
    create table attempts (
        deal text not null, identity text not null, table_id text not null, at integer not null, points integer,
        primary key (deal, identity)
    ) without rowid;
    create table evenings (
        id text not null, number integer not null, at integer not null, event text not null, primary key (id, number)
    ) without rowid;
    """,
)
LAST_AT = "(select at from events where table_id = tables.id order by number desc limit 1)"


ATTEMPT = "select table_id, points from attempts where deal = ? and identity = ?"
FORGET = (
    "delete from shared_deals where name like 'day/%' and sealed_until < :before",
    "delete from attempts where deal not in (select name from shared_deals)",
    "delete from evenings where id in (select id from evenings group by id having max(at) < :before)",
)


class SqliteStore:
    """A `Store` in one file, for one process."""

    def __init__(self, path: Path, alone: bool = True) -> None:
        self._gathered: list[_Job] = []
        self._jobs: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._here: dict[str, tuple[str, list[int], int]] = {}
        self._path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = _only_process(path) if alone else None
        try:
            self._connection = connect(path)
        except ParawanError:
            self._let_go()
            raise
        self._thread = threading.Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    async def create(self, row: TableRow, events: Sequence[bytes], at: int, change: Change) -> None:
        def job(db: sqlite3.Connection) -> None:
            values = (row.table, row.house_seed, row.sealed_until, change.summary, change.listed, change.phase, at)
            db.execute("insert into tables values (?, ?, ?, ?, ?, ?, ?)", values)
            _insert(db, row.table, 1, events, at)
            _hold(db, row.table, change.holders)

        await self._do(job)

    async def append(self, table: str, number: int, events: Sequence[bytes], at: int, change: Change | None) -> None:
        if change is None:
            rows = [(table, number + place, at, event.decode()) for place, event in enumerate(events)]
            await self._submit(_Moves(rows))
            return

        def job(db: sqlite3.Connection) -> None:
            _insert(db, table, number, events, at)
            values = (change.summary, change.listed, change.phase, at, table)
            db.execute("update tables set summary = ?, listed = ?, phase = ?, at = ? where id = ?", values)
            _hold(db, table, change.holders)

        await self._do(job)

    async def row(self, table: str) -> TableRow | None:
        found = await self._all("select id, house_seed, sealed_until, phase from tables where id = ?", table)
        return TableRow(*found[0]) if found else None

    async def events(self, table: str, after: int) -> list[bytes]:
        sql = "select event from events where table_id = ? and number > ? order by number"
        return [event.encode() for (event,) in await self._all(sql, table, after)]

    async def listed(self, phase: str, most: int) -> list[Listing]:
        sql = "select id, summary, at from tables where phase = ? and listed = 1 order by at desc limit ?"
        return [Listing(*found) for found in await self._all(sql, phase, most)]

    async def held(self, identity: str, most: int) -> list[Listing]:
        sql = f"""select id, summary, {LAST_AT} as last from tables
            where id in (select table_id from holders where identity = ?) order by last desc limit ?"""
        return [Listing(*found) for found in await self._all(sql, identity, most)]

    async def idle(self, phase: str, since: int, most: int) -> list[str]:
        found = await self._all(f"select id from tables where phase = ? and {LAST_AT} < ? limit ?", phase, since, most)
        return [table for (table,) in found]

    async def existing(self, tables: Sequence[str]) -> set[str]:
        sql = "select id from tables where id in (select value from json_each(?))"
        return {table for (table,) in await self._all(sql, msgspec.json.encode(tables).decode())}

    async def delete(self, table: str) -> bool:
        return await self._do(lambda db: db.execute("delete from tables where id = ?", (table,)).rowcount > 0)

    async def counts(self) -> dict[str, int]:
        return dict(await self._all("select phase, count(*) from tables group by phase"))

    async def shared_deal(self, name: str) -> SharedDeal | None:
        found = await self._all("select * from shared_deals where name = ?", name)
        return SharedDeal(*found[0]) if found else None

    async def add_shared_deal(self, deal: SharedDeal) -> bool:
        values = (deal.name, deal.house_seed, deal.sealed_until)
        sql = "insert into shared_deals values (?, ?, ?) on conflict do nothing"
        return await self._do(lambda db: db.execute(sql, values).rowcount > 0)

    async def deals_named(self, start: str, most: int) -> list[SharedDeal]:
        sql = "select * from shared_deals where substr(name, 1, ?) = ? order by sealed_until desc limit ?"
        return [SharedDeal(*found) for found in await self._all(sql, len(start), start, most)]

    async def begin_attempt(self, deal: str, identity: str, table: str, at: int) -> Attempt:
        def job(db: sqlite3.Connection) -> Attempt:
            values = (deal, identity, table, at)
            db.execute("insert into attempts values (?, ?, ?, ?, null) on conflict do nothing", values)
            return Attempt(*db.execute(ATTEMPT, (deal, identity)).fetchone())

        return await self._do(job)

    async def attempt(self, deal: str, identity: str) -> Attempt | None:
        found = await self._all(ATTEMPT, deal, identity)
        return Attempt(*found[0]) if found else None

    async def finish_attempt(self, deal: str, table: str, points: int) -> None:
        sql = "update attempts set points = ? where deal = ? and table_id = ? and points is null"
        await self._do(lambda db: db.execute(sql, (points, deal, table)) and None)

    async def points_at(self, deal: str) -> dict[int, int]:
        sql = "select points, count(*) from attempts where deal = ? and points is not null group by points"
        return dict(await self._all(sql, deal))

    async def append_evening(self, evening: str, number: int, events: Sequence[bytes], at: int) -> None:
        rows = [(evening, number + place, at, event.decode()) for place, event in enumerate(events)]
        await self._do(lambda db: db.executemany("insert into evenings values (?, ?, ?, ?)", rows) and None)

    async def evening(self, evening: str) -> list[bytes]:
        sql = "select event from evenings where id = ? order by number"
        return [event.encode() for (event,) in await self._all(sql, evening)]

    async def forget(self, before: int) -> None:
        def job(db: sqlite3.Connection) -> None:
            for statement in FORGET:
                db.execute(statement, {"before": before})

        await self._do(job)

    # One process alone: what others would have to be told needs no keeping.

    async def lease(self, name: str, owner: str, seconds: float) -> bool:
        return True

    async def present(self, table: str, owner: str, seats: Sequence[int], watching: int, seconds: float) -> None:
        self._here.pop(table, None)
        if seats or watching:
            self._here[table] = owner, list(seats), watching

    async def presence(self, table: str) -> list[tuple[str, list[int], int]]:
        return [self._here[table]] if table in self._here else []

    async def tell(self, table: str, news: bytes) -> None:
        pass

    async def listen(self, wake: Callable[[str | None], None], hear: Callable[[str, bytes], None]) -> None:
        pass

    async def back_up(self, path: Path) -> None:
        """Writes a copy of the whole database, as it is at one moment."""

        def copy() -> None:
            try:
                with closing(sqlite3.connect(self._path)) as source, closing(sqlite3.connect(path)) as target:
                    source.backup(target)
            except sqlite3.Error as error:
                path.unlink(missing_ok=True)  # half a copy would pass for a whole one
                raise ParawanError("error-file", path=str(path), why=str(error)) from None

        await asyncio.to_thread(copy)

    async def close(self) -> None:
        self._hand_over()
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()
        self._let_go()

    def _let_go(self) -> None:
        if self._lock is not None:
            self._lock.close()

    # ---- inside ----------------------------------------------------------------------------------------------------

    async def _all(self, sql: str, *values: Any) -> list[Any]:
        return await self._do(lambda db: db.execute(sql, values).fetchall())

    def _do(self, job: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Runs a job on the store's thread; done when committed."""
        return self._submit(_Job(job))

    def _submit(self, job: _Job) -> asyncio.Future[Any]:
        if not self._gathered:
            job.loop.call_soon(self._hand_over)
        self._gathered.append(job)
        return job.future

    def _hand_over(self) -> None:
        if self._gathered:
            self._jobs.put(self._gathered)
            self._gathered = []

    def _work(self) -> None:
        while (jobs := self._jobs.get()) is not None:
            batch = jobs
            while len(batch) < MOST_IN_A_COMMIT and not self._jobs.empty():
                jobs = self._jobs.get()
                if jobs is None:
                    self._jobs.put(None)  # this batch first, then the end
                    break
                batch += jobs
            self._commit(batch)

    def _commit(self, batch: list[_Job]) -> None:
        db = self._connection
        try:
            db.execute("begin immediate")
            moves = [job for job in batch if isinstance(job, _Moves)]
            together = len(moves) > 1 and _Moves.run_together(db, moves)
            for job in batch:
                if not (together and isinstance(job, _Moves)):
                    job.run(db)
            db.execute("commit")
        except Exception as error:  # whatever it is, the thread has to go on: it serves everybody
            with suppress(sqlite3.Error):
                db.rollback()
            for job in batch:
                job.failed = Unavailable(str(error))
        for loop in {job.loop for job in batch}:
            loop.call_soon_threadsafe(_finish, [job for job in batch if job.loop is loop])


class _Job:
    """A piece of work and who waits for it."""

    def __init__(self, work: Callable[[sqlite3.Connection], Any]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.failed: Exception | None = None

    def run(self, db: sqlite3.Connection) -> None:
        """Does the work in a savepoint: a conflict undoes this job alone. A broken disk is everybody's trouble and is raised."""
        db.execute("savepoint job")
        try:
            self.result = self.work(db)
        except sqlite3.IntegrityError as error:
            db.execute("rollback to job")
            self.failed = Conflict(str(error))
        db.execute("release job")


class _Moves(_Job):
    """Events alone, as most jobs are. All of a batch go into one statement, because each hands the interpreter's lock over."""

    def __init__(self, rows: list[tuple[str, int, int, str]]) -> None:
        super().__init__(lambda db: db.executemany("insert into events values (?, ?, ?, ?)", rows) and None)
        self.rows = rows

    @staticmethod
    def run_together(db: sqlite3.Connection, jobs: list[_Moves]) -> bool:
        """Whether all could be stored; where one conflicts nothing was, and each has to go alone."""
        rows = msgspec.json.encode([row for job in jobs for row in job.rows]).decode()
        columns = ", ".join(f"value ->> {column}" for column in range(4))
        try:
            db.execute(f"insert into events select {columns} from json_each(?)", (rows,))
        except sqlite3.IntegrityError:
            return False
        return True


def _finish(jobs: list[_Job]) -> None:
    for job in jobs:
        if job.future.cancelled():
            continue
        if job.failed is not None:
            job.future.set_exception(job.failed)
        else:
            job.future.set_result(job.result)


def connect(path: Path) -> sqlite3.Connection:
    """The file, at the newest version of its layout."""
    db: sqlite3.Connection | None = None
    try:
        db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=BUSY_SECONDS)
        db.execute("pragma journal_mode = wal")
        db.execute("pragma synchronous = full")
        db.execute("pragma foreign_keys = on")
        _migrate(db, path)
        return db
    except (sqlite3.Error, ParawanError) as error:
        if db is not None:
            db.close()
        if isinstance(error, ParawanError):
            raise
        raise ParawanError("error-database", path=str(path), why=str(error)) from None


def _migrate(db: sqlite3.Connection, path: Path) -> None:
    db.execute("begin immediate")
    (version,) = db.execute("pragma user_version").fetchone()
    if version > len(MIGRATIONS):
        raise ParawanError("error-database-newer", path=str(path))
    for number, migration in enumerate(MIGRATIONS[version:], version + 1):
        for statement in filter(str.strip, migration.split(";")):
            db.execute(statement)
        db.execute(f"pragma user_version = {number}")
    db.execute("commit")


def _only_process(path: Path) -> IO[str] | None:
    """Holds the file for this process: another one would not hear of what this one stores."""
    if fcntl is None:
        return None
    lock = open(path.with_name(path.name + ".lock"), "w")  # noqa: SIM115
    deadline = time.monotonic() + BUSY_SECONDS  # a server that is just stopping gives it free
    while True:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return lock
        except OSError:
            if time.monotonic() > deadline:
                lock.close()
                raise ParawanError("error-database-taken", path=str(path)) from None
            time.sleep(0.05)


def _insert(db: sqlite3.Connection, table: str, number: int, events: Sequence[bytes], at: int) -> None:
    for place, event in enumerate(events):
        db.execute("insert into events values (?, ?, ?, ?)", (table, number + place, at, event.decode()))


def _hold(db: sqlite3.Connection, table: str, holders: Sequence[str]) -> None:
    """Makes these identities the holders of the table's seats."""
    db.execute("delete from holders where table_id = ?", (table,))
    for holder in set(holders):
        db.execute("insert into holders values (?, ?)", (holder, table))
