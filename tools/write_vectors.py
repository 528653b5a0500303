"""Writes what the page's own check of the deals and its score pad rest on: `python -m tools.write_vectors`.

- `web/src/fair/deals.json`: what each game shuffles, so that a deal can be made again from its seed.
- `web/tests/vectors.json`: hashes, blocks, deals and whole records for the tests of that check.
- `web/tests/pad.json`: finished games, as what lies on the table, with their points by the rules.
"""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path
from typing import Any

from parawan import Table, games
from parawan.engine.fair import Proof
from parawan.kernel.deal import chacha_block, deal, dealer
from parawan.kernel.interpreted import look
from tests.support import play_randomly
from tools.pad import games_to_add_up

WEB = Path(__file__).parent.parent / "web"
LENGTHS = (0, 1, 3, 55, 56, 64, 119, 120, 1000)  # of hashed texts, around the ends of a block


def main() -> None:
    _write(WEB / "src" / "fair" / "deals.json", {name: _deals(name) for name in games.names()})
    vectors = {
        "sha256": [[data.hex(), hashlib.sha256(data).hexdigest()] for data in map(_bytes, LENGTHS)],
        "chacha": [_block(*facts) for facts in ((1, 0, 1, 0), (2, 3, 2, 7), (3, 1, 9, 250))],
        "deals": [_deal(*facts) for facts in ((4, 1, 0, 60), (5, 2, 11, 24), (6, 3, 2, 69), (7, 1, 1, 2), (8, 1, 5, 1))],
        "records": [_record(name) for name in games.names()],
    }
    _write(WEB / "tests" / "vectors.json", vectors)
    _write(WEB / "tests" / "pad.json", games_to_add_up(1), indent=None)


def _deals(name: str) -> dict[str, Any]:
    return {deal.name: {"event": deal.event, "items": " ".join(deal.items)} for deal in games.load(name).deals}


def _bytes(length: int) -> bytes:
    return random.Random(length).randbytes(length)


def _seed(number: int) -> bytes:
    return random.Random(f"seed {number}").randbytes(32)


def _block(seed: int, counter: int, event: int, index: int) -> dict[str, Any]:
    one = dealer(_seed(seed))
    chacha_block(look(one)[0], counter, event, index)
    words = one["block"][0].tolist()
    return {"seed": _seed(seed).hex(), "counter": counter, "event": event, "index": index, "words": words}


def _deal(seed: int, event: int, index: int, n: int) -> dict[str, Any]:
    one = dealer(_seed(seed))
    deal(look(one)[0], event, index, n)
    return {"seed": _seed(seed).hex(), "event": event, "index": index, "order": one["order"][0][:n].tolist()}


def _record(name: str) -> str:
    """A whole game as a table online would record it: one seat is a bot's and adds no nonce."""
    seats = games.load(name).seats[0]
    proof = Proof(_bytes(32), (*(_bytes(16 + seat) for seat in range(seats - 1)), b""))
    table = Table(name, seats, seed=proof.seed)
    table.proof = proof
    for _ in play_randomly(table, random.Random(name)):
        pass
    return table.record()


def _write(path: Path, data: Any, indent: int | None = 1) -> None:
    path.write_text(json.dumps(data, indent=indent) + "\n", "utf-8")


if __name__ == "__main__":
    main()
