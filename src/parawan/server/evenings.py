"""Duplicate evenings: the same deals at several tables, for people who come by one link.

An evening is a list of numbered events, as a table is: who comes second under a number reads what is new and decides again, so
any process may serve any evening, and nothing is kept but what is stored. A table that is missing, because a process died after
it had dealt, is set up by whoever looks next.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, Struct

from parawan.bots.characters import USUAL
from parawan.engine.fair import commitment
from parawan.engine.setup import all_options, known_game, seat_count
from parawan.server import deals, evening, journal
from parawan.server.decide import Refused, clean_name
from parawan.server.evening import BOT, Evening, Round
from parawan.server.identity import hashed, new_secret, new_table_id, opens
from parawan.server.placement import next_seating
from parawan.server.protocol import MOST_NAME, Clock, Secret
from parawan.server.results import Result, results
from parawan.server.room import Room
from parawan.server.seating import Person
from parawan.server.state import State
from parawan.server.store import Conflict, TableRow, Unavailable

if TYPE_CHECKING:
    from parawan.server.house import House

MOST_PEOPLE = 40
MOST_DEALS = 20
FEWEST_PEOPLE = 2  # with whom it is worth dealing
TRIES = 50  # of something whose place among the events others took first
AWAITED_MS = 20_000  # for which bots go on at a table others wait for, after somebody has looked
Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]


class NewEvening(Struct, forbid_unknown_fields=True):
    """What somebody asks for who invites to an evening."""

    game: str
    seats: int
    deals: Annotated[int, Meta(ge=1, le=MOST_DEALS)]
    name: Name
    options: dict[str, Any] = {}
    clock: Clock | None = None


class Join(Struct, forbid_unknown_fields=True):
    """With the secret of the link, or once one has been there without it."""

    name: Name
    secret: Secret = ""


class Next(Struct, forbid_unknown_fields=True):
    """The number of the deal that is to begin, from 0: asked for twice, it begins once."""

    deal: Annotated[int, Meta(ge=0, lt=MOST_DEALS)]


class EveningGuest(Struct):
    name: str
    here: bool


class EveningTable(Struct, omit_defaults=True):
    """A table at which a deal is played. Its id and its scores are for those who sit there, until the deal is over everywhere."""

    seats: list[int]  # the number of the guest in each seat, or -1 for a bot
    over: bool
    table: str = ""
    scores: list[int] = []


class EveningDeal(Struct):
    commitment: str
    over: bool  # everywhere
    tables: list[EveningTable]


class EveningView(Struct):
    """An evening as a guest may know it. `you` is one's own number among the guests."""

    evening: str
    game: str
    seats: int
    deals: int
    options: dict[str, Any]
    clock: Clock | None
    bot: str
    host: bool
    you: int | None
    over: bool
    guests: list[EveningGuest]
    dealt: list[EveningDeal]
    results: list[Result]


class Evenings:
    """The evenings of a house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._pushing: set[str] = set()

    # ---- what people ask for -------------------------------------------------------------------------------------

    async def open(self, asked: NewEvening, identity: str) -> tuple[str, str]:
        """A new evening and the secret of its link. Whoever opens it is its host, and the first guest."""
        game = known_game(asked.game)
        seat_count(game, asked.seats)
        options = all_options(game, asked.options)
        settings = evening.Settings(game.name, asked.seats, asked.deals, options, game.rules_version, USUAL, asked.clock)
        name, secret, at = new_table_id(), new_secret(), self._house.now()
        opened = evening.Opened(at, settings, identity, hashed(secret))
        events = [opened, evening.Came(at, identity, clean_name(asked.name))]
        await self._house.store.append_evening(name, 1, [evening.write(event) for event in events], at)
        return name, secret

    async def look(self, name: str, identity: str, secret: str) -> EveningView:
        found = await self._load(name)
        if found.person(identity) is None and opens(secret, [found.link]) is None:
            raise Refused("server-private-evening")
        self._push(name, found)
        return _view(name, found, identity)

    async def join(self, name: str, identity: str, asked: Join) -> EveningView:
        """A seat from the next deal on."""
        called = clean_name(asked.name)

        def come(found: Evening) -> Sequence[evening.AnyEvent]:
            known = found.person(identity)
            if known is None and opens(asked.secret, [found.link]) is None:
                raise Refused("server-private-evening")
            if found.over:
                raise Refused("server-evening-over")
            if known is None and len(found.guests) >= MOST_PEOPLE:
                raise Refused("server-evening-full", most=MOST_PEOPLE)
            if known is not None and found.guests[known].here and found.guests[known].name == called:
                return ()
            return (evening.Came(self._house.now(), identity, called),)

        return _view(name, await self._happen(name, come), identity)

    async def leave(self, name: str, identity: str) -> EveningView:
        """No seat at the next deal; where this person plays now, a bot goes on."""
        found = await self._load(name)
        person = _guest(found, identity)
        for room, people in await self._running(name, found):
            await _stand_in(room, [seat for seat, one in enumerate(people) if one == person], "left")
        found = await self._happen(
            name, lambda now: (evening.Went(self._house.now(), person),) if now.guests[person].here else ()
        )
        return _view(name, found, identity)

    async def deal(self, name: str, identity: str, asked: Next) -> EveningView:
        """The next deal begins at all tables. The host need not wait for the last one to be over; so an evening can be played one
        after the other too."""

        def deal_cards(found: Evening) -> Sequence[evening.AnyEvent]:
            _guest(found, identity)
            if asked.deal != len(found.rounds):
                return ()
            if found.over or asked.deal >= found.settings.deals:
                raise Refused("server-evening-over")
            if found.rounds and not found.rounds[-1].over and identity != found.host:
                raise Refused("server-evening-running")
            people = found.here()
            if len(people) < FEWEST_PEOPLE:
                raise Refused("server-evening-few")
            before = [one.seating for one in found.rounds]
            seating = next_seating(people, found.settings.seats, before, secrets.randbits(64))
            tables = [new_table_id() for _ in seating]
            return (evening.Dealt(self._house.now(), secrets.token_hex(32), tables, seating),)

        await self._running(name, await self._load(name))  # should an end not have been noted yet
        found = await self._happen(name, deal_cards)
        await self._running(name, found)
        return _view(name, found, identity)

    async def go_on(self, name: str, identity: str) -> EveningView:
        """Bots play for those who are away and waited for."""
        found = await self._load(name)
        _guest(found, identity)
        for room, people in await self._running(name, found):
            away = [seat for seat, person in enumerate(people) if person != BOT and seat not in room.here]
            await _stand_in(room, away, "vote")
        self._push(name, found)
        return _view(name, found, identity)

    async def close(self, name: str, identity: str) -> EveningView:
        """Nothing more is dealt, and everything is opened."""

        def shut(found: Evening) -> Sequence[evening.AnyEvent]:
            if identity != found.host:
                raise Refused("server-evening-host")
            return () if found.over else (evening.Closed(self._house.now()),)

        return _view(name, await self._happen(name, shut), identity)

    # ---- what happens at tables ----------------------------------------------------------------------------------

    async def finish(self, state: State) -> None:
        """A table's game is over."""
        name, number = deals.evening_and_number(state.settings.deal)

        def end(found: Evening) -> Sequence[evening.AnyEvent]:
            deal = found.rounds[number]
            place = deal.tables.index(state.table)
            if deal.scores[place] is not None:
                return ()
            return (evening.Ended(self._house.now(), number, place, list(state.scores)),)

        with suppress(Refused):  # an evening that was deleted needs no results
            await self._happen(name, end)

    async def unseal(self, room: Room) -> None:
        """Opens a finished game of an evening once its deal is over at all tables."""
        state = room.state
        deal = state.settings.deal
        if state.seating.phase != "over" or not deals.is_of_an_evening(deal) or state.opened(self._house.now()):
            return
        name, number = deals.evening_and_number(deal)
        with suppress(Refused):
            if (await self._load(name)).is_open(number):
                await room.happen(lambda at: () if state.opened(at) else (journal.Unsealed(at),))

    # ---- inside --------------------------------------------------------------------------------------------------

    async def _load(self, name: str) -> Evening:
        events = await self._house.store.evening(name)
        if not events:
            raise Refused("server-no-evening")
        return evening.told(events)

    async def _happen(self, name: str, make: Callable[[Evening], Sequence[evening.AnyEvent]]) -> Evening:
        """Stores what `make` gives, seen from the newest state."""
        for _ in range(TRIES):
            found = await self._load(name)
            events = make(found)
            if not events:
                return found
            try:
                written = [evening.write(event) for event in events]
                await self._house.store.append_evening(name, found.number + 1, written, events[-1].at)
            except Conflict:
                continue
            for event in events:
                found.apply(event)
            return found
        raise Unavailable("others were always quicker")

    async def _running(self, name: str, found: Evening) -> list[tuple[Room, list[int]]]:
        """The tables at which a deal is not known to be over, with the people in their seats. Notes ends that were not."""
        running = []
        for number, deal in enumerate(found.rounds):
            for table, people, scores in zip(deal.tables, deal.seating, deal.scores, strict=True):
                if scores is None:
                    if table not in self._house.rooms and await self._house.store.row(table) is None:
                        await self._set_up(name, found, number, table)
                    room = await self._house.room(table)
                    if room.state.seating.phase == "over":
                        await room.catch_up()
                    running.append((room, people))
        return running

    async def _set_up(self, name: str, found: Evening, number: int, table: str) -> None:
        settings, deal = found.settings, found.rounds[number]
        people = deal.seating[deal.tables.index(table)]
        guests = [settings.bot if one == BOT else Person(found.guests[one].identity, found.guests[one].name) for one in people]
        row = TableRow(table, deal.house_seed, deals.UNTIL_OVER)
        shared = deals.of_evening(name, number)
        facts = journal.Settings(
            settings.game, settings.seats, settings.options, settings.rules, clock=settings.clock, deal=shared
        )
        await self._house.set_up(row, facts, guests)

    def _push(self, name: str, found: Evening) -> None:
        """Somebody waits: bots and clocks go on at all tables, also where nobody is connected."""
        if not found.over and name not in self._pushing and not all(deal.over for deal in found.rounds):
            self._pushing.add(name)
            self._house.spawn(self._push_on(name, found))

    async def _push_on(self, name: str, found: Evening) -> None:
        try:
            with suppress(Unavailable, Refused):
                for room, _ in await self._running(name, found):
                    room.awaited_until = self._house.now() + AWAITED_MS
                    self._house.look_after(room)
        finally:
            self._pushing.discard(name)


def _guest(found: Evening, identity: str) -> int:
    person = found.person(identity)
    if person is None:
        raise Refused("server-private-evening")
    return person


async def _stand_in(room: Room, seats: Sequence[int], why: Literal["vote", "left"]) -> None:
    """A bot takes over for those of these who play for themselves."""

    def leave(at: int) -> Sequence[journal.AnyEvent]:
        seating = room.state.seating
        return [journal.Left(at, seat, why) for seat in seats if seating.phase == "running" and seating.chairs[seat].present]

    await room.happen(leave)


def _view(name: str, found: Evening, identity: str) -> EveningView:
    settings, you = found.settings, found.person(identity)
    return EveningView(
        evening=name,
        game=settings.game,
        seats=settings.seats,
        deals=settings.deals,
        options=settings.options,
        clock=settings.clock,
        bot=settings.bot,
        host=identity == found.host,
        you=you,
        over=found.over,
        guests=[EveningGuest(guest.name, guest.here) for guest in found.guests],
        dealt=[_dealt(deal, found.is_open(number), you) for number, deal in enumerate(found.rounds)],
        results=results(found),
    )


def _dealt(deal: Round, is_open: bool, you: int | None) -> EveningDeal:
    tables = []
    for table, people, scores in zip(deal.tables, deal.seating, deal.scores, strict=True):
        own = you is not None and you in people
        shown = EveningTable(people, over=scores is not None)
        if is_open or own:
            shown.table, shown.scores = table, scores or []
        tables.append(shown)
    return EveningDeal(commitment(deal.house_seed), deal.over, tables)
