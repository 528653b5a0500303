"""One seat of a table as a Gymnasium environment, bots in the others: the extra `parawan[gymnasium]`.

`Seat` is one table, against any bot. `Seats` are many tables side by side in native code, against simple bots.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from parawan.bots.names import Bots, check_name
from parawan.bots.outside import Trouble
from parawan.bots.seat import Bot, Budget
from parawan.engine.errors import IllegalMove, NotYourTurn, ParawanError
from parawan.engine.setup import all_options, known_game, rules_version, seat_count, standard_template
from parawan.engine.table import Table
from parawan.lab.batch import Cores, make_rows
from parawan.lab.observer import Observer
from parawan.lab.seats import seat_program, seat_rows
from parawan.lab.spaces import seen_space

REFUSED = -1.0  # the reward of a move that is not legal


class Seat(gymnasium.Env[dict[str, np.ndarray], int]):
    """You play `seat`, bots of the name `against` the others, each thinking for so many iterations a move.

    The reward is your share of the win, at the end. A move that is not legal changes nothing, costs 1 and is explained in the
    info; `action_mask`, in every observation and info, tells which are legal.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int,
        seat: int = 0,
        against: str = "gusto",
        options: Mapping[str, Any] | None = None,
        iterations: int = 100,
        render_mode: str | None = None,
    ) -> None:
        box = known_game(game)
        check_name(against)
        self._facts = game, seat_count(box, seats)
        self._options = all_options(box, options or {})
        self._seat, self._against, self._budget = _seat(seat, seats), against, Budget(iterations=iterations)
        self._observer = Observer(game, seats)
        self._bots = Bots()
        self._players: list[Bot] = []
        self._table: Table | None = None
        self.render_mode = render_mode
        self.observation_space = seen_space(self._observer, self._observer.moves)
        self.action_space = spaces.Discrete(self._observer.moves)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        game, seats = self._facts
        self._table = Table(game, seats, seed=self.np_random.bytes(32), options=self._options)
        bots = range(seats)
        self._players = [self._bots.make(self._against, int(self.np_random.integers(1 << 32)), _trouble) for _ in bots]
        self._others_play(self._table)
        return self._told(self._table, {})

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        table = self._table
        assert table is not None, "reset comes first"
        try:
            table.play(table.move(int(action)), self._seat)
        except (IllegalMove, NotYourTurn) as error:
            seen, info = self._told(table, {"refused": str(error)})
            return seen, REFUSED, table.over, False, info
        self._others_play(table)
        seen, info = self._told(table, {})
        share = (self._seat in table.winners) / max(1, len(table.winners))
        return seen, share, table.over, False, info

    def render(self) -> Any:
        if self.render_mode is None or self._table is None:
            return None
        text = self._table.draw(self._seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        self._bots.close()

    def _others_play(self, table: Table) -> None:
        """Until it is our turn, or the game is over."""
        while not table.over and self._seat not in table.to_act:
            seat = table.to_act[0]
            table.play(self._players[seat].choose(table.view(seat), table.moves(seat), self._budget).move, seat)

    def _told(self, table: Table, info: dict[str, Any]) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        chooses = not table.over and self._seat in table.to_act
        mask = self._observer.mask(table, self._seat) if chooses else np.zeros(self._observer.moves, np.int8)
        seen = {"observation": self._observer.observation(table, self._seat), "action_mask": mask}
        return seen, {**info, "action_mask": mask, "scores": table.scores}


class Seats(VectorEnv):
    """You play the same seat of `num_envs` games, bots of one kind the others: `gusto`, `thumb` or `random`.

    Rewards are those of `Seat`, and a move that is not legal costs as much. Where a game ends the next begins in the same step:
    the observation is then the new game's, and `final_obs` in the infos holds what was seen at the end.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int,
        num_envs: int,
        seat: int = 0,
        against: str = "gusto",
        options: Mapping[str, Any] | None = None,
        threads: int | None = None,
    ) -> None:
        self._box = known_game(game)
        chosen = tuple(all_options(self._box, options or {}).values())
        self._start = standard_template(game, seat_count(self._box, seats), rules_version(self._box, None), chosen)
        self._seat = _seat(seat, seats)
        self._cores = Cores(seat_program(game, against), threads)
        self._rows: Any = None
        observer = Observer(game, seats)
        self.num_envs = num_envs
        self.single_observation_space = seen_space(observer, observer.moves)
        self.single_action_space = spaces.Discrete(observer.moves)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        rows = make_rows(self._box, self._start, self.num_envs, self.np_random.bytes(32), observe=True, mask=True)
        self._rows = seat_rows(rows, self._seat)
        self._cores.begin(self._rows)
        return self._seen(self._rows), {}

    def step(self, actions: Any) -> tuple[Any, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        rows = self._rows
        assert rows is not None, "reset comes first"
        self._cores.take_actions(rows, actions)
        self._cores.step_rows(rows)
        over = rows.ended.astype(bool)
        rewards = np.where(rows.refused, REFUSED, rows.shares[:, self._seat] * rows.ended)
        infos: dict[str, Any] = {}
        if over.any():
            final = {"observation": rows.finals.copy(), "action_mask": np.zeros_like(rows.legal, np.int8)}
            infos = {"final_obs": final, "_final_obs": over, "scores": rows.scores.copy(), "_scores": over}
        return self._seen(rows), rewards, over, np.zeros(self.num_envs, bool), infos

    def _seen(self, rows: Any) -> dict[str, np.ndarray]:
        return {"observation": rows.observations.copy(), "action_mask": rows.legal.astype(np.int8)}


def _seat(seat: int, seats: int) -> int:
    if not 0 <= seat < seats:
        raise ParawanError("error-no-such-seat", number=str(seat), seats=seats)
    return seat


def _trouble(trouble: Trouble) -> None:
    """A program that plays badly is the business of who wrote it; the game goes on with a stand-in."""
    gymnasium.logger.warn(str(trouble))
