"""Programs to sit at a table with: fine ones and bad ones. Real ones: each is a file that is run."""

from __future__ import annotations

import sys
import time
from pathlib import Path

LOOP = """#!{python}
import json, os, subprocess, sys, time

def say(thing):
    print(json.dumps(thing), flush=True)

open({starts!r}, "a").write(f"{{os.getpid()}}\\n")
{before}
for asked, line in enumerate(sys.stdin, 1):
    question = json.loads(line)
    number, moves = question["question"], question["moves"]
{body}
"""
FINE = "say({'question': number, 'move': moves[-1]})"


def program(folder: Path, body: str = FINE, before: str = "") -> str:
    """The name of a bot whose program does this with every question; it notes each of its starts."""
    path = folder / "bot.py"
    lines = "\n".join("    " + line for line in body.splitlines())
    path.write_text(LOOP.format(python=sys.executable, starts=str(folder / "starts"), before=before, body=lines))
    path.chmod(0o755)
    return f"program:{path}"


def starts(folder: Path) -> list[int]:
    """The process ids of every start so far."""
    noted = folder / "starts"
    return [int(line) for line in noted.read_text().split()] if noted.exists() else []


def runs(process: int) -> bool:
    """Whether a process is there and is no corpse, even after some patience: the system takes its time to end one."""
    for _ in range(500):
        try:
            if "\nState:\tZ" in Path(f"/proc/{process}/status").read_text():
                return False
        except OSError:
            return False
        time.sleep(0.01)
    return True
