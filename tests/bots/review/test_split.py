"""Luck and play told apart: the parts add up to the result, and luck has mean zero."""

from __future__ import annotations

import math

import numpy as np
import pytest

from parawan import games
from parawan.bots.characters import make
from parawan.bots.review.outcome import POINTS, WINS
from parawan.bots.review.split import Chain, dealers_for, split
from parawan.bots.seat import Budget
from parawan.bots.sight import Sight
from parawan.engine.moves import Move
from parawan.engine.table import Table
from tests.bots.review.games import played_anyhow, played_by
from tests.support import every_table

LEAST_SEATS = [(name, games.load(name).seats[0]) for name in games.names()]


def chain_of(table: Table, dealers: int, seed: int = 0) -> Chain:
    chain = Chain(table, dealers, seed)
    assert list(chain.walk()) == list(range(len(table.log) + 1))
    return chain


@pytest.mark.parametrize(("game", "seats", "options"), every_table())
def test_parts_add_up_to_the_result_exactly(game, seats, options):
    table = played_anyhow(game, seats, options, seed=3)
    chain = chain_of(table, dealers=2)
    for what in (POINTS, WINS):
        for part in chain.splits(what):
            assert part.start.value + part.luck.value + part.own.value + part.others.value == part.result
    assert [part.result for part in chain.splits()] == list(table.scores)
    assert [part.seat for part in chain.splits(WINS) if part.result] == list(table.winners)
    assert sum(part.result for part in chain.splits(WINS)) == 1


@pytest.mark.parametrize(("game", "seats"), LEAST_SEATS)
def test_luck_has_mean_zero(game, seats):
    """Over many deals, whoever plays and however badly; 4.5 standard errors are passed once in 150,000."""
    deals = 300
    luck = np.zeros((deals, 2, seats))
    for seed in range(deals):
        chain = chain_of(played_anyhow(game, seats, {}, seed), dealers=1)
        for what in (POINTS, WINS):
            luck[seed, what] = [float(part.luck.value) for part in chain.splits(what)]
    error = luck.std(0, ddof=1) / math.sqrt(deals)
    assert error.min() > 0
    assert np.abs(luck.mean(0) / error).max() < 4.5, (luck.mean(0), error)


@pytest.mark.parametrize(("game", "seats"), LEAST_SEATS)
def test_the_same_game_is_split_the_same_and_other_dealers_differ_by_their_error(game, seats):
    table = played_by(["gusto"] * seats, game, seed=2)
    assert split(table, dealers=20) == split(table, dealers=20)
    first, second = split(table, dealers=100, seed=1), split(table, dealers=100, seed=2)
    for one, other in zip(first, second, strict=True):
        for part in ("start", "luck", "own", "others"):
            a, b = getattr(one, part), getattr(other, part)
            assert abs(a.value - b.value) <= 5 * math.hypot(a.error, b.error)
        assert one.luck.error > 0


@pytest.mark.parametrize(("game", "seats"), LEAST_SEATS)
def test_who_plays_by_the_rule_of_thumb_has_no_choices_of_their_own(game, seats):
    table = Table(game, seats, seed=4, deals=())
    gusto = make("gusto", 1)
    while not table.over:
        seat = table.to_act[0]
        moves = list(table.moves(seat))
        move = by_thumb(table, seat) if seat == 0 else gusto.choose(table.view(seat), moves, Budget()).move
        table.play(move, seat)
    first, *rest = split(table, dealers=10)
    assert first.own.value == 0
    assert first.others.value != 0
    assert all(one.own.value != 0 for one in rest)


@pytest.mark.parametrize(("game", "seats"), LEAST_SEATS)
def test_worth_is_how_the_game_ends_by_the_rule_of_thumb(game, seats):
    """The same deals, the same moves: native code plays as the rule of thumb does move by move."""
    key = 77
    table = Table(game, seats, seed=key.to_bytes(4, "little") + bytes(28), deals=())
    while not table.over:
        table.play(by_thumb(table, table.to_act[0]), table.to_act[0])
    chain = Chain(table, dealers=1)
    chain.use(np.array([[key, 0]]))
    assert [part.start.value for part in chain.splits()] == list(table.scores)


def by_thumb(table: Table, seat: int) -> Move:
    """The first of the moves that the rule of thumb rates highest."""
    moves = list(table.moves(seat))
    return moves[int(np.argmax(Sight(table.view(seat), moves, 0).rates("thumb")))]


def test_at_once_no_order_of_seats_is_favoured():
    """Picks in secret: whoever's pick is sealed first, and however often minds are changed, the split is the same."""
    table = Table("tide", 3, seed=9, deals=())
    other = Table("tide", 3, seed=9, deals=())
    while not table.over:
        picks = {seat: table.moves(seat)[0] for seat in table.to_act}
        first = min(picks)
        if len(other.moves(first)) > 1:
            other.play(other.moves(first)[1], first)  # and changes its mind
        for seat in (first, *sorted(set(picks) - {first}, reverse=True)):
            other.play(picks[seat], seat)
        for seat, move in picks.items():
            table.play(move, seat)
    assert len(other.log) > len(table.log)
    chains = [Chain(game, dealers=10) for game in (table, other)]
    for chain in chains:
        chain.use(np.arange(20).reshape(10, 2))
        for _ in chain.walk():
            pass
    assert np.array_equal(chains[0].links, chains[1].links)
    assert chains[0].links.any()


def test_short_games_get_more_dealers():
    games_played = [played_by(["gusto"] * 3, game, seed=1) for game in games.names()]
    assert all(64 <= dealers_for(table) <= 2048 for table in games_played)
    assert len({dealers_for(table) for table in games_played}) > 1
