"""Records on disk: written whole or not at all."""

from __future__ import annotations

import os
import time
from pathlib import Path

import platformdirs

from parawan.engine.table import Table


def new_path(game: str) -> Path:
    """A fresh file for a game's record in the user's data folder."""
    folder = Path(platformdirs.user_data_dir("parawan", appauthor=False)) / "games"
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    paths = (folder / f"{stem}{suffix}.txt" for suffix in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(path for path in paths if not path.exists())


def save(table: Table, path: Path) -> None:
    """Replaces the file in one step, so that a crash leaves the old or the new record, never half of one."""
    unfinished = path.with_suffix(".part")
    unfinished.write_text(table.record(), "utf-8")
    os.replace(unfinished, path)
