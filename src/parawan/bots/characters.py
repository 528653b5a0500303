"""Who plays when nobody does: the bots that people know by name, from the weakest to the strongest.

Naming them imports nothing heavy; that comes with the first one that is made. What each is like is said by the message `bot-…`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from parawan.bots.seat import Bot

NAMES = ("pip", "gusto", "okto", "lumi", "nestor")
THUMB = "thumb"  # no character: plays by a game's rule of thumb alone, for the others to be measured against
WEAKEST = NAMES[0]  # whom newcomers meet first
USUAL = "gusto"  # sits down where nobody was chosen
STAND_IN = "okto"  # plays for people who are away
LOOK_ONCE = ("pip", "gusto")  # at each move, and plan nothing: what they think with is ready long before the rest
TAKE_THEIR_TIME = ("nestor",)  # the others stop by themselves, after some milliseconds

PIP_SEES = 2  # moves, of all there are
LUMI_LOOKS = 200  # times ahead, however long it may think: weaker than Nestor on any machine


def title(name: str) -> str:
    """A bot's name as it is shown, the same in every language."""
    return name.capitalize()


def is_quick(name: str) -> bool:
    """Whether this character needs some milliseconds for a move, however long it may think."""
    return name not in TAKE_THEIR_TIME


def make(name: str, seed: int) -> Bot:
    """The character of this name, or the rule of thumb. Bots of different seeds choose differently where chance comes in."""
    from parawan.bots.counter import Counter
    from parawan.bots.raters import Rater
    from parawan.bots.search import Searcher

    bots: dict[str, Bot] = {
        "pip": Rater(seed, "greed", PIP_SEES),
        "gusto": Rater(seed, "greed"),
        "okto": Counter(seed),
        "lumi": Searcher(seed, patience=LUMI_LOOKS),
        "nestor": Searcher(seed, learned=True),
        THUMB: Rater(seed, "thumb"),
    }
    return bots[name]
