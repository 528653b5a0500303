"""A real store in which chosen calls wait until a test lets them go on, and houses and tabs around it without sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from parawan.server import protocol
from parawan.server.house import House, NewTable
from parawan.server.identity import hashed
from parawan.server.line import Line
from parawan.server.serve import open_store
from parawan.server.settings import Settings
from parawan.server.store import Conflict
from tests.server import databases
from tests.server.client import NONCE, Browser, Client
from tests.server.players import sees

_message = msgspec.json.Decoder(protocol.AnyMessage)


class Hold:
    """One call that waits: `reached` is set when it does, `go` lets it go on."""

    def __init__(self, call: str, fits: Callable[..., bool], done: bool) -> None:
        self.call = call
        self.fits = fits
        self.done = done  # it waits after the store has done its part, else before
        self.reached = asyncio.Event()
        self.go = asyncio.Event()
        self.error: Exception | None = None  # what the call ends with instead

    async def wait(self) -> None:
        self.reached.set()
        await self.go.wait()
        if self.error is not None:
            raise self.error


class Held:
    """A `Store` around a real one."""

    def __init__(self, database: str) -> None:
        self.real = open_store(database)
        self.conflicts = 0
        self._holds: list[Hold] = []

    def hold(self, call: str, fits: Callable[..., bool] = lambda *given: True, done: bool = False) -> Hold:
        """The next such call waits."""
        self._holds.append(Hold(call, fits, done))
        return self._holds[-1]

    def hold_event(self, kind: str, done: bool) -> Hold:
        """The next write of an event of this kind waits."""
        tag = f'"e":"{kind}"'.encode()
        return self.hold("append", lambda table, number, events, at, change: any(tag in event for event in events), done)

    def __getattr__(self, call: str) -> Any:
        real = getattr(self.real, call)

        async def held(*given: Any) -> Any:
            hold = next((hold for hold in self._holds if hold.call == call and hold.fits(*given)), None)
            if hold is not None:
                self._holds.remove(hold)
                if not hold.done:
                    await hold.wait()
            try:
                result = await real(*given)
            except Conflict:
                self.conflicts += 1
                raise
            if hold is not None and hold.done:
                await hold.wait()
            return result

        return held


class Tab(Client):
    """A client whose line ends here instead of in a socket."""

    def __init__(self, house: House, table: str, name: str, seat: int | None) -> None:
        super().__init__(Browser("", cookie=name), table)
        self.house = house
        self.seat = seat
        self.identity = hashed(name)
        self.line = Line(self.identity, self._never)
        self.room: Any = None

    async def open(self) -> Tab:
        self.room = await self.house.room(self.id)
        await self.room.greet(self.line, protocol.Hello("hello", self.seat))
        return self

    async def carry_out(self, command: Any) -> Any:
        return await self.room.carry_out(command, self.identity)

    async def play(self, move: str, id: str = "") -> Any:
        assert self.seat is not None
        return await self.carry_out(protocol.Play(id or f"{self.seat}{move}", self.seat, move))

    def listen(self) -> Tab:
        """Takes what has arrived."""
        for message in self.line._waiting:
            self._take(_message.decode(message))
        self.line._waiting.clear()
        return self

    async def _never(self, _frame: bytes) -> None:
        raise AssertionError("nobody writes here")


@asynccontextmanager
async def house_on(store: Any, **settings: Any) -> AsyncIterator[House]:
    house = House(store, Settings(**{"bot_pause": 0, **settings}))
    try:
        await store.listen(house._wake, house._hear)
        yield house
    finally:
        await house.close()


NAMES = ("ann", "ben", "cem", "dag", "eva")


async def open_table(house: House, game: str, seats: int, sitting: int | None = None, begin: bool = True) -> list[Tab]:
    """A tab for every seat of a new table; the first is the host's."""
    table = await house.open_table(NewTable(game, seats, listed=True), hashed(NAMES[0]))
    tabs = [await Tab(house, table, name, None).open() for name in NAMES[:seats]]
    for seat, tab in enumerate(tabs[:sitting]):
        await tab.carry_out(protocol.Sit("sit", seat, tab.browser.cookie, NONCE))
        tab.seat = seat
        await tab.open()
    if begin:
        await tabs[0].carry_out(protocol.Start("start"))
    return [tab.listen() for tab in tabs]


async def agree(database: str, *tabs: Tab) -> None:
    """Everybody has been told what is stored, and nothing else."""
    for tab in tabs:
        told = await databases.state(database, tab.id)
        assert sees(tab.listen(), told), f"{tab.browser.cookie} sees something else"
        assert tab.room.state.number == told.number
