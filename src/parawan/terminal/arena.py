"""`parawan arena`: bots against bots, with a table of figures for people, a file of them for programs, and a picture."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from parawan.bots.arena.deals import Deal
from parawan.bots.arena.figures import BotFigures, Figures, figures
from parawan.bots.arena.picture import draw
from parawan.bots.arena.plan import Plan
from parawan.bots.arena.run import Player, run
from parawan.engine.errors import ParawanError
from parawan.engine.voice import Voice
from parawan.terminal.screen import show
from parawan.terminal.simulate import unfinished_bar


def arena(plan: Plan, deals: int, player: Player, folder: Path | None, stop_early: bool, say: Voice) -> None:
    """Runs the arena and shows what came out."""
    done = 0

    def count(now: int, all_: int) -> None:
        nonlocal done
        done = now
        progress(now, all_)

    if sys.stderr.isatty():
        print(say("cli-preparing"), file=sys.stderr)
    try:
        with unfinished_bar() as progress:
            results = run(plan, deals, player, folder, stop_early, count)
    except KeyboardInterrupt:
        if folder:
            print("\n" + say("cli-arena-interrupted", deals=done), file=sys.stderr)
        raise
    found = figures(plan, results, stop_early)
    if stop_early and len(results) < deals:
        show(say("cli-arena-enough", deals=len(results), all=deals))
    print_figures(found, say)
    print_troubles(found, results, say)
    if folder:
        write_files(found, folder, say)
        show(say("cli-arena-files", path=str(folder)))


def print_figures(found: Figures, say: Voice) -> None:
    heads = ["cli-arena-bot", "cli-arena-share", "cli-arena-interval", "", "cli-mean-score", "cli-arena-rating"]
    rows = [[say(head) if head else "" for head in heads], *(_row(bot, found.fair_share, say) for bot in found.bots)]
    wide = [max(len(row[column]) for row in rows) for column in range(len(heads))]
    print(say("cli-arena-played", games=found.games, deals=found.deals, moves=found.moves, seats=found.plan.seats))
    print(say("cli-arena-fair", share=say.number(100 * found.fair_share, 1)) + "\n")
    for row in rows:
        cells = [
            f"{cell:<{width}}" if column in (0, 3) else f"{cell:>{width}}"
            for column, (cell, width) in enumerate(zip(row, wide, strict=True))
        ]
        print("  ".join(cells).rstrip())
    if found.any_time:
        show("\n" + say("cli-arena-any-time"))
    print_without_luck(found, say)


def print_without_luck(found: Figures, say: Voice) -> None:
    """The shares with luck taken out, and how much narrower their intervals are."""
    for bot in found.bots:
        if (less := bot.without_luck) is not None:
            narrower = 1 - (less.high - less.low) / max(bot.share.high - bot.share.low, 1e-9)
            figures = {"share": less.value, "low": less.low, "high": less.high, "narrower": narrower}
            show(say("cli-arena-luck", bot=bot.name, **{name: say.number(100 * part, 1) for name, part in figures.items()}))


def _row(bot: BotFigures, fair: float, say: Voice) -> list[str]:
    def percent(part: float) -> str:
        return say.number(100 * part, 1) + " %"

    verdict = "cli-arena-above" if bot.share.low > fair else "cli-arena-below" if bot.share.high < fair else "cli-arena-open"
    rating = f"{say.number(bot.rating.value, 1)} ({say.number(bot.rating.low, 1)}–{say.number(bot.rating.high, 1)})"
    interval = f"{percent(bot.share.low)}–{percent(bot.share.high)}"
    return [bot.name, percent(bot.share.value), interval, say(verdict), say.number(bot.points, 2), rating]


def print_troubles(found: Figures, results: list[Deal], say: Voice) -> None:
    """Where a stand-in had to play: how often, and why the first time."""
    for number, bot in enumerate(found.bots):
        if bot.stood_in:
            deal, first = next((deal.deal, one) for deal in results for one in deal.stood_in if one.bot == number)
            why = ParawanError(first.message, game=None, **first.arguments).text(say)
            show("\n" + say("cli-arena-stood-in", bot=bot.name, moves=bot.stood_in, deal=deal + 1, why=why))


def write_files(found: Figures, folder: Path, say: Voice) -> None:
    (folder / "figures.json").write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    (folder / "shares.svg").write_text(draw(found, say), "utf-8")
