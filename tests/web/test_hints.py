"""Hints at a table with bots, asked for on a phone, in three languages."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.serving import Serving
from tests.web.conftest import PHONE
from tests.web.places import GAMES
from tests.web.test_everybody import CODE
from tests.web.test_shared import assert_everybody_can_use
from tests.web.words import Words


def opened(page: Page, url: str, game: str, say: Words) -> Locator:
    """A new table with bots and hints; returns the button that asks for one."""
    page.goto(url)
    page.get_by_role("button", name=say("home-options"), exact=True).nth(GAMES.index(game)).tap()
    sheet = page.get_by_role("dialog")
    sheet.get_by_text(say("new-more"), exact=True).tap()
    sheet.get_by_role("switch", name=say("new-hints")).tap()
    sheet.get_by_role("button", name=say("new-play"), exact=True).tap()
    return page.get_by_role("button", name=say("hint-ask"), exact=True)


def asked(page: Page, url: str, game: str, say: Words) -> Locator:
    """A hint, at a new table."""
    opened(page, url, game, say).tap()
    bar = page.get_by_role("region", name=say("hint-title"), exact=True)
    bar.wait_for()
    return bar


@pytest.mark.parametrize(("game", "language"), [("maui", "en"), ("tide", "de"), ("duck", "pl")])
def test_a_hint_is_asked_for_read_and_played(game, language, person, server: Serving):
    page, say = person(PHONE, language=language).page, Words(language)
    bar = asked(page, server.url, game, say)
    hints = bar.get_by_role("button").all()
    assert 1 <= len(hints) <= 3
    assert not CODE.findall(bar.inner_text())
    assert_everybody_can_use(page)
    hints[0].tap()
    expect(page.get_by_role("button", name=say("table-confirm"), exact=True)).to_be_enabled()


def test_a_hint_can_be_asked_for_where_the_hand_reaches_below_the_screen(person, server: Serving):
    page = person({**PHONE, "viewport": {"width": 390, "height": 760}}).page
    ask = opened(page, server.url, "maui", Words("en"))
    ask.wait_for()
    page.evaluate("scrollTo(0, 0)")
    hand, button = (place.evaluate("one => one.getBoundingClientRect().bottom") for place in (page.locator(".hand").first, ask))
    dock = page.locator(".dock").evaluate("one => one.getBoundingClientRect().top")
    assert button < dock < hand - 40


@pytest.mark.parametrize(("pace", "way"), [(1, "smooth"), (0, "auto")])
def test_hints_come_into_sight_without_motion_for_who_has_turned_it_off(pace, way, person, server: Serving):
    page, say = person(PHONE, reduced_motion="no-preference").page, Words("en")
    page.add_init_script(f"localStorage.setItem('parawan-me', JSON.stringify({{ pace: {pace} }}))")
    page.add_init_script("window.ways = []; Element.prototype.scrollIntoView = (way) => window.ways.push(way?.behavior)")
    asked(page, server.url, "duck", say)
    assert way in page.evaluate("window.ways")


def test_a_hint_stays_while_others_seal_their_cards(person, tmp_path: Path):
    page, say = person(PHONE).page, Words("en")
    with Serving(tmp_path / "tables.sqlite", bot_pause=3) as slow:
        bar = asked(page, slow.url, "tide", say)
        expect(page.get_by_role("listitem").filter(has_text=say("tide-draw-picked"))).to_have_count(2)
        expect(bar).to_be_visible()
        page.close()


def test_a_table_without_hints_does_not_offer_them(person, server: Serving):
    page, say = person(PHONE).page, Words("en")
    page.goto(server.url)
    page.get_by_role("button", name=say("home-play"), exact=True).first.tap()
    page.get_by_role("region", name=say("table-hand"), exact=True).wait_for()
    expect(page.get_by_role("button", name=say("hint-ask"), exact=True)).to_have_count(0)
