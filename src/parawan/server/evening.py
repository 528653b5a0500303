"""A duplicate evening as its events make it: who came, which deals were dealt to whom, and how each table ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import Struct

from parawan.server.protocol import Clock

BOT = -1  # where a person's number would stand


class Settings(Struct, omit_defaults=True):
    """What an evening is set up with."""

    game: str
    seats: int
    deals: int
    options: dict[str, Any]
    rules: int
    bot: str
    clock: Clock | None = None


class Event(Struct, tag_field="e", omit_defaults=True):
    """Something that happened, and when, in milliseconds since 1970."""

    at: int


class Opened(Event, tag="opened"):
    settings: Settings
    host: str  # an identity's hash
    link: str  # its secret's hash


class Came(Event, tag="came"):
    """Somebody joined, or is back."""

    identity: str
    name: str


class Went(Event, tag="went"):
    """From the next deal on there is no seat for this person."""

    person: int


class Dealt(Event, tag="dealt"):
    """A new deal at all tables: their ids, and who sits where."""

    house_seed: str  # a secret until the deal is over at all tables
    tables: list[str]
    seating: list[list[int]]  # for each table the person in each seat, or BOT


class Ended(Event, tag="ended"):
    """A deal is over at one table."""

    deal: int
    table: int
    scores: list[int]


class Closed(Event, tag="closed"):
    pass


AnyEvent = Opened | Came | Went | Dealt | Ended | Closed

write = msgspec.json.Encoder().encode
read = msgspec.json.Decoder(AnyEvent).decode


@dataclass(slots=True)
class Guest:
    """A person of the evening. Their number is their place in the list."""

    identity: str
    name: str
    here: bool = True  # gets a seat at the next deal


@dataclass(slots=True)
class Round:
    """One deal, at all its tables."""

    house_seed: bytes
    tables: list[str]
    seating: list[list[int]]
    scores: list[list[int] | None] = field(default_factory=list)  # of each table, once it is over

    @property
    def over(self) -> bool:
        return None not in self.scores


class Evening:
    """One evening, up to its last stored event."""

    def __init__(self, opened: Opened) -> None:
        self.settings = opened.settings
        self.host = opened.host
        self.link = opened.link
        self.number = 1  # of the last event
        self.at = opened.at
        self.guests: list[Guest] = []
        self.rounds: list[Round] = []
        self.closed = False

    @property
    def over(self) -> bool:
        """Nothing more will be dealt, and everything may be seen."""
        return self.closed or (len(self.rounds) == self.settings.deals and all(one.over for one in self.rounds))

    def is_open(self, deal: int) -> bool:
        """Whether everybody may know the cards of a deal."""
        return self.over or self.rounds[deal].over

    def person(self, identity: str) -> int | None:
        return next((number for number, guest in enumerate(self.guests) if guest.identity == identity), None)

    def here(self) -> list[int]:
        """Who gets a seat at the next deal."""
        return [number for number, guest in enumerate(self.guests) if guest.here]

    def apply(self, event: AnyEvent) -> None:
        self.number += 1
        self.at = event.at
        match event:
            case Came():
                known = self.person(event.identity)
                if known is None:
                    self.guests.append(Guest(event.identity, event.name))
                else:
                    self.guests[known].name, self.guests[known].here = event.name, True
            case Went():
                self.guests[event.person].here = False
            case Dealt():
                scores: list[list[int] | None] = [None] * len(event.tables)
                self.rounds.append(Round(bytes.fromhex(event.house_seed), event.tables, event.seating, scores))
            case Ended():
                self.rounds[event.deal].scores[event.table] = event.scores
            case Closed():
                self.closed = True


def told(events: Sequence[bytes]) -> Evening:
    """The evening that these events make."""
    opened = read(events[0])
    assert isinstance(opened, Opened)
    evening = Evening(opened)
    for event in events[1:]:
        evening.apply(read(event))
    return evening
