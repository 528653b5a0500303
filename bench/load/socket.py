"""A lean WebSocket client: thousands of them must not be what is measured."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Socket(asyncio.Protocol):
    """One connection. `take` gets each text frame's payload, `lost` is called when the line is gone."""

    def __init__(self, request: bytes, take: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._request = request
        self._take = take
        self._lost = lost
        self._data = bytearray()
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(f"refused: {bytes(self._data[:80])!r}"))
            self.opened.exception()  # nobody may be waiting for it any more
        self._lost()

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._open:
            end = self._data.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._data.startswith(b"HTTP/1.1 101"):
                self.transport.close()
                return
            del self._data[: end + 4]
            self._open = True
            if not self.opened.done():
                self.opened.set_result(None)
        self._frames()

    def _frames(self) -> None:
        data = self._data
        start = 0
        while len(data) - start >= 2:
            size, head = data[start + 1], 2
            if size >= 126:
                head = 4 if size == 126 else 10
                if len(data) - start < head:
                    break
                size = int.from_bytes(data[start + 2 : start + head], "big")
            end = start + head + size
            if len(data) < end:
                break
            kind = data[start] & 15
            payload = bytes(data[start + head : end])
            start = end
            if kind == TEXT:
                self._take(payload)
            elif kind == PING:
                self.send(payload, PONG)
        del data[:start]

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        """Masked with zeros, which the protocol allows and costs nothing."""
        size = len(payload)
        length = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self.transport.write(bytes([128 | kind]) + length + b"\0\0\0\0" + payload)

    def close(self) -> None:
        self.transport.close()


async def connect(
    host: str, port: int, path: str, cookie: str, take: Callable[[bytes], None], lost: Callable[[], None]
) -> Socket:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET {path} HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: {cookie}", "", ""]
    request = "\r\n".join(lines).encode()
    _, socket = await asyncio.get_running_loop().create_connection(lambda: Socket(request, take, lost), host, port)
    await asyncio.wait_for(socket.opened, 30)
    return socket
