"""Writes a golden record for every game, seat count and option that has none yet: `python -m tools.write_golden`.

Golden records are released once and replay for ever. They are never written again: a changed rule gets a new rules version.
"""

from __future__ import annotations

import random

from parawan import Table
from tests.engine.test_records import GOLDEN, golden_name
from tests.support import every_table, play_randomly

if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for game, seats, options in every_table():
        path = GOLDEN / golden_name(game, seats, options)
        if not path.exists():
            table = Table(game, seats, seed=2026, options=options)
            for _ in play_randomly(table, random.Random(path.name)):
                pass
            path.write_text(table.record(), "utf-8")
            print(path.name)
