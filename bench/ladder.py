"""How strong the characters are: `make ladder` lets them play and puts the table into docs/ladder.md.

Every character plays against copies of the one below it, at the middle seat count of every game; the strongest against copies of
gusto; and rules of thumb against the two weakest. A match is over as soon as it is clear whether a bot is above or below its fair
share, except the one against gusto, in which the question is by how much. An interrupted run goes on where it stopped.
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
from parawan.bots.arena.intervals import Interval
from parawan.bots.arena.plan import make_plan
from parawan.bots.arena.run import on_this_machine, run
from parawan.bots.characters import NAMES, THUMB
from parawan.terminal.simulate import unfinished_bar

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "ladder.md"
BEGIN, END = "<!-- made by bench.ladder -->", "<!-- end -->"
STRONGEST_AND_GREEDY = (NAMES[-1], "gusto")
ENOUGH = 200  # deals to see by how much
FEW_SEATS = {"maui": 2}  # where the strongest meets gusto at another table than the middle one


@dataclass(frozen=True)
class Match:
    """One bot against copies of another."""

    game: str
    seats: int
    bot: str
    copies: str

    @property
    def by_how_much(self) -> bool:
        """Whether its share is asked for, not only whether it is above the fair one."""
        return (self.bot, self.copies) == STRONGEST_AND_GREEDY

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
        found.append(Match(game, FEW_SEATS.get(game, middle), *STRONGEST_AND_GREEDY))
        found += [Match(game, middle, THUMB, copies) for copies in NAMES[:2]]
    return list(dict.fromkeys(found))


def row(match: Match, deals: int, bot: BotFigures) -> str:
    name = label(match.bot) + (f" ({bot.stood_in} moves by a stand-in)" if bot.stood_in else "")
    return f"| {match.game} | {match.seats} | {name} | {label(match.copies)} | {cells(deals, bot.share, match.seats)} |"


def cells(deals: int, share: Interval, seats: int) -> str:
    """What came of a match: its deals, the share of wins with its interval, and that in fair shares."""
    between = f"{100 * share.low:.2f}–{100 * share.high:.2f} %"  # so finely that an end just above the fair share shows
    return f"{deals} | {100 * share.value:.1f} % | {between} | {share.value * seats:.2f}×"


def write_page(rows: list[str], think: int, deals: int) -> None:
    heads = [
        "| game | seats | bot | against copies of | deals | share of wins | 95 % interval | of the fair share |",
        "|---|--:|---|---|--:|--:|--:|--:|",
    ]
    where = (
        f"{think} ms a move, at most {deals} deals, each with the bot in every seat once. Intervals hold whenever a match\n"
        f"stops, but for {' against '.join(STRONGEST_AND_GREEDY)}, where the number of deals is fixed beforehand. Measured with\n"
        f"Parawan {parawan.__version__}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}."
    )
    put(PAGE, BEGIN, "\n".join([*heads, *rows, "", where]), END)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--think", type=int, default=10, metavar="MS", help="milliseconds a move (default 10)")
    parser.add_argument("--deals", type=int, default=350, metavar="N", help="deals of a match at most (default 350)")
    parser.add_argument("--jobs", type=int, metavar="J", help="processes (default: as many as there are cores)")
    parser.add_argument("--into", type=Path, default=ROOT / ".ladder", metavar="FOLDER", help="where results are kept")
    asked = parser.parse_args()
    rows = []
    for match in matches():
        print(match.name, flush=True)
        plan = make_plan(match.game, (match.bot, match.copies), match.seats, milliseconds=asked.think)
        folder = asked.into / f"{asked.think}-ms" / match.name
        early = not match.by_how_much
        most = asked.deals if early else min(asked.deals, ENOUGH)
        with unfinished_bar() as progress:
            deals = run(plan, most, on_this_machine(asked.jobs), folder, early, progress)
        rows.append(row(match, len(deals), figures(plan, deals, any_time=early).bots[0]))
        print(rows[-1], flush=True)
    write_page(rows, asked.think, asked.deals)


if __name__ == "__main__":
    main()
