"""Trains a player of tide against two Gustos by policy gradient, with NumPy alone: python examples/train_tide.py"""

import sys

import numpy as np

from parawan import lab
from parawan.lab.gymnasium import Seats

GAMES, STEPS, RATE = 512, 80, 0.3
PART = {part.name: part for part in lab.layout("tide")}
env = Seats("tide", seats=3, num_envs=GAMES, against="gusto")
chance = np.random.default_rng(1)


def features(seen):
    """Turn, the two open tide cards, our water and belts, the others' highest water; and all products of two of them."""
    rows, turn = np.arange(len(seen)), PART["turn"].of(seen).astype(int)
    tides, level, belts = (PART[name].of(seen) for name in ("tides", "level", "belts"))
    low, high = np.sort([tides[rows, 2 * turn - 2], tides[rows, 2 * turn - 1]], axis=0)
    single = np.stack([np.full(len(seen), 12), turn, low, high, level[:, 0], level[:, 1:3].max(axis=1), belts[:, 0]], axis=1) / 12
    return np.stack([single[:, i] * single[:, j] for i in range(7) for j in range(i, 7)], axis=1)


def policy(weights, told):
    """How likely each move is, the features it follows from, and one move drawn for each game."""
    facts = features(told["observation"])
    likely = np.exp(facts @ weights) * told["action_mask"]
    likely /= likely.sum(axis=1, keepdims=True)
    moves = (likely.cumsum(axis=1) > chance.random((GAMES, 1))).argmax(axis=1)
    return facts, likely, moves


def train(updates):
    told, _ = env.reset(seed=1)
    weights = np.zeros((28, env.single_action_space.n))
    for update in range(updates):
        steps, value, shares = [], np.full(GAMES, np.nan), []
        for _ in range(STEPS):
            facts, likely, moves = policy(weights, told)
            told, rewards, over, _, _ = env.step(moves)
            likely[np.arange(GAMES), moves] -= 1
            steps.append((facts, -likely, np.where(over, rewards, np.nan)))
            shares += rewards[over].tolist()
        change, fair = np.zeros_like(weights), np.mean(shares)
        for facts, toward, result in reversed(steps):  # each move counts by how its game ended
            value = np.where(np.isnan(result), value, result)
            change += facts.T @ (toward * np.nan_to_num(value - fair)[:, None])
        weights += RATE * change / np.sqrt((change**2).mean()) / np.sqrt(update + 10)
        print(f"update {update + 1}: {100 * fair:.1f} % of {len(shares)} games won, {100 / 3:.1f} % would be fair")
    return weights


if __name__ == "__main__":
    train(int(sys.argv[1]) if len(sys.argv) > 1 else 30)
