"""A game gone through again, step by step: for records and stories."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from parawan.engine.table import Deal, Table


@dataclass(frozen=True)
class Step:
    """One move and what chance answered to it. The first step of a game has no move (seat -1), only deals."""

    seat: int
    number: int
    waited_for: tuple[int, ...]  # the seats the table waited for before this move
    deals: tuple[Deal, ...]
    table: Table  # as it stands after the step; only until the next step is taken


def steps(table: Table) -> Iterator[Step]:
    """Every step of the table so far."""
    again = table.from_the_start()
    yield Step(-1, -1, (), tuple(again.dealt), again)
    for seat, number in table.log:
        waited_for, dealt = again.to_act, len(again.dealt)
        again.play(again.move(number), seat)
        yield Step(seat, number, waited_for, tuple(again.dealt[dealt:]), again)
