"""What a table is set up with, checked."""

from __future__ import annotations

import operator
import secrets
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from parawan.engine.editions import STANDARD, Edition
from parawan.engine.errors import BadTable
from parawan.games import load, names
from parawan.games.contract import Game


def known_game(name: str) -> Game:
    if name not in names():
        raise BadTable("error-unknown-game", name=str(name), games=", ".join(names()))
    return load(name)


def seat_count(game: Game, seats: int) -> int:
    number = whole(seats)
    if number not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise BadTable("error-seats", number=str(seats), least=least, most=most, clause=game.seats_clause)
    return number


def all_options(game: Game, given: Mapping[str, Any]) -> dict[str, Any]:
    """All options of the game, the given ones and the others at their defaults."""
    options = {option.name: option.values[0] for option in game.options}
    for name, value in given.items():
        if name not in options:
            raise BadTable("error-unknown-option", name=str(name), options=", ".join(options) or "-")
        values = next(option.values for option in game.options if option.name == name)
        if not any(value == known and type(value) is type(known) for known in values):
            raise BadTable("error-option-value", name=name, value=str(value), values=", ".join(map(str, values)))
        options[name] = value
    return options


def rules_version(game: Game, version: int | None) -> int:
    """The newest rules where none are asked for."""
    if version is None:
        return game.rules_version
    number = whole(version)
    if number is None or not 1 <= number <= game.rules_version:
        raise BadTable("error-rules", version=str(version), known=game.rules_version)
    return number


def template(game: Game, seats: int, rules: int, options: tuple[Any, ...], edition: Edition) -> np.ndarray:
    """A record that holds what a table is set up with, and nothing else yet."""
    record = game.record.blank()
    row = record[0]
    row["seats"] = seats
    row["rules"] = rules
    for option, value in zip(game.options, options, strict=True):
        row[option.name] = option.values.index(value)
    edition.put(game, row)
    return record


@cache
def standard_template(game: str, seats: int, rules: int, options: tuple[Any, ...]) -> np.ndarray:
    """The same for the standard edition, made once; nobody writes into it."""
    record = template(load(game), seats, rules, options, STANDARD)
    record.flags.writeable = False
    return record


def seed_bytes(seed: int | bytes | None) -> bytes:
    """32 bytes; a small number is a seed too, for tests and examples."""
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, bytes):
        if len(seed) != 32:
            raise BadTable("error-seed", given=f"{len(seed)} bytes")
        return seed
    number = whole(seed)
    if number is None or not 0 <= number < 1 << 256:
        raise BadTable("error-seed", given=str(seed))
    return number.to_bytes(32, "big")


def whole(value: Any) -> int | None:
    """A whole number of any kind as an int; None for everything else."""
    try:
        return None if isinstance(value, bool) else operator.index(value)
    except TypeError:
        return None
