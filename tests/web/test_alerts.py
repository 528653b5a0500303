"""One's turn is told in the tab's title, by a sound and by a buzz, and each can be off; a refused tap says why, with its rule."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE
from tests.web.player import Player
from tests.web.tables import open_table

BELL = [659, 880]  # the tones that tell of one's turn; no other sound has these
COUNT = """window.bells = 0; window.felt = 0;
    navigator.vibrate = () => { window.felt += 1; return true; };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...given) {
        window.bells += (this.pitch === BELL[1] && window.before === BELL[0]);
        window.before = this.pitch;
        return start.apply(this, given);
    };
    const make = BaseAudioContext.prototype.createOscillator;
    BaseAudioContext.prototype.createOscillator = function () {
        const made = make.apply(this);
        const set = made.frequency.setValueAtTime;
        made.frequency.setValueAtTime = function (pitch, at) { made.pitch = pitch; return set.call(this, pitch, at); };
        return made;
    };""".replace("BELL", str(BELL))
TITLE = re.compile("^● Your turn")
ALERTS = {"sound": "^Sound", "buzz": "^Vibrate", "title": "tab"}


def counted(page: Page) -> tuple[int, int]:
    """How often the bell was heard, and a buzz felt."""
    bells, felt = page.evaluate("[window.bells, window.felt]")
    return bells, felt


def switch(page: Page, *alerts: str) -> None:
    """On or off."""
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    bells, felt = counted(page)
    for alert in alerts:
        one = menu.get_by_role("switch", name=re.compile(ALERTS[alert]))
        one.click()
        bells += alert == "sound" and one.is_checked()  # to hear what it is like
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    page.wait_for_function("bells => window.bells >= bells", arg=bells)
    assert counted(page) == (bells, felt)  # the turn itself is not told again


def next_turn(player: Player, *told: str) -> None:
    """It is told in these ways, and in no others."""
    page = player.page
    bells, felt = counted(page)
    player.play()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Your turn")
    expected = [bells + ("sound" in told), felt + ("buzz" in told)]
    page.wait_for_function("([bells, felt]) => window.bells >= bells && window.felt >= felt", arg=expected)
    assert counted(page) == tuple(expected)
    expect(page).to_have_title(TITLE if "title" in told else re.compile("^Maui"))


def test_ones_turn_is_told_and_each_way_can_be_off_alone(person, server):
    page = person(PHONE).page
    page.add_init_script(COUNT)
    player = Player(page, "maui", seed=2)
    open_table(page, server.url, "maui", ["bot"])
    page.get_by_role("button", name="Sound on").click()
    expect(page).to_have_title(TITLE)
    next_turn(player, *ALERTS)
    for alert in ALERTS:
        switch(page, alert)
        next_turn(player, *(ALERTS.keys() - {alert}))
        switch(page, alert)
    switch(page, *ALERTS)
    next_turn(player)


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
