"""A table of duck as text and as a picture. `s` is a record redacted for the viewer, or an open one."""

from __future__ import annotations

from typing import Any

from parawan.games import svg
from parawan.games.duck.components import DIVE_LIMIT, DRY_TURNS, GREEN, NUMBER, ROUNDS, TEXTS, cards_of
from parawan.games.duck.rules import GHOST, left_of, right_of, stuck, sum_of, top_of_pile
from parawan.kernel.record import EVERYTHING

PAINTS = {"y": "yellow", "b": "blue", "r": "red"}
FILLS = {"y": (svg.STRIPES, svg.INK), "b": (svg.WAVES, svg.FOAM), "r": (svg.PARASOL, svg.FOAM)}


def ask(s: Any, seat: int) -> str:
    """The message that asks this seat for its move."""
    if stuck(s):
        return "duck-ask-stuck"
    return "duck-ask-dive" if sum_of(s.hand[seat]) <= DIVE_LIMIT else "duck-ask"


# ---- as text ------------------------------------------------------------------------------------------------------


def text(s: Any, say: Any) -> str:
    lines = [_title(s, say), "", *_table(s, say)]
    for seat in _open_hands(s):
        label = say("duck-draw-hand") if seat == s.viewer else say("duck-draw-hand-of", seat=seat)
        cards = "  ".join(_card(say, card) for card in cards_of(s.hand[seat]))
        lines += ["", f"{label}:  {cards}   ({say('duck-draw-sum', sum=sum_of(s.hand[seat]))})"]
    return "\n".join(lines)


def _title(s: Any, say: Any) -> str:
    parts = [say.paint(say("duck-name"), "sea", bold=True), say("duck-draw-status", round=s.round, rounds=ROUNDS)]
    if not s.over:
        parts += [say("duck-draw-buoy", buoy=int(GREEN[s.round - 1])), say("duck-draw-deck", cards=s.deck_size)]
        parts += [say("duck-draw-renewed")] if s.renewed else []
        parts += [say("duck-draw-dry", turns=s.dry, most=DRY_TURNS)] if 2 * s.dry >= DRY_TURNS else []
    return " · ".join(parts)


def _table(s: Any, say: Any) -> list[str]:
    """A line for each seat and the ghost, in columns; cells are pairs of plain and painted text."""
    heads = ["", *(say(f"duck-draw-{name}") for name in ("pile", "cards", "towel", "buoys", "points")), ""]
    rows = [[(head, say.paint(head, "quiet")) for head in heads]]
    for seat in range(s.seats):
        known = cards_of(s.hand[seat])
        rows.append(
            [
                _plain(("▸ " if seat == s.viewer else "  ") + say.name(seat)),
                _pile(s, say, seat),
                _cards(say, known, s.held[seat] - len(known)),
                _cards(say, cards_of(s.towel[seat]), 0),
                _plain(" ".join(f"{points:+d}" for points in _buoys(s, seat))),
                _plain(str(s.score[seat])),
                _plain(_roles(s, say, seat)),
            ]
        )
    if s.seats == 2 and not s.over:
        ghost = [
            _plain("  " + say("duck-draw-ghost")),
            _pile(s, say, GHOST),
            _cards(say, [s.ghost_card], 0) if s.ghost_card else _plain("?"),
        ]
        rows.append([*ghost, *[_plain("")] * 3, _plain(_roles(s, say, GHOST))])
    widths = [max(len(row[i][0]) for row in rows) for i in range(len(heads))]
    return [
        "  ".join(shown + " " * (width - len(plain)) for (plain, shown), width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def _plain(cell: str) -> tuple[str, str]:
    return cell, cell


def _card(say: Any, card: int) -> str:
    return str(say.paint(TEXTS[card], PAINTS[TEXTS[card][0]], bold=True))


def _cards(say: Any, cards: list[int], unknown: int) -> tuple[str, str]:
    hidden = ["?"] * unknown
    return " ".join([*(TEXTS[card] for card in cards), *hidden]), " ".join([*(_card(say, card) for card in cards), *hidden])


def _pile(s: Any, say: Any, place: int) -> tuple[str, str]:
    card, height = top_of_pile(s, place), s.height[place]
    return (f"[{TEXTS[card]}] ×{height}", f"[{_card(say, card)}] ×{height}") if card else _plain("·")


def _buoys(s: Any, seat: int) -> list[int]:
    """D2: the points of the lifebuoys this seat has taken."""
    return [s.red_lifebuoys[i] if s.buoy_red[i] else int(GREEN[i]) for i in range(ROUNDS) if s.buoy_seat[i] == seat]


def _roles(s: Any, say: Any, place: int) -> str:
    if s.over:
        return ""
    roles = []
    if s.viewer >= 0 and place != s.viewer:
        roles += [say("duck-draw-left")] if place == left_of(s, s.viewer) else []
        roles += [say("duck-draw-right")] if place == right_of(s, s.viewer) else []
    if place < s.seats:
        roles += [say("duck-draw-dealer")] if place == s.dealer else []
        roles += [say("duck-draw-turn")] if place == s.turn else []
    return ", ".join(roles)


def _open_hands(s: Any) -> list[int]:
    """The seats whose hands the record shows in full."""
    return [seat for seat in range(s.seats) if s.viewer in (seat, EVERYTHING) and s.held[seat]]


# ---- as a picture -------------------------------------------------------------------------------------------------


def picture(s: Any, say: Any) -> str:
    """The whole table; hands are drawn where the record shows them."""
    places = s.seats + (1 if s.seats == 2 else 0)
    width = 40 + 150 * places
    status = say("duck-draw-status", round=s.round, rounds=ROUNDS)
    parts = [svg.words(20, 30, say("duck-name"), 20, svg.DEEP, bold=True), svg.words(width - 20, 30, status, 14, anchor="end")]
    for place in range(places):
        parts += _place(s, say, place, 20 + 150 * place)
    y = 290
    if not s.over:
        parts += [svg.card(20, y, 40, 52, s.deck_size, svg.DEEP, svg.FOAM), svg.words(70, y + 26, say("duck-draw-deck-name"), 14)]
        parts += _lifebuoy(width - 190, y + 26, int(GREEN[s.round - 1]), svg.PALM)
        parts += [svg.words(width - 165, y + 26, say("duck-draw-buoy-name"), 14)]
        y += 70
    for seat in _open_hands(s):
        label = f"{say.name(seat)} · {say('duck-draw-sum', sum=sum_of(s.hand[seat]))}"
        parts.append(svg.words(20, y + 24, label, 14))
        parts += [_duck(200 + 44 * i, y, card) for i, card in enumerate(cards_of(s.hand[seat]))]
        y += 60
    return svg.picture(max(width, 520), y + 10, *parts)


def _place(s: Any, say: Any, place: int, x: float) -> list[str]:
    """A seat, or the ghost: name, score, pile, hand, towel, lifebuoys."""
    ghost = place >= s.seats
    on_turn = not s.over and not ghost and place == s.turn
    name = say("duck-draw-ghost") if ghost else say.name(place)
    parts = [svg.box(x, 50, 140, 225, svg.FOAM, svg.SUN if on_turn else "none"), svg.words(x + 10, 70, name, 16, bold=True)]
    parts.append(svg.words(x + 10, 92, _roles(s, say, place), 12))
    if card := top_of_pile(s, place):
        parts += [_duck(x + 10, 108, card), svg.words(x + 56, 134, f"×{s.height[place]}", 14)]
    if ghost:
        if not s.over:
            parts.append(svg.card(x + 90, 108, 40, 52, TEXTS[s.ghost_card][1:] or "?", svg.DEEP, svg.FOAM))
        return parts
    parts.append(svg.words(x + 130, 70, s.score[place], 16, anchor="end", bold=True))
    if not s.over:
        parts.append(svg.card(x + 90, 108, 40, 52, s.held[place], svg.DEEP, svg.FOAM))
    parts.append(svg.box(x + 10, 172, 120, 44, svg.WET_SAND))
    for i, card in enumerate(cards_of(s.towel[place])):
        fill, ink = FILLS[TEXTS[card][0]]
        parts.append(svg.card(x + 14 + 23 * i, 180, 21, 28, int(NUMBER[card]), fill, ink))
    for i, points in enumerate(_buoys(s, place)):
        parts += _lifebuoy(x + 25 + 24 * i, 246, points, svg.PALM if points > 0 else svg.PARASOL)
    return parts


def _duck(x: float, y: float, card: int) -> str:
    fill, ink = FILLS[TEXTS[card][0]]
    return svg.card(x, y, 40, 52, TEXTS[card], fill, ink)


def _lifebuoy(x: float, y: float, points: int, colour: str) -> list[str]:
    return [svg.circle(x, y, 14, svg.FOAM, colour, 4), svg.words(x, y, points, 12, svg.INK, "middle", True)]
