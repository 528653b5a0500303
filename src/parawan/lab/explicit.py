"""Games in which chance is a move like any other: what an OpenSpiel state stands on. The open names are the game's own rules.

Beside a game's record stands what each seat has been told up to now, as a number: its own moves and the notes that it may read.
"""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from parawan.bots.tree import mixed
from parawan.engine.drive import NOT_LEGAL, answer, begin, imagine_surely, lowest, play_if_legal, share_of_win
from parawan.engine.program import open_names
from parawan.games import load
from parawan.kernel import native
from parawan.kernel.chance import below, next_word
from parawan.kernel.record import EVERYTHING, MOST_SEATS, NO_EVENT, NOTE_WIDTH, SPECTATOR, forget_old_notes
from parawan.kernel.rule import OPEN, brief, rule

waits_for = OPEN
legal = OPEN
act = OPEN
redact = OPEN
weigh = OPEN

LANES = 2  # two numbers of 63 bits each, so that no two pasts are ever taken for one another
OTHER = 0x2545F4914F6CDD1D  # by which the second differs from the first

# What comes next, packed into one number: from the lowest bit on, the seat that chooses, whether the game is over, the event.
OVER, EVENT = 3, 4
SEAT = (1 << OVER) - 1


@cache
def position_type(game: str) -> np.dtype:
    """A game's whole memory: each seat's past, a spectator's last, and the record; with nothing between them, as in records."""
    return np.dtype([("past", np.int64, (MOST_SEATS + 1, LANES)), ("state", load(game).record.dtype)])


@cache
def explicit_program(game: str) -> SimpleNamespace:
    """The entries below, tied to a game."""
    entries: Any = {entry.__name__: entry for entry in (open_game, choose, take_draws, list_choices, know, resample, final_share)}
    return SimpleNamespace(**native.build(entries, open_names(game), f"{game}-explicit"))


# `seen` is room for one record, and `words` its bytes as integers; `moves` is room for a list of moves.


@brief
def open_game(positions):
    """The very start; nobody has been told anything."""
    begin(positions[0].state)
    for viewer in range(MOST_SEATS + 1):
        for lane in range(LANES):
            positions[0].past[viewer, lane] = lane
    return what_comes_next(positions[0].state)


@brief
def choose(positions, seen, moves, seat, move):
    """A seat's move, if it is legal."""
    p = positions[0]
    if play_if_legal(p.state, seat, move, moves) == NOT_LEGAL:
        return NOT_LEGAL
    tell(p.past[seat], move)
    tell_notes(p, seen)
    return what_comes_next(p.state)


@brief
def take_draws(positions, seen, order):
    """The chance event has happened, in this order."""
    answer(positions[0].state, order)
    tell_notes(positions[0], seen)
    return what_comes_next(positions[0].state)


@brief
def list_choices(positions, seat, moves):
    """The legal moves of the seat that chooses, in ascending order; returns how many."""
    n = legal(positions[0].state, seat, moves)
    for i in range(1, n):
        move = moves[i]
        j = i
        while j > 0 and moves[j - 1] > move:
            moves[j] = moves[j - 1]
            j -= 1
        moves[j] = move
    return n


@brief
def know(positions, seen, words, seat, known):
    """All that a seat was told and what it sees now, as two numbers."""
    p = positions[0]
    see(p.state, seen, seat)
    for lane in range(LANES):
        known[lane] = p.past[seat, lane]
    tell_view(known, seen[0], words)


@rule
def resample(positions, seat, others, states, seen, words, moves, work, rng):
    """Makes of others[0], whose record is states[0], a position that this seat cannot tell from positions[0].

    Who has sealed a pick seals any other. What the others were told before cannot be made up; in its place stand what all
    were told and what each would see.
    """
    for _ in range(12):  # until the generator forgets how like its seed was to another
        next_word(rng)
    see(positions[0].state, seen, seat)
    waiting = waits_for(seen[0])
    weigh(seen[0], work)
    imagine_surely(seen[0], work, rng)
    states[0] = seen[0]
    s = states[0]
    s.viewer = EVERYTHING
    for other in range(s.seats):
        if (waits_for(s) & ~waiting) >> other & 1:
            s.noted = 0
            act(s, other, moves[below(rng, legal(s, other, moves))])
    for viewer in range(MOST_SEATS + 1):
        told = viewer if viewer == seat else MOST_SEATS
        for lane in range(LANES):
            others[0].past[viewer, lane] = positions[0].past[told, lane]
        if viewer < s.seats and viewer != seat:
            see(s, seen, viewer)
            tell_view(others[0].past[viewer], seen[0], words)
    return what_comes_next(s)


@brief
def final_share(positions, seat):
    return share_of_win(positions[0].state, seat)


@rule
def what_comes_next(s):
    waiting = waits_for(s)
    seat = lowest(waiting) if waiting != 0 else 0
    return seat | s.over << OVER | s.event << EVENT


@rule
def see(s, seen, viewer):
    seen[0] = s
    seen[0].viewer = viewer
    redact(seen[0], viewer)


@rule
def tell(past, word):
    """Adds one number to a past."""
    past[0] = mixed(past[0], word)
    past[1] = mixed(past[1], word ^ OTHER)


@rule
def tell_notes(p, seen):
    """Adds the last move's notes, as each viewer may read them, to the pasts, once all that the move called for is dealt."""
    if p.state.event != NO_EVENT or p.state.noted == 0:
        return
    for i in range(p.state.seats + 1):
        spectates = i == p.state.seats
        see(p.state, seen, SPECTATOR if spectates else i)
        past = p.past[MOST_SEATS if spectates else i]
        s = seen[0]
        for j in range(s.noted):
            word = 0
            for k in range(NOTE_WIDTH):
                word = word << 8 | int(s.notes[j, k]) & 255
            tell(past, word)


@rule
def tell_view(past, s, words):
    """Adds all that is seen to a past, without the notes, which were told."""
    s.noted = 0
    forget_old_notes(s)
    for i in range(len(words)):
        tell(past, words[i])
