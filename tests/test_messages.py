"""Three languages that say the same things."""

from __future__ import annotations

import random
import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from parawan import Table, games
from parawan.engine.story import told
from parawan.engine.voice import LANGUAGES, Voice, message_files
from tests.support import every_table, play_randomly

SPEAKERS = [None, *games.names()]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(game: str | None, language: str) -> dict[str, set[str]]:
    """Every message of a game's own file, with its variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(message_files(game, language)[-1]).body:
        assert not isinstance(entry, ast.Junk), f"{game} {language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("game", SPEAKERS)
def test_no_language_lacks_a_message_or_an_argument(game):
    english = messages(game, "en")
    assert english
    for language in LANGUAGES:
        other = messages(game, language)
        assert other.keys() == english.keys()
        for name, variables in english.items():
            # `…_is` only chooses between you and others; a language may say both alike.
            plain = {v for v in variables if not v.endswith("_is")}
            assert {v for v in other[name] if not v.endswith("_is")} == plain, f"{name} in {language}"


@pytest.mark.parametrize("game", SPEAKERS)
def test_polish_has_its_plural_forms(game):
    """Whoever counts in Polish needs one, few and many."""
    for source in message_files(game, "pl")[-1:]:
        for block in re.findall(r"\[one\].*?\*\[(\w+)\]", source, flags=re.DOTALL):
            assert block == "many"
        assert source.count("[one]") == source.count("[few]")


@pytest.mark.parametrize("game", games.names())
def test_a_games_messages_carry_its_name(game):
    assert all(name.startswith(f"{game}-") for name in messages(game, "en"))


def used_in(path) -> set[str]:
    """Message ids that stand in a Python source as whole strings."""
    return set(re.findall(r"""["']((?:[a-z0-9]+-)+[a-z0-9]+)["']""", path.read_text("utf-8")))


def test_every_message_the_code_names_exists_and_every_message_is_named():
    shared = messages(None, "en")
    package = files("parawan")
    sources = [
        path for folder in ("engine", "terminal", "kernel", "bots", "lab", "server") for path in (package / folder).rglob("*.py")
    ]
    named = set().union(*(used_in(path) for path in [*sources, package / "cli.py"] if path.name.endswith(".py")))
    assert {name for name in named if name.startswith(("error-", "cli-", "server-"))} <= shared.keys()
    assert {name for name in shared if name.startswith(("error-", "cli-", "server-"))} <= named


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats", "options"), every_table())
def test_every_story_can_be_told_in_every_language(game, seats, options, language):
    table = Table(game, seats, seed=12, options=options)
    names = ["Ann", "Łucja", "Jörg", "Zoë", "Mo"]
    for i, _ in enumerate(play_randomly(table, random.Random(12))):
        viewer = (None, *range(seats))[i % (seats + 1)]
        say = Voice(game, language, names, viewer)
        assert all(told(table.news(viewer), say))
        if i % 8 == 0:
            assert table.draw(viewer, say)
            assert table.draw(viewer, Voice(game, language, names, viewer, colour=True))
    assert table._repr_svg_().startswith("<svg")
