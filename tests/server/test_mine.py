"""Of one's own tables the list says which wait for oneself."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from parawan.server.identity import hashed
from parawan.server.serve import open_store
from tests.server.client import NONCE, Browser
from tests.server.held import NAMES, house_on, open_table
from tests.server.serving import Serving


def waits(browser: Browser, table: str) -> bool:
    """Whether this browser's list says that it is its turn. A server that has just started says nothing until it can play."""
    for _ in range(400):
        [found] = [one for one in browser.ask("/api/mine")["tables"] if one["table"] == table]
        if "your_turn" in found:
            return bool(found["your_turn"])
        time.sleep(0.05)
    raise AssertionError("the list never says whose turn it is")


async def table_of(browser: Browser) -> str:
    """In play against bots; it waits for this browser."""
    table = await browser.open_table("tide", 3, bots=[None, "pip", "pip"])
    async with browser.at(table) as host:
        await host.sit(0, "Somebody")
        await host.do("start")
        await host.my_turn()
    return table


def test_a_table_that_cannot_be_loaded_is_listed_and_hides_no_other(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    database = tmp_path / "tables.sqlite"

    async def open_two() -> list[str]:
        async with house_on(open_store(str(database))) as house:
            return [(await open_table(house, "tide", 3))[0].id for _ in range(2)]

    async def list_them() -> dict[str, bool | None]:
        async with house_on(open_store(str(database))) as house:
            await house.ready("tide")
            return {one["table"]: one.get("your_turn") for one in await house.mine(hashed(NAMES[0]))}

    broken, whole = asyncio.run(open_two())
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("update events set event = '{}' where table_id = ? and number = 3", (broken,))
    assert asyncio.run(list_them()) == {broken: None, whole: True}
    assert [record.getMessage() for record in caplog.records] == [f"{broken} cannot be loaded; it is listed all the same"]


def test_a_table_waits_for_those_who_have_not_picked_yet_also_after_kill_9(tmp_path: Path) -> None:
    with Serving(tmp_path / "tables.sqlite") as before:
        ann, ben, eve = (Browser(before.url) for _ in range(3))

        async def half_a_turn() -> str:
            table = await ann.open_table("tide", 3, bots=[None, None, "pip"])
            async with ann.at(table) as host:
                await host.sit(0, "Ann")
                [listed] = ann.ask("/api/mine")["tables"]
                assert "your_turn" not in listed  # it has not begun
                link = (await host.do("invite", seat=1)).secret
                async with ben.at(table, secret=link) as guest:
                    await guest.do("claim", secret=link, name="Ben", nonce=NONCE)
                    await host.do("start")
                    await host.my_turn()
                    assert (waits(ann, table), waits(ben, table)) == (True, True)
                    await host.play(host.choices[0])
                    await guest.until(lambda: guest.table["turn"] == [1])
                    assert (waits(ann, table), waits(ben, table)) == (False, True)
            return table

        table = asyncio.run(half_a_turn())
        asyncio.run(table_of(eve))
        assert [(one["table"] == table, waits(eve, one["table"])) for one in eve.ask("/api/mine")["tables"]] == [(False, True)]
        before.kill()
    with Serving(tmp_path / "tables.sqlite") as after:
        ann, ben = Browser(after.url, ann.cookie), Browser(after.url, ben.cookie)
        assert (waits(ann, table), waits(ben, table)) == (False, True)


def test_a_table_does_not_wait_for_somebody_a_bot_plays_for(tmp_path: Path) -> None:
    with Serving(tmp_path / "tables.sqlite", bot_pause=60) as serving:  # nobody waits so long for the bot
        ann = Browser(serving.url)

        async def play() -> None:
            table = await ann.open_table("tide", 3, bots=[None, "pip", "pip"])
            async with ann.at(table) as host:
                await host.sit(0, "Ann")
                await host.do("start")
                assert waits(ann, table)
                await host.do("leave", seat=0)
                assert 0 in host.table["turn"]
                assert not waits(ann, table)
                await host.do("back", seat=0)
                assert waits(ann, table)

        asyncio.run(play())


def test_a_game_that_is_over_waits_for_nobody(tmp_path: Path) -> None:
    with Serving(tmp_path / "tables.sqlite") as serving:
        ann = Browser(serving.url)

        async def play() -> None:
            table = await ann.open_table("maui", 2, bots=[None, "pip"])
            async with ann.at(table) as host:
                await host.sit(0, "Ann")
                await host.do("start")
                while await host.my_turn():
                    moves, host.choices = host.choices, []
                    await host.play(moves[0])
            [listed] = ann.ask("/api/mine")["tables"]
            assert (listed["phase"], listed.get("your_turn")) == ("over", None)

        asyncio.run(play())
