"""How far a table has come in its game's lesson. All of it follows from the moves played."""

from __future__ import annotations

from parawan.engine.moves import Move
from parawan.engine.table import Table

LEARNER = 0  # the learner's seat


def told_so_far(table: Table) -> int | None:
    """How many of the lesson's moves the learner has made; None when it is over, or when the learner has gone another way."""
    lesson = table.game.lesson.moves
    played = _played(table, LEARNER)
    followed = all(move.text in meant for move, meant in zip(played, lesson, strict=False))
    return len(played) if followed and len(played) <= len(lesson) else None


def scripted(table: Table, seat: int) -> Move | None:
    """The move that the lesson has for this seat now; None where the seat is to choose for itself."""
    script = table.game.lesson.others.get(seat, ())
    made = len(_played(table, seat))
    legal = {move.text: move for move in table.moves(seat)}
    return legal.get(script[made]) if made < len(script) else None


def _played(table: Table, seat: int) -> list[Move]:
    return [table.move(number) for mover, number in table.log if mover == seat]
