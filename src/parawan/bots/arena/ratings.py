"""Ratings from games of two to five, by openskill's Plackett–Luce model, with intervals by bootstrap over deals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import fmean, stdev

import numpy as np
from openskill.models import PlackettLuce

from parawan.bots.arena.deals import Deal, Game
from parawan.bots.arena.intervals import Interval, student

FEWEST, MOST = 20, 100  # samples of the bootstrap
GAMES_TO_RATE = 60_000  # in all samples together: some seconds


def rate(bots: int, deals: Sequence[Deal]) -> list[Interval]:
    """Each bot's rating: everybody begins with 25, and only differences mean something.

    The samples draw whole deals, because the games of a deal hang together.
    """
    ratings = rate_once(bots, deals)
    if len(deals) < 2:
        return [Interval(value, -math.inf, math.inf) for value in ratings]
    games = sum(len(deal.games) for deal in deals)
    samples = min(MOST, max(FEWEST, GAMES_TO_RATE // max(1, games)))
    chooser = np.random.default_rng(1)
    drawn = [rate_once(bots, [deals[i] for i in chooser.integers(len(deals), size=len(deals))]) for _ in range(samples)]
    reaches = [student(len(deals) - 1) * stdev(sample[bot] for sample in drawn) for bot in range(bots)]
    return [Interval(value, value - reach, value + reach) for value, reach in zip(ratings, reaches, strict=True)]


def rate_once(bots: int, deals: Sequence[Deal]) -> list[float]:
    """Ratings after these games, in this order."""
    model = PlackettLuce()
    ratings = [model.rating() for _ in range(bots)]
    for deal in deals:
        for game in deal.games:
            teams = [[model.create_rating([ratings[bot].mu, ratings[bot].sigma])] for bot in game.bots]
            rated = [team[0] for team in model.rate(teams, ranks=places(game))]
            for bot in set(game.bots):  # copies of a bot learn together
                own = [new for player, new in zip(game.bots, rated, strict=True) if player == bot]
                ratings[bot] = model.create_rating([fmean(new.mu for new in own), fmean(new.sigma for new in own)])
    return [rating.mu for rating in ratings]


def places(game: Game) -> list[float]:
    """Each seat's place: the winners first, the others by points; equals share a place."""
    marks = [(seat not in game.winners, -points) for seat, points in enumerate(game.points)]
    best = min(marks)
    marks = [best if not lost else (lost, points) for lost, points in marks]
    return [float(sorted(marks).index(mark)) for mark in marks]
