"""OpenSpiel: games in C++ and in Python, by its own loop and by one in Python."""

from __future__ import annotations

import importlib
import random
import statistics
from typing import Any

import pyspiel

from parawan.lab.bench.measure import Work


def own_loop(name: str) -> Work:
    """Its uniform random bots inside its C++ loop. Chance is played, but makes no decisions."""
    game = pyspiel.load_game(name)
    per_game = statistics.mean(_play(game, random.Random(seed))[0] for seed in range(50))
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    seeds = random.Random(1)

    def play() -> int:
        for _ in range(50):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seeds.getrandbits(31))
        return round(50 * per_game)

    return play


def python_loop(name: str, chance_counts: bool = False) -> Work:
    """A loop in Python that is right for any game: chance by its stated probabilities. It may count as steps too."""
    game, chooser = pyspiel.load_game(name), random.Random(1)

    def play() -> int:
        decisions, chances = _play(game, chooser)
        return decisions + chances * chance_counts

    return play


def python_game(module: str, name: str) -> Work:
    """One of its games that are written in Python, steps of chance counted."""
    importlib.import_module(f"open_spiel.python.games.{module}")
    return python_loop(name, chance_counts=True)


def _play(game: Any, chooser: random.Random) -> tuple[int, int]:
    """One game at random: how many choices players made, and chance."""
    state, decisions, chances = game.new_initial_state(), 0, 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chooser.choices(outcomes, weights)[0])
            chances += 1
        elif state.is_simultaneous_node():
            actions = [chooser.choice(state.legal_actions(player)) for player in range(game.num_players())]
            state.apply_actions(actions)
            decisions += len(actions)
        else:
            state.apply_action(chooser.choice(state.legal_actions()))
            decisions += 1
    return decisions, chances
