"""What the results say: shares of wins with intervals, points, ratings. The deal is the unit: its games share their cards."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import msgspec
import numpy as np

from parawan.bots.arena.deals import Deal, Game
from parawan.bots.arena.intervals import Interval, anytime_width, student
from parawan.bots.arena.plan import Plan
from parawan.bots.arena.ratings import rate

LEAST_DEALS = 20  # before a run may stop early


class BotFigures(msgspec.Struct, frozen=True):
    """What the results say of one bot."""

    name: str
    games: int  # counted once for each seat the bot had
    share: Interval
    points: float
    rating: Interval
    stood_in: int  # moves that a stand-in played
    without_luck: Interval | None = None  # the share with the luck of the deals taken out, where that was measured


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
    return _by_bot(plan, deal, lambda game: [(seat in game.winners) / len(game.winners) for seat in range(plan.seats)])


def deal_luck(plan: Plan, deal: Deal) -> np.ndarray:
    """What of each bot's share in a deal was dealt to it. With every deal's cards it is 0 on average."""
    return _by_bot(plan, deal, lambda game: game.luck)


def _by_bot(plan: Plan, deal: Deal, of_seats: Callable[[Game], Sequence[float]]) -> np.ndarray:
    """What the seats of a deal's games had, for each bot the mean of its seats."""
    had, seats = np.zeros(len(plan.bots)), np.zeros(len(plan.bots))
    for game in deal.games:
        for bot, part in zip(game.bots, of_seats(game), strict=True):
            had[bot] += part
            seats[bot] += 1
    mean: np.ndarray = had / seats
    return mean


def without_luck(plan: Plan, deals: Sequence[Deal]) -> list[Interval | None]:
    """The shares with luck as a control variate: as much of it is taken out as narrows the spread of the deals most."""
    if not plan.luck or len(deals) < LEAST_DEALS:
        return [None] * len(plan.bots)
    shares = np.array([deal_shares(plan, deal) for deal in deals])
    luck = np.array([deal_luck(plan, deal) for deal in deals])
    found: list[Interval | None] = []
    for share, dealt in zip(shares.T, luck.T, strict=True):
        away = dealt - dealt.mean()
        part = float(away @ share / (away @ away)) if away.any() else 0.0
        left = share - part * dealt
        # One fair deal more goes into the spread, as without luck; one degree of freedom goes into the part.
        spread = np.std([*left, plan.fair_share], ddof=1)
        half = student(len(deals) - 2) * spread / math.sqrt(len(deals))
        mean = float(left.mean())
        found.append(Interval(mean, max(0.0, mean - float(half)), min(1.0, mean + float(half))))
    return found


def figures(plan: Plan, deals: Sequence[Deal], any_time: bool) -> Figures:
    """All figures of these results."""
    shares = Shares(plan)
    for deal in deals:
        shares.add(deal)
    games = [game for deal in deals for game in deal.games]
    ratings = rate(len(plan.bots), deals)
    lucky = without_luck(plan, [] if any_time else deals)  # who stops by luck cannot take it out
    bots = []
    for bot, (name, share) in enumerate(zip(plan.bots, shares.intervals(any_time), strict=True)):
        points = _points(bot, games)
        stood_in = sum(one.bot == bot for deal in deals for one in deal.stood_in)
        bots.append(BotFigures(name, len(points), share, sum(points) / max(1, len(points)), ratings[bot], stood_in, lucky[bot]))
    return Figures(plan, len(deals), len(games), sum(game.moves for game in games), plan.fair_share, any_time, bots)


def _points(bot: int, games: Sequence[Game]) -> list[int]:
    return [points for game in games for player, points in zip(game.bots, game.points, strict=True) if player == bot]
