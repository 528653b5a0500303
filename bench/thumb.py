"""A program that plays by rules of thumb, as a person does in a first game: something for bots to be measured against."""

from __future__ import annotations

import json
import re
import sys
from typing import Any


def tide(view: dict[str, Any], moves: list[str]) -> str:
    """The highest card for a low tide, otherwise the lowest; and the lower of two tides."""
    if "low" in moves:
        return "low"
    cards = sorted(moves, key=int)
    return cards[-1] if min(view["tides"][2 * view["turn"] - 2 : 2 * view["turn"]]) <= 2 else cards[0]


def duck(view: dict[str, Any], moves: list[str]) -> str:
    """Dives when it can, otherwise lays the cards that weigh most."""
    return "dive" if "dive" in moves else max(moves, key=_weight)


def _weight(move: str) -> int:
    cards = move.split()[0]
    if run := re.fullmatch(r"[a-z](\d)-(\d)", cards):
        first, last = sorted(map(int, run.groups()))
        return sum(range(first, last + 1))
    return int(cards[0]) * len(cards[1:])


def maui(view: dict[str, Any], moves: list[str]) -> str:
    """Whatever brings most points at once."""
    from parawan.engine.moves import standard_moves
    from parawan.engine.preview import choices
    from parawan.games import load

    game = load("maui")
    fields = {name: value for name, value in view.items() if name != "game"}
    seen = game.record.from_plain(fields)
    by_number = standard_moves("maui")
    known = {by_number[number].text: by_number[number] for number in range(game.rules.MOVES)}
    return max(choices(game, seen, [known[text] for text in moves]), key=lambda choice: choice.gain or 0).move.text


RULES = {"tide": tide, "duck": duck, "maui": maui}

if __name__ == "__main__":
    for line in sys.stdin:
        question = json.loads(line)
        move = RULES[question["view"]["game"]](question["view"], question["moves"])
        print(json.dumps({"question": question["question"], "move": move}), flush=True)
