"""PettingZoo's own conformance tests, and that its environments play the games that tables play."""

from __future__ import annotations

import random
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from parawan import games
from parawan.engine.errors import IllegalMove
from parawan.lab import pettingzoo
from tests.support import every_table

SIZES = [(game, seats) for game in games.names() for seats in games.load(game).seats]
SEALED = [(seats, options) for game, seats, options in every_table("tide") if not options["open"]]


@pytest.fixture(autouse=True)
def dictionaries_are_fine():
    """The suites warn of observations with a mask, which their own classics have too."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize(("game", "seats"), SIZES)
def test_the_suite_for_seats_that_choose_one_after_the_other(game, seats, capsys):
    api_test(pettingzoo.env(game, seats), num_cycles=300)
    seed_test(lambda: pettingzoo.env(game, seats), num_cycles=60)


@pytest.mark.parametrize(("seats", "options"), SEALED)
def test_the_suite_for_seats_that_choose_at_once(seats, options, capsys):
    parallel_api_test(pettingzoo.parallel_env("tide", seats, options), num_cycles=300)


@pytest.mark.parametrize(("game", "seats", "options"), every_table())
def test_a_game_ends_with_one_win_shared_out_and_the_tables_own_winners(game, seats, options):
    env = pettingzoo.env(game, seats, options)
    env.reset(seed=seats)
    chooser, total = random.Random(1), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        assert env.observation_space(agent).contains(seen)
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        env.step(None if over else chooser.choice(legal))
    table = env._tables.table
    assert table.over
    assert sum(total.values()) == pytest.approx(1)
    assert {agent for agent, share in total.items() if share} == {f"seat_{seat}" for seat in table.winners}


def test_only_the_seat_that_chooses_has_actions_and_picks_stay_sealed():
    env = pettingzoo.env("tide", 3)
    env.reset(seed=1)
    before = env.observe("seat_2")
    env.step(int(np.flatnonzero(env.observe("seat_0")["action_mask"])[0]))
    assert env.agent_selection == "seat_1"
    assert not env.observe("seat_0")["action_mask"].any()
    changed = np.flatnonzero(env.observe("seat_2")["observation"] != before["observation"])
    assert len(changed) == 1  # that seat 0 has picked, and not what


def test_who_has_nothing_to_choose_waits():
    env = pettingzoo.parallel_env("tide", 5, {"choose": True})
    chooser = random.Random(3)
    seen, _ = env.reset(seed=3)
    waited = 0
    while env.agents:
        waited += sum(int(told["action_mask"][env.wait]) for told in seen.values())
        actions = {agent: chooser.choice(np.flatnonzero(told["action_mask"]).tolist()) for agent, told in seen.items()}
        seen, rewards, _, _, _ = env.step(actions)
    assert waited > 10
    assert sum(rewards.values()) == pytest.approx(1)


def test_bad_asks_are_refused():
    with pytest.raises(ValueError, match="use env instead"):
        pettingzoo.parallel_env("duck", 3)
    env = pettingzoo.env("tide", 3)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe("seat_0")["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove):
        env.step(illegal)


def test_a_table_draws_itself():
    env = pettingzoo.env("maui", 2, render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render().splitlines()) > 5
