"""What is good to know when you play maui.

The rule of thumb: take the placement that brings the most points now, less its price; among like ones prefer the tile whose
patterns lie in the rich rows at the edges, ready for the next match. Take dollars only when no placement brings as much, and
save a towel token for a match worth more than two points.
"""

from __future__ import annotations

from parawan.games.maui.components import COLUMNS, FACE_DOWN, FISH, PEARL_POINTS, PLACES, ROW_VALUE, ROWS, SCORING1, WHITE
from parawan.games.maui.rules import LONG, SPARE, TAKE_DOLLARS, parts, pattern_laid, row_bit
from parawan.kernel.rule import rule

HORIZON = 3  # rounds a playout goes on: what comes later is hard to tell, and much the same for all
DRIFT = (3.0, 0.6)  # how far points drift apart: in the end, and in each chapter before
CHAPTER_POINTS = 3.5  # what a seat can expect from a chapter
LOOKS = 300  # moves a seat looks at in a playout
TELLING: dict[int, str] = {}  # no note tells more than the points
EXPLORE = 0.3
TEMPER = 0.5

CRAB_COST = 3.0  # what a crab bites on average
READY = 0.35  # what a pattern is worth for the next match, for each step of its row
FRAME = 2.0  # what a towel token is worth


@rule
def chapters_left(s):
    """Rounds until somebody who lays a tile in each has laid them all."""
    most = 0
    for seat in range(s.seats):
        most = max(most, s.laid[seat])
    return 0 if s.over else COLUMNS - most + (COLUMNS if s.variant == LONG and s.half == 0 else 0)


@rule
def suspect(s, rng):
    """Nothing: nobody holds anything that others do not see."""


@rule
def greed(s, seat, move):
    """The most points, now."""
    if move >= SPARE:
        return 0.0
    if move >= TAKE_DOLLARS:
        return 1.0 * s.areas[move - TAKE_DOLLARS]
    return gain(s, seat, parts(move)) - price_of(move)


@rule
def thumb(s, seat, move):
    """Points now, and what the tile makes ready for the next one."""
    if move >= SPARE:
        return 2.0 * READY
    if move >= TAKE_DOLLARS:
        return s.areas[move - TAKE_DOLLARS] + ready_rows(s, seat)
    _, top, token0, token1, _ = parts(move)
    worth = gain(s, seat, parts(move)) - price_of(move)
    worth -= FRAME * ((1 if token0 else 0) + (1 if token1 else 0))
    if s.laid[seat] + 1 < COLUMNS:
        for row in range(max(top, 1), min(top + 2, ROWS) + 1):
            worth += READY * ROW_VALUE[row]
    return worth


@rule
def ready_rows(s, seat):
    """What the last tile is worth for the next match."""
    worth = 0.0
    for pattern in range(5):
        for row in range(1, ROWS + 1):
            if s.edge[seat, pattern] & row_bit(row):
                worth += READY * ROW_VALUE[row]
    return worth


@rule
def price_of(move):
    return parts(move)[0] % PLACES


@rule
def gain(s, seat, placed):
    """Points a placement brings now: matches, pearls, umbrellas, penalty tokens, and what a crab costs on average."""
    place, top, token0, token1, track = placed
    tile = s.market[place // PLACES, place % PLACES]
    column = s.laid[seat] + 1
    points = 0.0
    for i in range(3):
        row = top + i
        if row < 1 or row > ROWS:
            points -= 1.0
        else:
            pattern = pattern_laid(s, seat, tile, token0, token1, i)
            if s.edge[seat, pattern] & row_bit(row):
                points += worth_of_steps(s, seat, pattern, ROW_VALUE[row])
    lies = s.space[seat, column]
    if lies and top <= s.space_row[column] <= top + 2:
        if lies <= FACE_DOWN:
            points -= CRAB_COST
        elif lies < SCORING1:
            have = s.pearls[seat, lies - WHITE]
            points += PEARL_POINTS[have + 1] - PEARL_POINTS[have]
        elif track > 0:
            points += worth_of_steps(s, seat, track - 1, 1)
    return points


@rule
def worth_of_steps(s, seat, pattern, steps):
    """Points, and a towel token where a frame is reached."""
    before = s.track[seat, pattern]
    after = min(before + steps, s.steps)
    worth = 1.0 * (points_at(s, after) - points_at(s, before))
    if pattern <= FISH and before < s.frames[pattern] <= after and s.frame_tokens[pattern] > 0:
        worth += FRAME
    return worth


@rule
def points_at(s, step):
    return s.track_points[step] if step <= s.track_steps else s.extension_points[step - s.track_steps]
