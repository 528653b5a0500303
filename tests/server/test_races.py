"""Two things at once: whichever is stored first counts, the other is decided on what is so then, and all see the same."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from parawan.engine import preview
from parawan.server import house as house_module
from parawan.server import journal, protocol
from parawan.server.decide import Refused
from parawan.server.house import House
from parawan.server.store import Unavailable
from tests.server import databases
from tests.server.client import NONCE
from tests.server.held import Held, Tab, agree, house_on, open_table

Race = Callable[[House, Held, str], Awaitable[None]]


@pytest.fixture(params=["not yet stored", "stored and not yet told"])
def stored(request: pytest.FixtureRequest) -> bool:
    """How far the first of two has come when the second begins."""
    return bool(request.param == "stored and not yet told")


@pytest.fixture
def run(tmp_path: Path) -> Callable[[Race], None]:
    """Runs a race in a house on a file."""

    async def main(race: Race) -> None:
        store = Held(str(tmp_path / "tables.sqlite"))
        async with house_on(store) as house:
            await race(house, store, str(tmp_path / "tables.sqlite"))

    return lambda race: asyncio.run(main(race))


async def at_once(store: Held, kind: str, stored: bool, first: Any, second: Any) -> list[Any]:
    """Begins the second while the first waits in the store; what came of both."""
    hold = store.hold_event(kind, stored)
    tasks = [asyncio.ensure_future(first)]
    await hold.reached.wait()
    tasks.append(asyncio.ensure_future(second))
    for _ in range(20):
        await asyncio.sleep(0)
    hold.go.set()
    async with asyncio.timeout(20):
        return await asyncio.gather(*tasks, return_exceptions=True)


def refused(outcome: Any) -> str:
    """Why something was refused."""
    assert isinstance(outcome, Refused), outcome
    return outcome.message


async def played(database: str, table: str) -> list[tuple[int, str]]:
    return [(event.seat, event.id) for event in await databases.events(database, table) if isinstance(event, journal.Played)]


# ---- moves ----------------------------------------------------------------------------------------------------------


def test_picks_of_two_seats_at_once_both_count(run, stored):
    async def race(house: House, store: Held, database: str) -> None:
        ann, ben, cem = await open_table(house, "tide", 3)
        outcome = await at_once(store, "played", stored, ann.play(ann.choices[0]), ben.play(ben.choices[0]))
        assert not any(isinstance(each, Exception) for each in outcome)
        assert await played(database, ann.id) == [(0, "0" + ann.choices[0]), (1, "1" + ben.choices[0])]
        await agree(database, ann, ben, cem)
        assert cem.table["turn"] == [2]

    run(race)


def test_of_two_tabs_that_pick_at_once_the_later_pick_counts_and_both_show_it(run, stored):
    async def race(house: House, store: Held, database: str) -> None:
        ann, ben, cem = await open_table(house, "tide", 3)
        other = (await Tab(house, ann.id, "ann", 0).open()).listen()
        first, second = ann.choices[:2]
        outcome = await at_once(store, "played", stored, ann.play(first), other.play(second))
        assert not any(isinstance(each, Exception) for each in outcome)
        assert await played(database, ann.id) == [(0, "0" + first), (0, "0" + second)]
        await agree(database, ann, other, ben, cem)
        assert ann.view == other.view
        assert ann.table["n"] == other.table["n"]

    run(race)


def test_of_two_tabs_that_move_at_once_one_moves(run, stored):
    async def race(house: House, store: Held, database: str) -> None:
        ann, ben = await open_table(house, "maui", 2)
        mover, waiting = (ann, ben) if 0 in ann.table["turn"] else (ben, ann)
        other = (await Tab(house, ann.id, mover.browser.cookie, mover.seat).open()).listen()
        outcome = await at_once(store, "played", stored, mover.play(mover.choices[0]), other.play(mover.choices[1]))
        assert refused(outcome[1]) == "error-not-your-turn"
        assert len(await played(database, ann.id)) == 1
        await agree(database, mover, other, waiting)

    run(race)


def test_one_move_sent_by_two_tabs_under_one_id_is_played_once_and_answered_twice(run, stored):
    async def race(house: House, store: Held, database: str) -> None:
        ann, ben = await open_table(house, "maui", 2)
        mover, waiting = (ann, ben) if 0 in ann.table["turn"] else (ben, ann)
        other = (await Tab(house, ann.id, mover.browser.cookie, mover.seat).open()).listen()
        move = mover.choices[0]
        outcome = await at_once(store, "played", stored, mover.play(move, "same"), other.play(move, "same"))
        assert not any(isinstance(each, Exception) for each in outcome)
        assert await played(database, ann.id) == [(mover.seat, "same")]
        await agree(database, mover, other, waiting)

    run(race)


def test_a_move_that_was_stored_though_the_store_could_not_say_so_is_played_once_and_shown(run):
    async def race(house: House, store: Held, database: str) -> None:
        ann, ben, cem = await open_table(house, "tide", 3)
        lost = store.hold_event("played", done=True)
        lost.error = Unavailable("the connection broke after the commit")
        lost.go.set()
        with pytest.raises(Unavailable):
            await ann.play(ann.choices[0], "once")
        await agree(database, await Tab(house, ann.id, "ben", 1).open(), ann, ben, cem)
        await ann.play(ann.choices[0], "once")
        assert await played(database, ann.id) == [(0, "once")]

    run(race)


def test_who_says_hello_again_while_an_update_is_on_its_way_gets_it_once(run):
    async def race(house: House, _store: Held, database: str) -> None:
        ann, ben, _ = await open_table(house, "tide", 3)
        have = ben.table["n"]
        await ann.play(ann.choices[0])
        await ben.room.greet(ben.line, protocol.Hello("again", 1, have))
        await agree(database, ben)  # a client counts what it is told

    run(race)


def test_a_pick_is_changed_in_time_or_not_at_all(run, stored):
    """The last pick turns the cards over: a change that comes first counts, one that comes later does not reach this trick."""

    async def race(house: House, store: Held, database: str) -> None:
        for change_first in (True, False):
            ann, ben, cem = await open_table(house, "tide", 3)
            sealed, changed = ann.choices[:2]
            await ann.play(sealed)
            await ben.play(ben.choices[0])
            change, last = ann.play(changed), cem.play(cem.choices[0])
            outcome = await at_once(store, "played", stored, *((change, last) if change_first else (last, change)))
            assert not isinstance(outcome[0], Exception)
            laid = [arguments["card"] for message, arguments in ben.listen().story if message == "tide-laid"]
            assert laid[0] == int(changed if change_first else sealed)
            assert len(laid) == 3
            await agree(database, ann, ben, cem)

    run(race)


def test_a_seat_is_taken_away_before_a_move_or_after_it(run, stored):
    async def race(house: House, store: Held, database: str) -> None:
        for remove_first in (True, False):
            ann, ben, cem = await open_table(house, "tide", 3)
            remove, play = ann.carry_out(protocol.Remove("r", 1)), ben.play(ben.choices[0])
            kind, order = ("opens", (remove, play)) if remove_first else ("played", (play, remove))
            outcome = await at_once(store, kind, stored, *order)
            assert not isinstance(outcome[0], Exception)
            if remove_first:
                assert refused(outcome[1]) == "server-not-yours"
            else:
                assert not isinstance(outcome[1], Exception)
            assert len([seat for seat, id in await played(database, ann.id) if seat == 1 and id]) == (not remove_first)
            ben.seat = None  # looks on now
            await settled(house)
            await agree(database, ann, ben, cem)

    run(race)


async def settled(house: House) -> None:
    """Until no bot thinks any more."""
    async with asyncio.timeout(20):
        while house._thinking:
            await asyncio.sleep(0.01)


def test_choices_come_with_the_turn_and_their_effects_even_when_somebody_votes_meanwhile(run, monkeypatch):
    async def race(house: House, store: Held, database: str) -> None:
        thinking, think = preview.choices, asyncio.Event()
        loop = asyncio.get_running_loop()

        def slowly(*given: Any) -> Any:
            asyncio.run_coroutine_threadsafe(think.wait(), loop).result()
            return thinking(*given)

        ann, ben = await open_table(house, "duck", 2)
        mover, other = (ann, ben) if 0 in ann.table["turn"] else (ben, ann)
        with monkeypatch.context() as patch:
            patch.setattr(preview, "choices", slowly)
            await mover.play(mover.choices[0])
            mover, other = (ann, ben) if 0 in ann.listen().table["turn"] else (ben.listen(), ann)
            assert mover.choices == [move.text for move in mover.room.state.game.moves(mover.seat)]
            await other.carry_out(protocol.Vote("v", other.seat, None))
            mover.listen().effects.clear()
            think.set()
            async with asyncio.timeout(20):
                while not mover.listen().effects:
                    await asyncio.sleep(0.01)
        assert list(mover.effects) == mover.choices

    run(race)


# ---- seats ----------------------------------------------------------------------------------------------------------


def sit(tab: Tab, seat: int) -> Any:
    return tab.carry_out(protocol.Sit("sit", seat, tab.browser.cookie, NONCE))


def test_of_two_who_sit_down_on_one_seat_the_first_has_it(run, stored):
    async def race(house: House, store: Held, database: str) -> None:
        ann, ben, cem = await open_table(house, "tide", 3, sitting=1, begin=False)
        outcome = await at_once(store, "sat", stored, sit(ben, 1), sit(cem, 1))
        assert refused(outcome[1]) == "server-seat-taken"
        await agree(database, ann, ben, cem)
        assert [seat.name for seat in ann.table["seats"]] == ["ann", "ben", ""]

    run(race)


def test_an_invite_seats_one(run, stored):
    async def race(house: House, store: Held, database: str) -> None:
        ann, ben, cem = await open_table(house, "tide", 3, sitting=1, begin=False)
        secret = (await ann.carry_out(protocol.Invite("i", 2))).secret
        claims = [tab.carry_out(protocol.Claim("c", secret, tab.browser.cookie, NONCE)) for tab in (ben, cem)]
        outcome = await at_once(store, "sat", stored, *claims)
        assert refused(outcome[1]) == "server-link"
        await agree(database, ann, ben, cem)
        assert [seat.name for seat in ann.table["seats"]] == ["ann", "", "ben"]

    run(race)


def test_a_game_begins_with_who_sat_down_in_time(run, stored):
    async def race(house: House, store: Held, database: str) -> None:
        tabs = ann, _, cem = await open_table(house, "tide", 3, sitting=2, begin=False)
        outcome = await at_once(store, "sat", stored, sit(cem, 2), ann.carry_out(protocol.Start("s")))
        assert not any(isinstance(each, Exception) for each in outcome)
        await agree(database, *tabs)
        assert ann.table["phase"] == "running"

    run(race)


def test_a_game_does_not_begin_without_who_leaves_and_who_leaves_after_its_beginning_is_stood_in_for(run, stored):
    async def race(house: House, store: Held, database: str) -> None:
        for leave_first in (True, False):
            tabs = ann, _, cem = await open_table(house, "tide", 3, begin=False)
            leave, start = cem.carry_out(protocol.Leave("l", 2)), ann.carry_out(protocol.Start("s"))
            kind, order = ("opens", (leave, start)) if leave_first else ("began", (start, leave))
            outcome = await at_once(store, kind, stored, *order)
            if leave_first:
                assert refused(outcome[1]) == "server-not-ready"
                cem.seat = None
            else:
                assert not any(isinstance(each, Exception) for each in outcome)
            await settled(house)
            await agree(database, *tabs)
            assert ann.table["phase"] == ("open" if leave_first else "running")
            assert bool(ann.table["seats"][2].bot) != leave_first

    run(race)


def test_who_is_here_is_stored_in_the_order_of_coming_and_going(run):
    async def race(house: House, store: Held, database: str) -> None:
        (ann, *_) = await open_table(house, "tide", 3)
        hold = store.hold("present")
        going = asyncio.create_task(ann.room.part(ann.line))
        await hold.reached.wait()
        coming = asyncio.create_task(Tab(house, ann.id, "ann", 0).open())
        await asyncio.sleep(0.02)
        hold.go.set()
        await asyncio.gather(going, coming)
        ((_, seats, _),) = await store.presence(ann.id)
        assert seats == [0, 1, 2]

    run(race)


# ---- ends -----------------------------------------------------------------------------------------------------------


async def before_the_end(house: House) -> tuple[Tab, Tab, str]:
    """A game with one move to go: who has it, the other one, and the move."""
    tabs = await open_table(house, "maui", 2)
    chooser = random.Random(1)
    while True:
        game = tabs[0].room.state.game
        (seat,) = game.to_act
        move = chooser.choice(list(game.moves(seat)))
        ahead = game.copy()
        ahead.play(move, seat)
        if ahead.over:
            return tabs[seat].listen(), tabs[1 - seat].listen(), move.text
        await tabs[seat].play(move.text, f"id{len(game.log)}")


def test_a_rematch_waits_for_the_last_move(run, stored):
    async def race(house: House, store: Held, database: str) -> None:
        mover, other, move = await before_the_end(house)
        outcome = await at_once(store, "played", stored, mover.play(move), house.rematch(other.room, other.identity))
        assert not isinstance(outcome[0], Exception)
        table = outcome[1]
        assert await house.rematch(other.room, other.identity) == table
        await agree(database, mover, other)
        assert mover.table["rematch"] == table

    run(race)


def test_of_two_rematches_at_once_one_is_played(run, stored):
    async def race(house: House, store: Held, database: str) -> None:
        mover, other, move = await before_the_end(house)
        await mover.play(move)
        asking = [house.rematch(tab.room, tab.identity) for tab in (mover, other)]
        first, second = await at_once(store, "rematched", stored, *asking)
        assert first == second
        assert await databases.rows(database, "select count(*) from tables") == [(2,)]
        await agree(database, mover, other)

    run(race)


def test_a_table_is_closed_before_a_move_or_after_it(run, stored):
    async def race(house: House, store: Held, database: str) -> None:
        for close_first in (True, False):
            mover, other, move = await before_the_end(house)
            host = mover if mover.browser.cookie == "ann" else other
            close, play = host.carry_out(protocol.Close("c")), mover.play(move)
            kind, order = ("closed", (close, play)) if close_first else ("played", (play, close))
            outcome = await at_once(store, kind, stored, *order)
            if close_first:
                assert refused(outcome[1]) == "server-ended"
            await agree(database, mover, other)
            assert mover.table["phase"] == ("closed" if close_first else "over")

    run(race)


def test_a_table_that_is_deleted_while_a_move_is_under_way_is_gone(run):
    async def race(house: House, store: Held, database: str) -> None:
        ann, *_ = await open_table(house, "tide", 3)
        outcome = await at_once(store, "played", False, ann.play(ann.choices[0]), house.delete(ann.id))
        assert refused(outcome[0]) == "server-gone"
        assert await databases.rows(database, "select * from events") == []
        assert ann.listen().bye is not None

    run(race)


def test_a_last_move_that_is_stored_is_acknowledged_though_the_lists_could_not_be_told(run):
    async def race(house: House, store: Held, database: str) -> None:
        mover, other, move = await before_the_end(house)
        broken = store.hold("append", lambda table, number, events, at, change: not events)
        broken.error = Unavailable("no more disk")
        broken.go.set()
        await mover.play(move)
        await agree(database, mover, other)
        assert await store.counts() == {"running": 1}
        house.rooms.clear()  # as a new process would find it
        await Tab(house, mover.id, "ann", 0).open()
        assert await store.counts() == {"over": 1}

    run(race)


# ---- rooms ----------------------------------------------------------------------------------------------------------


def test_many_who_come_to_a_table_at_once_come_to_one_room(run):
    async def race(house: House, store: Held, database: str) -> None:
        tabs = await open_table(house, "tide", 3)
        house.rooms.clear()
        again = await asyncio.gather(*(Tab(house, tab.id, tab.browser.cookie, tab.seat).open() for tab in tabs * 5))
        assert len({id(tab.room) for tab in again}) == 1

    run(race)


def test_a_room_is_not_swept_away_under_somebody_who_is_just_coming(run, monkeypatch):
    monkeypatch.setattr(house_module, "SWEEP_SECONDS", 0.01)

    async def race(house: House, store: Held, database: str) -> None:
        tabs = await open_table(house, "tide", 3)
        for tab in tabs:
            await tab.room.part(tab.line)
        real = house.now
        house.now = lambda: real() + house_module.ROOM_KEPT_MS - 1
        coming = await house.room(tabs[0].id)
        house.now = lambda: real() + house_module.ROOM_KEPT_MS + 1
        sweeping = asyncio.create_task(house._sweep())
        await asyncio.sleep(0.1)
        sweeping.cancel()
        assert await house.room(tabs[0].id) is coming

    run(race)


# ---- two processes --------------------------------------------------------------------------------------------------


@pytest.fixture
def run_two(postgresql: str) -> Callable[[Any], None]:
    """Runs a race between two houses on one PostgreSQL."""

    async def main(race: Any) -> None:
        stores = Held(postgresql), Held(postgresql)
        async with house_on(stores[0]) as one, house_on(stores[1]) as two:
            await race((one, two), stores, postgresql)

    return lambda race: asyncio.run(main(race))


async def caught_up(database: str, *tabs: Tab) -> None:
    """Until both houses know what is stored."""
    async with asyncio.timeout(20):
        for tab in tabs:
            while len(await databases.events(database, tab.id)) != tab.room.state.number:
                await asyncio.sleep(0.01)
    await agree(database, *tabs)


def test_seats_of_two_houses_pick_at_once_through_a_whole_game(run_two):
    async def race(houses: Any, stores: Any, database: str) -> None:
        tabs = await open_table(houses[0], "tide", 5)
        for tab in tabs[1::2]:
            await tab.room.part(tab.line)
        tabs[1::2] = [await Tab(houses[1], tab.id, tab.browser.cookie, tab.seat).open() for tab in tabs[1::2]]
        moves = 0
        while not tabs[0].listen().ended:
            due = [tab for tab in tabs if tab.seat in tab.listen().table["turn"]]
            await asyncio.gather(*(tab.play(random.choice(tab.choices), f"id{moves}") for tab in due))
            moves += len(due)
            async with asyncio.timeout(20):
                while len({tab.room.state.number for tab in tabs}) > 1:
                    await asyncio.sleep(0.002)
        await agree(database, *tabs)
        assert len(await played(database, tabs[0].id)) == moves
        assert sum(store.conflicts for store in stores) > 0, "nobody ever came second: this test proves nothing"

    run_two(race)


def test_two_houses_seat_one_and_play_one_rematch(run_two):
    async def race(houses: Any, stores: Any, database: str) -> None:
        for _ in range(5):
            here = await open_table(houses[0], "maui", 2, sitting=1, begin=False)
            there = await Tab(houses[1], here[0].id, "cem", None).open()
            outcome = await asyncio.gather(sit(here[1], 1), sit(there, 1), return_exceptions=True)
            assert [refused(each) for each in outcome if isinstance(each, Exception)] == ["server-seat-taken"]
            await caught_up(database, here[0], there)
        mover, _, move = await before_the_end(houses[0])
        await mover.play(move)
        rooms = [mover.room, await houses[1].room(mover.id)]
        asking = (house.rematch(room, mover.identity) for house, room in zip(houses, rooms, strict=True))
        first, second = await asyncio.gather(*asking)
        assert first == second
        assert await databases.rows(database, "select count(*) from tables") == [(7,)]

    run_two(race)


def test_a_house_that_has_not_heard_yet_refuses_nothing_that_is_right(run_two):
    async def race(houses: Any, stores: Any, database: str) -> None:
        for store in stores:
            store.real._listener.cancel()  # nobody is called any more
        (ann, ben) = await open_table(houses[0], "maui", 2, sitting=1, begin=False)
        host = await Tab(houses[1], ann.id, "ann", 0).open()
        await sit(ben, 1)
        assert (await Tab(houses[1], ann.id, "ben", 1).open()).listen().table["yours"] == [1]
        await ben.carry_out(protocol.Leave("l", 1))
        await sit(ben, 1)
        await host.carry_out(protocol.Start("s"))
        await agree(database, host)

    run_two(race)


def test_what_is_stored_while_another_house_loads_the_table_is_known_there(run_two):
    async def race(houses: Any, stores: Any, database: str) -> None:
        ann, *_ = await open_table(houses[0], "tide", 3)
        hold = stores[1].hold("events", done=True)
        loading = asyncio.create_task(Tab(houses[1], ann.id, "cem", 2).open())
        await hold.reached.wait()
        await ann.play(ann.choices[0])
        await asyncio.sleep(0.1)  # the call finds no room
        hold.go.set()
        await agree(database, await loading)

    run_two(race)


def test_who_comes_back_to_another_house_never_sees_less_than_before(run_two):
    async def race(houses: Any, stores: Any, database: str) -> None:
        stores[1].real._listener.cancel()
        ann, ben, _ = await open_table(houses[0], "tide", 3)
        there = await Tab(houses[1], ann.id, "ben", 1).open()
        await ann.play(ann.choices[0])
        have = ben.listen().table["n"]
        await there.room.greet(there.line, protocol.Hello("again", 1, have))
        assert there.listen().table["n"] == have

    run_two(race)


def test_a_rematch_of_a_game_whose_end_another_process_has_stored(run):
    async def race(house: House, store: Held, database: str) -> None:
        ann, *_ = await open_table(house, "maui", 2)
        with pytest.raises(Refused) as early:
            await house.rematch(ann.room, ann.identity)
        assert refused(early.value) == "server-not-ended"
        closed = journal.write(journal.Closed(house.now(), "host"))
        await store.real.append(ann.id, ann.room.state.number + 1, [closed], house.now(), None)
        assert await house.rematch(ann.room, ann.identity)

    run(race)
