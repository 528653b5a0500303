"""Legal moves of maui against a slow reading of the clauses that shares nothing with the rules but the plain view."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import pytest

from parawan import Table
from parawan.games.maui import rules
from tests.games.maui.beach import beach, put_last, put_market, put_space, shake, wet_last_tiles
from tests.support import Desk, every_table, play_randomly

NAMES = {"s": "stripes", "f": "fish", "w": "waves", "l": "lagoon", "o": "sunset"}


def may_place(view: dict, seat: int, row: int, price: int, top: int, tokens: dict[str, int], track: str | None) -> bool:
    """M17 to M21: whether this may be placed; tokens say on which pattern (1, 2, 3) they go."""
    column = view["laid"][seat] + 1
    space_row, lies = view["space_row"][column], view["space"][seat][column]
    if price > view["dollars"][seat]:  # M17
        return False
    tile = view["market"][row][price]
    patterns = list(reversed(tile)) if view["across"][seat] else list(tile)  # M16
    if len(set(tokens.values())) < len(tokens):  # M21: one per pattern
        return False
    for letter, at in tokens.items():  # M21
        kind = view["token_patterns"].index(NAMES[letter])
        covered_row = top + at - 1
        if view["tokens"][seat][kind] < 1 or not 1 <= covered_row <= 7 or patterns[at - 1] == letter:
            return False
        if lies.startswith(("-", "crab")) and covered_row == space_row:
            return False
    for letter, at in tokens.items():
        patterns[at - 1] = letter
    last = column - 1
    beside = {
        view["top"][seat][last] + i: view["patterns"][seat][last][i]
        for i in range(3)
        if view["marks"][seat][last][i] in ("", "token")  # M24, M25: else it is inactive
    }
    if not any(1 <= top + i <= 7 and beside.get(top + i) == patterns[i] for i in range(3)):  # M19
        return False
    choices: set[str | None] = set()
    if lies.startswith("scoring") and top <= space_row <= top + 2:  # M20
        for name in view["scoring_tokens"][int(lies[-1]) - 1]:
            if view["track"][seat][list(NAMES.values()).index(name)] < view["steps"]:
                choices.add(next(letter for letter in NAMES if NAMES[letter] == name))
    return track in (choices or {None})


def every_placement() -> Iterator[tuple[int, int, int, dict[str, int], str | None]]:
    """M18: every market tile with its top from -1 to 7, with any tokens anywhere, with any track."""
    for row, price, top, lagoon, sunset, track in product(range(2), range(3), range(-1, 8), range(4), range(4), (None, *NAMES)):
        yield row, price, top, {letter: at for letter, at in (("l", lagoon), ("o", sunset)) if at}, track


EVERY_PLACEMENT = list(every_placement())


def allowed(view: dict, seat: int) -> list[str]:
    """All moves the clauses allow, as people write them."""
    texts = []
    without_tokens = False
    for row, price, top, tokens, track in EVERY_PLACEMENT:
        if may_place(view, seat, row, price, top, tokens, track):
            words = [f"{'ab'[row]}{price}", str(top), *(f"{letter}{at}" for letter, at in tokens.items())]
            texts.append(" ".join(words + ([f"^{track}"] if track else [])))
            without_tokens |= not tokens
    texts += [f"dollars {'ab'[row]}" for row in range(2) if view["areas"][row] > 0]  # M27
    if not without_tokens and view["areas"] == [0, 0]:  # M28
        texts += [f"spare {row}{price}" for row in "ab" for price in range(3)]
    return sorted(texts)


def positions(seats: int, options: dict, seed: int, every: int) -> Iterator[Desk]:
    """Positions of a random game, as they are and shaken."""
    chooser = random.Random(seed)
    desk = Desk("maui", seats, options, seed=seed, target="native")
    for i, _ in enumerate(play_randomly(desk.table, chooser)):
        if i % every == 0 and not desk.table.over:
            yield desk
            for _ in range(2):
                shaken = Desk("maui", seats, options, seed=seed, target="native")
                shaken.table._state[:] = desk.table._state
                shake(shaken, chooser)
                wet_last_tiles(shaken, chooser)
                yield shaken


@pytest.mark.parametrize(("game", "seats", "options"), every_table("maui"))
def test_legal_moves_are_those_the_clauses_allow(game, seats, options):
    for desk in positions(seats, options, seed=seats, every=4):
        seat = desk.to_act[0]
        moves = desk.moves(seat)
        assert sorted(moves) == allowed(desk.table.view(seat), seat)
        assert 0 < len(moves) <= rules.MOST_LEGAL  # M28, M29: there is always one


def test_those_positions_offer_moves_of_every_kind():
    """Tracks to choose, towel tokens, both, dollars, spare towels, and spare towels beside placements with tokens."""
    moves_of = [desk.moves(desk.to_act[0]) for seed in range(6) for desk in positions(3, {"variant": "crab"}, seed, every=1)]
    every = {move for moves in moves_of for move in moves}
    assert any("^" in move and (" l" in move or " o" in move) for move in every)
    assert any(" l" in move and " o" in move for move in every)
    assert any(move.startswith("dollars") for move in every)
    assert any(moves[0].startswith("spare") for moves in moves_of)
    assert any(moves[-1].startswith("spare") and moves[0][0] in "ab" for moves in moves_of)


def test_a_position_with_most_moves_stays_below_the_bound():
    desk = beach()
    desk.s.dollars[0] = 2
    desk.s.tokens[0, 0] = desk.s.tokens[0, 1] = 1
    most = 0
    for last, text, row in product(("swf", "lwo", "low"), ("swf", "lfo", "wol", "fsl"), range(2, 6)):
        put_last(desk, last, 3, 3)
        put_market(desk, text)
        put_space(desk, 4, row, "scoring1")
        assert sorted(desk.moves(0)) == allowed(desk.table.view(0), 0)
        most = max(most, len(desk.moves(0)))
    assert 200 < most <= rules.MOST_LEGAL


def test_the_clauses_reading_of_a_known_position():
    """The reading itself, on a position small enough to check by eye."""
    desk = beach()
    put_last(desk, "swf", 3)
    put_market(desk, "slo", "wlo", "wlo", "flo", "wlo", "wlo")
    desk.s.dollars[0] = desk.s.areas[0] = 0
    assert allowed(desk.table.view(0), 0) == ["a0 3", "b0 5", "dollars b"] == sorted(desk.moves(0))


@pytest.mark.parametrize(("game", "seats", "options"), every_table("maui"))
def test_interpreted_and_native_agree_on_shaken_positions(game, seats, options):
    chooser = random.Random(seats)
    for desk in positions(seats, options, seed=10 + seats, every=9):
        plain = Table("maui", seats, seed=10 + seats, options=options, target="interpreted")
        for _ in range(4):
            plain._state[:] = desk.table._state
            seat = desk.to_act[0]
            Desk.refresh(_as_desk(plain))
            assert [move.number for move in plain.moves(seat)] == [move.number for move in desk.table.moves(seat)]
            other = desk.table.copy()
            move = chooser.choice(other.moves(seat))
            other.play(move, seat)
            plain.play(move, seat)
            assert plain._state.tobytes() == other._state.tobytes()


def _as_desk(table: Table) -> Desk:
    desk = Desk.__new__(Desk)
    desk.table = table
    return desk
