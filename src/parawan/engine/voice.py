"""The program's voice: messages in English, German and Polish, from Fluent files beside what they speak of."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "pl")
MOST_LETTERS = 1000  # of an argument; Fluent refuses very long ones

# Terminal colours by role, as 256-colour numbers.
PAINT = {
    "sea": 30, "sand": 180, "sun": 178, "parasol": 167, "palm": 65, "quiet": 244,
    "stripes": 178, "fish": 35, "waves": 32, "lagoon": 80, "sunset": 202, "yellow": 178, "blue": 32, "red": 167,
}  # fmt: skip


class Voice:
    """Says messages of one game (or none) in one language, to one viewer, with names for the seats."""

    def __init__(
        self,
        game: str | None = None,
        language: str = "en",
        names: Sequence[str] = (),
        viewer: int | None = None,
        colour: bool = False,
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.game = game
        self.language = language
        self.names = names
        self.viewer = viewer
        self.colour = colour

    def __call__(self, message: str, **arguments: Any) -> str:
        """The message, filled in. A seat argument becomes a name, with `…_is` telling whether it is the viewer."""
        filled: dict[str, Any] = {}
        for key, value in arguments.items():
            if key == "seat" or key.endswith("_seat"):
                filled[key] = self.name(value)
                filled[key + "_is"] = "you" if value == self.viewer else "other"
            else:
                filled[key] = _shown(value) if isinstance(value, str) else value
        bundle = _bundle(self.game, self.language)
        pattern = bundle.get_message(message).value
        text, errors = bundle.format_pattern(pattern, filled)
        if errors:
            raise ValueError(f"message {message} in {self.language}: {errors[0]}")
        return str(text)

    def name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self("seat", number=seat + 1)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as this language writes it."""
        from babel.numbers import format_decimal

        return str(format_decimal(value, "#,##0" + ("." + "0" * digits if digits else ""), locale=self.language))

    def paint(self, text: str, role: str, bold: bool = False) -> str:
        """Colours a text for a terminal, if this voice uses colour."""
        if not self.colour or not text:
            return text
        return f"\033[{'1;' if bold else ''}38;5;{PAINT[role]}m{text}\033[0m"


def _shown(text: str) -> str:
    """A text as it may stand in a message: not endless, and without what would disturb a terminal."""
    clean = "".join(letter if letter.isprintable() else "�" for letter in text[:MOST_LETTERS])
    return clean + "…" if len(text) > MOST_LETTERS else clean


def message_files(game: str | None, language: str) -> list[str]:
    """The Fluent sources a voice speaks from: what all games share, then the game's own."""
    folders = [files("parawan") / "messages"]
    if game is not None:
        folders.append(files("parawan.games") / game / "messages")
    return [(folder / f"{language}.ftl").read_text("utf-8") for folder in folders]


@cache
def _bundle(game: str | None, language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # brings Babel, which is slow to import

    bundle = FluentBundle([language], use_isolating=False)
    for source in message_files(game, language):
        bundle.add_resource(FluentResource(source))
    return bundle
