"""What happened in duck, as messages with arguments.

A single card is told by its `colour` (y, b, r) and `number`, several as their texts, such as `y3 b3`, the one on top last.
"""

from __future__ import annotations

from typing import Any

from parawan.games.contract import Event
from parawan.games.duck import rules
from parawan.games.duck.components import CARDS, NUMBER, TEXTS, cards_of
from parawan.games.duck.moves import cards_laid
from parawan.kernel.record import notes_of


def tell(s: Any, viewer: int) -> list[Event]:
    """What the last move and its deals did, out of the notes of a record redacted for the viewer."""
    events = []
    for what, seat, a, b, c in notes_of(s):
        if what == rules.ROUND_BEGINS:
            events.append(Event("duck-round", {"round": a, "seat": seat}))
        elif what == rules.FIRST_CARD:
            events.append(Event("duck-first-card", {"seat": seat, **_card(a)}))
        elif what == rules.LAYS_GROUP:
            events.append(_lays(seat, rules.GROUPS_A_NUMBER * a + 3 * b + c))
        elif what == rules.LAYS_RUN:
            events.append(_lays(seat, rules.RUNS + 2 * (CARDS * (b - 3) + a - 1) + c))
        elif what == rules.DRAWS:
            events.append(_draws(s, seat, a, b, c))
        elif what == rules.RENEWS:
            events.append(Event("duck-renews", {"cards": a}))
        elif what == rules.GHOST_TURNS:
            events.append(Event("duck-ghost-turns", _card(a)))
        elif what == rules.ENDS:
            events.append(_ends(seat, a, b))
        elif what == rules.SHOWS and s.shown[seat]:
            events.append(Event("duck-shows", {"seat": seat, "cards": _texts(cards_of(s.shown[seat])), "sum": a}))
        elif what == rules.GHOST_SHOWS:
            events.append(Event("duck-ghost-shows", {**_card(s.shown_ghost), "sum": s.ghost_sum}))
        elif what == rules.TAKES_BUOY:
            if s.ending != rules.OUT:
                events.append(Event("duck-dive-won" if s.ending == rules.DIVE_WON else "duck-dive-lost", {"seat": seat}))
            events.append(Event("duck-buoy-red" if c else "duck-buoy-green", {"seat": seat, "buoy": a, "points": b}))
        elif what == rules.SAVES:
            events.append(Event("duck-saves", {"seat": seat, **_card(a)}))
        elif what == rules.DISCARDS:
            events.append(Event("duck-above-ghost" if s.seats == 2 else "duck-highest", {"seat": seat}))
    return events


def _card(card: int) -> dict[str, Any]:
    return {"colour": TEXTS[card][0], "number": int(NUMBER[card])}


def _texts(cards: list[int]) -> str:
    return " ".join(TEXTS[card] for card in cards)


def _lays(seat: int, shape: int) -> Event:
    cards = cards_laid(4 * shape)
    return Event("duck-lays", {"seat": seat, "count": len(cards), "cards": _texts(cards), **_card(cards[-1])})


def _draws(s: Any, seat: int, source: int, card: int, place: int) -> Event:
    if card == 0:
        return Event("duck-draws-unseen", {"seat": seat})
    if source == rules.DECK:
        return Event("duck-draws", {"seat": seat, **_card(card)})
    if place == rules.GHOST and s.seats == 2:
        return Event("duck-draws-from-ghost", {"seat": seat, **_card(card)})
    return Event("duck-draws-from", {"seat": seat, "from_seat": place, **_card(card)})


def _ends(seat: int, ending: int, buoy: int) -> Event:
    if ending == rules.STALEMATE:
        return Event("duck-stalemate", {"buoy": buoy})
    return Event("duck-out" if ending == rules.OUT else "duck-dives", {"seat": seat})
