"""A finished game looked back at on a phone, in three languages, and another move tried."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Route, expect

from tests.web.beach import ANN
from tests.web.conftest import LOCALES, PHONE
from tests.web.places import Visitor, over
from tests.web.test_everybody import CODE
from tests.web.test_shared import assert_everybody_can_use

A_WHILE = 120_000  # a review is worked out beside everything else
# What a tap has opened: its heading stands in the upper half of the screen.
IN_SIGHT = """() => {
    const { top } = document.querySelector('main h2').getBoundingClientRect();
    return top >= 0 && top <= innerHeight / 2;
}"""


@pytest.mark.parametrize(("game", "language"), [("maui", "en"), ("tide", "de"), ("duck", "pl")])
def test_a_game_is_looked_back_at_and_another_move_tried(game, language, person, beach):
    visitor = Visitor(person(PHONE, language=language).context, beach, language)
    page, say = visitor.page, visitor.say
    over(game, visitor)
    visitor.button("end-review", visitor.sheet).tap()
    chart = page.get_by_role("slider", name=say("review-chance"), exact=True)
    page.get_by_role("button", name=say("review-play-on"), exact=True).wait_for(timeout=A_WHILE)
    page.get_by_role("heading", name=say("review-split"), exact=True).wait_for(timeout=A_WHILE)
    assert not CODE.findall(page.get_by_role("main").inner_text())
    assert_everybody_can_use(page)

    marks = chart.locator("g").all()
    for place in (0, len(marks) // 2):
        chart.scroll_into_view_if_needed()
        spot = marks[place].bounding_box()
        page.touchscreen.tap(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
        expect(chart).to_have_attribute("aria-valuenow", str(place + 1))
        page.wait_for_function(IN_SIGHT)
    most = page.get_by_role("region", name=say("review-most"), exact=True).get_by_role("button")
    most.last.tap()  # Ann played at random: something was costly
    expect(most.last).to_have_attribute("aria-current", "true")
    page.wait_for_function(IN_SIGHT)
    page.get_by_role("radio", name=say("review-true"), exact=True).tap(force=True)
    page.get_by_role("radio", name=say("review-yours"), exact=True).tap(force=True)
    visitor.board.wait_for()
    place = int(chart.get_attribute("aria-valuenow") or "")
    chart.press("ArrowLeft" if place > 1 else "ArrowRight")
    expect(chart).not_to_have_attribute("aria-valuenow", str(place))

    visitor.button("review-play-on").tap()
    page.wait_for_url(re.compile("/t/"))
    visitor.hand.get_by_role("button", disabled=False).first.wait_for()
    expect(visitor.button("hint-ask")).to_be_visible()
    page.goto(beach.url)
    page.get_by_text(say("home-branch")).first.wait_for()


def test_a_move_that_costs_points_and_wins_more_often_is_said_to_do_so(person, beach):
    def with_wins(route: Route) -> None:
        answer = route.fetch(timeout=A_WHILE)
        lines = [json.loads(line) for line in answer.text().splitlines()]
        for line in lines:
            if line["type"] == "choice" and line["mark"] != "fine":
                line["weighed"][0]["win"], line["win"] = 0.25, 0.75
        route.fulfill(response=answer, body="".join(json.dumps(line) + "\n" for line in lines))

    visitor = Visitor(person(PHONE).context, beach, "en")
    visitor.page.route("**/review/0", lambda route: with_wins(route) if "/api/" in route.request.url else route.continue_())
    visitor.page.goto(f"{beach.url}/review/{beach.over['maui']}/0")
    verdict = visitor.page.locator("main .verdict")
    expect(verdict).to_contain_text(visitor.say("review-wins", yours="75%", best="25%"), timeout=A_WHILE)
    expect(verdict).to_contain_text(visitor.say("review-wins-more"))


@pytest.mark.parametrize(("game", "language"), [("tide", "pl"), ("duck", "de"), ("maui", "en")])
def test_another_seat_is_spoken_of_by_its_name(game, language, person, beach):
    visitor = Visitor(person(PHONE, language=language).context, beach, language)
    page, say = visitor.page, visitor.say
    page.goto(f"{beach.url}/review/{beach.over[game]}/1")
    knew = page.get_by_role("radio", name=say("review-knew-of-them", of_seat="Okto"), exact=True)
    knew.wait_for(timeout=A_WHILE)
    page.get_by_role("heading", name=say("review-split"), exact=True).wait_for(timeout=A_WHILE)
    page.locator("details summary").tap()
    moves = page.locator("details li button").all_inner_texts()
    assert moves
    assert all("Okto" in move for move in moves)
    expect(page.get_by_role("region", name=say("table-hand-of-them", of_seat="Okto"), exact=True)).to_be_visible()
    expect(page.locator("main")).not_to_contain_text(re.compile(r"\b(Kładziesz|Twoje|Twój|Du legst|Dein|Deine|Your)\b"))

    page.get_by_role("radio", name=ANN, exact=True).tap(force=True)  # her own seat
    page.get_by_role("radio", name=say("review-knew"), exact=True).wait_for(timeout=A_WHILE)


@pytest.mark.parametrize("language", LOCALES)
def test_choices_say_when_they_were_made_and_what_would_have_been_drawn(language, person, beach):
    visitor = Visitor(person(PHONE, language=language).context, beach, language)
    page, say = visitor.page, visitor.say
    page.goto(f"{beach.url}/review/{beach.over['duck']}/0")
    page.get_by_role("heading", name=say("review-split"), exact=True).wait_for(timeout=A_WHILE)
    first_round = say("review-round", game="duck", round=1)
    for card in page.get_by_role("region", name=say("review-most"), exact=True).get_by_role("button").all():
        played, better = card.inner_text().split(say("review-instead"))
        assert played.split("\n", 2)[-1].strip() != better.strip()
    page.locator("details summary").tap()
    expect(page.get_by_role("heading", name=first_round, exact=True)).to_be_visible()
    chart = page.get_by_role("slider", name=say("review-chance"), exact=True)
    place = int(chart.get_attribute("aria-valuenow") or "")
    visitor.button("review-previous").tap()
    expect(chart).to_have_attribute("aria-valuenow", str(place - 1))
    visitor.button("review-next").tap()
    expect(chart).to_have_attribute("aria-valuenow", str(place))
    page.get_by_role("link", name=say("end-home"), exact=True).tap()
    visitor.button("home-play").last.wait_for()


def test_a_good_choice_shows_itself_first_and_names_what_wins_more_often(person, beach):
    def with_wins(route: Route) -> None:
        answer = route.fetch(timeout=A_WHILE)
        lines = [json.loads(line) for line in answer.text().splitlines()]
        for line in lines:
            if line["type"] == "choice":
                line["mark"], line["win"] = "fine", 0.5
                for weighed in line["weighed"]:
                    weighed["win"] = 0.5
                other = next(weighed for weighed in line["weighed"] if weighed["move"] != line["move"])
                other["win"] = 0.65
                line["best"] = other["move"]
        route.fulfill(response=answer, body="".join(json.dumps(line) + "\n" for line in lines))

    visitor = Visitor(person(PHONE).context, beach, "en")
    visitor.page.route("**/review/0", lambda route: with_wins(route) if "/api/" in route.request.url else route.continue_())
    visitor.page.goto(f"{beach.url}/review/{beach.over['maui']}/0")
    verdict = visitor.page.locator("main .verdict")
    expect(verdict).to_contain_text(visitor.say("review-wins-other", yours="50%", best="65%"), timeout=A_WHILE)
    expect(visitor.page.get_by_role("radio", name=visitor.say("review-yours"), exact=True)).to_be_checked()
