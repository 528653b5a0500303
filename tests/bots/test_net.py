"""The nets that are shipped: what native code makes of them, how large they are, and that they learned something."""

from __future__ import annotations

import random
from importlib import resources

import numpy as np
import pytest

from parawan import Table, games
from parawan.bots import net, nets
from parawan.bots.net import rate_by_net, shares_by_net
from parawan.bots.program import open_names_of_bots
from parawan.kernel import native
from parawan.kernel.interpreted import look
from parawan.kernel.rule import rule
from parawan.lab.train.measure import GREED, THUMB, fair_shares
from tests.support import interpreted, play_randomly

every_game = pytest.mark.parametrize("game", games.names())
MIDDLE = {"tide": 4, "duck": 4, "maui": 3}


@rule
def rate(states, seat, moves, n, minds, rates):
    rate_by_net(states[0], seat, moves, n, minds[0], rates)


@rule
def share(states, viewer, minds, shares):
    shares_by_net(states[0], viewer, minds[0], shares)


def random_weights(game: str) -> dict[str, np.ndarray]:
    """As small as learned ones; the first row of marks and of traits stands for nothing."""
    chooser = np.random.default_rng(1)
    layers = net.shapes(games.load(game)).items()
    weights = {name: chooser.standard_normal(shape).astype(np.float32) / 4 for name, shape in layers}
    for name in ("marks", "traits", "plain"):
        weights[name][0] = 0
    return weights


def likely(weights: dict[str, np.ndarray], marks: list[int], traits: np.ndarray) -> np.ndarray:
    """The rates of moves, worked out plainly."""
    hidden = np.maximum(weights["marks"][marks].sum(0) + weights["mark_bias"], 0)
    setting = hidden @ weights["context"] + weights["context_bias"]
    judged = np.maximum(setting + weights["traits"][traits].sum(1), 0) @ weights["judge"]
    return judged + weights["plain"][traits].sum(1)


@every_game
def test_native_code_rates_moves_as_the_net_says(game):
    box = games.load(game)
    weights = random_weights(game)
    minds = net.mind(box, weights)
    built = native.build({"rate": rate}, open_names_of_bots(game), f"{game}-rate")["rate"]
    table = Table(game, 3, seed=1)
    for i, _ in enumerate(play_randomly(table, random.Random(1), most=40)):
        if i % 8 == 0 and not table.over:
            seat = table.to_act[0]
            numbers = np.array(table._numbers(seat), np.int16)
            rates = np.zeros(len(numbers))
            built(table._state, seat, numbers, len(numbers), minds, rates)
            marks = minds["seen"][0][minds["seen"][0] > 0].tolist()
            traits = minds["told"][0][: len(numbers) * box.senses.TRAITS_A_MOVE].reshape(len(numbers), -1)
            assert np.allclose(rates, likely(weights, marks, traits), rtol=1e-4, atol=1e-3)


def expected_shares(weights: dict[str, np.ndarray], marks: np.ndarray, viewer: int, seats: int) -> np.ndarray:
    """Every seat's share of the win, worked out plainly: the net counts seats from the viewer on."""
    hidden = np.maximum(weights["marks"][marks].sum(0) + weights["mark_bias"], 0)
    standing = np.maximum(hidden @ weights["shares"] + weights["shares_bias"], 0)
    from_viewer = np.exp(weights["places"][:seats] @ standing + weights["places_bias"][:seats])
    return np.roll(from_viewer / from_viewer.sum(), viewer)


@every_game
def test_native_code_shares_the_win_as_the_net_says_whoever_looks(game):
    box = games.load(game)
    weights = random_weights(game)
    minds = net.mind(box, weights)
    built = native.build({"share": share}, open_names_of_bots(game), f"{game}-share")["share"]
    for seats in box.seats:
        table = Table(game, seats, seed=1)
        for i, _ in enumerate(play_randomly(table, random.Random(1), most=40)):
            for viewer in range(seats if i % 8 == 0 and not table.over else 0):
                shares, marks = np.zeros(seats), np.zeros(box.senses.MOST_MARKS, np.int16)
                built(table._state, viewer, minds, shares)
                n = interpreted(box.senses.sense)(look(table._state)[0], viewer, look(marks), 0)
                assert np.allclose(shares, expected_shares(weights, marks[:n], viewer, seats), atol=1e-5)
                assert shares.max() - shares.min() > 0.01  # seats are not alike, or it would not matter whose is whose


@every_game
def test_a_net_is_small(game):
    assert len(resources.files(nets).joinpath(f"{game}.npz").read_bytes()) < 3_000_000
    assert {name: layer.shape for name, layer in nets.weights(game).items()} == net.shapes(games.load(game))


@every_game
def test_a_net_alone_beats_the_greedy_and_stands_up_to_the_rule_of_thumb(game):
    """Without any search; a fair share would be 1. A net that knows nothing gets 0.0 to 0.6."""
    box = games.load(game)
    assert fair_shares(box, nets.weights(game), MIDDLE[game], GREED, 600) > 1.3
    assert fair_shares(box, nets.weights(game), MIDDLE[game], THUMB, 600) > 0.9
