"""Gymnasium's own check, and that a seat plays the games that tables play."""

from __future__ import annotations

import random
import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from parawan import games
from parawan.engine.errors import ParawanError
from parawan.lab.gymnasium import REFUSED, Seat
from tests.support import every_table

SIZES = [(game, seats) for game in games.names() for seats in games.load(game).seats]


@pytest.mark.parametrize(("game", "seats"), SIZES)
def test_the_check_of_gymnasium(game, seats):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(Seat(game, seats, seat=seats - 1, against="pip", iterations=1), skip_render_check=True)


@pytest.mark.parametrize(("game", "seats", "options"), every_table())
def test_a_game_ends_with_the_seats_share_of_the_win(game, seats, options):
    env, chooser = Seat(game, seats, options=options, against="pip"), random.Random(seats)
    seen, _ = env.reset(seed=5)
    over, reward = False, 0.0
    while not over:
        assert env.observation_space.contains(seen)
        assert reward == 0
        seen, reward, over, cut, info = env.step(chooser.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        assert not cut
    assert env._table.over
    assert reward == (0 in env._table.winners) / len(env._table.winners)
    assert info["scores"] == env._table.scores


def test_a_move_that_is_not_legal_changes_nothing_and_is_explained():
    env = Seat("tide", 3, against="pip")
    seen, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    again, reward, over, _, info = env.step(illegal)
    assert (reward, over) == (REFUSED, False)
    assert "T8" in info["refused"]
    assert np.array_equal(again["observation"], seen["observation"])


def test_the_same_seed_gives_the_same_game():
    played = []
    for _ in range(2):
        env, chooser = Seat("duck", 3, seat=1, against="okto", iterations=20), random.Random(2)
        seen, _ = env.reset(seed=9)
        for _ in range(12):
            seen, *_ = env.step(chooser.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        played.append(seen["observation"].tolist())
    assert played[0] == played[1]


def test_bad_asks_are_refused():
    with pytest.raises(ParawanError, match="seat 3"):
        Seat("tide", 3, seat=3)
    with pytest.raises(ParawanError, match="nobody"):
        Seat("tide", 3, against="nobody")
