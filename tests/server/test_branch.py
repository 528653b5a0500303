"""Another try: from any moment of a finished game one plays on, at a table of one's own, with the same deals."""

from __future__ import annotations

import asyncio
import json
import random

import pytest

from parawan import Table, games
from parawan.engine.records import read, verify
from parawan.server.house import NewTable
from parawan.server.identity import hashed
from tests.server.inside import Inside, inside
from tests.server.test_leak import NONCE, play_to_the_end

ORIGIN = "http://table"


async def finished(here: Inside, game: str, seats: int = 3) -> tuple[str, Table]:
    """Ann and bots have played a game to its end."""
    table = await here.house.open_table(NewTable(game, seats, bots=[None, *["pip"] * (seats - 1)]), hashed("ann"))
    async with here.at(table, "ann") as wire:
        await wire.do("sit", seat=0, name="Ann", nonce=NONCE)
        await wire.do("start")
        await play_to_the_end(here, table, wire, "ann")
    game = (await here.house.room(table)).state.game
    assert game is not None
    return table, game


async def ask(here: Inside, table: str, who: str = "ann", **asked: object) -> tuple[int, dict]:
    status, body = await here.ask(f"/api/tables/{table}/branch", who, {"seat": 0, "name": who, **asked}, origin=ORIGIN)
    return status, json.loads(body)


def moments(game: Table, seat: int) -> list[int]:
    """The moments at which the seat had a choice."""
    again, found = game.from_the_start(), []
    for n, (mover, number) in enumerate(game.log):
        if seat in again.to_act and len(again.moves(seat)) > 1:
            found.append(n)
        again.play(again.move(number), mover)
    return found


@pytest.mark.parametrize("game", games.names())
def test_one_plays_on_from_any_moment_with_the_same_deals(game, tmp_path):
    async def play() -> None:
        async with inside(tmp_path / "tables.sqlite", tables_per_hour=1000) as here:
            table, first = await finished(here, game)
            for who, seat in (("ann", 0), ("eve", 2)):  # whoever sees a finished game may try, from any seat
                for moves in random.Random(game).sample(moments(first, seat), 4):
                    status, answer = await ask(here, table, who, seat=seat, moves=moves)
                    assert status == 201
                    then = first.from_the_start()
                    for mover, number in first.log[:moves]:
                        then.play(then.move(number), mover)
                    room = await here.house.room(answer["table"])
                    assert room.state.game.log == then.log
                    assert [room.state.game.view(eyes) for eyes in range(3)] == [then.view(eyes) for eyes in range(3)]
                    assert room.state.waiting == then.to_act
                    assert room.state.seating.held_by(hashed(who)) == [seat]

            async with here.at(answer["table"], "eve", seat) as wire:  # the last of them is played to its end
                assert wire.snapshot.branch_of == table
                while room.state.waiting:
                    await here.settle()
                    if seat in room.state.waiting:
                        await wire.do("play", seat=seat, move=room.state.game.moves(seat)[-1].text)
                await wire.do("hello", seat=seat)
                assert wire.snapshot.phase == "over"
            status, record = await here.ask(f"/api/tables/{answer['table']}/record", "eve")
            assert status == 200
            assert verify(record.decode()) > 0
            assert read(record.decode()).scores == room.state.scores
            assert (await here.house.room(table)).state.game.log == first.log  # the first try stays as it was
            assert (await ask(here, answer["table"], "eve", seat=seat, moves=moves))[0] == 201  # a try at a try

    asyncio.run(play())


def test_it_waits_for_nobody_but_the_one_who_tries(tmp_path):
    """People of the first try are not called back: a bot sits for each of them, and bots stay who they were."""

    async def play() -> None:
        async with inside(tmp_path / "tables.sqlite") as here:
            table, first = await finished(here, "duck")
            _, answer = await ask(here, table, "eve", seat=1, moves=moments(first, 1)[0])
            chairs = (await here.house.room(answer["table"])).state.seating.chairs
            assert [chair.bot for chair in chairs] == ["okto", "", "pip"]
            assert [chair.name for chair in chairs] == ["okto", "eve", "pip"]
            status, body = await here.ask("/api/mine", "ann")
            assert (status, answer["table"] in body.decode()) == (200, False)
            status, body = await here.ask("/api/mine", "eve")
            assert [found["branch"] for found in json.loads(body)["tables"]] == [True]

    asyncio.run(play())


def test_what_cannot_be_tried(tmp_path):
    async def play() -> None:
        async with inside(tmp_path / "tables.sqlite") as here:
            table, first = await finished(here, "duck")
            later = next(n for n in moments(first, 1) if n)
            for asked, why in (
                ({"moves": later, "seat": 0}, "server-review-moment"),  # the other one's turn
                ({"moves": len(first.log)}, "server-review-moment"),  # all over
                ({"moves": 10**6}, "server-review-moment"),
                ({"moves": 0, "seat": 4}, "server-review-moment"),
                ({"moves": moments(first, 0)[0], "name": "\u202e"}, "server-name"),
            ):
                status, answer = await ask(here, table, **asked)
                assert (status, answer["why"][0]) == (400, why)
            for asked in ({"moves": -1}, {"moves": 0, "seat": 9}, {"moves": 0, "deal": "x"}):
                assert (await ask(here, table, **asked))[0] == 400
            status, body = await here.ask(
                f"/api/tables/{table}/branch", "ann", {"seat": 0, "moves": 0, "name": "Ann"}, origin="http://elsewhere"
            )
            assert (status, json.loads(body)["why"][0]) == (403, "server-origin")

            running = await here.house.open_table(NewTable("duck", 2, bots=[None, "pip"]), hashed("ann"))
            status, answer = await ask(here, running, moves=0)
            assert (status, answer["why"][0]) == (403, "server-not-ended")

    asyncio.run(play())
