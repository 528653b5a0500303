"""Editions of maui: every [chosen] value can be replaced, wrong ones are refused, and several run side by side."""

from __future__ import annotations

import json
import random

import pytest

from parawan import BadEdition, Table, read, read_edition
from parawan.engine.editions import Edition
from parawan.games.maui import GAME, rules
from tests.games.maui.beach import beach, pair, put_last, put_market, put_space, put_tracks, track
from tests.games.maui.test_legal import NAMES, allowed
from tests.support import Desk, play_randomly

OTHER = {
    "token_patterns": ["fish", "stripes"],
    "scoring_tokens": [["lagoon", "sunset"], ["sunset", "waves"]],
    "track_points": [0, 0, 1, 1, 2, 3, 5, 8],
    "extension_points": [13],
    "frames": [1, 20],
    "umbrella_spaces": [[column, 8 - column if column < 8 else 7] for column in range(1, 9)],
    "crab_spaces": [[12, 1], [11, 2], [10, 3], [9, 4], [8, 5], [7, 6], [6, 7]],
    "scoring_spaces": [[1, 7], [2, 1]],
}
LONGEST = {"track_points": list(range(0, 100, 5)), "extension_points": [99] * 20, "frames": [20, 1]}


def edition(**values) -> Edition:
    text = "\n".join(["game = 'maui'", "name = 'other'", *(f"{key} = {json.dumps(value)}" for key, value in values.items())])
    return read_edition(text)


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("token_patterns", ["lagoon", "lagoon"], "two different patterns out of stripes, fish"),
        ("token_patterns", ["lagoon"], "two different patterns"),
        ("token_patterns", ["lagoon", "sea"], "two different patterns"),
        ("token_patterns", [1, 2], "two different patterns"),
        ("token_patterns", [["lagoon"], ["sunset"]], "two different patterns"),
        ("token_patterns", "lagoon", "two different patterns"),
        ("scoring_tokens", [["stripes", "waves"]], "two tokens, each a list of two different patterns"),
        ("scoring_tokens", [["stripes", "stripes"], ["fish", "sunset"]], "two tokens"),
        ("scoring_tokens", ["stripes", "waves"], "two tokens"),
        ("track_points", [1, 2, 3, 4, 5, 6, 7], "8 to 20 whole numbers"),
        ("track_points", list(range(21)), "8 to 20 whole numbers"),
        ("track_points", [1, 2, 3, 4, 5, 6, 7, 6], "must not fall"),
        ("track_points", [1, 2, 3, 4, 5, 6, 7, 100], "whole numbers from 0 to 99"),
        ("track_points", [-1, 2, 3, 4, 5, 6, 7, 8], "whole numbers from 0 to 99"),
        ("track_points", [1.5, 2, 3, 4, 5, 6, 7, 8], "whole numbers"),
        ("track_points", 13, "8 to 20 whole numbers"),
        ("extension_points", [], "1 to 20 whole numbers"),
        ("extension_points", [5, 4], "must not fall"),
        ("extension_points", ["20"], "1 to 20 whole numbers"),
        ("frames", [7], "two steps from 1 to 20"),
        ("frames", [0, 8], "two steps from 1 to 20"),
        ("frames", [7, 21], "two steps from 1 to 20"),
        ("umbrella_spaces", [[1, 1]], "a list of 8 spaces"),
        ("umbrella_spaces", [[column, 8] for column in range(1, 9)], "a row from 1 to 7"),
        ("umbrella_spaces", [[column, 0] for column in range(1, 9)], "a row from 1 to 7"),
        ("umbrella_spaces", [[column, 1] for column in range(8)], "a column from 1 to 12"),
        ("umbrella_spaces", [[min(column, 7), 1] for column in range(1, 9)], "two spaces in one column"),
        ("crab_spaces", [[column, 1] for column in range(7, 14)], "a list of 7 spaces"),
        ("crab_spaces", [[1, 2, 3]] * 7, "a list of 7 spaces"),
        ("scoring_spaces", [[4, 6], [4, 2]], "two spaces in one column"),
        ("scoring_spaces", [4, 9], "a list of 2 spaces"),
    ],
)  # fmt: skip
def test_a_wrong_value_is_refused_and_told_what_is_expected(key, value, says):
    with pytest.raises(BadEdition) as error:
        edition(**{key: value})
    assert error.value.arguments["line"] == 3
    assert says in str(error.value)
    clause = next(chosen.clause for chosen in GAME.chosen if chosen.name == key)
    assert f"{key} ({clause})" in str(error.value)


def test_a_flag_is_no_number():
    with pytest.raises(BadEdition):
        read_edition("game = 'maui'\nname = 'x'\nframes = [true, true]")


def test_the_standard_values_are_right_themselves():
    for chosen in GAME.chosen:
        assert chosen.check(chosen.default) is None
    whole = edition(**{chosen.name: chosen.default for chosen in GAME.chosen})
    assert Table("maui", 3, seed=1, edition=whole).reveal() == Table("maui", 3, seed=1).reveal()


@pytest.mark.parametrize("values", [OTHER, LONGEST])
@pytest.mark.parametrize("variant", ["base", "crab", "long"])
def test_M1_M6_M8_M10_any_edition_plays_by_the_clauses_to_its_end(values, variant):
    options = {"variant": variant, "same_side": False}
    names = dict(zip("sfwlo", NAMES.values(), strict=True))
    for seed in range(2):
        desk = Desk("maui", 3, options, edition(**values), seed=seed, target="native")
        tokens = [letter for letter in names if names[letter] in desk.table.reveal()["token_patterns"]]
        for i, _ in enumerate(play_randomly(desk.table, random.Random(seed))):
            shown = desk.table.reveal()
            assert max(max(owned) for owned in shown["tokens"]) <= 1
            assert max(max(steps) for steps in shown["track"]) <= shown["steps"]
            if i % 10 == 0 and tokens == ["l", "o"] and not desk.table.over:
                seat = desk.to_act[0]
                assert sorted(desk.moves(seat)) == allowed(desk.table.view(seat), seat)
        table = desk.table
        assert read(table.record()).reveal() == table.reveal()
        assert len(table.winners) == 1


def test_M1_tokens_show_the_editions_patterns_and_are_written_by_them():
    desk = beach(edition=edition(token_patterns=["waves", "stripes"]))
    put_tracks(desk, stripes=6)
    put_last(desk, "slo", 3)
    put_market(desk, "swf", "flo")
    desk.play(0, "a0 3")
    assert pair(desk.s.tokens) == [1, 0]
    desk.s.turn = 0
    put_last(desk, "slw", 3, 3)
    put_market(desk, "fos")
    desk.play(0, "a0 3 w3")
    assert track(desk) == {"stripes": 7, "waves": 1}


def test_M6_scoring_tokens_move_the_editions_tracks():
    desk = beach(edition=edition(scoring_tokens=[["lagoon", "sunset"], ["fish", "waves"]]))
    put_last(desk, "swf", 3)
    put_market(desk, "swf")
    put_space(desk, 1, 4, "scoring1")
    assert {move for move in desk.moves(0) if move.startswith("a0 3")} == {"a0 3 ^l", "a0 3 ^o"}


def test_M8_tracks_end_where_the_edition_ends_them():
    short = edition(track_points=OTHER["track_points"], extension_points=[13])
    desk = beach(edition=short)
    assert desk.s.steps == 8
    put_tracks(desk, waves=8)
    assert desk.call(rules.track_score, 0) == 8
    desk = beach(variant="long", edition=short)
    assert desk.s.steps == 9
    put_tracks(desk, waves=9)
    assert desk.call(rules.track_score, 0) == 13


def test_M8_a_frame_beyond_the_end_of_its_track_is_never_reached():
    desk = beach(edition=edition(frames=[14, 8]))
    put_tracks(desk, stripes=12)
    desk.call(rules.advance, 0, 0, 3)
    assert pair(desk.s.tokens) == [0, 0]
    desk = beach(variant="long", edition=edition(frames=[14, 8]))  # the extension has it
    put_tracks(desk, stripes=12)
    desk.call(rules.advance, 0, 0, 3)
    assert pair(desk.s.tokens) == [1, 0]


def test_M10_spaces_lie_where_the_edition_puts_them():
    shown = Table("maui", 2, seed=1, edition=edition(**OTHER)).reveal()
    assert [bool(thing) for thing in shown["space"][0]] == [False] + 8 * [True] + 4 * [False]
    shown = Table("maui", 2, seed=1, edition=edition(**OTHER), options={"variant": "crab"}).reveal()
    assert shown["space"][1][1:3] == ["scoring1", "scoring2"]
    assert shown["space_row"] == [0, 7, 1, 0, 0, 0, 7, 6, 5, 4, 3, 2, 1]


def test_editions_run_side_by_side():
    tables = [Table("maui", 2, seed=9, edition=e) for e in (edition(**OTHER), Edition(), edition(**LONGEST))]
    alone = [Table("maui", 2, seed=9, edition=e) for e in (edition(**OTHER), Edition(), edition(**LONGEST))]
    choosers = [random.Random(1) for _ in tables]
    while not all(table.over for table in tables):
        for table, chooser in zip(tables, choosers, strict=True):
            if not table.over:
                table.play(chooser.choice(table.moves()))
    for table, again in zip(tables, alone, strict=True):
        chooser = random.Random(1)
        while not again.over:
            again.play(chooser.choice(again.moves()))
        assert again.reveal() == table.reveal()
    assert len({table.record() for table in tables}) == 3


@pytest.mark.parametrize(
    ("values", "says"),
    [
        (
            {"scoring_spaces": [[2, 1], [4, 6]]},
            "scoring_spaces (M10) must not put a crab and a scoring token into the same column",
        ),
        ({"crab_spaces": [[column, 1] for column in range(1, 8)]}, "crab_spaces (M10) must not put a crab"),
        ({"extension_points": [17, 18]}, "extension_points (M8) must not let the extension begin below"),
    ],
)
def test_M8_M10_values_that_do_not_go_together_are_refused(values, says):
    with pytest.raises(BadEdition) as error:
        edition(**values)
    assert says in str(error.value)
