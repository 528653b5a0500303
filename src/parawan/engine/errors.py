"""What can go wrong at a table. Every error is a message with its arguments, so that it can be said in any language."""

from __future__ import annotations

from typing import Any

from parawan.engine.voice import Voice
from parawan.games.contract import Message, Reason


class ParawanError(Exception):
    """Something the caller can put right. `str` says it in English, `text` in any language."""

    def __init__(self, message: str, *, game: str | None = None, **arguments: Any) -> None:
        super().__init__(message)
        self.game = game
        self.message = message
        self.arguments = arguments

    def text(self, voice: Voice | None = None) -> str:
        """What is wrong, in the voice's language; an error or a reason inside it too."""
        voice = Voice(self.game, voice.language if voice else "en")
        return voice(self.message, **{key: _said(value, voice) for key, value in self.arguments.items()})

    def told(self) -> tuple[str, dict[str, Any]]:
        """The message and its arguments, ready for JSON."""
        return self.message, {key: value if isinstance(value, int | str) else str(value) for key, value in self.arguments.items()}

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> Any:
        return _revived, (self.__class__, self.__dict__)


def _said(value: Any, voice: Voice) -> Any:
    if isinstance(value, ParawanError):
        return value.text(voice)
    return voice(value.message, **value.arguments) if isinstance(value, Message | Reason) else value


def _revived(kind: type[ParawanError], contents: dict[str, Any]) -> ParawanError:
    """An error as it was before it was pickled."""
    error = kind.__new__(kind)
    error.__dict__.update(contents)
    return error


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
        super().__init__("error-illegal", game=game, move=move, clause=reason.clause, why=reason)
        self.clause = reason.clause
        self.reason = reason
