"""A batch on a graphics card: that it plays the same games as the cores, and how fast. `python -m bench.card` (needs a card).

Equality first: whole games at random, the same seeds, all final points and wins added up and every row's observation at the end
compared. Then decisions per second: whole games with nobody looking on, and with observations and masks written out at every
decision. The median of several launches, the first one (which compiles) left out.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numba import cuda

from parawan import lab
from parawan.games import names

SEATS = 4
GAMES, ROWS = 4, 25_600  # of the comparison: 102,400 games
GAMES_EACH = 512  # games for each of the card's processors: with more, duck's records no longer fit their caches
SHOWN = 1 << 19  # games with observations
LAUNCHES = 5


def same_games(game: str) -> int:
    """Plays on the cores and on the card; returns how many games were compared."""
    played = []
    for device in ("cpu", "cuda"):
        looked_at = lab.Batch(game, SEATS, ROWS, seed=11, device=device)
        blind = lab.Batch(game, SEATS, ROWS, seed=12, device=device, observe=False, mask=False)
        totals = looked_at.play_games(GAMES), blind.play_games(GAMES)
        arrays = [getattr(looked_at, name) for name in ("seat", "counts", "observations", "legal", "scores")]
        arrays += [blind.scores, blind.seat, blind.counts]
        played.append((totals, [array if device == "cpu" else array.copy_to_host() for array in arrays]))
    (totals, arrays), (other_totals, other_arrays) = played
    for ours, theirs in zip(totals, other_totals, strict=True):
        assert (ours.games, ours.decisions) == (theirs.games, theirs.decisions), game
        assert np.array_equal(ours.points, theirs.points), game
        assert np.allclose(ours.wins, theirs.wins), game
    for mine, other in zip(arrays, other_arrays, strict=True):
        assert np.array_equal(mine, other), game
    return sum(found.games for found in totals)


def rate(play: Callable[[], lab.Totals]) -> float:
    """Decisions per second."""
    found = []
    for _ in range(LAUNCHES + 1):
        begun = time.perf_counter()
        decisions = play().decisions
        found.append(decisions / (time.perf_counter() - begun))
    return statistics.median(found[1:])


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.card", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--page", type=Path, help="write the table into this file, between its marks")
    given = parser.parse_args()
    device = cuda.get_current_device()
    card = device.name.decode() if isinstance(device.name, bytes) else device.name
    size = GAMES_EACH * device.MULTIPROCESSOR_COUNT
    lines = [
        f"One {card}, {SEATS} seats, {size:,} games side by side ({SHOWN:,} with observations), million decisions a second:",
        "",
        "| | random play, whole games | with observations and masks written out | games compared with the cores |",
        "|---|--:|--:|--:|",
    ]
    for game in names():
        blind = lab.Batch(game, SEATS, size, device="cuda", observe=False, mask=False)
        fast = rate(lambda blind=blind: blind.play_games(8))
        seen = lab.Batch(game, SEATS, SHOWN, device="cuda")
        shown = rate(lambda seen=seen: seen.play(50))
        lines.append(f"| {game} | {fast / 1e6:,.0f} | {shown / 1e6:,.0f} | {same_games(game):,}, all equal |")
        print(lines[-1], flush=True)
    print("\n".join(lines))
    if given.page:
        before, _, rest = given.page.read_text("utf-8").partition("<!-- measured -->")
        after = rest.partition("<!-- end -->")[2]
        given.page.write_text("\n".join([before + "<!-- measured -->", "", *lines, "", "<!-- end -->" + after]), "utf-8")


if __name__ == "__main__":
    main()
