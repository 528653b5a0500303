"""What a bot has before it while it thinks: its view as a record, its moves as numbers, and chance that hangs on these alone."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import numpy as np

from parawan.bots import nets
from parawan.bots.net import NOTHING, mind
from parawan.bots.playout import TASK, WORLDS
from parawan.bots.program import thinking
from parawan.bots.seat import Thought, Weighed
from parawan.engine.moves import Move
from parawan.games import load
from parawan.kernel.chance import generator
from parawan.kernel.deal import dealer
from parawan.kernel.record import MOST_SEATS


class Sight:
    """One choice to make. The same seed and view give the same chance, whoever asks and whenever."""

    def __init__(self, view: dict[str, Any], moves: Sequence[Move], seed: int, learned: bool = False) -> None:
        self.game = load(view["game"])
        self.learned = learned
        self.run = thinking(self.game.name, learned)
        self.record = self.game.record.from_plain({name: value for name, value in view.items() if name != "game"})
        self.moves = list(moves)
        self.numbers = np.array([move.number for move in self.moves], np.int16)
        self.chance = int.from_bytes(blake2b(f"{seed} ".encode() + self.record.tobytes(), digest_size=8).digest(), "big")

    def rates(self, by: str) -> np.ndarray:
        """How good each move looks, `by` greed or the rule of thumb."""
        rates = np.zeros(len(self.moves))
        getattr(self.run, f"rate_by_{by}")(self.record, self.numbers, rates)
        return rates

    def thought(self, numbers: np.ndarray, results: np.ndarray, order: np.ndarray) -> Thought:
        """The moves of these numbers, in this order, with what came of them: rows of visits, values, wins and points."""
        by_number = {move.number: move for move in self.moves}
        to_come = self.game.advice.CHAPTER_POINTS * self.until
        weighed = []
        for i in order.tolist():
            looked, _, win, points = results[i].tolist()
            average = {"win": win / looked, "points": points / looked + to_come} if looked else {}
            weighed.append(Weighed(by_number[int(numbers[i])], looked=int(looked), **average))
        return Thought(weighed[0].move, tuple(weighed))

    def try_moves(self, room: Room, numbers: np.ndarray, worlds: int, results: np.ndarray) -> None:
        """Plays each of these moves out in so many worlds; adds up what comes of it."""
        self.run.try_moves(
            room.worlds, room.work, room.dealers, room.moves, room.rng, room.tasks, room.values,
            numbers, worlds, results, room.minds,
        )  # fmt: skip

    @property
    def until(self) -> int:
        """The chapters that are left where playouts stop."""
        horizon: int = self.game.advice.HORIZON
        return max(int(self.run.left_of_game(self.record)) - horizon, 0)


class Room:
    """Memory for one thread of thought, prepared for imagining worlds."""

    def __init__(self, sight: Sight, thread: int = 0) -> None:
        advice = sight.game.advice
        self.worlds = np.repeat(sight.record, WORLDS)
        self.work = np.zeros(sight.game.hidden.WORK)
        self.dealers = dealer(bytes(32))
        self.moves = np.zeros(sight.game.rules.MOST_LEGAL + 1, np.int16)
        self.rng = generator(sight.chance + thread)
        self.tasks = np.zeros(1, TASK)
        self.values = np.zeros((3, MOST_SEATS))
        self.tasks["until"] = sight.until
        self.tasks["looks"] = advice.LOOKS
        self.tasks["drift"], self.tasks["chapter_drift"] = advice.DRIFT
        self.tasks["chapter_points"] = advice.CHAPTER_POINTS
        self.tasks["temper"] = advice.TEMPER
        self.tasks["explore"] = advice.EXPLORE
        self.minds = NOTHING
        if sight.learned:
            self.minds = mind(sight.game, nets.weights(sight.game.name))
            for name, value in sight.game.senses.SEARCH.items():
                self.tasks[name] = value
        sight.run.get_ready(self.worlds, self.work)
