"""With things in motion, as most people see it: the game goes on as without, and nobody has to wait for a picture."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.player import Player, play_on
from tests.web.tables import open_table

MOVES = {"maui": 5, "tide": 5, "duck": 6}
MOVING = """document.getAnimations().some((one) => one.playState === 'running' && isFinite(one.effect.getTiming().iterations)
    && one.effect.getTiming().duration > 50)"""


def moments_of_motion(page: Page, player: Player, moves: int) -> int:
    """Plays so many moves; how often something was in motion after one of them."""
    moved = 0
    for done in range(moves):
        play_on([player], until=lambda: player.moves > done)  # noqa: B023
        moved += page.evaluate(MOVING)
    return moved


@pytest.mark.parametrize("game", MOVES)
def test_moves_can_be_made_while_things_still_move(game, person, server):
    page = person(reduced_motion="no-preference").page
    player = Player(page, game, seed=4)
    open_table(page, server.url, game, ["bot"] * 2)
    assert moments_of_motion(page, player, MOVES[game]) > 0


@pytest.mark.parametrize("why", ["the setting", "the device"])
def test_nothing_moves_for_who_does_not_want_it(why, person, server):
    page = person(reduced_motion="reduce" if why == "the device" else "no-preference").page
    player = Player(page, "tide", seed=4)
    open_table(page, server.url, "tide", ["bot"] * 2)
    if why == "the setting":
        page.get_by_role("button", name="Menu").click()
        menu = page.get_by_role("dialog")
        menu.get_by_role("group", name="Motion").get_by_role("radio", name="None").click(force=True)
        page.keyboard.press("Escape")
        expect(menu).to_be_hidden()
    assert moments_of_motion(page, player, 3) == 0
