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
    parser.add_argument("--size", type=int, default=1 << 19, help="games side by side (default 524,288)")
    parser.add_argument("--page", type=Path, help="write the table into this file, between its marks")
    given = parser.parse_args()
    card = cuda.get_current_device().name
    card = card.decode() if isinstance(card, bytes) else card
    lines = [
        f"One {card}, {SEATS} seats, {given.size:,} games side by side, million decisions a second:",
        "",
        "| | random play, whole games | with observations and masks written out | games compared with the cores |",
        "|---|--:|--:|--:|",
    ]
    for game in names():
        blind = lab.Batch(game, SEATS, given.size, device="cuda", observe=False, mask=False)
        fast = rate(lambda blind=blind: blind.play_games(4))
        seen = lab.Batch(game, SEATS, given.size // 4, device="cuda")
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
