"""What the menu of a table offers, and that it asks before a game ends."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESK, PHONE
from tests.web.places import Visitor, in_company, menu


def test_who_plays_bots_alone_has_nobody_to_vote_with(person, beach):
    at = Visitor(person().context, beach, "en")
    menu(at)
    expect(at.button("menu-close", at.sheet)).to_be_visible()
    expect(at.button("menu-vote-close", at.sheet)).to_have_count(0)


def test_a_vote_to_close_asks_first(person, beach):
    at = Visitor(person().context, beach, "en")
    in_company("waiting", at)
    at.button("table-menu").click()
    at.button("menu-vote-close", at.sheet).click()
    at.sheet.get_by_text(at.say("menu-vote-close-sure")).wait_for()
    at.button("cancel", at.sheet).click()
    at.button("menu-vote-close", at.sheet).wait_for()  # not to take it back: nobody has voted
    at.close()


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_keys_are_spoken_of_only_where_there_are_some(device, person, beach):
    at = Visitor(person(device).context, beach, "en")
    menu(at)
    shown = device is DESK
    expect(at.button("menu-keys", at.sheet)).to_be_visible(visible=shown)
    expect(at.sheet.get_by_text(at.say("set-keys"))).to_be_visible(visible=shown)
