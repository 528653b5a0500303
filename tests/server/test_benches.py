"""What the benches say when something goes wrong; what they measure is not asserted."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from typing import Any

import pytest

from bench import kill
from bench.load.players import Measured, Player, Table
from tests.server.players import Counts
from tests.server.recovery import Figures

# ---- kill ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lost", "doubled", "slowest", "status", "said"),
    [
        (0, 0, kill.GOAL, 0, "everybody back within 3 s: yes"),
        (0, 0, kill.GOAL + 0.01, 1, "everybody back within 3 s: no, late after 1 of 2 kills"),
        (1, 0, 1.0, 1, "everybody back within 3 s: yes"),
        (0, 1, 1.0, 1, "everybody back within 3 s: yes"),
    ],
)
def test_the_kill_bench_says_whether_everybody_was_back_in_time(monkeypatch, capsys, lost, doubled, slowest, status, said):
    async def killed(*_given: Any) -> Figures:
        return Figures(Counts(10, lost, doubled), [0.5, 0.5], [1.0, slowest])

    monkeypatch.setattr(kill, "kill_again_and_again", killed)
    monkeypatch.setattr(sys, "argv", ["kill"])
    assert kill.main() == status
    assert capsys.readouterr().out.splitlines()[-1] == said


# ---- players of a load --------------------------------------------------------------------------------------------


class Silent:
    """A socket that takes everything and answers nothing."""

    def send(self, _payload: bytes) -> None:
        pass


def waiting_player() -> Player:
    player = Player(Table(None, "tide", Measured()), 0)  # type: ignore[arg-type]
    player.socket = Silent()  # type: ignore[assignment]
    return player


BYE = b'{"type":"bye","why":["server-too-fast",{}],"again":5.0}'


@pytest.mark.parametrize(
    ("happens", "why"),
    [
        (lambda player: player._lost(), "the line is lost"),
        (lambda player: player._take(b"[" + BYE + b"]"), "server-too-fast"),
        (lambda player: (player._take(b"[" + BYE + b"]"), player._lost()), "server-too-fast"),
    ],
)
def test_who_waits_for_an_answer_hears_at_once_that_there_is_none(happens: Callable[[Player], Any], why):
    async def main() -> None:
        player = waiting_player()
        asking = [asyncio.create_task(player.do("start")) for _ in range(2)]
        await asyncio.sleep(0)
        happens(player)
        async with asyncio.timeout(5):
            for task in asking:
                with pytest.raises(ConnectionError, match=why):
                    await task
            with pytest.raises(ConnectionError, match=why):
                await player.do("start")  # nor will there ever be one

    asyncio.run(main())


def test_a_refusal_after_the_wait_was_given_up_harms_nobody():
    async def main() -> None:
        player = waiting_player()
        asking = asyncio.create_task(player.do("start"))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.sleep(0)
        player._take(b'[{"type":"refused","id":"start1","why":["server-begun",{}]}]')
        assert player._table.measured.refused == 1

    asyncio.run(main())
