"""First games on a server: a table like any other, on a deal that is no secret, with bots that play a script."""

from __future__ import annotations

import asyncio
import urllib.error
from pathlib import Path
from typing import Any

import pytest

from parawan import cli, games
from parawan.engine.lesson import LEARNER
from parawan.games.contract import Lesson
from tests.server.client import Browser, Client
from tests.server.serving import Serving


def lesson_of(game: str) -> Lesson:
    return games.load(game).lesson


async def open_lesson(browser: Browser, game: str) -> str:
    return await browser.open_table(game, lesson_of(game).seats, lesson=True)


async def begin(client: Client) -> None:
    await client.sit(LEARNER, "Ann")
    await client.do("start")


async def play_told(client: Client, turns: range) -> None:
    """Some of the lesson's moves."""
    for turn in turns:
        assert await client.my_turn()
        assert client.table["lesson"] == turn
        client.choices = []
        await client.play(lesson_of(client.table["game"]).moves[turn][0])


async def play_on(client: Client) -> None:
    while await client.my_turn():
        moves, client.choices = client.choices, []
        await client.play(moves[0])


@pytest.mark.parametrize("game", games.names())
def test_a_lesson_survives_kill_9_in_its_middle_and_goes_on_to_a_real_end(game: str, tmp_path: Path, capsys: Any) -> None:
    moves = len(lesson_of(game).moves)
    with Serving(tmp_path / "tables.sqlite") as before:
        browser = Browser(before.url)

        async def first_half() -> str:
            async with browser.at(await open_lesson(browser, game)) as client:
                await begin(client)
                await play_told(client, range(moves // 2))
                return client.id

        table = asyncio.run(first_half())
        before.kill()
    with Serving(tmp_path / "tables.sqlite") as after:
        again = Browser(after.url, browser.cookie)
        [listed] = again.ask("/api/mine")["tables"]
        assert (listed["table"], listed["lesson"], listed["phase"]) == (table, True, "running")

        async def second_half() -> tuple[Client, str]:
            async with again.at(table, LEARNER) as client:
                await play_told(client, range(moves // 2, moves))
                assert await client.my_turn()
                assert client.table["lesson"] == moves
                await play_on(client)
                assert client.table["lesson"] is None
                return client, again.ask(f"/api/tables/{table}/record")

        client, record = asyncio.run(second_half())
    script = lesson_of(game).others
    played = [line.split() for line in record.splitlines()]
    for seat, texts in script.items():
        assert all(any(text.split() == line[-len(text.split()) :] for line in played) for text in texts), seat
    (tmp_path / "game.txt").write_text(record)
    assert cli.main(["verify", str(tmp_path / "game.txt"), "--lang", "en"]) == 0
    assert client.table["scores"]
    capsys.readouterr()


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with Serving(tmp_path_factory.mktemp("lessons") / "tables.sqlite") as serving:
        yield serving


@pytest.mark.parametrize("game", games.names())
def test_who_goes_another_way_is_taught_no_more_and_plays_a_real_game(game: str, serving: Serving) -> None:
    async def play() -> None:
        browser = Browser(serving.url)
        async with browser.at(await open_lesson(browser, game)) as client:
            await begin(client)
            assert await client.my_turn()
            assert client.table["lesson"] == 0
            other = next(move for move in client.choices if move not in lesson_of(game).moves[0])
            client.choices = []
            await client.play(other)
            await client.until(lambda: client.table["lesson"] is None)
            await play_on(client)
            assert client.table["phase"] == "over"

    asyncio.run(play())


def test_only_the_learner_is_told_how_far_the_lesson_is(serving: Serving) -> None:
    """It counts a sealed pick that was changed, which nobody else may notice."""

    async def play() -> None:
        browser = Browser(serving.url)
        async with browser.at(await open_lesson(browser, "tide")) as client:
            await begin(client)
            assert await client.my_turn()
            async with browser.at(client.id) as watcher:
                assert client.table["lesson"] == 0
                await client.play("59")
                await client.until(lambda: client.table["lesson"] == 1)
                await watcher.until(lambda: watcher.table["view"]["turn"] == 2)
                assert all('"lesson"' not in frame for frame in watcher.frames)

    asyncio.run(play())


@pytest.mark.parametrize(
    "wish",
    [{"seats": 4}, {"listed": True}, {"bots": [None, "lumi", "lumi"]}, {"options": {"open": True}}, {"deal": "today"}],
)
def test_a_lesson_is_as_it_is(wish: dict[str, Any], serving: Serving) -> None:
    with pytest.raises(urllib.error.HTTPError) as caught:
        Browser(serving.url).ask("/api/tables", {"game": "tide", "seats": 3, "lesson": True, **wish})
    with caught.value as error:
        assert error.code == 400
        assert b"server-lesson" in error.read()


def test_a_rematch_after_a_lesson_is_a_game_of_its_own(serving: Serving) -> None:
    async def play() -> None:
        browser = Browser(serving.url)
        async with browser.at(await open_lesson(browser, "maui")) as client:
            await begin(client)
            await play_on(client)
            await client.do("rematch")
            await client.until(lambda: client.table["rematch"])
        async with browser.at(client.table["rematch"], LEARNER) as again:
            await again.do("ready", seat=LEARNER, nonce="ab" * 16)
            await again.do("start")
            assert await again.my_turn()
            assert again.table["lesson"] is None
            assert again.table["commitment"] != client.table["commitment"]

    asyncio.run(play())


@pytest.mark.parametrize("game", games.names())
def test_the_steps_can_be_asked_for(game: str, serving: Serving) -> None:
    steps = Browser(serving.url).ask(f"/api/lessons/{game}")["steps"]
    assert [step["message"] for step in steps] == [step.message for step in lesson_of(game).steps]
    offered = next(facts for facts in Browser(serving.url).ask("/api/games")["games"] if facts["name"] == game)
    assert offered["lesson"] == lesson_of(game).seats


def test_there_is_no_lesson_of_an_unknown_game(serving: Serving) -> None:
    with pytest.raises(urllib.error.HTTPError) as caught:
        Browser(serving.url).ask("/api/lessons/chess")
    with caught.value as error:
        assert error.code in (400, 404)
