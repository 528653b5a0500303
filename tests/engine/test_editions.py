"""Edition files: used where right, refused with the line that is wrong."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parawan import BadEdition, Edition, Table, Voice, read_edition

GOOD = 'game = "duck"\nname = "my box"\n\nred_lifebuoys = [-1, -2, -3, -4, -5]\n'


def test_an_edition_replaces_chosen_values():
    edition = read_edition(GOOD)
    table = Table("duck", 3, seed=1, edition=edition)
    assert -5 in [value for values in table.reveal().values() if isinstance(values, list) for value in values]


def test_tables_of_different_editions_run_side_by_side():
    mine, standard = Table("duck", 3, seed=1, edition=read_edition(GOOD)), Table("duck", 3, seed=1)
    assert mine.reveal() != standard.reveal()
    assert standard.reveal() == Table("duck", 3, seed=1).reveal()


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ('game = "duck"\nname = "x"\nred_lifebuoys = [-1, -2\n', 3, "is not TOML"),
        ('game = "ludo"\nname = "x"\n', 1, "one of: duck, maui, tide"),
        ('name = "x"\n', 1, "must say which game"),
        ('game = "duck"\n', 1, "must give it a name"),
        ('game = "duck"\nname = "standard"\n', 2, "not “standard”"),
        ('game = "duck"\nname = ""\n', 2, "up to 40 letters"),
        ('game = "duck"\nname = 3\n', 2, "must give it a name"),
        ('game = "duck"\nname = "x"\n\ngreen = 3\n', 4, "“green” is not a value of this game. Its values are: red_lifebuoys"),
        ('game = "duck"\nname = "x"\nred_lifebuoys = [-1, -2, -3]\n', 3, "red_lifebuoys (D2)"),
        ('game = "duck"\nname = "x"\nred_lifebuoys = [-1, -2, -3, -4, 5]\n', 3, "red_lifebuoys (D2)"),
        ('game = "duck"\nname = "x"\nred_lifebuoys = "none"\n', 3, "red_lifebuoys (D2)"),
        ('game = "tide"\nname = "x"\nbelts = 1\n', 3, "“belts” is not a value of this game"),
    ],
)
def test_a_wrong_edition_is_refused_with_its_line(text, line, says):
    with pytest.raises(BadEdition) as error:
        read_edition(text)
    assert error.value.arguments["line"] == line
    assert f"Line {line} of the edition file" in str(error.value)
    assert says in str(error.value)


@pytest.mark.parametrize(
    ("line", "number"),
    [
        ("'frames' = [1]", 3),
        ('"frames" = [1]', 3),
        ("[frames]", 3),
        ("frames.x = 1", 3),
        ("\n\nframes=[1]", 5),
        ("  frames  =  0", 3),
    ],
)
def test_the_line_is_found_however_it_is_written(line, number):
    with pytest.raises(BadEdition, match=f"Line {number} of the edition file: frames"):
        read_edition(f'game = "maui"\nname = "x"\n{line}\n')


@pytest.mark.parametrize("text", ["x = " + "9" * 9999, "x = " + "[" * 9999, "x = nan", "x = 1979-05-27", "[x]\ny = 1"])
def test_monstrous_files_are_refused(text):
    with pytest.raises(BadEdition):
        read_edition('game = "maui"\nname = "x"\n' + text)


@pytest.mark.parametrize("values", [{"nope": 1}, {"red_lifebuoys": [1]}, {"red_lifebuoys": None}])
def test_an_edition_made_in_python_is_checked_too(values):
    with pytest.raises(BadEdition):
        Edition("x", "duck", values)


def test_an_edition_cannot_be_changed_afterwards():
    values = {"red_lifebuoys": [-1, -2, -3, -4, -5]}
    edition = Edition("x", "duck", values)
    values["red_lifebuoys"][0] = -9
    assert edition.values["red_lifebuoys"][0] == -1
    assert Edition("x", "duck", edition.values) == edition


def test_a_wrong_value_is_explained_in_every_language():
    with pytest.raises(BadEdition) as error:
        read_edition('game = "duck"\nname = "x"\nred_lifebuoys = 3')
    assert str(error.value).endswith("red_lifebuoys (D2) must be a list of five whole numbers from -20 to 0.")
    assert error.value.text(Voice("duck", "de")).endswith("muss eine Liste aus fünf ganzen Zahlen von -20 bis 0 sein.")


def test_an_edition_of_another_game_is_refused():
    with pytest.raises(BadEdition, match="is for duck, not for tide"):
        Table("tide", 3, edition=read_edition(GOOD))


@given(st.text(max_size=200))
def test_no_text_at_all_brings_a_traceback(text):
    for start in ("", 'game = "maui"\nname = "x"\n'):
        with suppress(BadEdition):
            read_edition(start + text)
