"""The messages of the socket and of HTTP as JSON Schema, TypeScript and OpenAPI, made from the very types the server uses."""

from __future__ import annotations

import json
from typing import Any

import msgspec

import parawan
from parawan.server import protocol
from parawan.server.branch import NewBranch
from parawan.server.days import Day, NewAttempt
from parawan.server.evenings import EveningView, Join, NewEvening, Next
from parawan.server.house import NewTable, Summary

GENERATED = "// Made by `make docs` from src/parawan/server/protocol.py: do not edit.\n"
WHY = {"type": "object", "properties": {"why": {"type": "array"}, "text": {"type": "string"}}, "required": ["why", "text"]}


def json_schema() -> dict[str, Any]:
    """Both directions of the socket: what a client may send, and what it can get."""
    (command, message, _replay), definitions = msgspec.json.schema_components(
        (protocol.AnyCommand, protocol.AnyMessage, protocol.Replay), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The socket of a table",
        "$defs": {"AnyCommand": command, "AnyMessage": message, "Frame": {"type": "array", "items": message}, **definitions},
    }


def typescript() -> str:
    """The same as TypeScript types."""
    definitions = json_schema()["$defs"]
    return GENERATED + "".join(
        f"\n{_comment(schema)}export type {name} = {_type(schema)};\n" for name, schema in definitions.items()
    )


def _comment(schema: dict[str, Any]) -> str:
    about = schema.get("description", "")
    return "/** " + " ".join(about.split()) + " */\n" if about else ""


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in schema:
        return " | ".join(_type(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    kind = schema.get("type")
    if kind == "object":
        return _object(schema)
    if kind == "array":
        if "prefixItems" in schema:
            return "[" + ", ".join(_type(part) for part in schema["prefixItems"]) + "]"
        inner = _type(schema.get("items") or {})
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    return {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}.get(
        str(kind), "any"
    )


def _object(schema: dict[str, Any]) -> str:
    if "properties" not in schema:
        return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
    required = schema.get("required", ())
    fields = [f"{name}{'' if name in required else '?'}: {_type(part)}" for name, part in schema["properties"].items()]
    return "{ " + "; ".join(fields) + " }"


def openapi() -> dict[str, Any]:
    """The HTTP interface."""
    kinds = (NewTable, Summary, NewBranch, NewAttempt, Day, NewEvening, EveningView, Join, Next)
    (new_table, summary, new_branch, *shared), definitions = msgspec.json.schema_components(
        kinds, ref_template="#/components/schemas/{name}"
    )
    table, game = _in_path("table"), _in_path("game")
    seat = {**_in_path("seat"), "schema": {"type": "integer"}}
    eyes = {"name": "eyes", "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": 4}}
    language = {"name": "language", "in": "query", "schema": {"type": "string"}}
    listed = {"allOf": [summary, {"type": "object", "required": ["table", "at"]}]}
    lists = {"type": "object", "properties": {phase: {"type": "array", "items": listed} for phase in ("open", "running")}}
    held = {"allOf": [listed, {"type": "object", "properties": {"your_turn": {"type": "boolean"}}}]}
    mine = {"type": "object", "properties": {"tables": {"type": "array", "items": held}}}
    opened = {"type": "object", "properties": {"table": {"type": "string"}}, "required": ["table"]}
    anything = {"type": "object"}
    paths = {
        "/api/session": {"post": _operation("Gives a browser its identity, as a cookie", anything)},
        "/api/games": {"get": _operation("What can be played", anything)},
        "/api/lessons/{game}": {"get": {**_operation("The steps of a game's first game", anything), "parameters": [game]}},
        "/api/about": {"get": _operation("Whose server this is", anything)},
        "/api/tables": {
            "get": _operation("Public tables", lists),
            "post": {**_operation("Opens a table", opened, "201"), "requestBody": _body(new_table)},
        },
        "/api/mine": {"get": _operation("The tables at which this browser has a seat", mine)},
        "/api/tables/{table}/record": {"get": {**_operation("Record of a finished game", None), "parameters": [table]}},
        "/api/tables/{table}/replay": {"get": {**_operation("A game as updates", anything), "parameters": [table, eyes]}},
        "/api/replay": {
            "post": {
                **_operation("A game record as updates; it is not kept", anything),
                "parameters": [eyes, language],
                "requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}},
            }
        },
        "/api/tables/{table}/branch": {
            "post": {
                **_operation("Opens a table that goes on from a moment of a finished game", opened, "201"),
                "parameters": [table],
                "requestBody": _body(new_branch),
            }
        },
        **_shared_paths(opened, *shared),
        "/api/tables/{table}/review/{seat}": {
            "get": {**_operation("A finished game looked back at, as lines of JSON", None), "parameters": [table, seat]}
        },
        "/healthz": {"get": _operation("Whether the server can store", anything)},
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Parawan", "version": parawan.__version__},
        "paths": paths,
        "components": {"schemas": definitions},
    }


def _shared_paths(
    opened: Any, attempt: Any, day: Any, new_evening: Any, evening: Any, join: Any, following: Any
) -> dict[str, Any]:
    """The deals that many play: of the day, and of an evening."""
    invited = {"type": "object", "properties": {name: {"type": "string"} for name in ("evening", "secret")}}
    of_evening = [_in_path("evening")]
    paths: dict[str, Any] = {
        "/api/day": {
            "get": _operation("Today's deals", day),
            "post": {**_operation("The table of one's own attempt", opened, "201"), "requestBody": _body(attempt)},
        },
        "/api/day/{date}": {"get": {**_operation("The deals of another day", day), "parameters": [_in_path("date")]}},
        "/api/evenings": {"post": {**_operation("Opens an evening", invited, "201"), "requestBody": _body(new_evening)}},
        "/api/evenings/{evening}": {"get": {**_operation("An evening, for who has its link", evening), "parameters": of_evening}},
    }
    doings = {
        "join": ("A seat from the next deal on", join),
        "deal": ("The next deal begins", following),
        "leave": ("A bot goes on", None),
        "go_on": ("Bots play for those who are away", None),
        "close": ("Nothing more is dealt", None),
    }
    for action, (about, asked) in doings.items():
        operation = {**_operation(about, evening), "parameters": of_evening}
        paths[f"/api/evenings/{{evening}}/{action}"] = {
            "post": {**operation, "requestBody": _body(asked)} if asked else operation
        }
    return paths


def _in_path(name: str) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


def _body(schema: Any) -> dict[str, Any]:
    return {"required": True, "content": {"application/json": {"schema": schema}}}


def _operation(about: str, answer: dict[str, Any] | None, status: str = "200") -> dict[str, Any]:
    content = {"application/json": {"schema": answer}} if answer is not None else {"text/plain": {"schema": {"type": "string"}}}
    refused = {"description": "What was wrong, as a message id with arguments and in English"}
    refused_content = {"content": {"application/json": {"schema": WHY}}}
    codes = ("400", "401", "403", "404", "405", "413", "429", "503")
    responses = {status: {"description": about, "content": content}, **{code: {**refused, **refused_content} for code in codes}}
    return {"summary": about, "responses": responses}
