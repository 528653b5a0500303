"""Results on disk, a line a deal, so that a run that was interrupted goes on where it stopped."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec

from parawan.bots.arena.deals import Deal
from parawan.bots.arena.plan import Plan
from parawan.engine.errors import ParawanError


def append(path: Path, result: Any) -> None:
    """Adds a line to a file of results: the plan, or a deal."""
    with open(path, "ab") as file:
        file.write(msgspec.json.encode(result) + b"\n")


def read(path: Path, plan: Plan) -> list[Deal]:
    """The deals that were played, in their order. A new file begins with the plan; one with another plan is refused."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = path.read_bytes() if path.exists() else b""
    whole = text[: text.rfind(b"\n") + 1]  # a line without its end was being written when the program stopped
    lines = whole.splitlines()
    if lines:
        _check_plan(path, lines[0], plan)
    deals = [_deal(path, number, line) for number, line in enumerate(lines[1:])]
    if len(whole) < len(text):
        os.truncate(path, len(whole))
    if not lines:
        append(path, plan)
    return deals


def _deal(path: Path, number: int, line: bytes) -> Deal:
    try:
        deal = msgspec.json.decode(line, type=Deal)
    except msgspec.DecodeError:
        raise ParawanError("error-arena-line", path=str(path), line=number + 2) from None
    if deal.deal != number:
        raise ParawanError("error-arena-line", path=str(path), line=number + 2)
    return deal


def _check_plan(path: Path, line: bytes, plan: Plan) -> None:
    try:
        found = msgspec.json.decode(line, type=dict)
    except msgspec.DecodeError:
        raise ParawanError("error-arena-line", path=str(path), line=1) from None
    for name, value in msgspec.json.decode(msgspec.json.encode(plan)).items():
        if found.get(name) != value:
            was, now = (msgspec.json.encode(thing).decode() for thing in (found.get(name), value))
            raise ParawanError("error-arena-other", path=str(path), name=name, was=was, now=now)
