"""People at tables that the house set up: they connect, wait for the bots, and play to the end."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

from parawan.engine.moves import Move
from parawan.server import journal, protocol
from parawan.server.house import House
from parawan.server.identity import hashed
from parawan.server.line import Line

Choose = Callable[[Sequence[Move]], Move]


def first(moves: Sequence[Move]) -> Move:
    return moves[0]


def by(seed: object) -> Choose:
    """Whoever plays like this plays at random, but always the same."""
    return random.Random(str(seed)).choice


async def settle(house: House) -> None:
    """Until everything that happens by itself has happened."""
    while tasks := house._tasks:
        await asyncio.gather(*tasks)


@asynccontextmanager
async def looking(house: House, table: str, name: str, seat: int | None = 0) -> Any:
    """Somebody is connected, so bots play."""

    async def nowhere(_frame: bytes) -> None:
        pass

    room = await house.room(table)
    line = Line(hashed(name), nowhere)
    await room.greet(line, protocol.Hello("hello", seat))
    try:
        yield room
    finally:
        await room.part(line)


async def play_out(house: House, table: str, name: str, choose: Choose = first, seat: int = 0) -> list[int]:
    """One person among bots plays to the end; returns the scores."""
    async with looking(house, table, name, seat) as room:
        await settle(house)
        while room.state.waiting:
            move = choose(room.state.game.moves(seat)).text
            await room.carry_out(protocol.Play(f"m{room.state.number}", seat, move), hashed(name))
            await settle(house)
        return list(room.state.scores)


async def moves_of(house: House, table: str) -> dict[int, list[int]]:
    """What was played in each seat; of a pick that was changed, the last."""
    played: dict[int, list[int]] = {}
    last = None
    for event in map(journal.read, await house.store.events(table, 0)):
        if isinstance(event, journal.Played):
            if last == event.seat and event.id.startswith("again"):
                played[event.seat].pop()
            played.setdefault(event.seat, []).append(event.move)
            last = event.seat
    return played
