"""How strong the characters are: `make ladder` lets them play and puts the table into docs/ladder.md.

Every character plays against copies of the one below it, at the middle seat count of every game; the strongest against copies of
gusto; and rules of thumb against the two weakest. An interrupted run goes on where it stopped.
"""

from __future__ import annotations

import argparse
import os
import platform
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import parawan
from bench.marked import put
from parawan import games
from parawan.bots.arena.figures import BotFigures, figures
from parawan.bots.arena.plan import make_plan
from parawan.bots.arena.run import on_this_machine, run
from parawan.bots.characters import NAMES, THUMB
from parawan.terminal.simulate import progress

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "ladder.md"
BEGIN, END = "<!-- made by bench.ladder -->", "<!-- end -->"
FEW_SEATS = {"maui": 2}  # where the strongest meets gusto at another table than the middle one


@dataclass(frozen=True)
class Match:
    """One bot against copies of another."""

    game: str
    seats: int
    bot: str
    copies: str

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seats}-{label(self.bot)}-{label(self.copies)}".replace(" ", "-")


def label(bot: str) -> str:
    return "rule of thumb" if bot == THUMB else bot


def matches() -> list[Match]:
    """The ladder, game by game, each match once."""
    found: list[Match] = []
    for game in games.names():
        seats = games.load(game).seats
        middle = seats[len(seats) // 2]
        found += [Match(game, middle, better, worse) for worse, better in pairwise(NAMES)]
        found.append(Match(game, FEW_SEATS.get(game, middle), NAMES[-1], "gusto"))
        found += [Match(game, middle, THUMB, copies) for copies in NAMES[:2]]
    return list(dict.fromkeys(found))


def row(match: Match, bot: BotFigures) -> str:
    share = f"{100 * bot.share.value:.1f} % | {100 * bot.share.low:.1f}–{100 * bot.share.high:.1f} %"
    name = label(match.bot) + (f" ({bot.stood_in} moves by a stand-in)" if bot.stood_in else "")
    return f"| {match.game} | {match.seats} | {name} | {label(match.copies)} | {share} | {100 / match.seats:.1f} % |"


def write_page(rows: list[str], think: int, deals: int) -> None:
    heads = ["| game | seats | bot | against copies of | share of wins | 95 % interval | fair |", "|---|--:|---|---|--:|--:|--:|"]
    where = (
        f"{think} ms a move, {deals} deals, each with the bot in every seat once. Measured with Parawan {parawan.__version__},\n"
        f"{os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}."
    )
    put(PAGE, BEGIN, "\n".join([*heads, *rows, "", where]), END)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--think", type=int, default=200, metavar="MS", help="milliseconds a move (default 200)")
    parser.add_argument("--deals", type=int, default=100, metavar="N", help="deals of every match (default 100)")
    parser.add_argument("--jobs", type=int, metavar="J", help="processes (default: as many as there are cores)")
    parser.add_argument("--into", type=Path, default=ROOT / ".ladder", metavar="FOLDER", help="where results are kept")
    asked = parser.parse_args()
    rows = []
    for match in matches():
        print(match.name, flush=True)
        plan = make_plan(match.game, (match.bot, match.copies), match.seats, milliseconds=asked.think)
        folder = asked.into / f"{asked.think}-ms" / match.name
        deals = run(plan, asked.deals, on_this_machine(asked.jobs), folder, False, progress)
        found = figures(plan, deals, any_time=False).bots[0]
        rows.append(row(match, found))
        print(rows[-1], flush=True)
    write_page(rows, asked.think, asked.deals)


if __name__ == "__main__":
    main()
