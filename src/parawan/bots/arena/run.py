"""A whole run: deals played by whoever plays them, kept as they come, until all are there or enough is known."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator
from contextlib import closing
from itertools import chain
from pathlib import Path

from parawan.bots.arena import cluster, workers
from parawan.bots.arena.deals import Deal
from parawan.bots.arena.figures import Shares
from parawan.bots.arena.kept import append, read
from parawan.bots.arena.plan import Plan
from parawan.bots.characters import NAMES, make
from parawan.engine.table import Table

DEALS_FILE = "deals.jsonl"
Player = Callable[[Plan, range], Generator[Deal, None, None]]


def on_this_machine(jobs: int | None) -> Player:
    """So many processes; all processors without a number."""
    many = jobs or os.cpu_count() or 1

    def play(plan: Plan, deals: range) -> Generator[Deal, None, None]:
        prepare(plan)
        yield from workers.play_deals(plan, deals, min(many, len(deals)))

    return play


def on_a_cluster(address: str | None) -> Player:
    return lambda plan, deals: cluster.play_deals(plan, deals, address)


def run(
    plan: Plan, deals: int, player: Player, folder: Path | None, stop_early: bool, progress: Callable[[int, int], None]
) -> list[Deal]:
    """The results of so many deals; fewer if the run may stop early and does. Those in the folder are not played again."""
    done: list[Deal] = []
    shares = Shares(plan)
    path = folder / DEALS_FILE if folder else None
    kept = read(path, plan) if path else []
    with closing(player(plan, range(len(kept), deals))) as playing:
        for deal in chain(kept, playing):
            if path and len(done) >= len(kept):
                append(path, deal)
            done.append(deal)
            shares.add(deal)
            progress(len(done), deals)
            if len(done) == deals or (stop_early and shares.decided()):
                break
    return done


def prepare(plan: Plan) -> None:
    """Has native code compiled once, before many processes ask for it at the same time."""
    table = Table(plan.game, plan.seats, seed=0, options=plan.options, rules=plan.rules)
    seat = table.to_act[0]
    for name in set(plan.bots) & set(NAMES):
        make(name, 0).choose(table.view(seat), list(table.moves(seat)), plan.budget)
