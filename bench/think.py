"""Whether bots keep to their time, and how fast they think: `make bench-bots`.

Each bot chooses in positions from the whole course of games. It may be over its time by a tenth of it or by 50 ms.
Iterations per second are on one thread and count everything: the view read, worlds imagined, the tree, playouts. The peer is
OpenSpiel's ISMCTS in C++ at hearts, its one card game of like size that it works for, with one random playout an iteration.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Iterator

import pyspiel

from parawan import Table, games
from parawan.bots.characters import NAMES, make
from parawan.bots.seat import Budget

TIMES = (0.01, 0.1, 0.8)  # seconds a move


def positions(game: str, count: int) -> Iterator[tuple[Table, int]]:
    """Tables in the midst of random play, and a seat to move."""
    seats = games.load(game).seats[-1]
    chooser = random.Random(1)
    table, seed = Table(game, seats, seed=0), 0
    while count:
        for _ in range(chooser.randrange(5, 40)):
            if table.over:
                seed += 1
                table = Table(game, seats, seed=seed)
            seat = table.to_act[0]
            table.play(chooser.choice(table.moves(seat)), seat)
        if not table.over and len(table.moves(table.to_act[0])) > 1:
            count -= 1
            yield table, table.to_act[0]


def think(game: str, name: str, seconds: float, count: int) -> tuple[list[float], list[float]]:
    """Seconds each choice took, and iterations per second."""
    bot = make(name, 1)
    took, speeds = [], []
    for table, seat in positions(game, count):
        view, moves = table.view(seat), list(table.moves(seat))
        begun = time.perf_counter()
        thought = bot.choose(view, moves, Budget(seconds=seconds))
        took.append(time.perf_counter() - begun)
        speeds.append(sum(entry.looked for entry in thought.weighed) / took[-1])
    return took, speeds


def warm_up(game: str, name: str) -> None:
    """A first choice, so that nothing is compiled while time is taken."""
    table, seat = next(positions(game, 1))
    make(name, 1).choose(table.view(seat), table.moves(seat), Budget(iterations=1))


def peer(iterations: int = 4000) -> float:
    """Iterations per second of the peer, at its first choice."""
    chooser = random.Random(1)
    game = pyspiel.load_game("hearts")
    final, dealt = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT, game.new_initial_state()
    while dealt.is_chance_node():
        dealt.apply_action(chooser.choice(dealt.legal_actions()))
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, iterations, 1 << 20, final, False, False)
    begun = time.perf_counter()
    bot.step(dealt)
    return iterations / (time.perf_counter() - begun)


def main() -> int:
    """1 where a bot was over its time."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--positions", type=int, default=40, help="positions of each game (default 40)")
    count = parser.parse_args().positions
    print("| game | bot | time | longest | over | iterations/s |\n|---|---|---:|---:|---:|---:|")
    kept = True
    for game in games.names():
        for name in NAMES:
            warm_up(game, name)
            for seconds in TIMES if name == NAMES[-1] else TIMES[:1]:
                took, speeds = think(game, name, seconds, count)
                over = sum(one > seconds + max(0.05, seconds / 10) for one in took)
                kept = kept and over == 0
                speed = f"{statistics.median(speeds):,.0f}"
                print(f"| {game} | {name} | {seconds * 1000:.0f} ms | {max(took) * 1000:.1f} ms | {over} of {count} | {speed} |")
        theirs = statistics.median(peer() for _ in range(3))
        print(f"| {game} | OpenSpiel at hearts | | | | {theirs:,.0f} |")
    print("Every bot kept to its time." if kept else "A bot was over its time.")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
