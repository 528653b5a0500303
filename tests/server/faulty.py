"""A bad network: a TCP proxy that delays, chops up, cuts and silences what goes through it."""

from __future__ import annotations

import asyncio
import random
from asyncio import StreamReader, StreamWriter
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import pairwise

KINDS = (
    "abort",  # both ends hear that the line is dead
    "close",  # both ends hear a polite end, in the middle of a frame
    "client hears nothing",  # nothing is closed, and what the client says still arrives
    "server hears nothing",
    "nobody hears anything",
)


class Faulty:
    """Every connection gets a fault after some bytes, until there have been `faults` of each kind. Then the network is good."""

    def __init__(self, port: int, faults: int, seed: int = 0) -> None:
        self._port = port
        self._chooser = random.Random(seed)
        self._left = Counter(dict.fromkeys(KINDS, faults))
        self._tasks: set[asyncio.Task[None]] = set()
        self.struck: Counter[str] = Counter()
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
        except OSError:
            pass  # there is no server now
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


class _Connection:
    """Both directions of one line."""

    def __init__(self, network: Faulty, near: tuple[StreamReader, StreamWriter], far: tuple[StreamReader, StreamWriter]) -> None:
        self._network = network
        self._near = near
        self._far = far
        self._kind, self._left = network.next_fault()
        self._struck = False

    async def run(self) -> None:
        """Until both directions have ended."""
        up = self._pump(self._near[0], self._far[1], harmless="client hears nothing")
        down = self._pump(self._far[0], self._near[1], harmless="server hears nothing")
        await asyncio.gather(up, down)

    async def _pump(self, source: StreamReader, sink: StreamWriter, harmless: str) -> None:
        """One direction, to which one kind of fault does nothing."""
        with suppress(OSError):
            while data := await source.read(65536):
                for piece in self._network.pieces(data):
                    await asyncio.sleep(self._network.delay())
                    if self._kind == harmless or not self._struck:
                        sink.write(piece if self._kind == harmless else self._before_the_fault(piece))
                        await sink.drain()
                        self._strike_after(len(piece))
            if not self._struck:
                sink.close()

    def _before_the_fault(self, piece: bytes) -> bytes:
        """The bytes that still pass: a fault strikes in the midst of a frame."""
        return piece if len(piece) <= self._left else piece[: int(self._left)]

    def _strike_after(self, passed: int) -> None:
        self._left -= passed
        if self._left < 0 and not self._struck:
            self._struck = True
            self._network.strike(self._kind)
            for _, writer in (self._near, self._far):
                if self._kind == "abort":
                    writer.transport.abort()
                elif self._kind == "close":
                    writer.close()
