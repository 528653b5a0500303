"""Both stores, through the protocol they share: what is stored, is stored whole, in order and once."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass, field
from typing import Any

import pytest

from parawan.engine.errors import ParawanError
from parawan.server import postgres, sqlite
from parawan.server.serve import open_store
from parawan.server.store import Change, Conflict, Listing, SharedDeal, Store, TableRow, Unavailable
from tests.server.databases import DROP_ALL, rows
from tests.server.players import HANG, until

SEED = bytes(range(32))


@asynccontextmanager
async def opened(database: str, calls: list[str] | None = None) -> AsyncIterator[Any]:
    """A store; `calls` gets the tables that others have changed."""
    store = open_store(database)
    try:
        await store.listen([].append if calls is None else calls.append, lambda table, news: None)
        yield store
    finally:
        await store.close()


def change(phase: str = "open", holders: tuple[str, ...] = (), listed: bool = True, summary: bytes = b"{}") -> Change:
    return Change(summary, listed, phase, holders)


async def create(store: Store, table: str = "t", at: int = 1, events: tuple[bytes, ...] = (b"first",), **facts: Any) -> None:
    await store.create(TableRow(table, SEED), events, at, change(**facts))


# ---- events ---------------------------------------------------------------------------------------------------------


def test_what_was_stored_is_there_when_the_store_is_opened_again(database):
    async def main() -> None:
        row = TableRow("t", SEED, sealed_until=2**41)
        async with opened(database) as store:
            await store.create(row, [b"1", b"2"], 1, change())
            await store.append("t", 3, [b"3"], 2, None)
        async with opened(database) as store:
            assert await store.row("t") == row
            assert [await store.events("t", after) for after in range(4)] == [[b"1", b"2", b"3"], [b"2", b"3"], [b"3"], []]
            assert await store.row("u") is None
            assert await store.events("u", 0) == []

    asyncio.run(main())


def test_many_who_store_at_once_never_share_a_number_and_lose_nothing(database):
    """Each writer takes the next number, and after a conflict the one after what it then reads: as rooms do."""

    async def main() -> None:
        async with opened(database) as store:
            await create(store)
            chooser = random.Random(1)
            batches = [[f"{writer}.{turn}.{place}".encode() for place in range(chooser.randint(1, 3))]
                       for writer in range(20) for turn in range(4)]  # fmt: skip
            conflicts = await asyncio.gather(*(writer(store, batches[number::20]) for number in range(20)))
            written = (await store.events("t", 0))[1:]
            assert sorted(written) == sorted(event for batch in batches for event in batch)
            for batch in batches:
                start = written.index(batch[0])
                assert written[start : start + len(batch)] == batch
            assert sum(conflicts) > 0, "nobody ever came second: this test proves nothing"

    async def writer(store: Store, batches: list[list[bytes]]) -> int:
        conflicts, known = 0, 1
        for batch in batches:
            while True:
                try:
                    await store.append("t", known + 1, batch, 2, None if len(batch) == 1 else change())
                    break
                except Conflict:
                    conflicts += 1
                    known += len(await store.events("t", known))
            known += len(batch)
        return conflicts

    asyncio.run(main())


@pytest.mark.parametrize("with_change", [True, False])
def test_events_and_change_are_stored_all_or_not_at_all(database, with_change):
    async def main() -> None:
        async with opened(database) as store:
            await create(store, holders=("ann",), summary=b"old")
            await store.append("t", 4, [b"4"], 2, None)
            before = await everything(store)
            for number, events in ((3, [b"3", b"4 too"]), (4, [b"4 too"]), (1, [b"1 too", b"2"])):
                with pytest.raises(Conflict):
                    await store.append("t", number, events, 9, change("over", ("ben",)) if with_change else None)
                assert await everything(store) == before
            with pytest.raises(Conflict):
                await create(store, events=(b"another",), holders=("ben",), phase="running")
            assert await everything(store) == before

    async def everything(store: Store) -> Any:
        tables = await rows(database, "select * from tables order by id")
        events = await rows(database, "select * from events order by table_id, number")
        return tables, events, await store.held("ann", 9), await store.held("ben", 9)

    asyncio.run(main())


def test_a_write_that_fails_half_way_leaves_nothing(database):
    async def main() -> None:
        async with opened(database) as store:
            await create(store, holders=("ann",))
            unwritable = change("over", ("\ud800",))  # the events come first, then the holders
            with pytest.raises(Unavailable):
                await store.append("t", 2, [b"2"], 2, unwritable)
            with pytest.raises(Unavailable):
                await store.create(TableRow("u", SEED), [b"1"], 2, unwritable)
            assert await store.events("t", 0) == [b"first"]
            assert await store.counts() == {"open": 1}
            assert len(await store.held("ann", 9)) == 1
            await store.append("t", 2, [b"2"], 2, None)

    asyncio.run(main())


def test_a_conflict_harms_nobody_who_stores_at_the_same_time(database):
    async def main() -> None:
        async with opened(database) as store:
            for table in range(40):
                await create(store, str(table))
            numbers = [2 if table % 2 else 1 for table in range(40)]
            found = await asyncio.gather(
                *(store.append(str(table), number, [b"second"], 2, None) for table, number in enumerate(numbers)),
                return_exceptions=True,
            )
            assert [type(outcome) for outcome in found] == [Conflict, type(None)] * 20
            assert [len(await store.events(str(table), 0)) for table in range(40)] == numbers

    asyncio.run(main())


def test_a_table_that_is_gone_takes_nothing(database):
    async def main() -> None:
        async with opened(database) as store:
            await create(store, holders=("ann",))
            await create(store, "u", holders=("ann",))
            assert await store.delete("t")
            assert not await store.delete("t")
            for what in (None, change(holders=("ann",))):
                with pytest.raises(Conflict):
                    await store.append("t", 2, [b"2"], 2, what)
            assert await rows(database, "select table_id from events") == [("u",)]
            assert await rows(database, "select table_id from holders") == [("u",)]

    asyncio.run(main())


# ---- lists ----------------------------------------------------------------------------------------------------------


@dataclass
class Known:
    """What a list should know of a table."""

    change: Change
    at: int  # of the last change
    last: int  # of the last event
    events: int = field(default=1)


def test_lists_know_what_was_stored(database):
    """A long walk of random writes beside a model of three lines a list."""
    chooser = random.Random(5)
    phases, people = ("open", "running", "over", "closed"), ("ann", "ben", "cem", "dag")
    model: dict[str, Known] = {}

    def some_change() -> Change:
        holders = tuple(chooser.choices(people, k=chooser.randint(0, 3)))
        return change(chooser.choice(phases), holders, chooser.random() < 0.6, str(chooser.random()).encode())

    async def write(store: Store, at: int) -> None:
        kind = chooser.choice(("create", "move", "change", "note", "delete")) if len(model) > 3 else "create"
        if kind == "create":
            model[f"t{at}"] = Known(some_change(), at, at)
            await store.create(TableRow(f"t{at}", SEED), [b"1"], at, model[f"t{at}"].change)
            return
        table = chooser.choice(list(model))
        known = model[table]
        if kind == "delete":
            del model[table]
            assert await store.delete(table)
            return
        events = [] if kind == "note" else [b"+"] * chooser.randint(1, 2)
        if kind != "move":
            known.change, known.at = some_change(), at
        await store.append(table, known.events + 1, events, at, None if kind == "move" else known.change)
        known.events += len(events)
        known.last = at if events else known.last

    def found(fits: Any, by: Any, most: int) -> list[Listing]:
        fitting = sorted((item for item in model.items() if fits(item[1])), key=lambda item: -by(item[1]))
        return [Listing(table, known.change.summary, by(known)) for table, known in fitting[:most]]

    async def compare(store: Store, now: int) -> None:
        most, since = chooser.choice((2, 100)), chooser.randrange(now)
        for phase in phases:
            here = [table for table, known in model.items() if known.change.phase == phase]
            assert (await store.counts()).get(phase, 0) == len(here)
            listed = found(lambda known, p=phase: known.change.phase == p and known.change.listed, lambda known: known.at, most)
            assert await store.listed(phase, most) == listed
            idle = {table for table in here if model[table].last < since}
            told = await store.idle(phase, since, most)
            assert len(told) == min(most, len(idle))
            assert set(told) <= idle
        for person in people:
            held = found(lambda known, p=person: p in known.change.holders, lambda known: known.last, most)
            assert await store.held(person, most) == held

    async def main() -> None:
        async with opened(database) as store:
            for at in range(1, 151):
                await write(store, at)
                await compare(store, at)

    asyncio.run(main())


def test_it_is_known_which_tables_are_there(database):
    async def main() -> None:
        async with opened(database) as store:
            for table in ("t", "u", "v"):
                await create(store, table)
            await store.delete("u")
            assert await store.existing(["t", "u", "w"]) == {"t"}
            assert await store.existing([]) == set()

    asyncio.run(main())


def test_of_many_shared_deals_of_one_name_the_first_stays(database):
    async def main() -> None:
        async with opened(database) as store:
            assert await store.shared_deal("noon") is None
            deals = [SharedDeal("noon", bytes([number]) * 32, number) for number in range(10)]
            kept = await asyncio.gather(*map(store.add_shared_deal, deals))
            assert sum(kept) == 1
            assert await store.shared_deal("noon") == deals[kept.index(True)]

    asyncio.run(main())


# ---- several processes ----------------------------------------------------------------------------------------------


def test_who_is_here_is_forgotten_when_they_go(database):
    async def main() -> None:
        async with opened(database) as store:
            await store.present("t", "a", [0, 2], 1, 60)
            await store.present("u", "a", [1], 0, 60)
            assert await store.presence("t") == [("a", [0, 2], 1)]
            await store.present("t", "a", [], 0, 60)
            assert [owner for owner, seats, watching in await store.presence("t") if seats or watching] == []
            assert await store.presence("u") == [("a", [1], 0)]

    asyncio.run(main())


def test_who_is_here_in_a_process_that_died_is_forgotten_after_a_while(postgresql):
    async def main() -> None:
        async with opened(postgresql) as store:
            await store.present("t", "a", [0], 0, 0.2)
            await store.present("t", "b", [1], 2, 60)
            assert sorted(await store.presence("t")) == [("a", [0], 0), ("b", [1], 2)]
            await asyncio.sleep(0.3)
            assert await store.presence("t") == [("b", [1], 2)]

    asyncio.run(main())


def test_a_lease_has_one_owner_at_a_time_and_ends(postgresql):
    async def main() -> None:
        async with opened(postgresql) as one, opened(postgresql) as two:
            stores = [one, two] * 10
            got = await asyncio.gather(*(store.lease("bot", str(number), 0.5) for number, store in enumerate(stores)))
            assert sum(got) == 1
            owner = str(got.index(True))
            assert await two.lease("bot", owner, 0.5), "its owner may go on with it"
            assert not await one.lease("bot", "other", 0.5)
            assert await one.lease("another", "other", 60)
            await asyncio.sleep(0.6)
            assert await one.lease("bot", "other", 60)
            assert not await two.lease("bot", owner, 60)

    asyncio.run(main())


def test_the_sweeper_takes_old_leases_and_presences_away(postgresql):
    async def main() -> None:
        async with opened(postgresql) as store:
            await store.lease("old", "a", 0.01)
            await store.lease("new", "a", 60)
            await store.present("t", "a", [0], 0, 0.01)
            await store.present("u", "a", [0], 0, 60)
            await asyncio.sleep(0.05)
            assert await store.lease("sweep", "a", 60)
            assert await rows(postgresql, "select name from leases order by name") == [("new",), ("sweep",)]
            assert await rows(postgresql, "select table_id from presence") == [("u",)]

    asyncio.run(main())


def test_other_processes_are_called_and_only_they(postgresql):
    async def main() -> None:
        calls: list[str] = []
        own: list[str] = []
        async with opened(postgresql, own) as one, opened(postgresql, calls):
            await heard(one, calls)
            writes = (
                lambda: create_and_append(one),
                lambda: one.append("t", 3, [b"3"], 2, change()),
                lambda: one.present("t", "a", [0], 0, 60),
                lambda: one.present("t", "a", [], 0, 60),
                lambda: one.delete("t"),
            )
            for write in writes:
                calls.clear()
                await write()
                await until(lambda: "t" in calls)
            await one.present("u", "a", [0], 0, 60)
            await until(lambda: "u" in calls)
            calls.clear()
            await one.present("u", "a", [0], 0, 60)  # nothing new: nobody need wake up
            await one.present("v", "a", [0], 0, 60)
            await until(lambda: calls == ["v"])
            assert "t" not in own

    async def create_and_append(store: Store) -> None:
        await create(store)
        await store.append("t", 2, [b"2"], 2, None)

    asyncio.run(main())


async def heard(store: Store, calls: list[str]) -> None:
    """Until the other store listens."""
    for number in range(100):
        await store.present("x", "a", [number], 0, 60)
        await asyncio.sleep(0.02)
        if "x" in calls:
            return
    raise TimeoutError


def test_who_listens_hears_again_after_the_connection_broke_and_is_told_that_calls_may_be_missing(postgresql):
    async def main() -> None:
        calls: list[str | None] = []
        async with opened(postgresql) as one, opened(postgresql, calls) as two:  # type: ignore[arg-type]
            await heard(one, calls)  # type: ignore[arg-type]
            calls.clear()
            await rows(postgresql, DROP_ALL)
            await until(lambda: None in calls)
            for store in (one, two):
                with suppress(Unavailable):
                    await store.row("t")
            await heard(one, calls)  # type: ignore[arg-type]

    asyncio.run(main())


def test_a_second_process_on_one_file_is_refused_and_says_why(tmp_path):
    async def main() -> None:
        file = str(tmp_path / "tables.sqlite")
        async with opened(file) as store:
            await create(store)
            second = await asyncio.to_thread(serve, file)
            assert second.returncode == 2
            assert second.stderr.startswith(f"parawan: Another Parawan is using {file}.")
            assert "Traceback" not in second.stderr
            await store.append("t", 2, [b"2"], 2, None)
        async with opened(file) as store:  # and when the first has gone, it may
            assert await store.events("t", 0) == [b"first", b"2"]

    asyncio.run(main())


def serve(database: str) -> Any:
    """A server that is to give up by itself."""
    command = [sys.executable, "-m", "parawan", "serve", "--port", "0", "--lang", "en", "--database", database]
    return subprocess.run(command, capture_output=True, text=True, timeout=30)


# ---- layout ---------------------------------------------------------------------------------------------------------


def layout(database: str) -> Any:
    return postgres if database.startswith("postgresql") else sqlite


def test_a_newer_program_brings_the_layout_forwards_and_an_older_one_refuses_it(database, monkeypatch):
    released = layout(database).MIGRATIONS

    async def older() -> None:
        async with opened(database) as store:
            await create(store)

    async def newer() -> None:
        async with opened(database) as store:
            known = await store.events("t", 0)
            assert known[0] == b"first"
            await store.append("t", len(known) + 1, [b"next"], 2, None)
        assert await rows(database, "select added from later") == []

    asyncio.run(older())
    monkeypatch.setattr(layout(database), "MIGRATIONS", (*released, "create table later (added integer)"))
    for _ in range(2):
        asyncio.run(newer())
    monkeypatch.setattr(layout(database), "MIGRATIONS", released)
    with pytest.raises(ParawanError, match="was made by a newer Parawan"):
        asyncio.run(older())
    refused = serve(database)
    assert refused.returncode == 2
    assert "was made by a newer Parawan" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_a_migration_that_fails_leaves_the_layout_as_it_was(database, monkeypatch):
    async def open_it() -> None:
        async with opened(database) as store:
            await store.counts()

    asyncio.run(open_it())
    broken = (*layout(database).MIGRATIONS, "create table half (done integer); create table tables (id integer)")
    with monkeypatch.context() as patch:
        patch.setattr(layout(database), "MIGRATIONS", broken)
        with pytest.raises(ParawanError, match="cannot be used"):
            asyncio.run(open_it())
    asyncio.run(open_it())
    with pytest.raises(Exception, match="half"):
        asyncio.run(rows(database, "select * from half"))


def test_many_processes_may_bring_one_database_forwards_at_once(postgresql):
    async def main() -> None:
        stores = [postgres.PostgresStore(postgresql) for _ in range(5)]
        try:
            await asyncio.gather(*(store.counts() for store in stores))
            steps = [(number,) for number, _ in enumerate(postgres.MIGRATIONS, 1)]
            assert await rows(postgresql, "select version from layout order by version") == steps
        finally:
            await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(main())


@pytest.mark.parametrize("kind", ["folder", "text", "postgresql"])
def test_a_database_that_cannot_be_used_is_refused_in_one_clear_line(tmp_path, kind):
    path = tmp_path / "tables"
    if kind == "folder":
        path.mkdir()
    elif kind == "text":
        path.write_text("this is a letter to my aunt, and no database " * 100)
    refused = serve(f"postgresql://postgres@/nothing?host={tmp_path}" if kind == "postgresql" else str(path))
    assert refused.returncode == 2
    assert refused.stderr.startswith("parawan: The database ")
    assert "Traceback" not in refused.stderr


# ---- trouble --------------------------------------------------------------------------------------------------------


def test_on_a_full_disk_nothing_is_half_stored_and_reading_goes_on(tmp_path):
    async def main() -> None:
        file = str(tmp_path / "tables.sqlite")
        async with opened(file) as store:
            await create(store, holders=("ann",))
            (pages,) = await store._do(lambda db: db.execute("pragma page_count").fetchone())
            await store._do(lambda db: db.execute(f"pragma max_page_count = {pages + 2}").fetchone())
            large, small = [b"2", b"x" * 100_000], [b"2"]
            for what in (None, change("over", ("ben",))):
                with pytest.raises(Unavailable, match="full"):
                    await store.append("t", 2, large, 2, what)
                assert await store.events("t", 0) == [b"first"]
                assert len(await store.held("ann", 9)) == 1
            await store._do(lambda db: db.execute(f"pragma max_page_count = {pages + 100}").fetchone())
            await store.append("t", 2, small, 2, None)
        assert await rows(file, "select number from events") == [(1,), (2,)]

    asyncio.run(main())


def test_while_another_program_locks_the_file_nothing_is_stored(tmp_path, monkeypatch):
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.2)

    async def main() -> None:
        file = tmp_path / "tables.sqlite"
        async with opened(str(file)) as store:
            await create(store)
            with closing(sqlite3.connect(file, isolation_level=None)) as other:
                other.execute("begin exclusive")
                with pytest.raises(Unavailable, match="locked"):
                    await store.append("t", 2, [b"2"], 2, None)
                other.execute("commit")
            await store.append("t", 2, [b"2 again"], 2, None)
            assert await store.events("t", 0) == [b"first", b"2 again"]

    asyncio.run(main())


def test_work_that_fails_in_a_way_nobody_thought_of_does_not_stop_the_store(tmp_path):
    async def main() -> None:
        async with opened(str(tmp_path / "tables.sqlite")) as store:
            await create(store)
            async with asyncio.timeout(HANG):
                with pytest.raises(Unavailable, match="surrogates"):
                    await store.row("\ud800")
                await store.append("t", 2, [b"2"], 2, None)

    asyncio.run(main())


def test_a_store_that_is_closed_has_stored_what_was_under_way(tmp_path):
    async def main() -> None:
        file = str(tmp_path / "tables.sqlite")
        async with opened(file) as store:
            await create(store)
            writes = [asyncio.ensure_future(store.append("t", number, [b"+"], 2, None)) for number in range(2, 1002)]
            await asyncio.sleep(0)
        await asyncio.gather(*writes)
        assert await rows(file, "select count(*) from events") == [(1001,)]

    asyncio.run(main())
