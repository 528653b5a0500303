"""What a batch does with one of its games. The open names are the game's own rules, as in `engine/drive.py`."""

from __future__ import annotations

from parawan.engine.drive import begin, deal_all, lowest, share_of_win
from parawan.kernel.chance import below
from parawan.kernel.rule import OPEN, brief, inlined, rule
from parawan.lab.observation import ENTRY, PLAIN, SEAT, SET_OF_SEATS

waits_for = OPEN
legal = OPEN
act = OPEN
score = OPEN
redact = OPEN
sense = OPEN  # this and the next three: what a learner looks at, from the game's `senses.py`
describe = OPEN
MOST_MARKS = OPEN
MOST_TOLD = OPEN
choose = OPEN  # choose(observation, moves, count, rng): a policy; the place of its move in the list

WORD = 0xFFFFFFFF


@inlined
def begin_row(b, row):
    """A new game, up to its first choice."""
    new_row(b, row)
    show_row(b, row)


@inlined
def new_row(b, row):
    """A new game. Its seed is the batch's, with the number of the game and the row as its first words."""
    s = b.states[row]
    d = b.dealers[row]
    d.key[0] = (d.key[0] + 1) & WORD
    begin(s)
    deal_all(s, d)


@inlined
def show_row(b, row):
    """Whose turn it is, what they may do, and what they see."""
    s = b.states[row]
    seat = lowest(waits_for(s))
    moves = b.moves[row]
    masked = b.legal.shape[1] > 0
    if masked:
        for i in range(b.counts[row]):
            b.legal[row, moves[i]] = 0
    n = legal(s, seat, moves)
    b.seat[row] = seat
    b.counts[row] = n
    if masked:
        for i in range(n):
            b.legal[row, moves[i]] = 1
    if b.observations.shape[1] > 0:
        observe_row(b, row, seat)


@inlined
def observe_row(b, row, seat):
    b.seen[row] = b.states[row]
    redact(b.seen[row], seat)
    write_observation(b.seen_bytes[row], b.runs[seat], seat, b.states[row].seats, b.observations[row])


@inlined
def sense_row(b, row, seat):
    """For a learner, instead of `observe_row`: the marks of the seat that chooses, those of a seat that looks on, and the traits
    of the moves."""
    s = b.states[row]
    numbers = b.observations[row]
    sense_for(s, seat, numbers, 0)
    sense_for(s, b.dealers[row].key[1] % s.seats, numbers, MOST_MARKS)
    bring_forward(b.moves[row], b.counts[row])
    describe(s, seat, b.moves[row], min(b.counts[row], MOST_TOLD), numbers, 2 * MOST_MARKS)


@rule
def bring_forward(moves, count):
    """Where there are more moves than a learner is told of, some of every kind come first: spread over the list, with its end."""
    if count > MOST_TOLD:
        for i in range(MOST_TOLD):
            j = i * (count - 1) // (MOST_TOLD - 1)
            move = moves[i]
            moves[i] = moves[j]
            moves[j] = move


@rule
def sense_for(s, seat, marks, first):
    for i in range(sense(s, seat, marks, first), first + MOST_MARKS):
        marks[i] = 0


@brief
def observe_table(states, seen, seen_bytes, runs, seat, observation):
    """The same for a table of its own."""
    seen[0] = states[0]
    redact(seen[0], seat)
    write_observation(seen_bytes, runs[seat], seat, states[0].seats, observation)


@inlined
def step_row(b, row):
    """Plays the chosen move of the seat whose turn it is; where the game ends, keeps its result and begins the next."""
    move_row(b, row)
    if b.over[row]:
        begin_row(b, row)
    else:
        show_row(b, row)


@inlined
def move_row(b, row):
    s = b.states[row]
    act(s, b.seat[row], b.actions[row])
    deal_all(s, b.dealers[row])
    b.over[row] = s.over
    if s.over:
        for seat in range(s.seats):
            b.scores[row, seat] = score(s, seat)
            b.shares[row, seat] = share_of_win(s, seat)


@inlined
def finish_row(b, row):
    """Lets the policy play this game to its end; returns how many decisions it took."""
    decisions = 1
    choose_row(b, row)
    move_row(b, row)
    while b.over[row] == 0:
        show_row(b, row)
        choose_row(b, row)
        move_row(b, row)
        decisions += 1
    return decisions


@rule
def is_legal(b, row):
    """Whether the chosen move is one of those listed."""
    for i in range(b.counts[row]):
        if b.moves[row, i] == b.actions[row]:
            return 1
    return 0


@inlined
def choose_row(b, row):
    """Asks the policy."""
    place = choose(b.observations[row], b.moves[row], b.counts[row], b.rngs[row])
    b.actions[row] = b.moves[row, place]


@rule
def no_note(s, what, seat, a, b, c):
    """In a batch nobody reads the story."""


@inlined
def uniform(observation, moves, count, rng):
    """The policy that plays anything."""
    return below(rng, count)


@inlined
def write_observation(seen, runs, seat, seats, observation):
    """Follows the runs of this observer through the bytes of a redacted record.

    Runs are unsigned, because an index that may be negative is checked at every access: that takes three times as long.
    """
    for i in range(len(runs)):
        start = runs[i, 0]
        n = runs[i, 1]
        to = runs[i, 3]
        if runs[i, 2] == 1:
            for j in range(n):
                observation[to + j] = seen[start + j]
        else:
            for j in range(n):
                observation[to + j] = int(seen[start + 2 * j + 1]) << 8 | int(seen[start + 2 * j]) & 255
        kind = runs[i, 4]
        if kind != PLAIN:
            for j in range(n):
                observation[to + j] = seen_from(int(observation[to + j]), kind, seat, seats)


@rule
def seen_from(value, kind, seat, seats):
    """A value as the observer sees it: seats are counted from its own."""
    if kind == SEAT and 0 <= value < seats:
        return (value - seat) % seats
    if kind == SET_OF_SEATS:
        return (value >> seat | value << (seats - seat)) & ((1 << seats) - 1)
    if kind == ENTRY and value != 0 and value >> 6 < seats:
        return ((value >> 6) - seat) % seats << 6 | value & 63
    return value
