"""Every page and state there is to be seen, and how a browser gets there, in any language."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page

from tests.web import sheets
from tests.web.beach import ANN, Beach
from tests.web.cable import Cable
from tests.web.moments import FRIEND, Moment
from tests.web.words import Words

GAMES = ("maui", "tide", "duck")
GHOST = re.compile(r"^([+−±]?\d+|\?):")  # a height a tile may lie at, named by what it brings

# A device that can share; what it is given is kept.
SHARING = """Navigator.prototype.canShare = () => true;
    Navigator.prototype.share = (what) => { window.shared = what; return Promise.resolve(); };"""


class Visitor:
    """A browser on the beach, with Ann's cookie unless it is a stranger's."""

    def __init__(self, context: BrowserContext, beach: Beach, language: str) -> None:
        self.beach = beach
        self.say = Words(language)
        self.context = context
        self.friend: BrowserContext | None = None
        self.page: Page = context.new_page()
        self.become(beach.cookie)

    def become(self, cookie: str | None) -> None:
        """Somebody else comes, alone, and there is a network."""
        self.part()
        self.page.goto("about:blank")  # a page that comes online loads itself again, and a new fragment alone loads nothing
        self.context.set_offline(False)
        self.page.wait_for_function("navigator.onLine")
        self.context.clear_cookies()
        if cookie:
            self.context.add_cookies([{"name": "parawan", "value": cookie, "url": self.beach.url}])

    def meet(self, moment: Moment) -> None:
        """The friend of that moment comes to the table, with a browser of their own."""
        assert self.context.browser is not None
        self.friend = self.context.browser.new_context()
        friend = Visitor(self.friend, self.beach, self.say.language)
        friend.become(moment.friend)
        friend.go(moment.address)

    def part(self) -> None:
        if self.friend is not None:
            self.friend.close()
        self.friend = None

    def close(self) -> None:
        self.part()
        self.context.close()

    def go(self, path: str) -> None:
        self.page.goto(self.beach.url + path)
        self.page.get_by_role("heading", level=1).first.wait_for()

    def button(self, message: str, within: Page | Locator | None = None, **arguments: Any) -> Locator:
        return (within or self.page).get_by_role("button", name=self.say(message, **arguments), exact=True)

    def named(self, place: str) -> Locator:
        """By the name that lessons have for it."""
        return self.page.locator(f"[data-place={place}]")

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


Way = Callable[[Visitor], object]


# ---- before a game --------------------------------------------------------------------------------------------------


def home(at: Visitor) -> None:
    at.go("/")
    at.button("home-play").last.wait_for()
    at.page.get_by_role("heading", name=at.say("home-continue")).wait_for()


def settings(at: Visitor) -> None:
    home(at)
    at.button("menu-settings").click()
    at.sheet.wait_for()


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
    at.board.get_by_role("button", name=GHOST).first.click()


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


def watched_live(game: str, at: Visitor) -> None:
    at.become(None)
    at.go(at.beach.watching[game])
    at.page.get_by_text(at.say("table-watch"), exact=True).wait_for()


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


def keys(at: Visitor) -> None:
    """By key: where there is none the menu does not speak of them."""
    turn("tide", at)
    at.page.keyboard.press("?")
    at.sheet.wait_for()


def rules_at_the_table(at: Visitor) -> None:
    from_menu("table-rules", at)
    at.page.locator("#T1").wait_for()


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


# ---- moments of a game that come seldom ------------------------------------------------------------------------------


def at_moment(name: str, at: Visitor) -> Moment:
    moment = at.beach.moments[name]
    at.become(moment.cookie)
    at.go(moment.address)
    at.board.wait_for()
    return moment


def in_company(name: str, at: Visitor) -> None:
    """The friend is there: waited for, or with a wish."""
    at.meet(at_moment(name, at))
    at.page.get_by_text(at.say("vote-away", name=FRIEND)).wait_for(state="hidden")


def beach_enlarged(at: Visitor) -> None:
    """Another's: the last one's map is always there."""
    turn("maui", at)
    at.board.get_by_role("list").filter(has=at.page.locator(".map")).get_by_role("button").last.click()
    at.sheet.wait_for()


def dollars(at: Visitor) -> None:
    """No tile can be laid."""
    _, row = at_moment("maui, nothing fits", at).move.split()
    at.named(f"bowl-{row}").click()
    at.confirm.wait_for()


def heights(at: Visitor) -> None:
    """A tile is taken up that may lie at several heights."""
    at.named(f"tile-{at_moment('maui, heights overlap', at).move[:2]}").click()
    at.board.get_by_role("button", name=GHOST).nth(1).wait_for()


def group(at: Visitor) -> None:
    """Two cards of one number are tapped: one of them ends on top."""
    number, *colours = at_moment("duck, group", at).move.split()[0]
    for colour in colours:
        at.named(f"card-{colour}{number}").first.click()
    at.hand.get_by_role("radio").nth(1).wait_for()


def spare(at: Visitor) -> None:
    _, tile = at_moment("maui, spare", at).move.split()
    at.named(f"tile-{tile}").click()
    at.board.get_by_role("button", name=GHOST).click()
    at.confirm.wait_for()


def extra(kind: str, at: Visitor) -> None:
    """A tile lies where something is to be chosen along with it."""
    tile, top, *_ = at_moment(f"maui, {kind}", at).move.split()
    at.named(f"tile-{tile}").click()
    at.named(f"height-{top}").click()
    at.board.locator(".extras").get_by_role("button").first.wait_for()


def tide_choice(at: Visitor) -> None:
    at_moment("tide, choice", at)
    at.named("tides").get_by_role("button").first.click()
    at.confirm.wait_for()


def tide_notes(message: str, at: Visitor) -> None:
    """A desk has room for the points on the board, a short phone for one button."""
    turn("tide", at)
    if at.page.locator("html[data-short]").count():
        message = "tide-page-notes"
    elif message == "tide-page-points" and at.board.get_by_role("table").is_visible():
        return
    at.button(message).click()
    at.sheet.get_by_role("table" if message != "tide-page-known" else "list").first.wait_for()


def dive(at: Visitor) -> None:
    at_moment("duck, dive", at)
    at.named("dive").click()
    at.confirm.wait_for()


def reckoning(at: Visitor) -> None:
    at_moment("duck, reckoning", at)
    at.button("duck-page-previous").click()
    at.button("duck-page-to-pond").wait_for()


def pond_place(at: Visitor) -> None:
    """A neighbour's: the first button of the pond."""
    at_moment("duck, reckoning", at)
    at.board.get_by_role("button").first.click()
    at.sheet.wait_for()


def stand_in(at: Visitor) -> None:
    """Who has stood up and still looks on."""
    in_company("waiting", at)
    at.button("table-menu").click()
    at.button("menu-leave", at.sheet).click()
    at.button("menu-sure", at.sheet).click()
    at.button("table-back").wait_for()


def asked(name: str, message: str, at: Visitor) -> None:
    """Somebody at the table has asked for something, or offers it."""
    at_moment(name, at)
    at.button(message).wait_for()


def away(at: Visitor) -> None:
    at_moment("away", at)
    at.button("vote-go-on-without", name=FRIEND).wait_for()


def last_line(at: Visitor) -> None:
    """Where it is asked for sound until that is answered."""
    turn("tide", at)
    at.button("sound-no").click()
    at.button("sound-no").wait_for(state="hidden")
    at.page.evaluate("localStorage.clear()")  # the next one is asked again


# ---- without a network -----------------------------------------------------------------------------------------------

# The page keeps what it has loaded.
KEPT = """async () => {
    const kept = await caches.open('parawan-page');
    const parts = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
    const found = await Promise.all(['/', ...parts.map(({ name }) => name)].map((path) => kept.match(path)));
    return found.every(Boolean);
}"""


def line_lost(at: Visitor) -> None:
    beach = at.beach
    with Cable(int(beach.url.rsplit(":", 1)[1])) as cable:
        at.beach = replace(beach, url=cable.url)
        turn("duck", at)
    at.beach = beach
    at.page.get_by_role("status").filter(has_text=at.say("line-waiting")).wait_for()


def home_offline(at: Visitor) -> None:
    home(at)
    at.page.wait_for_function(KEPT)
    at.context.set_offline(True)
    at.go("/")
    at.page.get_by_role("alert").wait_for()


def page_offline(at: Visitor) -> None:
    """A page that this device has never seen."""
    home(at)
    at.page.wait_for_function(KEPT)
    at.context.set_offline(True)
    at.go("/rules/tide")
    at.page.get_by_text(at.say("net-offline")).wait_for()


def table_offline(at: Visitor) -> None:
    """Opened on a device that knows the page."""
    turn("duck", at)
    at.page.wait_for_function(KEPT)
    at.context.set_offline(True)
    at.page.reload()
    at.button("trouble-again").wait_for()


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
    "settings": settings,
    "home, offline": home_offline,
    "page, offline": page_offline,
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
    "maui, heights": heights,
    "maui, beach enlarged": beach_enlarged,
    "maui, nothing fits": dollars,
    "maui, spare": spare,
    "maui, track": partial(extra, "track"),
    "maui, token": partial(extra, "token"),
    "tide, points": partial(tide_notes, "tide-page-points"),
    "tide, sets": partial(tide_notes, "tide-page-known"),
    "tide, choice": tide_choice,
    "tide, sealed": partial(in_company, "tide, sealed"),
    "tide, out": partial(in_company, "tide, out"),
    "duck, group": group,
    "duck, dive": dive,
    "duck, reckoning": reckoning,
    "duck, looked at": pond_place,
    "waiting": partial(in_company, "waiting"),
    "stand-in": stand_in,
    "away": away,
    "vote": partial(in_company, "vote"),
    "invited to play on": partial(asked, "invited to play on", "lobby-join"),
    "closed": partial(at_moment, "closed"),
    "rematch": partial(asked, "rematch", "table-rematch-go"),
    "last line": last_line,
    "line lost": line_lost,
    "table, offline": table_offline,
    "refused": refused,
    "menu": menu,
    "log": partial(from_menu, "table-log"),
    "rules at the table": rules_at_the_table,
    "keys": keys,
    "curtain": curtain,
    **{f"{game}, over": partial(over, game) for game in GAMES},
    **{f"{game}, watched": partial(watched, game) for game in GAMES},
    **{f"{game}, watched live": partial(watched_live, game) for game in GAMES},
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
