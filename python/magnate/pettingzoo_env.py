"""The game as a PettingZoo environment: agents take turns (AEC), with masks of what may be chosen."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv

from ._magnate import Dice, Episode, Game, action_count, describe_action

__all__ = ["MagnateEnv", "env"]


def env(**options: Any) -> "MagnateEnv":
    """A new environment, as PettingZoo makes them."""
    return MagnateEnv(**options)


class MagnateEnv(AECEnv[str, dict[str, Any], int]):
    """One game. An action is one index of the space in ``docs/python.md``; a decision takes one or more of them."""

    metadata = {"name": "magnate_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        config: dict[str, Any] | None = None,
        *,
        opponent: str | None = None,
        budget: str = "100n",
        max_rounds: int = 30,
        seed: int = 1,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = render_mode
        self._core = Episode(config or {"players": 2}, seed, opponent, budget, max_rounds)
        self.layout: dict[str, Any] = self._core.layout
        players = self._core.game.config["players"]
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        size = self.layout["size"]
        numbers = np.iinfo(np.int16)
        space = spaces.Dict(
            {
                "observation": spaces.Box(numbers.min, numbers.max, (size,), np.int16),
                "action_mask": spaces.Box(0, 1, (action_count(),), np.int8),
            }
        )
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        choices: spaces.Discrete = spaces.Discrete(action_count())
        self.action_spaces = {agent: choices for agent in self.possible_agents}
        self._dealt = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals the game with this seed, or the next one."""
        if seed is not None or self._dealt:
            self._core.deal(seed)
        self._dealt = True
        self.agents = self.possible_agents[:]
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._core.seat]

    def _mask(self, agent: str) -> npt.NDArray[np.int8]:
        mask = np.zeros(action_count(), np.bool_)
        over = any(self.terminations.values()) or any(self.truncations.values())
        if agent == self.agent_selection and not over:
            self._core.mask(mask)
        return mask.astype(np.int8)

    def observe(self, agent: str) -> dict[str, Any]:
        seen = np.zeros(self.layout["size"], np.int16)
        self._core.observe(self.possible_agents.index(agent), seen)
        return {"observation": seen, "action_mask": self._mask(agent)}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that plays on chooses an index")
        chooser = self.agent_selection
        ended = self._core.step(int(action))
        self._cumulative_rewards[chooser] = 0.0
        self._clear_rewards()
        if ended is not None:
            for agent, reward in zip(self.possible_agents, ended["rewards"]):
                self.rewards[agent] = float(reward)
                self.terminations[agent] = not ended["truncated"]
                self.truncations[agent] = ended["truncated"]
                self.infos[agent] = {"cash": ended["cash"], "rounds": ended["rounds"]}
        self.agent_selection = self.possible_agents[self._core.seat]
        self._accumulate_rewards()

    @property
    def game(self) -> Game:
        """A copy of the game as it stands, secrets included."""
        return self._core.game

    def sample(self, dice: Dice) -> int:
        """A random index that may be chosen now."""
        return self._core.sample(dice)

    def encode(self, action: dict[str, Any] | str) -> list[int] | None:
        """The indices that lead to an action of whoever chooses, from the beginning of the decision."""
        return self._core.encode(action)

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        game = self._core.game
        cash = ", ".join(f"seat {seat} ${cash}" for seat, cash in enumerate(game.cash))
        return f"round {game.round}, {game.stage}: {cash}, bank ${game.bank}"

    def describe(self, action: int) -> str:
        """What an index says."""
        return describe_action(action)

    def close(self) -> None:
        """Nothing is open."""
