"""The end of a game: its sums add up once, a picture that is saved is spoken of, and a closed table shows where to go."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest
from playwright.sync_api import expect

from tests.web.conftest import LOCALES, PHONE
from tests.web.places import GAMES, SHARING, Visitor, at_moment, over, replay


@pytest.mark.parametrize("game", GAMES)
def test_sums_add_up_once_and_then_stand(game, person, beach):
    at = Visitor(person(reduced_motion="no-preference").context, beach, "en")
    at.page.clock.install()
    over(game, at)
    at.page.clock.pause_at(datetime.now() + timedelta(hours=1))
    counting = at.sheet.inner_text()
    at.page.clock.run_for(10_000)
    sums = at.sheet.inner_text()
    assert sums != counting
    at.button("end-verify", at.sheet).click()
    at.sheet.get_by_text(at.say("verify-good")).wait_for()
    at.button("close", at.sheet).click()
    at.button("end-replay", at.sheet).wait_for()
    assert at.sheet.inner_text() == sums


@pytest.mark.parametrize("language", LOCALES)
def test_on_a_phone_all_that_can_be_done_is_in_sight_and_columns_stand_still(language, person, beach):
    at = Visitor(person(PHONE, language=language, reduced_motion="no-preference").context, beach, language)
    at.page.clock.install()
    over("tide", at)
    at.page.clock.pause_at(datetime.now() + timedelta(hours=1))
    columns = at.sheet.locator("thead th")
    counting = [column.bounding_box()["x"] for column in columns.all()]
    at.page.clock.run_for(10_000)
    assert [column.bounding_box()["x"] for column in columns.all()] == counting
    for button in at.sheet.locator("footer button").all():
        box = button.bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["viewport"]["width"]
        assert box["y"] + box["height"] <= PHONE["viewport"]["height"]


def test_a_picture_that_is_saved_is_spoken_of(person, beach):
    at = Visitor(person().context, beach, "en")
    at.page.add_init_script("delete Navigator.prototype.canShare")
    over("tide", at)
    with at.page.expect_download():
        at.button("end-share", at.sheet).click()
    at.button("end-saved", at.sheet).wait_for()
    at.button("end-share", at.sheet).wait_for()  # it can be taken again


def test_where_pictures_can_be_shared_the_result_is_handed_on_as_one(person, beach):
    at = Visitor(person(PHONE).context, beach, "en")
    at.page.add_init_script(SHARING)
    over("duck", at)
    at.button("end-share", at.sheet).click()
    at.page.wait_for_function("() => window.shared")
    [picture] = at.page.evaluate("window.shared.files.map(({ name, type, size }) => ({ name, type, size }))")
    assert (picture["name"], picture["type"]) == ("parawan-duck.png", "image/png")
    assert picture["size"] > 10_000
    expect(at.button("end-share", at.sheet)).to_be_visible()  # nothing is saved


@pytest.mark.parametrize("game", GAMES)
def test_in_a_replay_the_sums_stand_at_once(game, person, beach):
    at = Visitor(person(reduced_motion="no-preference").context, beach, "en")
    at.page.clock.install()
    replay(game, at)
    at.page.clock.pause_at(datetime.now() + timedelta(hours=1))
    at.button("replay-last").click()
    sheet = at.page.locator("main section.card")
    sheet.wait_for()
    sums = sheet.inner_text()
    at.page.clock.run_for(10_000)
    assert sheet.inner_text() == sums


def test_a_closed_table_leads_home_or_to_another_game(person, beach):
    at = Visitor(person().context, beach, "en")
    at_moment("closed", at)
    expect(at.page.get_by_role("heading", level=1)).to_contain_text(at.say("table-closed-you"))
    at.button("end-home").click()
    at.button("home-play").last.wait_for()
    at_moment("closed", at)
    closed = at.page.url
    at.button("end-rematch").click()
    at.page.wait_for_url(lambda url: url != closed)
    at.hand.get_by_role("button", disabled=False).first.wait_for()
