"""The socket: reads commands, has them carried out, answers each one."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from parawan.engine.errors import ParawanError
from parawan.server import protocol
from parawan.server.decide import Refused, may_ask_hint
from parawan.server.house import House
from parawan.server.identity import COOKIE, hashed
from parawan.server.limits import Bucket, Buckets, address_of
from parawan.server.line import Line, encode
from parawan.server.room import Room
from parawan.server.store import Unavailable

log = logging.getLogger("parawan.socket")

PATH = "/socket/"
MOST_MESSAGE = 4096  # bytes of a command
BURST, RATE = 100, 50  # commands of one socket: at once, and a second
SEAT = 300, 50  # commands of one seat, by however many sockets, one after the other or at once
STORIES = 10, 0.2  # tellings of a whole game, which cost more
HINTS = 3, 0.2  # which take as long as a bot's move
HEARTBEAT_SECONDS = 20  # see docs/decisions: a dead line is noticed within twice this
GREETING_SECONDS = 15  # in which a new socket has to say hello

decode = msgspec.json.Decoder(protocol.AnyCommand).decode


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from our own page. Programs that are no browser send no origin, and no one's cookies."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    return urlsplit(origin).netloc == headers.get("host")


class Socket:
    """The socket's side of a house: an ASGI application."""

    def __init__(self, house: House, opening: Buckets) -> None:
        self._house = house
        self._open: Counter[str] = Counter()  # sockets by address
        self._limits = Limits(house, opening)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        address = address_of(websocket)
        secret = websocket.cookies.get(COOKIE, "")
        if not (scope["path"].startswith(PATH) and same_origin(websocket.headers) and secret):
            await websocket.close(1008)
            return
        if self._open[address] >= self._house.settings.sockets_per_address:
            self._house.metrics.limited.labels("sockets").inc()
            await websocket.accept()  # a socket that was never open cannot be told anything
            bye = encode([protocol.Bye(("server-too-many-sockets", {}), again=10.0)])
            await websocket.send({"type": "websocket.send", "text": bye.decode()})
            await websocket.close(1013)
            return
        self._open[address] += 1
        try:
            await websocket.accept()
            conversation = Conversation(self._house, self._limits, websocket, receive, send, hashed(secret))
            await conversation.run(scope["path"].removeprefix(PATH))
        except WebSocketDisconnect:
            pass
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


class Limits:
    """Those that outlive a socket."""

    def __init__(self, house: House, opening: Buckets) -> None:
        self._limited = house.metrics.limited
        self._opening = opening
        self._seats = Buckets(*SEAT)

    def take_command(self, room: Room, line: Line) -> bool:
        """Counts for the seat the line looks through, else for one its identity holds, else for the identity itself."""
        sees_as_seat = line.viewer is not None and line.viewer < room.spectator
        held = [line.viewer] if sees_as_seat else room.state.seating.held_by(line.identity)
        whose = held[0] if held else line.identity
        allowed = self._seats.take(f"{room.state.table} {whose}")
        if not allowed:
            self._limited.labels("seats").inc()
        return allowed

    def open_table(self, address: str) -> None:
        """Counts a table that is about to be opened, together with those opened over HTTP."""
        if not self._opening.take(address):
            self._limited.labels("tables").inc()
            raise Refused("server-too-many-tables")


class Conversation:
    """One client at one table."""

    def __init__(self, house: House, limits: Limits, websocket: WebSocket, receive: Receive, send: Send, identity: str) -> None:
        self._house = house
        self._limits = limits
        self._websocket = websocket
        self._asgi_receive, self._asgi_send = receive, send  # straight from and to the server: every message goes this way
        self._limit = Bucket(BURST, RATE)
        self._stories = Bucket(*STORIES)
        self._hints = Bucket(*HINTS)
        self._line = Line(identity, self._send)

    async def run(self, table: str) -> None:
        """Until either side ends it. A command under way is always finished, also when its client is gone."""
        writer = asyncio.create_task(self._write())
        room: Room | None = None
        try:
            room = await self._house.room(table)
            await self._read(room)
        except Refused as error:
            self._line.close(error.message)
            await self._until_disconnected()
        except Unavailable:
            self._line.close("server-store", again=2.0)
            await self._until_disconnected()
        finally:
            writer.cancel()
            if room is not None:
                await room.part(self._line)

    async def _write(self) -> None:
        """Sends what waits; after a goodbye, closes."""
        try:
            await self._line.write()
            assert self._line.closing is not None
            await self._websocket.close(1008 if self._line.closing.again is None else 1013)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # the client is gone; the reader will notice

    async def _send(self, frame: bytes) -> None:
        await self._asgi_send({"type": "websocket.send", "text": frame.decode()})

    async def _read(self, room: Room) -> None:
        greeting = asyncio.get_running_loop().call_later(GREETING_SECONDS, self._no_greeting)
        try:
            while (message := await self._asgi_receive())["type"] != "websocket.disconnect":
                if self._line.closing is not None:
                    continue
                if not self._may_command(room):
                    self._line.close("server-too-fast", again=5.0)
                    continue
                await self._command(room, message.get("text") or message.get("bytes") or "")
        finally:
            greeting.cancel()

    def _may_command(self, room: Room) -> bool:
        if not self._limit.take():
            self._house.metrics.limited.labels("commands").inc()
            return False
        return self._limits.take_command(room, self._line)

    def _no_greeting(self) -> None:
        if self._line.viewer is None:
            self._line.close("server-no-hello")

    async def _until_disconnected(self) -> None:
        while (await self._asgi_receive())["type"] != "websocket.disconnect":
            pass

    async def _command(self, room: Room, data: str | bytes) -> None:
        try:
            command = decode(data)
        except (msgspec.DecodeError, UnicodeError) as error:
            self._line.put(protocol.Refused(_id_of(data), ("server-unreadable", {"why": str(error)})))
            return
        kind, outcome = command.__struct_config__.tag, "done"
        try:
            await self._answer(room, command)
        except ParawanError as error:
            outcome = "refused"
            self._line.put(protocol.Refused(command.id, error.told(), getattr(error, "clause", "")))
        except Unavailable as error:
            outcome = "unavailable"
            log.warning("the store is not available", extra={"why": str(error)})
            self._line.put(protocol.Refused(command.id, ("server-store", {})))
        self._house.metrics.commands(kind, outcome).inc()

    async def _answer(self, room: Room, command: protocol.AnyCommand) -> None:
        """Carries a command out and says so."""
        line = self._line
        match command:
            case protocol.Hello():
                await room.greet(line, command)
                return
            case protocol.Ping():
                line.put(protocol.Pong(command.id))
                return
        if line.viewer is None and not isinstance(command, protocol.Claim):
            raise Refused("server-no-hello")
        match command:
            case protocol.Why():
                room.why_not(command, line.identity)
                line.put(protocol.Done(command.id))
            case protocol.Story():
                if not self._stories.take():
                    raise Refused("server-too-fast")
                line.put(protocol.Past(command.id, await room.story(line.viewer or 0)))
            case protocol.Show():
                line.put(protocol.Done(command.id, secret=await room.show(command)))
            case protocol.Follow():
                room.follow(line, command.show)
                line.put(protocol.Done(command.id))
            case protocol.AskHint():
                await self._hint(room, command)
            case protocol.Rematch():
                await self._house.rematch(room, line.identity, self._count_table)
                line.put(protocol.Done(command.id, room.state.shown[line.viewer or 0]))
            case _:
                decision = await room.carry_out(command, line.identity)
                n = msgspec.UNSET if line.viewer is None else room.state.shown[line.viewer]
                line.put(protocol.Done(command.id, n, decision.secret or msgspec.UNSET))

    def _count_table(self) -> None:
        self._limits.open_table(address_of(self._websocket))

    async def _hint(self, room: Room, command: protocol.AskHint) -> None:
        may_ask_hint(room.state, command.seat, self._line.viewer or 0, self._line.identity)
        if not self._hints.take():
            raise Refused("server-too-fast")
        found = [protocol.Hint(hint.move.text, hint.points, hint.because) for hint in await self._house.hints(room, command.seat)]
        self._line.put(protocol.Hints(command.id, command.seat, found))


def _id_of(data: str | bytes) -> str:
    """The id of a command that could not be read as a whole, where it has one."""
    try:
        found = msgspec.json.decode(data, type=dict[str, msgspec.Raw]).get("id", b'""')
        return msgspec.json.decode(found, type=str)[:40]
    except (msgspec.DecodeError, UnicodeError):
        return ""
