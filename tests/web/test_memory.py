"""What was on a page is gone once it is left: a whole evening in one tab makes the browser no slower."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import Page

from tests.web.beach import Beach
from tests.web.conftest import PHONE

# Keeps in mind, without holding it, all that is fetched; and, when the page is left as by a tap on a link, all that was on it.
FETCHED = """
window.seen = [];
const read = Response.prototype.json;
Response.prototype.json = async function () {
    const found = await read.call(this);
    seen.push({ what: this.url, was: new WeakRef(found) });
    return found;
};
"""
LEAVE = """(path) => {
    for (const element of document.body.querySelectorAll('*')) seen.push({ what: element.tagName, was: new WeakRef(element) });
    const link = Object.assign(document.createElement('a'), { href: path });
    document.body.append(link);
    link.click();
    link.remove();
}"""
HELD = """(left) => seen.slice(0, left).filter(({ was }) => was.deref() && !was.deref().isConnected).map(({ what }) => what)"""


def go(page: Page, path: str, there: str) -> int:
    """How much was seen until the page was left."""
    page.evaluate(LEAVE, path)
    left: int = page.evaluate("seen.length")
    page.locator(there).first.wait_for()
    return left


@pytest.mark.parametrize("game", ["maui", "tide", "duck"])
def test_pages_that_were_left_hold_nothing(game, person, beach: Beach):
    page = person(PHONE).page
    page.context.add_cookies([{"name": "parawan", "value": beach.cookie, "url": beach.url}])
    page.add_init_script(FETCHED)
    page.goto(beach.url)
    for _ in range(3):
        go(page, f"/t/{beach.running[game]}", ".hand button")
        go(page, f"/replay/{beach.over[game]}", "input[type=range]")
        page.keyboard.press("End")
        go(page, f"/rules/{game}", ".rules")
        left = go(page, "/", ".games li")
    session = page.context.new_cdp_session(page)
    for _ in range(3):
        page.wait_for_timeout(100)
        session.send("HeapProfiler.collectGarbage")
    held = page.evaluate(HELD, left)
    # What is fetched once for all is kept, and the engine may keep a last one of a kind.
    assert not [what for what, times in Counter(held).items() if times > 1]
