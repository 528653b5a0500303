"""A game's rules tied to the driver and built for a target: what a table calls."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import SimpleNamespace

import numpy as np

from parawan.engine import drive
from parawan.games import load
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
    drive.prepare_worlds,
    drive.imagine_world,
    drive.simulate,
    drive.try_moves,
)
FROM_RULES = ("start", "dealt", "items", "may_act", "waits_for", "legal", "act", "score", "winners")
FROM_HIDDEN = ("redact", "weigh", "imagine")
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
    box = load(game)
    names = {name: getattr(box.rules, name) for name in FROM_RULES}
    names |= {name: getattr(box.hidden, name) for name in FROM_HIDDEN}
    kernel = import_module(f"parawan.kernel.{target}")
    built = kernel.build({entry.__name__: entry for entry in ENTRIES}, names, game)
    built["play"] = kernel.direct(built["play"], np.zeros(1, desk_type(game)), 0, 0)
    return SimpleNamespace(**built)
