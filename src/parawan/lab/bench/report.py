"""What was measured: as a table, as a picture, as a page of the documentation and as data."""

from __future__ import annotations

import math
import os
import platform
from importlib.resources import files
from typing import Any

import parawan
from parawan.engine.voice import Voice
from parawan.games import svg
from parawan.lab.bench.plan import Row, Thing
from parawan.lab.bench.start_up import Wait

_SPEED = "cli-bench-speed"
HEADS = ("cli-bench-way", "cli-bench-ours", _SPEED, "cli-bench-peer", _SPEED, "cli-bench-ratio", "cli-bench-goal")
WAIT_HEADS = ("cli-bench-start", "cli-bench-first", "cli-bench-later")
NUMBERS = (2, 4, 5, 6)  # columns that are set to the right
WIDTH, LEFT, SCALE, ROW = 860, 470, 290, 26


def cells(row: Row, say: Voice) -> list[str]:
    """A row of the table."""
    pair, theirs = row.pair, row.theirs
    goal = say.number(pair.a_second) if pair.a_second else ""
    if pair.times:
        goal = f"{say.number(pair.times, 1 if pair.times % 1 else 0)}×"
    ratio = ""
    if theirs:
        low, high = min(row.ratios), max(row.ratios)
        ratio = f"{_times(row.ours.median / theirs.median, say)}× ({_times(low, say)}–{_times(high, say)})"
    peer = label(pair.theirs) if pair.theirs and theirs else "–"
    shown = say.number(theirs.median) if theirs else ""
    return [say(pair.how), pair.ours.name, say.number(row.ours.median), peer, shown, ratio, goal]


def label(thing: Thing) -> str:
    return f"{thing.of} {thing.name}".strip()


def wait_cells(wait: Wait, say: Voice) -> list[str]:
    name = say("cli-bench-table-of", game=wait.game) if wait.game else "import parawan"
    return [name, f"{say.number(wait.first, 2)} s", f"{say.number(wait.later, 2)} s"]


def picture(rows: list[Row], say: Voice) -> str:
    """A bar for each pair on a scale of doublings: to the right of the line we are faster, to the left the peer."""
    shown = [row for row in rows if row.theirs]
    doublings = [math.log2(row.ours.median / row.theirs.median) for row in shown if row.theirs]
    least, most = min([0.0, *doublings]), max([1.0, *doublings])
    line = LEFT + SCALE * -least / (most - least)
    parts = [svg.words(16, 28, say("cli-bench-picture"), 18, bold=True)]
    for place, (row, doubled) in enumerate(zip(shown, doublings, strict=True)):
        y, end = 60 + ROW * place, line + SCALE * doubled / (most - least)
        name = f"{row.pair.ours.name}, {say(row.pair.how)} · {label(row.pair.theirs)}" if row.pair.theirs else ""
        parts.append(svg.words(LEFT - 12, y, name, 12, anchor="end"))
        colour = svg.SUN if doubled > 0 else svg.WAVES
        parts.append(svg.box(round(min(line, end), 1), y - 8, round(abs(end - line), 1), 16, colour, radius=3))
        parts.append(svg.words(round(max(line, end) + 8, 1), y, f"{_times(2**doubled, say)}×", 12, bold=True))
    bottom = 60 + ROW * len(shown)
    parts.append(svg.path(f"M{line:.1f} 44V{bottom - 10}", line=svg.DEEP))
    return svg.picture(WIDTH, bottom + 8, *parts) + "\n"


def page(rows: list[Row], waiting: list[Wait], missing: set[str], repeats: int) -> str:
    """docs/speed.md."""
    say, template = Voice(), (files("parawan.lab.bench") / "page.md").read_text("utf-8")
    return template.format(
        repeats=repeats,
        table=_markdown(HEADS, [cells(row, say) for row in rows], say),
        waits=_markdown(WAIT_HEADS, [wait_cells(wait, say) for wait in waiting], say),
        version=parawan.__version__,
        cores=os.cpu_count(),
        system=platform.system(),
        python=platform.python_version(),
        missing=f" Not installed: {', '.join(sorted(missing))}." if missing else "",
    )


def data(rows: list[Row], waiting: list[Wait], missing: set[str]) -> dict[str, Any]:
    """Everything, for programs."""
    pairs = []
    for row in rows:
        goals = {"times": row.pair.times, "a_second": row.pair.a_second}
        ours = {"way": row.pair.how.removeprefix("cli-bench-"), "game": row.pair.ours.name, "runs": row.ours.runs}
        theirs = {"name": label(row.pair.theirs), "runs": row.theirs.runs} if row.pair.theirs and row.theirs else None
        pairs.append({"ours": ours, "theirs": theirs, "ratios": row.ratios, "goal": goals})
    starts = [{"game": wait.game, "first": wait.first, "later": wait.later} for wait in waiting]
    return {"version": parawan.__version__, "pairs": pairs, "start_up": starts, "missing": sorted(missing)}


def _markdown(heads: tuple[str, ...], rows: list[list[str]], say: Voice) -> str:
    right = NUMBERS if len(heads) == len(HEADS) else range(1, len(heads))
    rule = ["--:" if column in right else "---" for column in range(len(heads))]
    return "\n".join("| " + " | ".join(row) + " |" for row in ([say(head) for head in heads], rule, *rows))


def _times(ratio: float, say: Voice) -> str:
    return say.number(ratio, 1 if ratio < 100 else 0)
