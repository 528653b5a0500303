"""The page's own words, to find things by the names people see and hear."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from parawan import games
from parawan.engine.voice import message_files

WEB = Path(__file__).parents[2] / "web" / "src"


@cache
def sources(language: str) -> tuple[str, ...]:
    """Every file of words the page loads in this language."""
    folders = (WEB / "words", *sorted(WEB.glob("games/*/words")), *sorted(WEB.glob("*/words")))
    page = [(folder / f"{language}.ftl").read_text("utf-8") for folder in folders]
    engine = {text: None for game in games.names() for text in message_files(game, language)}  # what all games share stands once
    return (*engine, *page)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for source in sources(language):
        bundle.add_resource(FluentResource(source))
    return bundle


class Words:
    """Says what the page says: `Words("pl")("table-confirm")`."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, message: str, **arguments: Any) -> str:
        text, errors = _bundle(self.language).format_pattern(_bundle(self.language).get_message(message).value, arguments)
        assert not errors, f"{message} in {self.language}: {errors[0]}"
        written = re.sub(r"(?<!\w)-(?=\d)", "−", str(text))  # the page writes a true minus
        tied = re.sub(r"(?i)(?:^|(?<=[\s(„]))([aiouwz]) (?=\S)", "\\1\u00a0", written)  # and ties short words of Polish
        return tied if self.language == "pl" else written
