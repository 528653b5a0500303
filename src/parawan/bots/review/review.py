"""Looking back at a finished game from a seat, choice by choice, and then at luck and play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from parawan.bots.review.report import COSTLY, INEXACT, AnyLine, Choice, End, Head, Mark, Part, Progress, Sum, Told, Weighed
from parawan.bots.review.split import Chain, Split
from parawan.bots.review.weigh import SURE, Trial
from parawan.engine.moves import Move
from parawan.engine.preview import choices
from parawan.engine.replay import steps
from parawan.engine.table import Table
from parawan.games import load
from parawan.games.contract import Message
from parawan.kernel.record import TOLD_APART

MOST_COSTLY = 3
MOST_TOLD = 5  # moves of a choice of which is told what they do
DIGITS = 1  # of the parts as they are shown
CHOICES_SHARE = 0.7  # of the work, about; the rest is luck and play


@dataclass(frozen=True)
class Moment:
    """What a seat saw when it had to choose, and what it then chose."""

    n: int
    view: dict[str, Any]
    moves: list[Move]
    alone: bool  # nobody else chose at the same time
    chosen: Move


def review(table: Table, seat: int) -> Iterator[AnyLine]:
    """The lines of the review. Each choice comes from what the seat could know then, and from nothing else."""
    moments = list(choices_of(table, seat))
    yield Head(seat, len(moments))
    weighed = []
    for number, moment in enumerate(moments, 1):
        weighed.append(_weighed(moment))
        yield weighed[-1]
        yield Progress(round(CHOICES_SHARE * number / len(moments), 3))
    chain = Chain(table)
    for moves in chain.walk():
        yield Progress(round(CHOICES_SHARE + (1 - CHOICES_SHARE) * moves / max(len(table.log), 1), 3))
    cost_most = sorted((choice for choice in weighed if choice.mark != "fine"), key=lambda choice: -choice.cost)
    yield End(_sum(chain.splits()[seat]), [choice.n for choice in cost_most[:MOST_COSTLY]])


def choices_of(table: Table, seat: int) -> Iterator[Moment]:
    """The moments at which the seat had a choice. A pick that was changed before it was shown is one choice: the last pick."""
    before = table.from_the_start()
    seen: tuple[int, dict[str, Any], list[Move], bool] | None = None
    for n, step in enumerate(steps(table)):
        if step.seat == seat:
            seen = seen or (n - 1, before.view(seat), list(before.moves(seat)), before.may_act == (seat,))
            chosen = step.number
        if seen is not None and not set(step.waited_for) - {step.seat}:
            if len(seen[2]) > 1:
                yield Moment(*seen, table.move(chosen))
            seen = None
        if step.seat >= 0:
            before.play(before.move(step.number), step.seat)


def _weighed(moment: Moment) -> Choice:
    trial = Trial(moment.view, moment.moves, [moment.chosen])
    cost, error = trial.cost(moment.chosen)
    mark = _mark(cost, error)
    first = [worth.move for worth in trial.weighed[:MOST_TOLD]]
    told = _effects(moment, [*first, moment.chosen]) if moment.alone else {}
    return Choice(
        n=moment.n,
        view={name: value for name, value in moment.view.items() if name not in TOLD_APART},
        move=moment.chosen.text,
        best=trial.best.text,
        mark=mark,
        cost=round(cost, 2),
        error=round(error, 2),
        win=round(trial.worth(moment.chosen).win, 3),
        weighed=[
            Weighed(worth.move.text, round(worth.points, 2), round(worth.win, 3), told.get(worth.move, []))
            for worth in trial.weighed
        ],
        because=_told(trial.because(moment.chosen)) if mark != "fine" else None,
    )


def _effects(moment: Moment, moves: list[Move]) -> dict[Move, list[Told]]:
    """What these moves were sure to do."""
    game = load(moment.view["game"])
    seen = game.record.from_plain({name: value for name, value in moment.view.items() if name != "game"})
    return {choice.move: [_told(event) for event in choice.effects] for choice in choices(game, seen, moves)}


def _told(message: Message) -> Told:
    return message.message, message.arguments


def _mark(cost: float, error: float) -> Mark:
    cost = round(cost, 1)  # as it is shown
    if cost < INEXACT or cost < SURE * error:
        return "fine"
    return "costly" if cost >= COSTLY else "inexact"


def _sum(split: Split) -> Sum:
    """The parts rounded so that they still add up: what rounding leaves goes to the part it changes least."""
    names = ("start", "luck", "own", "others")
    scale = 10**DIGITS
    exact: list[Fraction] = [getattr(split, name).value * scale for name in names]
    result = round(split.result * scale)
    rounded = [round(value) for value in exact]
    while (left := result - sum(rounded)) != 0:
        step = 1 if left > 0 else -1
        nearest = max(range(len(names)), key=lambda i: step * (exact[i] - rounded[i]))
        rounded[nearest] += step
    parts = [Part(value / scale, round(getattr(split, name).error, DIGITS)) for name, value in zip(names, rounded, strict=True)]
    start, luck, own, others = parts
    return Sum(start, luck, own, others, result / scale)
