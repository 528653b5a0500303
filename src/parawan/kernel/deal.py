"""The one door through which chance enters a table: `deal`.

Every chance event of a game is a shuffle of a list: the weather cards, the bag, the seats tied for last. A deal is known by
the seed, the event and the event's index, and by nothing else: what happened before cannot change it, and nobody who lacks
the seed can tell it. The bits are those of ChaCha with 8 rounds, the seed as its key, event and index as its nonce.
"""

from __future__ import annotations

import numpy as np

from parawan.kernel.rule import rule

MOST_ITEMS = 69  # the longest list any game shuffles
WORD = 0xFFFFFFFF

DEALER = np.dtype(
    [
        ("key", np.int64, (8,)),  # the seed as 32-bit words, little-endian
        ("block", np.int64, (16,)),  # the ChaCha block in work
        ("order", np.int16, (MOST_ITEMS,)),  # the deal: items in their new order
    ],
    align=True,
)


def dealer(seed: bytes) -> np.ndarray:
    """A dealer for this seed of 32 bytes, as an array of length 1."""
    one = np.zeros(1, DEALER)
    one["key"][0] = np.frombuffer(seed, "<u4")
    return one


@rule
def deal(d, event, index, n):
    """Shuffles the items 0 to n - 1 into d.order; all n! orders are equally likely."""
    for i in range(n):
        d.order[i] = i
    used = 0  # 16-bit draws taken so far, 32 to a block
    for i in range(n - 1, 0, -1):
        span = i + 1
        unfair = 65536 % span  # products whose low half is below this would favour some items
        while True:
            if used % 32 == 0:
                chacha_block(d, used // 32, event, index)
            product = ((d.block[used // 2 % 16] >> (16 * (used % 2))) & 0xFFFF) * span
            used += 1
            if product & 0xFFFF >= unfair:
                break
        j = product >> 16
        item = d.order[i]
        d.order[i] = d.order[j]
        d.order[j] = item


@rule
def chacha_block(d, counter, event, index):
    """One block of 16 words for this event and index."""
    d.block[0] = 0x61707865
    d.block[1] = 0x3320646E
    d.block[2] = 0x79622D32
    d.block[3] = 0x6B206574
    for i in range(8):
        d.block[4 + i] = d.key[i]
    d.block[12] = counter
    d.block[13] = 0
    d.block[14] = event
    d.block[15] = index
    for _ in range(4):
        quarter_round(d, 0, 4, 8, 12)
        quarter_round(d, 1, 5, 9, 13)
        quarter_round(d, 2, 6, 10, 14)
        quarter_round(d, 3, 7, 11, 15)
        quarter_round(d, 0, 5, 10, 15)
        quarter_round(d, 1, 6, 11, 12)
        quarter_round(d, 2, 7, 8, 13)
        quarter_round(d, 3, 4, 9, 14)
    d.block[0] = (d.block[0] + 0x61707865) & WORD
    d.block[1] = (d.block[1] + 0x3320646E) & WORD
    d.block[2] = (d.block[2] + 0x79622D32) & WORD
    d.block[3] = (d.block[3] + 0x6B206574) & WORD
    for i in range(8):
        d.block[4 + i] = (d.block[4 + i] + d.key[i]) & WORD
    d.block[12] = (d.block[12] + counter) & WORD
    d.block[14] = (d.block[14] + event) & WORD
    d.block[15] = (d.block[15] + index) & WORD


@rule
def quarter_round(d, a, b, c, e):
    d.block[a] = (d.block[a] + d.block[b]) & WORD
    d.block[e] = turned(d.block[e] ^ d.block[a], 16)
    d.block[c] = (d.block[c] + d.block[e]) & WORD
    d.block[b] = turned(d.block[b] ^ d.block[c], 12)
    d.block[a] = (d.block[a] + d.block[b]) & WORD
    d.block[e] = turned(d.block[e] ^ d.block[a], 8)
    d.block[c] = (d.block[c] + d.block[e]) & WORD
    d.block[b] = turned(d.block[b] ^ d.block[c], 7)


@rule
def turned(word, by):
    return ((word << by) | (word >> (32 - by))) & WORD
