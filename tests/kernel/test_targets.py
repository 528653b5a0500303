"""Rules as copies: bound to their target, cached on disk, never stale."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from parawan.kernel.interpreted import Looking, look
from parawan.kernel.native import cache_folder
from parawan.kernel.rule import Copies

RULES = """
from parawan.kernel.rule import rule
from {other} import increment

@rule
def twice(numbers):
    numbers[0] = increment(increment(numbers[0]))
    return numbers[0]
"""
OTHER = """
from parawan.kernel.rule import rule
from third import TABLE

@rule
def increment(number):
    return number + {by} + TABLE[0]
"""
THIRD = """
import numpy as np
TABLE = np.array([{first}])
"""
RUN = """
import sys, numpy as np
sys.path.insert(0, {folder!r})
import some_rules
from parawan.kernel import native
built = native.build({{"twice": some_rules.twice}}, {{}}, "test")
print(built["twice"](np.zeros(1, np.int64)), len(built["twice"].stats.cache_hits))
"""


def run(folder: Path) -> list[int]:
    environment = {**os.environ, "PARAWAN_CACHE": str(folder / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", RUN.format(folder=str(folder))], env=environment, capture_output=True, text=True, check=True
    )
    return [int(word) for word in done.stdout.split()]


def test_compiled_rules_are_kept_and_an_edit_in_another_file_is_noticed(tmp_path):
    (tmp_path / "some_rules.py").write_text(RULES.format(other="other_rules"))
    (tmp_path / "other_rules.py").write_text(OTHER.format(by=1))
    (tmp_path / "third.py").write_text(THIRD.format(first=0))
    assert run(tmp_path) == [2, 0]
    assert run(tmp_path) == [2, 1]  # from disk
    (tmp_path / "other_rules.py").write_text(OTHER.format(by=5))
    assert run(tmp_path) == [10, 0]  # the other file changed: compiled anew
    (tmp_path / "third.py").write_text(THIRD.format(first=100))
    assert run(tmp_path) == [210, 0]  # so did a table without any rule in its file


def test_a_folder_that_cannot_be_written_only_costs_the_cache(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("PARAWAN_CACHE", str(tmp_path / "file"))
    assert cache_folder("tide", Copies(prepare=lambda function: function)) is None


def test_interpreted_rules_see_python_integers_and_no_index_goes_astray():
    record = np.zeros(1, [("level", np.int8, (3,)), ("round", np.int8)])
    s = look(record)[0]
    s.level[1] = 100
    s.round = 100
    assert type(s.level[1]) is int
    assert s.level[1] + s.round == 200  # an int8 would overflow
    for index in (-1, 3):
        with pytest.raises(IndexError):
            s.level[index]
        with pytest.raises(IndexError):
            s.level[index] = 1
    with pytest.raises(OverflowError):
        s.round = 300
    assert isinstance(look(record), Looking)


def test_rules_run_with_bounds_checking():
    """Native code does not check bounds; here it does, over whole games of every kind."""
    script = (
        "from parawan import Table\nfrom tests.support import every_table\nfrom parawan.engine.voice import Voice\n"
        "from parawan.terminal.simulate import simulate\n"
        "for game, seats, options in every_table():\n"
        "    simulate(Table(game, seats, seed=1, options=options), 30, Voice(game))\n"
    )
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
    root = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", script], env=environment, cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
