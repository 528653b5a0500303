"""While nothing can be stored, players are told so, nothing is half stored, and play goes on when it is over."""

from __future__ import annotations

import asyncio
import json
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.error import HTTPError

import pytest

from tests.server.client import Browser, Client
from tests.server.databases import DROP_ALL, rows
from tests.server.players import Company, until
from tests.server.serving import Serving


@contextmanager
def locked(server: Serving, file: Path) -> Iterator[None]:
    """Another program holds the file."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("begin exclusive")
        yield
        other.execute("commit")


@contextmanager
def full(server: Serving, file: Path) -> Iterator[None]:
    """The server's files cannot grow, nor be written at all."""
    unlimited = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, unlimited[1]))
    yield
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)


@pytest.mark.parametrize("trouble", [locked, full])
def test_while_nothing_can_be_stored_players_are_told_and_play_goes_on_when_it_is_over(tmp_path, trouble):
    async def main() -> None:
        file, company = tmp_path / "tables.sqlite", Company()
        database = str(file)
        with Serving(file) as server:
            browser = Browser(server.url)
            never_looked_at = await browser.open_table()
            await company.sit_down([server.url], "tide", 3)
            async with company.playing():
                await company.moved_on()
                with trouble(server, file):
                    await until(lambda: company.refused > 0)
                    before = await rows(database, "select * from events"), await rows(database, "select * from tables")
                    await asyncio.gather(
                        until(lambda: company.refused > 1),
                        no_table_is_opened(browser),
                        *([says_when_to_come_back(browser, never_looked_at)] if trouble is locked else []),
                    )
                    assert before == (await rows(database, "select * from events"), await rows(database, "select * from tables"))
                await company.moved_on()
                company.going = False
                await company.converged(database)
        counts = await company.count(database)
        assert (counts.lost, counts.doubled) == (0, 0)

    async def no_table_is_opened(browser: Browser) -> None:
        with pytest.raises(HTTPError) as refused:
            await browser.open_table()
        assert refused.value.code == 503
        assert json.load(refused.value)["why"][0] == "server-store"
        refused.value.close()

    async def says_when_to_come_back(browser: Browser, table: str) -> None:
        client = Client(browser, table)
        with pytest.raises(ConnectionError):
            await client.connect()
        assert client.bye is not None
        assert client.bye.why[0] == "server-store"
        assert client.bye.again

    asyncio.run(main())


def test_when_postgresql_drops_all_connections_players_at_both_servers_play_on(postgresql):
    async def main() -> None:
        company = Company()
        with Serving(postgresql) as one, Serving(postgresql) as two:
            await company.sit_down([one.url, two.url], "duck", 3)
            async with company.playing():
                for _ in range(2):
                    await company.moved_on()
                    await rows(postgresql, DROP_ALL)
                await company.moved_on()
                company.going = False
                await company.converged(postgresql)
        counts = await company.count(postgresql)
        assert (counts.lost, counts.doubled) == (0, 0)

    asyncio.run(main())
