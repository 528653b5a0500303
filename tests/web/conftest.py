"""A real Chromium and a real server for the tests of the page."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.server.serving import Serving
from tests.web.beach import Beach, make_beach
from tools.browser import ADVICE, chromium

SLOW = "localStorage.setItem('parawan-me', JSON.stringify({ pace: 2, sound: false }))"  # script of a person who likes to look
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL_PHONE = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}
SHORT_PHONE = {**PHONE, "viewport": {"width": 390, "height": 664}}  # what the bars of a browser leave
DESK = {"viewport": {"width": 1280, "height": 800}}
LOCALES = {"en": "en-GB", "de": "de-DE", "pl": "pl-PL"}


@pytest.fixture(scope="session")
def chrome() -> Iterator[Browser]:
    path = chromium()
    assert path is not None, ADVICE
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for all tests that do not harm it."""
    with Serving(tmp_path_factory.mktemp("web") / "tables.sqlite") as serving:
        yield serving


@pytest.fixture(scope="module")
def beach(server: Serving) -> Beach:
    return make_beach(server.url)


class Person:
    """Somebody with a browser of their own. Whatever goes wrong in the page is kept, but for what may be `expected`."""

    expected = re.compile("(?!)")  # nothing

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.page: Page = context.new_page()
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.keep(str(error)))
        self.page.on("console", lambda message: self.keep(message.text) if message.type == "error" else None)

    def keep(self, trouble: str) -> None:
        if not self.expected.search(trouble):
            self.troubles.append(trouble)


@pytest.fixture
def person(chrome: Browser) -> Iterator[Callable[..., Person]]:
    """Makes people: `person(PHONE, language="pl", theme="dark")`. At the end none of them may have had trouble."""
    people: list[Person] = []

    def make(device: dict[str, Any] | None = None, language: str = "en", theme: str = "light", **more: Any) -> Person:
        facts = {**(device or DESK), "locale": LOCALES[language], "color_scheme": theme, "reduced_motion": "reduce", **more}
        people.append(Person(chrome.new_context(**facts)))
        return people[-1]

    yield make
    for someone in people:
        someone.context.close()
    assert not [trouble for someone in people for trouble in someone.troubles]
