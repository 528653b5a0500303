"""The gallery shows what there is to be seen."""

from __future__ import annotations

from tests.web.places import PLACES
from tools.gallery import GALLERY, SHOWN, page


def test_every_place_has_a_picture():
    assert {picture.place for pictures in SHOWN.values() for picture in pictures} == set(PLACES)


def test_the_pictures_are_those_it_shows():
    files = [picture.file for pictures in SHOWN.values() for picture in pictures]
    assert len(set(files)) == len(files)
    assert {file.name for file in GALLERY.iterdir()} == {"README.md", *files}
    assert (GALLERY / "README.md").read_text("utf-8") == page()
