"""A first game of maui: a match, a better one that costs a dollar and takes a pearl, and dollars for later."""

from parawan.games.contract import Lesson, Step

LESSON = Lesson(
    seats=2,
    seed=107,  # a free tile that matches and reaches the ocean, then one beside it that matches twice
    others={1: ("b0 2", "b0 3")},
    steps=(
        Step("maui-lesson-beach", ("beach",), "M18"),
        Step("maui-lesson-market", ("market",), "M4"),
        Step("maui-lesson-match", ("beach",), "M19"),
        Step("maui-lesson-first", ("tile-a0", "height-1"), moves=("a0 1",)),
        Step("maui-lesson-track", ("tracks",), "M22"),
        Step("maui-lesson-rows", ("values",), "M22"),
        Step("maui-lesson-pay", ("tile-a1", "height-1"), "M17", moves=("a1 1",)),
        Step("maui-lesson-pearl", ("tracks",), "M32", arguments={"steps": 5}),
        Step("maui-lesson-outside", ("beach",), "M24"),
        Step("maui-lesson-dollars", ("bowl-a",), "M27", moves=("dollars a",), arguments={"count": 2}),
        Step("maui-lesson-end", ("beach",), "M31"),
        Step("maui-lesson-thumb", ("market",)),
    ),
)
