"""Behind a proxy, limits count the address it names; from anybody else that is only a claim."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Iterator
from urllib.error import HTTPError

import pytest
from websockets.sync.client import ClientConnection, connect

from tests.server.client import Browser
from tests.server.serving import Serving

FLAGS = ("--tables-per-hour", "1", "--sockets-per-address", "1")
ANN, BEN, CEM, DAG = (f"203.0.113.{number}" for number in range(1, 5))


@pytest.fixture(scope="module")
def behind_a_proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("proxy") / "tables.sqlite", *FLAGS, "--trusted-proxies", "127.0.0.1") as server:
        yield server


@pytest.fixture(scope="module")
def in_the_open(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("open") / "tables.sqlite", *FLAGS) as server:
        yield server


def status(server: Serving, path: str, forwarded: str, body: object = None) -> int:
    try:
        Browser(server.url).ask(path, body, **{"x-forwarded-for": forwarded})
    except HTTPError as error:
        with error:
            return error.code
    return 200


def opens_a_table(server: Serving, forwarded: str) -> bool:
    code = status(server, "/api/tables", forwarded, {"game": "tide", "seats": 3})
    assert code in (200, 429)
    return code == 200


def test_tables_are_counted_for_the_address_that_the_proxy_names(behind_a_proxy):
    assert opens_a_table(behind_a_proxy, ANN)
    assert not opens_a_table(behind_a_proxy, ANN)
    assert opens_a_table(behind_a_proxy, BEN)
    assert not opens_a_table(behind_a_proxy, f"{CEM}, {ANN}")  # what the client claimed itself stands first


def test_without_a_trusted_proxy_nobody_names_an_address(in_the_open):
    assert opens_a_table(in_the_open, ANN)
    assert not opens_a_table(in_the_open, BEN)


def test_sockets_are_counted_for_the_address_that_the_proxy_names(behind_a_proxy):
    def socket(forwarded: str) -> ClientConnection:
        headers = {"cookie": "parawan=somebody", "x-forwarded-for": forwarded}
        return connect(behind_a_proxy.url.replace("http", "ws", 1) + f"/socket/{table}", additional_headers=headers, proxy=None)

    def said(line: ClientConnection) -> str:
        line.send(json.dumps({"type": "ping", "id": "1"}))
        return str(line.recv(10))

    browser = Browser(behind_a_proxy.url)
    table = browser.ask("/api/tables", {"game": "tide", "seats": 3}, **{"x-forwarded-for": DAG})["table"]
    with socket(ANN) as first, socket(BEN) as other:
        assert "pong" in said(first)
        assert "pong" in said(other)
        with socket(ANN) as second:
            assert "server-too-many-sockets" in str(second.recv(10))


def test_what_is_for_the_machine_itself_is_not_for_who_comes_through_the_proxy(behind_a_proxy):
    assert status(behind_a_proxy, "/metrics", ANN) == 403
    assert Browser(behind_a_proxy.url).ask("/metrics")


def test_a_cookie_is_for_https_alone_where_the_proxy_says_that_it_speaks_it(behind_a_proxy, in_the_open):
    for server, secure in ((behind_a_proxy, True), (in_the_open, False)):
        headers = {"x-forwarded-proto": "https", "x-forwarded-for": ANN}
        request = urllib.request.Request(server.url + "/api/session", method="POST", headers=headers)
        with urllib.request.urlopen(request, timeout=10) as answer:
            assert ("secure" in answer.headers["set-cookie"].lower()) == secure
