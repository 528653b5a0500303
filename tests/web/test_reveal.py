"""How a turn of tide or a round ended is shown before anything else tells of it: a turn for a moment, a round until a touch."""

from __future__ import annotations

import re
from itertools import pairwise

from playwright.sync_api import Page, expect

from tests.server.serving import Serving
from tests.web.conftest import PHONE, SLOW
from tests.web.player import Player
from tests.web.tables import open_table
from tests.web.words import Words

say = Words("en")

WATCH = """() => {
  const all = (place, tell) => [...document.querySelectorAll(place)].map(tell).join();
  const look = () => [
    document.querySelector('h1').textContent,
    all('.seats .score', (score) => score.textContent),
    all('[data-place=hand] button', (card) => card.ariaLabel.split(',')[0]),
  ];
  window.seen = [look()];
  const changes = new MutationObserver(() => window.seen.push(look()));
  changes.observe(document.body, { subtree: true, childList: true, characterData: true });
}"""  # what the title says, the scores, and the cards in hand, one after the other


def told(page: Page) -> list[str]:
    """Beside the board: levels and belts on the plates, and the last line."""
    plates = page.get_by_role("region", name=say("table-seats")).inner_text()
    return [*re.findall(r"level \d+, \d+ lifebelts?", plates), page.get_by_title(say("table-log-open")).inner_text()]


def play_first_card(page: Page) -> None:
    player = Player(page, "tide")
    player.press(player.hand.get_by_role("list").get_by_role("button", disabled=False).first)
    player.press(player.confirm)


def at_the_first_reveal(person, server: Serving) -> tuple[Page, list[str]]:
    """A slow page on which the first card was just played, and what was told before."""
    page = person(PHONE, reduced_motion="no-preference").page
    page.add_init_script(SLOW)
    open_table(page, server.url, "tide", ["bot"] * 2)
    page.get_by_role("heading", level=1, name=say("table-your-turn")).wait_for()
    before = told(page)
    play_first_card(page)
    return page, before


def test_the_outcome_is_told_after_the_reveal_or_when_somebody_wants_to_go_on(person, server: Serving):
    page, before = at_the_first_reveal(person, server)
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text(say("tide-page-reveal"))
    assert told(page) == before
    cards = page.get_by_role("region", name=say("table-hand"), exact=True).get_by_role("list")
    cards.locator("button:not(.used)").last.tap()  # who may act can act
    expect(title).to_contain_text(say("table-to-confirm"))
    assert told(page)[:-1] != before[:-1]
    page.get_by_role("button", name=say("cancel"), exact=True).tap()
    assert "lifebelt" in told(page)[-1]  # what came of it


def test_the_reveal_ends_by_itself(person, server: Serving):
    page, before = at_the_first_reveal(person, server)
    expect(page.get_by_role("heading", level=1)).to_have_text(say("tide-page-reveal"))
    expect(page.get_by_role("heading", level=1)).to_contain_text(say("table-your-turn"))
    assert told(page) != before


def assert_held(page: Page, moment: str, since: int = 1) -> None:
    """While the moment was shown, scores (1) and hand (2) were those from before."""
    seen = page.evaluate("window.seen")
    moments = [(before, now) for before, now in pairwise(seen) if moment in now[0]]
    assert moments
    for before, now in moments:
        assert now[since:] == before[since:]


def wait_for_others(page: Page) -> None:
    """Long enough for bots to play on; here they make no pauses."""
    page.wait_for_timeout(2_000)


def test_a_round_of_tide_is_over_before_the_next_hand_comes_and_its_points_stay(person, server: Serving):
    page = person(PHONE, reduced_motion="no-preference").page
    page.add_init_script(SLOW)
    open_table(page, server.url, "tide", ["bot"] * 2)
    title = page.get_by_role("heading", level=1)
    ready = title.filter(has_text=say("table-your-turn"))
    ready.wait_for()
    page.evaluate(WATCH)
    over = page.get_by_text(say("tide-page-round-over", round=1))
    while not over.is_visible():
        ready.or_(over).first.wait_for()
        if not over.is_visible():
            play_first_card(page)
            title.filter(has_text=say("tide-page-reveal")).wait_for()
    onward = page.get_by_role("button", name=say("table-next"), exact=True)
    onward.wait_for()
    wait_for_others(page)
    assert_held(page, say("tide-page-reveal"))
    assert_held(page, say("tide-page-round-ends"), since=2)  # though others have laid their cards
    board = page.get_by_role("region", name=say("table-board"), exact=True)
    expect(over).to_be_visible()
    expect(board.locator(".flag")).to_have_count(3)
    title.tap()
    expect(over).to_be_visible()  # a tap somewhere does not end it
    onward.tap()
    ready.wait_for()
    expect(board.locator(".laid")).to_have_count(2)
    expect(over).to_be_hidden()
    expect(board.locator(".flag")).to_have_count(0)


def test_a_reckoning_of_duck_is_shown_before_anything_else_tells_of_it(person, server: Serving):
    page = person(PHONE, reduced_motion="no-preference").page
    page.add_init_script(SLOW)
    open_table(page, server.url, "duck", ["bot"])
    title = page.get_by_role("heading", level=1)
    ready, ends = (title.filter(has_text=say(words)) for words in ("table-your-turn", "duck-page-round-ends"))
    ready.wait_for()
    page.evaluate(WATCH)
    while not ends.is_visible():
        ready.or_(ends).wait_for()
        if ready.is_visible():
            Player(page, "duck").play()
    wait_for_others(page)
    expect(ends).to_be_visible()  # it stays until it was seen
    assert_held(page, say("duck-page-round-ends"))
    page.get_by_role("button", name=say("duck-page-to-pond"), exact=True).tap()
    expect(ends).to_be_hidden()
    assert_held(page, say("duck-page-round-ends"))
