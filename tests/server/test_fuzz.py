"""Whatever is sent, by whomever and in whatever order: no crash, no wrong table, and a reason where a socket is closed."""

from __future__ import annotations

import asyncio
import json
import re
import string
import urllib.error
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import checks
from websockets.exceptions import ConnectionClosed

from parawan import games
from parawan.server import line, protocol
from parawan.server import socket as server_socket
from parawan.server.house import NewTable
from parawan.server.identity import hashed
from parawan.server.schema import json_schema, openapi
from parawan.server.socket import BURST, MOST_MESSAGE
from tests.server import databases
from tests.server.client import Browser, Client
from tests.server.inside import Wire, inside
from tests.server.serving import Serving
from tests.support import THOROUGH

# The server is one and the same for all examples, so that a failure cannot be shrunk.
once_broken_stays_broken = settings(
    max_examples=150 if THOROUGH else 30,
    phases=[Phase.generate],
    database=None,
    suppress_health_check=list(HealthCheck),
)
COMMANDS = 40  # in one burst; no socket may send more than BURST at once


# ---- commands made from the schema --------------------------------------------------------------------------------


def made_from(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Values this schema allows."""
    if "$ref" in schema:
        return made_from(SCHEMA["$defs"][schema["$ref"].rsplit("/", 1)[-1]])
    if "anyOf" in schema:
        return st.one_of(*map(made_from, schema["anyOf"]))
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    match schema["type"]:
        case "object":
            parts = {name: made_from(part) for name, part in schema["properties"].items()}
            optional = {name: parts.pop(name) for name in [*parts] if name not in schema["required"]}
            return st.fixed_dictionaries(parts, optional=optional)
        case "string":
            return text(schema.get("pattern", ""), schema.get("minLength", 0), schema.get("maxLength", 80))
        case "integer":
            return st.integers(schema.get("minimum"), schema.get("maximum"))
        case "boolean":
            return st.booleans()
        case "null":
            return st.none()
    raise TypeError(schema)


def text(pattern: str, least: int, most: int) -> st.SearchStrategy[str]:
    if not pattern:
        return st.text(min_size=least, max_size=most)
    letters = [letter for letter in string.printable if re.search(pattern, letter * max(least, 2))]
    return st.text(st.sampled_from(letters), min_size=least, max_size=most).filter(lambda made: re.search(pattern, made))


SCHEMA = json_schema()
COMMAND = made_from(SCHEMA["$defs"]["AnyCommand"])
NONCE = made_from(SCHEMA["$defs"]["Sit"]["properties"]["nonce"])


class Known(msgspec.Struct):
    """Stands for something that is known only at the table: one's own seat, a link's secret, a move there is."""

    number: int


known = st.builds(Known, st.integers(0, 99))
json_values = st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(), st.lists, max_leaves=3)
play = st.fixed_dictionaries({"type": st.just("play"), "id": st.sampled_from("abcdefgh"), "seat": known, "move": known})


@st.composite
def fitting(draw: st.DrawFn) -> dict[str, Any]:
    """A command that may well be carried out."""
    command: dict[str, Any] = draw(COMMAND.filter(lambda command: command["type"] != "close"))
    for name in ("move", "secret", "seat"):
        if name in command and draw(st.integers(0, 4)):
            command[name] = draw(known)
    if "bot" in command and draw(st.booleans()):
        command["bot"] = "pip"
    return command


@st.composite
def broken(draw: st.DrawFn) -> dict[str, Any]:
    """A command with a field that is missing, wrong or too much."""
    command: dict[str, Any] = draw(COMMAND)
    name = draw(st.sampled_from([*command, "more"]))
    if draw(st.booleans()) and name in command:
        del command[name]
    else:
        command[name] = draw(json_values)
    return command


garbage = st.one_of(json_values.map(json.dumps), st.text(max_size=200), st.binary(max_size=200))
anything = st.one_of(play, fitting(), play, fitting(), play, COMMAND, broken(), garbage)


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tmp_path_factory.mktemp("fuzz") / "tables.sqlite")


@pytest.fixture(scope="module")
def serving(database: str) -> Iterator[Serving]:
    with Serving(database, bot_pause=60) as serving:  # so that nothing happens by itself
        yield serving


class Burst:
    """Three people at one table who send what they like."""

    def __init__(self) -> None:
        self.links: list[str] = []

    async def send(self, client: Client, command: Any) -> None:
        if isinstance(command, dict):
            named = {"seat": [0 if client.seat is None else client.seat], "secret": self.links, "move": client.choices or ["1"]}
            for name, value in command.items():
                if isinstance(value, Known):
                    command[name] = named[name][value.number % len(named[name])]
            command = json.dumps(command)
        try:
            await client._socket.send(command)
        except ConnectionClosed:
            assert client.bye is not None, "closed without a reason"

    async def still_there(self, client: Client) -> None:
        """It answers, or it was told why not."""
        try:
            await client.do("ping")
        except (ConnectionError, ConnectionClosed):
            assert client.bye is not None, "closed without a reason"


@once_broken_stays_broken
@given(
    game=st.sampled_from(games.names()),
    stage=st.sampled_from(("open", "seated", "running")),
    nonces=st.tuples(*[NONCE] * 3),
    sent=st.lists(st.tuples(st.integers(0, 2), anything, st.booleans()), min_size=COMMANDS // 2, max_size=COMMANDS),
)
def test_no_burst_of_commands_breaks_a_table(serving, database, game, stage, nonces, sent):
    async def play() -> None:
        browsers = [Browser(serving.url) for _ in range(3)]
        table = await browsers[0].open_table(game, 3, listed=True)
        async with AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(browser.at(table)) for browser in browsers]
            burst = Burst()
            burst.links += [(await clients[0].do("invite", seat=seat)).secret for seat in (1, 2, None)]
            for seat, nonce in enumerate(nonces if stage != "open" else ()):
                await clients[seat].do("sit", seat=seat, name=f"Player {seat}", nonce=nonce)
                await clients[seat].hello(seat)
                burst.links.append((await clients[seat].do("return", seat=seat)).secret)
            if stage == "running":
                await clients[0].do("start")
                for client in clients:
                    await client.until(lambda client=client: client.table["phase"] == "running")
            for who, command, waits in sent:
                if waits:  # and knows what has happened
                    await burst.still_there(clients[who])
                await burst.send(clients[who], command)
            for client in clients:
                await burst.still_there(client)
        await as_the_events_say(table, browsers)
        assert not serving.errors

    async def as_the_events_say(table: str, browsers: list[Browser]) -> None:
        """Everybody is shown what follows from the stored events, and the stored moves replay."""
        told = await databases.state(database, table)
        for browser in browsers:
            for seat in (*told.seating.held_by(hashed(browser.cookie)), None):
                async with browser.at(table, seat) as client:
                    viewer = 3 if seat is None else seat
                    expected = told.snapshot(viewer, hashed(browser.cookie), told.seating.at)
                    assert client.table == {name: getattr(expected, name) for name in expected.__struct_fields__}

    asyncio.run(play())


# ---- HTTP ---------------------------------------------------------------------------------------------------------

API = schemathesis.openapi.from_dict(openapi())
CHECKED = (
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
)


@pytest.fixture(scope="module")
def cookie(serving: Serving) -> str:
    return Browser(serving.url).cookie


@API.parametrize()
@once_broken_stays_broken
def test_no_request_breaks_the_server_and_all_answers_are_as_promised(case, serving, cookie):
    case.cookies = {"parawan": cookie}
    if isinstance(case.body, dict) and {"game", "seats"} <= case.body.keys():
        case.body |= {"game": games.names()[len(str(case.body)) % 3], "seats": 3}  # otherwise little else would be looked at
    case.call_and_validate(base_url=serving.url, checks=CHECKED)
    assert not serving.errors


# ---- limits -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that allows very little."""
    path = tmp_path_factory.mktemp("narrow") / "tables.sqlite"
    with Serving(path, "--sockets-per-address", "3", "--tables-per-hour", "2") as serving:
        yield serving


def test_too_many_commands_close_the_socket_with_a_reason_and_one_can_come_back(serving):
    async def play() -> None:
        browser = Browser(serving.url)
        table = await browser.open_table("tide", 3)
        async with browser.at(table) as client:
            for _ in range(2 * BURST):
                await client.send("ping")
            await client.until(lambda: client.bye)
            assert client.bye.why[0] == "server-too-fast"
            await client.disconnect()
            assert client._socket.close_code == 1013
        assert client.bye.again is not None
        async with browser.at(table) as client:
            await client.do("ping")

    asyncio.run(play())


def test_a_command_that_is_too_long_closes_the_socket_and_one_can_come_back(serving):
    async def play() -> None:
        browser = Browser(serving.url)
        table = await browser.open_table("tide", 3)
        for padding in (MOST_MESSAGE + 1, 1_000_000):
            async with browser.at(table) as client:
                await client._socket.send('{"type":"ping","id":"1"}'.ljust(padding))
                await client._socket.wait_closed()
                assert client._socket.close_code == 1009
        async with browser.at(table) as client:
            await client._socket.send('{"type":"ping","id":"1"}'.ljust(MOST_MESSAGE))
            await client.until(lambda: any("pong" in frame for frame in client.frames))

    asyncio.run(play())


def test_a_socket_that_says_nothing_is_closed_with_a_reason(tmp_path, monkeypatch):
    monkeypatch.setattr(server_socket, "GREETING_SECONDS", 0.01)

    async def play() -> None:
        async with inside(tmp_path / "tables.sqlite") as here:
            table = await here.house.open_table(NewTable("tide", 3), hashed("ann"))
            silent = Wire(here, table, "ann", None)
            assert (await silent.until(lambda message: isinstance(message, protocol.Bye))).why[0] == "server-no-hello"
            async with here.at(table, "ann") as wire:
                await asyncio.sleep(0.05)
                await wire.do("ping")  # who has said hello may be silent
            await silent.hang_up()

    asyncio.run(play())


def test_a_slow_reader_is_dropped_and_can_come_back(tmp_path, monkeypatch):
    monkeypatch.setattr(line, "MOST_WAITING", 20_000)

    async def play() -> None:
        async with inside(tmp_path / "tables.sqlite") as here:
            table = await here.house.open_table(NewTable("tide", 3, listed=True), hashed("ann"))
            ann, slow = await here.connect(table, "ann"), await here.connect(table, "eve")
            room = await here.house.room(table)
            (behind,) = [line for line in room.lines if line.identity == hashed("eve")]
            await ann.do("sit", seat=0, name="Ann", nonce="ab" * 16)
            slow.reads.clear()
            read = len(slow.messages)
            waited = []
            for _ in range(200):
                await room.carry_out(protocol.Rename("r", 0, "x" * 20), hashed("ann"))
                waited.append(sum(map(len, behind._waiting)))
            assert 10_000 < max(waited) <= 20_000
            assert waited[-1] < 100  # nothing but a goodbye
            slow.reads.set()
            await slow.until(lambda message: isinstance(message, protocol.Bye))
            assert (slow.read[-1].why[0], slow.read[-1].again) == ("server-slow", 1.0)
            await ann.do("ping")  # nobody else is held up
            async with here.at(table, "eve") as back:
                assert back.snapshot.n == room.state.shown[room.spectator]
            assert slow.closed == 1013
            assert len(slow.messages) - read <= 3
            for wire in (ann, slow):
                await wire.hang_up()

    asyncio.run(play())


def test_an_address_has_so_many_sockets_and_no_more(narrow):
    async def play() -> None:
        browser = Browser(narrow.url)
        table = await browser.open_table("tide", 3)
        async with browser.at(table), browser.at(table):
            async with browser.at(table):
                assert await refusal(browser, table) == "server-too-many-sockets"
            for _ in range(100):  # the server notices soon that the third is gone
                if await refusal(browser, table) is None:
                    return
                await asyncio.sleep(0.05)
            pytest.fail("the place of the third socket is never free again")

    asyncio.run(play())


async def refusal(browser: Browser, table: str) -> str | None:
    """Why one more socket is refused, if it is."""
    client = Client(browser, table)
    await client.connect(hello=False)
    ping = ""
    with suppress(ConnectionClosed):
        ping = await client.send("ping")
    await client.until(lambda: client.bye or (ping and client._answers[ping].done()))
    await client.disconnect()
    return client.bye.why[0] if client.bye else None


def test_figures_are_shown_on_the_machine_itself_only(serving, tmp_path):
    """Counted commands tell from outside that a sealed pick was changed."""
    assert "parawan_commands" in Browser(serving.url).ask("/metrics")

    async def play() -> None:
        async with inside(tmp_path / "tables.sqlite") as here:  # its addresses are those of other machines
            status, body = await here.ask("/metrics")
            assert (status, json.loads(body)["why"][0]) == (403, "server-local-only")

    asyncio.run(play())


def first_refusal(browser: Browser, path: str, body: Any = None, tries: int = 1) -> tuple[int, str]:
    """Status and message of the first of these requests that is refused."""
    for _ in range(tries):
        try:
            browser.ask(path, body)
        except urllib.error.HTTPError as error:
            with error:
                return error.code, json.load(error)["why"][0]
    raise AssertionError("nothing was refused")


def test_an_address_opens_so_many_tables_and_asks_so_often_and_no_more(narrow):
    browser = Browser(narrow.url)
    assert first_refusal(browser, "/api/tables", {"game": "tide", "seats": 3}, 3) == (429, "server-too-many-tables")
    assert first_refusal(browser, "/api/tables", tries=2000) == (429, "server-too-fast")
    assert browser.ask("/api/games")  # what costs nothing is not counted
    refused = [first_refusal(browser, "/api/tables/none/replay") for _ in range(30)]  # what costs much, sooner
    assert (refused[0], refused[-1]) == ((404, "server-gone"), (429, "server-too-fast"))


def test_a_large_request_is_refused(serving):
    new = {"game": "tide", "seats": 3, "deal": "x" * 100_000}
    assert first_refusal(Browser(serving.url), "/api/tables", new) == (413, "server-too-large")
