"""Rules compiled by Numba for this processor, kept on disk between runs."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
import numpy as np
import platformdirs
from numba.core import caching

from parawan.kernel.rule import Copies


def build(
    entries: Mapping[str, FunctionType],
    names: Mapping[str, FunctionType],
    key: str,
    instead: Mapping[FunctionType, FunctionType] | None = None,
) -> dict[str, Callable[..., Any]]:
    """Each entry compiled at its first call, or loaded from disk where that was done before.

    Entries run without the interpreter's lock, except brief ones: giving it up for a microsecond may mean a long wait.
    """
    from_python = {function.__code__ for function in entries.values()}
    brief = {function.__code__ for function in entries.values() if getattr(function, "is_brief", False)}

    def prepare(function: FunctionType) -> Any:
        inner = function.__code__ not in from_python  # what Python never calls compiles quicker without the way in
        nogil = function.__code__ not in brief
        return numba.njit(
            nogil=nogil,
            error_model="numpy",  # divisions by zero do not occur in rules, and checking for them costs time
            fastmath=getattr(function, "is_loose", False),
            forceinline=getattr(function, "is_inlined", False),
            no_cpython_wrapper=inner,
            no_cfunc_wrapper=True,
        )(function)

    copies = Copies(prepare=prepare, names=names, instead=instead)
    built = {name: copies.of(function) for name, function in entries.items()}
    folder = cache_folder(key, copies)
    if folder is not None:
        for function in built.values():
            function._cache = _disk_cache(function.py_func, folder)
    return built


def kept_in(
    entries: Mapping[str, FunctionType],
    names: Mapping[str, FunctionType],
    key: str,
    instead: Mapping[FunctionType, FunctionType] | None = None,
) -> Path | None:
    """The folder in which a build of these entries is kept; builds nothing."""
    copies = Copies(prepare=lambda function: function, names=names, instead=instead)
    for function in entries.values():
        copies.of(function)
    return cache_folder(key, copies)


def direct(function: Any, *examples: Any) -> Callable[..., Any]:
    """The function for arguments of exactly these types, without looking at their types at every call: twice as quick."""
    signature = tuple(numba.typeof(example) for example in examples)
    function.compile(signature)
    entry: Callable[..., Any] = function.overloads[signature].entry_point
    return entry


def cache_folder(key: str, copies: Copies) -> Path | None:
    """Where this build is kept: a folder named after all that it was made from, or None where nothing can be written.

    Numba's own cache looks only at the file of the function it keeps, and would go on using old rules and values of other files.
    """
    digest = hashlib.sha256()
    for made_from in (numba.__version__, np.__version__, str(numba.config.BOUNDSCHECK)):
        digest.update(made_from.encode() + b"\0")
    for source in copies.sources():
        digest.update(source + b"\0")
    for name, content in copies.constants():
        digest.update(Path(name).name.encode() + content + b"\0")
    base = os.environ.get("PARAWAN_CACHE") or platformdirs.user_cache_dir("parawan", appauthor=False)
    folder = Path(base) / "native" / digest.hexdigest()[:16] / key
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


def _disk_cache(function: FunctionType, folder: Path) -> caching.Cache:
    class Locator(caching._CacheLocator):
        def get_cache_path(self) -> str:
            return str(folder)

        def get_source_stamp(self) -> str:
            return folder.parent.name

        def get_disambiguator(self) -> str:
            return str(function.__code__.co_firstlineno)

        @classmethod
        def from_function(cls, py_func: FunctionType, py_file: str) -> Locator:
            return cls()

    class Implementation(caching.CompileResultCacheImpl):
        _locator_classes = (Locator,)

    class DiskCache(caching.FunctionCache):
        _impl_class = Implementation

    return DiskCache(function)
