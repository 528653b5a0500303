"""Native rules of a search with what was learned: where to look first, what others will do, and how things stand.

They stand in for the rule of thumb of `tree.py` and `playout.py`.
"""

from __future__ import annotations

from parawan.bots.net import rate_by_net, shares_by_net
from parawan.bots.playout import NO_MORE, by_points, goes_on, judge, play_by_thumb, play_on
from parawan.bots.tree import make_likelihoods, rate_by_thumb, rate_moves, rate_own_moves
from parawan.engine.drive import deal_all, lowest
from parawan.kernel.chance import next_word
from parawan.kernel.rule import OPEN, rule

waits_for = OPEN
legal = OPEN
act = OPEN
score = OPEN
chapters_left = OPEN


@rule
def rate_own_moves_as_learned(s, seat, moves, n, task, rates, mind):
    """rates[i]: how likely each move is, as learned, with some doubt; adding up to 1."""
    rate_by_net(s, seat, moves, n, mind, rates)
    make_likelihoods(rates, n, 1.0, task.doubt)


@rule
def rate_moves_as_learned(s, seat, moves, n, task, rates, mind):
    """The same of any seat's moves, or by the rule of thumb."""
    if task.trust:
        rate_own_moves_as_learned(s, seat, moves, n, task, rates, mind)
    else:
        rate_by_thumb(s, seat, moves, n, task, rates)


@rule
def play_on_as_learned(s, d, moves, rng, task, mind):
    """Some moves, each as likely as it was learned to be; then, where so much is not known, by the rule of thumb."""
    plies = task.plies
    while plies > 0 and goes_on(s, task):
        deal_all(s, d)
        seat = lowest(waits_for(s))
        n = legal(s, seat, moves)
        s.noted = NO_MORE
        act(s, seat, moves[likely(s, seat, moves, n, rng, mind)])
        plies -= 1
    if task.finish:
        play_by_thumb(s, d, moves, rng, task)
    deal_all(s, d)


@rule
def likely(s, seat, moves, n, rng, mind):
    """One of n moves by chance, each with its likelihood."""
    if n == 1:
        return 0
    rates = mind.rates
    rate_by_net(s, seat, moves, n, mind, rates)
    make_likelihoods(rates, n, 1.0, 0.0)
    left = next_word(rng) / 4294967296.0
    for i in range(n - 1):
        left -= rates[i]
        if left < 0:
            return i
    return n - 1


@rule
def judge_as_learned(s, viewer, task, values, mind):
    """As `judge`; before the end of the game the shares are those that were learned."""
    if s.over:
        by_points(s, task, values)
    else:
        shares_by_net(s, viewer, mind, values[0])
        not_played = task.chapter_points * (chapters_left(s) - task.until)  # of the chapters that playouts go through
        for seat in range(s.seats):
            values[1, seat] = values[0, seat]
            values[2, seat] = score(s, seat) + not_played


INSTEAD = {
    rate_own_moves: rate_own_moves_as_learned,
    rate_moves: rate_moves_as_learned,
    play_on: play_on_as_learned,
    judge: judge_as_learned,
}
