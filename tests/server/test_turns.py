"""Commands that come at once are told at once, and no line waits for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from parawan.server.line import Line
from parawan.server.turns import LONGEST, MOST_TOGETHER, Turns


class Table:
    """Two lines that write down their frames, and commands that take as long as told."""

    def __init__(self) -> None:
        self.frames: list[list[bytes]] = [[], []]
        self.lines = [Line(str(i), self._writer(i)) for i in range(2)]
        self.turns = Turns(set(self.lines))
        self.writers = [asyncio.ensure_future(line.write()) for line in self.lines]

    def _writer(self, i: int) -> Callable[[bytes], Awaitable[None]]:
        async def write(frame: bytes) -> None:
            self.frames[i].append(frame)

        return write

    async def command(self, name: int, stored: asyncio.Event, then: Callable[[], object] = bool) -> None:
        async with self.turns:
            await stored.wait()
            for line in self.lines:
                line.put_encoded(b"%d" % name)
        then()

    async def close(self) -> None:
        for writer in self.writers:
            writer.cancel()
        await asyncio.gather(*self.writers, return_exceptions=True)


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_commands_that_come_at_once_go_out_in_one_frame() -> None:
    async def main() -> None:
        table, stored = Table(), asyncio.Event()
        commands = [asyncio.ensure_future(table.command(i, stored)) for i in range(3)]
        await settle()
        stored.set()
        await asyncio.gather(*commands)
        await settle()
        assert table.frames == [[b"[0,1,2]"]] * 2
        await table.command(3, stored)
        await settle()
        assert table.frames == [[b"[0,1,2]", b"[3]"]] * 2
        await table.close()

    asyncio.run(main())


def test_a_line_is_told_however_many_more_commands_wait() -> None:
    async def main() -> None:
        table, ready, never = Table(), asyncio.Event(), asyncio.Event()
        commands = [asyncio.ensure_future(table.command(i, ready)) for i in range(MOST_TOGETHER)]
        commands += [asyncio.ensure_future(table.command(i, never)) for i in (88, 99)]
        await settle()
        ready.set()
        await settle()
        assert table.frames == [[b"[0,1,2,3,4,5,6,7]"]] * 2
        for command in commands:
            command.cancel()
        await asyncio.gather(*commands, return_exceptions=True)
        await table.close()

    asyncio.run(main())


def test_a_line_is_told_at_once_of_what_failed_and_soon_of_all_else() -> None:
    async def main() -> None:
        table, stored, never = Table(), asyncio.Event(), asyncio.Event()
        first = asyncio.ensure_future(table.command(0, stored))
        broken = asyncio.ensure_future(table.command(b"no number", stored))  # type: ignore[arg-type]
        others = [asyncio.ensure_future(table.command(i, never)) for i in (1, 2)]
        await settle()
        stored.set()
        await settle()
        assert isinstance(broken.exception(), TypeError)
        assert table.frames == [[b"[0]"]] * 2
        table.lines[0].put_encoded(b"5")
        others.append(asyncio.ensure_future(table.command(3, never)))  # from here on the lines keep what they have
        await asyncio.sleep(0)
        table.lines[1].put_encoded(b"6")
        await asyncio.sleep(2 * LONGEST)
        assert table.frames == [[b"[0]", b"[5]"], [b"[0]", b"[6]"]]
        for command in others:
            command.cancel()
        await asyncio.gather(first, *others, return_exceptions=True)
        await table.close()

    asyncio.run(main())


def test_a_line_is_told_when_the_one_that_waited_is_gone() -> None:
    async def main(before_its_turn: bool) -> None:
        table, stored, never = Table(), asyncio.Event(), asyncio.Event()
        first = asyncio.ensure_future(table.command(0, stored, lambda: before_its_turn and second.cancel()))
        second = asyncio.ensure_future(table.command(1, never))
        await settle()
        stored.set()
        await settle()
        second.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        await settle()
        assert table.frames == [[b"[0]"]] * 2
        await table.close()

    for before_its_turn in (True, False):
        asyncio.run(main(before_its_turn))
