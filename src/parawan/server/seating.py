"""The people's side of a table: who sits where, who may open what, how votes and clocks stand. Follows from the events alone."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, field

from parawan.server.identity import HOUSE
from parawan.server.journal import (
    AnyEvent,
    Began,
    BotSat,
    CameBack,
    Closed,
    Invited,
    Joined,
    Left,
    Named,
    Offered,
    Opened,
    Opens,
    Played,
    Readied,
    Rematched,
    Renewed,
    Sat,
    Voted,
)
from parawan.server.protocol import Hands, Phase, Seat

MOST_LINKS = 8  # open links a seat may have at once; the oldest stops working
REMEMBERED_MOVES = 32  # ids a seat's moves are known by again
GRACE_MS = 30_000  # who comes back after the clock ran out gets at least this much
NO_HANDS = Hands()


@dataclass(slots=True)
class Chair:
    """One seat."""

    name: str = ""
    bot: str = ""  # a bot's own seat
    away: bool = False  # a bot plays for the person
    nonce: str = ""
    holders: list[str] = field(default_factory=list)  # identities, the first is who sat down
    invites: list[str] = field(default_factory=list)
    returns: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)  # links its holders came with
    played: list[str] = field(default_factory=list)  # ids of its last moves

    def copy(self) -> Chair:
        links = (self.invites.copy(), self.returns.copy(), self.used.copy(), self.played.copy())
        return Chair(self.name, self.bot, self.away, self.nonce, self.holders.copy(), *links)

    @property
    def person(self) -> bool:
        return bool(self.holders)

    @property
    def taken(self) -> bool:
        return self.person or bool(self.bot)

    @property
    def ready(self) -> bool:
        return bool(self.bot or (self.person and self.nonce))

    @property
    def present(self) -> bool:
        """A person who plays for themselves."""
        return self.person and not self.away


@dataclass(frozen=True)
class Person:
    """Who sits down."""

    identity: str
    name: str


class Seating:
    """The chairs and all that belongs to them, as far as events have been applied."""

    def __init__(self, opened: Opened) -> None:
        self.settings = opened.settings
        self.host = opened.host
        self.commitment = opened.commitment
        self.phase: Phase = "open"
        self.chairs = [Chair() for _ in range(opened.settings.seats)]
        self.watch_links: list[str] = []
        self.to_close: set[int] = set()
        self.to_go_on: dict[int, set[int]] = {}
        self.rematch = ""
        self.why_closed = ""
        clock = opened.settings.clock
        self.left = [clock.bank * 1000] * opened.settings.seats if clock else []
        self.clock_from = opened.at  # up to here the clocks are charged
        self.at = opened.at

    @property
    def of_the_house(self) -> bool:
        """Set up by the house itself, for a day or an evening: nobody is its host."""
        return self.host == HOUSE

    def held_by(self, identity: str) -> list[int]:
        return [number for number, chair in enumerate(self.chairs) if identity in chair.holders]

    def people(self) -> list[int]:
        """The seats of people who play for themselves."""
        return [number for number, chair in enumerate(self.chairs) if chair.present]

    def bot_of(self, seat: int, stand_in: str) -> str:
        """The bot that plays this seat now; none where a person does."""
        chair = self.chairs[seat]
        return chair.bot or ("" if chair.present or self.phase == "open" else stand_in)

    def shown(self, stand_in: str) -> list[Seat]:
        """The seats as everybody may know them."""
        return [
            Seat(chair.name, self.bot_of(number, stand_in), chair.person, chair.ready) for number, chair in enumerate(self.chairs)
        ]

    def hands(self) -> Hands:
        if not self.to_close and not self.to_go_on:  # nearly always
            return NO_HANDS
        return Hands(sorted(self.to_close), {about: sorted(seats) for about, seats in sorted(self.to_go_on.items()) if seats})

    def after(self, events: Sequence[AnyEvent]) -> Seating:
        """What it will be once these have happened; this one stays as it is."""
        later = copy(self)
        later.chairs = [chair.copy() for chair in self.chairs]
        later.watch_links = self.watch_links.copy()
        later.to_close = self.to_close.copy()
        later.to_go_on = {about: seats.copy() for about, seats in self.to_go_on.items()}
        later.left = self.left.copy()
        for event in events:
            later.apply(event)
        return later

    def apply(self, event: AnyEvent) -> None:
        self.at = event.at
        match event:
            case Played():
                _remember(self.chairs[event.seat].played, event.id, REMEMBERED_MOVES)
            case Invited(seat=None, link=link):
                _remember(self.watch_links, link, MOST_LINKS)
            case Invited(seat=int(seat), link=link):
                _remember(self.chairs[seat].invites, link, MOST_LINKS)
            case Sat():
                self._sit(event)
            case Offered():
                _remember(self.chairs[event.seat].returns, event.link, MOST_LINKS)
            case Joined():
                chair = self.chairs[event.seat]
                if event.link in chair.returns:
                    chair.returns.remove(event.link)
                    _remember(chair.used, event.link, MOST_LINKS)
                if event.holder not in chair.holders:
                    chair.holders.append(event.holder)
            case Renewed():
                chair = self.chairs[event.seat]
                chair.holders = [event.holder]
                chair.returns.clear()
                chair.invites.clear()
            case Readied():
                self.chairs[event.seat].nonce = event.nonce
            case Named():
                self.chairs[event.seat].name = event.name
            case BotSat():
                self.chairs[event.seat] = Chair(name=event.bot, bot=event.bot)
            case Opens():
                self._open(event.seat)
            case Began():
                self.phase = "running"
                self.clock_from = event.at
            case Left():
                self.chairs[event.seat].away = True
                self._forget_votes(event.seat)
            case CameBack():
                self.chairs[event.seat].away = False
                if self.left:
                    self.left[event.seat] = max(self.left[event.seat], GRACE_MS)
            case Voted():
                hands = self.to_close if event.about is None else self.to_go_on.setdefault(event.about, set())
                (hands.add if event.agree else hands.discard)(event.seat)
            case Closed():
                self.phase = "closed"
                self.why_closed = event.why
            case Rematched():
                self.rematch = event.table

    def charge(self, until: int, waiting: tuple[int, ...]) -> None:
        """Takes the time since the last charge off the clocks of the people the table waits for."""
        for seat in waiting:
            if self.left and self.chairs[seat].present:
                self.left[seat] = max(0, self.left[seat] - (until - self.clock_from))
        self.clock_from = until

    def _sit(self, event: Sat) -> None:
        """A link that was used, and all others to this seat, open nothing any more. Moves already played keep their ids."""
        chair = self.chairs[event.seat]
        nonce = event.nonce if self.phase == "open" else chair.nonce  # the first one has gone into the deals
        self.chairs[event.seat] = Chair(event.name, nonce=nonce, holders=[event.holder], played=chair.played, used=[event.link])
        if self.left and self.phase != "open":
            self.left[event.seat] = max(self.left[event.seat], GRACE_MS)

    def _open(self, seat: int) -> None:
        chair = self.chairs[seat]
        running = self.phase != "open"
        name, nonce = (chair.name, chair.nonce) if running else ("", "")  # the nonce has gone into the deals
        self.chairs[seat] = Chair(name, nonce=nonce, played=chair.played)
        self._forget_votes(seat)

    def _forget_votes(self, seat: int) -> None:
        self.to_close.discard(seat)
        self.to_go_on.pop(seat, None)
        for hands in self.to_go_on.values():
            hands.discard(seat)


def seated(opened: Opened, sitting: Sequence[Person | str]) -> list[AnyEvent]:
    """The first events of a table that begins at once, with people and bots in their seats."""
    events: list[AnyEvent] = [opened]
    for seat, who in enumerate(sitting):
        if isinstance(who, Person):
            events.append(Sat(opened.at, seat, who.identity, who.name))
        else:
            events.append(BotSat(opened.at, seat, who))
    return [*events, Began(opened.at)]


def _remember(kept: list[str], item: str, most: int) -> None:
    """Adds an item; beyond `most` the oldest is forgotten. (A deque would do it, but takes 20 times the room of a short list.)"""
    kept.append(item)
    if len(kept) > most:
        del kept[0]
