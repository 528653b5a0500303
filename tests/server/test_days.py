"""The deal of the day: the same for everybody, sealed until the day closes, and one result for each browser."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import date
from typing import Any

import pytest

from parawan import games
from parawan.engine.errors import ParawanError
from parawan.engine.fair import commitment
from parawan.engine.records import verify
from parawan.engine.voice import Voice
from parawan.server import deals, protocol
from parawan.server.admin import add_deal
from parawan.server.days import Day, DayGame, NewAttempt
from parawan.server.decide import Refused
from parawan.server.house import DAY_MS, HOUR_MS, House, NewTable
from parawan.server.identity import hashed
from parawan.server.serve import open_store
from parawan.server.settings import Settings
from parawan.server.store import Unavailable
from tests.server.databases import rows
from tests.server.dealt import by, first, looking, moves_of, play_out, settle
from tests.server.held import Held, house_on
from tests.server.inside import EPOCH, inside

TODAY = deals.day_at(EPOCH)
CLOSES = deals.end_of(TODAY)


class Clock:
    """The time a house believes in."""

    def __init__(self) -> None:
        self.now = CLOSES - HOUR_MS

    def __call__(self) -> int:
        return self.now


def run(database: str, work: Callable[[House, Clock], Awaitable[None]]) -> None:
    """Does something in a house whose clock goes when told."""

    async def main() -> None:
        async with house_on(open_store(database)) as house:
            house.now = Clock()  # type: ignore[assignment]
            await work(house, house.now)  # type: ignore[arg-type]

    asyncio.run(main())


@pytest.fixture
def file(tmp_path) -> str:
    return str(tmp_path / "tables.sqlite")


def begin(house: House, name: str, game: str = "tide") -> Awaitable[str]:
    return house.days.begin(NewAttempt(game, name), hashed(name))


async def seen(house: House, name: str, game: str = "tide", day: str = "") -> DayGame:
    looked = await house.days.look(hashed(name), day)
    return next(one for one in looked.games if one.game == game)


# ---- the same for everybody -----------------------------------------------------------------------------------------


async def play_before_the_bots(house: House, table: str, name: str) -> None:
    """Picks while nobody is connected and bots pause; where that can be, changes the pick first."""
    room = await house.room(table)
    while room.state.seating.phase == "running":
        if 0 in room.state.waiting:
            moves = room.state.game.moves(0)
            if len(room.state.waiting) > 1:  # a sealed pick can be changed
                await room.carry_out(protocol.Play(f"not {room.state.number}", 0, moves[len(moves) - 1].text), hashed(name))
            await room.carry_out(protocol.Play(f"again {room.state.number}", 0, first(moves).text), hashed(name))
        async with looking(house, table, name):
            await settle(house)


@pytest.mark.parametrize("game", games.names())
def test_all_get_the_same_cards_and_bots_play_alike_whoever_is_quicker(game, file):
    async def work(house: House, _clock: Clock) -> None:
        ann, ben = await begin(house, "ann", game), await begin(house, "ben", game)
        assert ann != ben
        scores = await play_out(house, ann, "ann")
        await play_before_the_bots(house, ben, "ben")
        assert await moves_of(house, ben) == await moves_of(house, ann)
        assert list((await house.room(ben)).state.scores) == scores

    run(file, work)


def test_bots_at_a_shared_deal_think_by_count_and_not_by_the_clock(file, monkeypatch):
    """On a machine that is a thousand times slower they play the same."""
    budgets = []

    async def work(house: House, _clock: Clock) -> None:
        from parawan.server import house as module

        real = module.make

        def watched(name: str, seed: int) -> Any:
            bot = real(name, seed)

            class Watched:
                def choose(self, view: Any, moves: Any, budget: Any) -> Any:
                    budgets.append((budget.seconds, budget.iterations, seed))
                    return bot.choose(view, moves, budget)

            return Watched()

        monkeypatch.setattr(module, "make", watched)
        await play_out(house, await begin(house, "ann", "duck"), "ann")

    run(file, work)
    assert {seconds for seconds, _, _ in budgets} == {None}
    assert len({iterations for _, iterations, _ in budgets}) == 1
    assert len({seed for _, _, seed in budgets}) == 2  # one for each bot


def test_every_day_and_game_has_a_deal_of_its_own_that_several_processes_share(database):
    async def main() -> None:
        processes = 2 if database.startswith("postgresql") else 1
        stores = [open_store(database) for _ in range(processes)]
        houses = [House(store, Settings(bot_pause=0)) for store in stores]
        clock = Clock()
        for house in houses:
            house.now = clock
        try:
            commitments = set()
            for _ in range(2):
                looked: list[Day] = await asyncio.gather(*(house.days.look("x") for house in houses for _ in range(5)))
                found = {tuple((one.game, one.commitment) for one in day.games) for day in looked}
                assert len(found) == 1
                commitments |= {sealed for _, sealed in found.pop()}
                clock.now += DAY_MS
            assert len(commitments) == 2 * len(games.names())
        finally:
            for house in houses:
                await house.close()

    asyncio.run(main())


# ---- one result -----------------------------------------------------------------------------------------------------


def test_however_often_and_at_once_it_is_asked_for_there_is_one_table_and_one_result(database):
    async def main() -> None:
        processes = 2 if database.startswith("postgresql") else 1
        houses = [House(open_store(database), Settings(bot_pause=0)) for _ in range(processes)]
        try:
            tables = await asyncio.gather(*(begin(house, "ann") for house in houses for _ in range(6)))
            assert len(set(tables)) == 1
            scores = await play_out(houses[0], tables[0], "ann")
            shown = await asyncio.gather(*(seen(house, "ann") for house in houses for _ in range(3)))
            assert {(one.table, one.points, one.rank, one.played) for one in shown} == {(tables[0], scores[0], 1, 1)}
            assert await begin(houses[-1], "ann") == tables[0]
        finally:
            for house in houses:
                await house.close()
        assert len(await rows(database, "select * from tables")) == 1
        assert len(await rows(database, "select * from attempts")) == 1

    asyncio.run(main())


def test_the_first_points_stay(database):
    async def work(house: House, _clock: Clock) -> None:
        table = await begin(house, "ann")
        scores = await play_out(house, table, "ann")
        state = (await house.room(table)).state
        state.scores = (scores[0] + 5, *scores[1:])
        await house.days.finish(state)
        assert (await seen(house, "ann")).points == scores[0]

    run(database, work)


def test_who_goes_away_finds_the_game_as_it_was_also_after_a_restart(file):
    async def leave_in_the_middle(house: House, _clock: Clock) -> None:
        table = await begin(house, "ann")
        async with looking(house, table, "ann") as room:
            await settle(house)
            await room.carry_out(protocol.Play("1", 0, room.state.game.moves(0)[0].text), hashed("ann"))
            with pytest.raises(Refused, match="Nobody is waiting"):
                await room.carry_out(protocol.Leave("2", 0), hashed("ann"))
            with pytest.raises(Refused, match="cannot be closed"):
                await room.carry_out(protocol.Vote("3", 0, None), hashed("ann"))
            with pytest.raises(Refused, match="Only the host"):
                await room.carry_out(protocol.Close("4"), hashed("ann"))

    async def come_back(house: House, _clock: Clock) -> None:
        found = await seen(house, "ann")
        assert (found.over, found.points, found.played) == (False, None, 0)
        assert await begin(house, "ann") == found.table
        scores = await play_out(house, found.table, "ann")
        assert (await seen(house, "ann")).points == scores[0]

    run(file, leave_in_the_middle)
    run(file, come_back)


def test_a_process_that_dies_before_the_table_is_there_or_its_end_is_noted_loses_nothing(file):
    table = ""

    async def main() -> None:
        nonlocal table
        store = Held(file)
        async with house_on(store) as house:
            trouble = store.hold("create")
            trouble.error = Unavailable("died")
            trouble.go.set()
            with pytest.raises(Unavailable):
                await begin(house, "ann")
            table = (await seen(house, "ann")).table
            assert await begin(house, "ann") == table
            trouble = store.hold("finish_attempt")
            trouble.error = Unavailable("died")
            trouble.go.set()
            scores = await play_out(house, table, "ann")
            assert (await store.attempt(deals.of_day(deals.day_at(house.now()), "tide"), hashed("ann"))).points is None
        async with house_on(open_store(file)) as house:
            assert (await seen(house, "ann")).points == scores[0]

    asyncio.run(main())


def test_ranks_count_those_with_more_points_and_are_shown_to_who_has_played(file):
    async def work(house: House, clock: Clock) -> None:
        points = {}
        for name in ("ann", "ben", "cem", "dag"):
            before = await seen(house, name)
            assert (before.played, before.spread, before.rank) == (len(points), {}, None)
            points[name] = (await play_out(house, await begin(house, name), name, by(name)))[0]
        for name, mine in points.items():
            found = await seen(house, name)
            assert found.rank == 1 + sum(others > mine for others in points.values())
            assert found.spread == {one: list(points.values()).count(one) for one in points.values()}
        assert (await seen(house, "eve")).spread == {}
        clock.now = CLOSES
        assert sum((await seen(house, "eve", day=TODAY.isoformat())).spread.values()) == 4

    run(file, work)


# ---- clocks ---------------------------------------------------------------------------------------------------------


def test_a_game_that_ends_after_its_day_does_not_count(file):
    async def work(house: House, clock: Clock) -> None:
        table = await begin(house, "ann")
        clock.now = CLOSES
        await play_out(house, table, "ann")
        found = await seen(house, "ann", day=TODAY.isoformat())
        assert (found.table, found.over, found.points, found.played) == (table, True, None, 0)

    run(file, work)


def test_a_clock_set_back_over_midnight_brings_no_day_back_and_no_second_result(database):
    async def work(house: House, clock: Clock) -> None:
        old = await begin(house, "ann")
        clock.now = CLOSES + 1000
        new = await begin(house, "ann")
        assert new != old
        await play_out(house, new, "ann")
        clock.now = CLOSES - 1000
        assert await begin(house, "ann") == new
        looked = await house.days.look(hashed("ann"))
        assert (looked.date, looked.past) == ("2027-01-16", ["2027-01-15"])
        await play_out(house, old, "ann")  # its cards may have been seen
        assert (await seen(house, "ann", day="2027-01-15")).points is None
        clock.now = CLOSES + 1000
        found = await seen(house, "ann")
        assert (found.table, found.played) == (new, 1)
        assert found.points is not None

    assert date(2027, 1, 15) == TODAY
    run(database, work)


def test_a_clock_that_was_wrong_by_a_year_for_a_moment_does_no_harm(file):
    async def work(house: House, clock: Clock) -> None:
        table = await begin(house, "ann")
        clock.now += 366 * DAY_MS
        assert await begin(house, "ann") != table
        clock.now -= 366 * DAY_MS
        assert await begin(house, "ann") == table
        assert (await house.days.look("x")).date == TODAY.isoformat()

    run(file, work)


# ---- sealed ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games.names())
def test_nothing_of_a_days_deal_leaves_before_the_day_closes_but_to_who_plays_it(game, tmp_path):
    async def main() -> None:
        async with inside(tmp_path / "tables.sqlite") as here:
            deal = deals.of_day(TODAY, game)
            status, made = await here.ask("/api/day", "ann", {"game": game, "name": "Ann"})
            assert status == 201
            table = json.loads(made)["table"]
            answers = [made]

            async def look_everywhere() -> None:
                """As somebody who knows the table's id and the deal's name."""
                for path in ("/api/day", f"/api/day/{TODAY}", "/api/tables", "/api/mine", "/healthz", "/api/games"):
                    answers.append((await here.ask(path, "eve"))[1])
                for opened in ("record", "replay"):
                    answers.append((await here.ask(f"/api/tables/{table}/{opened}", "eve"))[1])
                asked = {"game": game, "seats": 3, "deal": deal, "bots": [None, "pip", "pip"]}
                status, body = await here.ask("/api/tables", "eve", asked)
                assert (status, json.loads(body)["why"][0]) == (400, "server-sealed")
                for seat in (None, 0):
                    async with here.at(table, "eve", seat) as wire:
                        assert [type(message) for message in wire.read] == [protocol.Refused]

            await look_everywhere()
            seed = (await here.store.row(table)).house_seed
            await play_out(here.house, table, "ann")
            async with here.at(table, "ann", 0) as wire:
                assert (wire.snapshot.phase, wire.snapshot.proof, wire.snapshot.view["viewer"]) == ("over", None, 0)
                answers += wire.messages
            await look_everywhere()
            for opened in ("record", "replay"):
                status, body = await here.ask(f"/api/tables/{table}/{opened}", "ann")
                assert (status, json.loads(body)["why"][0]) == (403, "server-sealed")
            assert not any(seed.hex().encode() in answer for answer in answers)
            assert any(commitment(seed).encode() in answer for answer in answers)

            here.now = CLOSES
            status, record = await here.ask(f"/api/tables/{table}/record", "eve")
            assert (status, verify(record.decode()) > 0) == (200, True)
            async with here.at(table, "eve") as wire:
                assert wire.snapshot.proof == protocol.Proof(seed.hex(), [])

    asyncio.run(main())


def test_a_past_day_can_be_played_by_anybody_and_changes_no_ranking(file):
    async def work(house: House, clock: Clock) -> None:
        await play_out(house, await begin(house, "ann"), "ann")
        clock.now = CLOSES + HOUR_MS
        deal = deals.of_day(TODAY, "tide")
        asked = NewTable("tide", 3, bots=[None, "okto", "lumi"], deal=deal)
        table = await house.open_table(asked, hashed("ben"))
        room = await house.room(table)
        await room.carry_out(protocol.Sit("1", 0, "Ben", "00" * 16), hashed("ben"))
        await room.carry_out(protocol.Start("2"), hashed("ben"))
        mine = await play_out(house, table, "ben")
        past = await seen(house, "ben", day=TODAY.isoformat())
        assert (past.played, past.table, past.points) == (1, "", None)
        assert mine[0] in past.spread  # the same moves against the same bots bring the same points
        assert room.state.opened(clock.now)

    run(file, work)


def test_days_to_come_and_days_nobody_played_are_not_shown(file):
    async def work(house: House, _clock: Clock) -> None:
        for day in ("2027-01-16", "2020-01-01", "tomorrow"):
            with pytest.raises(Refused, match="no deal of that day"):
                await house.days.look("x", day)
        assert await house.store.deals_named("day/", 10) == []

    run(file, work)


def test_an_operator_cannot_take_a_days_place(file):
    async def work(house: House, _clock: Clock) -> None:
        for name in (deals.of_day(TODAY, "tide"), "day/of/rest", "evening/x/0"):
            with pytest.raises(ParawanError, match="Choose another name"):
                await add_deal(house.store, name, "2030-01-01T00:00", Voice())
        assert await house.store.deals_named("", 10) == []

    run(file, work)


# ---- over HTTP ------------------------------------------------------------------------------------------------------


def test_only_the_own_page_with_a_cookie_begins_and_only_so_often(tmp_path):
    async def main() -> None:
        async with inside(tmp_path / "tables.sqlite", tables_per_hour=3) as here:
            asked = {"game": "tide", "name": "Ann"}
            assert (await here.ask("/api/day"))[0] == 401
            assert (await here.ask("/api/day", "", asked))[0] == 401
            assert (await here.ask("/api/day", "ann", asked, origin="http://elsewhere"))[0] == 403
            assert (await here.ask("/api/day", "ann", {**asked, "game": "chess"}))[0] == 400
            assert (await here.ask("/api/day", "ann", {**asked, "name": "\u200b"}))[0] == 400
            assert (await here.ask("/api/day", "ann", asked))[0] == 201
            assert (await here.ask("/api/day", "ann", asked))[0] == 429

    asyncio.run(main())


def test_what_is_old_is_forgotten(database):
    async def work(house: House, clock: Clock) -> None:
        await play_out(house, await begin(house, "ann"), "ann")
        clock.now += 50 * DAY_MS
        await begin(house, "ben")
        await house.expire()
        assert len(await rows(database, "select * from attempts")) == 2
        clock.now += 60 * DAY_MS
        await house.expire()
        left = await rows(database, "select deal from attempts")
        assert left == [(deals.of_day(deals.day_at(CLOSES - HOUR_MS + 50 * DAY_MS), "tide"),)]

    run(database, work)
