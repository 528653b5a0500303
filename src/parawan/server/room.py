"""A table that somebody looks at: takes commands one after the other, stores what they lead to, then tells every viewer.

The way of a move: `carry_out` asks `decide` for events, the store makes them last, `State.apply` plays them, and every line gets
the update of its own viewer. Nothing is told before it is stored.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, TypeVar

from parawan.bots.characters import STAND_IN
from parawan.engine import preview
from parawan.engine.moves import Move
from parawan.server import journal, protocol
from parawan.server.decide import Decision, Refused, clean_name, decide, may_watch, why_not
from parawan.server.identity import hashed
from parawan.server.line import Line, encode
from parawan.server.replay import replay_of
from parawan.server.state import CHANGES_SEATS, State, Step
from parawan.server.store import Conflict, Unavailable
from parawan.server.turns import Turns

if TYPE_CHECKING:
    from parawan.server.house import House

T = TypeVar("T")
RECENT = 16  # updates each viewer's lines can catch up on; after more they get a snapshot
MOST_LINES = 250  # that may look at one table
MOST_SHOWS = 20  # replays that are led at one table; beyond, the one not heard of for longest is forgotten
SHOW_LETTERS = 24  # of a show's name: 96 bits
TRIES = 20  # of a command whose place in the journal others took first


class Room:
    """A loaded table and the lines that look at it."""

    def __init__(self, house: House, state: State) -> None:
        self.house = house
        self.state = state
        self.lines: set[Line] = set()
        self.gone = False  # the table was deleted
        self.here: frozenset[int] = frozenset()  # seats connected anywhere
        self._turns = Turns(self.lines)
        self._telling = asyncio.Lock()  # who is here is told in the order in which they come and go
        self._unsure = False  # the last write may have been stored all the same
        self._recent: list[deque[tuple[int, bytes]]] = [deque(maxlen=RECENT) for _ in state.shown]
        self._watching = 0
        self._shows: dict[str, protocol.Shown] = {}  # where the leaders of replays look, the latest last
        self.idle_since = house.now()
        self.awaited_until = 0  # bots and clocks go on though nobody is connected: others wait for this table

    @property
    def spectator(self) -> int:
        """The place of the spectators among the viewers."""
        return self.state.settings.seats

    @property
    def busy(self) -> bool:
        return bool(self.lines) or self._turns.locked()

    # ---- lines -------------------------------------------------------------------------------------------------

    async def greet(self, line: Line, hello: protocol.Hello) -> None:
        """Shows the table to a line, through the eyes it asks for: what it missed, or all of it."""
        async with self._turns:
            if self._unsure:
                await self._catch_up()
            viewer = await self._newest(lambda: self._eyes(line, hello))
            if hello.have > self.state.shown[viewer]:  # another process has told it more
                await self._catch_up()
                viewer = self._eyes(line, hello)
            if self.gone:
                raise Refused("server-gone")
            have = hello.have
            if line in self.lines and line.viewer == viewer and 0 < have < self.state.shown[viewer]:
                have = self.state.shown[viewer]  # what it does not have yet is on its way
            if line not in self.lines and len(self.lines) >= MOST_LINES:
                raise Refused("server-full")
            line.viewer, line.secret = viewer, hello.secret
            self.lines.add(line)
            missed = [update for n, update in self._recent[viewer] if n > have]
            if have > 0 and have + len(missed) == self.state.shown[viewer]:
                for update in missed:
                    line.put_encoded(update)
                line.put(self._yours(line))  # which seats are whose has no number
            else:
                line.put(self.state.snapshot(viewer, line.identity, self.house.now()))
            self._show_choices([line], viewer)
            line.put(protocol.Here(sorted(self.here), self._watching))
            line.put(protocol.Done(hello.id, self.state.shown[viewer]))
        await self.tell_presence()
        self.house.look_after(self)

    async def part(self, line: Line) -> None:
        """A line is gone."""
        self.lines.discard(line)
        self.idle_since = self.house.now()
        await self.tell_presence()

    def vanish(self) -> None:
        """The table was deleted."""
        self.gone = True
        self.house.forget(self)
        for line in self.lines:
            line.close("server-gone")

    def _eyes(self, line: Line, hello: protocol.Hello) -> int:
        if hello.seat is None:
            if not may_watch(self.state, line.identity, hello.secret, self.house.now()):
                raise Refused("server-private")
            return self.spectator
        if hello.seat not in self.state.seating.held_by(line.identity):
            raise Refused("server-not-yours")
        return hello.seat

    async def tell_presence(self) -> None:
        """Tells who is connected: the store, and through it the other processes; then the lines here."""
        async with self._telling:
            mine = sorted({line.viewer for line in self.lines if line.viewer is not None and line.viewer < self.spectator})
            watching = sum(line.viewer == self.spectator for line in self.lines)
            try:
                await self.house.store.present(self.state.table, self.house.name, mine, watching, self.house.PRESENCE_SECONDS)
                found = await self.house.store.presence(self.state.table)
            except Unavailable:
                found = [(self.house.name, mine, watching)]
            here = frozenset(seat for _, seats, _ in found for seat in seats)
            watching = sum(count for _, _, count in found)
            if (here, watching) != (self.here, self._watching):
                self.here, self._watching = here, watching
                self._put_all(protocol.Here(sorted(here), watching))

    # ---- commands ----------------------------------------------------------------------------------------------

    async def carry_out(self, command: protocol.AnyCommand, identity: str) -> Decision:
        """Decides, stores, applies and tells. When this returns, what the command changed is safe.

        Raises `Refused` or `Unavailable`, and then nothing was changed.
        """
        if isinstance(command, protocol.Start):
            await self.house.ready(self.state.settings.game)
        return await self._store(lambda: decide(self.state, command, identity, self.here, self.house.now()))

    async def happen(self, make: Callable[[int], Sequence[journal.AnyEvent]]) -> None:
        """Stores and tells what happens by itself (a bot's move, a clock run out), as it looks once nothing else is under way."""
        await self._store(lambda: Decision(tuple(make(max(self.house.now(), self.state.seating.at)))))

    async def catch_up(self) -> None:
        """Reads and tells what other processes have stored."""
        async with self._turns:
            await self._catch_up()
            await self._note_the_end()
        await self.tell_presence()
        self.house.look_after(self)

    async def _store(self, make: Callable[[], Decision]) -> Decision:
        async with self._turns:
            if self._unsure:
                await self._catch_up()
            for _ in range(TRIES):
                if self.gone:
                    raise Refused("server-gone")
                decision = await self._newest(make)
                if not decision.events:
                    return decision
                try:
                    await self._append(decision.events)
                except Conflict:
                    await self._catch_up()
                    continue
                break
            else:
                raise Unavailable("others were always quicker")
            await self._note_the_end()
        self.house.look_after(self)
        return decision

    async def _append(self, events: Sequence[journal.AnyEvent]) -> None:
        """Stores events, then applies and tells them."""
        state = self.state
        change = None
        if not all(isinstance(event, journal.Played) for event in events):
            change = self.house.change(state.seating.after(events))
        written = [journal.write(event) for event in events]
        with self.house.metrics.storing():
            try:
                await self.house.store.append(state.table, state.number + 1, written, events[-1].at, change)
            except (Unavailable, asyncio.CancelledError):
                self._unsure = True
                raise
        for event in events:
            self._apply(event)

    async def _note_the_end(self) -> None:
        """A finished game leaves the list of running ones. Should this be lost, the next load of the table makes up for it."""
        state = self.state
        if state.seating.phase == "over" and not state.end_noted:
            with suppress(Unavailable):  # the last move is stored and told: nobody is to hear that it was not
                await self.house.note_result(state)
                await self.house.store.append(
                    state.table, state.number + 1, [], state.seating.at, self.house.change(state.seating)
                )
                state.end_noted = True

    async def _newest(self, make: Callable[[], T]) -> T:
        """What `make` gives. Before it refuses something, it has to know what other processes have stored."""
        try:
            return make()
        except Refused:
            known = self.state.number
            with suppress(Unavailable):
                await self._catch_up()
            if known == self.state.number:
                raise
            return make()

    async def _catch_up(self) -> None:
        written = await self.house.store.events(self.state.table, self.state.number)
        if not written and await self.house.store.row(self.state.table) is None:
            self.vanish()
        for event in written:
            self._apply(journal.read(event))
        self._unsure = False

    def _apply(self, event: journal.AnyEvent) -> None:
        step = self.state.apply(event)
        self._tell(step)

    # ---- telling -----------------------------------------------------------------------------------------------

    def _tell(self, step: Step) -> None:
        """Gives every line the update of its viewer."""
        looking: dict[int, list[Line]] = {}
        for line in self.lines:
            looking.setdefault(line.viewer or 0, []).append(line)
        for viewer, lines in looking.items():
            if step.visible_to(viewer):
                update = encode(step.update_for(viewer))
                self._recent[viewer].append((self.state.shown[viewer], update))
                for line in lines:
                    line.put_encoded(update)
        for viewer in range(len(self._recent)):
            if viewer not in looking:
                self._recent[viewer].clear()  # nobody was there to be told: a snapshot will do
        if isinstance(step.event, (*CHANGES_SEATS, journal.Joined, journal.Renewed)):
            self._tell_holders()
        if isinstance(step.event, journal.Played | journal.Began):
            for viewer, lines in looking.items():
                if step.begins_turn(viewer):
                    self._show_choices(lines, viewer)

    def _yours(self, line: Line) -> protocol.Yours:
        seating = self.state.seating
        return protocol.Yours(seating.held_by(line.identity), line.identity == seating.host)

    def _tell_holders(self) -> None:
        """Who has lost a seat looks on as a spectator, where that is allowed."""
        seating = self.state.seating
        for line in self.lines:
            yours = seating.held_by(line.identity)
            line.put(self._yours(line))
            if line.viewer is not None and line.viewer < self.spectator and line.viewer not in yours:
                if may_watch(self.state, line.identity, line.secret, self.house.now()):
                    line.viewer = self.spectator
                    line.put(self.state.snapshot(self.spectator, line.identity, self.house.now()))
                else:
                    line.close("server-seat-lost")

    def _show_choices(self, lines: list[Line], seat: int) -> None:
        """A seat's legal moves with their effects."""
        game = self.state.game
        if game is None or seat >= self.spectator or seat not in game.may_act or self.state.seating.phase != "running":
            return
        moves = list(game.moves(seat))
        alone = len(game.may_act) == 1  # where several choose at once, no move is sure to do anything by itself
        if alone and game.game.hidden.QUICK:
            _put_choices(lines, seat, _previewed(preview.choices(game.game, self.state.seen(seat), moves)))
            return
        _put_choices(lines, seat, [_bare(move.text) for move in moves])
        if alone:
            self.house.spawn(self._preview(lines, seat, self.state.seen(seat), moves))

    async def _preview(self, lines: list[Line], seat: int, seen: object, moves: list[Move]) -> None:
        """The effects follow in a game in which imagining worlds may take long."""
        game = self.state.game
        assert game is not None
        played = len(game.log)
        choices = await asyncio.to_thread(preview.choices, game.game, seen, moves)  # type: ignore[arg-type]
        if played == len(game.log):
            _put_choices([line for line in lines if line.viewer == seat], seat, _previewed(choices))

    def _put_all(self, message: protocol.AnyMessage) -> None:
        data = encode(message)
        for line in self.lines:
            line.put_encoded(data)

    # ---- replays together --------------------------------------------------------------------------------------

    async def show(self, command: protocol.Show) -> str:
        """The leader of a show looks somewhere: all who follow are told, here and at the other processes."""
        if self.state.seating.phase != "over":
            raise Refused("server-not-ended")
        name = hashed(command.secret)[:SHOW_LETTERS]
        shown = protocol.Shown(name, clean_name(command.name), command.at, command.eyes)
        self.shown(shown)
        with suppress(Unavailable):  # the leader says it again in a moment
            await self.house.store.tell(self.state.table, encode(shown))
        return name

    def shown(self, shown: protocol.Shown) -> None:
        self._shows.pop(shown.show, None)
        self._shows[shown.show] = shown
        if len(self._shows) > MOST_SHOWS:
            del self._shows[next(iter(self._shows))]
        data = encode(shown)
        for line in self.lines:
            if line.follows == shown.show:
                line.put_encoded(data)

    def follow(self, line: Line, show: str) -> None:
        line.follows = show
        if show in self._shows:
            line.put(self._shows[show])

    # ---- questions ---------------------------------------------------------------------------------------------

    def why_not(self, command: protocol.Why, identity: str) -> None:
        why_not(self.state, command.seat, command.move, identity)

    async def story(self, viewer: int) -> list[tuple[int, list[protocol.Told]]]:
        """What a viewer was told so far: the number of its update, and the lines."""
        written = await self._all_events()
        return await asyncio.to_thread(self._story, written, viewer)

    def _story(self, written: list[bytes], viewer: int) -> list[tuple[int, list[protocol.Told]]]:
        told = []
        for step, state in self.house.retell(self.state.row, written):
            if lines := step.story_for(viewer):
                told.append((state.shown[viewer], lines))
        return told

    async def replay(self, eyes: int | None) -> bytes:
        """The whole game as updates, each as a live table gave it to this seat; with None nothing is hidden."""
        written = await self._all_events()
        return await asyncio.to_thread(self._replay, written, eyes)

    def _replay(self, written: list[bytes], eyes: int | None) -> bytes:
        opened, *events = map(journal.read, written)
        assert isinstance(opened, journal.Opened)
        return replay_of(State(self.state.row, opened, STAND_IN, eyes is None), events, eyes, self.house.now())

    async def _all_events(self) -> list[bytes]:
        """Everything that is stored of this table. An operator may have deleted it without a word to this process."""
        written = await self.house.store.events(self.state.table, 0)
        if not written:
            self.vanish()
            raise Refused("server-gone")
        return written

    async def record(self) -> str:
        """The record of the game, with all that is needed to verify its deals."""
        game = self.state.game
        assert game is not None
        return await asyncio.to_thread(game.record)


@cache
def _bare(move: str) -> protocol.Choice:
    """A choice of which nothing is said but the move; always the same, so it is made once."""
    return protocol.Choice(move, None, [])


def _previewed(choices: list[preview.Choice]) -> list[protocol.Choice]:
    return [protocol.Choice(choice.move.text, choice.gain, [*choice.effects]) for choice in choices]


def _put_choices(lines: list[Line], seat: int, choices: list[protocol.Choice]) -> None:
    data = encode(protocol.Choices(seat, choices))
    for line in lines:
        line.put_encoded(data)
