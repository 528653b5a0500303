"""Rules run as plain Python: for debugging, and as the reference the other targets are compared with.

Records and arrays are looked at through `Looking`, which hands out Python integers and checks every index, so that
arithmetic is that of native code (64-bit, no small-integer surprises) and no read goes astray unseen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any

import numpy as np

from parawan.kernel.rule import Copies


class Looking:
    """An array or a record as rules see it."""

    __slots__ = ("_data",)

    def __init__(self, data: Any) -> None:
        object.__setattr__(self, "_data", data)

    def __getattr__(self, field: str) -> Any:
        return look(self._data[field])

    def __setattr__(self, field: str, value: int) -> None:
        self._data[field] = value

    def __getitem__(self, index: Any) -> Any:
        return look(self._data[self._checked(index)])

    def __setitem__(self, index: Any, value: Any) -> None:
        self._data[self._checked(index)] = value._data if isinstance(value, Looking) else value

    def __len__(self) -> int:
        return len(self._data)

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self._data.shape)

    def _checked(self, index: Any) -> Any:
        places = index if isinstance(index, tuple) else (index,)
        for place, length in zip(places, self._data.shape, strict=False):
            if not 0 <= place < length:
                raise IndexError(f"{place} is not below {length}")
        return index


def look(value: Any) -> Any:
    """Integers as Python integers, all else through `Looking`."""
    if isinstance(value, np.ndarray | np.void):
        return Looking(value)
    return value.item() if isinstance(value, np.generic) else value


def build(entries: Mapping[str, FunctionType], names: Mapping[str, FunctionType], _key: str) -> dict[str, Callable[..., Any]]:
    """Each entry as a function that takes the same arrays as its native build."""
    copies = Copies(prepare=lambda function: function, constant=Looking, names=names)
    return {name: _entry(copies.of(function)) for name, function in entries.items()}


def direct(function: Callable[..., Any], *_examples: Any) -> Callable[..., Any]:
    """Interpreted functions take anything; native ones can be bound to types."""
    return function


def _entry(function: Callable[..., Any]) -> Callable[..., Any]:
    def call(*arguments: Any) -> Any:
        return function(*(look(argument) for argument in arguments))

    return call
