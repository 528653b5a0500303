"""The games in OpenSpiel, registered as `parawan_duck` and so on by importing this: the extra `parawan[openspiel]`.

Chance draws one item of a shuffle at a time, any of those left; the last one is not asked for. Where all choose at once, the
seats choose one after the other, and none sees what the others have picked. A player's utility is its share of the win, less
a fair share, so that all of them add up to 0.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from parawan import games
from parawan.bots.search import word_type
from parawan.engine.drive import NOT_LEGAL
from parawan.engine.moves import standard_moves
from parawan.engine.setup import all_options, rules_version, seat_count, standard_template
from parawan.engine.voice import Voice
from parawan.kernel.interpreted import look
from parawan.lab import observation
from parawan.lab.explicit import EVENT, LANES, OVER, SEAT, explicit_program, position_type
from parawan.lab.observer import Observer

PREFIX = "parawan_"
CHANCE, TERMINAL = pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.TERMINAL


class Setting:
    """A game with its seats and options: what all its positions share, and room to work in."""

    def __init__(self, name: str, seats: int, options: tuple[Any, ...]) -> None:
        self.facts = name, seats, options
        self.game = games.load(name)
        self.run = explicit_program(name)
        self.deals = {deal.event: deal for deal in self.game.deals}
        self.moves = standard_moves(name)
        self.observer = Observer(name, seats)
        self.start = np.zeros(1, position_type(name))
        self.start["state"] = standard_template(name, seats, rules_version(self.game, None), options)
        self.next = int(self.run.open_game(self.start))
        self.seen = np.zeros(1, self.game.record.dtype)
        self.words = self.seen.view(word_type(self.seen.itemsize))
        self.listed = np.zeros(self.game.rules.MOST_LEGAL, np.int16)
        self.list: Any = memoryview(self.listed)  # type: ignore[arg-type]
        self.work = np.zeros(self.game.hidden.WORK)
        self.known = np.zeros(LANES, np.int64)

    def __reduce__(self) -> Any:
        return setting, self.facts


@cache
def setting(name: str, seats: int, options: tuple[Any, ...]) -> Setting:
    return Setting(name, seats, options)


class Position:
    """How a game stands, with the shuffle that chance is making, if it is making one."""

    __slots__ = ("drawn", "left", "memory", "player", "setting")

    def __init__(self, of: Setting, memory: np.ndarray, following: int) -> None:
        self.setting, self.memory = of, memory
        self.drawn: list[int] = []
        self.left: list[int] = []
        self.go_on(following)

    def go_on(self, following: int) -> None:
        """Takes up what comes next: a seat's choice, a shuffle, the end."""
        self.player: Any = following & SEAT
        if following >> EVENT:
            self.player = CHANCE
            self.drawn, self.left = [], list(range(len(self.setting.deals[following >> EVENT].items)))
        elif following >> OVER:
            self.player = TERMINAL

    def play(self, action: int) -> None:
        of = self.setting
        if self.player is CHANCE:
            self.draw(action)
        else:
            following = of.run.choose(self.memory, of.seen, of.listed, self.player, action)
            if following == NOT_LEGAL:
                raise ValueError(f"move {action} is not legal for player {self.player}")
            self.go_on(following)

    def draw(self, item: int) -> None:
        """Chance draws an item; the last one comes by itself."""
        self.left.remove(item)
        self.drawn.append(item)
        if len(self.left) == 1:
            order = np.array(self.drawn + self.left, np.int16)
            self.go_on(self.setting.run.take_draws(self.memory, self.setting.seen, order))

    def resampled(self, seat: int, random: Callable[[], float]) -> Position:
        """A position that the seat cannot tell from this one."""
        of = self.setting
        rng = np.array([*(int(random() * (1 << 32)) for _ in range(3)), 1], np.int64)
        memory = of.start.copy()
        following = of.run.resample(
            self.memory, seat, memory, memory["state"], of.seen, of.words, of.listed, of.work, rng
        )  # fmt: skip
        return Position(of, memory, following)

    def __deepcopy__(self, _memo: Any) -> Position:
        other = Position.__new__(Position)
        other.setting, other.memory, other.player = self.setting, self.memory.copy(), self.player
        other.drawn, other.left = self.drawn.copy(), self.left.copy()
        return other


class Game(pyspiel.Game):
    """One of the games, with `players` and its table options as parameters."""

    name: str  # of the game, in the class made for it

    def __init__(self, params: Mapping[str, Any]) -> None:
        name, box = self.name, games.load(self.name)
        options = all_options(box, {key: value for key, value in params.items() if key != "players"})
        seats = seat_count(box, params["players"])
        self.setting = setting(name, seats, tuple(options.values()))
        self._chances = sum(deal.times * (len(deal.items) - 1) for deal in box.deals)
        info = pyspiel.GameInfo(
            num_distinct_actions=box.rules.MOVES,
            max_chance_outcomes=max(len(deal.items) for deal in box.deals),
            num_players=seats,
            min_utility=-1 / seats,
            max_utility=1 - 1 / seats,
            utility_sum=0.0,
            max_game_length=box.rules.MOST_DECISIONS,
        )
        super().__init__(game_type(name), info, dict(params))

    def new_initial_state(self) -> State:
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return self._chances

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Seen | None:
        """What a player sees, with or without all that it was told; other kinds of observers there are none."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Seen(self.setting, kind.perfect_recall)


class State(pyspiel.State):
    """How a game stands, in OpenSpiel's words. All of it is in `position`."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        of = game.setting
        self.position = Position(of, of.start.copy(), of.next)

    def current_player(self) -> Any:
        return self.position.player

    def is_terminal(self) -> bool:
        return self.position.player is TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        left = self.position.left
        likely = 1 / len(left)
        return [(item, likely) for item in left]

    def _legal_actions(self, player: int) -> list[int]:
        of = self.position.setting
        legal: list[int] = of.list[: of.run.list_choices(self.position.memory, player, of.listed)].tolist()
        return legal

    def _apply_action(self, action: int) -> None:
        self.position.play(action)

    def returns(self) -> list[float]:
        of, seats = self.position.setting, range(self.position.setting.facts[1])
        if self.position.player is not TERMINAL:
            return [0.0 for _ in seats]
        return [of.run.final_share(self.position.memory, seat) - 1 / len(seats) for seat in seats]

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> State:
        """Another state that the player cannot tell from this one. It has a history of its own, which begins with it."""
        other: State = self.get_game().new_initial_state()
        other.position = self.position.resampled(player_id, probability_sampler)
        return other

    def _action_to_string(self, player: int, action: int) -> str:
        of = self.position.setting
        if player == CHANCE:
            deal = of.deals[int(self.position.memory[0]["state"]["event"])]
            return f"{deal.name} {action}: {deal.items[action]}"  # some items are alike
        return of.moves[action].text

    def __str__(self) -> str:
        of, position = self.position.setting, self.position
        if position.player is CHANCE:
            deal = of.deals[int(position.memory[0]["state"]["event"])]
            return f"{deal.name}: {' '.join(deal.items[item] for item in position.drawn)}"
        return str(of.game.drawing.text(look(position.memory["state"])[0], Voice(of.game.name)))


class Seen:
    """Writes what a player sees into `tensor`, or as text; with `recalls` the text tells apart all that it has ever seen."""

    def __init__(self, of: Setting, recalls: bool) -> None:
        self._of, self._recalls = of, recalls
        name = of.game.name
        self.tensor = observation.unpack(name, np.zeros(observation.width(name), np.int16))
        self.dict = {"view": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        seen = self._of.observer.observation_of(state.position.memory["state"], player)
        self.tensor[:] = observation.unpack(self._of.game.name, seen)

    def string_from(self, state: State, player: int) -> str:
        of = self._of
        of.run.know(state.position.memory, of.seen, of.words, player, of.known)
        if self._recalls:
            return f"{player} {of.known[0]:016x}{of.known[1]:016x}"
        return json.dumps(of.game.record.to_plain(of.seen))


@cache
def game_type(name: str) -> Any:
    box = games.load(name)
    kind = pyspiel.GameType
    return kind(
        short_name=PREFIX + name,
        long_name=f"Parawan: {name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=box.seats[-1],
        min_num_players=box.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": box.seats[len(box.seats) // 2],
            **{option.name: option.values[0] for option in box.options},
        },
    )


# Classes, because what else is registered would be freed after Python has ended, and that is an error.
for _name in games.names():
    _class = type(_name.capitalize(), (Game,), {"name": _name})
    globals()[_class.__name__] = _class  # where pickle looks for it
    pyspiel.register_game(game_type(_name), _class)
