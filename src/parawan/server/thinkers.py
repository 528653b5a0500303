"""Threads that bots think in. Who finds all of them busy waits for a turn, and holds nothing meanwhile that others wait for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

Result = TypeVar("Result")


class Thinkers:
    """So many at once: `async with` waits for a turn, `think` uses it."""

    def __init__(self, threads: int) -> None:
        self._turns = asyncio.Semaphore(threads)
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def __aenter__(self) -> None:
        await self._turns.acquire()

    async def __aexit__(self, *_error: object) -> None:
        self._turns.release()

    async def think(self, work: Callable[..., Result], *given: Any) -> Result:
        """What comes of this work, done off the loop."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work, *given)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
