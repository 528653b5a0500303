"""Golden files: records that replay for ever, and transcripts of every answer a table gives. See tools/write_golden.py."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from parawan import Table, Voice, games, read, verify
from parawan.engine.story import told
from tests.support import every_table

GOLDEN = Path(__file__).parents[1] / "golden"


def golden_name(game: str, seats: int, options: dict) -> str:
    return "-".join([game, str(seats), *(f"{name}={value}" for name, value in options.items())]) + ".txt"


def transcript_name(game: str) -> str:
    return f"{game}-transcript.txt"


def transcript(game: str) -> str:
    """A whole game of three: who is to act, the legal moves, the move, what a spectator is told, the scores."""
    table = Table(game, 3, seed=2026)
    chooser = random.Random(2026)
    say = Voice(game, names=("Ann", "Ben", "Zoë"))
    lines = told(table.news(None), say)
    while not table.over:
        seat = chooser.choice(table.to_act)
        moves = [move.text for move in table.moves(seat)]
        move = chooser.choice(moves)
        table.play(move, seat)
        lines += ["", f"waited for: {table.to_act}; {say.name(seat)} can play: {', '.join(moves)}", f"> {move}"]
        lines += [*told(table.news(None), say), f"scores: {table.scores}"]
    return "\n".join([*lines, "", table.draw(None, say), f"winners: {table.winners}", ""])


@pytest.mark.parametrize(("game", "seats", "options"), every_table())
def test_released_records_replay_for_ever(game, seats, options):
    text = (GOLDEN / golden_name(game, seats, options)).read_text("utf-8")
    table = read(text)
    assert table.over
    assert table.record() == text
    assert verify(text) == len(table.dealt)


@pytest.mark.parametrize("game", games.names())
def test_every_answer_of_a_whole_game_is_as_it_was(game):
    assert transcript(game) == (GOLDEN / transcript_name(game)).read_text("utf-8"), "run tools.write_golden and review"
