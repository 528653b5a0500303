"""Whole games by the page alone, to the same end as the engine's."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.serving import Serving
from tests.support import THOROUGH, every_table
from tests.web.conftest import PHONE
from tests.web.hands import Keyboard, Touch
from tests.web.player import GHOST, Player, play_on
from tests.web.tables import card_of, invite_link, link_to, open_table, replayed, sit_down

GAMES = ["maui", "tide", "duck"]
FRIENDS = ["Bob", "Cleo", "Dan", "Eve"]

# Game, who else sits there, options: together every option is played at least once.
BY_TOUCH = [("maui", ["bot"] * 2, ["crab"]), ("tide", ["bot"] * 2, ["choose"]), ("duck", ["bot"], [])]
WITH_FRIENDS = [
    ("maui", ["friend"] * 3, ["same_side"]),
    ("tide", ["friend", "bot"], ["open", "choose"]),
    ("duck", ["friend"], []),
]
ON_ONE_DEVICE = [("maui", ["Bob"], ["long"]), ("tide", ["Bob", "bot"], ["open"]), ("duck", ["Bob"], [])]

if THOROUGH:
    EVERY = [
        (game, seats - 1, [name if value is True else value for name, value in options.items() if value not in (False, "base")])
        for game, seats, options in every_table()
    ]
    OPTIONS = {game: [options for one, others, options in EVERY if (one, others) == (game, 2)] for game in GAMES}
    OTHERS = {game: sorted({others for one, others, _ in EVERY if one == game}) for game in GAMES}
    # Every number of seats, and all options together in every way, but not each with each.
    IN_TURNS = [
        (game, OTHERS[game][i % len(OTHERS[game])], OPTIONS[game][i % len(OPTIONS[game])])
        for game in GAMES
        for i in range(max(len(OTHERS[game]), len(OPTIONS[game])))
    ]
    # Every table by touch, some in every other mode, the further seats to bots, who are quick; and a full one of people alone.
    BY_TOUCH = [(game, ["bot"] * others, options) for game, others, options in EVERY]
    WITH_FRIENDS = [(game, ["friend"] + ["bot"] * (others - 1), options) for game, others, options in IN_TURNS]
    WITH_FRIENDS += [(game, ["friend"] * OTHERS[game][-1], []) for game in GAMES]
    ON_ONE_DEVICE = [(game, ["Bob"] + ["bot"] * (others - 1), options) for game, others, options in IN_TURNS]
    ON_ONE_DEVICE += [(game, FRIENDS[: OTHERS[game][-1]], []) for game in GAMES]


def named(given: object) -> str:
    """A part of a test's name."""
    return ",".join(given) if isinstance(given, list) else str(given)


def names(page: Page) -> list[str]:
    """Who sits at the table, by the page."""
    seats = page.get_by_role("region", name="Seats").get_by_role("list").first
    return [seat.get_attribute("title") or "" for seat in seats.locator("> li").all()]


def points_on_plates(page: Page) -> list[int]:
    plates = page.get_by_role("region", name="Seats").get_by_title(re.compile(r"^−?\d+ points?$"))
    return [int(plate.inner_text().replace("−", "-")) for plate in plates.all()]


def points_on_sheet(page: Page, game: str, seats: list[str]) -> list[int]:
    """What the score sheet at the end adds up to, by seat."""
    sheet = page.get_by_role("dialog")
    if game == "maui":
        row = sheet.get_by_role("row", name=re.compile("^Points"))
        row.wait_for()
        texts = row.get_by_role("cell").all_inner_texts()
    elif game == "tide":
        sheet.get_by_role("row").nth(len(seats)).wait_for()
        texts = [row.get_by_role("cell").last.inner_text() for row in sheet.get_by_role("row").all()[1:]]
    else:
        rows = [sheet.get_by_role("listitem").filter(has=page.get_by_text(name, exact=True)) for name in seats]
        texts = [row.inner_text().split("\n")[-1] for row in rows]
    return [int(text.strip().replace("−", "-")) for text in texts]


def check_the_end(player: Player, server: Serving, game: str, mine: int | None = 0) -> None:
    """The page says the scores and the winners that the engine finds in the record."""
    page = player.page
    page.get_by_role("dialog").get_by_role("button", name="Replay").wait_for()
    table = replayed(server, page.url)
    seats = names(page)
    assert points_on_plates(page) == list(table.scores)
    assert points_on_sheet(page, game, seats) == list(table.scores)
    title = page.get_by_role("dialog").get_by_role("heading", level=2).inner_text()
    if table.winners == (mine,):
        assert title == "You win!"
    else:
        winners = re.fullmatch("(.+) (wins|share the win)", title)
        assert winners is not None
        assert re.split(",? and |, ", winners[1]) == [seats[winner] for winner in table.winners]


# ---- one person and bots ---------------------------------------------------------------------------------------------


def first_move(player: Player, game: str) -> list[Locator]:
    """What is pressed for a plain first move, before it is confirmed."""
    hand = player.hand.get_by_role("list").get_by_role("button").first
    if game == "tide":
        return [hand]
    if game == "duck":
        return [hand, player.board.get_by_role("button", name=re.compile("draw pile", re.IGNORECASE))]
    tile = player.hand.get_by_role("button", name=re.compile("Free"), disabled=False).first
    return [tile, player.board.get_by_role("button", name=GHOST).first]


@pytest.mark.parametrize("game", GAMES)
def test_from_an_empty_browser_three_clicks_lead_to_the_first_move_and_then_it_goes_on_to_the_end(game, person, server):
    page = person().page
    page.goto(server.url)
    player = Player(page, game, seed=3)
    clicks = [card_of(page, game).get_by_role("button", name="Play now"), *first_move(player, game)]
    assert len(clicks) <= 3
    for button in clicks:
        player.press(button)
        page.get_by_role("heading", level=1, name="Your turn").wait_for()
    player.send()
    play_on([player])
    check_the_end(player, server, game)


@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_alone_is_enough(game, person, server):
    page = person().page
    page.goto(server.url)
    player = Player(page, game, Keyboard(), seed=4)
    player.press(card_of(page, game).get_by_role("button", name="Play now"))
    page.get_by_role("region", name="Table", exact=True).wait_for()
    play_on([player])
    check_the_end(player, server, game)


@pytest.mark.parametrize("game", ["maui", "duck"])
def test_escape_puts_back_what_was_taken_up(game, person, server):
    page = person().page
    open_table(page, server.url, game, ["bot"])
    player = Player(page, game)
    play_on([player], until=lambda: player.my_turn)
    first, *_ = first_move(player, game)
    taken = player.hand.get_by_role("button", pressed=True)
    player.press(first)
    expect(taken).to_have_count(1)
    page.keyboard.press("Escape")
    expect(taken).to_have_count(0)


@pytest.mark.parametrize(("game", "others", "options"), BY_TOUCH, ids=named)
def test_fingers_on_a_phone_are_enough(game, others, options, person, server):
    page = person(PHONE).page
    player = Player(page, game, Touch(), seed=5)
    open_table(page, server.url, game, others, options, hands=player.hands)
    page.get_by_role("region", name="Table", exact=True).wait_for()
    play_on([player])
    check_the_end(player, server, game)


# ---- several people ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "others", "options"), WITH_FRIENDS, ids=named)
def test_friends_come_by_their_links_somebody_watches_and_then_they_play_again(game, others, options, person, server):
    people = [person() for _ in range(1 + others.count("friend"))]
    host, *friends = people
    open_table(host.page, server.url, game, others, options)
    for number, friend in enumerate(friends):
        sit_down(friend.page, invite_link(host.page), FRIENDS[number])
    watcher = person()
    watcher.page.goto(link_to(host.page, host.page.get_by_role("button", name="Invite to watch")))
    host.page.get_by_role("button", name="Start the game").click()
    expect(watcher.page.get_by_role("heading", level=1)).to_contain_text("You are watching")
    players = [Player(someone.page, game, seed=number) for number, someone in enumerate(people)]
    play_on(players)
    for seat, player in enumerate(players):
        check_the_end(player, server, game, seat)
    check_the_end(Player(watcher.page, game), server, game, None)

    old = host.page.url
    host.page.get_by_role("button", name="Play again").click()
    host.page.wait_for_url(lambda url: url not in (old, server.url))
    host.page.get_by_text("The game begins by itself").wait_for()
    for friend in friends:
        friend.page.get_by_role("button", name="To the new table").click()
    for someone in people:
        someone.page.get_by_role("region", name="Table", exact=True).wait_for()
        assert someone.page.url == host.page.url != old
    assert sum(player.my_turn for player in players) >= 1


@pytest.mark.parametrize(("game", "others", "options"), ON_ONE_DEVICE, ids=named)
def test_several_play_on_one_device_with_a_curtain_between_hidden_hands(game, others, options, person, server):
    page = person().page
    page.clock.install()
    player = Player(page, game, seed=6)
    player.passes_on = True
    open_table(page, server.url, game, others, options)
    page.get_by_role("region", name="Table", exact=True).wait_for()
    play_on([player])
    assert (player.curtains > 0) == (game != "maui")
    check_the_end(player, server, game, None)  # by name: whoever looks at the device may be anybody
