"""The exported schema is what really goes over the wire."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from parawan import games
from parawan.server import protocol, schema, socket
from parawan.server.house import NewTable
from parawan.server.identity import hashed
from tests.server.client import NONCE
from tests.server.inside import Inside, Wire, inside

WEB = Path(__file__).parents[2] / "web" / "src" / "net" / "protocol.ts"
WRONG = (None, "", 1, -1, 9, 1.5, True, "é", "x" * 81, [], {})
SCHEMA = schema.json_schema()


def validator(name: str) -> Any:
    return jsonschema_rs.Draft202012Validator({**SCHEMA, "$ref": f"#/$defs/{name}"})


def test_the_schema_is_one_itself():
    jsonschema_rs.meta.validate(SCHEMA)


def test_the_page_speaks_the_same_protocol():
    assert WEB.read_text("utf-8") == schema.typescript()


@pytest.mark.parametrize("union", ["AnyCommand", "AnyMessage"])
def test_every_message_has_a_type_of_its_own_in_schema_and_typescript(union):
    kinds = getattr(protocol, union).__args__
    named = [part["$ref"].rsplit("/", 1)[-1] for part in SCHEMA["$defs"][union]["anyOf"]]
    assert named == [kind.__name__ for kind in kinds]
    for kind in kinds:
        properties = SCHEMA["$defs"][kind.__name__]["properties"]
        assert properties["type"] == {"enum": [kind.__struct_config__.tag]}
        assert set(properties) == {"type", *kind.__struct_encode_fields__}
        assert f'export type {kind.__name__} = {{ type: "{kind.__struct_config__.tag}"' in schema.typescript()


@pytest.mark.parametrize("kind", protocol.AnyCommand.__args__, ids=lambda kind: kind.__name__)
def test_the_server_reads_a_command_just_when_the_schema_allows_it(kind):
    """Each command whole, with each field left out, of a wrong type or too long, and with one too many."""
    allows = validator("AnyCommand")
    good = {"seat": 0, "name": "Ann", "nonce": NONCE, "secret": "s3cret-s3cret-s3cret", "move": "44", "bot": "", "have": 0}
    good |= {"about": None, "agree": True, "show": "abc", "at": 3, "eyes": None}
    whole = {"type": kind.__struct_config__.tag, "id": "1", **{k: v for k, v in good.items() if k in kind.__struct_fields__}}
    tries = [whole, {**whole, "more": 1}]
    for name in whole:
        tries.append({key: value for key, value in whole.items() if key != name})
        tries += [
            {**whole, name: value} for value in (None, "", 1, -1, 9, 1.5, True, "é", "x" * 81, [], {}, "ab" * 32, NONCE + "\n")
        ]
    read = 0
    for tried in tries:
        with suppress(msgspec.DecodeError):
            msgspec.json.decode(json.dumps(tried), type=protocol.AnyCommand)
            read += 1
            assert allows.is_valid(tried), tried
            continue
        assert not allows.is_valid(tried), tried
    assert 0 < read < len(tries)


def test_a_nonce_is_16_to_32_whole_bytes():
    read = []
    for letters in range(80):
        with suppress(msgspec.ValidationError):
            read.append(msgspec.convert("a" * letters, protocol.Nonce))
    assert [len(bytes.fromhex(nonce)) for nonce in read] == list(range(16, 33))


async def everything_that_is_said(here: Inside, game: str, wires: list[Wire]) -> None:
    """One table from its opening to the rematch, with every kind of command, carried out and refused."""
    clock = protocol.Clock(bank=600, increment=1)
    table = await here.house.open_table(NewTable(game, 3, clock=clock, bots=[None, None, "pip"], hints=True), hashed("ann"))
    ann = await here.connect(table, "ann")
    wires.append(ann)
    await ann.do("bot", seat=2, bot="nobody")
    invite = await ann.do("invite", seat=1)
    await ann.do("sit", seat=0, name="Ann", nonce=NONCE)
    ben = await here.connect(table, "ben", secret=invite.secret)
    wires.append(ben)
    await ben.do("claim", secret=invite.secret, name="Ben", nonce=NONCE)
    for wire, seat in ((ann, 0), (ben, 1)):
        await wire.do("hello", seat=seat)
    await ann.do("start")
    back = await ben.do("return", seat=1)
    phone = await here.connect(table, "bens phone", secret=back.secret)
    wires.append(phone)
    await phone.do("claim", secret=back.secret, name="Ben", nonce=NONCE)
    await phone.do("hello", seat=1)
    await ben.do("renew", seat=1)  # the phone is shut out
    await ann.do("rename", seat=0, name="Anna")
    await ann.do("vote", seat=0, about=None)
    await ann.do("leave", seat=0)
    await ann.do("back", seat=0)
    room = await here.house.room(table)
    chooser = random.Random(1)
    while room.state.waiting:
        await here.settle()
        for wire, seat in ((ann, 0), (ben, 1)):
            await wire.do("play", seat=seat, move="nonsense")
            if moves := room.state.game.moves(seat):
                if not any(b'"type":"hints"' in message for message in wire.messages):
                    await wire.do("hint", seat=seat)
                await wire.do("why", seat=seat, move=chooser.choice(room.state.game.moves(1 - seat) or moves).text)
                await wire.do("play", seat=seat, move=chooser.choice(moves).text)
    await ann.do("story")
    show = await ann.do("show", secret="a-leaders-own-secret", name="Ann", at=3, eyes=1)
    await ben.do("follow", show=show.secret)
    await ann.do("rematch")
    await ann.do("hello", seat=0, have=3)
    await here.house.farewell()


@pytest.mark.parametrize("game", games.names())
def test_every_message_the_server_sends_is_in_the_schema(game, tmp_path, monkeypatch):
    monkeypatch.setattr(socket, "BURST", 10_000)

    async def play() -> list[bytes]:
        wires: list[Wire] = []
        async with inside(tmp_path / "tables.sqlite") as here:
            await everything_that_is_said(here, game, wires)
            for wire in wires:
                await wire.hang_up()
        return [message for wire in wires for message in wire.messages]

    frames = validator("Frame")
    seen: Counter[str] = Counter()
    for message in map(json.loads, asyncio.run(play())):
        frames.validate([message])
        seen[message["type"]] += 1
    assert set(seen) == {kind.__struct_config__.tag for kind in protocol.AnyMessage.__args__} - {"pong"}
