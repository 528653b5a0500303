"""Players for a load: tables of three at a server, each seat its own socket, playing as quickly as told."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import threading
import time
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import msgspec

from bench.load.socket import Socket, connect

SEATS = 3
NONCE = "00112233445566778899aabbccddeeff"
_messages = msgspec.json.Decoder(list[msgspec.Raw]).decode


class _Choice(msgspec.Struct):
    move: str


class _Choices(msgspec.Struct):
    choices: list[_Choice]


class _Again(msgspec.Struct):
    rematch: str


_choices = msgspec.json.Decoder(_Choices).decode
_again = msgspec.json.Decoder(_Again).decode


@dataclass
class Measured:
    """What a load has shown, from `begin` on."""

    latencies: list[float] = field(default_factory=list)
    updates: int = 0
    update_bytes: int = 0
    choices_bytes: int = 0
    refused: int = 0
    lost: int = 0
    games: int = 0

    def begin(self) -> None:
        self.__init__()  # type: ignore[misc]


class Server:
    """Where to play."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.host, self.port = parts.hostname or "127.0.0.1", parts.port or 80
        self.cookie = ""
        self._connections = threading.local()  # kept open, as a browser does
        answer = self._ask("POST", "/api/session", None)[1]
        self.cookie = answer.split(";")[0]

    def _ask(self, method: str, path: str, body: Any) -> tuple[Any, str]:
        connection, text = self._connection(), None if body is None else json.dumps(body)
        for last in (False, True):
            try:
                connection.request(method, path, text, {"Cookie": self.cookie})
                answer = connection.getresponse()
                break
            except ConnectionError:  # it was idle for too long
                if last:
                    raise
                connection.close()
        data = json.loads(answer.read())
        if answer.status >= 400:
            raise RuntimeError(data.get("text", str(answer.status)))
        return data, answer.headers.get("set-cookie", "")

    def _connection(self) -> http.client.HTTPConnection:
        if not hasattr(self._connections, "open"):
            self._connections.open = http.client.HTTPConnection(self.host, self.port, timeout=60)
        connection: http.client.HTTPConnection = self._connections.open
        return connection

    def open_table(self, game: str) -> str:
        return str(self._ask("POST", "/api/tables", {"game": game, "seats": SEATS})[0]["table"])


class Player:
    """One seat's socket."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self.seat = seat
        self.socket: Socket | None = None
        self.moves: list[_Choice] = []
        self.leaving = False
        self._sent_at = 0.0
        self._count = 0
        self._answers: dict[str, asyncio.Future[None]] = {}
        self._ended = ""  # why nothing is answered any more

    async def connect(self) -> None:
        server = self._table.server
        path = f"/socket/{self._table.id}"
        self.socket = await connect(server.host, server.port, path, server.cookie, self._take, self._lost)

    async def do(self, kind: str, **fields: Any) -> None:
        """A command and its answer. Raises what the server said instead of one."""
        assert self.socket is not None
        if self._ended:
            raise ConnectionError(self._ended)
        self._count += 1
        name = f"{kind}{self._count}"
        self._answers[name] = asyncio.get_running_loop().create_future()
        self.socket.send(msgspec.json.encode({"type": kind, "id": name, **fields}))
        await asyncio.wait_for(self._answers[name], 120)

    def play(self) -> None:
        """A move at random."""
        assert self.socket is not None
        move = random.choice(self.moves).move
        self.moves = []
        self._count += 1
        self._sent_at = time.perf_counter()
        self.socket.send(b'{"type":"play","id":"m%d","seat":%d,"move":"%s"}' % (self._count, self.seat, move.encode()))

    @property
    def waits(self) -> bool:
        """Whether an answer is still to come."""
        return self._sent_at > 0

    def _take(self, frame: bytes) -> None:
        measured = self._table.measured
        for raw in _messages(frame):
            message = bytes(raw)
            if message.startswith(b'{"type":"update"'):
                measured.updates += 1
                measured.update_bytes += len(message)
                if b'"phase":"over"' in message:
                    self._table.over()
                elif b'"rematch":"' in message:
                    self._table.again(_again(message).rematch)
            elif message.startswith(b'{"type":"choices"'):
                measured.choices_bytes += len(message)
                self.moves = _choices(message).choices
                self._table.may_play(self)
            elif message.startswith(b'{"type":"done"'):
                self._done(message)
            elif message.startswith(b'{"type":"refused"'):
                self._refused(message)
            elif message.startswith(b'{"type":"bye"'):
                self._end(message.decode())

    def _done(self, message: bytes) -> None:
        if self._sent_at and b'"id":"m' in message:
            self._table.measured.latencies.append(time.perf_counter() - self._sent_at)
            self._sent_at = 0.0
            self._table.acknowledged(self)
        else:
            name = msgspec.json.decode(message)["id"]
            if name in self._answers and not self._answers[name].done():
                self._answers.pop(name).set_result(None)

    def _refused(self, message: bytes) -> None:
        self._table.measured.refused += 1
        self._sent_at = 0.0
        name = msgspec.json.decode(message)["id"]
        if name in self._answers and not self._answers[name].done():
            self._answers.pop(name).set_exception(RuntimeError(message.decode()))

    def _lost(self) -> None:
        if not self.leaving:
            self._table.measured.lost += 1
        self._end("the line is lost")

    def _end(self, why: str) -> None:
        """Whoever waits for an answer waits in vain. What the server said first is why."""
        self._ended = self._ended or why
        for waiting in self._answers.values():
            if not waiting.done():
                waiting.set_exception(ConnectionError(self._ended))


class Table:
    """A table of three, played again and again."""

    def __init__(self, server: Server, game: str, measured: Measured) -> None:
        self.server = server
        self.game = game
        self.measured = measured
        self.players: list[Player] = []
        self.id = ""
        self.ready: asyncio.Queue[Player] | None = None  # with an offered load, who could move
        self._over = asyncio.Event()
        self._again = asyncio.Event()  # the next table of the same people is known

    def may_play(self, player: Player) -> None:
        if self.ready is not None:
            self.ready.put_nowait(player)
        elif not player.waits:
            player.play()

    def acknowledged(self, player: Player) -> None:
        """In a closed loop the next move follows the answer."""
        if self.ready is None and player.moves:
            player.play()

    def over(self) -> None:
        self._over.set()

    def again(self, table: str) -> None:
        self.id = table
        self._again.set()

    async def sit_down(self) -> None:
        self.id = await asyncio.to_thread(self.server.open_table, self.game)
        self.players = [Player(self, seat) for seat in range(SEATS)]
        for player in self.players:
            await player.connect()
            await player.do("hello")
            await player.do("sit", seat=player.seat, name=f"Seat {player.seat}", nonce=NONCE)
            await player.do("hello", seat=player.seat)

    async def sit_down_again(self) -> None:
        """At the table of a rematch, where everybody has a seat."""
        await self.players[0].do("rematch")
        await self._again.wait()
        self.leave()
        self.players = [Player(self, seat) for seat in range(SEATS)]
        for player in self.players:
            await player.connect()
            await player.do("hello", seat=player.seat)
            await player.do("ready", seat=player.seat, nonce=NONCE)

    async def play_on(self) -> None:
        """Game after game."""
        while True:
            self._over.clear()
            self._again.clear()
            await self.players[0].do("start")
            await self._over.wait()
            self.measured.games += 1
            await self.sit_down_again()

    def leave(self) -> None:
        for player in self.players:
            player.leaving = True
            if player.socket is not None:
                player.socket.close()
