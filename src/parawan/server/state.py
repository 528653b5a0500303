"""A table as its events make it: the seating, the game, and what each viewer has been shown.

Every viewer (each seat, and last the spectators) has its own numbers: a viewer's number counts the events that changed something
for that viewer. So a sealed pick that is changed, which nobody else may notice, leaves no gap in anybody else's numbers.
"""

from __future__ import annotations

from functools import cached_property
from hashlib import sha256
from typing import Any

import numpy as np

from parawan.engine.editions import STANDARD, Edition
from parawan.engine.fair import Proof
from parawan.engine.lesson import LEARNER, told_so_far
from parawan.engine.table import Table as Game
from parawan.kernel.interpreted import look
from parawan.kernel.record import SPECTATOR, TOLD_APART
from parawan.server import protocol
from parawan.server.changes import places
from parawan.server.journal import (
    AnyEvent,
    Began,
    BotSat,
    CameBack,
    Closed,
    Left,
    Named,
    Opened,
    Opens,
    Played,
    Readied,
    Rematched,
    Sat,
    Settings,
    Unsealed,
    Voted,
)
from parawan.server.seating import Seating
from parawan.server.store import TableRow

CHANGES_SEATS = (Sat, Readied, Named, BotSat, Opens, Left, CameBack)


class State:
    """One table, up to its last stored event."""

    def __init__(self, row: TableRow, opened: Opened, stand_in: str, open_play: bool = False) -> None:
        self._open_play = open_play  # nothing is hidden: for replays of finished games
        self.row = row
        self.table = row.table
        self.stand_in = stand_in
        self.number = 1  # of the last event
        self.seating = Seating(opened)
        self.game: Game | None = None
        self.waiting: tuple[int, ...] = ()  # the seats the table waits for
        self.scores: tuple[int, ...] = ()
        self.shown = [1] * (self.settings.seats + 1)  # each viewer's number
        self.turn_began = [0] * (self.settings.seats + 1)  # each viewer's number when its turn began
        self.end_noted = row.phase == "over"  # whether the store's lists know it
        self.sealed_until = row.sealed_until
        self._seen: np.ndarray | None = None
        self._spare: np.ndarray | None = None
        self._noted: list[int] = []  # how many notes of the last move each viewer may read
        self._at_turn: np.ndarray | None = None  # what each seat saw when its turn began

    @property
    def settings(self) -> Settings:
        return self.seating.settings

    @property
    def on_the_clock(self) -> list[int]:
        """The seats whose clocks run."""
        return [seat for seat in self.waiting if self.seating.left and self.seating.chairs[seat].present]

    def waits_for(self, identity: str) -> bool:
        """Whether it is the turn of somebody with this identity."""
        return any(seat in self.waiting and self.seating.chairs[seat].present for seat in self.seating.held_by(identity))

    @property
    def people_sit_out(self) -> bool:
        """Whether all people at the table only look on until the next chapter of the game."""
        people = [seat for seat, chair in enumerate(self.seating.chairs) if chair.person and chair.present]
        return self.game is not None and bool(people) and all(self.game.sits_out(seat) for seat in people)

    @property
    def reckoned(self) -> bool:
        """Whether the last move ended a chapter of the game."""
        return self.game is not None and self.game.reckoned

    def opened(self, now: int) -> bool:
        """Whether everything may be seen: when the game is over, and a shared deal no longer sealed."""
        return self.seating.phase == "over" and now >= self.sealed_until

    def apply(self, event: AnyEvent) -> Step:
        """Goes on with the next event; the step tells what it changed for whom."""
        self.number += 1
        seating = self.seating
        waited, hands, scores = self.waiting, seating.hands(), self.scores
        seating.charge(event.at, waited)
        seating.apply(event)
        step = Step(self, event, waited)
        if isinstance(event, Unsealed):
            self.sealed_until = 0
        elif isinstance(event, Began):
            self._begin()
            step.differing = [{} for _ in self.shown]
        elif isinstance(event, Played):
            self._play(event, waited)
            step.before = self._spare
            step.differing = self._places.differing(self._spare, self._seen)
        self.waiting = self.game.to_act if self.game is not None and seating.phase == "running" else ()
        self.scores = self.game.scores if self.game is not None else ()
        step.scores_changed = scores != self.scores
        step.hands_changed = hands != seating.hands()
        for viewer in range(len(self.shown)):
            self.shown[viewer] += step.visible_to(viewer)
            if step.begins_turn(viewer):
                self.turn_began[viewer] = self.shown[viewer]
                if self.settings.deal and self._at_turn is not None and self._seen is not None:
                    self._at_turn[viewer] = self._seen[viewer]
        return step

    def view(self, viewer: int) -> dict[str, Any] | None:
        """What a viewer sees of the game, as plain data."""
        return None if self._seen is None else self._places.view(self._seen[viewer : viewer + 1])

    def seen(self, viewer: int) -> np.ndarray:
        """What a viewer sees of the game, as an array of one record of its own."""
        assert self._seen is not None
        return self._seen[viewer : viewer + 1].copy()

    def bot_view(self, seat: int) -> dict[str, Any]:
        """What a bot goes by. At a shared deal it is what the seat saw when its turn began: who of the others was quicker with
        a sealed pick is chance of this table, and must not change what the bot plays."""
        assert self.game is not None
        if not self.settings.deal:
            return self.game.view(seat)
        assert self._at_turn is not None
        record = self._at_turn[seat : seat + 1].copy()
        for told in TOLD_APART:
            record[told] = 0
        return {"game": self.settings.game, **self.game.game.record.to_plain(record)}

    def bot_seed(self, seat: int) -> int | None:
        """At a shared deal bots play alike at all tables: their chance comes from the deal. Elsewhere it is their own."""
        if not self.settings.deal:
            return None
        return int.from_bytes(sha256(b"bot %d " % seat + self.row.house_seed).digest()[:8], "big")

    def snapshot(self, viewer: int, identity: str, now: int) -> protocol.Table:
        """Everything, as this viewer may know it."""
        seating, settings, game = self.seating, self.settings, self.game
        return protocol.Table(
            n=self.shown[viewer],
            table=self.table,
            game=settings.game,
            seats=seating.shown(self.stand_in),
            options=settings.options,
            edition=settings.edition,
            phase=seating.phase,
            commitment=seating.commitment,
            viewer=viewer if viewer < settings.seats else None,
            yours=seating.held_by(identity),
            host=identity == seating.host,
            listed=settings.listed,
            deal=settings.deal,
            lesson=self.lesson_for(viewer),
            hints=settings.hints,
            branch_of=settings.branch_of,
            clock=settings.clock,
            left=self.clocks(now),
            view=self._open_view() if self.opened(now) else self.view(viewer),
            turn=list(self.waiting),
            scores=list(self.scores),
            winners=list(game.winners) if game else [],
            hands=seating.hands(),
            rematch=seating.rematch,
            why_closed=seating.why_closed,
            proof=self.proof() if self.opened(now) else None,
        )

    def lesson_for(self, viewer: int) -> int | None:
        """How far a lesson has come. Told to the learner alone: it counts sealed picks that were changed."""
        taught = self.settings.lesson and viewer == LEARNER and self.game is not None
        return told_so_far(self.game) if taught else None  # type: ignore[arg-type]

    def clocks(self, now: int) -> list[int]:
        """Milliseconds each seat has left at this moment."""
        gone = now - self.seating.clock_from
        return [left - gone if seat in self.on_the_clock else left for seat, left in enumerate(self.seating.left)]

    def proof(self) -> protocol.Proof:
        nonces = [chair.nonce for chair in self.seating.chairs] if self.settings.own_deal else []
        return protocol.Proof(self.row.house_seed.hex(), nonces)

    def game_from_start(self) -> Game:
        """A new game of this table: the same deals, no move played."""
        settings = self.settings
        edition = STANDARD if not settings.values else Edition(settings.edition, settings.game, settings.values)
        nonces = tuple(bytes.fromhex(chair.nonce) for chair in self.seating.chairs) if settings.own_deal else ()
        proof = Proof(self.row.house_seed, nonces)
        facts: Any = {"options": settings.options, "edition": edition, "rules": settings.rules}
        game = Game(settings.game, settings.seats, seed=proof.seed, **facts)
        game.proof = proof
        return game

    # ---- inside ----------------------------------------------------------------------------------------------------

    @cached_property
    def _places(self) -> Any:
        return places(self.settings.game)

    def _begin(self) -> None:
        self.game = self.game_from_start()
        dtype = self.game.game.record.dtype
        self._seen, self._spare = np.zeros(len(self.shown), dtype), np.zeros(len(self.shown), dtype)
        self._at_turn = np.zeros(len(self.shown), dtype) if self.settings.deal else None
        self._look(self.seating.at)

    def _look(self, at: int) -> None:
        """Writes down what every viewer sees now."""
        assert self.game is not None
        assert self._seen is not None
        if self._open_play or self.opened(at):
            self._seen[:] = self.game.everything()
        else:
            self.game.seen(self._seen)
        self._noted = self._seen["noted"].tolist()

    def _play(self, event: Played, waited: tuple[int, ...]) -> None:
        """Plays the move; what was seen before is in the spare records then."""
        game = self.game
        assert game is not None
        assert self._seen is not None
        assert self._spare is not None
        game.play(game.move(event.move), event.seat)
        clock = self.settings.clock
        if event.seat in waited:
            self.seating.to_go_on.pop(event.seat, None)  # they are back
            if clock:
                self.seating.left[event.seat] += clock.increment * 1000
        self._seen, self._spare = self._spare, self._seen
        if game.over:
            self.seating.phase = "over"
        self._look(event.at)

    def _open_view(self) -> dict[str, Any]:
        assert self.game is not None
        view: dict[str, Any] = self._places.view(self.game.everything())
        return view


class Step:
    """What one event changed. Good until the next event is applied."""

    def __init__(self, state: State, event: AnyEvent, waited: tuple[int, ...]) -> None:
        self._state = state
        self.event = event
        self._waited = waited
        self.before: np.ndarray | None = None  # what the viewers saw before a move
        self.differing: list[dict[int, int]] | None = None  # for each viewer what changed, where the game went on
        self.hands_changed = False
        self.scores_changed = False

    def visible_to(self, viewer: int) -> bool:
        """Whether anything changed for this viewer."""
        if self.differing is None:
            return self.hands_changed or isinstance(self.event, (*CHANGES_SEATS, Closed, Rematched, Voted))
        state = self._state
        return bool(self.hands_changed or self._waited != state.waiting or self.differing[viewer] or state._noted[viewer])

    def begins_turn(self, seat: int) -> bool:
        """Whether the table waits for this seat anew."""
        mover = self.event.seat if isinstance(self.event, Played) else None
        return seat in self._state.waiting and (seat not in self._waited or seat == mover)

    def story_for(self, viewer: int) -> list[protocol.Told]:
        """What happened, as this viewer may be told it."""
        state = self._state
        if self.differing is None or not state._noted[viewer]:
            return []
        assert state.game is not None
        assert state._seen is not None
        told: list[protocol.Told] = state.game.game.story.tell(
            look(state._seen[viewer]), viewer if viewer < state.settings.seats else SPECTATOR
        )
        return told

    def update_for(self, viewer: int) -> protocol.Update:
        """The update this viewer gets; only where something is visible to it."""
        state, seating, event = self._state, self._state.seating, self.event
        facts: dict[str, Any] = {}
        if isinstance(event, Began):
            facts |= {"view": state.view(viewer), "phase": seating.phase, "story": self.story_for(viewer)}
        elif self.before is not None and self.differing is not None and state._seen is not None:
            facts["set"] = state._places.changes(self.before[viewer], state._seen[viewer], self.differing[viewer])
            facts["story"] = self.story_for(viewer)
        if isinstance(event, CHANGES_SEATS):
            facts["seats"] = seating.shown(state.stand_in)
        if self._waited != state.waiting:
            facts["turn"] = list(state.waiting)
        if seating.left and (self.differing is not None or isinstance(event, Left | CameBack | Sat)):
            facts["left"] = state.clocks(event.at)
        if self.hands_changed:
            facts["hands"] = seating.hands()
        if state.settings.lesson and viewer == LEARNER and self.differing is not None:
            facts["lesson"] = state.lesson_for(viewer)
        if self.scores_changed:
            facts["scores"] = list(state.scores)
        match event:
            case Played() if seating.phase == "over":
                assert state.game is not None
                facts |= {"phase": "over", "scores": list(state.scores), "winners": list(state.game.winners)}
                if state.opened(event.at):
                    facts["proof"] = state.proof()
            case Closed():
                facts |= {"phase": "closed", "why_closed": event.why}
            case Rematched():
                facts["rematch"] = event.table
        return protocol.Update(n=state.shown[viewer], **facts)
