"""Gets a game's native code ready. The very first time it is compiled, which takes long, so a process of its own does that."""

from __future__ import annotations

import asyncio
import sys

import numpy as np

from parawan.bots import program as thinking
from parawan.bots.characters import NAMES, make
from parawan.bots.seat import Budget
from parawan.engine import program
from parawan.engine.preview import choices
from parawan.engine.table import Table
from parawan.games import load

STAMP = "server"  # in the folder of a build: all that the server calls is in it
LITTLE = Budget(iterations=1)


async def prepare(game: str) -> None:
    """Returns when the game can be played without holding anybody up."""
    folders = [folder for folder in (program.kept_in(game), thinking.kept_in(game)) if folder is not None]
    if not all((folder / STAMP).exists() for folder in folders):
        compiling = await asyncio.create_subprocess_exec(sys.executable, "-m", "parawan.server.prepare", game)
        if await compiling.wait() == 0:
            for folder in folders:
                (folder / STAMP).touch()
    await asyncio.to_thread(call_everything, game)


def call_everything(game: str) -> None:
    """Calls all native code that the server uses of a game."""
    table = Table(game, load(game).seats[0], seed=0)
    seen = np.zeros(table.seats + 1, table.game.record.dtype)
    table.seen(seen)
    seat = table.to_act[0]
    moves = list(table.moves(seat))
    choices(table.game, seen[seat : seat + 1], moves)
    for bot in NAMES:
        table.play(make(bot, 0).choose(table.view(seat), moves, LITTLE).move, seat)
        seat = table.to_act[0]
        moves = list(table.moves(seat))
    assert table.scores is not None
    assert table.winners is not None


if __name__ == "__main__":
    for name in sys.argv[1:]:
        call_everything(name)
