"""The games for PettingZoo: in turn (AEC), and with everybody at once (Parallel)."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from maestri.adapters.table import Cells, Table
from maestri.core.game import AnyGame

Agent = str
Infos = dict[str, dict[str, Any]]
Space = spaces.Space[Any]
Options = Mapping[str, object] | None


def env(game: str | AnyGame, seats: int, options: Options = None, render_mode: str | None = None) -> "InTurn":
    """A table at which one seat at a time moves. A move that its mask forbids is refused."""
    return InTurn(Table(game, seats, options), render_mode)


def parallel_env(
    game: str | AnyGame,
    seats: int,
    options: Options = None,
    max_cycles: int = 10_000,
    render_mode: str | None = None,
) -> "AtOnce":
    """A table at which everybody moves at once: whoever is not to move waits, which is a move of its own."""
    return AtOnce(Table(game, seats, options), max_cycles, render_mode)


def env_of_parallel(*args: Any, **kwargs: Any) -> Any:
    """The parallel table, played seat by seat."""
    return parallel_to_aec(parallel_env(*args, **kwargs))


def agent(seat: int) -> Agent:
    return f"seat_{seat}"


def _spaces(table: Table, more: int) -> tuple[dict[Agent, Space], dict[Agent, Space]]:
    agents = [agent(seat) for seat in range(table.seats)]
    seen = {each: spaces.Box(0, 255, (table.layout.size,), np.uint8) for each in agents}
    return dict(seen), {each: spaces.Discrete(table.game.size + more) for each in agents}


class InTurn(AECEnv):  # type: ignore[misc]
    """Whoever is to move, moves; while a vote is open, one seat after the other.

    What it may play is in its info, as `action_mask`.
    """

    metadata = {"name": "maestri_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, table: Table, render_mode: str | None = None) -> None:
        super().__init__()
        self.table = table
        self.render_mode = render_mode
        self.possible_agents = [agent(seat) for seat in range(table.seats)]
        self.observation_spaces, self.action_spaces = _spaces(table, 0)

    def observation_space(self, agent: Agent) -> Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select()

    def observe(self, agent: Agent) -> Cells:
        return self.table.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        seat = self.possible_agents.index(self.agent_selection)
        if action not in self.table.legal(seat):
            raise ValueError(f"{self.agent_selection} may not play {action}: see its action_mask")
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.table.play(seat, int(action))
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        self.infos: Infos = {each: {} for each in self.agents}
        awaited = self.table.state.to_move()
        if awaited:
            self.agent_selection = self.possible_agents[awaited[0]]
            self.infos[self.agent_selection]["action_mask"] = self.table.mask(awaited[0])
            return
        self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> str:
        return self.table.sketch()

    def close(self) -> None:
        pass


class AtOnce(ParallelEnv):  # type: ignore[misc]
    """Everybody moves: votes are given together, and who is not to move plays `wait`, the last action.

    What each may play is in its info, as `action_mask`. An action that it forbids is replaced by the first
    that is legal, and the info of the step says so.
    """

    metadata = {"name": "maestri_parallel_v0", "render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(self, table: Table, max_cycles: int, render_mode: str | None = None) -> None:
        self.table = table
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.wait = table.game.size
        self.possible_agents = [agent(seat) for seat in range(table.seats)]
        self.observation_spaces, self.action_spaces = _spaces(table, 1)

    def observation_space(self, agent: Agent) -> Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> Space:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Cells], Infos]:
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self._observed(), self._infos(dict.fromkeys(self.agents, False))

    def step(self, actions: dict[Agent, int]) -> tuple[Any, ...]:
        there = self.agents
        replaced = dict.fromkeys(there, False)
        for seat in self.table.state.to_move():
            legal = self.table.legal(seat)
            if not legal:
                break  # what was voted before has settled it
            chosen = actions.get(agent(seat), self.wait)
            replaced[agent(seat)] = chosen not in legal
            self.table.play(seat, int(chosen) if chosen in legal else legal[0])
        self.cycles += 1
        over = not self.table.state.to_move()
        cut = not over and self.cycles >= self.max_cycles
        if over or cut:
            self.agents = []
        return (
            self._observed(),
            dict(zip(there, self.table.rewards(), strict=True)),
            dict.fromkeys(there, over),
            dict.fromkeys(there, cut),
            self._infos(replaced),
        )

    def _observed(self) -> dict[Agent, Cells]:
        return {each: self.table.observe(seat) for seat, each in enumerate(self.possible_agents)}

    def _infos(self, replaced: dict[Agent, bool]) -> Infos:
        return {
            each: {"action_mask": self._mask(seat), "replaced": replaced[each]}
            for seat, each in enumerate(self.possible_agents)
        }

    def _mask(self, seat: int) -> NDArray[np.int8]:
        mask = self.table.mask(seat, more=1)
        mask[self.wait] = not mask.any()
        return mask

    def render(self) -> str:
        return self.table.sketch()

    def close(self) -> None:
        pass
