"""Who sits where in the next deal of an evening: the same cards are held by others at other tables, and company changes."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from parawan.server.evening import BOT

TRIES = 200  # seatings that are compared
Seating = list[list[int]]  # for each table the person in each seat, or BOT


def table_count(people: int, seats: int) -> int:
    """As few tables as seat everybody, but so many that each one can be compared with another person who holds the same cards."""
    tables = max(2, -(-people // seats))
    if tables == 2 and people % 2:
        tables = 3  # of two tables both would have to seat as many
    return min(tables, people)


def next_seating(people: Sequence[int], seats: int, before: Sequence[Seating], chance: int) -> Seating:
    """Of many seatings the one in which fewest sit again where, with whom and against whom they sat before."""
    met = Counter(fact for seating in before for fact in facts_of(seating))
    luck = random.Random(chance)
    shift = len(before) % seats

    def tried() -> Seating:
        return _spread(luck.sample(list(people), len(people)), seats, shift)

    return min((tried() for _ in range(TRIES)), key=lambda seating: sum(met[fact] for fact in facts_of(seating)))


def facts_of(seating: Seating) -> list[tuple[str, int, int]]:
    """Who sits in which seat, who at one table, and who holds the same cards."""
    facts = [("seat", person, seat) for table in seating for seat, person in enumerate(table) if person != BOT]
    for name, groups in (("together", seating), ("compared", zip(*seating, strict=True))):
        for group in groups:
            people = sorted(person for person in group if person != BOT)
            facts += [(name, one, other) for one, other in combinations(people, 2)]
    return facts


def _spread(people: Sequence[int], seats: int, shift: int) -> Seating:
    """The first people get the first seat, each at another table, the next ones the next seat; bots have what is left."""
    tables = [[BOT] * seats for _ in range(table_count(len(people), seats))]
    table = 0
    waiting = list(people)
    for seat, holders in enumerate(_holders(len(people), len(tables))):
        for person in waiting[:holders]:
            tables[table % len(tables)][(seat + shift) % seats] = person
            table += 1
        del waiting[:holders]
    return tables


def _holders(people: int, tables: int) -> list[int]:
    """How many people hold each seat: one at every table as far as they reach, but never one alone."""
    full, rest = divmod(people, tables)
    if rest == 1 and full:
        return [tables] * (full - 1) + [tables - 1, 2]
    return [tables] * full + [rest] * (rest > 0)
