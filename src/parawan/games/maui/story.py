"""What happened in maui, as messages with arguments. Tiles are told as letters from ocean to trees."""

from __future__ import annotations

from typing import Any

from parawan.games.contract import Event
from parawan.games.maui import rules
from parawan.games.maui.components import PATTERNS, TILE_TEXTS
from parawan.games.maui.moves import MARKET
from parawan.kernel.record import notes_of


def tell(s: Any, viewer: int) -> list[Event]:
    """What the last move and its deals did, out of the notes of a record redacted for the viewer."""
    return [_event(s, viewer, *note) for note in notes_of(s)]


def _event(s: Any, viewer: int, what: int, seat: int, a: int, b: int, c: int) -> Event:
    if what == rules.BEGINS:
        return Event("maui-second-half" if a else "maui-begins", {"seat": seat})
    if what == rules.PLACES_TILE:
        return Event("maui-places", {"seat": seat, "tile": tile_text(s, seat, a), "column": b, "row": c})
    if what == rules.PAYS:
        return Event("maui-pays", {"seat": seat, "row": MARKET[a], "count": b})
    if what == rules.LAYS_TOKEN:
        return Event("maui-lays-token", {"seat": seat, "pattern": PATTERNS[a], "row": b})
    if what == rules.PEARL:
        return Event("maui-pearl", {"seat": seat, "colour": rules.THING.to_plain(a), "count": b})
    if what == rules.UMBRELLA_STEP:
        return Event("maui-umbrella-step", {"seat": seat, "pattern": PATTERNS[a], "step": b})
    if what == rules.UMBRELLA_LOST:
        return Event("maui-umbrella-lost", {"seat": seat})
    if what == rules.LEAVES:
        return Event("maui-crab-leaves" if a < 0 else "maui-umbrella-leaves", {"seat": seat, "column": b})
    if what == rules.MATCHES:
        return Event("maui-matches", {"seat": seat, "pattern": PATTERNS[a], "row": b, "steps": c})
    if what == rules.TAKES_TOKEN:
        return Event("maui-takes-token", {"seat": seat, "pattern": PATTERNS[a]})
    if what == rules.PENALTIES:
        return Event("maui-penalties", {"seat": seat, "count": a + b, "side": "ocean" if a else "trees"})
    if what == rules.CRAB_SHOWN:
        return Event("maui-crab", {"seat": seat, "crab": -a, "row": b})
    if what == rules.REFILLS:
        return Event("maui-refills", {"row": MARKET[a], "tile": tile_text(s, viewer, b)})
    if what == rules.TAKES_DOLLARS:
        return Event("maui-takes-dollars", {"seat": seat, "row": MARKET[a], "count": b})
    if what == rules.SPARE_TOWEL:
        return Event("maui-spare", {"seat": seat, "tile": tile_text(s, seat, a), "column": b})
    if what == rules.LAST_ROUND:
        return Event("maui-last-round", {"seat": seat})
    scored = score_parts(s, seat)
    return Event("maui-scored", {"seat": seat, "points": sum(scored.values()), **scored})


def tile_text(s: Any, seat: int, tile: int) -> str:
    """M16: a tile the way it lies on this seat's beach; a spectator sits on A's side."""
    text = TILE_TEXTS[tile]
    return text[::-1] if seat >= 0 and s.across[seat] else text


def score_parts(s: Any, seat: int) -> dict[str, int]:
    """M32: what a seat's score is made of."""
    return {
        "tracks": rules.track_score(s, seat),
        "pearls": int(rules.pearl_score(s, seat)),
        "dollars": s.dollars[seat],
        "penalties": -s.penalties[seat, 0] - s.penalties[seat, 1],
        "crabs": s.crabs[seat],
    }
