"""Moves of maui as people write them.

`a1 3` places the tile of market row a that costs 1, its ocean end in row 3 (-1 to 7; 1 is the first row at the ocean). Behind it
stand towel tokens, by the letter of their pattern: `l2 o1` lays the lagoon token on the second pattern and the sunset token on
the first; and the track that a scoring umbrella moves: `^s`. `dollars a` takes the dollars of row a, `spare b1` is a spare towel.
"""

from __future__ import annotations

import re
from itertools import product
from typing import Any

from parawan.games.contract import Reason, Unreadable
from parawan.games.maui.components import LETTERS, PATTERNS, PLACES, ROWS, SCORING1
from parawan.games.maui.rules import SPARE, TAKE_DOLLARS, parts, pattern_laid, placement

PLACEMENT = re.compile(r"([ab])([012])([-−]1|[0-7])((?:[sfwlo][123])*)(?:\^([sfwlo]))?")
DOLLARS = re.compile(r"dollars([ab])")
SPARE_TOWEL = re.compile(r"spare([ab])([012])")
MARKET = "ab"


def write(s: Any, move: int) -> str:
    """The text of a move."""
    if move >= SPARE:
        return f"spare {_place(move - SPARE)}"
    if move >= TAKE_DOLLARS:
        return f"dollars {MARKET[move - TAKE_DOLLARS]}"
    place, top, token0, token1, track = parts(move)
    words = [_place(place), str(top)]
    words += [f"{LETTERS[s.token_patterns[kind]]}{at}" for kind, at in enumerate((token0, token1)) if at]
    words += [f"^{LETTERS[track - 1]}"] if track else []
    return " ".join(words)


def _place(place: int) -> str:
    return f"{MARKET[place // PLACES]}{place % PLACES}"


def read(s: Any, seat: int, text: str) -> list[int]:
    """The moves this text may mean; several where the track of a scoring umbrella is left out."""
    word = "".join(text.lower().split())
    if found := DOLLARS.fullmatch(word):
        return [TAKE_DOLLARS + MARKET.index(found[1])]
    if found := SPARE_TOWEL.fullmatch(word):
        return [SPARE + _read_place(found)]
    if found := PLACEMENT.fullmatch(word):
        top = int(found[3].replace("−", "-"))
        token0, token1 = _read_tokens(s, text, found[4])
        tracks = [1 + LETTERS.index(found[5])] if found[5] else [0, *(1 + pattern for pattern in _umbrella(s, seat))]
        return [placement(_read_place(found), top, token0, token1, track) for track in tracks]
    raise Unreadable("maui-unreadable", text=text)


def _read_place(found: re.Match[str]) -> int:
    return MARKET.index(found[1]) * PLACES + int(found[2])


def _read_tokens(s: Any, text: str, words: str) -> tuple[int, int]:
    """Where the tokens of kind 0 and 1 go; `words` are letters and digits in turn."""
    letters = [LETTERS[s.token_patterns[kind]] for kind in range(2)]
    if not set(words[::2]) <= set(letters) or len(set(words[::2])) < len(words[::2]):
        raise Unreadable("maui-unreadable-tokens", text=text, first=letters[0], second=letters[1])
    at = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    return at.get(letters[0], 0), at.get(letters[1], 0)


def _umbrella(s: Any, seat: int) -> list[int]:
    """The patterns of the scoring umbrella in the seat's next column; none where there is no such umbrella."""
    token = s.space[seat, s.laid[seat] + 1] - SCORING1
    return [s.scoring_tokens[token, i] for i in range(2)] if token >= 0 else []


def why_not(s: Any, seat: int, move: int) -> Reason:
    """Why this move, which is not legal, is not."""
    if move >= SPARE:
        return Reason("M28", "maui-why-spare-tile" if _no_dollars(s) else "maui-why-spare-dollars")
    if move >= TAKE_DOLLARS:
        return Reason("M27", "maui-why-no-dollars", {"row": MARKET[move - TAKE_DOLLARS]})
    place, top, token0, token1, track = parts(move)
    if place % PLACES > s.dollars[seat]:
        why = "maui-why-price-no-dollars" if _no_dollars(s) else "maui-why-price"
        return Reason("M17", why, {"price": place % PLACES, "dollars": s.dollars[seat]})
    return (
        _why_not_tokens(s, seat, place, top, (token0, token1))
        or _why_no_match(s, seat, place, top, (token0, token1))
        or _why_not_track(s, seat, top, track)
    )


def _no_dollars(s: Any) -> bool:
    return bool(s.areas[0] == 0 and s.areas[1] == 0)


def _why_not_tokens(s: Any, seat: int, place: int, top: int, tokens: tuple[int, int]) -> Reason | None:
    column = s.laid[seat] + 1
    for kind, at in enumerate(tokens):
        if at:
            pattern = s.token_patterns[kind]
            told = {"pattern": PATTERNS[pattern]}
            row = top + at - 1
            if not s.tokens[seat, kind]:
                return Reason("M21", "maui-why-no-token", told)
            if not 1 <= row <= ROWS:
                return Reason("M21", "maui-why-token-outside", told)
            if s.space[seat, column] < 0 and row == s.space_row[column]:
                return Reason("M21", "maui-why-token-crab", told)
            if pattern_laid(s, seat, _tile(s, place), 0, 0, at - 1) == pattern:
                return Reason("M21", "maui-why-token-same", told)
    return Reason("M21", "maui-why-token-pile") if tokens[0] and tokens[0] == tokens[1] else None


def _why_no_match(s: Any, seat: int, place: int, top: int, tokens: tuple[int, int]) -> Reason | None:
    """M19: no match, here or anywhere; where there would be one but for a penalty token (M24) or a crab (M25), that is why."""
    reason = _why_no_match_here(s, seat, place, top, tokens)
    if reason is None or reason.clause != "M19" or _fits_somewhere(s, seat, place):
        return reason
    return Reason("M19", "maui-why-fits-nowhere")


def _fits_somewhere(s: Any, seat: int, place: int) -> bool:
    """Whether the tile matches at some height, be it by towel tokens."""
    return any(
        not _why_not_tokens(s, seat, place, top, tokens) and not _why_no_match_here(s, seat, place, top, tokens)
        for top in range(-1, ROWS + 1)
        for tokens in product(range(4), range(4))
    )


def _why_no_match_here(s: Any, seat: int, place: int, top: int, tokens: tuple[int, int]) -> Reason | None:
    last = s.laid[seat]
    reason = Reason("M19", "maui-why-no-match")
    for i in range(3):
        j = top + i - s.top[seat, last]  # which pattern of the last tile lies beside this one
        pattern = pattern_laid(s, seat, _tile(s, place), *tokens, i)
        if 0 <= j < 3 and s.patterns[seat, last, j] == pattern:
            if not 1 <= top + i <= ROWS:
                reason = Reason("M24", "maui-why-outside")
            elif s.marks[seat, last, j] < 0:
                reason = Reason("M25", "maui-why-crab")
            else:
                return None
    return reason


def _tile(s: Any, place: int) -> int:
    return int(s.market[place // PLACES, place % PLACES])


def _why_not_track(s: Any, seat: int, top: int, track: int) -> Reason:
    umbrella = _umbrella(s, seat)
    row = s.space_row[s.laid[seat] + 1]
    if not umbrella or not top <= row <= top + 2:
        return Reason("M20", "maui-why-no-umbrella")
    first, second = (LETTERS[pattern] for pattern in umbrella)
    if track and track - 1 in umbrella:
        return Reason("M20", "maui-why-track-end", {"pattern": PATTERNS[track - 1]})
    return Reason("M20", "maui-why-track", {"first": first, "second": second})
