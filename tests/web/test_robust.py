"""Whatever happens to network, server, device and browser: no move is lost, none is played twice, and the game goes on."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.server.serving import Serving
from tests.web.cable import Cable
from tests.web.conftest import Person
from tests.web.places import KEPT
from tests.web.player import Player, play_on
from tests.web.tables import invite_link, open_table, replayed, sit_down

EXPECTED = re.compile(
    r"WebSocket connection to|net::ERR_|Failed to load resource|Unable to preload|dynamically imported module"
)  # what a browser says of a network that is not there
PATIENCE_MS = 5_000  # of a page that has asked whether the line is good
COMPLETE = """() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const parts = ['Side', 'Banners', 'drag'].every((part) => names.some((name) => name.includes(`/assets/${part}-`)));
    if (window.parts !== names.length) [window.parts, window.since] = [names.length, performance.now()];
    return parts && performance.now() - window.since > 500;
}"""
FIRST_WAIT_MS = 1_000  # before it opens another; surely over then


@pytest.fixture
def cable(server) -> Iterator[Cable]:
    with Cable(server.port) as cable:
        yield cable


@pytest.fixture
def people(person) -> list[Person]:
    """Two people who may hear of a broken network, and of nothing else."""
    both = [person(), person()]
    for someone in both:
        someone.expected = EXPECTED
    return both


def completed(player: Player) -> None:
    """All that comes after the table is there, and nothing more for half a second: a page that misses a part loads anew."""
    player.board.hover()  # what a mouse brings, too
    player.page.evaluate("window.since = performance.now()")
    player.page.wait_for_function(COMPLETE)


def badge(page: Page, words: str) -> Locator:
    return page.get_by_role("status").filter(has_text=words)


def expect_only_a_badge(page: Page, words: str) -> None:
    """The line is lost: a few words in the status line say so, and the table stays as it is."""
    badge(page, words).wait_for()
    sign = page.get_by_role("heading", level=1).get_by_text(words).bounding_box()
    table = page.get_by_role("region", name="Table", exact=True).bounding_box()
    assert sign
    assert table
    assert sign["y"] + sign["height"] <= table["y"]  # over the table, not on it
    assert page.get_by_role("dialog").count() == 0


def sit_together(people: list[Person], url: str, server: Serving, game: str, seats: list[str]) -> list[Player]:
    """The first one comes by `url`, the second straight from the server."""
    host, friend = (someone.page for someone in people)
    open_table(host, url, game, seats)
    sit_down(friend, invite_link(host).replace(url, server.url), "Bob")
    host.get_by_role("button", name="Start the game").click()
    for page in (host, friend):
        page.get_by_role("region", name="Table", exact=True).wait_for()
    return [Player(host, game, seed=1), Player(friend, game, seed=2)]


def until_turn_of(player: Player, players: list[Player]) -> None:
    """Everybody else plays until this one is to play."""
    others = [other for other in players if other is not player]
    play_on(others, until=lambda: player.my_turn)


def answered(player: Player) -> None:
    """A move that was confirmed stands; others may have heard of it before."""
    expect(player.page.get_by_role("button", name="Sending …")).to_be_hidden()
    player.moves += 1


def check_moves(players: list[Player], server: Serving) -> None:
    """Plays to the end: every move that was confirmed is in the record, once."""
    play_on(players)
    played = Counter(seat for seat, _ in replayed(server, players[0].page.url).log)
    assert [played[seat] for seat in range(len(players))] == [player.moves for player in players]


# ---- the network -----------------------------------------------------------------------------------------------------


def test_a_network_that_goes_in_mid_move_loses_and_doubles_nothing(people, server, cable):
    ann, bob = players = sit_together(people, cable.url, server, "maui", ["friend"])
    page = ann.page

    until_turn_of(ann, players)  # the move arrives, its answer does not
    ann.pick()
    cable.go_deaf()
    ann.press(ann.confirm)
    expect(bob.page.get_by_role("heading", level=1)).to_contain_text("Your turn")
    assert page.get_by_role("button", name="Sending …").is_visible()
    cable.cut()
    expect_only_a_badge(page, "Connection lost")
    cable.mend()
    badge(page, "Connected").wait_for()
    answered(ann)

    until_turn_of(ann, players)  # the move is made while there is no line
    ann.pick()
    cable.cut()
    expect_only_a_badge(page, "Connection lost")
    ann.press(ann.confirm)
    assert page.get_by_role("button", name="Sending …").is_visible()
    cable.mend()
    expect(bob.page.get_by_role("heading", level=1)).to_contain_text("Your turn")
    answered(ann)

    until_turn_of(ann, players)  # the device itself knows that it is offline, and when it is not
    ann.pick()
    people[0].context.set_offline(True)
    cable.cut()
    expect_only_a_badge(page, "Offline")
    ann.press(ann.confirm)
    cable.mend()
    people[0].context.set_offline(False)
    expect(bob.page.get_by_role("heading", level=1)).to_contain_text("Your turn")
    answered(ann)

    check_moves(players, server)


def test_a_device_that_slept_is_back_as_if_nothing_had_been(people, server, cable):
    clock = people[0].page.clock
    clock.install()
    ann, bob = players = sit_together(people, cable.url, server, "maui", ["friend"])
    until_turn_of(bob, players)
    clock.pause_at(ann.page.evaluate("Date.now()") + 4_000)  # well before the line is tried by itself
    devtools = people[0].context.new_cdp_session(ann.page)
    devtools.send("Page.setWebLifecycleState", {"state": "frozen"})
    cable.go_deaf()  # the line dies while nobody looks
    bob.play()
    cable.mend()
    devtools.send("Page.setWebLifecycleState", {"state": "active"})
    assert not ann.my_turn
    ann.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    clock.fast_forward(PATIENCE_MS)
    badge(ann.page, "Connection lost").wait_for()
    clock.fast_forward(FIRST_WAIT_MS)
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text("Your turn")
    clock.resume()
    check_moves(players, server)


def test_a_table_opened_without_a_network_is_there_when_the_network_is(people, server):
    page, context = people[0].page, people[0].context
    open_table(page, server.url, "maui", ["bot"])
    page.get_by_role("region", name="Table", exact=True).wait_for()
    page.wait_for_function(KEPT)
    context.set_offline(True)
    page.reload()
    page.get_by_role("button", name="Try again").wait_for()
    context.set_offline(False)
    page.get_by_role("region", name="Table", exact=True).wait_for()


def test_a_server_on_the_same_machine_needs_no_network(people, server):
    """A browser calls itself offline then, though the server is there."""
    page = people[0].page
    page.add_init_script("Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })")
    open_table(page, server.url, "tide", ["bot", "bot"])
    badge(page, "Connected").wait_for()
    Player(page, "tide").play()


# ---- the server ------------------------------------------------------------------------------------------------------


def test_a_server_that_is_killed_and_comes_back_loses_and_doubles_nothing(people, tmp_path):
    database = tmp_path / "tables.sqlite"
    with ExitStack() as servers:
        server = servers.enter_context(Serving(database))
        ann, _ = players = sit_together(people, server.url, server, "maui", ["friend", "bot"])
        for player in players:
            completed(player)
        for moment in ("nothing", "picked", "sent"):
            until_turn_of(ann, players)
            if moment != "nothing":
                ann.pick()
                completed(ann)
            server.kill()
            for player in players:
                expect_only_a_badge(player.page, "Connection lost")
            if moment == "sent":
                ann.press(ann.confirm)
            server = servers.enter_context(Serving(database, port=server.port))
            for player in players:
                badge(player.page, "Connected").wait_for()
            if moment == "picked":
                ann.send()
            elif moment == "sent":
                answered(ann)
            else:
                ann.play()
        check_moves(players, server)


def test_a_sealed_pick_outlives_a_reload_a_change_a_cut_and_a_killed_server(people, tmp_path):
    """In tide all pick at once, and a pick may be changed until the last one has come."""
    database = tmp_path / "tables.sqlite"
    with ExitStack() as servers:
        server = servers.enter_context(Serving(database))
        cable = servers.enter_context(Cable(server.port))
        ann, bob = players = sit_together(people, cable.url, server, "tide", ["friend", "bot"])
        for player in players:
            completed(player)
        heading = ann.page.get_by_role("heading", level=1)
        ann.play()
        expect(heading).to_contain_text("Bob")
        ann.page.reload()  # sealed, and still so
        expect(heading).to_contain_text("Bob")
        ann.play()  # another card instead
        ann.pick()
        cable.cut()
        expect_only_a_badge(ann.page, "Connection lost")
        ann.press(ann.confirm)
        cable.mend()
        answered(ann)
        server.kill()
        expect_only_a_badge(bob.page, "Connection lost")
        server = servers.enter_context(Serving(database, port=server.port))
        badge(bob.page, "Connected").wait_for()
        bob.play()  # the last pick: all are shown
        expect(heading).to_contain_text("Your turn")
        check_moves(players, server)


# ---- the browser -----------------------------------------------------------------------------------------------------


class Sluice:
    """Keeps moves that pages have sent from the server until it is opened."""

    def __init__(self, *pages: Page) -> None:
        self._held: list[tuple[WebSocketRoute, str | bytes]] | None = None
        for page in pages:
            page.route_web_socket(re.compile("/socket/"), self._joined)

    def _joined(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if self._held is not None and json.loads(message)["type"] == "play":
                self._held.append((server, message))
            else:
                server.send(message)

        page.on_message(pass_on)

    def close(self) -> None:
        self._held = []

    def open(self) -> int:
        """Lets all go on at once; how many there were."""
        held, self._held = self._held or [], None
        for server, message in held:
            server.send(message)
        return len(held)


def test_two_tabs_at_one_seat_show_the_same_and_play_one_move(people, server):
    other = Player(people[0].context.new_page(), "maui", seed=3)
    sluice = Sluice(people[0].page, other.page)
    ann, bob = players = sit_together(people, server.url, server, "maui", ["friend"])
    other.page.goto(ann.page.url)
    other.page.get_by_role("region", name="Table", exact=True).wait_for()

    until_turn_of(ann, players)  # seen in the one what is played in the other
    expect(other.page.get_by_role("heading", level=1)).to_contain_text("Your turn")
    other.play()
    expect(ann.page.get_by_role("heading", level=1)).not_to_contain_text("Your turn")

    until_turn_of(ann, players)  # both are about to play: only one move is
    expect(other.page.get_by_role("heading", level=1)).to_contain_text("Your turn")
    other.pick()
    ann.page.bring_to_front()
    ann.pick()
    ann.send()
    expect(other.confirm).to_be_hidden()

    until_turn_of(ann, players)  # both are confirmed before the server hears of either
    expect(other.page.get_by_role("heading", level=1)).to_contain_text("Your turn")
    sluice.close()
    for tab in (other, ann):
        tab.page.bring_to_front()
        tab.pick()
    for tab in (other, ann):
        tab.press(tab.confirm)
        tab.page.get_by_role("button", name="Sending …").wait_for()
    assert sluice.open() == 2
    for tab in (other, ann):
        expect(tab.page.get_by_role("heading", level=1)).to_contain_text("Bob to play")
        expect(tab.page.get_by_role("button", name=re.compile("Sending …|Confirm"))).to_have_count(0)
    ann.moves += 1

    for tab in (other, ann):  # and neither is stuck
        play_on([bob], until=lambda tab=tab: tab.my_turn)
        tab.page.bring_to_front()
        tab.play()

    other.page.close()
    ann.moves += other.moves
    check_moves(players, server)


def test_a_reload_at_any_step_changes_nothing(people, server):
    host, friend = (someone.page for someone in people)
    address = open_table(host, server.url, "maui", ["friend"])
    host.get_by_role("listitem").filter(has_text="Ann").get_by_text("you").wait_for()
    host.reload()  # in the lobby
    link = invite_link(host)
    friend.goto(link)
    friend.reload()  # invited
    sit_down(friend, link, "Bob")
    friend.reload()  # seated
    friend.get_by_text("The host starts the game").wait_for()
    host.get_by_role("button", name="Start the game").click()
    ann, _ = players = [Player(host, "maui", seed=1), Player(friend, "maui", seed=2)]
    for page in (host, friend):
        page.get_by_role("region", name="Table", exact=True).wait_for()

    until_turn_of(ann, players)
    host.reload()  # my turn
    expect(host.get_by_role("heading", level=1)).to_contain_text("Your turn")
    ann.pick()
    host.reload()  # picked, not confirmed: not played
    expect(host.get_by_role("heading", level=1)).to_contain_text("Your turn")
    ann.play()
    host.reload()  # waiting
    expect(host.get_by_role("heading", level=1)).to_contain_text("Bob to play")

    until_turn_of(ann, players)
    ann.pick()
    ann.press(ann.confirm)
    host.reload()  # sent, perhaps not answered
    expect(friend.get_by_role("heading", level=1)).to_contain_text("Your turn")
    expect(host.get_by_role("heading", level=1)).to_contain_text("Bob to play")
    ann.moves += 1
    check_moves(players, server)

    host.reload()  # over
    host.get_by_role("dialog").get_by_role("button", name="Play again").wait_for()
    assert host.url == address


def test_the_back_button_leaves_the_table_and_the_way_back_leads_to_the_same_game(people, server):
    ann, _ = players = sit_together(people, server.url, server, "maui", ["friend"])
    address = ann.page.url
    until_turn_of(ann, players)
    ann.pick()
    ann.page.go_back()
    ann.page.get_by_role("button", name="Play now").first.wait_for()
    ann.page.go_forward()
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text("Your turn")
    ann.play()
    ann.page.go_back()
    ann.page.get_by_role("link", name=re.compile("^Continue")).click()
    assert ann.page.url == address
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text("Bob to play")
    check_moves(players, server)


def test_a_page_that_is_older_than_the_server_starts_anew_where_a_part_of_it_is_gone(person, server):
    ann = person(service_workers="block")
    open_table(ann.page, server.url, "maui", ["bot"])
    player = Player(ann.page, "maui")
    player.play()
    ann.page.route(re.compile("/assets/Menu-"), lambda route: route.fulfill(status=404))
    with ann.page.expect_event("load"):
        ann.page.get_by_role("button", name="Menu").click()
    ann.page.unroute_all()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Keys").wait_for()
    assert ann.troubles  # that of the missing part, which is mended
    ann.troubles.clear()


def test_a_page_that_starts_anew_waits_for_the_answer_to_a_move(person, server):
    people = [person(service_workers="block"), person()]  # without a copy of the part that is missing
    people[0].expected = EXPECTED
    host = people[0].page
    sluice = Sluice(host)
    ann, bob = players = sit_together(people, server.url, server, "maui", ["friend"])
    until_turn_of(ann, players)
    ann.pick()
    sluice.close()
    ann.press(ann.confirm)
    host.get_by_role("button", name="Sending …").wait_for()
    host.route(re.compile("/assets/Menu-"), lambda route: route.fulfill(status=404))
    with host.expect_response(ann.page.url):  # the server answers, the page is about to start anew
        host.get_by_role("button", name="Menu").click()
    host.wait_for_timeout(500)
    assert host.get_by_role("button", name="Sending …").is_visible()
    with host.expect_event("load"):
        assert sluice.open() == 1
    ann.moves += 1
    expect(bob.page.get_by_role("heading", level=1)).to_contain_text("Your turn")
    check_moves(players, server)


def test_who_comes_back_has_the_seat_again(people, server):
    """The others let a bot play for somebody who is away; it hands the seat back when the person returns."""
    ann, bob = players = sit_together(people, server.url, server, "maui", ["friend"])
    until_turn_of(bob, players)
    address = bob.page.url
    bob.page.goto("about:blank")
    ann.page.get_by_role("button", name="Let a bot play for Bob").click()
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text("Your turn")  # the bot has played
    bob.page.goto(address)
    bob.page.get_by_role("region", name="Table", exact=True).wait_for()
    expect(bob.page.get_by_text("plays for you")).to_have_count(0)
    ann.play()
    expect(bob.page.get_by_role("heading", level=1)).to_contain_text("Your turn")
    bob.play()
