"""The shares of wins as a picture: a bar of foam from end to end, the interval, the figure, and the fair share as a line."""

from __future__ import annotations

from parawan.bots.arena.figures import Figures
from parawan.engine.voice import Voice
from parawan.games import svg

WIDTH, LEFT, SCALE, ROW = 760, 230, 420, 40


def draw(figures: Figures, say: Voice) -> str:
    """One row a bot: red above the fair share, blue below it, sand-coloured where it cannot be told."""
    most = min(1.0, 1.15 * max([2 * figures.fair_share, *(bot.share.high for bot in figures.bots)]))
    top, bottom = 84, 84 + ROW * len(figures.bots)
    parts = [svg.words(16, 28, _title(figures, say), 18, bold=True), svg.words(16, 52, say("cli-arena-picture"), 14)]
    for row, bot in enumerate(figures.bots):
        y = top + ROW * row + ROW / 2
        low, value, high = (LEFT + SCALE * part / most for part in (bot.share.low, bot.share.value, bot.share.high))
        colour = (
            svg.PARASOL if bot.share.low > figures.fair_share else svg.WAVES if bot.share.high < figures.fair_share else svg.SUN
        )
        name = bot.name if len(bot.name) <= 26 else "…" + bot.name[-25:]
        parts.append(svg.words(LEFT - 12, y, name, 14, anchor="end"))
        parts.append(svg.box(LEFT, y - 10, SCALE, 20, svg.FOAM, radius=4))
        parts.append(svg.path(f"M{low:.1f} {y:g}H{high:.1f}M{low:.1f} {y - 5:g}v10M{high:.1f} {y - 5:g}v10", line=svg.INK))
        parts.append(svg.circle(round(value, 1), y, 6, colour, svg.INK))
        parts.append(svg.words(LEFT + SCALE + 12, y, f"{say.number(100 * bot.share.value, 1)} %", 14, bold=True))
    fair = LEFT + SCALE * figures.fair_share / most
    parts.append(svg.path(f"M{fair:.1f} {top - 4}V{bottom + 4}", line=svg.DEEP))
    parts.append(svg.words(round(fair, 1), bottom + 18, f"{say.number(100 * figures.fair_share, 1)} %", 14, svg.DEEP, "middle"))
    return svg.picture(WIDTH, bottom + 36, *parts) + "\n"


def _title(figures: Figures, say: Voice) -> str:
    plan = figures.plan
    return say("cli-arena-title", game=Voice(plan.game, say.language)(f"{plan.game}-name"), seats=plan.seats, deals=figures.deals)
