"""The result of a finished game split into dealt luck, own choices and others' choices: a sum that adds up exactly.

A position is worth what the game ends with when everybody goes on by the rule of thumb and some other dealer deals all that
nobody has seen yet. A game is a chain of positions: before the first deal, then before and after every move. What a move
changes is the mover's choice. What was dealt then, against what the other dealer would have dealt then, is luck. The last
position is the result, so the links add up to it, with every dealer, in whole numbers. The other dealers know nothing of the
true deals, so luck is 0 on average, however good or bad the rule of thumb is.

Seats that choose at the same time are put in order in every possible way, and the mean of all orders is theirs (Shapley).
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from hashlib import blake2b
from itertools import combinations
from typing import Any

import numpy as np

from parawan.bots.program import thinking
from parawan.bots.review.outcome import NO_MOVE, POINTS, WHOLE_WIN, WINS
from parawan.engine.program import program
from parawan.engine.replay import steps
from parawan.engine.table import Table
from parawan.kernel.deal import dealer
from parawan.kernel.record import MOST_SEATS

EFFORT = 200_000  # games played out for one split
FEWEST_DEALERS, MOST_DEALERS = 64, 2048
ORDERS = math.factorial(MOST_SEATS)  # what is shared out over orders of seats stays whole when counted so many times
UNIT = {POINTS: ORDERS, WINS: ORDERS * WHOLE_WIN}  # whole numbers to one point, to one win
START, LUCK, CHOICES = 0, 1, 2  # rows of a chain: before the first deal, luck, and from here on the choices of each seat


@dataclass(frozen=True)
class Part:
    """A part of a result, and its standard error: how far another set of dealers may put it."""

    value: Fraction
    error: float


@dataclass(frozen=True)
class Split:
    """start + luck + own + others = result, exactly. `start` is what a seat can expect before the first deal."""

    seat: int
    result: Fraction
    start: Part
    luck: Part
    own: Part
    others: Part


class Chain:
    """What each link of a game's chain gave to each seat, with each dealer, in whole numbers."""

    def __init__(self, table: Table, dealers: int | None = None, seed: int = 0) -> None:
        self.table = table
        self._native = thinking(table.game.name).play_out
        self._states = np.repeat(_before_the_first_deal(table), 2)
        self._dealer = dealer(bytes(32))
        self._moves = np.zeros(table.game.rules.MOST_LEGAL + 1, np.int16)
        self.use(_keys(table, dealers or dealers_for(table), seed))

    def use(self, keys: np.ndarray) -> None:
        """Begins anew with these dealers."""
        self._keys = keys
        self.links = np.zeros((CHOICES + self.table.seats, len(keys), 2, self.table.seats), np.int64)
        self._standing = self._worth({})
        self.links[START] = self._standing * ORDERS

    def walk(self) -> Iterator[int]:
        """Goes through the game; yields after each step how many moves are behind it."""
        choices: dict[int, int] = {}
        for moves, step in enumerate(steps(self.table)):
            if step.seat >= 0:
                choices[step.seat] = step.number
            if not set(step.waited_for) - {step.seat}:  # the last seat waited for: now the picks count
                chosen = self._share_out(choices) if choices else self._standing
                self._states[0] = step.table.everything()[0]
                self._standing = self._worth({})
                self.links[LUCK] += (self._standing - chosen) * ORDERS
                choices = {}
            yield moves

    def splits(self, what: int = POINTS) -> list[Split]:
        """The split of each seat's points, or of its win."""
        return [self._split(seat, what) for seat in range(self.table.seats)]

    def _split(self, seat: int, what: int) -> Split:
        links = self.links[:, :, what, seat]
        own = links[CHOICES + seat]
        parts = (links[START], links[LUCK], own, links[CHOICES:].sum(0) - own)
        result = Fraction(int(links[:, 0].sum()), UNIT[what])
        return Split(seat, result, *(_part(part, UNIT[what]) for part in parts))

    def _worth(self, first: dict[int, int]) -> np.ndarray:
        """How the game ends from here with each dealer, after these first moves of seats."""
        numbers = np.full(MOST_SEATS, NO_MOVE, np.int16)
        for seat, number in first.items():
            numbers[seat] = number
        ends = np.zeros((len(self._keys), 2, MOST_SEATS), np.int64)
        self._native(self._states, self._dealer, self._moves, numbers, self._keys, ends)
        return ends[:, :, : self.table.seats]

    def _share_out(self, choices: dict[int, int]) -> np.ndarray:
        """Gives each seat what its choice changed, averaged over all orders of choosing; returns the worth after all of them."""
        worth: dict[tuple[int, ...], np.ndarray] = {(): self._standing}
        seats = sorted(choices)
        for n in range(1, len(seats) + 1):
            for some in combinations(seats, n):
                worth[some] = self._worth({seat: choices[seat] for seat in some})
        for some, before in worth.items():
            orders = math.factorial(len(some)) * math.factorial(max(len(seats) - len(some) - 1, 0))
            share = orders * ORDERS // math.factorial(len(seats))  # of the orders in which exactly these come before the next
            for seat in set(seats) - set(some):
                self.links[CHOICES + seat] += share * (worth[tuple(sorted((*some, seat)))] - before)
        return worth[tuple(seats)]


def split(table: Table, dealers: int | None = None, seed: int = 0, what: int = POINTS) -> list[Split]:
    """The points of each seat of a finished game, split; or its win."""
    chain = Chain(table, dealers, seed)
    for _ in chain.walk():
        pass
    return chain.splits(what)


def dealers_for(table: Table) -> int:
    """As many as the effort allows: a turn at which n seats choose at once takes 2 to the n positions."""
    positions = 0
    chosen = 0
    for step in steps(table):
        chosen += step.seat in step.waited_for
        if not set(step.waited_for) - {step.seat}:
            positions += 1 << chosen
            chosen = 0
    return min(max(EFFORT // positions, FEWEST_DEALERS), MOST_DEALERS)


def _before_the_first_deal(table: Table) -> np.ndarray:
    state = table.template()
    program(table.game.name).new_game(state)
    return state


def _keys(table: Table, dealers: int, seed: int) -> np.ndarray:
    """Dealers that hang on the game, so that no set of them favours anybody in all games."""
    course: Any = (seed, table.game.name, table.dealt, table.log)
    number = int.from_bytes(blake2b(repr(course).encode(), digest_size=8).digest(), "big")
    keys: np.ndarray = np.random.default_rng(number).integers(0, 1 << 32, (dealers, 2))
    return keys


def _part(with_each_dealer: np.ndarray, unit: int) -> Part:
    n = len(with_each_dealer)
    error = float(np.std(with_each_dealer / unit, ddof=1)) / math.sqrt(n) if n > 1 else math.inf
    return Part(Fraction(int(with_each_dealer.sum()), n * unit), error)
