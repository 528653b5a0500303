"""OpenSpiel's own conformance tests, that its states play the games that tables play, and that they tell each player its own."""

from __future__ import annotations

import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts

from parawan import Table, games
from parawan.engine.errors import BadTable
from parawan.lab import openspiel
from tests.support import THOROUGH, every_table

# All tables in `make test-all`; otherwise the smallest without options and the largest with all of them.
TABLES = (
    every_table() if THOROUGH else [table for game in games.names() for table in every_table(game)[:: len(every_table(game)) - 1]]
)
every = pytest.mark.parametrize(("game", "seats", "options"), every_table())
many = pytest.mark.parametrize(("game", "seats", "options"), TABLES)
each_game = pytest.mark.parametrize("game", games.names())
SAMPLER = pyspiel.UniformProbabilitySampler(0.0, 1.0)


def load(game: str, seats: int | None = None, options: dict | None = None):
    return pyspiel.load_game(openspiel.PREFIX + game, {**({"players": seats} if seats else {}), **(options or {})})


def deal(state, orders) -> None:
    """Lets chance draw shuffles in these orders until a player chooses."""
    while state.is_chance_node():
        for item in next(orders)[:-1]:
            assert item in [outcome for outcome, _ in state.chance_outcomes()]
            state.apply_action(item)


def any_orders(state, chooser):
    """Shuffles, one after the other, whatever they are of."""
    while True:
        order = list(range(len(state.chance_outcomes())))
        chooser.shuffle(order)
        yield order


def play_on(state, chooser, most: int) -> None:
    for _ in range(most):
        if state.is_terminal():
            return
        state.apply_action(chooser.choice(state.legal_actions()))
        deal(state, any_orders(state, chooser))


@many
def test_the_random_simulation_of_openspiel_with_serialisation(game, seats, options, capfd):
    pyspiel.random_sim_test(load(game, seats, options), 1, True, False)


@each_game
def test_the_api_test_of_openspiel(game):
    suite = type("Suite", (api_test.EnforceAPIOnPartialTreeBase,), {"game": load(game), "game_name": openspiel.PREFIX + game})
    suite.setUpClass()
    for name in dir(suite):
        if name.startswith("test_"):
            getattr(suite(name), name)()


@every
def test_a_state_equals_a_table_step_by_step(game, seats, options):
    table, chooser = Table(game, seats, seed=seats, options=options, deals=()), random.Random(1)
    state, known = load(game, seats, options).new_initial_state(), 0
    while True:
        deal(state, (order for _, _, order in table.dealt[known:]))
        known = len(table.dealt)
        assert state.is_terminal() == table.over
        if table.over:
            break
        seat = table.to_act[0]
        assert state.current_player() == seat
        assert state.legal_actions() == sorted(move.number for move in table.moves(seat))
        move = chooser.choice(table.moves(seat))
        assert state.action_to_string(seat, move.number) == move.text
        table.play(move, seat)
        state.apply_action(move.number)
    shares = [(seat in table.winners) / len(table.winners) - 1 / seats for seat in range(seats)]
    assert state.returns() == pytest.approx(shares)


@many
def test_a_player_cannot_tell_a_resampled_state_from_the_true_one(game, seats, options):
    chooser = random.Random(seats)
    state = load(game, seats, options).new_initial_state()
    deal(state, any_orders(state, chooser))
    others_differ = 0
    for _ in range(12):
        play_on(state, chooser, chooser.randrange(1, 12))
        if state.is_terminal():
            break
        for player in range(seats):
            other = state.resample_from_infostate(player, SAMPLER)
            assert other.current_player() == state.current_player()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert not other.history()
            others_differ += str(other) != str(state)
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
                play_on(other, random.Random(1), 3)
    assert others_differ or game == "maui"  # whose hidden things a picture does not show


def told_apart(first: int, second: int) -> tuple[list[bool], list[bool]]:
    """At a table of duck all draw from the draw pile, five turns long; of the cards on it these two change places.

    Returns which players' information states and which observations differ.
    """
    found = []
    for swap in (False, True):
        state, order = load("duck", 3).new_initial_state(), list(range(69))
        if swap:
            order[22 + first], order[22 + second] = order[22 + second], order[22 + first]
        deal(state, iter([order]))
        for _ in range(5):
            legal = state.legal_actions()
            state.apply_action(next(action for action in legal if state.action_to_string(action).endswith("deck")))
        found.append([(state.information_state_string(player), state.observation_string(player)) for player in range(3)])
    pairs = list(zip(*found, strict=True))
    return [one[0] != other[0] for one, other in pairs], [one[1] != other[1] for one, other in pairs]


def test_an_information_state_is_all_that_a_player_has_seen_and_nothing_else():
    drawn_by_player_1 = 0, 3
    still_there = 20
    states, views = told_apart(*drawn_by_player_1)
    assert not any(views)  # the same cards in hand in the end,
    assert states == [False, True, False]  # but the one who drew them knows in which order they came
    states, views = told_apart(drawn_by_player_1[1], still_there)
    assert states == views == [False, True, False]


@each_game
def test_copies_go_their_own_way_and_pickles_come_back(game):
    chooser = random.Random(3)
    state = load(game).new_initial_state()
    for steps in (5, 90):  # first in the midst of a shuffle
        for _ in range(steps):
            state.apply_action(chooser.choice(state.legal_actions()))
        text, history = str(state), state.history()
        for other in (pickle.loads(pickle.dumps(state)), state.clone()):
            assert (str(other), other.history()) == (text, history)
            other.apply_action(other.legal_actions()[0])
            assert str(other) != text
        assert (str(state), state.history()) == (text, history)


@each_game
def test_its_search_plays_whole_games(game):
    of = load(game)
    state, chooser, generator = of.new_initial_state(), random.Random(1), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(of, mcts.RandomRolloutEvaluator(1, generator), 2.0, 3, random_state=generator)
    while not state.is_terminal():
        state.apply_action(bot.step(state) if state.current_player() == 0 else chooser.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)


def test_bad_asks_are_refused():
    with pytest.raises(BadTable, match="9"):
        load("tide", 9)
    with pytest.raises(BadTable, match="variant"):
        load("maui", 3, {"variant": "shells"})
    state = load("tide").new_initial_state()
    deal(state, any_orders(state, random.Random(1)))
    illegal = next(move for move in range(60) if move not in state.legal_actions())
    with pytest.raises(ValueError, match=f"move {illegal} is not legal"):
        state.apply_action(illegal)
