"""Heights that overlap stay in their column, each in reach; and nothing jumps when a seat gets more to show."""

from __future__ import annotations

import re
from itertools import combinations, pairwise

import pytest
from playwright.sync_api import expect

from tests.web.beach import Beach
from tests.web.conftest import PHONE, SMALL_PHONE
from tests.web.places import Visitor, at_moment, turn

BOXES = "things => things.map((thing) => thing.getBoundingClientRect().toJSON())"
FILL = "facts => { for (let more = 0; more < 4; more++) facts.append(facts.firstElementChild.cloneNode(true)); }"
ROWS_ACROSS = 9.5  # as high as the beach is drawn
MIDDLE_OF_ROW_0 = 0.75
TOUCH = 44  # what a finger needs, both ways


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return min(across, down) > 0.5  # of a pixel


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
    assert not [pair for pair in pairwise(flags) if overlap(*pair)]
    boxes = ghosts.evaluate_all(BOXES)
    assert all(min(box["width"], box["height"]) >= TOUCH for box in boxes)
    assert not [pair for pair in combinations(boxes, 2) if overlap(*pair)]
    strip = at.named("beach").bounding_box()
    assert strip
    assert all(strip["x"] <= box["left"] and box["right"] <= strip["x"] + strip["width"] + 1 for box in boxes)


def tap_into_column(at: Visitor, y: float) -> None:
    column = at.board.locator(".next").bounding_box()
    assert column
    at.page.touchscreen.tap(column["x"] + column["width"] / 2, y)


def test_a_tap_into_the_column_picks_the_height_whose_flag_is_there_or_says_why_none_is(person, beach: Beach):
    at = Visitor(person(PHONE).context, beach, "en")
    at.named(f"tile-{at_moment('maui, heights overlap', at).move[:2]}").tap()
    ghosts = at.board.locator("[data-place^=height-]")
    ghosts.first.wait_for()
    names = ghosts.evaluate_all("ghosts => ghosts.map((ghost) => ghost.dataset.place)")
    covered = {int(name.removeprefix("height-")) + i for name in names for i in range(3)}
    column = at.board.locator(".next").bounding_box()
    assert column
    free = [row for row in range(1, 8) if row not in covered]
    assert free
    for row in free:
        tap_into_column(at, column["y"] + column["height"] * (MIDDLE_OF_ROW_0 + row) / ROWS_ACROSS)
        at.page.get_by_role("alert").get_by_role("button", name=re.compile("M(19|24|25)")).wait_for()
        expect(ghosts).to_have_count(len(names))
    for name in names:
        flag = at.named(name).locator(".flag").bounding_box()
        assert flag
        tap_into_column(at, flag["y"] + flag["height"] / 2)
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
