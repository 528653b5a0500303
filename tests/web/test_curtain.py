"""Several on one device: whoever comes back to it sees no hand before saying who they are."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page

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
TEXT = "document.body.innerText"
DRAWN = re.compile("draws? the")  # others are not told which card


def watch(page: Page, what: str) -> None:
    """Keeps everything of this kind that is ever to be seen, but for what lies behind the curtain."""
    page.evaluate(f"""() => {{
        window.seen = [];
        new MutationObserver(() => document.querySelector('dialog[open]') || window.seen.push({what}))
            .observe(document.body, {{ childList: true, subtree: true, attributes: true }});
    }}""")


def take(page: Page, curtain: Locator, ready: Locator) -> list[str]:
    """Takes the device; returns what was seen since."""
    page.evaluate("window.seen = []")
    curtain.get_by_role("button").click()
    ready.wait_for()
    seen: list[str] = page.evaluate("window.seen")
    assert seen
    return seen


def test_who_takes_the_device_reads_nothing_that_only_the_one_before_is_told(person, server):
    page = person().page
    player = Player(page, "duck", seed=5)
    open_table(page, server.url, "duck", ["Bob", "Cid"])
    player.hand.wait_for()
    curtain = page.get_by_role("dialog", name=re.compile("^Give the device to"))
    ready = page.get_by_role("heading", level=1).filter(has_text=say("table-your-turn"))
    watch(page, TEXT)
    ready.or_(curtain).first.wait_for()
    while not DRAWN.search(page.inner_text("body")):  # long before the round ends
        if curtain.is_visible():
            take(page, curtain, ready)
        player.play()
        curtain.wait_for()
    assert not [text for text in take(page, curtain, ready) if DRAWN.search(text)]


def test_who_takes_the_device_while_a_round_is_reckoned_up_sees_no_hand_but_their_own(person, server):
    page = person(PHONE, reduced_motion="no-preference").page
    page.add_init_script(SLOW)
    player = Player(page, "duck", Touch(), seed=5)
    open_table(page, server.url, "duck", ["Bob", "Cid"])
    player.hand.wait_for()
    curtain = page.get_by_role("dialog", name=re.compile("^Give the device to"))
    title = page.get_by_role("heading", level=1)
    ready, reckoned = (title.filter(has_text=say(words)) for words in ("table-your-turn", "duck-page-round-ends"))
    watch(page, HAND)
    passed_on = False  # whoever ended the round may begin the next one
    while not passed_on:
        ready.or_(curtain).first.wait_for()
        if not curtain.is_visible():
            player.play()
            continue
        passed_on = reckoned.count() > 0
        assert {*take(page, curtain, ready)} <= {"", page.evaluate(HAND)}
