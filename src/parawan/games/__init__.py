"""The boxes. Each folder here is a game."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from parawan.games.contract import Game


@cache
def names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


@cache
def load(name: str) -> Game:
    """The game of this name."""
    game: Game = importlib.import_module(f"parawan.games.{name}").GAME
    return game
