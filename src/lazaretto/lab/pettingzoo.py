"""PettingZoo environments of our games (AEC): `env("rattus", players=4)`.

Agents are `player_0`, `player_1`… in the order of the seats. An action is a flat choice number of the game.
An observation is a dictionary:

- `observation`: float32 numbers from 0 to 1, see `lazaretto.lab.Encoder`; only what that seat may know;
- `action_mask`: int8, 1 for each legal action; all 0 for a seat that is not asked.

Rewards are 0 until the game ends, then by places from +1 to -1 (`lazaretto.lab.by_place`). After `longest` actions
the episode is truncated with rewards 0. An illegal action ends the episode with -1 for its player in `env`;
in `raw_env` it raises `IllegalChoice` with the rules that forbid it.

`reset(seed=7)` begins the very game that `lazaretto.game(name).new(players, seed=7)` begins; later resets without a
seed follow from it. Of `reset(options=...)` the options of the game are taken and all others are ignored.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import lazaretto
from lazaretto.kernel.contract import SPECTATOR
from lazaretto.kernel.match import Match
from lazaretto.kernel.rng import Rng, stream
from lazaretto.lab import LONGEST, Encoder, by_place

ILLEGAL_REWARD = -1.0


def env(
    game: str | None = None,
    players: int = 4,
    options: Mapping[str, Any] | None = None,
    longest: int = LONGEST,
    render_mode: str | None = None,
) -> Any:
    """The environment with PettingZoo's usual guards: order of calls, bounds and legality of actions.

    Without a name it is the first game of the house.
    """
    guarded = wrappers.TerminateIllegalWrapper(raw_env(game, players, options, longest, render_mode), ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  (the name PettingZoo expects)
    """The environment without guards. `match` is the host's side of the table and holds secrets."""

    def __init__(
        self,
        game: str | None = None,
        players: int = 4,
        options: Mapping[str, Any] | None = None,
        longest: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = lazaretto.game(game or lazaretto.game_names()[0])
        self.players = players
        self.options = dict(options or {})
        self.longest = longest
        self.render_mode = render_mode
        name = f"lazaretto_{self.game.name}_v{self.game.module.rules_version}"
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.encoder = Encoder(self.game.module, players)
        self.match: Match = self.game.new(players, 0, self.options)
        self._seeds: Rng | None = None
        size, actions = len(self._encode(0)), self.game.module.space.size
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: _observation_space(size, actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    # ---------------------------------------------------------------- playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        known = self.game.module.option_values(self.players)
        wished = {name: value for name, value in (options or {}).items() if name in known}
        self.match = self.game.new(self.players, self._next_seed(seed), {**self.options, **wished})
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def _next_seed(self, seed: int | None) -> int | None:
        """The seed asked for; without one the next that follows from it; a fresh one where none was ever given."""
        if seed is not None:
            self._seeds = stream(int(seed), "episodes")
            return int(seed)
        return None if self._seeds is None else self._seeds.word()

    def _select(self) -> None:
        if self.match.to_move is not None:
            self.agent_selection = self.possible_agents[self.match.to_move]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to choose: None is for agents that are done")
        self._cumulative_rewards[agent] = 0.0
        self.match.apply(int(action))
        self._select()
        self._finish()
        self._accumulate_rewards()

    def _finish(self) -> None:
        """Pay if the game is over; cut it off if it is too long."""
        outcome = self.match.outcome()
        if outcome is not None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.possible_agents, by_place(outcome), strict=True))
        elif self._cut_off():
            self.truncations = dict.fromkeys(self.agents, True)

    def _cut_off(self) -> bool:
        """`longest` choices were made (the record holds the set-up before them), and another one is asked."""
        return self.match.n > self.longest and not self.match.is_over

    # ---------------------------------------------------------------- seeing

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.game.module.space.size, np.int8)
        if self.match.to_move == seat and not self._cut_off():
            mask[self.match.legal_options()] = 1
        return {"observation": self._encode(seat), "action_mask": mask}

    def _encode(self, seat: int) -> Any:
        return np.array(self.encoder.encode(self.match.here, seat), np.float32)

    def render(self) -> str | None:
        """The public view of the table, as text."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() without a render_mode; give render_mode='ansi'")
            return None
        asked = "over" if self.match.is_over else repr(self.match.here.todo.top())
        return f"{asked}\n{json.dumps(self.game.module.view(self.match.here.board, SPECTATOR), indent=1)}"

    def close(self) -> None:
        """Nothing is held open."""


def _observation_space(size: int, actions: int) -> Any:
    board = spaces.Box(0.0, 1.0, (size,), np.float32)
    return spaces.Dict({"observation": board, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
