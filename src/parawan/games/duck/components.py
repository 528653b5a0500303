"""What is in the box of duck.

A card is 1 + 3 * number + colour, so 1 to 27, and 0 is no card; its text is such as `y3`. A set of cards is one integer with
two bits a card: how many copies of it.
"""

from __future__ import annotations

import numpy as np

from parawan.kernel.record import Form

COLOURS = "ybr"  # yellow, blue, red: the order of D9 and D18
COPIES = (1, 3, 3, 3, 3, 3, 3, 3, 1)  # D1: of each number from 0 to 8, in each colour
NUMBERS = len(COPIES)
CARDS = 3 * NUMBERS  # different ones
DUCK_CARDS = 3 * sum(COPIES)  # 69
HAND_SIZE = 7  # D5
ROUNDS = 5  # D4
DIVE_LIMIT = 10  # D13
DRY_TURNS = 60  # D19

GREEN = np.array([6, 7, 8, 9, 10], np.int8)  # D2: the lifebuoys from the top of the stack, green side up
RED = (-2, -2, -3, -3, -4)  # D2, [chosen]: the same, red side up

NUMBER = np.array([0] + [card // 3 for card in range(CARDS)], np.int8)  # of each card; nothing is card 0
TEXTS = ("", *(f"{COLOURS[card % 3]}{card // 3}" for card in range(CARDS)))

# D1: each of the 69 ducks is a copy of a card. A shuffle tells copies apart, because to leave out the first or the last ones
# that turn up, when some of them are absent, would bring the others to light sooner or later than other cards.
CARD_OF = np.array([card for card in range(1, CARDS + 1) for _ in range(COPIES[NUMBER[card]])], np.int8)
COPY_OF = np.array([copy for card in range(1, CARDS + 1) for copy in range(COPIES[NUMBER[card]])], np.int8)
DUCK_TEXTS = tuple(TEXTS[card] + "abc"[copy] for card, copy in zip(CARD_OF, COPY_OF, strict=True))
ALL = sum(1 << 2 * int(card) for card in CARD_OF)  # the set of all ducks


def cards_of(cards: int) -> list[int]:
    """The cards of a set, in ascending order, equal ones as often as they are in it."""
    return [card for card in range(1, CARDS + 1) for _ in range(cards >> 2 * card & 3)]


def set_of(cards: list[int]) -> int:
    """The set of these cards."""
    if any(cards.count(card) > COPIES[NUMBER[card]] for card in cards):
        raise ValueError("more copies of a card than there are")
    return sum(1 << 2 * card for card in cards)


CARD_FORM = Form(lambda card: TEXTS[card], TEXTS.index)
SET_FORM = Form(
    lambda cards: [TEXTS[card] for card in cards_of(cards)],
    lambda texts: set_of([TEXTS.index(text, 1) for text in texts]),
)
