"""What can go wrong at a table. Every error is a message with its arguments, so that it can be said in any language."""

from __future__ import annotations

from typing import Any

from parawan.engine.voice import Voice
from parawan.games.contract import Reason


class ParawanError(Exception):
    """Something the caller can put right. `str` says it in English, `text` in any language."""

    def __init__(self, message: str, *, game: str | None = None, **arguments: Any) -> None:
        super().__init__(message)
        self.game = game
        self.message = message
        self.arguments = arguments

    def text(self, voice: Voice | None = None) -> str:
        voice = voice or Voice(self.game)
        return voice(self.message, **self.arguments)

    def __str__(self) -> str:
        return self.text()


class BadTable(ParawanError):
    """A table that cannot be set up: unknown game, wrong seat count, unknown option."""


class BadEdition(ParawanError):
    """An edition file that cannot be used; `line` says where."""


class BadRecord(ParawanError):
    """A game record that cannot be replayed; `line` says where."""


class OtherDeal(ParawanError):
    """A given deal is not the one the game calls for."""


class NotYourTurn(ParawanError):
    """A seat that has nothing to choose now."""


class UnreadableMove(ParawanError):
    """A text that is no move of this game."""


class AmbiguousMove(ParawanError):
    """A text that could mean several legal moves."""


class IllegalMove(ParawanError):
    """A move that the rules do not allow; `clause` names the rule."""

    def __init__(self, game: str, reason: Reason, move: str) -> None:
        super().__init__(reason.message, game=game, **reason.arguments)
        self.clause = reason.clause
        self.move = move

    def text(self, voice: Voice | None = None) -> str:
        voice = voice or Voice(self.game)
        return voice("error-illegal", move=self.move, clause=self.clause, why=super().text(voice))
