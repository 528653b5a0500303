"""A desk to try rules on: any position, any rule, any move."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Any

import numpy as np

from parawan import games
from parawan.engine.editions import STANDARD, Edition
from parawan.engine.table import Table
from parawan.kernel.chance import generator
from parawan.kernel.interpreted import look
from parawan.kernel.rule import Copies

THOROUGH = "PARAWAN_THOROUGH" in os.environ  # `make test-all`: whole games where `make test` plays the first part


class Desk:
    """A table whose record can be changed by hand (`desk.s.level[0] = 7`) before a move or a single rule is tried on it."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Any] | None = None,
        edition: Edition = STANDARD,
        seed: int = 1,
        target: str = "interpreted",
    ) -> None:
        self.table = Table(game, seats, seed=seed, options=options, edition=edition, target=target)

    @property
    def s(self) -> Any:
        """The record, as rules see it."""
        return look(self.table._state)[0]

    def play(self, seat: int, move: str) -> None:
        self.refresh()
        self.table.play(move, seat)

    def moves(self, seat: int) -> list[str]:
        """The texts of the legal moves."""
        self.refresh()
        return [move.text for move in self.table.moves(seat)]

    @property
    def to_act(self) -> tuple[int, ...]:
        self.refresh()
        return self.table.to_act

    def call(self, rule: Callable[..., Any], *arguments: Any) -> Any:
        """Runs one rule, interpreted, on this record."""
        return interpreted(rule)(self.s, *(look(argument) for argument in arguments))

    def refresh(self) -> None:
        """Lets the table notice what was changed by hand."""
        self.table._next = self.table._program.look_around(self.table._desk)


def interpreted(rule: Callable[..., Any]) -> Callable[..., Any]:
    """A rule as plain Python over `look(record)[0]`."""
    from parawan.kernel.interpreted import Looking

    return Copies(prepare=lambda function: function, constant=Looking).of(rule)  # type: ignore[arg-type]


def play_randomly(table: Table, chooser: random.Random, most: int | None = None) -> Iterator[tuple[int, int]]:
    """Plays random legal moves, in a random order of seats where several may act; yields seat and move number after each."""
    while not table.over and most != 0:
        seat = chooser.choice(table.may_act if chooser.random() < 0.2 else table.to_act)
        move = chooser.choice(table.moves(seat))
        table.play(move, seat)
        yield seat, move.number
        most = None if most is None else most - 1


def redacted(table: Table, viewer: int) -> np.ndarray:
    """The record as this viewer (-1: a spectator) may know it."""
    return table._redacted_record(None if viewer < 0 else viewer)


def world(table: Table, view: np.ndarray, seed: int) -> np.ndarray:
    """A world imagined behind a redacted record."""
    work = np.zeros(table.game.hidden.WORK)
    table._program.prepare_worlds(view.copy(), work)
    imagined = view.copy()
    table._program.imagine_world(imagined, work, generator(seed))
    return imagined


def swapped(table: Table, viewer: int, seed: int) -> Table:
    """The same table in another world that this viewer cannot tell from the true one."""
    view = redacted(table, viewer)
    imagined = world(table, view, seed)
    if "picked" in imagined.dtype.names:  # sealed picks are not part of a world: seal other ones
        imagined["picked"] = view["picked"]
        chooser = random.Random(seed)
        sealed = not view["open"][0] and not view["stage"][0]
        for seat in range(table.seats):
            if sealed and seat != viewer and view["picked"][0] >> seat & 1:
                k = (seat - (int(view["round"][0]) - 1)) % table.seats
                hand = [c for c, used in zip(imagined["cards"][0][k], imagined["used"][0][k], strict=True) if not used]
                imagined["pick"][0][seat] = chooser.choice(hand)
    imagined["viewer"] = table._state["viewer"]
    other = table.copy()
    other._state[:] = imagined
    other._next = other._program.look_around(other._desk)
    return other


def every_table(game: str | None = None) -> list[tuple[str, int, dict[str, Any]]]:
    """Every game with every seat count and every combination of options."""
    tables = []
    for name in games.names() if game is None else [game]:
        box = games.load(name)
        for seats in box.seats:
            for values in product(*(option.values for option in box.options)):
                tables.append((name, seats, dict(zip((option.name for option in box.options), values, strict=True))))
    return tables
