"""`Table`: one game being played. It alone changes a state, and only by legal moves and deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from parawan.engine import errors
from parawan.engine.drive import LISTED, LISTED_SEAT, MAY_ACT, NOT_LEGAL, OVER, SEAT_SET
from parawan.engine.editions import STANDARD, Edition
from parawan.engine.fair import Proof
from parawan.engine.moves import Move, Moves, MovesByNumber, standard_moves
from parawan.engine.program import desk_type, program
from parawan.engine.setup import (
    all_options,
    known_game,
    rules_version,
    seat_count,
    seed_bytes,
    standard_template,
    template,
    whole,
)
from parawan.engine.voice import Voice
from parawan.games.contract import Event, Unreadable
from parawan.kernel.deal import dealer
from parawan.kernel.interpreted import look
from parawan.kernel.record import SPECTATOR, notes_of

Deal = tuple[int, int, tuple[int, ...]]  # event, index, items in their order


class Table:
    """A table of one of the games.

    Without a seed the deals are as unpredictable as the system's random numbers. `deals` are made before those of the seed, so
    that a game can be replayed without it. A table that is given any (even none: `()`) keeps all its deals in `dealt`.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        *,
        seed: int | bytes | None = None,
        options: Mapping[str, Any] | None = None,
        edition: Edition = STANDARD,
        deals: Sequence[Deal] | None = None,
        rules: int | None = None,
        target: str = "native",
    ) -> None:
        self.game = known_game(game)
        self.options = all_options(self.game, options or {})
        self.edition = edition
        self.seed: bytes | None = seed_bytes(seed)
        self.proof: Proof | None = None  # what the seed was made of, at a table with a house
        self.dealt: list[Deal] = []
        self._given = deals
        self._target = target
        self._program = program(game, target)
        self.seats = seat_count(self.game, seats)
        facts = (self.seats, rules_version(self.game, rules), tuple(self.options.values()))
        self._template = standard_template(game, *facts) if edition is STANDARD else template(self.game, *facts, edition)
        self._by_number = standard_moves(game) if edition is STANDARD else MovesByNumber(self.game, self._template)
        self._sit_down(np.zeros(1, desk_type(game)))
        self._state[:] = self._template
        self._dealer[:] = dealer(self.seed or bytes(32))
        self.log: list[tuple[int, int]] = []  # seats and numbers of the moves played
        self._program.new_game(self._state)
        self._next = self._settle()

    # ---- who may do what -------------------------------------------------------------------------------------------

    @property
    def rules(self) -> int:
        """The version of the rules this table plays by."""
        return int(self._template[0]["rules"])

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats without which the table cannot go on."""
        return _SEATS[self._next & SEAT_SET]

    @property
    def may_act(self) -> tuple[int, ...]:
        """The seats that have moves: who has sealed a pick may still change it."""
        return _SEATS[self._next >> MAY_ACT & SEAT_SET]

    def sits_out(self, seat: int) -> bool:
        """Whether this seat has nothing to do until the next chapter of the game."""
        return bool(self.game.sits_out(look(self._state)[0], seat))

    @property
    def reckoned(self) -> bool:
        """Whether the last move ended a chapter of the game, which was reckoned up."""
        return any(what == self.game.reckoning for what, *_ in notes_of(look(self._state)[0]))

    def moves(self, seat: int | None = None) -> Moves:
        """The legal moves of a seat; the seat may be left out where only one is to act."""
        try:
            return self._views[seat]
        except KeyError:
            return self._views[self._only_seat() if seat is None else self._seat(seat)]

    def move(self, number: int) -> Move:
        """The move of this number."""
        if not 0 <= number < self.game.rules.MOVES:
            raise errors.UnreadableMove("error-no-such-move", number=str(number))
        return self._by_number[number]

    def read_move(self, text: str, seat: int) -> Move:
        """The legal move that a text means to this seat. Raises what is wrong with it."""
        if not isinstance(text, str):
            raise errors.UnreadableMove("error-not-a-text", given=repr(text))
        legal = self.moves(seat).numbers
        if not legal:
            raise self._not_your_turn(seat)
        state = self._redacted(seat)
        try:
            meant = self.game.moves.read(state, seat, text)
        except Unreadable as error:
            raise errors.UnreadableMove(error.message, game=self.game.name, **error.arguments) from None
        possible = [number for number in meant if number in legal]
        if len(possible) > 1:
            texts = ", ".join(self.move(number).text for number in possible)
            raise errors.AmbiguousMove("error-ambiguous", text=text, moves=texts)
        if not possible:
            raise errors.IllegalMove(self.game.name, self.game.moves.why_not(state, seat, meant[0]), text)
        return self.move(possible[0])

    # ---- play ------------------------------------------------------------------------------------------------------

    def play(self, move: Move | str, seat: int | None = None) -> None:
        """Play a move, given as such or as text. Raises and changes nothing when it cannot be played."""
        if seat.__class__ is not int:
            seat = self._only_seat() if seat is None else self._seat(seat)
        if not isinstance(move, Move):
            move = self.read_move(move, seat)
        number = move.number
        try:
            following = self._play(self._desk, seat, number) if number.__class__ is int else NOT_LEGAL
        except OverflowError:  # too large for native code, so no move's number
            following = NOT_LEGAL
        if following == NOT_LEGAL:
            self._program.look_around(self._desk)  # the list of moves was used to look this one up
            raise self._refusal(move, seat)
        self._next = following
        self.log.append((seat, number))

    def copy(self) -> Table:
        """A table in the same position that goes its own way."""
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other._sit_down(self._desk.copy())
        other.log = self.log.copy()
        other.dealt = self.dealt.copy()
        other.options = self.options.copy()
        return other

    __copy__ = copy

    def __deepcopy__(self, _memo: Any) -> Table:
        return self.copy()

    def __reduce__(self) -> Any:
        from parawan.engine import records

        return records.read, (self.record(),)

    def from_the_start(self, deals: Sequence[Deal] | None = None) -> Table:
        """The same table before its first move, keeping its deals in `dealt`. Other `deals` may take the place of its own."""
        again = Table(
            self.game.name,
            self.seats,
            seed=self.seed,
            options=self.options,
            edition=self.edition,
            deals=(self._given or ()) if deals is None else deals,
            rules=self.rules,
            target=self._target,
        )
        again.seed = self.seed
        again.proof = self.proof
        again._dealer[:] = self._dealer
        return again

    # ---- what is seen ----------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self._next >> OVER & 1 == 1

    @property
    def scores(self) -> tuple[int, ...]:
        """Points of each seat, at any time."""
        return tuple(int(self._program.points(self._state, seat)) for seat in range(self.seats))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none before the end."""
        return _SEATS[self._program.final_winners(self._state)] if self.over else ()

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat may know, as plain data; of a spectator with None. docs/api.md explains every field."""
        return {"game": self.game.name, **self.game.record.to_plain(self._redacted_record(seat))}

    def seen(self, into: np.ndarray) -> None:
        """Writes the records that the seats see, and last the one a spectator sees, into an array of seats + 1 records."""
        self._program.redact_for_all(self._state, into)

    def everything(self) -> np.ndarray:
        """The record with nothing hidden: for finished games."""
        return self._state.copy()

    def reveal(self) -> dict[str, Any]:
        """Everything, as plain data: for tests and finished games."""
        return {"game": self.game.name, **self.game.record.to_plain(self._state)}

    def news(self, viewer: int | None) -> list[Event]:
        """What the last move did, as this viewer may be told it."""
        return list(self.game.story.tell(self._redacted(viewer), SPECTATOR if viewer is None else viewer))

    def draw(self, viewer: int | None = None, voice: Voice | None = None) -> str:
        """The table as this viewer sees it, as text."""
        return str(self.game.drawing.text(self._redacted(viewer), voice or Voice(self.game.name, viewer=viewer)))

    def picture(self, viewer: int | None = None, voice: Voice | None = None) -> str:
        """The table as this viewer sees it, as SVG."""
        return str(self.game.drawing.picture(self._redacted(viewer), voice or Voice(self.game.name, viewer=viewer)))

    def question(self, seat: int) -> str:
        """The message that asks this seat for its move."""
        return str(self.game.drawing.ask(self._redacted(seat), seat))

    def record(self) -> str:
        """The whole game as text: with its seed and all deals."""
        from parawan.engine import records

        return records.write(self)

    def record_for(self, viewer: int | None) -> str:
        """The game as text, as far as this seat may know it; a spectator with None."""
        from parawan.engine import records

        return records.write_for(self, viewer)

    def template(self) -> np.ndarray:
        """A record with this table's seats, options and edition, before the set-up: for batches."""
        return self._template.copy()

    def __str__(self) -> str:
        return str(self.game.drawing.text(look(self._state)[0], Voice(self.game.name)))

    def __repr__(self) -> str:
        state = "over" if self.over else f"{len(self.log)} moves played"
        return f"<{self.game.name} table of {self.seats}, {state}>"

    def _repr_svg_(self) -> str:
        return str(self.game.drawing.picture(look(self._state)[0], Voice(self.game.name)))

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _sit_down(self, desk: np.ndarray) -> None:
        """Takes this memory as the table's own."""
        self._desk = desk
        self._state = desk["state"]
        self._dealer = desk["dealer"]
        self._listed = memoryview(desk["moves"][0])
        self._views: dict[int | None, Moves] = {seat: Moves(self, seat) for seat in range(self.seats)}
        self._play = self._program.play if self._given is None else self._play_stepwise

    def _numbers(self, seat: int) -> list[int]:
        """The numbers of a seat's legal moves."""
        if seat == self._next >> LISTED_SEAT & 7:
            return self._listed[: self._next >> LISTED].tolist()
        buffer = np.empty(len(self._listed), np.int16)
        return buffer[: self._program.list_moves(self._state, seat, buffer)].tolist()  # type: ignore[no-any-return]

    def _play_stepwise(self, desk: np.ndarray, seat: int, number: int) -> int:
        """As the native function, but with every deal kept."""
        result = self._program.play_undealt(desk, seat, number)
        return NOT_LEGAL if result == NOT_LEGAL else self._settle()

    def _settle(self) -> int:
        """Deals until a seat must choose; returns what comes next."""
        if self._given is not None:
            while event := int(self._state[0]["event"]):
                deal = self._next_deal(event, int(self._state[0]["event_index"]))
                self._program.take_deal(self._state, np.array(deal[2], np.int16))
                self.dealt.append(deal)
        return int(self._program.look_around(self._desk))

    def _next_deal(self, event: int, index: int) -> Deal:
        """The next of the given deals, or else the seed's."""
        given = self._given or ()
        if len(self.dealt) < len(given):
            deal = given[len(self.dealt)]
            if deal[:2] != (event, index):
                raise errors.OtherDeal("error-other-deal", deal=len(self.dealt) + 1)
            return deal
        self._program.make_deal(self._dealer, event, index)
        return event, index, tuple(self._dealer[0]["order"][: self._program.count_items(event)].tolist())

    def _redacted_record(self, viewer: int | None) -> np.ndarray:
        redacted = self._state.copy()
        self._program.redact_for(redacted, SPECTATOR if viewer is None else self._seat(viewer))
        return redacted

    def _redacted(self, viewer: int | None) -> Any:
        return look(self._redacted_record(viewer))[0]

    def _seat(self, seat: int) -> int:
        """The number of a seat that plays."""
        number = whole(seat)
        if number is None or not 0 <= number < self.seats:
            raise errors.BadTable("error-no-such-seat", number=str(seat), seats=self.seats)
        return number

    def _only_seat(self) -> int:
        if self.over:
            raise errors.NotYourTurn("error-over")
        if len(self.to_act) != 1:
            raise errors.NotYourTurn("error-say-seat", waiting=", ".join(map(str, self.to_act)))
        return self.to_act[0]

    def _not_your_turn(self, seat: int) -> errors.ParawanError:
        if self.over:
            return errors.NotYourTurn("error-over")
        return errors.NotYourTurn("error-not-your-turn", number=seat, waiting=", ".join(map(str, self.to_act)))

    def _refusal(self, move: Move, seat: int) -> errors.ParawanError:
        if self._seat(seat) not in self.may_act:
            return self._not_your_turn(seat)
        if move.number.__class__ is not int or not 0 <= move.number < self.game.rules.MOVES:
            return errors.UnreadableMove("error-no-such-move", number=str(move.number))
        reason = self.game.moves.why_not(self._redacted(seat), seat, move.number)
        return errors.IllegalMove(self.game.name, reason, move.text)


# Bit sets of seats as tuples, ready made: asking whose turn it is should cost nothing.
_SEATS = tuple(tuple(seat for seat in range(5) if bits >> seat & 1) for bits in range(32))
