"""`--lan` opens the server to the room, and shows how to come in."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
import urllib.request

import segno

from parawan.engine.voice import Voice
from parawan.server import serve


def printed_until(process: subprocess.Popen[str], last: str) -> str:
    """What a server prints up to this line."""
    assert process.stdout is not None
    lines = []
    while not lines or lines[-1] != last + "\n":
        lines.append(process.stdout.readline())
        assert lines[-1], "".join(lines)
    return "".join(lines)


def test_the_address_and_a_code_for_phones_are_shown(tmp_path):
    say = Voice(None, "pl")
    command = [sys.executable, "-m", "parawan", "serve", "--lan", "--port", "0", "--lang", "pl"]
    command += ["--database", str(tmp_path / "tables.sqlite")]
    utf8 = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8", env=utf8) as process:
        try:
            printed = printed_until(process, say("cli-serving-lan"))
            url, host, port = re.search(r"(http://(\S+):(\d+)/)", printed).groups()
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=10) as answer:
                assert answer.status == 200
        finally:
            process.terminate()
    assert host == serve._room_address()
    code = io.StringIO()
    segno.make(url).terminal(code, compact=True)
    assert printed == f"{say('cli-serving', url=url)}\n{code.getvalue()}{say('cli-serving-lan')}\n"


def test_it_is_this_machines_address_in_the_room(monkeypatch):
    """With a network that of its way out, without one the machine's name."""

    class Socket:
        def __init__(self, *_kind: object) -> None: ...
        def __enter__(self) -> Socket:
            return self

        def __exit__(self, *_error: object) -> None: ...
        def connect(self, _address: object) -> None:
            if not self.network:
                raise OSError("network is unreachable")

        def getsockname(self) -> tuple[str, int]:
            return "192.168.1.20", 5

    monkeypatch.setattr(serve.socket, "socket", Socket)
    monkeypatch.setattr(serve.socket, "gethostname", lambda: "towel")
    for Socket.network, address in ((True, "192.168.1.20"), (False, "towel")):
        assert serve._room_address() == address
