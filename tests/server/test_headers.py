"""Every answer forbids browsers what the page does not need."""

from __future__ import annotations

import re
import urllib.request
from collections.abc import Iterator
from email.message import Message
from urllib.error import HTTPError

import pytest

from parawan.server.app import PAGE
from tests.server.serving import Serving

ALWAYS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
NOTHING = ("default-src", "base-uri", "form-action", "frame-ancestors")
the_page = pytest.mark.skipif(not PAGE.is_dir(), reason="the page is not built")


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("headers") / "tables.sqlite") as serving:
        yield serving


def asked(serving: Serving, path: str, method: str = "GET", **headers: str) -> tuple[int, Message, str]:
    """Status, headers and body."""
    request = urllib.request.Request(serving.url + path, method=method, headers=headers)
    try:
        answer = urllib.request.urlopen(request, timeout=10)
    except HTTPError as error:
        answer = error
    with answer:
        return answer.status, answer.headers, answer.read().decode("utf-8", "replace")


def check(headers: Message) -> None:
    for name, value in ALWAYS.items():
        assert headers.get_all(name) == [value]
    assert "camera=()" in headers["permissions-policy"]
    assert headers["server"] is None  # nobody need know what runs here
    (policy,) = headers.get_all("content-security-policy")
    rules = {rule: sources for rule, *sources in map(str.split, policy.split(";"))}
    assert all(rules.pop(rule) == ["'none'"] for rule in NOTHING)
    assert rules.pop("img-src") == ["'self'", "data:", "blob:"]
    assert rules
    assert all(sources == ["'self'"] for sources in rules.values()), "something foreign or inline is allowed"


@pytest.mark.parametrize(
    ("path", "method", "status"),
    [
        ("/api/games", "GET", 200),
        ("/api/about", "GET", 200),
        ("/api/session", "POST", 200),
        ("/healthz", "GET", 200),
        ("/metrics", "GET", 200),
        ("/api/mine", "GET", 401),
        ("/api/tables/none/replay", "GET", 404),
        ("/api/nothing", "GET", 404),
        ("/api/games", "DELETE", 405),
    ],
)
def test_the_api_answers_and_refuses_with_them(path, method, status, serving):
    got, headers, _ = asked(serving, path, method)
    assert got == status
    check(headers)


def test_another_site_is_refused_with_them(serving):
    status, headers, _ = asked(serving, "/api/session", "POST", origin="https://elsewhere.example")
    assert status == 403
    check(headers)
    assert headers["access-control-allow-origin"] is None


def test_what_the_api_says_is_kept_by_no_cache(serving):
    assert asked(serving, "/api/tables")[1]["cache-control"] == "no-store"


@the_page
def test_the_page_its_places_and_its_files_have_them(serving):
    places = ["/", "/table/somewhere", "/manifest.webmanifest", f"/assets/{next((PAGE / 'assets').iterdir()).name}"]
    for path in places:
        status, headers, _ = asked(serving, path)
        assert status == 200
        check(headers)


@the_page
def test_a_file_with_a_name_of_its_own_is_kept_and_the_page_itself_asked_for(serving):
    kept = {"/": "no-cache", "/t/somewhere": "no-cache", f"/assets/{next((PAGE / 'assets').iterdir()).name}": "immutable"}
    for path, how in kept.items():
        assert how in asked(serving, path)[1]["cache-control"]


@the_page
def test_the_page_has_nothing_that_they_forbid(serving):
    html = asked(serving, "/")[2]
    assert "<script" in html
    assert not re.search(r"<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=", html), (
        "scripts and styles inside the page are not run"
    )
    assert not re.search(r"(?:src|href)=\"(?:https?:)?//", html), "nothing is loaded from elsewhere"
