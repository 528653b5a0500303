"""Tables at moments that come seldom: people play on, at one table after another, until such a moment has come."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

from tests.server.client import NONCE, Browser, Client

FRIEND = "Eva-Maria Łucja"
NAMES = ("Ann-Sophie", FRIEND)  # long, as names are
ANN, EVA = range(2)  # their seats
MIDDLE_ROW = 2.5  # where a tile of three patterns lies in the middle of a beach
LINES_BEFORE = 20  # of the story
PATIENCE_S = 20
POLL_S = 0.005

Wanted = Callable[[Client], str | None]  # the move that is about to be made, if the moment has come for who is to play
Chooser = Callable[[Client], str]
_luck = random.Random(1)


@dataclass(frozen=True)
class Moment:
    """A table as Ann sees it."""

    address: str
    cookie: str  # Ann's
    friend: str  # Eva's, where she plays too
    move: str = ""  # that Ann is about to make


async def make_moments(url: str) -> dict[str, Moment]:
    people = [await asyncio.to_thread(Browser, url) for _ in NAMES]
    ann = people[:1]
    return {
        "maui, nothing fits": await find(ann, "maui", 2, nothing_fits, to_the_edge),
        "maui, heights overlap": await find(ann, "maui", 3, heights_overlap, any_move),
        "maui, spare": await find(people, "maui", 2, offers("spare"), to_poverty),
        "maui, track": await find(ann, "maui", 2, offers("^"), any_move),
        "maui, token": await find(ann, "maui", 2, lays_a_token, for_points),
        "tide, choice": await find(ann, "tide", 5, offers("high"), any_move, options={"choose": True}),
        "tide, sealed": await find(people, "tide", 3, evas_turn, any_move),
        "tide, out": await find(people, "tide", 5, ann_is_out, any_move),
        "duck, group": await find(ann, "duck", 3, lays_two_colours, any_move),
        "duck, too many points": await find(ann, "duck", 3, cannot_dive, any_move),
        "duck, dive": await find(ann, "duck", 2, offers("dive"), any_move),
        "duck, reckoning": await find(ann, "duck", 5, second_round, any_move),
        "waiting": await find(people, "maui", 2, evas_turn, any_move),
        "away": await find(people, "duck", 2, evas_turn, any_move),
        "vote": await asked(people, ("vote", {"seat": EVA, "about": None})),
        "closed": await asked(ann, ("close", {})),
        "rematch": await asked(ann, ("close", {}), ("rematch", {})),
        "invited to play on": await seat_left(people),
    }


# ---- tables ----------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def table_of(people: Sequence[Browser], game: str, seats: int, **wishes: Any) -> AsyncIterator[list[Client]]:
    """They have sat down with bots, and the game has begun."""
    bots = [*[None] * len(people), *["pip"] * (seats - len(people))]
    table = await people[0].open_table(game, seats, bots=bots, **wishes)
    async with AsyncExitStack() as lines:
        clients = [await lines.enter_async_context(people[ANN].at(table))]
        await clients[ANN].sit(ANN, NAMES[ANN])
        for seat, person in enumerate(people[1:], 1):
            invite = (await clients[ANN].do("invite", seat=seat)).secret
            clients.append(await lines.enter_async_context(person.at(table, secret=invite)))
            await clients[seat].do("claim", secret=invite, name=NAMES[seat], nonce=NONCE)
            await clients[seat].hello(seat)
        await clients[ANN].do("start")
        yield clients


async def find(people: Sequence[Browser], game: str, seats: int, wanted: Wanted, choose: Chooser, **wishes: Any) -> Moment:
    while True:
        async with table_of(people, game, seats, **wishes) as clients:
            while client := await to_play(clients):
                if (move := wanted(client)) is not None:
                    return seen(clients, move)
                chosen, client.choices = choose(client), []  # the next ones are those of the next turn
                await client.play(chosen)


async def asked(people: Sequence[Browser], *commands: tuple[str, dict[str, Any]]) -> Moment:
    """A table where the last of these people has just asked for something."""
    async with table_of(people, "tide", 3) as clients:
        for command, fields in commands:
            await clients[-1].do(command, **fields)
        return seen(clients)


async def seat_left(people: Sequence[Browser]) -> Moment:
    """Eva had to leave; whoever gets the link may sit down in her place."""
    async with table_of(people, "tide", 3) as clients:
        await clients[ANN].do("remove", seat=EVA)
        invite = (await clients[ANN].do("invite", seat=EVA)).secret
        return Moment(f"/t/{clients[ANN].id}#{invite}", "", "")


def seen(clients: Sequence[Client], move: str = "") -> Moment:
    return Moment(f"/t/{clients[ANN].id}", clients[ANN].browser.cookie, clients[-1].browser.cookie, move)


async def to_play(clients: Sequence[Client]) -> Client | None:
    """Who is waited for and knows it; nobody when the game is over."""
    async with asyncio.timeout(PATIENCE_S):
        while not clients[ANN].ended:
            for client in clients:
                if client.seat in client.table["turn"] and client.choices:
                    return client
            await asyncio.sleep(POLL_S)
    return None


# ---- moments ---------------------------------------------------------------------------------------------------------


def offers(sign: str) -> Wanted:
    """Ann may make a move of this kind."""
    return lambda client: next((move for move in client.choices if sign in move), None) if client.seat == ANN else None


def nothing_fits(client: Client) -> str | None:
    return client.choices[0] if all(move.startswith("dollars") for move in client.choices) else None


def heights_overlap(client: Client) -> str | None:
    """A tile may be laid in one row or in the next one."""
    plain = {move for move in client.choices if len(move.split()) == 2 and move[0] in "ab"}
    return next((move for move in sorted(plain) if f"{move[:2]} {int(move[2:]) + 1}" in plain), None)


def lays_two_colours(client: Client) -> str | None:
    """Ann may lay two cards of one number and two colours, and draw."""
    return next((move for move in client.choices if re.fullmatch(r"\d(yb|yr|br) deck", move)), None)


def lays_a_token(client: Client) -> str | None:
    return next((move for move in client.choices if any(extra[0] != "^" for extra in move.split()[2:])), None)


def cannot_dive(client: Client) -> str | None:
    """Ann has too much in hand."""
    return None if client.seat != ANN or "dive" in client.choices else client.choices[0]


def evas_turn(client: Client) -> str | None:
    """Ann waits for her alone, and something lies on the table already."""
    return "" if client.table["turn"] == [EVA] and len(client.story) > LINES_BEFORE else None


def ann_is_out(client: Client) -> str | None:
    return "" if ANN not in client.view["playing"] else None


def second_round(client: Client) -> str | None:
    return "" if client.view["round"] > 1 else None


# ---- ways to play ----------------------------------------------------------------------------------------------------


def any_move(client: Client) -> str:
    return _luck.choice(client.choices)


def for_points(client: Client) -> str:
    return max(client.choices, key=lambda move: client.effects[move].gain or 0)


def to_the_edge(client: Client) -> str:
    """Little fits to what lies at the edge of a beach."""
    return max(client.choices, key=lambda move: (off_the_middle(move), _luck.random()))


def to_poverty(client: Client) -> str:
    """Ann pays what she can for the edge of her beach, Eva takes it: soon little fits, and there is nothing to take."""
    if client.seat == ANN:
        return max(client.choices, key=lambda move: ("1" in move[:2], off_the_middle(move), _luck.random()))
    return max(client.choices, key=lambda move: (move.startswith("dollars"), "0" in move[:2], _luck.random()))


def off_the_middle(move: str) -> float:
    """How far a tile will lie from the middle; anything else is nearer than that."""
    place, where = move.split()[:2]
    return abs(int(where) - MIDDLE_ROW) if place[0] in "ab" else -1
