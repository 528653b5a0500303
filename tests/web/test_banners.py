"""What concerns the people at a table leaves room for its cards, even on a small phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.beach import Beach
from tests.web.conftest import LOCALES, SMALL_PHONE
from tests.web.places import PICKS, Visitor, at_moment

MOST_PX = 180  # of 640


@pytest.mark.parametrize("language", LOCALES)
def test_two_banners_share_little_room_and_none_lies_over_a_picked_move(language, person, beach: Beach):
    at = Visitor(person(SMALL_PHONE, language=language).context, beach, language)
    at_moment("vote", at)  # and who asked is away
    banners = at.page.locator(".banner")
    expect(banners).to_have_count(2)
    box = at.page.locator(".over-hand").bounding_box()
    assert box is not None
    assert box["height"] <= MOST_PX
    PICKS["tide"](at)
    at.confirm.wait_for()
    expect(banners.first).to_be_hidden()
    at.button("cancel").click()
    expect(banners.first).to_be_visible()
