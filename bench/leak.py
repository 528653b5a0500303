"""Whether anything leaves a server that a viewer may not know: `python -m bench.leak`, some four minutes.

The comparison of tests/server/test_leak.py over more deals. Writes docs/leak.md; the exit status is 1 where something leaked.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections import Counter
from itertools import zip_longest
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bench.load.__main__ import PEER, node_command, peer_server
from bench.marked import put
from parawan import games
from tests.server.test_leak import TABLES, Course, all_that_leaves, telling_courses

PAGE = Path(__file__).parents[1] / "docs" / "leak.md"
BEGIN, END = "<!-- made by bench.leak -->", "<!-- end of bench.leak -->"
DEALS = 20  # for each viewer of each table
AT_ONCE = 5  # at one server: with more, its limits on how often one may ask would answer
COLUMNS = ("tables", "viewers", "pairs of worlds", "messages compared", "bytes", "that differ")


def compare(courses: list[Course], patch: pytest.MonkeyPatch) -> Counter[str]:
    """Everything that leaves for the viewers of these courses, compared with the same in the other worlds."""
    compared = Counter({"pairs of worlds": len(courses)})
    with TemporaryDirectory() as folder:
        paths = Path(folder) / "here.sqlite", Path(folder) / "there.sqlite"
        worlds = [asyncio.run(all_that_leaves(path, courses, bool(there), patch)) for there, path in enumerate(paths)]
    for here, there in zip(*worlds, strict=True):
        said = [one if isinstance(one, bytes) else one[1] for one in here if not isinstance(one, int)]  # the last is a bot's move
        compared += Counter({"messages compared": len(said), "bytes": sum(map(len, said))})
        compared["that differ"] += sum(one != other for one, other in zip_longest(here, there))
    return compared


def row(game: str, patch: pytest.MonkeyPatch) -> tuple[str, int]:
    tables = [facts for facts in TABLES if facts[0] == game]
    compared = Counter({"tables": len(tables), "viewers": sum(seats + 1 for _, seats, _ in tables)})
    for facts in tables:
        for viewer in range(-1, facts[1]):
            courses = telling_courses(*facts, viewer, most=DEALS)
            for first in range(0, DEALS, AT_ONCE):
                compared += compare(courses[first : first + AT_ONCE], patch)
    return f"| {game} | {' | '.join(f'{compared[column]:,}' for column in COLUMNS)} |", compared["that differ"]


def of_the_peer() -> str:
    """What boardgame.io hands to a spectator who asks for a match."""
    with TemporaryDirectory() as folder, peer_server("memory", folder) as url:
        sync = [*node_command(), "sync.mjs", "--url", url]
        found = json.loads(subprocess.run(sync, cwd=PEER, check=True, capture_output=True, text=True).stdout)
    size, given = found["spectator"]["bytes"], found["spectator"]["in_initial_state"]
    hands, unopened = given["sets_of_others"], given["unopened_tides"]
    foretold, opened = found["foretold_by_a_spectator_in_round_1"], found["tides_opened_in_round_2"]
    return f"""boardgame.io hands a spectator without credentials a `sync` of {size:,} bytes. Its `state` keeps what is hidden,
but the `initialState` beside it holds all {hands} hands, {unopened} unopened tide cards and the random generator: with it
{foretold} of the {opened} tide cards of round 2 were foretold in round 1."""


def main() -> int:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("secrets.randbits", lambda bits: 7)  # bots think alike in both worlds
        rows = [row(game, patch) for game in games.names()]
    table = "\n".join([f"| game | {' | '.join(COLUMNS)} |", "|---" + "|--:" * len(COLUMNS) + "|", *(line for line, _ in rows)])
    print(made := f"{table}\n\n{of_the_peer()}")
    put(PAGE, BEGIN, made, END)
    return int(any(different for _, different in rows))


if __name__ == "__main__":
    sys.exit(main())
