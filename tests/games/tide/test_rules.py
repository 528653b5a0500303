"""The clauses of tide, one by one."""

from __future__ import annotations

import numpy as np
import pytest

from parawan import BadTable, Table
from parawan.games.tide import components, rules
from parawan.games.tide.components import HALF_BELTS
from tests.support import Desk


def give(desk: Desk, *hands: list[int]) -> None:
    """Every seat gets these cards (and low cards that are never played), in round 1."""
    spare = iter(card for card in range(1, 61) if not any(card in hand for hand in hands))
    for seat, hand in enumerate(hands):
        cards = sorted([*hand, *(next(spare) for _ in range(12 - len(hand)))])
        for i, card in enumerate(cards):
            desk.s.cards[seat, i] = card


def tides(desk: Desk, first: int, second: int) -> None:
    desk.s.tides[2 * desk.s.turn - 2] = first
    desk.s.tides[2 * desk.s.turn - 1] = second


def turn(desk: Desk, *cards: int) -> None:
    """All seats play these cards, in the order of seats."""
    for seat, card in enumerate(cards):
        desk.play(seat, str(card))


def values(field, n: int) -> list[int]:
    return [field[seat] for seat in range(n)]


@pytest.fixture
def desk() -> Desk:
    """Three seats at the first turn, with belts enough."""
    desk = Desk("tide", 3)
    give(desk, [44, 43, 42], [21, 22, 23], [9, 8, 7])
    for seat in range(3):
        desk.s.belts[seat] = 4
    return desk


# ---- in the box ---------------------------------------------------------------------------------------------------


def test_T1_sixty_weather_cards_with_their_half_belts():
    assert components.CARDS == 60
    halves = [int(HALF_BELTS[card]) for card in range(1, 61)]
    assert halves == 12 * [0] + 12 * [1] + 12 * [2] + 12 * [1] + 12 * [0]
    assert sum(halves) // 2 == 24


def test_T1_every_weather_card_is_dealt_at_most_once():
    table = Table("tide", 5, seed=3)
    cards = [card for cards in table.reveal()["cards"] for card in cards]
    assert sorted(cards) == list(range(1, 61))


def test_T2_the_tide_deck_has_two_of_each_level():
    assert sorted(Table("tide", 3, seed=3).reveal()["tides"]) == sorted([*range(1, 13), *range(1, 13)])


# ---- set-up -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [0, 1, 2, 6, -3])
def test_T3_other_numbers_of_players_are_refused(seats):
    with pytest.raises(BadTable, match="3 to 5 players"):
        Table("tide", seats)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_T3_three_to_five_may_play(seats):
    assert Table("tide", seats, seed=1).to_act == tuple(range(seats))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_T4_everybody_gets_twelve_cards(seats):
    cards = Table("tide", seats, seed=5).reveal()["cards"]
    assert [len(set(hand)) for hand in cards] == seats * [12]
    assert all(hand == sorted(hand) for hand in cards)


def test_T5_a_set_gets_its_half_belts_halved_and_rounded_down():
    for seed in range(30):
        shown = Table("tide", 4, seed=seed).reveal()
        for cards, belts in zip(shown["cards"], shown["set_belts"], strict=True):
            assert belts == sum(int(HALF_BELTS[card]) for card in cards) // 2


def test_T5_example_four_and_a_half_gives_four():
    desk = Desk("tide", 3)
    nine_halves = [1, 2, 3, 4, 5, 6, 7, 13, 25, 26, 27, 28]  # 1 + 4 × 2 halves
    rest = [card for card in range(1, 61) if card not in nine_halves]
    desk.call(rules.deal_sets, np.array([card - 1 for card in nine_halves + rest]))
    assert desk.s.set_belts[0] == 4


def test_T6_all_start_at_level_0():
    shown = Table("tide", 4, seed=2).reveal()
    assert shown["level"] == [0, 0, 0, 0]
    assert shown["belts"] == shown["set_belts"]


def test_T6_the_tide_deck_is_shuffled():
    decks = {tuple(Table("tide", 3, seed=seed).reveal()["tides"]) for seed in range(20)}
    assert len(decks) == 20


# ---- a turn -------------------------------------------------------------------------------------------------------


def test_T7_a_turn_opens_two_tide_cards(desk):
    view = desk.table.view(0)
    assert [card > 0 for card in view["tides"]] == [True, True] + 22 * [False]
    turn(desk, 44, 21, 9)
    assert sum(card > 0 for card in desk.table.view(0)["tides"]) == 4


def test_T8_nothing_is_shown_before_the_last_pick(desk):
    desk.play(0, "44")
    desk.play(2, "9")
    assert desk.to_act == (1,)
    assert values(desk.s.laid, 3) == [0, 0, 0]
    assert desk.table.view(1)["pick"] == [0, 0, 0]
    assert desk.table.view(None)["pick"] == [0, 0, 0]
    desk.play(1, "21")
    assert values(desk.s.laid, 3) == [44, 21, 9]


def test_T8_a_pick_may_be_replaced_until_the_last_player_has_picked(desk):
    desk.play(0, "44")
    assert desk.to_act == (1, 2)
    assert desk.table.may_act == (0, 1, 2)
    assert "44" not in desk.moves(0)  # never withdrawn, only replaced by another card
    assert "43" in desk.moves(0)
    desk.play(0, "43")
    assert desk.to_act == (1, 2)
    desk.play(1, "21")
    desk.play(2, "9")
    assert values(desk.s.laid, 3) == [43, 21, 9]


def test_T8_only_cards_of_the_own_set_can_be_picked(desk):
    with pytest.raises(Exception, match="T8"):
        desk.play(1, "44")


def test_T9_highest_card_takes_the_lower_tide_second_highest_the_higher(desk):
    tides(desk, 7, 3)
    turn(desk, 44, 21, 9)
    assert values(desk.s.level, 3) == [3, 7, 0]


def test_T9_equal_tide_cards_go_one_to_each(desk):
    tides(desk, 5, 5)
    turn(desk, 44, 21, 9)
    assert values(desk.s.level, 3) == [5, 5, 0]


def test_T10_the_tide_card_taken_last_replaces_the_one_before(desk):
    tides(desk, 3, 7)
    turn(desk, 44, 21, 9)
    tides(desk, 2, 1)
    turn(desk, 43, 22, 8)
    assert values(desk.s.level, 3) == [1, 2, 0]


def test_T11_the_highest_level_loses_a_belt(desk):
    tides(desk, 3, 7)
    turn(desk, 44, 21, 9)
    assert values(desk.s.belts, 3) == [4, 3, 4]


def test_T11_an_old_high_card_costs_a_belt_every_turn(desk):
    desk.s.level[2] = 12
    tides(desk, 3, 7)
    turn(desk, 44, 21, 9)
    tides(desk, 1, 2)
    turn(desk, 43, 22, 8)
    assert values(desk.s.belts, 3) == [4, 4, 2]


def test_T11_a_tie_costs_both_a_belt(desk):
    tides(desk, 5, 5)
    turn(desk, 44, 21, 9)
    assert values(desk.s.belts, 3) == [3, 3, 4]


def test_T11_T9_example_44_21_9_with_tides_3_and_7(desk):
    tides(desk, 3, 7)
    turn(desk, 44, 21, 9)
    assert values(desk.s.level, 3) == [3, 7, 0]
    assert values(desk.s.belts, 3) == [4, 3, 4]


def test_T12_a_player_at_0_belts_plays_on(desk):
    desk.s.belts[1] = 1
    tides(desk, 3, 7)
    turn(desk, 44, 21, 9)
    assert desk.s.belts[1] == 0
    assert desk.to_act == (0, 1, 2)


def test_T12_who_must_lose_one_more_is_out_and_its_level_counts_no_longer():
    desk = Desk("tide", 4)
    give(desk, [44, 43], [21, 22], [9, 8], [2, 3])
    for seat in range(4):
        desk.s.belts[seat] = 3
    desk.s.belts[1] = 0
    tides(desk, 3, 7)
    turn(desk, 44, 21, 9, 2)
    assert desk.to_act == (0, 2, 3)
    tides(desk, 1, 2)
    desk.play(0, "43")
    desk.play(2, "8")
    desk.play(3, "3")
    assert values(desk.s.belts, 4) == [3, 0, 2, 3]  # seat 1's level of 7 is forgotten: seat 2 stands highest at 2


def test_T12_the_rest_of_the_hand_is_laid_aside_unseen():
    desk = Desk("tide", 4)
    give(desk, [44], [21], [9], [2])
    for seat in range(4):
        desk.s.belts[seat] = 1
    desk.s.belts[1] = 0
    tides(desk, 3, 7)
    turn(desk, 44, 21, 9, 2)
    assert desk.table.view(0)["cards"][1] == [21] + 11 * [0]


def test_T13_a_played_card_cannot_be_played_again_but_all_have_seen_it(desk):
    turn(desk, 44, 21, 9)
    with pytest.raises(Exception, match="T13"):
        desk.play(0, "44")
    assert desk.table.view(1)["cards"][0][0] == 44
    assert desk.table.view(None)["cards"][2][0] == 9


# ---- end of a round -----------------------------------------------------------------------------------------------


def test_T14_a_round_ends_when_the_tide_deck_is_used_up(desk):
    for seat in range(3):
        desk.s.belts[seat] = 100
    for _ in range(12):
        assert desk.s.round == 1
        for seat in range(3):
            desk.play(seat, desk.moves(seat)[0])
    assert desk.s.round == 2


def test_T14_a_round_ends_when_two_are_left_after_all_belts_are_lost(desk):
    desk.s.belts[1] = 0
    tides(desk, 3, 7)
    turn(desk, 44, 21, 9)
    assert desk.s.round == 2
    assert values(desk.s.score, 3) == [4, -1, 5]


def test_T14_two_may_drop_out_at_once_and_leave_one(desk):
    desk.s.belts[0] = 0
    desk.s.belts[1] = 0
    tides(desk, 5, 5)
    turn(desk, 44, 21, 9)
    assert desk.s.round == 2
    assert values(desk.s.score, 3) == [-1, -1, 5]


@pytest.mark.parametrize(
    ("belts", "levels", "out", "points"),
    [
        ([2, 1, 0], [3, 1, 9], [2], [2, 2, -1]),  # the worked example: 2 belts; 1 belt and lowest; out
        ([0, 0, 3], [4, 4, 8], [], [1, 1, 3]),  # every tied player gets the point
        ([1, 2, 3], [0, 0, 0], [], [2, 3, 4]),  # level 0 counts, ties of three
        ([2, 3, 3], [0, 5, 6], [0], [-1, 4, 3]),  # who is out has no lowest level
    ],
)
def test_T15_points_of_a_round(belts, levels, out, points):
    desk = Desk("tide", 3)
    for seat in range(3):
        desk.s.belts[seat] = belts[seat]
        desk.s.level[seat] = levels[seat]
        desk.s.playing &= ~(1 << seat) if seat in out else -1
    desk.call(rules.end_round)
    assert values(desk.s.score, 3) == points
    assert [desk.s.points[0, seat] for seat in range(3)] == points


def test_T16_sets_and_their_belts_go_to_the_left_and_all_is_restored(desk):
    for seat in range(3):
        desk.s.set_belts[seat] = 5 + seat
    desk.s.belts[1] = 0
    tides(desk, 3, 7)
    turn(desk, 44, 21, 9)
    assert "44" in desk.moves(1)  # the set of seat 0, complete again
    assert len(desk.moves(1)) == 12
    assert values(desk.s.belts, 3) == [7, 5, 6]
    assert values(desk.s.level, 3) == [0, 0, 0]
    assert desk.s.turn == 1
    assert desk.s.playing == 0b111


def test_T16_the_tide_deck_is_shuffled_anew_every_round(desk):
    first = values(desk.s.tides, 24)
    desk.s.belts[1] = 0
    tides(desk, 3, 7)
    turn(desk, 44, 21, 9)
    second = values(desk.s.tides, 24)
    assert sorted(second) == sorted([*range(1, 13), *range(1, 13)])
    assert second != first


def test_T17_a_player_remembers_the_set_handed_on(desk):
    desk.s.belts[1] = 0
    mine = values(desk.s.cards[0], 12)
    tides(desk, 3, 7)
    turn(desk, 44, 21, 9)
    assert desk.table.view(0)["cards"][0] == mine
    assert desk.table.view(2)["cards"][0] == [44] + 11 * [0]


# ---- end of the game ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scores", "winners"), [([7, 9, 9, -2], 0b0110), ([9, 7, 8, 8], 0b0001), ([-1, -2, -1, -1], 0b1101)])
def test_T18_most_points_win_and_ties_share(scores, winners):
    desk = Desk("tide", 4)
    for seat, points in enumerate(scores):
        desk.s.score[seat] = points
    assert desk.call(rules.winners) == winners


def test_T18_the_game_ends_after_as_many_rounds_as_players(desk):
    desk.s.round = 3
    desk.s.belts[1] = 0
    tides(desk, 3, 7)
    give(desk, [9], [44], [21])  # in round 3 seat p holds set p + 1
    turn(desk, 44, 21, 9)
    assert desk.table.over
    assert desk.to_act == ()


# ---- options ------------------------------------------------------------------------------------------------------


def test_T19_open_cards_are_laid_in_turn_order_and_stay():
    desk = Desk("tide", 3, {"open": True})
    give(desk, [44, 43], [21, 22], [9, 8])
    assert desk.to_act == (0,)
    desk.play(0, "44")
    assert desk.table.may_act == (1,)
    assert desk.table.view(2)["laid"] == [44, 0, 0]
    desk.play(1, "21")
    desk.play(2, "9")
    assert desk.to_act == (1,)  # turn 2 of round 1 is opened by seat (1 + 2 − 2) mod 3


@pytest.mark.parametrize(("round_", "turn_", "opener"), [(1, 1, 0), (1, 4, 0), (2, 1, 1), (2, 3, 0), (3, 12, 1)])
def test_T19_the_opener_of_a_turn(round_, turn_, opener):
    desk = Desk("tide", 3, {"open": True})
    desk.s.round = round_
    desk.s.turn = turn_
    assert desk.to_act == (opener,)


def test_T19_who_is_out_is_skipped():
    desk = Desk("tide", 4, {"open": True})
    desk.s.playing = 0b1101
    desk.s.turn = 2
    assert desk.to_act == (2,)


def test_T20_the_highest_bidder_chooses_the_tide_card():
    desk = Desk("tide", 3, {"choose": True})
    give(desk, [44], [21], [9])
    tides(desk, 3, 7)
    turn(desk, 44, 21, 9)
    assert desk.to_act == (0,)
    assert desk.table.may_act == (0,)
    assert desk.moves(0) == ["low", "high"]
    desk.play(0, "high")
    assert values(desk.s.level, 3) == [7, 3, 0]


def test_T20_nobody_is_asked_when_both_are_equal():
    desk = Desk("tide", 3, {"choose": True})
    give(desk, [44], [21], [9])
    tides(desk, 5, 5)
    turn(desk, 44, 21, 9)
    assert desk.to_act == (0, 1, 2)
    assert values(desk.s.level, 3) == [5, 5, 0]


def test_T20_combines_with_open():
    desk = Desk("tide", 3, {"choose": True, "open": True})
    give(desk, [44], [21], [9])
    tides(desk, 3, 7)
    turn(desk, 44, 21, 9)
    assert desk.moves(0) == ["low", "high"]
    desk.play(0, "low")
    assert values(desk.s.level, 3) == [3, 7, 0]
