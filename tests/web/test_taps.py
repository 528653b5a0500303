"""A tap on what cannot be moved or played says in words how it stands or why, with its rule."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.serving import Serving
from tests.web.beach import Beach
from tests.web.conftest import PHONE, SMALL_PHONE
from tests.web.places import Visitor, at_moment
from tests.web.tables import card_of

CUT = "names => names.filter((name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 4).length"
ALIKE = 4  # bots of one name


def among_nestors(page: Page, url: str) -> None:
    page.goto(url)
    card_of(page, "tide").get_by_role("button", name="Set up a table").tap()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("group", name="Players").get_by_role("radio", name=str(ALIKE + 1)).tap()
    for number in range(2, ALIKE + 2):
        choice = sheet.get_by_label(f"Who sits in seat {number}")
        choice.select_option(choice.get_by_role("option").filter(has_text="Nestor").inner_text())
    sheet.get_by_role("button", name="Play", exact=True).tap()
    page.get_by_role("region", name="Table", exact=True).wait_for()


@pytest.mark.parametrize("device", [PHONE, SMALL_PHONE], ids=["phone", "small phone"])
def test_islands_of_bots_that_are_called_alike_have_whole_names_and_say_how_they_stand(device, person, server: Serving):
    page = person(device).page
    among_nestors(page, server.url)
    isles = page.get_by_role("list", name="Islands").get_by_role("button")
    names = isles.locator(".name")
    assert names.all_inner_texts() == ["You", "Nestor", *(f"Nestor\u00a0{number}" for number in (2, 3, 4))]
    assert names.evaluate_all(CUT) == 0
    assert all(name.is_visible() for name in names.all())
    isles.nth(2).tap()
    said = page.get_by_role("alert")
    expect(said).to_contain_text(re.compile(r"Island of Nestor\s2: water level 0 of 12, \d lifebelts left\."))
    said.get_by_role("button", name="Rule T11").tap()
    page.locator("#T11").wait_for()


def test_who_waits_or_watches_is_told_too_how_an_island_stands(person, beach: Beach):
    at = Visitor(person(PHONE).context, beach, "en")
    at_moment("tide, sealed", at)
    at.named("isle-1").get_by_role("button").tap()
    expect(at.page.get_by_role("alert")).to_contain_text("Island of")


def test_a_dive_that_is_not_allowed_says_why(person, beach: Beach):
    at = Visitor(person(PHONE).context, beach, "en")
    at_moment("duck, too many points", at)
    at.button("duck-page-dive-later", at.hand).tap(force=True)
    at.page.get_by_role("alert").get_by_role("button", name=at.say("table-clause", clause="D13")).wait_for()


def test_a_tile_that_is_too_expensive_and_one_that_fits_nowhere_are_told_apart(person, beach: Beach):
    at = Visitor(person(PHONE).context, beach, "en")
    at_moment("maui, nothing fits", at)
    tiles = at.hand.locator("[data-place^=tile-]")
    tiles.first.wait_for()
    for tile in tiles.all():
        name = tile.get_attribute("aria-label") or ""
        dear = tile.locator(".dear").count()
        assert dear + tile.locator(".misfit").count() == 1
        assert at.say("maui-page-dear" if dear else "maui-page-misfit") in name
        tile.tap(force=True)
        clause = re.compile("M17" if dear else "M(19|24|25)")
        expect(at.page.get_by_role("alert").get_by_role("button", name=clause)).to_be_visible()
