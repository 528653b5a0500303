"""What is in the box of tide."""

from __future__ import annotations

import numpy as np

CARDS = 60  # T1: weather cards 1 to 60
SET_SIZE = 12  # T4
TIDE_CARDS = 24  # T2: levels 1 to 12, two of each
HIGHEST_LEVEL = 12
TURNS = 12

# T1: half-lifebelts printed on each weather card; nothing is card 0
HALF_BELTS = np.array([0] + 12 * [0] + 12 * [1] + 12 * [2] + 12 * [1] + 12 * [0], np.int8)

# No value of this game is [chosen], so an edition file has nothing to replace.
