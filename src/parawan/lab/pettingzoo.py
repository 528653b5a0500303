"""The games as PettingZoo environments: the extra `parawan[pettingzoo]`.

`env` is for all games (AEC: one seat after the other). `parallel_env` is for tables where all choose at once, which is tide.
Observations and action masks are those of `docs/batches.md`; an action is a move's number. Who wins gets 1, or a part.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from parawan.engine.setup import all_options, known_game, seat_count
from parawan.engine.table import Table
from parawan.lab.observer import Observer
from parawan.lab.spaces import seen_space

Observation = dict[str, np.ndarray]


def env(game: str, seats: int, options: Mapping[str, Any] | None = None, render_mode: str | None = None) -> OneByOne:
    """A table whose seats choose one after the other; where all choose at once, none sees what the others have picked."""
    return OneByOne(game, seats, options, render_mode)


def parallel_env(game: str, seats: int, options: Mapping[str, Any] | None = None, render_mode: str | None = None) -> AllAtOnce:
    """A table whose seats choose at the same time. Who has nothing to choose plays the last action, which means to wait."""
    return AllAtOnce(game, seats, options, render_mode)


class _Tables:
    """What both kinds share: tables one after the other, each with its own seed."""

    def __init__(self, game: str, seats: int, options: Mapping[str, Any] | None, render_mode: str | None) -> None:
        box = known_game(game)
        self.game, self.seats = game, seat_count(box, seats)
        self.options = all_options(box, options or {})
        self.names = [f"seat_{seat}" for seat in range(seats)]
        self.observer = Observer(game, seats)
        self.render_mode = render_mode
        self.table: Table | None = None
        self._seeds = np.random.default_rng()

    def new(self, seed: int | None) -> Table:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.table = Table(self.game, self.seats, seed=self._seeds.bytes(32), options=self.options)
        return self.table

    def shares(self) -> list[float]:
        """Each seat's part of the win; nothing before the end."""
        assert self.table is not None
        won = self.table.winners
        return [(seat in won) / max(1, len(won)) for seat in range(self.seats)]

    def picture(self) -> str | None:
        if self.render_mode is None or self.table is None:
            return None
        text = self.table.draw()
        if self.render_mode == "human":
            print(text)
            return None
        return text


class OneByOne(AECEnv):
    """See `env`."""

    metadata = {"render_modes": ["ansi", "human"], "name": "parawan_v0", "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, game: str, seats: int, options: Mapping[str, Any] | None, render_mode: str | None) -> None:
        super().__init__()
        self._tables = _Tables(game, seats, options, render_mode)
        self.metadata = {**OneByOne.metadata, "name": f"parawan_{game}_v0"}
        self.render_mode = render_mode
        self.possible_agents = self._tables.names

    @cache  # noqa: B019
    def observation_space(self, agent: str) -> spaces.Space:
        return seen_space(self._tables.observer, self._tables.observer.moves)

    @cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Space:
        return spaces.Discrete(self._tables.observer.moves)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        table = self._tables.new(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[table.to_act[0]]

    def observe(self, agent: str) -> Observation:
        table, seat = self._tables.table, self.possible_agents.index(agent)
        assert table is not None
        chooses = not table.over and table.to_act[0] == seat
        mask = self._tables.observer.mask(table, seat) if chooses else np.zeros(self._tables.observer.moves, np.int8)
        return {"observation": self._tables.observer.observation(table, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        table = self._tables.table
        assert table is not None
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        table.play(table.move(int(action)), self.possible_agents.index(agent))
        if table.over:
            self.rewards = dict(zip(self.possible_agents, self._tables.shares(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[table.to_act[0]]

    def render(self) -> str | None:
        return self._tables.picture()

    def close(self) -> None:
        pass


class AllAtOnce(ParallelEnv):
    """See `parallel_env`."""

    metadata = {"render_modes": ["ansi", "human"], "name": "parawan_v0"}  # noqa: RUF012

    def __init__(self, game: str, seats: int, options: Mapping[str, Any] | None, render_mode: str | None) -> None:
        self._tables = _Tables(game, seats, options, render_mode)
        if len(self._tables.new(0).to_act) < 2:
            raise ValueError(f"at this table of {game} the seats choose one after the other: use env instead")
        self.metadata = {**AllAtOnce.metadata, "name": f"parawan_{game}_v0"}
        self.render_mode = render_mode
        self.possible_agents = self._tables.names
        self.wait = self._tables.observer.moves

    @cache  # noqa: B019
    def observation_space(self, agent: str) -> spaces.Space:
        return seen_space(self._tables.observer, self.wait + 1)

    @cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Space:
        return spaces.Discrete(self.wait + 1)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._tables.new(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        table = self._tables.table
        assert table is not None
        for seat in table.to_act:
            table.play(table.move(int(actions[self.possible_agents[seat]])), seat)
        told, agents = self._observations(), self.agents
        rewards = dict(zip(agents, self._tables.shares(), strict=True))
        if table.over:
            self.agents = []
        infos: dict[str, Any] = {agent: {} for agent in agents}
        return told, rewards, dict.fromkeys(agents, table.over), dict.fromkeys(agents, False), infos

    def render(self) -> str | None:
        return self._tables.picture()

    def close(self) -> None:
        pass

    def _observations(self) -> dict[str, Observation]:
        table, observer = self._tables.table, self._tables.observer
        assert table is not None
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.wait + 1, np.int8)
            if seat in table.to_act:
                mask[:-1] = observer.mask(table, seat)
            else:
                mask[-1] = 1
            found[agent] = {"observation": observer.observation(table, seat), "action_mask": mask}
        return found
