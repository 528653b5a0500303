"""`parawan rules`: a game in short, then its clauses."""

from __future__ import annotations

import re
from collections.abc import Sequence

from parawan.engine.clauses import Clause, Section, rules
from parawan.engine.errors import ParawanError
from parawan.engine.voice import Voice
from parawan.terminal.screen import show


def print_clauses(game: str, wanted: Sequence[str], say: Voice) -> None:
    """The game in short and all clauses by section, or only the wanted ones."""
    book = rules(game, say.language)
    if wanted:
        known = {clause.number: clause for clause in book}
        for number in wanted:
            if number.upper() not in known:
                numbers = f"{next(iter(known))}–{max(known, key=lambda n: int(n[1:]))}"
                raise ParawanError("error-unknown-clause", number=number, known=numbers)
            _print_clause(known[number.upper()], say)
        return
    show(say.paint(book.title, "sea", bold=True))
    show(book.about, indent="")
    _print_section(book.short, say)
    show("\n" + say.paint(say("rules-all"), "sea", bold=True))
    for section in book.sections:
        _print_section(section, say)


def _print_section(section: Section, say: Voice) -> None:
    show("\n" + say.paint(section.title, "parasol", bold=True))
    for clause in section.clauses:
        _print_clause(clause, say)
    for example in section.examples:
        show("– " + _plain(example))


def _print_clause(clause: Clause, say: Voice) -> None:
    kinds = ", ".join(say(f"kind-{kind}") for kind in clause.kinds)
    show(f"{clause.number:<4} {_plain(clause.text)} [{kinds}]", indent="     ")


def _plain(text: str) -> str:
    return re.sub(r"[`*]", "", text)  # marks of emphasis
