"""Imports go one way: kernel ← games ← engine ← bots ← lab ← server, terminal ← cli. Nothing heavy is imported before its use."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import parawan
import parawan.games

ROOT = Path(parawan.__file__).parent
LAYERS = ["kernel", "games", "engine", "bots", "lab", "server", "terminal", "cli"]


def imported(path: Path) -> set[str]:
    """The layers a file imports from."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return {name.split(".")[1] for name in names if name.startswith("parawan.")} & set(LAYERS)


def test_imports_go_one_way():
    for path in ROOT.rglob("*.py"):
        layer = path.relative_to(ROOT).parts[0].removesuffix(".py")
        if layer in LAYERS:
            below = LAYERS[: LAYERS.index(layer) + 1]
            assert imported(path) <= set(below), f"{path} imports from above"


def test_games_do_not_know_each_other_and_nobody_knows_a_game_by_name():
    games = parawan.games.names()
    for path in ROOT.rglob("*.py"):
        parts = path.relative_to(ROOT).parts
        own = parts[1] if parts[0] == "games" and len(parts) > 2 else None
        for game in games:
            if game != own:
                assert f"parawan.games.{game}" not in path.read_text("utf-8"), f"{path} knows {game}"


def test_importing_parawan_imports_nothing_heavy():
    script = "import sys, parawan; print([m for m in ('numpy', 'numba', 'fluent', 'babel') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_every_rules_file_says_signed_integers_only():
    """Numba makes floats of mixed signed and unsigned integers."""
    for game in parawan.games.names():
        for field in parawan.games.load(game).record.fields:
            assert field.type.__name__.startswith("int"), field
