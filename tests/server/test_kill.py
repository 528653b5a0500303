"""A server that dies in the midst of play loses nothing that was acknowledged and doubles nothing."""

from __future__ import annotations

import asyncio
import signal
from contextlib import ExitStack

from tests.server.players import Company
from tests.server.recovery import kill_again_and_again, start
from tests.server.serving import Serving

TABLES = (("tide", 3, 0), ("duck", 3, 0), ("maui", 3, 1))  # game, seats, bots


def test_killed_again_and_again_it_loses_nothing_doubles_nothing_and_all_see_what_is_stored(database):
    figures = asyncio.run(kill_again_and_again(database, 5, TABLES))
    print("\n".join(figures.lines()))
    assert figures.kills == 5
    assert figures.counts.acknowledged > 0
    assert (figures.counts.lost, figures.counts.doubled) == (0, 0)


def test_where_two_servers_share_a_database_and_one_is_killed_play_goes_on_through_the_other(postgresql):
    async def main() -> None:
        company = Company()
        with Serving(postgresql) as dying, Serving(postgresql) as living:
            for table in TABLES:
                await company.sit_down([dying.url, living.url], *table)
            async with company.playing():
                await company.moved_on()
                assert {player.client.browser.url for player in company.players} == {dying.url, living.url}
                dying.kill()
                await company.moved_on(3)
                company.going = False
                await company.converged(postgresql)
                assert {player.client.browser.url for player in company.players} == {living.url}
        counts = await company.count(postgresql)
        assert counts.acknowledged > 0
        assert (counts.lost, counts.doubled) == (0, 0)

    asyncio.run(main())


def test_a_server_that_is_stopped_says_when_to_come_back_and_finishes_what_is_under_way(tmp_path):
    database = str(tmp_path / "tables.sqlite")

    async def main() -> None:
        company = Company()
        with ExitStack() as lives:
            server = await start(lives, database)
            await company.sit_down([server.url], "tide", 3)
            async with company.playing():
                await company.moved_on()
                await asyncio.to_thread(server.stop)
                assert server.process.returncode in (0, -signal.SIGTERM)
                await start(lives, database, server.port)
                await company.moved_on()
                company.going = False
                await company.converged(database)
                assert [player.told_to_come_back for player in company.players] == [["server-restarts"]] * 4
        counts = await company.count(database)
        assert (counts.lost, counts.doubled) == (0, 0)

    asyncio.run(main())
