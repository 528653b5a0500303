"""Limits on how often somebody may do something: a bucket that fills evenly and is emptied by use. No bans."""

from __future__ import annotations

import time
from collections import OrderedDict

from starlette.requests import HTTPConnection

MOST_KNOWN = 10_000  # addresses or seats remembered at once; the longest unseen is forgotten


def address_of(connection: HTTPConnection) -> str:
    """Whom limits count where nobody holds a seat."""
    return connection.client.host if connection.client else ""


class Bucket:
    """So many at once, and so many a second in the long run."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, most: float, rate: float) -> None:
        self._most = most
        self._rate = rate
        self._left = most
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each address, or each seat."""

    def __init__(self, most: float, rate: float) -> None:
        self._most = most
        self._rate = rate
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, whose: str) -> bool:
        bucket = self._known.get(whose)
        if bucket is None:
            bucket = self._known[whose] = Bucket(self._most, self._rate)
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        self._known.move_to_end(whose)
        return bucket.take()
