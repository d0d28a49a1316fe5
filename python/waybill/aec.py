"""A PettingZoo AEC environment; PettingZoo itself need not be installed."""
from __future__ import annotations

import random
from typing import Any, Iterator

from . import spaces
from .arrays import mask, np
from .frames import WaybillError
from .vector import VectorEnv

try:
    from pettingzoo import AECEnv as _Base
except ImportError:

    class _Base:  # type: ignore[no-redef]
        """As much of PettingZoo's class as its users call."""

        agents: list[str]
        possible_agents: list[str]
        agent_selection: str
        terminations: dict[str, bool]
        truncations: dict[str, bool]
        infos: dict[str, dict[str, Any]]
        _cumulative_rewards: dict[str, float]

        @property
        def num_agents(self) -> int:
            return len(self.agents)

        @property
        def max_num_agents(self) -> int:
            return len(self.possible_agents)

        @property
        def unwrapped(self) -> Any:
            return self

        def observe(self, agent: str) -> Any:
            raise NotImplementedError

        def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
            agent = self.agent_selection
            return (
                self.observe(agent) if observe else None,
                self._cumulative_rewards[agent],
                self.terminations[agent],
                self.truncations[agent],
                self.infos[agent],
            )

        def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
            for _ in range(max_iter):
                if not self.agents:
                    return
                yield self.agent_selection


def aec_env(name: str, **parameters: Any) -> AECEnv:
    """`parameters`: players, options (a dict), sheet (a dict) and render_mode ("ansi" or "human")."""
    return AECEnv(name, **parameters)


class AECEnv(_Base):
    """One match at a time. An action that is not legal raises WaybillError, and nothing has changed."""

    metadata: dict[str, Any] = {"name": "waybill_v0", "render_modes": ["ansi", "human"], "is_parallelizable": False}

    def __init__(self, name: str, render_mode: str | None = None, **parameters: Any) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode: must be ansi or human, not {render_mode!r}")
        self.name = name
        self.render_mode = render_mode
        self._match = VectorEnv(name, 1, threads=1, everyone=True, once=True, **parameters)
        self.fields = self._match.fields
        self.kinds = self._match.kinds
        self.possible_agents = [f"player_{i}" for i in range(self._match.num_players)]
        self.agents: list[str] = []
        actions = self._match.num_actions
        self.observation_spaces = {
            agent: spaces.observation_space(self._match.observation_size, actions) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; the same seed and the same actions give the same match. `options` are of no use here."""
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._match.reset(random.getrandbits(64) if seed is None else seed)
        self.agent_selection = self.possible_agents[self._match.players[0]]
        self._show()

    def observe(self, agent: str) -> dict[str, Any]:
        """What this agent sees, and what it may do: nothing unless it is to act."""
        player, match = self.possible_agents.index(agent), self._match
        if np is not None:
            observation = match.observations.reshape(-1, match.observation_size)[player].copy()
        else:
            size = match.observation_size
            observation = match.observations[player * size : (player + 1) * size]
        acts = player == match.players[0]
        masked = match.masks.reshape(-1) if np is not None and acts else match.masks
        return {"observation": observation, "action_mask": masked if acts else mask([], match.num_actions)}

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise WaybillError("the match is over for everybody: reset it")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._leave(agent, action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act: None is for agents whose match is over")
        self._match.step([int(action)])
        self._cumulative_rewards[agent] = 0.0
        over = bool(self._match.dones[0])
        if over:
            rewards = [float(reward) for reward in (self._match.rewards.ravel() if np is not None else self._match.rewards)]
            for player, one in enumerate(self.possible_agents):
                self.rewards[one] = rewards[player]
                self._cumulative_rewards[one] += rewards[player]
                self.terminations[one] = True
        self.agent_selection = self.agents[0] if over else self.possible_agents[self._match.players[0]]
        self._show()

    def _leave(self, agent: str, action: int | None) -> None:
        """Whoever has ended takes part once more, with no action, and is gone."""
        if action is not None:
            raise ValueError("when an agent is dead, the only valid action is None")
        for table in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del table[agent]
        self.agents.remove(agent)
        for other in self.rewards:
            self.rewards[other] = 0.0
        if self.agents:
            self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The board as text, as the player to act sees it."""
        board = self._match.board(0)
        if self.render_mode == "human":
            print(board)
            return None
        return board

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        self._match.close()

    def __str__(self) -> str:
        return f"waybill {self.name}"
