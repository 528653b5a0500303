"""What is left when a server is killed in the midst of play, again and again: `python -m bench.kill --times 50`.

Prints how many acknowledged moves were lost or doubled and how long it takes until everybody is back and sees what is stored. The
exit status is 1 where a move was lost or doubled, or somebody was not back in time.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.databases import postgresql
from tests.server.recovery import Figures, kill_again_and_again

GOAL = 3.0  # seconds from the start in which everybody is to be back, each time
TABLES = (("tide", 3, 0), ("tide", 5, 2), ("duck", 3, 0), ("maui", 3, 1))  # game, seats, bots


@contextmanager
def database(named: str) -> Iterator[str]:
    """The database to use; the words `sqlite` and `postgresql` stand for one of our own."""
    if named == "postgresql":
        with postgresql() as fresh:
            yield fresh()
    elif named == "sqlite":
        with TemporaryDirectory() as folder:
            yield str(Path(folder) / "tables.sqlite")
    else:
        yield named


def show_progress(figures: Figures, times: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{figures.kills} of {times} kills, {figures.counts.acknowledged} moves", end="", file=sys.stderr, flush=True)


def late_kills(figures: Figures) -> int:
    """After how many kills somebody was not back in time."""
    return sum(seconds > GOAL for seconds in figures.converged)


def verdict(figures: Figures) -> str:
    late = late_kills(figures)
    answer = f"no, late after {late} of {figures.kills} kills" if late else "yes"
    return f"everybody back within {GOAL:g} s: {answer}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Kills a server in the midst of play, again and again.")
    parser.add_argument("--times", type=int, default=50, metavar="N", help="how often (default 50)")
    parser.add_argument("--database", default="sqlite", help="sqlite, postgresql (both our own), a file, or postgresql://…")
    given = parser.parse_args()
    with database(given.database) as named:
        figures = asyncio.run(kill_again_and_again(named, given.times, TABLES, lambda so_far: show_progress(so_far, given.times)))
    print(file=sys.stderr)
    print("\n".join([*figures.lines(), verdict(figures)]))
    return 1 if figures.counts.lost or figures.counts.doubled or late_kills(figures) else 0


if __name__ == "__main__":
    sys.exit(main())
