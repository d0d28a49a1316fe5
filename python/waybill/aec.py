"""A PettingZoo AEC environment; PettingZoo itself need not be installed."""
from . import spaces
from .arrays import mask
from .state import load_game

try:
    from pettingzoo import AECEnv as _Base
except ImportError:

    class _Base:
        """As much of PettingZoo's class as its users call."""

        @property
        def num_agents(self):
            return len(self.agents)

        @property
        def max_num_agents(self):
            return len(self.possible_agents)

        @property
        def unwrapped(self):
            return self

        def last(self, observe=True):
            agent = self.agent_selection
            return (
                self.observe(agent) if observe else None,
                self._cumulative_rewards[agent],
                self.terminations[agent],
                self.truncations[agent],
                self.infos[agent],
            )

        def agent_iter(self, max_iter=2**63):
            for _ in range(max_iter):
                if not self.agents:
                    return
                yield self.agent_selection


def aec_env(name, **parameters):
    return AECEnv(name, **parameters)


class AECEnv(_Base):
    metadata = {"name": "waybill_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, name, render_mode=None, **parameters):
        self._game = load_game(name, **parameters)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{i}" for i in range(self._game.num_players())]
        self.agents = []
        actions = self._game.num_distinct_actions()
        self.observation_spaces = {
            agent: spaces.observation_space(self._game.observation_tensor_shape()[0], actions)
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._state = self._game.new_initial_state(seed)
        self._go_on()

    def observe(self, agent):
        player = self.possible_agents.index(agent)
        state = self._state
        legal = state.legal_actions(player) if not state.is_terminal() else []
        return {
            "observation": state.observation_tensor(player),
            "action_mask": mask(legal, self._game.num_distinct_actions()),
        }

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._leave(agent, action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._state.apply_action(int(action))
        self._go_on()

    def _leave(self, agent, action):
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

    def _go_on(self):
        state = self._state
        while state.is_chance_node():
            state.apply_action(0)
        over = state.is_terminal()
        for agent, reward in zip(self.possible_agents, state.returns()):
            self.rewards[agent] = float(reward) if over else 0.0
            self._cumulative_rewards[agent] += self.rewards[agent]
            self.terminations[agent] = over
        self.agent_selection = self.agents[0] if over else self.possible_agents[state.current_player()]

    def render(self):
        return str(self._state)

    def close(self):
        pass

    def __str__(self):
        return f"waybill {self._game.name}"
