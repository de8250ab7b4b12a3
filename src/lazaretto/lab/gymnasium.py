"""Gymnasium environments of our games: importing this module registers `Lazaretto/<Game>-v1` for every game of the house.

    import gymnasium, lazaretto.lab.gymnasium
    env = gymnasium.make("Lazaretto/Rattus-v1", opponents=["greedy"])
    envs = gymnasium.make_vec("Lazaretto/Rattus-v1", num_envs=256)       # see lazaretto.lab.vector

The learner has one seat (`seat`, else another one in every game, by chance); bots have the others. Parameters: `opponents`,
`seat`, `players` (as many random bots where no opponents are named), `options` and `edition` of the game, `longest`.

- Observation: float32 numbers from 0 to 1, named by `env.unwrapped.setting.encoder.names()`; only what that seat may know.
- Action: a flat choice number of the game. `info["action_mask"]` (int8) and `env.unwrapped.action_masks()` say which are
  legal: `env.action_space.sample(mask=info["action_mask"])`. An illegal one ends the game with -1; `info["rules"]` say why.
- Reward: 0 until the game ends, then by places from +1 to -1 (`lazaretto.lab.by_place`). A game that is cut off pays 0.

`reset(seed=7)` begins the very game that `lazaretto.game(name).new(players, seed=7)` begins; without a seed the next game
follows from the last one given. Of `reset(options=...)` the options of the game are taken and all others are ignored.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import SupportsInt

import gymnasium

import lazaretto
from lazaretto.kernel.formats import Edition
from lazaretto.kernel.refusals import refused
from lazaretto.lab import LONGEST, VERSION, Setting
from lazaretto.lab.arrays import Flags, Floats, flags, numbers
from lazaretto.lab.movable import Movable
from lazaretto.lab.table import Table
from lazaretto.lab.vector import SEED_BITS, check_render_mode, players_at, shown, spaces_of

OPPONENTS = ("random",)  # where nobody is named


class LazarettoEnv(Movable, gymnasium.Env[Floats, SupportsInt]):
    """One seat at a table with bots."""

    SEEN = frozenset({"_observation", "_mask"})
    metadata: dict[str, object] = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str | None = None,
        opponents: Sequence[str] | None = None,
        seat: int | None = None,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        edition: Edition | None = None,
        longest: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        others = OPPONENTS * (players - 1) if opponents is None and isinstance(players, int) else opponents
        self.opponents = OPPONENTS if others is None else others
        self.setting = Setting(game, players_at(players, self.opponents), options, edition, longest)
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space, self.action_space = spaces_of(self.setting)
        self.table: Table | None = None
        self._sit(Table(self.setting, 0, self.opponents, seat))
        self.table = None  # a first reset without a seed begins a game that nobody has seen

    def _sit(self, table: Table) -> None:
        self.table = table
        self.batch = self.setting.batch([table.open()])
        self._look_at_memory()
        self.batch.see()

    def _look_at_memory(self) -> None:
        self._observation: Floats = numbers(self.batch.page, 1)[0]
        self._mask: Flags = flags(self.batch.marks, 1)[0]

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Floats, dict[str, object]]:
        """Begin a game, at the learner's first decision: what he sees, and the mask of legal actions with more in `info`."""
        super().reset(seed=seed)
        changed = self.setting.changed(options or {})
        if seed is not None or self.table is None or changed is not self.setting:
            self.setting = changed
            first = int(self.np_random.integers(2**SEED_BITS, dtype="uint64")) if seed is None else int(seed)
            self._sit(Table(self.setting, first, self.opponents, self.seat))
        else:
            self.batch.forget()
            self.batch.put(0, self.table.open())
            self.batch.see()
        return self._observation.copy(), self._info()

    def step(self, action: SupportsInt) -> tuple[Floats, float, bool, bool, dict[str, object]]:
        """Act, and let the others act until the learner is asked again. What is illegal ends the game; `info` says why."""
        assert self.table is not None, "reset comes first"
        if self.batch.is_done(0):
            raise gymnasium.error.ResetNeeded("the game is over: reset begins the next one")
        refused = self._refusal(int(action))
        self.batch.step([int(action)])
        self.table.play_others(self.batch, 0)
        if self.batch.is_done(0):
            self.batch.page.clear()
            self.batch.marks.clear()
            self.batch.watch(0, self.table.own_seat, self.batch.page, 0)
        else:
            self.batch.see()
        reward = self.batch.rewards[self.table.own_seat]
        ended, cut = bool(self.batch.ended[0]), bool(self.batch.cut[0])
        return self._observation.copy(), reward, ended, cut, {**self._info(), **refused}

    def _refusal(self, action: int) -> dict[str, object]:
        """What an illegal action is told."""
        if self.batch.is_legal(0, action):
            return {}
        module = self.setting.module
        if not 0 <= action < module.space.size:
            return {"illegal": str(action), "rules": []}
        error = refused(module, self.batch.positions[0], action, "action")
        return {"illegal": error.choice, "rules": error.rules}

    def _info(self) -> dict[str, object]:
        assert self.table is not None
        return {"action_mask": self._mask.copy(), "seat": self.table.own_seat}

    def action_masks(self) -> Flags:
        """1 for each legal action; the name that sb3-contrib asks for."""
        return self._mask.copy()

    def render(self) -> str | None:
        """The public view of the table, as text."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() without a render_mode; give render_mode='ansi'")
            return None
        return shown(self.setting, self.batch.positions[0])


def id_of(game: str) -> str:
    """The name under which Gymnasium knows a game."""
    return f"Lazaretto/{game.capitalize()}-v{VERSION}"


def register() -> None:
    """Make every game known to Gymnasium, once."""
    for name in lazaretto.game_names():
        if id_of(name) not in gymnasium.registry:
            gymnasium.register(
                id_of(name),
                entry_point="lazaretto.lab.gymnasium:LazarettoEnv",
                vector_entry_point="lazaretto.lab.vector:VectorGames",
                kwargs={"game": name},
            )


register()
