"""`parawan rules`: the clauses of a game."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Sequence

from parawan.engine.clauses import Clause, rules
from parawan.engine.errors import ParawanError
from parawan.engine.voice import Voice


def print_clauses(game: str, wanted: Sequence[str], say: Voice) -> None:
    """All clauses by section, or only the wanted ones."""
    book = rules(game, say.language)
    if wanted:
        known = {clause.number: clause for clause in book}
        for number in wanted:
            if number.upper() not in known:
                numbers = f"{next(iter(known))}–{max(known, key=lambda n: int(n[1:]))}"
                raise ParawanError("error-unknown-clause", number=number, known=numbers)
            _print_clause(known[number.upper()], say)
        return
    print(say.paint(book.title, "sea", bold=True))
    _print_wrapped(book.about)
    for section in book.sections:
        print("\n" + say.paint(section.title, "parasol", bold=True))
        for clause in section.clauses:
            _print_clause(clause, say)
        for example in section.examples:
            _print_wrapped("– " + example)


def _print_clause(clause: Clause, say: Voice) -> None:
    kinds = ", ".join(say(f"kind-{kind}") for kind in clause.kinds)
    _print_wrapped(f"{clause.number:<4} {clause.text} [{kinds}]".replace("`", ""), indent="     ")


def _print_wrapped(text: str, indent: str = "") -> None:
    width = min(shutil.get_terminal_size().columns, 100)
    print(textwrap.fill(text, width, subsequent_indent=indent, break_on_hyphens=False))
