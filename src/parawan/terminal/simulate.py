"""`parawan simulate`: many games of random play, fast."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import numpy as np

from parawan.engine.program import program
from parawan.engine.table import Table
from parawan.engine.voice import Voice
from parawan.kernel.chance import generator
from parawan.kernel.deal import dealer


def simulate(table: Table, games: int, say: Voice) -> None:
    """Plays so many games like this table and prints throughput and scores by seat."""
    run = program(table.game.name)
    state, deals = table.template(), dealer(table.seed or bytes(32))
    moves = np.zeros(table.game.rules.MOST_LEGAL, np.int16)
    rng = generator(int.from_bytes(table.seed or b"", "big"))
    totals, wins = np.zeros(table.seats, np.int64), np.zeros(table.seats)
    run.simulate(state, deals, moves, rng, 0, totals, wins)  # compiled or loaded before the clock starts
    decisions, played, seconds = 0, 0, 0.0
    while played < games:
        part = min(games - played, max(1, games // 50))
        begun = time.perf_counter()
        decisions += run.simulate(state, deals, moves, rng, part, totals, wins)
        seconds += time.perf_counter() - begun
        played += part
        progress(played, games)
    print(say("cli-simulated", games=games, decisions=decisions, seconds=round(seconds, 2)))
    print(say("cli-throughput", decisions=round(decisions / seconds), games=round(games / seconds)))
    heads = [say("cli-seat"), say("cli-mean-score"), say("cli-wins")]
    wide = [max(8, len(head)) for head in heads]
    print("\n" + "  ".join(f"{head:>{width}}" for head, width in zip(heads, wide, strict=True)))
    for seat in range(table.seats):
        cells = [say.number(seat + 1), say.number(totals[seat] / games, 2), say.number(100 * wins[seat] / games, 1) + " %"]
        print("  ".join(f"{cell:>{width}}" for cell, width in zip(cells, wide, strict=True)))


def progress(done: int, all_: int) -> None:
    """A bar on the error stream, where somebody watches."""
    if sys.stderr.isatty():
        filled = 40 * done // all_
        end = "\n" if done == all_ else ""
        print(f"\r{'█' * filled}{'░' * (40 - filled)} {100 * done // all_:3}%", end=end, file=sys.stderr, flush=True)


@contextmanager
def unfinished_bar() -> Iterator[Callable[[int, int], None]]:
    """`progress` of what may end before all is done: then the line ends with it, too."""
    is_open = False

    def step(done: int, all_: int) -> None:
        nonlocal is_open
        is_open = done < all_
        progress(done, all_)

    try:
        yield step
    finally:
        if is_open and sys.stderr.isatty():
            print(file=sys.stderr)
