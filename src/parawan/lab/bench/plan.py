"""What is measured against what."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module

from parawan.lab.bench import ours
from parawan.lab.bench.measure import Figure, Work, in_turns

# our games at four seats, and games of like kind in OpenSpiel
ALIKE = {"tide": "goofspiel(num_cards=12,players=4,imp_info=True)", "duck": "crazy_eights(players=4)", "maui": "hearts"}
SEATS = 4


@dataclass(frozen=True)
class Thing:
    """Something that can be measured: whose it is, what it is, and how it is made ready."""

    of: str
    name: str
    ready: Callable[[], Work]


@dataclass(frozen=True)
class Pair:
    """One of ours, somebody else's, and a goal: so many times as fast, or so many a second."""

    how: str  # a message: in which way we run
    ours: Thing
    theirs: Thing | None
    times: float | None = None
    a_second: float | None = None


@dataclass(frozen=True)
class Row:
    """A pair as measured; without the peer where it is not installed."""

    pair: Pair
    ours: Figure
    theirs: Figure | None

    @property
    def ratios(self) -> list[float]:
        return [a / b for a, b in zip(self.ours.runs, self.theirs.runs, strict=True)] if self.theirs else []


def pairs() -> list[Pair]:
    """All of them, the quickest way to run first."""
    found = []
    for (game, alike), times in zip(ALIKE.items(), (5, 3, 2), strict=True):
        peer = _peer("OpenSpiel", "openspiel", "own_loop", alike)
        found.append(Pair("cli-bench-native", _ours(game, ours.native_loop), peer, times=times))
    batched = ("leduc_holdem", 2_000_000), ("sparrow_mahjong", 500_000), ("sparrow_mahjong", 500_000)
    for game, (name, goal) in zip(ALIKE, batched, strict=True):
        shown = _ours(game, partial(ours.batch, threads=1, shown=True))
        found.append(Pair("cli-bench-shown", shown, _peer("pgx", "pgx", "batch", name), a_second=goal))
    for game in ALIKE:
        two = _ours(game, partial(ours.batch, threads=2, shown=False))
        one = Thing("Parawan", f"{game}, threads=1", partial(ours.batch, game, SEATS, threads=1, shown=False))
        found.append(Pair("cli-bench-cores", two, one, times=1.8))
    for game in ALIKE:
        hearts = _peer("OpenSpiel", "openspiel", "python_loop", "hearts")
        found.append(Pair("cli-bench-table", _ours(game, ours.table_loop), hearts, times=2))
    found.append(Pair("cli-bench-table", _ours("duck", ours.table_loop), _peer("RLCard", "rlcard", "one_game", "uno")))
    found.append(Pair("cli-bench-table", _ours("maui", ours.table_loop), _peer("Catanatron", "catanatron", "one_game")))
    for game in ALIKE:
        classic = _peer("PettingZoo", "pettingzoo", "classic", "connect_four")
        found.append(Pair("cli-bench-pettingzoo", _ours(game, ours.pettingzoo_adapter), classic, a_second=30_000))
    for game in ALIKE:
        liars = _peer("OpenSpiel", "openspiel", "python_game", "liars_poker", "python_liars_poker")
        found.append(Pair("cli-bench-openspiel", _ours(game, ours.openspiel_adapter), liars, times=1))
    return found


def measure(pair: Pair, repeats: int, seconds: float, missing: set[str]) -> Row | None:
    """Both in turns, or ours alone where the peer is missing. What is not installed is put among the missing."""
    try:
        works = [pair.ours.ready()]
    except ImportError as error:
        missing.add(str(error.name))
        return None
    if pair.theirs is not None:
        try:
            works.append(pair.theirs.ready())
        except ImportError:
            missing.add(pair.theirs.of)
    figures = in_turns(works, repeats, seconds)
    return Row(pair, figures[0], figures[1] if len(figures) > 1 else None)


def _ours(game: str, ready: Callable[[str, int], Work]) -> Thing:
    return Thing("Parawan", game, partial(ready, game, SEATS))


def _peer(of: str, module: str, function: str, *arguments: str) -> Thing:
    return Thing(of, arguments[-1].split("(")[0] if arguments else "", partial(_peers_work, module, function, *arguments))


@cache
def _peers_work(module: str, function: str, *arguments: str) -> Work:
    """Made ready once, for some take long; its file is imported only now."""
    work: Work = getattr(import_module(f"parawan.lab.bench.{module}"), function)(*arguments)
    return work
