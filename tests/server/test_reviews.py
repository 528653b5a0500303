"""Reviews over HTTP: for finished games only, as lines, worked out once."""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import suppress

import msgspec
import pytest

from parawan import games
from parawan.bots.review.report import AnyLine, Choice, End, Head
from parawan.server import reviews
from parawan.server.house import HOUR_MS, NewTable
from parawan.server.identity import hashed
from parawan.server.reviews import Reviews
from parawan.server.store import SharedDeal
from tests.server.inside import EPOCH, inside
from tests.server.test_leak import NONCE, play_to_the_end

read = msgspec.json.Decoder(AnyLine).decode


@pytest.fixture(autouse=True)
def little_work(monkeypatch):
    monkeypatch.setattr(reviews, "PROGRAM", (sys.executable, "-m", "tests.server.little_review"))


@pytest.mark.parametrize("game", games.names())
def test_a_finished_game_is_looked_back_at(game, tmp_path):

    async def play() -> None:
        async with inside(tmp_path / "tables.sqlite") as here:
            await here.store.add_shared_deal(SharedDeal("monday", bytes(32), EPOCH + HOUR_MS))
            seats = games.load(game).seats[0]
            asked = NewTable(game, seats, listed=True, bots=[None, *["pip"] * (seats - 1)], deal="monday")
            table = await here.house.open_table(asked, hashed("ann"))
            async with here.at(table, "ann") as wire:
                await wire.do("sit", seat=0, name="Ann", nonce=NONCE)
                await wire.do("start")
                path = f"/api/tables/{table}/review/0"
                status, body = await here.ask(path, "ann")
                assert (status, json.loads(body)["why"][0]) == (403, "server-not-ended")
                await play_to_the_end(here, table, wire, "ann")
            status, body = await here.ask(path, "ann")
            assert (status, json.loads(body)["why"][0]) == (403, "server-sealed")
            here.now = EPOCH + HOUR_MS
            assert (await here.ask(f"/api/tables/{table}/review/5", "ann"))[0] == 404
            first, second = await asyncio.gather(here.ask(path, "ann"), here.ask(path, "eve"))
            assert first == second
            status, body = first
            assert status == 200
            head, *lines, end = [read(line) for line in body.splitlines()]
            assert isinstance(head, Head)
            assert isinstance(end, End)
            assert sum(isinstance(line, Choice) for line in lines) == head.choices > 0
            assert (await here.ask(path, "ann")) == first  # kept

    asyncio.run(play())


def test_only_so_many_wait_and_only_so_many_are_kept(monkeypatch):
    monkeypatch.setattr(reviews, "MOST_KEPT", 3)
    monkeypatch.setattr(reviews, "MOST_WAITING", 2)

    async def ask() -> None:
        kept = Reviews()
        first, second = kept.begin("a", 0), kept.begin("b", 0)
        with pytest.raises(reviews.Refused):
            kept.begin("c", 0)
        for job in (first, second):
            await job.add(b"")
        for table in "cd":
            await kept.begin(table, 0).add(b"")
        assert [kept.find(table, 0) is not None for table in "abcd"] == [False, True, True, True]

    asyncio.run(ask())


@pytest.mark.parametrize("trouble", ["no record", "not to be read"])
def test_a_review_that_fails_ends_and_can_be_asked_for_again(trouble):
    async def record() -> str:
        if trouble == "not to be read":
            raise OSError(trouble)
        return trouble

    async def ask() -> None:
        kept = Reviews()
        job = kept.begin("a", 0)
        with suppress(OSError):
            await kept.work("a", 0, job, record)
        assert [line async for line in job.follow()] == []
        assert kept.find("a", 0) is None

    asyncio.run(ask())
