"""What an operator can set: by flag, by environment (PARAWAN_PORT and so on) or in a TOML file, in this order."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
import platformdirs
from msgspec import Meta

from parawan.engine.errors import ParawanError

DEFAULT_PORT = 8017
ENVIRONMENT = "PARAWAN_"
LOG_LEVELS = ("debug", "info", "warning", "error")


class Settings(msgspec.Struct, forbid_unknown_fields=True):
    """Each field is a flag, an environment variable and a key of the TOML file."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = DEFAULT_PORT
    lan: bool = False
    database: str = ""  # a file, or postgresql://…; empty: a file in the user's data folder
    trusted_proxies: str = ""  # addresses, separated by commas, whose word on the client's address is taken
    bot_pause: Annotated[float, Meta(ge=0, le=60)] = 1.0
    bot_seconds: Annotated[float, Meta(gt=0, le=2)] = 0.8  # shorter than another process waits for it
    bot_threads: Annotated[int, Meta(ge=1, le=256)] = max(1, (os.cpu_count() or 2) - 1)
    sockets_per_address: Annotated[int, Meta(ge=1)] = 100
    tables_per_hour: Annotated[int, Meta(ge=1)] = 60
    open_hours: Annotated[int, Meta(ge=1)] = 24
    running_days: Annotated[int, Meta(ge=1)] = 30
    keep_days: Annotated[int, Meta(ge=0)] = 90
    imprint: str = ""  # a text file
    privacy: str = ""  # a text file
    log_level: str = "info"

    @property
    def address(self) -> str:
        return "0.0.0.0" if self.lan else self.host


ABOUT = {
    "host": "address to listen on (default 127.0.0.1: this machine only)",
    "port": f"port to listen on (default {DEFAULT_PORT}; 0 takes a free one)",
    "lan": "open the table to everybody in the room, and show the address with a QR code",
    "database": "a file, or postgresql://… (default: a file in your data folder)",
    "trusted_proxies": "addresses of reverse proxies whose X-Forwarded-For is believed, separated by commas",
    "bot_pause": "seconds a bot waits before it plays (default 1; 0 turns the pause off)",
    "bot_seconds": "seconds a bot may think about a move (default 0.8, at most 2); only Nestor takes so long",
    "bot_threads": "bots that may think long at once, and as many that are quick (default: one less than there are cores)",
    "sockets_per_address": "connections one address may hold (default 100)",
    "tables_per_hour": "tables one address may open in an hour (default 60)",
    "open_hours": "hours after which a table that never began is deleted (default 24)",
    "running_days": "days after which a game nobody goes on with is deleted (default 30)",
    "keep_days": "days a finished game is kept (default 90; 0 keeps it for ever)",
    "imprint": "text file shown as the imprint",
    "privacy": "text file shown as the privacy note",
    "log_level": "debug, info, warning or error (default info)",
}


def settings(flags: Mapping[str, Any], config: str | None, environment: Mapping[str, str]) -> Settings:
    """The settings of all three sources; the flags win."""
    values: dict[str, Any] = {}
    if config is not None:
        try:
            values |= tomllib.loads(Path(config).read_text("utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise ParawanError("error-config", path=config, why=str(error)) from None
    for name in Settings.__struct_fields__:
        if (value := environment.get(ENVIRONMENT + name.upper())) is not None:
            values[name] = value
    values |= {name: value for name, value in flags.items() if value is not None}
    try:
        chosen = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise ParawanError("error-config", path=config or "", why=str(error)) from None
    if chosen.log_level.lower() not in LOG_LEVELS:
        raise ParawanError("error-log-level", given=chosen.log_level, known=", ".join(LOG_LEVELS))
    return chosen


def default_database() -> Path:
    return Path(platformdirs.user_data_dir("parawan", appauthor=False)) / "tables.sqlite"
