"""Learning, with JAX (`make test-train`): the net is the one that plays, runs go on where they stopped, and a net gets better."""

from __future__ import annotations

import numpy as np
import pytest

from parawan import ParawanError, games
from parawan.bots.net import mind

jax = pytest.importorskip("jax", reason="JAX is not installed; make test-train")
jnp = jax.numpy

from parawan.lab.train import kept  # noqa: E402
from parawan.lab.train.learner import by_place, by_seat, fresh_moments, learn, returns  # noqa: E402
from parawan.lab.train.measure import GREED, fair_shares  # noqa: E402
from parawan.lab.train.net import Split, choices, initial, looked, looked_up, multiplied, shares  # noqa: E402
from parawan.lab.train.run import NET, Plan, train, write_net  # noqa: E402
from parawan.lab.train.selfplay import SelfPlay, worth_of  # noqa: E402
from parawan.lab.train.tables import Tables  # noqa: E402

every_game = pytest.mark.parametrize("game", games.names())


def strange(game: str) -> dict[str, object]:
    """A net whose every weight matters."""
    chooser = np.random.default_rng(3)
    return {
        name: jnp.asarray(chooser.standard_normal(w.shape) / 4, jnp.float32) for name, w in initial(games.load(game), 1).items()
    }


@every_game
def test_both_ways_to_add_up_rows_agree(game):
    senses = games.load(game).senses
    chooser = np.random.default_rng(2)
    table = jnp.asarray(chooser.standard_normal((senses.MARKS, 8)), jnp.float32)
    lists = np.stack([chooser.permutation(senses.MARKS)[: senses.MOST_MARKS] for _ in range(20)]).astype(np.int16)
    lists[:, senses.MOST_MARKS // 2 :] = 0
    for numbers in (jnp.asarray(lists), jnp.asarray(lists.reshape(4, 5, -1))):
        assert np.allclose(looked_up(table, numbers), multiplied(table, numbers), atol=1e-4)


@every_game
def test_the_net_that_learns_is_the_one_that_plays(game):
    """Likelihoods in JAX and in native code, over a stretch of games: the native net's best move is JAX's."""
    box = games.load(game)
    split, tables, weights = Split(box), Tables(box, 60, 1, "cpu"), strange(game)
    observations, counts = tables.joined("observations"), np.minimum(tables.joined("counts"), split.told)
    likely = np.asarray(choices(weights, looked(weights, split.own(observations)), split.traits(observations), counts))
    plain = mind(box, {name: np.asarray(value) for name, value in weights.items()})[0]
    for row in range(0, tables.rows, 7):
        marks = split.own(observations)[row]
        hidden = np.maximum(plain["marks"][marks[marks > 0]].sum(0) + plain["mark_bias"], 0)
        setting = hidden @ plain["context"] + plain["context_bias"]
        rates = []
        for traits in split.traits(observations)[row, : counts[row]]:
            held = traits[traits > 0]
            rates.append(np.maximum(setting + plain["traits"][held].sum(0), 0) @ plain["judge"] + plain["plain"][held].sum())
        expected = np.array(rates) - np.log(np.exp(np.array(rates) - max(rates)).sum()) - max(rates)
        assert np.allclose(likely[row, : counts[row]], expected, atol=1e-3)
        assert (likely[row, counts[row] :] < -1e6).all()


def test_shares_are_those_of_the_seats_that_play():
    weights = strange("tide")
    found = np.exp(shares(weights, jnp.ones((3, 64)), jnp.array([3, 4, 5])))
    assert np.allclose(found.sum(1), 1)
    assert (found[0, 3:] == 0).all()
    assert (found[2] > 0).all()


def test_turning_to_a_seat_and_back_changes_nothing():
    worth = jnp.array([[1.0, 2, 3, 0, 0], [1, 2, 3, 4, 5]])
    seat, seats = jnp.array([2, 3]), jnp.array([3, 5])
    assert by_place(worth, seat, seats).tolist() == [[3, 1, 2, 0, 0], [4, 5, 1, 2, 3]]
    assert by_seat(by_place(worth, seat, seats), seat, seats).tolist() == worth.tolist()


def test_what_came_of_a_step_is_the_end_or_what_is_expected_later():
    expected = jnp.full((4, 1, 5), 0.5)
    ended = jnp.arange(15.0).reshape(3, 1, 5)
    came = returns(expected, jnp.array([[0], [1], [0]]), ended)
    assert came[1, 0].tolist() == ended[1, 0].tolist()  # the game was over
    assert came[2, 0].tolist() == [0.5] * 5  # nothing came yet
    assert np.allclose(came[0, 0], 0.03 * 0.5 + 0.97 * ended[1, 0])


def test_the_end_of_a_game_is_worth_one_share_in_all():
    worth = worth_of(jnp.array([[5, 3, 1, 0, 0]]), jnp.array([[1.0, 0, 0, 0, 0]]), jnp.array([3]), 1.0)
    assert float(worth.sum()) == pytest.approx(1)
    assert worth[0, 0] > 0.9
    assert worth[0, 3] == 0


def test_a_run_goes_on_where_it_stopped(tmp_path):
    plan = Plan(games.load("tide"), minutes=1e6, leg=1e-6, seed=1, device="cpu", rows=24, steps=4, part=48)
    points: list[dict[str, float]] = []
    complete = [train(plan, tmp_path, points.append), train(plan, tmp_path, points.append)]
    assert complete == [False, False]
    progress = kept.load(plan.game, 1, tmp_path)
    assert progress.told["legs"] == 2
    assert [point["decisions"] for point in points] == [0, 96, 192]
    assert len(progress.past) == 3
    with np.load(tmp_path / NET) as net:
        assert np.allclose(net["context"], progress.weights["context"], atol=1e-2)
    with pytest.raises(ParawanError):
        kept.load(games.load("duck"), 1, tmp_path)


def test_past_selves_old_and_young_are_kept():
    progress = kept.begun(games.load("tide"), 1)
    first = progress.past[0]
    for _ in range(40):
        kept.remember_self(progress)
    assert len(progress.past) <= kept.MOST_PAST
    assert progress.past[0] is first


def test_a_net_that_knows_nothing_gets_better_by_playing(tmp_path):
    """Some hundred thousand decisions of tide; against the greedy it wins less than its share before, and more after."""
    box = games.load("tide")
    weights, play = initial(box, 1), SelfPlay(box, 1024, 64, 1, "cpu")
    moments, past = fresh_moments(weights), weights
    before = fair_shares(box, weights, 4, GREED, 800)
    for leg in range(6):
        now, order = jax.random.split(jax.random.key(leg))
        played = play.leg(weights, past, now)
        weights, moments, _ = learn(weights, moments, played, order, 2e-3, 0.01, split=play.split, parts=16, rounds=2)
    assert before < 0.9
    assert fair_shares(box, weights, 4, GREED, 800) > 1.1
    write_net(weights, tmp_path / NET)
    assert (tmp_path / NET).stat().st_size < 3_000_000
