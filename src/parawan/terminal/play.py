"""`parawan play`: a game at the terminal, people and bots in any seats."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from parawan.bots.names import Bots, shown_name
from parawan.bots.outside import Trouble
from parawan.bots.seat import Bot, Budget
from parawan.engine.errors import ParawanError
from parawan.engine.story import told
from parawan.engine.table import Table
from parawan.engine.voice import Voice
from parawan.terminal.files import save
from parawan.terminal.rules import print_clauses
from parawan.terminal.screen import clear, show

THINK = Budget(seconds=0.8)  # for a bot's move


class Quit(Exception):
    """The player wants to stop here."""


@dataclass
class Players:
    """Who sits where: people by name, and one of the characters in all other seats, each with its own chance."""

    names: Sequence[str]
    people: frozenset[int]
    bot: str
    seed: int


class Session:
    """One game at the terminal, from where the table stands to its end."""

    def __init__(self, table: Table, players: Players, language: str, colour: bool, path: Path) -> None:
        self.table = table
        self.players = players
        self.language = language
        self.colour = colour
        self.path = path
        people = sorted(players.people)
        self.shown = people[0] if len(people) == 1 else None  # the person who looks at the screen
        self.untold: dict[int, list[str]] = {seat: [] for seat in people}  # what happened while others looked

    def voice(self, viewer: int | None) -> Voice:
        return Voice(self.table.game.name, self.language, self.players.names, viewer, self.colour)

    def run(self) -> None:
        """Plays to the end. Whatever happens, the record is on disk after every move."""
        say = self.voice(None)
        show(say.paint(say("cli-welcome", game=say(f"{self.table.game.name}-name")), "sea", bold=True))
        for option in self.table.game.options:
            value = self.table.options[option.name]
            if value != option.values[0]:
                name = option.name if isinstance(value, bool) else f"{option.name}-{value}"
                show("  " + say(f"{self.table.game.name}-option-{name}"))
        show(say("cli-hint") + "\n")
        save(self.table, self.path)
        try:
            self._tell()
            with Bots() as bots:
                bot = bots.make(self.players.bot, self.players.seed, self._tell_trouble)
                while not self.table.over:
                    self._step(bot)
                    save(self.table, self.path)
                    self._tell()
        except (Quit, EOFError, KeyboardInterrupt):
            show("\n" + say("cli-left"))
            print(self._command_to_continue())  # in one line, to be copied
            return
        self._finish(say)

    def _step(self, bot: Bot) -> None:
        people = [seat for seat in self.table.to_act if seat in self.players.people]
        if people:
            self._ask(people[0])
        else:
            seat = self.table.to_act[0]
            self.table.play(bot.choose(self.table.view(seat), list(self.table.moves(seat)), THINK).move, seat)

    def _tell_trouble(self, trouble: Trouble) -> None:
        say = self.voice(None)
        show(say("cli-stand-in", bot=self.players.bot, why=trouble.text(say)))

    def _ask(self, seat: int) -> None:
        """Asks a person until a legal move comes."""
        say = self.voice(seat)
        if self.shown != seat:  # somebody else sits at the screen: hide the hands before it changes hands
            clear(self.colour)
            input(say("cli-pass", seat=seat))
            self.shown = seat
            self._tell_untold(seat)
        show("\n" + self.table.draw(seat, say))
        show("\n" + say(self.table.question(seat)))
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
        game = self.table.game.name
        if word in ("q", "quit"):
            raise Quit
        if word == "?":
            show(say(f"{game}-help"))
            show(say("cli-help", clause=f"{game[0].upper()}9"))
        elif word == "moves":
            moves = self.table.moves(seat)
            show(say("cli-moves", count=len(moves)) + "\n" + ", ".join(map(str, moves)), indent="")
        elif word == "table":
            show(self.table.draw(seat, say))
        elif word == "rules":
            print_clauses(game, rest.split(), say)
        else:
            return False
        return True

    def _tell(self) -> None:
        """What the last move did: at once to who looks at the screen, later to the other people."""
        if not self.players.people:
            for line in told(self.table.news(None), self.voice(None)):
                show("  " + line)
        for seat, lines in self.untold.items():
            lines += told(self.table.news(seat), self.voice(seat))
        if self.shown is not None:
            self._tell_untold(self.shown)

    def _tell_untold(self, seat: int) -> None:
        for line in self.untold[seat]:
            show("  " + line)
        self.untold[seat].clear()

    def _command_to_continue(self) -> str:
        """What to type to go on with this game, everybody in their seats."""
        seats = ",".join(str(seat + 1) for seat in sorted(self.players.people))
        words = [sys.argv[0], "play", "--continue", str(self.path), "--people", seats, "--names", ",".join(self.players.names)]
        return "  " + shlex.join([*words, "--bot", self.players.bot, "--lang", self.language])

    def _finish(self, say: Voice) -> None:
        show("\n" + self.table.draw(self.shown, self.voice(self.shown)) + "\n")
        print_scores(self.table, self.voice(self.shown))
        show(say("cli-saved", path=str(self.path)))


def print_scores(table: Table, say: Voice) -> None:
    """The final scores, winners first."""
    for seat in sorted(range(table.seats), key=lambda seat: (seat not in table.winners, -table.scores[seat])):
        mark = "★" if seat in table.winners else " "
        show(f"{say.paint(mark, 'sun')} {say('cli-score', seat=seat, points=table.scores[seat])}")


def default_names(seats: int, people: frozenset[int], bot: str, language: str) -> list[str]:
    """Names for people, and the bot's own name for each bot, numbered where there are several."""
    say = Voice(None, language)
    alone = len(people) == 1
    bots = [seat for seat in range(seats) if seat not in people]
    shown = shown_name(bot)
    names = {seat: shown if n == 1 else f"{shown} {n}" for n, seat in enumerate(bots, 1)}
    return [names.get(i) or (say("you") if alone else say("seat", number=i + 1)) for i in range(seats)]


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
        show(say("cli-which-game-again", most=len(games)))
