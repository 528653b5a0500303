"""The search: it finds what is best where that can be worked out, in worlds that fit, within its budget and its memory."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import combinations, product
from statistics import mean
from types import SimpleNamespace

import numpy as np
import pytest

from parawan import Table, games
from parawan.bots import search
from parawan.bots.characters import LUMI_LOOKS, make
from parawan.bots.pace import Pace
from parawan.bots.playout import KEPT
from parawan.bots.search import Searcher
from parawan.bots.seat import Budget
from parawan.bots.sight import Room, Sight
from parawan.engine.moves import Move
from parawan.games.duck.components import CARDS, DRY_TURNS
from parawan.games.duck.rules import DECK, DIVE, DRAWN
from tests.games.duck.test_hidden import contradiction, renewed_tables
from tests.support import play_randomly

ENOUGH = Budget(iterations=4000)
SEARCHING = {"lumi, who stops after 200 looks": make("lumi", 1), "lumi without a limit": Searcher(1), "nestor": make("nestor", 1)}


def worth(table: Table) -> list[float]:
    """What a finished game is worth to each seat: half the win, half how far its points are ahead."""
    drift = table.game.advice.DRIFT[0]
    lead = [math.exp((points - max(table.scores)) / drift) for points in table.scores]
    wins = [(seat in table.winners) / len(table.winners) for seat in range(table.seats)]
    return [(win + part / sum(lead)) / 2 for win, part in zip(wins, lead, strict=True)]


def best_play(table: Table) -> list[float]:
    """What the game is worth when everybody plays the best for themselves from here on."""
    if table.over:
        return worth(table)
    seat = table.to_act[0]
    return max((best_play(after(table, move, seat)) for move in table.moves(seat)), key=lambda worths: worths[seat])


def after(table: Table, move: Move, seat: int) -> Table:
    other = table.copy()
    other.play(move, seat)
    return other


def assert_best(table: Table, seat: int, moves: Sequence[Move], worths: dict[Move, float], tolerance: float) -> None:
    for name, bot in SEARCHING.items():
        chosen = bot.choose(table.view(seat), moves, ENOUGH).move
        assert worths[chosen] >= max(worths.values()) - tolerance, name


def spread(worths: dict[Move, float]) -> float:
    """How much hangs on the choice."""
    return max(worths.values()) - min(worths.values())


def last_two_turns(seed: int, options: dict[str, bool]) -> Table:
    """Of a game of tide, or its end where it ends sooner.

    Every seat has held every set by then, and which two tide cards are left is known: everything is."""
    table = Table("tide", 3, seed=seed, options=options)
    chooser = random.Random(seed)
    while not table.over and not (table._state["round"][0] == 3 and table._state["turn"][0] == 11):
        table.play(chooser.choice(table.moves(table.to_act[0])), table.to_act[0])
    return table


def test_the_last_two_turns_of_tide_are_played_best():
    """In the open game, where seats pick one after the other."""
    interesting = 0
    for seed in range(60):
        table = last_two_turns(seed, {"open": True})
        if not table.over:
            seat = table.to_act[0]
            moves = list(table.moves(seat))
            worths = {move: best_play(after(table, move, seat))[seat] for move in moves}
            interesting += spread(worths) > 0.1
            assert_best(table, seat, moves, worths, 0.02)
    assert interesting > 2


def test_what_is_best_whatever_others_pick_at_once_is_picked():
    """The same two turns where picks are sealed: nobody can tell what the others pick, but sometimes it makes no difference."""
    sure = 0
    for seed in range(150):
        table = last_two_turns(seed, {})
        for seat in table.to_act:
            others = [other for other in table.to_act if other != seat]
            answers = list(product(*(list(table.moves(other)) for other in others)))
            moves = list(table.moves(seat))
            worths = {move: [worth_of_picks(table, seat, move, others, picks) for picks in answers] for move in moves}
            best = max(moves, key=lambda move: sum(worths[move]))
            if len(moves) > 1 and all(clearly_above(worths[best], worths[move]) for move in moves if move != best):
                sure += 1
                assert_best(table, seat, moves, {move: float(move == best) for move in moves}, 0.0)
    assert sure > 2


def clearly_above(these: Sequence[float], those: Sequence[float]) -> bool:
    """One by one."""
    return all(this > that + 0.02 for this, that in zip(these, those, strict=True))


def worth_of_picks(table: Table, seat: int, move: Move, others: Sequence[int], picks: Sequence[Move]) -> float:
    """What a seat's pick is worth to it if the others pick so; the card each has left then is no choice."""
    picked = after(table, move, seat)
    for other, pick in zip(others, picks, strict=True):
        picked.play(pick, other)
    return best_play(picked)[seat]


def test_the_last_round_of_maui_is_played_best():
    """The first of two seats lays its last tile, a tile nobody knows comes to the market, and the other seat has the last move.

    Best is what is best on average over all tiles that may come, each answered as well as can be. Searches take the game for
    decided before that answer, so only moves are compared on which much hangs."""
    interesting = 0
    for seed in range(36):
        table = Table("maui", 2, seed=seed)
        bot = make("gusto", 1)
        while not table.over and not (table.to_act[0] == 0 and table._state["laid"][0][0] == 11):
            seat = table.to_act[0]
            table.play(bot.choose(table.view(seat), table.moves(seat), Budget()).move, seat)
        if not table.over:
            moves = [move for move in table.moves(0) if move.text[0] in "ab"]  # only what ends the game after the other's move
            worths = {move: average(table, move) for move in moves}
            if moves and spread(worths) > 0.1:
                interesting += 1
                assert_best(table, 0, moves, worths, 0.02)
    assert interesting > 2


def average(table: Table, move: Move) -> float:
    """What a last tile is worth, over every tile that may then come to the market."""
    drawn = int(table._state["drawn"][0])
    bag = table._state["bag"][0].copy()
    total = 0.0
    for i in range(drawn, len(bag)):
        other = table.copy()
        swapped = bag.copy()
        swapped[[drawn, i]] = bag[[i, drawn]]
        other._state["bag"][0] = swapped
        total += best_play(after(other, move, 0))[0]
    return total / (len(bag) - drawn)


def test_the_last_turn_of_duck_is_played_best():
    """Nobody has drawn from the draw pile for so long that every turn that leaves it alone ends the game (D19).

    Two cards of another seat are hidden. Best is what is best on average over all that they may be."""
    interesting = 0
    for seed in range(24):
        table = Table("duck", 3, seed=seed)
        bot = make("gusto", 1)
        while not table.over and not (table._state["round"][0] == 5 and len(ducks(table, table.to_act[0])) < 7):
            seat = table.to_act[0]
            table.play(bot.choose(table.view(seat), table.moves(seat), Budget()).move, seat)
        if table.over:
            continue
        seat = table.to_act[0]
        table._state["dry"] = DRY_TURNS - 1
        moves = [move for move in table.moves(seat) if move.number == DIVE or move.number % 4 != DECK]
        worlds = all_worlds(table, seat)
        worths = {move: sum(worth(after(world, move, seat))[seat] for world in worlds) / len(worlds) for move in moves}
        interesting += spread(worths) > 0.1
        assert_best(table, seat, moves, worths, 0.02)
    assert interesting > 2


def ducks(table: Table, seat: int) -> list[int]:
    """The cards in a hand."""
    hand = int(table._state["hand"][0][seat])
    return [card for card in range(1, CARDS + 1) for _ in range(hand >> 2 * card & 3)]


def all_worlds(table: Table, seat: int) -> list[Table]:
    """Shows the others' hands but for two cards of the next seat; all tables it could then be."""
    state = table._state[0]
    other = (seat + 1) % 3
    hidden = ducks(table, other)[:2]
    state["known"][:3] = state["hand"][:3]
    state["known"][other] -= sum(1 << 2 * card for card in hidden)
    deck = [int(card) for card in state["deck"][: state["deck_size"]]]
    worlds = []
    for held in combinations(range(len(deck) + 2), 2):
        world = table.copy()
        cards = hidden + deck
        world._state["hand"][0][other] = state["known"][other] + sum(1 << 2 * cards[i] for i in held)
        world._state["deck"][0][: len(deck)] = [card for i, card in enumerate(cards) if i not in held]
        worlds.append(world)
    return worlds


@pytest.mark.parametrize("game", games.names())
def test_every_world_it_plays_in_fits_what_was_seen(game):
    """The worlds that a search keeps, looked at through the searcher's eyes, are its view; but for others' sealed picks."""
    table = Table(game, 3, seed=9)
    for i, _ in enumerate(play_randomly(table, random.Random(9), most=80)):
        if table.over or i % 8:
            continue
        seat = table.to_act[0]
        sight = Sight(table.view(seat), table.moves(seat), 1)
        if len(sight.moves) == 1:
            continue
        room = Room(sight)
        results = np.zeros((len(sight.moves), 4))
        sight.try_moves(room, sight.numbers, 5, results)
        kept = room.worlds[KEPT : KEPT + int(room.tasks["kept"][0])].copy()
        assert len(kept) == 5
        for i in range(len(kept)):
            one = kept[i : i + 1]
            table._program.redact_for(one, seat)
            if "picked" in one.dtype.names:
                one["picked"] = sight.record["picked"]
            assert one.tobytes() == sight.record.tobytes()


def test_worlds_after_a_renewal_contradict_nothing():
    """There it is hardest to imagine one."""
    for table, _ in renewed_tables()[::20]:
        seat = table.to_act[0]
        sight = Sight(table.view(seat), table.moves(seat), 1)
        room = Room(sight)
        results = np.zeros((len(sight.moves), 4))
        sight.try_moves(room, sight.numbers, 40, results)
        kept = int(room.tasks["kept"][0])
        assert kept > 0
        assert [contradiction(room.worlds[i : i + 1]) for i in range(KEPT, KEPT + kept)] == [""] * kept


@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize("game", games.names())
def test_iterations_are_counted_over_all_threads(game, threads):
    table = Table(game, 3, seed=1)
    seat = table.to_act[0]
    view, moves = table.view(seat), table.moves(seat)
    budget = Budget(iterations=300, threads=threads)
    thought = Searcher(1).choose(view, moves, budget)
    assert sum(entry.looked for entry in thought.weighed) == 300
    assert Searcher(1).choose(view, moves, budget) == thought


@pytest.mark.parametrize("budget", [Budget(seconds=600), Budget(seconds=600, threads=2), Budget(iterations=10**9), Budget()])
@pytest.mark.parametrize("game", games.names())
def test_lumi_has_seen_enough_after_some_looks_however_long_it_may_think(game, budget):
    """So it is as strong on every machine, and below Nestor, which takes its time."""
    table = Table(game, 3, seed=1)
    seat = table.to_act[0]
    thought = make("lumi", 1).choose(table.view(seat), table.moves(seat), budget)
    assert sum(entry.looked for entry in thought.weighed) == LUMI_LOOKS


@pytest.mark.parametrize(("game", "within"), [("duck", 0.1), ("maui", 0.2)])
def test_points_that_nestor_expects_at_first_are_about_those_that_games_end_with(game, within):
    """It looks only some moves ahead there; what is played later counts, too. In maui Nestor gets more than most seats."""
    expected: list[float] = []
    ends: list[int] = []
    for seats, seed in product(games.load(game).seats, range(16)):
        table, bot = Table(game, seats, seed=seed), make("nestor", seed)
        asked = set()
        while not table.over:
            seat = table.to_act[0]
            thought = bot.choose(table.view(seat), list(table.moves(seat)), Budget(iterations=12))
            if seat not in asked:
                asked.add(seat)
                expected.append(thought.weighed[0].points)
            table.play(thought.move, seat)
        ends += table.scores
    assert mean(expected) == pytest.approx(mean(ends), rel=within)


@pytest.mark.parametrize("game", games.names())
def test_a_full_table_of_edges_is_no_reason_to_stop(game, monkeypatch):
    monkeypatch.setattr(search, "FEWEST_EDGES", 64)
    monkeypatch.setattr(search, "MOST_EDGES", 64)
    table = Table(game, 3, seed=1)
    seat = table.to_act[0]
    thought = Searcher(1).choose(table.view(seat), table.moves(seat), Budget(iterations=500))
    assert sum(entry.looked for entry in thought.weighed) == 500


@pytest.mark.parametrize("name", ["okto", "lumi", "nestor"])
def test_where_no_world_is_found_the_rule_of_thumb_decides(name):
    """A view behind which there is none: somebody has drawn more since the renewal than it has laid, and holds nothing."""
    tried = 0
    for table, _ in renewed_tables()[::5]:
        seat = table.to_act[0]
        view, moves = table.view(seat), list(table.moves(seat))
        record = Sight(view, moves, 1).record[0]
        drew = [other for other in range(table.seats) if other != seat and drawn_and_not_laid(record, other) > 0]
        if len(moves) > 1 and drew:
            tried += 1
            view["held"][drew[0]] = size_of(record["hand"][drew[0]])
            thought = make(name, 1).choose(view, moves, Budget(iterations=40))
            rates = dict(zip(moves, Sight(view, moves, 1).rates("thumb").tolist(), strict=True))
            assert {entry.looked for entry in thought.weighed} == {0}
            assert rates[thought.move] == max(rates.values())
    assert tried > 2


def drawn_and_not_laid(record: np.void, seat: int) -> int:
    """How many unseen cards a seat has drawn since the renewal, less all that it has laid since."""
    log = [int(entry) for entry in record["log"][: record["logged"]] if entry // 64 == seat]
    return sum(entry % 64 == DRAWN for entry in log) - sum(entry & DRAWN == 0 for entry in log)


def size_of(hand: int) -> int:
    return sum(int(hand) >> 2 * card & 3 for card in range(1, CARDS + 1))


def test_slices_add_up_to_the_budget():
    pace = Pace(Budget(seconds=60.0, iterations=1000))
    slices = []
    while n := pace.next_slice():
        slices.append(n)
    assert sum(slices) == 1000
    assert Pace(Budget(seconds=60.0, iterations=1000), most=7).next_slice() <= 7
    assert Pace(Budget(seconds=0.0)).next_slice() > 0  # somebody without time looks at something, and stops then


def test_where_every_look_takes_long_all_the_time_is_used_and_no_more(monkeypatch):
    clock = [0.0]
    monkeypatch.setattr("parawan.bots.pace.time", SimpleNamespace(perf_counter=lambda: clock[0]))
    pace = Pace(Budget(seconds=1.0))
    looks = 0
    while wanted := pace.next_slice():
        looks += wanted
        clock[0] += 0.03 * wanted
    assert looks == 33
