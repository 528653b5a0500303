"""A real server in a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType


def refused_start(*flags: str) -> str:
    """What `parawan serve` says that gives up by itself."""
    command = [sys.executable, "-m", "parawan", "serve", "--port", "0", "--lang", "en", *flags]
    done = subprocess.run(command, capture_output=True, text=True, timeout=30)
    assert done.returncode == 2, done
    assert "Traceback" not in done.stderr
    return done.stderr


class Serving:
    """`parawan serve` as an operator starts it, on a free port of the loopback."""

    def __init__(
        self,
        database: str | Path,
        *flags: str,
        port: int = 0,
        bot_pause: float = 0.0,
        program: Sequence[str] = (sys.executable, "-m", "parawan"),
    ) -> None:
        command = [*program, "serve", "--port", str(port), "--database", str(database)]
        command += ["--bot-pause", str(bot_pause), "--tables-per-hour", "100000", "--sockets-per-address", "5000", "--lang", "en"]
        self.process = subprocess.Popen(
            [*command, *flags],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        self.log: list[str] = []
        self._reader = threading.Thread(target=self._read_log, daemon=True)
        self._reader.start()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        if found is None:
            self.process.wait(10)
            raise RuntimeError(f"the server said {line!r}: {''.join(self.log)}")
        self.url = found[0].rstrip("/")
        self.port = int(self.url.rsplit(":", 1)[1])
        self._wait_until_it_answers()

    def _read_log(self) -> None:
        assert self.process.stderr is not None
        self.log.extend(self.process.stderr)

    def _wait_until_it_answers(self) -> None:
        for _ in range(400):
            try:
                urllib.request.urlopen(self.url + "/healthz", timeout=5).close()
                return
            except OSError:
                time.sleep(0.05)
        self.kill()
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        """kill -9: no goodbye."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """As an operator stops it."""
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    @property
    def errors(self) -> list[str]:
        """What should never be logged."""
        return [line for line in self.log if '"level": "error"' in line or "Traceback" in line]

    def __enter__(self) -> Serving:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.stop()
        self._reader.join(5)
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.process.stdout.close()
        self.process.stderr.close()
        if error is None:
            assert not self.errors, "".join(self.errors)
