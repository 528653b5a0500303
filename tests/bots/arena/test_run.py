"""Runs: the same whatever plays them, kept deal by deal, gone on with after anything."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from contextlib import closing

import msgspec
import pytest

from parawan import ParawanError
from parawan.bots.arena import workers
from parawan.bots.arena.deals import Deal, play_deal
from parawan.bots.arena.plan import make_plan
from parawan.bots.arena.run import DEALS_FILE, on_this_machine, run
from parawan.bots.characters import NAMES
from parawan.bots.names import Bots
from parawan.engine.voice import LANGUAGES, Voice
from tests.bots.programs import program, runs, starts

WEAK, STRONG = NAMES[:2]


def plan_with(*bots, game="tide", seats=3, seed=0):
    return make_plan(game, bots, seats, seed=seed, iterations=4)


def played(plan, deals, folder=None, jobs=1, stop_early=False) -> list[Deal]:
    return run(plan, deals, on_this_machine(jobs), folder, stop_early, lambda done, all_: None)


@pytest.mark.parametrize("game", ["duck", "maui", "tide"])
def test_results_are_the_same_whatever_the_number_of_processes(tmp_path, game):
    plan = plan_with(STRONG, WEAK, game=game)
    alone = played(plan, 3, tmp_path / "one")
    assert played(plan, 3, tmp_path / "three", jobs=3) == alone
    files = [(tmp_path / name / DEALS_FILE).read_bytes() for name in ("one", "three")]
    assert files[0] == files[1]
    assert [deal.deal for deal in alone] == list(range(3))
    assert played(plan_with(STRONG, WEAK, game=game, seed=1), 1) != alone[:1]


@pytest.mark.parametrize("keep", [0, 1, 40, 400, 1000, -1, -30])
def test_a_run_goes_on_from_any_byte_at_which_it_was_cut(tmp_path, keep):
    plan = plan_with(WEAK, program(tmp_path))
    whole = played(plan, 4, tmp_path)
    path = tmp_path / DEALS_FILE
    text = path.read_bytes()
    path.write_bytes(text[:keep])
    assert played(plan, 4, tmp_path) == whole
    assert path.read_bytes() == text


def test_a_run_goes_on_with_more_deals_and_plays_none_twice(tmp_path):
    plan = plan_with(WEAK, program(tmp_path))
    played(plan, 2, tmp_path)
    before = (tmp_path / DEALS_FILE).read_bytes()
    assert len(played(plan, 3, tmp_path)) == 3
    assert (tmp_path / DEALS_FILE).read_bytes().startswith(before)
    (tmp_path / "bot.py").unlink()  # nobody is asked any more
    assert len(played(plan, 3, tmp_path)) == 3
    assert len(played(plan, 1, tmp_path)) == 1


def test_a_folder_of_another_run_is_refused_and_left_alone(tmp_path):
    name = program(tmp_path)
    played(plan_with(WEAK, name), 1, tmp_path)
    before = (tmp_path / DEALS_FILE).read_bytes()
    others = [
        plan_with(name, WEAK),
        plan_with(WEAK, name, seed=1),
        plan_with(WEAK, name, seats=4),
        plan_with(WEAK, name, game="duck"),
        msgspec.structs.replace(plan_with(WEAK, name), sources="of other bots"),
    ]
    for other in others:
        with pytest.raises(ParawanError) as refused:
            played(other, 1, tmp_path)
        assert refused.value.message == "error-arena-other"
        for language in LANGUAGES:
            assert refused.value.text(Voice(None, language))
    assert (tmp_path / DEALS_FILE).read_bytes() == before


@pytest.mark.parametrize(
    ("line", "text"), [(1, b"x\n"), (1, b"[1]\n"), (2, b"{}\n"), (2, b'{"deal":7,"games":[],"stood_in":[]}\n')]
)
def test_a_damaged_file_is_refused_and_its_line_is_named(tmp_path, line, text):
    plan = plan_with(WEAK, STRONG)
    head = b"" if line == 1 else msgspec.json.encode(plan) + b"\n"
    (tmp_path / DEALS_FILE).write_bytes(head + text)
    with pytest.raises(ParawanError) as refused:
        played(plan, 1, tmp_path)
    assert refused.value.message == "error-arena-line"
    assert refused.value.arguments["line"] == line


def test_a_run_that_may_stop_early_stops_at_the_same_deal_whatever_the_processes(tmp_path):
    """A program that always picks the lowest card against one that picks the highest: whoever is better, it shows soon."""
    lowest = program(tmp_path, "say({'question': number, 'move': min(moves, key=int)})")
    (tmp_path / "other").mkdir()
    highest = program(tmp_path / "other", "say({'question': number, 'move': max(moves, key=int)})")
    plan = plan_with(lowest, highest)
    alone = played(plan, 300, tmp_path / "one", stop_early=True)
    assert 20 <= len(alone) < 300
    assert played(plan, 300, tmp_path / "two", jobs=2, stop_early=True) == alone
    assert played(plan, 300, tmp_path / "two", stop_early=True) == alone  # and what is kept tells it again


def children() -> list[int]:
    return [child.pid for child in multiprocessing.active_children() if child.pid]


def test_a_process_that_is_lost_is_replaced_and_its_deal_played_again(monkeypatch):
    plan = plan_with(WEAK, STRONG)
    give, killed = workers.Team._give, []

    def give_and_kill(team, process, line, deal):
        give(team, process, line, deal)
        if deal == 7 and not killed:
            os.kill(process.pid, signal.SIGKILL)
            killed.append(process.pid)

    monkeypatch.setattr(workers.Team, "_give", give_and_kill)
    with closing(workers.play_deals(plan, range(8), 2)) as playing:
        deals = list(playing)
    assert killed
    assert [deal.deal for deal in deals] == list(range(8))
    with Bots() as bots:
        assert deals[-1] == play_deal(plan, 7, bots)
    assert children() == []


def test_a_deal_that_ends_every_process_ends_the_run_with_a_clear_error(tmp_path):
    plan = plan_with(WEAK, program(tmp_path, "os.kill(os.getppid(), 9)"))
    with pytest.raises(ParawanError) as lost:
        list(workers.play_deals(plan, range(3), 2))
    assert lost.value.message == "error-arena-worker"
    assert children() == []


def test_a_run_that_is_left_leaves_no_process_and_no_program_behind(tmp_path):
    hanging = program(tmp_path, "if asked > 40:\n    time.sleep(1000)\nsay({'question': number, 'move': moves[0]})")
    plan = make_plan("tide", (hanging, WEAK), 3, milliseconds=600_000)
    playing = workers.play_deals(plan, range(4), 2)
    team = iter(playing)

    def leave() -> None:
        while not starts(tmp_path):
            time.sleep(0.1)
        os.kill(os.getpid(), signal.SIGINT)

    threading.Thread(target=leave, daemon=True).start()
    with pytest.raises(KeyboardInterrupt):
        next(team)
    playing.close()
    assert children() == []
    assert not any(runs(process) for process in starts(tmp_path))


def test_trouble_is_kept_with_the_deal_it_happened_in(tmp_path):
    plan = plan_with(program(tmp_path, "say({'question': number, 'move': 'nothing'})"), WEAK)
    (deal,) = played(plan, 1, tmp_path)
    assert {(one.bot, one.message) for one in deal.stood_in} == {(0, "error-program-illegal")}
    assert {(one.game, one.seat) for one in deal.stood_in} == {
        (game, found.bots.index(0)) for game, found in enumerate(deal.games)
    }
    assert played(plan, 1, tmp_path) == [deal]


def test_bots_that_differ_by_name_alone_play_the_same_game_again_and_again(tmp_path):
    """So nothing differs between the games of a deal but who sits where."""
    name = program(tmp_path)
    plan = plan_with(name, f"{name} x", f"{name} y", game="duck")
    first, second = played(plan, 2)
    for deal in (first, second):
        assert len({(game.points, game.winners, game.moves) for game in deal.games}) == 1
        assert len({game.bots for game in deal.games}) == 3
    assert first.games[0].points != second.games[0].points


@pytest.mark.parametrize("game", ["duck", "maui", "tide"])
def test_luck_is_kept_with_every_game_and_adds_up_to_nothing(tmp_path, game):
    """What is dealt to one is not dealt to the others."""
    plan = make_plan(game, (STRONG, WEAK), 3, iterations=4, luck=4)
    deals = played(plan, 2, tmp_path)
    for deal in deals:
        for one in deal.games:
            assert len(one.luck) == 3
            assert any(one.luck)
            assert sum(one.luck) == pytest.approx(0)
    assert played(plan, 2, tmp_path) == deals
