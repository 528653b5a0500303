"""Tables with a clock."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from tests.server.client import Browser
from tests.web.conftest import DESK, SHORT_PHONE, SMALL_PHONE
from tests.web.moments import table_of
from tests.web.words import Words

say = Words("en")


@pytest.mark.parametrize("device", [SHORT_PHONE, SMALL_PHONE, DESK], ids=["phone", "small phone", "desk"])
def test_ones_own_clock_is_in_sight_and_runs(device, person, server):
    ann = Browser(server.url)

    async def begun() -> str:
        async with table_of([ann], "maui", 3, clock={"bank": 300, "increment": 10}) as (client,):
            return f"/t/{client.id}"

    someone = person(device)
    with ThreadPoolExecutor(1) as thread:
        path = thread.submit(asyncio.run, begun()).result()
    someone.context.add_cookies([{"name": "parawan", "value": ann.cookie, "url": server.url}])
    page = someone.page
    page.goto(server.url + path)
    expect(page.get_by_role("heading", level=1)).to_contain_text(say("table-your-turn"))
    clock = page.get_by_title(say("table-left")).filter(visible=True).first
    expect(clock).to_be_in_viewport(ratio=1)
    shown = clock.inner_text()
    assert re.fullmatch(r"[45]:\d\d", shown)
    expect(clock).not_to_have_text(shown)
