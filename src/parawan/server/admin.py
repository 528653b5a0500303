"""`parawan admin`: what an operator does to the database, also while the server runs."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path

from parawan.engine.errors import ParawanError
from parawan.engine.fair import commitment
from parawan.engine.voice import Voice
from parawan.server import deals
from parawan.server.serve import open_store
from parawan.server.store import SharedDeal, Store, Unavailable


def run(database: str, work: Callable[[Store], Awaitable[str]]) -> None:
    """Opens the database, does the work and prints what came of it."""

    async def open_and_work() -> str:
        store = open_store(database, alone=False)
        try:
            return await work(store)
        except Unavailable as error:
            raise ParawanError("error-database", path=database, why=str(error)) from None
        finally:
            await store.close()

    print(asyncio.run(open_and_work()))


async def count(store: Store, say: Voice) -> str:
    """How many tables there are, by phase."""
    counts = await store.counts()
    return "\n".join(f"{phase:8} {say.number(counts.get(phase, 0)):>10}" for phase in ("open", "running", "over", "closed"))


async def delete(store: Store, table: str, say: Voice) -> str:
    if not await store.delete(table):
        raise ParawanError("error-no-table", table=table)
    return say("cli-deleted", table=table)


async def add_deal(store: Store, name: str, until: str, say: Voice) -> str:
    """A seed that several tables can be dealt from, sealed until a moment."""
    try:
        moment = datetime.fromisoformat(until).astimezone()
    except ValueError:
        raise ParawanError("error-moment", given=until) from None
    if deals.is_of_a_day(name) or deals.is_of_an_evening(name):
        raise ParawanError("error-deal-name", name=name)
    seed = secrets.token_bytes(32)
    if not await store.add_shared_deal(SharedDeal(name, seed, int(moment.timestamp() * 1000))):
        raise ParawanError("error-deal-exists", name=name)
    return say("cli-deal", name=name, until=moment.isoformat(timespec="minutes"), commitment=commitment(seed))


async def back_up(store: Store, path: str, say: Voice) -> str:
    """A copy of a SQLite database that fits together, also while the server runs."""
    from parawan.server.sqlite import SqliteStore

    if not isinstance(store, SqliteStore):
        raise ParawanError("error-back-up")
    if Path(path).exists():
        raise ParawanError("error-exists", path=path)
    if not Path(path).parent.is_dir():
        raise ParawanError("error-no-folder", path=str(Path(path).parent))
    await store.back_up(Path(path))
    return say("cli-backed-up", path=path)
