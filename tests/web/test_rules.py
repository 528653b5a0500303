"""The rules on a phone: a newcomer reads the game in short first, and a link to a rule still opens at that rule."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from parawan.engine.clauses import rules
from tests.web.conftest import PHONE
from tests.web.words import Words


@pytest.mark.parametrize(("game", "language"), [("maui", "de"), ("tide", "pl"), ("duck", "en")])
def test_a_game_is_told_in_short_before_its_rules(game, language, person, server):
    page = person(PHONE, language=language).page
    page.goto(f"{server.url}/rules/{game}")
    headings = page.get_by_role("main").get_by_role("heading", level=2)
    expect(headings).to_have_text([rules(game, language).short.title, Words(language)("rules-all")])
    expect(page.locator(".short .picture svg")).to_be_visible()

    page.goto("about:blank")  # a new fragment alone loads nothing
    page.goto(f"{server.url}/rules/{game}#{game[0].upper()}15")
    expect(page.locator(f"#{game[0].upper()}15")).to_be_in_viewport()
