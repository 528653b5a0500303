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
from types import MappingProxyType
from typing import Any

from parawan.engine.errors import BadEdition
from parawan.games import load, names
from parawan.games.contract import Game

NAME = re.compile(r"[\w .,'()-]{1,40}")


@dataclass(frozen=True)
class Edition:
    """Values that differ from the standard ones, under a name. They are checked, and cannot be changed afterwards."""

    name: str = "standard"
    game: str | None = None
    values: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.game is not None:
            check(self.game, {key: _thawed(value) for key, value in self.values.items()})
        object.__setattr__(self, "values", MappingProxyType({key: _frozen(value) for key, value in self.values.items()}))

    def put(self, game: Game, row: Any) -> None:
        """Writes the game's chosen values, these and otherwise the standard ones, into a record row."""
        if self.game not in (None, game.name):
            raise BadEdition("error-edition-game", name=self.name, meant=str(self.game), table=game.name)
        for chosen in game.chosen:
            chosen.put(row, self.values.get(chosen.name, chosen.default))


STANDARD = Edition()


def read_edition(text: str) -> Edition:
    """The edition an edition file describes. Refuses a wrong one with the line that is wrong."""
    try:
        values = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also numbers and nesting beyond all measure
        found = re.search(r"line (\d+)", str(error))  # otherwise it says: at end of document
        line = int(found[1]) if found else len(text.splitlines())
        raise BadEdition("error-edition-toml", line=line, why=str(error)) from None
    game = values.pop("game", None)
    if game not in names():
        raise BadEdition("error-edition-names-no-game", line=line_of(text, "game"), games=", ".join(names()))
    name = values.pop("name", None)
    if not isinstance(name, str) or not NAME.fullmatch(name) or name == STANDARD.name:
        raise BadEdition("error-edition-name", line=line_of(text, "name"))
    try:
        return Edition(name, game, values)
    except BadEdition as error:
        line = line_of(text, error.arguments["key"])
        raise BadEdition("error-edition-line", game=game, line=line, why=error) from None


def check(game: str, values: Mapping[str, Any]) -> None:
    """Refuses values that this game does not have, or that are not as they must be."""
    known = {chosen.name: chosen for chosen in load(game).chosen}
    for key, value in values.items():
        if key not in known:
            raise BadEdition("error-edition-unknown", key=key, known=", ".join(known) or "-")
        wrong = known[key].check(value)
        if wrong is not None:
            raise BadEdition("error-edition-value", game=game, key=key, clause=known[key].clause, why=wrong)
    all_values = {name: chosen.default for name, chosen in known.items()} | dict(values)
    together = load(game).check_edition(all_values)
    if together is not None:
        keys, wrong = together
        key = next(key for key in keys if key in values)
        raise BadEdition("error-edition-value", game=game, key=key, clause=known[key].clause, why=wrong)


def line_of(text: str, key: str) -> int:
    """The line on which a key stands; 1 where it stands nowhere."""
    found = re.search(rf"^[\s\[]*(?:edition\.)?[\"']?{re.escape(key)}[\"']?[\s=.\]]", text, re.MULTILINE)
    return text.count("\n", 0, found.end() - 1) + 1 if found else 1


def _frozen(value: Any) -> Any:
    return tuple(map(_frozen, value)) if isinstance(value, list | tuple) else value


def _thawed(value: Any) -> Any:
    return list(map(_thawed, value)) if isinstance(value, list | tuple) else value
