"""A batch is so many tables: the same deals, moves, results and views, row by row."""

from __future__ import annotations

import random

import numpy as np
import pytest

from parawan import Table, lab
from parawan.games import load
from parawan.kernel.interpreted import look
from parawan.lab import observation
from parawan.lab.observation import LEFT_OUT
from parawan.lab.rows import write_observation
from tests.support import every_table, interpreted, play_randomly, redacted, swapped

ROWS = 5
every = pytest.mark.parametrize(("game", "seats", "options"), every_table())


def seen_by(table: Table, seat: int) -> dict[str, np.ndarray]:
    """A view turned so that the seat comes first, field by field, made from its plain data."""
    view, seats = table.view(seat), table.seats
    turned = {}
    for field in load(table.game.name).record.fields:
        if field.name in LEFT_OUT:
            continue
        record = np.zeros(field.shape, np.int64)
        values = load(table.game.name).record.from_plain({name: value for name, value in view.items() if name != "game"})
        record[...] = values[field.name][0]
        if field.seat_axis is not None:
            order = [(place + seat) % seats if place < seats else place for place in range(field.shape[field.seat_axis])]
            record = record.take(order, field.seat_axis)
        turned[field.name] = np.vectorize(lambda value, names=field.names: from_seat(value, names, seat, seats))(record)
    return turned


def from_seat(value: int, names: str, seat: int, seats: int) -> int:
    if names == "seat" and value >= 0:
        return (value - seat) % seats
    if names == "seats":
        return sum(1 << (other - seat) % seats for other in range(seats) if value >> other & 1)
    if names == "entry" and value and value // 64 < seats:
        return (value // 64 - seat) % seats * 64 + value % 64
    return value


def read(game: str, observation: np.ndarray) -> dict[str, np.ndarray]:
    """An observation's fields as whole numbers."""
    found = {}
    for part in lab.layout(game):
        values = part.of(observation).astype(np.int64)
        if part.words > 1:
            values = sum((values[..., word] & 0xFFFF) << 16 * word for word in range(part.words))
        found[part.name] = values
    return found


@every
def test_a_batch_equals_tables_step_by_step(game, seats, options):
    chooser = random.Random(seats)
    batch = lab.Batch(game, seats, ROWS, options=options, seed=11)
    tables = [Table(game, seats, seed=batch.seed_of(row), options=options) for row in range(ROWS)]
    ended = 0
    while ended < ROWS:
        actions = []
        for row, table in enumerate(tables):
            seat = table.to_act[0]
            numbers = [move.number for move in table.moves(seat)]
            assert batch.seat[row] == seat
            assert batch.moves[row, : batch.counts[row]].tolist() == numbers
            assert np.flatnonzero(batch.legal[row]).tolist() == sorted(numbers)
            if len(table.log) % 9 == row:
                expected, found = seen_by(table, seat), read(game, batch.observations[row])
                assert expected.keys() == found.keys()
                for name in expected:
                    assert np.array_equal(expected[name], found[name]), name
            actions.append(chooser.choice(numbers))
        batch.step(np.array(actions))
        for row, table in enumerate(tables):
            table.play(table.move(actions[row]), table.to_act[0])
            assert batch.over[row] == table.over
            if table.over:
                assert batch.scores[row].tolist() == list(table.scores)
                shares = [(seat in table.winners) / len(table.winners) for seat in range(seats)]
                assert batch.shares[row].tolist() == pytest.approx(shares)
                tables[row] = Table(game, seats, seed=batch.seed_of(row), options=options)
                ended += 1


@every
def test_an_observation_never_tells_worlds_apart_that_the_observer_cannot(game, seats, options):
    table = Table(game, seats, seed=5, options=options)
    others = 0
    for step, _ in enumerate(play_randomly(table, random.Random(seats), most=40)):
        if step % 3 == 0 and not table.over:
            other = swapped(table, table.to_act[0], step)
            others += other._state.tobytes() != table._state.tobytes()
            assert observed(table) == observed(other)
    assert others > 5


def observed(table: Table) -> list[int]:
    """What the seat whose turn it is observes, written by the rule as plain Python."""
    seat = table.to_act[0]
    seen = redacted(table, seat).view(np.int8)
    found = np.zeros(lab.width(table.game.name), np.int16)
    runs = observation.runs(table.game.name, table.seats)[seat].astype(int)
    interpreted(write_observation)(look(seen), look(runs), seat, table.seats, look(found))
    return found.tolist()


def test_an_illegal_move_is_named_and_nothing_is_played():
    batch = lab.Batch("duck", 3, 4, seed=1)
    before = batch._rows.states.copy()
    actions = batch.moves[:, 0].astype(int)
    actions[2] = next(number for number in range(8000) if not batch.legal[2, number])
    for wrong in (actions, np.full(4, -1), np.full(4, 70_000)):
        with pytest.raises(ValueError, match=r"row \d: move -?\d+ is not legal for seat \d"):
            batch.step(wrong)
    for unfit in ([1, 2], np.zeros(4), [[1]] * 4):
        with pytest.raises(ValueError, match="4 whole numbers"):
            batch.step(unfit)
    assert np.array_equal(batch._rows.states, before)


@pytest.mark.parametrize("size", [1, 200])
def test_threads_change_nothing(size):
    played = []
    for threads in (1, 3):
        batch = lab.Batch("tide", 4, size, seed=2, threads=threads)
        totals = batch.play(400)
        played.append((totals.games, totals.points.tolist(), batch.observations.tobytes()))
    assert played[0] == played[1]


def first_of_the_list(observation, moves, count, rng):
    return 0


def test_a_policy_is_a_function():
    batch = lab.Batch("tide", 3, 3, seed=4, policy=first_of_the_list)
    table = Table("tide", 3, seed=batch.seed_of(1))
    steps = 0
    while not table.over:
        seat = table.to_act[0]
        table.play(table.moves(seat)[0], seat)
        steps += 1
    scores = table.scores
    batch.play(steps)
    assert batch.over[1]
    assert batch.scores[1].tolist() == list(scores)
    with pytest.raises(TypeError, match="a policy is a function"):
        lab.Batch("tide", 3, 3, policy="best")


def test_totals_add_up():
    totals = lab.Batch("tide", 3, 500, seed=1, observe=False, mask=False).play(300)
    assert totals.games > 500
    assert totals.wins.sum() == pytest.approx(totals.games)


def test_unpacked_sets_are_their_bits():
    batch = lab.Batch("duck", 4, 6, seed=3)
    flat = lab.unpack("duck", batch.observations)
    parts = {part.name: part for part in lab.layout("duck")}
    start = sum(
        16 * part.size if part.words > 1 else part.size for part in lab.layout("duck") if part.start < parts["hand"].start
    )
    own = flat[:, start : start + 64].reshape(6, 4, 16) @ (1 << np.arange(16))
    assert flat.dtype == np.float32
    assert np.array_equal(own, parts["hand"].of(batch.observations)[:, 0].astype(np.uint16))
    assert own.any()


def test_bad_batches_say_what_is_wrong():
    with pytest.raises(ValueError, match="at least one game"):
        lab.Batch("tide", 4, 0)
    with pytest.raises(ValueError, match="there is no device"):
        lab.Batch("tide", 4, 8, device="abacus")
