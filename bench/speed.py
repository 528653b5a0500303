"""How fast random play is, against OpenSpiel in the same run: `make bench`.

Decisions per second on one core, whole games with set-up and deals. Each pair is measured in turns, several times, and the
ratio given is that of the medians: machines are noisy, ratios less so.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from parawan import Table
from parawan.engine.program import program
from parawan.kernel.chance import generator
from parawan.kernel.deal import dealer

Measure = Callable[[], float]  # runs for a while and returns decisions per second

# ours (game, seats), the peer's game, how many times faster ours shall be
PAIRS = (
    ("tide", 4, "goofspiel(num_cards=12,players=4,imp_info=True)", 5),
    ("duck", 4, "crazy_eights(players=4)", 3),
    ("maui", 4, "hearts", 2),
)
TABLE_PAIRS = (("tide", 4, "hearts", 2), ("duck", 4, "hearts", 2), ("maui", 4, "hearts", 2))


def native(game: str, seats: int, games: int) -> Measure:
    """Our random play inside native code."""
    table = Table(game, seats, seed=1)
    run = program(game).simulate
    state, deals = table.template(), dealer(bytes(32))
    moves, rng = np.zeros(table.game.rules.MOST_LEGAL, np.int16), generator(1)
    totals, wins = np.zeros(seats, np.int64), np.zeros(seats)
    run(state, deals, moves, rng, 1, totals, wins)

    def measure() -> float:
        begun = time.perf_counter()
        decisions = run(state, deals, moves, rng, games, totals, wins)
        return float(decisions / (time.perf_counter() - begun))

    return measure


def through_table(game: str, seats: int, games: int) -> Measure:
    """Our random play through `Table`, from Python, with its legality checks."""
    Table(game, seats, seed=1)

    def measure() -> float:
        choose = random.Random(1).choice
        decisions = 0
        begun = time.perf_counter()
        for seed in range(games):
            table = Table(game, seats, seed=seed)
            while not table.over:
                seat = table.to_act[0]
                table.play(choose(table.moves(seat)), seat)
                decisions += 1
        return decisions / (time.perf_counter() - begun)

    return measure


def peer_native(name: str, games: int) -> Measure:
    """OpenSpiel's random bots inside its own C++ loop. Chance nodes are played, but are not decisions."""
    game = pyspiel.load_game(name)
    per_game = statistics.mean(_decisions(game, seed) for seed in range(50))
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]

    def measure() -> float:
        begun = time.perf_counter()
        for seed in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return games * per_game / (time.perf_counter() - begun)

    return measure


def peer_python(name: str, games: int) -> Measure:
    """OpenSpiel from a Python loop that is right for any game: chance by its stated probabilities."""
    game = pyspiel.load_game(name)

    def measure() -> float:
        begun = time.perf_counter()
        decisions = sum(_decisions(game, seed) for seed in range(games))
        return decisions / (time.perf_counter() - begun)

    return measure


def _decisions(game: Any, seed: int) -> int:
    """Plays one game at random; returns how many choices players made."""
    chooser = random.Random(seed)
    choose = chooser.choice
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chooser.choices(outcomes, weights)[0])
        elif state.is_simultaneous_node():
            actions = [choose(state.legal_actions(player)) for player in range(game.num_players())]
            state.apply_actions(actions)
            decisions += len(actions)
        else:
            state.apply_action(choose(state.legal_actions()))
            decisions += 1
    return decisions


def compare(ours: Measure, theirs: Measure, repeats: int) -> tuple[float, float, list[float]]:
    """Medians of both, and the ratio of each repeat."""
    results = [(ours(), theirs()) for _ in range(repeats)]
    mine, other = zip(*results, strict=True)
    return statistics.median(mine), statistics.median(other), [a / b for a, b in results]


def seconds_of(script: str, cache: str) -> float:
    """How long a fresh Python takes for a script, less the time a bare Python takes."""
    environment = {**os.environ, "PARAWAN_CACHE": cache}
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", script], env=environment, check=True)
    whole = time.perf_counter() - begun
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", "pass"], env=environment, check=True)
    return whole - (time.perf_counter() - begun)


def start_up(repeats: int) -> list[tuple[str, float, float]]:
    """What a user waits for: the import, and each game's first table after install and later."""
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        best = min(seconds_of("import parawan", folder) for _ in range(repeats))
        rows.append(("import parawan", best, best))
        for game, seats, _, _ in PAIRS:
            use = "s = t.to_act[0]; t.play(t.moves(s)[0], s); t.view(0)"
            play = f"import parawan; t = parawan.Table({game!r}, {seats}, seed=1); {use}"
            first = seconds_of(play, folder)
            later = statistics.median(seconds_of(play, folder) for _ in range(repeats))
            rows.append((f"first {game} table", first, later))
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    given = parser.parse_args()
    rows = []
    for game, seats, peer, goal in PAIRS:
        measured = compare(native(game, seats, 40_000), peer_native(peer, 1_500), given.repeats)
        rows.append((f"{game}, native", f"{peer.split('(')[0]}, C++ loop", *measured, goal))
    for game, seats, peer, goal in TABLE_PAIRS:
        measured = compare(through_table(game, seats, 150), peer_python(peer, 150), given.repeats)
        rows.append((f"{game}, Table", f"{peer.split('(')[0]}, Python loop", *measured, goal))
    waits = start_up(given.repeats)
    if given.json:
        print(json.dumps({"pairs": rows, "start_up": waits}))
        return
    print("| ours | decisions/s | OpenSpiel 2.0.2 | decisions/s | ratio (lowest–highest) | goal |")
    print("|---|---:|---|---:|---:|---:|")
    for ours, theirs, mine, other, ratios, goal in rows:
        spread = f"{mine / other:.1f}× ({min(ratios):.1f}–{max(ratios):.1f})"
        print(f"| {ours} | {mine:,.0f} | {theirs} | {other:,.0f} | {spread} | {goal}× |")
    print("\n| start-up | first time | later |\n|---|---:|---:|")
    for what, first, later in waits:
        print(f"| {what} | {first:.2f} s | {later:.2f} s |")


if __name__ == "__main__":
    main()
