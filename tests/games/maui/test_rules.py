"""The clauses of maui, one by one."""

from __future__ import annotations

import random
import re
from itertools import permutations
from pathlib import Path

import numpy as np
import pytest

from parawan import BadTable, Table
from parawan.games.maui import GAME, components, rules
from parawan.games.maui.components import COLUMNS, LETTERS, PATTERNS, TILE_TEXTS
from tests.games.maui.beach import (
    FISH,
    LAGOON,
    STRIPES,
    SUNSET,
    WAVES,
    beach,
    pair,
    put_last,
    put_market,
    put_space,
    put_tracks,
    thing,
    tile,
    tops,
    track,
)
from tests.support import Desk, play_randomly

LONG = {"variant": "long"}


def refused(desk: Desk, move: str, clause: str, seat: int = 0) -> None:
    """The move is illegal for this reason."""
    with pytest.raises(Exception, match=rf"\({clause}\)"):
        desk.play(seat, move)


def finished(seats: int, variant: str = "base", seed: int = 1, **options) -> Table:
    table = Table("maui", seats, seed=seed, options={"variant": variant, **options})
    for _ in play_randomly(table, random.Random(seed)):
        pass
    return table


# ---- in the box ---------------------------------------------------------------------------------------------------


def test_M1_five_patterns_two_of_them_on_towel_tokens():
    assert PATTERNS == ("stripes", "fish", "waves", "lagoon", "sunset")
    shown = Table("maui", 2, seed=1).reveal()
    assert shown["token_patterns"] == ["lagoon", "sunset"]
    assert len(shown["track"][0]) == 5


def test_M2_every_ordered_triple_of_distinct_patterns_is_a_tile_once():
    shown = Table("maui", 4, seed=3).reveal()
    assert sorted(shown["bag"]) == sorted("".join(triple) for triple in permutations("sfwlo", 3))
    assert len(shown["bag"]) == 60


@pytest.mark.parametrize(("row", "value"), [(1, 3), (2, 2), (3, 1), (4, 1), (5, 1), (6, 2), (7, 3)])
def test_M3_rows_are_worth_3_2_1_1_1_2_3(row, value):
    desk = beach()
    put_last(desk, "swf", row - 1)
    put_market(desk, "lwo")
    desk.play(0, f"a0 {row - 1}")
    assert track(desk) == {"waves": value}


def test_M3_a_beach_has_twelve_columns():
    assert COLUMNS == 12
    assert max(finished(3).reveal()["laid"]) == 12


def test_M4_two_market_rows_of_three_places_that_cost_0_1_2():
    desk = beach()
    put_last(desk, "swf", 3)
    put_market(desk, "swl", "swo", "slo", "fwl", "fwo", "flo")
    for dollars, places in ((0, 1), (1, 2), (2, 3), (4, 3)):
        desk.s.dollars[0] = dollars
        assert {move.split()[0] for move in desk.moves(0) if move[0] in "ab"} == {
            f"{row}{p}" for row in "ab" for p in range(places)
        }


def test_M5_six_sand_dollars_are_all_in_play_with_four():
    shown = Table("maui", 4, seed=1).reveal()
    assert sum(shown["dollars"]) + sum(shown["areas"]) == components.DOLLARS == 6


def test_M6_eight_umbrella_tokens_each():
    for spaces in Table("maui", 4, seed=2).reveal()["space"]:
        lies = sorted(token for token in spaces if token)
        assert lies == ["black"] * 3 + ["scoring1", "scoring2"] + ["white"] * 3


@pytest.mark.parametrize(("token", "patterns"), [("scoring1", "sw"), ("scoring2", "fo")])
def test_M6_the_scoring_tokens_are_stripes_or_waves_and_fish_or_sunset(token, patterns):
    desk = beach()
    put_last(desk, "swf", 3)
    put_market(desk, "swl")
    put_space(desk, 1, 4, token)
    assert {move.split("^")[1] for move in desk.moves(0) if "^" in move} == set(patterns)


def test_M7_seven_crabs_each():
    for spaces in Table("maui", 4, seed=2, options={"variant": "crab"}).reveal()["space"]:
        assert sorted(crab for crab in spaces if crab.startswith("-")) == ["-2", "-2", "-3", "-3", "-3", "-4", "-4"]


def test_M8_points_of_every_step_and_the_end_of_a_track():
    desk = beach()
    steps = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18]
    for step, points in enumerate([0, *steps]):
        desk.s.track[0, WAVES] = step
        assert desk.call(rules.track_score, 0) == points
    assert desk.s.steps == 13


def test_M8_the_extension_adds_13_steps_each_worth_2_more():
    desk = beach(variant="long")
    assert desk.s.steps == 26
    for step in range(14, 27):
        desk.s.track[0, FISH] = step
        assert desk.call(rules.track_score, 0) == 18 + 2 * (step - 13)


@pytest.mark.parametrize(("pattern", "frame", "token"), [("stripes", 7, 0), ("fish", 8, 1)])
def test_M8_ornate_frames_on_step_7_of_stripes_and_8_of_fish(pattern, frame, token):
    for before, gained in ((frame - 2, 0), (frame - 1, 1), (frame, 0)):
        desk = beach()
        put_tracks(desk, **{pattern: before})
        desk.call(rules.advance, 0, PATTERNS.index(pattern), 1)
        assert desk.s.tokens[0, token] == gained


def test_M9_penalty_tokens_count_minus_one_on_either_side_and_never_run_out():
    desk = beach()
    before = desk.call(rules.score, 0)
    desk.s.penalties[0, 0] = 15
    desk.s.penalties[0, 1] = 9
    assert desk.call(rules.score, 0) == before - 24


def test_M9_there_are_two_towel_tokens_of_each_kind():
    assert components.TOKENS_OF_A_KIND == 2
    desk = beach(4)
    for seat in range(4):
        put_tracks(desk, seat, stripes=6, fish=7)
        desk.call(rules.advance, seat, STRIPES, 1)
        desk.call(rules.advance, seat, FISH, 1)
    assert [pair(desk.s.tokens, seat) for seat in range(4)] == [[1, 1], [1, 1], [0, 0], [0, 0]]


def test_M10_the_spaces_of_both_sides_at_most_one_a_column_same_on_all_beaches():
    umbrellas = {2: 2, 3: 6, 5: 1, 6: 3, 8: 7, 9: 5, 11: 2, 12: 6}
    crabs = {2: 6, 3: 2, 5: 4, 6: 7, 8: 1, 10: 5, 11: 3}
    scoring = {4: 6, 9: 2}
    base = Table("maui", 4, seed=1).reveal()
    crab = Table("maui", 4, seed=1, options={"variant": "crab"}).reveal()
    assert base["space_row"] == [umbrellas.get(column, 0) for column in range(13)]
    assert crab["space_row"] == [(crabs | scoring).get(column, 0) for column in range(13)]
    for seat in range(4):
        assert {column for column in range(13) if base["space"][seat][column]} == set(umbrellas)
        assert {column for column in range(13) if crab["space"][seat][column].startswith("-")} == set(crabs)
        assert {column for column in range(13) if crab["space"][seat][column].startswith("scoring")} == set(scoring)


# ---- set-up -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_M11_other_numbers_of_players_are_refused(seats):
    with pytest.raises(BadTable, match=r"2 to 4 players \(M11\)"):
        Table("maui", seats)


@pytest.mark.parametrize(("seats", "in_play"), [(2, 4), (3, 5), (4, 6)])
def test_M11_six_tiles_on_the_market_and_a_dollar_for_every_area_and_player(seats, in_play):
    shown = Table("maui", seats, seed=4).reveal()
    assert shown["areas"] == [1, 1]
    assert shown["dollars"] == seats * [1]
    assert sum(shown["areas"] + shown["dollars"]) == in_play
    assert shown["market"][0] + shown["market"][1] == shown["bag"][:6]
    assert shown["drawn"] == 6 + seats


@pytest.mark.parametrize(("seats", "tokens"), [(2, 1), (3, 2), (4, 2)])
def test_M12_two_tokens_on_each_frame_or_one_with_two_players(seats, tokens):
    assert Table("maui", seats, seed=1).reveal()["frame_tokens"] == [tokens, tokens]


def test_M13_umbrella_tokens_are_spread_at_random_and_seen_by_all():
    spreads = set()
    for seed in range(10):
        table = Table("maui", 3, seed=seed)
        spaces = table.reveal()["space"]
        assert all(table.view(viewer)["space"] == spaces for viewer in (0, 1, 2, None))
        spreads |= {tuple(beach_) for beach_ in spaces}
    assert len(spreads) == 30


def test_M14_everybody_draws_a_starting_tile_onto_rows_3_to_5_of_the_dock():
    for seats in (2, 3, 4):
        shown = Table("maui", seats, seed=5).reveal()
        assert [tiles[0] for tiles in shown["tile"]] == shown["bag"][6 : 6 + seats]
        assert [tops_[0] for tops_ in shown["top"]] == seats * [3]
        assert [sorted(row for rows in edge for row in rows) for edge in shown["edge"]] == seats * [[3, 4, 5]]
        assert shown["laid"] == seats * [0]


def test_M15_markers_start_off_the_tracks_and_the_first_seat_starts():
    for variant in ("base", "crab", "long"):
        table = Table("maui", 3, seed=6, options={"variant": variant})
        assert table.reveal()["track"] == 3 * [5 * [0]]
        assert table.to_act == (0,)
        assert table.reveal()["first"] == 0


@pytest.mark.parametrize(
    ("seats", "same_side", "across"),
    [
        (2, False, [False, True]),
        (3, False, [False, False, True]),
        (4, False, [False, False, True, True]),
        (2, True, [False, False]),
        (4, True, 4 * [False]),
    ],
)
def test_M16_who_sits_across_lays_every_tile_reversed_the_starting_tile_too(seats, same_side, across):
    table = Table("maui", seats, seed=7, options={"same_side": same_side})
    assert table.reveal()["across"] == across
    for _ in play_randomly(table, random.Random(7)):
        pass
    shown = table.reveal()
    for seat in range(seats):
        for column in range(shown["laid"][seat] + 1):
            as_a_lays_it, lies = shown["tile"][seat][column], "".join(shown["patterns"][seat][column])
            if "token" not in shown["marks"][seat][column]:
                assert lies == (as_a_lays_it[::-1] if across[seat] else as_a_lays_it)


def test_M16_the_side_goes_by_seat_in_the_second_half_too():
    table = Table("maui", 4, seed=8, options=LONG)
    while table.reveal()["half"] == 0:
        table.play(table.moves()[0])
    shown = table.reveal()
    assert shown["across"] == [False, False, True, True]
    assert "".join(shown["patterns"][3][0]) == shown["tile"][3][0][::-1]


def test_M16_a_viewer_sees_market_tiles_the_way_they_would_lie_on_the_own_beach():
    desk = beach(2, same_side=False)
    put_market(desk, "swf")
    put_last(desk, "swf", 3)
    put_last(desk, "swf", 3, seat=1)
    columns = [[line.split()[-1] for line in desk.table.draw(viewer).splitlines()[3:6]] for viewer in (0, 1)]
    assert columns == [["s", "w", "f"], ["f", "w", "s"]]
    desk.play(0, "a0 3")
    new = TILE_TEXTS[desk.s.market[0, 2]]
    told = [desk.table.news(viewer)[-1].arguments["tile"] for viewer in (0, 1, None)]
    assert told == [new, new[::-1], new]


# ---- placing a tile -----------------------------------------------------------------------------------------------


def test_M17_the_price_goes_to_the_area_of_the_tiles_own_row():
    desk = beach()
    desk.s.dollars[0] = 3
    put_last(desk, "swf", 3)
    put_market(desk, "swf")
    desk.play(0, "b2 3")
    assert desk.s.dollars[0] == 1
    assert [desk.s.areas[0], desk.s.areas[1]] == [1, 3]


def test_M17_a_tile_that_cannot_be_paid_for_cannot_be_picked():
    desk = beach()
    put_last(desk, "swf", 3)
    put_market(desk, "swf")
    refused(desk, "a2 3", "M17")


def test_M18_tiles_go_into_the_next_free_column_from_left_to_right():
    desk = beach()
    for column in range(1, 4):
        put_last(desk, "swf", 3, column - 1)
        put_market(desk, "flo")
        desk.s.turn = 0
        desk.play(0, "a0 5")
        assert [desk.s.tile[0, c] > 0 for c in range(5)] == [c <= column for c in range(5)]
        assert desk.s.tile[0, column] == tile("flo")
        assert [desk.s.patterns[0, column, i] for i in range(3)] == [FISH, LAGOON, SUNSET]


def test_M18_up_to_two_patterns_may_hang_over():
    desk = beach()
    put_last(desk, "swf", 1)
    put_market(desk, "wos", "wfs")
    assert tops(desk, "a0") == [-1, 2]  # stripes in row 1 or waves in row 2
    put_last(desk, "swf", 5)
    put_market(desk, "fos")
    assert tops(desk, "a0") == [3, 7]  # stripes in row 5 or fish in row 7


def test_M19_a_match_lies_inside_the_beach_beside_an_identical_active_pattern():
    desk = beach()
    put_last(desk, "swf", 3)
    put_market(desk, "lso")
    assert tops(desk, "a0") == [2]
    refused(desk, "a0 3", "M19")
    put_last(desk, "swf", 0)  # stripes hang over the ocean
    refused(desk, "a0 -1", "M24")


def test_M19_any_match_will_do_and_the_previous_tile_alone_counts():
    desk = beach()
    put_last(desk, "low", 3, 0)
    put_last(desk, "swf", 4, 1)
    put_market(desk, "wfl")
    assert tops(desk, "a0") == [5]
    put_market(desk, "fsl")
    assert tops(desk, "a0") == [3, 6]


def test_M20_a_covered_pearl_goes_to_the_dock():
    for colour, pearls in (("white", [1, 0]), ("black", [0, 1])):
        desk = beach()
        put_last(desk, "swf", 3)
        put_market(desk, "swf")
        put_space(desk, 1, 5, colour)
        desk.play(0, "a0 3")
        assert pair(desk.s.pearls) == pearls
        assert desk.s.space[0, 1] == 0


@pytest.mark.parametrize("row", [1, 2, 6, 7])
def test_M20_a_token_that_is_not_covered_leaves_the_game(row):
    for lies in ("white", "scoring1"):
        desk = beach()
        put_last(desk, "swf", 3)
        put_market(desk, "swf")
        put_space(desk, 1, row, lies)
        desk.play(0, "a0 3")
        assert desk.s.space[0, 1] == 0
        assert pair(desk.s.pearls) == [0, 0]
        assert track(desk) == {"stripes": 1, "waves": 1, "fish": 1}


@pytest.mark.parametrize("row", [3, 4, 5])
def test_M20_a_covered_scoring_token_moves_one_of_its_tracks_by_choice(row):
    for letter, name in (("f", "fish"), ("o", "sunset")):
        desk = beach()
        put_last(desk, "swl", 3)
        put_market(desk, "swl")
        put_space(desk, 1, row, "scoring2")
        assert {move for move in desk.moves(0) if move.startswith("a0 3")} == {"a0 3 ^f", "a0 3 ^o"}
        desk.play(0, f"a0 3 ^{letter}")
        assert track(desk) == {"stripes": 1, "waves": 1, "lagoon": 1, name: 1}


def test_M20_not_a_track_whose_end_is_reached_and_lost_if_both_are():
    desk = beach()
    put_last(desk, "swl", 3)
    put_market(desk, "swl")
    put_space(desk, 1, 4, "scoring2")
    put_tracks(desk, fish=13)
    assert {move for move in desk.moves(0) if move.startswith("a0 3")} == {"a0 3 ^o"}
    refused(desk, "a0 3 ^f", "M20")
    put_tracks(desk, sunset=13)
    assert {move for move in desk.moves(0) if move.startswith("a0 3")} == {"a0 3"}
    desk.play(0, "a0 3")
    assert track(desk) == {"stripes": 1, "waves": 1, "lagoon": 1, "fish": 13, "sunset": 13}


def test_M20_before_scoring_so_a_track_that_ends_with_this_tile_may_still_be_chosen():
    desk = beach()
    put_last(desk, "swl", 1)
    put_market(desk, "swl")
    put_space(desk, 1, 2, "scoring1")
    put_tracks(desk, stripes=12)
    desk.play(0, "a0 1 ^s")  # step 13 by the umbrella; the match in row 1 then scores nothing
    assert track(desk) == {"stripes": 13, "waves": 2, "lagoon": 1}


def with_tokens(lagoon: int = 1, sunset: int = 0, **more) -> Desk:
    desk = beach(**more)
    desk.s.tokens[0, 0] = lagoon
    desk.s.tokens[0, 1] = sunset
    put_last(desk, "lwo", 3)
    return desk


def test_M21_a_token_may_create_the_match():
    desk = with_tokens()
    put_market(desk, "fsw")
    refused(desk, "a0 3", "M19")
    desk.play(0, "a0 3 l1")
    assert track(desk) == {"lagoon": 1}
    assert pair(desk.s.tokens) == [0, 0]
    assert desk.s.patterns[0, 1, 0] == LAGOON
    assert desk.s.marks[0, 1, 0] == thing("token")


def test_M21_a_token_may_add_a_match_or_prepare_a_later_one():
    desk = with_tokens()
    put_market(desk, "fws")
    desk.play(0, "a0 3 l1")
    assert track(desk) == {"waves": 1, "lagoon": 1}
    desk = with_tokens()
    put_market(desk, "fws", "los")
    desk.play(0, "a0 3 l3")
    assert track(desk) == {"waves": 1}
    desk.s.turn = 0
    desk.play(0, "a0 5")  # lagoon beside the token in row 5
    assert track(desk) == {"waves": 1, "lagoon": 1}


def test_M21_the_pattern_under_a_token_is_no_longer_there():
    desk = with_tokens()
    put_market(desk, "fws")
    refused(desk, "a0 3 l2", "M19")


def test_M21_more_than_one_token_but_one_a_pattern():
    desk = with_tokens(sunset=1)
    put_market(desk, "fws")
    desk.play(0, "a0 3 l1 o3")
    assert track(desk) == {"lagoon": 1, "waves": 1, "sunset": 1}
    assert pair(desk.s.tokens) == [0, 0]
    desk = with_tokens(sunset=1)
    put_market(desk, "fws")
    refused(desk, "a0 3 l1 o1", "M21")


def test_M21_only_tokens_owned():
    desk = with_tokens(lagoon=0)
    put_market(desk, "fws")
    refused(desk, "a0 3 l1", "M21")
    refused(desk, "a0 3 o3", "M21")


def test_M21_not_outside_the_beach_and_not_where_the_pattern_is_the_tokens_already():
    desk = with_tokens()
    put_last(desk, "wlo", 1)
    put_market(desk, "fws", "lws")
    refused(desk, "a0 0 l1", "M21")
    desk.s.dollars[0] = 1
    refused(desk, "a1 0 l1", "M21")
    put_last(desk, "fws", 3)
    refused(desk, "a1 3 l1", "M21")
    assert not any(move.startswith("a1") and "l1" in move for move in desk.moves(0))


def test_M21_not_on_a_pattern_that_covers_a_crab_space():
    desk = with_tokens(variant="crab")
    put_last(desk, "wsf", 5, 1)  # column 2 has a crab in row 6
    put_market(desk, "wos")
    assert "a0 5 l3" in desk.moves(0)
    refused(desk, "a0 5 l2", "M21")
    put_last(desk, "wsf", 5, 3)  # column 4 has a scoring token there, which a towel token may cover
    assert "a0 5 l2 ^s" in desk.moves(0)


def test_M21_M23_a_token_gained_this_turn_is_usable_from_the_next():
    desk = beach()
    put_tracks(desk, stripes=6)
    put_last(desk, "swf", 3)
    put_market(desk, "slo")
    put_space(desk, 1, 4, "scoring1")
    refused(desk, "a0 3 l1 ^s", "M21")
    desk.play(0, "a0 3 ^s")
    assert pair(desk.s.tokens) == [1, 0]
    desk.s.turn = 0
    assert any(" l" in move for move in desk.moves(0))


def test_M22_every_match_moves_its_marker_by_the_rows_value():
    desk = beach()
    put_last(desk, "swf", 1)
    put_market(desk, "swf")
    desk.play(0, "a0 1")
    assert track(desk) == {"stripes": 3, "waves": 2, "fish": 1}


def test_M22_the_marker_stays_at_the_last_step_and_matches_there_are_legal():
    desk = beach()
    put_last(desk, "swf", 1)
    put_market(desk, "swf")
    put_tracks(desk, stripes=12, waves=13)
    desk.play(0, "a0 1")
    assert track(desk) == {"stripes": 13, "waves": 13, "fish": 1}
    put_last(desk, "wlo", 3)
    put_market(desk, "wfs")
    desk.s.turn = 0
    desk.play(0, "a0 3")
    assert desk.s.track[0, WAVES] == 13


def test_M22_two_patterns_alike_may_both_match():
    desk = with_tokens()
    put_last(desk, "lwo", 3, 1)
    desk.s.patterns[0, 1, 2] = LAGOON  # a token lies there
    desk.s.edge[0, LAGOON] |= 1 << 4
    desk.s.edge[0, SUNSET] = 0
    put_market(desk, "lws")
    desk.play(0, "a0 3 l3")
    assert track(desk) == {"lagoon": 2, "waves": 1}


def test_M22_markers_share_steps_freely():
    desk = beach()
    put_tracks(desk, seat=1, stripes=1, waves=1, fish=1)
    put_last(desk, "swf", 3)
    put_market(desk, "swf")
    desk.play(0, "a0 3")
    assert track(desk, 0) == track(desk, 1)


def test_M23_reaching_or_passing_a_frame_takes_one_token_by_match_or_umbrella():
    for before in (5, 6):
        desk = beach()
        put_last(desk, "swf", 2)
        put_market(desk, "slo")
        put_tracks(desk, stripes=before)
        desk.play(0, "a0 2")
        assert pair(desk.s.tokens) == [1, 0]
        assert desk.s.frame_tokens[0] == 0
    desk = beach()
    put_last(desk, "swl", 3)
    put_market(desk, "swl")
    put_space(desk, 1, 4, "scoring2")
    put_tracks(desk, fish=7)
    desk.play(0, "a0 3 ^f")
    assert pair(desk.s.tokens) == [0, 1]


def test_M23_only_if_one_is_left_and_only_once():
    desk = beach()
    put_tracks(desk, stripes=6)
    desk.s.frame_tokens[0] = 0
    desk.call(rules.advance, 0, STRIPES, 1)
    assert pair(desk.s.tokens) == [0, 0]
    desk.s.frame_tokens[0] = 1
    desk.call(rules.advance, 0, STRIPES, 3)
    assert pair(desk.s.tokens) == [0, 0]


def test_M23_nobody_ever_owns_two_tokens_of_a_kind():
    for seed in range(20):
        table = Table("maui", 3, seed=seed, options=LONG)
        for _ in play_randomly(table, random.Random(seed)):
            assert max(max(tokens) for tokens in table.reveal()["tokens"]) <= 1


@pytest.mark.parametrize(
    ("top", "penalties", "active"),
    [(-1, [2, 0], [1]), (0, [1, 0], [1, 2]), (1, [0, 0], [1, 2, 3]), (6, [0, 1], [6, 7]), (7, [0, 2], [7])],
)
def test_M24_a_penalty_token_for_every_pattern_outside_which_is_inactive(top, penalties, active):
    desk = beach()
    put_last(desk, "swf", min(max(top, 1), 5))
    put_market(desk, {-1: "wfs", 0: "osw"}.get(top, "swf") if top < 5 else {6: "wfl", 7: "fsl"}[top])
    desk.play(0, f"a0 {top}")
    assert pair(desk.s.penalties) == penalties
    assert sorted(row for pattern in range(5) for row in range(1, 8) if desk.s.edge[0, pattern] >> row - 1 & 1) == active
    assert [desk.s.marks[0, 1, i] == thing("penalty") for i in range(3)] == [not 1 <= top + i <= 7 for i in range(3)]


def test_M24_an_inactive_pattern_matches_nothing():
    desk = beach()
    put_last(desk, "swf", -1)
    put_market(desk, "lsf")
    assert tops(desk, "a0") == [-1]  # fish in row 1; not stripes, in row -1
    put_market(desk, "low")
    assert tops(desk, "a0") == []


def test_M25_a_covered_crab_is_turned_up_after_scoring():
    desk = beach(variant="crab")
    put_last(desk, "swf", 5, 1)
    put_market(desk, "swl", "lwo")
    desk.s.space[0, 2] = -4  # in row 6
    desk.play(0, "a0 5")
    assert track(desk) == {"stripes": 1, "waves": 2}  # the match under the crab still counts
    assert [desk.s.marks[0, 2, i] for i in range(3)] == [0, -4, 0]
    assert desk.s.crabs[0] == -4
    assert desk.s.space[0, 2] == 0
    desk.s.turn = 0
    assert 5 not in tops(desk, "a0")
    assert tops(desk, "a0") == [7]  # lagoon in row 7; waves under the crab are inactive
    refused(desk, "a0 5", "M25")


def test_M25_a_crab_that_is_not_covered_leaves_the_game_unseen():
    desk = beach(variant="crab")
    put_last(desk, "swf", 1, 1)
    put_market(desk, "swl")
    desk.s.space[0, 2] = -4
    desk.play(0, "a0 1")
    assert desk.s.space[0, 2] == 0
    assert desk.s.crabs[0] == 0
    assert all(desk.s.marks[0, 2, i] == 0 for i in range(3))
    assert [event.message for event in desk.table.news(0)].count("maui-crab-leaves") == 1
    assert "-4" not in str(desk.table.news(0)) + str(desk.table.view(0)["space"])
    notes = desk.table.view(0)["notes"]
    assert not any(note[2] == -4 for note in notes)


def test_M26_the_row_slides_towards_its_area_and_is_filled_from_the_bag():
    for price, rest in ((0, ["swo", "slo"]), (1, ["swl", "slo"]), (2, ["swl", "swo"])):
        desk = beach()
        desk.s.dollars[0] = 2
        put_last(desk, "swf", 3)
        put_market(desk, "swl", "swo", "slo", "fwl", "fwo", "flo")
        coming = desk.s.bag[desk.s.drawn]
        drawn = desk.s.drawn
        desk.play(0, f"a{price} 3")
        assert [TILE_TEXTS[desk.s.market[0, i]] for i in range(3)] == [*rest, TILE_TEXTS[coming]]
        assert [TILE_TEXTS[desk.s.market[1, i]] for i in range(3)] == ["fwl", "fwo", "flo"]
        assert desk.s.drawn == drawn + 1


def test_M26_the_new_tile_is_not_seen_before_the_move_is_made():
    table = Table("maui", 2, seed=9)
    for viewer in (0, 1, None):
        assert table.view(viewer)["bag"][8:] == 52 * [""]


def test_M27_all_dollars_of_one_area_that_is_not_empty():
    desk = beach()
    desk.s.areas[0] = 3
    desk.s.areas[1] = 0
    assert "dollars a" in desk.moves(0)
    refused(desk, "dollars b", "M27")
    desk.play(0, "dollars a")
    assert desk.s.dollars[0] == 4
    assert desk.s.areas[0] == 0
    assert desk.s.laid[0] == 0
    assert desk.to_act == (1,)


# ---- spare towel --------------------------------------------------------------------------------------------------


def stuck(variant: str = "base", column: int = 1, **more) -> Desk:
    """Nothing that seat 0 can pay for matches, and there are no dollars to take."""
    desk = beach(variant=variant, **more)
    put_last(desk, "swf", -1, column)
    put_market(desk, "swl", "fwl", "fsl")
    desk.s.dollars[0] = 0
    desk.s.areas[0] = desk.s.areas[1] = 0
    desk.s.market[1, 0] = tile("low")
    return desk


SPARES = [f"spare {row}{price}" for row in "ab" for price in range(3)]


def test_M28_only_when_nothing_can_be_placed_without_tokens_and_both_areas_are_empty():
    desk = stuck()
    assert desk.moves(0) == SPARES
    desk.s.areas[1] = 1
    assert desk.moves(0) == ["dollars b"]
    refused(desk, "spare a0", "M28")
    desk.s.areas[1] = 0
    desk.s.dollars[0] = 1  # now fish of a1 can be paid for
    assert "a1 1" in desk.moves(0)
    assert not any(move.startswith("spare") for move in desk.moves(0))
    refused(desk, "spare a0", "M28")


def test_M28_any_market_tile_is_taken_free_and_laid_on_rows_3_to_5_without_scoring():
    desk = stuck()
    put_last(desk, "swf", -1, 3)
    desk.play(0, "spare a2")
    assert desk.s.laid[0] == 4
    assert desk.s.top[0, 4] == 3
    assert desk.s.tile[0, 4] == tile("fsl")
    assert track(desk) == {}
    assert pair(desk.s.penalties) == [0, 0]
    assert desk.s.dollars[0] == 0
    assert [desk.s.areas[0], desk.s.areas[1]] == [0, 0]
    assert [desk.s.edge[0, pattern] for pattern in (FISH, STRIPES, LAGOON)] == [1 << 2, 1 << 3, 1 << 4]
    assert [TILE_TEXTS[desk.s.market[0, i]] for i in range(2)] == ["swl", "fwl"]
    assert desk.s.market[0, 2] == desk.s.bag[desk.s.drawn - 1]


def test_M28_a_spare_towel_scores_nothing_even_where_patterns_lie_side_by_side():
    desk = stuck()
    put_last(desk, "wfs", 1, 3)
    for pattern in (WAVES, FISH):
        desk.s.edge[0, pattern] = 0  # only stripes in row 3 are active
    put_market(desk, "low", "sfl", "low", "low")
    desk.play(0, "spare a1")  # stripes in row 3
    assert track(desk) == {}


@pytest.mark.parametrize("row", [1, 4])
def test_M28_the_columns_umbrella_or_crab_leaves_covered_or_not_a_crab_unseen(row):
    for variant, lies in (("base", "white"), ("base", "scoring1"), ("crab", "-4")):
        desk = stuck(variant, 6)
        put_space(desk, 7, row, lies)
        desk.play(0, "spare a0")
        assert desk.s.space[0, 7] == 0
        assert pair(desk.s.pearls) == [0, 0]
        assert desk.s.crabs[0] == 0
        assert track(desk) == {}
        assert all(desk.s.marks[0, 7, i] == 0 for i in range(3))
        assert not any(note[2] == -4 for note in desk.table.view(1)["notes"])


def test_M28_tokens_may_be_used_instead_but_never_on_the_spare_towel():
    desk = stuck()
    put_last(desk, "swl", -1, 1)  # lagoon in row 1 is all that is active
    put_market(desk, "swf")
    assert desk.moves(0) == SPARES
    desk.s.tokens[0, 0] = 1
    moves = desk.moves(0)
    assert [move for move in moves if move.startswith("spare")] == SPARES
    assert {move for move in moves if move.startswith("a0")} == {"a0 1 l1", "a0 0 l2", "a0 -1 l3"}
    desk.play(0, "spare a0")
    assert pair(desk.s.tokens) == [1, 0]


def test_M29_with_dollars_on_the_market_take_them_or_place_with_tokens():
    desk = stuck()
    put_last(desk, "swl", -1, 1)
    put_market(desk, "swf")
    desk.s.areas[0] = 2
    assert desk.moves(0) == ["dollars a"]
    desk.s.tokens[0, 0] = 1
    assert set(desk.moves(0)) == {"dollars a"} | {f"{row}0 {spot}" for row in "ab" for spot in ("1 l1", "0 l2", "-1 l3")}


def test_M30_the_bag_never_runs_out():
    most = 0
    for seed in range(60):
        table = finished(4, seed=seed)
        shown = table.reveal()
        assert shown["drawn"] == 6 + 4 + sum(shown["laid"])
        most = max(most, shown["drawn"])
    assert most <= 4 * 13 + 6 == 58
    desk = beach(4)
    for seat in range(4):
        desk.s.laid[seat] = 11
        desk.s.dollars[seat] = 0
        put_last(desk, "swf", 3, 11, seat)
    desk.s.drawn = 6 + 4 + 44
    for seat in range(4):
        put_market(desk, "swf")
        desk.play(seat, "a0 3 ^s" if "a0 3 ^s" in desk.moves(seat) else "a0 3")
    assert desk.table.over
    assert desk.s.drawn == 58


# ---- end of the game ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("full", [0, 1, 2])
def test_M31_the_round_is_finished_when_somebody_has_laid_the_twelfth_tile(full):
    desk = beach(3)
    for seat in range(3):
        desk.s.dollars[seat] = 0
        put_last(desk, "swf", 3, 11 if seat == full else 5, seat)
    for seat in range(3):
        assert desk.to_act == (seat,)
        put_market(desk, "swf")
        desk.play(seat, next(move for move in desk.moves(seat) if move.startswith("a0 3")))
    assert desk.table.over
    assert desk.to_act == ()
    assert desk.s.laid[full] == 12


def test_M31_all_have_the_same_number_of_turns():
    for seats in (2, 3, 4):
        table = finished(seats, seed=seats)
        turns = [seat for seat, _ in table.log]
        assert [turns.count(seat) for seat in range(seats)] == seats * [len(turns) // seats]
        assert turns == [i % seats for i in range(len(turns))]
        assert len(turns) == seats * table.reveal()["round"]


def put_score(desk: Desk, seat: int = 0, **values: int) -> None:
    put_tracks(desk, seat, **{name: values[name] for name in PATTERNS if name in values})
    desk.s.pearls[seat, 0] = values.get("white", 0)
    desk.s.pearls[seat, 1] = values.get("black", 0)
    desk.s.dollars[seat] = values.get("dollars", 0)
    desk.s.penalties[seat, 0] = values.get("ocean", 0)
    desk.s.penalties[seat, 1] = values.get("trees", 0)
    desk.s.crabs[seat] = values.get("crabs", 0)


@pytest.mark.parametrize(
    ("values", "points"),
    [
        ({}, 0),
        ({"stripes": 9, "sunset": 13}, 28),
        ({"white": 1}, 2),
        ({"white": 2, "black": 2}, 10),
        ({"black": 3, "white": 1}, 11),
        ({"dollars": 6}, 6),
        ({"ocean": 2, "trees": 1}, -3),
        ({"crabs": -21}, -21),
        ({"fish": 8, "white": 3, "dollars": 1, "ocean": 4, "crabs": -7}, 7),
    ],
)
def test_M32_points_of_tracks_pearls_dollars_penalties_and_crabs(values, points):
    desk = beach()
    put_score(desk, **values)
    assert desk.call(rules.score, 0) == points
    assert desk.table.scores[0] == points


@pytest.mark.parametrize(
    ("dollars", "tracks", "laid", "first", "winner"),
    [
        ([0, 0, 0], [3, 5, 4], [10, 12, 12], 0, 1),  # most points
        ([0, 0, 0], [5, 5, 4], [12, 11, 9], 0, 1),  # fewer tiles
        ([2, 1, 2], [3, 4, 3], [12, 12, 12], 0, 2),  # more dollars, then later in turn order
        ([2, 1, 1], [3, 4, 4], [12, 12, 12], 0, 0),  # more dollars
        ([1, 1, 1], [4, 4, 4], [12, 12, 12], 0, 2),  # later in turn order
        ([1, 1, 1], [4, 4, 4], [12, 12, 12], 2, 1),  # of this half
        ([1, 1, 1], [4, 4, 4], [12, 12, 12], 1, 0),
    ],
)
def test_M33_ties_go_to_fewer_tiles_then_more_dollars_then_later_in_turn_order(dollars, tracks, laid, first, winner):
    desk = beach(3)
    for seat in range(3):
        put_score(desk, seat, waves=tracks[seat], dollars=dollars[seat])
        desk.s.laid[seat] = laid[seat]
    desk.s.first = first
    assert desk.call(rules.winners) == 1 << winner


def test_M33_there_is_always_exactly_one_winner():
    for variant in ("base", "crab", "long"):
        for seed in range(6):
            table = finished(2 + seed % 3, variant, seed)
            best = max(table.scores)
            assert len(table.winners) == 1
            assert table.scores[table.winners[0]] == best


def test_example_tracks_50_pearls_9_and_2_dollars_2_penalties_3_make_60():
    """M32."""
    desk = beach()
    put_score(desk, stripes=13, fish=12, waves=8, lagoon=8, dollars=2, white=3, black=1, ocean=1, trees=2)
    assert desk.call(rules.track_score, 0) == 50
    assert desk.call(rules.score, 0) == 60


def test_example_waves_in_a_row_worth_2_and_fish_in_a_row_worth_3():
    """M3, M22, M23: waves from nowhere to step 2, fish 3 steps on; passing step 8 of fish takes a sunset token."""
    desk = beach()
    put_tracks(desk, fish=6)
    put_last(desk, "swf", 5)
    put_market(desk, "lwf")
    desk.play(0, "a0 5")
    assert track(desk) == {"waves": 2, "fish": 9}
    assert pair(desk.s.tokens) == [0, 1]


# ---- sand-crab variant --------------------------------------------------------------------------------------------


def test_M34_crabs_lie_face_down_at_random_seen_by_nobody():
    spreads = set()
    for seed in range(10):
        table = Table("maui", 3, seed=seed, options={"variant": "crab"})
        assert table.reveal()["crab_side"]
        for seat, spaces in enumerate(table.reveal()["space"]):
            spreads.add(tuple(spaces))
            for viewer in (0, 1, 2, None):
                hidden = table.view(viewer)["space"][seat]
                assert hidden == ["crab" if text.startswith("-") else text for text in spaces]
    assert len(spreads) > 25


def test_M34_scoring_tokens_face_up_on_their_own_spaces_and_no_pearls():
    table = Table("maui", 4, seed=1, options={"variant": "crab"})
    for spaces in table.view(None)["space"]:
        assert (spaces[4], spaces[9]) == ("scoring1", "scoring2")
        assert not {"white", "black"} & set(spaces)
    for _ in play_randomly(table, random.Random(1)):
        assert table.reveal()["pearls"] == 4 * [[0, 0]]
    assert table.reveal()["steps"] == 13


# ---- long game ----------------------------------------------------------------------------------------------------


def at_half_time(scores: list[int], seed: int = 1) -> Desk:
    """A long game at the end of its first half, with these points from the tracks alone."""
    desk = beach(len(scores), "long", seed=seed)
    for seat, points in enumerate(scores):
        put_score(desk, seat, waves=points)
    desk.call(rules.end_half)
    return desk


@pytest.mark.parametrize(("scores", "first"), [([3, 2, 5], 1), ([1, 2, 3, 4], 0), ([8, 7], 1), ([5, 6, 7, 4], 3)])
def test_M35_the_lowest_score_becomes_first_player(scores, first):
    desk = at_half_time(scores)
    assert desk.s.event == rules.BAG
    assert desk.s.event_index == 1
    assert desk.s.first == first
    assert [desk.s.half_score[seat] for seat in range(len(scores))] == scores
    desk.table._settle()
    assert desk.to_act == (first,)


def test_M35_a_tie_is_broken_at_random_among_the_tied():
    firsts = []
    for seed in range(60):
        desk = at_half_time([4, 2, 6, 2], seed)
        assert desk.s.event == rules.FIRST
        desk.table._settle()
        firsts.append(desk.s.first)
    assert set(firsts) == {1, 3}
    assert 15 < firsts.count(1) < 45
    for order, first in (([0, 3, 1, 2], 3), ([2, 1, 0, 3], 1)):
        desk = at_half_time([4, 2, 6, 2])
        desk.s.event = 0
        desk.call(rules.dealt, rules.FIRST, np.array(order))
        assert desk.s.first == first


def test_M35_the_extension_is_on_the_tracks_from_the_start():
    desk = beach(variant="long")
    put_last(desk, "swf", 1)
    put_market(desk, "swf")
    put_tracks(desk, stripes=12)
    desk.play(0, "a0 1")
    assert desk.s.track[0, STRIPES] == 15
    assert not desk.s.crab_side


def test_M36_tiles_market_beaches_and_spaces_start_anew():
    table = Table("maui", 3, seed=2, options=LONG)
    chooser = random.Random(2)
    while table.reveal()["half"] == 0:
        before = table.reveal()
        table.play(chooser.choice(table.moves()))
    after = table.reveal()
    assert list(table.scores) == after["half_score"]
    assert after["crab_side"]
    assert after["laid"] == [0, 0, 0]
    assert after["round"] == 1
    assert sorted(after["bag"]) == sorted(TILE_TEXTS[1:])
    assert after["bag"] != before["bag"]
    assert after["drawn"] == 9
    assert after["market"][0] + after["market"][1] == after["bag"][:6]
    assert [tiles[0] for tiles in after["tile"]] == after["bag"][6:9]
    assert [tiles[1:] for tiles in after["tile"]] == 3 * [12 * [""]]
    assert all(mark == "" for marks in after["marks"] for column in marks for mark in column)
    assert [sorted(filter(None, spaces)) for spaces in table.view(0)["space"]] == 3 * [7 * ["crab"] + ["scoring1", "scoring2"]]


def test_M36_markers_pearls_dollars_tokens_and_penalties_stay():
    desk = beach(3, "long")
    for seat in range(3):
        put_score(desk, seat, stripes=5 + seat, fish=20, white=2, black=seat, dollars=seat, ocean=seat, trees=3)
        desk.s.tokens[seat, 1] = 1
        put_last(desk, "swf", 3, 12, seat)
    desk.s.areas[0] = 2
    desk.s.frame_tokens[1] = 0
    kept = ("track", "pearls", "dollars", "areas", "tokens", "frame_tokens", "penalties")
    before = desk.table.reveal()
    desk.call(rules.end_half)
    desk.table._settle()
    after = desk.table.reveal()
    assert {name: after[name] for name in kept} == {name: before[name] for name in kept}
    assert after["half"] == 1
    assert not desk.table.over


def test_M36_towel_tokens_laid_on_tiles_leave_the_game():
    desk = beach(2, "long")
    desk.s.marks[0, 3, 0] = thing("token")
    desk.s.frame_tokens[0] = 0
    desk.call(rules.end_half)
    desk.table._settle()
    assert desk.s.frame_tokens[0] == 0
    assert pair(desk.s.tokens) == [0, 0]
    assert desk.s.marks[0, 3, 0] == 0


def test_M36_the_second_scoring_decides_and_tiles_of_the_first_half_do_not_count():
    table = finished(2, "long", 5)
    shown = table.reveal()
    assert shown["half"] == 1
    assert table.over
    assert max(shown["laid"]) == 12
    assert list(table.scores) != shown["half_score"]
    desk = beach(2, "long")
    desk.s.half = 1
    for seat in range(2):
        put_last(desk, "swf", 3, 12 - seat, seat)
        put_score(desk, seat, waves=5)
    desk.s.half_score[0] = 50  # of no account any more
    desk.call(rules.end_half)
    assert desk.table.reveal()["over"]
    assert desk.call(rules.winners) == 0b10  # fewer tiles


# ---- all of it ----------------------------------------------------------------------------------------------------


def test_every_clause_has_a_place_in_the_code_and_a_test():
    folder = Path(rules.__file__).parent
    code = "".join((folder / name).read_text("utf-8") for name in ("components.py", "rules.py", "hidden.py"))
    tests = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    for number in range(1, 37):
        assert re.search(rf"\bM{number}\b", code), number
        assert f"_M{number}_" in tests, number


def test_records_of_a_table_are_reused_without_a_trace():
    """`start` resets everything: a second game in a used record is the same as in a fresh one."""
    used, fresh = finished(4, "long", 3), Table("maui", 4, seed=4, options=LONG)
    used._state["notes"] = fresh._state["notes"]
    used._program.new_game(used._state)
    used._dealer[:] = fresh._dealer
    used._settle()
    assert GAME.record.to_plain(used._state) == GAME.record.to_plain(fresh._state)


def test_letters_are_those_of_the_patterns():
    assert dict(zip(LETTERS, PATTERNS, strict=True)) == {
        "s": "stripes",
        "f": "fish",
        "w": "waves",
        "l": "lagoon",
        "o": "sunset",
    }
    assert (STRIPES, FISH, WAVES, LAGOON, SUNSET) == (0, 1, 2, 3, 4)
