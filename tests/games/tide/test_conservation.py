"""Nothing of tide is ever lost or doubled, whatever is played."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from parawan import Table
from parawan.games.tide.components import HALF_BELTS
from tests.support import every_table


@settings(max_examples=80)
@given(data=st.data())
def test_cards_tides_and_belts_are_kept(data):
    _, seats, options = data.draw(st.sampled_from(every_table("tide")))
    table = Table("tide", seats, seed=data.draw(st.integers(0, 2**32)), options=options)
    dealt = table.reveal()["cards"]
    for _ in range(data.draw(st.integers(0, 80))):
        if table.over:
            break
        seat = data.draw(st.sampled_from(table.may_act))
        moves = table.moves(seat)
        table.play(moves[data.draw(st.integers(0, len(moves) - 1))], seat)
        shown = table.reveal()
        assert shown["cards"] == dealt
        assert sorted(shown["tides"]) == sorted([*range(1, 13), *range(1, 13)])
        for k, cards in enumerate(shown["cards"]):
            holder = (k + shown["round"] - 1) % seats
            assert shown["set_belts"][k] == sum(int(HALF_BELTS[card]) for card in cards) // 2
            assert 0 <= shown["belts"][holder] <= shown["set_belts"][k]
            used = sum(shown["used"][k])
            still_in = holder in shown["playing"]
            asked = shown["stage"] == 1 or (holder in shown["picked"] and options["open"])
            if still_in and not table.over:
                assert used == shown["turn"] - 1 + asked
        assert sum(shown["set_belts"]) <= 24
        assert shown["score"] == [sum(points) for points in zip(*shown["points"], strict=True)]
