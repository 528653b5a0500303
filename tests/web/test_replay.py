"""Replays for people: by itself, with other eyes, by a link, out of a file, as a picture, and together; on a phone."""

from __future__ import annotations

import re
import urllib.request
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import parawan
from tests.web.beach import ANN, Beach
from tests.web.conftest import LOCALES, PHONE
from tests.web.test_games import points_on_plates
from tests.web.words import Words


class Replay:
    """A page with a replay on it."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.say = Words(language)

    def go(self, address: str) -> Replay:
        self.page.goto(address)
        self.page.get_by_role("slider").wait_for()
        return self

    def press(self, message: str, **arguments: Any) -> None:
        self.page.get_by_role("button", name=self.say(message, **arguments), exact=True).tap()

    def look(self, name: str | None) -> None:
        wanted = self.say("replay-eyes-open") if name is None else self.say("replay-eyes-of", name=name)
        self.page.get_by_role("combobox", name=self.say("replay-eyes"), exact=True).select_option(wanted)

    @property
    def step(self) -> int:
        return int(self.page.get_by_role("slider").input_value())

    def expect_step(self, step: int) -> None:
        expect(self.page.get_by_role("slider")).to_have_value(str(step))

    @property
    def hand(self) -> list[str]:
        """What the cards of the hand below the board are called."""
        hand = self.page.get_by_role("region", name=self.say("table-hand"), exact=True)
        return hand.locator("[aria-label]").evaluate_all("cards => cards.map(card => card.getAttribute('aria-label'))")


@pytest.mark.parametrize("language", LOCALES)
def test_a_replay_plays_by_itself_and_tells_its_story(language, person, beach):
    page = person(PHONE, language=language).page
    page.clock.install()
    replay = Replay(page, language).go(f"{beach.url}/replay/{beach.over['duck']}")
    page.clock.pause_at(datetime.now() + timedelta(hours=1))
    told = page.locator("[aria-live=polite]").first
    before = told.inner_text()
    page.get_by_role("combobox", name=replay.say("replay-speed"), exact=True).select_option(replay.say("replay-speed-fast"))
    replay.press("replay-play")
    page.clock.run_for(900)
    replay.expect_step(1)
    page.clock.run_for(900)
    replay.expect_step(2)
    assert told.inner_text() not in ("", before)
    replay.press("replay-pause")
    page.clock.run_for(9000)
    replay.expect_step(2)
    page.get_by_role("combobox", name=replay.say("replay-speed"), exact=True).select_option(replay.say("replay-speed-slow"))
    replay.press("replay-play")
    page.clock.run_for(1600)
    replay.expect_step(2)
    page.clock.run_for(1700)
    replay.expect_step(3)


@pytest.mark.parametrize(("game", "language"), [("tide", "pl"), ("duck", "de")])
def test_every_step_is_told_and_nothing_moves_under_the_finger(game, language, person, beach):
    page = person(PHONE, language=language).page
    replay = Replay(page, language).go(f"{beach.url}/replay/{beach.over[game]}")
    told = page.locator("[aria-live=polite]").first
    places = set()
    for step in range(40):  # a round ends among them
        page.get_by_role("slider").fill(str(step))
        replay.expect_step(step)
        assert told.inner_text().strip()
        places.add((told.bounding_box()["height"], page.locator(".steps").bounding_box()["y"]))
    assert len(places) == 1
    forward = page.get_by_role("button", name=replay.say("replay-forward"), exact=True)
    before = forward.bounding_box()
    replay.press("replay-play")
    page.get_by_role("button", name=replay.say("replay-pause"), exact=True).wait_for()
    assert forward.bounding_box() == before
    page.get_by_role("link", name=replay.say("end-home"), exact=True).tap()
    page.wait_for_url(f"{beach.url}/")


@pytest.mark.parametrize(("game", "language"), [("tide", "pl"), ("duck", "de"), ("maui", "en")])
def test_with_a_seats_eyes_one_sees_no_more_than_it_knew_and_a_link_leads_there(game, language, person, beach):
    page = person(PHONE, language=language).page
    replay = Replay(page, language).go(f"{beach.url}/replay/{beach.over[game]}?at=6&eyes=0")
    expect(page.get_by_text(replay.say("replay-only-known", name=ANN))).to_be_visible()
    log = page.get_by_role("complementary", name=replay.say("table-log"))
    lines = log.get_by_role("listitem").count()
    replay.press("replay-forward")
    assert log.get_by_role("listitem").count() >= lines  # the story is told as far as it has happened
    page.wait_for_url(re.compile(r"at=(?!6&)\d+&eyes=0$"))
    address, step = page.url, replay.step
    replay.look(None)
    expect(page.get_by_text(replay.say("replay-open"), exact=True)).to_be_visible()
    assert log.get_by_role("listitem").count() > lines  # with everything open one may look ahead
    page.wait_for_url(lambda url: "eyes" not in url)
    other = Replay(person(PHONE, language=language).page, language).go(address)
    other.expect_step(step)
    expect(other.page.get_by_role("combobox", name=replay.say("replay-eyes"), exact=True)).to_have_value("0")


@pytest.mark.parametrize("game", ["tide", "duck", "maui"])
def test_a_line_of_the_story_leads_to_its_moment(game, person, beach):
    page = person(PHONE).page
    replay = Replay(page).go(f"{beach.url}/replay/{beach.over[game]}")
    lines = page.get_by_role("complementary", name=replay.say("table-log")).get_by_role("listitem")
    steps = []
    for part in (0.6, 0.3, 0.9):  # forwards and backwards
        line = lines.nth(int(lines.count() * part))
        line.get_by_role("button").tap()
        expect(line).to_have_attribute("aria-current", "step")
        caption = page.locator("[aria-live=polite]").first  # where pictures of cards stand in lines of their own
        assert "".join(line.inner_text().split()) in "".join(caption.inner_text().split())
        steps.append(replay.step)
    assert 0 < steps[1] < steps[0] < steps[2]


@pytest.mark.parametrize("game", ["tide", "duck", "maui"])
def test_the_record_is_downloaded_and_replays_to_the_same_scores(game, person, beach, tmp_path):
    page = person(PHONE).page
    replay = Replay(page).go(f"{beach.url}/replay/{beach.over[game]}")
    with page.expect_download() as saved:
        page.get_by_role("link", name=replay.say("replay-download"), exact=True).tap()
    assert saved.value.suggested_filename.endswith(".parawan")
    record = tmp_path / saved.value.suggested_filename
    saved.value.save_as(record)
    replay.press("replay-last")
    assert list(parawan.read(record.read_text("utf-8")).scores) == points_on_plates(page)


def test_what_a_seat_did_not_know_is_not_sent_to_its_eyes(person, beach):
    """The hands of the others are nowhere in what the page gets, before the end."""
    page = person(PHONE).page
    with page.expect_response(lambda answer: "/replay?" in answer.url) as got:
        Replay(page).go(f"{beach.url}/replay/{beach.over['duck']}?eyes=0")
    replay = got.value.json()
    view = next(update["view"] for update in replay["updates"] if "view" in update)
    assert all(view["hand"][0])
    assert not any(card for hand in view["hand"][1:] for card in hand)


def record_of(beach: Beach, game: str, folder: Path) -> Path:
    with urllib.request.urlopen(f"{beach.url}/api/tables/{beach.over[game]}/record", timeout=20) as answer:
        path = folder / f"{game}.parawan"
        path.write_bytes(answer.read())
    return path


@pytest.mark.parametrize(("game", "language"), [("tide", "de"), ("duck", "pl"), ("maui", "en")])
def test_a_record_is_opened_from_a_file(game, language, person, beach, tmp_path):
    page = person(PHONE, language=language).page
    say = Words(language)
    record = record_of(beach, game, tmp_path)
    page.goto(f"{beach.url}/replay")
    page.get_by_label(say("replay-file-choose")).set_input_files(record)
    replay = Replay(page, language)
    page.get_by_role("slider").wait_for()
    replay.press("replay-last")
    seats = page.get_by_role("region", name=say("table-seats"), exact=True)
    expect(seats.get_by_text(say("seat", number=2), exact=True).first).to_be_visible()  # a file knows no names
    replay.look(say("seat", number=2))
    expect(page.get_by_text(say("replay-only-known", name=say("seat", number=2)))).to_be_visible()


@pytest.mark.parametrize("language", LOCALES)
def test_what_is_no_record_is_told_in_words(language, person, beach, tmp_path):
    someone = person(PHONE, language=language)
    page, say = someone.page, Words(language)
    page.goto(f"{beach.url}/replay")
    field = page.get_by_label(say("replay-file-choose"))
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann", "utf-8")
    field.set_input_files(letter)
    expect(page.get_by_role("alert")).to_contain_text(say("error-record-other"))
    letter.write_text("parawan 1\n" * 9999, "utf-8")
    field.set_input_files(letter)
    expect(page.get_by_role("alert")).to_contain_text(say("server-too-large"))
    cut = record_of(beach, "tide", tmp_path)
    cut.write_text("\n".join(cut.read_text("utf-8").splitlines()[:30]), "utf-8")
    field.set_input_files(cut)
    expect(page.get_by_role("alert")).to_contain_text(say("error-record-cut", line=30))
    someone.troubles.clear()  # a browser complains about every request that is refused


# Reads a picture back as a browser shows it: its size, and how many frames.
DECODED = """async (bytes) => {
    const decoder = new ImageDecoder({ data: new Uint8Array(bytes), type: 'image/gif' });
    await decoder.tracks.ready;
    await decoder.completed;
    const frames = [];
    for (let frameIndex = 0; frameIndex < decoder.tracks.selectedTrack.frameCount; frameIndex++) {
        const { image } = await decoder.decode({ frameIndex });
        const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
        canvas.getContext('2d').drawImage(image, 0, 0);
        const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
        frames.push([canvas.width, canvas.height, new Set(new Uint32Array(data.buffer)).size, data.slice(0, 4).join()]);
    }
    return frames;
}"""


@pytest.mark.parametrize("game", ["tide", "duck", "maui"])
def test_the_finish_is_a_picture_that_moves(game, person, beach, tmp_path):
    page = person(PHONE, theme="dark").page
    page.add_init_script("delete Navigator.prototype.canShare")
    replay = Replay(page).go(f"{beach.url}/replay/{beach.over[game]}")
    with page.expect_download() as saved:
        replay.press("replay-finish")
    assert saved.value.suggested_filename == f"parawan-{game}.gif"
    page.get_by_role("button", name=replay.say("end-saved"), exact=True).wait_for()  # nobody sees a file arrive
    picture = tmp_path / "finish.gif"
    saved.value.save_as(picture)
    assert picture.stat().st_size < 1_500_000
    page.goto(f"{beach.url}/rules/tide")  # an empty page of this origin
    frames = page.evaluate(DECODED, list(picture.read_bytes()))
    assert 2 <= len(frames) <= 12
    assert all((width, height) == (600, 315) and colours > 8 for width, height, colours, _ in frames)
    assert {corner for *_, corner in frames} == {frames[0][-1]}  # the scene stands still


def test_where_no_moving_picture_can_be_made_the_still_one_is_shared(person, beach):
    page = person(PHONE).page
    page.add_init_script(
        "delete Navigator.prototype.canShare; CanvasRenderingContext2D.prototype.getImageData = () => { throw 0; }"
    )
    replay = Replay(page).go(f"{beach.url}/replay/{beach.over['tide']}")
    with page.expect_download() as saved:
        replay.press("replay-finish")
    assert saved.value.suggested_filename == "parawan-tide.png"


@pytest.mark.parametrize("language", LOCALES)
def test_one_leads_another_follows_wanders_off_and_comes_back(language, person, beach):
    leader = Replay(person(PHONE, language=language).page, language).go(f"{beach.url}/replay/{beach.over['duck']}?at=4")
    leader.press("replay-together")
    sheet = leader.page.get_by_role("dialog")
    link = sheet.get_by_label(leader.say("link-address"), exact=True).input_value()
    leader.press("close")

    follower = Replay(person(PHONE, language=language).page, language).go(link)
    follower.expect_step(4)
    leader.press("replay-forward")
    follower.expect_step(5)
    name = re.compile("^" + re.escape(leader.say("replay-come-back", name="X")).replace("X", ".+") + "$")

    follower.press("replay-last")  # wanders off, and is not dragged along
    back = follower.page.get_by_role("button", name=name)
    back.wait_for()
    leader.look(ANN)
    leader.press("replay-forward")
    leader.press("replay-forward")
    expect(leader.page.get_by_text(leader.say("replay-leads-you", count=1))).to_be_visible()
    assert follower.step > 20
    back.tap()
    expect(follower.page.get_by_text(leader.say("replay-only-known", name=ANN))).to_be_visible()
    follower.expect_step(leader.step)

    leader.page.wait_for_url(re.compile("with="))
    leader.page.reload()  # who leads goes on leading
    leader.page.get_by_role("slider").wait_for()
    leader.press("replay-first")
    follower.expect_step(0)
    follower.press("replay-leave")
    leader.press("replay-last")
    expect(follower.page.get_by_role("button", name=leader.say("replay-together"), exact=True)).to_be_visible()
    follower.expect_step(0)
