"""maui by its clauses. Seats count from 0, clockwise; columns, rows and rounds from 1; column 0 is the dock.

A set of rows of the beach is a bit set: row r is bit r - 1. So is a set of tops, the rows in which a tile's ocean end may lie,
-1 to 7: top t is bit t + 1. A tile whose pattern i (0, 1, 2) lies in row r has its top in row r - i, so the tops that bring
pattern i into one of these rows are `rows << 2 - i`.
"""

from __future__ import annotations

import numpy as np

from parawan.games.maui.components import (
    COLUMNS,
    CRAB_TOKENS,
    FACE_DOWN,
    FISH,
    LETTERS,
    MARKET_ROWS,
    MOST_STEPS,
    PATTERNS,
    PEARL_POINTS,
    PENALTY,
    PLACES,
    ROW_VALUE,
    ROWS,
    SCORING1,
    THINGS,
    TILE,
    TILE_TEXTS,
    TILES,
    TOKEN,
    TOKENS_OF_A_KIND,
    UMBRELLA_TOKENS,
    WHITE,
)
from parawan.kernel.chance import below
from parawan.kernel.record import SEATS, Field, Form, Record, ask, flag, note, number
from parawan.kernel.rule import inlined, rule
from parawan.kernel.sets import bits

# option `variant`
BASE, CRAB, LONG = 0, 1, 2

# chance events
BAG, UMBRELLAS, CRABS, FIRST = 1, 2, 3, 4
MOST_SEATS = 4

# A spot is a market place (row * 3 + price) with a top for its tile; sets of spots are bit sets, place after place.
MARKET_PLACES = MARKET_ROWS * PLACES
TOPS = ROWS + 2
SPOTS = MARKET_PLACES * TOPS
EVERY_TOP = (1 << TOPS) - 1
EVERY_SPOT = (1 << SPOTS) - 1
EVERY_PLACE = sum(1 << place * TOPS for place in range(MARKET_PLACES))  # a set of tops times this: those tops at every place
AFFORDABLE = np.array(  # M17: the spots for who has 0, 1, 2 or more dollars
    [sum(EVERY_TOP << place * TOPS for place in range(MARKET_PLACES) if place % PLACES <= n) for n in range(PLACES)], np.int64
)
BEACH = (1 << ROWS) - 1  # all rows of a beach

# Moves. A placement says: the spot, the pattern (1, 2, 3; 0 none) that gets the towel token of kind 0 and that of kind 1, and
# the track that a scoring umbrella moves (1 + its pattern; 0 none). One token of a kind is the most a seat can have, for it
# passes each frame once (M23). Then: take the dollars of a row, and the spare towel.
TRACKS = 6
PER_SPOT = 4 * 4 * TRACKS
TAKE_DOLLARS = SPOTS * PER_SPOT
SPARE = TAKE_DOLLARS + MARKET_ROWS
MOVES = SPARE + MARKET_PLACES

# At most 5 tops touch the last tile; 3 of them cover an umbrella with 2 tracks; tokens of two kinds lie in 13 ways on a tile:
# none, one (3 + 3), both (6). Then the dollars of two rows, or six spare towels.
MOST_LEGAL = MARKET_PLACES * 13 * (5 + 3) + 6
# Of a whole game: in each half a tile a column and seat; only a tile can fill an empty dollar area, so dollars are taken no more
# often than that, and twice more for the areas that are not empty at first.
MOST_DECISIONS = 2 * (2 * MOST_SEATS * COLUMNS + 2)

# notes
BEGINS, PLACES_TILE, PAYS, LAYS_TOKEN, PEARL, UMBRELLA_STEP, UMBRELLA_LOST, LEAVES, MATCHES = range(1, 10)
TAKES_TOKEN, PENALTIES, CRAB_SHOWN, REFILLS, TAKES_DOLLARS, SPARE_TOWEL, LAST_ROUND, SCORED = range(10, 18)

PATTERN = Form(lambda pattern: PATTERNS[pattern], PATTERNS.index)
LETTER = Form(lambda pattern: ("", *LETTERS)[pattern + 1], lambda letter: ("", *LETTERS).index(letter) - 1)
TILE_TEXT = Form(lambda tile: TILE_TEXTS[tile], TILE_TEXTS.index)
THING = Form(lambda thing: THINGS[thing + 4], lambda text: THINGS.index(text) - 4)
ROW_SET = Form(
    lambda bits: [row for row in range(1, ROWS + 1) if bits >> row - 1 & 1],
    lambda rows: sum(1 << int(row) - 1 for row in set(rows)),
)
NOTHING = -1  # no pattern

RECORD = Record(
    number("variant", "option `variant` (M34, M35): 0 base, 1 sand crabs, 2 the long game"),
    flag("same_side", "option `same_side` (M16): everybody sits on A's side"),
    Field("token_patterns", np.int8, "pattern of the towel tokens on the frame of stripes, of fish (M1, M12)", (2,), PATTERN),
    Field("scoring_tokens", np.int8, "the two patterns of each scoring token (M6)", (2, 2), PATTERN),
    number("track_points", "points of each step of a track, from step 0, which is off it (M8)", MOST_STEPS + 1),
    number("track_steps", "how many steps a track has without the extension (M8)"),
    number("extension_points", "points of each step of the extension, from place 1 (M8)", MOST_STEPS + 1),
    number("extension_steps", "how many steps the extension has (M8)"),
    number("frames", "the step of stripes and of fish that wears an ornate frame (M8)", 2),
    number("umbrella_spaces", "column and row of each umbrella space (M10)", len(UMBRELLA_TOKENS), 2),
    number("crab_spaces", "column and row of each crab space (M10)", len(CRAB_TOKENS), 2),
    number("scoring_spaces", "column and row of the spaces of the scoring tokens on the crab side (M10)", 2, 2),
    flag("across", "whether the seat sits across the table from seat A and lays tiles reversed (M16)", SEATS),
    number("steps", "how many steps a track has in this game (M8)"),
    number("half", "0, or 1 in the second half of the long game (M36)"),
    flag("crab_side", "whether the beaches lie crab side up (M34)"),
    number("first", "the starting player", names="seat"),
    number("round", "round of this half, from 1"),
    number("turn", "whose turn it is", names="seat"),
    Field("bag", np.int8, "tiles in the order they leave the bag, as seats A and B lay them; empty unknown", (TILES,), TILE_TEXT),
    number("drawn", "how many tiles have left the bag in this half"),
    Field("market", np.int8, "tiles by market row and price, as seats A and B lay them", (MARKET_ROWS, PLACES), TILE_TEXT),
    number("areas", "sand dollars on each market row's dollar area", MARKET_ROWS),
    number("frame_tokens", "towel tokens left on the frame of stripes, of fish (M12)", 2),
    number("dollars", "sand dollars of each seat", SEATS),
    number("tokens", "towel tokens each seat owns, from the frame of stripes, of fish", SEATS, 2),
    number("track", "step of each seat's marker on each track, 0 off it, in the order of the patterns (M1)", SEATS, 5),
    number("pearls", "white and black pearls of each seat", SEATS, 2),
    number("penalties", "penalty tokens of each seat, ocean side and tree side", SEATS, 2),
    number("crabs", "what each seat's crabs add up to", SEATS),
    number("space_row", "row of the umbrella or crab space of each column, 0 none", COLUMNS + 1),
    Field("space", np.int8, "what lies on the space of each column", (SEATS, COLUMNS + 1), THING),
    number("laid", "how many tiles each seat has laid in this half, the starting tile not counted", SEATS),
    Field("tile", np.int8, "the tile of each column, as seats A and B lay it", (SEATS, COLUMNS + 1), TILE_TEXT),
    number("top", "row of the ocean end of the tile of each column", SEATS, COLUMNS + 1),
    Field("patterns", np.int8, "patterns of each column as they lie, ocean first, with tokens", (SEATS, COLUMNS + 1, 3), LETTER),
    Field("marks", np.int8, "what lies on those patterns", (SEATS, COLUMNS + 1, 3), THING),
    Field("edge", np.int8, "rows in which the last tile of each seat shows each pattern, active (M19)", (SEATS, 5), ROW_SET),
    number("half_score", "score of each seat after the first half of the long game (M35)", SEATS, type=np.int16),
)


# ---- set-up -------------------------------------------------------------------------------------------------------


@rule
def start(s):
    """M8, M11, M12, M15: dollars, tokens on the frames, markers off the tracks; the first seat starts."""
    s.half = 0
    s.first = 0
    s.steps = s.track_steps + (s.extension_steps if s.variant == LONG else 0)
    for i in range(2):
        s.areas[i] = 1
        s.frame_tokens[i] = 1 if s.seats == 2 else TOKENS_OF_A_KIND
    for seat in range(s.seats):
        s.across[seat] = sits_across(s, seat)
        s.dollars[seat] = 1
        s.crabs[seat] = 0
        s.half_score[seat] = 0
        for i in range(2):
            s.tokens[seat, i] = 0
            s.pearls[seat, i] = 0
            s.penalties[seat, i] = 0
        for pattern in range(5):
            s.track[seat, pattern] = 0
    begin_half(s)


@rule
def sits_across(s, seat):
    """M16: A and B on one side, C and D on the other; of two players the second sits opposite."""
    if s.same_side:
        return 0
    return 1 if seat >= 2 or (s.seats == 2 and seat == 1) else 0


@rule
def begin_half(s):
    """M34, M36: all tiles are in the bag, the beaches empty, the right side up."""
    s.crab_side = 1 if s.variant == CRAB or s.half == 1 else 0
    s.round = 1
    s.turn = s.first
    s.drawn = 0
    for row in range(MARKET_ROWS):
        for price in range(PLACES):
            s.market[row, price] = 0
    lay_out_spaces(s)
    for seat in range(s.seats):
        clear_beach(s, seat)
    ask(s, BAG, s.half)


@rule
def lay_out_spaces(s):
    """M10: which row of each column has a space."""
    for column in range(COLUMNS + 1):
        s.space_row[column] = 0
    if s.crab_side:
        for i in range(len(CRAB_TOKENS)):
            s.space_row[s.crab_spaces[i, 0]] = s.crab_spaces[i, 1]
        for i in range(2):
            s.space_row[s.scoring_spaces[i, 0]] = s.scoring_spaces[i, 1]
    else:
        for i in range(len(UMBRELLA_TOKENS)):
            s.space_row[s.umbrella_spaces[i, 0]] = s.umbrella_spaces[i, 1]


@rule
def clear_beach(s, seat):
    s.laid[seat] = 0
    for column in range(COLUMNS + 1):
        s.space[seat, column] = 0
        s.tile[seat, column] = 0
        s.top[seat, column] = 0
        for i in range(3):
            s.patterns[seat, column, i] = NOTHING
            s.marks[seat, column, i] = 0
    for pattern in range(5):
        s.edge[seat, pattern] = 0


@rule
def items(event):
    if event == BAG:
        return TILES
    if event == UMBRELLAS:
        return len(UMBRELLA_TOKENS)
    return len(CRAB_TOKENS) if event == CRABS else MOST_SEATS


@rule
def dealt(s, event, order):
    if event == BAG:
        fill_bag(s, order)
        ask(s, CRABS if s.crab_side else UMBRELLAS, 0)
    elif event == FIRST:
        begin_second_half(s, first_of(lowest_seats(s), order))
    else:
        seat = s.event_index
        if event == UMBRELLAS:
            lay_umbrellas(s, seat, order)
        else:
            lay_crabs(s, seat, order)
        if seat + 1 < s.seats:
            ask(s, event, seat + 1)
        else:
            note(s, BEGINS, s.first, s.half, 0, 0)


@rule
def fill_bag(s, order):
    """M2, M11, M14: all tiles in the bag, six onto the market, a starting tile to each seat."""
    for i in range(TILES):
        s.bag[i] = order[i] + 1
    for row in range(MARKET_ROWS):
        for price in range(PLACES):
            s.market[row, price] = next_tile(s)
    for seat in range(s.seats):
        lay_tile(s, seat, 0, next_tile(s), 3, 0, 0)
        set_edge(s, seat, 0)


@rule
def next_tile(s):
    """M30: there is always one."""
    s.drawn += 1
    return s.bag[s.drawn - 1]


@rule
def lay_umbrellas(s, seat, order):
    """M13: umbrella tokens at random on the umbrella spaces, face up."""
    for i in range(len(UMBRELLA_TOKENS)):
        s.space[seat, s.umbrella_spaces[i, 0]] = UMBRELLA_TOKENS[order[i]]


@rule
def lay_crabs(s, seat, order):
    """M34: crabs at random and face down on the crab spaces, the scoring tokens on their own."""
    for i in range(len(CRAB_TOKENS)):
        s.space[seat, s.crab_spaces[i, 0]] = CRAB_TOKENS[order[i]]
    for i in range(2):
        s.space[seat, s.scoring_spaces[i, 0]] = SCORING1 + i


# ---- what may be done ---------------------------------------------------------------------------------------------


@rule
def waits_for(s):
    return 0 if s.over or s.event else 1 << s.turn


@rule
def may_act(s):
    return waits_for(s)


@rule
def legal(s, seat, moves):
    """M17, M27, M28, M29: place a tile that can be paid for, take dollars; if neither can be done, the spare towel."""
    without_tokens = matching_spots(s, seat)
    n = list_placements(s, seat, moves, 0, 0, 0, without_tokens)
    if s.tokens[seat, 0] or s.tokens[seat, 1]:
        n = list_with_tokens(s, seat, moves, n)
    for row in range(MARKET_ROWS):  # written first and counted after: a jump that cannot be foreseen costs more
        moves[n] = TAKE_DOLLARS + row
        n += 1 if s.areas[row] > 0 else 0
    if without_tokens == 0 and s.areas[0] == 0 and s.areas[1] == 0:
        for place in range(MARKET_PLACES):
            moves[n] = SPARE + place
            n += 1
    return n


@inlined
def any_legal(s, seat, moves, rng):
    """M17, M27, M28: one of the moves that `legal` lists, by its place there; listed where a move is more than a spot."""
    if s.tokens[seat, 0] or s.tokens[seat, 1] or s.space[seat, s.laid[seat] + 1] >= SCORING1:
        return moves[below(rng, legal(s, seat, moves))]
    spots = matching_spots(s, seat)
    tiles = bits(spots)
    areas = (1 if s.areas[0] > 0 else 0) + (1 if s.areas[1] > 0 else 0)
    if tiles + areas == 0:
        return SPARE + below(rng, MARKET_PLACES)
    place = below(rng, tiles + areas)
    if place >= tiles:
        return TAKE_DOLLARS + (place - tiles if s.areas[0] > 0 else 1)
    for _ in range(place):
        spots &= spots - 1
    return bits((spots & -spots) - 1) * PER_SPOT


@rule
def placement(place, top, token0, token1, track):
    """The number of a placement."""
    return (place * TOPS + top + 1) * PER_SPOT + (token0 * 4 + token1) * TRACKS + track


@rule
def parts(move):
    """Market place, top, where the tokens of kind 0 and 1 go, and the track of a placement."""
    spot = move // PER_SPOT
    return spot // TOPS, spot % TOPS - 1, move // (4 * TRACKS) % 4, move // TRACKS % 4, move % TRACKS


@inlined
def matching_spots(s, seat):
    """M17, M18, M19: where market tiles that the seat can pay for have a match."""
    return (pattern_spots(s, seat, 0) | pattern_spots(s, seat, 1) | pattern_spots(s, seat, 2)) & affordable_spots(s, seat)


@inlined
def pattern_spots(s, seat, i):
    """M18, M19: where pattern i of market tiles has a match."""
    spots = 0
    for place in range(MARKET_PLACES):
        tile = s.market[place // PLACES, place % PLACES]
        spots |= s.edge[seat, TILE[s.across[seat], tile, i]] << place * TOPS
    return spots << 2 - i


@inlined
def affordable_spots(s, seat):
    return AFFORDABLE[min(s.dollars[seat], PLACES - 1)]


@rule
def pattern_laid(s, seat, tile, token0, token1, i):
    """M16, M21: pattern i of a tile on this seat's beach, with tokens on it."""
    if token0 == i + 1:
        return s.token_patterns[0]
    if token1 == i + 1:
        return s.token_patterns[1]
    return TILE[s.across[seat], tile, i]


@rule
def list_placements(s, seat, moves, n, token0, token1, spots):
    """M20: writes the placements on these spots; where a scoring umbrella is covered, one for each track it may move."""
    column = s.laid[seat] + 1
    if s.space[seat, column] >= SCORING1:
        covering = spots & (0b111 << s.space_row[column] - 1) * EVERY_PLACE
        for i in range(2):
            pattern = s.scoring_tokens[s.space[seat, column] - SCORING1, i]
            if s.track[seat, pattern] < s.steps:
                n = list_spots(s, seat, moves, n, placement(0, -1, token0, token1, 1 + pattern), covering)
                spots &= ~covering
    return list_spots(s, seat, moves, n, placement(0, -1, token0, token1, 0), spots)


@rule
def list_spots(s, seat, moves, n, move, spots):
    """Writes one move for every spot; `move` is the one for the first spot of all.

    Only five tops touch the last tile, from two rows above it on, and going through these without jumps is fastest. Where they
    reach beyond the last top, the bits of the next place are clear.
    """
    skipped = max(s.top[seat, s.laid[seat]] - 2 + 1, 0)
    spots >>= skipped
    move += skipped * PER_SPOT
    while spots:
        for i in range(5):
            moves[n] = move + i * PER_SPOT
            n += spots >> i & 1
        spots >>= TOPS
        move += TOPS * PER_SPOT
    return n


@rule
def list_with_tokens(s, seat, moves, n):
    """M21: the placements with one towel token or both on the tile."""
    affordable = affordable_spots(s, seat)
    first, second, third = pattern_spots(s, seat, 0), pattern_spots(s, seat, 1), pattern_spots(s, seat, 2)
    for token0 in range(4 if s.tokens[seat, 0] else 1):
        may_lie = affordable & token_spots(s, seat, 0, token0)
        for token1 in range(4 if s.tokens[seat, 1] else 1):
            if token0 != token1:  # else there is no token at all, or there are two on one pattern
                matching = (
                    spots_with_tokens(s, seat, token0, token1, 1, first)
                    | spots_with_tokens(s, seat, token0, token1, 2, second)
                    | spots_with_tokens(s, seat, token0, token1, 3, third)
                )
                spots = may_lie & token_spots(s, seat, 1, token1) & matching
                n = list_placements(s, seat, moves, n, token0, token1, spots)
    return n


@rule
def spots_with_tokens(s, seat, token0, token1, at, spots):
    """M19, M21: where this pattern (1, 2, 3) of market tiles has a match if there is a token on it, else these spots."""
    if token0 == at:
        return token_matches(s, seat, 0, at)
    return token_matches(s, seat, 1, at) if token1 == at else spots


@rule
def token_matches(s, seat, kind, at):
    """M19: where a token on this pattern has a match; it is the same for every market tile."""
    return (s.edge[seat, s.token_patterns[kind]] << 3 - at) * EVERY_PLACE


@rule
def token_spots(s, seat, kind, at):
    """M21: where a token may lie on this pattern (1, 2, 3; 0 no token) of the market tiles: inside the beach, not on a crab
    space, and not where the tile shows the token's pattern anyway."""
    if at == 0:
        return EVERY_SPOT
    spots = 0
    tops = open_rows(s, seat) << 3 - at
    for place in range(MARKET_PLACES):
        tile = s.market[place // PLACES, place % PLACES]
        if TILE[s.across[seat], tile, at - 1] != s.token_patterns[kind]:
            spots |= tops << place * TOPS
    return spots


@rule
def open_rows(s, seat):
    """M21: the rows of the next column that are open to towel tokens."""
    column = s.laid[seat] + 1
    return BEACH & ~row_bit(s.space_row[column]) if s.space[seat, column] < 0 else BEACH


@rule
def row_bit(row):
    return 1 << row - 1


# ---- a turn -------------------------------------------------------------------------------------------------------


@inlined
def act(s, seat, move):
    if move < TAKE_DOLLARS:
        place_tile(s, seat, move)
    elif move < SPARE:
        take_dollars(s, seat, move - TAKE_DOLLARS)
    else:
        spare_towel(s, seat, move - SPARE)
    next_turn(s)


@inlined
def place_tile(s, seat, move):
    """M17 to M26, in the order of a turn."""
    place, top, token0, token1, track = parts(move)
    row, price = place // PLACES, place % PLACES
    column = s.laid[seat] + 1
    note(s, PLACES_TILE, seat, s.market[row, price], column, top)
    pay(s, seat, row, price)
    crab = uncover_space(s, seat, column, top, track)
    use_token(s, seat, 0, token0, top)
    use_token(s, seat, 1, token1, top)
    lay_tile(s, seat, column, s.market[row, price], top, token0, token1)
    score_matches(s, seat, column)
    mark_penalties(s, seat, column)
    if crab:
        show_crab(s, seat, column, crab)
    set_edge(s, seat, column)
    s.laid[seat] = column
    refill(s, row, price)


@rule
def pay(s, seat, row, price):
    """M17: the price goes to the dollar area of the tile's row."""
    s.dollars[seat] -= price
    s.areas[row] += price
    if price > 0:
        note(s, PAYS, seat, row, price, 0)


@inlined
def uncover_space(s, seat, column, top, track):
    """M20, M25: an umbrella is taken if the tile covers it; what is not covered leaves the game. Returns a covered crab."""
    lies = s.space[seat, column]
    if lies == 0:
        return 0
    s.space[seat, column] = 0
    if not top <= s.space_row[column] <= top + 2:
        note(s, LEAVES, seat, max(lies, FACE_DOWN), column, 0)
        return 0
    if lies < 0:
        return lies
    if lies < SCORING1:
        s.pearls[seat, lies - WHITE] += 1
        note(s, PEARL, seat, lies, s.pearls[seat, lies - WHITE], 0)
    elif track == 0:
        note(s, UMBRELLA_LOST, seat, lies, 0, 0)
    else:
        note(s, UMBRELLA_STEP, seat, track - 1, s.track[seat, track - 1] + 1, 0)
        advance(s, seat, track - 1, 1)
    return 0


@rule
def use_token(s, seat, kind, place, top):
    """M21: a towel token goes on this pattern (1, 2, 3) of the tile, if any."""
    if place > 0:
        s.tokens[seat, kind] -= 1
        note(s, LAYS_TOKEN, seat, s.token_patterns[kind], top + place - 1, 0)


@inlined
def lay_tile(s, seat, column, tile, top, token0, token1):
    """M14, M16, M18, M21: the tile lies in this column, tokens on it."""
    s.tile[seat, column] = tile
    s.top[seat, column] = top
    for i in range(3):
        s.patterns[seat, column, i] = pattern_laid(s, seat, tile, token0, token1, i)
        s.marks[seat, column, i] = TOKEN if token0 == i + 1 or token1 == i + 1 else 0


@inlined
def score_matches(s, seat, column):
    """M22: every match moves the marker of its pattern by the value of its row."""
    for i in range(3):
        row = s.top[seat, column] + i
        pattern = s.patterns[seat, column, i]
        if 1 <= row <= ROWS and s.edge[seat, pattern] & row_bit(row):
            note(s, MATCHES, seat, pattern, row, min(ROW_VALUE[row], s.steps - s.track[seat, pattern]))
            advance(s, seat, pattern, ROW_VALUE[row])


@inlined
def advance(s, seat, pattern, by):
    """M22, M23: the marker stops at the last step; an ornate frame it reaches or passes gives a token if one is left."""
    before = s.track[seat, pattern]
    after = min(before + by, s.steps)
    s.track[seat, pattern] = after
    if pattern <= FISH and before < s.frames[pattern] <= after and s.frame_tokens[pattern] > 0:
        s.frame_tokens[pattern] -= 1
        s.tokens[seat, pattern] += 1
        note(s, TAKES_TOKEN, seat, s.token_patterns[pattern], 0, 0)


@inlined
def mark_penalties(s, seat, column):
    """M24: a penalty token for every pattern outside the beach."""
    top = s.top[seat, column]
    ocean = max(0, 1 - top)
    trees = max(0, top + 2 - ROWS)
    if ocean + trees > 0:
        for i in range(3):
            if not 1 <= top + i <= ROWS:
                s.marks[seat, column, i] = PENALTY
        s.penalties[seat, 0] += ocean
        s.penalties[seat, 1] += trees
        note(s, PENALTIES, seat, ocean, trees, 0)


@rule
def show_crab(s, seat, column, crab):
    """M25: the crab is turned up onto the pattern that covers it."""
    row = s.space_row[column]
    s.marks[seat, column, row - s.top[seat, column]] = crab
    s.crabs[seat] += crab
    note(s, CRAB_SHOWN, seat, crab, row, 0)


@inlined
def set_edge(s, seat, column):
    """M19, M24, M25: what the next tile can match: patterns without penalty token or crab."""
    for pattern in range(5):
        s.edge[seat, pattern] = 0
    for i in range(3):
        mark = s.marks[seat, column, i]
        if mark == 0 or mark == TOKEN:
            s.edge[seat, s.patterns[seat, column, i]] |= row_bit(s.top[seat, column] + i)


@inlined
def refill(s, row, price):
    """M26: the market row slides towards its dollar area and is filled from the bag."""
    for k in range(PLACES - 1):
        s.market[row, k] = s.market[row, k + 1 if k >= price else k]
    s.market[row, PLACES - 1] = next_tile(s)
    note(s, REFILLS, -1, row, s.market[row, PLACES - 1], 0)


@rule
def take_dollars(s, seat, row):
    """M27: all dollars of one dollar area."""
    note(s, TAKES_DOLLARS, seat, row, s.areas[row], 0)
    s.dollars[seat] += s.areas[row]
    s.areas[row] = 0


@rule
def spare_towel(s, seat, place):
    """M28: a market tile, free, on rows 3 to 5, nothing scored; what lies in the column leaves the game."""
    row, price = place // PLACES, place % PLACES
    column = s.laid[seat] + 1
    note(s, SPARE_TOWEL, seat, s.market[row, price], column, place)
    lies = s.space[seat, column]
    if lies:
        s.space[seat, column] = 0
        note(s, LEAVES, seat, max(lies, FACE_DOWN), column, 0)
    lay_tile(s, seat, column, s.market[row, price], 3, 0, 0)
    set_edge(s, seat, column)
    s.laid[seat] = column
    refill(s, row, price)


@inlined
def next_turn(s):
    """M31: when somebody has laid all their tiles, the round is finished."""
    if s.laid[s.turn] == COLUMNS and full_beaches(s) == 1:
        note(s, LAST_ROUND, s.turn, 0, 0, 0)
    s.turn = s.turn + 1 if s.turn + 1 < s.seats else 0
    if s.turn == s.first:
        if full_beaches(s) > 0:
            end_half(s)
        else:
            s.round += 1


@rule
def full_beaches(s):
    n = 0
    for seat in range(s.seats):
        n += 1 if s.laid[seat] == COLUMNS else 0
    return n


# ---- the end ------------------------------------------------------------------------------------------------------


@rule
def end_half(s):
    """M31, M35: the game is over; or, halfway through the long game, the lowest score starts the second half."""
    for seat in range(s.seats):
        note(s, SCORED, seat, 0, 0, 0)
    if s.variant != LONG or s.half == 1:
        s.over = 1
        return
    for seat in range(s.seats):
        s.half_score[seat] = score(s, seat)
    lowest = lowest_seats(s)
    if lowest & (lowest - 1):
        ask(s, FIRST, 0)
    else:
        for seat in range(s.seats):
            if lowest == 1 << seat:
                begin_second_half(s, seat)


@rule
def lowest_seats(s):
    """M35: the seats with the lowest score of the first half, as a bit set."""
    low = s.half_score[0]
    for seat in range(1, s.seats):
        low = min(low, s.half_score[seat])
    lowest = 0
    for seat in range(s.seats):
        if s.half_score[seat] == low:
            lowest |= 1 << seat
    return lowest


@rule
def first_of(tied, order):
    """M35: the first of these seats in a random order."""
    i = 0
    while not tied >> order[i] & 1:
        i += 1
    return order[i]


@rule
def begin_second_half(s, first):
    """M36: markers, pearls, dollars, towel tokens and penalty tokens stay; beaches, market and bag start anew."""
    s.half = 1
    s.first = first
    begin_half(s)


@rule
def score(s, seat):
    """M32: tracks, pearls, dollars, penalty tokens, crabs."""
    penalties = s.penalties[seat, 0] + s.penalties[seat, 1]
    return track_score(s, seat) + pearl_score(s, seat) + s.dollars[seat] - penalties + s.crabs[seat]


@rule
def track_score(s, seat):
    points = 0
    for pattern in range(5):
        step = s.track[seat, pattern]
        if step <= s.track_steps:
            points += s.track_points[step]
        else:
            points += s.extension_points[step - s.track_steps]
    return points


@rule
def pearl_score(s, seat):
    return PEARL_POINTS[s.pearls[seat, 0]] + PEARL_POINTS[s.pearls[seat, 1]]


@rule
def winners(s):
    """M33: most points, then fewer tiles laid, then more dollars, then later in turn order: always one winner."""
    best = s.first
    for k in range(1, s.seats):
        seat = (s.first + k) % s.seats
        ahead = score(s, seat) - score(s, best)
        if ahead == 0:
            ahead = s.laid[best] - s.laid[seat]
        if ahead == 0:
            ahead = s.dollars[seat] - s.dollars[best]
        if ahead >= 0:
            best = seat
    return 1 << best
