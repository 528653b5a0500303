"""`Table`: one game being played. It alone changes a state, and only by legal moves and deals."""

from __future__ import annotations

import operator
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from parawan.engine import errors
from parawan.engine.drive import LISTED as _LISTED
from parawan.engine.drive import LISTED_SEAT as _LISTED_SEAT
from parawan.engine.drive import MAY_ACT as _MAY_ACT
from parawan.engine.drive import NOT_LEGAL as _NOT_LEGAL
from parawan.engine.drive import OVER as _OVER
from parawan.engine.drive import SEAT_SET as _SEAT_SET
from parawan.engine.editions import STANDARD, Edition
from parawan.engine.program import desk_type, program
from parawan.engine.voice import Voice
from parawan.games import load, names
from parawan.games.contract import Event, Game, Unreadable
from parawan.kernel.deal import dealer
from parawan.kernel.interpreted import look
from parawan.kernel.record import SPECTATOR

Deal = tuple[int, int, tuple[int, ...]]  # event, index, items in their order


@dataclass(frozen=True, slots=True)
class Move:
    """A move: its number, which is the same in every position, and its text."""

    number: int
    text: str

    def __str__(self) -> str:
        return self.text


class Moves(Sequence[Move]):
    """The legal moves of a seat: iterable, countable, and `"44" in moves` works. Like the table, they change with every move."""

    __slots__ = ("_by_number", "_listed", "_seat", "_table")

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self._seat = seat
        self._listed = table._listed
        self._by_number = table._by_number

    # A choice at random asks for the length and one item, so both look straight at the listed moves where they can.

    def __len__(self) -> int:
        following = self._table._next
        return following >> _LISTED if following >> _LISTED_SEAT & 7 == self._seat else len(self.numbers)

    def __getitem__(self, index: Any) -> Any:
        following = self._table._next
        if index.__class__ is int and following >> _LISTED_SEAT & 7 == self._seat and 0 <= index < following >> _LISTED:
            return self._by_number[self._listed[index]]
        numbers = self.numbers[index]
        return [self._by_number[number] for number in numbers] if isinstance(index, slice) else self._by_number[numbers]

    def __iter__(self) -> Iterator[Move]:
        return iter([self._by_number[number] for number in self.numbers])

    def __contains__(self, move: object) -> bool:
        if isinstance(move, Move):
            return move.number in self.numbers
        return isinstance(move, str) and any(move == known.text for known in self)

    def __repr__(self) -> str:
        return f"<{len(self)} moves of seat {self._seat}: {', '.join(map(str, self))}>"

    @property
    def numbers(self) -> list[int]:
        """The moves' numbers."""
        return self._table._numbers(self._seat)


class MovesByNumber(dict[int, Move]):
    """The moves of a table by their numbers, each made when it is first asked for."""

    def __init__(self, game: Game, template: np.ndarray) -> None:
        super().__init__()
        self._write = game.moves.write
        self._template = look(template)[0]

    def __missing__(self, number: int) -> Move:
        self[number] = move = Move(number, self._write(self._template, number))
        return move


@cache
def _standard_moves(game: str) -> MovesByNumber:
    """Texts depend on the edition alone, so tables of the standard one share them."""
    box = load(game)
    template = box.record.blank()
    STANDARD.put(box, template[0])
    return MovesByNumber(box, template)


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
        self.game = _game(game)
        self.options = _options(self.game, options or {})
        self.edition = edition
        self.seed: bytes | None = _seed(seed)
        self.dealt: list[Deal] = []
        self._given = deals
        self._target = target
        self._program = program(game, target)
        self._template = self.game.record.blank()
        row = self._template[0]
        row["seats"] = _seat_count(self.game, seats)
        row["rules"] = rules or self.game.rules_version
        for option in self.game.options:
            row[option.name] = option.values.index(self.options[option.name])
        edition.put(self.game, row)
        self._by_number = _standard_moves(game) if edition is STANDARD else MovesByNumber(self.game, self._template)
        self._sit_down(np.zeros(1, desk_type(game)))
        self._state[:] = self._template
        self._dealer[:] = dealer(self.seed)
        self.log: list[tuple[int, int]] = []  # seats and numbers of the moves played
        self._program.new_game(self._state)
        self._next = self._settle()

    # ---- who may do what -------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return int(self._template[0]["seats"])

    @property
    def rules(self) -> int:
        """The version of the rules this table plays by."""
        return int(self._template[0]["rules"])

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats without which the table cannot go on."""
        return _SEATS[self._next & _SEAT_SET]

    @property
    def may_act(self) -> tuple[int, ...]:
        """The seats that have moves: who has sealed a pick may still change it."""
        return _SEATS[self._next >> _MAY_ACT & _SEAT_SET]

    def moves(self, seat: int | None = None) -> Moves:
        """The legal moves of a seat; the seat may be left out where only one is to act."""
        try:
            return self._views[seat]
        except KeyError:
            return self._views[self._only_seat() if seat is None else self._player(seat)]

    def move(self, number: int) -> Move:
        """The move of this number."""
        return self._by_number[number]

    def read_move(self, text: str, seat: int) -> Move:
        """The legal move that a text means to this seat. Raises what is wrong with it."""
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
        if seat is None:
            seat = self._only_seat()
        if not isinstance(move, Move):
            move = self.read_move(move, seat)
        number = move.number
        following = self._play(self._desk, seat, number)
        if following == _NOT_LEGAL:
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
        return other

    def from_the_start(self) -> Table:
        """The same table before its first move, keeping its deals in `dealt`."""
        again = Table(
            self.game.name,
            self.seats,
            seed=self.seed,
            options=self.options,
            edition=self.edition,
            deals=self._given or (),
            rules=self.rules,
            target=self._target,
        )
        again._dealer[:] = self._dealer
        return again

    # ---- what is seen ----------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self._next >> _OVER & 1 == 1

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

    def reveal(self) -> dict[str, Any]:
        """Everything, as plain data: for tests and finished games."""
        return {"game": self.game.name, **self.game.record.to_plain(self._state)}

    def news(self, viewer: int | None) -> list[Event]:
        """What the last move did, as this viewer may be told it."""
        return list(self.game.story.tell(self._redacted(viewer), SPECTATOR if viewer is None else viewer))

    def draw(self, viewer: int | None = None, voice: Voice | None = None) -> str:
        """The table as this viewer sees it, as text."""
        return str(self.game.drawing.text(self._redacted(viewer), voice or Voice(self.game.name, viewer=viewer)))

    def record(self, viewer: int | None = None) -> str:
        """The game as text: all of it, or only what one viewer may know (a seat, or -1 for a spectator)."""
        from parawan.engine import records

        return records.write(self) if viewer is None else records.write_for(self, viewer)

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
        if seat == self._next >> _LISTED_SEAT & 7:
            return self._listed[: self._next >> _LISTED].tolist()
        buffer = np.zeros_like(self._listed)
        count = self._program.list_moves(self._state, seat, buffer)
        return [int(number) for number in buffer[:count]]

    def _play_stepwise(self, desk: np.ndarray, seat: int, number: int) -> int:
        """As the native function, but with every deal kept."""
        result = self._program.play_undealt(desk, seat, number)
        return _NOT_LEGAL if result == _NOT_LEGAL else self._settle()

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
        number = operator.index(seat)
        if not SPECTATOR <= number < self.seats:
            raise errors.BadTable("error-no-such-seat", number=number, seats=self.seats)
        return number

    def _player(self, seat: int) -> int:
        """The number of a seat that plays: no spectator."""
        number = self._seat(seat)
        if number < 0:
            raise errors.BadTable("error-no-such-seat", number=number, seats=self.seats)
        return number

    def _only_seat(self) -> int:
        if len(self.to_act) != 1:
            waiting = ", ".join(map(str, self.to_act)) or "-"
            raise errors.NotYourTurn("error-say-seat", waiting=waiting)
        return self.to_act[0]

    def _not_your_turn(self, seat: int) -> errors.ParawanError:
        if self.over:
            return errors.NotYourTurn("error-over")
        return errors.NotYourTurn("error-not-your-turn", number=seat, waiting=", ".join(map(str, self.to_act)))

    def _refusal(self, move: Move, seat: int) -> errors.ParawanError:
        if self._player(seat) not in self.may_act:
            return self._not_your_turn(seat)
        if not 0 <= move.number < self.game.rules.MOVES:
            return errors.UnreadableMove("error-no-such-move", number=move.number)
        reason = self.game.moves.why_not(self._redacted(seat), seat, move.number)
        return errors.IllegalMove(self.game.name, reason, move.text)


# Bit sets of seats as tuples, ready made: asking whose turn it is should cost nothing.
_SEATS = tuple(tuple(seat for seat in range(5) if bits >> seat & 1) for bits in range(32))


def _game(name: str) -> Game:
    if name not in names():
        raise errors.BadTable("error-unknown-game", name=str(name), games=", ".join(names()))
    return load(name)


def _seat_count(game: Game, seats: int) -> int:
    if seats not in game.seats:
        raise errors.BadTable(
            "error-seats", number=str(seats), least=game.seats[0], most=game.seats[-1], clause=game.seats_clause
        )
    return operator.index(seats)


def _options(game: Game, given: Mapping[str, Any]) -> dict[str, Any]:
    """All options of the game, the given ones and the others at their defaults."""
    options = {option.name: option.values[0] for option in game.options}
    for name, value in given.items():
        if name not in options:
            known = ", ".join(options) or "-"
            raise errors.BadTable("error-unknown-option", name=str(name), options=known)
        values = next(option.values for option in game.options if option.name == name)
        if not any(value is known or (value == known and type(value) is type(known)) for known in values):
            raise errors.BadTable("error-option-value", name=name, value=str(value), values=", ".join(map(str, values)))
        options[name] = value
    return options


def _seed(seed: int | bytes | None) -> bytes:
    """32 bytes; a small number is a seed too, for tests and examples."""
    if seed is None:
        return secrets.token_bytes(32)
    if isinstance(seed, bytes):
        if len(seed) != 32:
            raise errors.BadTable("error-seed", given=f"{len(seed)} bytes")
        return seed
    if not 0 <= operator.index(seed) < 1 << 256:
        raise errors.BadTable("error-seed", given=str(seed))
    return operator.index(seed).to_bytes(32, "big")
