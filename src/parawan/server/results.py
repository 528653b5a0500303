"""The table of results of an evening, with luck cancelled: everybody is compared with those who held the same cards."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from parawan.server.evening import BOT, Evening, Round


class Result(Struct):
    """One person's evening so far. `ahead` sums up own points minus the mean of the others who held the same cards."""

    person: int
    played: int  # deals that count
    points: int
    ahead: float


def results(evening: Evening) -> list[Result]:
    """Everybody who has finished a deal, the best first. A deal counts once it is over at all tables, or the evening is."""
    found: dict[int, Result] = {}
    for number, deal in enumerate(evening.rounds):
        if evening.is_open(number):
            for person, points, ahead in compared(deal):
                if person != BOT:
                    result = found.setdefault(person, Result(person, 0, 0, 0.0))
                    result.played += 1
                    result.points += points
                    result.ahead += ahead
    return sorted(found.values(), key=lambda result: (-result.ahead, -result.points, result.person))


def compared(deal: Round) -> Iterator[tuple[int, int, float]]:
    """Who held which cards (bots too), with the points and how far ahead of the mean of the others that is."""
    for held in zip(*_finished(deal), strict=True):
        total = sum(points for _, points in held)
        for person, points in held:
            others = (total - points) / (len(held) - 1) if len(held) > 1 else points
            yield person, points, points - others


def _finished(deal: Round) -> list[list[tuple[int, int]]]:
    """For each table that is over, who sat in each seat with how many points."""
    return [
        list(zip(people, scores, strict=True))
        for people, scores in zip(deal.seating, deal.scores, strict=True)
        if scores is not None
    ]
