"""Changes put into a view give exactly the next view, for every viewer of every game."""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

import msgspec
import pytest

from parawan.engine.fair import commitment
from parawan.engine.table import Table
from parawan.server import journal
from parawan.server.changes import apply, places
from parawan.server.house import STAND_IN
from parawan.server.line import encode
from parawan.server.state import State, Step
from parawan.server.store import TableRow
from tests.games.test_every_game import NAMES, TABLES
from tests.server.client import NONCE
from tests.support import THOROUGH, play_randomly, redacted

every = pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=NAMES)
SEED = bytes(range(32))


def table_of(game: str, seats: int, options: dict[str, Any], open_play: bool) -> State:
    """A table at which everybody sits and nothing has begun."""
    settings = journal.Settings(game, seats, options, 1)
    state = State(TableRow("table", SEED), journal.Opened(0, settings, "host", commitment(SEED)), STAND_IN, open_play)
    for seat in range(seats):
        state.apply(journal.Sat(0, seat, f"holder {seat}", f"Player {seat}", NONCE))
    return state


class Looking:
    """What a client makes of the updates of one viewer, as they come out of their JSON."""

    def __init__(self, state: State, viewer: int) -> None:
        self.state, self.viewer = state, viewer
        self.n = state.shown[viewer]
        self.view: Any = None
        self.changes = self.views = 0  # bytes of JSON

    def look(self, step: Step) -> None:
        if step.visible_to(self.viewer):
            message = msgspec.json.decode(encode(step.update_for(self.viewer)))
            self.view = message.get("view", self.view)
            apply(self.view, message.get("set", {}))
            self.n += 1
            assert message["n"] == self.n
            self.changes += len(encode(message.get("set", {})))
            self.views += len(encode(self.view))
            assert len(encode(message)) < 16_384
        assert self.n == self.state.shown[self.viewer]
        assert self.view == self.state.view(self.viewer)


@every
@pytest.mark.parametrize("open_play", [False, True], ids=["hidden", "open"])
def test_updates_keep_every_view_exact(game, seats, options, open_play):
    state = table_of(game, seats, options, open_play)
    clients = [Looking(state, viewer) for viewer in range(seats + 1)]
    begins = state.apply(journal.Began(1))
    chooser = random.Random(seats)
    while state.seating.phase == "running":
        for client in clients:
            client.look(begins)
        seat = chooser.choice(state.game.may_act)
        begins = state.apply(journal.Played(1, seat, chooser.choice(state.game.moves(seat)).number))
        if not THOROUGH and state.number > 150:
            break
    for client in clients:
        client.look(begins)
        assert client.changes < client.views / 4  # a move changes little, and little is sent


@every
def test_any_position_can_be_reached_from_any_other(game, seats, options):
    """Longer steps than a move: lists that grow and shrink by any number."""
    there = places(game)
    chooser = random.Random(seats)
    table = Table(game, seats, seed=3, options=options)
    positions = [redacted(table, -1)]
    for _ in play_randomly(table, chooser):
        positions.append(redacted(table, chooser.randrange(-1, seats)))
    for _ in range(60):
        before, after = chooser.choices(positions, k=2)
        (differing,) = there.differing(before, after)
        view = deepcopy(there.view(before))
        apply(view, there.changes(before[0], after[0], differing))
        assert view == there.view(after)
