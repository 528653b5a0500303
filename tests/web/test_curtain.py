"""Several on one device: whoever comes back to it sees no hand before saying who they are."""

from __future__ import annotations

import re

import pytest

from tests.web.player import Player
from tests.web.tables import open_table

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
