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
UNFAIR = np.array([0] + [65536 % span for span in range(1, MOST_ITEMS + 1)], np.int64)  # low halves below this favour some items

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
        unfair = UNFAIR[span]
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
    """One block of 16 words for this event and index. Four rows of four, as single values: a card keeps them in registers."""
    a0, a1, a2, a3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    b0, b1, b2, b3 = d.key[0], d.key[1], d.key[2], d.key[3]
    c0, c1, c2, c3 = d.key[4], d.key[5], d.key[6], d.key[7]
    e0, e1, e2, e3 = counter, 0, event, index
    for _ in range(4):
        a0, b0, c0, e0 = quarter_round(a0, b0, c0, e0)
        a1, b1, c1, e1 = quarter_round(a1, b1, c1, e1)
        a2, b2, c2, e2 = quarter_round(a2, b2, c2, e2)
        a3, b3, c3, e3 = quarter_round(a3, b3, c3, e3)
        a0, b1, c2, e3 = quarter_round(a0, b1, c2, e3)
        a1, b2, c3, e0 = quarter_round(a1, b2, c3, e0)
        a2, b3, c0, e1 = quarter_round(a2, b3, c0, e1)
        a3, b0, c1, e2 = quarter_round(a3, b0, c1, e2)
    put_row(d, 0, a0 + 0x61707865, a1 + 0x3320646E, a2 + 0x79622D32, a3 + 0x6B206574)
    put_row(d, 4, b0 + d.key[0], b1 + d.key[1], b2 + d.key[2], b3 + d.key[3])
    put_row(d, 8, c0 + d.key[4], c1 + d.key[5], c2 + d.key[6], c3 + d.key[7])
    put_row(d, 12, e0 + counter, e1, e2 + event, e3 + index)


@rule
def put_row(d, first, one, two, three, four):
    d.block[first] = one & WORD
    d.block[first + 1] = two & WORD
    d.block[first + 2] = three & WORD
    d.block[first + 3] = four & WORD


@rule
def quarter_round(a, b, c, e):
    a = (a + b) & WORD
    e = turned(e ^ a, 16)
    c = (c + e) & WORD
    b = turned(b ^ c, 12)
    a = (a + b) & WORD
    e = turned(e ^ a, 8)
    c = (c + e) & WORD
    b = turned(b ^ c, 7)
    return a, b, c, e


@rule
def turned(word, by):
    return ((word << by) | (word >> (32 - by))) & WORD
