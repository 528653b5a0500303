"""How long a review takes, and whether tables feel it: `make bench-review`.

A finished game of three seats against bots is looked back at over HTTP, on a server that carries other tables at the same time.
Those tables are offered a fixed number of moves a second, first without a review beside them and then with one. The table goes
into docs/review.md.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import tempfile
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path

from bench.load.__main__ import Result, measure
from bench.marked import put
from parawan import games
from tests.server.client import Browser
from tests.server.serving import Serving
from tests.web.beach import play_on

PAGE = Path(__file__).parents[1] / "docs" / "review.md"
BEGIN, END = "<!-- made by bench.review -->", "<!-- end of bench.review -->"
TABLES, RATE, SECONDS = 20, 200, 15.0


@dataclass(frozen=True)
class Reviewed:
    """One review, in seconds from asking for it."""

    choices: int
    first: float  # until the first choice was marked
    all: float  # until the end


async def finished(browser: Browser, game: str, number: int) -> str:
    """A table of three at which one plays at random against two who count, to the end."""
    table = await browser.open_table(game, 3, bots=[None, "okto", "okto"])
    async with browser.at(table) as client:
        await client.sit(0, "Ann")
        await client.do("start")
    await play_on(browser, table, 0, None, (game, number))
    return table


def review(browser: Browser, table: str) -> Reviewed:
    """Follows a review to its end."""
    request = urllib.request.Request(
        f"{browser.url}/api/tables/{table}/review/0", headers={"cookie": f"parawan={browser.cookie}"}
    )
    begun, marked, ended = time.perf_counter(), [], 0.0
    with urllib.request.urlopen(request, timeout=300) as answer:
        for line in answer:
            kind = json.loads(line)["type"]
            if kind == "choice":
                marked.append(time.perf_counter() - begun)
            elif kind == "end":
                ended = time.perf_counter() - begun
    if not ended:
        raise SystemExit("a review did not come to its end")
    return Reviewed(len(marked), marked[0], ended)


async def measure_game(url: str, game: str, repeats: int) -> tuple[list[Reviewed], Reviewed, Result, Result]:
    """Reviews alone, one beside busy tables, and those tables without and with a review beside them."""
    browser = await asyncio.to_thread(Browser, url)
    tables = [await finished(browser, game, number) for number in range(repeats + 1)]
    alone = [await asyncio.to_thread(review, browser, table) for table in tables[:-1]]
    quiet = await measure(url, TABLES, SECONDS, RATE)
    busy, beside = await asyncio.gather(measure(url, TABLES, SECONDS, RATE), later(5.0, browser, tables[-1]))
    return alone, beside, quiet, busy


async def later(seconds: float, browser: Browser, table: str) -> Reviewed:
    """Asked for when the tables are warm."""
    await asyncio.sleep(seconds)
    return await asyncio.to_thread(review, browser, table)


def row(game: str, alone: list[Reviewed], beside: Reviewed, quiet: Result, busy: Result) -> str:
    def middle(what: str) -> float:
        return statistics.median(getattr(one, what) for one in alone)

    cells = [game, f"{middle('choices'):.0f}", f"{middle('first'):.1f} s", f"{middle('all'):.1f} s"]
    cells += [f"{beside.first:.1f} s", f"{beside.all:.1f} s"]
    cells += [f"{tables.p50:.1f} / {tables.p99:.1f} ms" for tables in (quiet, busy)]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--repeats", type=int, default=3, metavar="N", help="reviews alone, of which the middle one counts (default 3)"
    )
    repeats = parser.parse_args().repeats
    rows = ["| game | choices | first mark | all | first, beside tables | all, beside tables | a move | a move beside a review |"]
    rows += ["|---|--:|--:|--:|--:|--:|--:|--:|"]
    print("\n".join(rows), flush=True)
    for game in games.names():
        with tempfile.TemporaryDirectory() as folder, Serving(Path(folder) / "tables.sqlite") as server:
            rows.append(row(game, *asyncio.run(measure_game(server.url, game, repeats))))
        print(rows[-1], flush=True)
    put(PAGE, BEGIN, "\n".join(rows), END)


if __name__ == "__main__":
    main()
