"""A table of maui as text and as a picture. `s` is a record redacted for the viewer, or an open one."""

from __future__ import annotations

from typing import Any

from parawan.games import svg
from parawan.games.maui.components import (
    BLACK,
    COLUMNS,
    FACE_DOWN,
    LETTERS,
    PATTERNS,
    PENALTY,
    PLACES,
    ROW_VALUE,
    ROWS,
    SCORING1,
    SCORING2,
    TOKEN,
    WHITE,
)
from parawan.games.maui.moves import MARKET
from parawan.games.maui.rules import LONG, matching_spots
from parawan.games.maui.story import score_parts, tile_text

SHORE = range(-1, ROWS + 3)  # the rows of a beach and those that tiles can hang over
SIGNS = {WHITE: "○", BLACK: "●", SCORING1: "◇", SCORING2: "◆"}
CRAB = "×"
MARKS = {0: " ", TOKEN: "*", PENALTY: "!"}
COLOURS = dict(zip(LETTERS, (svg.STRIPES, svg.FISH, svg.WAVES, svg.LAGOON, svg.SUNSET), strict=True))


def ask(s: Any, seat: int) -> str:
    """The message that asks this seat for its move."""
    stuck = matching_spots(s, seat) == 0 and s.areas[0] == 0 and s.areas[1] == 0
    return "maui-ask-spare" if stuck else "maui-ask"


# ---- as text ------------------------------------------------------------------------------------------------------


def text(s: Any, say: Any) -> str:
    lines = [_title(s, say), "", *_market(s, say), "", *_seats(s, say)]
    own = [s.viewer] if s.viewer >= 0 else []
    for seat in own:
        lines += ["", *_own_beach(s, say, seat)]
    others = [seat for seat in range(s.seats) if seat not in own]
    for i in range(0, len(others), 3):
        beaches = [_small_beach(s, say, seat) for seat in others[i : i + 3]]
        lines += ["", *("  ".join(row).rstrip() for row in zip(*beaches, strict=True))]
    return "\n".join([*lines, "", *_key(s, say)])


def _title(s: Any, say: Any) -> str:
    return f"{say.paint(say('maui-name'), 'sea', bold=True)} · {_status(s, say)}"


def _status(s: Any, say: Any) -> str:
    status = say("maui-draw-status", round=s.round)
    return f"{status} · {say('maui-draw-half', half=s.half + 1)}" if s.variant == LONG else str(status)


def _market(s: Any, say: Any) -> list[str]:
    """The tiles upright, the way they would lie on the viewer's beach, under their prices."""
    label = say("maui-draw-market")
    lines = [say.paint(label + "   " + "   ".join(f"{price}" for price in range(PLACES)), "quiet")]
    for row, letter in enumerate(MARKET):
        tiles = [tile_text(s, s.viewer, s.market[row, price]) or "   " for price in range(PLACES)]
        heads = [f"{letter}  {'$' * s.areas[row]}", "", ""]
        for i, head in enumerate(heads):
            lines.append(head.ljust(len(label) + 3) + "   ".join(_letter(say, tile[i]) for tile in tiles))
    return lines


def _letter(say: Any, letter: str) -> str:
    return str(say.paint(letter, PATTERNS[LETTERS.index(letter)], bold=True)) if letter in COLOURS else letter


def _seats(s: Any, say: Any) -> list[str]:
    width = max(len(say.name(seat)) for seat in range(s.seats))
    heads = [say(f"maui-draw-{name}") for name in ("points", "dollars", "pearls", "tokens", "penalties", "crabs")]
    wide = [max(len(head), 6) for head in heads]
    tracks = "".join("   " + _letter(say, letter) for letter in LETTERS)
    named = "  ".join(head.rjust(n) for head, n in zip(heads[1:], wide[1:], strict=True))
    lines = [f"{' ' * (width + 2)}  {heads[0].rjust(wide[0])}{tracks}   {named}"]
    for seat in range(s.seats):
        steps = "".join(f"  {s.track[seat, pattern]:>2}" for pattern in range(5))
        pearls = SIGNS[WHITE] * s.pearls[seat, 0] + SIGNS[BLACK] * s.pearls[seat, 1]
        tokens = "".join(LETTERS[s.token_patterns[kind]] * s.tokens[seat, kind] for kind in range(2))
        cells = [s.dollars[seat], pearls or "·", tokens or "·", s.penalties[seat, 0] + s.penalties[seat, 1], s.crabs[seat]]
        rest = "  ".join(str(cell).rjust(n) for cell, n in zip(cells, wide[1:], strict=True))
        mark = "▸" if seat == s.turn and not s.over else " "
        lines.append(f"{mark} {say.name(seat).ljust(width)}  {_points(s, seat):>{wide[0]}}{steps}   {rest}")
    return lines


def _points(s: Any, seat: int) -> int:
    return sum(score_parts(s, seat).values())


def _own_beach(s: Any, say: Any, seat: int) -> list[str]:
    """The viewer's beach, rows with their numbers and values, and what lies ahead."""
    numbers = "".join(f"{column:<3}" for column in range(1, COLUMNS + 1))
    lines = [say.paint(f"        {numbers}".rstrip(), "quiet")]
    for row in SHORE:
        number = f"{row:>3}  " if row <= ROWS else "     "
        cells = "".join(_cell(s, say, seat, column, row) + " " for column in range(COLUMNS + 1))
        value = say("maui-draw-ocean") if row < 1 else say("maui-draw-trees") if row > ROWS else ROW_VALUE[row]
        lines.append(say.paint(number, "quiet") + cells + say.paint(f" {value}", "quiet"))
    spaces = [(column, s.space[seat, column]) for column in range(s.laid[seat] + 1, COLUMNS + 1)]
    ahead = [f"{column} {_sign(thing)} {_thing(s, say, thing)}" for column, thing in spaces if thing]
    return [*lines, f"{say('maui-draw-ahead')}: {' · '.join(ahead) or '–'}"]


def _small_beach(s: Any, say: Any, seat: int) -> list[str]:
    width = 2 * (COLUMNS + 1)
    rows = ["".join(_cell(s, say, seat, column, row) for column in range(COLUMNS + 1)) for row in SHORE]
    return [say.name(seat)[:width].ljust(width), *rows]


def _cell(s: Any, say: Any, seat: int, column: int, row: int) -> str:
    """Two characters: a pattern with what lies on it, or what can be seen of the shore."""
    i = row - s.top[seat, column]
    if s.tile[seat, column] and 0 <= i < 3:
        mark = s.marks[seat, column, i]
        return _letter(say, LETTERS[s.patterns[seat, column, i]]) + (MARKS[mark] if mark >= 0 else str(-mark))
    if column == 0:
        return "  "
    if not 1 <= row <= ROWS:
        return str(say.paint("~ ", "sea") if row < 1 else say.paint("♣ ", "palm"))
    if row == s.space_row[column] and (sign := _sign(s.space[seat, column])):
        return str(say.paint(sign.ljust(2), "parasol"))
    return str(say.paint("· ", "sand"))


def _sign(thing: int) -> str:
    """The sign of what lies on a space; a crab with its value where the record shows it."""
    if thing < 0:
        return CRAB if thing == FACE_DOWN else f"{CRAB}{-thing}"
    return SIGNS.get(thing, "")


def _thing(s: Any, say: Any, thing: int) -> str:
    """The name of what lies on a space."""
    if thing >= SCORING1:
        first, second = (_pattern(say, s.scoring_tokens[thing - SCORING1, i]) for i in range(2))
        return str(say("maui-thing-scoring", first=first, second=second))
    return str(say("maui-thing-crab" if thing < 0 else "maui-thing-white" if thing == WHITE else "maui-thing-black"))


def _pattern(say: Any, pattern: int) -> str:
    return str(say(f"maui-pattern-{PATTERNS[pattern]}"))


def _key(s: Any, say: Any) -> list[str]:
    """What the letters and marks mean, and what the ornate frames still hold."""
    patterns = " · ".join(f"{_letter(say, letter)} {_pattern(say, i)}" for i, letter in enumerate(LETTERS))
    frames = [_frame(s, say, kind) for kind in range(2)]
    return [patterns, say.paint(say("maui-draw-marks"), "quiet"), f"{say('maui-draw-frames')}: {' · '.join(frames)}"]


def _frame(s: Any, say: Any, kind: int) -> str:
    token = LETTERS[s.token_patterns[kind]] * s.frame_tokens[kind]
    return f"{LETTERS[kind]} {s.frames[kind]} [{token or '–'}]"


# ---- as a picture -------------------------------------------------------------------------------------------------

SIZE = 22  # of a pattern
WIDE = SIZE * (COLUMNS + 2)  # of a beach with its dock


def picture(s: Any, say: Any) -> str:
    """The whole table: the market, then every beach as its owner sees it."""
    width = 40 + 2 * WIDE + 20
    parts = [
        svg.words(20, 30, say("maui-name"), 20, svg.DEEP, bold=True),
        svg.words(width - 20, 30, _status(s, say), 14, anchor="end"),
    ]
    for row, letter in enumerate(MARKET):
        x = 20 + row * 200
        parts.append(svg.words(x, 70 + SIZE, f"{letter} {'$' * s.areas[row]}", 16, bold=True))
        for price in range(PLACES):
            parts.append(svg.words(x + 60 + 40 * price + SIZE / 2, 54, price, 14, anchor="middle"))
            for i, pattern in enumerate(tile_text(s, s.viewer, s.market[row, price])):
                parts.append(_towel(x + 60 + 40 * price, 64 + SIZE * i, pattern))
    high = SIZE * len(SHORE) + 70
    for seat in range(s.seats):
        parts += _beach_picture(s, say, seat, 20 + (WIDE + 20) * (seat % 2), 150 + high * (seat // 2))
    return svg.picture(width, 150 + high * ((s.seats + 1) // 2), *parts)


def _beach_picture(s: Any, say: Any, seat: int, x: float, y: float) -> list[str]:
    """A beach under its owner's name, points and markers."""
    score = f"{say.name(seat)} · {say('maui-draw-points')} {_points(s, seat)} · {say('maui-draw-dollars')} {s.dollars[seat]}"
    steps = " · ".join(f"{letter} {s.track[seat, pattern]}" for pattern, letter in enumerate(LETTERS))
    left, top = x + 2 * SIZE, y + 44
    parts = [
        svg.words(x, y + 10, score, 16, bold=True),
        svg.words(x, y + 30, steps, 14),
        svg.box(left, top, SIZE * COLUMNS, SIZE * 2, svg.SHALLOW, radius=0),
        svg.box(left, top + SIZE * 2, SIZE * COLUMNS, SIZE * ROWS, svg.WET_SAND, radius=0),
        svg.box(left, top + SIZE * (ROWS + 2), SIZE * COLUMNS, SIZE * 2, svg.PALM, radius=0),
    ]
    for column in range(COLUMNS + 1):
        across = left + SIZE * (column - 1)
        if s.space[seat, column]:
            middle = top + SIZE * (s.space_row[column] + 1.5)
            parts.append(svg.words(across + SIZE / 2, middle, _sign(s.space[seat, column]), 16, svg.PARASOL, "middle", True))
        if s.tile[seat, column]:
            for i in range(3):
                mark = s.marks[seat, column, i]
                sign = (MARKS[mark] if mark >= 0 else str(-mark)).strip()
                down = top + SIZE * (s.top[seat, column] + i + 1)
                parts.append(_towel(across, down, LETTERS[s.patterns[seat, column, i]], sign))
    return parts


def _towel(x: float, y: float, letter: str, mark: str = "") -> str:
    """One pattern of a tile, with what lies on it."""
    square = svg.box(x + 1, y + 1, SIZE - 2, SIZE - 2, COLOURS[letter], radius=3)
    ink = svg.FOAM if letter == "w" else svg.INK  # ink would drown in the deep blue of waves
    return square + svg.words(x + SIZE / 2, y + SIZE / 2, letter + mark, 13, ink, "middle", True)
