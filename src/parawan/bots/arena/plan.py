"""What an arena plays: which bots, at which table, in which line-ups. A deal is a number, and the plan says all about it."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

import parawan
from parawan.bots.names import check_name
from parawan.bots.seat import Budget
from parawan.engine.errors import ParawanError
from parawan.engine.setup import all_options, known_game, seat_count, seed_bytes

FORMAT = 1


class Plan(msgspec.Struct, omit_defaults=True, frozen=True):
    """All that the results hang on; it stands at the head of a file of results."""

    format: int
    parawan: str  # the version
    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str
    milliseconds: int | None
    iterations: int | None
    luck: int = 0  # dealers by which each game's luck is told from play; 0: nobody asks
    sources: str = ""  # a digest of what the bots and the game are made of

    @property
    def budget(self) -> Budget:
        return Budget(None if self.milliseconds is None else self.milliseconds / 1000, self.iterations)

    @property
    def fair_share(self) -> float:
        return 1 / self.seats


def make_plan(
    game: str,
    bots: Sequence[str],
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    milliseconds: int | None = None,
    iterations: int | None = None,
    luck: int = 0,
) -> Plan:
    """A plan, checked. The usual table has four seats, or as many as the game has room for."""
    box = known_game(game)
    for place, name in enumerate(bots):
        check_name(name)
        if name in bots[:place]:
            raise ParawanError("error-arena-twice", name=name)
    if len(bots) < 2:
        raise ParawanError("error-arena-bots")
    return Plan(
        FORMAT,
        parawan.__version__,
        game,
        box.rules_version,
        seat_count(box, min(4, box.seats[-1]) if seats is None else seats),
        all_options(box, options or {}),
        tuple(bots),
        seed_bytes(seed).hex(),
        milliseconds,
        iterations,
        luck,
        sources(game),
    )


def sources(game: str, package: Path = Path(parawan.__file__).parent) -> str:
    """A digest of all that decides how our bots play a game: other bots must not go on with a run of these."""
    digest = hashlib.sha256()
    files = [package / "bots" / "nets" / f"{game}.npz", package / "engine" / "drive.py"]
    for folder in ("kernel", "bots", f"games/{game}"):
        files += sorted((package / folder).glob("*.py"))
    for file in files:
        content = file.read_bytes()
        digest.update(f"{file.relative_to(package).as_posix()} {len(content)} ".encode() + content)
    return digest.hexdigest()[:16]


def line_ups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Who sits together in the games of a deal, each bot by its number.

    Two bots: the first against copies of the second. Otherwise every bot is at the table, with seats left over taken by each bot
    equally often; and of more bots than seats, every choice of as many as there are seats.
    """
    if bots >= seats:
        return list(combinations(range(bots), seats))
    if bots == 2:
        return [(0,) + (1,) * (seats - 1)]
    left = seats - bots
    return [(*range(bots), *((first + i) % bots for i in range(left))) for first in range(bots)]


def seatings(plan: Plan, deal: int) -> list[tuple[int, ...]]:
    """The bot in each seat, for each game of a deal: all rotations of all line-ups, so that nobody has better cards or seats.

    Who sits beside whom does not change within a deal, but from deal to deal.
    """
    chooser = random.Random(deal_seed(plan, deal))
    games = []
    for line_up in line_ups(len(plan.bots), plan.seats):
        order = tuple(chooser.sample(line_up, plan.seats))
        games += [order[turn:] + order[:turn] for turn in range(plan.seats)]
    return games


def deal_seed(plan: Plan, deal: int) -> bytes:
    """The seed of a deal's tables: the same cards to the same seats, whoever sits there."""
    return hashlib.sha256(bytes.fromhex(plan.seed) + deal.to_bytes(8, "big")).digest()


def bot_seed(plan: Plan, deal: int, game: int, seat: int) -> int:
    """The seed of a bot in one game, so that nobody's luck is another's."""
    place = b"".join(number.to_bytes(8, "big") for number in (deal, game, seat))
    return int.from_bytes(hashlib.sha256(b"bot" + bytes.fromhex(plan.seed) + place).digest()[:6], "big")
