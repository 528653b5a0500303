"""Edition files: TOML that replaces [chosen] values of a game, for people whose box shows other ones.

game = "duck"
name = "my box"
red_lifebuoys = [-1, -2, -3, -4, -5]
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from parawan.engine.errors import BadEdition
from parawan.games import load, names
from parawan.games.contract import Game

NAME = re.compile(r"[\w .,'()-]{1,40}")


@dataclass(frozen=True)
class Edition:
    """Values that differ from the standard ones, under a name."""

    name: str = "standard"
    game: str | None = None
    values: Mapping[str, Any] = field(default_factory=dict)

    def put(self, game: Game, row: Any) -> None:
        """Writes the game's chosen values, these and otherwise the standard ones, into a record row."""
        if self.game not in (None, game.name):
            raise BadEdition("error-edition-game", line=0, name=self.name, meant=str(self.game), table=game.name)
        for chosen in game.chosen:
            chosen.put(row, self.values.get(chosen.name, chosen.default))


STANDARD = Edition()


def read_edition(text: str) -> Edition:
    """The edition an edition file describes. Refuses a wrong one with the line that is wrong."""
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))  # otherwise it says: at end of document
        line = int(found[1]) if found else len(text.splitlines())
        raise BadEdition("error-edition-toml", line=line, why=str(error)) from None
    game = values.pop("game", None)
    if game not in names():
        raise BadEdition("error-edition-names-no-game", line=_line(text, "game"), games=", ".join(names()))
    name = values.pop("name", None)
    if not isinstance(name, str) or not NAME.fullmatch(name) or name == STANDARD.name:
        raise BadEdition("error-edition-name", line=_line(text, "name"))
    return checked(game, name, values, text)


def checked(game: str, name: str, values: Mapping[str, Any], text: str) -> Edition:
    """The edition of these values, each one checked; `text` is where they stand."""
    known = {chosen.name: chosen for chosen in load(game).chosen}
    for key, value in values.items():
        if key not in known:
            raise BadEdition("error-edition-unknown", line=_line(text, key), key=key, known=", ".join(known) or "-")
        wrong = known[key].check(value)
        if wrong is not None:
            raise BadEdition("error-edition-value", line=_line(text, key), key=key, clause=known[key].clause, why=wrong)
    together = load(game).check_edition({**{name: chosen.default for name, chosen in known.items()}, **values})
    if together is not None:
        key, wrong = together
        raise BadEdition("error-edition-value", line=_line(text, key), key=key, clause=known[key].clause, why=wrong)
    return Edition(name, game, dict(values))


def _line(text: str, key: str) -> int:
    """The line on which a key stands; 1 where it stands nowhere."""
    found = re.search(rf'^\s*(?:edition\.)?"?{re.escape(key)}"?[\s=]', text, re.MULTILINE)
    return text.count("\n", 0, found.end()) + 1 if found else 1
