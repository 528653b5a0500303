"""A table of tide as text and as a picture. `s` is a record redacted for the viewer, or an open one."""

from __future__ import annotations

from typing import Any

from parawan.games import svg
from parawan.games.tide.components import HALF_BELTS, HIGHEST_LEVEL, SET_SIZE
from parawan.games.tide.rules import CHOOSE, set_of, waits_for

HALVES = {0: "  ", 1: "° ", 2: "°°"}  # half-lifebelts printed on a card


def ask(s: Any, seat: int) -> str:
    """The message that asks this seat for its move."""
    return "tide-ask-choose" if s.stage == CHOOSE else "tide-ask-pick"


def text(s: Any, say: Any) -> str:
    lines = [_title(s, say), "", *_seats(s, say)]
    for seat in range(s.seats):
        if hand := _hand(s, seat):
            label = say("tide-draw-hand") if seat == s.viewer else say("tide-draw-hand-of", seat=seat)
            lines += ["", f"{label}:  " + "  ".join(_card(s, seat, say, card) for card in hand)]
    if s.round > 1:
        lines += ["", say("tide-draw-notepad") + ":", *_notepad(s, say)]
    if known := _known(s, say):
        lines += ["", say("tide-draw-known") + ":", *known]
    return "\n".join(lines)


def _title(s: Any, say: Any) -> str:
    status = say("tide-draw-status", round=s.round, rounds=s.seats, turn=s.turn)
    title = f"{say.paint(say('tide-name'), 'sea', bold=True)} · {status}"
    return title if s.over else f"{title} · {say('tide-draw-tides')} {_tides(s, say)}"


def _tides(s: Any, say: Any) -> str:
    return " ".join(say.paint(f"[{level:>2}]", "sea", bold=True) for level in _open_tides(s))


def _open_tides(s: Any) -> list[int]:
    return [s.tides[2 * s.turn - 2], s.tides[2 * s.turn - 1]]


def _seats(s: Any, say: Any) -> list[str]:
    width = max(len(say.name(seat)) for seat in range(s.seats))
    heads = [say(f"tide-draw-{name}") for name in ("level", "belts", "points", "shown")]
    wide = (max(len(heads[0]), HIGHEST_LEVEL + 3), max(len(heads[1]), 8), max(len(heads[2]), 4))
    head = "   ".join([heads[0].ljust(wide[0]), heads[1].ljust(wide[1]), heads[2].rjust(wide[2]), heads[3]])
    lines = [say.paint(" " * (width + 4) + head, "quiet")]
    for seat in range(s.seats):
        playing = s.playing >> seat & 1
        level = f"{s.level[seat]:>2} " + "█" * s.level[seat] + "░" * (HIGHEST_LEVEL - s.level[seat])
        belts = "◉" * s.belts[seat] + "○" * (s.set_belts[set_of(s, seat)] - s.belts[seat])
        cells = [
            (say.paint(level, "sea") if playing else level.replace("█", "░")) + " " * (wide[0] - len(level)),
            say.paint(belts, "parasol") + " " * (wide[1] - len(belts)),
            f"{s.score[seat]:>{wide[2]}}",
            str(s.laid[seat] or "·"),
        ]
        state = say("tide-draw-picked") if s.picked >> seat & 1 and not s.over else ""
        state = state if playing else say("tide-draw-out")
        mark = "▸" if waits_for(s) >> seat & 1 else " "
        lines.append(f"{mark} {say.name(seat).ljust(width)}  " + "   ".join([*cells, say.paint(state, "quiet")]).rstrip())
    return lines


def _hand(s: Any, seat: int) -> list[int]:
    """The cards in hand that the viewer may see; none where one is unknown."""
    k = set_of(s, seat)
    if s.over or any(s.cards[k, i] == 0 for i in range(SET_SIZE)) or s.viewer not in (seat, -2):
        return []
    return [s.cards[k, i] for i in range(SET_SIZE) if not s.used[k, i]]


def _card(s: Any, seat: int, say: Any, card: int) -> str:
    halves = HALVES[int(HALF_BELTS[card])]
    mark = f"({say('tide-draw-sealed')})" if card == s.pick[seat] else ""
    return f"{card}{say.paint(halves.strip(), 'parasol')}{mark}"


def _notepad(s: Any, say: Any) -> list[str]:
    """T15: what each round brought."""
    rounds = s.seats if s.over else s.round - 1
    width = max(len(say.name(seat)) for seat in range(s.seats))
    lines = []
    for seat in range(s.seats):
        points = "  ".join(f"{s.points[r, seat]:>2}" for r in range(rounds))
        lines.append(f"  {say.name(seat).ljust(width)}  {points}")
    return lines


def _known(s: Any, say: Any) -> list[str]:
    """T17: what the viewer knows of the sets others hold."""
    lines = []
    for seat in range(s.seats):
        k = set_of(s, seat)
        if seat != s.viewer and s.viewer != -2 and not s.over:
            cards = [s.cards[k, i] for i in range(SET_SIZE) if s.cards[k, i]]
            used = {s.cards[k, i] for i in range(SET_SIZE) if s.used[k, i]}
            if cards:
                shown = " ".join(say.paint(f"({card})", "quiet") if card in used else str(card) for card in cards)
                lines.append(f"  {say.name(seat)}  {shown}" + " ?" * (SET_SIZE - len(cards)))
    return lines


def _island(s: Any, say: Any, seat: int, x: float) -> list[str]:
    """An island with its water, lighthouse and sheep, its belts and the card shown last."""
    playing = s.playing >> seat & 1
    water = 220 - 8 * s.level[seat]
    parts = [
        svg.box(x, 60, 130, 170, svg.FOAM),
        svg.path(f"M{x + 10} 230 Q{x + 28} 150 {x + 58} 138 T{x + 120} 230 Z", svg.PALM if playing else svg.WET_SAND),
        svg.path(f"M{x + 30} 160 l3 -38 h10 l3 38 Z", svg.FOAM, svg.INK),
        svg.path(f"M{x + 31} 122 h14 l-7 -9 Z", svg.PARASOL, svg.INK),
        svg.circle(x + 76, 141, 8, svg.FOAM, svg.INK),
        svg.circle(x + 84, 138, 4, svg.INK),
        f'<g opacity="0.85">{svg.box(x, water, 130, 230 - water, svg.SHALLOW, radius=4)}</g>',
        svg.words(x + 65, 218, s.level[seat], 20, svg.INK, "middle", True),
        svg.words(x + 65, 80, say.name(seat), 16, svg.INK, "middle", True),
        svg.words(x + 65, 100, f"{say('tide-draw-points')} {s.score[seat]}", 14, svg.INK, "middle"),
    ]
    for i in range(s.set_belts[set_of(s, seat)]):
        left = i < s.belts[seat]
        parts.append(svg.circle(x + 14 + 17 * (i % 7), 250 + 17 * (i // 7), 6, "none", svg.PARASOL if left else svg.WET_SAND, 4))
    if s.laid[seat]:
        parts.append(svg.card(x + 90, 112, 34, 42, s.laid[seat]))
    return parts


def picture(s: Any, say: Any) -> str:
    """The whole table; hands are drawn where the record shows them."""
    width = 40 + 145 * s.seats
    parts = [svg.words(20, 30, say("tide-name"), 20, svg.DEEP, bold=True)]
    parts.append(
        svg.words(width - 130, 30, say("tide-draw-status", round=s.round, rounds=s.seats, turn=s.turn), 14, anchor="end")
    )
    if not s.over:
        for i, level in enumerate(_open_tides(s)):
            parts.append(svg.card(width - 110 + 48 * i, 10, 40, 42, level, svg.DEEP, svg.FOAM))
    for seat in range(s.seats):
        parts += _island(s, say, seat, 20 + 145 * seat)
    y = 290
    for seat in range(s.seats):
        if hand := _hand(s, seat):
            parts.append(svg.words(20, y + 22, say.name(seat), 14))
            step = (width - 150) / SET_SIZE
            for i, card in enumerate(hand):
                parts.append(
                    svg.card(110 + step * i, y, min(step - 4, 36), 44, card, svg.SUN if card == s.pick[seat] else svg.FOAM)
                )
            y += 54
    return svg.picture(width, y + 10, *parts)
