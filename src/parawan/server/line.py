"""One socket as the server sees it: whose eyes it has, and what waits to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from parawan.server import protocol

MOST_WAITING = 256 * 1024  # bytes a slow reader may fall behind; then it has to come back

encode = msgspec.json.Encoder().encode


class Line:
    """A connected client. Messages are put without waiting; those that wait go out together in one frame."""

    def __init__(self, identity: str, send: Callable[[bytes], Awaitable[None]]) -> None:
        self.identity = identity
        self.viewer: int | None = None  # place among a table's viewers; none before `hello`
        self.secret = ""  # of the link it came with
        self.follows = ""  # the show of a replay it is led through
        self.closing: protocol.Bye | None = None
        self._send = send
        self._waiting: list[bytes] = []
        self._bytes = 0
        self._keeps = False  # more is coming at once
        self._idle: asyncio.Future[None] | None = None  # while nothing waits; an Event would cost twice as much a frame

    def put(self, message: protocol.AnyMessage) -> None:
        self.put_encoded(encode(message))

    def put_encoded(self, message: bytes) -> None:
        """For a message that goes to several lines."""
        if self.closing is not None:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        if not self._keeps:
            self._wake()
        if self._bytes > MOST_WAITING:
            self._waiting.clear()  # a snapshot will make up for them
            self.close("server-slow", again=1.0)

    def keep(self) -> None:
        """What is put from now on waits for `send_kept`, to go out together."""
        self._keeps = True

    def send_kept(self) -> None:
        self._keeps = False
        if self._waiting:
            self._wake()

    def close(self, why: str, again: float | None = None) -> None:
        """Says why, then closes."""
        if self.closing is None:
            bye = protocol.Bye((why, {}), again)
            self._waiting.append(encode(bye))
            self._wake()
            self.closing = bye

    def _wake(self) -> None:
        if self._idle is not None:
            if not self._idle.done():
                self._idle.set_result(None)
            self._idle = None

    async def write(self) -> None:
        """Sends what waits until the line is to be closed."""
        loop = asyncio.get_running_loop()
        while True:
            if not self._waiting:
                self._idle = loop.create_future()
                await self._idle
            frame = b"[" + b",".join(self._waiting) + b"]"
            self._waiting.clear()
            self._bytes = 0
            await self._send(frame)
            if self.closing is not None and not self._waiting:
                return
