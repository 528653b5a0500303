"""Dragging is an extra: from the hand to the board is the same as tapping one, then the other."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.player import GHOST, Player
from tests.web.tables import open_table


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(player: Player, taken: Locator, to: Locator) -> None:
    take_up(player, taken)
    to.wait_for()
    player.page.mouse.move(*middle(to), steps=4)
    player.page.mouse.up()


def take_up(player: Player, taken: Locator) -> None:
    """Dragging comes with the first mouse: who is quicker than that tries again."""
    mouse = player.page.mouse
    carried = player.hand.locator("[inert]")
    x, y = middle(taken)
    for _ in range(100):
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + 20, y - 20, steps=4)
        if carried.count():
            return
        mouse.move(*middle(player.page.get_by_role("banner")))  # let go there it is no tap
        mouse.up()
        player.page.wait_for_timeout(100)
    raise AssertionError("nothing is taken up")


def test_a_tile_of_maui_is_dragged_to_where_it_may_lie(person, server):
    player = Player(person().page, "maui")
    open_table(player.page, server.url, "maui", ["bot"])
    market = player.hand.get_by_role("region", name="Market")
    tile = market.get_by_role("button", name=re.compile("^(?!Take)"), disabled=False).first
    ghost = player.board.get_by_role("button", name=GHOST).first
    drag(player, tile, ghost)
    expect(ghost).to_have_attribute("aria-pressed", "true")
    player.send()


def test_a_card_of_tide_is_dragged_to_the_board(person, server):
    player = Player(person().page, "tide")
    open_table(player.page, server.url, "tide", ["bot"] * 2)
    card = player.hand.get_by_role("button", disabled=False).first
    drag(player, card, player.board)
    expect(card).to_have_attribute("aria-pressed", "true")
    assert player.hand.locator("[inert]").count() == 0
    player.send()


def test_a_tap_is_no_drag(person, server):
    player = Player(person().page, "tide")
    open_table(player.page, server.url, "tide", ["bot"] * 2)
    card = player.hand.get_by_role("button", disabled=False).first
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "false")
