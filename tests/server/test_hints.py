"""Hints: only at tables opened with them, only for the seat one looks through, and from its view alone."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from parawan import Table, games
from parawan.bots.review import weigh
from parawan.bots.review.hint import hints
from parawan.bots.seat import Budget
from parawan.server import limits, protocol
from parawan.server.house import NewTable
from parawan.server.identity import hashed
from tests.server.inside import Inside, Wire, inside
from tests.server.test_leak import NONCE
from tests.support import swapped


@pytest.fixture(autouse=True)
def fewer_worlds(monkeypatch):
    monkeypatch.setattr(weigh, "FIRST_WORLDS", 20)
    monkeypatch.setattr(weigh, "WORLDS", 40)


async def begun(here: Inside, **asked: Any) -> tuple[str, Wire]:
    """Ann against a bot, or with Ben at one device."""
    table = await here.house.open_table(NewTable("duck", 2, **asked), hashed("ann"))
    wire = await here.connect(table, "ann")
    for seat in (0, 1):
        await wire.do("sit", seat=seat, name=f"Ann {seat}", nonce=NONCE)
    await wire.do("start")
    turn = next(message.turn for message in reversed(wire.read) if isinstance(message, protocol.Update) and message.turn)
    await wire.do("hello", seat=turn[0])
    return table, wire


def refusal(answer: Any) -> str:
    assert isinstance(answer, protocol.Refused)
    return answer.why[0]


def test_who_may_ask(tmp_path):
    async def play() -> None:
        async with inside(tmp_path / "tables.sqlite", bot_seconds=0.05) as here:
            _, plain = await begun(here)
            seat = plain.snapshot.viewer
            assert not plain.snapshot.hints
            assert refusal(await plain.do("hint", seat=seat)) == "server-no-hints"
            await plain.hang_up()

            table, wire = await begun(here, hints=True)
            assert wire.snapshot.hints
            seat = wire.snapshot.viewer
            got = await wire.do("hint", seat=seat)
            assert isinstance(got, protocol.Hints)
            assert (got.seat, 1 <= len(got.hints) <= 3) == (seat, True)
            offered = next(message for message in reversed(wire.read) if isinstance(message, protocol.Choices))
            assert {hint.move for hint in got.hints} <= {choice.move for choice in offered.choices}
            assert got.hints[0].because
            assert not any(hint.because for hint in got.hints[1:])
            # the other seat of the same device: not through these eyes
            assert refusal(await wire.do("hint", seat=1 - seat)) == "server-not-yours"
            await wire.do("hello", seat=1 - seat)
            assert refusal(await wire.do("hint", seat=1 - seat)) == "server-no-hint-now"
            secret = (await wire.do("invite", seat=None)).secret
            async with here.at(table, "eve", secret=secret) as eve:
                assert refusal(await eve.do("hint", seat=seat)) == "server-not-yours"
            await wire.hang_up()

    asyncio.run(play())


def test_not_too_often(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))  # a slow machine is not to fill the bucket

    async def play() -> None:
        async with inside(tmp_path / "tables.sqlite", bot_seconds=0.01) as here:
            _, wire = await begun(here, hints=True)
            seat = wire.snapshot.viewer
            answers = [await wire.do("hint", seat=seat) for _ in range(5)]
            assert "server-too-fast" in [answer.why[0] for answer in answers if isinstance(answer, protocol.Refused)]
            await wire.hang_up()

    asyncio.run(play())


@pytest.mark.parametrize("asked", [{"listed": True}, {"deal": "monday"}])
def test_no_hints_where_strangers_play_or_results_are_compared(asked, tmp_path):
    async def play() -> None:
        async with inside(tmp_path / "tables.sqlite") as here:
            status, body = await here.ask(
                "/api/tables", "ann", {"game": "duck", "seats": 2, "hints": True, **asked}, origin="http://table"
            )
            assert (status, b"server-hints-private" in body) == (400, True)

    asyncio.run(play())


@pytest.mark.parametrize("game", games.names())
def test_hints_come_from_the_view_alone(game):
    table = Table(game, games.load(game).seats[0], seed=6)
    seat = table.to_act[0]
    other = swapped(table, seat, seed=9)
    budget = Budget(iterations=200)
    assert hints(table.view(seat), list(table.moves(seat)), budget) == hints(other.view(seat), list(other.moves(seat)), budget)
