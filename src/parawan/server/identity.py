"""Who somebody is, without accounts: secrets that are random, and of which only hashes are kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable

COOKIE = "parawan"
HOUSE = "house"  # nobody's identity: the host of tables that the house itself sets up


def new_secret() -> str:
    """192 random bits, for links and cookies."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """60 random bits that are easy to read out; a table id opens nothing by itself."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(12))


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def opens(secret: str, links: Iterable[str]) -> str | None:
    """The link (as a hash) that this secret opens, compared in constant time."""
    given = hashed(secret)
    found = None
    for link in links:
        if hmac.compare_digest(given, link):
            found = link
    return found if secret else None
