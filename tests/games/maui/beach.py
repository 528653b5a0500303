"""Positions of maui set up by hand, in the words of the game."""

from __future__ import annotations

import random
from typing import Any

from parawan.engine.editions import STANDARD, Edition
from parawan.games.maui.components import LETTERS, PATTERNS, THINGS, TILE_TEXTS
from tests.support import Desk

STRIPES, FISH, WAVES, LAGOON, SUNSET = range(5)


def tile(text: str) -> int:
    return TILE_TEXTS.index(text)


def thing(text: str) -> int:
    return THINGS.index(text) - 4


def beach(seats: int = 2, variant: str = "base", *, same_side: bool = True, edition: Edition = STANDARD, **more: Any) -> Desk:
    """A desk on which everybody lays tiles as written, unless said otherwise."""
    return Desk("maui", seats, {"variant": variant, "same_side": same_side}, edition, **more)


def put_market(desk: Desk, *tiles: str) -> None:
    """Tiles a0, a1, a2, b0, b1, b2; the places not named get the last one named."""
    for place in range(6):
        desk.s.market[place // 3, place % 3] = tile(tiles[min(place, len(tiles) - 1)])


def put_last(desk: Desk, text: str, top: int, column: int = 0, seat: int = 0, crab: int = 0) -> None:
    """The seat's last tile lies in this column; what hangs over, or lies under a crab of this value, is inactive."""
    desk.s.laid[seat] = column
    desk.s.tile[seat, column] = tile(text)
    desk.s.top[seat, column] = top
    for pattern in range(5):
        desk.s.edge[seat, pattern] = 0
    for i, letter in enumerate(text):
        inside = 1 <= top + i <= 7
        mark = crab if crab and desk.s.space_row[column] == top + i else thing("" if inside else "penalty")
        desk.s.patterns[seat, column, i] = LETTERS.index(letter)
        desk.s.marks[seat, column, i] = mark
        if mark == 0:
            desk.s.edge[seat, LETTERS.index(letter)] |= 1 << top + i - 1


def put_space(desk: Desk, column: int, row: int, lies: str, seat: int = 0) -> None:
    """This lies in this column and row of the seat's beach."""
    desk.s.space_row[column] = row
    desk.s.space[seat, column] = thing(lies)


def put_tracks(desk: Desk, seat: int = 0, **steps: int) -> None:
    for name, step in steps.items():
        desk.s.track[seat, PATTERNS.index(name)] = step


def track(desk: Desk, seat: int = 0) -> dict[str, int]:
    """The steps of the markers that stand on a track."""
    return {name: desk.s.track[seat, i] for i, name in enumerate(PATTERNS) if desk.s.track[seat, i]}


def pair(field: Any, seat: int = 0) -> list[int]:
    return [field[seat, 0], field[seat, 1]]


def tops(desk: Desk, place: str, seat: int = 0) -> list[int]:
    """The rows in which the tile of this market place may begin, without towel tokens."""
    words = (move.split() for move in desk.moves(seat))
    return sorted({int(move[1]) for move in words if move[0] == place and not any(word[0] in LETTERS for word in move[2:])})


def shake(desk: Desk, chooser: random.Random) -> None:
    """Tokens, dollars, markers and dollar areas as they come, in a position that play has reached."""
    s = desk.s
    poor = chooser.random() < 0.4
    for seat in range(s.seats):
        s.dollars[seat] = 0 if poor else chooser.choice((0, 1, 2, 5))
        for kind in range(2):
            s.tokens[seat, kind] = chooser.choice((0, 1))
        for pattern in range(5):
            s.track[seat, pattern] = chooser.choice((0, 3, s.steps - 1, s.steps, s.steps))
    for row in range(2):
        s.areas[row] = 0 if poor else chooser.choice((0, 2))


def wet_last_tiles(desk: Desk, chooser: random.Random) -> None:
    """Half of the last tiles hang over, so that often nothing matches."""
    for seat in range(desk.s.seats):
        if chooser.random() < 0.5:
            column = desk.s.laid[seat]
            text = "".join(LETTERS[desk.s.patterns[seat, column, i]] for i in range(3))
            if text in TILE_TEXTS:
                put_last(desk, text, chooser.choice((-1, -1, 0, 6, 7, 7)), column, seat)
