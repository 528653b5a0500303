"""The clauses of duck, one by one."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from parawan import BadEdition, BadTable, IllegalMove, Table
from parawan.engine.editions import read_edition
from parawan.games.duck import components, rules
from parawan.games.duck.components import TEXTS
from tests.games.duck.positions import hand, lay_out, pack, pile, texts, towels
from tests.support import Desk


@pytest.fixture
def desk() -> Desk:
    """Three seats in round 1: seat 0 deals, seat 1 is on turn, its left neighbour is seat 2, its right one seat 0."""
    desk = Desk("duck", 3)
    lay_out(desk, "y5 b6 r7", "y3 b3 b4 b5 r8", "y6 b7", piles={0: "r2 y4", 2: "b1"})
    return desk


@pytest.fixture
def two() -> Desk:
    """Two seats in round 1: seat 0 deals, the ghost sits at its left, seat 1 is on turn."""
    desk = Desk("duck", 2)
    lay_out(desk, "y5 b6 r7", "y3 b3 b4 b5 r8", piles={0: "r2 y4", 2: "b1 b2"}, ghost="r4")
    return desk


def scores(desk: Desk) -> list[int]:
    return [desk.s.score[seat] for seat in range(desk.s.seats)]


def shown_items(order: list[str]) -> np.ndarray:
    """A shuffle that brings these cards first."""
    free = [TEXTS[card] for card in components.CARD_OF]
    places = []
    for card in order:
        places.append(free.index(card))
        free[places[-1]] = ""
    return np.array(places + [i for i, card in enumerate(free) if card], np.int16)


# ---- in the box ---------------------------------------------------------------------------------------------------


def test_D1_sixty_nine_ducks_23_of_each_colour():
    ducks = Counter(TEXTS[card] for card in components.CARD_OF)
    assert sum(ducks.values()) == 69
    for colour in "ybr":
        assert [ducks[f"{colour}{number}"] for number in range(9)] == [1, 3, 3, 3, 3, 3, 3, 3, 1]


def test_D1_all_of_them_are_dealt():
    view = Table("duck", 4, seed=1).reveal()
    dealt = Counter(card for place in [*view["hand"], *view["pile"], view["deck"]] for card in place if card)
    assert dealt == Counter(TEXTS[card] for card in components.CARD_OF)


def test_D2_the_lifebuoys_from_6_to_10():
    assert components.GREEN.tolist() == [6, 7, 8, 9, 10]
    assert Table("duck", 3, seed=1).reveal()["red_lifebuoys"] == [-2, -2, -3, -3, -4]


@pytest.mark.parametrize("red", [False, True])
def test_D2_each_round_has_its_lifebuoy(desk, red):
    for i, points in enumerate([-2, -2, -3, -3, -4] if red else [6, 7, 8, 9, 10]):
        before = desk.s.score[2]
        desk.s.round = i + 1
        desk.call(rules.take_lifebuoy, 2, int(red))
        assert desk.s.score[2] - before == points
        assert (desk.s.buoy_seat[i], desk.s.buoy_red[i]) == (2, red)


def test_D2_an_edition_may_have_other_red_values():
    edition = read_edition('game = "duck"\nname = "my box"\nred_lifebuoys = [-1, -2, -3, -4, -5]')
    desk = Desk("duck", 3, edition=edition)
    lay_out(desk, "y1", "y5", "y6")
    desk.play(1, "dive")
    assert desk.s.score[1] == -1


@pytest.mark.parametrize(
    "value", ["[-1, -2, -3, -4]", "[-1, -2, -3, -4, 1]", "[-1, -2, -3, -4, -21]", "[-1.5, 0, 0, 0, 0]", "3", '"x"']
)
def test_D2_wrong_red_values_are_refused(value):
    with pytest.raises(BadEdition, match="five whole numbers"):
        read_edition(f'game = "duck"\nname = "my box"\nred_lifebuoys = {value}')


def test_D3_what_is_under_a_towel_never_comes_back(desk):
    for seat, under in enumerate(["y5 y5 r8", "b0", "y5 r1"]):
        desk.s.towel[seat] = pack(under)
    desk.call(rules.gather_ducks)
    desk.call(rules.deal_ducks, np.arange(69, dtype=np.int16))
    assert desk.s.deck_size + 3 * 7 + 1 == 69 - 6
    everywhere = [texts(desk.s.hand[seat]) for seat in range(3)] + [pile(desk, 0)]
    everywhere += [TEXTS[desk.s.deck[i]] for i in range(desk.s.deck_size)]
    left = Counter(" ".join(everywhere).split())
    assert (left["y5"], left["r8"], left["b0"], left["r1"], left["y4"]) == (0, 0, 0, 2, 3)


# ---- set-up of a round --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [0, 1, 6, -2])
def test_D4_other_numbers_of_players_are_refused(seats):
    with pytest.raises(BadTable) as error:
        Table("duck", seats)
    assert error.value.arguments["clause"] == "D4"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_D4_D6_five_rounds_the_deal_moves_left_and_the_next_seat_begins(seats):
    desk = Desk("duck", seats)
    dealers = []
    while not desk.s.over:
        dealers.append((desk.s.round, desk.s.dealer))
        seat = desk.s.turn
        assert seat == (desk.s.dealer + 1) % seats
        lay_out(desk, *["y1"] * seats)
        desk.play(seat, "1y")
    assert dealers == [(r + 1, r % seats) for r in range(5)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_D5_seven_cards_each_and_one_on_the_dealers_pile(seats):
    view = Table("duck", seats, seed=5).reveal()
    assert view["held"] == [len(cards) for cards in view["hand"]] == [7] * seats
    assert view["height"] == [1, 0, 0, 0, 0]
    assert view["deck_size"] == 69 - 7 * seats - 1 - (seats == 2)


def test_D5_D21_in_which_order_the_cards_go_out():
    desk = Desk("duck", 2)
    desk.call(rules.gather_ducks)
    first = ["y0", "y1", "y2", "y3", "y4", "y5", "y6", "b0", "b1", "b2", "b3", "b4", "b5", "b6", "r8", "b8", "r0", "r1"]
    desk.call(rules.deal_ducks, shown_items(first))
    assert [hand(desk, 0).split(), hand(desk, 1).split()] == [first[:7], first[7:14]]
    assert pile(desk, 0) == "r8"
    assert TEXTS[desk.s.ghost_card] == "b8"
    assert [TEXTS[desk.s.deck[desk.s.deck_size - 1 - i]] for i in range(2)] == ["r0", "r1"]


def test_D5_the_shuffle_is_fair_to_cards_of_which_some_copies_are_absent(desk):
    """A lone copy of y1 must come before the one y8 in half of all shuffles, though y1 has three copies in the box."""
    generator = np.random.default_rng(1)
    before = 0
    for _ in range(400):
        desk.call(rules.stack_deck, pack("y1 y8"), generator.permutation(69).astype(np.int16))
        before += TEXTS[desk.s.deck[1]] == "y1"
    assert 160 < before < 240


def test_D6_play_goes_clockwise(desk):
    turns = []
    for _ in range(4):
        seat = desk.to_act[0]
        turns.append(seat)
        lay_out(desk, "y5 b6", "y5 b6", "y5 b6")
        desk.play(seat, "5y deck")
    assert turns == [1, 2, 0, 1]


# ---- a turn -------------------------------------------------------------------------------------------------------


def shapes(desk: Desk, seat: int) -> set[str]:
    return {move.split()[0] for move in desk.moves(seat)}


def test_D7_a_group_is_one_or_more_cards_of_one_number(desk):
    lay_out(desk, "y5", "y3 y3 b3 r4", "y6")
    assert shapes(desk, 1) == {"3y", "3yy", "3b", "3yb", "3by", "3yyb", "3yby", "4r"}


def test_D7_D8_unequal_numbers_and_pairs_in_sequence_are_no_play(desk):
    lay_out(desk, "y5", "b3 b4 r4 r7", "y6")
    assert shapes(desk, 1) == {"3b", "4b", "4r", "4rb", "4br", "7r"}


def test_D8_runs_have_three_or_more_cards_of_one_colour(desk):
    lay_out(desk, "y5", "b3 b4 b5 b6 r7 b8", "y6")
    runs = {shape for shape in shapes(desk, 1) if "-" in shape}
    assert runs == {"b3-5", "b5-3", "b4-6", "b6-4", "b3-6", "b6-3"}


def test_D8_a_run_may_go_from_0_to_6_and_from_2_to_8(desk):
    lay_out(desk, "y5", "r0 r1 r2 r3 r4 r5 r6", "y6")
    assert {"r0-6", "r6-0"} <= shapes(desk, 1)
    lay_out(desk, "y5", "r2 r3 r4 r5 r6 r7 r8", "y6")
    assert {"r2-8", "r8-2"} <= shapes(desk, 1)


@pytest.mark.parametrize(
    ("move", "lies"),
    [("3yybrb", "y3 y3 b3 r3 b3"), ("3rbyby", "y3 b3 b3 r3 y3"), ("3yr", "y3 r3"), ("3ry", "r3 y3"), ("3b", "b3")],
)
def test_D9_the_chosen_colour_ends_on_top_of_yellow_blue_red(desk, move, lies):
    lay_out(desk, "y5", "y3 y3 b3 b3 r3 r7", "y6", piles={1: "r1"})
    desk.play(1, f"{move} deck")
    assert pile(desk, 1) == f"r1 {lies}"


@pytest.mark.parametrize(("move", "lies"), [("b3-5", "b3 b4 b5"), ("b5-3", "b5 b4 b3")])
def test_D9_a_run_is_laid_upwards_or_downwards(desk, move, lies):
    desk.play(1, f"{move} deck")
    assert pile(desk, 1) == lies
    assert desk.s.held[1] == 3


@pytest.mark.parametrize(("source", "card"), [("deck", "y1"), ("left", "b1"), ("right", "y4")])
def test_D10_the_top_of_one_of_three_piles_is_drawn(desk, source, card):
    desk.play(1, f"8r {source}")
    assert hand(desk, 1) == texts(pack(f"y3 b3 b4 b5 {card}"))
    assert pile(desk, 2) == ("" if source == "left" else "b1")
    assert pile(desk, 0) == ("r2" if source == "right" else "r2 y4")
    assert desk.s.deck_size == (5 if source == "deck" else 6)


def test_D10_an_empty_pile_cannot_be_drawn_from_and_nobody_draws_from_the_own(desk):
    lay_out(desk, "y5", "y3 b4", "y6", piles={1: "r1", 2: "b1"})
    assert set(desk.moves(1)) == {"3y deck", "3y left", "4b deck", "4b left", "dive"}
    lay_out(desk, "y5", "y3 b4", "y6", piles={0: "b1", 1: "r1"})
    assert set(desk.moves(1)) == {"3y deck", "3y right", "4b deck", "4b right", "dive"}
    lay_out(desk, "y5", "y3 b4", "y6", piles={1: "r1"})
    assert set(desk.moves(1)) == {"3y deck", "4b deck", "dive"}


@pytest.mark.parametrize(("seats", "dealer", "neighbours"), [(5, 0, (2, 0)), (2, 0, (0, 2)), (2, 1, (2, 0))])
def test_D10_D23_who_sits_left_and_right_of_seat_1(seats, dealer, neighbours):
    desk = Desk("duck", seats)
    desk.s.dealer = dealer
    assert (desk.call(rules.left_of, 1), desk.call(rules.right_of, 1)) == neighbours


@pytest.mark.parametrize("source", ["deck", "left", "right"])
def test_D11_an_empty_draw_pile_is_renewed_first_wherever_the_card_is_drawn_from(desk, source):
    lay_out(desk, "y5", "y3 b4 b4", "y6", piles={0: "r2 y4 y7", 1: "r1 b0", 2: "b1 r8"}, deck="")
    desk.play(1, f"4bb {source}")
    assert texts(desk.s.again) == texts(pack("r2 y4 r1 b0 b4 b1"))
    assert desk.s.renewed == 1
    assert desk.s.deck_size == 6 - (source == "deck")
    assert pile(desk, 1) == "b4"
    assert pile(desk, 0) == ("" if source == "right" else "y7")
    assert pile(desk, 2) == ("" if source == "left" else "r8")
    assert desk.to_act == (2,)


def test_D11_a_renewal_always_brings_cards():
    """The fullest table: 16 cards under towels in the last round, five hands, five tops."""
    saved_a_round = 4  # of five players the highest sum saves nothing, or the one who ended the round
    assert 69 - 4 * saved_a_round - (4 * 7 + 6) - 5 > 1


def test_D11_the_ghosts_pile_is_renewed_too_and_keeps_its_top(two):
    lay_out(two, "y5 b6 r7", "y3 b3", piles={0: "r2 y4", 2: "b1 b2 b5"}, deck="", ghost="r4")
    two.play(1, "3y left")
    assert texts(two.s.again) == texts(pack("r2 b1 b2"))
    assert (pile(two, 2), pile(two, 0), pile(two, 1)) == ("b5", "", "y3")
    assert TEXTS[two.s.ghost_card] == "r4"


def test_D11_D22_the_ghost_too_makes_for_a_renewal(two):
    lay_out(two, "y5 b6 r7", "y3 b3", piles={0: "r2 y4", 1: "y7 y6", 2: "b1 b2"}, deck="r6", ghost="r4")
    two.s.turn = 0
    two.play(0, "5y deck")
    assert hand(two, 0) == texts(pack("b6 r7 r6"))
    assert texts(two.s.again) == texts(pack("r2 y4 y7 b1"))
    assert two.s.deck_size == 3
    assert two.s.height[2] == 2
    assert pile(two, 2).startswith("b2 ")
    assert two.to_act == (1,)


def test_D12_who_has_no_card_left_goes_out_and_draws_nothing(desk):
    lay_out(desk, "y5", "b3 b4 b5", "y6 y6", piles={0: "r1", 2: "r2"})
    whole = {move for move in desk.moves(1) if move.startswith(("b3-5", "b5-3"))}
    assert whole == {"b3-5", "b5-3"}
    desk.play(1, "b3-5")
    assert (desk.s.ender, desk.s.ending, desk.s.round) == (1, rules.OUT, 2)


def test_D12_a_whole_hand_of_one_number_goes_out_with_any_colour_on_top(desk):
    lay_out(desk, "y5", "y3 y3 r3", "y6", piles={0: "r1"})
    assert {move for move in desk.moves(1) if " " not in move} == {"3yyr", "3yry", "dive"}
    assert "3yr deck" in desk.moves(1)


@pytest.mark.parametrize(("cards", "offered"), [("y8 b2", True), ("y8 b3", False), ("y0", True), ("y1 y1 y1 b1 b1 r3 r3", False)])
def test_D13_a_dive_is_offered_at_10_or_less(desk, cards, offered):
    lay_out(desk, "y5", cards, "y6")
    assert ("dive" in desk.moves(1)) == offered


def test_D13_a_dive_ends_the_round_and_shows_all_hands(desk):
    lay_out(desk, "y5", "y3 b4", "y6")
    desk.play(1, "dive")
    assert [texts(desk.s.shown[seat]) for seat in range(3)] == ["y5", "y3 b4", "y6"]
    assert desk.s.round == 2


def test_D13_sums_of_every_small_hand_are_right(desk):
    generator = np.random.default_rng(2)
    for _ in range(300):
        chosen = generator.permutation(components.CARD_OF)[: generator.integers(1, 8)]
        packed = sum(1 << 2 * int(card) for card in chosen)
        assert desk.call(lambda s, cards: rules.sum_of(cards), packed) == sum(int(components.NUMBER[card]) for card in chosen)


# ---- end of a round -----------------------------------------------------------------------------------------------


def test_D14_who_goes_out_takes_the_lifebuoy_green_side_up(desk):
    lay_out(desk, "y5", "b3", "y6 y6")
    desk.play(1, "3b")
    assert scores(desk) == [5, 6, 0]
    assert (desk.s.buoy_seat[0], desk.s.buoy_red[0]) == (1, 0)
    assert towels(desk) == ["y5", "", ""]


def test_D15_a_dive_below_all_takes_green_and_the_highest_card(desk):
    lay_out(desk, "y8 r1", "y3 b4", "y6 b2")
    desk.play(1, "dive")
    assert desk.s.ending == rules.DIVE_WON
    assert towels(desk) == ["", "b4", "y6"]
    assert scores(desk) == [0, 6 + 4, 6]


@pytest.mark.parametrize("lowest", ["y6 b1", "y6"])
def test_D16_a_dive_not_strictly_below_takes_red_and_no_card(desk, lowest):
    lay_out(desk, "y8 r1", "y3 b4", lowest)
    desk.play(1, "dive")
    assert desk.s.ending == rules.DIVE_LOST
    assert (desk.s.buoy_seat[0], desk.s.buoy_red[0]) == (1, 1)
    assert towels(desk) == ["", "", "y6"]
    assert scores(desk) == [0, -2, 6]


def test_D17_the_highest_other_hand_saves_nothing_even_if_the_diver_is_higher(desk):
    lay_out(desk, "y2 r1", "y3 b4", "y2")
    desk.play(1, "dive")
    assert towels(desk) == ["", "", "y2"]


def test_D17_all_tied_for_the_highest_sum_save_nothing():
    desk = Desk("duck", 4)
    lay_out(desk, "y7 b1", "b3", "r8", "r5")
    desk.play(1, "3b")
    assert towels(desk) == ["", "", "", "r5"]
    desk = Desk("duck", 4)
    lay_out(desk, "y8", "b3", "r8", "b8")
    desk.play(1, "3b")
    assert towels(desk) == ["", "", "", ""]


@pytest.mark.parametrize(
    ("held", "saved"), [("b7 r7 y7 r1", "y7"), ("r7 b7 y6", "b7"), ("r7 y6", "r7"), ("r0", "r0"), ("b0 y0", "y0")]
)
def test_D18_the_first_of_yellow_blue_red_among_the_highest(desk, held, saved):
    lay_out(desk, held, "b3", "y8 b8 r8")
    desk.play(1, "3b")
    assert towels(desk) == [saved, "", ""]


def test_D19_a_second_renewal_is_not_made_the_move_names_no_pile(desk):
    lay_out(desk, "y5", "y3 b4 b4", "y6 r7", piles={0: "r2 y4 y7", 2: "b1 r8"}, deck="")
    desk.s.renewed = 1
    assert set(desk.moves(1)) == {"3y", "4b", "4bb"}
    desk.play(1, "4bb")
    assert (desk.s.ender, desk.s.ending, desk.s.round) == (-1, rules.STALEMATE, 2)
    assert (desk.s.buoy_seat[0], scores(desk)) == (-1, [5, 3, 0])
    assert towels(desk) == ["y5", "y3", ""]


def test_D19_before_a_second_renewal_one_may_still_go_out_or_dive(desk):
    for move, ending in (("4bb", rules.OUT), ("dive", rules.DIVE_LOST)):
        lay_out(desk, "y5", "b4 b4", "y6 r7", piles={0: "r2 y4 y7", 2: "b1 r8"}, deck="")
        desk.s.turn = 1
        desk.s.renewed = 1
        desk.play(1, move)
        assert desk.s.ending == ending


def test_D19_sixty_turns_without_a_card_from_the_draw_pile(desk):
    for turn in range(60):
        assert (desk.s.round, desk.s.dry) == (1, turn)
        lay_out(desk, "y5 y5 b1", "y3 y3 b1", "y1 y1 b1", piles={0: "r2", 1: "r2", 2: "r2"})
        desk.s.dry = turn
        desk.play(desk.s.turn, next(move for move in desk.moves(desk.s.turn) if move.endswith("left")))
    assert (desk.s.round, desk.s.ending, desk.s.ender, desk.s.buoy_seat[0]) == (2, rules.STALEMATE, -1, -1)
    assert sorted(map(len, towels(desk))) == [0, 2, 2]  # D17 applies to all players


def test_D19_a_card_from_the_draw_pile_starts_the_count_anew(desk):
    desk.s.dry = 59
    desk.play(1, "8r deck")
    assert (desk.s.dry, desk.s.round) == (0, 1)


def test_D19_the_60th_dry_turn_after_a_first_renewal_ends_the_round_too(desk):
    lay_out(desk, "y5", "y3 b4 b4", "y6 r7", piles={0: "r2 y4 y7", 2: "b1 r8"}, deck="")
    desk.s.dry = 59
    desk.play(1, "3y left")
    assert (desk.s.ending, desk.s.round) == (rules.STALEMATE, 2)


def test_D19_D22_the_ghost_takes_from_the_draw_pile_too(two):
    two.s.turn = 0
    two.s.dry = 30
    two.play(0, "5y left")
    assert two.s.dry == 0


def test_D19_D26_a_stalemate_when_the_ghost_cannot_turn_a_card(two):
    """The dealer draws the last card, having named its pile; then the ghost would need a second renewal."""
    lay_out(two, "y1 b2", "y3 b7", piles={0: "r2 y4", 1: "y6", 2: "b1 b2"}, deck="r6", ghost="r4")
    two.s.turn = 0
    two.s.renewed = 1
    two.play(0, "1y deck")
    assert (two.s.ending, two.s.ender, two.s.round, two.s.ghost_sum) == (rules.STALEMATE, -1, 2, 7)
    assert texts(two.s.shown[0]) == texts(pack("b2 r6"))
    assert towels(two) == ["", ""]  # 8 and 10 are above the ghost's 7


def test_D27_cards_taken_openly_are_known_until_they_are_laid(desk):
    desk.play(1, "8r right")
    assert texts(desk.s.known[1]) == "y4"
    assert desk.table.view(2)["hand"][1] == ["y4"]
    assert desk.table.view(None)["held"][1] == 5
    lay_out(desk, "y5 b6", "y4 y4 b3", "y6 b7", piles={0: "r2"})
    desk.s.known[1] = pack("y4")
    desk.s.turn = 1
    desk.play(1, "4y deck")
    assert (desk.s.known[1], hand(desk, 1)) == (0, texts(pack("y4 b3 y1")))


def test_D27_a_card_from_the_draw_pile_is_seen_by_its_drawer_alone(desk):
    desk.play(1, "8r deck")
    assert "y1" in desk.table.view(1)["hand"][1]
    for viewer in (0, 2, None):
        view = desk.table.view(viewer)
        assert view["hand"][1] == []
        assert view["notes"][1][3] == 0
    assert desk.table.view(1)["notes"][1][3] == TEXTS.index("y1")


def test_D27_at_the_end_of_a_round_everything_is_shown(two):
    lay_out(two, "y5 b6", "y3", piles={0: "r2"}, ghost="r4")
    two.play(1, "3y")
    view = two.table.view(None)
    assert (view["shown"], view["shown_ghost"], view["ghost_sum"]) == ([["y5", "b6"], []], "r4", 4)
    assert (view["ender"], view["ending"], view["saved"]) == (1, rules.OUT, ["", ""])
    assert view["hand"] == [[], []]


# ---- end of the game ----------------------------------------------------------------------------------------------


def test_D20_cards_and_lifebuoys_count():
    for seed in range(6):
        table = Table("duck", 2 + seed % 4, seed=seed)
        while not table.over:
            moves = table.moves()
            table.play(next((move for move in moves if move.text == "dive"), moves[seed % len(moves)]))
        end = table.reveal()
        points = [sum(int(card[1]) for card in towel) for towel in end["towel"]]
        for i, seat in enumerate(end["buoy_seat"]):
            if seat >= 0:
                points[seat] += end["red_lifebuoys"][i] if end["buoy_red"][i] else 6 + i
        assert list(table.scores) == points
        assert end["round"] == 5


@pytest.mark.parametrize(("points", "winners"), [([7, 9, 9, -2], 0b0110), ([9, 7, 8, 8], 0b0001), ([-1, -2, -1, -1], 0b1101)])
def test_D20_most_points_win_and_ties_share(points, winners):
    desk = Desk("duck", 4)
    for seat, n in enumerate(points):
        desk.s.score[seat] = n
    assert desk.call(rules.winners) == winners


# ---- two players --------------------------------------------------------------------------------------------------


def test_D21_the_ghost_gets_a_hidden_card_and_moves_every_round(two):
    assert Table("duck", 2, seed=1).reveal()["ghost_card"]
    assert not Table("duck", 3, seed=1).reveal()["ghost_card"]
    for viewer in (0, 1, None):
        assert Table("duck", 2, seed=1).view(viewer)["ghost_card"] == ""
    assert two.call(rules.left_of, 0) == rules.GHOST
    two.s.dealer = 1
    assert two.call(rules.left_of, 1) == rules.GHOST
    assert two.call(rules.left_of, 0) == 1


def test_D22_non_dealer_dealer_ghost_and_again(two):
    for seat, turned in ((1, ""), (0, " b1"), (1, ""), (0, " b1")):
        lay_out(two, "y5 b6 r7", "y5 b6 r7", piles={0: "r2", 1: "r3", 2: "r6"}, deck="y1 b1 r1", ghost="r4")
        assert two.to_act == (seat,)
        two.play(seat, "5y deck")
        assert pile(two, 2) == "r6" + turned


def test_D23_the_ghosts_top_card_may_be_drawn_its_hidden_card_never(two):
    two.play(1, "8r right")
    assert "b2" in hand(two, 1)
    assert pile(two, 2) == "b1"
    lay_out(two, "y5 b6", "y3 b3", piles={0: "r2"}, ghost="r4")
    two.s.turn = 1
    assert {move.split()[-1] for move in two.moves(1) if " " in move} == {"deck", "left"}


def test_D24_the_ghosts_sum_is_its_pile_as_it_lies_and_its_hidden_card(two):
    assert two.call(rules.sum_of_ghost) == 1 + 2 + 4
    two.play(1, "8r right")
    assert two.call(rules.sum_of_ghost) == 1 + 4


@pytest.mark.parametrize(("ghost", "ending"), [("r4", rules.DIVE_LOST), ("r5", rules.DIVE_WON), ("r3", rules.DIVE_LOST)])
def test_D25_a_dive_must_be_strictly_below_the_ghost(two, ghost, ending):
    lay_out(two, "y8 b6", "y3 b4", piles={0: "r2", 2: "b1 b2"}, ghost=ghost)
    two.play(1, "dive")
    assert two.s.ending == ending
    assert two.s.buoy_red[0] == (ending == rules.DIVE_LOST)
    assert towels(two) == ["", "b4" if ending == rules.DIVE_WON else ""]


def test_D16_D25_a_dive_must_be_below_the_other_player_too(two):
    lay_out(two, "y7", "y3 b4", piles={2: "b7 b2"}, ghost="r5")
    two.play(1, "dive")
    assert two.s.ending == rules.DIVE_LOST


@pytest.mark.parametrize(("ghost", "saved"), [("r6", ""), ("r7", "y8"), ("b8", "y8")])
def test_D26_the_other_player_saves_a_card_unless_above_the_ghost(two, ghost, saved):
    lay_out(two, "y8 b1", "y3", piles={2: "b2"}, ghost=ghost)
    two.play(1, "3y")
    assert towels(two) == [saved, ""]
    assert scores(two) == [8 if saved else 0, 6]


def test_D26_replaces_D17(two):
    """Seat 0 is the only other player and so has the highest sum of the others, but is not above the ghost."""
    lay_out(two, "y8 y7", "y3", piles={2: "b7 b7"}, ghost="r7")
    two.play(1, "3y")
    assert towels(two) == ["y8", ""]


def test_D26_a_failed_diver_saves_nothing_the_other_may(two):
    lay_out(two, "y2", "y3 b4", piles={2: "b1"}, ghost="r1")
    two.play(1, "dive")
    assert towels(two) == ["y2", ""]
    assert scores(two) == [2, -2]


# ---- the bound of legal moves -------------------------------------------------------------------------------------


def most_plays() -> dict[int, int]:
    """The most groups and runs in a hand of seven, by how many numbers it has (2 standing for more).

    Number by number: a holding adds its groups, and each colour that goes on adds the runs that end here, in both directions.
    """
    groups = [int(rules.FIRST_GROUP[have + 1] - rules.FIRST_GROUP[have]) for have in range(64)]
    most = {(0, 7, 0, 0, 0): 0}  # numbers, cards left, length so far in each colour
    for number in range(9):
        following: dict[tuple[int, ...], int] = {}
        for (numbers, left, *lengths), plays in most.items():
            for have in range(64):
                counts = [have >> 2 * colour & 3 for colour in range(3)]
                if sum(counts) <= left and max(counts) <= components.COPIES[number]:
                    longer = [length + 1 if n else 0 for length, n in zip(lengths, counts, strict=True)]
                    runs = sum(2 * max(0, length - 2) for length in longer)
                    key = (min(2, numbers + (have > 0)), left - sum(counts), *longer)
                    following[key] = max(following.get(key, 0), plays + groups[have] + runs)
        most = following
    return {n: max(plays for (numbers, *_), plays in most.items() if numbers == n) for n in (1, 2)}


def test_no_hand_of_seven_has_more_moves_than_the_bound(desk):
    plays = most_plays()
    lay_out(desk, "y5", "y1 y1 y1 b1 b1 r1 r1", "y6", piles={0: "r2", 2: "b1"})
    assert plays[1] == 75  # of which the last three, with a colour each on top, go out and draw nothing
    assert len(desk.moves(1)) == 72 * 3 + 3 + 1 == rules.MOST_LEGAL
    assert 3 * plays[2] + 1 <= rules.MOST_LEGAL


def test_D10_a_refused_move_changes_nothing(desk):
    before = desk.table.reveal()
    with pytest.raises(IllegalMove):
        desk.play(1, "7r deck")
    assert desk.table.reveal() == before


def test_the_record_has_no_gaps():
    """NumPy copies leave anything in the gaps of a record, and views are compared byte by byte."""
    fields = [rules.RECORD.dtype.fields[name] for name in rules.RECORD.dtype.names]
    assert sum(field[0].itemsize for field in fields) == rules.RECORD.dtype.itemsize
