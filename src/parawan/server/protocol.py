"""What goes over the socket: one closed type of message in each direction. `schema.py` exports both for the page.

A frame from the client is one command. A frame to the client is a list of one or more messages. A socket looks at one table
with one pair of eyes: a seat's that its identity holds, or a spectator's.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

MOST_NAME = 20
Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
END = r"$(?!\n)"  # Python's $ alone would let a line break pass
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[!-~]+" + END)]  # made by the client; the answer carries it
Secret = Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_-]*" + END)]
Nonce = Annotated[str, Meta(min_length=32, max_length=64, pattern="^([0-9a-f]{2})+" + END)]  # 16 to 32 random bytes
MoveText = Annotated[str, Meta(max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
BotName = Annotated[str, Meta(max_length=20)]
Told = tuple[str, dict[str, Any]]  # a message id and its arguments, to be said in any language


# ---- from the client ----------------------------------------------------------------------------------------------


class Command(Struct, tag_field="type", forbid_unknown_fields=True):
    """Something a client asks for. Answered by `done` or `refused` with the same id."""

    id: Id


class Hello(Command, tag="hello"):
    """Look at the table through this seat's eyes (null: a spectator's). `have` is the last number the client knows."""

    seat: SeatNumber | None = None
    have: Annotated[int, Meta(ge=0)] = 0
    secret: Secret = ""  # of an invite, return or watch link


class Sit(Command, tag="sit"):
    """Take an open seat."""

    seat: SeatNumber
    name: Name
    nonce: Nonce


class Claim(Command, tag="claim"):
    """Take the seat an invite link is for, or open one's own seat on another device with a return link."""

    secret: Secret
    name: Name
    nonce: Nonce


class Ready(Command, tag="ready"):
    """Adds a nonce for a seat that came over from the last game."""

    seat: SeatNumber
    nonce: Nonce


class Rename(Command, tag="rename"):
    seat: SeatNumber
    name: Name


class Invite(Command, tag="invite"):
    """Make a link to an open seat, or with null one to watch. For the host."""

    seat: SeatNumber | None


class Return(Command, tag="return"):
    """Make a link with which one's own seat can be opened on another device."""

    seat: SeatNumber


class Renew(Command, tag="renew"):
    """Shut every other device and every older link out of one's own seat."""

    seat: SeatNumber


class SeatBot(Command, tag="bot"):
    """Put a bot into an open seat, or with an empty name open the seat again. For the host, before the game."""

    seat: SeatNumber
    bot: BotName


class Leave(Command, tag="leave"):
    """Stand up. In a running game a bot plays on until one comes back."""

    seat: SeatNumber


class Remove(Command, tag="remove"):
    """Take the seat away from whoever holds it. For the host."""

    seat: SeatNumber


class Start(Command, tag="start"):
    """Begin the game. For the host, when all seats are taken and ready."""


class Play(Command, tag="play"):
    """Play a move, given as its text. Sent twice with one id, it is played once.

    `seen` is the number of the update the player chose by: when the seat's turn began after it, the move is stale and refused.
    """

    seat: SeatNumber
    move: MoveText
    seen: Annotated[int, Meta(ge=0)] | None = None


class Why(Command, tag="why"):
    """Ask why a move cannot be played."""

    seat: SeatNumber
    move: MoveText


class AskHint(Command, tag="hint"):
    """Ask for good moves of the seat one looks through; only at tables that were opened with hints."""

    seat: SeatNumber


class Back(Command, tag="back"):
    """Take the seat back from the bot that plays it."""

    seat: SeatNumber


class Vote(Command, tag="vote"):
    """Vote to close the table (`about` null) or to let a bot play for somebody who is away."""

    seat: SeatNumber
    about: SeatNumber | None
    agree: bool = True


class Close(Command, tag="close"):
    """Close the table. For the host."""


class Rematch(Command, tag="rematch"):
    """The same people and bots at a new table."""


class Story(Command, tag="story"):
    """Ask for the story so far."""


class Show(Command, tag="show"):
    """Lead others through a replay: where the leader looks now. Whoever knows the secret leads; the answer carries the show's
    name, by which others follow."""

    secret: Annotated[Secret, Meta(min_length=16)]
    name: Name
    at: Annotated[int, Meta(ge=0)]  # the moment: moves played so far
    eyes: SeatNumber | None = None


class Follow(Command, tag="follow"):
    """Be told where the leader of a show looks; with an empty name no longer."""

    show: Secret


class Ping(Command, tag="ping"):
    """Is the line alive?"""


AnyCommand = (
    Hello | Sit | Claim | Ready | Rename | Invite | Return | Renew | SeatBot | Leave | Remove | Start
    | Play | Why | AskHint | Back | Vote | Close | Rematch | Story | Show | Follow | Ping
)  # fmt: skip


# ---- to the client ------------------------------------------------------------------------------------------------

Phase = Literal["open", "running", "over", "closed"]


class Clock(Struct, forbid_unknown_fields=True):
    """Seconds a seat has for the game, and gains with every move."""

    bank: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)]


class Seat(Struct, omit_defaults=True):
    """Who sits there, as everybody may know it."""

    name: str = ""  # empty: an open seat
    bot: str = ""  # the bot that plays this seat now, for itself or for the person
    person: bool = False
    ready: bool = False


class Hands(Struct, omit_defaults=True):
    """How a shared choice stands: who votes to close, and who votes to go on without whom."""

    close: list[int] = []
    go_on: dict[int, list[int]] = {}


class Proof(Struct):
    """With what the deals of a finished game can be checked."""

    house_seed: str
    nonces: list[str]


class Message(Struct, tag_field="type", omit_defaults=True):
    """Something the server says."""


class Table(Message, tag="table"):
    """Everything about the table, as this viewer may know it: the answer to `hello` where updates would not do."""

    n: int  # the number of the last update in it
    table: str
    game: str
    seats: list[Seat]
    options: dict[str, Any]
    edition: str
    phase: Phase
    commitment: str
    viewer: int | None
    yours: list[int]  # the seats this identity holds
    host: bool
    listed: bool = False
    deal: str = ""  # the shared deal this table is played on
    lesson: int | None = None  # for who learns: how many of the lesson's moves have been made; null where nothing is taught
    hints: bool = False  # who plays may ask for hints; whoever sits down agrees
    branch_of: str = ""  # the table of which this is another try
    clock: Clock | None = None
    left: list[int] = []  # milliseconds each seat has on the clock
    view: dict[str, Any] | None = None
    turn: list[int] = []  # the seats the table waits for
    scores: list[int] = []
    winners: list[int] = []
    hands: Hands = field(default_factory=Hands)
    rematch: str = ""
    why_closed: str = ""
    proof: Proof | None = None


class Update(Message, tag="update"):
    """What changed. Applied in the order of `n`; what is left out is as before."""

    n: int
    view: dict[str, Any] | UnsetType = UNSET  # a new one, when the game begins
    set: dict[str, Any] = {}  # places in `view`, such as `level.2`, and their new values; `….length` cuts a list
    story: list[Told] = []
    turn: list[int] | UnsetType = UNSET
    left: list[int] | UnsetType = UNSET
    phase: Phase | UnsetType = UNSET
    seats: list[Seat] | UnsetType = UNSET
    hands: Hands | UnsetType = UNSET
    lesson: int | UnsetType | None = UNSET
    scores: list[int] | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET
    rematch: str | UnsetType = UNSET
    why_closed: str | UnsetType = UNSET
    proof: Proof | UnsetType = UNSET


class Choice(Struct, omit_defaults=True):
    """A legal move, the points it brings where that is sure, and what it is sure to do."""

    move: str
    gain: int | None = None
    effects: list[Told] = []


class Choices(Message, tag="choices"):
    """A seat's legal moves; comes with its turn."""

    seat: int
    choices: list[Choice]


class Here(Message, tag="here"):
    """Which seats are connected, and how many watch."""

    seats: list[int]
    watching: int


class Yours(Message, tag="yours"):
    """The seats this identity holds have changed."""

    seats: list[int]
    host: bool


class Done(Message, tag="done"):
    """The command was carried out; what it changed is stored and synced to disk."""

    id: str
    n: int | UnsetType = UNSET  # the number of the update that shows it to this viewer, or one before it
    secret: str | UnsetType = UNSET  # of the link that was asked for


class Refused(Message, tag="refused"):
    """The command was not carried out, and nothing was changed. `why` can be said in any language."""

    id: str
    why: Told
    clause: str = ""  # the rule a move would break


class Past(Message, tag="past"):
    """The story so far: each number with what was told."""

    id: str
    story: list[tuple[int, list[Told]]]


class Shown(Message, tag="shown"):
    """Where the leader of a show looks."""

    show: str
    name: str  # the leader's
    at: int
    eyes: int | None = None


class Hint(Struct, omit_defaults=True):
    """A good move, the final points it is expected to lead to, and for the first one why it is better than the next."""

    move: str
    points: float
    because: Told | None = None


class Hints(Message, tag="hints"):
    """Two or three good moves of a seat, best first, from what that seat may know."""

    id: str
    seat: int
    hints: list[Hint]


class Pong(Message, tag="pong"):
    id: str


class Bye(Message, tag="bye"):
    """The server is about to close this socket. `again` is after how many seconds to come back; null: do not."""

    why: Told
    again: float | None = None


AnyMessage = Table | Update | Choices | Here | Yours | Done | Refused | Past | Hints | Shown | Pong | Bye


# ---- over HTTP ----------------------------------------------------------------------------------------------------


class Replay(Struct):
    """A game from its beginning: the table as it stands at the end, and the updates that lead there, each with the number of
    moves played by then."""

    table: Table
    updates: list[Update]
    moments: list[int]
