"""docs/load.md and its picture, made from a run."""

from __future__ import annotations

import os
import platform
from pathlib import Path
from typing import Any

from bench.marked import put

DOCS = Path(__file__).parents[2] / "docs"
BEGIN, END = "<!-- made by bench.load -->", "<!-- end -->"
COLOURS = {"parawan": "#C23A22", "boardgame.io, memory": "#63B7B7", "boardgame.io, file": "#0F4C5C"}


def write_page(results: list[Any], memory: float | None) -> None:
    """Puts the figures between the marks of docs/load.md and draws docs/pictures/load.svg."""
    put(DOCS / "load.md", BEGIN, _figures(results, memory), END)
    (DOCS / "pictures" / "load.svg").write_text(_picture(results), "utf-8")


def _figures(results: list[Any], memory: float | None) -> str:
    rows = [
        "| server | tables | offered | moves/s | p50 ms | p99 ms | bytes/update | failed |",
        "|---|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for r in results:
        offered = f"{r.rate:,}/s" if r.rate else "as fast as answered"
        name = f"**{r.server}**" if r.server == "parawan" else r.server
        figures = f"{r.moves:,.0f} | {r.p50:.1f} | {r.p99:.1f} | {r.update_bytes:.0f} | {r.failed}"
        rows.append(f"| {name} | {r.tables} | {offered} | {figures} |")
    lines = ["\n".join(rows), _ratios(results)]
    if memory is not None:
        lines.append(f"Memory of a table in play that nobody is connected to: {memory / 1000:.1f} kB.")
    lines.append(f"Measured with {os.cpu_count()} cores, Python {platform.python_version()}, Linux, clients on the same machine.")
    return "\n\n".join(filter(None, lines))


def _ratios(results: list[Any]) -> str:
    closed = {(r.server, r.tables): r.moves for r in results if not r.rate}
    lines = []
    for (server, tables), moves in closed.items():
        others = [(other, closed[other, tables]) for other in COLOURS if other != "parawan" and (other, tables) in closed]
        if server == "parawan" and others:
            ratios = ", ".join(f"{moves / other_moves:.1f}× {other}" for other, other_moves in others)
            lines.append(f"- {tables} tables: {ratios}")
    return "\n".join(lines)


def _picture(results: list[Any]) -> str:
    """Moves a second as bars, in groups by the number of tables."""
    closed = [r for r in results if not r.rate]
    most = max(r.moves for r in closed)
    parts, y, last = [], 40, None
    for r in closed:
        if r.tables != last:
            y += 14
            parts.append(f'<text x="16" y="{y + 12}" font-weight="600">{r.tables} tables</text>')
            y += 22
            last = r.tables
        width = max(2, r.moves / most * 420)
        parts.append(f'<text x="180" y="{y + 15}" text-anchor="end">{r.server}</text>')
        parts.append(f'<rect x="190" y="{y}" width="{width:.0f}" height="20" rx="3" fill="{COLOURS.get(r.server, "#EAD3A5")}"/>')
        parts.append(f'<text x="{198 + width:.0f}" y="{y + 15}">{r.moves:,.0f}</text>')
        y += 26
    head = '<text x="16" y="28" font-size="18" font-weight="700">Moves a second, stored before they are acknowledged</text>'
    size = f'viewBox="0 0 700 {y + 16}" font-family="sans-serif" font-size="14" fill="#1E2A32"'
    ground = f'<rect width="700" height="{y + 16}" fill="#FFFDF6"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{ground}{head}{"".join(parts)}</svg>\n'
