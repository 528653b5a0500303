"""Game records: read by people, replayed for ever, and every damage noticed."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import parawan
from parawan import BadRecord, Edition, Table, read, verify
from parawan.engine.records import _digest
from tests.support import play_randomly


def finished(game: str = "tide", seats: int = 3, seed: int = 7, **more) -> str:
    table = Table(game, seats, seed=seed, **more)
    for _ in play_randomly(table, random.Random(seed)):
        pass
    return table.record()


def resealed(lines: list[str]) -> str:
    """A record changed on purpose, with a check that fits again."""
    return "\n".join([*lines, f"check {_digest(lines)}", ""])


RECORD = finished()
LINES = RECORD.splitlines()[:-1]


def test_a_record_can_be_read_by_people():
    assert LINES[:7] == [
        "parawan 1",
        "game tide",
        "rules 1",
        "seats 3",
        "options open=no choose=no",
        "edition standard",
        "seed " + "0" * 63 + "7",
    ]
    assert LINES[7].startswith("deal weather 0: ")
    assert LINES[-1].startswith("scores ")


def test_a_record_without_its_seed_replays_but_cannot_be_verified():
    text = resealed([line for line in LINES if not line.startswith("seed ")])
    again = read(text)
    assert again.scores == read(RECORD).scores
    assert again.seed is None
    assert again.record() == text
    with pytest.raises(BadRecord, match="no seed"):
        verify(text)


def test_verify_finds_a_deal_that_does_not_come_from_the_seed():
    assert verify(RECORD) == 4
    other = resealed([line.replace("0007", "0008") if line.startswith("seed ") else line for line in LINES])
    assert read(other).scores == read(RECORD).scores
    with pytest.raises(BadRecord, match="The deal weather 0 does not come from the seed"):
        verify(other)


def test_an_unfinished_record_goes_on_like_the_table():
    table = Table("duck", 3, seed=3)
    chooser = random.Random(1)
    for _ in play_randomly(table, chooser, most=9):
        pass
    again = read(table.record())
    for seat, number in play_randomly(table, chooser):
        again.play(again.move(number), seat)
        assert again._state.tobytes() == table._state.tobytes()
    assert again.record() == table.record()


def change(number: int, text: str) -> list[str]:
    return [*LINES[: number - 1], text, *LINES[number:]]


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        (["# not a record"], "first line must be “parawan 1”"),
        (change(1, "parawan 9"), "Line 1: this record is of another format (parawan 9)"),
        (change(2, "game ludo"), "Line 2: there is no game called “ludo”"),
        (change(2, "seats 3"), "Line 2 must begin with “game”"),
        (change(3, "rules 7"), "Line 3: rules version 7 is unknown here"),
        (change(3, "rules one"), "Line 3: “one” is not a whole number"),
        (change(4, "seats 9"), "Line 4: 9 seats do not fit"),
        (change(6, "edition mine\nedition.belts [1]"), "Line 7: “belts” is not a value of this game"),
        (change(6, "edition mine\nedition.belts " + "[" * 9999), "Line 7 cannot be read"),
        (change(5, "options open=perhaps"), "Line 5: “open=perhaps” is not an option"),
        (change(6, "edition mine\nedition.x [1"), "cannot be read: edition.x [1"),
        (change(7, "seed 12"), "Line 7: a seed is 64 hexadecimal digits"),
        (change(8, LINES[7].replace(" 44 ", " 45 ")), "Line 8: this is no deal of “weather”"),
        (change(8, LINES[7].rsplit(" ", 1)[0]), "Line 8: this is no deal of “weather”"),
        (change(8, "deal wind 0: 1 2 3"), "Line 8: this is no deal of “wind”"),
        (change(10, "0 99"), "Line 10: “99” is not a move here"),
        (change(10, "7 44"), "Line 10: There is no seat 7"),
        (change(10, "hello"), "Line 10: “hello” is not a whole number"),
        (LINES[:-1], "The game is over, but the record has no scores"),
        ([*LINES[:-1], "scores 1 2 3"], "the scores do not fit the game"),
        ([*LINES, "0 44"], "cannot be read: 0 44"),
        ([*LINES[:20], LINES[-1]], "the scores do not fit the game"),
        ([line for line in LINES if "tides 1" not in line], "Deal 3 is not the one"),
        ([*LINES[:9], LINES[8], *LINES[9:]], "Line 10: Deal 3 is not the one"),
        (change(10, "0 " + "4" * 9999), "Line 10: “4444"),
        (change(10, "9" * 9999 + " 44"), "is not a whole number"),
    ],
)
def test_a_wrong_record_is_refused_with_its_line(lines, says):
    with pytest.raises(parawan.ParawanError) as error:
        read(resealed("\n".join(lines).split("\n")))
    assert says in str(error.value)


def test_a_wrong_record_is_refused_in_every_language():
    with pytest.raises(BadRecord) as error:
        read(resealed(change(10, "0 99")))
    said = error.value.text(parawan.Voice("tide", "pl"))
    assert said.startswith("Wiersz 10: „99” to nie ruch w tej grze.")


@pytest.mark.parametrize("change", [lambda t: t + "\n\n", lambda t: "\ufeff" + t, lambda t: t.replace("\n", "\r\n")])
def test_how_lines_end_does_not_matter(change):
    assert read(change(RECORD)).record() == RECORD


@pytest.mark.parametrize("nonsense", [None, b"parawan 1", 7])
def test_what_is_no_text_is_no_record(nonsense):
    with pytest.raises(BadRecord, match="not a game record"):
        read(nonsense)


def test_a_table_read_without_a_seed_starts_again_without_one():
    table = read(resealed([line for line in LINES if not line.startswith("seed ")]))
    assert table.from_the_start().seed is None


def test_a_cut_off_record_is_noticed():
    with pytest.raises(BadRecord, match="cut off"):
        read("\n".join(RECORD.splitlines()[:40]))
    with pytest.raises(BadRecord, match="first line"):
        read("")


@settings(max_examples=150)
@given(st.integers(0, len(RECORD) - 2), st.characters(codec="utf-8"))
def test_any_edit_is_noticed(place, letter):
    edited = RECORD[:place] + letter + RECORD[place + 1 :]
    if edited != RECORD and edited.splitlines() != RECORD.splitlines():
        with pytest.raises(BadRecord):
            read(edited)


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_a_running_table_gives_a_viewer_only_that_viewers_record(viewer):
    table = Table("tide", 3, seed=7)
    for _ in play_randomly(table, random.Random(7), most=11):
        pass
    text = table.record_for(None if viewer < 0 else viewer)
    assert "seed" not in text
    assert json.loads(text.splitlines()[-2].removeprefix("view ")) == table.view(None if viewer < 0 else viewer)
    assert all(line.endswith(": hidden") for line in text.splitlines() if line.startswith("deal"))
    with pytest.raises(BadRecord, match="only what one viewer may know"):
        read(text)


def test_an_edition_stands_in_the_record():
    edition = Edition("my box", "duck", {"red_lifebuoys": [-1, -1, -1, -1, -9]})
    table = Table("duck", 3, seed=1, edition=edition)
    text = table.record()
    assert "edition my box\nedition.red_lifebuoys [-1, -1, -1, -1, -9]\n" in text
    assert read(text).edition == edition
    assert read(text)._state.tobytes() == table._state.tobytes()
