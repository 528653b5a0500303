"""Deals: unbiased, reproducible from the seed, unpredictable without it, independent of all that went before."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import numpy as np
import pytest
from scipy.stats import chisquare

from parawan import Table, games
from parawan.engine.program import program
from parawan.kernel import deal as kernel
from parawan.kernel.deal import dealer
from parawan.kernel.interpreted import look
from tests.support import every_table, interpreted, play_randomly

# The keystream of ChaCha with 8 rounds, 256-bit key, all zero, first block: a published test vector.
CHACHA8_ZERO = "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"


def shuffled(seed: bytes, event: int, index: int, n: int) -> tuple[int, ...]:
    one = dealer(seed)
    interpreted(kernel.deal)(look(one)[0], event, index, n)
    return tuple(one[0]["order"][:n].tolist())


def test_the_bits_are_those_of_chacha8():
    one = dealer(bytes(32))
    interpreted(kernel.chacha_block)(look(one)[0], 0, 0, 0)
    assert one[0]["block"].astype("<u4").tobytes().hex().startswith(CHACHA8_ZERO)


def test_a_deal_is_a_permutation_and_native_code_deals_the_same():
    native = program("tide")
    for seed in range(20):
        key = seed.to_bytes(32, "big")
        one = dealer(key)
        for event, n in ((1, 60), (2, 24)):
            native.make_deal(one, event, 3)
            order = tuple(one[0]["order"][:n].tolist())
            assert sorted(order) == list(range(n))
            assert order == shuffled(key, event, 3, n)


def test_all_orders_are_equally_likely():
    counts = Counter(shuffled(seed.to_bytes(32, "big"), 1, 0, 4) for seed in range(2400))
    assert set(counts) == set(permutations(range(4)))
    assert chisquare(list(counts.values())).pvalue > 0.001


def test_no_draw_is_biased():
    """The first and the last item of a shuffle are any item equally often, though 60 and 24 do not divide a power of two."""
    make_deal = program("tide").make_deal
    for event, n in ((1, 60), (2, 24)):
        firsts, lasts = np.zeros(n, int), np.zeros(n, int)
        one = dealer(bytes(32))
        for index in range(400 * n):
            make_deal(one, event, index)
            firsts[one[0]["order"][0]] += 1
            lasts[one[0]["order"][n - 1]] += 1
        assert chisquare(firsts).pvalue > 0.001
        assert chisquare(lasts).pvalue > 0.001


def test_seed_event_and_index_all_matter_and_nothing_else_does():
    base = shuffled(bytes(32), 1, 0, 60)
    assert base == shuffled(bytes(32), 1, 0, 60)
    others = {shuffled(bytes(32), 2, 0, 60), shuffled(bytes(32), 1, 1, 60)}
    others |= {shuffled(bytes([*range(i), 1, *range(31 - i)]), 1, 0, 60) for i in range(32)}
    assert base not in others
    assert len(others) == 34


@pytest.mark.parametrize(("game", "seats", "options"), every_table())
def test_deals_stay_comparable_after_play_has_diverged(game, seats, options):
    """Two games from one seed, played differently: every event they share shuffles its list into the same order."""
    deals = []
    for way in (1, 2):
        table = Table(game, seats, seed=5, options=options, deals=())
        for _ in play_randomly(table, random.Random(way)):
            pass
        deals.append({deal[:2]: deal[2] for deal in table.dealt})
    shared = deals[0].keys() & deals[1].keys()
    assert shared
    assert all(deals[0][event] == deals[1][event] for event in shared)


def test_tables_without_a_seed_differ():
    records = {Table("tide", 3).record() for _ in range(5)}
    assert len(records) == 5


def test_no_state_holds_a_generator():
    """What is not in the record cannot leak from it: no field is large enough for a key, and none is called like one."""
    for name in games.names():
        fields = games.load(name).record.fields
        assert not {field.name for field in fields} & {"rng", "seed", "key"}
    before = Table("tide", 3, seed=1)
    after = Table("tide", 3, seed=1 << 200)
    assert np.array_equal(before._template, after._template)
