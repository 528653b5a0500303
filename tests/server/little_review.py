"""The process that works a review out, with as little work as there can be."""

from __future__ import annotations

from parawan.bots.review import split, weigh
from parawan.bots.review.__main__ import main

if __name__ == "__main__":
    weigh.FIRST_WORLDS, weigh.WORLDS = 5, 10
    split.FEWEST_DEALERS = split.MOST_DEALERS = 2
    main()
