"""What a command leads to: the events that are to be stored, or why it is refused. Changes nothing and waits for nothing."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from parawan.bots import characters
from parawan.engine.errors import IllegalMove, ParawanError
from parawan.engine.moves import Move
from parawan.server import deals, journal, protocol
from parawan.server.identity import hashed, new_secret, opens
from parawan.server.state import State


class Refused(ParawanError):
    """A command that cannot be carried out; `clause` names the rule where one stands against it."""

    def __init__(self, message: str, clause: str = "", **arguments: Any) -> None:
        super().__init__(message, **arguments)
        self.clause = clause


@dataclass(frozen=True)
class Decision:
    """Events to store (none where all is as asked for already), and the secret of a new link."""

    events: tuple[journal.AnyEvent, ...] = ()
    secret: str = ""


def decide(state: State, command: protocol.AnyCommand, identity: str, here: Collection[int], now: int) -> Decision:
    """What this identity's command leads to at this table. `here` are the seats that are connected."""
    asked = _Asked(state, identity, here, max(now, state.seating.at))
    match command:
        case protocol.Play():
            return asked.play(command)
        case protocol.Sit():
            return asked.sit(command)
        case protocol.Claim():
            return asked.claim(command)
        case protocol.Ready():
            return asked.ready(command)
        case protocol.Rename():
            asked.own(command.seat)
            return Decision((journal.Named(asked.at, command.seat, clean_name(command.name)),))
        case protocol.Invite():
            return asked.invite(command)
        case protocol.Return():
            asked.own(command.seat)
            secret = new_secret()
            return Decision((journal.Offered(asked.at, command.seat, hashed(secret)),), secret)
        case protocol.Renew():
            asked.own(command.seat)
            return Decision((journal.Renewed(asked.at, command.seat, identity),))
        case protocol.SeatBot():
            return asked.seat_bot(command)
        case protocol.Leave():
            return asked.leave(command)
        case protocol.Remove():
            return asked.remove(command)
        case protocol.Start():
            return asked.start()
        case protocol.Back():
            asked.own(command.seat)
            away = state.seating.chairs[command.seat].away
            return Decision((journal.CameBack(asked.at, command.seat),) if away else ())
        case protocol.Vote():
            return asked.vote(command)
        case protocol.Close():
            asked.host()
            closed = state.seating.phase in ("over", "closed")
            return Decision(() if closed else (journal.Closed(asked.at, "host"),))
    raise TypeError(f"{command} leads to no events")


def why_not(state: State, seat: int, text: str, identity: str) -> None:
    """Raises why a move cannot be played; returns where it can."""
    asked = _Asked(state, identity, (), 0)
    asked.own(seat)
    asked.legal(seat, text)


def may_ask_hint(state: State, seat: int, viewer: int, identity: str) -> None:
    """Raises why this seat cannot be given hints now. Who holds several seats gets those of the one that is looked through."""
    asked = _Asked(state, identity, (), 0)
    asked.own(seat)
    if not state.settings.hints:
        raise Refused("server-no-hints")
    if seat != viewer:
        raise Refused("server-not-yours")
    if state.seating.phase != "running" or state.game is None or seat not in state.game.may_act:
        raise Refused("server-no-hint-now")


def may_watch(state: State, identity: str, secret: str, now: int) -> bool:
    """Whether this identity may look at the table at all: a private one needs a seat or a link until it is over and unsealed."""
    seating = state.seating
    if seating.settings.listed or state.opened(now) or identity == seating.host or seating.held_by(identity):
        return True
    links = [*seating.watch_links, *(link for chair in seating.chairs for link in (*chair.invites, *chair.returns))]
    return opens(secret, links) is not None


def known_bot(name: str) -> None:
    """Raises where there is no bot of this name."""
    if name not in characters.NAMES:
        raise Refused("server-bot", name=name, bots=", ".join(characters.NAMES))


def clean_name(name: str) -> str:
    """A name as it is shown: no control or direction marks, single spaces."""
    plain = "".join(letter if unicodedata.category(letter)[0] != "C" else " " for letter in name)
    cleaned = " ".join(plain.split())
    if not cleaned:
        raise Refused("server-name")
    return cleaned


class _Asked:
    """One command's question to a table."""

    def __init__(self, state: State, identity: str, here: Collection[int], at: int) -> None:
        self.state = state
        self.seating = state.seating
        self.identity = identity
        self.here = here
        self.at = at

    # ---- who may -----------------------------------------------------------------------------------------------

    def host(self) -> None:
        if self.identity != self.seating.host:
            raise Refused("server-host-only")

    def seat(self, number: int) -> Any:
        if number >= len(self.seating.chairs):
            raise Refused("error-no-such-seat", number=str(number), seats=len(self.seating.chairs))
        return self.seating.chairs[number]

    def own(self, number: int) -> Any:
        chair = self.seat(number)
        if self.identity not in chair.holders:
            raise Refused("server-not-yours")
        return chair

    def before_the_game(self) -> None:
        if self.seating.phase != "open":
            raise Refused("server-begun")

    def not_at_an_end(self) -> None:
        if self.seating.phase in ("over", "closed"):
            raise Refused("server-ended")

    # ---- sitting down and standing up ------------------------------------------------------------------------

    def sit(self, command: protocol.Sit) -> Decision:
        self.not_at_an_end()
        if self.identity in self.seat(command.seat).holders:
            return Decision()  # sent twice
        if self.seat(command.seat).taken:
            raise Refused("server-seat-taken")
        if not self.seating.settings.listed and self.identity != self.seating.host:
            raise Refused("server-invite-needed")
        return self._sat(command.seat, command.name, command.nonce)

    def claim(self, command: protocol.Claim) -> Decision:
        self.not_at_an_end()
        for number, chair in enumerate(self.seating.chairs):
            if self.identity in chair.holders and opens(command.secret, chair.used):
                return Decision()  # sent twice
            if link := opens(command.secret, chair.invites):
                return self._sat(number, command.name, command.nonce, link)
            if link := opens(command.secret, chair.returns):
                return Decision((journal.Joined(self.at, number, self.identity, link),))
        raise Refused("server-link")

    def _sat(self, seat: int, name: str, nonce: str, link: str = "") -> Decision:
        return Decision((journal.Sat(self.at, seat, self.identity, clean_name(name), nonce, link),))

    def ready(self, command: protocol.Ready) -> Decision:
        chair = self.own(command.seat)
        self.before_the_game()
        return Decision(() if chair.nonce else (journal.Readied(self.at, command.seat, command.nonce),))

    def invite(self, command: protocol.Invite) -> Decision:
        self.host()
        if command.seat is not None:
            self.not_at_an_end()
            if self.seat(command.seat).taken:
                raise Refused("server-seat-taken")
        secret = new_secret()
        return Decision((journal.Invited(self.at, command.seat, hashed(secret)),), secret)

    def seat_bot(self, command: protocol.SeatBot) -> Decision:
        self.host()
        self.before_the_game()
        if self.seat(command.seat).person:
            raise Refused("server-seat-taken")
        if command.bot:
            known_bot(command.bot)
        event = journal.BotSat(self.at, command.seat, command.bot) if command.bot else journal.Opens(self.at, command.seat)
        return Decision((event,))

    def leave(self, command: protocol.Leave) -> Decision:
        chair = self.own(command.seat)
        if self.seating.of_the_house and deals.is_of_a_day(self.seating.settings.deal):
            raise Refused("server-day-waits")  # a bot's points would be the person's
        if self.seating.phase == "open":
            return Decision((journal.Opens(self.at, command.seat),))
        running = self.seating.phase == "running"
        return Decision((journal.Left(self.at, command.seat, "left"),) if running and not chair.away else ())

    def remove(self, command: protocol.Remove) -> Decision:
        self.host()
        self.not_at_an_end()
        taken = self.seat(command.seat).person
        return Decision((journal.Opens(self.at, command.seat),) if taken else ())

    def start(self) -> Decision:
        self.host()
        if self.seating.phase == "running":
            return Decision()
        self.before_the_game()
        missing = [
            number for number, chair in enumerate(self.seating.chairs) if not (chair.bot or (chair.person and chair.nonce))
        ]
        if missing:
            raise Refused("server-not-ready", waiting=", ".join(str(number + 1) for number in missing))
        return Decision((journal.Began(self.at),))

    # ---- the game --------------------------------------------------------------------------------------------

    def play(self, command: protocol.Play) -> Decision:
        chair = self.own(command.seat)
        if command.id in chair.played:
            return Decision()
        if command.seen is not None and command.seen < self.state.turn_began[command.seat]:
            raise Refused("server-stale")
        move = self.legal(command.seat, command.move)
        back = (journal.CameBack(self.at, command.seat),) if chair.away else ()
        waited_for = back or command.seat in self.state.waiting
        at = self.at if waited_for else self.seating.at  # the change of a sealed pick leaves no trace, in lists of tables either
        return Decision((*back, journal.Played(at, command.seat, move.number, command.id)))

    def legal(self, seat: int, text: str) -> Move:
        """The legal move a text means. Raises why there is none."""
        if self.seating.phase == "open":
            raise Refused("server-not-begun")
        self.not_at_an_end()
        game = self.state.game
        assert game is not None
        for move in game.moves(seat):
            if move.text == text:
                return move
        try:
            return game.read_move(text, seat)
        except IllegalMove as error:
            raise Refused(error.reason.message, error.clause, **error.reason.arguments) from None
        except ParawanError as error:
            raise Refused(error.message, **error.arguments) from None

    def vote(self, command: protocol.Vote) -> Decision:
        self.own(command.seat)
        if self.seating.phase != "running":
            raise Refused("server-not-begun" if self.seating.phase == "open" else "server-ended")
        vote = journal.Voted(self.at, command.seat, command.about, command.agree)
        people = set(self.seating.people())
        if command.about is None and self.seating.of_the_house:
            raise Refused("server-house-table")
        if command.about is None:
            closes = command.agree and people <= self.seating.to_close | {command.seat}
            return Decision((vote, journal.Closed(self.at, "agreed")) if closes else (vote,))
        if command.about in self.here or command.about not in people:
            raise Refused("server-not-away")
        others = people - {command.about}
        agreed = self.seating.to_go_on.get(command.about, set()) | {command.seat} if command.agree else set()
        goes_on = 2 * len(agreed & others) > len(others)
        return Decision((vote, journal.Left(self.at, command.about, "vote")) if goes_on else (vote,))
