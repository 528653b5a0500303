"""Ways to a table, all by the page: with bots, with friends, on one device."""

from __future__ import annotations

import re
import urllib.request
from collections.abc import Sequence

from playwright.sync_api import Locator, Page

import parawan
from parawan import Table
from tests.server.serving import Serving
from tests.web.hands import Hands, Mouse

NAMES = {"maui": "Maui", "tide": "Turn the Tide", "duck": "Duck"}
SWITCHES = {
    "same_side": "Everybody on the same side of the table",
    "open": "Cards face up, in turn order",
    "choose": "The highest bidder picks the tide card",
}
VARIANTS = {"crab": "Sand crabs", "long": "Long game: base, then sand crabs"}
WEAKEST = re.compile("plays like a child")  # thinks least


def card_of(page: Page, game: str) -> Locator:
    """The game on the start page."""
    return page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=NAMES[game], exact=True))


def open_table(
    page: Page,
    url: str,
    game: str,
    others: list[str],
    options: Sequence[str] = (),
    name: str = "Ann",
    hands: Hands | None = None,
) -> str:
    """Chooses a table and returns its address. `others` sit there too: "bot", "friend", or the name of somebody here."""
    hands = hands or Mouse()
    page.goto(url)
    hands.press(card_of(page, game).get_by_role("button", name="Set up a table"))
    sheet = page.get_by_role("dialog", name=NAMES[game])
    hands.press(sheet.get_by_role("group", name="Players").get_by_role("radio", name=str(len(others) + 1)))
    sheet.get_by_label("Your name").fill(name)
    for number, who in enumerate(others, 2):
        choice = sheet.get_by_label(f"Who sits in seat {number}")
        kind = {"bot": WEAKEST, "friend": re.compile("^A friend$")}.get(who, re.compile("^Somebody here$"))
        choice.select_option(choice.get_by_role("option").filter(has_text=kind).inner_text())
        if who not in ("bot", "friend"):
            sheet.get_by_label(f"Name of player {number}").fill(who)
    if options:
        hands.press(sheet.get_by_text("Options", exact=True))
    for option in options:
        if option in VARIANTS:
            sheet.get_by_label("Rules of this table").select_option(VARIANTS[option])
        else:
            hands.press(sheet.get_by_role("switch", name=SWITCHES[option]))
    hands.press(sheet.get_by_role("button", name=re.compile("^(Play|Open the table)$")))
    page.wait_for_url("**/t/*")
    return page.url


def link_to(page: Page, what: Locator) -> str:
    """The link behind one of the lobby's buttons."""
    what.click()
    field = page.get_by_role("dialog").get_by_label("Link", exact=True)
    page.wait_for_function("field => field.value", arg=field.element_handle())
    link = field.input_value()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    return link


def invite_link(page: Page) -> str:
    """To the first open seat."""
    open_seat = page.get_by_role("listitem").filter(has_text="Open seat").first
    return link_to(page, open_seat.get_by_role("button", name="Invite"))


def sit_down(page: Page, link: str, name: str) -> None:
    """A friend opens the link and takes the seat."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.get_by_text("The host starts the game").wait_for()


def replayed(server: Serving, address: str) -> Table:
    """The game as the engine plays it again from its record."""
    table = re.search(r"/t/([\w-]+)", address)[1]  # type: ignore[index]
    with urllib.request.urlopen(f"{server.url}/api/tables/{table}/record", timeout=60) as answer:
        return parawan.read(answer.read().decode())
