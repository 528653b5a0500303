"""Games as text that people can read and diff, and replay without the seed.

    parawan 1
    game tide
    rules 1
    seats 3
    options open=no choose=no
    edition standard
    seed 0000000000000000000000000000000000000000000000000000000000000007
    commitment 01cf…, house …, nonces … (each a line; of a game at a table online)
    deal weather 0: 17 4 58 …
    0 44
    …
    scores 12 9 7
    check 5f0c3a5b2d8e9f10

After the header come deals and moves as they happened, one a line: a move is a seat and the move's text. `scores` closes a
finished game. `check` is a digest of all lines above it, so that a cut or changed record is noticed.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any

from parawan.engine.editions import STANDARD, Edition, line_of
from parawan.engine.errors import BadEdition, BadRecord, OtherDeal, ParawanError
from parawan.engine.fair import Proof, commitment
from parawan.engine.replay import Step, steps
from parawan.engine.table import Deal, Table
from parawan.games import load, names
from parawan.games.contract import Game

FORMAT = "1"


# ---- writing ------------------------------------------------------------------------------------------------------


def write(table: Table) -> str:
    """The whole game, with its seed (where known) and every deal."""
    lines = _header(table)
    if table.seed is not None:
        lines.append(f"seed {table.seed.hex()}")
    if table.proof is not None:
        lines += [f"commitment {table.proof.commitment}", f"house {table.proof.house_seed.hex()}"]
        lines += [" ".join(["nonces", *(nonce.hex() or "-" for nonce in table.proof.nonces)])]
    for step in steps(table):
        if step.seat >= 0:
            lines.append(_move_line(table, step.seat, step.number))
        lines += [_deal_line(table.game, deal) for deal in step.deals]
    return _closed(table, lines)


def write_for(table: Table, viewer: int | None) -> str:
    """What one viewer may know: no seed, no hidden deals, no sealed picks but the viewer's own; at the end, what they see now."""
    view = json.dumps(table.view(viewer), separators=(",", ":"))
    lines = [*_header(table), f"viewer {'spectator' if viewer is None else viewer}"]
    sealed: dict[int, Step] = {}
    for step in steps(table):
        if step.seat >= 0:
            sealed[step.seat] = step
        if not set(step.waited_for) - {step.seat}:  # the last seat waited for: now all is shown, in the order of seats
            lines += [_move_line(table, seat, sealed[seat].number) for seat in sorted(sealed)]
            sealed.clear()
        lines += [_deal_line(table.game, deal, hidden=True) for deal in step.deals]
    if viewer is not None and viewer in sealed:
        lines.append(_move_line(table, viewer, sealed[viewer].number))
    return _closed(table, [*lines, f"view {view}"])


def _header(table: Table) -> list[str]:
    lines = [f"parawan {FORMAT}", f"game {table.game.name}", f"rules {table.rules}", f"seats {table.seats}"]
    lines += [" ".join(["options", *(f"{name}={_option_text(value)}" for name, value in table.options.items())])]
    lines += [f"edition {table.edition.name}"]
    lines += [f"edition.{key} {json.dumps(value)}" for key, value in table.edition.values.items()]
    return lines


def _deal_line(game: Game, deal: Deal, hidden: bool = False) -> str:
    event, index, order = deal
    facts = _deal_facts(game, event)
    items = "hidden" if hidden and not facts.public else " ".join(facts.items[item] for item in order)
    return f"deal {facts.name} {index}: {items}"


def _move_line(table: Table, seat: int, number: int) -> str:
    return f"{seat} {table.move(number).text}"


def _closed(table: Table, lines: list[str]) -> str:
    if table.over:
        lines = [*lines, " ".join(["scores", *map(str, table.scores)])]
    return "\n".join([*lines, f"check {_digest(lines)}", ""])


def _digest(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def _option_text(value: Any) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _deal_facts(game: Game, event: int) -> Any:
    return next(deal for deal in game.deals if deal.event == event)


# ---- reading ------------------------------------------------------------------------------------------------------


class _Lines:
    """The lines of a record, taken one by one; an error names the line at hand."""

    def __init__(self, text: str) -> None:
        self._lines = text.removeprefix("\ufeff").rstrip().splitlines()
        self.number = 0

    def wrong(self, message: str, **arguments: Any) -> BadRecord:
        return BadRecord(message, line=self.number, **arguments)

    def check(self) -> None:
        """The first line says what this is, the last one fits all the others."""
        self.number = 1
        if not self._lines or not self._lines[0].startswith("parawan "):
            raise self.wrong("error-record-other")
        if self._lines[0] != f"parawan {FORMAT}":
            raise self.wrong("error-record-format", found=self._lines[0], known=FORMAT)
        self.number = len(self._lines)
        if not self._lines[-1].startswith("check "):
            raise self.wrong("error-record-cut")
        if self._lines.pop() != f"check {_digest(self._lines)}":
            raise self.wrong("error-record-changed")
        self.number = 1

    def header(self, name: str) -> str:
        """The rest of the next line, which must be this header."""
        self.number += 1
        line = self._lines[self.number - 1] if self.number <= len(self._lines) else ""
        if line.split(" ")[0] != name:
            raise self.wrong("error-record-header", expected=name)
        return line[len(name) + 1 :]

    def next_starts_with(self, start: str) -> bool:
        return self.number < len(self._lines) and self._lines[self.number].startswith(start)

    def rest(self) -> Iterator[str]:
        while self.number < len(self._lines):
            self.number += 1
            yield self._lines[self.number - 1]

    @property
    def text(self) -> str:
        return "\n".join(self._lines)


def read(text: str) -> Table:
    """The table of a game record, as it stood when the record was written."""
    if not isinstance(text, str):
        raise BadRecord("error-record-other", line=1)
    lines = _Lines(text)
    lines.check()
    game, rules = _read_game(lines)
    seats = _whole(lines, lines.header("seats"))
    seats_line = lines.number
    options = _read_options(lines, game)
    edition = _read_edition(lines, game)
    if lines.next_starts_with("viewer "):
        raise lines.wrong("error-record-viewer")
    seed = _read_seed(lines)
    proof = _read_proof(lines)
    deals, moves, scores = _read_course(lines, game)
    end, lines.number = lines.number, seats_line
    try:
        made = [deal for _, deal in deals]
        table = Table(game.name, seats, seed=seed, options=options, edition=edition, deals=made, rules=rules)
        table.seed, table.proof = seed, proof
        for lines.number, seat, move in moves:
            table.play(move, seat)
    except OtherDeal as error:
        lines.number, _ = deals[error.arguments["deal"] - 1]
        raise lines.wrong("error-record-play", why=error) from None
    except ParawanError as error:
        raise lines.wrong("error-record-play", why=error) from None
    lines.number = end
    if len(table.dealt) != len(deals):
        raise lines.wrong("error-record-deals", given=len(deals), used=len(table.dealt))
    if scores is not None and (not table.over or scores != table.scores):
        raise lines.wrong("error-record-scores", found=" ".join(map(str, table.scores)))
    if scores is None and table.over:
        raise lines.wrong("error-record-no-scores")
    return table


def _read_game(lines: _Lines) -> tuple[Game, int]:
    name = lines.header("game")
    if name not in names():
        raise lines.wrong("error-record-game", name=name, games=", ".join(names()))
    game = load(name)
    version = _whole(lines, lines.header("rules"))
    if not 1 <= version <= game.rules_version:
        raise lines.wrong("error-record-rules", version=version, known=game.rules_version)
    return game, version


def _read_options(lines: _Lines, game: Game) -> dict[str, Any]:
    options = {}
    for word in lines.header("options").split():
        name, _, text = word.partition("=")
        values = [value for option in game.options if option.name == name for value in option.values]
        meant = [value for value in values if _option_text(value) == text]
        if not meant:
            raise lines.wrong("error-record-option", option=word)
        options[name] = meant[0]
    return options


def _read_edition(lines: _Lines, game: Game) -> Edition:
    name = lines.header("edition")
    values = {}
    while lines.next_starts_with("edition."):
        line = next(lines.rest())
        key, _, value = line.removeprefix("edition.").partition(" ")
        try:
            values[key] = json.loads(value)
        except (ValueError, RecursionError):
            raise lines.wrong("error-record-line", found=line) from None
    if name == STANDARD.name and not values:
        return STANDARD
    try:
        return Edition(name, game.name, values)
    except BadEdition as error:
        raise BadRecord("error-record-play", line=line_of(lines.text, error.arguments["key"]), why=error) from None


def _read_seed(lines: _Lines) -> bytes | None:
    if not lines.next_starts_with("seed "):
        return None
    return _bytes(lines, lines.header("seed"), 32)


def _read_proof(lines: _Lines) -> Proof | None:
    """What the seed was made of; it must fit what the house has shown before the game."""
    if not lines.next_starts_with("commitment "):
        return None
    shown = lines.header("commitment")
    house_seed = _bytes(lines, lines.header("house"), 32)
    if shown != commitment(house_seed):
        raise lines.wrong("error-record-commitment")
    words = lines.header("nonces").split()
    return Proof(house_seed, tuple(b"" if word == "-" else _bytes(lines, word) for word in words))


def _bytes(lines: _Lines, text: str, length: int | None = None) -> bytes:
    try:
        found = bytes.fromhex(text)
    except ValueError:
        found = b""
    if not found or len(found) != (length or len(found)):
        raise lines.wrong("error-record-seed")
    return found


def _read_course(lines: _Lines, game: Game) -> tuple[list[tuple[int, Deal]], list[tuple[int, int, str]], tuple[int, ...] | None]:
    """The deals and the moves, each with its line, and the scores where the game is over."""
    deals: list[tuple[int, Deal]] = []
    moves: list[tuple[int, int, str]] = []
    scores = None
    for line in lines.rest():
        first, _, rest = line.partition(" ")
        if scores is not None:
            raise lines.wrong("error-record-line", found=line)
        if first == "deal":
            deals.append((lines.number, _read_deal(lines, game, rest)))
        elif first == "scores":
            scores = tuple(_whole(lines, word) for word in rest.split())
        else:
            moves.append((lines.number, _whole(lines, first), rest))
    return deals, moves, scores


def _read_deal(lines: _Lines, game: Game, text: str) -> Deal:
    """`weather 0: 12 44 …`; equal items are interchangeable, so each text takes the next free one."""
    head, _, items = text.partition(": ")
    name, _, index = head.partition(" ")
    for deal in game.deals:
        if deal.name == name:
            free: dict[str, list[int]] = {}
            for number in reversed(range(len(deal.items))):
                free.setdefault(deal.items[number], []).append(number)
            try:
                order = tuple(free[item].pop() for item in items.split())
            except (KeyError, IndexError):
                break
            if len(order) == len(deal.items):
                return deal.event, _whole(lines, index), order
    raise lines.wrong("error-record-deal", name=name)


def _whole(lines: _Lines, text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise lines.wrong("error-record-number", found=text) from None


# ---- verifying ----------------------------------------------------------------------------------------------------


def verify(text: str) -> int:
    """Deals again from the seed and compares with every deal of the record; returns how many there were."""
    table = read(text)
    if table.seed is None:
        raise BadRecord("error-record-no-seed", line=0)
    if table.proof is not None and table.proof.seed != table.seed:
        raise BadRecord("error-record-not-mixed", line=0)
    honest = table.from_the_start(deals=())
    compared = 0
    for seat, number in [*table.log, (None, None)]:
        for mine, theirs in zip(honest.dealt[compared:], table.dealt[compared:], strict=False):
            if _deal_line(table.game, mine) != _deal_line(table.game, theirs):
                facts = _deal_facts(table.game, mine[0])
                raise BadRecord("error-record-not-dealt", line=0, name=facts.name, index=mine[1])
        compared = len(honest.dealt)
        if number is not None:
            honest.play(honest.move(number), seat)
    return len(table.dealt)
