"""All rows of a batch, or some of them, on a core."""

from __future__ import annotations

from parawan.kernel.rule import inlined, rule
from parawan.lab.rows import begin_row, choose_row, finish_row, is_legal, step_row


@rule
def begin_rows(b, first, last):
    for row in range(first, last):
        begin_row(b, row)


@rule
def step_rows(b, first, last):
    for row in range(first, last):
        step_row(b, row)


@rule
def first_illegal(b, first, last):
    """The first row whose chosen move is not legal; -1 if all are."""
    for row in range(first, last):
        if is_legal(b, row) == 0:
            return row
    return -1


@rule
def play_rows(b, first, last, steps, totals):
    """So many decisions of the policy in each row."""
    for row in range(first, last):
        for _ in range(steps):
            choose_row(b, row)
            step_row(b, row)
            if b.over[row]:
                add_up(b, row, totals)
    totals[2, 1] += (last - first) * steps


@rule
def play_games_of_rows(b, first, last, games, totals):
    """So many games of the policy in each row, from where it stands."""
    for row in range(first, last):
        for _ in range(games):
            totals[2, 1] += finish_row(b, row)
            add_up(b, row, totals)
            begin_row(b, row)


@inlined
def add_up(b, row, totals):
    """Points and wins by seat of a game that has just ended, and one game more."""
    for seat in range(b.states[row].seats):
        totals[0, seat] += b.scores[row, seat]
        totals[1, seat] += b.shares[row, seat]
    totals[2, 0] += 1
