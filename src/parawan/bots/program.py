"""The native code that bots think with: a build of its own for each game, so that no table pays for compiling it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from parawan.bots import playout, tree
from parawan.bots.review import outcome
from parawan.engine.program import open_names
from parawan.games import load
from parawan.kernel import native

ENTRIES = (
    playout.rate_by_greed,
    playout.rate_by_thumb,
    playout.get_ready,
    playout.left_of_game,
    playout.try_moves,
    tree.search,
    outcome.play_out,
    outcome.try_to_the_end,
)
FROM_ADVICE = ("greed", "thumb", "suspect", "chapters_left")


@cache
def thinking(game: str) -> SimpleNamespace:
    """What bots call for a game, as attributes."""
    return SimpleNamespace(**native.build(*_source(game)))


def kept_in(game: str) -> Path | None:
    """The folder in which this game's build for bots is kept between runs."""
    return native.kept_in(*_source(game))


def _source(game: str) -> tuple[dict[str, Any], dict[str, Any], str]:
    """The entries, the game's own rules that they call, and the name the build is kept under."""
    names = open_names(game) | {name: getattr(load(game).advice, name) for name in FROM_ADVICE}
    return {entry.__name__: entry for entry in ENTRIES}, names, f"{game}-bots"
