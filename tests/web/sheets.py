"""Sheets of the score pad as a browser keeps them, made of real games."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from playwright.sync_api import Page

from tools.pad import games_to_add_up

NAMES = ["Ann-Sophie", "Ben", "Łucja", "Jörg", "Mo"]


@cache
def _games() -> str:
    return json.dumps(games_to_add_up(7))


def finished(game: str, seats: int, **options: Any) -> dict[str, Any]:
    """A game as what lies on the table, with what the rules give for it."""
    found = [one for one in json.loads(_games()) if one["sheet"]["game"] == game and len(one["sheet"]["names"]) == seats]
    [one] = [one for one in found if all(one["sheet"][name] == value for name, value in options.items())]
    return {**one, "sheet": {**one["sheet"], "names": NAMES[:seats]}}


def in_the_middle(game: str) -> dict[str, Any]:
    """A sheet with a round still to be written down."""
    sheet = finished(game, 3, **({"variant": "long"} if game == "maui" else {}))["sheet"]
    sheet |= {"id": f"kept{game}", "at": 1_800_000_000_000}
    if game != "maui":
        *rounds, draft = sheet["rounds"][:3]
        sheet |= {"rounds": rounds, "draft": draft, "open": len(rounds)}
    return sheet


def keep(page: Page, *sheets: dict[str, Any]) -> None:
    """Puts sheets where the page keeps them."""
    kept = json.dumps([{"sheet": sheet, "past": []} for sheet in sheets])
    page.evaluate("kept => localStorage.setItem('parawan-pad', kept)", kept)
