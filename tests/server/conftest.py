"""Games that are ready to be played, and fresh databases of both kinds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from parawan import games
from parawan.server.prepare import KEPT_IN, prepare
from tests.server import databases


@pytest.fixture(scope="session", autouse=True)
def _ready_games() -> None:
    """The very first time they are compiled, which takes longer than a test is ready to wait for an answer."""
    for game in games.names():
        for build in KEPT_IN:
            asyncio.run(prepare(game, build))


@pytest.fixture(scope="session")
def _postgresql() -> Iterator[Callable[[], str]]:
    with databases.postgresql() as fresh:
        yield fresh


@pytest.fixture
def postgresql(_postgresql: Callable[[], str]) -> str:
    """The address of a fresh PostgreSQL database."""
    return _postgresql()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh store of each kind, as `--database` takes it."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    return str(request.getfixturevalue("postgresql"))
