"""One's turn is told in the tab's title, by a sound and by a buzz, and each can be off; a refused tap says why, with its rule."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE
from tests.web.player import Player
from tests.web.tables import open_table

COUNT = """window.heard = 0; window.felt = 0;
    navigator.vibrate = () => { window.felt += 1; return true; };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...given) { window.heard += 1; return start.apply(this, given); };"""


def counted(page: Page) -> tuple[int, int]:
    heard, felt = page.evaluate("[window.heard, window.felt]")
    return heard, felt


def turn_off(page: Page, *alerts: str) -> None:
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    for alert in alerts:
        menu.get_by_role("switch", name=re.compile(alert)).click()
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()


def next_turn(player: Player) -> None:
    player.play()
    expect(player.page.get_by_role("heading", level=1)).to_contain_text("Your turn")


def test_ones_turn_is_told_unless_it_is_turned_off(person, server):
    page = person(PHONE).page
    page.add_init_script(COUNT)
    player = Player(page, "maui", seed=2)
    open_table(page, server.url, "maui", ["bot"])
    page.get_by_role("button", name="Sound on").click()
    expect(page).to_have_title(re.compile("^● Your turn"))
    heard, felt = counted(page)
    next_turn(player)
    assert counted(page)[0] > heard
    assert counted(page)[1] == felt + 1
    turn_off(page, "^Sound", "^Vibrate", "tab")
    heard, felt = counted(page)
    next_turn(player)
    assert counted(page) == (heard, felt)
    expect(page).to_have_title(re.compile("^Maui"))


def test_a_refused_tap_says_why_and_opens_its_rule(person, server):
    page = person().page
    player = Player(page, "tide", seed=2)
    open_table(page, server.url, "tide", ["bot"] * 2)
    player.play()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Your turn")
    player.hand.locator("button.used").first.click(force=True)
    alert = page.get_by_role("alert")
    alert.wait_for()
    clause = alert.get_by_role("button", name=re.compile("^Rule T"))
    number = clause.inner_text().split()[-1]
    clause.click()
    expect(page.get_by_role("complementary").get_by_text(number, exact=True)).to_be_in_viewport()


def test_the_question_for_sound_goes_with_the_first_move_and_does_not_come_again(person, server):
    page = person(PHONE).page
    player = Player(page, "tide", seed=2)
    open_table(page, server.url, "tide", ["bot"] * 2)
    question = page.get_by_text("Hear the sea?")
    question.wait_for()
    player.play()
    expect(question).to_be_hidden()
    page.reload()
    page.get_by_title("Show everything that happened").wait_for()
    expect(question).to_be_hidden()
