"""A first game of tide: a high bid, a low card, the middle card that drowns, and how to get out of deep water."""

from parawan.games.contract import Lesson, Step

LESSON = Lesson(
    seats=3,
    seed=218,  # tides 1 12, 3 10, 4 11, 8 12; five lifebelts for everybody
    others={1: ("45", "57", "7", "12"), 2: ("10", "44", "53", "54")},
    steps=(
        Step("tide-lesson-isle", ("isle-0",), "T11"),
        Step("tide-lesson-belts", ("belts-0",), "T15", arguments={"belts": 5}),
        Step("tide-lesson-hand", ("hand",), "T8", arguments={"belts": 5}),
        Step("tide-lesson-tides", ("tides",), "T9"),
        Step("tide-lesson-high", ("card-59",), moves=("59",), arguments={"card": 59, "level": 1}),
        Step("tide-lesson-won", ("isle-0",), "T10", arguments={"card": 59, "level": 1}),
        Step("tide-lesson-second", ("isle-1",), "T11", arguments={"card": 45, "level": 12}),
        Step("tide-lesson-low", ("card-3",), "T9", moves=("3",), arguments={"card": 3}),
        Step("tide-lesson-stayed", ("isle-0",), "T10", arguments={"level": 1}),
        Step("tide-lesson-middle", ("card-35",), moves=("35",), arguments={"card": 35}),
        Step("tide-lesson-drowned", ("isle-0",), "T11", arguments={"card": 35, "level": 11}),
        Step("tide-lesson-deep", ("card-56",), "T11", moves=("56",), arguments={"card": 56}),
        Step("tide-lesson-down", ("isle-0",), "T10", arguments={"level": 8}),
        Step("tide-lesson-rounds", ("hand",), "T16"),
        Step("tide-lesson-thumb", ("hand",)),
    ),
)
