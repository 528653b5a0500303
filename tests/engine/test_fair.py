"""Deals that players can check afterwards."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

import parawan
from parawan import Table
from parawan.engine.errors import BadRecord
from parawan.engine.fair import Proof, commitment
from parawan.engine.records import _digest

HOUSE = bytes(range(32))
NONCES = (b"a" * 16, b"", b"c" * 32)


def played(proof: Proof) -> str:
    table = Table("tide", 3, seed=proof.seed)
    table.proof = proof
    for seat in range(3):
        table.play(table.moves(seat)[0], seat)
    return table.record()


def changed(text: str, old: str, new: str) -> str:
    """A record with something replaced, and a check that fits again."""
    lines = text.replace(old, new).rstrip("\n").split("\n")[:-1]
    return "\n".join([*lines, f"check {_digest(lines)}", ""])


def test_the_commitment_is_the_hash_of_the_houses_seed():
    assert commitment(HOUSE) == hashlib.sha256(HOUSE).hexdigest()


@given(st.lists(st.binary(max_size=32), min_size=2, max_size=5), st.data())
def test_every_nonce_changes_the_seed(nonces, data):
    proof = Proof(HOUSE, tuple(nonces))
    seat = data.draw(st.integers(0, len(nonces) - 1))
    other = data.draw(st.binary(max_size=32).filter(lambda nonce: nonce != nonces[seat]))
    assert Proof(HOUSE, (*nonces[:seat], other, *nonces[seat + 1 :])).seed != proof.seed
    assert Proof(HOUSE[::-1], tuple(nonces)).seed != proof.seed


def test_nonces_cannot_be_moved_between_seats():
    assert Proof(HOUSE, (b"ab", b"")).seed != Proof(HOUSE, (b"a", b"b")).seed != Proof(HOUSE, (b"", b"ab")).seed


def test_a_shared_deal_is_the_houses_alone():
    assert Proof(HOUSE).seed == HOUSE


def test_a_record_with_its_proof_can_be_verified_and_read_again():
    text = played(Proof(HOUSE, NONCES))
    assert f"commitment {commitment(HOUSE)}" in text
    assert parawan.verify(text) == 2
    assert parawan.read(text).proof == Proof(HOUSE, NONCES)
    assert parawan.read(text).record() == text


def test_a_house_that_shows_another_seed_than_it_committed_to_is_found_out():
    text = changed(played(Proof(HOUSE, NONCES)), f"house {HOUSE.hex()}", f"house {HOUSE[::-1].hex()}")
    with pytest.raises(BadRecord, match="does not fit the commitment"):
        parawan.verify(text)


def test_a_house_that_ignores_a_nonce_is_found_out():
    text = changed(played(Proof(HOUSE, NONCES)), NONCES[0].hex(), b"b".hex() * 16)
    with pytest.raises(BadRecord, match="nonces"):
        parawan.verify(text)


def test_a_seed_that_is_none_is_refused():
    text = changed(played(Proof(HOUSE, NONCES)), NONCES[0].hex(), "zz")
    with pytest.raises(BadRecord, match="hexadecimal"):
        parawan.verify(text)
