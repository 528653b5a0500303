"""First games in a real browser, as a newcomer plays them: without the rules, by what is marked alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from parawan import games
from tests.server.serving import Serving
from tests.web.axe import faults
from tests.web.conftest import DESK, LOCALES, PHONE, Person
from tests.web.hands import Hands, Keyboard, Mouse, Touch
from tests.web.player import Player, play_on
from tests.web.test_everybody import CUT, FOCUS, SMALL, SPILT
from tests.web.words import Words

GAMES = ["maui", "tide", "duck"]
MOST_TAPS = 25
TINY_PHONE = {**PHONE, "viewport": {"width": 320, "height": 568}}

# Whether a finger in the middle of something hits it, and not what lies over it.
FREE = """one => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return !!hit && (one.contains(hit) || hit.contains(one));
}"""


class Newcomer:
    """Somebody who does what the lesson says, and nothing else."""

    def __init__(self, page: Page, game: str, language: str = "en", hands: Hands | None = None) -> None:
        self.page = page
        self.game = game
        self.say = Words(language)
        self.hands = hands or Touch()
        self.taps = 0
        page.set_default_timeout(60_000)

    def begin(self, url: str) -> None:
        self.page.goto(url)
        self.press(self.button("home-learn").nth(GAMES.index(self.game)))
        self.coach.wait_for()
        self.ready()

    def button(self, message: str, within: Locator | None = None, **arguments: str) -> Locator:
        return (within or self.page).get_by_role("button", name=self.say(message, **arguments), exact=True)

    @property
    def coach(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("lesson-title"), exact=True)

    @property
    def onward(self) -> Locator:
        """The button below the words."""
        return self.button("lesson-next", self.coach).or_(self.button("lesson-play", self.coach))

    @property
    def text(self) -> str:
        return self.coach.locator("[aria-live]").inner_text()

    @property
    def marked(self) -> Locator:
        return self.page.locator("[data-lit=tap]")

    def saying(self, message: str) -> Locator:
        """The coach with the words of a step."""
        step = next(step for step in games.load(self.game).lesson.steps if step.message == f"{self.game}-lesson-{message}")
        return self.coach.get_by_text(self.say(step.message, **step.arguments), exact=True)

    def press(self, button: Locator) -> None:
        self.hands.press(button)
        self.taps += 1

    def ready(self) -> None:
        """Until there is something to press."""
        self.onward.or_(self.marked).first.wait_for()

    def go_on(self) -> None:
        """One press: what is marked to be tapped, or the button below the words."""
        self.ready()
        if self.marked.count():
            self.press(self.marked.first)
        else:
            self.press(self.onward)

    def go_on_to(self, message: str) -> None:
        while not self.saying(message).count():
            before = self.text, self.page.locator("[aria-pressed=true]").count()
            self.go_on()
            self.page.wait_for_function(
                "([text, pressed]) => document.querySelector('.coach [aria-live]').innerText !== text"
                " || document.querySelectorAll('[aria-pressed=true]').length !== pressed",
                arg=list(before),
            )
            self.ready()


@pytest.fixture
def newcomer(person: Callable[..., Person], server: Serving) -> Callable[..., Newcomer]:
    """Makes newcomers whose first game has begun: `newcomer("duck", "pl", TINY_PHONE)`."""

    def make(game: str, language: str = "en", device: dict[str, object] = PHONE, hands: Hands | None = None) -> Newcomer:
        learner = Newcomer(person(device, language).page, game, language, hands)
        learner.begin(server.url)
        return learner

    return make


def walk(learner: Newcomer, look: Callable[[Newcomer], None]) -> None:
    """Through the whole lesson by what is marked, with a look at every step. What is to be tapped is never covered."""
    messages = [step.message.removeprefix(f"{learner.game}-lesson-") for step in games.load(learner.game).lesson.steps]
    for message in messages:
        learner.go_on_to(message)
        look(learner)
        if learner.marked.count():
            assert learner.marked.first.evaluate(FREE), f"what {message} marks is covered"
    learner.press(learner.onward)
    learner.coach.wait_for(state="detached")


# ---- from end to end -------------------------------------------------------------------------------------------------


def accessible(learner: Newcomer) -> None:
    page = learner.page
    assert not faults(page), learner.text
    wide, screen = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide <= screen
    assert not page.evaluate(CUT)
    assert not page.evaluate(SPILT)
    assert not page.evaluate(SMALL)


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_whoever_presses_what_is_marked_learns_the_game(game: str, language: str, newcomer: Callable[..., Newcomer]) -> None:
    """On the smallest phone, and every step is accessible."""
    learner = newcomer(game, language, TINY_PHONE)
    walk(learner, accessible)
    assert learner.taps <= MOST_TAPS
    expect(learner.page.locator("[data-lit]")).to_have_count(0)
    learner.page.get_by_role("heading", level=1).get_by_text(learner.say("table-your-turn")).wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_the_lesson_is_the_opening_of_a_real_game(game: str, newcomer: Callable[..., Newcomer]) -> None:
    learner = newcomer(game)
    walk(learner, lambda _: None)
    player = Player(learner.page, game, Touch(), seed=2)
    play_on([player])
    assert player.moves > 3
    learner.page.get_by_role("dialog").get_by_role("button", name="Play again").wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_alone_is_enough_to_learn(game: str, newcomer: Callable[..., Newcomer]) -> None:
    walk(newcomer(game, "en", DESK, Keyboard()), lambda _: None)


# ---- to and fro ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_goes_on_where_it_was_left(game: str, newcomer: Callable[..., Newcomer], server: Serving) -> None:
    learner = newcomer(game)
    message = games.load(game).lesson.steps[6].message.removeprefix(f"{game}-lesson-")
    learner.go_on_to(message)
    learner.page.reload()
    learner.saying(message).wait_for()
    table = learner.page.url
    learner.page.goto(server.url)
    learner.page.get_by_text(learner.say("home-lesson")).wait_for()
    learner.press(learner.button("home-learn-on"))
    learner.saying(message).wait_for()
    assert learner.page.url == table


def test_one_can_go_back_an_explanation_and_forth_again(newcomer: Callable[..., Newcomer]) -> None:
    learner = newcomer("tide", "de")
    learner.go_on_to("second")
    for message in ("won", "high", "tides"):
        learner.press(learner.button("lesson-back"))
        learner.saying(message).wait_for()
    assert learner.marked.count() == 0  # that move was made long ago
    for message in ("high", "won", "second"):
        learner.press(learner.onward)
        learner.saying(message).wait_for()


def test_a_lesson_can_be_skipped_for_good_and_the_game_goes_on(newcomer: Callable[..., Newcomer]) -> None:
    learner = newcomer("tide")
    learner.go_on_to("tides")
    learner.press(learner.button("lesson-skip"))
    learner.coach.wait_for(state="detached")
    learner.page.reload()
    player = Player(learner.page, "tide", Touch())
    expect(learner.page.get_by_role("heading", level=1)).to_contain_text("Your turn")
    player.play()
    assert learner.coach.count() == 0


OTHERS = {
    "tide": [lambda page: page.locator("[data-place=card-26]")],
    "duck": [lambda page: page.locator("[data-place=card-y5]"), lambda page: page.locator("[data-place=right]")],
    "maui": [lambda page: page.locator("[data-place=tile-b0]"), lambda page: page.locator("[data-place^=height]").first],
}
FIRST_MOVE = {"tide": "high", "duck": "group", "maui": "first"}


@pytest.mark.parametrize("game", GAMES)
def test_another_move_is_met_gently_and_not_played(game: str, newcomer: Callable[..., Newcomer]) -> None:
    learner = newcomer(game, hands=Mouse(), device=DESK)
    for place in OTHERS[game]:  # before it is explained how
        learner.press(place(learner.page))
    learner.coach.get_by_text(learner.say("lesson-soon")).wait_for()
    expect(learner.button("table-confirm")).to_be_hidden()
    learner.page.reload()
    learner.go_on_to(FIRST_MOVE[game])
    for place in OTHERS[game]:
        learner.press(place(learner.page))
    learner.coach.get_by_text(learner.say("lesson-other")).wait_for()
    expect(learner.button("table-confirm")).to_be_hidden()
    after = games.load(game).lesson.steps
    made = next(i for i, step in enumerate(after) if step.moves)
    learner.go_on_to(after[made + 1].message.removeprefix(f"{game}-lesson-"))


@pytest.mark.parametrize("device", [PHONE, DESK], ids=["phone", "desk"])
def test_the_rule_behind_a_step_opens_in_place(device: dict[str, object], newcomer: Callable[..., Newcomer]) -> None:
    learner = newcomer("tide", "pl", device, Mouse())
    learner.go_on_to("tides")
    learner.press(learner.button("table-clause", learner.coach, clause="T9"))
    expect(learner.page.locator("#T9")).to_be_in_viewport()
    expect(learner.page.locator("#T9")).to_be_focused()


def test_the_focus_goes_to_what_is_marked_and_is_always_seen(newcomer: Callable[..., Newcomer]) -> None:
    learner = newcomer("tide", "de", TINY_PHONE)
    learner.go_on_to("high")
    expect(learner.marked).to_be_focused()
    stops = []
    for _ in range(8):
        stops.append(learner.page.evaluate(FOCUS))
        learner.page.keyboard.press("Shift+Tab")
    for _ in range(10):
        learner.page.keyboard.press("Tab")
        stops.append(learner.page.evaluate(FOCUS))
    assert not [stop for stop in stops[1:] if stop and not (stop["ring"] and stop["free"])]
    assert any(stop and learner.say("lesson-skip") in stop["one"] for stop in stops)


def test_what_the_coach_says_is_spoken(newcomer: Callable[..., Newcomer]) -> None:
    learner = newcomer("duck", "pl")
    said = learner.coach.locator("[aria-live=polite]")
    for message in ("goal", "sum", "group"):
        learner.go_on_to(message)
        assert said.inner_text() == learner.text != ""
    expect(learner.coach.get_by_role("img", name=learner.say("lesson-step", step=3, steps=12))).to_be_visible()
