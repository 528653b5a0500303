"""Figures for operators, in Prometheus' format."""

from __future__ import annotations

from contextlib import AbstractContextManager
from functools import cache
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from parawan.server.house import House

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Metrics:
    """Counted in this process alone."""

    def __init__(self, house: House) -> None:
        self._registry = CollectorRegistry()
        rooms = Gauge("parawan_rooms", "Tables in this process's memory", registry=self._registry)
        rooms.set_function(lambda: len(house.rooms))
        lines = Gauge("parawan_lines", "Connected sockets", registry=self._registry)
        lines.set_function(lambda: sum(len(room.lines) for room in house.rooms.values()))
        commands = Counter("parawan_commands", "Commands by kind and outcome", ("kind", "outcome"), registry=self._registry)
        self.commands = cache(commands.labels)  # looking labels up takes longer than counting
        self.limited = Counter("parawan_limited", "Requests over a limit", ("limit",), registry=self._registry)
        self._storing = Histogram("parawan_store_seconds", "Time to store", buckets=BUCKETS, registry=self._registry)
        self._thinking = Histogram("parawan_bot_seconds", "Time a bot thought", buckets=BUCKETS, registry=self._registry)

    def storing(self) -> AbstractContextManager[None]:
        return self._storing.time()

    def thinking(self) -> AbstractContextManager[None]:
        return self._thinking.time()

    def text(self) -> bytes:
        return generate_latest(self._registry)
