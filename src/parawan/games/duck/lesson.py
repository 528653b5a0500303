"""A first game of duck: a group, a run with an open card taken, and a dive that succeeds."""

from parawan.games.contract import Lesson, Step

LESSON = Lesson(
    seats=3,
    seed=16822,  # three 7s and a red run in the learner's hand
    others={1: ("8r deck", "1y deck", "7y deck"), 2: ("8b deck", "7b deck", "5b deck")},
    steps=(
        Step("duck-lesson-goal", ("hand",)),
        Step("duck-lesson-sum", ("sum",), "D13", arguments={"sum": 35}),
        Step(
            "duck-lesson-group",
            ("card-y7", "card-b7", "card-r7", "deck"),
            "D7",
            moves=("7ybr deck", "7yrb deck", "7bry deck"),
        ),
        Step("duck-lesson-drew", ("sum",), "D10", arguments={"sum": 14}),
        Step("duck-lesson-run", ("card-r2", "card-r3", "card-r4", "left"), "D8", moves=("r2-4 left", "r4-2 left")),
        Step("duck-lesson-small", ("sum",), "D13", arguments={"sum": 6}),
        Step("duck-lesson-dive", ("dive",), "D13", moves=("dive",)),
        Step("duck-lesson-buoy", ("reckoning",), "D15", arguments={"buoy": 6, "card": 5}),
        Step("duck-lesson-others", ("reckoning",), "D17"),
        Step("duck-lesson-failed", ("reckoning",), "D16"),
        Step("duck-lesson-out", ("hand",), "D14"),
        Step("duck-lesson-thumb", ("hand",)),
    ),
)
