"""Gets native code ready. The very first time it is compiled, which takes long, so a process of its own does that.

A game's tables come first, for people wait for them; then the bots that look at each move once, the usual one among them;
what the others think with takes longest.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import numpy as np

from parawan.bots import program as thinking
from parawan.bots.characters import LOOK_ONCE, NAMES, make
from parawan.bots.review.split import Chain
from parawan.bots.review.weigh import Trial
from parawan.bots.seat import Budget
from parawan.engine import program
from parawan.engine.preview import choices
from parawan.engine.table import Table
from parawan.games import load, names

STAMP = "server"  # in the folder of a build: all that the server calls is in it
TABLE, RATERS, BOTS = "table", "raters", "bots"  # what a game's tables need, what the bots that look once, and what all bots
LITTLE = Budget(iterations=1)


async def prepare(game: str, build: str) -> None:
    """Returns when the game's tables, or its bots, do not hold anybody up."""
    folder = KEPT_IN[build](game)
    if folder is not None and not (folder / STAMP).exists():
        compiling = await asyncio.create_subprocess_exec(sys.executable, "-m", "parawan.server.prepare", game, build)
        if await compiling.wait() == 0:
            (folder / STAMP).touch()
    await asyncio.to_thread(CALL[build], game)


def call_table(game: str) -> None:
    """Calls all native code that tables of a game use."""
    table = Table(game, load(game).seats[0], seed=0)
    seen = np.zeros(table.seats + 1, table.game.record.dtype)
    table.seen(seen)
    seat = table.to_act[0]
    moves = list(table.moves(seat))
    choices(table.game, seen[seat : seat + 1], moves)
    while not table.over:
        seat = table.to_act[0]
        table.play(table.moves(seat)[0], seat)
    assert table.scores is not None
    assert table.winners
    assert table.view(seat)
    assert table.record()


def call_raters(game: str) -> None:
    """Lets every bot that looks once choose once."""
    let_choose(LOOK_ONCE, game)


def call_bots(game: str) -> None:
    """Lets every bot choose once, and all that a review calls be called."""
    table, seat = let_choose(NAMES, game)
    Trial(table.view(seat), list(table.moves(seat)))
    Chain(table, dealers=1)


def let_choose(bots: Sequence[str], game: str) -> tuple[Table, int]:
    """Lets each of these bots choose once; gives the table they looked at, and the seat."""
    table = Table(game, load(game).seats[0], seed=0)
    seat = table.to_act[0]
    for name in bots:
        make(name, 0).choose(table.view(seat), table.moves(seat), LITTLE)
    return table, seat


KEPT_IN: dict[str, Callable[[str], Path | None]] = {
    TABLE: program.kept_in,
    RATERS: thinking.kept_in,
    BOTS: partial(thinking.kept_in, as_learned=True),
}
CALL: dict[str, Callable[[str], None]] = {TABLE: call_table, RATERS: call_raters, BOTS: call_bots}


async def prepare_all() -> None:
    """Every build of every game, as many at once as there are cores."""
    free = asyncio.Semaphore(os.cpu_count() or 1)

    async def in_turn(game: str, build: str) -> None:
        async with free:
            print(f"Getting {game} ready ({build}) …", flush=True)
            await prepare(game, build)

    await asyncio.gather(*(in_turn(game, build) for build in KEPT_IN for game in names()))


if __name__ == "__main__":
    match sys.argv[1:]:
        case [game, build]:
            CALL[build](game)
        case _:
            asyncio.run(prepare_all())
