"""The application as uvicorn runs it, but in this process: a real house with a real file, and a clock that goes when told."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from parawan.server import protocol
from parawan.server.app import Application
from parawan.server.house import House
from parawan.server.identity import COOKIE
from parawan.server.settings import Settings
from parawan.server.sqlite import SqliteStore

EPOCH = 1_800_000_000_000
_frame = msgspec.json.Decoder(list[msgspec.Raw])
_message = msgspec.json.Decoder(protocol.AnyMessage)


class Inside:
    """A house, its application, and the time it believes in."""

    def __init__(self, path: Path, **settings: Any) -> None:
        self.now = EPOCH
        self.store = SqliteStore(path)
        self.house = House(self.store, Settings(**{"bot_pause": 0, **settings}), lambda: self.now)
        self.app = Application(self.house)

    async def settle(self) -> None:
        """Until everything that happens by itself has happened."""
        while tasks := self.house._tasks:
            await asyncio.gather(*tasks)

    async def ask(self, path: str, cookie: str = "", body: Any = None, **headers: str) -> tuple[int, bytes]:
        """A request over HTTP: status and body."""
        sent: list[Any] = []

        requests = [{"type": "http.request", "body": b"" if body is None else json.dumps(body).encode()}]

        async def receive() -> Any:
            if not requests:
                await asyncio.Event().wait()  # nobody hangs up
            return requests.pop()

        async def send(message: Any) -> None:
            sent.append(message)

        method = "GET" if body is None else "POST"
        await self.app({"type": "http", "method": method, **_scope(path, cookie, headers)}, receive, send)
        return sent[0]["status"], b"".join(message.get("body", b"") for message in sent[1:])

    @asynccontextmanager
    async def at(self, table: str, cookie: str, seat: int | None = None, secret: str = "") -> AsyncIterator[Wire]:
        """Connected to a table, with these eyes."""
        wire = await self.connect(table, cookie, seat, secret)
        try:
            yield wire
        finally:
            await wire.hang_up()

    async def connect(self, table: str, cookie: str, seat: int | None = None, secret: str = "") -> Wire:
        wire = Wire(self, table, cookie, seat)
        await wire.do("hello", seat=seat, secret=secret)
        return wire


@asynccontextmanager
async def inside(path: Path, **settings: Any) -> AsyncIterator[Inside]:
    here = Inside(path, **settings)
    try:
        yield here
    finally:
        await here.house.close()


class Wire:
    """One socket. Keeps every message that comes out of it, byte for byte."""

    def __init__(self, inside: Inside, table: str, cookie: str, seat: int | None) -> None:
        self.seat = seat
        self.messages: list[bytes] = []
        self.read: list[protocol.AnyMessage] = []  # the same, read
        self.closed: int | None = None  # the code it was closed with
        self._ids = itertools.count()
        self._commands: asyncio.Queue[Any] = asyncio.Queue()
        self._news = asyncio.Condition()
        self.reads = asyncio.Event()  # cleared: a slow reader
        self.reads.set()
        self._commands.put_nowait({"type": "websocket.connect"})
        scope = {"type": "websocket", "subprotocols": [], **_scope(f"/socket/{table}", cookie, {})}
        self._task = asyncio.create_task(inside.app(scope, self._commands.get, self._send))

    async def do(self, type: str, **fields: Any) -> Any:
        """A command and its answer, whichever it is. Raises where the socket is closed instead."""
        id, before = str(next(self._ids)), len(self.read)
        self._commands.put_nowait({"type": "websocket.receive", "text": json.dumps({"type": type, "id": id, **fields})})
        answer = await self.until(lambda message: getattr(message, "id", None) == id, before)
        if answer is None:
            raise ConnectionError(self.read[-1:])
        return answer

    async def until(self, fits: Any, since: int = 0, seconds: float = 20) -> Any:
        """The first message since then that fits, waited for; none when the socket is closed instead."""

        def found() -> Any:
            return next(filter(fits, self.read[since:]), None)

        async with self._news:
            await asyncio.wait_for(self._news.wait_for(lambda: found() or self.closed), seconds)
        return found()

    @property
    def snapshot(self) -> protocol.Table:
        """The last one that came."""
        return next(message for message in reversed(self.read) if isinstance(message, protocol.Table))

    async def hang_up(self) -> None:
        self._commands.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task

    async def _send(self, message: Any) -> None:
        await self.reads.wait()
        if message["type"] == "websocket.send":
            new = [bytes(raw) for raw in _frame.decode(message["text"])]
            self.messages += new
            self.read += map(_message.decode, new)
        elif message["type"] == "websocket.close":
            self.closed = message["code"]
        async with self._news:
            self._news.notify_all()


def _scope(path: str, cookie: str, headers: dict[str, str]) -> dict[str, Any]:
    told = {"host": "table", "cookie": f"{COOKIE}={cookie}" if cookie else "", **headers}
    return {
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "scheme": "http",
        "client": (f"address of {cookie}", 1),  # limits are by address
        "headers": [(name.encode(), value.encode()) for name, value in told.items() if value],
    }
