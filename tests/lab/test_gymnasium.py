"""Gymnasium's own check, and that a seat plays the games that tables play."""

from __future__ import annotations

import random
import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from parawan import Table, games
from parawan.bots.program import thinking
from parawan.engine.errors import ParawanError
from parawan.kernel.chance import below
from parawan.kernel.interpreted import look
from parawan.lab.batch import make_rows
from parawan.lab.gymnasium import REFUSED, Seat, Seats
from parawan.lab.observer import Observer
from parawan.lab.seats import BOTS
from tests.support import THOROUGH, every_table, interpreted, redacted

SIZES = [(game, seats) for game in games.names() for seats in games.load(game).seats]


@pytest.mark.parametrize(("game", "seats"), SIZES)
def test_the_check_of_gymnasium(game, seats):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(Seat(game, seats, seat=seats - 1, against="pip", iterations=1), skip_render_check=True)


@pytest.mark.parametrize(("game", "seats", "options"), every_table())
def test_a_game_ends_with_the_seats_share_of_the_win(game, seats, options):
    env, chooser = Seat(game, seats, options=options, against="pip"), random.Random(seats)
    seen, _ = env.reset(seed=5)
    over, reward = False, 0.0
    while not over:
        assert env.observation_space.contains(seen)
        assert reward == 0
        seen, reward, over, cut, info = env.step(chooser.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        assert not cut
    assert env._table.over
    assert reward == (0 in env._table.winners) / len(env._table.winners)
    assert info["scores"] == env._table.scores


def test_a_move_that_is_not_legal_changes_nothing_and_is_explained():
    env = Seat("tide", 3, against="pip")
    seen, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    again, reward, over, _, info = env.step(illegal)
    assert (reward, over) == (REFUSED, False)
    assert "T8" in info["refused"]
    assert np.array_equal(again["observation"], seen["observation"])


def test_the_same_seed_gives_the_same_game():
    played = []
    for _ in range(2):
        env, chooser = Seat("duck", 3, seat=1, against="okto", iterations=20), random.Random(2)
        seen, _ = env.reset(seed=9)
        for _ in range(12):
            seen, *_ = env.step(chooser.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        played.append(seen["observation"].tolist())
    assert played[0] == played[1]


SOME_TABLES = [*every_table("tide")[4:8:3], *every_table("duck")[:3:2], *every_table("maui")[:5:4]]
ONE_BOT = {"tide": "gusto", "duck": "thumb", "maui": "random"}  # each pair of game and bot is compiled anew
SEATED = [(*table, bot) for table in SOME_TABLES for bot in BOTS if THOROUGH or bot == ONE_BOT[table[0]]]
RATES = {"gusto": "rate_by_greed", "thumb": "rate_by_thumb"}


def bots_move(table, seat, against, rng):
    """What a bot of native code plays, worked out from its view: the best rated move, of like ones any."""
    moves, any_below = list(table.moves(seat)), interpreted(below)
    if against == "random":
        return moves[any_below(look(rng), len(moves))]
    view, rates = redacted(table, seat), np.zeros(len(moves))
    getattr(thinking(table.game.name), RATES[against])(view, np.array([move.number for move in moves], np.int16), rates)
    best, like = 0, 1
    for i in range(1, len(moves)):
        if rates[i] > rates[best]:
            best, like = i, 1
        elif rates[i] == rates[best]:
            like += 1
            best = i if any_below(look(rng), like) == 0 else best
    return moves[best]


@pytest.mark.parametrize(("game", "seats", "options", "against"), SEATED)
def test_many_seats_play_what_single_tables_play(game, seats, options, against):
    size, seat, chooser = 3, 1, random.Random(seats)
    env = Seats(game, seats, size, seat, against, options)
    seen, _ = env.reset(seed=4)
    rngs = make_rows(env._box, env._start, size, np.random.default_rng(4).bytes(32), True, True).rngs  # before any game
    tables = [new_table(env, row, game, seats, options) for row in range(size)]
    ended = 0
    for row, table in enumerate(tables):
        others_play(table, seat, against, rngs[row])
    while ended < size:
        actions = [chooser.choice(np.flatnonzero(mask).tolist()) for mask in seen["action_mask"]]
        seen, rewards, over, cut, infos = env.step(np.array(actions))
        assert not cut.any()
        for row, table in enumerate(tables):
            table.play(table.move(actions[row]), seat)
            others_play(table, seat, against, rngs[row])
            assert over[row] == table.over
            assert rewards[row] == pytest.approx((seat in table.winners) / max(1, len(table.winners)))
            told = infos["final_obs"]["observation"][row] if table.over else seen["observation"][row]
            assert np.array_equal(told, Observer(game, seats).observation(table, seat))
            if table.over:
                ended += 1
                assert infos["scores"][row].tolist() == list(table.scores)
                tables[row] = new_table(env, row, game, seats, options)
                others_play(tables[row], seat, against, rngs[row])
            assert np.flatnonzero(seen["action_mask"][row]).tolist() == sorted(m.number for m in tables[row].moves(seat))
    assert env.observation_space.contains(seen)


def new_table(env, row, game, seats, options):
    seed = env._rows.dealers["key"][row].astype("<u4").tobytes()
    return Table(game, seats, seed=seed, options=options)


def others_play(table, seat, against, rng):
    while not table.over and seat not in table.to_act:
        other = table.to_act[0]
        table.play(bots_move(table, other, against, rng), other)


def test_in_a_row_whose_move_is_not_legal_nothing_is_played():
    env = Seats("duck", 3, 4, against="random")
    seen, _ = env.reset(seed=1)
    actions = seen["action_mask"].argmax(axis=1)
    actions[2] = seen["action_mask"][2].argmin()
    after, rewards, *_ = env.step(actions)
    assert rewards.tolist() == [0, 0, REFUSED, 0]
    same = [np.array_equal(after["observation"][row], seen["observation"][row]) for row in range(4)]
    assert same == [False, False, True, False]


def test_bad_asks_are_refused():
    with pytest.raises(ValueError, match="there are: random, gusto, thumb"):
        Seats("tide", 3, 4, against="lumi")
    with pytest.raises(ParawanError, match="seat 3"):
        Seat("tide", 3, seat=3)
    with pytest.raises(ParawanError, match="nobody"):
        Seat("tide", 3, against="nobody")
