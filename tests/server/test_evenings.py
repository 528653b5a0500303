"""Duplicate evenings: seatings, comparison, sealing, leaving and coming, restarts, several processes."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parawan.engine.records import verify
from parawan.server import protocol
from parawan.server.decide import Refused
from parawan.server.evening import BOT, Round
from parawan.server.evenings import MOST_PEOPLE, EveningView, Join, NewEvening, Next
from parawan.server.house import DAY_MS, House
from parawan.server.identity import hashed
from parawan.server.placement import facts_of, next_seating, table_count
from parawan.server.results import compared
from parawan.server.serve import open_store
from parawan.server.settings import Settings
from parawan.server.store import Unavailable
from tests.server.client import Browser
from tests.server.databases import rows
from tests.server.dealt import by, looking, moves_of, play_out, settle
from tests.server.held import Held, house_on
from tests.server.inside import inside
from tests.server.players import until
from tests.server.serving import Serving

PEOPLE = ("ann", "ben", "cem", "dag")


# ---- who sits where -------------------------------------------------------------------------------------------------


@given(people=st.integers(2, MOST_PEOPLE), seats=st.integers(2, 5), rounds=st.integers(1, 4), chance=st.integers(0, 2**64 - 1))
@settings(max_examples=60)
def test_everybody_sits_once_and_holds_the_same_cards_as_somebody_at_another_table(people, seats, rounds, chance):
    before: list[list[list[int]]] = []
    for _ in range(rounds):
        seating = next_seating(range(people), seats, before, chance)
        assert sorted(person for table in seating for person in table if person != BOT) == list(range(people))
        assert {len(table) for table in seating} == {seats}
        assert all(any(person != BOT for person in table) for table in seating)
        for held in zip(*seating, strict=True):
            assert sum(person != BOT for person in held) != 1
        before.append(seating)


@given(people=st.integers(4, MOST_PEOPLE), seats=st.integers(2, 5))
def test_tables_are_as_few_as_can_be_and_evenly_filled(people, seats):
    tables = table_count(people, seats)
    for fewer in range(2, tables):
        assert fewer * seats < people or (fewer == 2 and people % 2)
    filled = [sum(person != BOT for person in table) for table in next_seating(range(people), seats, [], 0)]
    assert max(filled) - min(filled) <= 1


def test_company_and_seats_change_from_deal_to_deal():
    """Better than at random: the seatings of an evening repeat fewer meetings than as many shuffles do."""

    def repeats(evening: list[list[list[int]]]) -> int:
        facts = [fact for seating in evening for fact in facts_of(seating)]
        return len(facts) - len(set(facts))

    chosen: list[list[list[int]]] = []
    for chance in range(6):
        chosen.append(next_seating(range(12), 4, chosen, chance))
    shuffled = [next_seating(range(12), 4, [], chance) for chance in range(6)]
    assert repeats(chosen) < repeats(shuffled)


# ---- luck cancelled -------------------------------------------------------------------------------------------------


@st.composite
def finished_deals(draw: Any) -> Round:
    tables, seats = draw(st.integers(1, 6)), draw(st.integers(2, 5))
    numbers = iter(range(100))
    seating = [[draw(st.sampled_from([BOT, next(numbers)])) for _ in range(seats)] for _ in range(tables)]
    scores = [draw(st.one_of(st.none(), st.lists(st.integers(-50, 99), min_size=seats, max_size=seats))) for _ in seating]
    return Round(b"", [f"t{number}" for number in range(tables)], seating, scores)


@given(deal=finished_deals(), luck=st.lists(st.integers(-40, 40), min_size=5, max_size=5))
def test_better_cards_change_nothing_and_all_who_held_them_add_up_to_nothing(deal, luck):
    plain = list(compared(deal))
    assert sum(ahead for _, _, ahead in plain) == pytest.approx(0)
    for scores in filter(None, deal.scores):
        scores[:] = [points + luck[seat] for seat, points in enumerate(scores)]
    for (person, _, ahead), (same, _, after) in zip(plain, compared(deal), strict=True):
        assert (person, ahead) == (same, pytest.approx(after))


def test_ahead_is_own_points_minus_the_mean_of_the_others():
    deal = Round(b"", ["a", "b", "c"], [[0, 1], [2, BOT], [3, 4]], [[10, 3], [4, 5], [1, 7]])
    assert {person: ahead for person, _, ahead in compared(deal) if person != BOT} == {0: 7.5, 2: -1.5, 3: -6, 1: -3, 4: 3}


# ---- evenings -------------------------------------------------------------------------------------------------------


def run(database: str, work: Callable[[House], Awaitable[None]]) -> None:
    async def main() -> None:
        async with house_on(open_store(database)) as house:
            await work(house)

    asyncio.run(main())


@pytest.fixture
def file(tmp_path) -> str:
    return str(tmp_path / "tables.sqlite")


class Night:
    """An evening and how to ask for things as one of its people."""

    def __init__(self, house: House, name: str, secret: str) -> None:
        self.house = house
        self.name = name
        self.secret = secret

    async def look(self, who: str, house: House | None = None) -> EveningView:
        return await (house or self.house).evenings.look(self.name, hashed(who), self.secret)

    async def join(self, who: str) -> EveningView:
        return await self.house.evenings.join(self.name, hashed(who), Join(who, self.secret))

    async def deal(self, who: str, number: int, house: House | None = None) -> EveningView:
        return await (house or self.house).evenings.deal(self.name, hashed(who), Next(number))

    async def table_of(self, who: str, deal: int) -> tuple[str, int]:
        """Where this person plays a deal, and in which seat."""
        view = await self.look(who)
        table = next(table for table in view.dealt[deal].tables if view.you in table.seats)
        return table.table, table.seats.index(view.you)


async def night(house: House, people: tuple[str, ...] = PEOPLE, **facts: Any) -> Night:
    asked = NewEvening(**{"game": "tide", "seats": 3, "deals": 2, "name": people[0], **facts})
    evening = Night(house, *await house.evenings.open(asked, hashed(people[0])))
    for who in people[1:]:
        await evening.join(who)
    return evening


async def play_deal(evening: Night, deal: int, people: tuple[str, ...] = PEOPLE) -> None:
    """Everybody connects; whoever is to play does, at all tables, to the end."""
    house = evening.house
    for who in people:
        table, _ = await evening.table_of(who, deal)
        room = await house.room(table)
        sitting = [(other, seat) for other in people for at, seat in [await evening.table_of(other, deal)] if at == table]
        async with looking(house, table, *sitting[0]):
            await settle(house)
            while room.state.waiting:
                other, seat = next(one for one in sitting if one[1] in room.state.waiting)
                move = by(f"{other} {room.state.number}")(room.state.game.moves(seat)).text
                await room.carry_out(protocol.Play(f"{seat} {room.state.number}", seat, move), hashed(other))
                await settle(house)


def test_an_evening_from_the_link_to_the_results(database):
    async def work(house: House) -> None:
        evening = await night(house)
        view = await evening.deal("ann", 0)
        assert [table.seats.count(BOT) for table in view.dealt[0].tables] == [1, 1]
        tables = {who: (await evening.table_of(who, 0))[0] for who in PEOPLE}
        assert len(set(tables.values())) == 2
        dealt = [(await house.room(table)).state.game.reveal() for table in sorted(set(tables.values()))]
        assert dealt[0]["cards"] == dealt[1]["cards"]  # the same deal at all tables
        await play_deal(evening, 0)
        view = await evening.deal("dag", 1)  # the last deal is over: anybody may go on
        assert len(view.dealt) == 2
        assert view.results == (await evening.look("ann")).results
        assert sorted(result.person for result in view.results) == [0, 1, 2, 3]
        assert {result.played for result in view.results} == {1}
        await play_deal(evening, 1)
        view = await evening.look("ben")
        assert view.over
        assert {result.played for result in view.results} == {2}
        assert [result.ahead for result in view.results] == sorted((result.ahead for result in view.results), reverse=True)
        with pytest.raises(Refused, match="is over"):
            await evening.deal("ann", 2)
        with pytest.raises(Refused, match="is over"):
            await evening.join("eve")
        first, second = ([table.seats for table in deal.tables] for deal in view.dealt)
        assert {who: seats.index(who) for seats in first for who in seats if who != BOT} != {
            who: seats.index(who) for seats in second for who in seats if who != BOT
        }

    run(database, work)


def test_a_deal_asked_for_by_many_at_once_is_dealt_once(database):
    async def main() -> None:
        processes = 2 if database.startswith("postgresql") else 1
        houses = [House(open_store(database), Settings(bot_pause=0)) for _ in range(processes)]
        try:
            evening = await night(houses[0])
            asked = [evening.deal(who, 0, house) for who in PEOPLE for house in houses]
            views = await asyncio.gather(*asked)
            assert {len(view.dealt) for view in views} == {1}
            assert len({tuple(tuple(table.seats) for table in view.dealt[0].tables) for view in views}) == 1
            joined = await asyncio.gather(*(evening.join(f"guest {number}") for number in range(20)))
            assert max(len(view.guests) for view in joined) == 24
        finally:
            for house in houses:
                await house.close()
        assert len(await rows(database, "select * from tables")) == 2

    asyncio.run(main())


def test_guests_of_two_processes_play_one_evening(postgresql):
    async def main() -> None:
        async with house_on(open_store(postgresql)) as one, house_on(open_store(postgresql)) as two:
            evening = await night(one, ("ann", "ben"), deals=1)
            await evening.deal("ben", 0, two)
            tables = {who: await evening.table_of(who, 0) for who in ("ann", "ben")}
            await asyncio.gather(
                *(play_out(house, tables[who][0], who, seat=tables[who][1]) for house, who in ((one, "ann"), (two, "ben")))
            )
            for house in (one, two):
                view = await evening.look("ann", house)
                assert view.over
                assert len(view.results) == 2
                for table, _ in tables.values():
                    room = await house.room(table)
                    await until(lambda room=room: room.state.seating.phase == "over")  # the other's is told of a moment later
                    assert (await house.room(table)).state.opened(house.now())

    asyncio.run(main())


def test_only_the_host_deals_on_while_others_play_and_forty_is_full(file):
    async def work(house: House) -> None:
        evening = await night(house, deals=3)
        with pytest.raises(Refused, match="for its guests"):
            await evening.deal("eve", 0)
        await evening.deal("ben", 0)
        with pytest.raises(Refused, match="still being played"):
            await evening.deal("ben", 1)
        assert len((await evening.deal("ann", 1)).dealt) == 2  # one after the other
        assert len((await evening.deal("ann", 1)).dealt) == 2
        for number in range(len(PEOPLE), MOST_PEOPLE):
            await evening.join(f"guest {number}")
        with pytest.raises(Refused, match="is full"):
            await evening.join("one too many")
        assert (await evening.join("ben")).you == 1  # who is there can come again
        view = await evening.deal("ann", 2)
        assert len(view.dealt[2].tables) == table_count(MOST_PEOPLE, 3)
        with pytest.raises(Refused, match="Only the host"):
            await house.evenings.close(evening.name, hashed("ben"))

    run(file, work)


def test_who_comes_late_plays_from_the_next_deal_and_who_leaves_is_stood_in_for(file):
    async def work(house: House) -> None:
        evening = await night(house)
        await evening.deal("ann", 0)
        view = await evening.join("eve")
        assert all(view.you not in table.seats for table in view.dealt[0].tables)
        table, seat = await evening.table_of("dag", 0)
        await house.evenings.leave(evening.name, hashed("dag"))
        chair = (await house.room(table)).state.seating.chairs[seat]
        assert (chair.person, chair.away) == (True, True)
        await play_deal(evening, 0, PEOPLE[:3])
        await settle(house)
        view = await evening.look("ann")
        await settle(house)
        assert (await evening.look("ann")).dealt[0].over
        view = await evening.deal("ann", 1)
        seated = {person for table in view.dealt[1].tables for person in table.seats} - {BOT}
        assert [view.guests[person].name for person in sorted(seated)] == ["ann", "ben", "cem", "eve"]
        assert (await evening.join("dag")).guests[3].here

    run(file, work)


def test_nobody_who_is_away_blocks_an_evening(file):
    """Only Ann is there. She waits, and lets bots play for everybody else, also at tables nobody is connected to."""

    async def work(house: House) -> None:
        evening = await night(house)
        await evening.deal("ann", 0)
        table, seat = await evening.table_of("ann", 0)
        async with looking(house, table, "ann", seat):
            await settle(house)
            assert not (await evening.look("ann")).dealt[0].over
            await house.evenings.go_on(evening.name, hashed("ann"))
            await settle(house)
            assert (await house.room(table)).state.waiting == (seat,)  # Ann plays for herself
        await play_out(house, table, "ann", seat=seat)
        await evening.look("ann")
        await settle(house)
        view = await evening.look("ann")
        assert view.dealt[0].over
        assert {result.person for result in view.results} == {0, 1, 2, 3}

    run(file, work)


def test_a_clock_runs_out_at_a_table_nobody_is_connected_to_while_somebody_waits(file):
    async def work(house: House) -> None:
        now = house.now()
        house.now = lambda: now  # type: ignore[method-assign]
        evening = await night(house, clock=protocol.Clock(10, 0))
        await evening.deal("ann", 0)
        now += 11_000
        for _ in range(100):
            view = await evening.look("ann")
            await settle(house)
            if view.dealt[0].over:
                break
            await asyncio.sleep(0.02)  # timers of clocks
        assert view.dealt[0].over

    run(file, work)


def test_bots_in_the_same_seat_play_alike_where_people_do(file):
    """One person at each table: with the same moves all tables are the same game."""

    async def work(house: House) -> None:
        evening = await night(house, ("ann", "ben"), game="duck")
        await evening.deal("ann", 0)
        tables = [await evening.table_of(who, 0) for who in ("ann", "ben")]
        assert tables[0][1] == tables[1][1]
        for who, (table, seat) in zip(("ann", "ben"), tables, strict=True):
            await play_out(house, table, who, seat=seat)
        assert await moves_of(house, tables[0][0]) == await moves_of(house, tables[1][0])
        assert [result.ahead for result in (await evening.look("ann")).results] == [0, 0]

    run(file, work)


# ---- sealed ---------------------------------------------------------------------------------------------------------


def test_no_card_of_a_deal_leaves_a_table_before_the_deal_is_over_at_all_tables(tmp_path):
    async def main() -> None:
        async with inside(tmp_path / "tables.sqlite") as here:
            evening = await night(here.house, ("ann", "ben"), deals=1)
            await evening.deal("ann", 0)
            (ann, seat), (ben, _) = await evening.table_of("ann", 0), await evening.table_of("ben", 0)
            await play_out(here.house, ann, "ann", seat=seat)
            seed = (await here.store.row(ann)).house_seed
            leaks: list[bytes] = []
            for who in ("ann", "ben", "eve"):
                for table in (ann, ben):
                    for opened in ("record", "replay"):
                        status, body = await here.ask(f"/api/tables/{table}/{opened}", who)
                        assert (status, body[:20] != b"parawan 1") == (403, True)
                headers = {"parawan-link": evening.secret}
                status, body = await here.ask(f"/api/evenings/{evening.name}", who, **headers)
                assert status == 200
                leaks.append(body)
                shown = {table["table"] for table in json.loads(body)["dealt"][0]["tables"] if "table" in table}
                assert shown == {"ann": {ann}, "ben": {ben}, "eve": set()}[who]
                scored = [table for table in json.loads(body)["dealt"][0]["tables"] if "scores" in table]
                assert len(scored) == (who == "ann")
                assert json.loads(body)["results"] == []
            for who, table in (("ben", ann), ("eve", ann), ("ann", ben)):
                async with here.at(table, who) as wire:
                    assert [type(message) for message in wire.read] == [protocol.Refused]
            async with here.at(ann, "ann", seat) as wire:
                leaks += wire.messages
                assert (wire.snapshot.phase, wire.snapshot.proof) == ("over", None)
            asked = {"game": "tide", "seats": 3, "deal": f"evening/{evening.name}/0"}
            assert (await here.ask("/api/tables", "ben", asked))[0] == 400
            assert (await here.ask(f"/api/evenings/{evening.name}", "eve"))[0] == 400
            assert not any(seed.hex().encode() in leak for leak in leaks)

            ben, seat = await evening.table_of("ben", 0)
            await play_out(here.house, ben, "ben", seat=seat)
            for table in (ann, ben):
                status, record = await here.ask(f"/api/tables/{table}/record", "ben")
                assert (status, verify(record.decode()) > 0) == (200, True)
                assert (await here.ask(f"/api/tables/{table}/replay", "ben"))[0] == 200
                async with here.at(table, "ben") as wire:
                    assert wire.snapshot.proof == protocol.Proof(seed.hex(), [])

    asyncio.run(main())


def test_when_the_host_closes_an_evening_what_was_finished_counts_and_is_opened(file):
    async def work(house: House) -> None:
        evening = await night(house, ("ann", "ben", "cem"), deals=3)
        await evening.deal("ann", 0)
        for who in ("ann", "ben"):
            table, seat = await evening.table_of(who, 0)
            await play_out(house, table, who, seat=seat)
        assert (await evening.look("ann")).results == []
        view = await house.evenings.close(evening.name, hashed("ann"))
        assert (view.over, {result.person for result in view.results}) == (True, {0, 1})
        assert (await house.room(table)).state.opened(house.now())

    run(file, work)


# ---- nothing is lost ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("somebody", ["looks", "deals"])
def test_a_process_that_dies_while_it_deals_or_notes_an_end_loses_nothing(file, somebody):
    async def main() -> None:
        store = Held(file)
        async with house_on(store) as house:
            evening = await night(house, ("ann", "ben"))
            trouble = store.hold("create")
            trouble.error = Unavailable("died")
            trouble.go.set()
            with pytest.raises(Unavailable):
                await evening.deal("ann", 0)
        store = Held(file)
        async with house_on(store) as house:
            evening.house = house
            await evening.look("ben")
            await settle(house)
            tables = {who: await evening.table_of(who, 0) for who in ("ann", "ben")}
            for who, (table, seat) in tables.items():
                trouble = store.hold("append_evening")
                trouble.error = Unavailable("died")
                trouble.go.set()
                await play_out(house, table, who, seat=seat)
            assert not any(b'"ended"' in event for event in await store.evening(evening.name))
        async with house_on(open_store(file)) as house:
            evening.house = house
            if somebody == "looks":
                await evening.look("ann")
                await settle(house)
                assert (await evening.look("ann")).dealt[0].over
            else:  # who is not the host may deal when the last deal is over
                assert (await evening.deal("ben", 1)).dealt[0].over

    asyncio.run(main())


def test_killed_between_deals_and_within_them_the_evening_goes_on(database):
    def ask(browser: Browser, path: str, body: Any = None) -> Any:
        return browser.ask(path, body)

    async def play(browser: Browser, path: str, deal: int) -> None:
        view = await asyncio.to_thread(ask, browser, path)
        found = next(table for table in view["dealt"][deal]["tables"] if view["you"] in table["seats"])
        seat = found["seats"].index(view["you"])
        async with browser.at(found["table"], seat) as client:
            await client.hello(seat)
            while await client.my_turn():
                offered, client.choices = client.choices, []
                await client.play(offered[0])

    with Serving(database) as serving:
        people = [Browser(serving.url) for _ in PEOPLE]
        asked = {"game": "tide", "seats": 3, "deals": 2, "name": "ann"}
        made = people[0].ask("/api/evenings", asked)
        path = f"/api/evenings/{made['evening']}"
        for browser, name in zip(people[1:], PEOPLE[1:], strict=True):
            browser.ask(f"{path}/join", {"name": name, "secret": made["secret"]})
        people[0].ask(f"{path}/deal", {"deal": 0})
        serving.kill()
    for deal in range(2):
        with Serving(database) as serving:
            for browser in people:
                browser.url = serving.url
            if deal:
                people[2].ask(f"{path}/deal", {"deal": 1})

            async def everybody(deal: int = deal) -> None:
                await asyncio.gather(*(play(browser, path, deal) for browser in people))

            asyncio.run(everybody())
            serving.kill()
    with Serving(database) as serving:
        people[3].url = serving.url
        for _ in range(200):
            view = people[3].ask(path)  # a table whose end was lost with the process is asked anew
            if view["over"]:
                break
            time.sleep(0.05)
        assert view["over"]
        assert {result["played"] for result in view["results"]} == {2}


def test_what_is_old_is_forgotten(database):
    async def work(house: House) -> None:
        old = await night(house)
        start = house.now()
        house.now = lambda: start + 100 * DAY_MS  # type: ignore[method-assign]
        new = await night(house)
        await house.expire()
        assert (await new.look("ann")).guests
        with pytest.raises(Refused, match="no longer"):
            await old.look("ann")

    run(database, work)


def test_what_is_asked_over_http_is_checked(tmp_path):
    async def main() -> None:
        async with inside(tmp_path / "tables.sqlite", tables_per_hour=7) as here:
            asked = {"game": "tide", "seats": 3, "deals": 2, "name": "Ann"}
            for wrong in ({"deals": 0}, {"deals": 21}, {"seats": 9}, {"game": "chess"}, {"name": ""}, {"options": {"x": 1}}):
                assert (await here.ask("/api/evenings", "ann", {**asked, **wrong}))[0] == 400
            assert (await here.ask("/api/evenings", "ann", asked, origin="http://elsewhere"))[0] == 403
            assert (await here.ask("/api/evenings", "", asked))[0] == 401
            status, body = await here.ask("/api/evenings", "ann", asked)
            made = json.loads(body)
            path = f"/api/evenings/{made['evening']}"
            assert status == 201
            assert (await here.ask(path, "eve"))[0] == 400
            assert (await here.ask(f"{path}/join", "eve", {"name": "Eve", "secret": "guess"}))[0] == 400
            assert (await here.ask(f"{path}/join", "eve", {"name": "Eve", "secret": made["secret"]}))[0] == 200
            assert (await here.ask(f"{path}/dance", "eve", {}))[0] == 404
            assert (await here.ask(f"{path}/deal", "eve", {"deal": 0}))[0] == 200
            assert (await here.ask(path, "eve"))[0] == 200  # a guest needs no link
            assert (await here.ask("/api/evenings", "ann", asked))[0] == 429
            stored = await here.store.evening(made["evening"])
            assert not any(made["secret"].encode() in event for event in stored)

    asyncio.run(main())
