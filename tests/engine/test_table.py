"""`Table`: who may act, what is refused, and that a refusal changes nothing."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

import parawan
from parawan import AmbiguousMove, BadTable, IllegalMove, Move, NotYourTurn, ParawanError, Table


@pytest.fixture
def table() -> Table:
    return Table("tide", 4, seed=7)


def test_moves_can_be_counted_iterated_and_asked(table):
    moves = table.moves(0)
    assert len(moves) == 12
    assert [move.text for move in moves][:2] == ["11", "15"]
    assert "44" in moves
    assert "43" not in moves
    assert moves[0] in moves
    assert moves[-1].text == "54"
    assert [move.text for move in moves[:2]] == ["11", "15"]
    assert 44 not in moves
    assert "44" in repr(moves)
    assert eval(repr(moves[0]), {"Move": Move}) == moves[0]


def test_a_table_says_what_it_is(table):
    assert repr(table) == "<tide table of 4, 0 moves played>"
    assert "Turn the Tide" in str(table)
    assert table._repr_svg_().startswith("<svg")


@pytest.mark.parametrize(
    ("arguments", "options", "says"),
    [
        (("ludo", 4), {}, "no game called “ludo”. The games are: duck, maui, tide"),
        (("tide", 2), {}, "2 seats do not fit: this game is for 3 to 5 players"),
        (("tide", "many"), {}, "many seats do not fit"),
        (("tide", 3), {"options": {"opne": True}}, "no option “opne” in this game. Its options are: open, choose"),
        (("tide", 3), {"options": {"open": "maybe"}}, "Option open cannot be “maybe”. It can be: False, True"),
        (("tide", 3), {"options": {"open": 1}}, "Option open cannot be “1”"),
        (("maui", 3), {"options": {"variant": "short"}}, "It can be: base, crab, long"),
        (("tide", 3), {"seed": -1}, "A seed is a number"),
        (("tide", 3), {"seed": b"short"}, "not 5 bytes"),
        (("tide", 3), {"seed": 1.5}, "not 1.5"),
        (("tide", 3), {"seed": "x"}, "not x"),
        (("tide", 3.0), {}, "3.0 seats do not fit"),
        (("tide", True), {}, "True seats do not fit"),
        (("tide", None), {}, "None seats do not fit"),
        (("tide", 3), {"rules": 2}, "no rules of version 2"),
        (("tide", 3), {"rules": 0}, "no rules of version 0"),
        (("tide", 3), {"rules": 1.5}, "no rules of version 1.5"),
    ],
)
def test_a_table_that_cannot_be_set_up_is_refused_clearly(arguments, options, says):
    with pytest.raises(BadTable) as error:
        Table(*arguments, **options)
    assert says in str(error.value)


@pytest.mark.parametrize(
    ("move", "seat", "kind", "says"),
    [
        ("44", 4, BadTable, "no seat 4 at this table: its 4 seats count from 0"),
        ("44", -2, BadTable, "no seat -2"),
        ("44", None, NotYourTurn, "Say which seat plays. The table waits for: 0, 1, 2, 3"),
        ("43", 0, IllegalMove, "“43” cannot be played (T8). 43 is not in your hand"),
        (Move(42, "43"), 0, IllegalMove, "T8"),
        (Move(9999, "?"), 0, ParawanError, "No move of this game has the number 9"),
        (Move(-1, "?"), 0, ParawanError, "No move of this game has the number -1"),
        (Move(2**70, "?"), 0, ParawanError, "No move of this game has the number"),
        (Move(43.0, "44"), 0, ParawanError, "No move of this game has the number 43.0"),
        (44, 0, ParawanError, "44 is not a move. Give a move of the table, or its text"),
        (None, 0, ParawanError, "None is not a move"),
        ("x" * 5000, 0, ParawanError, "is not a move here"),
        ("44", 2**70, BadTable, "no seat"),
        ("44", "0", BadTable, "no seat 0"),
        ("44", 0.7, BadTable, "no seat 0.7"),
        (Move(43, "44"), 0.0, BadTable, "no seat 0.0"),
        (Move(43, "44"), False, BadTable, "no seat False"),
    ],
)
def test_a_refused_move_says_why_and_changes_nothing(table, move, seat, kind, says):
    before, log = table._state.tobytes(), list(table.log)
    with pytest.raises(kind) as error:
        table.play(move, seat)
    assert says in str(error.value)
    assert table._state.tobytes() == before
    assert table.log == log
    assert table.to_act == (0, 1, 2, 3)
    table.play("44", 0)  # and the game goes on


def test_a_move_out_of_turn_is_refused():
    table = Table("duck", 3, seed=1)
    waiting = table.to_act[0]
    other = (waiting + 1) % 3
    with pytest.raises(NotYourTurn, match=f"It is not the turn of seat {other}. The table waits for: {waiting}"):
        table.play("dive", other)
    with pytest.raises(NotYourTurn):
        table.play(table.moves(waiting)[0], other)


def test_an_ambiguous_move_lists_what_it_could_mean():
    table = Table("duck", 3, seed=1)
    move = next(move.text for move in table.moves() if move.text.endswith(" deck"))
    with pytest.raises(AmbiguousMove, match="can mean several moves") as error:
        table.play(move.removesuffix(" deck"))
    assert move in str(error.value)


def test_after_the_end_nothing_can_be_played(table):
    while not table.over:
        table.play(table.moves(table.to_act[0])[0], table.to_act[0])
    with pytest.raises(NotYourTurn, match="The game is over"):
        table.play("44", 0)
    with pytest.raises(NotYourTurn, match="The game is over"):
        table.play(Move(43, "44"), 0)
    with pytest.raises(NotYourTurn, match="The game is over"):
        table.play("44")
    assert sum(table.scores) == sum(map(sum, table.reveal()["points"]))


def test_an_error_can_be_said_in_every_language(table):
    with pytest.raises(IllegalMove) as error:
        table.play("43", 0)
    assert error.value.text(parawan.Voice("tide", "pl")).startswith("Nie da się zagrać „43” (T8).")
    assert error.value.text(parawan.Voice("tide", "de")).startswith("„43“ geht nicht (T8).")


def test_winners_are_named_only_at_the_end(table):
    assert table.winners == ()
    while not table.over:
        table.play(table.moves(table.to_act[0])[0], table.to_act[0])
    assert table.winners == tuple(seat for seat in range(4) if table.scores[seat] == max(table.scores))


def test_numbers_of_any_kind_are_seats(table):
    table.play("44", np.int8(0))
    assert table.log == [(0, 43)]
    assert type(table.log[0][0]) is int
    assert parawan.read(table.record()).reveal() == table.reveal()


def test_no_move_is_invented(table):
    for number in (-1, 62, 10**9):
        with pytest.raises(parawan.UnreadableMove):
            table.move(number)


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda t: pickle.loads(pickle.dumps(t)), Table.copy])
def test_every_kind_of_copy_goes_its_own_way(table, copied):
    table.play("44", 0)
    other = copied(table)
    assert other.reveal() == table.reveal()
    before = table.record()
    other.play(other.moves(1)[0], 1)
    other.options["open"] = True
    assert table.record() == before


def test_errors_survive_pickling(table):
    with pytest.raises(IllegalMove) as error:
        table.play("43", 0)
    again = pickle.loads(pickle.dumps(error.value))
    assert (str(again), again.clause) == (str(error.value), "T8")


def test_views_that_cannot_be_are_refused(table):
    record = table.game.record
    plain = {name: value for name, value in table.view(0).items() if name != "game"}
    wrong = {"seats": 9, "viewer": 7, "noted": 99, "turn": 1.7, "level": [0, 0], "over": 0, "round": 300, "belts": "x"}
    for name, value in wrong.items():
        with pytest.raises(ValueError, match=r"out of range|cannot be read"):
            record.from_plain({**plain, name: value})
    with pytest.raises(ValueError, match="missing or unknown: other"):
        record.from_plain({**plain, "other": 1})


def test_a_story_is_told_from_the_start(table):
    for seat, move in ((0, "44"), (1, "1"), (2, "5"), (3, "3")):
        table.play(move, seat)
    voice = parawan.Voice("tide", names=["Ann", "Ben", "Zoë", "Mo"], viewer=0)
    steps = [parawan.told(events, voice) for events in parawan.story(table, 0)]
    assert [len(step) > 0 for step in steps] == [True, False, False, False, True]
    assert steps[-1][:2] == ["You show 44.", "Ben shows 1."]


def test_names_of_the_package():
    assert set(parawan.__all__) <= set(dir(parawan))
    for name in parawan.__all__:
        assert getattr(parawan, name).__name__ == name
    with pytest.raises(AttributeError, match="no attribute 'Tabel'"):
        parawan.Tabel  # noqa: B018
