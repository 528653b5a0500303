"""Moves of tide as people write them: `44` lays a weather card; `low` and `high` choose a tide card (T20)."""

from __future__ import annotations

from typing import Any

from parawan.games.contract import Reason, Unreadable
from parawan.games.tide.components import CARDS, SET_SIZE
from parawan.games.tide.rules import CHOOSE, TAKE_HIGHER, TAKE_LOWER, set_of

TAKES = {"low": TAKE_LOWER, "high": TAKE_HIGHER}


def write(s: Any, move: int) -> str:
    """The text of a move."""
    for text, number in TAKES.items():
        if move == number:
            return text
    return str(move + 1)


def read(s: Any, seat: int, text: str) -> list[int]:
    """The moves this text may mean."""
    word = text.strip().lower()
    if word in TAKES:
        return [TAKES[word]]
    if len(word) <= 2 and word.isascii() and word.isdigit() and 1 <= int(word) <= CARDS:
        return [int(word) - 1]
    raise Unreadable("tide-unreadable", text=text)


def why_not(s: Any, seat: int, move: int) -> Reason:
    """Why this move, which is not legal, is not."""
    if s.stage == CHOOSE:
        return Reason("T20", "tide-why-choose")
    if move in TAKES.values():
        return Reason("T20" if s.choose else "T9", "tide-why-no-choice")
    card = move + 1
    if card == s.pick[seat]:
        return Reason("T8", "tide-why-same", {"card": card})
    k = set_of(s, seat)
    if any(s.cards[k, i] == card and s.used[k, i] for i in range(SET_SIZE)):
        return Reason("T13", "tide-why-used", {"card": card})
    return Reason("T8", "tide-why-not-yours", {"card": card})
