"""The rules by clause, in three languages, as the game's folder holds them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

CLAUSE = re.compile(r"- \*\*(?P<number>[A-Z]\d+)\*\* \[(?P<kinds>[a-z, ]+)\] (?P<text>.*)")


@dataclass(frozen=True)
class Clause:
    """One clause: its number, what it rests on (text, fact, chosen, ruling), its text."""

    number: str
    kinds: tuple[str, ...]
    text: str


@dataclass(frozen=True)
class Section:
    title: str
    clauses: tuple[Clause, ...]
    examples: tuple[str, ...]


@dataclass(frozen=True)
class Rules:
    """The rules of a game in one language."""

    title: str
    about: str
    short: Section  # the game in some sentences, for who does not know it yet
    sections: tuple[Section, ...]

    def __iter__(self) -> Iterator[Clause]:
        return (clause for section in self.sections for clause in section.clauses)


@cache
def rules(game: str, language: str) -> Rules:
    """Reads the clauses of a game."""
    source = (files("parawan.games") / game / "clauses" / f"{language}.md").read_text("utf-8")
    head, *parts = re.split(r"^## ", source, flags=re.MULTILINE)
    title, _, about = head.partition("\n")
    short, *sections = map(_section, parts)
    return Rules(title.removeprefix("# ").strip(), _joined(about), short, tuple(sections))


def _section(part: str) -> Section:
    title, _, body = part.partition("\n")
    items = [_joined(item) for item in re.split(r"^(?=- )", body, flags=re.MULTILINE) if item.strip()]
    found = [(item, CLAUSE.fullmatch(item)) for item in items]
    clauses = [Clause(m["number"], tuple(m["kinds"].split(", ")), m["text"]) for _, m in found if m]
    return Section(title.strip(), tuple(clauses), tuple(item.removeprefix("- ") for item, m in found if not m))


def _joined(text: str) -> str:
    return " ".join(text.split())
