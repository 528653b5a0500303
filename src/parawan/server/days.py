"""The deal of the day: one sealed deal a day and game, the same for everybody on this server, against the same bots."""

from __future__ import annotations

import secrets
from contextlib import suppress
from datetime import date, timedelta
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from parawan import games
from parawan.engine.fair import commitment
from parawan.engine.setup import all_options, known_game
from parawan.games.contract import Game
from parawan.server import deals, journal
from parawan.server.decide import Refused, clean_name
from parawan.server.identity import new_table_id
from parawan.server.protocol import MOST_NAME
from parawan.server.seating import Person
from parawan.server.state import State
from parawan.server.store import SharedDeal, TableRow

if TYPE_CHECKING:
    from parawan.server.house import House

SEATS = 3
BOTS = ("okto", "lumi")  # by name: a new bot must not change what was played on other days
MOST_PAST = 30  # days that are listed


class NewAttempt(Struct, forbid_unknown_fields=True):
    """What somebody asks for who plays the deal of the day."""

    game: str
    name: Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]


class DayGame(Struct, omit_defaults=True):
    """One game of a day, as an identity may know it: how others did only after one's own game, or when the day is over."""

    game: str
    seats: int
    bots: list[str]
    deal: str
    commitment: str
    played: int  # how many have finished it
    table: str = ""  # where this identity plays it
    over: bool = False  # its game is
    points: int | None = None  # that count
    rank: int | None = None
    spread: dict[int, int] = {}  # how many have how many points


class Day(Struct):
    """A day. `now` and `closes` are in milliseconds since 1970, by the server's clock."""

    date: str
    today: bool
    now: int
    closes: int
    games: list[DayGame]
    past: list[str]  # days before, the latest first


class Days:
    """The days of a house."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def today(self) -> date:
        """The day it is. A clock that is set back over midnight brings no day back: others may have seen its cards by then."""
        by_clock = deals.day_at(self._house.now())
        newest = await self._house.store.deals_named(deals.DAY + "/", 1)
        following = by_clock + timedelta(days=1)
        return following if newest and deals.day_and_game(newest[0].name)[0] == following else by_clock

    async def look(self, identity: str, wanted: str = "") -> Day:
        """Today, or an earlier day."""
        today, day = await self.today(), None
        with suppress(ValueError):
            day = date.fromisoformat(wanted) if wanted else today
        if day is None or day > today:
            raise Refused("server-no-day")
        found = []
        for name in games.names():
            deal = await self._deal(day, name) if day == today else await self._house.store.shared_deal(deals.of_day(day, name))
            if deal is not None:
                found.append(await self._game(deal, identity, is_over=day < today))
        if not found:
            raise Refused("server-no-day")
        known = await self._house.store.deals_named(deals.DAY + "/", MOST_PAST * len(games.names()))
        past = {deals.day_and_game(deal.name)[0] for deal in known}
        return Day(
            date=day.isoformat(),
            today=day == today,
            now=self._house.now(),
            closes=deals.end_of(day),
            games=found,
            past=[one.isoformat() for one in sorted(past - {today}, reverse=True)],
        )

    async def begin(self, asked: NewAttempt, identity: str) -> str:
        """The table at which this identity plays today's deal: the same however often it is asked for."""
        game, name = known_game(asked.game), clean_name(asked.name)
        deal = await self._deal(await self.today(), game.name)
        store = self._house.store
        attempt = await store.begin_attempt(deal.name, identity, new_table_id(), self._house.now())
        if await store.row(attempt.table) is None:
            seats = seats_at(game)
            settings = journal.Settings(game.name, seats, all_options(game, {}), game.rules_version, deal=deal.name)
            row = TableRow(attempt.table, deal.house_seed, deal.sealed_until)
            await self._house.set_up(row, settings, [Person(identity, name), *bots_at(game)])
        return attempt.table

    async def finish(self, state: State) -> None:
        """The points count if the day is not over: then everybody can see the cards."""
        deal = state.settings.deal
        if deals.day_and_game(deal)[0] == await self.today():
            await self._house.store.finish_attempt(deal, state.table, state.scores[0])

    async def _deal(self, day: date, game: str) -> SharedDeal:
        """The deal of this day, made where it is not yet; of several processes that make it, one is heard."""
        store, name = self._house.store, deals.of_day(day, game)
        deal = await store.shared_deal(name)
        if deal is None:
            await store.add_shared_deal(SharedDeal(name, secrets.token_bytes(32), deals.end_of(day)))
            deal = await store.shared_deal(name)
        assert deal is not None
        return deal

    async def _game(self, deal: SharedDeal, identity: str, is_over: bool) -> DayGame:
        store = self._house.store
        attempt, over = await store.attempt(deal.name, identity), False
        if attempt is not None and attempt.points is None:
            with suppress(Refused):  # a table that is gone is no game that is over
                over = (await self._house.room(attempt.table)).state.seating.phase == "over"
            attempt = await store.attempt(deal.name, identity) or attempt  # loaded, a table makes up for an end it had not noted
        spread = await store.points_at(deal.name)
        game = known_game(deals.day_and_game(deal.name)[1])
        shown = DayGame(
            game=game.name,
            seats=seats_at(game),
            bots=bots_at(game),
            deal=deal.name,
            commitment=commitment(deal.house_seed),
            played=sum(spread.values()),
            over=over,
        )
        if attempt is not None:
            shown.table, shown.points = attempt.table, attempt.points
            if attempt.points is not None:
                shown.over = True
                shown.rank = 1 + sum(count for points, count in spread.items() if points > attempt.points)
        if is_over or shown.points is not None:
            shown.spread = spread
        return shown


def seats_at(game: Game) -> int:
    return SEATS if SEATS in game.seats else game.seats[0]


def bots_at(game: Game) -> list[str]:
    """Those in the other seats; the person has the first."""
    return [BOTS[seat % len(BOTS)] for seat in range(seats_at(game) - 1)]
