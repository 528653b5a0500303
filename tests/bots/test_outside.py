"""Programs in seats: a fine one is heard, and whatever a bad one does, the game goes on and says so."""

from __future__ import annotations

import json
import random

import pytest

from parawan import ParawanError, Table, games
from parawan.bots import outside
from parawan.bots.arena.deals import play_game
from parawan.bots.names import Bots, check_name, split_names
from parawan.bots.outside import RESTARTS
from parawan.bots.seat import Budget
from parawan.engine.voice import LANGUAGES, Voice
from tests.bots.programs import FINE, program, runs, starts

SHORT = Budget(seconds=0.05)
PATIENT = Budget(seconds=20)


def play(name: str, budget: Budget, game: str = "tide", seats: int = 3) -> tuple[Table, list[outside.Trouble]]:
    """A whole game with the program in the first seat, the others played at random."""
    troubles: list[outside.Trouble] = []
    table = Table(game, seats, seed=4)
    chooser = random.Random(4)

    class Anything:
        def choose(self, view, moves, budget):
            return outside.Thought(chooser.choice(moves))

    with Bots() as bots:
        play_game(table, [bots.make(name, 1, troubles.append), *[Anything()] * (seats - 1)], budget)
    assert table.over
    return table, troubles


def messages(troubles) -> set[str]:
    return {trouble.message for trouble in troubles}


@pytest.mark.parametrize("game", games.names())
def test_a_fine_program_plays_a_whole_game(tmp_path, game):
    table, troubles = play(program(tmp_path), PATIENT, game)
    assert troubles == []
    assert len(starts(tmp_path)) == 1
    assert not runs(starts(tmp_path)[0])  # and it is not left behind
    again = table.from_the_start()
    for seat, number in table.log:
        if seat == 0:
            assert again.moves(0)[-1].number == number  # the program's own choice was played
        again.play(again.move(number), seat)


def test_a_program_is_told_all_it_needs_and_may_say_what_it_thinks(tmp_path):
    body = f"""open({str(tmp_path / "asked")!r}, "w").write(line)
weighed = [{{'move': moves[1], 'win': 0.5, 'points': -3, 'looked': 7}}, {{'move': 'x'}}]
say({{'question': number, 'move': moves[1], 'weighed': weighed}})"""
    table = Table("duck", 3, seed=1)
    seat = table.to_act[0]
    moves = list(table.moves(seat))
    with Bots() as bots:
        thought = bots.make(program(tmp_path, body), 5, pytest.fail).choose(table.view(seat), moves, Budget(20.0, 30))
    assert thought.move == moves[1]
    (weighed,) = thought.weighed  # what is no move is left out
    assert (weighed.move, weighed.win, weighed.points, weighed.looked) == (moves[1], 0.5, -3, 7)
    asked = json.loads((tmp_path / "asked").read_text())
    assert asked["view"] == table.view(seat)
    assert asked["moves"] == [move.text for move in moves]
    assert asked["budget"] == {"seconds": 20.0, "iterations": 30, "threads": 1}
    assert asked["seed"] == 5


def test_a_program_that_dies_is_started_again_a_few_times(tmp_path):
    name = program(tmp_path, f"if asked == 3:\n    sys.exit('ouch')\n{FINE}")
    _, troubles = play(name, PATIENT)
    assert len(starts(tmp_path)) == 1 + RESTARTS
    died = [trouble for trouble in troubles if trouble.message == "error-program-died"]
    assert len(died) == 1 + RESTARTS
    assert died[0].arguments == {"status": "1", "words": "ouch"}
    assert messages(troubles) == {"error-program-died", "error-program-gone"}


def test_a_program_that_was_lost_is_back_in_the_next_game(tmp_path):
    name = program(tmp_path, "sys.exit(1)")
    with Bots() as bots:
        for _ in range(2):
            table, troubles = Table("tide", 3, seed=1), []
            play_game(table, [bots.make(name, seat, troubles.append) for seat in range(3)], PATIENT)
            assert table.over
    assert len(starts(tmp_path)) == 2 * 3 * (1 + RESTARTS)


def test_a_program_that_hangs_is_ended_with_all_that_it_started(tmp_path):
    child = "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(1000)'])\n"
    child += f"open({str(tmp_path / 'starts')!r}, 'a').write(f'{{child.pid}}\\n')"
    name = program(tmp_path, f"if asked == 4:\n    time.sleep(1000)\n{FINE}", child)
    _, troubles = play(name, SHORT)
    assert {"error-program-late", "error-program-gone"} >= messages(troubles) >= {"error-program-late"}
    assert len(starts(tmp_path)) == 2 * (1 + RESTARTS)
    assert not any(runs(process) for process in starts(tmp_path))


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("while True: os.write(1, b'x' * 65536)", "error-program-flood"),
        ("while True: say({'question': 0, 'move': 'x' * 999})", "error-program-flood"),
        ("while True: os.write(2, b'x' * 65536)", "error-program-flood"),
        ("os.close(1); time.sleep(1000)", "error-program-died"),
        ("os.kill(os.getpid(), 9)", "error-program-died"),
        ("say({'question': number, 'move': 'no such move'})", "error-program-illegal"),
        ("say({'question': number, 'move': '999999'})", "error-program-illegal"),
        ("print('my move is', moves[0], flush=True)", "error-program-nonsense"),
        ("while True: os.write(1, b'nonsense\\n' * 1000)", "error-program-nonsense"),
        ("say({'question': number, 'move': 7})", "error-program-nonsense"),
        ("say({'question': number})", "error-program-nonsense"),
        ("say([number])", "error-program-nonsense"),
        ("say({'question': number, 'move': moves[0], 'weighed': [{'move': moves[0], 'win': 7}]})", "error-program-nonsense"),
        ("os.write(1, b'\\xff\\n')", "error-program-nonsense"),
        ("os.write(1, b'[' * 500000 + b'\\n')", "error-program-nonsense"),
    ],
)
def test_whatever_a_program_does_the_game_goes_on_and_says_so(tmp_path, body, message):
    _, troubles = play(program(tmp_path, body), PATIENT)
    assert messages(troubles) - {"error-program-gone"} == {message}
    assert len(starts(tmp_path)) <= 1 + RESTARTS
    assert not any(runs(process) for process in starts(tmp_path))
    for language in LANGUAGES:
        assert troubles[0].text(Voice(None, language))


def test_answers_that_come_too_early_or_twice_are_not_taken_for_others(tmp_path):
    early = "say({'question': 0, 'move': '1'}); say({'question': -1, 'move': '2'})"
    twice = f"{FINE}\n{FINE}\nsay({{'question': number - 1, 'move': moves[0]}})"
    table, troubles = play(program(tmp_path, twice, early), PATIENT)
    assert troubles == []
    again = table.from_the_start()
    for seat, number in table.log:
        assert seat != 0 or again.moves(0)[-1].number == number
        again.play(again.move(number), seat)


def test_an_answer_that_comes_too_late_is_not_taken_for_another(tmp_path):
    late = f"if asked == 4:\n    time.sleep(2)\n{FINE}"
    table, troubles = play(program(tmp_path, late), SHORT)
    assert "error-program-late" in messages(troubles)
    assert messages(troubles) <= {"error-program-late", "error-program-gone"}
    again, not_its_own = table.from_the_start(), 0
    for seat, number in table.log:
        not_its_own += seat == 0 and again.moves(0)[-1].number != number
        again.play(again.move(number), seat)
    assert not_its_own <= len(troubles)


def test_a_program_may_be_talkative_on_its_error_stream(tmp_path):
    """More than a pipe holds, so that somebody must read it."""
    _, troubles = play(program(tmp_path, f"os.write(2, b'thinking\\n' * 30000)\n{FINE}"), PATIENT)
    assert troubles == []


def test_a_program_that_cannot_be_started_any_more_is_replaced(tmp_path):
    name = program(tmp_path)
    with Bots() as bots:
        troubles = []
        bot = bots.make(name, 1, troubles.append)
        (tmp_path / "bot.py").write_text("#!/no/such/interpreter\n")
        table = Table("tide", 3, seed=1)
        assert bot.choose(table.view(0), list(table.moves(0)), PATIENT).move in table.moves(0)
    assert messages(troubles) == {"error-program-start"}


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("nobody", "error-bot"),
        ("", "error-bot"),
        ("program:", "error-program-command"),
        ("program:'", "error-program-command"),
        ("program:./nowhere --x", "error-program-missing"),
        ("program:/", "error-program-missing"),
    ],
)
def test_names_that_mean_nobody_are_refused(name, message):
    with pytest.raises(ParawanError) as refused:
        check_name(name)
    assert refused.value.message == message
    for language in LANGUAGES:
        assert refused.value.text(Voice(None, language))


def test_names_are_split_at_commas_outside_quotes():
    assert split_names("a, b") == ["a", "b"]
    assert split_names("program:./x --y '1,2',b") == ["program:./x --y '1,2'", "b"]
    assert split_names('a,program:"./my bot" 1') == ["a", 'program:"./my bot" 1']
    assert split_names("a,program:don't") == ["a", "program:don't"]
    assert split_names(" , ") == []


def test_no_shell_reads_the_command(tmp_path):
    body = f"open({str(tmp_path / 'words')!r}, 'w').write(repr(sys.argv[1:]))\n{FINE}"
    play(program(tmp_path, body) + " '$HOME' `id` ';' x", PATIENT)
    assert (tmp_path / "words").read_text() == repr(["$HOME", "`id`", ";", "x"])
