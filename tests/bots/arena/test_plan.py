"""Line-ups: luck cancels within a deal, whatever the numbers of bots and seats."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

import parawan
from parawan import ParawanError, Table, games
from parawan.bots.arena.plan import Plan, bot_seed, deal_seed, line_ups, make_plan, seatings, sources
from parawan.bots.characters import NAMES

SIZES = [(bots, seats) for bots in range(2, 8) for seats in range(2, 6)]


def plan_of(bots: int, seats: int, game: str = "duck") -> Plan:
    return Plan(1, "x", game, 1, seats, {}, tuple(f"bot{i}" for i in range(bots)), "00" * 32, None, 1)


@pytest.mark.parametrize(("bots", "seats"), SIZES)
def test_every_bot_has_every_seat_of_a_deal_equally_often(bots, seats):
    for deal in range(5):
        games_ = seatings(plan_of(bots, seats), deal)
        assert {len(game) for game in games_} == {seats}
        times = Counter((bot, seat) for game in games_ for seat, bot in enumerate(game))
        for bot in range(bots):
            assert len({times[bot, seat] for seat in range(seats)}) == 1, "a bot has one seat more often than another"
            assert times[bot, 0] > 0
        if bots != 2 or seats == 2:
            assert len(set(times.values())) == 1, "a bot plays more often than another"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_first_of_two_is_alone_against_copies_of_the_second(seats):
    for game in seatings(plan_of(2, seats), 3):
        assert sorted(game) == [0] + [1] * (seats - 1)


@pytest.mark.parametrize(("bots", "seats"), SIZES)
def test_no_line_up_comes_twice_and_bots_meet_equally_often(bots, seats):
    together = Counter()
    found = [tuple(sorted(line_up)) for line_up in line_ups(bots, seats)]
    assert len(found) == len(set(found))
    for line_up in found:
        for one in set(line_up):
            for other in set(line_up) - {one}:
                together[one, other] += 1
    assert len(together) == bots * (bots - 1)
    assert len(set(together.values())) == 1


def test_neighbours_change_from_deal_to_deal():
    plan = plan_of(4, 4)
    orders = {frozenset(seatings(plan, deal)) for deal in range(200)}
    assert len(orders) == 6  # all ways to sit round a table


@pytest.mark.parametrize("game", games.names())
def test_a_deal_gives_the_same_cards_to_the_same_seats(game):
    plan = plan_of(2, 3, game)
    first, again, other = (Table(game, 3, seed=deal_seed(plan, deal)).reveal() for deal in (1, 1, 2))
    assert first == again
    assert first != other


def test_seeds_do_not_repeat():
    plan = plan_of(3, 4)
    places = [(deal, game, seat) for deal in range(20) for game in range(12) for seat in range(4)]
    assert len({bot_seed(plan, *place) for place in places}) == len(places)
    assert len({deal_seed(plan, deal) for deal in range(1000)}) == 1000


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"game": "ludo"}, "error-unknown-game"),
        ({"bots": NAMES[:1]}, "error-arena-bots"),
        ({"bots": []}, "error-arena-bots"),
        ({"bots": [NAMES[0], NAMES[0]]}, "error-arena-twice"),
        ({"bots": [NAMES[0], "nobody"]}, "error-bot"),
        ({"seats": 9}, "error-seats"),
        ({"options": {"opne": True}}, "error-unknown-option"),
        ({"seed": -1}, "error-seed"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(wrong, message):
    with pytest.raises(ParawanError) as refused:
        make_plan(**{"game": "tide", "bots": NAMES[:2], "iterations": 1, **wrong})
    assert refused.value.message == message


@pytest.mark.parametrize(
    ("changed", "matters"),
    [
        ("bots/characters.py", True),
        ("bots/tree.py", True),
        ("bots/nets/tide.npz", True),
        ("games/tide/advice.py", True),
        ("games/tide/rules.py", True),
        ("kernel/deal.py", True),
        ("bots/nets/duck.npz", False),
        ("games/duck/rules.py", False),
        ("server/house.py", False),
    ],
)
def test_a_plan_knows_what_its_bots_and_its_game_are_made_of(tmp_path, changed, matters):
    package = tmp_path / "parawan"
    shutil.copytree(Path(parawan.__file__).parent, package, ignore=shutil.ignore_patterns("web", "__pycache__"))
    assert make_plan("tide", NAMES[:2]).sources == sources("tide", package)
    with open(package / changed, "ab") as file:
        file.write(b"\n")
    assert (make_plan("tide", NAMES[:2]).sources != sources("tide", package)) == matters
