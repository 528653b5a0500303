"""Positions of duck, written as texts."""

from __future__ import annotations

from parawan.games.duck.components import TEXTS, cards_of, set_of
from tests.support import Desk


def cards(text: str) -> list[int]:
    return [TEXTS.index(word) for word in text.split()]


def pack(text: str) -> int:
    return set_of(cards(text))


def texts(packed: int) -> str:
    return " ".join(TEXTS[card] for card in cards_of(packed))


def lay_out(
    desk: Desk, *hands: str, piles: dict[int, str] | None = None, deck: str = "y1 b1 r1 y2 b2 r2", ghost: str = ""
) -> None:
    """A table with these hands, these discard piles (bottom first), this draw pile (top first) and nothing else."""
    s = desk.s
    for seat, hand in enumerate(hands):
        s.hand[seat], s.known[seat], s.held[seat] = pack(hand), 0, len(hand.split())
    for place in range(5):
        for i in range(s.height[place]):
            s.pile[place, i] = 0
        pile = cards((piles or {}).get(place, ""))
        for i, card in enumerate(pile):
            s.pile[place, i] = card
        s.height[place] = len(pile)
    for i in range(s.deck_size):
        s.deck[i] = 0
    for i, card in enumerate(reversed(cards(deck))):
        s.deck[i] = card
    s.deck_size = len(deck.split())
    s.ghost_card = TEXTS.index(ghost)


def hand(desk: Desk, seat: int) -> str:
    return texts(desk.s.hand[seat])


def pile(desk: Desk, place: int) -> str:
    return " ".join(TEXTS[desk.s.pile[place, i]] for i in range(desk.s.height[place]))


def towels(desk: Desk) -> list[str]:
    return [texts(desk.s.towel[seat]) for seat in range(desk.s.seats)]
