"""The curve of a run of learning as a picture."""

from __future__ import annotations

from parawan.games import svg

WIDTH, HEIGHT, LEFT, TOP = 640, 320, 56, 44
LINES = (("greedy", "against the greedy", svg.PARASOL), ("thumb", "against the rule of thumb", svg.WAVES))


def draw(game: str, curve: list[dict[str, float]]) -> str:
    """Fair shares of wins over decisions played; the line at 1 is an equal player."""
    wide, high = WIDTH - LEFT - 24, HEIGHT - TOP - 52
    most = max(2.0, *(1.1 * point[name] for point in curve for name, _, _ in LINES))
    last = max(curve[-1]["decisions"], 1)
    parts = [svg.words(16, 24, f"{game}: share of wins of the net alone, in fair shares", 15, bold=True)]
    for share in range(int(most) + 1):
        y = TOP + high * (1 - share / most)
        parts.append(svg.path(f"M{LEFT} {y:.1f}h{wide}", line=svg.DEEP if share == 1 else svg.FOAM))
        parts.append(svg.words(LEFT - 10, y, str(share), 13, anchor="end"))
    for i, (name, label, colour) in enumerate(LINES):
        places = [(LEFT + wide * p["decisions"] / last, TOP + high * (1 - p[name] / most)) for p in curve]
        parts.append(svg.path("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in places), line=colour))
        parts.append(svg.words(LEFT + 20 + 200 * i, HEIGHT - 12, label, 13, colour, bold=True))
    parts.append(svg.words(LEFT + wide, HEIGHT - 32, f"{last / 1e6:.1f} million decisions", 13, anchor="end"))
    return svg.picture(WIDTH, HEIGHT, *parts) + "\n"
