"""Bots that think long hold up nobody else: not the quick ones at other tables, and not those of other processes."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from parawan.bots.characters import make
from parawan.bots.seat import Bot, Budget, Thought
from parawan.engine.moves import Move
from parawan.server import house as house_module
from parawan.server import journal, protocol
from parawan.server.house import House
from parawan.server.prepare import BOTS, prepare
from tests.server import databases
from tests.server.held import Held, Tab, house_on, open_table

HANG = 60.0  # seconds after which something hangs, however busy the machine is


class Ponderer:
    """Nestor, who thinks for as long as a test wants."""

    def __init__(self) -> None:
        self.thinks = threading.Event()
        self.knows = threading.Event()

    def make(self, name: str, seed: int) -> Bot:
        return self if name == "nestor" else make(name, seed)

    def choose(self, view: dict[str, Any], moves: Sequence[Move], budget: Budget) -> Thought:
        self.thinks.set()
        assert self.knows.wait(HANG)
        return Thought(moves[0])


@pytest.fixture
def ponderer(monkeypatch: pytest.MonkeyPatch) -> Ponderer:
    slow = Ponderer()
    monkeypatch.setattr(house_module, "make", slow.make)
    return slow


async def against(house: House, *bots: str) -> Tab:
    """One person at a table of tide, where all pick at once, with these bots."""
    tab, *_ = await open_table(house, "tide", 1 + len(bots), sitting=1, begin=False)
    for seat, bot in enumerate(bots, 1):
        await tab.carry_out(protocol.SeatBot(f"bot{seat}", seat, bot))
    await tab.carry_out(protocol.Start("start"))
    return tab


async def becomes(true: Any) -> None:
    async with asyncio.timeout(HANG):
        while not true():
            await asyncio.sleep(0.005)


async def moves_of_bots(database: str, tab: Tab) -> int:
    return sum(isinstance(event, journal.Played) and event.seat > 0 for event in await databases.events(database, tab.id))


def test_quick_bots_answer_while_long_thinkers_take_every_thread(tmp_path: Path, ponderer: Ponderer) -> None:
    """The long thinkers go on only when the other table has played some turns."""
    database = str(tmp_path / "tables.sqlite")

    async def main() -> None:
        async with house_on(Held(database), bot_threads=1) as house:
            try:
                held_up = await against(house, "nestor", "nestor", "nestor")
                await becomes(ponderer.thinks.is_set)
                quick = await against(house, "pip", "gusto", "okto", "lumi")
                for turn in range(3):
                    await quick.play(next(iter(quick.room.state.game.moves(0))).text, f"turn {turn}")
                    await becomes(lambda turn=turn: quick.room.state.game.view(0)["turn"] == turn + 2)
                assert await moves_of_bots(database, quick) >= 12
                assert await moves_of_bots(database, held_up) == 0
            finally:
                ponderer.knows.set()
            await becomes(lambda: held_up.room.state.waiting == (0,))
            assert await moves_of_bots(database, held_up) == 3

    asyncio.run(main())


def test_who_waits_for_a_thread_holds_no_lease(tmp_path: Path, ponderer: Ponderer) -> None:
    """It would run out, and another process would think about the same move."""
    leased: list[str] = []

    async def main() -> None:
        store = Held(str(tmp_path / "tables.sqlite"))
        lease = store.real.lease

        async def noted(name: str, owner: str, seconds: float) -> bool:
            leased.append(name)
            return await lease(name, owner, seconds)

        store.real.lease = noted  # type: ignore[method-assign]
        async with house_on(store, bot_threads=1) as house:
            try:
                tab = await against(house, "nestor", "nestor")
                await becomes(ponderer.thinks.is_set)
                await asyncio.sleep(0.1)
                assert len(leased) == 1
            finally:
                ponderer.knows.set()
            await becomes(lambda: tab.room.state.waiting == (0,))
            assert len(leased) == 2

    asyncio.run(main())


def test_a_bot_of_which_another_process_thinks_plays_when_that_process_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "LEASE_SECONDS", 0.05)
    answers = [False, False, True]

    async def main() -> None:
        store = Held(str(tmp_path / "tables.sqlite"))

        async def lease(name: str, owner: str, seconds: float) -> bool:
            return answers.pop(0) if len(answers) > 1 else answers[0]

        store.real.lease = lease  # type: ignore[method-assign]
        async with house_on(store, bot_threads=1) as house:
            tab = await against(house, "pip", "pip")
            await becomes(lambda: tab.room.state.waiting == (0,))
            assert answers == [True]

    asyncio.run(main())


def test_who_looks_once_waits_for_no_code_of_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The very first time it is compiled for a minute; here for ever."""
    database = str(tmp_path / "tables.sqlite")

    async def never_all(game: str, build: str) -> None:
        if build == BOTS:
            await asyncio.Event().wait()
        await prepare(game, build)

    async def main() -> None:
        monkeypatch.setattr(house_module, "prepare", never_all)
        async with house_on(Held(database)) as house:
            tab = await against(house, "pip", "gusto")
            async with asyncio.timeout(HANG):
                while await moves_of_bots(database, tab) < 2:
                    await asyncio.sleep(0.01)

    asyncio.run(main())
