"""Clocks that run out while the store is in trouble."""

from __future__ import annotations

import asyncio
import logging

from parawan.server import house as house_module
from parawan.server import protocol
from parawan.server.house import House, NewTable
from parawan.server.identity import hashed
from parawan.server.store import Unavailable
from tests.server.client import NONCE
from tests.server.held import Held, Tab, house_on
from tests.server.players import until


async def begun(house: House) -> Tab:
    """Somebody at a table with a clock, and two bots."""
    clock = protocol.Clock(bank=60, increment=0)
    table = await house.open_table(NewTable("tide", 3, clock=clock, bots=[None, "pip", "pip"]), hashed("ann"))
    tab = await Tab(house, table, "ann", None).open()
    await tab.carry_out(protocol.Sit("sit", 0, "ann", NONCE))
    await tab.carry_out(protocol.Start("start"))
    return tab


def test_a_clock_that_runs_out_while_the_store_is_away_is_tried_again(tmp_path, monkeypatch, caplog):
    monkeypatch.setattr(house_module, "AGAIN_SECONDS", 0.05)

    async def play() -> None:
        store = Held(str(tmp_path / "tables.sqlite"))
        async with house_on(store) as house:
            tab = await begun(house)
            away = store.hold("lease", lambda name, owner, seconds: name.startswith("clock:"))
            away.error = Unavailable("the connection broke")
            away.go.set()
            real = house.now
            house.now = lambda: real() + 61_000
            house.look_after(tab.room)
            await until(lambda: not tab.room.state.seating.chairs[0].present, 10)
            assert away.reached.is_set()

    asyncio.run(play())
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
