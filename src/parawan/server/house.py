"""All tables of one server process: finds and loads them, and does what happens by itself: bots, clocks, idle tables."""

from __future__ import annotations

import asyncio
import gc
import logging
import random
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import suppress
from typing import Annotated, Any

import msgspec

from parawan import games
from parawan.bots.characters import LOOK_ONCE, NAMES, STAND_IN, WEAKEST, is_quick, make
from parawan.bots.review.hint import Hint, hints
from parawan.bots.seat import Budget
from parawan.engine.editions import NAME, STANDARD, Edition
from parawan.engine.fair import commitment
from parawan.engine.lesson import LEARNER, scripted
from parawan.engine.moves import Move
from parawan.engine.setup import all_options, known_game, seat_count, seed_bytes
from parawan.games.contract import Game
from parawan.server import deals, journal, protocol
from parawan.server.branch import NewBranch, branch
from parawan.server.days import Days
from parawan.server.decide import Refused, known_bot
from parawan.server.evenings import Evenings
from parawan.server.identity import HOUSE, new_table_id
from parawan.server.metrics import Metrics
from parawan.server.prepare import BOTS, RATERS, TABLE, prepare
from parawan.server.protocol import END, Clock
from parawan.server.reviews import Job, Reviews
from parawan.server.room import Room
from parawan.server.seating import Person, Seating, seated
from parawan.server.settings import Settings
from parawan.server.state import State, Step
from parawan.server.store import Change, Conflict, Listing, Store, TableRow, Unavailable
from parawan.server.thinkers import Thinkers

log = logging.getLogger("parawan.house")

LEASE_SECONDS = 3.0  # for which one process thinks for a bot, or minds a clock; should it die, so long nobody does
HURRY = 0.2  # of a bot's pause, while all people only look on
RECKONING = 8  # of these pauses, after a chapter of the game: people look what came of it
ROOM_KEPT_MS = 60_000  # after the last line is gone
SWEEP_SECONDS = 10.0
AGAIN_SECONDS = 1.0  # until what the store did not take is tried again
SHARED_ITERATIONS = 2000  # of a bot that searches, for each move at a shared deal
HINT_SECONDS = 1.0
MOST_LISTED = 100
MOST_LOOKED_AT = 12  # of somebody's tables, for whose turn it is: each has to be loaded
HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS


class NewEdition(msgspec.Struct, forbid_unknown_fields=True):
    """Values that take the place of the standard ones, under a name of their own."""

    name: Annotated[str, msgspec.Meta(pattern=f"^(?!{STANDARD.name}$){NAME.pattern}" + END)]
    values: dict[str, Any]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody asks for who opens a table. `bots` names a bot or null for each seat."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    edition: NewEdition | None = None
    clock: Clock | None = None
    listed: bool = False
    bots: list[str | None] = []
    deal: Annotated[str, msgspec.Meta(max_length=60, pattern="^[!-~]*$")] = ""
    lesson: bool = False  # the game's first game; it has its own seats, bots and deal, and no other wishes
    hints: bool = False


class Summary(msgspec.Struct, omit_defaults=True):
    """A table in a list."""

    game: str
    seats: list[str]  # names; empty for an open seat
    phase: str
    options: dict[str, Any] = {}
    clock: Clock | None = None
    deal: str = ""
    lesson: bool = False
    branch: bool = False  # another try at a finished game


class House:
    """The tables of this process, and the store they are kept in."""

    PRESENCE_SECONDS = 3 * SWEEP_SECONDS

    def __init__(self, store: Store, settings: Settings, now: Callable[[], int] | None = None) -> None:
        self.store = store
        self.settings = settings
        self.now = now or (lambda: time.time_ns() // 1_000_000)
        self.name = secrets.token_hex(8)  # of this process, among those that share a database
        self.metrics = Metrics(self)
        self.rooms: dict[str, Room] = {}
        self.closing = False
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._ready: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._behind: set[str] = set()  # tables that others have changed
        self._thinking: set[tuple[str, int]] = set()
        self._clocks: dict[str, asyncio.TimerHandle] = {}
        self.days = Days(self)
        self.evenings = Evenings(self)
        self._reviews = Reviews()
        self._quick = Thinkers(settings.bot_threads)  # of their own, so that they never wait for those who take their time
        self._slow = Thinkers(settings.bot_threads)

    async def open(self) -> None:
        await self.store.listen(self._wake, self._hear)
        self.spawn(self._prepare_all())
        self.spawn(self._sweep())

    async def farewell(self) -> None:
        """Tells every client to come back, and gives them a moment to hear it."""
        self.closing = True
        for room in self.rooms.values():
            for line in room.lines:
                line.close("server-restarts", again=1.0)
        await asyncio.sleep(0.1)

    async def close(self) -> None:
        """Finishes what is under way."""
        for timer in self._clocks.values():
            timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._quick.close()
        self._slow.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Runs something beside everything else; a failure is logged and harms nobody."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task failed", exc_info=error)

    async def ready(self, game: str, build: str = TABLE) -> None:
        """Returns when a game can be played, or its bots can think; the first time ever that takes a while."""
        if (game, build) not in self._ready:
            self._ready[game, build] = asyncio.create_task(prepare(game, build))
        await asyncio.shield(self._ready[game, build])

    def _is_ready(self, game: str) -> bool:
        readying = self._ready.get((game, TABLE))
        return readying is not None and readying.done() and not readying.cancelled() and readying.exception() is None

    async def _prepare_all(self) -> None:
        for build in (TABLE, RATERS, BOTS):
            for game in games.names():
                await self.ready(game, build)
        gc.freeze()  # what was loaded stays, so no collection has to look through it

    # ---- tables --------------------------------------------------------------------------------------------------

    async def open_table(self, asked: NewTable, host: str) -> str:
        """A new table; raises what is wrong with what was asked for."""
        game = known_game(asked.game)
        seat_count(game, asked.seats)
        if asked.lesson:
            return await self._open_lesson(game, asked, host)
        options = all_options(game, asked.options)
        edition = STANDARD
        if asked.edition is not None:
            edition = Edition(asked.edition.name, game.name, asked.edition.values)
        if asked.bots and len(asked.bots) != asked.seats:
            raise Refused("server-bots-count", seats=asked.seats)
        for bot in asked.bots:
            if bot is not None:
                known_bot(bot)
        if asked.hints and (asked.listed or asked.deal):
            raise Refused("server-hints-private")
        house_seed, sealed_until = secrets.token_bytes(32), 0
        if asked.deal:
            shared = await self.store.shared_deal(asked.deal)
            if shared is None:
                raise Refused("server-no-deal", name=asked.deal)
            if deals.is_of_a_day(shared.name) and self.now() < shared.sealed_until:
                raise Refused("server-sealed")  # at a table of one's own all hands can be seen
            house_seed, sealed_until = shared.house_seed, shared.sealed_until
        settings = journal.Settings(
            game=game.name,
            seats=asked.seats,
            options=options,
            rules=game.rules_version,
            edition=edition.name,
            values=dict(edition.values),
            clock=asked.clock,
            listed=asked.listed,
            deal=asked.deal,
            hints=asked.hints,
        )
        at = self.now()
        events: list[journal.AnyEvent] = [journal.Opened(at, settings, host, commitment(house_seed))]
        events += [journal.BotSat(at, seat, bot) for seat, bot in enumerate(asked.bots) if bot]
        return await self._create(events, TableRow(new_table_id(), house_seed, sealed_until))

    async def set_up(self, row: TableRow, settings: journal.Settings, sitting: Sequence[Person | str]) -> None:
        """A table of the house's own, with people and bots in their seats, that begins at once. Done twice, it is there once."""
        await self.ready(settings.game)
        opened = journal.Opened(self.now(), settings, HOUSE, commitment(row.house_seed))
        with suppress(Conflict):
            await self._create(seated(opened, sitting), row)

    async def _open_lesson(self, game: Game, asked: NewTable, host: str) -> str:
        """A private table for one person and the weakest bots, on a deal that is no secret."""
        lesson = game.lesson
        if asked != NewTable(game.name, lesson.seats, lesson=True):
            raise Refused("server-lesson", seats=lesson.seats)
        house_seed = seed_bytes(lesson.seed)
        settings = journal.Settings(game.name, lesson.seats, all_options(game, {}), game.rules_version, lesson=True)
        at = self.now()
        events: list[journal.AnyEvent] = [journal.Opened(at, settings, host, commitment(house_seed))]
        events += [journal.BotSat(at, seat, WEAKEST) for seat in range(lesson.seats) if seat != LEARNER]
        return await self._create(events, TableRow(new_table_id(), house_seed))

    async def rematch(self, room: Room, identity: str, count: Callable[[], None] = lambda: None) -> str:
        """A new table with the same people in their seats; the one that asks is its host. All who ask get the same table.

        `count` is called before one is opened, and may refuse.
        """
        seating = room.state.seating
        if identity != seating.host and not seating.held_by(identity):
            raise Refused("server-not-yours")
        if seating.phase not in ("over", "closed"):
            await room.catch_up()  # another process may know of the end
        if seating.phase not in ("over", "closed"):
            raise Refused("server-not-ended")
        if seating.rematch:
            return seating.rematch
        count()
        house_seed = secrets.token_bytes(32)
        settings = msgspec.structs.replace(seating.settings, deal="", lesson=False, branch_of="")
        at = self.now()
        events: list[journal.AnyEvent] = [journal.Opened(at, settings, identity, commitment(house_seed))]
        for seat, chair in enumerate(seating.chairs):
            if chair.bot:
                events.append(journal.BotSat(at, seat, chair.bot))
            elif chair.person:
                events.append(journal.Sat(at, seat, chair.holders[0], chair.name))
                events += [journal.Joined(at, seat, holder, "") for holder in chair.holders[1:]]
        table = await self._create(events, TableRow(new_table_id(), house_seed))
        await room.happen(lambda at: () if room.state.seating.rematch else (journal.Rematched(at, table),))
        if room.state.seating.rematch != table:  # somebody else was quicker
            await self.store.delete(table)
        return room.state.seating.rematch

    async def branch(self, room: Room, asked: NewBranch, identity: str) -> str:
        """A table of one's own that goes on from a moment of a finished game."""
        row, events = await asyncio.to_thread(branch, room.state, asked, identity, self.now())
        return await self._create(events, row)

    async def _create(self, events: Sequence[journal.AnyEvent], row: TableRow) -> str:
        opened, *others = events
        assert isinstance(opened, journal.Opened)
        change = self.change(Seating(opened).after(others))
        await self.store.create(row, [journal.write(event) for event in events], opened.at, change)
        return row.table

    async def room(self, table: str) -> Room:
        """The table's room, loaded where it is not yet. Raises `Refused` where there is no such table."""
        room = self.rooms.get(table)
        if not table.isalnum():
            raise Refused("server-gone")
        if room is None:
            if table not in self._loading:
                loading = self._loading[table] = asyncio.create_task(self._load(table))
                loading.add_done_callback(lambda _: self._loading.pop(table))
            room = await asyncio.shield(self._loading[table])
        if room is None or room.gone:
            raise Refused("server-gone")
        room.idle_since = self.now()  # whoever asks for it may look at it in a moment
        await self.evenings.unseal(room)
        return room

    async def mine(self, identity: str) -> list[dict[str, Any]]:
        """The tables at which somebody has a seat, the latest first; of the latest that go on also whether they wait for them."""
        tables = [listing(found) for found in await self.store.held(identity, MOST_LISTED)]
        running = [table for table in tables if table["phase"] == "running" and self._is_ready(table["game"])]
        for table in running[:MOST_LOOKED_AT]:
            try:
                with suppress(Refused):  # deleted meanwhile
                    table["your_turn"] = (await self.room(table["table"])).state.waits_for(identity)
            except Exception:
                log.exception("%s cannot be loaded; it is listed all the same", table["table"])
        return tables

    async def _load(self, table: str) -> Room | None:
        row = await self.store.row(table)
        if row is None:
            return None
        events = [journal.read(event) for event in await self.store.events(table, 0)]
        if not events:
            return None  # deleted since its row was read
        if any(isinstance(event, journal.Began) for event in events):
            await self.ready(events[0].settings.game)
        state = await asyncio.to_thread(self._state, row, events)
        room = self.rooms[table] = Room(self, state)
        await room.catch_up()  # what others stored meanwhile, when nobody was here to be called
        return room

    def _state(self, row: TableRow, events: Sequence[journal.AnyEvent]) -> State:
        opened, *others = events
        assert isinstance(opened, journal.Opened)
        state = State(row, opened, STAND_IN)
        for event in others:
            state.apply(event)
        return state

    def retell(self, row: TableRow, written: Sequence[bytes]) -> Iterator[tuple[Step, State]]:
        """A table gone through again, event by event."""
        opened = journal.read(written[0])
        assert isinstance(opened, journal.Opened)
        state = State(row, opened, STAND_IN)
        for event in written[1:]:
            yield state.apply(journal.read(event)), state

    async def review(self, room: Room, seat: int) -> Job:
        """A finished game looked back at from a seat; all who ask follow the same review."""
        table = room.state.table
        job = self._reviews.find(table, seat)
        if job is None:
            job = self._reviews.begin(table, seat)
            self.spawn(self._reviews.work(table, seat, job, room.record))
        return job

    async def hints(self, room: Room, seat: int) -> list[Hint]:
        """Good moves for a seat, from its view alone, thought about as bots think."""
        game = room.state.game
        assert game is not None
        await self.ready(game.game.name, BOTS)
        budget = Budget(seconds=min(self.settings.bot_seconds, HINT_SECONDS))
        view, moves = game.view(seat), list(game.moves(seat))
        async with self._slow:
            return await self._slow.think(hints, view, moves, budget)

    def change(self, seating: Seating) -> Change:
        """What the store's lists are to know of a table."""
        settings = seating.settings
        names = [chair.name for chair in seating.chairs]
        kind = settings.deal, settings.lesson, bool(settings.branch_of)
        summary = Summary(settings.game, names, seating.phase, settings.options, settings.clock, *kind)
        holders = [holder for chair in seating.chairs for holder in chair.holders]
        return Change(msgspec.json.encode(summary), settings.listed, seating.phase, holders)

    async def delete(self, table: str) -> bool:
        found = await self.store.delete(table)
        if room := self.rooms.get(table):
            room.vanish()
        return found

    def forget(self, room: Room) -> None:
        """Its table is gone, or nobody looks at it any more."""
        if self.rooms.get(room.state.table) is room:
            del self.rooms[room.state.table]

    # ---- what happens by itself ------------------------------------------------------------------------------

    def look_after(self, room: Room) -> None:
        """After something has happened: bots whose turn it is begin to think, and the next clock is minded."""
        if self.closing or room.gone or not (room.lines or self.now() < room.awaited_until):
            return  # bots pause when nobody is connected
        state = room.state
        for seat in state.waiting:
            bot = state.seating.bot_of(seat, STAND_IN)
            if bot and (state.table, seat) not in self._thinking:
                self._thinking.add((state.table, seat))
                self.spawn(self._bot_plays(room, seat, bot))
        self._mind_clock(room)

    async def _bot_plays(self, room: Room, seat: int, bot: str) -> None:
        """One move of a bot: a pause, some thought off the loop, then a move like anybody's."""
        state = room.state
        known = bot if bot in NAMES else STAND_IN  # a table may remember one that is no longer there
        thinkers = self._quick if is_quick(known) else self._slow
        try:
            pause = self.settings.bot_pause * random.uniform(0.6, 1.4)
            await asyncio.sleep(pause * (HURRY if state.people_sit_out else RECKONING if state.reckoned else 1))
            await self.ready(state.settings.game, RATERS if known in LOOK_ONCE else BOTS)
            async with thinkers:  # first, because a lease may run out while one waits for a turn
                leased = await self.store.lease(f"bot:{state.table}:{state.number}:{seat}", self.name, LEASE_SECONDS)
                chosen = await self._choice(state, seat, known, thinkers) if leased else None

            def play(at: int) -> Sequence[journal.AnyEvent]:
                sits = seat in state.waiting and state.seating.bot_of(seat, STAND_IN)
                fits = sits and state.game is not None and chosen in state.game.moves(seat)
                return (journal.Played(at, seat, chosen.number),) if fits and chosen is not None else ()

            if chosen is not None:
                await room.happen(play)
            elif not leased:
                await asyncio.sleep(LEASE_SECONDS)  # should that process die, this one takes over
        except (Unavailable, Refused) as error:
            log.warning("a bot could not play", extra={"table": state.table, "why": error.__class__.__name__})
            await asyncio.sleep(AGAIN_SECONDS)
        finally:
            self._thinking.discard((state.table, seat))
        self.look_after(room)

    async def _choice(self, state: State, seat: int, bot: str, thinkers: Thinkers) -> Move | None:
        """What a bot plays; None where it is no longer asked."""
        if state.game is None or seat not in state.waiting:
            return None
        chosen = scripted(state.game, seat) if state.settings.lesson else None
        given = state.bot_view(seat), list(state.game.moves(seat)), state.bot_seed(seat)
        return chosen or await thinkers.think(self._think, bot, *given)

    def _think(self, bot: str, view: dict[str, Any], moves: Sequence[Move], seed: int | None) -> Move:
        """With a seed of its own a bot thinks the same however busy the machine is."""
        with self.metrics.thinking():
            budget = Budget(seconds=self.settings.bot_seconds) if seed is None else Budget(iterations=SHARED_ITERATIONS)
            return make(bot, secrets.randbits(64) if seed is None else seed).choose(view, moves, budget).move

    async def note_result(self, state: State) -> None:
        """A game is over that belongs to a day or an evening."""
        if state.seating.of_the_house and deals.is_of_a_day(state.settings.deal):
            await self.days.finish(state)
        elif deals.is_of_an_evening(state.settings.deal):
            await self.evenings.finish(state)

    def _mind_clock(self, room: Room) -> None:
        """Waits for the moment the first clock runs out."""
        table, state = room.state.table, room.state
        if timer := self._clocks.pop(table, None):
            timer.cancel()
        if state.on_the_clock:
            left = state.clocks(self.now())
            soonest = max(0, min(left[seat] for seat in state.on_the_clock)) / 1000
            loop = asyncio.get_running_loop()
            self._clocks[table] = loop.call_later(soonest + 0.01, lambda: self.spawn(self._clock_runs_out(room)))

    async def _clock_runs_out(self, room: Room) -> None:
        state = room.state
        self._clocks.pop(state.table, None)

        def leave(at: int) -> Sequence[journal.AnyEvent]:
            left = state.clocks(at)
            return [journal.Left(at, seat, "clock") for seat in state.on_the_clock if left[seat] <= 0]

        try:
            if await self.store.lease(f"clock:{state.table}:{state.number}", self.name, LEASE_SECONDS):
                await room.happen(leave)
            else:
                await asyncio.sleep(LEASE_SECONDS)
        except (Unavailable, Refused):
            await asyncio.sleep(AGAIN_SECONDS)
        self.look_after(room)

    def _wake(self, table: str | None) -> None:
        """Another process has changed something about a table, or with None perhaps about any."""
        for behind in self.rooms.keys() if table is None else self.rooms.keys() & {table}:
            if behind not in self._behind:
                self._behind.add(behind)
                self.spawn(self._catch_up(self.rooms[behind]))

    def _hear(self, table: str, news: bytes) -> None:
        """Another process tells where somebody leads a replay."""
        if room := self.rooms.get(table):
            room.shown(msgspec.json.decode(news, type=protocol.Shown))

    async def _catch_up(self, room: Room) -> None:
        self._behind.discard(room.state.table)  # from here on a call means something newer
        with suppress(Unavailable):  # then the next command tries again
            await room.catch_up()

    async def _sweep(self) -> None:
        """Now and then: says who is still here, forgets rooms nobody looks at or whose table is gone, deletes what was left."""
        turns = 0
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                for room in list(self.rooms.values()):
                    if room.lines:
                        await room.tell_presence()
                    elif not room.busy and self.now() - room.idle_since > ROOM_KEPT_MS:
                        self.forget(room)
                await self._notice_deletions()
                if turns % 60 == 0 and await self.store.lease("sweep", self.name, 60 * SWEEP_SECONDS):
                    await self.expire()
            except Unavailable as error:
                log.warning("the store is not available", extra={"why": str(error)})
            turns += 1

    async def _notice_deletions(self) -> None:
        """An operator deletes a table in the database, past this process."""
        loaded = list(self.rooms.values())
        existing = await self.store.existing([room.state.table for room in loaded])
        for room in loaded:
            if room.state.table not in existing:
                room.vanish()

    async def expire(self) -> None:
        """Open tables nobody came to and running ones nobody goes on with are deleted, ended ones after the operator's limit."""
        limits = {"open": self.settings.open_hours * HOUR_MS, "running": self.settings.running_days * DAY_MS}
        if self.settings.keep_days:
            limits |= dict.fromkeys(("over", "closed"), self.settings.keep_days * DAY_MS)
        for phase, limit in limits.items():
            for table in await self.store.idle(phase, self.now() - limit, 1000):
                if table not in self.rooms or not self.rooms[table].lines:
                    await self.delete(table)
        if self.settings.keep_days:
            await self.store.forget(self.now() - self.settings.keep_days * DAY_MS)


def listing(found: Listing) -> dict[str, Any]:
    """A table in a list, ready for JSON."""
    summary: dict[str, Any] = msgspec.json.decode(found.summary)
    return {"table": found.table, "at": found.at, **summary}
