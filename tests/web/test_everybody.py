"""Every page and state, for everybody: by eye, ear, finger and key, on small screens, in three languages, day and night."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import Browser, TimeoutError, expect

from tests.server.serving import Serving
from tests.support import THOROUGH
from tests.web.axe import faults
from tests.web.beach import Beach, make_beach, with_another_turn
from tests.web.conftest import DESK, LOCALES, PHONE, SHORT_PHONE, SMALL_PHONE
from tests.web.places import GAMES, PLACES, Visitor, Way, picked, turn
from tests.web.weight import MOST_KB, scripts_to_the_first_table
from tests.web.words import sources
from tools.gallery import SAME_LUCK

DEVICES = {"phone": SMALL_PHONE, "desk": DESK}
NARROW_PHONE = {**PHONE, "viewport": {"width": 375, "height": 553}}
PHONES = {"short phone": SHORT_PHONE, "narrow phone": NARROW_PHONE, "tall phone": PHONE}  # on which tables look otherwise
THEMES = ("light", "dark")


def looks() -> list[Any]:
    """Which place is seen in which language, on what, in which light: on a phone where words are longest, some on a desk, too.

    A thorough run sees each in every language on both; by day and by night in turns.
    """
    every = list(itertools.product(LOCALES, DEVICES))
    chosen = []
    for number, place in enumerate(PLACES):
        some = [("de", "phone"), ("pl", "phone"), ("en", "desk")][: 3 - number % 2]
        for language, device in every if THOROUGH else some:
            by_turns = number // 2 + [*LOCALES].index(language) + [*DEVICES].index(device)
            look = (place, language, device, THEMES[by_turns % 2])
            chosen.append(pytest.param(look, id=", ".join(look)))
    for game, device in itertools.product(GAMES, PHONES):
        look = (f"{game}, turn", "de", device, "light")
        chosen.append(pytest.param(look, id=", ".join(look)))
    return chosen


@pytest.fixture(scope="module")
def beach(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Beach]:
    """With the same tables in every run: what is red stays red until it is mended. A thorough run looks at new ones."""
    luck = {} if THOROUGH else {"program": SAME_LUCK}
    with Serving(tmp_path_factory.mktemp("beach") / "tables.sqlite", "--bot-threads", "1", **luck) as serving:
        yield make_beach(serving.url)


@pytest.fixture(scope="module")
def visit(chrome: Browser, beach: Beach) -> Iterator[Callable[..., Visitor]]:
    """Sends a browser somewhere. Each kind of browser is opened once."""
    visitors: dict[tuple[str, str, str], Visitor] = {}

    def go(way: Way, language: str, device: str, theme: str = "light") -> Visitor:
        kind = (language, device, theme)
        if kind not in visitors:
            facts = {**(DEVICES | PHONES)[device], "locale": LOCALES[language], "color_scheme": theme, "reduced_motion": "reduce"}
            visitors[kind] = Visitor(chrome.new_context(**facts), beach, language)
        visitor = visitors[kind]
        visitor.become(beach.cookie)
        try:
            way(visitor)
        except TimeoutError as error:
            whose = [cookie["value"] for cookie in visitor.context.cookies()]
            error.add_note(f"with the cookie {beach.cookie}, now {whose}, there was at {visitor.page.url}:")
            error.add_note(visitor.page.inner_text("body"))
            raise
        return visitor

    yield go
    for visitor in visitors.values():
        visitor.close()


@pytest.fixture(scope="module", params=looks())
def seen(request: pytest.FixtureRequest, visit: Callable[..., Visitor]) -> Visitor:
    """Pytest asks everything of one look before it goes on to the next."""
    place, language, device, theme = request.param
    return visit(PLACES[place], language, device, theme)


# ---- every look ------------------------------------------------------------------------------------------------------


def test_axe_finds_nothing(seen: Visitor) -> None:
    assert not faults(seen.page)


def test_nothing_scrolls_sideways(seen: Visitor) -> None:
    wide, screen = seen.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide <= screen


# Text that its own box hides. What ends in an ellipsis is there in full elsewhere; what scrolls can be scrolled.
CUT = """() => [...document.querySelectorAll('body *')].filter((box) => {
    const style = getComputedStyle(box);
    const text = [...box.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    const heard = box.clientWidth <= 1 || style.clipPath !== 'none';
    if (!text || heard || !box.checkVisibility({ visibilityProperty: true }) || style.textOverflow === 'ellipsis') return false;
    const across = style.overflowX !== 'visible' && style.overflowX !== 'auto' && style.overflowX !== 'scroll';
    const down = style.overflowY !== 'visible' && style.overflowY !== 'auto' && style.overflowY !== 'scroll';
    return (across && box.scrollWidth > box.clientWidth + 1) || (down && box.scrollHeight > box.clientHeight + 1);
}).map((box) => box.outerHTML.slice(0, 200))"""

# Words that reach out of the box that is drawn around them, or off the screen.
SPILT = """() => {
    const spilt = [];
    const shortened = (one) => one && (getComputedStyle(one).textOverflow === 'ellipsis' || shortened(one.parentElement));
    for (const box of document.querySelectorAll('button, a, label, h1, h2, h3, p, td, th, dt, dd, summary')) {
        if (!box.checkVisibility({ visibilityProperty: true }) || box.closest('.visually-hidden')) continue;
        if (getComputedStyle(box).display === 'inline') continue;
        const frame = box.getBoundingClientRect();
        const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
            const node = walker.currentNode;
            const near = node.parentElement;
            if (!node.data.trim() || near.closest('.visually-hidden, svg, select')) continue;
            if (getComputedStyle(near).position !== 'static' || shortened(near)) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            const { left, right } = range.getBoundingClientRect();
            const out = right - left > 1 && (left < frame.left - 2 || right > frame.right + 2);
            if (out) spilt.push(`${node.data.trim()} | ${box.outerHTML.slice(0, 160)}`);
        }
    }
    return spilt;
}"""


def test_no_text_is_cut_off(seen: Visitor) -> None:
    assert not seen.page.evaluate(CUT)
    assert not seen.page.evaluate(SPILT)


# Everything a finger may want. A link within a sentence is as high as its line; a box to tick is as large as its label.
SMALL = """() => [...document.querySelectorAll('button, a[href], input, select, summary, [role=button]')].filter((one) => {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.disabled || one.closest('[aria-hidden=true]')) return false;
    if (getComputedStyle(one).display === 'inline' && one.closest('p, li, dd')) return false;
    const places = [one, ...(one.labels ?? [])].map((place) => place.getBoundingClientRect());
    return !places.some(({ width, height }) => width >= 43.5 && height >= 43.5);
}).map((one) => {
    const { width, height } = one.getBoundingClientRect();
    return `${Math.round(width)}×${Math.round(height)}: ${one.outerHTML.slice(0, 160)}`;
})"""


def test_a_finger_finds_everything(seen: Visitor) -> None:
    if seen.page.viewport_size["width"] > 500:  # type: ignore[index]
        pytest.skip("a desk has a mouse")
    assert not seen.page.evaluate(SMALL)


# What is to be read, and what is read out.
TEXTS = """() => [
    document.title,
    document.body.innerText,
    ...[...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((one) =>
        ['aria-label', 'title', 'placeholder', 'alt'].map((name) => one.getAttribute(name) ?? '')),
]"""


@cache
def ids() -> frozenset[str]:
    """Every message's id that no sentence would contain."""
    return frozenset(found for source in sources("en") for found in re.findall(r"^([a-z]+-[\w-]+) =", source, flags=re.MULTILINE))


@cache
def foreign(language: str) -> frozenset[str]:
    """Sentences of the other languages that this one says otherwise."""
    plain = {one: _plain(one) for one in LOCALES}
    own = set(plain[language].values())
    return frozenset(
        text for one in LOCALES if one != language for text in plain[one].values() if text not in own and " " in text
    )


def _plain(language: str) -> dict[str, str]:
    """The messages that are always said alike."""
    found = {}
    for source in sources(language):
        for entry in FluentParser().parse(source).body:
            if (
                isinstance(entry, ast.Message)
                and entry.value
                and all(isinstance(e, ast.TextElement) for e in entry.value.elements)
            ):
                found[entry.id.name] = "".join(e.value for e in entry.value.elements)
    return found


def test_everything_is_said_in_the_chosen_language(seen: Visitor) -> None:
    if seen.page.url.endswith("/style"):
        return  # for those who build the page, in English
    texts = seen.page.evaluate(TEXTS)
    words = {word for text in texts for word in re.findall(r"[a-z]+-[\w-]+", text)}
    assert not words & ids()
    assert not [text for text in texts if "{" in text or "???" in text]
    lines = {line.strip() for text in texts for line in text.split("\n")}
    assert not lines & foreign(seen.say.language)
    assert seen.page.locator("html").get_attribute("lang") == seen.say.language


# ---- by key and by ear -----------------------------------------------------------------------------------------------

# Where the focus is: how it is marked, and whether anything covers it.
FOCUS = """() => {
    const one = document.activeElement;
    if (!one || one === document.body) return null;
    const style = getComputedStyle(one);
    const ring = (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== 'none';
    const { left, top, width, height } = one.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    const free = !!at && (one.contains(at) || at.contains(one) || [...(one.labels ?? [])].some((label) => label.contains(at)));
    return { ring, free, one: one.outerHTML.slice(0, 160) };
}"""
WALKED = (
    "home",
    "lobby",
    "new table with bots",
    "menu",
    "maui, picked",
    "tide, picked",
    "duck, picked",
    "tide, over",
    "duck, replay",
    "maui, rules",
    "duck, sheet",
    "day, played",
    "evening, new",
    "evening, waiting",
)


@pytest.mark.parametrize("place", WALKED)
@pytest.mark.parametrize("device", DEVICES)
def test_the_focus_is_always_seen(place: str, device: str, visit: Callable[..., Visitor]) -> None:
    assert_seen_at_every_stop(visit(PLACES[place], "de", device))


def test_the_focus_does_not_go_where_a_reckoning_lies(visit: Callable[..., Visitor]) -> None:
    visitor = visit(PLACES["duck, replay"], "de", "phone")
    visitor.page.keyboard.press("End")
    visitor.named("reckoning").wait_for()
    assert_seen_at_every_stop(visitor)


def assert_seen_at_every_stop(visitor: Visitor) -> None:
    stops = []
    for _ in range(40):
        visitor.page.keyboard.press("Tab")
        if (stop := visitor.page.evaluate(FOCUS)) is None:
            break
        stops.append(stop)
    assert len(stops) >= 3
    assert not [stop for stop in stops if not (stop["ring"] and stop["free"])]


def test_the_page_stays_where_it_is_when_the_focus_goes_to_what_is_always_in_sight(visit: Callable[..., Visitor]) -> None:
    visitor = visit(PLACES["duck, picked"], "de", "phone")
    middle = visitor.page.evaluate(
        "() => { scrollTo(0, 40); return [scrollY, document.documentElement.scrollHeight - innerHeight]; }"
    )
    assert 0 < middle[0] < middle[1]
    for button in (visitor.confirm, visitor.button("table-menu")):
        button.evaluate("one => one.focus()")
        assert visitor.page.evaluate("scrollY") == middle[0]


# Keeps whatever is put into a live region.
LISTEN = """() => {
    window.heard = [];
    for (const region of document.querySelectorAll('[aria-live=polite]'))
        new MutationObserver(() => window.heard.push(region.textContent))
            .observe(region, { childList: true, characterData: true, subtree: true });
}"""


MY_TURN_AGAIN = """([before, title]) =>
    document.querySelectorAll('aside li').length > before && document.querySelector('h1').innerText.startsWith(title)"""


@pytest.mark.parametrize("game", GAMES)
def test_what_happens_is_spoken(game: str, chrome: Browser, beach: Beach) -> None:
    """The lines that a move adds to the log are the ones a screen reader gets."""
    context = chrome.new_context(**DESK, locale=LOCALES["pl"], reduced_motion="reduce")
    visitor = Visitor(context, with_another_turn(beach, game), "pl")
    picked(game, visitor)
    log = visitor.page.get_by_role("region", name=visitor.say("table-log"), exact=True)
    log.get_by_role("listitem").first.wait_for()
    before = log.get_by_role("listitem").count()
    visitor.page.evaluate(LISTEN)
    visitor.confirm.click()
    visitor.page.wait_for_function(MY_TURN_AGAIN, arg=[before, visitor.say("table-your-turn")])
    told = [plain(line) for line in log.get_by_role("listitem").evaluate_all(READ)[before:]]
    heard = plain(" ".join(visitor.page.evaluate("window.heard")))
    context.close()
    assert told
    assert not [line for line in told if line not in heard]


# Lines as they are read aloud: pictures by their names.
READ = """lines => lines.map(line => {
    const read = line.cloneNode(true);
    for (const picture of read.querySelectorAll('svg'))
        picture.replaceWith(picture.getAttribute('aria-label') ?? '');
    return read.textContent;
})"""


def plain(text: str) -> str:
    """Words alone: pictures stand side by side where words have commas, and a sentence may begin with one."""
    return " ".join(text.replace(",", " ").lower().split())


CODE = re.compile(r"\b([ybr][0-8]|[0-8][ybr]{1,3}|[ab][0-2] -?\d|(?!low|off)[swflo]{3})\b")  # cards, groups, placements, tiles


LYING = {"viewport": {"width": 740, "height": 360}, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize("game", GAMES)
def test_nothing_to_be_tapped_is_cut_off_on_a_phone_that_lies(game: str, chrome: Browser, beach: Beach) -> None:
    context = chrome.new_context(**LYING, locale=LOCALES["pl"], reduced_motion="reduce")
    visitor = Visitor(context, beach, "pl")
    turn(game, visitor)
    boxes = [button.bounding_box() for button in visitor.hand.get_by_role("button").all()]
    context.close()
    assert len(boxes) > 3
    assert not [box for box in boxes if box is None or box["x"] < 0 or box["x"] + box["width"] > 740]


LAPTOPS = [(1366, 641), (1280, 720), (1440, 780)]  # what their browsers leave for the page


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_table_is_in_sight_on_a_laptop(game: str, chrome: Browser, beach: Beach) -> None:
    context = chrome.new_context(locale=LOCALES["de"], reduced_motion="reduce")
    visitor = Visitor(context, beach, "de")
    for width, height in LAPTOPS:
        visitor.page.set_viewport_size({"width": width, "height": height})
        turn(game, visitor)
        assert visitor.page.evaluate("document.documentElement.scrollHeight") <= height
    context.close()


# What the bars of its browser leave of a phone, and what of the board must be in sight together with the whole hand.
SCREENS = [(390, 664), (412, 732), (393, 780), (360, 640)]
MIDDLE = {"maui": "beach", "tide": "tides", "duck": "deck"}
COVERED = """hand => [...hand.querySelectorAll('button')].filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(left + width / 4, top + height / 2));
}).map((one) => one.outerHTML.slice(0, 160))"""


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_begins_with_board_and_hand_in_sight(game: str, chrome: Browser, beach: Beach) -> None:
    for width, height in SCREENS:
        screen = {"viewport": {"width": width, "height": height}, "has_touch": True, "is_mobile": True}
        context = chrome.new_context(**screen, locale=LOCALES["de"], reduced_motion="reduce")
        visitor = Visitor(context, beach, "de")
        turn(game, visitor)
        covered = visitor.hand.evaluate(COVERED)
        middle = visitor.named(MIDDLE[game]).bounding_box()
        header = visitor.page.get_by_role("banner").bounding_box()
        context.close()
        assert not covered
        assert middle is not None
        assert header is not None
        assert middle["y"] >= header["y"] + header["height"] - 1


def test_nothing_changes_while_the_bars_of_a_phones_browser_come_and_go(chrome: Browser, beach: Beach) -> None:
    context = chrome.new_context(**SHORT_PHONE, locale=LOCALES["de"], reduced_motion="reduce")
    visitor = Visitor(context, beach, "de")
    turn("tide", visitor)
    page, html = visitor.page, visitor.page.locator("html")
    expect(html).to_have_attribute("data-short", "")
    expect(visitor.button("tide-page-notes")).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate("new Promise(requestAnimationFrame)")
    expect(html).to_have_attribute("data-short", "")
    expect(visitor.button("tide-page-notes")).to_be_visible()
    page.set_viewport_size({"width": 844, "height": 390})
    expect(visitor.button("tide-page-points")).to_be_visible()
    expect(html).not_to_have_attribute("data-short", "")
    page.set_viewport_size({"width": 390, "height": 664})
    expect(html).to_have_attribute("data-short", "")
    context.close()


# What of the hand stays under what hangs over it, however one scrolls; and what begins above it, where nothing scrolls.
HIDDEN = """hand => [...hand.querySelectorAll('button, input')].filter((one) => {
    one.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 4, top + height / 2);
    return !at || !(one.contains(at) || [...(one.labels ?? [])].some((label) => label.contains(at)));
}).map((one) => one.outerHTML.slice(0, 160))"""
ABOVE = """hand => {
    hand.scrollTop = 0;
    const { top } = hand.getBoundingClientRect();
    return [...hand.querySelectorAll('*')].filter((one) => one.checkVisibility() && !one.closest('.visually-hidden'))
        .filter((one) => one.getBoundingClientRect().top < top - 1).map((one) => one.outerHTML.slice(0, 160));
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_picked_move_is_for_everybody_on_a_phone_that_lies(game: str, chrome: Browser, beach: Beach) -> None:
    context = chrome.new_context(**LYING, locale=LOCALES["de"], reduced_motion="reduce")
    visitor = Visitor(context, beach, "de")
    visitor.page.set_viewport_size({"width": 844, "height": 390})
    picked(game, visitor)
    test_axe_finds_nothing(visitor)
    test_nothing_scrolls_sideways(visitor)
    test_no_text_is_cut_off(visitor)
    lost = [*visitor.hand.evaluate(HIDDEN), *visitor.hand.evaluate(ABOVE), *visitor.page.evaluate(SMALL)]
    box = visitor.confirm.bounding_box()
    context.close()
    assert not lost
    assert box is not None
    assert box["y"] + box["height"] <= 390  # it can be confirmed without scrolling


def test_tables_that_go_on_are_listed_before_those_that_are_over(visit: Callable[..., Visitor]) -> None:
    visitor = visit(PLACES["home"], "en", "phone")
    visitor.page.get_by_role("button", name=re.compile(r"^Show \d+ more$")).click()
    ways = visitor.page.get_by_role("link", name=re.compile("^(Continue|View): ")).all_inner_texts()
    assert "View" in ways
    assert ways == sorted(ways)  # Continue, View


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_nobody_has_to_read_codes(game: str, language: str, visit: Callable[..., Visitor]) -> None:
    """Neither in the story so far, nor in what a move will do, nor in what is spoken."""
    visitor = visit(lambda at: picked(game, at), language, "desk")
    read = visitor.page.locator("aside li, .over-hand, [aria-live]").evaluate_all(READ)
    assert len(read) > 10
    assert not [line for line in read if CODE.search(line)]


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_the_first_table_is_light_enough_for_a_slow_line(game: str, language: str, chrome: Browser, beach: Beach) -> None:
    context = chrome.new_context(**SMALL_PHONE, locale=LOCALES[language], reduced_motion="reduce", service_workers="block")
    sizes = scripts_to_the_first_table(Visitor(context, beach, language), game)
    context.close()
    assert sum(sizes.values()) <= MOST_KB, sorted(sizes.items(), key=lambda size: -size[1])
