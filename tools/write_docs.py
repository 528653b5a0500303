"""Writes the parts of the docs that are made from the program: `make docs`. A test notices when they are out of date.

- docs/rules/GAME.md: every clause with what it rests on, the code that plays it and the tests that prove it
- docs/api.md and docs/batches.md: the tables of fields, between their marks
- docs/pictures/GAME.svg: a table of each game after some moves
- docs/socket.schema.json and web/src/net/protocol.ts: the messages of the socket
- web/src/pad/box.ts: the numbers the score pad adds up with
"""

from __future__ import annotations

import ast
import json
import re
from collections import defaultdict
from pathlib import Path

from parawan import Table, Voice, games
from parawan.engine.clauses import rules
from parawan.kernel.record import Field, PerSeat
from parawan.lab import layout, width
from parawan.server.schema import json_schema, typescript
from tools.pad import box

ROOT = Path(__file__).parents[1]
CLAUSE = r"[A-Z]\d+"


def named_clauses(text: str) -> set[str]:
    """Clause numbers in a text, those of `M17 to M26` filled in."""
    found = set(re.findall(rf"\b{CLAUSE}\b", text))
    for letter, first, last in re.findall(r"\b([A-Z])(\d+) to [A-Z](\d+)\b", text):
        found |= {f"{letter}{n}" for n in range(int(first), int(last) + 1)}
    return found


def code_by_clause(game: str) -> dict[str, list[str]]:
    """For each clause the places in the game's source that name it."""
    places: dict[str, list[str]] = defaultdict(list)
    for name in ("components", "rules", "hidden", "__init__"):
        path = ROOT / "src" / "parawan" / "games" / game / f"{name}.py"
        source = path.read_text("utf-8")
        functions = [node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]
        rest = source.splitlines()
        for function in functions:
            for clause in named_clauses(ast.get_source_segment(source, function) or ""):
                places[clause].append(f"[`{function.name}`](../../src/parawan/games/{game}/{name}.py)")
            rest[function.lineno - 1 : function.end_lineno] = [""] * (function.end_lineno - function.lineno + 1)  # type: ignore[operator]
        for clause in named_clauses("\n".join(rest)):
            places[clause].append(f"[{name}](../../src/parawan/games/{game}/{name}.py)")
    return places


def proofs_by_clause(game: str) -> dict[str, list[str]]:
    """For each clause the tests that carry its number in their name."""
    places = defaultdict(list)
    for path in sorted((ROOT / "tests" / "games" / game).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for clause in re.findall(rf"(?<=_){CLAUSE}(?=_|$)", node.name):
                    words = re.sub(rf"^test_(?:{CLAUSE}_)+", "", node.name).replace("_", " ")
                    places[clause].append(f"[{words}](../../tests/games/{game}/{path.name})")
    return places


def rules_page(game: str) -> str:
    book = rules(game, "en")
    code, tests = code_by_clause(game), proofs_by_clause(game)
    lines = [f"# {book.title}", "", book.about, ""]
    lines += [f"## {book.short.title}", "", *(f"- {step}" for step in book.short.examples), ""]
    lines += [f"## {Voice(game)('rules-all')}", ""]
    lines += ["In brackets: what a clause rests on. **text**: the rulebooks say so; **fact**: known from the published game;"]
    lines += ["**chosen**: printed only on components we cannot see, our choice, replaceable by an edition file; **ruling**: the"]
    lines += ["text is silent or contradicts itself, and a program must decide.", ""]
    lines += ["Made by `make docs` from the clauses, the code and the tests.", ""]
    for section in book.sections:
        lines += [f"### {section.title}", ""]
        for clause in section.clauses:
            lines += [f"**{clause.number}** [{', '.join(clause.kinds)}] {clause.text}", ""]
            lines += [f"- code: {', '.join(code[clause.number]) or 'none'}"]
            lines += [f"- tests: {'; '.join(tests[clause.number]) or 'none'}", ""]
        lines += [*(f"- {example}" for example in section.examples), ""] if section.examples else []
    return "\n".join(lines).rstrip() + "\n"


def field_row(field: Field) -> str:
    shape = " × ".join("seats" if isinstance(n, PerSeat) else str(n) for n in field.shape)
    shape = f"up to {shape}, see `{field.count}`" if field.count else shape
    return f"| `{field.name}` | {shape} | {field.doc} |"


def with_tables(page: str) -> str:
    """The page with the table of fields of each game between its marks."""
    for game in games.names():
        rows = "\n".join(["| field | size | meaning |", "|---|---|---|", *map(field_row, games.load(game).record.fields)])
        marks = rf"(<!-- fields of {game} -->\n).*?(<!-- end -->)"
        page = re.sub(marks, lambda found, rows=rows: f"{found[1]}{rows}\n{found[2]}", page, flags=re.DOTALL)  # type: ignore[misc]
    return page


def with_observations(page: str) -> str:
    """The page with the layout of each game's observations between its marks."""
    lines = []
    for game in games.names():
        fields = {field.name: field for field in games.load(game).record.fields}
        lines += [f"### {game}: {width(game)} numbers", "", "| numbers | field | size | meaning |", "|---|---|---|---|"]
        for part in layout(game):
            size = field_row(fields[part.name]).split(" | ")[1].partition(",")[0].removeprefix("up to ")
            places = f"{part.start}" if part.size == 1 else f"{part.start} to {part.start + part.size - 1}"
            lines.append(f"| {places} | `{part.name}` | {size}{' × 4' if part.words > 1 else ''} | {part.doc} |")
        lines.append("")
    return re.sub(
        r"(<!-- observations -->\n).*?(<!-- end -->)", lambda found: found[1] + "\n".join(lines) + found[2], page, flags=re.DOTALL
    )


def picture(game: str) -> str:
    """The first seat's view of a game in full swing."""
    table = Table(game, 4, seed=2026)
    while len(table.log) < 30:
        seat = table.to_act[0]
        table.play(table.moves(seat)[len(table.log) % len(table.moves(seat))], seat)
    say = Voice(game, names=("Ann", "Ben", "Zoë", "Mo"), viewer=0)
    return table.picture(0, say) + "\n"


def pages() -> dict[Path, str]:
    """Every page that is made, as it should be."""
    made = {}
    for game in games.names():
        made[ROOT / "docs" / "rules" / f"{game}.md"] = rules_page(game)
        made[ROOT / "docs" / "pictures" / f"{game}.svg"] = picture(game)
    made[ROOT / "web" / "src" / "net" / "protocol.ts"] = typescript()
    made[ROOT / "web" / "src" / "pad" / "box.ts"] = box()
    made[ROOT / "docs" / "socket.schema.json"] = json.dumps(json_schema(), indent=2, ensure_ascii=False) + "\n"
    api = ROOT / "docs" / "api.md"
    batches = ROOT / "docs" / "batches.md"
    return {**made, api: with_tables(api.read_text("utf-8")), batches: with_observations(batches.read_text("utf-8"))}


if __name__ == "__main__":
    for path, text in pages().items():
        path.write_text(text, "utf-8")
        print(path.relative_to(ROOT))
