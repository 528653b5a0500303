"""Limits that a new socket does not lift: commands of a seat, and tables opened by a rematch."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from parawan.server import limits, protocol
from parawan.server import socket as server_socket
from parawan.server.house import NewTable
from parawan.server.identity import hashed
from tests.server.client import NONCE
from tests.server.inside import Inside, Wire, inside

BURST = 40  # of a seat, in these tests


async def commands_until_goodbye(here: Inside, table: str, cookie: str, seat: int | None = None) -> int:
    """How many commands are answered when each few come by a new socket."""
    for answered in range(0, 10 * BURST, 2):
        wire = Wire(here, table, cookie, seat)
        try:
            await wire.do("hello", seat=seat)
            await wire.do("ping")
        except ConnectionError:
            return answered
        finally:
            await wire.hang_up()
    raise AssertionError("nothing was refused")


def test_a_seat_has_so_many_commands_however_often_its_socket_is_new(tmp_path, monkeypatch):
    monkeypatch.setattr(server_socket, "SEAT", (BURST, 0.0001))

    async def play() -> None:
        async with inside(tmp_path / "tables.sqlite") as here:
            table = await here.house.open_table(NewTable("tide", 3, listed=True), hashed("ann"))
            for seat, name in enumerate(("ann", "ben")):
                async with here.at(table, name) as wire:
                    await wire.do("sit", seat=seat, name=name, nonce=NONCE)
            async with here.at(table, "ann", 0) as wire, here.at(table, "phone") as phone:
                secret = (await wire.do("return", seat=0)).secret
                await phone.do("claim", secret=secret, name="Ann", nonce=NONCE)
            assert await commands_until_goodbye(here, table, "ann", 0) == BURST - 2
            assert await commands_until_goodbye(here, table, "phone", 0) == 0  # another device at the same seat
            assert await commands_until_goodbye(here, table, "ann") == 0  # her seat's, though she looks on as a spectator
            assert await commands_until_goodbye(here, table, "ben", 1) == BURST  # nobody else feels it
            assert await commands_until_goodbye(here, table, "eve") == BURST  # who holds no seat is counted alone
            other = await here.house.open_table(NewTable("tide", 3, listed=True), hashed("ann"))
            assert await commands_until_goodbye(here, other, "ann") == BURST

    asyncio.run(play())


def test_who_was_too_fast_at_a_seat_is_told_so_and_can_come_back(tmp_path, monkeypatch):
    monkeypatch.setattr(server_socket, "SEAT", (5, 50))

    async def play() -> None:
        async with inside(tmp_path / "tables.sqlite") as here:
            table = await here.house.open_table(NewTable("tide", 3), hashed("ann"))
            wire = await here.connect(table, "ann")
            with suppress(ConnectionError):
                for _ in range(50):
                    await wire.do("ping")
            bye = await wire.until(lambda message: isinstance(message, protocol.Bye))
            assert (bye.why[0], bye.again, wire.closed) == ("server-too-fast", 5.0, 1013)
            await wire.hang_up()
            await asyncio.sleep(0.1)  # of the five seconds
            async with here.at(table, "ann") as back:
                await back.do("ping")

    asyncio.run(play())


def test_of_seats_only_the_latest_are_remembered(monkeypatch):
    monkeypatch.setattr(limits, "MOST_KNOWN", 3)
    buckets = limits.Buckets(1, 0.0001)
    assert [buckets.take(seat) for seat in "abcdd"] == [True, True, True, True, False]
    assert len(buckets._known) == 3
    assert buckets.take("a")  # forgotten


def test_a_rematch_counts_like_a_table_that_is_opened(tmp_path):
    async def play() -> None:
        async with inside(tmp_path / "tables.sqlite", tables_per_hour=2) as here:
            table = await here.house.open_table(NewTable("tide", 3), hashed("ann"))  # past the limit: not counted
            for _ in range(2):
                async with here.at(table, "ann") as wire:
                    await wire.do("close")
                    for _ in range(3):  # asked again, it is the same table
                        assert isinstance(await wire.do("rematch"), protocol.Done)
                    table = (await here.house.room(table)).state.seating.rematch
            async with here.at(table, "ann") as wire:
                await wire.do("close")
                refused = await wire.do("rematch")
                assert (type(refused), refused.why[0]) == (protocol.Refused, "server-too-many-tables")
                assert (await here.house.room(table)).state.seating.rematch == ""
            status, body = await here.ask("/api/tables", "ann", {"game": "tide", "seats": 3})
            assert (status, b"server-too-many-tables" in body) == (429, True)  # one limit for both ways
            assert (await here.ask("/api/tables", "ben", {"game": "tide", "seats": 3}))[0] == 201

    asyncio.run(play())
