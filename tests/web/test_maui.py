"""Heights that overlap stay in their column, each in reach; and nothing jumps when a seat gets more to show."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.web.beach import Beach
from tests.web.conftest import PHONE, SMALL_PHONE
from tests.web.places import Visitor, at_moment, turn

BOXES = "things => things.map((thing) => thing.getBoundingClientRect().toJSON())"
FILL = "facts => { for (let more = 0; more < 4; more++) facts.append(facts.firstElementChild.cloneNode(true)); }"
ROWS_ACROSS = 9.5  # as high as the beach is drawn
MIDDLE_OF_ROW_0 = 0.75
LEAST_HIGH, LEAST_WIDE = 24, 44  # of what is tapped


@pytest.mark.parametrize("device", [PHONE, SMALL_PHONE], ids=["phone", "small phone"])
def test_heights_that_overlap_stay_in_their_column(device, person, beach: Beach):
    at = Visitor(person(device).context, beach, "en")
    at.named(f"tile-{at_moment('maui, heights overlap', at).move[:2]}").tap()
    ghosts = at.board.locator("[data-place^=height-]")
    ghosts.first.wait_for()
    column = at.board.locator(".next").bounding_box()
    assert column
    for drawn in ghosts.locator("svg").evaluate_all(BOXES):
        assert column["x"] - 1 <= drawn["left"]
        assert drawn["right"] <= column["x"] + column["width"] + 1
    flags = sorted(ghosts.locator(".flag").evaluate_all(BOXES), key=lambda box: box["top"])
    assert len(flags) == ghosts.count() > 1
    assert all(above["bottom"] <= below["top"] for above, below in pairwise(flags))
    for box in ghosts.evaluate_all(BOXES):
        assert box["height"] >= LEAST_HIGH
        assert box["width"] >= column["width"] + LEAST_WIDE


def test_a_tap_into_the_column_picks_the_height_whose_middle_is_nearest(person, beach: Beach):
    at = Visitor(person(PHONE).context, beach, "en")
    at.named(f"tile-{at_moment('maui, heights overlap', at).move[:2]}").tap()
    ghosts = at.board.locator("[data-place^=height-]")
    ghosts.first.wait_for()
    names = ghosts.evaluate_all("ghosts => ghosts.map((ghost) => ghost.dataset.place)")
    for name in names:
        middle = int(name.removeprefix("height-")) + 1
        column = at.board.locator(".next").bounding_box()
        assert column
        y = column["y"] + column["height"] * (MIDDLE_OF_ROW_0 + middle) / ROWS_ACROSS
        at.page.touchscreen.tap(column["x"] + column["width"] / 2, y)
        expect(ghosts).to_have_count(1)
        expect(at.named(name)).to_have_attribute("aria-pressed", "true")
        at.named(name).tap()
        expect(ghosts).to_have_count(len(names))


def test_the_beach_does_not_drop_when_a_seat_gets_more_to_show(person, beach: Beach):
    at = Visitor(person(PHONE).context, beach, "en")
    turn("maui", at)
    before = at.board.bounding_box()
    at.page.locator("ul ul", has_text="sand dollar").first.evaluate(FILL)
    assert at.board.bounding_box() == before
