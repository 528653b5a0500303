"""The deal of the day and an evening with friends, by real browsers on phones, in three languages."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from parawan.server import deals
from parawan.server.serve import open_store
from parawan.server.store import SharedDeal
from tests.server.client import Browser
from tests.server.serving import Serving
from tests.web.axe import faults
from tests.web.beach import play_at_evening, play_on
from tests.web.conftest import PHONE, Person
from tests.web.player import Player
from tests.web.player import play_on as play_by_page
from tests.web.words import Words

PAST = datetime.now(UTC).date() - timedelta(days=3)
GAMES = {"en": "maui", "de": "duck", "pl": "tide"}


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One with a past, on which nobody else plays."""
    database = tmp_path_factory.mktemp("shared") / "tables.sqlite"
    run(_add_past(database))
    with Serving(database) as serving:
        yield serving


async def _add_past(database: Path) -> None:
    store = open_store(str(database))
    await store.add_shared_deal(SharedDeal(deals.of_day(PAST, "tide"), bytes(range(32)), deals.end_of(PAST)))
    await store.close()


def run(work: Coroutine[Any, Any, Any]) -> Any:
    # Playwright's own loop runs in this thread.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def client_of(someone: Person, server: Serving) -> Browser:
    """The same identity, over the socket."""
    cookie = next(cookie["value"] for cookie in someone.context.cookies() if cookie["name"] == "parawan")
    return Browser(server.url, cookie)


def assert_everybody_can_use(page: Page) -> None:
    assert not faults(page)
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def button(page: Page, text: str) -> Any:
    return page.get_by_role("button", name=text, exact=True)


@pytest.mark.parametrize("language", GAMES)
def test_the_deal_of_the_day(language: str, own_server: Serving, person: Callable[..., Person]) -> None:
    say, game = Words(language), GAMES[language]
    someone = person(PHONE, language)
    someone.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = someone.page
    page.goto(own_server.url)
    day = page.locator("section").filter(has=page.get_by_role("heading", name=say("home-day"), exact=True))
    expect(day.get_by_role("listitem").filter(has_text=say(f"{game}-name"))).to_contain_text(say("home-day-open"))
    page.get_by_role("link", name=say("home-day"), exact=True).click()
    card = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=say(f"{game}-name"), exact=True))
    card.get_by_role("button", name=say("day-play"), exact=True).click()
    page.wait_for_url("**/t/*")
    page.get_by_role("region", name=say("table-hand"), exact=True).get_by_role("button").first.wait_for()
    table = page.url

    page.goto(own_server.url)  # gone and back: it is the same game
    expect(day.get_by_role("listitem").filter(has_text=say(f"{game}-name"))).to_contain_text(say("home-day-running"))
    page.goto(f"{own_server.url}/day")
    card.get_by_role("button", name=say("day-go-on"), exact=True).click()
    page.wait_for_url(table)
    if language == "en":
        play_by_page([Player(page, game)])
    else:
        run(play_on(client_of(someone, own_server), table.rsplit("/", 1)[1], 0, None, language))
    button(page, say("end-day")).click()

    card.get_by_role("img", name=re.compile("^" + re.escape(say("day-chart")))).wait_for()
    assert_everybody_can_use(page)
    expect(page.get_by_text(say("day-identity"))).to_be_visible()
    expect(page.get_by_text(say("day-same-cards"))).to_be_visible()
    played = client_of(someone, own_server).ask("/api/day")["games"]
    mine = next(one for one in played if one["game"] == game)
    expect(card).to_contain_text(say("day-place-so-far", rank=mine["rank"], count=mine["played"]))
    card.get_by_role("button", name=say("day-share"), exact=True).click()
    card.get_by_role("button", name=say("day-copied"), exact=True).wait_for()
    line = page.evaluate("navigator.clipboard.readText()")
    points = str(mine["points"]).replace("-", "−")
    assert re.fullmatch(rf"Parawan, {re.escape(say(f'{game}-name'))}, .*: {points} \w+, \w+ 1 \w+\s1\n{own_server.url}/day", line)
    card.get_by_role("button", name=say("day-look"), exact=True).click()
    page.get_by_text(say("end-sealed")).wait_for()
    assert button(page, say("end-replay")).count() == 0


@pytest.mark.parametrize("language", GAMES)
def test_a_past_day_is_played_for_fun(language: str, own_server: Serving, person: Callable[..., Person]) -> None:
    say, someone = Words(language), person(PHONE, language)
    page = someone.page
    page.goto(f"{own_server.url}/day")
    page.get_by_role("link", name=re.compile(str(PAST.year))).last.click()
    page.get_by_text(say("day-over")).wait_for()
    assert_everybody_can_use(page)
    button(page, say("day-play-past")).click()
    page.wait_for_url("**/t/*")
    page.get_by_role("region", name=say("table-hand"), exact=True).get_by_role("button").first.wait_for()
    run(play_on(client_of(someone, own_server), page.url.rsplit("/", 1)[1], 0, None, language))
    button(page, say("end-replay")).wait_for()  # it is open already
    button(page, say("end-day")).click()
    page.wait_for_url(f"**/day/{PAST}")
    expect(page.get_by_text(say("day-played", count=0))).to_be_visible()


@pytest.mark.parametrize("language", GAMES)
def test_an_evening_with_friends(language: str, own_server: Serving, person: Callable[..., Person]) -> None:
    say = Words(language)
    host, friend = person(PHONE, language), person(PHONE, language, theme="dark")
    page, other = host.page, friend.page
    page.goto(own_server.url)
    page.get_by_role("link", name=say("home-evening"), exact=True).click()
    page.get_by_role("radio", name=say("maui-name"), exact=True).click()
    page.get_by_role("group", name=say("evening-seats")).get_by_role("radio", name="3", exact=True).click()
    page.get_by_role("group", name=say("evening-deals")).get_by_role("radio", name="2", exact=True).click()
    page.get_by_label(say("new-your-name")).fill("Ann")
    assert_everybody_can_use(page)
    button(page, say("evening-open")).click()
    link = page.get_by_label(say("link-address"), exact=True)
    link.wait_for()
    address = link.input_value()
    path = "/api/evenings/" + re.search(r"/evening/(\w+)#", address)[1]  # type: ignore[index]

    other.goto(address)
    other.get_by_label(say("lobby-name")).fill("Ben")
    button(other, say("evening-join")).click()
    other.get_by_text("Ben").first.wait_for()
    guests = [Browser(own_server.url) for _ in range(2)]
    for browser, name in zip(guests, ("Cem", "Dag"), strict=True):
        browser.ask(f"{path}/join", {"name": name, "secret": address.split("#")[1]})
    page.get_by_text("Dag").first.wait_for()

    button(page, say("evening-begin")).click()
    page.wait_for_url("**/t/*")  # seated at once
    other.wait_for_url("**/t/*")
    hand = page.get_by_role("region", name=say("table-hand"), exact=True)
    hand.get_by_role("button").first.wait_for()
    everybody = [client_of(host, own_server), client_of(friend, own_server), *guests]

    async def play(deal: int, people: list[Browser]) -> None:
        await asyncio.gather(*(play_at_evening(browser, path, deal) for browser in people))

    run(play(0, everybody))
    for one in (page, other):
        button(one, say("end-evening")).click()
        one.get_by_role("heading", name=say("evening-results"), exact=True).wait_for()
        expect(one.get_by_role("row")).to_have_count(5)
        assert_everybody_can_use(one)

    everybody[3].ask(f"{path}/leave", {})  # nobody waits for who leaves
    button(other, say("evening-next")).click()  # anybody may deal when all are done
    other.wait_for_url("**/t/*")
    page.wait_for_url("**/t/*")
    guests_left = everybody[:3]
    run(play(1, guests_left))
    button(page, say("end-evening")).click()
    page.get_by_text(say("evening-over")).wait_for()
    rows = page.get_by_role("row")
    expect(rows).to_have_count(5)
    replays = page.get_by_role("link", name=say("evening-replay", number=1), exact=True)
    replays.first.click()
    page.wait_for_url("**/replay/*")
    page.get_by_role("slider").wait_for()


def test_who_waits_lets_bots_play_for_those_who_are_away(own_server: Serving, person: Callable[..., Person]) -> None:
    say, host = Words("en"), person(PHONE)
    page = host.page
    page.goto(f"{own_server.url}/evening")
    page.get_by_role("group", name=say("evening-deals")).get_by_role("radio", name="2", exact=True).click()
    button(page, say("evening-open")).click()
    link = page.get_by_label("Link", exact=True)
    link.wait_for()
    address = link.input_value()
    path = "/api/evenings/" + re.search(r"/evening/(\w+)#", address)[1]  # type: ignore[index]
    away = Browser(own_server.url)
    away.ask(f"{path}/join", {"name": "Ben", "secret": address.split("#")[1]})
    page.get_by_text("Ben").first.wait_for()
    button(page, say("evening-begin")).click()
    page.wait_for_url("**/t/*")
    run(play_at_evening(client_of(host, own_server), path, 0))
    button(page, say("end-evening")).click()
    page.get_by_text("Still playing: Ben").wait_for()
    button(page, say("evening-go-on")).click()
    page.get_by_text(say("evening-wait-next")).wait_for()
    button(page, say("evening-close")).click()
    button(page, say("menu-sure")).click()
    page.get_by_text(say("evening-over")).wait_for()
