"""`parawan replay`: a record told again; on a terminal one move at a time."""

from __future__ import annotations

import sys

from parawan.engine.replay import steps
from parawan.engine.story import told
from parawan.engine.table import Table
from parawan.engine.voice import Voice
from parawan.terminal.play import print_scores
from parawan.terminal.screen import show


def replay(table: Table, viewer: int | None, say: Voice) -> None:
    """Tells every move, from one seat's eyes or as a spectator; Enter goes on, `q` stops."""
    step_by_step = sys.stdin.isatty() and sys.stdout.isatty()
    if step_by_step:
        show(say("cli-replay-keys"))
    for number, step in enumerate(steps(table)):
        lines = told(step.table.news(viewer), say)
        if step.seat >= 0 and (lines or viewer in (None, step.seat)):
            move = step.table.move(step.number).text if lines else "…"
            show(say.paint(f"{number:>4}  {say.name(step.seat)}: {move}", "quiet"))
        for line in lines:
            show("      " + line)
        if step_by_step and lines:
            show("\n" + step.table.draw(viewer, say))
            if input().strip() in ("q", "quit"):
                return
    if not step_by_step:
        show("\n" + table.draw(viewer, say) + "\n")
    if table.over:
        print_scores(table, say)
