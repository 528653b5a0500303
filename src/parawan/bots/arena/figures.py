"""What the results say: shares of wins with intervals, points, ratings. The deal is the unit: its games share their cards."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist

import msgspec
import numpy as np

from parawan.bots.arena.deals import Deal, Game
from parawan.bots.arena.plan import Plan
from parawan.bots.arena.ratings import Rating, rate

ERROR = 0.05  # how often an interval may miss
# Student's t for that error, for 1, 2, … degrees of freedom; for more an expansion about the normal quantile is exact enough.
STUDENT = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622)
LEAST_DEALS = 20  # before a run may stop early
TIGHTEST = 200  # deals at which the interval that may be looked at after every deal is tightest


class Interval(msgspec.Struct, frozen=True):
    """A figure, and between what it lies."""

    value: float
    low: float
    high: float


class BotFigures(msgspec.Struct, frozen=True):
    """What the results say of one bot."""

    name: str
    games: int  # counted once for each seat the bot had
    share: Interval
    points: float
    rating: Rating
    stood_in: int  # moves that a stand-in played


class Figures(msgspec.Struct, frozen=True):
    """What the results say."""

    plan: Plan
    deals: int
    games: int
    moves: int
    fair_share: float
    any_time: bool  # whether the intervals hold for a run that stopped when they had shown enough
    bots: list[BotFigures]


class Shares:
    """Each bot's share of wins, deal by deal: sums from which mean and spread follow."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.deals = 0
        self._sum = np.zeros(len(plan.bots))
        self._squares = np.zeros(len(plan.bots))

    def add(self, deal: Deal) -> None:
        share = deal_shares(self.plan, deal)
        self.deals += 1
        self._sum += share
        self._squares += share**2

    def intervals(self, any_time: bool) -> list[Interval]:
        mean = self._sum / max(1, self.deals)
        if self.deals < 2:
            return [Interval(float(value), 0.0, 1.0) for value in mean]
        # One fair deal more goes into the spread: a few deals that end alike do not make anybody sure.
        fair = self.plan.fair_share
        variance = (self._squares + fair**2 - (self._sum + fair) ** 2 / (self.deals + 1)) / self.deals
        wide = anytime_width(self.deals) if any_time else student(self.deals - 1) / math.sqrt(self.deals)
        half = wide * np.sqrt(np.maximum(0, variance))
        return [Interval(*map(float, (m, max(0, m - h), min(1, m + h)))) for m, h in zip(mean, half, strict=True)]

    def decided(self) -> bool:
        """Whether no bot's interval holds the fair share any more."""
        fair = self.plan.fair_share
        return self.deals >= LEAST_DEALS and all(not one.low <= fair <= one.high for one in self.intervals(any_time=True))


def deal_shares(plan: Plan, deal: Deal) -> np.ndarray:
    """Each bot's wins in a deal for each seat it had; a shared win is a part of one."""
    wins, seats = np.zeros(len(plan.bots)), np.zeros(len(plan.bots))
    for game in deal.games:
        for seat, bot in enumerate(game.bots):
            seats[bot] += 1
            wins[bot] += (seat in game.winners) / len(game.winners)
    share: np.ndarray = wins / seats
    return share


def student(freedom: int) -> float:
    """How many standard errors an interval of the mean reaches, by Student's t."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    z = NormalDist().inv_cdf(1 - ERROR / 2)
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


def anytime_width(deals: int) -> float:
    """How many standard deviations an interval reaches that may be looked at after every deal.

    The asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas (2021). Student's interval, looked at
    again and again until it shows something, would err far more often than it says.
    """
    rho = (-2 * math.log(ERROR) + math.log(-2 * math.log(ERROR)) + 1) / TIGHTEST
    spread = deals * rho + 1
    return math.sqrt(2 * spread / (deals**2 * rho) * math.log(math.sqrt(spread) / ERROR))


def figures(plan: Plan, deals: Sequence[Deal], any_time: bool) -> Figures:
    """All figures of these results."""
    shares = Shares(plan)
    for deal in deals:
        shares.add(deal)
    games = [game for deal in deals for game in deal.games]
    ratings = rate(len(plan.bots), deals)
    bots = []
    for bot, (name, share) in enumerate(zip(plan.bots, shares.intervals(any_time), strict=True)):
        points = _points(bot, games)
        stood_in = sum(one.bot == bot for deal in deals for one in deal.stood_in)
        bots.append(BotFigures(name, len(points), share, sum(points) / max(1, len(points)), ratings[bot], stood_in))
    return Figures(plan, len(deals), len(games), sum(game.moves for game in games), plan.fair_share, any_time, bots)


def _points(bot: int, games: Sequence[Game]) -> list[int]:
    return [points for game in games for player, points in zip(game.bots, game.points, strict=True) if player == bot]
