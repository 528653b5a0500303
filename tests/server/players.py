"""Players whom nothing stops: they come back when the line or the server dies and send again, under the same id, what was not
answered. Afterwards it can be counted what was lost or doubled, and whether all see what is stored."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.exceptions import WebSocketException

from parawan.engine.moves import standard_moves
from parawan.server import journal
from parawan.server.identity import hashed
from parawan.server.state import State
from tests.server import databases
from tests.server.client import NONCE, Browser, Client, Refused

LOST = (OSError, EOFError, WebSocketException)  # the line or the server is gone, or does not answer in time
HANG = 60.0  # seconds after which something hangs, however busy the machine is
COMPARED = ("n", "table", "game", "seats", "phase", "viewer", "yours", "host", "view", "turn", "hands", "rematch", "proof")


@dataclass
class Sent:
    """A move that was sent, once or more often."""

    table: str
    seat: int
    id: str
    move: str
    acknowledged: bool = False


class Player:
    """One seat (None: a spectator) through game after game: rematches follow each other."""

    def __init__(self, company: Company, browsers: Sequence[Browser], table: str, seat: int | None) -> None:
        self.company = company
        self.browsers = itertools.cycle(browsers)  # where one server is gone, the next may be there
        self.client = Client(browsers[-1], table)
        self.seat = seat
        self.sent: list[Sent] = []
        self.told_to_come_back: list[str] = []  # why

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            try:
                if not self.client.alive:
                    await self._come_back()
                await self._step()
            except LOST:
                self.client.cut()
                await asyncio.sleep(0.05)
            except Refused as refused:
                if refused.message != "server-store":  # else the same is due again in a moment
                    raise
                self.company.refused += 1
                await asyncio.sleep(0.1)

    @property
    def unanswered(self) -> Sent | None:
        return self.sent[-1] if self.sent and not self.sent[-1].acknowledged else None

    @property
    def settled(self) -> bool:
        """Whether this player is back and has an answer to everything."""
        return self.client.alive and bool(self.client.table) and self.unanswered is None

    async def _come_back(self) -> None:
        await self.client.disconnect()
        if (bye := self.client.bye) is not None:
            assert bye.again is not None, f"told never to come back: {bye}"
            self.told_to_come_back.append(bye.why[0])
            self.client.bye = None
        self.client.browser = next(self.browsers)
        try:
            async with asyncio.timeout(self.company.patience):
                await self.client.connect(self.seat)
        except Refused:
            self.client.cut()
            raise

    async def _step(self) -> None:
        """Waits until something is due, and does it. A line that says nothing is asked whether it lives."""
        try:
            await self.client.until(lambda: self._due() or not self.client.alive, self.company.patience)
        except TimeoutError:
            await self._do("ping")
        if (due := self._due()) and self.client.alive:
            await due()

    def _due(self) -> Callable[[], Awaitable[None]] | None:
        if self.unanswered is not None:
            return self._send
        if not self.company.going:
            return None
        table, seat = self.client.table, self.seat
        if table["rematch"]:
            return self._move_on
        if seat is None:
            return None
        match table["phase"]:
            case "open" if not table["seats"][seat].ready:
                return lambda: self._do("ready", seat=seat, nonce=NONCE)
            case "open" if table["host"] and all(other.ready for other in table["seats"]):
                return lambda: self._do("start")
            case "running" if seat in table["turn"] and self.client.choices:
                return self._choose
            case "over" if self.company.rematches:
                return lambda: self._do("rematch")
        return None

    async def _choose(self) -> None:
        assert self.seat is not None
        move = random.choice(self.client.choices)
        await asyncio.sleep(random.uniform(0, self.company.pause))
        self.sent.append(Sent(self.client.id, self.seat, f"{self.seat}-{len(self.sent)}", move))

    async def _send(self) -> None:
        sent = self.unanswered
        assert sent is not None
        await self._do("play", sent.id, seat=sent.seat, move=sent.move)
        sent.acknowledged = True

    async def _move_on(self) -> None:
        self.client.cut()
        await self.client.disconnect()
        self.client = Client(self.client.browser, self.client.table["rematch"])

    async def _do(self, type: str, id: str = "", **fields: Any) -> None:
        await self.client.answer(await self.client.send(type, id, **fields), self.company.patience)


@dataclass
class Company:
    """All players of some tables."""

    pause: float = 0.02  # the longest a player thinks
    patience: float = 5.0  # after which a line that does not answer is given up
    rematches: bool = True
    going: bool = True  # else nobody begins anything new; what was begun is finished
    refused: int = 0  # how often the store was not available
    players: list[Player] = field(default_factory=list)

    async def sit_down(self, urls: Sequence[str], game: str, seats: int, bots: int = 0) -> str:
        """A new table with people, bots and a spectator; the people begin at different servers, where there are several."""
        people = seats - bots
        first = [Browser(urls[person % len(urls)]) for person in range(people + 1)]
        table = await first[0].open_table(game, seats, listed=True, bots=[None] * people + ["pip"] * bots)
        for seat, browser in enumerate(first[:people]):
            async with browser.at(table) as client:
                await client.do("sit", seat=seat, name=f"Player {seat}", nonce=NONCE)
        for browser, seat in zip(first, [*range(people), None], strict=True):
            others = [Browser(url, browser.cookie) for url in urls if url != browser.url]
            self.players.append(Player(self, [*others, browser], table, seat))
        return table

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Plays beside what is done inside; whatever goes wrong with a player is raised."""
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(player.run()) for player in self.players]
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()
        for player in self.players:
            await player.client.disconnect()

    async def go_on(self) -> None:
        self.going = True
        for player in self.players:
            async with player.client.changed:
                player.client.changed.notify_all()

    async def moved_on(self, moves: int = 1) -> None:
        """Until everybody who sits has had so many more moves acknowledged."""
        before = {id(player): len(player.sent) for player in self.players}
        sitting = [player for player in self.players if player.seat is not None]
        await until(lambda: all(len(player.sent) > before[id(player)] + moves for player in sitting))

    async def converged(self, database: str) -> None:
        """Until everybody is back, has an answer to everything, and sees what is stored."""
        async with asyncio.timeout(HANG):
            while not all(player.settled for player in self.players) or not await self._see_what_is_stored(database):
                await asyncio.sleep(0.01)

    async def _see_what_is_stored(self, database: str) -> bool:
        clients = [player.client for player in self.players]
        for table in {client.id for client in clients}:
            told = await databases.state(database, table)
            if not all(sees(client, told) for client in clients if client.id == table):
                return False
        return True

    async def over(self) -> None:
        """Until all games are over."""
        await until(lambda: all(player.client.table.get("phase") == "over" for player in self.players), 3 * HANG)

    async def count(self, database: str) -> Counts:
        """Compares what was sent with what is stored."""
        sent = {(move.table, move.seat, move.id): move for player in self.players for move in player.sent}
        stored: Counter[tuple[str, int, str, str]] = Counter()
        for table in {table for table, _, _ in sent}:
            opened, *events = await databases.events(database, table)
            moves = standard_moves(opened.settings.game)
            for event in events:
                if isinstance(event, journal.Played) and event.id:
                    stored[table, event.seat, event.id, moves[event.move].text] += 1
        acknowledged = [move for move in sent.values() if move.acknowledged]
        lost = [move for move in acknowledged if (move.table, move.seat, move.id, move.move) not in stored]
        times = Counter(key[:3] for key in stored.elements())
        doubled = [key for key, count in times.items() if count > 1]
        assert times.keys() <= sent.keys(), "somebody played what nobody sent"
        return Counts(len(acknowledged), len(lost), len(doubled))


@dataclass
class Counts:
    acknowledged: int
    lost: int
    doubled: int


async def until(condition: Callable[[], bool], seconds: float = HANG) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.005)


def sees(client: Client, told: State) -> bool:
    """Whether a client knows exactly what the stored events tell its viewer."""
    viewer = told.settings.seats if client.seat is None else client.seat
    stored = told.snapshot(viewer, hashed(client.browser.cookie), int(time.time() * 1000))
    names = (*COMPARED, "scores", "winners") if client.table["phase"] == "over" else COMPARED
    return all(plain(getattr(stored, name)) == plain(client.table[name]) for name in names)


def plain(value: Any) -> Any:
    """As it comes out of JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))
