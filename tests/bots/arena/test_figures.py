"""Figures: against another library's, against games whose outcome is known, and as often right as they say."""

from __future__ import annotations

import random

import msgspec
import numpy as np
import pytest
from scipy import stats

from parawan.bots.arena.deals import Deal, Game
from parawan.bots.arena.figures import LEAST_DEALS, Shares, figures, without_luck
from parawan.bots.arena.intervals import anytime_width, student
from parawan.bots.arena.plan import Plan, seatings
from parawan.bots.arena.ratings import places, rate, rate_once


def plan_of(bots: int, seats: int) -> Plan:
    return Plan(1, "x", "duck", 1, seats, {}, tuple(f"bot{i}" for i in range(bots)), "00" * 32, None, 1)


def deals_of(plan: Plan, many: int, strengths: list[float], seed: int = 1) -> list[Deal]:
    """Deals in which each bot wins in proportion to its strength, and the points follow the same luck."""
    chooser = random.Random(seed)
    deals = []
    for deal in range(many):
        games = []
        for seating in seatings(plan, deal):
            luck = [chooser.expovariate(1 / strengths[bot]) for bot in seating]
            points = tuple(round(100 * one / sum(luck)) for one in luck)
            winners = tuple(seat for seat, one in enumerate(points) if one == max(points))
            games.append(Game(seating, points, winners, 1))
        deals.append(Deal(deal, games, []))
    return deals


@pytest.mark.parametrize("freedom", [*range(1, 60), 100, 1000])
def test_students_t(freedom):
    assert student(freedom) == pytest.approx(stats.t.ppf(0.975, freedom), rel=2e-3)


def shares_of(plan: Plan, deals: list[Deal]) -> Shares:
    shares = Shares(plan)
    for deal in deals:
        shares.add(deal)
    return shares


def test_shares_and_intervals():
    """Ten deals whose shares are counted by hand; a fair deal more goes into the spread."""
    plan = plan_of(2, 2)
    half = Game((0, 1), (5, 5), (0, 1), 1)
    won, lost = Game((0, 1), (5, 3), (0,), 1), Game((1, 0), (5, 3), (0,), 1)
    deals = [Deal(i, pair, []) for i, pair in enumerate([[won, won], [won, lost], [half, lost], [half, won]] * 2)]
    by_deal = [1, 0.5, 0.25, 0.75] * 2
    found, other = shares_of(plan, deals).intervals(any_time=False)
    assert found.value == pytest.approx(np.mean(by_deal))
    reach = stats.t.ppf(0.975, 7) * np.std([*by_deal, 0.5], ddof=1) / np.sqrt(8)
    assert (found.low, found.high) == pytest.approx((found.value - reach, found.value + reach), rel=1e-3)
    assert other.value == pytest.approx(1 - found.value)


def test_nobody_is_sure_after_few_deals_that_end_alike():
    plan = plan_of(2, 2)
    for many, least in [(1, 0.0), (2, 0.0), (5, 0.5), (50, 0.9)]:
        shares = shares_of(plan, [Deal(i, [Game((0, 1), (1, 0), (0,), 1)] * 2, []) for i in range(many)])
        assert least <= shares.intervals(any_time=False)[0].low < 1


def test_intervals_miss_as_seldom_as_they_say():
    """Equal bots: an interval misses the fair share in about 5 of 100 runs; looked at after every deal, no more often."""
    plan = plan_of(2, 4)
    missed = missed_once = 0
    for run in range(200):
        shares, ever = Shares(plan), False
        for deal in deals_of(plan, 150, [1, 1], seed=run):
            shares.add(deal)
            ever |= shares.decided()
        last = shares.intervals(any_time=False)[0]
        missed += not last.low <= 0.25 <= last.high
        missed_once += ever
    assert missed <= 20
    assert missed_once <= 20


def test_looking_after_every_deal_costs_width():
    for deals in (20, 100, 1000, 10**6):
        assert anytime_width(deals) > student(deals - 1) / deals**0.5
    assert anytime_width(10**6) < 0.01


def test_a_run_is_decided_when_the_difference_is_clear_and_not_before():
    plan = plan_of(2, 4)
    shares, decided_at = Shares(plan), None
    for deal in deals_of(plan, 400, [3, 1]):
        shares.add(deal)
        if shares.decided() and decided_at is None:
            decided_at = shares.deals
    assert LEAST_DEALS <= decided_at < 200


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ratings_order_bots_by_strength(seats):
    plan = plan_of(3, seats)
    weak, middle, strong = figures(plan, deals_of(plan, 30, [0.3, 1, 3]), any_time=False).bots
    assert weak.rating.high < middle.rating.value < strong.rating.low
    assert weak.share.high < 1 / seats < strong.share.low
    assert weak.points < middle.points < strong.points


def test_equal_bots_are_rated_alike_also_against_copies():
    plan = plan_of(2, 5)
    one, copies = rate(2, deals_of(plan, 60, [1, 1]))
    assert one.low < copies.high
    assert copies.low < one.high


def test_more_deals_make_ratings_surer():
    plan = plan_of(3, 3)
    wide = [rate(3, deals_of(plan, many, [0.8, 1, 1.2]))[1] for many in (1, 5, 80)]
    assert wide[2].high - wide[2].low < wide[1].high - wide[1].low < wide[0].high - wide[0].low


def test_places_put_winners_first_and_equals_together():
    assert places(Game((0, 1, 2, 3), (5, 9, 9, 9), (2,), 1)) == [3, 1, 0, 1]
    assert places(Game((0, 1, 2), (4, 4, 1), (0, 1), 1)) == [0, 0, 2]


def test_ratings_hang_on_nothing_but_the_games():
    plan = plan_of(4, 3)
    deals = deals_of(plan, 10, [1, 2, 3, 4])
    assert rate_once(4, deals) == rate_once(4, deals)
    assert rate(4, deals) == rate(4, deals)


def lucky_deals(plan: Plan, many: int, skill: float, known: float, seed: int) -> list[Deal]:
    """Deals of two bots in which luck decides much; so much of it is known as what was dealt."""
    chooser = random.Random(seed)
    deals = []
    for deal in range(many):
        games = []
        for seating in seatings(plan, deal):
            dealt, rest = chooser.uniform(-known, known), chooser.uniform(known - 1, 1 - known)
            first = chooser.random() < 0.5 + (skill if seating[0] == 0 else -skill) + (dealt + rest) / 2
            games.append(Game(seating, (0, 0), (0 if first else 1,), 1, (dealt / 2, -dealt / 2)))
        deals.append(Deal(deal, games, []))
    return deals


@pytest.mark.parametrize("known", [0.0, 0.9])
def test_what_is_known_to_be_luck_narrows_the_interval_and_leaves_it_right(known):
    plan = msgspec.structs.replace(plan_of(2, 2), luck=1)
    narrower, right, runs = [], 0, 300
    for seed in range(runs):
        deals = lucky_deals(plan, 60, 0.05, known, seed)
        plain = shares_of(plan, deals).intervals(any_time=False)[0]
        less = without_luck(plan, deals)[0]
        narrower.append((less.high - less.low) / (plain.high - plain.low))
        right += less.low <= 0.55 <= less.high
    assert 0.92 < right / runs < 0.99
    assert np.mean(narrower) < 0.9 if known else np.mean(narrower) == pytest.approx(1, abs=0.02)


def test_luck_is_only_told_where_it_was_measured():
    plan = plan_of(2, 2)
    deals = deals_of(plan, 30, [1, 2])
    assert [bot.without_luck for bot in figures(plan, deals, any_time=False).bots] == [None, None]
    measured = msgspec.structs.replace(plan, luck=1)
    deals = lucky_deals(measured, 30, 0.1, 0.5, 1)
    assert all(bot.without_luck for bot in figures(measured, deals, any_time=False).bots)
    assert not any(bot.without_luck for bot in figures(measured, deals, any_time=True).bots)
