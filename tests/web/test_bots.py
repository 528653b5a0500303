"""Where bots are chosen: one sees how strong each is, in the order the server gives, and one can take every seat."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from parawan.bots.characters import NAMES, title
from tests.web.conftest import PHONE
from tests.web.words import Words


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_how_strong_a_bot_is_can_be_seen_before_it_sits_down(language, person, server):
    page = person(PHONE, language=language).page
    say = Words(language)
    strengths = {name: say("bot-strength", level=level, all=len(NAMES)) for level, name in enumerate(NAMES, 1)}
    page.goto(server.url)
    page.get_by_role("button", name=say("home-options"), exact=True).first.tap()
    sheet = page.get_by_role("dialog")
    choice = sheet.get_by_label(say("new-who", number=2), exact=True)
    for name, strength in strengths.items():
        choice.select_option(name)
        expect(choice).to_have_accessible_description(strength)
    choice.select_option(label=say("new-open"))
    expect(choice).to_have_accessible_description("")

    sheet.get_by_role("button", name=say("new-open-table"), exact=True).tap()
    page.get_by_role("button", name=say("lobby-put-bot"), exact=True).tap()
    for name, strength in strengths.items():
        named, strong = (page.get_by_role("button", name=part) for part in (f"{title(name)}: ", strength))
        expect(named.and_(strong)).to_be_visible()
    page.get_by_role("button", name=f"{title(NAMES[-1])}: ").tap()
    expect(page.get_by_role("listitem").filter(has_text=title(NAMES[-1]))).to_contain_text(strengths[NAMES[-1]])


def test_one_bot_can_take_every_seat_at_once(person, server):
    page = person(PHONE).page
    say = Words("en")
    page.goto(server.url)
    page.get_by_role("button", name=say("home-options"), exact=True).first.tap()
    second, third = (page.get_by_label(say("new-who", number=number), exact=True) for number in (2, 3))
    alike = page.get_by_role("button", name=say("new-all-alike", name=title(NAMES[-1])), exact=True)
    expect(alike).to_be_hidden()  # they are alike
    second.select_option(NAMES[-1])
    alike.tap()
    expect(third).to_have_value(NAMES[-1])
    expect(alike).to_be_hidden()
    third.select_option(NAMES[0])
    second.select_option(label=say("new-open"))
    expect(alike).to_be_hidden()  # a friend takes one seat
