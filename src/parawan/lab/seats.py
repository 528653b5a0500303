"""One seat of every game of a batch, bots of native code in the others: what a vector of environments stands on.

The open names are the game's own rules, as in `engine/drive.py`, and the bot.
"""

from __future__ import annotations

from collections import namedtuple
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from parawan.engine.drive import deal_all, lowest, share_of_win
from parawan.engine.program import open_names
from parawan.games import load
from parawan.kernel import native
from parawan.kernel.chance import below
from parawan.kernel.rule import OPEN, rule
from parawan.lab.batch import Rows
from parawan.lab.loops import begin_rows, step_rows
from parawan.lab.program import NOBODY_READS
from parawan.lab.rows import begin_row, is_legal, move_row, new_row, observe_row, step_row

waits_for = OPEN
legal = OPEN
act = OPEN
score = OPEN
pick = OPEN  # pick(s, seat, moves, n, rng): a bot's move out of n
rate = OPEN  # rate(s, seat, move): how good it looks, from what the seat may know

SeatRows = namedtuple(  # what a batch has, and more
    "SeatRows",
    "states dealers rngs seen seen_bytes runs seat moves counts legal observations actions over scores shares"
    " mine others_moves refused ended finals",
)

RATED_BY = {"gusto": "greed", "thumb": "thumb"}
BOTS = ("random", *RATED_BY)


def seat_rows(rows: Rows, seat: int) -> Any:
    """A batch's arrays and those of a seat: whose it is, room for bots' moves, and of the last step which rows refused the
    move, which games ended, and what was seen at their end."""
    size = len(rows.seat)
    return SeatRows(
        *rows,
        mine=np.full(1, seat, np.int8),
        others_moves=np.zeros_like(rows.moves),
        refused=np.zeros(size, np.int8),
        ended=np.zeros(size, np.int8),
        finals=np.zeros_like(rows.observations),
    )


@cache
def seat_program(game: str, against: str) -> SimpleNamespace:
    """The loops of a batch, the others' moves among them."""
    if against not in BOTS:
        raise ValueError(f"there is no bot {against!r} in native code; there are: {', '.join(BOTS)}")
    names = open_names(game) | {"pick": best_rated if against in RATED_BY else any_move}
    if against in RATED_BY:
        names["rate"] = getattr(load(game).advice, RATED_BY[against])
    entries: Any = {"begin_rows": begin_rows, "step_rows": step_rows}
    instead: Any = {**NOBODY_READS, begin_row: begin_seat_row, step_row: step_seat_row}
    return SimpleNamespace(**native.build(entries, names, f"{game}-{against}", instead))


@rule
def begin_seat_row(b, row):
    """A new game, up to the seat's first choice."""
    new_row(b, row)
    others_play(b, row)
    show_mine(b, row)


@rule
def step_seat_row(b, row):
    """The seat's move, if it is legal, and the others' until it is asked again, in the next game if this one ends."""
    b.refused[row] = 1 - is_legal(b, row)
    b.ended[row] = 0
    if b.refused[row]:
        return
    move_row(b, row)
    others_play(b, row)
    if b.states[row].over:
        b.ended[row] = 1
        keep_result(b, row)
        observe_row(b, row, b.mine[0])
        b.finals[row, :] = b.observations[row]
        begin_seat_row(b, row)
    else:
        show_mine(b, row)


# The next two say what `rows` says in its own loops: shared functions that get a whole batch would cost those a quarter.


@rule
def show_mine(b, row):
    """What the seat may do, and what it sees."""
    for i in range(b.counts[row]):
        b.legal[row, b.moves[row, i]] = 0
    b.seat[row] = b.mine[0]
    b.counts[row] = legal(b.states[row], b.mine[0], b.moves[row])
    for i in range(b.counts[row]):
        b.legal[row, b.moves[row, i]] = 1
    observe_row(b, row, b.mine[0])


@rule
def keep_result(b, row):
    s = b.states[row]
    for seat in range(s.seats):
        b.scores[row, seat] = score(s, seat)
        b.shares[row, seat] = share_of_win(s, seat)


@rule
def others_play(b, row):
    s = b.states[row]
    moves = b.others_moves[row]
    waiting = waits_for(s)
    while s.over == 0 and waiting >> b.mine[0] & 1 == 0:
        seat = lowest(waiting)
        act(s, seat, pick(s, seat, moves, legal(s, seat, moves), b.rngs[row]))
        deal_all(s, b.dealers[row])
        waiting = waits_for(s)


@rule
def any_move(s, seat, moves, n, rng):
    return moves[below(rng, n)]


@rule
def best_rated(s, seat, moves, n, rng):
    """The move that looks best; of like ones any."""
    best, best_rate, like = moves[0], rate(s, seat, moves[0]), 1
    for i in range(1, n):
        found = rate(s, seat, moves[i])
        if found > best_rate:
            best, best_rate, like = moves[i], found, 1
        elif found == best_rate:
            like += 1
            if below(rng, like) == 0:
                best = moves[i]
    return best
