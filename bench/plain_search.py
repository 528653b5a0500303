"""Our search as OpenSpiel's goes about it: no move looks better than another, and playouts are random to the end of the game."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace

from parawan.bots.playout import NO_MORE, play_on
from parawan.bots.program import ENTRIES, open_names_of_bots
from parawan.bots.tree import rate_moves
from parawan.engine.drive import deal_all, lowest
from parawan.kernel import native
from parawan.kernel.rule import OPEN, rule

waits_for = OPEN
any_legal = OPEN
act = OPEN


@rule
def rate_alike(s, seat, moves, n, task, rates, mind):
    for i in range(n):
        rates[i] = 1.0 / n


@rule
def play_at_random(s, d, moves, rng, task, mind):
    while not s.over:
        deal_all(s, d)
        seat = lowest(waits_for(s))
        move = any_legal(s, seat, moves, rng)
        s.noted = NO_MORE
        act(s, seat, move)
        task.decisions += 1


@cache
def plain_thinking(game: str) -> SimpleNamespace:
    """What Lumi thinks with, with these rules instead of its own."""
    entries = {entry.__name__: entry for entry in ENTRIES}
    instead = {rate_moves: rate_alike, play_on: play_at_random}
    return SimpleNamespace(**native.build(entries, open_names_of_bots(game), f"{game}-plain", instead))
