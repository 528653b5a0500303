"""Every page and state there is to be seen, and how a browser gets there, in any language."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page

from tests.web import sheets
from tests.web.beach import ANN, Beach
from tests.web.words import Words

GAMES = ("maui", "tide", "duck")


class Visitor:
    """A browser on the beach, with Ann's cookie unless it is a stranger's."""

    def __init__(self, context: BrowserContext, beach: Beach, language: str) -> None:
        self.beach = beach
        self.say = Words(language)
        self.context = context
        self.page: Page = context.new_page()
        self.become(beach.cookie)

    def become(self, cookie: str | None) -> None:
        self.context.clear_cookies()
        if cookie:
            self.context.add_cookies([{"name": "parawan", "value": cookie, "url": self.beach.url}])

    def go(self, path: str) -> None:
        self.page.goto(self.beach.url + path)
        self.page.get_by_role("heading", level=1).first.wait_for()

    def button(self, message: str, within: Page | Locator | None = None, **arguments: Any) -> Locator:
        return (within or self.page).get_by_role("button", name=self.say(message, **arguments), exact=True)

    @property
    def sheet(self) -> Locator:
        return self.page.get_by_role("dialog")

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("table-board"), exact=True)

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("table-hand"), exact=True)

    @property
    def confirm(self) -> Locator:
        return self.button("table-confirm")


Way = Callable[[Visitor], None]


# ---- before a game --------------------------------------------------------------------------------------------------


def home(at: Visitor) -> None:
    at.go("/")
    at.button("home-play").last.wait_for()
    at.page.get_by_role("heading", name=at.say("home-continue")).wait_for()


def first_visit(at: Visitor) -> None:
    at.become(None)
    at.go("/")
    at.button("home-play").last.wait_for()


def new_table(game: str, company: str, at: Visitor) -> None:
    home(at)
    at.button(company).nth(GAMES.index(game)).click()
    at.sheet.get_by_text(at.say("new-more"), exact=True).click()
    at.button("new-open-table" if company == "home-friends" else "new-play", at.sheet).wait_for()


def lobby(at: Visitor) -> None:
    at.go(f"/t/{at.beach.lobby}")
    at.button("lobby-start").wait_for()


def invited(at: Visitor) -> None:
    at.become(None)
    at.go(f"/t/{at.beach.lobby}#{at.beach.invite}")
    at.button("lobby-join").wait_for()


def link(at: Visitor) -> None:
    lobby(at)
    at.button("lobby-invite").first.click()
    at.sheet.get_by_role("img", name=at.say("link-qr")).wait_for()


# ---- during a game --------------------------------------------------------------------------------------------------


def turn(game: str, at: Visitor) -> None:
    at.go(f"/t/{at.beach.running[game]}")
    at.hand.get_by_role("button", disabled=False).first.wait_for()


def pick_maui(at: Visitor) -> None:
    """The first tile that can be taken, at the first height that is open to it."""
    priced = re.compile("|".join(re.escape(at.say("maui-page-tile", towels="", price=price)) for price in range(3)))
    tiles = at.hand.get_by_role("button", name=priced, disabled=False)
    tiles.first.click()
    at.board.get_by_role("button", name=re.compile(r"^[+−±]?\d+:")).first.click()


def pick_tide(at: Visitor) -> None:
    at.hand.get_by_role("button", disabled=False).first.click()


def pick_duck(at: Visitor) -> None:
    at.hand.get_by_role("list").get_by_role("button").first.click()
    lit = at.page.locator("[aria-pressed=false]")  # other buttons cannot be pressed at all
    at.board.get_by_role("button").and_(lit).first.click()


PICKS: dict[str, Way] = {"maui": pick_maui, "tide": pick_tide, "duck": pick_duck}


def picked(game: str, at: Visitor) -> None:
    turn(game, at)
    PICKS[game](at)
    at.confirm.wait_for()


def refused(at: Visitor) -> None:
    """Something that cannot be played was tapped, and the reason is given: a card that lies on the table already."""
    turn("tide", at)
    at.hand.get_by_role("button", disabled=True).first.click(force=True)
    at.page.get_by_role("alert").wait_for()


def hint(game: str, at: Visitor) -> None:
    at.become(at.beach.learner)
    at.go(f"/t/{at.beach.hinted[game]}")
    at.button("hint-ask").click()
    at.page.get_by_role("region", name=at.say("hint-title"), exact=True).wait_for()


def watched(game: str, at: Visitor) -> None:
    """Seen with nobody's eyes; a finished table, as anybody may look at it."""
    at.become(None)
    over(game, at)
    at.button("end-look", at.sheet).click()
    at.sheet.wait_for(state="hidden")


def menu(at: Visitor) -> None:
    turn("tide", at)
    at.button("table-menu").click()
    at.sheet.wait_for()


def from_menu(message: str, at: Visitor) -> None:
    """On a desk log and rules lie beside the table, elsewhere over it."""
    menu(at)
    way = at.button(message, at.sheet)
    way.click()
    way.wait_for(state="hidden")


def curtain(at: Visitor) -> None:
    at.page.goto(f"{at.beach.url}/t/{at.beach.device}")  # there is nothing else to be seen
    at.sheet.get_by_role("button").wait_for()


def lesson(game: str, at: Visitor) -> None:
    """A newcomer's first game, where it first waits for a move."""
    first_visit(at)
    at.button("home-learn").nth(GAMES.index(game)).click()
    marked = at.page.locator("[data-lit=tap]")
    onward = at.page.locator(".coach").get_by_role("button", name=at.say("lesson-next"), exact=True)
    onward.wait_for()
    while not marked.count():
        onward.or_(marked).first.wait_for()
        if onward.count():
            onward.click()


# ---- the same cards for many ----------------------------------------------------------------------------------------


def day(at: Visitor) -> None:
    at.become(None)
    at.go("/day")
    at.button("day-play").last.wait_for()


def day_played(at: Visitor) -> None:
    at.go("/day")
    at.page.get_by_role("img", name=re.compile("^" + re.escape(at.say("day-chart")))).wait_for()
    at.page.locator("details").evaluate("seals => { seals.open = true; }")


def day_over(at: Visitor) -> None:
    """At the table."""
    day_played(at)
    at.button("day-look").click()
    at.button("end-day", at.sheet).wait_for()


def new_evening(at: Visitor) -> None:
    at.go("/evening")
    at.page.get_by_text(at.say("new-more"), exact=True).click()
    at.button("evening-open").wait_for()


def evening_invited(at: Visitor) -> None:
    at.become(None)
    at.go(at.beach.evenings["lobby"])
    at.button("evening-join").wait_for()


def evening_lobby(at: Visitor) -> None:
    at.go(at.beach.evenings["lobby"])
    at.button("evening-begin").wait_for()
    at.page.get_by_role("img", name=at.say("link-qr")).wait_for()


def evening_waiting(at: Visitor) -> None:
    at.go(at.beach.evenings["waiting"])
    at.button("evening-go-on").wait_for()


# ---- after a game ---------------------------------------------------------------------------------------------------


def over(game: str, at: Visitor) -> None:
    at.go(f"/t/{at.beach.over[game]}")
    at.button("end-replay", at.sheet).wait_for()


def verify(at: Visitor) -> None:
    over("duck", at)
    at.button("end-verify", at.sheet).click()
    at.sheet.get_by_text(at.say("verify-good")).wait_for()


def replay(game: str, at: Visitor) -> None:
    """In the middle of it."""
    at.go(f"/replay/{at.beach.over[game]}")
    at.page.get_by_role("slider").evaluate(
        "s => { s.value = String(Math.round(s.max / 2)); s.dispatchEvent(new Event('input', { bubbles: true })); }"
    )


def replay_with_eyes(at: Visitor) -> None:
    """As Ann saw it, in the middle."""
    replay("tide", at)
    at.page.get_by_role("combobox", name=at.say("replay-eyes"), exact=True).select_option("0")
    at.page.get_by_text(at.say("replay-only-known", name=ANN)).wait_for()


def replay_together(at: Visitor) -> None:
    replay("duck", at)
    at.button("replay-together").click()
    at.sheet.get_by_role("img", name=at.say("link-qr")).wait_for()


def open_record(at: Visitor) -> None:
    at.go("/replay")


def review(game: str, at: Visitor) -> None:
    """Worked out to the end."""
    at.go(f"/review/{at.beach.over[game]}/0")
    at.page.get_by_role("heading", name=at.say("review-split")).wait_for(timeout=120_000)


def rules(game: str, at: Visitor) -> None:
    at.go(f"/rules/{game}")
    at.page.get_by_role("heading", level=2).first.wait_for()


def score_pad(at: Visitor) -> None:
    at.go("/pad")
    sheets.keep(at.page, *(sheets.in_the_middle(game) for game in GAMES))
    at.go("/pad")


def new_sheet(at: Visitor) -> None:
    score_pad(at)
    at.button("maui-name").click()
    at.button("pad-begin", at.sheet).wait_for()


def sheet_of(game: str, at: Visitor) -> None:
    score_pad(at)
    at.go(f"/pad/kept{game}")


def missing(at: Visitor) -> None:
    at.go("/nothing/here")


def no_table(at: Visitor) -> None:
    at.go("/t/nosuchtable")


def style(at: Visitor) -> None:
    at.page.goto(at.beach.url + "/style")
    at.page.get_by_role("heading", level=2).first.wait_for()


PLACES: dict[str, Way] = {
    "first visit": first_visit,
    "home": home,
    "new table with friends": partial(new_table, "tide", "home-friends"),
    "new table at one device": partial(new_table, "duck", "home-device"),
    "new table with bots": partial(new_table, "maui", "home-options"),
    "lobby": lobby,
    "invited": invited,
    "link": link,
    **{f"{game}, turn": partial(turn, game) for game in GAMES},
    **{f"{game}, picked": partial(picked, game) for game in GAMES},
    **{f"{game}, lesson": partial(lesson, game) for game in GAMES},
    **{f"{game}, hint": partial(hint, game) for game in GAMES},
    "refused": refused,
    "menu": menu,
    "log": partial(from_menu, "table-log"),
    "rules at the table": partial(from_menu, "table-rules"),
    "keys": partial(from_menu, "menu-keys"),
    "curtain": curtain,
    **{f"{game}, over": partial(over, game) for game in GAMES},
    **{f"{game}, watched": partial(watched, game) for game in GAMES},
    "verify": verify,
    "day": day,
    "day, played": day_played,
    "day, over": day_over,
    "evening, new": new_evening,
    "evening, invited": evening_invited,
    "evening, lobby": evening_lobby,
    "evening, waiting": evening_waiting,
    **{f"{game}, replay": partial(replay, game) for game in GAMES},
    "replay with eyes": replay_with_eyes,
    "replay together": replay_together,
    "open record": open_record,
    **{f"{game}, review": partial(review, game) for game in GAMES},
    **{f"{game}, rules": partial(rules, game) for game in GAMES},
    "score pad": score_pad,
    "new sheet": new_sheet,
    **{f"{game}, sheet": partial(sheet_of, game) for game in GAMES},
    "missing": missing,
    "no table": no_table,
    "style": style,
}
