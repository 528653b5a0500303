"""While a reveal of tide is shown nothing else tells what came of it; and nobody has to wait for it."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.server.serving import Serving
from tests.web.conftest import PHONE
from tests.web.player import Player
from tests.web.tables import open_table
from tests.web.words import Words

say = Words("en")
SLOW = "localStorage.setItem('parawan-me', JSON.stringify({ pace: 2, sound: false }))"


def told(page: Page) -> list[str]:
    """Beside the board: levels and belts on the plates, and the last line."""
    plates = page.get_by_role("region", name=say("table-seats")).inner_text()
    return [*re.findall(r"level \d+, \d+ lifebelts?", plates), page.get_by_title(say("table-log-open")).inner_text()]


def play_first_card(page: Page) -> None:
    player = Player(page, "tide")
    player.press(player.hand.get_by_role("list").get_by_role("button", disabled=False).first)
    player.press(player.confirm)


def test_the_outcome_is_told_after_the_reveal_or_when_somebody_wants_to_go_on(person, server: Serving):
    page = person(PHONE, reduced_motion="no-preference").page
    page.add_init_script(SLOW)
    open_table(page, server.url, "tide", ["bot"] * 2)
    page.get_by_role("heading", level=1, name=say("table-your-turn")).wait_for()
    before = told(page)
    play_first_card(page)
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text(say("tide-page-reveal"))
    assert told(page) == before
    cards = page.get_by_role("region", name=say("table-hand"), exact=True).get_by_role("list")
    cards.get_by_role("button", disabled=False).first.tap()  # who may act can act
    expect(title).to_contain_text(say("table-to-confirm"))
    assert told(page)[:-1] != before[:-1]
    page.get_by_role("button", name=say("cancel"), exact=True).tap()
    assert "lifebelt" in told(page)[-1].split(".")[0]  # what came of it comes first


def test_the_reveal_ends_by_itself(person, server: Serving):
    page = person(PHONE, reduced_motion="no-preference").page
    page.add_init_script(SLOW)
    open_table(page, server.url, "tide", ["bot"] * 2)
    page.get_by_role("heading", level=1, name=say("table-your-turn")).wait_for()
    before = told(page)
    play_first_card(page)
    expect(page.get_by_role("heading", level=1)).to_have_text(say("tide-page-reveal"))
    expect(page.get_by_role("heading", level=1)).to_contain_text(say("table-your-turn"))
    assert told(page) != before
