"""Moves of duck as people write them.

`3yb left` lays the yellow 3 and on it the blue 3, and draws from the left neighbour's pile. `b3-6 deck` lays blue 3, 4, 5, 6 (the
6 ends on top) and draws from the draw pile, `b6-3 right` lays them downwards. The cards may also be written one by one, as they
are shown: `y3 b3 left`. Who goes out names no pile (D12), nor who brings on a stalemate (D19). `dive` dives (D13).
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

from parawan.games.contract import Reason, Unreadable
from parawan.games.duck.components import CARDS, COLOURS, COPIES, DIVE_LIMIT, NUMBER, TEXTS
from parawan.games.duck.rules import (
    DECK,
    DIVE,
    GROUPS_A_NUMBER,
    LEFT,
    NOWHERE,
    RIGHT,
    RUNS,
    count,
    run_length,
    stuck,
    sum_of,
)

SOURCES = {"": NOWHERE, "deck": DECK, "left": LEFT, "right": RIGHT}
GROUP = re.compile(r"([0-8])([ybr]{1,9})")
RUN = re.compile(r"([ybr])([0-8])-([0-8])")
CARD = re.compile(r"[ybr][0-8]")


def cards_laid(move: int) -> list[int]:
    """The cards a move lays, in their order, the one on top last; none where it is no play there could be."""
    shape = move // 4
    if move == DIVE:
        return []
    if shape < RUNS:
        number, laid, top = shape // GROUPS_A_NUMBER, shape // 3 % 64, shape % 3
        counts = [laid >> 2 * colour & 3 for colour in range(3)]
        if counts[top] == 0 or max(counts) > COPIES[number]:
            return []
        counts[top] -= 1
        return [1 + 3 * number + colour for colour in range(3) for _ in range(counts[colour])] + [1 + 3 * number + top]
    lowest = (shape - RUNS) // 2 % CARDS + 1
    run = [lowest + 3 * i for i in range(run_length(shape))]
    if run[-1] > CARDS:
        return []
    return run[::-1] if shape % 2 else run


def write(s: Any, move: int) -> str:
    """The text of a move."""
    if move == DIVE:
        return "dive"
    cards = cards_laid(move)
    if not cards:
        return f"#{move}"
    first, last = TEXTS[cards[0]], TEXTS[cards[-1]]
    if move // 4 >= RUNS:
        text = f"{first}-{last[1]}"
    else:
        text = first[1] + "".join(TEXTS[card][0] for card in cards)
    return f"{text} {list(SOURCES)[move % 4]}".strip()


def read(s: Any, seat: int, text: str) -> list[int]:
    """The moves this text may mean; where it names no pile, one with each."""
    words = text.lower().split() if text.isascii() else []
    if words == ["dive"]:
        return [DIVE]
    sources = [SOURCES[words.pop()]] if words and words[-1] in SOURCES else SOURCES.values()
    shape = _read_shape(_short(words), text)
    return [4 * shape + source for source in sources]


def _short(words: list[str]) -> str:
    """The cards in one word: `y3 b3` is `3yb`, and `b3 b4 b5` is `b3-5`."""
    if words and all(CARD.fullmatch(word) for word in words):
        colours, numbers = [word[0] for word in words], [int(word[1]) for word in words]
        if len(set(numbers)) == 1:
            return f"{numbers[0]}{''.join(colours)}"
        steps = {after - before for before, after in pairwise(numbers)}
        if len(set(colours)) == 1 and steps in ({1}, {-1}):
            return f"{words[0]}-{numbers[-1]}"
        if len(words) > 1:
            raise Unreadable("duck-unreadable-cards", text=" ".join(words))
    return words[0] if len(words) == 1 else ""


def _read_shape(word: str, text: str) -> int:
    if group := GROUP.fullmatch(word):
        counts = [group[2].count(colour) for colour in COLOURS]
        if max(counts) <= 3:
            laid = sum(counts[colour] << 2 * colour for colour in range(3))
            return GROUPS_A_NUMBER * int(group[1]) + 3 * laid + COLOURS.index(group[2][-1])
    if run := RUN.fullmatch(word):
        first, last = int(run[2]), int(run[3])
        length = abs(last - first) + 1
        if length < 3:
            raise Unreadable("duck-unreadable-run", text=text)
        lowest = 1 + 3 * min(first, last) + COLOURS.index(run[1])
        return RUNS + 2 * (CARDS * (length - 3) + lowest - 1) + (1 if last < first else 0)
    raise Unreadable("duck-unreadable", text=text)


def why_not(s: Any, seat: int, move: int) -> Reason:
    """Why this move, which is not legal, is not."""
    hand = s.hand[seat]
    if move == DIVE:
        return Reason("D13", "duck-why-dive", {"sum": sum_of(hand), "limit": DIVE_LIMIT})
    cards = cards_laid(move)
    clause = "D7" if move // 4 < RUNS else "D8"
    if not cards:
        return Reason(clause, "duck-why-no-cards")
    for card in cards:
        if count(hand, card) < cards.count(card):
            held = {"colour": TEXTS[card][0], "number": int(NUMBER[card]), "have": count(hand, card)}
            return Reason(clause, "duck-why-not-held", held)
    if len(cards) == s.held[seat]:
        return Reason("D12", "duck-why-out")
    if stuck(s):
        return Reason("D19", "duck-why-stuck")
    if move % 4 == NOWHERE:
        return Reason("D10", "duck-why-say-pile")
    return Reason("D10", "duck-why-empty", {"pile": list(SOURCES)[move % 4]})
