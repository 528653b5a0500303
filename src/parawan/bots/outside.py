"""A program in any language plays a seat: it is asked in lines of JSON on its standard streams, and trusted with nothing.

docs/arena.md says what the lines hold. Whatever the program does, the game goes on: a stand-in plays the move, and the
trouble is told.
"""

from __future__ import annotations

import os
import random
import selectors
import signal
import subprocess
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Annotated, Any

import msgspec

from parawan.bots.seat import Budget, Thought, Weighed
from parawan.engine.errors import ParawanError
from parawan.engine.moves import Move

START_SECONDS = 10.0  # to get going, on top of the time for the first answer
PATIENCE = 10.0  # seconds for an answer where the budget sets none
GRACE = 1.0  # seconds for the way there and back, which may be long on a busy machine
MOST_BYTES = 1 << 20  # that a program may say between a question and its answer
RESTARTS = 3  # in one game


class Trouble(ParawanError):
    """What a program did instead of answering with a legal move."""


class Opinion(msgspec.Struct):
    """What a program thinks of a move."""

    move: str
    win: Annotated[float, msgspec.Meta(ge=0, le=1)] | None = None
    points: float | None = None
    looked: Annotated[int, msgspec.Meta(ge=0)] = 0


class Answer(msgspec.Struct):
    """The line a program answers with."""

    question: int
    move: str
    weighed: list[Opinion] = []


Report = Callable[[Trouble], None]


class Program:
    """A program that runs from its first question on, and again after it was lost.

    Not for Windows, whose pipes cannot be waited for.
    """

    def __init__(self, words: Sequence[str]) -> None:
        self.words = words
        self._process: subprocess.Popen[bytes] | None = None
        self._number = 0
        self._unread = b""
        self._last_words = b""

    @property
    def running(self) -> bool:
        return self._process is not None

    def ask(self, question: dict[str, Any], seconds: float) -> Answer:
        """Its answer; raises Trouble if none comes in time, and ends the program where it cannot be asked again."""
        deadline = time.monotonic() + seconds
        if self._process is None:
            self._process = self._start()
            deadline += START_SECONDS
        self._number += 1
        line = msgspec.json.encode({"question": self._number, **question}) + b"\n"
        try:
            return self._talk(self._process, line, deadline)
        except Lost as lost:
            raise self._lose(lost) from None

    def close(self) -> None:
        """Ends the program and all that it has started."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        for stream in (process.stdin, process.stdout, process.stderr):
            assert stream is not None
            stream.close()
        self._unread = self._last_words = b""

    def _start(self) -> subprocess.Popen[bytes]:
        pipe = subprocess.PIPE
        try:
            # A session of its own: it can be ended whole, and Ctrl+C reaches us alone.
            process = subprocess.Popen(self.words, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise Trouble("error-program-start", program=self.words[0], why=why) from None
        for stream in (process.stdin, process.stdout, process.stderr):
            assert stream is not None
            os.set_blocking(stream.fileno(), False)
        return process

    def _talk(self, process: subprocess.Popen[bytes], unsent: bytes, deadline: float) -> Answer:
        """Writes the question while it reads both streams, so that neither side ever waits for the other to read."""
        heard = 0
        with selectors.DefaultSelector() as selector:
            selector.register(process.stdin, selectors.EVENT_WRITE)  # type: ignore[arg-type]
            selector.register(process.stdout, selectors.EVENT_READ)  # type: ignore[arg-type]
            selector.register(process.stderr, selectors.EVENT_READ)  # type: ignore[arg-type]
            while True:
                left = deadline - time.monotonic()
                ready = selector.select(left) if left > 0 else []
                if not ready:
                    raise Lost("error-program-late")
                for key, _ in ready:
                    if key.fileobj is process.stdin:
                        unsent = _write(key.fd, unsent)
                        if not unsent:
                            selector.unregister(key.fileobj)
                        continue
                    said = os.read(key.fd, 1 << 16)
                    heard += len(said)
                    if heard > MOST_BYTES:
                        raise Lost("error-program-flood")
                    if key.fileobj is process.stderr:
                        self._last_words = (self._last_words + said)[-1000:]
                        if not said:
                            selector.unregister(key.fileobj)
                    elif not said:
                        raise Lost("error-program-died")
                    elif answer := self._answer(said):
                        return answer

    def _answer(self, said: bytes) -> Answer | None:
        """The answer to the last question, once its line is whole; answers to other questions are dropped."""
        *lines, self._unread = (self._unread + said).split(b"\n")
        for line in lines:
            try:
                answer = msgspec.json.decode(line, type=Answer)
            except (msgspec.DecodeError, RecursionError) as error:
                raise Trouble("error-program-nonsense", said=_text(line)[:80], why=str(error)) from None
            if answer.question == self._number:
                return answer
        return None

    def _lose(self, lost: Lost) -> Trouble:
        """Ends the program; what it said last on its error stream may tell why."""
        process = self._process
        assert process is not None
        assert process.stderr is not None
        with suppress(subprocess.TimeoutExpired):
            if lost.message == "error-program-died":
                process.wait(0.2)  # until its status and its last words are there
        self._last_words += process.stderr.read(1 << 16) or b""
        words = _text(self._last_words).strip().splitlines()
        status = process.poll()
        self.close()
        arguments = {"status": str(status)} if lost.message == "error-program-died" else {}
        return Trouble(lost.message, **arguments, words=words[-1][:200] if words else "–")


class Lost(Exception):
    """The program cannot be asked any further."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class Outside:
    """The bot that asks a program, at one table."""

    def __init__(self, program: Program, seed: int, report: Report) -> None:
        self._program = program
        self._seed = seed
        self._report = report
        self._lost = 0

    def choose(self, view: dict[str, Any], moves: Sequence[Move], budget: Budget) -> Thought:
        try:
            return self._ask(view, moves, budget)
        except Trouble as trouble:
            self._lost += not self._program.running
            self._report(trouble)
            return Thought(random.Random(repr((self._seed, view["notes"], len(moves)))).choice(moves))

    def _ask(self, view: dict[str, Any], moves: Sequence[Move], budget: Budget) -> Thought:
        if self._lost > RESTARTS:
            raise Trouble("error-program-gone", restarts=RESTARTS)
        by_text = {move.text: move for move in moves}
        limits = {"seconds": budget.seconds, "iterations": budget.iterations, "threads": budget.threads}
        question = {"view": view, "moves": list(by_text), "budget": limits, "seed": self._seed}
        answer = self._program.ask(question, GRACE + (PATIENCE if budget.seconds is None else budget.seconds))
        if answer.move not in by_text:
            raise Trouble("error-program-illegal", move=answer.move[:80], some=", ".join(list(by_text)[:5]))
        known = [opinion for opinion in answer.weighed if opinion.move in by_text]
        weighed = (Weighed(by_text[opinion.move], opinion.win, opinion.points, opinion.looked) for opinion in known)
        return Thought(by_text[answer.move], tuple(weighed))


def _write(pipe: int, unsent: bytes) -> bytes:
    """What is left to write. A pipe that nobody reads takes it all: the death of the program shows on its other streams."""
    try:
        return unsent[os.write(pipe, unsent) :]
    except BrokenPipeError:
        return b""


def _text(said: bytes) -> str:
    return said.decode("utf-8", errors="replace")
