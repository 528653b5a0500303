"""The web application: pages, a small HTTP interface, and the socket."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response, StreamingResponse
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import parawan
from parawan import games
from parawan.bots import characters
from parawan.engine.errors import ParawanError
from parawan.engine.setup import known_game
from parawan.engine.voice import LANGUAGES, Voice
from parawan.server.branch import NewBranch
from parawan.server.days import NewAttempt
from parawan.server.evenings import Join, NewEvening, Next
from parawan.server.house import MOST_LISTED, House, NewTable, listing
from parawan.server.identity import COOKIE, hashed, new_secret
from parawan.server.limits import Buckets, address_of
from parawan.server.replay import replay_of_record
from parawan.server.room import Room
from parawan.server.schema import openapi
from parawan.server.socket import Socket, same_origin
from parawan.server.store import Unavailable

log = logging.getLogger("parawan.app")

MOST_BODY = 64 * 1024
COOKIE_DAYS = 400  # as long as browsers keep one
LOOPBACK = ("127.", "::1")
LINK_HEADER = "parawan-link"  # the secret of an evening's link, which stands in no address that a proxy would log
PAGE = Path(str(files("parawan") / "web"))

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


class Application:
    """The application around a house. Sockets go straight to their own part: layers on the way of every message cost."""

    def __init__(self, house: House) -> None:
        per_hour = house.settings.tables_per_hour
        opening = Buckets(per_hour, per_hour / 3600)  # one for both ways to open a table
        self._http = _http(house, opening)
        self._socket = Socket(house, opening)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await (self._socket if scope["type"] == "websocket" else self._http)(scope, receive, send)


def _http(house: House, opening: Buckets) -> Starlette:
    http = Http(house, opening)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    routes: list[BaseRoute] = [
        Route("/api/session", http.session, methods=["POST"]),
        Route("/api/games", http.games, methods=["GET"]),
        Route("/api/lessons/{game}", http.lesson, methods=["GET"]),
        Route("/api/about", http.about, methods=["GET"]),
        Route("/api/tables", http.tables, methods=["GET"]),
        Route("/api/tables", http.open_table, methods=["POST"]),
        Route("/api/mine", http.mine, methods=["GET"]),
        Route("/api/day", http.day, methods=["GET"]),
        Route("/api/day", http.play_day, methods=["POST"]),
        Route("/api/day/{date}", http.day, methods=["GET"]),
        Route("/api/evenings", http.open_evening, methods=["POST"]),
        Route("/api/evenings/{evening}", http.evening, methods=["GET"]),
        Route("/api/evenings/{evening}/{action}", http.at_evening, methods=["POST"]),
        Route("/api/tables/{table}/record", http.record, methods=["GET"]),
        Route("/api/tables/{table}/replay", http.replay, methods=["GET"]),
        Route("/api/replay", http.replay_of_record, methods=["POST"]),
        Route("/api/tables/{table}/branch", http.branch, methods=["POST"]),
        Route("/api/tables/{table}/review/{seat:int}", http.review, methods=["GET"]),
        Route("/api/openapi.json", http.openapi, methods=["GET"]),
        Route("/healthz", http.healthz, methods=["GET"]),
        Route("/metrics", http.metrics, methods=["GET"]),
    ]
    if PAGE.is_dir():
        routes += [Mount("/assets", Assets(directory=PAGE / "assets")), Route("/{path:path}", http.page, methods=["GET"])]
    handlers: Any = {ParawanError: _refused, Unavailable: _unavailable, HTTPException: _http_error}
    return Starlette(routes=routes, middleware=[Middleware(Guard)], exception_handlers=handlers, lifespan=lifespan)


class Http:
    """What is asked over HTTP."""

    def __init__(self, house: House, opening: Buckets) -> None:
        self._house = house
        self._opening = opening
        self._asking = Buckets(200, 50)
        self._reading = Buckets(20, 1)  # whole games cost more
        self._one_record = asyncio.Lock()

    async def session(self, request: Request) -> Response:
        """Gives a browser its identity, where it has none."""
        self._own_page(request)
        response = _json({})
        if COOKIE not in request.cookies:
            secure = request.url.scheme == "https"
            age = COOKIE_DAYS * 24 * 3600
            response.set_cookie(COOKIE, new_secret(), max_age=age, httponly=True, samesite="strict", secure=secure)
        return response

    async def games(self, _request: Request) -> Response:
        """What can be played: seats and options, and the bots from the weakest to the strongest."""
        facts = [_facts(name) for name in games.names()]
        return _json({"games": facts, "bots": characters.NAMES, "usual_bot": characters.USUAL})

    async def lesson(self, request: Request) -> Response:
        """The steps of a game's first game."""
        return _json({"steps": known_game(request.path_params["game"]).lesson.steps})

    async def about(self, _request: Request) -> Response:
        """Whose server this is."""
        settings = self._house.settings
        texts = {name: _text(getattr(settings, name)) for name in ("imprint", "privacy")}
        return _json({"version": parawan.__version__, **texts})

    async def tables(self, request: Request) -> Response:
        """Public tables: open ones and running ones."""
        self._not_too_often(request)
        store = self._house.store
        return _json({phase: [listing(t) for t in await store.listed(phase, MOST_LISTED)] for phase in ("open", "running")})

    async def mine(self, request: Request) -> Response:
        """The tables at which this browser has a seat."""
        self._not_too_often(request)
        return _json({"tables": await self._house.mine(self._identity(request))})

    async def open_table(self, request: Request) -> Response:
        """A new table. Whoever opens it is its host."""
        self._own_page(request)
        identity = self._identity(request)
        self._not_too_many(request)
        asked = await _body(request, NewTable)
        return _json({"table": await self._house.open_table(asked, identity)}, 201)

    async def day(self, request: Request) -> Response:
        """The deals of today or of another day, and how one did."""
        self._not_too_often(request)
        return _json(await self._house.days.look(self._identity(request), request.path_params.get("date", "")))

    async def play_day(self, request: Request) -> Response:
        """The table at which one plays today's deal; always the same one."""
        self._own_page(request)
        identity = self._identity(request)
        self._not_too_many(request)
        asked = await _body(request, NewAttempt)
        return _json({"table": await self._house.days.begin(asked, identity)}, 201)

    async def open_evening(self, request: Request) -> Response:
        """A new evening. Whoever opens it is its host."""
        self._own_page(request)
        identity = self._identity(request)
        self._not_too_many(request)
        evening, secret = await self._house.evenings.open(await _body(request, NewEvening), identity)
        return _json({"evening": evening, "secret": secret}, 201)

    async def evening(self, request: Request) -> Response:
        """An evening, for its guests and for who has its link."""
        self._not_too_often(request)
        secret = request.headers.get(LINK_HEADER, "")
        return _json(await self._house.evenings.look(request.path_params["evening"], self._identity(request), secret))

    async def at_evening(self, request: Request) -> Response:
        """Something a guest does: join, leave, deal, go_on, close."""
        self._own_page(request)
        self._not_too_often(request)
        evenings, action = self._house.evenings, request.path_params["action"]
        given = request.path_params["evening"], self._identity(request)
        match action:
            case "join":
                return _json(await evenings.join(*given, await _body(request, Join)))
            case "deal":
                self._not_too_many(request)
                return _json(await evenings.deal(*given, await _body(request, Next)))
            case "leave":
                return _json(await evenings.leave(*given))
            case "go_on":
                return _json(await evenings.go_on(*given))
            case "close":
                return _json(await evenings.close(*given))
        raise HTTPException(404, "server-nothing-here")

    async def record(self, request: Request) -> Response:
        """The record of a finished game, everything open."""
        room = await self._finished(request)
        name = f"{room.state.settings.game}-{room.state.table}.parawan"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(await room.record(), headers=headers)

    async def replay(self, request: Request) -> Response:
        """A finished game as updates, as the seat asked for saw it, or with everything open."""
        room = await self._finished(request)
        return Response(await room.replay(_eyes(request)), media_type="application/json")

    async def replay_of_record(self, request: Request) -> Response:
        """The same of a record that comes with the request. It is read and forgotten; what is wrong with it is said in words."""
        self._own_page(request)
        self._not_too_often(request, self._reading)
        text = (await _bytes(request)).decode("utf-8", "replace")
        async with self._one_record:  # reading takes a moment of a whole core
            try:
                replay = await asyncio.to_thread(replay_of_record, text, _eyes(request), self._house.now())
            except ParawanError as error:
                message, arguments = error.told()
                language = request.query_params.get("language", "en")
                said = error.text(Voice(language=language if language in LANGUAGES else "en"))
                return _json({"why": (message, arguments), "text": said}, 400)
        return Response(replay, media_type="application/json")

    async def review(self, request: Request) -> Response:
        """A finished game looked back at from a seat: lines of JSON, as they are worked out."""
        room = await self._finished(request)
        seat = request.path_params["seat"]
        if seat >= room.state.settings.seats:
            raise HTTPException(404, "server-nothing-here")
        job = await self._house.review(room, seat)
        return StreamingResponse(job.follow(), media_type="application/x-ndjson", headers={"cache-control": "no-store"})

    async def branch(self, request: Request) -> Response:
        """A table of one's own that goes on from a moment of a finished game, against bots."""
        self._own_page(request)
        identity = self._identity(request)
        self._not_too_many(request)
        asked = await _body(request, NewBranch)
        return _json({"table": await self._house.branch(await self._finished(request), asked, identity)}, 201)

    async def openapi(self, _request: Request) -> Response:
        return _json(openapi())

    async def healthz(self, _request: Request) -> Response:
        """Whether the store answers."""
        return _json({"tables": await self._house.store.counts()})

    async def metrics(self, request: Request) -> Response:
        """For the machine itself only: from outside, counted commands would tell of a sealed pick that was changed."""
        if not address_of(request).startswith(LOOPBACK):
            raise HTTPException(403, "server-local-only")
        return Response(self._house.metrics.text(), media_type="text/plain; version=0.0.4")

    async def page(self, request: Request) -> Response:
        """A file of the page, or the page itself for every place in it."""
        path = (PAGE / request.path_params["path"]).resolve()
        if path.is_file() and path.is_relative_to(PAGE):
            return FileResponse(path, headers={"cache-control": "no-cache"})
        if path.suffix or request.path_params["path"].startswith("api/"):
            raise HTTPException(404, "server-nothing-here")
        return FileResponse(PAGE / "index.html", headers={"cache-control": "no-cache"})

    def _identity(self, request: Request) -> str:
        secret = request.cookies.get(COOKIE, "")
        if not secret:
            raise HTTPException(401, "server-no-session")
        return hashed(secret)

    def _own_page(self, request: Request) -> None:
        """Only our own page may change something: no form or script of another site."""
        if not same_origin(request.headers):
            raise HTTPException(403, "server-origin")

    def _not_too_often(self, request: Request, buckets: Buckets | None = None) -> None:
        if not (buckets or self._asking).take(address_of(request)):
            self._house.metrics.limited.labels("requests").inc()
            raise HTTPException(429, "server-too-fast")

    def _not_too_many(self, request: Request) -> None:
        if not self._opening.take(address_of(request)):
            self._house.metrics.limited.labels("tables").inc()
            raise HTTPException(429, "server-too-many-tables")

    async def _finished(self, request: Request) -> Room:
        self._not_too_often(request, self._reading)
        room = await self._house.room(request.path_params["table"])
        if not room.state.opened(self._house.now()):
            sealed = room.state.seating.phase == "over"
            raise HTTPException(403, "server-sealed" if sealed else "server-not-ended")
        return room


class Assets(StaticFiles):
    """Files whose names change with their contents: who has one need not ask for it again."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


class Guard:
    """Puts the protecting headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self._headers]
            await send(message)

        await self._app(scope, receive, guarded)


async def _bytes(request: Request) -> bytes:
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > MOST_BODY:
            raise HTTPException(413, "server-too-large")
    return body


async def _body(request: Request, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(await _bytes(request), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise HTTPException(400, f"server-unreadable:{error}") from None


def _json(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json", headers={"cache-control": "no-store"})


def _said(status: int, message: str, arguments: dict[str, Any]) -> Response:
    """An error as a message that can be said in any language, and in English."""
    return _json({"why": (message, arguments), "text": Voice()(message, **arguments)}, status)


async def _refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, ParawanError)
    status = 404 if error.message == "server-gone" else 400
    return _said(status, *error.told())


async def _unavailable(_request: Request, error: Exception) -> Response:
    log.warning("the store is not available", extra={"why": str(error)})
    return _said(503, "server-store", {})


async def _http_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    message, _, why = error.detail.partition(":")
    if not message.startswith("server-"):
        message = {404: "server-nothing-here", 405: "server-method"}.get(error.status_code, "server-unreadable")
        why = why or str(error.status_code)
    return _said(error.status_code, message, {"why": why} if message == "server-unreadable" else {})


def _eyes(request: Request) -> int | None:
    """The seat whose eyes are asked for; none: everything open."""
    asked = request.query_params.get("eyes", "")
    if asked and not (asked.isascii() and asked.isdigit() and len(asked) == 1):
        raise HTTPException(400, "server-unreadable:eyes")
    return int(asked) if asked else None


def _facts(name: str) -> dict[str, Any]:
    game = games.load(name)
    options = [{"name": option.name, "values": option.values, "clause": option.clause} for option in game.options]
    return {"name": name, "seats": game.seats, "options": options, "lesson": game.lesson.seats, "languages": LANGUAGES}


def _text(path: str) -> str:
    return Path(path).read_text("utf-8") if path else ""
