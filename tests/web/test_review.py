"""A finished game looked back at on a phone, in three languages, and another move tried."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import PHONE
from tests.web.places import Visitor, over
from tests.web.test_everybody import CODE
from tests.web.test_shared import assert_everybody_can_use

A_WHILE = 120_000  # a review is worked out beside everything else


@pytest.mark.parametrize(("game", "language"), [("maui", "en"), ("tide", "de"), ("duck", "pl")])
def test_a_game_is_looked_back_at_and_another_move_tried(game, language, person, beach):
    visitor = Visitor(person(PHONE, language=language).context, beach, language)
    page, say = visitor.page, visitor.say
    over(game, visitor)
    visitor.button("end-review", visitor.sheet).tap()
    chart = page.get_by_role("slider", name=say("review-chance"), exact=True)
    page.get_by_role("button", name=say("review-play-on"), exact=True).wait_for(timeout=A_WHILE)
    page.get_by_role("heading", name=say("review-split"), exact=True).wait_for(timeout=A_WHILE)
    assert not CODE.findall(page.get_by_role("main").inner_text())
    assert_everybody_can_use(page)

    most = page.get_by_role("region", name=say("review-most"), exact=True).get_by_role("button")
    most.last.tap()  # Ann played at random: something was costly
    expect(most.last).to_have_attribute("aria-current", "true")
    page.get_by_role("radio", name=say("review-true"), exact=True).tap(force=True)
    page.get_by_role("radio", name=say("review-yours"), exact=True).tap(force=True)
    visitor.board.wait_for()
    place = int(chart.get_attribute("aria-valuenow") or "")
    chart.press("ArrowLeft" if place > 1 else "ArrowRight")
    expect(chart).not_to_have_attribute("aria-valuenow", str(place))

    visitor.button("review-play-on").tap()
    page.wait_for_url(re.compile("/t/"))
    visitor.hand.get_by_role("button", disabled=False).first.wait_for()
    expect(visitor.button("hint-ask")).to_be_visible()
    page.goto(beach.url)
    page.get_by_text(say("home-branch")).first.wait_for()
