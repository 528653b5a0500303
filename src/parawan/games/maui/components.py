"""What is in the box of maui. Columns and rows count from 1, rows from the ocean to the trees; column 0 is the dock."""

from __future__ import annotations

from itertools import permutations

import numpy as np

# M1: the towel patterns, and the letters they are written with
PATTERNS = ("stripes", "fish", "waves", "lagoon", "sunset")
LETTERS = "sfwlo"
STRIPES, FISH, WAVES, LAGOON, SUNSET = range(5)

# M2: every ordered triple of distinct patterns is a tile, from ocean to trees as seats A and B lay it; nothing is tile 0
TILE_TEXTS = ("", *("".join(triple) for triple in permutations(LETTERS, 3)))
TILES = 60

# M16: the patterns of a tile by side of the table; the other side lays it reversed
_TRIPLES = [(0, 0, 0), *permutations(range(5), 3)]
TILE = np.array([_TRIPLES, [triple[::-1] for triple in _TRIPLES]], np.int8)

# M3: the beach; a row's value is also the number of steps a match there is worth
COLUMNS = 12
ROWS = 7
ROW_VALUE = np.array([0, 3, 2, 1, 1, 1, 2, 3], np.int8)

# M4, M5: two market rows of three places, which cost 0, 1, 2 of the six sand dollars
MARKET_ROWS = 2
PLACES = 3
DOLLARS = 6  # as many as two areas and four players get (M11)

# M6, M7, M9: what can lie on a beach besides tiles; a crab is its value, below zero
WHITE, BLACK, SCORING1, SCORING2, PENALTY, TOKEN = 1, 2, 3, 4, 5, 6
FACE_DOWN = -1  # a crab whose value is not known
THINGS = ("-4", "-3", "-2", "crab", "", "white", "black", "scoring1", "scoring2", "penalty", "token")  # from -4 on
UMBRELLA_TOKENS = np.array([WHITE, WHITE, WHITE, BLACK, BLACK, BLACK, SCORING1, SCORING2], np.int8)
CRAB_TOKENS = np.array([-2, -2, -3, -3, -3, -4, -4], np.int8)
TOKENS_OF_A_KIND = 2  # towel tokens; penalty tokens never run out

# M32: points for none, one, two, three pearls of a colour
PEARL_POINTS = np.array([0, 2, 5, 9], np.int8)

# ---- what an edition file may replace -----------------------------------------------------------------------------

TOKEN_PATTERNS = ["lagoon", "sunset"]  # M1, M12 [chosen]: of the towel tokens on the frames of stripes and fish
SCORING_TOKENS = [["stripes", "waves"], ["fish", "sunset"]]  # M6 [chosen]
TRACK_POINTS = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18]  # M8 [chosen]: of each step of a track
EXTENSION_POINTS = [20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44]  # M8 [chosen]: of each step of the extension
MOST_STEPS = 20  # of a track, and of the extension
FRAMES = [7, 8]  # M8 [chosen]: the steps of stripes and of fish that wear an ornate frame

# M10 [chosen]: the spaces, as column and row
UMBRELLA_SPACES = [[2, 2], [3, 6], [5, 1], [6, 3], [8, 7], [9, 5], [11, 2], [12, 6]]
CRAB_SPACES = [[2, 6], [3, 2], [5, 4], [6, 7], [8, 1], [10, 5], [11, 3]]
SCORING_SPACES = [[4, 6], [9, 2]]
