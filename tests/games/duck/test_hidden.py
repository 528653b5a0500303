"""What is hidden in duck stays hidden, and every world that fits is imagined equally often."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import numpy as np
import pytest
from scipy.stats import chisquare

from parawan import Table
from parawan.games.duck import hidden, rules
from parawan.games.duck.components import CARD_OF, cards_of
from parawan.kernel.chance import generator
from parawan.kernel.interpreted import look
from tests.games.duck.positions import cards, pack
from tests.support import Desk, interpreted, play_randomly, redacted, world

ALL_DUCKS = Counter(int(card) for card in CARD_OF)


# ---- a checker that knows nothing of weights ----------------------------------------------------------------------


def contradiction(record: np.ndarray) -> str:
    """What is impossible in an open record, going back over its log to the renewal; an empty text if nothing is."""
    s = record[0]
    seats = int(s["seats"])
    everywhere = Counter()
    for packed in [*s["hand"], *s["towel"]]:
        everywhere.update(cards_of(int(packed)))
    everywhere.update(int(card) for card in [*s["pile"].ravel(), *s["deck"], s["ghost_card"]] if card)
    if everywhere != ALL_DUCKS:
        return "ducks are lost or doubled"
    if any(len(cards_of(int(s["hand"][seat]))) != s["held"][seat] for seat in range(seats)):
        return "a hand has another size"
    log = [(int(entry) // 64, bool(entry & rules.DRAWN), int(entry) % rules.DRAWN) for entry in s["log"][: s["logged"]]]
    if any(card == 0 for _, _, card in log):
        return "a draw is missing"
    if s["renewed"]:
        drawn = Counter(card for _, took, card in log if took)
        if drawn + Counter(int(card) for card in s["deck"] if card) != Counter(cards_of(int(s["again"]))):
            return "the draw pile was another one"
    for seat in range(seats):
        hand = Counter(cards_of(int(s["hand"][seat]))) - Counter(cards_of(int(s["known"][seat])))
        for place, took, card in reversed(log):  # what the unknown part of the hand was before
            if place == seat and took:
                if hand[card] == 0:
                    return "a card was laid before it was drawn"
                hand[card] -= 1
            elif place == seat:
                hand[card] += 1
    return ""


def renewed_tables() -> list[tuple[Table, int]]:
    """Tables in the middle of a round after a renewal, and how many moves were made."""
    found = []
    for seats, seeds in ((2, 10), (4, 12), (5, 6)):
        for seed in range(seeds):
            table = Table("duck", seats, seed=seed)
            for _ in play_randomly(table, random.Random(seed)):
                if table._state[0]["renewed"]:
                    found.append((table.copy(), len(table.log)))
    return found


@pytest.fixture(scope="module")
def renewed() -> list[tuple[Table, int]]:
    return renewed_tables()


def test_after_renewals_worlds_contradict_nothing_and_look_the_same(renewed):
    logs = 0
    for table, n in renewed:
        assert contradiction(table._state) == ""
        for viewer in range(-1, table.seats):
            view = redacted(table, viewer)
            imagined = world(table, view, n)
            assert contradiction(imagined) == ""
            again = imagined.copy()
            table._program.redact_for(again, viewer)
            assert again.tobytes() == view.tobytes()
            logs = max(logs, int(view["logged"][0]))
    assert len(renewed) > 200
    assert logs > 40


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_worlds_look_the_same_to_the_viewer_and_give_the_same_moves(seats):
    table = Table("duck", seats, seed=seats)
    for i, _ in enumerate(play_randomly(table, random.Random(seats))):
        if i % 7 == 0 and not table.over:
            for viewer in range(-1, seats):
                view = redacted(table, viewer)
                other = table.copy()
                other._state = world(table, view, i)
                assert other._state["viewer"] == view["viewer"]
                assert contradiction(other._state) == ""
                assert redacted(other, viewer).tobytes() == view.tobytes()
                if viewer >= 0:
                    assert [move.number for move in other.moves(viewer)] == [move.number for move in table.moves(viewer)]


def weight_of_truth(table: Table, viewer: int) -> float:
    """The weight of the true world among those of this view: above 0 if it could be imagined."""
    view, truth = redacted(table, viewer), table._state
    work = np.zeros(hidden.WORK)
    table._program.prepare_worlds(view, work)
    log = [(int(e) // 64, bool(e & rules.DRAWN), int(e) % rules.DRAWN) for e in truth[0]["log"][: truth[0]["logged"]]]
    seats = table.seats
    held: dict[int, Counter] = {seat: Counter() for seat in range(seats)}  # renewed cards in hand
    for place, took, card in log:
        if place < seats and took:
            held[place][card] += 1
        elif place < seats and held[place][card]:
            held[place][card] -= 1
    renewed_hidden = Counter(int(card) for card in truth[0]["deck"] if card)
    choices = interpreted(hidden.choices)
    ways = 1.0
    in_hands = 0
    for seat in range(seats):
        if seat != viewer:
            renewed_hidden.update(held[seat])
            in_hands += held[seat].total()
            ways *= hidden.BINOMIAL[int(work[hidden.UNKNOWN + seat]), held[seat].total()]
    for card in range(1, 28):
        ways *= choices(look(work), card, renewed_hidden[card])
    return ways * work[hidden.WEIGHT + in_hands]


def test_the_truth_is_always_possible(renewed):
    for table, _ in renewed[::7]:
        for viewer in range(-1, table.seats):
            assert weight_of_truth(table, viewer) > 0


def test_the_truth_is_not_favoured():
    table = Table("duck", 4, seed=9)
    same = 0
    for i, _ in enumerate(play_randomly(table, random.Random(1), most=60)):
        imagined = world(table, redacted(table, 0), i)
        same += bool((imagined["deck"] == table._state["deck"]).all()) and table._state[0]["deck_size"] > 6
    assert same == 0


# ---- small positions, all worlds listed ---------------------------------------------------------------------------


def small_view(
    seats: int,
    viewer: int,
    own: str,
    unknown: dict[int, int],
    deck: int,
    hidden_cards: str,
    log: str = "",
    again: str = "",
) -> tuple[Table, np.ndarray]:
    """A view with so many unknown cards in hands and in the draw pile; all that is not hidden lies under the first towel."""
    table = Table("duck", seats, seed=1)
    desk = Desk("duck", seats)
    view = table.game.record.blank()
    view[:] = table._state
    desk.table._state = view
    desk.call(rules.gather_ducks)
    s = view[0]
    s["noted"] = 0
    s["viewer"] = viewer
    in_hands = pack(own) if own else 0
    for seat in range(seats):
        s["held"][seat] = unknown.get(seat, 0)
    if viewer >= 0:
        s["hand"][viewer], s["held"][viewer] = in_hands, len(own.split())
    s["deck_size"] = deck
    entries = log.split()
    s["renewed"], s["logged"] = int(bool(again)), len(entries)
    s["again"] = pack(again) if again else 0
    for i, entry in enumerate(entries):
        s["log"][i] = rules.ENTRY_FORM.from_plain(entry)
    s["towel"][0] = rules.ALL - in_hands - pack(hidden_cards)
    table._program.redact_for(view, viewer)
    return table, view


def outcome(view: np.ndarray, record: np.ndarray) -> tuple:
    """Where the hidden cards are: hands as sets, the draw pile in order, the ghost's card."""
    s, v = record[0], view[0]
    seats = int(s["seats"])
    hands = tuple(tuple(cards_of(int(s["hand"][seat]) - int(v["hand"][seat]))) for seat in range(seats))
    return hands, tuple(int(card) for card in s["deck"][: s["deck_size"]]), int(s["ghost_card"])


def all_worlds(view: np.ndarray, renewed: list[int], old: list[int]) -> Counter:
    """How often each outcome comes about when physical cards, renewed and old, are put into all places in every way that fits.

    The places are the cards laid in the log by others and the hidden ones.
    """
    s = view[0]
    seats, viewer = int(s["seats"]), int(s["viewer"])
    log = [(int(e) // 64, bool(e & rules.DRAWN), int(e) % rules.DRAWN) for e in s["log"][: s["logged"]]]
    laid = [(place, card) for place, took, card in log if not took and place != viewer]
    slots = [seat for seat in range(seats) for _ in range(int(s["held"][seat]) - len(cards_of(int(s["hand"][seat]))))]
    deck = int(s["deck_size"])
    ghost = int(seats == 2)
    ducks = [(card, True) for card in renewed] + [(card, False) for card in old]
    assert len(ducks) == len(laid) + len(slots) + deck + ghost
    found: Counter = Counter()
    for order in permutations(range(len(ducks))):
        put = [ducks[i] for i in order]
        out, rest = put[: len(laid)], put[len(laid) :]
        in_hands, in_deck, at_ghost = rest[: len(slots)], rest[len(slots) : len(slots) + deck], rest[len(slots) + deck :]
        if any(card != seen for (card, _), (_, seen) in zip(out, laid, strict=True)):
            continue
        if s["renewed"] and (not all(new for _, new in in_deck) or any(new for _, new in at_ghost)):
            continue
        if s["renewed"] and not fits(log, viewer, seats, out, [new for _, new in in_hands], slots):
            continue
        hands = tuple(tuple(sorted(c for (c, _), seat in zip(in_hands, slots, strict=True) if seat == p)) for p in range(seats))
        found[hands, tuple(card for card, _ in in_deck), at_ghost[0][0] if ghost else 0] += 1
    return found


def fits(log: list, viewer: int, seats: int, out: list, new_in_hands: list[bool], slots: list[int]) -> bool:
    """Whether every seat had drawn as many renewed cards as it laid, at any time, and still has the others."""
    have = [0] * seats
    coming = iter(out)
    for place, took, card in log:
        if place == viewer or place >= seats:
            continue
        if took:
            have[place] += 1
            assert card == 0
        elif next(coming)[1]:
            have[place] -= 1
            if have[place] < 0:
                return False
    still = Counter(seat for seat, new in zip(slots, new_in_hands, strict=True) if new)
    return all(have[seat] == still[seat] for seat in range(seats) if seat != viewer)


CASES = {
    # seats, viewer, own hand, unknown by seat, draw pile, hidden cards, log, again; renewed and old cards, hidden or laid
    "before a renewal": (3, 0, "y7", {1: 2, 2: 1}, 2, "y1 y1 b2 b3 r8", "", "", "", "y1 y1 b2 b3 r8"),
    "before a renewal, with the ghost": (2, 0, "y7", {1: 2}, 2, "y1 y1 b2 b2 r8", "", "", "", "y1 y1 b2 b2 r8"),
    "a spectator": (3, -1, "", {0: 1, 1: 2, 2: 1}, 1, "y1 y1 b2 b3 r8", "", "", "", "y1 y1 b2 b3 r8"),
    "nothing laid yet": (3, 0, "y7", {1: 2, 2: 1}, 2, "y1 y1 b2 b3 r8", "1+", "y1 b2 r8", "y1 b2 r8", "y1 b3"),
    "a laid card is either": (3, 0, "y7", {1: 2, 2: 1}, 2, "y1 b2 b3 r8 r7", "1+ 1-y1 2+", "y1 b2 r8 b3", "y1 b2 r8 b3", "y1 r7"),
    "laid before a draw": (3, 0, "y7", {1: 2, 2: 1}, 2, "y1 b2 b3 r8 r7", "2+ 1-y1 1+ ", "y1 b2 r8 b3", "y1 b2 r8 b3", "y1 r7"),
    "two seats may have laid it": (
        3, 0, "y7", {1: 1, 2: 2}, 2, "y1 b2 b3 r8 r7", "1+ 2+ 1-y1 2-b2", "y1 b2 r8 b3", "y1 b2 r8 b3", "y1 b2 r7",
    ),
    "draws that can be told apart by time": (
        3, 0, "y7", {1: 1, 2: 1}, 2, "y1 b2 r8 r7", "1+ 1-y1 1-b2 1+ 2+", "y1 b2 r8 r7 b2", "y1 b2 r8 r7 b2", "y1",
    ),
    "own draws": (3, 0, "y7 y1", {1: 2, 2: 1}, 2, "y1 b2 b3 r8 r7", "0+y1 1+ 1-y1", "y1 y1 b2 r8", "y1 b2 r8", "y1 b3 r7"),
    "with the ghost": (2, 1, "y7", {0: 2}, 2, "y1 y1 b2 r8 r7", "0+ 2+b6 0-y1", "y1 b2 r8 b6", "y1 b2 r8", "y1 y1 r7"),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_every_world_that_fits_is_imagined_equally_often(name):
    seats, viewer, own, unknown, deck, hidden_cards, log, again, renewed_, old = CASES[name]
    table, view = small_view(seats, viewer, own, unknown, deck, hidden_cards, log, again)
    expected = all_worlds(view, cards(renewed_), cards(old))
    assert len(expected) > 3
    work = np.zeros(hidden.WORK)
    table._program.prepare_worlds(view, work)
    rng = generator(7)
    n = 40 * len(expected) + 2000
    counts: Counter = Counter()
    for _ in range(n):
        imagined = view.copy()
        table._program.imagine_world(imagined, work, rng)
        counts[outcome(view, imagined)] += 1
    assert set(counts) <= set(expected)
    total = expected.total()
    kinds = list(expected)
    assert chisquare([counts[k] for k in kinds], [n * expected[k] / total for k in kinds]).pvalue > 0.001


def test_interpreted_and_native_imagine_alike():
    table = Table("duck", 5, seed=0)
    plain = Table("duck", 5, seed=0, target="interpreted")
    compared = 0
    for i, _ in enumerate(play_randomly(table, random.Random(0))):
        if i % 40 == 0 or (table._state[0]["renewed"] and i % 5 == 0):
            for viewer in (-1, 2):
                view = redacted(table, viewer)
                assert world(table, view, i).tobytes() == world(plain, view, i).tobytes()
                compared += int(view["renewed"][0])
    assert compared


# ---- what is blanked ----------------------------------------------------------------------------------------------


def test_D27_a_view_shows_own_cards_and_what_was_taken_openly_only():
    table = Table("duck", 4, seed=3)
    for _ in play_randomly(table, random.Random(3), most=40):
        for viewer in range(-1, 4):
            truth, view = table.reveal(), table.view(None if viewer < 0 else viewer)
            for seat in range(4):
                assert view["hand"][seat] == (truth["hand"] if seat == viewer else truth["known"])[seat]
            assert set(view["deck"]) == {""}
            assert (view["pile"], view["towel"], view["held"]) == (truth["pile"], truth["towel"], truth["held"])


def test_D27_draws_in_the_log_are_seen_by_their_drawer_alone(renewed):
    checked = 0
    for table, _ in renewed[::5]:
        truth = table.reveal()["log"]
        for viewer in range(table.seats):
            for true, seen in zip(truth, table.view(viewer)["log"], strict=True):
                mine = true.startswith(f"{viewer}+")
                ghosts = table.seats == 2 and true.startswith("2+")
                assert seen == (true if mine or ghosts or "+" not in true else true[:2])
                checked += "+" in true
    assert checked > 100


def test_a_world_can_be_imagined_while_a_renewal_is_asked_for():
    table = Table("duck", 5, seed=0)
    for _ in play_randomly(table, random.Random(0)):
        if table._state[0]["deck_size"] == 0 and not table._state[0]["renewed"]:
            break
    move = next(move for move in table.moves() if move.text.endswith("deck"))
    table._state = table._state.copy()
    interpreted(rules.act)(look(table._state)[0], table.to_act[0], move.number)
    assert table._state[0]["event"] == rules.RENEWAL
    assert contradiction(world(table, redacted(table, 0), 1)) == ""
