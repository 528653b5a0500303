"""`parawan play`: a game at the terminal, people and simple bots in any seats."""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from parawan.bots.simple import BOTS
from parawan.engine.errors import ParawanError
from parawan.engine.story import told
from parawan.engine.table import Table
from parawan.engine.voice import Voice
from parawan.terminal.files import save
from parawan.terminal.rules import print_clauses
from parawan.terminal.screen import show

CLEAR = "\033[2J\033[H"


class Quit(Exception):
    """The player wants to stop here."""


@dataclass
class Players:
    """Who sits where: people by name, bots by kind."""

    names: Sequence[str]
    people: frozenset[int]
    bot: str
    chooser: random.Random


class Session:
    """One game at the terminal, from where the table stands to its end."""

    def __init__(self, table: Table, players: Players, language: str, colour: bool, path: Path) -> None:
        self.table = table
        self.players = players
        self.language = language
        self.colour = colour
        self.path = path
        self.shown: int | None = None  # the person who looks at the screen

    def voice(self, viewer: int | None) -> Voice:
        return Voice(self.table.game.name, self.language, self.players.names, viewer, self.colour)

    def run(self) -> None:
        """Plays to the end. Whatever happens, the record is on disk after every move."""
        say = self.voice(None)
        alone = next(iter(self.players.people)) if len(self.players.people) == 1 else None
        self.shown = alone
        show(say.paint(say("cli-welcome", game=say(f"{self.table.game.name}-name")), "sea", bold=True))
        show(say("cli-hint") + "\n")
        save(self.table, self.path)
        try:
            self._tell(alone)
            while not self.table.over:
                self._step()
                save(self.table, self.path)
        except (Quit, EOFError, KeyboardInterrupt):
            show("\n" + say("cli-left", path=str(self.path)))
            return
        self._finish(say)

    def _step(self) -> None:
        people = [seat for seat in self.table.to_act if seat in self.players.people]
        bots = [seat for seat in self.table.to_act if seat not in self.players.people]
        if people:
            self._ask(people[0])
        else:
            seat = bots[0]
            move = BOTS[self.players.bot](self.table.view(seat), self.table.moves(seat), self.players.chooser)
            self.table.play(move, seat)
        self._tell(self.shown)

    def _ask(self, seat: int) -> None:
        """Asks a person until a legal move comes."""
        say = self.voice(seat)
        if self.shown != seat:  # somebody else sits at the screen: hide the hands before it changes hands
            print(CLEAR if self.colour else "\n" * 40)
            input(say("cli-pass", seat=seat))
            self.shown = seat
        show("\n" + self.table.draw(seat, say))
        state = self.table._redacted(seat)
        show("\n" + say(self.table.game.drawing.ask(state, seat)))
        while True:
            text = input(f"{self.players.names[seat]}> ").strip()
            try:
                if not text or self._command(text, seat, say):
                    continue
                self.table.play(text, seat)
                return
            except ParawanError as error:
                show(error.text(say))

    def _command(self, text: str, seat: int, say: Voice) -> bool:
        """Whether this was a word to the program, not a move."""
        word, _, rest = text.partition(" ")
        if word in ("q", "quit"):
            raise Quit
        if word == "?":
            show(say(f"{self.table.game.name}-help"))
            show(say("cli-help"))
        elif word == "moves":
            show(say("cli-moves", count=len(self.table.moves(seat))) + "\n" + ", ".join(map(str, self.table.moves(seat))))
        elif word == "table":
            show(self.table.draw(seat, say))
        elif word == "rules":
            print_clauses(self.table.game.name, rest.split(), say)
        else:
            return False
        return True

    def _tell(self, viewer: int | None) -> None:
        """What the last move did; nothing secret while the screen may change hands."""
        say = self.voice(viewer)
        for line in told(self.table.news(viewer), say):
            show("  " + line)

    def _finish(self, say: Voice) -> None:
        show("\n" + self.table.draw(self.shown, self.voice(self.shown)) + "\n")
        print_scores(self.table, self.voice(self.shown))
        show(say("cli-saved", path=str(self.path)))


def print_scores(table: Table, say: Voice) -> None:
    """The final scores, winners first."""
    for seat in sorted(range(table.seats), key=lambda seat: (seat not in table.winners, -table.scores[seat])):
        mark = "★" if seat in table.winners else " "
        show(f"{say.paint(mark, 'sun')} {say('cli-score', seat=seat, points=table.scores[seat])}")


def default_names(seats: int, people: frozenset[int], language: str) -> list[str]:
    """Names for people and beach creatures for bots."""
    say = Voice(None, language)
    creatures = iter(say("cli-bot-names").split(", "))
    alone = len(people) == 1
    return [(say("you") if alone else say("seat", number=i + 1)) if i in people else next(creatures) for i in range(seats)]


def choose_game(games: Sequence[str], language: str) -> str:
    """Asks which game, for who did not say."""
    say = Voice(None, language)
    show(say("cli-which-game"))
    for number, game in enumerate(games, 1):
        show(f"  {number}  {Voice(game, language)(f'{game}-name')}")
    while True:
        answer = input("> ").strip().lower()
        if answer in games:
            return answer
        if answer in map(str, range(1, len(games) + 1)):
            return games[int(answer) - 1]
        print(say("cli-which-game-again", most=len(games)), file=sys.stderr)
