"""Pictures of the pages and their states, in docs/gallery: `make gallery`."""

from __future__ import annotations

import base64
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.server.serving import Serving
from tests.web.beach import make_beach
from tests.web.conftest import DESK, LOCALES, PHONE, SHORT_PHONE
from tests.web.places import PLACES, Visitor
from tools.browser import ADVICE, chromium

GALLERY = Path(__file__).parents[1] / "docs" / "gallery"
MOST_BYTES = 6_000_000
QUALITY = 75  # of 100
SAME_LUCK = (sys.executable, "-m", "tools.same_luck")
DEVICES = {"desk": DESK, "phone": PHONE, "short phone": SHORT_PHONE}


@dataclass(frozen=True)
class Picture:
    """A place as somebody sees it."""

    place: str
    device: str
    language: str
    theme: str = "light"

    @property
    def file(self) -> str:
        return f"{self.place} {self.device}.webp".replace(",", "").replace(" ", "-")


# Languages and lights are spread over the places; a table of each game is shown on both devices.
SHOWN = {
    "To begin": [
        Picture("first visit", "desk", "en"),
        Picture("first visit", "phone", "pl", "dark"),
        Picture("home", "desk", "pl", "dark"),
        Picture("home", "phone", "de"),
        Picture("settings", "phone", "pl"),
        Picture("new table with bots", "phone", "en"),
        Picture("new table with friends", "desk", "de"),
        Picture("new table at one device", "phone", "de", "dark"),
        Picture("lobby", "desk", "en"),
        Picture("lobby", "phone", "pl"),
        Picture("link", "phone", "en"),
        Picture("invited", "phone", "de"),
    ],
    "Maui": [
        Picture("maui, picked", "desk", "en"),
        Picture("maui, turn", "phone", "pl"),
        Picture("maui, picked", "phone", "de", "dark"),
        Picture("maui, heights", "phone", "en"),
        Picture("maui, picked", "short phone", "pl"),
        Picture("maui, track", "phone", "en"),
        Picture("maui, token", "desk", "pl"),
        Picture("maui, token", "phone", "de"),
        Picture("maui, nothing fits", "phone", "en", "dark"),
        Picture("maui, spare", "phone", "pl"),
        Picture("maui, beach enlarged", "phone", "de"),
        Picture("maui, lesson", "phone", "en"),
        Picture("maui, watched live", "desk", "de", "dark"),
        Picture("maui, watched live", "phone", "pl"),
        Picture("maui, watched", "phone", "en"),
        Picture("maui, over", "desk", "pl"),
        Picture("maui, over", "phone", "en"),
        Picture("maui, replay", "desk", "de", "dark"),
        Picture("maui, rules", "phone", "de"),
    ],
    "Tide": [
        Picture("tide, turn", "desk", "pl", "dark"),
        Picture("tide, turn", "phone", "en"),
        Picture("tide, picked", "phone", "de"),
        Picture("tide, turn", "short phone", "de"),
        Picture("tide, sealed", "phone", "pl"),
        Picture("tide, choice", "desk", "en"),
        Picture("tide, choice", "phone", "de", "dark"),
        Picture("tide, out", "phone", "en"),
        Picture("tide, points", "phone", "pl", "dark"),
        Picture("tide, sets", "desk", "de"),
        Picture("tide, sets", "phone", "en"),
        Picture("tide, lesson", "desk", "de"),
        Picture("tide, lesson", "phone", "pl"),
        Picture("tide, watched live", "desk", "pl"),
        Picture("tide, watched live", "phone", "de", "dark"),
        Picture("tide, watched", "phone", "en"),
        Picture("tide, over", "desk", "de"),
        Picture("tide, over", "phone", "pl"),
        Picture("tide, replay", "desk", "en", "dark"),
        Picture("tide, rules", "phone", "en"),
    ],
    "Duck": [
        Picture("duck, picked", "desk", "en"),
        Picture("duck, turn", "phone", "de", "dark"),
        Picture("duck, picked", "phone", "pl"),
        Picture("duck, picked", "short phone", "en"),
        Picture("duck, group", "phone", "en"),
        Picture("duck, dive", "desk", "de"),
        Picture("duck, dive", "phone", "en"),
        Picture("duck, reckoning", "desk", "pl", "dark"),
        Picture("duck, reckoning", "phone", "de"),
        Picture("duck, looked at", "phone", "pl"),
        Picture("duck, lesson", "phone", "de", "dark"),
        Picture("duck, watched live", "desk", "en"),
        Picture("duck, watched live", "phone", "pl", "dark"),
        Picture("duck, watched", "phone", "de"),
        Picture("duck, over", "phone", "en", "dark"),
        Picture("duck, replay", "phone", "pl"),
        Picture("duck, rules", "desk", "pl"),
    ],
    "Learning and looking back": [
        Picture("maui, hint", "phone", "pl"),
        Picture("tide, hint", "phone", "en", "dark"),
        Picture("duck, hint", "desk", "de"),
        Picture("duck, hint", "phone", "de"),
        Picture("maui, review", "desk", "en"),
        Picture("tide, review", "phone", "de"),
        Picture("duck, review", "phone", "pl", "dark"),
        Picture("replay with eyes", "desk", "pl"),
        Picture("replay with eyes", "phone", "en"),
        Picture("replay together", "phone", "de"),
        Picture("open record", "phone", "en", "dark"),
        Picture("verify", "phone", "pl", "dark"),
    ],
    "With the real box": [
        Picture("score pad", "desk", "de"),
        Picture("score pad", "phone", "en"),
        Picture("new sheet", "phone", "pl", "dark"),
        Picture("tide, sheet", "phone", "pl"),
        Picture("duck, sheet", "phone", "de", "dark"),
        Picture("maui, sheet", "phone", "en"),
    ],
    "The same cards for many": [
        Picture("day", "phone", "en"),
        Picture("day, played", "desk", "en", "dark"),
        Picture("day, played", "phone", "pl"),
        Picture("day, over", "phone", "de"),
        Picture("evening, new", "phone", "de", "dark"),
        Picture("evening, invited", "phone", "pl"),
        Picture("evening, lobby", "desk", "pl", "dark"),
        Picture("evening, lobby", "phone", "en"),
        Picture("evening, waiting", "desk", "de"),
        Picture("evening, waiting", "phone", "pl", "dark"),
    ],
    "Around the table": [
        Picture("waiting", "desk", "pl"),
        Picture("waiting", "phone", "en"),
        Picture("stand-in", "phone", "de"),
        Picture("away", "phone", "pl", "dark"),
        Picture("vote", "phone", "en"),
        Picture("invited to play on", "phone", "de"),
        Picture("rematch", "phone", "pl"),
        Picture("closed", "phone", "en", "dark"),
        Picture("curtain", "phone", "de"),
        Picture("refused", "phone", "pl", "dark"),
        Picture("last line", "phone", "en"),
        Picture("log", "phone", "de"),
        Picture("rules at the table", "desk", "en", "dark"),
        Picture("rules at the table", "phone", "pl"),
        Picture("menu", "desk", "de"),
        Picture("menu", "phone", "en", "dark"),
        Picture("keys", "desk", "de"),
    ],
    "When something is missing": [
        Picture("line lost", "phone", "de"),
        Picture("home, offline", "phone", "pl"),
        Picture("page, offline", "phone", "de"),
        Picture("table, offline", "phone", "en", "dark"),
        Picture("no table", "phone", "de"),
        Picture("missing", "phone", "pl"),
    ],
    "For those who build it": [
        Picture("style", "desk", "en"),
        Picture("style", "phone", "en"),
    ],
}
# On a short phone one begins below the seats; a lesson has brought what it marks into sight, a hint what it speaks of.
STAYS = "[data-short] .hand, [data-lit], .hand > .floating"
TO_THE_TOP = f"document.fonts.ready.then(() => {{ document.querySelector('{STAYS}') || scrollTo(0, 0); }})"
WIDTHS = {"desk": 640, "phone": 210, "short phone": 210}  # as the page of pictures shows them


def take_pictures() -> None:
    path = chromium()
    assert path is not None, ADVICE
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(Path(folder) / "tables.sqlite", "--bot-threads", "1", program=SAME_LUCK) as serving,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        beach = make_beach(serving.url)
        for picture in (picture for pictures in SHOWN.values() for picture in pictures):
            facts = {"locale": LOCALES[picture.language], "color_scheme": picture.theme, "reduced_motion": "reduce"}
            context = browser.new_context(**DEVICES[picture.device], **facts)
            visitor = Visitor(context, beach, picture.language)
            PLACES[picture.place](visitor)
            visitor.page.evaluate(TO_THE_TOP)
            (GALLERY / picture.file).write_bytes(photograph(visitor))
            visitor.close()
        browser.close()


def photograph(visitor: Visitor) -> bytes:
    """As WebP, which Playwright itself does not offer: less than half of what PNG needs."""
    devtools = visitor.context.new_cdp_session(visitor.page)
    taken = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    return base64.b64decode(taken["data"])


def page() -> str:
    lines = [
        "# Gallery",
        "",
        "Every page and state, on phones and desks, in three languages, by day and by night. Made by `make gallery`.",
    ]
    for title, pictures in SHOWN.items():
        lines += ["", f"## {title}", ""]
        lines += [f'<img src="{one.file}" width="{WIDTHS[one.device]}" alt="{one.place}, {one.device}">' for one in pictures]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    GALLERY.mkdir(exist_ok=True)
    for old in GALLERY.iterdir():
        old.unlink()
    take_pictures()
    (GALLERY / "README.md").write_text(page(), "utf-8")
    size = sum(file.stat().st_size for file in GALLERY.iterdir())
    assert size <= MOST_BYTES, f"the pictures are {size / 1e6:.1f} MB"
    print(f"{GALLERY}: {size / 1e6:.1f} MB")
