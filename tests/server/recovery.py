"""Kills a server in the midst of play, again and again, and counts what was lost."""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field

from tests.server.players import Company, Counts
from tests.server.serving import Serving


@dataclass
class Figures:
    """What came of killing a server again and again."""

    counts: Counts = field(default_factory=lambda: Counts(0, 0, 0))
    answering: list[float] = field(default_factory=list)  # seconds from the start until the server answers
    converged: list[float] = field(default_factory=list)  # and until everybody is back and sees what is stored

    @property
    def kills(self) -> int:
        return len(self.converged)

    def lines(self) -> list[str]:
        """As a table to read."""
        shown = [f"{name:<42}{count:>8}" for name, count in (("kills", self.kills), *vars(self.counts).items())]
        for name, seconds in (("answers", self.answering), ("everybody sees what is stored", self.converged)):
            middle, most = statistics.median(seconds), max(seconds)
            shown.append(f"{'s from start: ' + name:<42}{middle:>8.2f} median {most:>8.2f} most")
        return shown


async def start(lives: ExitStack, database: str, port: int = 0) -> Serving:
    """A server that ends with `lives`, also when whoever started it was interrupted."""
    starting = asyncio.create_task(asyncio.to_thread(Serving, database, port=port))
    try:
        await asyncio.shield(starting)
    finally:
        server = lives.enter_context(await starting)
    return server


async def kill_again_and_again(
    database: str, times: int, tables: Sequence[tuple[str, int, int]], killed: Callable[[Figures], None] = lambda figures: None
) -> Figures:
    """Kills a server in the midst of play and starts it again. `tables` are games with seats and bots; `killed` hears of it."""
    company, figures = Company(), Figures()
    with ExitStack() as lives:
        server = await start(lives, database)
        for table in tables:
            await company.sit_down([server.url], *table)
        async with company.playing():
            for _ in range(times):
                await company.moved_on()
                await asyncio.sleep(random.uniform(0, 0.3))
                server.kill()
                company.going = False
                begun = time.perf_counter()
                server = await start(lives, database, server.port)
                figures.answering.append(time.perf_counter() - begun)
                await company.converged(database)
                figures.converged.append(time.perf_counter() - begun)
                figures.counts = await company.count(database)
                killed(figures)
                await company.go_on()
            await company.moved_on()
    return figures
