"""Database files with tables in them, made without a server."""

from __future__ import annotations

import asyncio
from pathlib import Path

from parawan.server.sqlite import SqliteStore
from parawan.server.store import Change, TableRow


def fill(path: Path, tables: int, event: bytes = b"{}") -> Path:
    """So many open tables, called t0, t1 and so on, each with this one event."""

    async def create() -> None:
        store = SqliteStore(path)
        for number in range(tables):
            await store.create(TableRow(f"t{number}", bytes(32)), [event], 1, Change(b"{}", True, "open", ()))
        await store.close()

    asyncio.run(create())
    return path
