"""What holds in every game, with every seat count and every option."""

from __future__ import annotations

import json
import random

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from parawan import Table, read, verify
from parawan.games import load
from parawan.kernel.chance import below, generator
from parawan.kernel.deal import dealer
from parawan.kernel.interpreted import look
from tests.support import THOROUGH, every_table, interpreted, play_randomly, redacted, swapped

TABLES = every_table()
NAMES = ["-".join([game, str(seats), *(f"{k}={v}" for k, v in options.items())]) for game, seats, options in TABLES]
every = pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=NAMES)


def whole(table: Table) -> bytes:
    return table._state.tobytes()


@every
def test_interpreted_and_native_agree_step_by_step(game, seats, options):
    native = Table(game, seats, seed=11, options=options)
    plain = Table(game, seats, seed=11, options=options, target="interpreted")
    for seat, number in play_randomly(native, random.Random(5), most=None if THOROUGH else 120):
        plain.play(plain.move(number), seat)
        assert whole(plain) == whole(native)
        assert [move.number for move in plain.moves(seat)] == [move.number for move in native.moves(seat)]
        assert (plain.to_act, plain.may_act, plain.scores) == (native.to_act, native.may_act, native.scores)


@every
def test_every_game_ends_and_whoever_may_act_has_a_move(game, seats, options):
    for seed in range(30 if THOROUGH else 5):
        table = Table(game, seats, seed=seed, options=options)
        for _ in play_randomly(table, random.Random(seed)):
            assert set(table.to_act) <= set(table.may_act)
            assert table.over or table.to_act
            for seat in range(seats):
                assert (len(table.moves(seat)) > 0) == (seat in table.may_act)
        assert table.to_act == table.may_act == ()
        assert table.winners
        assert not any(table.moves(seat) for seat in range(seats))


@every
def test_a_used_record_starts_like_a_new_one(game, seats, options):
    """Batches play one game after another in the same record."""
    fresh, used = Table(game, seats, seed=3, options=options), Table(game, seats, seed=4, options=options)
    for _ in play_randomly(used, random.Random(4)):
        pass
    used._dealer[:] = dealer(fresh.seed)
    used._program.new_game(used._state)
    used._program.look_around(used._desk)
    assert used.reveal() == fresh.reveal()


@every
def test_moves_are_written_and_read_alike(game, seats, options):
    table = Table(game, seats, seed=3, options=options)
    for i, _ in enumerate(play_randomly(table, random.Random(3))):
        for seat in table.may_act if i % 7 == 0 else ():
            for move in table.moves(seat):
                assert table.read_move(move.text, seat) == move
                assert move in table.moves(seat)
                assert move.text in table.moves(seat)


@every
def test_a_copy_goes_its_own_way(game, seats, options):
    table = Table(game, seats, seed=2, options=options)
    chooser = random.Random(2)
    past = [(table.copy(), whole(table))]
    for i, _ in enumerate(play_randomly(table, chooser)):
        if i % 10 == 0:
            past.append((table.copy(), whole(table)))
    for copy, before in past:
        assert whole(copy) == before
        for _ in play_randomly(copy, chooser, most=3):
            pass
    assert table.over


@every
def test_global_generators_change_nothing(game, seats, options):
    games = []
    for disturb in (False, True):
        table = Table(game, seats, seed=9, options=options)
        for _ in play_randomly(table, random.Random(9)):
            if disturb:
                random.seed(len(table.log))
                np.random.seed(len(table.log))
                random.random()
        games.append(table.record())
    assert games[0] == games[1]


@every
def test_a_record_replays_with_and_without_its_seed(game, seats, options):
    table = Table(game, seats, seed=21, options=options)
    for i, _ in enumerate(play_randomly(table, random.Random(21))):
        if i == 17:
            assert whole(read(table.record())) == whole(table)
    text = table.record()
    again = read(text)
    assert whole(again) == whole(table)
    assert again.record() == text
    assert verify(text) > 0


@every
def test_plain_data_is_json_and_loses_nothing(game, seats, options):
    table = Table(game, seats, seed=4, options=options)
    for i, _ in enumerate(play_randomly(table, random.Random(4))):
        if i % 9 == 0:
            for viewer in (*range(seats), None):
                plain = json.loads(json.dumps(table.view(viewer)))
                assert plain.pop("game") == game
                back = table.game.record.from_plain(plain)
                assert back.tobytes() == redacted(table, -1 if viewer is None else viewer).tobytes()
            plain = json.loads(json.dumps(table.reveal()))
            plain.pop("game")
            assert table.game.record.to_plain(table.game.record.from_plain(plain)) == plain


def all_that_leaves(table: Table, viewer: int) -> tuple:
    """Everything a viewer is given, as it is given."""
    seat = None if viewer < 0 else viewer
    return (
        redacted(table, viewer).tobytes(),
        json.dumps(table.view(seat)),
        [str(event) for event in table.news(seat)],
        table.draw(seat),
        [move.text for move in table.moves(viewer)] if viewer >= 0 else [],
        table.to_act,
        table.may_act,
        table.record_for(seat),
    )


@every
def test_nothing_leaks_between_worlds_a_viewer_cannot_tell_apart(game, seats, options):
    table = Table(game, seats, seed=6, options=options)
    different = 0
    for i, _ in enumerate(play_randomly(table, random.Random(6))):
        if i % 6 == 0:
            for viewer in range(-1, seats):
                other = swapped(table, viewer, seed=i)
                different += whole(other) != whole(table)
                assert all_that_leaves(other, viewer) == all_that_leaves(table, viewer)
    assert different > i / 6  # the worlds were really others


@every
def test_an_imagined_world_is_a_whole_world(game, seats, options):
    """Played on from an imagined world, a game ends like any other, and the world is imagined anew each time."""
    table = Table(game, seats, seed=8, options=options)
    for _ in play_randomly(table, random.Random(8), most=10):
        pass
    seen = set()
    for seed in range(8):
        other = swapped(table, 0, seed)
        seen.add(whole(other))
        for _ in play_randomly(other, random.Random(seed)):
            pass
        assert other.over
    assert len(seen) == 8


@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_any_course_of_play_keeps_a_record_in_order(data):
    """Whatever is played, in whatever order: the record read back is the same table."""
    game, seats, options = data.draw(st.sampled_from(TABLES))
    table = Table(game, seats, seed=data.draw(st.integers(0, 2**64)), options=options)
    for _ in range(data.draw(st.integers(0, 40))):
        if table.over:
            break
        seat = data.draw(st.sampled_from(table.may_act))
        moves = table.moves(seat)
        table.play(moves[data.draw(st.integers(0, len(moves) - 1))], seat)
    again = read(table.record())
    assert again.reveal() == table.reveal()
    assert look(again._state)[0].over == table.over


@pytest.mark.parametrize(("game", "seats", "options"), [table for table in TABLES if hasattr(load(table[0]).rules, "any_legal")])
def test_a_move_found_at_random_is_the_one_in_the_list(game, seats, options):
    find, draw = interpreted(load(game).rules.any_legal), interpreted(below)
    table = Table(game, seats, seed=17, options=options)
    room = np.zeros(table.game.rules.MOST_LEGAL, np.int16)
    for i, _ in enumerate(play_randomly(table, random.Random(17), most=None if THOROUGH else 150)):
        for seat in table.to_act[:1]:
            listed = table.moves(seat).numbers
            for seed in range(20 * i, 20 * i + 20):
                found = find(look(table._state)[0], seat, room, generator(seed))
                assert found == listed[draw(generator(seed), len(listed))]


@every
def test_what_is_dealt_again_is_what_nobody_has_seen(game, seats, options):
    """All seats see the same before and after; only what lies face down is in another order."""
    table = Table(game, seats, seed=21, options=options)
    redeal = interpreted(table.game.hidden.redeal)
    changed = 0
    for n, _ in enumerate(play_randomly(table, random.Random(21))):
        if n % 7 == 0 and not table.over:
            other = table.copy()
            redeal(look(other._state)[0], look(dealer(bytes([n % 256] * 32)))[0])
            assert [redacted(other, viewer).tobytes() for viewer in range(-1, seats)] == [
                redacted(table, viewer).tobytes() for viewer in range(-1, seats)
            ]
            changed += whole(other) != whole(table)
            again = other.copy()
            redeal(look(again._state)[0], look(dealer(bytes([n % 256] * 32)))[0])
            assert whole(again) == whole(other), "it hangs on the dealer alone"
    assert changed > 2
