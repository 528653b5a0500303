"""What happened in tide, as messages with arguments."""

from __future__ import annotations

from typing import Any

from parawan.games.contract import Event
from parawan.games.tide import rules
from parawan.kernel.record import notes_of


def tell(s: Any, viewer: int) -> list[Event]:
    """What the last move and its deals did, out of the notes of a record redacted for the viewer."""
    events = []
    for what, seat, a, b, c in notes_of(s):
        if what == rules.ROUND_BEGINS:
            events.append(Event("tide-round", {"round": a}))
        elif what == rules.TIDES_OPEN:
            events.append(Event("tide-turn", {"turn": a, "first": b, "second": c}))
        elif what == rules.LAID:
            events.append(Event("tide-laid", {"seat": seat, "card": a}))
        elif what == rules.TAKES:
            events.append(Event("tide-takes", {"seat": seat, "level": a}))
        elif what == rules.LOSES_BELT:
            events.append(Event("tide-loses-belt", {"seat": seat, "belts": a}))
        elif what == rules.OUT:
            events.append(Event("tide-out", {"seat": seat}))
        elif what == rules.ROUND_POINTS:
            events.append(Event("tide-points", {"seat": seat, "points": a}))
        elif what == rules.SETS_PASS:
            events.append(Event("tide-sets-pass", {}))
    return events
