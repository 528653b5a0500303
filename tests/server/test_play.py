"""Whole games, and all that can happen around them: people come and go, vote, run out of time, play again."""

from __future__ import annotations

import asyncio
import json
import random
import urllib.error
from collections.abc import Awaitable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from parawan import cli, read
from parawan.engine.voice import LANGUAGES, Voice
from parawan.server import protocol
from parawan.server.changes import apply
from parawan.server.house import DAY_MS, HOUR_MS, NewTable
from parawan.server.identity import hashed
from parawan.server.room import RECENT
from parawan.server.seating import GRACE_MS
from tests.server.client import NONCE, Browser, Client, Refused
from tests.server.inside import Inside, Wire, inside
from tests.server.serving import Serving


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("play") / "tables.sqlite") as serving:
        yield serving


@asynccontextmanager
async def people(serving: Serving, *names: str, game: str = "tide", **facts: Any) -> Any:
    """People who sit at a public table of three that has begun, the first of them as host; the rest are bots."""
    browsers = [Browser(serving.url) for _ in names]
    bots = [None] * len(names) + ["pip"] * (3 - len(names))
    table = await browsers[0].open_table(game, 3, listed=True, bots=bots, **facts)
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(browser.at(table)) for browser in browsers]
        for seat, client in enumerate(clients):
            await client.sit(seat, names[seat])
        await clients[0].do("start")
        for client in clients:  # bots play at once, then a person is waited for
            await client.until(lambda client=client: client.table["turn"] and max(client.table["turn"]) < len(clients))
        yield clients


async def play_on(client: Client) -> None:
    """Plays random moves until the end."""
    chooser = random.Random(client.seat)
    while await client.my_turn():
        moves, client.choices = client.choices, []
        await client.play(chooser.choice(moves))


async def refused(command: Awaitable[Any]) -> Refused:
    with pytest.raises(Refused) as caught:
        await command
    return caught.value


# ---- whole games --------------------------------------------------------------------------------------------------

GAMES = [
    ("duck", {}, None),
    ("duck", {}, {"name": "old box", "values": {"red_lifebuoys": [-1, -2, -3, -4, -5]}}),
    ("maui", {"variant": "base", "same_side": False}, None),
    ("maui", {"variant": "long", "same_side": True}, None),
    ("tide", {"open": False, "choose": True}, None),
    ("tide", {"open": True, "choose": False}, None),
]


@pytest.mark.parametrize(("game", "options", "edition"), GAMES)
def test_a_whole_game_is_told_alike_to_all_and_replays(game, options, edition, serving, tmp_path, capsys):
    async def play() -> tuple[list[Client], list[protocol.Past], str, Any]:
        async with (
            people(serving, "Ann", "Ben", game=game, options=options, edition=edition) as (ann, ben),
            Browser(serving.url).at(ann.id) as spectator,
        ):
            await asyncio.gather(play_on(ann), play_on(ben))
            await spectator.until(lambda: spectator.ended)
            clients = [ann, ben, spectator]
            past = [await client.do("story") for client in clients]
            path = f"/api/tables/{ann.id}/"
            return clients, past, ann.browser.ask(path + "record"), ann.browser.ask(path + "replay")

    clients, past, record, replay = asyncio.run(play())
    game_played = read(record)
    assert game_played.over
    assert game_played.options == options
    for client, story in zip(clients, past, strict=True):
        assert client.table["scores"] == list(game_played.scores)
        assert client.table["winners"] == list(game_played.winners)
        everything = [told for _, lines in story.story for told in lines]
        assert everything[-len(client.story) :] == client.story  # the spectator came when the game had begun
    view = replay["updates"][0].get("view") or next(update["view"] for update in replay["updates"] if "view" in update)
    for update in replay["updates"]:
        apply(view, update.get("set", {}))
    assert view == replay["table"]["view"] == clients[2].view
    (tmp_path / "game.txt").write_text(record)
    assert cli.main(["verify", str(tmp_path / "game.txt"), "--lang", "en"]) == 0
    assert "come from the seed" in capsys.readouterr().out


@pytest.mark.parametrize(
    "edition",
    [
        {"name": "standard", "values": {"red_lifebuoys": [-1, -2, -3, -4, -5]}},  # it would be taken for the real one
        {"name": "a\nseed 00", "values": {}},  # it would write into the record
        {"name": "a\n", "values": {}},
        {"name": "", "values": {}},
        {"name": "x" * 41, "values": {}},
        {"name": "box", "values": {"red_lifebuoys": [1]}},
        {"name": "box", "values": {"no such": 1}},
        {"name": "box", "values": "none"},
        {"values": {}},
        "box",
    ],
)
def test_an_edition_that_is_none_is_refused(edition, serving):
    with pytest.raises(urllib.error.HTTPError) as caught:
        Browser(serving.url).ask("/api/tables", {"game": "duck", "seats": 3, "edition": edition})
    with caught.value as error:
        assert error.code == 400


# ---- moves --------------------------------------------------------------------------------------------------------


def test_a_move_sent_twice_is_played_once(serving):
    async def play() -> None:
        async with people(serving, "Ann", "Ben") as (ann, ben), ann.browser.at(ann.id, 0) as tab:
            card = ann.choices[0]
            ids = [await client.send("play", "the-one", seat=0, move=card) for client in (ann, tab, ann)]
            for client, id in zip((ann, tab, ann), ids, strict=True):
                await client.answer(id)
            await ben.play(ben.choices[0])  # the turn is over
            await ann.until(lambda: ann.table["turn"] == [0, 1])
            n = ann.table["n"]
            await ann.play(card, "the-one")  # long played, and the answer got lost
            await ann.do("hello", seat=0)
            assert ann.table["n"] == n
            assert ann.view["laid"][0] == int(card)
            assert 0 in ann.table["turn"]

    asyncio.run(play())


def test_a_move_that_cannot_be_played_is_answered_with_why_and_its_clause(serving):
    async def play() -> list[Refused]:
        async with people(serving, "Ann", "Ben") as (ann, ben):
            mine = ann.choices
            others = str(next(card for card in range(1, 61) if str(card) not in mine))
            n = ann.table["n"]
            whys = [
                await refused(client.do(command, seat=client.seat, move=move))
                for command in ("why", "play")
                for client, move in ((ann, others), (ann, "low"), (ann, "a card"), (ben, "61"), (ben, ""))
            ]
            assert [(why.message, why.clause) for why in whys[:3]] == [
                ("tide-why-not-yours", "T8"),
                ("tide-why-no-choice", "T9"),
                ("tide-unreadable", ""),
            ]
            assert [why.message for why in whys[:5]] == [why.message for why in whys[5:]]
            await ann.do("why", seat=0, move=mine[0])  # nothing stands against this one
            assert ann.table["n"] == n
            await ann.play(mine[0])
            same = await refused(ann.play(mine[0]))
            await ben.play(ben.choices[0])
            await ann.until(lambda: 0 in ann.table["turn"])
            stale = await refused(ann.play(mine[0]))  # a card that lies on the table by now
            assert [(why.message, why.clause) for why in (same, stale)] == [("tide-why-same", "T8"), ("tide-why-used", "T13")]
            return [*whys, same, stale]

    for why in asyncio.run(play()):
        for language in LANGUAGES:
            assert why.message not in Voice("tide", language)(why.message, **why.arguments)


def test_a_pick_that_comes_too_late_is_not_taken_for_the_next_one(serving):
    async def play() -> None:
        async with people(serving, "Ann", "Ben") as (ann, ben):
            late, seen = ann.choices[1], ann.table["n"]
            await ann.play(ann.choices[0])
            await ben.play(ben.choices[0])
            await ann.until(lambda: 0 in ann.table["turn"])
            assert (await refused(ann.do("play", seat=0, move=late, seen=seen))).message == "server-stale"
            await ann.do("play", seat=0, move=late, seen=ann.table["n"])

    asyncio.run(play())


def test_nothing_is_played_out_of_turn_or_out_of_time(serving):
    async def play() -> None:
        async with people(serving, "Ann", "Ben", game="duck") as (ann, ben):
            await asyncio.wait([asyncio.create_task(client.my_turn()) for client in (ann, ben)], return_when="FIRST_COMPLETED")
            waits = ann if 0 not in ann.table["turn"] else ben
            assert (await refused(waits.play("dive"))).message == "error-not-your-turn"
            await asyncio.gather(play_on(ann), play_on(ben))
            assert (await refused(ann.play("dive"))).message == "server-ended"
        browser = Browser(serving.url)
        table = await browser.open_table("tide", 3)
        async with browser.at(table) as ann:
            await ann.sit(0, "Ann")
            assert (await refused(ann.play("1"))).message == "server-not-begun"
            assert (await refused(ann.do("start"))).message == "server-not-ready"

    asyncio.run(play())


# ---- coming back --------------------------------------------------------------------------------------------------


def test_who_comes_back_gets_exactly_what_was_missed_or_everything(serving):
    async def play() -> None:
        async with people(serving, "Ann", game="duck") as (ann,), Browser(serving.url).at(ann.id) as stays:
            leaves = Client(stays.browser, ann.id)
            for moves in (0, 1, 3, RECENT):
                await leaves.connect()
                await leaves.until(lambda: leaves.table["n"] == stays.table["n"])
                have = leaves.table["n"]
                leaves.cut()
                await leaves.disconnect()
                for _ in range(moves):
                    assert await ann.my_turn()
                    choices, ann.choices = ann.choices, []
                    await ann.play(choices[0])
                await ann.my_turn()
                await stays.until(lambda: stays.table["n"] == ann.table["n"])
                leaves.frames.clear()
                await leaves.connect()
                got = [message for frame in leaves.frames for message in json.loads(frame)]
                missed = range(have + 1, stays.table["n"] + 1)
                told = [(message["type"], message["n"]) for message in got if message["type"] in ("table", "update")]
                assert told == [("update", n) for n in missed] if len(missed) <= RECENT else [("table", missed[-1])]
                assert leaves.table == stays.table
                await leaves.disconnect()

    asyncio.run(play())


def test_a_number_from_the_future_or_of_other_eyes_gets_everything(serving):
    async def play() -> None:
        async with people(serving, "Ann") as (ann,):
            for have in (ann.table["n"] + 1, 10**9):
                ann.frames.clear()
                await ann.do("hello", seat=0, have=have)
                assert '"type":"table"' in "".join(ann.frames)

    asyncio.run(play())


# ---- people who are away ------------------------------------------------------------------------------------------


def seat_of(client: Client, seat: int) -> tuple[str, str, bool]:
    """Who is shown to sit there: the name, the bot that plays, whether there is a person."""
    shown = client.table["seats"][seat]
    return shown.name, shown.bot, shown.person


def test_a_bot_plays_for_who_leaves_and_is_marked_until_they_are_back(serving):
    async def play() -> None:
        async with people(serving, "Ann", "Ben") as (ann, ben):
            await ben.do("leave", seat=1)
            await ann.until(lambda: seat_of(ann, 1) == ("Ben", "okto", True))
            await ann.until(lambda: 1 not in ann.table["turn"])  # it picks
            await ben.do("back", seat=1)
            await ann.until(lambda: seat_of(ann, 1) == ("Ben", "", True))
            await ben.do("leave", seat=1)
            await ann.until(lambda: seat_of(ann, 1) == ("Ben", "okto", True))
            await ben.until(lambda: 1 not in ben.table["turn"])
            cards = ben.view["cards"][1]
            await ben.play(str(next(card for card in cards if card != ben.view["pick"][1])))  # to play is to be back
            await ann.until(lambda: seat_of(ann, 1) == ("Ben", "", True))

    asyncio.run(play())


def test_a_vote_lets_a_bot_play_for_who_is_away(serving):
    async def play() -> None:
        async with people(serving, "Ann", "Ben", "Cid") as (ann, ben, cid):
            assert (await refused(ann.do("vote", seat=0, about=1))).message == "server-not-away"
            await ben.disconnect()
            await ann.until(lambda: 1 not in ann.here)
            await ann.do("vote", seat=0, about=1)
            await cid.until(lambda: cid.table["hands"].go_on == {1: [0]})
            assert seat_of(cid, 1) == ("Ben", "", True)  # one of two is no majority
            await ann.do("vote", seat=0, about=1, agree=False)
            await cid.until(lambda: cid.table["hands"].go_on == {})
            await cid.do("vote", seat=2, about=1)
            await ann.do("vote", seat=0, about=1)
            await cid.until(lambda: seat_of(cid, 1) == ("Ben", "okto", True))
            assert cid.table["hands"].go_on == {}
            assert (await refused(cid.do("vote", seat=2, about=1))).message == "server-not-away"
            await ben.connect(1)
            await ben.do("back", seat=1)
            await ann.until(lambda: seat_of(ann, 1) == ("Ben", "", True))

    asyncio.run(play())


def test_a_vote_is_dropped_when_the_absent_person_plays(serving):
    async def play() -> None:
        async with people(serving, "Ann", "Ben", "Cid") as (ann, ben, cid):
            await ben.disconnect()
            await ann.until(lambda: 1 not in ann.here)
            await ann.do("vote", seat=0, about=1)
            await ben.connect(1)
            await ben.play(ben.choices[0])
            await cid.until(lambda: cid.table["hands"].go_on == {})

    asyncio.run(play())


def test_all_people_together_or_the_host_close_a_table(serving):
    async def play() -> None:
        async with people(serving, "Ann", "Ben") as (ann, ben):
            await ben.do("vote", seat=1, about=None)
            await ann.until(lambda: ann.table["hands"].close == [1])
            await ben.do("vote", seat=1, about=None, agree=False)
            await ann.do("vote", seat=0, about=None)
            assert ann.table["phase"] == "running"
            await ben.do("vote", seat=1, about=None)
            await ann.until(lambda: (ann.table["phase"], ann.table["why_closed"]) == ("closed", "agreed"))
            assert ann.table["turn"] == []
            assert (await refused(ann.play("1"))).message == "server-ended"
            assert ann.view["viewer"] == 0  # nothing is opened
        async with people(serving, "Ann", "Ben") as (ann, ben):
            await ann.do("close")
            await ben.until(lambda: (ben.table["phase"], ben.table["why_closed"]) == ("closed", "host"))

    asyncio.run(play())


def test_only_who_plays_has_to_agree_to_close(serving):
    async def play() -> None:
        async with people(serving, "Ann", "Ben") as (ann, ben):
            for client in (ann, ben):
                await client.do("leave", seat=client.seat)
            await ann.do("vote", seat=0, about=None, agree=False)  # against it, and bots play for everybody
            assert ann.table["phase"] != "closed"
        async with people(serving, "Ann", "Ben") as (ann, ben):
            await ben.do("leave", seat=1)
            await ann.do("vote", seat=0, about=None)
            await ann.until(lambda: ann.table["phase"] == "closed")

    asyncio.run(play())


# ---- by themselves: bots and clocks -------------------------------------------------------------------------------


async def begun(here: Inside, bots: list[str | None], **facts: Any) -> tuple[str, Wire]:
    """A public tide table of Ann's, seen from her seat 0."""
    table = await here.house.open_table(NewTable("tide", 3, bots=bots, listed=True, **facts), hashed("ann"))
    wire = await here.connect(table, "ann")
    for seat, bot in enumerate(bots):
        if bot is None:
            await wire.do("sit", seat=seat, name=f"Ann {seat}", nonce=NONCE)
    await wire.do("hello", seat=0)
    await wire.do("start")
    return table, wire


def test_bots_pause_while_nobody_is_connected(tmp_path):
    async def play() -> None:
        async with inside(tmp_path / "tables.sqlite") as here:
            table, wire = await begun(here, [None, "pip", "pip"])
            await wire.do("leave", seat=0)  # from here on the game would play itself
            await wire.hang_up()
            await here.settle()
            room = await here.house.room(table)
            assert room.state.seating.phase == "running"
            before = len(await here.store.events(table, 0))
            await here.settle()
            assert len(await here.store.events(table, 0)) == before
            async with here.at(table, "eve"):
                await here.settle()
            assert room.state.seating.phase == "over"

    asyncio.run(play())


def test_a_clock_charges_who_is_waited_for_and_adds_the_increment(tmp_path):
    async def play() -> None:
        async with inside(tmp_path / "tables.sqlite") as here:
            clock = protocol.Clock(bank=60, increment=5)
            table, wire = await begun(here, [None, None, "pip"], clock=clock)
            room = await here.house.room(table)
            await here.settle()
            assert room.state.clocks(here.now)[:2] == [60_000, 60_000]
            here.now += 7_000
            await wire.do("play", seat=0, move=room.state.game.moves(0)[0].text)
            assert room.state.clocks(here.now)[:2] == [58_000, 53_000]
            here.now += 4_000
            await wire.do("play", seat=0, move=room.state.game.moves(0)[0].text)  # a change is free, and earns nothing
            assert room.state.clocks(here.now)[:2] == [58_000, 49_000]
            here.now += 1_000
            await wire.do("play", seat=1, move=room.state.game.moves(1)[0].text)
            assert room.state.clocks(here.now)[:2] == [58_000, 53_000]
            await here.settle()
            await wire.do("hello", seat=0)
            assert wire.snapshot.left == room.state.clocks(here.now)
            await wire.hang_up()

    asyncio.run(play())


def test_a_bot_takes_over_when_a_clock_runs_out_and_the_game_goes_on(tmp_path):
    async def play() -> None:
        async with inside(tmp_path / "tables.sqlite") as here:
            table, wire = await begun(here, [None, None, "pip"], clock=protocol.Clock(bank=10, increment=0))
            room = await here.house.room(table)
            here.now += 5_000
            await wire.do("play", seat=0, move=room.state.game.moves(0)[0].text)
            here.now += 4_999
            await wire.do("hello", seat=0)
            assert wire.snapshot.left[:2] == [5_000, 1]
            here.now += 1
            heard = len(wire.read)
            await wire.do("hello", seat=0)
            await wire.until(lambda message: isinstance(message, protocol.Update) and message.seats, heard)
            assert [chair.away for chair in room.state.seating.chairs] == [False, True, False]
            await here.settle()
            assert room.state.seating.phase == "running"
            await wire.do("back", seat=1)
            assert room.state.clocks(here.now)[1] == GRACE_MS
            async with asyncio.timeout(20):
                while room.state.seating.phase == "running":
                    here.now += GRACE_MS
                    here.house.look_after(room)
                    await asyncio.sleep(0.02)
            assert room.state.seating.phase == "over"  # bots played for both
            await wire.hang_up()

    asyncio.run(play())


# ---- again --------------------------------------------------------------------------------------------------------


def test_a_rematch_has_the_same_people_new_nonces_and_one_table(serving):
    async def play() -> None:
        async with people(serving, "Ann", "Ben") as (ann, ben), Browser(serving.url).at(ann.id) as eve:
            assert (await refused(ben.do("rematch"))).message == "server-not-ended"
            back = (await ben.do("return", seat=1)).secret
            phone = Client(Browser(serving.url), ann.id)
            await phone.connect(hello=False)
            await phone.do("claim", secret=back, name="Ben", nonce=NONCE)
            await phone.disconnect()
            await asyncio.gather(play_on(ann), play_on(ben))
            assert (await refused(eve.do("rematch"))).message == "server-not-yours"
            await asyncio.gather(ben.do("rematch"), ann.do("rematch"))
            await eve.until(lambda: eve.table["rematch"])
            again = eve.table["rematch"]
            assert ann.table["rematch"] == ben.table["rematch"] == again
            async with ann.browser.at(again, 0) as ann2, ben.browser.at(again, 1) as ben2, phone.browser.at(again, 1):
                assert [seat_of(ann2, seat)[0] for seat in range(3)] == ["Ann", "Ben", "pip"]
                assert [seat.ready for seat in ann2.table["seats"]] == [False, False, True]
                host = ann2 if ann2.table["host"] else ben2
                assert host.table["host"]
                assert (await refused(host.do("start"))).message == "server-not-ready"
                await ann2.do("ready", seat=0, nonce="a" * 32)
                await ben2.do("ready", seat=1, nonce="b" * 32)
                await ben2.do("ready", seat=1, nonce="c" * 32)  # the first one counts
                await host.do("start")
                await asyncio.gather(play_on(ann2), play_on(ben2))
                assert ann2.table["proof"].nonces == ["a" * 32, "b" * 32, ""]
                assert ann2.table["commitment"] != ann.table["commitment"]

    asyncio.run(play())


# ---- lists --------------------------------------------------------------------------------------------------------


def test_lists_show_public_tables_and_ones_own(serving):
    async def play() -> None:
        browser, other = Browser(serving.url), Browser(serving.url)

        def where(table: str) -> dict[str, list[str]]:
            lists = {**browser.ask("/api/tables"), "mine": browser.ask("/api/mine")["tables"]}
            return {name: found["seats"] for name, tables in lists.items() for found in tables if found["table"] == table}

        public = await browser.open_table("tide", 3, listed=True, bots=[None, "pip", "pip"])
        private = await browser.open_table("tide", 3)
        assert where(public) == {"open": ["", "pip", "pip"]}
        assert where(private) == {}
        async with browser.at(public) as ann, browser.at(private) as ann2:
            await ann2.sit(1, "Ann")
            assert where(private) == {"mine": ["", "Ann", ""]}
            await ann.sit(0, "Ann")
            seats = ["Ann", "pip", "pip"]
            assert where(public) == {"open": seats, "mine": seats}
            await ann.do("start")
            assert where(public) == {"running": seats, "mine": seats}
            await play_on(ann)
            assert where(public) == {"mine": seats}
            assert next(t for t in browser.ask("/api/mine")["tables"] if t["table"] == public)["phase"] == "over"
            assert other.ask("/api/mine") == {"tables": []}
            await ann2.do("leave", seat=1)
            assert where(private) == {}

    asyncio.run(play())


def test_an_end_that_was_not_noted_is_noted_when_the_table_is_loaded_again(tmp_path):
    async def play() -> None:
        async with inside(tmp_path / "tables.sqlite") as here:
            table, wire = await begun(here, [None, "pip", "pip"])
            await wire.do("leave", seat=0)
            await here.settle()
            assert await here.store.counts() == {"over": 1}
            room = await here.house.room(table)
            running = room.house.change(room.state.seating)
            running = type(running)(running.summary, running.listed, "running", running.holders)
            await here.store.append(table, room.state.number + 1, [], here.now, running)  # as if the server had died just before
            await wire.hang_up()
            here.house.rooms.clear()
            await here.house.room(table)
            assert await here.store.counts() == {"over": 1}

    asyncio.run(play())


def test_tables_nobody_goes_on_with_expire(tmp_path):
    async def play() -> None:
        async with inside(tmp_path / "tables.sqlite", open_hours=2, running_days=3, keep_days=5) as here:
            never_begun = await here.house.open_table(NewTable("tide", 3), hashed("ann"))
            running, wire = await begun(here, [None, None, "pip"])
            await wire.hang_up()
            over, wire = await begun(here, [None, "pip", "pip"])
            await wire.do("leave", seat=0)
            await here.settle()
            await wire.hang_up()
            closed, wire = await begun(here, [None, None, "pip"])
            await wire.do("close")
            await wire.hang_up()
            start = here.now
            for at, left in (
                (start + 2 * HOUR_MS, {never_begun, running, over, closed}),
                (start + 2 * HOUR_MS + 1, {running, over, closed}),
                (start + 3 * DAY_MS, {running, over, closed}),
                (start + 3 * DAY_MS + 1, {over, closed}),
                (start + 5 * DAY_MS, {over, closed}),
                (start + 5 * DAY_MS + 1, set()),
            ):
                here.now = at
                await here.house.expire()
                assert {table for table in (never_begun, running, over, closed) if await here.store.row(table)} == left
            assert not here.house.rooms

    asyncio.run(play())


def test_a_table_somebody_looks_at_does_not_expire_and_finished_games_can_be_kept_for_ever(tmp_path):
    async def play() -> None:
        async with inside(tmp_path / "tables.sqlite", keep_days=0) as here:
            over, wire = await begun(here, [None, "pip", "pip"])
            await wire.do("leave", seat=0)
            await here.settle()
            await wire.hang_up()
            looked_at = await here.house.open_table(NewTable("tide", 3), hashed("ann"))
            async with here.at(looked_at, "ann") as wire:
                here.now += 10_000 * DAY_MS
                await here.house.expire()
                assert await here.store.row(looked_at)
                await here.house.delete(looked_at)  # an operator may still delete it
                await wire.until(lambda message: isinstance(message, protocol.Bye))
                assert wire.read[-1].why[0] == "server-gone"
            assert await here.store.row(over)

    asyncio.run(play())
