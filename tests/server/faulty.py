"""A bad network: a TCP proxy that delays, chops up, cuts, silences and puts out of order what goes through it."""

from __future__ import annotations

import asyncio
import random
import re
from asyncio import StreamReader, StreamWriter
from collections import Counter
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, suppress
from itertools import pairwise

KINDS = (
    "abort",  # both ends hear that the line is dead
    "close",  # both ends hear a polite end, in the middle of a frame
    "client hears nothing",  # nothing is closed, and what the client says still arrives
    "server hears nothing",
    "nobody hears anything",
    "late",  # what the client said reaches the server when the client has long been back on another line
)
HEAD_END = b"\r\n\r\n"


class Faulty:
    """Every connection gets a fault after some bytes, until there have been `faults` of each kind. Then the network is good."""

    def __init__(self, port: int, faults: int, seed: int = 0) -> None:
        self._port = port
        self._chooser = random.Random(seed)
        self._left = Counter(dict.fromkeys(KINDS, faults))
        self._tasks: set[asyncio.Task[None]] = set()
        self._answered: Counter[str] = Counter()  # how often a client was
        self.struck: Counter[str] = Counter()
        self.heard_late = b""  # what the server answered to what came late
        self.url = ""

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Faulty]:
        server = await asyncio.start_server(self._connected, "127.0.0.1")
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        try:
            yield self
        finally:
            server.close()
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _connected(self, reader: StreamReader, writer: StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            far = await asyncio.open_connection("127.0.0.1", self._port)
            try:
                await _Connection(self, (reader, writer), far).run()
            finally:
                far[1].transport.abort()
        except (OSError, EOFError):
            pass  # there is no server now, or no client any more
        finally:
            writer.transport.abort()
            self._tasks.discard(task)

    def next_fault(self) -> tuple[str, float]:
        """A kind of fault and after how many bytes it strikes."""
        if not (left := list(self._left.elements())):
            return "", float("inf")
        kind = self._chooser.choice(left)
        return kind, self._chooser.expovariate(1 / 6000)

    def strike(self, kind: str) -> None:
        self.struck[kind] += 1
        self._left[kind] -= self._left[kind] > 0

    def pieces(self, data: bytes) -> list[bytes]:
        """Chopped up anyhow."""
        if self._chooser.random() < 0.7:
            return [data]
        places = sorted({0, len(data), *self._chooser.choices(range(len(data)), k=3)})
        return [data[start:end] for start, end in pairwise(places)]

    def delay(self) -> float:
        return self._chooser.choice((0.0, 0.0, 0.002, 0.02))

    def answered(self, client: str) -> None:
        self._answered[client] += 1

    async def long_back(self, client: str) -> None:
        """Returns when a client has been told something on another line, once or so often that it has played on."""
        enough = self._answered[client] + self._chooser.choice((1, 5, 25))
        while self._answered[client] < enough:
            await asyncio.sleep(0.01)


class _Connection:
    """Both directions of one line."""

    def __init__(self, network: Faulty, near: tuple[StreamReader, StreamWriter], far: tuple[StreamReader, StreamWriter]) -> None:
        self._network = network
        self._near = near
        self._far = far
        self._kind, self._left = network.next_fault()
        self._struck = False
        self._client = ""
        self._heard = bytearray()  # by the client
        self._late = bytearray()  # what the server is yet to get
        self._told_late = False

    async def run(self) -> None:
        """Until both directions have ended."""
        request = await self._near[0].readuntil(HEAD_END)
        self._client = re.findall(r"(?im)^cookie: (.*)$", request.decode())[0]
        up = self._pump(request, self._near[0], self._far[1], harmless="client hears nothing")
        down = self._pump(b"", self._far[0], self._near[1], harmless="server hears nothing")
        await asyncio.gather(self._then_late(up), down)

    async def _then_late(self, up: Awaitable[None]) -> None:
        """The way up, and when the client is gone what was held back on it."""
        await up
        if self._late:
            await self._network.long_back(self._client)
            self._told_late = True
            self._far[1].write(self._late)
            self._network.strike("late")
            await asyncio.sleep(0.5)  # what the server answers reaches nobody
            self._far[1].close()

    async def _pump(self, data: bytes, source: StreamReader, sink: StreamWriter, harmless: str) -> None:
        """One direction, to which one kind of fault does nothing. Some data may have been read before."""
        upward = sink is self._far[1]
        with suppress(OSError):
            while data := data or await source.read(65536):
                for piece in self._network.pieces(data):
                    await asyncio.sleep(self._network.delay())
                    passes = piece if self._kind == harmless else self._before_the_fault(piece, upward)
                    if passes:
                        sink.write(passes)
                        await sink.drain()
                    self._note(passes, piece[len(passes) :], upward)
                    self._strike_after(len(piece))
                data = b""
            if not self._struck:
                sink.close()

    def _before_the_fault(self, piece: bytes, upward: bool) -> bytes:
        """The bytes that still pass: a fault strikes in the midst of a frame. What is to be late goes upward."""
        if self._struck:
            return b""
        return piece if self._kind == "late" and not upward else piece[: int(max(0, min(self._left, len(piece))))]

    def _note(self, passed: bytes, stopped: bytes, upward: bool) -> None:
        """What has become of a piece."""
        if not upward:
            self._heard += passed
            if HEAD_END in self._heard and not self._heard.endswith(HEAD_END):  # more than that the line stands
                self._network.answered(self._client)
            if self._told_late:
                self._network.heard_late += stopped
        elif self._kind == "late":
            self._late += stopped

    def _strike_after(self, passed: int) -> None:
        self._left -= passed
        if self._left < 0 and not self._struck and (self._kind != "late" or self._late):
            self._struck = True
            if self._kind != "late":  # which counts when it is
                self._network.strike(self._kind)
            for _, writer in (self._near, self._far):
                if self._kind == "abort":
                    writer.transport.abort()
                elif self._kind == "close":
                    writer.close()
