"""While all people only look on until the next round, bots do not let them wait; when a round is over, they let people look."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from parawan.server import protocol
from parawan.server.house import HURRY, RECKONING
from tests.server.held import Held, Tab, house_on, open_table


def test_bots_hurry_while_the_person_is_out_of_the_round_and_pause_when_it_is_over(tmp_path: Path, monkeypatch: Any) -> None:
    asyncio.run(main(tmp_path, monkeypatch))


async def main(tmp_path: Path, monkeypatch: Any) -> None:
    rest, pauses = asyncio.sleep, []

    async def sleep(seconds: float, *result: Any) -> Any:
        if seconds and tab and tab.room.state.game is not None:
            game = tab.room.state.game
            pauses.append((round(seconds, 3), game.sits_out(0), game.reckoned))
        return await rest(0, *result)

    tab: Tab | None = None
    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr("parawan.server.house.random.uniform", lambda low, high: 1.0)
    async with house_on(Held(str(tmp_path / "tables.sqlite")), bot_pause=0.5) as house:
        for _ in range(20):
            if any(out for _, out, _ in pauses):
                break
            tab, *_ = await open_table(house, "tide", 5, sitting=1, begin=False)
            await drown(tab, rest)
        assert {seconds for seconds, out, reckoned in pauses if not out and not reckoned} == {0.5}
        assert {seconds for seconds, out, _ in pauses if out} == {0.5 * HURRY}
        assert {seconds for seconds, out, reckoned in pauses if reckoned and not out} == {0.5 * RECKONING}


async def drown(tab: Tab, rest: Any) -> None:
    """A whole game against bots, with the card each time that is often the second highest."""
    for seat in range(1, 5):
        await tab.carry_out(protocol.SeatBot(f"bot{seat}", seat, "pip"))
    await tab.carry_out(protocol.Start("start"))
    state = tab.room.state
    while state.seating.phase == "running":
        if 0 in state.waiting:
            moves = list(state.game.moves(0))
            await tab.play(moves[2 * len(moves) // 3].text, f"m{state.number}")
        await rest(0.001)
