"""How much script a browser has to load before somebody can play."""

from __future__ import annotations

import gzip

from playwright.sync_api import Response

from tests.web.places import GAMES, Visitor, first_visit

MOST_KB = 90  # gzipped, from the start page to the first table


def scripts_to_the_first_table(visitor: Visitor, game: str) -> dict[str, float]:
    """The kilobytes of every script file, gzipped, that an empty browser loads up to a table in play."""
    answers: list[Response] = []
    visitor.page.on("response", lambda answer: answers.append(answer))
    first_visit(visitor)
    visitor.button("home-play").nth(GAMES.index(game)).tap()  # dragging comes with a mouse
    visitor.hand.get_by_role("button").first.wait_for()
    scripts = [answer for answer in answers if answer.url.endswith(".js")]
    return {answer.url.rsplit("/", 1)[1]: len(gzip.compress(answer.body(), 9)) / 1000 for answer in scripts}
