"""Deals played by several processes of this machine, handed out one by one and given back in their order."""

from __future__ import annotations

import multiprocessing
import os
import signal
import traceback
from collections import Counter, deque
from collections.abc import Generator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Any

from parawan.bots.arena.deals import Deal, play_deal
from parawan.bots.arena.plan import Plan
from parawan.bots.names import Bots
from parawan.engine.errors import ParawanError

TRIES = 3  # for a deal whose process is lost


def play_deals(plan: Plan, deals: range, jobs: int) -> Generator[Deal, None, None]:
    """The results in the order of the deals, whatever process is done first."""
    if jobs == 1:
        with Bots() as bots:
            yield from (play_deal(plan, deal, bots) for deal in deals)
        return
    team = Team(plan)
    try:
        yield from team.play(deals, jobs)
    finally:
        team.close()


class Team:
    """The processes, and which deal each of them plays."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.playing: dict[Connection, tuple[Any, int]] = {}

    def play(self, deals: range, jobs: int) -> Generator[Deal, None, None]:
        waiting = deque(deals)
        lost: Counter[int] = Counter()
        done: dict[int, Deal] = {}
        coming = iter(deals)
        following = next(coming, None)
        for _ in range(min(jobs, len(deals))):
            self._hire(waiting.popleft())
        while following is not None:
            for line in wait(list(self.playing)):
                assert isinstance(line, Connection)
                process, deal = self.playing.pop(line)
                try:
                    result = line.recv()
                except (EOFError, ConnectionResetError):
                    process.join()
                    lost[deal] += 1
                    if lost[deal] == TRIES:
                        raise ParawanError("error-arena-worker", deal=deal, tries=TRIES) from None
                    self._hire(deal)
                    continue
                if isinstance(result, BaseException):
                    raise result
                done[deal] = result
                if waiting:
                    self._give(process, line, waiting.popleft())
                else:
                    line.close()  # which ends the process
                    process.join()
            while following in done:
                yield done.pop(following)
                following = next(coming, None)

    def close(self) -> None:
        for line, (process, _) in self.playing.items():
            process.terminate()
            process.join()
            line.close()

    def _hire(self, deal: int) -> None:
        # A fresh interpreter, because native code may hold threads and locks that a forked copy would inherit broken.
        fresh = multiprocessing.get_context("spawn")
        ours, theirs = fresh.Pipe()
        process = fresh.Process(target=work, args=(self.plan, theirs), daemon=True)
        asked_to_stop = {signal.SIGINT}
        signal.pthread_sigmask(signal.SIG_BLOCK, asked_to_stop)  # Ctrl+C waits until the process can take it
        process.start()
        signal.pthread_sigmask(signal.SIG_UNBLOCK, asked_to_stop)
        theirs.close()
        self._give(process, ours, deal)

    def _give(self, process: Any, line: Connection, deal: int) -> None:
        self.playing[line] = process, deal
        with suppress(OSError):  # a process that is lost is noticed when its line is read
            line.send(deal)


def work(plan: Plan, line: Connection) -> None:
    """A process's life: it plays the deals it is given until the line is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the first process, which tells us
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    with Bots() as bots:

        def leave(*_: Any) -> None:
            bots.close()
            os._exit(1)

        signal.signal(signal.SIGTERM, leave)
        with suppress(EOFError, OSError):
            while True:
                deal = line.recv()
                try:
                    result: Any = play_deal(plan, deal, bots)
                except Exception as error:
                    error.add_note(traceback.format_exc())  # where it happened does not travel with it otherwise
                    result = error
                line.send(result)
