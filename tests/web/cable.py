"""The cable between a browser and the server: it can be cut, go deaf, and be mended."""

from __future__ import annotations

import asyncio
import threading
from asyncio import StreamReader, StreamWriter
from contextlib import suppress
from types import TracebackType


class Cable:
    """A TCP proxy in a thread of its own."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._writers: set[StreamWriter] = set()
        self._whole = True
        self._deaf = False

    def __enter__(self) -> Cable:
        self._thread.start()
        self._server = asyncio.run_coroutine_threadsafe(asyncio.start_server(self._joined, "127.0.0.1"), self._loop).result()
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.cut()
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _end(self) -> None:
        """Closes when nobody is left: asyncio forgets the socket of somebody who is at the door just then."""
        while others := asyncio.all_tasks() - {asyncio.current_task()}:
            self._abort()
            await asyncio.wait(others, timeout=0.1)
        self._server.close()

    def cut(self) -> None:
        """Every line is dead, and none can be opened."""
        self._whole = False
        self._loop.call_soon_threadsafe(self._abort)

    def go_deaf(self) -> None:
        """What the browser says still arrives, but it hears nothing more on the lines it has."""
        self._deaf = True

    def mend(self) -> None:
        """New lines are good ones. Deaf ones stay deaf."""
        self._whole, self._deaf = True, False

    def _abort(self) -> None:
        for writer in self._writers:
            writer.transport.abort()

    async def _joined(self, reader: StreamReader, writer: StreamWriter) -> None:
        self._writers.add(writer)
        with suppress(OSError):
            if self._whole:
                far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._port)
                self._writers.add(far_writer)
                await asyncio.gather(self._pump(reader, far_writer, down=False), self._pump(far_reader, writer, down=True))
                self._writers.discard(far_writer)
        self._writers.discard(writer)
        writer.transport.abort()

    async def _pump(self, source: StreamReader, sink: StreamWriter, down: bool) -> None:
        deaf = False
        with suppress(OSError):
            while data := await source.read(65536):
                deaf = deaf or (down and self._deaf)
                if not deaf:
                    sink.write(data)
                    await sink.drain()
        sink.close()
