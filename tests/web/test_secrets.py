"""What a player may not know is nowhere in the browser: not in what came over the line, not in the page, not in its memory."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Route, WebSocket

from parawan import Table
from parawan.engine.story import story
from parawan.server import protocol
from tests.server.client import Browser as Identity
from tests.server.client import Client
from tests.server.serving import Serving
from tests.web import beach
from tests.web.conftest import Person
from tests.web.player import Player, play_on
from tests.web.tables import invite_link, link_to, open_table, replayed, sit_down

TABLES = [("tide", 3), ("duck", 3), ("duck", 2), ("maui", 2)]  # where two play duck, the ghost's card is hidden too
MOMENTS = (0.0, 0.1, 0.25)  # parts of a game of usual length after which is looked
USUAL = {"tide": 60, "duck": 90, "maui": 26}
FRAME = msgspec.json.Decoder(list[protocol.AnyMessage])
FIELDS = {message.__struct_config__.tag: {"type", *message.__struct_fields__} for message in protocol.AnyMessage.__args__}
NUMBERS = """function () {
    const numbers = (list) => Array.isArray(list) && list.length && list.every((one) => typeof one === 'number');
    return this.filter(numbers).map((list) => list.join(' ')).join('\\n');
}"""
# What the page itself holds: every view of a game, and every entry of the story, whatever else has kept an old one.
HELD = """function () {
    const own = (one, field) => Object.getOwnPropertyDescriptor(one, field)?.value; // nothing that is worked out on demand
    const number = (one, field) => typeof own(one, field) === 'number';
    const views = this.filter((one) => number(one, 'viewer') && number(one, 'seats'));
    const log = this.filter((one) => number(one, 'n') && Array.isArray(own(one, 'told')));
    return [views, log.sort((one, other) => one.n - other.n)];
}"""
ROW = 6  # so many hidden cards side by side, in their order, are no coincidence


class Browser:
    """Somebody's browser, and all that ever came into it."""

    def __init__(self, someone: Person) -> None:
        self.page = someone.page
        self.devtools = someone.context.new_cdp_session(self.page)
        self.frames: list[str] = []
        self.bodies: list[str] = []
        self.page.on("websocket", self._listen)
        self.page.route("**/api/**", self._read)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def _read(self, route: Route) -> None:
        answer = route.fetch()
        self.bodies.append(answer.text())
        route.fulfill(response=answer)

    def page_text(self) -> str:
        """Everything the page shows or has put away."""
        stored = self.page.evaluate("() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])")
        return self.page.content() + stored

    def memory(self) -> str:
        """Every string, and every list of strings and numbers, in the memory of the page."""
        chunks: list[str] = []
        self.devtools.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
        self.devtools.send("HeapProfiler.takeHeapSnapshot")
        return "\n".join([*lists_in(json.loads("".join(chunks))), self._lists_of_numbers()])

    def _lists_of_numbers(self) -> str:
        """A snapshot of the heap leaves these out."""
        return str(self._of_all("Array", NUMBERS))

    def held(self) -> tuple[list[dict[str, Any]], list[Any]]:
        """The views of the game in the memory of the page, and the story in it, line by line."""
        views, log = self._of_all("Object", HELD)
        told = {entry["n"]: entry["told"] for entry in log}
        assert all(entry["told"] == told[entry["n"]] for entry in log)
        return views, [line for lines in told.values() for line in lines]

    def _of_all(self, kind: str, function: str) -> Any:
        """What a function makes of all objects of a kind in the memory of the page."""
        prototype = self.devtools.send("Runtime.evaluate", {"expression": f"{kind}.prototype"})["result"]["objectId"]
        found = self.devtools.send("Runtime.queryObjects", {"prototypeObjectId": prototype})["objects"]["objectId"]
        asked = {"objectId": found, "functionDeclaration": function, "returnByValue": True}
        answer = self.devtools.send("Runtime.callFunctionOn", asked)
        assert "value" in answer["result"], answer
        return answer["result"]["value"]

    def heard(self) -> tuple[Client, list[Any]]:
        """The game and its story, put together from all that came. Nothing comes that the protocol does not name."""
        client = Client(None, "")  # type: ignore[arg-type]
        told: dict[int, Any] = {}
        for frame in self.frames:
            assert all(message.keys() <= FIELDS[message["type"]] for message in json.loads(frame))
            for message in FRAME.decode(frame):
                client._take(message)
                if isinstance(message, protocol.Update):
                    told[message.n] = message.story
                elif isinstance(message, protocol.Past):  # for who came later
                    told.update(message.story)
        return client, as_sent([line for number in sorted(told) for line in told[number]])


class Look:
    """A look into a browser after so many moves."""

    def __init__(self, moves: int, browser: Browser, memory: bool) -> None:
        self.moves = moves
        self.possible = range(moves, max(-1, moves - 4), -1)  # the last ones may not have come yet
        heard, self.story = browser.heard()
        self.view, self.choices = heard.view, heard.choices
        self.held = browser.held() if memory else ([], [])
        self.text = "\n".join([*browser.frames, *browser.bodies, browser.page_text(), browser.memory() if memory else ""])


def lists_in(snapshot: dict[str, Any]) -> Iterator[str]:
    """The strings of a heap snapshot, and the lists of short ones."""
    strings, nodes, edges = snapshot["strings"], snapshot["nodes"], snapshot["edges"]
    meta = snapshot["snapshot"]["meta"]
    width, edge_width = len(meta["node_fields"]), len(meta["edge_fields"])
    name, count = meta["node_fields"].index("name"), meta["node_fields"].index("edge_count")
    element = meta["edge_types"][0].index("element")
    yield from strings
    at = 0
    for node in range(0, len(nodes), width):
        after = at + nodes[node + count] * edge_width
        items = {edges[i + 1]: strings[nodes[edges[i + 2] + name]] for i in range(at, after, edge_width) if edges[i] == element}
        if len(items) >= ROW:
            yield " ".join(items[place] for place in sorted(items) if len(items[place]) < 8)
        at = after


# ---- what is hidden --------------------------------------------------------------------------------------------------


def rows(cards: Iterable[Any]) -> set[tuple[str, ...]]:
    """Every row of so many cards."""
    words = [str(card) for card in cards]
    return {tuple(words[i : i + ROW]) for i in range(len(words) - ROW + 1)}


def hidden_rows(table: Table, viewer: int | None) -> set[tuple[str, ...]]:
    """Rows of cards that this viewer may not know, found without the code that hides them."""
    lists = HIDDEN[table.game.name](table.reveal(), viewer)
    return set().union(*map(rows, lists)) - rows(range(1, 61))  # numbers in a row are everywhere


def hidden_in_tide(truth: dict[str, Any], viewer: int | None) -> Iterator[list[int]]:
    """Tide cards to come, and what was never shown of sets this seat has not held so far."""
    yield truth["tides"][2 * truth["turn"] :]
    for number, (cards, shown) in enumerate(zip(truth["cards"], truth["shown"], strict=True)):
        if viewer is None or (viewer - number) % truth["seats"] >= truth["round"]:
            yield [card for card, seen in zip(cards, shown, strict=True) if not seen]


def hidden_in_duck(truth: dict[str, Any], viewer: int | None) -> Iterator[list[str]]:
    """The draw pile, and what others hold but did not take openly."""
    yield truth["deck"][: truth["deck_size"]]
    yield truth["deck"][: truth["deck_size"]][::-1]
    for seat, (hand, known) in enumerate(zip(truth["hand"], truth["known"], strict=True)):
        if seat != viewer:
            yield list((Counter(hand) - Counter(known)).elements())


def hidden_in_maui(truth: dict[str, Any], viewer: int | None) -> Iterator[list[str]]:
    """The order of the bag."""
    yield truth["bag"][truth["drawn"] :]


HIDDEN = {"tide": hidden_in_tide, "duck": hidden_in_duck, "maui": hidden_in_maui}


def found(secrets: set[tuple[str, ...]], text: str) -> set[tuple[str, ...]]:
    words = re.findall("[A-Za-z0-9]+", text)
    return secrets & set(zip(*(words[i:] for i in range(ROW)), strict=False))


def as_sent(facts: Any) -> Any:
    """As plain as what came over the line."""
    return json.loads(msgspec.json.encode(facts))


def shown(table: Table, viewer: int | None, fields: Iterable[str]) -> dict[str, Any]:
    view = table.view(viewer)
    return {field: view[field] for field in fields}


def check_every_field(look: Look, whole: Table, viewer: int | None) -> None:
    """Every view, every line of the story and every choice in the browser is one that this viewer may have seen by then."""
    tables = [at_move(whole, moves) for moves in range(look.moves + 1)]
    now = [tables[moves] for moves in look.possible]
    assert any(look.view == shown(table, viewer, look.view) for table in now)
    assert not look.choices or any(look.choices == [move.text for move in table.moves(viewer)] for table in now)
    told = as_sent([(event.message, event.arguments) for events in story(tables[-1], viewer) for event in events])
    assert look.story == told[: len(look.story)]
    views, lines = look.held
    assert all(any(view == shown(table, viewer, view) for table in tables) for view in views)
    assert lines == told[: len(lines)]


def played(players: list[Player]) -> int:
    return sum(player.moves for player in players)


def at_move(table: Table, moves: int) -> Table:
    """The same game, so many moves into it."""
    again = Table(table.game.name, table.seats, seed=table.seed, options=table.options)
    for seat, number in table.log[:moves]:
        again.play(again.move(number), seat)
    return again


def play_to_the_end(people: Iterable[Person], server: Serving, address: str) -> None:
    """Over the socket, as these people: quicker than by the page."""
    cookies = [next(one["value"] for one in someone.context.cookies() if one["name"] == "parawan") for someone in people]
    table = address.rsplit("/", 1)[1]

    async def play() -> None:
        everybody = enumerate(Identity(server.url, cookie) for cookie in cookies)
        await asyncio.gather(*(beach.play_on(browser, table, seat, None, seat) for seat, browser in everybody))

    with ThreadPoolExecutor(1) as thread:  # Playwright's own loop runs in this one
        thread.submit(asyncio.run, play()).result()


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_no_browser_ever_knows_a_hidden_card(game, seats, person, server):
    people = [person() for _ in range(seats + 1)]
    browsers = [Browser(someone) for someone in people]
    host, *friends = (someone.page for someone in people)
    watcher = friends.pop()
    open_table(host, server.url, game, ["friend"] * (seats - 1))
    for number, friend in enumerate(friends):
        sit_down(friend, invite_link(host), f"Friend {number}")
    watcher.goto(link_to(host, host.get_by_role("button", name="Invite to watch")))
    host.get_by_role("button", name="Start the game").click()
    for page in (host, *friends, watcher):
        page.get_by_role("region", name="Table", exact=True).wait_for()

    players = [Player(page, game, seed=number) for number, page in enumerate((host, *friends))]
    looks: list[Look] = []
    for moment in MOMENTS:
        enough = moment * USUAL[game]
        play_on(players, until=lambda enough=enough: played(players) >= enough)
        looks += [Look(played(players), browser, memory=moment == MOMENTS[-1]) for browser in browsers]
    play_to_the_end(people[:seats], server, host.url)
    watcher.get_by_role("dialog").get_by_role("button", name="Replay").click()
    watcher.get_by_text("Everything is open").wait_for()

    whole = replayed(server, host.url)
    for number, look in enumerate(looks):
        seat = number % len(browsers)
        viewer = seat if seat < seats else None
        secrets = hidden_rows(at_move(whole, look.moves), viewer)
        assert secrets
        assert not found(secrets, look.text)
        check_every_field(look, whole, viewer)
        assert bool(all(look.held)) == (look.moves == looks[-1].moves)  # they can be found
    start = hidden_rows(at_move(whole, 0), None)
    for everything in ("\n".join(browsers[-1].bodies), browsers[-1].memory()):  # the open game has them: they can be found
        assert found(start, everything)
