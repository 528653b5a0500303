"""Playing one deal: all its games, with the same cards."""

from __future__ import annotations

import msgspec

from parawan.bots.arena.plan import Plan, bot_seed, deal_seed, seatings
from parawan.bots.names import Bots
from parawan.bots.outside import Trouble
from parawan.bots.review.outcome import WINS
from parawan.bots.review.split import split
from parawan.bots.seat import Bot, Budget
from parawan.engine.table import Table


class Game(msgspec.Struct, omit_defaults=True, frozen=True):
    """How a game ended, seat by seat."""

    bots: tuple[int, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    moves: int
    luck: tuple[float, ...] = ()  # what of each seat's share of the win was dealt, where that was asked


class StoodIn(msgspec.Struct, frozen=True):
    """A move that a stand-in played, and the message that says why."""

    bot: int
    game: int
    seat: int
    message: str
    arguments: dict[str, int | str]


class Deal(msgspec.Struct, frozen=True):
    """All games of a deal."""

    deal: int
    games: list[Game]
    stood_in: list[StoodIn]


def play_deal(plan: Plan, deal: int, bots: Bots) -> Deal:
    """Plays every game of this deal."""
    stood_in: list[StoodIn] = []
    games = []
    for number, seating in enumerate(seatings(plan, deal)):
        players = []
        for seat, bot in enumerate(seating):

            def report(trouble: Trouble, bot: int = bot, number: int = number, seat: int = seat) -> None:
                stood_in.append(StoodIn(bot, number, seat, *trouble.told()))

            players.append(bots.make(plan.bots[bot], bot_seed(plan, deal, number, seat), report))
        table = Table(plan.game, plan.seats, seed=deal_seed(plan, deal), options=plan.options, rules=plan.rules)
        play_game(table, players, plan.budget)
        luck = tuple(float(part.luck.value) for part in split(table, plan.luck, what=WINS)) if plan.luck else ()
        games.append(Game(seating, table.scores, table.winners, len(table.log), luck))
    return Deal(deal, games, stood_in)


def play_game(table: Table, players: list[Bot], budget: Budget) -> None:
    """Plays to the end. Where a seat has one move only, nobody is asked."""
    while not table.over:
        seat = table.to_act[0]
        moves = list(table.moves(seat))
        move = moves[0] if len(moves) == 1 else players[seat].choose(table.view(seat), moves, budget).move
        table.play(move, seat)
