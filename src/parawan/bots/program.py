"""The native code that bots think with: a build of its own for each game, so that no table pays for compiling it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from parawan.bots import learned, playout, tree
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
FROM_SENSES = ("sense", "describe")


@cache
def thinking(game: str, as_learned: bool = False) -> SimpleNamespace:
    """What bots call for a game, as attributes; for those who have learned it a build of its own."""
    return SimpleNamespace(**native.build(*_source(game, as_learned)))


def kept_in(game: str, as_learned: bool = False) -> Path | None:
    """The folder in which this game's build for bots is kept between runs."""
    return native.kept_in(*_source(game, as_learned))


def _source(game: str, as_learned: bool) -> tuple[dict[str, Any], dict[str, Any], str, dict[Any, Any]]:
    """The entries, the game's own rules that they call, the name the build is kept under, and what stands in for what."""
    entries = {entry.__name__: entry for entry in ENTRIES}
    key, instead = (f"{game}-learned", learned.INSTEAD) if as_learned else (f"{game}-bots", {})
    return entries, open_names_of_bots(game), key, instead


def open_names_of_bots(game: str) -> dict[str, Any]:
    """What the open names of bots' rules mean in this game."""
    box = load(game)
    advice = {name: getattr(box.advice, name) for name in FROM_ADVICE}
    return open_names(game) | advice | {name: getattr(box.senses, name) for name in FROM_SENSES}
