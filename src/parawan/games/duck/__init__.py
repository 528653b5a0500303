"""duck: Duck, Kaczki. For 2 to 5 players."""

from __future__ import annotations

from typing import Any

from parawan.games.contract import Chosen, Deal, Game, Message
from parawan.games.duck import advice, components, drawing, hidden, moves, rules, senses, story
from parawan.games.duck.lesson import LESSON


def _check_red(value: Any) -> Message | None:
    whole = isinstance(value, list) and all(type(points) is int and -20 <= points <= 0 for points in value)
    return None if whole and len(value) == components.ROUNDS else Message("duck-edition-red", {})


def _put_red(row: Any, value: Any) -> None:
    row["red_lifebuoys"] = value


GAME = Game(
    name="duck",
    seats=(2, 3, 4, 5),
    seats_clause="D4",
    rules_version=1,
    options=(),
    deals=(
        Deal(rules.DUCKS, "ducks", components.DUCK_TEXTS, times=components.ROUNDS),
        Deal(rules.RENEWAL, "renewal", components.DUCK_TEXTS, times=components.ROUNDS),
    ),
    chosen=(Chosen("red_lifebuoys", "D2", list(components.RED), _check_red, _put_red),),
    rules=rules,
    hidden=hidden,
    advice=advice,
    senses=senses,
    moves=moves,
    story=story,
    drawing=drawing,
    lesson=LESSON,
    reckoning=rules.ENDS,
)
