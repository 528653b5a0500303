"""How well a net plays by itself, without any search: whole games in native code against the greedy or the rule of thumb."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from parawan.bots import net
from parawan.bots.net import rate_by_net
from parawan.bots.program import open_names_of_bots
from parawan.engine.drive import begin, deal_all, lowest, share_of_win
from parawan.engine.editions import STANDARD
from parawan.engine.setup import all_options, rules_version, template
from parawan.games.contract import Game
from parawan.kernel import native
from parawan.kernel.deal import dealer
from parawan.kernel.rule import OPEN, rule

waits_for = OPEN
legal = OPEN
act = OPEN
greed = OPEN
thumb = OPEN

GREED, THUMB = 0, 1


@rule
def duel(states, dealers, moves, rates, minds, rival, games):
    """So many games of a net, in one seat after the other, against rivals in all other seats; returns its wins."""
    s = states[0]
    d = dealers[0]
    mind = minds[0]
    wins = 0.0
    for game in range(games):
        d.key[0] += 1
        begin(s)
        deal_all(s, d)
        while s.over == 0:
            seat = lowest(waits_for(s))
            n = legal(s, seat, moves)
            if seat == game % s.seats:
                rate_by_net(s, seat, moves, n, mind, rates)
            else:
                for i in range(n):
                    rates[i] = greed(s, seat, moves[i]) if rival == GREED else thumb(s, seat, moves[i])
            s.noted = 0
            act(s, seat, moves[highest(rates, n)])
            deal_all(s, d)
        wins += share_of_win(s, game % s.seats)
    return wins


@rule
def highest(rates, n):
    best = 0
    for i in range(1, n):
        if rates[i] > rates[best]:
            best = i
    return best


@cache
def _program(game: str) -> SimpleNamespace:
    entries: Any = {"duel": duel}
    return SimpleNamespace(**native.build(entries, open_names_of_bots(game), f"{game}-duel"))


def fair_shares(game: Game, weights: Mapping[str, Any], seats: int, rival: int, games: int, seed: int = 0) -> float:
    """A net's wins against this rival, in fair shares: 1 is what an equal player gets."""
    state = template(game, seats, rules_version(game, None), tuple(all_options(game, {}).values()), STANDARD).copy()
    mind = net.mind(game, {name: np.asarray(value) for name, value in weights.items()})
    moves, rates = np.zeros(game.rules.MOST_LEGAL + 1, np.int16), np.zeros(game.rules.MOST_LEGAL + 1)
    games -= games % seats
    wins = _program(game.name).duel(state, dealer(seed.to_bytes(32, "big")), moves, rates, mind, rival, games)
    return float(wins * seats / games)
