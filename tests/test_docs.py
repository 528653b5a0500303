"""Docs that fit the program: every clause in three languages, with code and a test; pages made from the program up to date."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parawan import games
from parawan.engine.clauses import rules
from parawan.engine.voice import LANGUAGES
from tools.write_docs import code_by_clause, pages, proofs_by_clause

COUNTS = {"duck": 27, "maui": 36, "tide": 20}


@pytest.mark.parametrize("game", games.names())
def test_every_clause_is_there_in_every_language(game):
    english = rules(game, "en")
    assert {clause.number for clause in english} == {f"{game[0].upper()}{n}" for n in range(1, COUNTS[game] + 1)}
    for language in LANGUAGES:
        other = rules(game, language)
        assert [(clause.number, clause.kinds) for clause in other] == [(clause.number, clause.kinds) for clause in english]
        assert 5 <= len(other.short.examples) == len(english.short.examples) <= 8
        assert not other.short.clauses
        assert len(other.sections) == len(english.sections)
        assert [len(section.examples) for section in other.sections] == [len(s.examples) for s in english.sections]
        for clause in other:
            assert set(clause.kinds) <= {"text", "fact", "chosen", "ruling"}
            assert len(clause.text) > 20


@pytest.mark.parametrize("game", games.names())
def test_every_clause_has_code_and_a_test_that_names_it(game):
    code, tests = code_by_clause(game), proofs_by_clause(game)
    clauses = [clause.number for clause in rules(game, "en")]
    assert [clause for clause in clauses if not tests[clause]] == []
    assert [clause for clause in clauses if not code[clause]] == []


@pytest.mark.parametrize("game", games.names())
def test_refusals_name_clauses_that_exist(game):
    source = Path(str(games.load(game).moves.__file__)).read_text("utf-8")
    named = set(re.findall(r'Reason\(\s*"([A-Z]\d+)"', source)) | set(re.findall(r'"([MTD]\d+)" if', source))
    assert named
    assert named <= {clause.number for clause in rules(game, "en")}


@pytest.mark.parametrize("path", pages(), ids=lambda path: path.name)
def test_pages_made_from_the_program_are_up_to_date(path):
    assert path.read_text("utf-8") == pages()[path], "run `make docs`"
