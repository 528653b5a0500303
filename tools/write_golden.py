"""Writes golden files: `python -m tools.write_golden`.

- Records, one for every game, seat count and option that has none yet. They are released once and replay for ever: a changed rule
  gets a new rules version, never a new record.
- Transcripts, one for every game: every answer a table gives while a whole game is played. A change shows as a diff to review.
"""

from __future__ import annotations

import random

from parawan import Table, games
from tests.engine.test_golden import GOLDEN, golden_name, transcript, transcript_name
from tests.support import every_table, play_randomly


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for game, seats, options in every_table():
        path = GOLDEN / golden_name(game, seats, options)
        if not path.exists():
            table = Table(game, seats, seed=2026, options=options)
            for _ in play_randomly(table, random.Random(path.name)):
                pass
            path.write_text(table.record(), "utf-8")
            print(path.name)
    for game in games.names():
        (GOLDEN / transcript_name(game)).write_text(transcript(game), "utf-8")


if __name__ == "__main__":
    main()
