"""Two tables that differ only in what a viewer must not know send that viewer the same bytes, until play shows a difference."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from collections.abc import Iterator
from copy import deepcopy
from functools import partial
from itertools import count, islice
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from parawan import games, read, verify
from parawan.bots.seat import Budget
from parawan.engine.fair import Proof, commitment
from parawan.engine.table import Table
from parawan.server import house, journal, protocol
from parawan.server import state as server_state
from parawan.server.changes import TOLD_APART, apply
from parawan.server.house import HOUR_MS, NewTable
from parawan.server.identity import hashed
from parawan.server.store import SharedDeal, TableRow
from tests.games.test_every_game import NAMES, TABLES, swapped
from tests.server.client import NONCE, Browser, Client
from tests.server.inside import EPOCH, Inside, Wire, inside
from tests.server.serving import Serving
from tests.support import THOROUGH, play_randomly, redacted

COURSES = 4 if THOROUGH else 1
MOST_STEPS = 8
PAIRS_TRIED = 24


# ---- two worlds ---------------------------------------------------------------------------------------------------


class Elsewhere(Table):
    """A game in which another world takes the place of the true one after so many moves."""

    def __init__(self, *given: Any, after: int, world: np.ndarray, **facts: Any) -> None:
        self._after, self._world = after, world
        super().__init__(*given, **facts)
        self._turn_away()

    def play(self, move: Any, seat: int | None = None) -> None:
        super().play(move, seat)
        self._turn_away()

    def _turn_away(self) -> None:
        if len(self.log) == self._after:
            self._state[:] = self._world
            self._next = self._program.look_around(self._desk)


class Step(msgspec.Struct):
    """A seat's move here and in the other world; and moves somebody can play in either, to be asked about."""

    seat: int
    here: str
    there: str
    asked: list[str]


class Course:
    """A game in mid-play, another world that one viewer cannot tell from it, and a script of moves that shows no difference."""

    def __init__(self, game: str, seats: int, options: dict[str, Any], viewer: int, seed: int) -> None:
        self.game, self.seats, self.options, self.viewer = game, seats, options, viewer
        self.house_seed = hashlib.sha256(f"{game} {seats} {options} {viewer} {seed}".encode()).digest()
        start = Table(game, seats, options=options, seed=Proof(self.house_seed, (bytes.fromhex(NONCE),) * seats).seed)
        chooser = random.Random(seed)
        whole = list(play_randomly(start.copy(), chooser))
        self.before = whole[: chooser.choice([turn for turn, (seat, _) in enumerate(whole) if viewer in (seat, -1)])]
        for seat, number in self.before:
            start.play(start.move(number), seat)
        other = swapped(start, viewer, seed)
        self.elsewhere = partial(Elsewhere, after=len(self.before), world=other._state.copy())
        self.different = other._state.tobytes() != start._state.tobytes()
        self.script = list(self._script(start, other, chooser))

    def _script(self, here: Table, there: Table, chooser: random.Random) -> Iterator[Step]:
        for _ in range(MOST_STEPS):
            anybodys = sorted({move.text for table in (here, there) for seat in table.may_act for move in table.moves(seat)})
            seat = chooser.choice(here.may_act)
            mine, theirs = list(here.moves(seat)), list(there.moves(seat))
            chooser.shuffle(mine)
            pairs = [(move, move) for move in mine if move in theirs]
            if seat != self.viewer:
                pairs = [(chooser.choice(mine), chooser.choice(theirs)) for _ in range(PAIRS_TRIED)] + pairs
            for move, other in pairs:
                then, elsewhere = here.copy(), there.copy()
                then.play(move, seat)
                elsewhere.play(other, seat)
                if not then.over and redacted(then, self.viewer).tobytes() == redacted(elsewhere, self.viewer).tobytes():
                    here, there = then, elsewhere
                    yield Step(seat, move.text, other.text, chooser.sample(anybodys, min(4, len(anybodys))))
                    break
            else:
                return


def telling_courses(*facts: Any, most: int = COURSES) -> list[Course]:
    """Those with two worlds to tell apart, and something to be played."""
    courses = (Course(*facts, seed=seed) for seed in count())
    return list(islice((course for course in courses if course.different and course.script), most))


def cookie(seat: int) -> str:
    return f"cookie-of-{seat}"


async def lay(here: Inside, table: str, course: Course) -> None:
    """Stores the game up to the point where the worlds part."""
    clock = protocol.Clock(bank=600, increment=5)
    settings = journal.Settings(course.game, course.seats, course.options, 1, clock=clock, listed=True)
    events = [
        journal.Opened(EPOCH, settings, hashed(cookie(0)), commitment(course.house_seed)),
        *(journal.Sat(EPOCH, seat, hashed(cookie(seat)), f"Player {seat}", NONCE) for seat in range(course.seats)),
        journal.Began(EPOCH),
        *(journal.Played(EPOCH + i, seat, number) for i, (seat, number) in enumerate(course.before)),
    ]
    row = TableRow(table, course.house_seed)
    state = here.house._state(row, events)
    await here.store.create(row, list(map(journal.write, events)), EPOCH, here.house.change(state.seating))
    here.now = events[-1].at


async def all_that_leaves(path: Path, courses: list[Course], elsewhere: bool, patch: pytest.MonkeyPatch) -> list[Any]:
    """Everything each course's viewer gets while its script is played."""
    leaves = []
    async with inside(path) as here:
        for number, course in enumerate(courses):
            patch.setattr(server_state, "Game", course.elsewhere if elsewhere else Table)
            await lay(here, f"table{number}", course)
            leaves.append(await one_viewer(here, f"table{number}", course, elsewhere))
    return leaves


async def one_viewer(here: Inside, table: str, course: Course, elsewhere: bool) -> list[Any]:
    room = await here.house.room(table)
    seat = course.viewer if course.viewer >= 0 else None
    async with here.at(table, cookie(course.viewer), seat) as wire:
        await here.settle()
        for number, step in enumerate(course.script):
            here.now += 1000
            move = step.there if elsewhere else step.here
            if step.seat == course.viewer:
                await wire.do("play", seat=step.seat, move=move)
            else:
                await room.carry_out(protocol.Play(f"m{number}", step.seat, move), hashed(cookie(step.seat)))
            await here.settle()
            for text in step.asked:
                await wire.do("why", seat=max(0, course.viewer), move=text)
            await wire.do("hello", seat=seat, have=0 if number % 2 else room.state.shown[course.viewer] - 1)
            await here.settle()
        await wire.do("story")
        asked = ("/api/tables", "/api/mine", f"/api/tables/{table}/record", f"/api/tables/{table}/replay", "/healthz")
        leaves = [*wire.messages, *[await here.ask(path, cookie(course.viewer)) for path in asked]]
        if seat is not None:  # a bot goes on for the viewer, knowing no more
            await wire.do("leave", seat=seat)
            await here.settle()
    stored = map(journal.read, await here.store.events(table, 0))
    moves = [event.move for event in stored if isinstance(event, journal.Played)]
    await here.house.delete(table)
    return [*leaves, *moves[len(course.before) + len(course.script) :][:1]]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=NAMES)
def test_nothing_leaves_that_a_viewer_may_not_know(game, seats, options, tmp_path, monkeypatch):
    # Bots think alike in both worlds, and as much, however busy the machine is.
    monkeypatch.setattr("secrets.randbits", lambda bits: 7)
    monkeypatch.setattr(house, "Budget", lambda seconds: Budget(iterations=house.SHARED_ITERATIONS))
    courses = [course for viewer in range(-1, seats) for course in telling_courses(game, seats, options, viewer)]
    true, other = (
        asyncio.run(all_that_leaves(tmp_path / f"{elsewhere}.sqlite", courses, elsewhere, monkeypatch))
        for elsewhere in (False, True)
    )
    for mine, theirs in zip(true, other, strict=True):
        for one, another in zip(mine, theirs, strict=False):
            assert one == another
        assert len(mine) == len(theirs)


# ---- sealed picks -------------------------------------------------------------------------------------------------


async def everybody_while_seat_0_picks(path: Path, seats: int, choose: bool, picks: list[int]) -> list[Any]:
    """What all others get when seat 0 picks, then changes its pick while a vote about it stands, and another seat picks then."""
    course = Course("tide", seats, {"open": False, "choose": choose}, -1, seed=0)
    course.before = []
    async with inside(path) as here:
        await lay(here, "table", course)
        room = await here.house.room("table")
        wires = [await here.connect("table", cookie(seat), seat) for seat in range(1, seats)]
        wires.append(await here.connect("table", cookie(-1)))
        asked = []
        for number in range(3):
            here.now += 1000
            if number < len(picks):
                move = list(room.state.game.moves(0))[picks[number]].text
                await room.carry_out(protocol.Play(f"m{number}", 0, move), hashed(cookie(0)))
            if number == 0:
                await wires[0].do("vote", seat=1, about=0)
            for wire in wires:
                await wire.do("ping")  # nothing but this is answered between the pick and what comes next
            asked += [await here.ask(path, cookie(1)) for path in ("/api/tables", "/api/mine")]
        await wires[0].do("play", seat=1, move=next(iter(room.state.game.moves(1))).text)
        for wire in wires:
            await wire.do("hello", seat=wire.seat)
            await wire.do("story")
            await wire.hang_up()
        return [*(wire.messages for wire in wires), asked]


@pytest.mark.parametrize("choose", [False, True])
@pytest.mark.parametrize("seats", games.load("tide").seats)
def test_nobody_else_notices_which_card_is_picked_or_that_it_is_changed(seats, choose, tmp_path):
    courses = ([0], [7], [0, 3], [0, 3, 8])
    first, *others = (
        asyncio.run(everybody_while_seat_0_picks(tmp_path / f"{number}.sqlite", seats, choose, picks))
        for number, picks in enumerate(courses)
    )
    for other in others:
        assert other == first


# ---- over real sockets --------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("leak") / "tables.sqlite") as serving:
        yield serving


def views_in(client: Client) -> list[dict[str, Any]]:
    """The views this client has had of the game, one after the other."""
    views: list[dict[str, Any]] = []
    for message in (message for frame in client.frames for message in json.loads(frame)):
        if "view" in message:
            views.append(message["view"])
        elif message.get("set"):
            views.append(deepcopy(views[-1]))
            apply(views[-1], message["set"])
    return views


def views_of(table: Table, viewer: int | None) -> list[dict[str, Any]]:
    """The views the engine gives of the same game up to its last move, those that differ."""
    views: list[dict[str, Any]] = []
    now = table.from_the_start()
    for seat, number in table.log:
        plain = {name: value for name, value in now.view(viewer).items() if name not in ("game", *TOLD_APART)}
        views += [plain] if plain not in views[-1:] else []
        now.play(now.move(number), seat)
    return views


async def play_at_random(client: Client, chooser: random.Random) -> None:
    while await client.my_turn():
        moves, client.choices = client.choices, []
        if moves:
            await client.play(chooser.choice(moves))


@pytest.mark.parametrize("game", games.names())
def test_a_socket_shows_exactly_what_its_viewer_may_see(game, serving):
    async def play() -> None:
        ann, ben, eve = (Browser(serving.url) for _ in range(3))
        table = await ann.open_table(game, 3, listed=True, bots=[None, None, "pip"])
        async with ann.at(table) as first, ben.at(table) as second, eve.at(table) as spectator:
            await first.sit(0, "Ann")
            await second.sit(1, "Ben")
            await first.do("start")
            await asyncio.gather(play_at_random(first, random.Random(1)), play_at_random(second, random.Random(2)))
            await spectator.until(lambda: spectator.ended)
            played = read(eve.ask(f"/api/tables/{table}/record"))
            for client, viewer in ((first, 0), (second, 1), (spectator, None)):
                *views, last = views_in(client)
                assert views == views_of(played, viewer)
                assert last["viewer"] == -2  # after the end everything is open

    asyncio.run(play())


def test_a_changed_pick_sends_nothing_over_the_socket(serving):
    async def play() -> None:
        ann, ben, eve = (Browser(serving.url) for _ in range(3))
        pick_frames = set()
        for card in (0, 11):
            table = await ann.open_table("tide", 3, listed=True, bots=[None, None, "pip"])
            async with ann.at(table) as first, ben.at(table) as second, eve.at(table) as spectator:
                await first.sit(0, "Ann")
                await second.sit(1, "Ben")
                await first.do("start")
                for client in (first, second, spectator):
                    await client.until(lambda client=client: client.table["turn"] == [0, 1])  # the bot has picked
                heard = [len(client.frames) for client in (second, spectator)]
                cards = first.choices
                await first.play(cards[card])
                for client, before in zip((second, spectator), heard, strict=True):
                    await client.until(lambda client=client: client.table["turn"] == [1])
                    pick_frames.update(client.frames[before:])
                for other in (cards[3], cards[5], cards[8]):
                    heard = [len(client.frames) for client in (second, spectator)]
                    await first.play(other)
                    for client, before in zip((second, spectator), heard, strict=True):
                        pong = await client.do("ping", id="still-here")
                        assert client.frames[before:] == [json.dumps([{"type": "pong", "id": pong.id}], separators=(",", ":"))]
                assert first.view["pick"][0] == int(cards[8])
        assert len(pick_frames) == 1  # whoever looks, whichever card

    asyncio.run(play())


# ---- seeds, records and shared deals ------------------------------------------------------------------------------


async def play_to_the_end(here: Inside, table: str, wire: Wire, cookie: str) -> None:
    """Seat 0 plays its first move each time; the others are bots."""
    room = await here.house.room(table)
    await here.settle()
    while room.state.waiting:
        move = room.state.game.moves(0)[0].text
        await room.carry_out(protocol.Play(f"m{room.state.number}", 0, move), hashed(cookie))
        await here.settle()
    await wire.do("hello", seat=wire.seat)


@pytest.mark.parametrize("game", games.names())
def test_the_seed_stays_in_the_house_until_the_end(game, tmp_path):
    async def play() -> None:
        async with inside(tmp_path / "tables.sqlite") as here:
            table = await here.house.open_table(NewTable(game, 3, listed=True, bots=[None, "pip", "pip"]), hashed("ann"))
            async with here.at(table, "ann") as wire, here.at(table, "eve") as spectator:

                async def refused(why: str) -> None:
                    for opened in ("record", "replay"):
                        status, body = await here.ask(f"/api/tables/{table}/{opened}", "ann")
                        assert (status, json.loads(body)["why"][0]) == (403, why)

                await refused("server-not-ended")
                await wire.do("sit", seat=0, name="Ann", nonce=NONCE)
                await wire.do("start")
                await refused("server-not-ended")
                committed = wire.snapshot.commitment
                await play_to_the_end(here, table, spectator, "ann")
                seed = (await here.store.row(table)).house_seed
                told = [message for message in (*wire.messages, *spectator.messages) if seed.hex().encode() in message]
                assert {msgspec.json.decode(message)["type"] for message in told} == {"update", "table"}
                assert all(b'"phase":"over"' in message for message in told)
                proof = msgspec.json.decode(told[0])["proof"]
                assert commitment(bytes.fromhex(proof["house_seed"])) == committed
                assert proof["nonces"] == [NONCE, "", ""]
                status, record = await here.ask(f"/api/tables/{table}/record", "stranger")
                assert status == 200
                assert verify(record.decode()) > 0
                assert seed.hex() in record.decode()

    asyncio.run(play())


def test_a_closed_game_is_never_opened(tmp_path):
    async def play() -> None:
        async with inside(tmp_path / "tables.sqlite") as here:
            table = await here.house.open_table(NewTable("tide", 3, bots=[None, "pip", "pip"]), hashed("ann"))
            async with here.at(table, "ann") as wire:
                await wire.do("sit", seat=0, name="Ann", nonce=NONCE)
                await wire.do("start")
                await wire.do("close")
                await wire.do("hello", seat=0)
                assert (wire.snapshot.phase, wire.snapshot.view["viewer"], wire.snapshot.proof) == ("closed", 0, None)
                for opened in ("record", "replay"):
                    assert (await here.ask(f"/api/tables/{table}/{opened}", "ann"))[0] == 403

    asyncio.run(play())


def test_every_table_has_a_seed_of_its_own_that_nobody_can_guess(tmp_path):
    async def play() -> None:
        async with inside(tmp_path / "tables.sqlite") as here:
            tables = [await here.house.open_table(NewTable("tide", 3), hashed("ann")) for _ in range(20)]
            seeds = {(await here.store.row(table)).house_seed for table in tables}
            assert len(seeds) == 20
            assert {len(seed) for seed in seeds} == {32}
            assert len({byte for seed in seeds for byte in seed}) > 200  # of 256, in 640 random bytes

    asyncio.run(play())


@pytest.mark.parametrize("game", games.names())
def test_a_shared_deal_stays_sealed_until_its_time_and_takes_no_nonces(game, tmp_path):
    seed = bytes(range(32))

    async def one_table(here: Inside, name: str, nonce: str) -> tuple[str, Any]:
        asked = NewTable(game, 3, listed=True, bots=[None, "pip", "pip"], deal="monday")
        table = await here.house.open_table(asked, hashed(name))
        async with here.at(table, name) as wire:
            await wire.do("sit", seat=0, name=name, nonce=nonce)
            begun = len(wire.read)
            await wire.do("start")
            dealt = next(message.view for message in wire.read[begun:] if isinstance(message, protocol.Update) and message.view)
            await play_to_the_end(here, table, wire, name)
            assert not any(seed.hex().encode() in message for message in wire.messages)
            assert (wire.snapshot.phase, wire.snapshot.view["viewer"], wire.snapshot.proof) == ("over", -1, None)
            return table, dealt

    async def play() -> None:
        async with inside(tmp_path / "tables.sqlite") as here:
            await here.store.add_shared_deal(SharedDeal("monday", seed, EPOCH + HOUR_MS))
            tables = [await one_table(here, "ann", NONCE), await one_table(here, "ben", NONCE[::-1])]
            assert tables[0][1] == tables[1][1]  # the same deal, whatever the nonces
            here.now = EPOCH + HOUR_MS - 1
            for table, _ in tables:
                for opened in ("record", "replay"):
                    status, body = await here.ask(f"/api/tables/{table}/{opened}", "ann")
                    assert (status, json.loads(body)["why"][0]) == (403, "server-sealed")
            here.now = EPOCH + HOUR_MS
            for table, _ in tables:
                _, record = await here.ask(f"/api/tables/{table}/record", "eve")
                assert verify(record.decode()) > 0
                assert (await here.ask(f"/api/tables/{table}/replay", "eve"))[0] == 200
                async with here.at(table, "eve") as wire:
                    assert wire.snapshot.view["viewer"] == -2
                    assert wire.snapshot.proof == protocol.Proof(seed.hex(), [])

    asyncio.run(play())
