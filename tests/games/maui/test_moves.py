"""Moves of maui as people write them, and why some cannot be played."""

from __future__ import annotations

import pytest

from parawan import AmbiguousMove, IllegalMove, NotYourTurn, Table, UnreadableMove
from parawan.engine.voice import LANGUAGES, Voice
from parawan.games.maui import moves, rules
from tests.games.maui.beach import beach, pair, put_last, put_market, put_space, put_tracks, tile
from tests.support import Desk


@pytest.fixture
def desk() -> Desk:
    """Seat 0 may lay swf beside swf on the dock, and pay up to 1."""
    desk = beach()
    put_last(desk, "swf", 3)
    put_market(desk, "swf", "slo", "wfs", "low")
    return desk


def reason(desk: Desk, move: str) -> tuple[str, str]:
    """The clause a move breaks, and the message."""
    with pytest.raises(IllegalMove) as error:
        desk.play(0, move)
    for language in LANGUAGES:
        assert f"({error.value.clause})" in error.value.text(Voice("maui", language))
    return error.value.clause, error.value.reason.message


@pytest.mark.parametrize(
    "text",
    ["", "x", "a", "a1", "a3 1", "c0 3", "a0 8", "a0 -2", "a0 3 x1", "a0 3 l4", "a0 3 l0", "a0 3 l", "a0 3 ^", "a0 3 ^x", "a0 ３",
     "a0 3 ^s l1", "dollars", "dollars c", "dollars a1", "spare", "spare a", "spare a3", "spare a1 3", "a0 3 3", "9" * 400],
)  # fmt: skip
def test_what_is_no_move_is_unreadable(desk, text):
    with pytest.raises(UnreadableMove, match="such as a1 3"):
        desk.play(0, text)


@pytest.mark.parametrize("text", ["a0 3 s1", "a0 3 l1 l2", "a0 3 f1 o2", "a0 3 o1 l1 o2"])
def test_tokens_there_are_not_and_tokens_twice_are_unreadable(desk, text):
    with pytest.raises(UnreadableMove, match="your towel tokens are l and o, each once"):
        desk.play(0, text)


@pytest.mark.parametrize("text", ["a0 3", " A0 3 ", "a 0 3", "a03", "A0\t3"])
def test_white_space_and_case_do_not_matter(desk, text):
    desk.play(0, text)
    assert desk.s.tile[0, 1] == tile("swf")


@pytest.mark.parametrize("text", ["a0 -1 o3", "a0 −1 O3", "a0-1o3", "A 0 - 1 o 3"])
def test_minus_signs_and_tokens_are_read_as_people_write_them(desk, text):
    put_last(desk, "swo", -1, 3)
    desk.s.tokens[0, 1] = 1
    desk.play(0, text)
    assert desk.s.top[0, 4] == -1
    assert pair(desk.s.tokens) == [0, 0]


def test_dollars_and_spare_are_read_in_any_case(desk):
    assert desk.table.read_move("DOLLARS  B", 0).number == rules.TAKE_DOLLARS + 1
    assert moves.read(desk.s, 0, "Spare b2") == [rules.SPARE + 5]


def test_tokens_are_read_in_any_order(desk):
    desk.s.tokens[0, 0] = desk.s.tokens[0, 1] = 1
    desk.refresh()
    assert desk.table.read_move("a0 3 o3 l2", 0).text == "a0 3 l2 o3"


def test_a_track_left_out_is_ambiguous_only_where_there_is_a_choice(desk):
    put_space(desk, 1, 4, "scoring1")
    with pytest.raises(AmbiguousMove, match=r"a0 3 \^s, a0 3 \^w"):
        desk.play(0, "a0 3")
    put_tracks(desk, stripes=13)
    desk.play(0, "a0 3")
    assert desk.s.track[0, 2] == 2  # waves: one step by the umbrella, one by the match


def test_every_number_has_a_text_of_its_own_and_reads_back():
    table = Table("maui", 3, seed=1)
    texts = [table.move(number).text for number in range(rules.MOVES)]
    assert len(set(texts)) == rules.MOVES
    for number in range(0, rules.MOVES, 7):
        meant = moves.read(beach(3).s if number == 0 else table._redacted(0), 0, texts[number])
        assert meant[0] == number


def test_M27_why_not_an_empty_area(desk):
    desk.s.areas[0] = 0
    assert reason(desk, "dollars a") == ("M27", "maui-why-no-dollars")


def test_M28_why_not_a_spare_towel(desk):
    assert reason(desk, "spare a0") == ("M28", "maui-why-spare-dollars")
    desk.s.areas[0] = desk.s.areas[1] = 0
    assert reason(desk, "spare a0") == ("M28", "maui-why-spare-tile")


def test_M17_why_not_too_dear(desk):
    assert reason(desk, "a2 3") == ("M17", "maui-why-price")
    desk.s.areas[0] = desk.s.areas[1] = 0
    assert reason(desk, "a2 3") == ("M17", "maui-why-price-no-dollars")


def test_M21_why_not_a_token(desk):
    assert reason(desk, "a0 3 l1") == ("M21", "maui-why-no-token")
    desk.s.tokens[0, 0] = desk.s.tokens[0, 1] = 1
    assert reason(desk, "a1 3 l2") == ("M21", "maui-why-token-same")
    assert reason(desk, "a1 3 o3") == ("M21", "maui-why-token-same")
    assert reason(desk, "a0 3 l1 o1") == ("M21", "maui-why-token-pile")
    put_last(desk, "swf", 1, 2)
    assert reason(desk, "a0 0 l1") == ("M21", "maui-why-token-outside")
    put_last(desk, "swf", 5, 2)
    assert reason(desk, "a0 6 l3") == ("M21", "maui-why-token-outside")


def test_M21_why_not_a_token_on_a_crab():
    desk = beach(variant="crab")
    desk.s.tokens[0, 0] = 1
    put_last(desk, "swf", 5, 1)
    put_market(desk, "swf")
    assert reason(desk, "a0 5 l2") == ("M21", "maui-why-token-crab")


def test_M19_why_a_tile_fits_nowhere(desk):
    put_last(desk, "swf", 6)
    put_market(desk, "lof")
    assert reason(desk, "a0 3") == ("M19", "maui-why-fits-nowhere")
    put_last(desk, "swf", 5)
    assert reason(desk, "a0 3") == ("M19", "maui-why-no-match")


def test_M19_M24_M25_why_no_match(desk):
    assert reason(desk, "a0 4") == ("M19", "maui-why-no-match")
    assert reason(desk, "a0 7") == ("M19", "maui-why-no-match")
    put_last(desk, "swf", 0)
    assert reason(desk, "a1 0") == ("M24", "maui-why-outside")
    put_last(desk, "swf", 6)
    put_market(desk, "lof")
    assert reason(desk, "a0 6") == ("M24", "maui-why-outside")
    desk = beach(variant="crab")
    put_last(desk, "swf", 5, 2, crab=-3)
    desk.s.marks[0, 2, 1] = -3
    desk.s.edge[0, 2] = 0
    put_market(desk, "lwo")
    assert reason(desk, "a0 5") == ("M25", "maui-why-crab")


def test_M20_why_not_this_track(desk):
    assert reason(desk, "a0 3 ^s") == ("M20", "maui-why-no-umbrella")
    put_space(desk, 1, 7, "scoring1")
    assert reason(desk, "a0 3 ^s") == ("M20", "maui-why-no-umbrella")
    put_space(desk, 1, 4, "scoring1")
    assert reason(desk, "a0 3 ^f") == ("M20", "maui-why-track")
    number = rules.placement(0, 3, 0, 0, 0)
    assert moves.why_not(desk.s, 0, number).message == "maui-why-track"
    put_tracks(desk, waves=13)
    assert reason(desk, "a0 3 ^w") == ("M20", "maui-why-track-end")
    put_space(desk, 1, 4, "white")
    assert reason(desk, "a0 3 ^w") == ("M20", "maui-why-no-umbrella")


def test_who_is_not_on_turn_is_told_so(desk):
    with pytest.raises(NotYourTurn):
        desk.play(1, "a0 3")


def test_why_not_needs_no_more_than_the_seat_may_know():
    """The reasons are the same for the record as it is and as the seat sees it."""
    table = Table("maui", 3, seed=5, options={"variant": "crab"})
    for _ in range(12):
        table.play(table.moves()[-1])
    seat = table.to_act[0]
    legal = {move.number for move in table.moves(seat)}
    desk = Desk("maui", 3, {"variant": "crab"}, seed=5)
    desk.table._state[:] = table._state
    for number in range(0, rules.MOVES, 11):
        if number not in legal:
            assert moves.why_not(desk.s, seat, number) == moves.why_not(table._redacted(seat), seat, number)
