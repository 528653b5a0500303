"""A process of its own for one review: the record comes on standard input, lines of JSON go out as they are worked out."""

from __future__ import annotations

import os
import sys

import msgspec

from parawan.bots.review.review import review
from parawan.engine.records import read


def main() -> None:
    for line in review(read(sys.stdin.read()), int(sys.argv[1])):
        sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    os.nice(19)  # tables come first
    main()
