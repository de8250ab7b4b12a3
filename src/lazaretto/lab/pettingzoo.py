"""PettingZoo environments of our games: `env("rattus", players=4)` (AEC) and `parallel_env("rattus", players=4)`.

Agents are `player_0`, `player_1`… in the order of the seats. An action is a flat choice number of the game.
An observation is a dictionary:

- `observation`: float32 numbers from 0 to 1, named by `env.unwrapped.setting.encoder.names()`; only what that seat may know;
- `action_mask`: int8, 1 for each legal action; all 0 for a seat that is not asked.

Rewards are 0 until the game ends, then by places from +1 to -1 (`lazaretto.lab.by_place`). After `longest` actions
the episode is truncated with rewards 0. An illegal action ends the episode with -1 for its player in `env`;
in `raw_env` it raises `IllegalChoice` with the rules that forbid it. What is forced is not asked.

In the parallel environment all agents act at once, but it is one agent's turn: only the action of the agent that
`infos[agent]["active_agent"]` names is taken.

`reset(seed=7)` begins the very game that `lazaretto.game(name).new(players, seed=7)` begins; later resets without a
seed follow from it. Of `reset(options=...)` the options of the game are taken and all others are ignored.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import turn_based_aec_to_parallel, wrappers

from lazaretto.kernel.errors import IllegalChoice
from lazaretto.kernel.formats import Edition
from lazaretto.kernel.frame import Position
from lazaretto.kernel.page import Page
from lazaretto.kernel.refusals import refused
from lazaretto.lab import LONGEST, VERSION, Seeds, Setting
from lazaretto.lab.arrays import Flags, Floats, flags, numbers
from lazaretto.lab.batch import NOBODY
from lazaretto.lab.movable import Movable
from lazaretto.lab.vector import SEED_BITS, check_render_mode, shown, spaces_of

ILLEGAL_REWARD = -1.0


def env(
    game: str | None = None,
    players: int = 4,
    options: Mapping[str, object] | None = None,
    longest: int = LONGEST,
    render_mode: str | None = None,
    edition: Edition | None = None,
) -> AECEnv:
    """The environment with PettingZoo's usual guards: order of calls, bounds and legality of actions.

    Without a name it is the first game of the house.
    """
    bare = raw_env(game, players, options, longest, render_mode, edition)
    guarded = wrappers.TerminateIllegalWrapper(bare, ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def parallel_env(*settings: Any, **more: Any) -> ParallelEnv:  # what `env` is given
    """The same, with all agents acting at once; only the action of the one whose turn it is is taken."""
    return turn_based_aec_to_parallel(env(*settings, **more))


class raw_env(Movable, AECEnv):  # type: ignore[misc]  # noqa: N801  (the name PettingZoo expects)
    """The environment without guards. `position` is the host's side of the table and holds secrets."""

    SEEN = frozenset({"_page", "_observation", "_mask"})

    def __init__(
        self,
        game: str | None = None,
        players: int = 4,
        options: Mapping[str, object] | None = None,
        longest: int = LONGEST,
        render_mode: str | None = None,
        edition: Edition | None = None,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.setting = Setting(game, players, options, edition, longest)
        self.render_mode = render_mode
        name = f"lazaretto_{self.setting.game.name}_v{VERSION}"
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds: Seeds | None = None
        seen, action = spaces_of(self.setting)
        mask = spaces.Box(0, 1, (self.setting.actions,), np.int8)
        both = spaces.Dict({"observation": seen, "action_mask": mask})
        self.action_spaces = dict.fromkeys(self.possible_agents, action)
        self.observation_spaces = dict.fromkeys(self.possible_agents, both)
        self._nothing: Flags = np.zeros(self.setting.actions, np.int8)
        self._lay_out(0)

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent is shown: `observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """What an agent may do: the flat numbers of the game."""
        return self.action_spaces[agent]

    @property
    def position(self) -> Position:
        """The table itself, secrets included: for hosts, not for agents."""
        return self.batch.positions[0]

    # ---------------------------------------------------------------- playing

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begin a game. Without a seed another one than before; `options` are those of the game, from this one on."""
        if seed is not None or self._seeds is None:
            self._seeds = Seeds(secrets.randbits(SEED_BITS) if seed is None else int(seed))
        self.setting = self.setting.changed(options or {})
        self._lay_out(self._seeds.take())
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def _lay_out(self, seed: int) -> None:
        self.batch = self.setting.batch([self.setting.deal(seed)])
        self._look_at_memory()
        self.batch.offer()

    def _look_at_memory(self) -> None:
        self._page = Page(self.setting.width)
        self._observation: Floats = numbers(self._page, 1)[0]
        self._mask: Flags = flags(self.batch.marks, 1)[0]

    def _select(self) -> None:
        if self.batch.seats[0] != NOBODY:
            self.agent_selection = self.possible_agents[self.batch.seats[0]]
            for info in self.infos.values():
                info["active_agent"] = self.agent_selection

    def step(self, action: int | None) -> None:
        """The agent whose turn it is acts; None from one that is done. Raises IllegalChoice for what the rules forbid."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to choose: None is for agents that are done")
        choice = int(action)
        if not self.batch.is_legal(0, choice):
            raise self._refusal(choice)
        self._cumulative_rewards[agent] = 0.0
        self.batch.take(0, choice)
        if self.batch.is_done(0):
            self._finish()
        else:
            self.batch.offer()
        self._select()

    def _refusal(self, choice: int) -> IllegalChoice:
        module, place = self.setting.module, type(self.position.todo.top()).__name__
        if not 0 <= choice < module.space.size:
            return IllegalChoice(str(choice), place, [])
        return refused(module, self.position, choice, place)

    def _finish(self) -> None:
        """Pay if the game is over; it is cut off if it was too long."""
        self.batch.marks.clear()
        if self.batch.ended[0]:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = {agent: self.batch.rewards[seat] for agent, seat in self.seats.items()}
            self._accumulate_rewards()
        else:
            self.truncations = dict.fromkeys(self.agents, True)

    # ---------------------------------------------------------------- seeing

    def observe(self, agent: str) -> dict[str, object]:
        """What an agent sees now, whether it is asked or not."""
        seat = self.seats[agent]
        self._page.clear()
        self.batch.watch(0, seat, self._page, 0)
        mask = self._mask if self.batch.seats[0] == seat else self._nothing
        return {"observation": self._observation.copy(), "action_mask": mask.copy()}

    def render(self) -> str | None:
        """The public view of the table, as text."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() without a render_mode; give render_mode='ansi'")
            return None
        return shown(self.setting, self.position)

    def close(self) -> None:
        """Nothing is held open."""
