"""Duck by hand: which card ends on top, which way a run lies, and how the hand is sorted."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.client import Browser, Client
from tests.server.serving import Serving
from tests.web.conftest import DESK, PHONE, Person
from tests.web.held import held_back
from tests.web.moments import ANN, NAMES, Moment, any_move, find, table_of
from tests.web.player import Player
from tests.web.words import Words

COLOURS = {"y": "yellow", "b": "blue", "r": "red"}
GROUP = re.compile(r"(\d)([ybr])(?!\2)([ybr]) deck")  # two colours of one number, and a card from the draw pile
RUN = re.compile(r"([ybr])(\d)-(\d) deck")
say = Words("en")


def called(card: str) -> str:
    """What the page calls it."""
    return f"{COLOURS[card[0]]} {card[1]}"


def by_number(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: (card[1], "ybr".index(card[0])))


def by_colour(cards: list[str]) -> list[str]:
    return sorted(cards, key=lambda card: ("ybr".index(card[0]), card[1]))


def offers(wanted: re.Pattern[str]) -> Callable[[Client], str | None]:
    """Ann may lay such cards, and her hand looks different in the two orders."""

    def look(client: Client) -> str | None:
        if client.seat != ANN or by_number(client.view["hand"][ANN]) == by_colour(client.view["hand"][ANN]):
            return None
        return next((move for move in client.choices if wanted.fullmatch(move)), None)

    return look


class Hand:
    """Ann's, at a table where her friend and a bot sit, too. Her friend is away: nobody touches what she lays."""

    def __init__(self, someone: Person, server: Serving, wanted: re.Pattern[str], there: bool = True) -> None:
        people = [Browser(server.url) for _ in NAMES]
        with ThreadPoolExecutor(1) as thread:  # Playwright's own loop runs in this one
            moment: Moment = thread.submit(asyncio.run, find(people, "duck", 3, offers(wanted), any_move)).result()
        self.ann, self.table, self.move = people[ANN], moment.address.removeprefix("/t/"), moment.move
        someone.context.add_cookies([{"name": "parawan", "value": moment.cookie, "url": server.url}])
        self.page: Page = someone.page
        self.page.goto(server.url + moment.address)
        self.player = Player(self.page, "duck")
        self.cards = self.player.hand.get_by_role("list", name="Your hand").get_by_role("button")
        if there:
            self.cards.first.wait_for()

    def card(self, card: str) -> Locator:
        return self.cards.and_(self.page.get_by_role("button", name=re.compile(f"^{called(card)}"))).first

    @property
    def names(self) -> list[str]:
        return [(name or "").split(",")[0] for name in (card.get_attribute("aria-label") for card in self.cards.all())]

    @property
    def deck(self) -> Locator:
        return self.page.locator("[data-place=deck]")

    @property
    def tops(self) -> Locator:
        return self.page.get_by_role("group", name=say("duck-page-on-top")).get_by_role("radio")

    def top(self, card: str) -> Locator:
        return self.tops.and_(self.page.get_by_role("radio", name=called(card), exact=True))

    def put_on_top(self, card: str) -> None:
        self.page.locator("label").filter(has=self.page.get_by_role("radio", name=called(card), exact=True)).click()
        expect(self.top(card)).to_be_checked()

    def lay(self) -> list[str]:
        """Draws from the draw pile and confirms; returns Ann's pile as the server has it then."""
        self.deck.click()
        self.player.send()
        with ThreadPoolExecutor(1) as thread:
            return thread.submit(asyncio.run, self._pile()).result()

    async def _pile(self) -> list[str]:
        async with self.ann.at(self.table, ANN) as client:
            return list(client.view["pile"][ANN])

    def expect_on_top(self, card: str) -> None:
        expect(self.player.board.get_by_role("button", name=re.compile(f"^Your discard pile: {called(card)}"))).to_be_visible()


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
def test_of_a_group_the_card_one_chooses_ends_on_top(device, person, server):
    hand = Hand(person(device), server, GROUP)
    number, *colours = GROUP.fullmatch(hand.move).groups()
    first, last = (colour + number for colour in colours)
    hand.card(first).click()
    expect(hand.tops).to_have_count(0)  # a single card is on top anyway
    hand.card(last).click()
    expect(hand.tops).to_have_count(2)
    expect(hand.top(last)).to_be_checked()  # the one tapped last, unless something else is said
    hand.put_on_top(first)
    expect(hand.cards.locator(".drawn")).to_have_count(0)  # nobody saw it come
    assert hand.lay()[-2:] == [last, first]
    hand.expect_on_top(first)
    expect(hand.cards.locator(".drawn")).to_have_count(1)


def test_unless_something_is_said_the_card_tapped_last_ends_on_top(person, server):
    hand = Hand(person(), server, GROUP)
    number, *colours = GROUP.fullmatch(hand.move).groups()
    first, last = (colour + number for colour in colours)
    hand.card(last).click()
    hand.card(first).click()
    assert hand.lay()[-2:] == [last, first]
    hand.expect_on_top(first)


def test_who_puts_a_move_back_chooses_the_pile_anew(person, server):
    hand = Hand(person(), server, GROUP)
    number, *colours = GROUP.fullmatch(hand.move).groups()
    first, last = (hand.card(colour + number) for colour in colours)
    first.click()
    hand.deck.click()
    hand.player.confirm.wait_for()
    last.click()  # the pile stays chosen while cards come along
    expect(hand.player.confirm).to_be_visible()
    hand.page.get_by_role("button", name=say("cancel"), exact=True).click()
    expect(last).to_have_attribute("aria-pressed", "true")
    last.click()
    expect(hand.page.get_by_text(re.compile("^Sum left: "))).to_be_visible()
    expect(hand.player.confirm).to_be_hidden()
    hand.deck.click()
    expect(hand.player.confirm).to_be_visible()


@pytest.mark.parametrize("upwards", [True, False], ids=["upwards", "downwards"])
def test_a_run_lies_in_the_direction_one_chooses(upwards, person, server):
    hand = Hand(person(), server, RUN)
    colour, *ends = RUN.fullmatch(hand.move).groups()
    low, high = sorted(colour + end for end in ends)
    run = [f"{colour}{number}" for number in range(int(low[1]), int(high[1]) + 1)]
    for card in run:  # one between two others comes along by itself
        if hand.card(card).get_attribute("aria-pressed") == "false":
            hand.card(card).click()
    expect(hand.tops).to_have_count(2)  # one of its ends
    hand.put_on_top(low if upwards else high)
    hand.put_on_top(high if upwards else low)
    laid = hand.lay()
    assert laid[-len(run) :] == (run if upwards else run[::-1])
    hand.expect_on_top(laid[-1])


def test_the_hand_is_sorted_by_number_or_by_colour_and_stays_so(person, server):
    hand = Hand(person(), server, GROUP)
    order = hand.player.hand.get_by_role("group", name=say("duck-page-sort"))
    held = [name[0] + name[-1] for name in hand.names]
    number, colour = ([called(card) for card in cards] for cards in (by_number(held), by_colour(held)))
    assert hand.names == number != colour
    order.get_by_role("radio", name=say("duck-page-sort-colour")).check()
    assert hand.names == colour
    hand.page.reload()
    hand.cards.first.wait_for()
    assert hand.names == colour
    order.get_by_role("radio", name=say("duck-page-sort-number")).check()
    assert hand.names == number


def test_the_table_is_shown_through_ones_own_eyes_at_once(person, server):
    """Not as anybody may see it until the seat's own view is there."""
    someone = person(PHONE)
    greetings = held_back(someone.page, '"seat":0')
    hand = Hand(someone, server, GROUP, there=False)
    assert_waits(hand.page)
    (let_go,) = greetings
    let_go()
    hand.cards.first.wait_for()
    expect(hand.cards.locator(".drawn")).to_have_count(0)


def test_who_goes_on_at_another_device_sees_the_table_through_their_own_eyes_at_once(person, server):
    page = person(PHONE).page
    claims = held_back(page, '"type":"claim"')
    page.goto(link_to_anns_seat(server, "return", mark="r."))
    assert_waits(page)
    (let_go,) = claims
    let_go()
    Player(page, "duck").hand.get_by_role("list", name="Your hand").get_by_role("button").first.wait_for()


PART_LOADED = """() => {
    const part = performance.getEntriesByType('resource').find(({ name }) => name.includes('/duck-'));
    return part && import(part.name).then(() => new Promise((done) => setTimeout(() => done(true))));
}"""


def assert_waits(page: Page) -> None:
    """Although the board could be drawn."""
    page.wait_for_function(PART_LOADED)
    expect(page.get_by_role("status")).to_have_text(say("loading"))
    expect(page.get_by_role("main")).to_have_count(1)
    expect(Player(page, "duck").board).to_have_count(0)


def link_to_anns_seat(server: Serving, *commands: str, mark: str = "") -> str:
    """At a table where a friend sits, too. The last thing that Ann asks for brings the link's secret."""

    async def play() -> str:
        async with table_of([Browser(server.url) for _ in NAMES], "duck", 3) as (ann, _):
            for command in commands:
                done = await ann.do(command, seat=ANN)
            return f"{server.url}/t/{ann.id}#{mark}{done.secret}"

    with ThreadPoolExecutor(1) as thread:  # Playwright's own loop runs in this one
        return thread.submit(asyncio.run, play()).result()


def test_who_takes_a_watched_seat_over_sees_no_card_as_just_drawn(person, server):
    """Though a moment ago these cards were not seen."""
    page = person(PHONE).page
    page.goto(link_to_anns_seat(server, "remove", "invite"))
    page.get_by_role("button", name=say("lobby-join"), exact=True).click()
    cards = Player(page, "duck").hand.get_by_role("list", name="Your hand").get_by_role("button")
    cards.first.wait_for()
    expect(cards.locator(".drawn")).to_have_count(0)
