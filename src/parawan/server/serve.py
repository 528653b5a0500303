"""`parawan serve`: runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Any

import segno
import uvicorn

from parawan.engine.errors import ParawanError
from parawan.engine.voice import Voice
from parawan.server.app import Application
from parawan.server.house import House
from parawan.server.settings import Settings, default_database
from parawan.server.socket import HEARTBEAT_SECONDS, MOST_MESSAGE
from parawan.server.store import Store

STOP_SECONDS = 5  # for what is under way when the server is told to stop
LOGGED = ("table", "why", "path", "status")  # what a log line may say beside its message; never a secret


def serve(settings: Settings, say: Voice, browse: bool = False) -> None:
    _log_as_json(settings.log_level)
    sys.setswitchinterval(0.001)  # the store's thread waits so long for its turn after every statement
    gc.set_threshold(50_000, 20, 50)  # thousands of long-lived tables and sockets are not worth looking through so often
    for path in filter(None, (settings.imprint, settings.privacy)):
        _check_text(path)
    listening = _listen(settings)
    asyncio.run(_try_out(settings.database))
    house = House(open_store(settings.database), settings)
    config = uvicorn.Config(
        Application(house),
        ws="websockets-sansio",
        ws_max_size=MOST_MESSAGE,
        ws_ping_interval=HEARTBEAT_SECONDS,
        ws_ping_timeout=HEARTBEAT_SECONDS,
        ws_per_message_deflate=False,  # sizes would tell of contents, and small messages gain nothing
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    host, port = listening.getsockname()[:2]
    url = f"http://{_room_address() if settings.lan else host}:{port}/"
    print(say("cli-serving", url=url), flush=True)
    if settings.lan:
        segno.make(url).terminal(compact=True)
        print(say("cli-serving-lan"), flush=True)
    if browse:
        webbrowser.open(url)
    _Server(config, house).run(sockets=[listening])


def open_store(database: str, alone: bool = True) -> Store:
    """The store a setting names. A file is for one server alone; an operator's tools look in beside it, and never make one."""
    if database.startswith(("postgresql://", "postgres://")):
        try:
            from parawan.server.postgres import PostgresStore
        except ImportError:
            raise ParawanError("error-postgresql") from None
        return PostgresStore(database)
    if "://" in database:
        raise ParawanError("error-database-kind", given=database.split("://")[0])
    from parawan.server.sqlite import SqliteStore

    path = Path(database) if database else default_database()
    if not alone and not path.exists():
        raise ParawanError("error-database-missing", path=str(path))
    return SqliteStore(path, alone)


def _check_text(path: str) -> None:
    """Raises what is wrong with a text of the operator's: better now than when somebody asks for it."""
    try:
        Path(path).read_text("utf-8")
    except UnicodeDecodeError:
        raise ParawanError("error-not-utf-8", path=path) from None


async def _try_out(database: str) -> None:
    """Raises what is wrong with a database: better now than in the log of a server that seems to run."""
    store = open_store(database)
    try:
        await store.counts()
    finally:
        await store.close()


class _Server(uvicorn.Server):
    """Says goodbye before it closes the sockets."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house = house

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._house.farewell()
        await super().shutdown(sockets)


def _listen(settings: Settings) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in settings.address else socket.AF_INET
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((settings.address, settings.port))
        listening.listen(2048)
    except OSError as error:
        raise ParawanError("error-port", host=settings.address, port=str(settings.port), why=error.strerror or "") from None
    return listening


def _room_address() -> str:
    """This machine's address in the room's network. Connecting a datagram socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


class _Json(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {"at": self.formatTime(record), "level": record.levelname.lower(), "from": record.name}
        line |= {"message": record.getMessage(), **{key: record.__dict__[key] for key in LOGGED if key in record.__dict__}}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def _log_as_json(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    logging.getLogger("uvicorn").setLevel(max(logging.WARNING, logging.getLogger().level))
