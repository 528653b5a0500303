"""Somebody who plays by the page alone: sees whose turn it is and what can be picked, picks, confirms."""

from __future__ import annotations

import random
import re
import time
from collections import defaultdict
from collections.abc import Callable, Iterable

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.web.hands import Hands, Mouse

PATIENCE_S = 60  # a busy machine may be slow; only what fails takes so long
POLL_MS = 20
CHANGES_OF_MIND = 0.1
ROUND_OVER = "The round is over"  # and is looked at
GHOST = re.compile(r"^([+−]?\d+|\?):")  # a height a tile may lie at, named by what it brings

expect.set_options(timeout=PATIENCE_S * 1000)


def way_on(page: Page) -> Locator:
    """From the end of a round, which stays until it was seen."""
    return page.get_by_role("button", name=re.compile("^(To the pond|Go on)$"))


class Player:
    """One browser at a table in play."""

    def __init__(self, page: Page, game: str, hands: Hands | None = None, seed: int = 1) -> None:
        self.page = page
        self.hands = hands or Mouse()
        self.luck = random.Random(seed)
        self.moves = 0
        self.curtains = 0
        self._pick = PICKS[game]
        self.passes_on = False  # several play on this device
        page.set_default_timeout(PATIENCE_S * 1000)

    # ---- what the page says

    @property
    def status(self) -> str:
        """Whose turn it is, or who has won."""
        return self.page.get_by_role("heading", level=1).inner_text()

    @property
    def my_turn(self) -> bool:
        return self.status.startswith("Your turn")

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("region", name="Table", exact=True)

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("region", name="Your move", exact=True)

    @property
    def confirm(self) -> Locator:
        return self.page.get_by_role("button", name="Confirm", exact=True)

    # ---- what is done about it

    def press(self, button: Locator) -> None:
        self.hands.press(button)

    def any_of(self, buttons: Locator) -> Locator:
        while not (count := buttons.count()):  # they may go again when a line to the server was lost
            buttons.first.wait_for()
        return buttons.nth(self.luck.randrange(count))

    def pick(self) -> None:
        """Picks something that can be played, now and then after a change of mind."""
        self._pick(self)
        if self.luck.random() < CHANGES_OF_MIND:
            self.confirm.wait_for()
            self.hands.put_back(self.page)
            expect(self.confirm).to_be_hidden()
            self._pick(self)

    def send(self) -> None:
        """Confirms what is picked, and waits until it stands."""
        self.press(self.confirm)
        expect(self.page.get_by_role("button", name="Cancel", exact=True)).to_be_hidden()
        assert self.page.get_by_role("alert").all_inner_texts() == [], "the move is refused"
        self.moves += 1

    def play(self) -> None:
        self.pick()
        self.send()

    def look_no_longer(self) -> None:
        """On to the next round, by the board or below it."""
        on = way_on(self.page)
        if on.count():
            self.press(on.first)

    def take_the_device(self) -> bool:
        """Pass and play: whoever is named on the curtain says so."""
        curtain = self.page.get_by_role("dialog", name=re.compile("^Give the device to"))
        if curtain.count() == 0:
            self.page.clock.fast_forward(1000)  # it leaves a moment to see what one's own move did
            return False
        box, window = curtain.bounding_box(), self.page.viewport_size
        assert box == {"x": 0, "y": 0, **window}, "something is to be seen beside the curtain"  # type: ignore[dict-item]
        self.press(curtain.get_by_role("button"))
        curtain.wait_for(state="detached")
        self.curtains += 1
        return True


# ---- one driver a game -----------------------------------------------------------------------------------------------


def pick_tide(player: Player) -> None:
    """A weather card; or, where the highest bidder chooses, one of the two tide cards."""
    tides = player.board.get_by_role("button", name=re.compile("^Take tide card"))
    cards = player.hand.get_by_role("button", disabled=False)
    tides.or_(cards).first.wait_for()
    player.press(player.any_of(tides if tides.count() else cards))


def pick_maui(player: Player) -> None:
    """A bowl of sand dollars; or a tile, one of the ghosts it casts, and what is chosen along with it."""
    market = player.hand.get_by_role("region", name="Market")
    if market.get_by_role("button", pressed=True).count() == 0:  # a tile put back on the way is still in hand
        ware = player.any_of(market.get_by_role("button", disabled=False))
        dollars = (ware.get_attribute("aria-label") or "").startswith("Take")
        player.press(ware)
        if dollars:
            return
    player.press(player.any_of(player.board.get_by_role("button", name=GHOST)))
    player.confirm.wait_for()
    extras = player.board.get_by_role("button", name=re.compile("^(Lay your|The scoring token)"))
    if extras.count() and player.luck.random() < 0.5:
        player.press(player.any_of(extras))


def pick_duck(player: Player, again: int = 2) -> None:
    """A dive where it is offered; or cards that go together, and a pile to draw from."""
    hand = player.hand.get_by_role("list", name="Your hand")
    cards = hand.get_by_role("button")
    cards.first.wait_for()
    dive = player.hand.get_by_role("button", name=re.compile("^Dive with"), disabled=False)
    if dive.count():
        return player.press(dive)
    while (tapped := hand.get_by_role("button", pressed=True)).count():
        player.press(tapped.first)
    names = cards.evaluate_all("cards => cards.map(card => card.getAttribute('aria-label'))")
    chosen = player.luck.choice(list(best(groups(names))))
    for number in chosen:
        if cards.nth(number).get_attribute("aria-pressed") == "false":  # a card between two others comes along by itself
            player.press(cards.nth(number))
    if player.confirm.count():  # the last cards: nothing is drawn
        return None
    piles = player.board.get_by_role("button", name=re.compile("pile")).and_(player.page.locator("[aria-pressed=false]"))
    try:
        piles.first.wait_for(timeout=5_000)
    except TimeoutError:
        if again:  # the hand had changed while it was looked at
            return pick_duck(player, again - 1)
        raise
    return player.press(player.any_of(piles))


def groups(names: list[str]) -> Iterable[tuple[int, ...]]:
    """Places of cards in hand that go together: equal numbers, or three and more of one colour in a row."""
    equal, row = defaultdict(list), {}
    for place, name in enumerate(names):
        colour, number = re.match(r"(\w+) (\d)", name).groups()  # type: ignore[union-attr]
        equal[number].append(place)
        row[colour, int(number)] = place
    yield from map(tuple, equal.values())
    for colour, first in row:
        run = []
        while (colour, first + len(run)) in row:
            run.append(row[colour, first + len(run)])
        if len(run) >= 3:
            yield tuple(run)


def best(groups: Iterable[tuple[int, ...]]) -> Iterable[tuple[int, ...]]:
    """Those that lay most cards: hands run empty sooner."""
    groups = list(groups)
    return [group for group in groups if len(group) == max(map(len, groups))]


PICKS: dict[str, Callable[[Player], None]] = {"maui": pick_maui, "tide": pick_tide, "duck": pick_duck}


# ---- together --------------------------------------------------------------------------------------------------------


def play_on(players: list[Player], until: Callable[[], bool] | None = None) -> None:
    """Whoever is to play does, until the game is over for all (or as told)."""
    patience = time.monotonic() + PATIENCE_S
    while not (until and until()):
        statuses = [player.status for player in players]
        if all("The game is over" in status for status in statuses):
            assert not until, "the game is over too soon"
            return
        ready = next((player for player, status in zip(players, statuses, strict=True) if status.startswith("Your turn")), None)
        if ready:
            ready.play()
        for player, status in zip(players, statuses, strict=True):
            if ROUND_OVER in status:
                player.look_no_longer()
        if ready or any(player.take_the_device() for player in players if player.passes_on):
            patience = time.monotonic() + PATIENCE_S
        else:
            assert time.monotonic() < patience, f"nothing goes on: {statuses}"
            players[0].page.wait_for_timeout(POLL_MS)
