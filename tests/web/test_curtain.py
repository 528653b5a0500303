"""Several on one device: whoever comes back to it sees no hand before saying who they are."""

from __future__ import annotations

import re

import pytest

from tests.web.conftest import PHONE, SLOW
from tests.web.hands import Touch
from tests.web.player import Player
from tests.web.tables import open_table
from tests.web.words import Words

say = Words("en")

WATCH = """new MutationObserver(() => { if (document.querySelector('.hand, .board')) window.seen = true; })
    .observe(document, { childList: true, subtree: true });"""


@pytest.mark.parametrize("moves", [0, 1])
@pytest.mark.parametrize("game", ["tide", "duck"])
def test_a_reload_ends_behind_the_curtain(game, moves, person, server):
    page = person().page
    page.clock.install()
    player = Player(page, game, seed=3)
    player.passes_on = True
    open_table(page, server.url, game, ["Bob", "bot"])
    player.hand.wait_for()
    for _ in range(moves):
        while not player.my_turn:  # in duck the second seat begins
            player.take_the_device()
        player.play()
    page.add_init_script(WATCH)
    page.reload()
    curtain = page.get_by_role("dialog", name=re.compile("^Give the device to"))
    curtain.wait_for()
    assert page.evaluate("window.seen") is None
    curtain.get_by_role("button").click()
    player.hand.wait_for()
    while not player.my_turn:  # a bot's turn comes between
        player.take_the_device()
    player.play()


HAND = "[...document.querySelectorAll('[data-place=hand] button')].map((card) => card.ariaLabel.split(',')[0]).sort().join()"
HANDS = f"""() => {{
    window.hands = [];
    new MutationObserver(() => document.querySelector('dialog[open]') || window.hands.push({HAND}))
        .observe(document.body, {{ childList: true, subtree: true, attributes: true }});
}}"""  # every hand that was ever to be seen, but behind the curtain


def test_who_takes_the_device_while_a_round_is_reckoned_up_sees_no_hand_but_their_own(person, server):
    page = person(PHONE, reduced_motion="no-preference").page
    page.add_init_script(SLOW)
    player = Player(page, "duck", Touch(), seed=5)
    open_table(page, server.url, "duck", ["Bob", "Cid"])
    player.hand.wait_for()
    curtain = page.get_by_role("dialog", name=re.compile("^Give the device to"))
    title = page.get_by_role("heading", level=1)
    ready, reckoned = (title.filter(has_text=say(words)) for words in ("table-your-turn", "duck-page-round-ends"))
    page.evaluate(HANDS)
    passed_on = False  # whoever ended the round may begin the next one
    while not passed_on:
        ready.or_(curtain).first.wait_for()
        if not curtain.is_visible():
            player.play()
            continue
        passed_on = reckoned.count() > 0
        theirs = page.evaluate(HAND)
        page.evaluate("window.hands = []")
        curtain.get_by_role("button").tap()
        ready.wait_for()
        seen = page.evaluate("window.hands")
        assert seen
        assert theirs not in seen
