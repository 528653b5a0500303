"""`rule` marks a function; a target runs copies of the marked functions.

A rule is a plain function over records and integers. Each target (interpreted, native) builds copies of the rules it needs, in
which every rule's name means that target's copy. So one source serves them all, and a driver such as `engine/drive.py` can
be tied to a game by saying what its open names mean.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable, Mapping
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

import numpy as np

Namespace = dict[str, Any]
F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Mark a function as a rule."""
    function.is_rule = True  # type: ignore[attr-defined]
    return function


def brief(function: F) -> F:
    """Mark a rule that Python calls and that is done in microseconds."""
    function.is_brief = True  # type: ignore[attr-defined]
    return rule(function)


def loose(function: F) -> F:
    """Mark a rule whose sums may be added up in any order: several at a time, which is how processors are quick."""
    function.is_loose = True  # type: ignore[attr-defined]
    return rule(function)


def inlined(function: F) -> F:
    """Mark a rule that becomes part of its callers: a call would copy every array and tuple it is given."""
    function.is_inlined = True  # type: ignore[attr-defined]
    return rule(function)


class Copies:
    """Copies of rules and of all the rules they reach, made by `prepare`; arrays in their globals pass `constant`."""

    def __init__(
        self,
        prepare: Callable[[FunctionType], Any],
        constant: Callable[[np.ndarray], Any] = lambda array: array,
        names: Mapping[str, FunctionType] | None = None,
        instead: Mapping[FunctionType, FunctionType] | None = None,
    ) -> None:
        self._prepare = prepare
        self._constant = constant
        self._names = dict(names or {})
        self._instead = dict(instead or {})
        self._namespaces: dict[int, Namespace] = {}
        self._made: dict[FunctionType, Any] = {}

    def of(self, function: FunctionType) -> Any:
        """The copy of this rule, or of the one that stands in for it."""
        function = self._instead.get(function, function)
        if function not in self._made:
            namespace = self._namespace(function.__globals__)
            if function not in self._made:  # filling the namespace may have made it
                copy = FunctionType(function.__code__, namespace, function.__name__, function.__defaults__)
                copy.__doc__ = function.__doc__
                copy.__dict__.update(function.__dict__)
                self._made[function] = self._prepare(copy)
        return self._made[function]

    def sources(self) -> list[bytes]:
        """The files the copied rules stand in; of a rule that stands in none, as in a notebook, its code."""
        files = {function.__code__.co_filename: function.__code__ for function in self._made}
        return [Path(name).read_bytes() if Path(name).is_file() else marshal.dumps(code) for name, code in sorted(files.items())]

    def constants(self) -> list[tuple[str, bytes]]:
        """Every number and array the copied rules use, wherever it was defined."""
        found = {}
        for function in self._made:
            for name in function.__code__.co_names:
                value = function.__globals__.get(name)
                if isinstance(value, int | float | tuple | np.ndarray):
                    content = value.tobytes() if isinstance(value, np.ndarray) else repr(value).encode()
                    found[f"{function.__code__.co_filename} {name}"] = content
        return sorted(found.items())

    def _namespace(self, original: Namespace) -> Namespace:
        if id(original) not in self._namespaces:
            namespace = dict(original)
            self._namespaces[id(original)] = namespace
            for name, value in list(namespace.items()):
                value = self._names.get(name, value) if value is OPEN else value
                if getattr(value, "is_rule", False):
                    namespace[name] = self.of(value)
                elif isinstance(value, np.ndarray):
                    namespace[name] = self._constant(value)
                else:
                    namespace[name] = value
        return self._namespaces[id(original)]


class _Open:
    """Stands where a driver calls a rule that each game brings."""

    def __call__(self, *arguments: Any) -> Any:
        raise TypeError("an open name has a meaning only in a build for a game")


OPEN: Any = _Open()
