"""A game's rules tied to the driver and built for a target: what a table calls."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from parawan.engine import drive
from parawan.games import load
from parawan.kernel import native
from parawan.kernel.deal import DEALER

ENTRIES = (
    drive.new_game,
    drive.take_deal,
    drive.count_items,
    drive.make_deal,
    drive.play,
    drive.play_undealt,
    drive.look_around,
    drive.list_moves,
    drive.final_winners,
    drive.points,
    drive.redact_for,
    drive.redact_for_all,
    drive.find_changes,
    drive.prepare_worlds,
    drive.imagine_world,
    drive.preview_moves,
    drive.simulate,
)
FROM_RULES = ("start", "dealt", "items", "may_act", "waits_for", "legal", "act", "score", "winners")
FROM_HIDDEN = ("redact", "reveals", "redeal", "weigh", "imagine")
TARGETS = ("native", "interpreted")


@cache
def desk_type(game: str) -> np.dtype:
    """A table's whole memory in one record, because each array handed to native code costs time."""
    rules = load(game).rules
    return np.dtype([("state", rules.RECORD.dtype), ("dealer", DEALER), ("moves", np.int16, (rules.MOST_LEGAL,))], align=True)


@cache
def program(game: str, target: str = "native") -> SimpleNamespace:
    """The rules of a game, ready to run: the entries of `drive` as attributes."""
    if target not in TARGETS:
        raise ValueError(f"there is no target {target!r}; there are: {', '.join(TARGETS)}")
    kernel = import_module(f"parawan.kernel.{target}")
    built = kernel.build(*_source(game))
    built["play"] = kernel.direct(built["play"], np.zeros(1, desk_type(game)), 0, 0)
    ready = SimpleNamespace(**built)
    for name in ("list_moves", "points", "redact_for_all", "find_changes", "prepare_worlds", "preview_moves"):
        setattr(ready, name, _bound_at_first_call(ready, name, kernel.direct))
    return ready


def _bound_at_first_call(ready: SimpleNamespace, name: str, direct: Callable[..., Any]) -> Callable[..., Any]:
    """An entry that is always called with the same types: bound to them, but not compiled before it is needed."""
    function = getattr(ready, name)

    def first(*arguments: Any) -> Any:
        setattr(ready, name, direct(function, *arguments))
        return getattr(ready, name)(*arguments)

    return first


def kept_in(game: str) -> Path | None:
    """The folder in which this game's native build is kept between runs."""
    return native.kept_in(*_source(game))


def _source(game: str) -> tuple[dict[str, Any], dict[str, Any], str]:
    """The entries, the game's own rules that they call, and the name the build is kept under."""
    return {entry.__name__: entry for entry in ENTRIES}, open_names(game), game


def open_names(game: str) -> dict[str, Any]:
    """What the open names of `drive`, and of other loops over a game's rules, mean in this game."""
    box = load(game)
    names = {name: getattr(box.rules, name) for name in FROM_RULES}
    names["any_legal"] = getattr(box.rules, "any_legal", drive.any_listed)
    return names | {name: getattr(box.hidden, name) for name in FROM_HIDDEN}
