"""The shared store: PostgreSQL, for any number of server processes on any number of machines.

The primary key of `events` decides who was first; LISTEN and NOTIFY only wake others up: nothing is lost when a call is missed.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import asyncpg

from parawan.engine.errors import ParawanError
from parawan.server.store import Attempt, Change, Conflict, Listing, SharedDeal, TableRow, Unavailable

log = logging.getLogger("parawan.postgres")

T = TypeVar("T")
Wake = Callable[[str | None], None]
Hear = Callable[[str, bytes], None]
CONNECTIONS = 8
SECONDS = 5.0  # for a statement; longer is an outage
LISTENING_SECONDS = 15.0  # between two looks whether the listening line is alive
CHANNEL = "parawan"
NEWS = "parawan_news"
MIGRATION_LOCK = 0x9A7A3A11  # one process migrates at a time

# Migrations run by themselves, forwards only; a released one is never changed.
MIGRATIONS = (
    """
    create table tables (
        id text primary key, house_seed bytea not null, sealed_until bigint not null,
        summary bytea not null, listed boolean not null, phase text not null, at bigint not null
    );
    create index tables_by_phase on tables (phase, listed, at);
    create table events (
        table_id text not null references tables on delete cascade, number integer not null, at bigint not null,
        event bytea not null, primary key (table_id, number)
    );
    create table holders (
        identity text not null, table_id text not null references tables on delete cascade, primary key (identity, table_id)
    );
    create index holders_by_table on holders (table_id);
    create table shared_deals (name text primary key, house_seed bytea not null, sealed_until bigint not null);
    create table leases (name text primary key, owner text not null, until timestamptz not null);
    create table presence (
        table_id text not null, owner text not null, seats integer[] not null, watching integer not null,
        until timestamptz not null, primary key (table_id, owner)
    );
    """,
    """
    create table attempts (
        deal text not null, identity text not null, table_id text not null, at bigint not null, points integer,
        primary key (deal, identity)
    );
    create table evenings (
        id text not null, number integer not null, at bigint not null, event bytea not null, primary key (id, number)
    );
    """,
)
LAST_AT = "(select e.at from events e where e.table_id = tables.id order by number desc limit 1)"
INSERT = "insert into events select $1, $2 + place - 1, $3, event from unnest($4::bytea[]) with ordinality as new (event, place)"
ATTEMPT = "select table_id, points from attempts where deal = $1 and identity = $2"
NOTIFY = f"select pg_notify('{CHANNEL}', $1 || ' ' || $5)"
TROUBLE = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
CLASH = (asyncpg.UniqueViolationError, asyncpg.ForeignKeyViolationError)


class PostgresStore:
    """A `Store` in a PostgreSQL database."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._name = secrets.token_hex(4)  # by which it knows its own calls
        self._pool: asyncpg.Pool | None = None
        self._opening = asyncio.Lock()
        self._listener: asyncio.Task[None] | None = None

    async def create(self, row: TableRow, events: Sequence[bytes], at: int, change: Change) -> None:
        async def work(db: Any) -> None:
            values = (row.table, row.house_seed, row.sealed_until, change.summary, change.listed, change.phase, at)
            async with db.transaction():
                await db.execute("insert into tables values ($1, $2, $3, $4, $5, $6, $7)", *values)
                await db.execute(INSERT, row.table, 1, at, list(events))
                await _hold(db, row.table, change.holders)

        await self._do(work)

    async def append(self, table: str, number: int, events: Sequence[bytes], at: int, change: Change | None) -> None:
        async def work(db: Any) -> None:
            if change is None:
                await db.execute(f"with stored as ({INSERT}) {NOTIFY}", table, number, at, list(events), self._name)
                return
            async with db.transaction():
                await db.execute(INSERT, table, number, at, list(events))
                values = (table, change.summary, change.listed, change.phase, at)
                await db.execute("update tables set summary = $2, listed = $3, phase = $4, at = $5 where id = $1", *values)
                await _hold(db, table, change.holders)
                await self._notify(db, table)

        await self._do(work)

    async def row(self, table: str) -> TableRow | None:
        found = await self._all("select id, house_seed, sealed_until, phase from tables where id = $1", table)
        return TableRow(*found[0]) if found else None

    async def events(self, table: str, after: int) -> list[bytes]:
        sql = "select event from events where table_id = $1 and number > $2 order by number"
        return [event for (event,) in await self._all(sql, table, after)]

    async def listed(self, phase: str, most: int) -> list[Listing]:
        sql = "select id, summary, at from tables where phase = $1 and listed order by at desc limit $2"
        return [Listing(*found) for found in await self._all(sql, phase, most)]

    async def held(self, identity: str, most: int) -> list[Listing]:
        sql = f"""select id, summary, {LAST_AT} as last from tables
            where id in (select table_id from holders where identity = $1) order by last desc limit $2"""
        return [Listing(*found) for found in await self._all(sql, identity, most)]

    async def idle(self, phase: str, since: int, most: int) -> list[str]:
        found = await self._all(f"select id from tables where phase = $1 and {LAST_AT} < $2 limit $3", phase, since, most)
        return [table for (table,) in found]

    async def existing(self, tables: Sequence[str]) -> set[str]:
        return {table for (table,) in await self._all("select id from tables where id = any($1::text[])", list(tables))}

    async def delete(self, table: str) -> bool:
        async def work(db: Any) -> bool:
            deleted = await db.fetchval("delete from tables where id = $1 returning true", table)
            await self._notify(db, table)
            return bool(deleted)

        return await self._do(work)

    async def counts(self) -> dict[str, int]:
        return dict(await self._all("select phase, count(*) from tables group by phase"))

    async def shared_deal(self, name: str) -> SharedDeal | None:
        found = await self._all("select name, house_seed, sealed_until from shared_deals where name = $1", name)
        return SharedDeal(*found[0]) if found else None

    async def add_shared_deal(self, deal: SharedDeal) -> bool:
        sql = "insert into shared_deals values ($1, $2, $3) on conflict do nothing returning true"
        return bool(await self._all(sql, deal.name, deal.house_seed, deal.sealed_until))

    async def deals_named(self, start: str, most: int) -> list[SharedDeal]:
        sql = """select name, house_seed, sealed_until from shared_deals
            where starts_with(name, $1) order by sealed_until desc limit $2"""
        return [SharedDeal(*found) for found in await self._all(sql, start, most)]

    async def begin_attempt(self, deal: str, identity: str, table: str, at: int) -> Attempt:
        sql = "insert into attempts values ($1, $2, $3, $4, null) on conflict do nothing"
        await self._all(sql, deal, identity, table, at)
        (found,) = await self._all(ATTEMPT, deal, identity)
        return Attempt(*found)

    async def attempt(self, deal: str, identity: str) -> Attempt | None:
        found = await self._all(ATTEMPT, deal, identity)
        return Attempt(*found[0]) if found else None

    async def finish_attempt(self, deal: str, table: str, points: int) -> None:
        sql = "update attempts set points = $3 where deal = $1 and table_id = $2 and points is null"
        await self._all(sql, deal, table, points)

    async def points_at(self, deal: str) -> dict[int, int]:
        sql = "select points, count(*) from attempts where deal = $1 and points is not null group by points"
        return dict(await self._all(sql, deal))

    async def append_evening(self, evening: str, number: int, events: Sequence[bytes], at: int) -> None:
        await self._all(INSERT.replace("into events", "into evenings"), evening, number, at, list(events))

    async def evening(self, evening: str) -> list[bytes]:
        sql = "select event from evenings where id = $1 order by number"
        return [event for (event,) in await self._all(sql, evening)]

    async def forget(self, before: int) -> None:
        async def work(db: Any) -> None:
            async with db.transaction():
                await db.execute("delete from shared_deals where starts_with(name, 'day/') and sealed_until < $1", before)
                await db.execute("delete from attempts where deal not in (select name from shared_deals)")
                old = "select id from evenings group by id having max(at) < $1"
                await db.execute(f"delete from evenings where id in ({old})", before)

        await self._do(work)

    async def lease(self, name: str, owner: str, seconds: float) -> bool:
        sql = """insert into leases values ($1, $2, now() + make_interval(secs => $3))
            on conflict (name) do update set owner = excluded.owner, until = excluded.until
            where leases.until < now() or leases.owner = excluded.owner returning true"""
        taken = bool(await self._all(sql, name, owner, seconds))
        if name == "sweep" and taken:
            await self._all("delete from leases where until < now()")
            await self._all("delete from presence where until < now()")
        return taken

    async def present(self, table: str, owner: str, seats: Sequence[int], watching: int, seconds: float) -> None:
        """Tells the other processes only where something has changed."""
        sql = f"""with known as (select seats, watching from presence where table_id = $1 and owner = $2 and until > now()),
            written as (
                insert into presence values ($1, $2, $3, $4, now() + make_interval(secs => $5))
                on conflict (table_id, owner) do update
                set seats = excluded.seats, watching = excluded.watching, until = excluded.until
            )
            select pg_notify('{CHANNEL}', $1 || ' ' || $6)
            where not exists (select from known where seats = $3 and watching = $4)"""
        await self._all(sql, table, owner, list(seats), watching, seconds, self._name)

    async def presence(self, table: str) -> list[tuple[str, list[int], int]]:
        sql = "select owner, seats, watching from presence where table_id = $1 and until > now()"
        return [(owner, list(seats), watching) for owner, seats, watching in await self._all(sql, table)]

    async def tell(self, table: str, news: bytes) -> None:
        await self._all("select pg_notify($1, $2)", NEWS, f"{table} {self._name} {news.decode()}")

    async def listen(self, wake: Wake, hear: Hear) -> None:
        await self._ready()
        self._listener = asyncio.create_task(self._keep_listening(wake, hear))

    async def close(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
        if self._pool is not None:
            self._pool.terminate()

    # ---- inside ----------------------------------------------------------------------------------------------------

    async def _keep_listening(self, wake: Wake, hear: Hear) -> None:
        """On a connection of its own, made anew when it breaks."""
        while True:
            try:
                await self._listen_on(await asyncpg.connect(self._url, timeout=SECONDS), wake, hear)
            except TROUBLE as error:
                log.warning("cannot listen", extra={"why": str(error)})
            await asyncio.sleep(1.0)

    async def _listen_on(self, db: Any, wake: Wake, hear: Hear) -> None:
        """Until this connection breaks."""
        lost = asyncio.Event()
        try:
            db.add_termination_listener(lambda _db: lost.set())
            await db.add_listener(CHANNEL, lambda _db, _pid, _channel, call: self._called(call, wake))
            await db.add_listener(NEWS, lambda _db, _pid, _channel, news: self._told(news, hear))
            wake(None)  # while nobody listened, calls may have been missed
            while True:
                with suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), LISTENING_SECONDS)
                    return
                await db.execute("select 1", timeout=SECONDS)  # a line that is dead without having said so
        finally:
            db.terminate()

    def _called(self, call: str, wake: Wake) -> None:
        table, _, caller = call.partition(" ")
        if caller != self._name:
            wake(table)

    def _told(self, told: str, hear: Hear) -> None:
        table, caller, news = told.split(" ", 2)
        if caller != self._name:
            hear(table, news.encode())

    async def _notify(self, db: Any, table: str) -> None:
        await db.execute("select pg_notify($1, $2)", CHANNEL, f"{table} {self._name}")

    async def _all(self, sql: str, *values: Any) -> list[Any]:
        found: list[Any] = await self._do(lambda db: db.fetch(sql, *values))
        return found

    async def _do(self, work: Callable[[Any], Awaitable[T]]) -> T:
        try:
            pool = await self._ready()
            async with pool.acquire(timeout=SECONDS) as db:
                return await work(db)
        except CLASH as error:
            raise Conflict(str(error)) from None
        except TROUBLE as error:
            raise Unavailable(str(error)) from None

    async def _ready(self) -> asyncpg.Pool:
        async with self._opening:
            if self._pool is None:
                try:
                    await _migrate(self._url)
                    self._pool = await asyncpg.create_pool(
                        self._url, min_size=1, max_size=CONNECTIONS, command_timeout=SECONDS, timeout=SECONDS
                    )
                except TROUBLE as error:
                    raise ParawanError("error-database", path="postgresql", why=str(error)) from None
            return self._pool


async def _migrate(url: str) -> None:
    """On a connection of its own, which may take its time."""
    db = await asyncpg.connect(url, timeout=SECONDS)
    try:
        async with db.transaction():
            await db.execute("select pg_advisory_xact_lock($1)", MIGRATION_LOCK)
            await db.execute("create table if not exists layout (version integer not null)")
            version = await db.fetchval("select max(version) from layout") or 0
            if version > len(MIGRATIONS):
                raise ParawanError("error-database-newer", path="postgresql")
            for number, migration in enumerate(MIGRATIONS[version:], version + 1):
                await db.execute(migration)
                await db.execute("insert into layout values ($1)", number)
    finally:
        await db.close()


async def _hold(db: Any, table: str, holders: Sequence[str]) -> None:
    """Makes these identities the holders of the table's seats."""
    await db.execute("delete from holders where table_id = $1", table)
    await db.execute("insert into holders select distinct unnest($2::text[]), $1", table, list(holders))
