"""With things in motion, as most people see it: the game goes on as without, and nobody has to wait for a picture."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.player import Player, play_on
from tests.web.tables import open_table

MOVES = {"maui": 5, "tide": 5, "duck": 6}
MOVING = """document.getAnimations().some((one) => one.playState === 'running' && isFinite(one.effect.getTiming().iterations)
    && one.effect.getTiming().duration > 50)"""


def choose_pace(page: Page, name: str) -> None:
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    menu.get_by_role("group", name="Motion").get_by_role("radio", name=name).check()
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()


def moments_of_motion(page: Page, player: Player, moves: int) -> int:
    """Plays so many moves; how often something was in motion after one of them."""
    moved = 0
    for done in range(moves):
        play_on([player], until=lambda: player.moves > done)  # noqa: B023
        moved += page.evaluate(MOVING)
    return moved


# Confirms what is picked, and taps a card or tile in the middle of the motion that comes of it, if it can be hit there. Says what
# came of that. All within the page: who asks from outside comes too late, and Playwright waits until things stand still.
TAP = """async () => {
    const moving = () => MOVING;
    const frame = () => new Promise(requestAnimationFrame);
    const hit = (card) => {
        const { left, top, width, height } = card.getBoundingClientRect();
        return card.contains(document.elementFromPoint(left + width / 4, top + height / 2)); // the next card may cover the rest
    };
    const open = '[aria-pressed=false]:not(:disabled, [aria-disabled=true])';
    const cards = () => [...document.querySelectorAll(`section[aria-label="Your move"] ${open}`)];
    const mine = () => document.title.startsWith('● Your turn') && !document.querySelector('[data-place=confirm]');
    document.querySelector('[data-place=confirm]').click();
    let came = 'nothing moved';
    for (let still = 0; still < STILL; still = mine() && !moving() ? still + 1 : 0) {
        await frame();
        if (!mine() || !moving()) continue;
        dispatchEvent(new PointerEvent('pointerdown')); // any touch ends what the board shows first
        await frame();
        const card = cards().find(hit);
        card?.click();
        await frame();
        if (!moving()) continue;
        if (card?.ariaPressed === 'true') return 'taken';
        came = card ? 'not taken' : 'nothing could be hit';
    }
    return came;
}""".replace("MOVING", MOVING).replace("STILL", "30")


@pytest.mark.parametrize("game", MOVES)
def test_moves_can_be_made_while_things_still_move(game, person, server):
    page = person(reduced_motion="no-preference").page
    player = Player(page, game, seed=4)
    open_table(page, server.url, game, ["bot"] * 2)
    answers = []
    for _ in range(MOVES[game]):
        play_on([player], until=lambda: player.my_turn)
        player.pick()
        player.confirm.wait_for()
        answers.append(page.evaluate(TAP))
        page.keyboard.press("Escape")
        expect(player.confirm).to_be_hidden()
    moved = [answer for answer in answers if answer != "nothing moved"]
    assert moved.count("taken") > len(moved) / 2, answers  # on a slow machine a motion may end before the choices have come


PACES = {"None": 0, "Quick": 0.5, "Calm": 1, "Slow": 2}
# How long a card that is tapped moves.
LASTS = """async (card) => {
    card.click();
    await new Promise(requestAnimationFrame);
    const times = card.getAnimations({ subtree: true }).map((one) => one.effect.getTiming());
    return Math.max(0, ...times.filter((one) => isFinite(one.iterations)).map((one) => one.duration));
}"""


@pytest.mark.parametrize("game", ["tide", "duck"])
def test_each_pace_is_another_one(game, person, server):
    page = person(reduced_motion="no-preference").page
    player = Player(page, game, seed=4)
    open_table(page, server.url, game, ["bot"] * 2)
    play_on([player], until=lambda: player.my_turn)
    lasts = {}
    for name in PACES:
        choose_pace(page, name)
        card = player.hand.get_by_role("list").get_by_role("button", pressed=False, disabled=False).first
        card.wait_for()
        lasts[name] = card.evaluate(LASTS)
        page.keyboard.press("Escape")
    assert lasts["Calm"] > 50
    assert lasts == {name: pace * lasts["Calm"] for name, pace in PACES.items()}


@pytest.mark.parametrize("why", ["the setting", "the device"])
def test_nothing_moves_for_who_does_not_want_it(why, person, server):
    page = person(reduced_motion="reduce" if why == "the device" else "no-preference").page
    player = Player(page, "tide", seed=4)
    open_table(page, server.url, "tide", ["bot"] * 2)
    if why == "the setting":
        choose_pace(page, "None")
    assert moments_of_motion(page, player, 3) == 0
