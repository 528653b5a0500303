"""Edition files: used where right, refused with the line that is wrong."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parawan import BadEdition, Table, read_edition

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


def test_an_edition_of_another_game_is_refused():
    with pytest.raises(BadEdition, match="is for duck, not for tide"):
        Table("tide", 3, edition=read_edition(GOOD))


@given(st.text(max_size=200))
def test_no_text_at_all_brings_a_traceback(text):
    for start in ("", 'game = "maui"\nname = "x"\n'):
        with suppress(BadEdition):
            read_edition(start + text)
