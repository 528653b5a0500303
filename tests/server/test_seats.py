"""Somebody else's seat: nobody gets at it, whatever link, cookie or site they come with."""

from __future__ import annotations

import asyncio
import random
import unicodedata
import urllib.error
import urllib.request
from collections.abc import Awaitable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from parawan import verify
from parawan.server import protocol
from parawan.server.decide import Refused as Decided
from parawan.server.decide import clean_name
from parawan.server.identity import hashed, new_secret
from parawan.server.seating import MOST_LINKS
from tests.server.client import NONCE, Browser, Client, Refused
from tests.server.serving import Serving


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("seats") / "tables.sqlite") as serving:
        yield serving


async def refused(command: Awaitable[Any]) -> str:
    """The message a command is refused with."""
    with pytest.raises(Refused) as caught:
        await command
    return caught.value.message


def claim(client: Client, secret: str, name: str = "Eve") -> Awaitable[Any]:
    return client.do("claim", secret=secret, name=name, nonce=NONCE)


class Company:
    """Ann, the host, and Ben play against a bot; Eve wants more than her due."""

    def __init__(self, url: str, table: str, browsers: list[Browser], clients: list[Client]) -> None:
        self.url, self.table = url, table
        self.ann_browser, self.ben_browser, self.eve_browser = browsers
        self.ann, self.ben = clients


@asynccontextmanager
async def company(serving: Serving, listed: bool = False, begin: bool = True) -> Any:
    browsers = [Browser(serving.url) for _ in range(3)]
    table = await browsers[0].open_table("tide", 3, listed=listed, bots=[None, None, "pip"])
    async with browsers[0].at(table) as ann:
        await ann.sit(0, "Ann")
        invite = (await ann.do("invite", seat=1)).secret
        async with browsers[1].at(table, secret=invite) as ben:
            await claim(ben, invite, "Ben")
            await ben.hello(1)
            if begin:
                await ann.do("start")
                await ben.until(lambda: ben.table["phase"] == "running")
            yield Company(serving.url, table, browsers, [ann, ben])


# ---- links --------------------------------------------------------------------------------------------------------


def test_a_link_opens_one_seat_of_one_table_once(serving):
    async def play() -> None:
        ann, ben, eve = (Browser(serving.url) for _ in range(3))
        here, elsewhere = await ann.open_table(), await ann.open_table()
        async with ann.at(here) as host, ben.at(here, secret=(await host.do("invite", seat=None)).secret) as guest:
            secret = (await host.do("invite", seat=1)).secret
            other = Client(eve, elsewhere)
            await other.connect(hello=False)
            assert await refused(claim(other, secret)) == "server-link"
            await other.disconnect()
            for guess in ("", "x", secret[:-1], secret + "A", secret.swapcase(), hashed(secret), new_secret()):
                assert await refused(claim(guest, guess)) == "server-link"
            await claim(guest, secret, "Ben")
            await guest.until(lambda: guest.table["yours"] == [1])
            await host.until(lambda: [seat.name for seat in host.table["seats"]] == ["", "Ben", ""])
            async with ann.at(here) as late:  # also for its host, a used link is used
                assert await refused(claim(late, secret)) == "server-link"

    asyncio.run(play())


def test_a_link_is_replaced_by_newer_ones_and_by_whoever_sits_down(serving):
    async def play() -> None:
        ann, eve = Browser(serving.url), Browser(serving.url)
        table = await ann.open_table()
        async with ann.at(table) as host, eve.at(table, secret=(await host.do("invite", seat=None)).secret) as guest:
            links = [(await host.do("invite", seat=1)).secret for _ in range(MOST_LINKS + 1)]
            assert await refused(claim(guest, links[0])) == "server-link"  # the oldest one
            await host.do("bot", seat=1, bot="pip")
            await host.do("bot", seat=1, bot="")
            assert await refused(claim(guest, links[1])) == "server-link"
            link = (await host.do("invite", seat=1)).secret
            await host.sit(1, "Ann")
            assert await refused(claim(guest, link)) == "server-link"
            assert await refused(host.do("invite", seat=1)) == "server-seat-taken"

    asyncio.run(play())


def test_a_watch_link_opens_no_seat(serving):
    async def play() -> None:
        async with company(serving, begin=False) as those:
            watch = (await those.ann.do("invite", seat=None)).secret
            async with those.eve_browser.at(those.table, secret=watch) as eve:
                assert await refused(claim(eve, watch)) == "server-link"
                assert eve.table["yours"] == []

    asyncio.run(play())


def test_a_return_link_opens_the_own_seat_on_another_device_once(serving):
    async def play() -> None:
        async with company(serving) as those:
            secret = (await those.ben.do("return", seat=1)).secret
            async with Browser(serving.url).at(those.table, secret=secret) as phone:
                await claim(phone, secret)
                await phone.hello(1)
                assert phone.view == those.ben.view
                assert phone.table["seats"][1].name == "Ben"  # the name stays
                move = phone.choices[0]
                await phone.play(move)
                await those.ben.until(lambda: those.ben.view["pick"][1] == int(move))  # both see the seat's view
                async with those.eve_browser.at(those.table, secret=(await those.ann.do("invite", seat=None)).secret) as eve:
                    assert await refused(claim(eve, secret)) == "server-link"

    asyncio.run(play())


@pytest.mark.parametrize("listed", [False, True])
def test_renewing_shuts_out_a_stolen_link_and_its_device_at_once(listed, serving):
    async def play() -> None:
        async with company(serving, listed) as those, AsyncExitStack() as stack:
            stolen = (await those.ben.do("return", seat=1)).secret
            unused = (await those.ben.do("return", seat=1)).secret
            eve = await stack.enter_async_context(those.eve_browser.at(those.table, secret=stolen))
            await claim(eve, stolen)
            await eve.hello(1)
            assert eve.view["viewer"] == 1
            await those.ben.do("renew", seat=1)
            if listed:  # she may look on like everybody
                await eve.until(lambda: eve.view["viewer"] == -1)
                assert eve.table["yours"] == []
                assert await refused(eve.do("play", seat=1, move="1")) == "server-not-yours"
                assert await refused(claim(eve, unused)) == "server-link"
            else:
                await eve.until(lambda: eve.bye)
                assert eve.bye.why[0] == "server-seat-lost"
            heard = len(eve.frames)
            await those.ben.play(those.ben.choices[0])
            if not listed:
                assert len(eve.frames) == heard
                with pytest.raises(Refused, match="server-private"):
                    await stack.enter_async_context(those.eve_browser.at(those.table, secret=unused))
            with pytest.raises(Refused, match="server-not-yours"):
                await stack.enter_async_context(those.eve_browser.at(those.table, seat=1))

    asyncio.run(play())


# ---- people who have no business here -----------------------------------------------------------------------------

FIELDS = {"seat": 1, "name": "Eve", "nonce": NONCE, "secret": "x" * 22, "move": "1", "bot": "pip", "about": None}
FIELDS |= {"at": 0, "eyes": None, "show": "x" * 22}
FOR_ANYBODY = {"hello", "ping", "story", "show", "follow"}  # a spectator may look on, and watch replays with others
COMMANDS = {kind.__struct_config__.tag: kind for kind in protocol.AnyCommand.__args__}


@pytest.mark.parametrize("begin", [False, True], ids=["open", "running"])
@pytest.mark.parametrize("who", ["stranger", "player"])
def test_no_command_touches_a_seat_that_is_not_ones_own(who, begin, serving):
    """Every command there is, to Ben's seat or for the host: by Eve who watches, and by a player of another table."""

    async def play() -> None:
        async with company(serving, listed=True, begin=begin) as those, company(serving) as others:
            browser = those.eve_browser if who == "stranger" else others.ben_browser
            async with browser.at(those.table) as eve:
                await eve.until(lambda: 2 not in eve.table["turn"])  # the bot has picked: nothing happens by itself any more
                before = eve.table["n"], eve.table["seats"], eve.table["yours"]
                for tag in COMMANDS.keys() - FOR_ANYBODY:
                    fields = {name: FIELDS[name] for name in COMMANDS[tag].__struct_fields__ if name in FIELDS}
                    why = await refused(eve.do(tag, **fields))
                    assert why in ("server-not-yours", "server-host-only", "server-seat-taken", "server-link"), tag
                assert await refused(eve.do("hello", seat=1)) == "server-not-yours"
                assert await refused(eve.do("sit", seat=2, name="Eve", nonce=NONCE)) == "server-seat-taken"  # the bot's
                await eve.do("hello")
                assert (eve.table["n"], eve.table["seats"], eve.table["yours"]) == before
                assert eve.table["view"] is None or eve.view["viewer"] == -1

    asyncio.run(play())


def test_what_is_the_hosts_is_not_a_players(serving):
    async def play() -> None:
        async with company(serving, begin=False) as those:
            for tag in ("invite", "bot", "remove", "start", "close"):
                fields = {name: FIELDS[name] for name in COMMANDS[tag].__struct_fields__ if name in FIELDS}
                assert await refused(those.ben.do(tag, **fields)) == "server-host-only"

    asyncio.run(play())


def test_a_private_table_shows_nothing_without_a_link_until_it_is_over(serving):
    async def play() -> None:
        async with company(serving) as those:
            eve = Client(those.eve_browser, those.table)
            await eve.connect(hello=False)
            for seat in (None, 0, 1, 2):
                assert await refused(eve.do("hello", seat=seat)) in ("server-private", "server-not-yours")
            for tag in COMMANDS.keys() - {"hello", "ping", "claim"}:
                fields = {name: FIELDS[name] for name in COMMANDS[tag].__struct_fields__ if name in FIELDS}
                assert await refused(eve.do(tag, **fields)) == "server-no-hello"
            assert all('"type":"refused"' in frame for frame in eve.frames)
            lists = those.eve_browser.ask("/api/tables")
            assert those.table not in [found["table"] for phase in lists.values() for found in phase]
            assert those.eve_browser.ask("/api/mine") == {"tables": []}
            await asyncio.gather(play_on(those.ann), play_on(those.ben))
            await eve.hello()  # now everything is open
            assert eve.view["viewer"] == -2
            assert eve.table["proof"].nonces == [NONCE, NONCE, ""]
            assert verify(those.eve_browser.ask(f"/api/tables/{those.table}/record")) > 0
            assert len(those.eve_browser.ask(f"/api/tables/{those.table}/replay")["updates"]) > 10
            await eve.disconnect()

    asyncio.run(play())


async def play_on(client: Client) -> None:
    chooser = random.Random(client.seat)
    while await client.my_turn():
        moves, client.choices = client.choices, []
        await client.play(chooser.choice(moves))


def test_a_host_takes_a_seat_away_and_gives_it_to_somebody_new(serving):
    async def play() -> None:
        async with company(serving) as those, AsyncExitStack() as stack:
            back = (await those.ben.do("return", seat=1)).secret
            await those.ann.do("remove", seat=1)
            await those.ben.until(lambda: those.ben.bye)
            assert those.ben.bye.why[0] == "server-seat-lost"
            assert (those.ann.table["seats"][1].bot, those.ann.table["seats"][1].person) == ("okto", False)
            with pytest.raises(Refused, match="server-private"):
                await stack.enter_async_context(those.ben_browser.at(those.table, secret=back))
            invite = (await those.ann.do("invite", seat=1)).secret
            eve = await stack.enter_async_context(those.eve_browser.at(those.table, secret=invite))
            await eve.do("claim", secret=invite, name="Eve", nonce=NONCE[::-1])
            await eve.hello(1)
            assert (eve.table["seats"][1].name, eve.table["seats"][1].bot) == ("Eve", "")
            await asyncio.gather(play_on(those.ann), play_on(eve))
            assert eve.table["proof"].nonces[1] == NONCE  # the deals were made with the first one
            assert verify(those.eve_browser.ask(f"/api/tables/{those.table}/record")) > 0

    asyncio.run(play())


def test_one_identity_plays_several_seats_each_with_its_own_eyes(serving):
    async def play() -> None:
        ann = Browser(serving.url)
        table = await ann.open_table("tide", 3, bots=[None, None, "pip"])
        async with ann.at(table) as left, ann.at(table) as right:
            await left.sit(0, "Ann")
            await right.sit(1, "Ann's child")
            assert right.table["yours"] == [0, 1]
            await left.do("start")
            await right.until(lambda: right.choices)
            assert (left.view["viewer"], right.view["viewer"]) == (0, 1)
            assert not any(map(any, left.view["cards"][1:]))
            await asyncio.gather(play_on(left), play_on(right))
            assert left.table["scores"] == right.table["scores"]

    asyncio.run(play())


# ---- other sites --------------------------------------------------------------------------------------------------

ELSEWHERE = ("https://evil.example", "http://127.0.0.1", "http://127.0.0.1:1", "null", "http://localhost:{port}")


def status_of(serving: Serving, path: str, **headers: str) -> int:
    request = urllib.request.Request(serving.url + path, b'{"game": "tide", "seats": 3}', headers)
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        with error:
            return error.code


def test_no_other_site_can_change_anything_over_http(serving):
    cookie = f"parawan={Browser(serving.url).cookie}"
    for path in ("/api/session", "/api/tables"):
        for origin in ELSEWHERE:
            assert status_of(serving, path, cookie=cookie, origin=origin.format(port=serving.port)) == 403
        for site in ("cross-site", "same-site"):
            assert status_of(serving, path, **{"cookie": cookie, "sec-fetch-site": site}) == 403
        assert status_of(serving, path, cookie=cookie, origin=serving.url) in (200, 201)
    assert status_of(serving, "/api/tables") == 401


def test_no_other_site_and_nobody_without_a_cookie_gets_a_socket(serving):
    async def play() -> None:
        browser = Browser(serving.url)
        table = await browser.open_table("tide", 3, listed=True)
        url = serving.url.replace("http", "ws", 1) + f"/socket/{table}"
        cookie = {"cookie": f"parawan={browser.cookie}"}
        shut = [{**cookie, "origin": origin.format(port=serving.port)} for origin in ELSEWHERE]
        for headers in [*shut, {**cookie, "sec-fetch-site": "cross-site"}, {}, {"cookie": "parawan="}]:
            with pytest.raises(InvalidStatus):
                await connect(url, additional_headers=headers, proxy=None)
        async with connect(url, additional_headers={**cookie, "origin": serving.url}, proxy=None) as socket:
            await socket.send('{"type":"ping","id":"1"}')
            assert await socket.recv() == '[{"type":"pong","id":"1"}]'

    asyncio.run(play())


def test_a_cookie_is_given_once_and_kept_from_scripts_and_other_sites(serving):
    with urllib.request.urlopen(urllib.request.Request(serving.url + "/api/session", b""), timeout=10) as answer:
        cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    again = urllib.request.Request(serving.url + "/api/session", b"", {"cookie": cookie.split(";")[0]})
    with urllib.request.urlopen(again, timeout=10) as answer:
        assert answer.headers["set-cookie"] is None


def test_only_hashes_of_secrets_are_kept(tmp_path):
    async def play(serving: Serving) -> list[str]:
        async with company(serving) as those:
            links = [(await those.ann.do("invite", seat=None)).secret, (await those.ben.do("return", seat=1)).secret]
            return [*links, those.ann_browser.cookie, those.ben_browser.cookie]

    with Serving(tmp_path / "tables.sqlite") as serving:
        secrets = asyncio.run(play(serving))
    kept = (tmp_path / "tables.sqlite").read_bytes() + "".join(serving.log).encode()
    for secret in secrets:
        assert hashed(secret).encode() in kept
        assert secret.encode() not in kept


# ---- names --------------------------------------------------------------------------------------------------------


@given(st.text(min_size=1, max_size=protocol.MOST_NAME))
def test_a_name_is_shown_without_marks_nobody_can_see(name):
    try:
        cleaned = clean_name(name)
    except Decided:
        assert all(unicodedata.category(letter)[0] in "CZ" for letter in name)
        return
    assert 0 < len(cleaned) <= protocol.MOST_NAME
    assert not any(unicodedata.category(letter)[0] == "C" for letter in cleaned)
    assert cleaned == " ".join(cleaned.split()) == clean_name(cleaned)
    assert [letter for letter in cleaned if letter != " "] == [c for c in name if unicodedata.category(c)[0] != "C" and c.strip()]


def test_names_over_the_socket(serving):
    async def play() -> None:
        async with company(serving, begin=False) as those:
            shown = {
                " Zoë\t van\u00a0 der Zee ": "Zoë van der Zee",
                "a\u202eb\u2066c\u200b": "a b c",
                "\x00x\x7f": "x",
                "x" * 20: "x" * 20,
            }
            for name, cleaned in shown.items():
                await those.ben.do("rename", seat=1, name=name)
                await those.ann.until(lambda cleaned=cleaned: those.ann.table["seats"][1].name == cleaned)
            for name in ("\u202e\u200b", " \t ", "\ufeff"):
                assert await refused(those.ben.do("rename", seat=1, name=name)) == "server-name"
            for name in ("", "x" * 21):
                assert await refused(those.ben.do("rename", seat=1, name=name)) == "server-unreadable"

    asyncio.run(play())
