"""A table that an operator deletes beside a running server is gone there too, and nobody who asks for it breaks anything."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest

from parawan.cli import main
from parawan.server import protocol
from parawan.server.decide import Refused
from parawan.server.house import NewTable
from parawan.server.identity import hashed
from tests.server.client import Browser, Client
from tests.server.held import Held, Tab, house_on
from tests.server.serving import Serving

HASTY = "import sys; from parawan import cli; from parawan.server import house; house.SWEEP_SECONDS = 0.2; sys.exit(cli.main())"


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("deleted") / "tables.sqlite"


@pytest.fixture(scope="module")
def serving(file: Path) -> Iterator[Serving]:
    with Serving(file) as serving:
        yield serving


def delete(file: Path, table: str) -> None:
    assert main(["admin", "delete", table, "--database", str(file)]) == 0


async def finished(browser: Browser) -> str:
    """A table at which bots have played to the end."""
    table = await browser.open_table("tide", 3, bots=[None, "pip", "pip"])
    async with browser.at(table) as client:
        await client.sit(0, "Ann")
        await client.do("start")
        await client.do("leave", seat=0)
        await client.until(lambda: client.ended)
    return table


def refusal(browser: Browser, path: str) -> tuple[int, str]:
    with pytest.raises(HTTPError) as refused:
        browser.ask(path)
    with refused.value as answer:
        return answer.code, json.load(answer)["why"][0]


def told_that_it_is_gone(client: Client) -> bool:
    return client.bye is not None and client.bye.why[0] == "server-gone" and client.bye.again is None


def test_who_looks_at_it_is_told_and_other_tables_stay(tmp_path):
    async def play(file: Path, browser: Browser) -> None:
        async with browser.at(await browser.open_table()) as gone, browser.at(await browser.open_table()) as stays:
            await asyncio.to_thread(delete, file, gone.id)
            await gone.until(lambda: told_that_it_is_gone(gone) and not gone.alive)
            assert stays.alive
            assert await stays.do("ping")

    with Serving(tmp_path / "tables.sqlite", program=(sys.executable, "-c", HASTY)) as server:
        asyncio.run(play(tmp_path / "tables.sqlite", Browser(server.url)))


def test_its_replay_is_refused_at_once(serving, file):
    browser = Browser(serving.url)
    table = asyncio.run(finished(browser))
    assert browser.ask(f"/api/tables/{table}/replay")["updates"]
    delete(file, table)
    for what in ("replay", "replay?eyes=0", "record"):
        assert refusal(browser, f"/api/tables/{table}/{what}") == (404, "server-gone")


def test_who_asks_for_its_story_is_told_that_it_is_gone(serving, file):
    async def play() -> None:
        browser = Browser(serving.url)
        table = await finished(browser)
        async with browser.at(table) as client:
            assert (await client.do("story")).story
            await asyncio.to_thread(delete, file, table)
            with pytest.raises(ConnectionError):
                await client.do("story")
            assert told_that_it_is_gone(client)

    asyncio.run(play())


@pytest.fixture
def in_a_house(tmp_path: Path) -> Any:
    """Runs something with a house on a file, and a table in it."""

    async def work(job: Any) -> None:
        store = Held(str(tmp_path / "tables.sqlite"))
        async with house_on(store) as house:
            await job(house, store, await house.open_table(NewTable("tide", 3, listed=True), hashed("ann")))

    return lambda job: asyncio.run(work(job))


def test_a_table_that_is_deleted_while_it_is_loaded_is_gone(in_a_house):
    async def work(house: Any, store: Held, table: str) -> None:
        reading = store.hold("events")
        loading = asyncio.create_task(house.room(table))
        await reading.reached.wait()
        await store.delete(table)
        reading.go.set()
        with pytest.raises(Refused, match="does not exist"):
            await loading
        assert not house.rooms

    in_a_house(work)


def test_nobody_is_shown_a_table_that_was_deleted_before_their_hello(in_a_house):
    async def work(house: Any, _store: Held, table: str) -> None:
        tab, room = Tab(house, table, "ann", None), await house.room(table)
        await house.delete(table)
        with pytest.raises(Refused, match="does not exist"):
            await room.greet(tab.line, protocol.Hello("hello"))
        assert not tab.listen().table

    in_a_house(work)
