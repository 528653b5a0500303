"""A client as a browser is one: a cookie, a socket, numbered updates put into a view. Checks every message it gets."""

from __future__ import annotations

import asyncio
import io
import itertools
import json
import secrets
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from parawan.server import protocol
from parawan.server.changes import apply

NONCE = "00112233445566778899aabbccddeeff"
_frame = msgspec.json.Decoder(list[protocol.AnyMessage])


class Refused(Exception):
    """The server refused a command."""

    def __init__(self, answer: protocol.Refused) -> None:
        super().__init__(answer.why)
        self.message, self.arguments = answer.why
        self.clause = answer.clause


class Browser:
    """One identity at one server."""

    def __init__(self, url: str, cookie: str | None = None) -> None:
        self.url = url.rstrip("/")
        self.cookie = cookie or self._session()

    def _session(self) -> str:
        with urllib.request.urlopen(urllib.request.Request(self.url + "/api/session", method="POST"), timeout=10) as answer:
            return str(answer.headers["set-cookie"]).split(";")[0].removeprefix("parawan=")

    def ask(self, path: str, body: Any = None, **headers: str) -> Any:
        """A request over HTTP; JSON answers come as data, others as text."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {"cookie": f"parawan={self.cookie}", **headers})
        try:
            answered = urllib.request.urlopen(request, timeout=10)
        except urllib.error.HTTPError as error:  # its line is closed here; what it says can still be read
            with error:
                said = io.BytesIO(error.read())
            raise urllib.error.HTTPError(error.url, error.code, error.reason, error.headers, said) from None
        with answered as answer:
            text = answer.read().decode()
            return json.loads(text) if answer.headers["content-type"].startswith("application/json") else text

    async def open_table(self, game: str = "tide", seats: int = 3, **more: Any) -> str:
        made = await asyncio.to_thread(self.ask, "/api/tables", {"game": game, "seats": seats, **more})
        return str(made["table"])

    @asynccontextmanager
    async def at(self, table: str, seat: int | None = None, secret: str = "") -> AsyncIterator[Client]:
        """Connected to a table, with these eyes."""
        client = Client(self, table)
        try:
            await client.connect(seat, secret)
            yield client
        finally:
            await client.disconnect()


class Client:
    """One socket. `table` is the snapshot, kept up to date by the updates."""

    def __init__(self, browser: Browser, table: str) -> None:
        self.browser = browser
        self.id = table
        self.table: dict[str, Any] = {}
        self.choices: list[str] = []
        self.effects: dict[str, protocol.Choice] = {}
        self.story: list[protocol.Told] = []
        self.here: list[int] = []
        self.shown: list[protocol.Shown] = []  # where the leader of a replay looked
        self.frames: list[str] = []
        self.bye: protocol.Bye | None = None
        self.seat: int | None = None
        self.alive = False  # whether the line is
        self.changed = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[Any]] = {}
        self._ids = itertools.count()

    async def connect(self, seat: int | None = None, secret: str = "", hello: bool = True) -> None:
        url = self.browser.url.replace("http", "ws", 1) + f"/socket/{self.id}"
        headers = {"cookie": f"parawan={self.browser.cookie}"}
        self._socket = await connect(url, additional_headers=headers, proxy=None, open_timeout=10)
        self.alive = True
        self._reader = asyncio.create_task(self._read())
        if hello:
            await self.hello(seat, secret)

    async def hello(self, seat: int | None = None, secret: str = "") -> None:
        """Looks through these eyes; with the same as before, only what was missed comes."""
        have = self.table.get("n", 0) if seat == self.seat else 0
        self.seat = seat
        await self.do("hello", seat=seat, have=have, secret=secret)

    async def disconnect(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader  # raises what was wrong with a message

    def cut(self) -> None:
        """The line is dead from one moment to the next."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def send(self, type: str, id: str = "", **fields: Any) -> str:
        """A command, without waiting for its answer."""
        assert self._socket is not None
        id = id or f"{secrets.token_hex(4)}-{next(self._ids)}"
        self._answers[id] = asyncio.get_running_loop().create_future()
        await self._socket.send(json.dumps({"type": type, "id": id, **fields}))
        return id

    async def answer(self, id: str, seconds: float = 20) -> Any:
        async with asyncio.timeout(seconds):
            got = await self._answers[id]
        if isinstance(got, protocol.Refused):
            raise Refused(got)
        return got

    async def do(self, type: str, id: str = "", **fields: Any) -> Any:
        """A command and its answer; raises `Refused`."""
        return await self.answer(await self.send(type, id, **fields))

    async def sit(self, seat: int, name: str) -> None:
        await self.do("sit", seat=seat, name=name, nonce=NONCE)
        await self.hello(seat)

    async def play(self, move: str, id: str = "") -> Any:
        return await self.do("play", id, seat=self.seat, move=move)

    async def until(self, condition: Any, seconds: float = 20) -> None:
        """Waits until the client knows of something."""
        async with asyncio.timeout(seconds), self.changed:
            await self.changed.wait_for(condition)

    async def my_turn(self) -> bool:
        """Waits for this seat's turn; False when the game has ended."""
        await self.until(lambda: (self.seat in self.table["turn"] and self.choices) or self.ended or self.bye)
        return not self.ended

    @property
    def ended(self) -> bool:
        return self.table.get("phase") in ("over", "closed")

    @property
    def view(self) -> dict[str, Any]:
        return dict(self.table["view"])

    async def _read(self) -> None:
        assert self._socket is not None
        try:
            with suppress(ConnectionClosed):
                async for frame in self._socket:
                    assert isinstance(frame, str)
                    self.frames.append(frame)
                    for message in _frame.decode(frame):
                        self._take(message)
                    async with self.changed:
                        self.changed.notify_all()
        finally:
            self.alive = False
            for future in self._answers.values():
                if not future.done():
                    future.set_exception(ConnectionError("the line is dead"))
                    future.exception()  # nobody may be waiting for it
            async with self.changed:
                self.changed.notify_all()

    def _take(self, message: protocol.AnyMessage) -> None:
        match message:
            case protocol.Table():
                self.table = {field: getattr(message, field) for field in message.__struct_fields__}
                self.choices = []
            case protocol.Update():
                self._update(message)
            case protocol.Choices():
                self.choices = [choice.move for choice in message.choices]
                self.effects = {choice.move: choice for choice in message.choices}
            case protocol.Here():
                self.here = message.seats
            case protocol.Yours():
                self.table["yours"], self.table["host"] = message.seats, message.host
            case protocol.Done() | protocol.Refused() | protocol.Past() | protocol.Pong():
                if (future := self._answers.get(message.id)) is not None and not future.done():
                    future.set_result(message)
            case protocol.Shown():
                self.shown.append(message)
            case protocol.Bye():
                self.bye = message

    def _update(self, update: protocol.Update) -> None:
        assert update.n == self.table["n"] + 1, f"update {update.n} came after {self.table['n']}"
        self.story += update.story
        for name in update.__struct_fields__:
            value = getattr(update, name)
            if name == "set":
                apply(self.table["view"] or {}, value)
            elif name != "story" and value is not msgspec.UNSET:
                self.table[name] = value
