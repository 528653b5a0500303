"""A game gone through again for the replay page: as one seat saw it at every moment, or with everything open.

A moment is the number of moves played so far: the same for all eyes, though not everything is an update for everybody.
"""

from __future__ import annotations

from collections.abc import Iterable

from parawan.bots.characters import STAND_IN
from parawan.engine import records
from parawan.engine.errors import BadTable
from parawan.engine.table import Table as Game
from parawan.server.journal import AnyEvent, Began, Opened, Played, Settings
from parawan.server.line import encode
from parawan.server.protocol import Replay, Update
from parawan.server.state import State
from parawan.server.store import TableRow


def retold(state: State, events: Iterable[AnyEvent], eyes: int | None) -> list[tuple[int, Update]]:
    """The updates that these eyes get while the events happen, each with its moment."""
    viewer = state.settings.seats if eyes is None else eyes
    told, moment = [], 0
    for event in events:
        moment += isinstance(event, Played)
        step = state.apply(event)
        if step.visible_to(viewer):
            told.append((moment, step.update_for(viewer)))
    return told


def replay_of(state: State, events: Iterable[AnyEvent], eyes: int | None, now: int) -> bytes:
    """A replay as the page gets it. `state` stands at the table's beginning, and at its end afterwards."""
    if eyes is not None and not 0 <= eyes < state.settings.seats:
        raise BadTable("error-no-such-seat", number=str(eyes), seats=state.settings.seats)
    told = retold(state, events, eyes)
    viewer = state.settings.seats if eyes is None else eyes
    return encode(Replay(state.snapshot(viewer, "", now), [update for _, update in told], [moment for moment, _ in told]))


def replay_of_record(text: str, eyes: int | None, now: int) -> bytes:
    """The same of a record that somebody has as a file. Raises what is wrong with it."""
    game = records.read(text)
    moves = [Played(0, seat, number) for seat, number in game.log]
    return replay_of(Recorded(game, open_play=eyes is None), [Began(0), *moves], eyes, now)


class Recorded(State):
    """A table whose game comes out of a record: nobody sits there, and the deals are the record's."""

    def __init__(self, game: Game, open_play: bool) -> None:
        settings = Settings(
            game.game.name, game.seats, game.options, game.rules, edition=game.edition.name, values=dict(game.edition.values)
        )
        seal = game.proof.commitment if game.proof else ""
        super().__init__(TableRow("", b""), Opened(0, settings, "", seal), STAND_IN, open_play)
        self._recorded = game

    def game_from_start(self) -> Game:
        return self._recorded.from_the_start()
