"""What duck tells and draws."""

from __future__ import annotations

import random

import pytest

from parawan import Table
from parawan.engine.voice import LANGUAGES, Voice
from parawan.games.duck import drawing
from tests.games.duck.positions import lay_out
from tests.support import Desk, play_randomly


def told(desk: Desk, viewer: int | None, language: str = "en") -> list[str]:
    voice = Voice("duck", language, names=("Ania", "Bert", "Cleo"), viewer=viewer)
    return [voice(event.message, **event.arguments) for event in desk.table.news(viewer)]


def test_a_card_from_the_draw_pile_is_named_to_its_drawer_only():
    desk = Desk("duck", 3)
    lay_out(desk, "y5", "y3 b3 r8", "y6", piles={0: "r2"}, deck="r7")
    desk.play(1, "3yb deck")
    assert told(desk, 1) == ["You lay y3 b3, the blue 3 on top.", "You draw the red 7 from the draw pile."]
    assert told(desk, 0) == told(desk, None) == ["Bert lays y3 b3, the blue 3 on top.", "Bert draws from the draw pile."]


def test_a_card_from_a_neighbours_pile_is_named_to_all():
    desk = Desk("duck", 3)
    lay_out(desk, "y5", "y3 r8", "y6", piles={0: "r2"})
    desk.play(1, "3y right")
    assert told(desk, 0) == ["Bert lays the yellow 3.", "Bert takes the red 2 from your discard pile."]
    assert told(desk, 2, "de") == ["Bert legt die gelbe 3.", "Bert nimmt die rote 2 vom Ablagestapel von Ania."]
    assert told(desk, 1, "pl") == ["Zagrywasz żółtą 3.", "Bierzesz czerwoną 2 ze stosu, który ma Ania."]


def test_a_lost_dive_is_told_from_hand_to_hand():
    desk = Desk("duck", 3)
    lay_out(desk, "y5 b5", "y3 b4", "y6")
    desk.play(1, "dive")
    assert told(desk, 2)[:8] == [
        "Bert dives!",
        "Ania shows y5 b5: sum 10.",
        "Bert shows y3 b4: sum 7.",
        "You show y6: sum 6.",
        "Bert’s dive fails.",
        "Bert takes lifebuoy 6, red side up: -2 points.",
        "Ania has the highest sum and puts nothing under the towel.",
        "You put the yellow 6 under your towel.",
    ]
    assert told(desk, 2)[8] == "Round 2 begins. Bert deals."


def test_the_ghost_is_told():
    desk = Desk("duck", 2)
    lay_out(desk, "y5 b7", "y3 b4", piles={2: "b1"}, deck="r7 b2", ghost="r1")
    desk.s.turn = 0
    desk.play(0, "5y left")
    assert told(desk, 1)[1:] == ["Ania takes the blue 1 from the duck ghost.", "The duck ghost turns up the red 7."]
    lay_out(desk, "y8 b7", "y3", piles={2: "b1"}, ghost="r1")
    desk.play(1, "3y")
    assert told(desk, 0)[:5] == [
        "Bert lays the yellow 3.",
        "Bert has gone out!",
        "You show b7 y8: sum 15.",
        "The duck ghost’s hidden card is the red 1: sum 2.",
        "Bert takes lifebuoy 6, green side up: 6 points.",
    ]
    assert told(desk, 0)[5] == "Your sum is above the duck ghost’s: you put nothing under your towel."


def test_a_stalemate_and_a_renewal_are_told():
    desk = Desk("duck", 3)
    lay_out(desk, "y5", "y3 r8", "y6", piles={0: "r2 r3 r4"}, deck="")
    desk.play(1, "3y deck")
    assert "The draw pile is renewed: 2 cards." in told(desk, 0)
    lay_out(desk, "y5", "y3", "y6 b7", deck="")
    desk.play(2, "6y")
    assert told(desk, 0)[1] == "Stalemate: the round ends, and lifebuoy 6 leaves the game."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_all_that_happens_can_be_told_and_drawn(language, seats):
    for seed in range(4):
        table = Table("duck", seats, seed=seed)
        for _ in play_randomly(table, random.Random(seed)):
            for viewer in (0, None):
                voice = Voice("duck", language, viewer=viewer, colour=bool(seed % 2))
                for event in table.news(viewer):
                    assert voice(event.message, **event.arguments)
                if len(table.log) % 20 == 0 or table.over:
                    assert table.draw(viewer, voice)
                    assert drawing.picture(table._redacted(viewer), voice).startswith("<svg")


def test_the_drawn_table_shows_piles_hands_and_sums():
    desk = Desk("duck", 2)
    lay_out(desk, "y5 b7", "y3 b4", piles={0: "r2 r6", 2: "b1"}, deck="r7 b2", ghost="r1")
    drawn = desk.table.draw(1, Voice("duck", names=("Ania", "Bert"), viewer=1))
    assert "2 cards in the draw pile" in drawn
    assert "Your hand:  y3  b4   (sum 7)" in drawn
    assert next(line for line in drawn.splitlines() if "Ania" in line).split() == [
        "Ania",
        "[r6]",
        "×2",
        "?",
        "?",
        "0",
        "left,",
        "dealer",
    ]
    assert "[b1] ×1" in next(line for line in drawn.splitlines() if "Duck ghost" in line)
    assert "y5" not in drawn
    assert "r1" not in drawn


def test_what_a_seat_is_asked():
    desk = Desk("duck", 3)
    lay_out(desk, "y5", "y3 r8", "y6")
    assert drawing.ask(desk.s, 1) == "duck-ask"
    lay_out(desk, "y5", "y3 r7", "y6")
    assert drawing.ask(desk.s, 1) == "duck-ask-dive"
    lay_out(desk, "y5", "y3 r7", "y6", deck="")
    desk.s.renewed = 1
    assert drawing.ask(desk.s, 1) == "duck-ask-stuck"
