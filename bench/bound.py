"""How much there is to be won in duck and tide: `python -m bench.bound` gives Lumi, against its own copies, what nobody can have.

Once it sees every hand; once it thinks ten times as long. Puts the table into docs/ladder.md.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from itertools import product
from typing import Any

from bench.ladder import PAGE, cells
from bench.marked import put
from parawan import Table
from parawan.bots.arena.deals import Deal, Game, play_game
from parawan.bots.arena.figures import figures
from parawan.bots.arena.plan import Plan, bot_seed, deal_seed, make_plan, seatings
from parawan.bots.arena.run import prepare
from parawan.bots.characters import make
from parawan.bots.seat import Bot, Budget, Thought
from parawan.engine.moves import Move
from parawan.terminal.simulate import progress

BEGIN, END = "<!-- made by bench.bound -->", "<!-- end of bench.bound -->"
GAMES = ("duck", "tide")  # where the strongest two are nearly equal
KINDS = {"sees every hand": (True, 1), "thinks ten times as long": (False, 10)}


@dataclass(frozen=True)
class Favoured:
    """Lumi with more than it may have: others' hands, or more time."""

    bot: Bot
    table: Table
    peeks: bool
    patience: int

    def choose(self, view: dict[str, Any], moves: Sequence[Move], budget: Budget) -> Thought:
        if self.peeks:
            view = view | every_hand(self.table)
        return self.bot.choose(view, moves, replace(budget, seconds=(budget.seconds or 0) * self.patience))


def every_hand(table: Table) -> dict[str, Any]:
    """What a view has gaps in."""
    shown = table.reveal()
    if table.game.name == "tide":
        return {name: shown[name] for name in ("cards", "used", "shown")}
    # Where the draw pile was renewed a view counts draws that nobody saw, and would contradict itself.
    return {} if shown["renewed"] else {"hand": shown["hand"], "known": shown["hand"]}


def play_deal(plan: Plan, peeks: bool, patience: int, deal: int) -> Deal:
    """As the arena does, with the first bot favoured."""
    games = []
    for number, seating in enumerate(seatings(plan, deal)):
        table = Table(plan.game, plan.seats, seed=deal_seed(plan, deal), options=plan.options)
        players: list[Bot] = [make("lumi", bot_seed(plan, deal, number, seat)) for seat in range(plan.seats)]
        lucky = seating.index(0)
        players[lucky] = Favoured(players[lucky], table, peeks, patience)
        play_game(table, players, plan.budget)
        games.append(Game(seating, table.scores, table.winners, len(table.log)))
    return Deal(deal, games, [])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--think", type=int, default=10, metavar="MS", help="milliseconds a move (default 10)")
    parser.add_argument("--deals", type=int, default=60, metavar="N", help="deals of a match (default 60)")
    asked = parser.parse_args()
    rows = ["| game | Lumi against copies of itself, and it … | deals | share of wins | 95 % interval | of the fair share |"]
    rows.append("|---|---|--:|--:|--:|--:|")
    for game, (name, (peeks, patience)) in product(GAMES, KINDS.items()):
        plan = make_plan(game, ("nestor", "lumi"), 4, milliseconds=asked.think)  # of whom only the second one plays
        prepare(plan)
        deals = []
        with ProcessPoolExecutor(os.cpu_count()) as pool:
            for deal in pool.map(partial(play_deal, plan, peeks, patience), range(asked.deals)):
                deals.append(deal)
                progress(len(deals), asked.deals)
        share = figures(plan, deals, any_time=False).bots[0].share
        rows.append(f"| {game} | {name} | {cells(len(deals), share, plan.seats)} |")
        print(rows[-1], flush=True)
    put(PAGE, BEGIN, "\n".join([*rows, "", f"Four seats, {asked.think} ms a move."]), END)


if __name__ == "__main__":
    main()
