"""First games: every script can be played as it stands, and what is said while it is played is true in three languages."""

from __future__ import annotations

import random
import re
from itertools import product

import pytest

from parawan import Table, games
from parawan.engine.clauses import rules
from parawan.engine.lesson import LEARNER, scripted, told_so_far
from parawan.engine.voice import LANGUAGES, Voice
from parawan.games.contract import Lesson, Step

MOST_STEPS = 16  # five minutes, at some twenty seconds a step
MOST_LETTERS = 190  # two short sentences


def lesson_of(game: str) -> Lesson:
    return games.load(game).lesson


Heard = dict[str, list[dict[str, object]]]  # what the learner was told, by message


class Learner:
    """Plays a lesson by itself, the others by their script, and keeps what it is told after each of its moves."""

    def __init__(self, game: str) -> None:
        lesson = lesson_of(game)
        self.table = Table(game, lesson.seats, seed=lesson.seed)
        self.told: list[Heard] = [{}]
        self._others_play()

    def play(self, move: str) -> None:
        self.told.append({})
        self._play(LEARNER, move)
        self._others_play()

    def _others_play(self) -> None:
        """Until the learner is waited for, or the script is at its end."""
        while others := [seat for seat in self.table.to_act if seat != LEARNER]:
            move = scripted(self.table, others[0])
            if move is None:
                return
            self._play(others[0], move.text)

    def _play(self, seat: int, move: str) -> None:
        self.table.play(move, seat)
        for event in self.table.news(LEARNER):
            self.told[-1].setdefault(event.message, []).append(event.arguments)


def ways(game: str) -> list[tuple[str, ...]]:
    """Every way through a lesson."""
    return list(product(*lesson_of(game).moves))


def taught(game: str) -> Learner:
    learner = Learner(game)
    for move in ways(game)[0]:
        learner.play(move)
    return learner


EVERY_WAY = [pytest.param(game, way, id=f"{game}: {', '.join(way)}") for game in games.names() for way in ways(game)]
EVERY_STEP = [pytest.param(game, step, id=step.message) for game in games.names() for step in lesson_of(game).steps]


@pytest.mark.parametrize(("game", "way"), EVERY_WAY)
def test_every_way_through_a_lesson_is_legal_and_counted(game: str, way: tuple[str, ...]) -> None:
    learner = Learner(game)
    for made, move in enumerate(way):
        assert told_so_far(learner.table) == made
        assert LEARNER in learner.table.to_act
        learner.play(move)
    assert told_so_far(learner.table) == len(way)
    assert all(scripted(learner.table, seat) is None for seat in lesson_of(game).others), "a script goes on after the lesson"


@pytest.mark.parametrize("game", games.names())
def test_a_lesson_goes_on_as_a_game_like_any_other(game: str) -> None:
    table = taught(game).table
    luck = random.Random(1)
    while not table.over:
        seat = luck.choice(table.to_act)
        table.play(luck.choice(list(table.moves(seat))), seat)
    assert told_so_far(table) is None


@pytest.mark.parametrize("game", games.names())
def test_another_move_than_the_lessons_ends_it_and_nobody_is_stuck(game: str) -> None:
    for turn, meant in enumerate(lesson_of(game).moves):
        learner = Learner(game)
        for move in ways(game)[0][:turn]:
            learner.play(move)
        table = learner.table
        table.play(next(move for move in table.moves(LEARNER) if move.text not in meant), LEARNER)
        assert told_so_far(table) is None
        while not table.over:
            seat = table.to_act[0]
            table.play(scripted(table, seat) or next(iter(table.moves(seat))), seat)


@pytest.mark.parametrize(("game", "step"), EVERY_STEP)
def test_a_step_is_said_shortly_in_every_language(game: str, step: Step) -> None:
    for language in LANGUAGES:
        text = Voice(game, language)(step.message, **step.arguments)
        assert len(text) <= MOST_LETTERS, f"{len(text)}: {text}"
        assert len(re.findall(r"[.!?](?= |$)", text)) <= 2, text


@pytest.mark.parametrize(("game", "step"), EVERY_STEP)
def test_a_step_has_a_place_and_names_rules_that_there_are(game: str, step: Step) -> None:
    assert step.places
    if step.clause:
        for language in LANGUAGES:
            assert step.clause in {clause.number for clause in rules(game, language)}


@pytest.mark.parametrize("game", games.names())
def test_a_lesson_is_short_and_ends_with_the_rule_of_thumb(game: str) -> None:
    steps = lesson_of(game).steps
    assert len(steps) <= MOST_STEPS
    assert steps[-1].message == f"{game}-lesson-thumb"
    assert not steps[-1].moves
    assert len({step.message for step in steps}) == len(steps)


# ---- what is said is so ----------------------------------------------------------------------------------------------


def arguments(game: str, name: str) -> dict[str, object]:
    return next(step.arguments for step in lesson_of(game).steps if step.message == f"{game}-lesson-{name}")


def test_tide_tells_what_happens() -> None:
    assert Learner("tide").table.view(LEARNER)["belts"][LEARNER] == arguments("tide", "belts")["belts"]
    _, high, low, middle, deep = taught("tide").told
    takes = {told["seat"]: told["level"] for told in high["tide-takes"]}
    laid = {told["seat"]: told["card"] for told in high["tide-laid"]}
    assert takes[0] == arguments("tide", "won")["level"] == arguments("tide", "high")["level"]
    assert (laid[1], takes[1]) == (arguments("tide", "second")["card"], arguments("tide", "second")["level"])
    assert [told["seat"] for told in high["tide-loses-belt"]] == [1]
    assert LEARNER not in [told["seat"] for told in low["tide-takes"] + low["tide-loses-belt"]]
    assert {"seat": 0, "level": arguments("tide", "drowned")["level"]} in middle["tide-takes"]
    assert [told["seat"] for told in middle["tide-loses-belt"]] == [LEARNER]
    assert {"seat": 0, "level": arguments("tide", "down")["level"]} in deep["tide-takes"]
    assert LEARNER not in [told["seat"] for told in deep["tide-loses-belt"]]


def test_duck_tells_what_happens() -> None:
    learner, sums = Learner("duck"), []
    for move in ways("duck")[0]:
        sums.append(sum(int(card[1]) for card in learner.table.view(LEARNER)["hand"][LEARNER]))
        learner.play(move)
    assert sums == [arguments("duck", name)["sum"] for name in ("sum", "drew", "small")]
    *_, dive = learner.told
    assert [told["seat"] for told in dive["duck-dive-won"]] == [LEARNER]
    assert [told["points"] for told in dive["duck-buoy-green"]] == [arguments("duck", "buoy")["buoy"]]
    assert {"seat": LEARNER, "colour": "y", "number": arguments("duck", "buoy")["card"]} in dive["duck-saves"]
    assert [told["seat"] for told in dive["duck-highest"]] == [1]


def test_maui_tells_what_happens() -> None:
    _, first, pay, dollars = taught("maui").told
    assert [(told["pattern"], told["steps"]) for told in first["maui-matches"] if told["seat"] == LEARNER] == [("lagoon", 1)]
    matches = [told for told in pay["maui-matches"] if told["seat"] == LEARNER]
    assert len(matches) == 2
    assert sum(told["steps"] for told in matches) == arguments("maui", "pearl")["steps"]  # type: ignore[misc]
    assert [told["seat"] for told in pay["maui-pearl"]] == [LEARNER]
    assert [told["count"] for told in pay["maui-pays"]] == [1]
    assert [told["count"] for told in dollars["maui-takes-dollars"]] == [arguments("maui", "dollars")["count"]]
