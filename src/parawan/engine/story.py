"""The story of a whole game, told to one viewer."""

from __future__ import annotations

from collections.abc import Iterator

from parawan.engine.replay import steps
from parawan.engine.table import Table
from parawan.engine.voice import Voice
from parawan.games.contract import Event


def story(table: Table, viewer: int | None) -> Iterator[list[Event]]:
    """What happened, step by step, as this viewer may be told it; the first step is the set-up."""
    for step in steps(table):
        yield step.table.news(viewer)


def told(events: list[Event], voice: Voice) -> list[str]:
    """Events as sentences."""
    return [voice(event.message, **event.arguments) for event in events]
