"""Pictures of the pages and their states, in docs/gallery: `make gallery`."""

from __future__ import annotations

import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.server.serving import Serving
from tests.web.beach import make_beach
from tests.web.conftest import DESK, LOCALES, PHONE
from tests.web.places import PLACES, Visitor
from tools.browser import ADVICE, chromium

GALLERY = Path(__file__).parents[1] / "docs" / "gallery"
MOST_BYTES = 6_000_000
SAME_LUCK = (sys.executable, "-m", "tools.same_luck")
DEVICES = {"desk": DESK, "phone": PHONE}


@dataclass(frozen=True)
class Picture:
    """A place as somebody sees it."""

    place: str
    device: str
    language: str
    theme: str = "light"

    @property
    def file(self) -> str:
        return f"{self.place.replace(', ', '-').replace(' ', '-')}-{self.device}.png"


# Languages and lights are spread over the places; a table of each game is shown on both devices.
SHOWN = {
    "To begin": [
        Picture("first visit", "desk", "en"),
        Picture("first visit", "phone", "pl", "dark"),
        Picture("home", "phone", "de"),
        Picture("new table with bots", "phone", "en"),
        Picture("new table at one device", "phone", "de", "dark"),
        Picture("lobby", "phone", "pl"),
        Picture("link", "phone", "en"),
        Picture("invited", "phone", "de"),
    ],
    "Maui": [
        Picture("maui, picked", "desk", "en"),
        Picture("maui, turn", "phone", "pl"),
        Picture("maui, picked", "phone", "de", "dark"),
        Picture("maui, lesson", "phone", "en"),
        Picture("maui, over", "phone", "en"),
        Picture("maui, replay", "desk", "de", "dark"),
    ],
    "Tide": [
        Picture("tide, turn", "desk", "pl", "dark"),
        Picture("tide, turn", "phone", "en"),
        Picture("tide, picked", "phone", "de"),
        Picture("tide, lesson", "desk", "de"),
        Picture("tide, lesson", "phone", "pl"),
        Picture("refused", "phone", "pl", "dark"),
        Picture("tide, over", "desk", "de"),
    ],
    "Duck": [
        Picture("duck, picked", "desk", "en"),
        Picture("duck, turn", "phone", "de", "dark"),
        Picture("duck, picked", "phone", "pl"),
        Picture("duck, lesson", "phone", "de", "dark"),
        Picture("duck, over", "phone", "en", "dark"),
        Picture("duck, replay", "phone", "pl"),
    ],
    "Learning and looking back": [
        Picture("maui, hint", "phone", "pl"),
        Picture("tide, hint", "phone", "en", "dark"),
        Picture("duck, hint", "phone", "de"),
        Picture("maui, review", "desk", "en"),
        Picture("tide, review", "phone", "de"),
        Picture("duck, review", "phone", "pl", "dark"),
    ],
    "With the real box": [
        Picture("score pad", "phone", "en"),
        Picture("tide, sheet", "phone", "pl"),
        Picture("duck, sheet", "phone", "de", "dark"),
        Picture("maui, sheet", "phone", "en"),
    ],
    "The same cards for many": [
        Picture("day, played", "phone", "pl"),
        Picture("day, played", "desk", "en", "dark"),
        Picture("day, over", "phone", "de"),
        Picture("evening, new", "phone", "de", "dark"),
        Picture("evening, lobby", "phone", "en"),
        Picture("evening, waiting", "phone", "pl", "dark"),
        Picture("evening, waiting", "desk", "de"),
    ],
    "Around the table": [
        Picture("log", "phone", "de"),
        Picture("rules at the table", "phone", "pl"),
        Picture("menu", "phone", "en", "dark"),
        Picture("curtain", "phone", "de"),
        Picture("replay with eyes", "phone", "en"),
        Picture("replay together", "phone", "de"),
        Picture("verify", "phone", "pl", "dark"),
        Picture("keys", "desk", "de"),
        Picture("tide, rules", "phone", "en"),
        Picture("missing", "phone", "pl"),
    ],
}
# A lesson has brought what it marks into sight.
TO_THE_TOP = "document.fonts.ready.then(() => { document.querySelector('[data-lit]') || scrollTo(0, 0); })"
WIDTHS = {"desk": 640, "phone": 210}  # as the page of pictures shows them


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
            visitor.page.screenshot(path=GALLERY / picture.file, animations="disabled")
            context.close()
        browser.close()


def write_page() -> None:
    lines = [
        "# Gallery",
        "",
        "The pages on phones and desks, in three languages, by day and by night. Made by `make gallery`.",
    ]
    for title, pictures in SHOWN.items():
        lines += ["", f"## {title}", ""]
        lines += [f'<img src="{one.file}" width="{WIDTHS[one.device]}" alt="{one.place}, {one.device}">' for one in pictures]
    (GALLERY / "README.md").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    GALLERY.mkdir(exist_ok=True)
    for old in GALLERY.glob("*.png"):
        old.unlink()
    take_pictures()
    write_page()
    size = sum(picture.stat().st_size for picture in GALLERY.glob("*.png"))
    assert size <= MOST_BYTES, f"the pictures are {size / 1e6:.1f} MB"
    print(f"{GALLERY}: {size / 1e6:.1f} MB")
