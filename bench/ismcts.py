"""Lumi against OpenSpiel's information-set search on our games, and how fast both search: `make bench-ismcts`.

One Lumi sits with copies of OpenSpiel's ISMCTS, in every seat once on every deal: without its own limit with equal time for a
move, as it is with equal time, of which it takes some milliseconds, and with as many simulations. OpenSpiel's search is the one
in Python, because the one in C++ cannot resample games written in Python; its playouts are random to the end of the game. Speed
is compared with the one in C++, at hearts, where it is at home: choices made inside the search a second, on one thread; Lumi's
own, and those of its tree with the peer's random playouts. The tables go into docs/ladder.md.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from bench.marked import put
from bench.plain_search import plain_thinking
from parawan import Table, games
from parawan.bots.arena.intervals import anytime_width
from parawan.bots.characters import make
from parawan.bots.search import Searcher, grow
from parawan.bots.seat import Budget
from parawan.bots.sight import Room, Sight
from parawan.lab import openspiel
from parawan.lab.openspiel import Position

PAGE = Path(__file__).parents[1] / "docs" / "ladder.md"
BEGIN, END = "<!-- made by bench.ismcts -->", "<!-- end of bench.ismcts -->"
UCT = 2.0  # what its examples use
UNLIMITED = 1 << 30
FEWEST = 20  # deals of a match


@dataclass(frozen=True)
class Match:
    """One Lumi and copies of the peer, each with so much for a move; until it is clear who is better, or for so many seconds."""

    game: str
    seats: int
    budget: Budget
    seconds: float
    limited: bool = False  # Lumi as people meet it, which stops after some looks


class TimeUp(Exception):
    pass


class Peer:
    """OpenSpiel's search, given a view like our own bots."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        self._game = _loaded(game, seats)
        self._chance = np.random.RandomState(seed)

    def choose(self, view: dict[str, Any], legal: list[int], budget: Budget) -> int:
        until = None if budget.seconds is None else time.perf_counter() + budget.seconds
        state = self._state(view)
        rollouts = mcts.RandomRolloutEvaluator(1, self._chance)
        bot = ismcts.ISMCTSBot(self._game, rollouts, UCT, budget.iterations or UNLIMITED, random_state=self._chance)

        def resample(of: Any, player: int) -> Any:
            if until is not None and time.perf_counter() > until:
                raise TimeUp
            return of.resample_from_infostate(player, self._chance.random_sample)

        bot.set_resampler(resample)
        try:
            policy = bot.run_search(state)
        except TimeUp:
            if bot._root_node.total_visits < 1:
                return int(self._chance.choice(legal))
            policy = bot.get_final_policy(state, bot._root_node)
        actions, chances = zip(*policy, strict=True)
        return int(self._chance.choice(actions, p=chances))

    def _state(self, view: dict[str, Any]) -> Any:
        """The view as a state: nothing is asked of it but what its player sees, and to be resampled."""
        state = self._game.new_initial_state()
        of = state.position.setting
        memory = of.start.copy()
        memory["state"] = of.game.record.from_plain({name: value for name, value in view.items() if name != "game"})
        state.position = Position(of, memory, view["viewer"])
        return state


@cache
def _loaded(game: str, seats: int) -> Any:
    return pyspiel.load_game(openspiel.PREFIX + game, {"players": seats})


def share(match: Match, deal: int, place: int) -> float:
    """Lumi's share of the win of one game, in this seat."""
    table = Table(match.game, match.seats, seed=deal)
    lumi = make("lumi", deal) if match.limited else Searcher(deal)
    peer = Peer(match.game, match.seats, deal * match.seats + place)
    while not table.over:
        seat = table.to_act[0]
        moves = table.moves(seat)
        if len(moves) == 1:
            move = moves[0]
        elif seat == place:
            move = lumi.choose(table.view(seat), moves, match.budget).move
        else:
            move = table.move(peer.choose(table.view(seat), moves.numbers, match.budget))
        table.play(move, seat)
    return (place in table.winners) / len(table.winners)


def play(match: Match) -> list[float]:
    """Lumi's mean share of every deal."""
    share(replace(match, budget=Budget(iterations=2)), 0, 0)  # compiles all, and takes no time off the match
    shares: list[float] = []
    begun = time.perf_counter()
    while len(shares) < FEWEST or (time.perf_counter() - begun < match.seconds and not is_clear(match, shares)):
        shares.append(statistics.mean(share(match, len(shares) + 1, place) for place in range(match.seats)))
    return shares


def interval(match: Match, shares: list[float]) -> tuple[float, float]:
    """Lumi's mean share, and how far off it may be; good for who looks at it after every deal and stops when it is clear."""
    # One fair deal more goes into the spread, as in the arena: a few deals that end alike do not make anybody sure.
    return statistics.mean(shares), anytime_width(len(shares)) * statistics.stdev([*shares, 1 / match.seats])


def is_clear(match: Match, shares: list[float]) -> bool:
    mean, reach = interval(match, shares)
    return abs(mean - 1 / match.seats) > reach


def row(match: Match, shares: list[float]) -> str:
    (mean, reach), fair = interval(match, shares), 1 / match.seats
    each = f"{match.budget.seconds * 1000:.0f} ms" if match.budget.seconds else f"{match.budget.iterations} simulations"
    between = f"{100 * max(mean - reach, 0):.0f}–{100 * min(mean + reach, 1):.0f} %"
    lumi = "as it is" if match.limited else "unlimited"
    came_of_it = f"{len(shares)} | {100 * mean:.0f} % | {between} | {100 * fair:.0f} %"
    return f"| {match.game} | {match.seats} | {lumi} | {each} | {came_of_it} |"


def our_speed(game: str, plain: bool, deals: int = 5, seconds: float = 0.15) -> tuple[float, float]:
    """Simulations, and choices made in them, a second, at the first choice of a game; Lumi's own, or in the peer's plain way."""
    passes = decisions = spent = 0.0
    for deal in range(deals):
        table = Table(game, games.load(game).seats[-1], seed=deal)
        seat = table.to_act[0]
        sight = Sight(table.view(seat), table.moves(seat), 1)
        room = Room(sight)
        if plain:
            sight.run = plain_thinking(game)
            room.tasks["until"] = 0
        grow(sight, room, Budget(iterations=1))
        before, begun = int(room.tasks["decisions"][0]), time.perf_counter()
        passes += float(grow(sight, room, Budget(seconds=seconds))[:, 0].sum())
        spent += time.perf_counter() - begun
        decisions += int(room.tasks["decisions"][0]) - before
    return passes / spent, decisions / spent


def peer_speed(simulations: int = 20_000) -> tuple[float, float]:
    """The same of OpenSpiel's search in C++, at hearts."""
    chooser = random.Random(1)
    state = pyspiel.load_game("hearts").new_initial_state()
    while state.is_chance_node():
        state.apply_action(chooser.choice(state.legal_actions()))
    rollouts = []
    for _ in range(50):
        rollout, length = state.clone(), 0
        while not rollout.is_terminal():
            length += not rollout.is_chance_node()
            rollout.apply_action(chooser.choice(rollout.legal_actions()))
        rollouts.append(length)
    final = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), UCT, simulations, -1, final, False, False)
    begun = time.perf_counter()
    bot.step(state)
    speed = simulations / (time.perf_counter() - begun)
    return speed, speed * statistics.mean(rollouts)


def speed_rows(repeats: int) -> list[str]:
    """Medians of repeats in turns, because machines are noisy."""
    ways = [(game, plain) for plain in (True, False) for game in games.names()]
    measured = [(peer_speed(), *(our_speed(*way) for way in ways)) for _ in range(repeats)]
    passes, choices = ([statistics.median(run[i][k] for run in measured) for i in range(len(measured[0]))] for k in (0, 1))
    rows = [f"| OpenSpiel in C++, hearts | {passes[0]:,.0f} | {choices[0]:,.0f} | 1 |"]
    for i, (game, plain) in enumerate(ways, 1):
        name = "Lumi's tree, random playouts" if plain else "Lumi"
        rows.append(f"| {name}, {game} | {passes[i]:,.0f} | {choices[i]:,.0f} | {choices[i] / choices[0]:.2f} |")
    return rows


def matches(think: int, simulations: int, seconds: float) -> list[Match]:
    """At the smallest table of every game, where most deals can be played."""
    in_time, by_count = Budget(seconds=think / 1000), Budget(iterations=simulations)
    ways = ((in_time, False), (in_time, True), (by_count, False))
    return [
        Match(game, games.load(game).seats[0], budget, seconds, limited) for game in games.names() for budget, limited in ways
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--think", type=int, default=50, metavar="MS", help="milliseconds a move (default 50)")
    parser.add_argument("--simulations", type=int, default=30, metavar="N", help="simulations a move (default 30)")
    parser.add_argument("--minutes", type=float, default=10.0, metavar="M", help="for a match that stays unclear (default 10)")
    parser.add_argument("--jobs", type=int, default=2, metavar="J", help="matches played side by side (default 2)")
    parser.add_argument("--only-speed", action="store_true", help="only measure how fast both search, and write nothing")
    asked = parser.parse_args()
    speed = ["| search | simulations/s | choices/s | ratio |", "|---|--:|--:|--:|", *speed_rows(9)]
    print("\n".join(speed), flush=True)
    if asked.only_speed:
        return
    planned = matches(asked.think, asked.simulations, 60 * asked.minutes)
    rows = [
        "| game | seats | Lumi | for a move | deals | share of wins | 95 % interval | fair |",
        "|---|--:|---|--:|--:|--:|--:|--:|",
    ]
    print("\n".join(rows), flush=True)
    with ProcessPoolExecutor(asked.jobs) as pool:
        for match, shares in zip(planned, pool.map(play, planned), strict=True):
            rows.append(row(match, shares))
            print(rows[-1], flush=True)
    put(PAGE, BEGIN, "\n".join([*rows, "", *speed]), END)


if __name__ == "__main__":
    main()
