"""Commands of a table take turns; what comes of those that came at once is told at once."""

from __future__ import annotations

import asyncio
from types import TracebackType

from parawan.server.line import Line

MOST_TOGETHER = 8  # commands; then the lines send, however many more wait
LONGEST = 0.5  # seconds they keep anything: the store may be stuck


class Turns:
    """A lock. While somebody waits for it the lines keep what they have to send: seats that pick at once cost one frame each."""

    def __init__(self, lines: set[Line]) -> None:
        self._lines = lines
        self._lock = asyncio.Lock()
        self._waiting = 0
        self._together = 0  # commands since the lines have sent
        self._timed = False

    def locked(self) -> bool:
        return self._lock.locked()

    async def __aenter__(self) -> None:
        if self._lock.locked():
            self._keep()
        self._waiting += 1
        try:
            await self._lock.acquire()
        except asyncio.CancelledError:
            if self._waiting == 1 and not self._lock.locked():  # it was to be the last one, and the others have gone by
                self._send()
            raise
        finally:
            self._waiting -= 1

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._together += 1
        if not self._waiting or self._together == MOST_TOGETHER or error is not None:
            self._send()
        self._lock.release()

    def _keep(self) -> None:
        for line in self._lines:
            line.keep()
        if not self._timed:
            self._timed = True
            asyncio.get_running_loop().call_later(LONGEST, self._time_is_up)

    def _time_is_up(self) -> None:
        self._timed = False
        self._send()

    def _send(self) -> None:
        self._together = 0
        for line in self._lines:
            line.send_kept()
