"""`parawan bench`: how fast we are, and the peers that are installed, in one run."""

from __future__ import annotations

import json
from pathlib import Path

from parawan.engine.voice import Voice
from parawan.lab.bench import report
from parawan.lab.bench.plan import measure, pairs
from parawan.lab.bench.start_up import waits
from parawan.terminal.screen import show
from parawan.terminal.simulate import progress


def bench(repeats: int, seconds: float, as_json: bool, folder: Path | None, say: Voice) -> None:
    """Measures everything and shows it; with a folder also as a page and a picture."""
    missing: set[str] = set()
    rows, planned = [], pairs()
    for done, pair in enumerate(planned, 1):
        row = measure(pair, repeats, seconds, missing)
        rows += [row] if row else []
        progress(done, len(planned))
    waiting = waits(repeats)
    if as_json:
        print(json.dumps(report.data(rows, waiting, missing)))
    else:
        _print(report.HEADS, [report.cells(row, say) for row in rows], say)
        print()
        _print(report.WAIT_HEADS, [report.wait_cells(wait, say) for wait in waiting], say)
        if missing:
            show("\n" + say("cli-bench-missing", peers=", ".join(sorted(missing))))
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "speed.md").write_text(report.page(rows, waiting, missing, repeats), "utf-8")
        (folder / "speed.svg").write_text(report.picture(rows, Voice()), "utf-8")
        if not as_json:
            show("\n" + say("cli-bench-files", path=str(folder)))


def _print(heads: tuple[str, ...], rows: list[list[str]], say: Voice) -> None:
    lines = [[say(head) for head in heads], *rows]
    right = report.NUMBERS if heads is report.HEADS else range(1, len(heads))
    wide = [max(len(line[column]) for line in lines) for column in range(len(heads))]
    for line in lines:
        cells = [cell.rjust(wide[column]) if column in right else cell.ljust(wide[column]) for column, cell in enumerate(line)]
        print("  ".join(cells).rstrip())
