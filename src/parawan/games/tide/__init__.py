"""tide: Turn the Tide, Land unter, Idzie fala! For 3 to 5 players."""

from parawan.games.contract import Deal, Game, Option
from parawan.games.tide import advice, components, drawing, hidden, moves, rules, senses, story
from parawan.games.tide.lesson import LESSON

GAME = Game(
    name="tide",
    seats=(3, 4, 5),
    seats_clause="T3",
    rules_version=1,
    options=(Option("open", (False, True), "T19"), Option("choose", (False, True), "T20")),
    deals=(
        Deal(rules.WEATHER, "weather", tuple(str(card) for card in range(1, components.CARDS + 1))),
        Deal(rules.TIDES, "tides", tuple(str(item // 2 + 1) for item in range(components.TIDE_CARDS)), times=5),
    ),
    chosen=(),
    rules=rules,
    hidden=hidden,
    advice=advice,
    senses=senses,
    moves=moves,
    story=story,
    drawing=drawing,
    lesson=LESSON,
    reckoning=rules.ROUND_POINTS,
    sits_out=lambda s, seat: not rules.still_in(s, seat),
)
