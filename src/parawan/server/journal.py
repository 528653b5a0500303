"""What is stored of a table: events, only ever appended. Everything else about a table follows from them (see `seating.py`)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from parawan.server.protocol import Clock


class Settings(Struct, omit_defaults=True):
    """What a table is set up with."""

    game: str
    seats: int
    options: dict[str, Any]
    rules: int
    edition: str = "standard"
    values: dict[str, Any] = {}  # of the edition
    clock: Clock | None = None
    listed: bool = False
    deal: str = ""  # the name of a shared deal
    lesson: bool = False  # the game's first game, on the lesson's own deal
    hints: bool = False
    branch_of: str = ""  # the table of which this is another try

    @property
    def own_deal(self) -> bool:
        """Whether nobody else is dealt the same; then everybody's nonces go into the deals."""
        return not (self.deal or self.lesson or self.branch_of)


class Event(Struct, tag_field="e", omit_defaults=True):
    """Something that happened, and when, in milliseconds since 1970."""

    at: int


class Opened(Event, tag="opened"):
    settings: Settings
    host: str  # an identity's hash, as all holders
    commitment: str


class Invited(Event, tag="invited"):
    """A link was made: to an open seat, or with None to watch."""

    seat: int | None
    link: str  # the secret's hash


class Sat(Event, tag="sat"):
    seat: int
    holder: str
    name: str
    nonce: str = ""
    link: str = ""  # the invite that was used


class Offered(Event, tag="offered"):
    """A return link was made."""

    seat: int
    link: str


class Joined(Event, tag="joined"):
    """A return link was used: another device holds the seat too."""

    seat: int
    holder: str
    link: str


class Renewed(Event, tag="renewed"):
    """This holder alone keeps the seat, and no older link opens it."""

    seat: int
    holder: str


class Readied(Event, tag="readied"):
    seat: int
    nonce: str


class Named(Event, tag="named"):
    seat: int
    name: str


class BotSat(Event, tag="bot"):
    seat: int
    bot: str


class Opens(Event, tag="opens"):
    """The seat is open again. In a running game a bot plays it."""

    seat: int


class Began(Event, tag="began"):
    pass


class Played(Event, tag="played"):
    seat: int
    move: int
    id: str = ""  # the client's; bots need none


class Left(Event, tag="left"):
    """A bot plays on for the person."""

    seat: int
    why: Literal["clock", "vote", "left"]


class CameBack(Event, tag="back"):
    seat: int


class Voted(Event, tag="voted"):
    seat: int
    about: int | None
    agree: bool


class Closed(Event, tag="closed"):
    why: Literal["host", "agreed", "idle"]


class Unsealed(Event, tag="unsealed"):
    """The shared deal is over everywhere: the finished game may be seen by everybody."""


class Rematched(Event, tag="rematched"):
    table: str


AnyEvent = (
    Opened | Invited | Sat | Offered | Joined | Renewed | Readied | Named | BotSat | Opens | Began
    | Played | Left | CameBack | Voted | Closed | Unsealed | Rematched
)  # fmt: skip

write = msgspec.json.Encoder().encode
read = msgspec.json.Decoder(AnyEvent).decode
