"""What a learner looks at in maui, all of it known to the seat: marks of how things stand, and traits of each move."""

from __future__ import annotations

from parawan.games.maui.advice import gain, ready_rows, thumb
from parawan.games.maui.components import COLUMNS, MARKET_ROWS, PLACES, ROWS, SCORING1, TILE, WHITE
from parawan.games.maui.rules import (
    MARKET_PLACES,
    MOST_SEATS,
    SPARE,
    TAKE_DOLLARS,
    TOPS,
    TRACKS,
    parts,
    pattern_laid,
    score,
)
from parawan.kernel.marks import blocks, within
from parawan.kernel.rule import rule

PATTERNS = 5
MOST_DOLLARS = 7
STEPS = 42  # of a track with its extension
MOST_LEAD = 20
LEADS = 2 * MOST_LEAD + 1
SPACES = 6 * (ROWS + 1)  # what lies on a space, and its row
AHEAD = 3  # columns that are looked ahead

(
    TABLE_AT,  # seats, variant and half
    SAME_SIDE_AT,
    WAIT_AT,  # turns until the own one
    LONGEST_AT,  # the most tiles anybody has laid
    LAID_AT,
    DOLLARS_AT,
    TOKENS_AT,
    TRACK_AT,
    PEARLS_AT,
    PENALTIES_AT,
    EDGE_AT,  # patterns and rows of the last tile
    SPACE_AT,  # what lies on the next columns
    LEAD_AT,
    MARKET_AT,  # patterns of the tiles on the market, as this seat lays them
    AREAS_AT,
    FRAMES_AT,  # towel tokens that can still be won
    MARKS,
) = blocks(
    3 * 3 * 2, 1, MOST_SEATS, COLUMNS + 1, MOST_SEATS * (COLUMNS + 1), MOST_SEATS * (MOST_DOLLARS + 1), MOST_SEATS * 2,
    MOST_SEATS * PATTERNS * STEPS, MOST_SEATS * 2 * 4, MOST_SEATS * 8, MOST_SEATS * PATTERNS * ROWS, MOST_SEATS * AHEAD * SPACES,
    (MOST_SEATS - 1) * LEADS, MARKET_PLACES * 3 * PATTERNS, MARKET_ROWS * (MOST_DOLLARS + 1), 2 * 3,
)  # fmt: skip
MOST_MARKS = 104

(
    PLACE_AT,  # of the market
    TOP_AT,
    TOKEN_AT,  # where the towel tokens go
    UMBRELLA_AT,  # the track that is moved
    TAKE_AT,  # dollars that are taken
    SPARE_AT,
    GAIN_AT,  # points now
    THUMB_AT,
    COVERS_AT,  # what lies under the tile
    LEFT_AT,  # dollars that are left
    NEW_EDGE_AT,  # patterns and rows of the tile
    REACH_AT,  # how far below its top the next column's space is
    TRAITS,
) = blocks(
    MARKET_PLACES, TOPS, 16, TRACKS, MOST_DOLLARS + 1, 1, 40, 64, 16, MOST_DOLLARS + 1, PATTERNS * ROWS, 6 * 16
)  # fmt: skip
TRAITS_A_MOVE = 12
MOST_TOLD = 16  # moves that are told of while it learns

# How a search uses what was learned (see `bots/playout.py`).
SEARCH = {"trust": 1, "doubt": 0.1, "plies": 4, "finish": 0}


@rule
def sense(s, seat, marks, n):
    """Lists the marks of how things stand for a seat, from place n on; returns the place behind them."""
    marks[n] = TABLE_AT + ((s.seats - 2) * 3 + s.variant) * 2 + s.half
    marks[n + 1] = WAIT_AT + (s.turn - seat + s.seats) % s.seats
    n += 2
    if s.same_side:
        marks[n] = SAME_SIDE_AT
        n += 1
    longest = 0
    for place in range(s.seats):
        other = seat + place if seat + place < s.seats else seat + place - s.seats
        longest = max(longest, s.laid[other])
        n = sense_seat(s, place, other, marks, n)
        if place > 0:
            lead = within(score(s, seat) - score(s, other), -MOST_LEAD, MOST_LEAD)
            marks[n] = LEAD_AT + (place - 1) * LEADS + lead
            n += 1
    marks[n] = LONGEST_AT + longest
    return sense_market(s, seat, marks, n + 1)


@rule
def sense_seat(s, place, seat, marks, n):
    """What a seat has, and what it can go on with."""
    marks[n] = LAID_AT + place * (COLUMNS + 1) + s.laid[seat]
    marks[n + 1] = DOLLARS_AT + place * (MOST_DOLLARS + 1) + min(s.dollars[seat], MOST_DOLLARS)
    marks[n + 2] = PENALTIES_AT + place * 8 + min(s.penalties[seat, 0] + s.penalties[seat, 1], 7)
    n += 3
    for kind in range(2):
        marks[n] = PEARLS_AT + (2 * place + kind) * 4 + s.pearls[seat, kind]
        n += 1
        if s.tokens[seat, kind]:
            marks[n] = TOKENS_AT + 2 * place + kind
            n += 1
    for pattern in range(PATTERNS):
        marks[n] = TRACK_AT + (place * PATTERNS + pattern) * STEPS + min(s.track[seat, pattern], STEPS - 1)
        n += 1
        rows = s.edge[seat, pattern]
        for row in range(ROWS):
            if rows >> row & 1:
                marks[n] = EDGE_AT + (place * PATTERNS + pattern) * ROWS + row
                n += 1
    for i in range(AHEAD):
        column = s.laid[seat] + 1 + i
        if column <= COLUMNS and s.space[seat, column]:
            marks[n] = SPACE_AT + (place * AHEAD + i) * SPACES + thing_on(s, seat, column) * (ROWS + 1) + s.space_row[column]
            n += 1
    return n


@rule
def thing_on(s, seat, column):
    """What lies on a column's space, 0 for nothing; all crabs lie face down."""
    return max(s.space[seat, column], -1) % 6


@rule
def sense_market(s, seat, marks, n):
    for place in range(MARKET_PLACES):
        tile = s.market[place // PLACES, place % PLACES]
        if tile > 0:
            for i in range(3):
                marks[n] = MARKET_AT + (3 * place + i) * PATTERNS + TILE[s.across[seat], tile, i]
                n += 1
    for i in range(2):
        marks[n] = AREAS_AT + i * (MOST_DOLLARS + 1) + min(s.areas[i], MOST_DOLLARS)
        marks[n + 1] = FRAMES_AT + 3 * i + s.frame_tokens[i]
        n += 2
    return n


@rule
def describe(s, seat, moves, n, traits, at):
    """Lists the traits of each of a seat's first n moves, from place `at` on."""
    for i in range(n):
        first = at + i * TRAITS_A_MOVE
        move = moves[i]
        for j in range(first + 2, first + TRAITS_A_MOVE):
            traits[j] = 0
        if move < TAKE_DOLLARS:
            describe_placement(s, seat, move, traits, first)
        elif move < SPARE:
            dollars = s.areas[move - TAKE_DOLLARS]
            traits[first] = TAKE_AT + min(dollars, MOST_DOLLARS)
            traits[first + 1] = THUMB_AT + within(2.0 * thumb(s, seat, move), -16, 47)
            traits[first + 2] = LEFT_AT + min(s.dollars[seat] + dollars, MOST_DOLLARS)
        else:
            traits[first] = SPARE_AT
            traits[first + 1] = THUMB_AT + within(2.0 * ready_rows(s, seat), -16, 47)


@rule
def describe_placement(s, seat, move, traits, first):
    place, top, token0, token1, track = parts(move)
    column = s.laid[seat] + 1
    points = gain(s, seat, parts(move))
    traits[first] = PLACE_AT + place
    traits[first + 1] = GAIN_AT + within(points, -8, 31)
    traits[first + 2] = TOP_AT + top + 1
    traits[first + 3] = TOKEN_AT + 4 * token0 + token1
    traits[first + 4] = UMBRELLA_AT + track
    traits[first + 5] = LEFT_AT + min(s.dollars[seat] - place % PLACES, MOST_DOLLARS)
    lies = s.space[seat, column]
    if lies and top <= s.space_row[column] <= top + 2:
        have = s.pearls[seat, lies - WHITE] if WHITE <= lies < SCORING1 else 0
        traits[first + 6] = COVERS_AT + 3 * min(max(lies, 0), 3) + have
    tile = s.market[place // PLACES, place % PLACES]
    for i in range(3):
        row = top + i
        if 1 <= row <= ROWS:
            traits[first + 7 + i] = NEW_EDGE_AT + pattern_laid(s, seat, tile, token0, token1, i) * ROWS + row - 1
    if column < COLUMNS and s.space[seat, column + 1]:
        reach = within(s.space_row[column + 1] - top, -7, 8)
        traits[first + 10] = REACH_AT + thing_on(s, seat, column + 1) * 16 + reach
    traits[first + 11] = THUMB_AT + within(2.0 * thumb(s, seat, move), -16, 47)
