"""Who is meant by a bot's name: one of the characters, or `program:` and the command of a program of one's own."""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path
from types import TracebackType

from parawan.bots.characters import NAMES, THUMB, make, title
from parawan.bots.outside import Outside, Program, Report
from parawan.bots.seat import Bot
from parawan.engine.errors import ParawanError

PROGRAM = "program:"


def split_names(text: str) -> list[str]:
    """Names between commas; a comma in quotes belongs to a program's command."""
    return [name.strip() for name in re.findall(r"""(?:[^,'"]|'[^']*'|"[^"]*"|['"])+""", text) if name.strip()]


def check_name(name: str) -> None:
    """Raises what is wrong with a bot's name, before anybody sits down."""
    if name.startswith(PROGRAM):
        _words(name)
    elif name not in (*NAMES, THUMB):
        raise ParawanError("error-bot", name=name, bots=", ".join(NAMES))


def shown_name(name: str) -> str:
    """A bot's name as people read it; a program's is that of its file."""
    return Path(_words(name)[0]).stem if name.startswith(PROGRAM) else title(name)


class Bots:
    """Makes bots by their names. A program is started once, and asked for every seat and game it plays."""

    def __init__(self) -> None:
        self._programs: dict[str, Program] = {}

    def __enter__(self) -> Bots:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def make(self, name: str, seed: int, report: Report) -> Bot:
        """The bot of this name for one game. Trouble with a program is reported, and a stand-in plays."""
        if not name.startswith(PROGRAM):
            return make(name, seed)
        if name not in self._programs:
            self._programs[name] = Program(_words(name))
        return Outside(self._programs[name], seed, report)

    def close(self) -> None:
        for program in self._programs.values():
            program.close()


def _words(name: str) -> list[str]:
    """The words of a program's command. They go to no shell."""
    try:
        words = shlex.split(name.removeprefix(PROGRAM))
    except ValueError as error:
        raise ParawanError("error-program-command", command=name, why=str(error)) from None
    if not words:
        raise ParawanError("error-program-command", command=name, why="–")
    if shutil.which(words[0]) is None:
        raise ParawanError("error-program-missing", program=words[0])
    return words
