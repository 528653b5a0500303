"""Nothing of maui is ever lost or doubled, whatever is played."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from parawan import Table
from parawan.games.maui import rules
from parawan.games.maui.components import CRAB_TOKENS, TILE_TEXTS, UMBRELLA_TOKENS
from tests.support import every_table

UMBRELLAS = Counter(rules.THING.to_plain(token) for token in UMBRELLA_TOKENS)
CRABS = Counter(rules.THING.to_plain(crab) for crab in CRAB_TOKENS)


def marks(shown: dict, seat: int) -> list[str]:
    return [mark for column in shown["marks"][seat] for mark in column if mark]


def check(shown: dict, before: dict | None, gone: list[Counter], laid_tokens: int) -> None:
    seats = shown["seats"]
    # M2, M30: sixty tiles, each in one place
    assert sorted(shown["bag"]) == sorted(TILE_TEXTS[1:])
    out = shown["market"][0] + shown["market"][1] + [tile for tiles in shown["tile"] for tile in tiles if tile]
    assert sorted(out) == sorted(shown["bag"][: shown["drawn"]])
    assert len(out) == 6 + sum(laid + 1 for laid in shown["laid"]) <= 58
    # M11: dollars only move
    assert sum(shown["dollars"]) + sum(shown["areas"]) == seats + 2
    assert min(shown["dollars"] + shown["areas"]) >= 0
    # M9, M12: towel tokens on frames, in hand, on tiles; those on tiles leave the game at half time
    for kind in range(2):
        assert 0 <= shown["frame_tokens"][kind] <= (1 if seats == 2 else 2)
    in_hand = sum(sum(tokens) for tokens in shown["tokens"])
    on_tiles = sum(marks(shown, seat).count("token") for seat in range(seats))
    assert sum(shown["frame_tokens"]) + in_hand + laid_tokens == (2 if seats == 2 else 4)
    assert on_tiles <= laid_tokens
    for seat in range(seats):
        # M6, M7: umbrellas and crabs lie, were taken or turned up, or have left
        lying = Counter(thing for thing in shown["space"][seat] if thing)
        if shown["crab_side"]:
            turned_up = Counter(mark for mark in marks(shown, seat) if mark.startswith("-"))
            assert not lying + turned_up - CRABS - Counter(["scoring1", "scoring2"])
            assert sum((lying + turned_up + gone[seat]).values()) == 9
            assert shown["crabs"][seat] == sum(int(crab) for crab in turned_up.elements())
        else:
            pearls = Counter(white=shown["pearls"][seat][0], black=shown["pearls"][seat][1])
            assert +(lying + pearls + gone[seat]) == UMBRELLAS
        # M24: a penalty token for every pattern that hangs over, kept through half time
        over = marks(shown, seat).count("penalty")
        assert sum(shown["penalties"][seat]) == over if shown["half"] == 0 else sum(shown["penalties"][seat]) >= over
        # M22: markers never go back, nor beyond the end
        assert max(shown["track"][seat]) <= shown["steps"]
        if before:
            assert all(now >= then for now, then in zip(shown["track"][seat], before["track"][seat], strict=True))
            assert shown["penalties"][seat] >= before["penalties"][seat]


@settings(max_examples=60)
@given(data=st.data())
def test_tiles_dollars_tokens_umbrellas_and_crabs_are_kept(data):
    _, seats, options = data.draw(st.sampled_from(every_table("maui")))
    table = Table("maui", seats, seed=data.draw(st.integers(0, 2**32)), options=options)
    gone = [Counter() for _ in range(seats)]  # what left the game, or was used up
    laid_tokens = 0
    before = table.reveal()
    check(before, None, gone, laid_tokens)
    for _ in range(data.draw(st.integers(0, 110))):
        if table.over:
            break
        seat = table.to_act[0]
        moves = table.moves(seat)
        table.play(moves[data.draw(st.integers(0, len(moves) - 1))], seat)
        shown = table.reveal()
        if shown["half"] != before["half"]:
            gone = [Counter() for _ in range(seats)]
        for what, who, a, _, _ in shown["notes"]:
            if shown["half"] == before["half"]:
                if what in (rules.LEAVES, rules.UMBRELLA_LOST):
                    gone[who][rules.THING.to_plain(a)] += 1
                elif what == rules.UMBRELLA_STEP:
                    (token,) = (t for t in ("scoring1", "scoring2") if t in before["space"][who] and t not in shown["space"][who])
                    gone[who][token] += 1
            laid_tokens += what == rules.LAYS_TOKEN
        check(shown, before, gone, laid_tokens)
        before = shown


def test_every_game_ends_within_the_turns_there_can_be():
    """Dollars come to the areas only with tiles, so at most 2 + tiles laid times dollars are taken (M27)."""
    for _, seats, options in every_table("maui"):
        for seed in range(4):
            table = Table("maui", seats, seed=seed, options=options)
            halves = 2 if options["variant"] == "long" else 1
            greedy = 0
            while not table.over:
                moves = [move for move in table.moves() if move.text.startswith("dollars")] or list(table.moves())
                greedy += moves[0].text.startswith("dollars")
                table.play(moves[seed % len(moves)])
                assert len(table.log) <= halves * (2 * seats * 12 + 2) + seats
            assert greedy <= 2 + halves * 12 * seats
