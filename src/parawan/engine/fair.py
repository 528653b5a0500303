"""Deals that nobody can bend: the house commits to its seed before the first card, every seat adds a nonce, all is shown after.

The house cannot choose a seed that suits the nonces, because it has shown the seed's hash before it saw them; no player can
choose a nonce that suits the seed, because they do not know it.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass


def commitment(house_seed: bytes) -> str:
    """What the house shows before the game."""
    return hashlib.sha256(house_seed).hexdigest()


@dataclass(frozen=True)
class Proof:
    """What the deals of a game were made of: the house's seed, and a nonce of each seat (empty for a bot's)."""

    house_seed: bytes
    nonces: tuple[bytes, ...] = ()  # none at all where several tables share one deal

    @property
    def commitment(self) -> str:
        return commitment(self.house_seed)

    @property
    def seed(self) -> bytes:
        """The seed of all deals: the hash of everything; without any nonces the house's own."""
        if not self.nonces:
            return self.house_seed
        mixed = hashlib.sha256(self.house_seed)
        for nonce in self.nonces:
            mixed.update(len(nonce).to_bytes(1, "big") + nonce)
        return mixed.digest()
