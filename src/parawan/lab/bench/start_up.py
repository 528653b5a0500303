"""What a user waits for: the import, and each game's first table, right after installing and later."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass

from parawan import games


@dataclass(frozen=True)
class Wait:
    """Seconds in a fresh Python: the first time, when rules are compiled, and later, when they are loaded. None: the import."""

    game: str | None
    first: float
    later: float


def waits(repeats: int) -> list[Wait]:
    with tempfile.TemporaryDirectory() as folder:
        best = min(_seconds("import parawan", folder) for _ in range(repeats))
        found = [Wait(None, best, best)]
        for game in games.names():
            table = f"import parawan; t = parawan.Table({game!r}, 4, seed=1)"
            script = f"{table}; s = t.to_act[0]; t.play(t.moves(s)[0], s); t.view(0)"
            first = _seconds(script, folder)
            found.append(Wait(game, first, statistics.median(_seconds(script, folder) for _ in range(repeats))))
    return found


def _seconds(script: str, cache: str) -> float:
    """How long a fresh Python takes for a script, less the time a bare Python takes."""
    environment = {**os.environ, "PARAWAN_CACHE": cache}
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", script], env=environment, check=True)
    whole = time.perf_counter() - begun
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", "pass"], env=environment, check=True)
    return whole - (time.perf_counter() - begun)
