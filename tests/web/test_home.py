"""The start page: its language, its light, the tables anybody may watch, and what makes it an app."""

from __future__ import annotations

import asyncio
import json
import re
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Route, expect

from tests.server.client import Browser
from tests.server.serving import Serving
from tests.web.conftest import DESK, LOCALES, PHONE
from tests.web.held import held_back
from tests.web.tables import open_table
from tests.web.words import Words


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_a_language_is_chosen_and_kept(device, person, server):
    page = person(device).page
    page.goto(server.url)
    for before, language, name in (("en", "pl", "Polski"), ("pl", "de", "Deutsch"), ("de", "en", "English")):
        page.get_by_label(Words(before)("set-language"), exact=True).select_option(name)
        for _ in range(2):
            expect(page.get_by_text(Words(language)("home-what"))).to_be_visible()
            expect(page.get_by_role("button", name=Words(language)("home-play"), exact=True)).to_have_count(3)
            expect(page.locator("html")).to_have_attribute("lang", language)
            page.reload()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_light_is_switched_and_stays_so(theme, person, server):
    page = person(theme=theme).page
    page.goto(server.url)
    at_first, other = ("day", "night") if theme == "light" else ("night", "day")
    colour = "getComputedStyle(document.body).backgroundColor"
    expect(page.locator("html")).to_have_attribute("data-theme", at_first)
    before = page.evaluate(colour)
    page.get_by_role("button", name=Words("en")(f"set-theme-{other}"), exact=True).click()
    for _ in range(2):
        expect(page.locator("html")).to_have_attribute("data-theme", other)
        page.get_by_role("button", name=Words("en")(f"set-theme-{at_first}"), exact=True).wait_for()  # the way back
        assert page.evaluate(colour) != before
        page.reload()


def test_one_s_own_tables_say_which_wait_for_oneself_those_first(person, server):
    say = Words("en")
    page = person().page
    waiting = open_table(page, server.url, "maui", ["bot"])
    expect(page.get_by_role("heading", level=1)).to_contain_text(say("table-your-turn"))
    open_table(page, server.url, "tide", ["friend", "bot"])
    page.get_by_text(say("lobby-private")).wait_for()
    page.goto(server.url)
    mine = page.locator("section").filter(has=page.get_by_role("heading", name=say("home-continue"), exact=True))
    expect(mine.get_by_role("listitem")).to_have_count(2)
    expect(mine.get_by_role("listitem").first).to_contain_text(say("table-your-turn"))
    expect(mine.get_by_text(say("table-your-turn"))).to_have_count(1)
    mine.get_by_role("link").first.click()
    page.wait_for_url(waiting)


async def open_to_all(ann: Browser) -> str:
    """A table in play that anybody may find, and more that wait for company than the page shows."""
    for _ in range(7):
        await ann.open_table("tide", 3, listed=True)
    table = await ann.open_table("duck", 2, bots=[None, "pip"], listed=True)
    async with ann.at(table) as client:
        await client.sit(0, "Ann")
        await client.do("start")
        await client.my_turn()
    return table


@pytest.mark.parametrize("failures", [1, 100], ids=["once", "again and again"])
def test_tables_of_ones_own_never_go_missing_without_a_word(failures, person, server):
    say = Words("en")
    someone = person(service_workers="block")
    someone.expected = re.compile("Failed to load resource")
    page = someone.page
    open_table(page, server.url, "maui", ["bot"])
    expect(page.get_by_role("heading", level=1)).to_contain_text(say("table-your-turn"))
    asked: list[Route] = []

    def fail(route: Route) -> None:
        asked.append(route)
        route.abort() if len(asked) <= failures else route.continue_()

    page.route("**/api/mine", fail)
    page.goto(server.url)
    expect(page.get_by_role("button", name=say("home-play"), exact=True)).to_have_count(3)
    expect(page.get_by_role("heading", name=say("home-continue"), exact=True)).to_have_count(1 if failures == 1 else 0)
    expect(page.get_by_role("alert").filter(has_text=say("net-offline"))).to_have_count(0 if failures == 1 else 1)
    assert len(asked) == 2


def test_whoever_comes_along_can_watch_a_table_that_is_open_to_all(person, tmp_path):
    with Serving(tmp_path / "tables.sqlite") as own_server:  # elsewhere other tables are listed before it
        with ThreadPoolExecutor(1) as thread:  # Playwright's own loop runs in this one
            table = thread.submit(asyncio.run, open_to_all(Browser(own_server.url))).result()
        page = person().page
        page.goto(own_server.url)
        beach = page.locator("section").filter(has=page.get_by_role("heading", name=Words("en")("home-watch"), exact=True))
        expect(beach.get_by_role("listitem").filter(has_text="Ann, Pip")).to_have_count(1)
        expect(beach.get_by_role("listitem")).to_have_count(6)
        beach.get_by_role("link", name="Watch: Duck").click()
        page.wait_for_url(f"**/t/{table}")
        expect(page.get_by_role("heading", level=1)).to_contain_text("You are watching")
        page.get_by_role("region", name="Table", exact=True).wait_for()
        page.close()


LOADED = """async ({ src }) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return `${picture.naturalWidth}x${picture.naturalHeight}`;
}"""


def test_the_page_can_be_installed(person, server):
    someone = person(PHONE)
    page = someone.page
    page.goto(server.url)
    manifest = someone.context.new_cdp_session(page).send("Page.getAppManifest")
    assert manifest["url"] == f"{server.url}/manifest.webmanifest"
    assert not manifest["errors"]  # as the browser reads it
    told = json.loads(manifest["data"])
    assert told["name"]
    assert told["display"] == "standalone"
    sizes = {icon["sizes"]: page.evaluate(LOADED, icon) for icon in told["icons"]}
    assert {"192x192", "512x512"} <= sizes.keys()  # what browsers ask for before they offer it
    assert all(size == loaded for size, loaded in sizes.items() if size != "any")
    answer = page.goto(server.url + told["start_url"])
    assert answer is not None
    assert answer.ok
    page.get_by_role("button", name="Play now").first.wait_for()


SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries())
        shifts.push(...sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? 'a text'));
}).observe({ type: 'layout-shift', buffered: true });
"""
SLOW_LINE = {"offline": False, "latency": 50, "downloadThroughput": 250_000, "uploadThroughput": 250_000}
LETTERS_LATE_S = 2


@pytest.mark.parametrize("stranger", [True, False])
@pytest.mark.parametrize("language", LOCALES)
def test_nothing_moves_away_from_a_finger_while_the_page_loads(language, stranger, person, beach):
    """On a slow line games come before one's own tables, and letters last."""

    def hold_up(route: Route) -> None:
        time.sleep(LETTERS_LATE_S)
        route.continue_()

    page = person(PHONE, language=language, service_workers="block").page
    page.route("**/*.woff2", hold_up)
    if not stranger:
        page.context.add_cookies([{"name": "parawan", "value": beach.cookie, "url": beach.url}])
    page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", SLOW_LINE)
    page.clock.install(time=0)
    page.clock.pause_at(1)  # so that patience never ends, however busy this machine is
    page.add_init_script(SHIFTS)
    page.goto(beach.url)
    page.get_by_role("button", name=Words(language)("home-play"), exact=True).last.wait_for()
    page.evaluate("document.fonts.ready")
    page.wait_for_function("() => !document.querySelector('.picture:empty')")
    assert page.evaluate("shifts") == []


def test_a_table_that_takes_long_to_set_up_says_why(person, server):
    """As on a machine that never played this game, where it is compiled first."""
    page, say = person(PHONE, language="pl").page, Words("pl")
    starts = held_back(page, '"type":"start"')
    page.goto(server.url)
    page.get_by_role("button", name=say("home-play"), exact=True).last.tap()
    expect(page.get_by_role("status")).to_have_text(say("table-first-time"))
    (let_go,) = starts
    let_go()
    expect(page.get_by_role("heading", level=1)).to_contain_text(say("table-your-turn"))
