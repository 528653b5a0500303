"""Reviews of finished games: worked out one by one in a process of low priority, so that no table is slowed, and kept."""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress

from parawan.server.decide import Refused

PROGRAM = (sys.executable, "-m", "parawan.bots.review")
MOST_KEPT = 50  # reviews, finished or under way
MOST_WAITING = 8  # that are not finished


class Job:
    """One review: the lines that are there, and those who follow it."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []
        self.over = False
        self._more = asyncio.Condition()

    async def add(self, line: bytes) -> None:
        """Another line; an empty one ends the review."""
        async with self._more:
            if line:
                self.lines.append(line)
            else:
                self.over = True
            self._more.notify_all()

    async def follow(self) -> AsyncIterator[bytes]:
        """All lines, the first ones at once and the others as they come."""
        told = 0
        while True:
            async with self._more:
                while len(self.lines) == told and not self.over:
                    await self._more.wait()
                fresh = self.lines[told:]
            if not fresh:
                return
            told += len(fresh)
            yield b"".join(fresh)


class Reviews:
    """The reviews of this process."""

    def __init__(self) -> None:
        self._jobs: OrderedDict[tuple[str, int], Job] = OrderedDict()
        self._one = asyncio.Lock()

    def find(self, table: str, seat: int) -> Job | None:
        """A review that is there, or on its way."""
        job = self._jobs.get((table, seat))
        if job is not None:
            self._jobs.move_to_end((table, seat))
        return job

    def begin(self, table: str, seat: int) -> Job:
        """A new review; refused where too many wait already."""
        if sum(not job.over for job in self._jobs.values()) >= MOST_WAITING:
            raise Refused("server-reviews-full")
        while len(self._jobs) >= MOST_KEPT:
            del self._jobs[next(key for key, job in self._jobs.items() if job.over)]
        job = self._jobs[table, seat] = Job()
        return job

    async def work(self, table: str, seat: int, job: Job, record: Callable[[], Awaitable[str]]) -> None:
        """Works the review out. One that fails is forgotten, so that it can be asked for again."""
        done = False
        try:
            async with self._one:
                done = await self._run(seat, job, await record())
        finally:
            if not done:
                self._jobs.pop((table, seat), None)
            await job.add(b"")

    async def _run(self, seat: int, job: Job, record: str) -> bool:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*PROGRAM, str(seat), stdin=pipe, stdout=pipe, limit=1 << 22)
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(record.encode())
            process.stdin.close()
            async for line in process.stdout:
                await job.add(line)
            return await process.wait() == 0
        finally:
            with suppress(ProcessLookupError):
                process.kill()
