"""maui: Maui. For 2 to 4 players, with the sand-crab variant and the long game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from parawan.games.contract import Chosen, Deal, Game, Message, Option
from parawan.games.maui import advice, components, drawing, hidden, moves, rules, senses, story
from parawan.games.maui.components import COLUMNS, MOST_STEPS, PATTERNS, ROWS
from parawan.games.maui.lesson import LESSON

# ---- what an edition file may replace: checks say what is expected, puts write into the record --------------------


def _is_whole(value: Any, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _is_pair(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2


def _is_pair_of_patterns(value: Any) -> bool:
    return _is_pair(value) and value[0] != value[1] and all(isinstance(name, str) and name in PATTERNS for name in value)


def _check_token_patterns(value: Any) -> Message | None:
    return None if _is_pair_of_patterns(value) else Message("maui-edition-patterns", {"patterns": ", ".join(PATTERNS)})


def _check_scoring_tokens(value: Any) -> Message | None:
    if _is_pair(value) and all(_is_pair_of_patterns(token) for token in value):
        return None
    return Message("maui-edition-scoring", {"patterns": ", ".join(PATTERNS)})


def _check_points(least: int) -> Callable[[Any], Message | None]:
    def check(value: Any) -> Message | None:
        if isinstance(value, list) and least <= len(value) <= MOST_STEPS and all(_is_whole(points, 0, 99) for points in value):
            return None if value == sorted(value) else Message("maui-edition-falling", {})
        return Message("maui-edition-points", {"least": least, "most": MOST_STEPS})

    return check


def _check_frames(value: Any) -> Message | None:
    if _is_pair(value) and all(_is_whole(step, 1, MOST_STEPS) for step in value):
        return None
    return Message("maui-edition-frames", {"most": MOST_STEPS})


def _check_spaces(count: int) -> Callable[[Any], Message | None]:
    def check(value: Any) -> Message | None:
        if isinstance(value, list) and len(value) == count and all(_is_space(space) for space in value):
            return None if len({column for column, _ in value}) == count else Message("maui-edition-column-twice", {})
        return Message("maui-edition-spaces", {"count": count, "columns": COLUMNS, "rows": ROWS})

    return check


def _is_space(value: Any) -> bool:
    return _is_pair(value) and _is_whole(value[0], 1, COLUMNS) and _is_whole(value[1], 1, ROWS)


def _put(name: str) -> Callable[[Any, Any], None]:
    def put(row: Any, value: Any) -> None:
        row[name] = value

    return put


def _put_patterns(name: str) -> Callable[[Any, Any], None]:
    def number(value: Any) -> Any:
        return PATTERNS.index(value) if isinstance(value, str) else [number(one) for one in value]

    def put(row: Any, value: Any) -> None:
        row[name] = number(value)

    return put


def _put_points(of: str) -> Callable[[Any, Any], None]:
    def put(row: Any, value: Any) -> None:
        row[f"{of}_points"] = 0
        row[f"{of}_points"][1 : len(value) + 1] = value
        row[f"{of}_steps"] = len(value)

    return put


CHOSEN = (
    Chosen("token_patterns", "M1", components.TOKEN_PATTERNS, _check_token_patterns, _put_patterns("token_patterns")),
    Chosen("scoring_tokens", "M6", components.SCORING_TOKENS, _check_scoring_tokens, _put_patterns("scoring_tokens")),
    Chosen("track_points", "M8", components.TRACK_POINTS, _check_points(8), _put_points("track")),
    Chosen("extension_points", "M8", components.EXTENSION_POINTS, _check_points(1), _put_points("extension")),
    Chosen("frames", "M8", components.FRAMES, _check_frames, _put("frames")),
    Chosen("umbrella_spaces", "M10", components.UMBRELLA_SPACES, _check_spaces(8), _put("umbrella_spaces")),
    Chosen("crab_spaces", "M10", components.CRAB_SPACES, _check_spaces(7), _put("crab_spaces")),
    Chosen("scoring_spaces", "M10", components.SCORING_SPACES, _check_spaces(2), _put("scoring_spaces")),
)


def _check_edition(values: Mapping[str, Any]) -> tuple[tuple[str, ...], Message] | None:
    """M8, M10: what the single values cannot tell."""
    if {column for column, _ in values["crab_spaces"]} & {column for column, _ in values["scoring_spaces"]}:
        return ("scoring_spaces", "crab_spaces"), Message("maui-edition-shared-column", {})
    if values["extension_points"][0] < values["track_points"][-1]:
        return ("extension_points", "track_points"), Message("maui-edition-extension", {})
    return None


GAME = Game(
    name="maui",
    seats=(2, 3, 4),
    seats_clause="M11",
    rules_version=1,
    options=(Option("variant", ("base", "crab", "long"), "M34"), Option("same_side", (False, True), "M16")),
    deals=(
        Deal(rules.BAG, "bag", components.TILE_TEXTS[1:], times=2),
        Deal(rules.UMBRELLAS, "umbrellas", tuple(map(rules.THING.to_plain, components.UMBRELLA_TOKENS)), public=True, times=4),
        Deal(rules.CRABS, "crabs", tuple(map(rules.THING.to_plain, components.CRAB_TOKENS)), times=4),
        Deal(rules.FIRST, "first", tuple(str(seat) for seat in range(rules.MOST_SEATS)), public=True),
    ),
    chosen=CHOSEN,
    rules=rules,
    hidden=hidden,
    advice=advice,
    senses=senses,
    moves=moves,
    story=story,
    drawing=drawing,
    lesson=LESSON,
    reckoning=rules.SCORED,
    check_edition=_check_edition,
)
