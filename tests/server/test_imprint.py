"""The operator's own texts: imprint and privacy note."""

from __future__ import annotations

import asyncio
import json

import pytest

from tests.server.client import Browser
from tests.server.inside import inside
from tests.server.serving import Serving, refused_start

TEXT = "Zażółć gęślą jaźń\nStraße 1 – „hier“\n"


def about(server: Serving) -> tuple[str, str]:
    said = Browser(server.url).ask("/api/about")
    return said["imprint"], said["privacy"]


def test_without_texts_none_are_shown(tmp_path):
    async def ask() -> None:
        async with inside(tmp_path / "tables.sqlite") as here:
            _, said = await here.ask("/api/about")
            assert (json.loads(said)["imprint"], json.loads(said)["privacy"]) == ("", "")

    asyncio.run(ask())


def test_they_are_shown_as_they_are_written_also_after_a_change(tmp_path, monkeypatch):
    imprint, privacy, config = tmp_path / "imprint.txt", tmp_path / "privacy.txt", tmp_path / "parawan.toml"
    imprint.write_text(TEXT, "utf-8")
    privacy.write_text("We keep <b>nothing</b>.", "utf-8")
    config.write_text(f"imprint = '{imprint}'", "utf-8")
    monkeypatch.setenv("PARAWAN_PRIVACY", str(privacy))
    with Serving(tmp_path / "tables.sqlite", "--config", str(config)) as server:
        assert about(server) == (TEXT, "We keep <b>nothing</b>.")
        imprint.write_text("moved", "utf-8")
        assert about(server)[0] == "moved"


@pytest.mark.parametrize(
    ("flag", "contents", "why"),
    [
        ("--imprint", None, "cannot be used: No such file"),
        ("--privacy", "Straße".encode("latin-1"), "is not a text in UTF-8."),
    ],
)
def test_a_text_that_cannot_be_shown_is_named_at_the_start(flag, contents, why, tmp_path):
    text = tmp_path / "text.txt"
    if contents is not None:
        text.write_bytes(contents)
    said = refused_start(flag, str(text), "--database", str(tmp_path / "tables.sqlite"))
    assert said.startswith(f"parawan: {text} {why}")
