"""A table of every kind, all of one person, made over the server's own socket."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from tests.server.client import Browser
from tests.web.moments import Moment, make_moments

ANN = "Ann-Sophie"  # long, as names are
SEATS = {"maui": 3, "tide": 4, "duck": 3}
FRIENDS = ("Ben", "Eva-Maria Łucja", "Zoë")
MOVES_BEFORE = {"maui": 5, "tide": 7, "duck": 6}  # so that something lies on the table
UNUSUAL = re.compile("dollars|spare")

Found = TypeVar("Found")


@dataclass
class Beach:
    """Where the tables are. `cookie` is Ann's, who holds seat 0 at all of them."""

    url: str
    cookie: str
    lobby: str
    invite: str  # the fragment of a link to a free seat of the lobby
    device: str  # Ann and Ben with one device; it is Ben's turn
    running: dict[str, str]  # by game; it is Ann's turn
    hinted: dict[str, str]  # the same with hints, held by somebody else
    learner: str  # their cookie
    over: dict[str, str]
    watching: dict[str, str]  # addresses that let anybody watch the running ones
    evenings: dict[str, str]  # their addresses: one before its first deal, one that waits in its second
    moments: dict[str, Moment]  # of two other people


def make_beach(url: str) -> Beach:
    return _apart(_make(url))


def with_another_turn(beach: Beach, game: str) -> Beach:
    """The beach with a table of its own for somebody who will play on."""
    return replace(beach, running={game: _apart(_to_a_turn(Browser(beach.url, beach.cookie), game))})


def _apart(work: Coroutine[Any, Any, Found]) -> Found:
    """Playwright's own loop runs in this thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


async def _make(url: str) -> Beach:
    ann, learner = [await asyncio.to_thread(Browser, url) for _ in range(2)]
    lobby = await ann.open_table("tide", 4, bots=[None, None, "okto", None], listed=True, clock={"bank": 300, "increment": 10})
    async with ann.at(lobby) as client:
        await client.sit(0, ANN)
        invite = (await client.do("invite", seat=1)).secret
    running = {game: await _to_a_turn(ann, game) for game in SEATS}
    return Beach(
        url=url,
        cookie=ann.cookie,
        lobby=lobby,
        invite=invite,
        device=await _at_one_device(ann),
        running=running,
        hinted={game: await _to_a_turn(learner, game, hints=True) for game in SEATS},
        learner=learner.cookie,
        over={game: await _play(ann, game, None) for game in SEATS},
        watching={game: await _to_watch(ann, table) for game, table in running.items()},
        evenings=await _with_friends(ann),
        moments=await make_moments(url),
    )


async def _to_a_turn(ann: Browser, game: str, hints: bool = False) -> str:
    """Where Ann can make a move as in every turn; in one of a hundred tables of maui she has to take dollars instead."""
    while True:
        table = await _play(ann, game, MOVES_BEFORE[game], hints)
        async with ann.at(table, 0) as client:
            if await client.my_turn() and any(not UNUSUAL.match(move) for move in client.choices):
                return table


async def _to_watch(ann: Browser, table: str) -> str:
    async with ann.at(table, 0) as client:
        return f"/t/{table}#w.{(await client.do('invite', seat=None)).secret}"


async def _play(ann: Browser, game: str, moves: int | None, hints: bool = False) -> str:
    """Ann and bots play at random: so many moves of hers, or to the end."""
    table = await ann.open_table(game, SEATS[game], bots=[None, "okto", *["pip"] * (SEATS[game] - 2)], hints=hints)
    async with ann.at(table) as client:
        await client.sit(0, ANN)
        await client.do("start")
    await play_on(ann, table, 0, moves, game)
    return table


async def play_on(browser: Browser, table: str, seat: int, moves: int | None, luck: object) -> None:
    """At random, but always alike: so many moves, or to the end."""
    chooser = random.Random(str(luck))
    async with browser.at(table, seat) as client:
        while await client.my_turn() and moves != 0:
            offered, client.choices = client.choices, []  # the next ones are those of the next turn
            await client.play(chooser.choice(offered))
            moves = None if moves is None else moves - 1


async def _ask(browser: Browser, path: str, body: Any = None) -> Any:
    return await asyncio.to_thread(browser.ask, path, body)


async def _with_friends(ann: Browser) -> dict[str, str]:
    """Four have played the deal of the day; they plan an evening, and are in the middle of another: Ann's table is done first."""
    everybody = [ann, *[await asyncio.to_thread(Browser, ann.url) for _ in FRIENDS]]
    for number, browser in enumerate(everybody):
        table = (await _ask(browser, "/api/day", {"game": "tide", "name": ANN}))["table"]
        await play_on(browser, table, 0, None, number)
    evenings = {}
    for name in ("lobby", "waiting"):
        made = await _ask(ann, "/api/evenings", {"game": "maui", "seats": 3, "deals": 3, "name": ANN})
        path = f"/api/evenings/{made['evening']}"
        evenings[name] = f"/evening/{made['evening']}#{made['secret']}"
        for browser, friend in zip(everybody[1:], FRIENDS, strict=True):
            await _ask(browser, f"{path}/join", {"name": friend, "secret": made["secret"]})
    for deal in range(2):
        view = await _ask(ann, f"{path}/deal", {"deal": deal})
        beside_ann = next(table["seats"] for table in view["dealt"][deal]["tables"] if 0 in table["seats"])
        people = [browser for number, browser in enumerate(everybody) if deal == 0 or number in beside_ann]
        await asyncio.gather(*(play_at_evening(browser, path, deal) for browser in people))
    return evenings


async def play_at_evening(browser: Browser, path: str, deal: int) -> None:
    """A guest plays a deal to its end."""
    view = await _ask(browser, path)
    found = next(table for table in view["dealt"][deal]["tables"] if view["you"] in table["seats"])
    await play_on(browser, found["table"], found["seats"].index(view["you"]), None, view["you"])


async def _at_one_device(ann: Browser) -> str:
    table = await ann.open_table("duck", 2, bots=[None, None])
    async with ann.at(table) as client:
        await client.sit(0, ANN)
        await client.do("sit", seat=1, name="Ben", nonce="ff" * 16)
        await client.do("start")
        await client.until(lambda: client.table["turn"])
        if client.table["turn"] == [0] and await client.my_turn():
            await client.play(client.choices[0])
    return table
