"""Replays: with each pair of eyes exactly what that seat saw, of a table or out of a file; and led by somebody."""

from __future__ import annotations

import asyncio
import json
import random
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import quote

import pytest

from parawan import Table
from parawan.engine.errors import BadTable
from parawan.server.app import MOST_BODY
from parawan.server.changes import TOLD_APART, apply
from parawan.server.replay import replay_of_record
from tests.server.client import Browser, Client, Refused
from tests.server.serving import Serving
from tests.support import every_table, play_randomly

SECRET = "leaders-own-secret"


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("replay") / "tables.sqlite") as serving:
        yield serving


def views_of(replay: dict[str, Any]) -> dict[int, dict[str, Any]]:
    """The view at every moment that is told of."""
    views, view = {}, None
    for moment, update in zip(replay["moments"], replay["updates"], strict=True):
        view = json.loads(json.dumps(update.get("view") or view))
        apply(view or {}, update.get("set", {}))
        views[moment] = view
    return views


def as_shown(view: dict[str, Any]) -> dict[str, Any]:
    return json.loads(json.dumps({name: value for name, value in view.items() if name not in (*TOLD_APART, "game")}))


@pytest.mark.parametrize(("game", "seats", "options"), every_table())
def test_at_every_moment_a_seat_sees_its_own_view_of_that_moment_and_nothing_else(game, seats, options):
    table = Table(game, seats, seed=5, options=options, deals=())
    eyes = seats - 1
    seen, everything = {0: as_shown(table.view(eyes))}, {0: as_shown(table.reveal())}
    for _ in play_randomly(table, random.Random(5)):
        seen[len(table.log)], everything[len(table.log)] = as_shown(table.view(eyes)), as_shown(table.reveal())
    seen[len(table.log)] = everything[len(table.log)]  # once the game is over, all is open
    for asked, truth in ((eyes, seen), (None, everything)):
        views = views_of(json.loads(replay_of_record(table.record(), asked, 0)))
        known = None
        for moment, view in truth.items():
            known = views.get(moment, known)
            assert known == view
        assert max(views) == len(table.log)


def test_a_game_that_is_not_over_and_one_of_another_edition_are_shown_too():
    table = Table("duck", 3, seed=4, deals=())
    for _ in play_randomly(table, random.Random(4), 9):
        pass
    replay = json.loads(replay_of_record(table.record(), 1, 0))
    assert replay["table"]["phase"] == "running"
    assert replay["table"]["view"] == as_shown(table.view(1))
    with pytest.raises(BadTable):
        replay_of_record(table.record(), 3, 0)


# ---- over HTTP ------------------------------------------------------------------------------------------------------


async def finished(ann: Browser, game: str = "tide") -> tuple[str, Client]:
    """A table that Ann and two bots have played, and Ann's client."""
    table = await ann.open_table(game, 3, bots=[None, "pip", "pip"])
    luck = random.Random(game)
    async with ann.at(table) as client:
        await client.sit(0, "Ann")
        await client.do("start")
        while await client.my_turn():
            moves, client.choices = client.choices, []
            await client.play(luck.choice(moves))
    return table, client


@pytest.mark.parametrize("game", ["duck", "maui", "tide"])
def test_with_a_seats_eyes_a_replay_tells_what_that_seat_was_told(game, serving):
    ann = Browser(serving.url)
    table, client = asyncio.run(finished(ann, game))
    hers, open_to_all = (ann.ask(f"/api/tables/{table}/replay{eyes}") for eyes in ("?eyes=0", ""))
    assert hers["table"]["viewer"] == 0
    told = [line for update in hers["updates"] for line in update.get("story", [])]
    assert told == json.loads(json.dumps(client.story))
    assert len(views_of(open_to_all)) >= len(views_of(hers))
    record = ann.ask(f"/api/tables/{table}/record")
    again = post(ann, "/api/replay?eyes=0", record)
    assert views_of(again) == views_of(hers)


def refusal(ask: Callable[[], Any]) -> tuple[int, Any]:
    with pytest.raises(urllib.error.HTTPError) as caught:
        ask()
    with caught.value as answer:
        return answer.code, json.loads(answer.read())


@pytest.mark.parametrize("eyes", ["3", "9", "-1", "x", "00", "²"])
def test_eyes_that_nobody_has_are_refused(eyes, serving):
    ann = Browser(serving.url)
    table, _ = asyncio.run(finished(ann))
    code, _ = refusal(lambda: ann.ask(f"/api/tables/{table}/replay?eyes={quote(eyes)}"))
    assert code == 400


def test_a_running_game_is_replayed_to_nobody(serving):
    ann = Browser(serving.url)

    async def begun() -> str:
        table = await ann.open_table("tide", 3, bots=[None, "pip", "pip"])
        async with ann.at(table) as client:
            await client.sit(0, "Ann")
            await client.do("start")
        return table

    table = asyncio.run(begun())
    code, _ = refusal(lambda: ann.ask(f"/api/tables/{table}/replay?eyes=0"))
    assert code == 403


def post(browser: Browser, path: str, text: str) -> Any:
    request = urllib.request.Request(browser.url + path, text.encode(), {"cookie": f"parawan={browser.cookie}"})
    with urllib.request.urlopen(request, timeout=20) as answer:
        return json.loads(answer.read())


def test_what_is_wrong_with_a_record_is_said_in_the_language_asked_for(tmp_path):
    record = Table("tide", 3, seed=1).record()
    wrong = {"nothing like it": "error-record-other", record.replace("seats 3", "seats 4"): "error-record-changed"}
    wrong |= {"\n".join(record.splitlines()[:-1]): "error-record-cut", "": "error-record-other"}
    with Serving(tmp_path / "tables.sqlite") as serving:
        ann = Browser(serving.url)
        for text, message in wrong.items():
            said = set()
            for language in ("en", "de", "pl", "xx"):
                code, answer = refusal(lambda: post(ann, f"/api/replay?language={language}", text))  # noqa: B023
                assert (code, answer["why"][0]) == (400, message)
                said.add(answer["text"])
            assert len(said) == 3
        code, _ = refusal(lambda: post(ann, "/api/replay", "x" * (MOST_BODY + 1)))
        assert code == 413
        tables = ann.ask("/healthz")["tables"]
        assert not tables  # nothing of it was kept
        codes = {refusal(lambda: post(ann, "/api/replay", "again and again"))[0] for _ in range(30)}
        assert codes == {400, 429}


# ---- together -------------------------------------------------------------------------------------------------------


async def lead(leader: Client, at: int, eyes: int | None = None, secret: str = SECRET) -> str:
    return str((await leader.do("show", secret=secret, name="Ann", at=at, eyes=eyes)).secret)


async def hears(client: Client, at: int) -> None:
    await client.until(lambda: client.shown and client.shown[-1].at == at)


def test_who_follows_sees_where_the_leader_looks_and_nobody_else_leads(serving):
    async def watch() -> None:
        ann = Browser(serving.url)
        table, _ = await finished(ann)
        async with ann.at(table) as leader, Browser(serving.url).at(table) as ben, Browser(serving.url).at(table) as eve:
            show = await lead(leader, 3)
            await ben.do("follow", show=show)
            await hears(ben, 3)  # who comes later is told at once
            await lead(leader, 7, eyes=1)
            await hears(ben, 7)
            assert (ben.shown[-1].name, ben.shown[-1].eyes) == ("Ann", 1)
            assert SECRET not in "".join(ben.frames)
            other = await lead(eve, 99, secret="a-secret-of-her-own")  # she leads, but not those who follow Ann
            assert other != show
            await lead(leader, 8)
            await hears(ben, 8)
            assert 99 not in [shown.at for shown in ben.shown]
            await ben.do("follow", show="")
            await lead(leader, 9)
            await ben.do("ping")
            assert ben.shown[-1].at == 8

    asyncio.run(watch())


def test_a_game_that_goes_on_is_led_through_by_nobody(serving):
    async def watch() -> None:
        ann = Browser(serving.url)
        table = await ann.open_table("tide", 3)
        async with ann.at(table) as leader:
            with pytest.raises(Refused) as caught:
                await lead(leader, 0)
            assert caught.value.message == "server-not-ended"

    asyncio.run(watch())


def test_shows_are_bounded_and_the_oldest_is_forgotten_first(serving):
    async def watch() -> None:
        ann = Browser(serving.url)
        table, _ = await finished(ann)
        async with ann.at(table) as leader, Browser(serving.url).at(table) as ben:
            names = [await lead(leader, at, secret=f"one-of-many-secrets-{at}") for at in range(21)]
            for name in (names[0], names[-1]):
                await ben.do("follow", show=name)
            await ben.do("ping")
            assert [shown.at for shown in ben.shown] == [20]

    asyncio.run(watch())


def test_leader_and_followers_may_be_at_different_processes(postgresql):
    async def watch() -> None:
        with Serving(postgresql) as one, Serving(postgresql) as other:
            ann = Browser(one.url)
            table, _ = await finished(ann)
            async with ann.at(table) as leader, Browser(other.url).at(table) as ben:
                show = await lead(leader, 1)
                await ben.do("follow", show=show)
                for at in range(2, 50):  # the other process may not listen yet
                    await lead(leader, at)
                    await asyncio.sleep(0.1)
                    if ben.shown:
                        break
                await lead(leader, 60, eyes=2)
                await hears(ben, 60)
                assert ben.shown[-1].eyes == 2

    asyncio.run(watch())
