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
    """Seconds in a fresh Python: the first time, when rules are compiled, and later, when they are loaded. None: the import.

    The time a bare Python takes is left out.
    """

    game: str | None
    first: float
    later: float


def waits(repeats: int) -> list[Wait]:
    with tempfile.TemporaryDirectory() as folder:
        bare = _usual_seconds("pass", folder, repeats)
        imported = _usual_seconds("import parawan", folder, repeats) - bare
        found = [Wait(None, imported, imported)]
        for game in games.names():
            table = f"import parawan; t = parawan.Table({game!r}, 4, seed=1)"
            script = f"{table}; s = t.to_act[0]; t.play(t.moves(s)[0], s); t.view(0)"
            first = _seconds(script, folder) - bare
            found.append(Wait(game, first, _usual_seconds(script, folder, repeats) - bare))
    return found


def _usual_seconds(script: str, cache: str, repeats: int) -> float:
    return statistics.median(_seconds(script, cache) for _ in range(repeats))


def _seconds(script: str, cache: str) -> float:
    """How long a fresh Python takes for a script."""
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", script], env={**os.environ, "PARAWAN_CACHE": cache}, check=True)
    return time.perf_counter() - begun
