"""What the score pad adds up with, and finished games to hold it against. The page has no numbers of its own.

`box` becomes web/src/pad/box.ts (`make docs`); `games_to_add_up` becomes web/tests/pad.json and what tests/web/test_pad.py asks.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from parawan import Table, games
from parawan.engine.editions import STANDARD, Edition
from parawan.games.duck import components as duck
from parawan.games.maui import components as maui
from parawan.games.tide import components as tide
from tests.support import play_randomly

GENERATED = "// Made by `make docs` from the games' components: do not edit.\n"

# Printed on components we could not see: what a box shows may be put in their place.
OTHER_BOXES = {
    "duck": {"red_lifebuoys": [-1, -2, -3, -4, -5]},
    "maui": {"track_points": [2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 15, 17, 20], "extension_points": list(range(22, 48, 2))},
}


def box() -> str:
    """The numbers of the three boxes as TypeScript."""
    crabs = sorted(set(maui.CRAB_TOKENS.tolist()), reverse=True)
    boxes = {
        "tide": {
            "seats": games.load("tide").seats,
            "belts": int(tide.HALF_BELTS.sum()) // 2,  # T1, T5
            "mostBelts": int(sum(sorted(tide.HALF_BELTS)[-tide.SET_SIZE :])) // 2,
            "level": tide.HIGHEST_LEVEL,
            "levelCards": tide.TIDE_CARDS // tide.HIGHEST_LEVEL,  # T2
        },
        "duck": {
            "seats": games.load("duck").seats,
            "rounds": duck.ROUNDS,
            "copies": [3 * copies for copies in duck.COPIES],  # D1, of each number in all colours
            "hand": duck.HAND_SIZE,
            "dive": duck.DIVE_LIMIT,
            "green": duck.GREEN.tolist(),
            "values": {"red_lifebuoys": list(duck.RED)},
        },
        "maui": {
            "seats": games.load("maui").seats,
            "tiles": maui.COLUMNS,
            "pearls": maui.PEARL_POINTS.tolist(),
            "crabs": [{"points": crab, "most": maui.CRAB_TOKENS.tolist().count(crab)} for crab in crabs],
            "areas": maui.MARKET_ROWS,  # M11: one dollar on each, one to each player
            "values": {"track_points": maui.TRACK_POINTS, "extension_points": maui.EXTENSION_POINTS},
        },
    }
    return f"{GENERATED}export const BOX = {json.dumps(boxes, indent=2)} as const;\n"


def games_to_add_up(seed: int, each: int = 1) -> list[dict[str, Any]]:
    """What lies on the table of games played at random, as a sheet of the pad, and what the rules give for it."""
    found = []
    chance = random.Random(seed)
    for name in games.names():
        for seats in games.load(name).seats:
            for options in _options(name):
                found += [_game(name, seats, options, chance.getrandbits(32)) for _ in range(each)]
    return found


def _options(name: str) -> list[dict[str, Any]]:
    return [{"variant": variant} for variant in ("base", "crab", "long")] if name == "maui" else [{}]


def _game(name: str, seats: int, options: dict[str, Any], seed: int) -> dict[str, Any]:
    values = OTHER_BOXES.get(name, {}) if seed % 2 else {}
    edition = Edition("other", name, values) if values else STANDARD
    table = Table(name, seats, seed=seed, options=options, edition=edition)
    sheet, points = {"tide": _tide, "duck": _duck, "maui": _maui}[name](table, random.Random(seed))
    facts = {"game": name, "names": [f"P{seat}" for seat in range(seats)], "values": values}
    return {"sheet": {**facts, **sheet}, "points": points, "totals": table.scores, "winners": table.winners}


def _rounds(table: Table, chance: random.Random) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Before and after the last move of every round."""
    before = table.reveal()
    for _ in play_randomly(table, chance):
        after = table.reveal()
        if after["round"] > before["round"] or after["over"]:
            yield before, after
        before = after


def _tide(table: Table, chance: random.Random) -> tuple[dict[str, Any], list[list[int]]]:
    rounds, points = [], []
    for before, after in _rounds(table, chance):
        seats = [
            {"out": seat not in before["playing"], "belts": before["belts"][seat], "level": before["level"][seat]}
            for seat in range(table.seats)
        ]
        for event in table.news(None):  # what the last turn did, before all was put back
            seat = seats[event.arguments.get("seat", 0)]
            if event.message == "tide-takes":
                seat["level"] = event.arguments["level"]
            elif event.message == "tide-loses-belt":
                seat["belts"] = event.arguments["belts"]
            elif event.message == "tide-out":
                seat["out"] = True
        rounds.append(seats)
        points.append(after["points"][len(points)])
    return {"rounds": rounds}, points


def _duck(table: Table, chance: random.Random) -> tuple[dict[str, Any], list[list[int]]]:
    rounds, points = [], []
    scores = [0] * table.seats
    for _, after in _rounds(table, chance):
        rounds.append(
            {
                "ending": {1: "out", 4: "stalemate"}.get(after["ending"], "dive"),
                "ender": max(0, after["ender"]),
                "hands": [[int(card[1]) for card in hand] for hand in after["shown"]],
                "ghost": after["ghost_sum"],
            }
        )
        points.append([new - old for new, old in zip(table.scores, scores, strict=True)])
        scores = list(table.scores)
    return {"rounds": rounds}, points


def _maui(table: Table, chance: random.Random) -> tuple[dict[str, Any], list[list[int]]]:
    for _ in play_randomly(table, chance):
        pass
    end = table.reveal()
    crabs = sorted({int(crab) for crab in maui.CRAB_TOKENS}, reverse=True)
    seats = []
    for seat in range(table.seats):
        marks = [mark for column in end["marks"][seat] for mark in column]
        seats.append(
            {
                "steps": end["track"][seat],
                "pearls": end["pearls"][seat],
                "dollars": end["dollars"][seat],
                "penalties": end["penalties"][seat],
                "crabs": [marks.count(str(crab)) for crab in crabs],
                "tiles": end["laid"][seat],
            }
        )
    return {"variant": table.options["variant"], "first": end["first"], "seats": seats}, []
