"""Another try: from a moment of a finished game somebody plays on against bots, at a table of their own with the same deals."""

from __future__ import annotations

from itertools import islice
from typing import Annotated

import msgspec
from msgspec import Meta

from parawan.bots.characters import STAND_IN
from parawan.engine.fair import commitment
from parawan.engine.replay import steps
from parawan.server import journal
from parawan.server.decide import Refused, clean_name
from parawan.server.identity import new_table_id
from parawan.server.protocol import Name, SeatNumber
from parawan.server.seating import Person, seated
from parawan.server.state import State
from parawan.server.store import TableRow


class NewBranch(msgspec.Struct, forbid_unknown_fields=True):
    """Whose choice is made anew, and how many moves had been played before it."""

    seat: SeatNumber
    moves: Annotated[int, Meta(ge=0)]
    name: Name


def branch(state: State, asked: NewBranch, identity: str, at: int) -> tuple[TableRow, list[journal.AnyEvent]]:
    """The table, and its events up to that moment. Bots stay who they were; another one plays for each of the other people."""
    game = state.game
    assert game is not None
    assert game.proof is not None
    moment = next(islice(steps(game), asked.moves, None), None)
    if moment is None or moment.table.over or asked.seat not in moment.table.may_act:
        raise Refused("server-review-moment")
    settings = msgspec.structs.replace(
        state.settings, clock=None, listed=False, deal="", lesson=False, hints=True, branch_of=state.table
    )
    row = TableRow(new_table_id(), game.proof.seed)
    sitting: list[Person | str] = [chair.bot or STAND_IN for chair in state.seating.chairs]
    sitting[asked.seat] = Person(identity, clean_name(asked.name))
    opened = journal.Opened(at, settings, identity, commitment(row.house_seed))
    played = [journal.Played(at, seat, number) for seat, number in game.log[: asked.moves]]
    return row, [*seated(opened, sitting), *played]
