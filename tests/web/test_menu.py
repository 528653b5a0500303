"""What the menu and the lobby of a table offer, and that it is asked before a game ends."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESK, PHONE
from tests.web.places import SHARING, Visitor, in_company, link, menu


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


def test_a_link_is_copied(person, beach):
    at = Visitor(person(permissions=["clipboard-read", "clipboard-write"]).context, beach, "en")
    link(at)
    address = at.sheet.get_by_label(at.say("link-address"), exact=True).input_value()
    assert address.startswith(f"{beach.url}/t/{beach.lobby}#")
    at.button("link-copy", at.sheet).click()
    at.button("link-copied", at.sheet).wait_for()
    assert at.page.evaluate("navigator.clipboard.readText()") == address


def test_a_link_is_shared(person, beach):
    at = Visitor(person(PHONE).context, beach, "en")
    at.page.add_init_script(SHARING)
    link(at)
    address = at.sheet.get_by_label(at.say("link-address"), exact=True).input_value()
    at.button("link-share", at.sheet).click()
    assert at.page.evaluate("window.shared") == {"url": address, "text": at.say("link-share-text", game=at.say("tide-name"))}
