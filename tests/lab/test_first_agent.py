"""The example that trains an agent: what the page shows is what runs, and it learns."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "train_tide.py"


def test_the_page_shows_the_example():
    page = (ROOT / "docs" / "first-agent.md").read_text("utf-8")
    assert re.findall(r"```python\n(.*?)```", page, flags=re.DOTALL) == [EXAMPLE.read_text("utf-8")]


def test_it_learns(capsys):
    runpy.run_path(str(EXAMPLE))["train"](8)
    won = [float(share) for share in re.findall(r"update \d+: ([\d.]+) %", capsys.readouterr().out)]
    assert won[-1] > 1.5 * won[0]
