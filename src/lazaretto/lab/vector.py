"""Many games at once: numpy in, numpy out. `Games` is for self-play, `VectorGames` is Gymnasium's `VectorEnv` around it.

    games = Games("rattus", 256, players=2, seed=7)
    while training:
        actions = policy(games.observation, games.mask)     # one for each game, for the seat that is asked
        step = games.step(actions)                          # finished games begin anew at once

`observation`, `mask`, `seat`, `rewards`, `terminated` and `truncated` are arrays that numpy sees where the engine writes
them: they cannot be written to, and the next step changes them. Copy what you keep, or say `copy=True`.

`VectorGames` is made by `gymnasium.make_vec("Lazaretto/Rattus-v1", num_envs=256)` as well (import
`lazaretto.lab.gymnasium` first). Without `opponents` it is self-play: the observation is that of the seat that is asked
(`infos["seat"]`), the reward that of the seat that has just acted, and `infos["rewards"]` has those of all. With opponents
the learner has one seat.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from typing import NamedTuple, cast

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from lazaretto.kernel.contract import SPECTATOR
from lazaretto.kernel.errors import BadInput, IllegalChoice
from lazaretto.kernel.formats import Edition
from lazaretto.kernel.frame import Position
from lazaretto.kernel.page import Page
from lazaretto.kernel.refusals import refused
from lazaretto.kernel.rng import Rng, stream
from lazaretto.lab import LONGEST, Setting
from lazaretto.lab.arrays import Doubles, Flags, Floats, Truths, flags, numbers, viewed
from lazaretto.lab.movable import Movable
from lazaretto.lab.table import Table

SEED_BITS = 64


class Step(NamedTuple):
    """What the games are like after a step. A row for each game."""

    observation: Floats  # what the asked seat sees, numbers from 0 to 1
    mask: Flags  # 1 for each legal action
    seat: NDArray[np.int32]  # who is asked
    rewards: NDArray[np.float64]  # of every seat, for the games that this step has finished
    terminated: NDArray[np.bool_]  # the game was over by its rules
    truncated: NDArray[np.bool_]  # it was cut off
    final: dict[int, Floats]  # of those games, what each seat saw at the end, before the next one began


class Games(Movable):
    """Games of one kind, side by side. The seed and the number of a game decide its chance, whatever the others do."""

    SEEN = frozenset({"observation", "mask", "seat", "rewards", "terminated", "truncated", "_pages"})

    def __init__(
        self,
        game: str | None = None,
        count: int = 256,
        players: int = 4,
        options: Mapping[str, object] | None = None,
        edition: Edition | None = None,
        longest: int = LONGEST,
        seed: int | None = None,
        copy: bool = False,
        opponents: Sequence[str] | None = None,
        own_seat: int | None = None,
    ) -> None:
        if not isinstance(count, int) or count < 1:
            raise BadInput("too-small", "count", {"given": str(count), "expected": "1"})
        players_at(players, opponents)
        if own_seat is not None and opponents is None:
            raise BadInput("wrong-seats", "opponents", {"given": "0", "expected": str(players - 1)})
        self.setting = Setting(game, players, options, edition, longest)
        self.count = count
        self.players = players
        self.copy = copy
        self.opponents = opponents  # bots on all seats but one; None is self-play
        self.own_seat = own_seat
        self.reset(seed)

    # ---------------------------------------------------------------- playing

    def reset(self, seed: int | None = None) -> Step:
        """Begin all games anew. Without a seed they are different every time."""
        first = secrets.randbits(SEED_BITS) if seed is None else seed
        self.tables = [self._table(number_seed(first, number)) for number in range(self.count)]
        self.rng: Rng = stream(first, "random actions")
        self.batch = self.setting.batch([table.open() for table in self.tables])
        self._look_at_memory()
        self.batch.see()
        return self._told({})

    def _table(self, seed: int) -> Table:
        return Table(self.setting, seed, self.opponents, self.own_seat)

    def _look_at_memory(self) -> None:
        batch, count = self.batch, self.count
        self._pages: dict[int, Page] = {}
        self.observation = numbers(batch.page, count)
        self.mask = flags(batch.marks, count)
        self.seat = viewed(batch.seats, np.int32)
        self.rewards = viewed(batch.rewards, np.float64).reshape(count, self.players)
        self.terminated = viewed(batch.ended, np.bool_)
        self.truncated = viewed(batch.cut, np.bool_)

    def step(self, actions: ArrayLike) -> Step:
        """Take one action in each game. One that is not legal raises IllegalChoice, and nothing is done."""
        choices = self.checked(actions)
        for game in self.batch.illegal(choices):
            raise self.refusal(game, choices[game])
        return self.take(choices)

    def take(self, choices: list[int]) -> Step:
        """The same without that check: an action that is not legal ends its game, and the seat that chose it pays 1."""
        self.batch.step(choices)
        if self.opponents is not None:
            for game, table in enumerate(self.tables):
                table.play_others(self.batch, game)
        done = self.batch.done()
        final = {game: self._final(game) for game in done}
        for game in done:
            self.batch.put(game, self.tables[game].open())
        self.batch.see()
        return self._told(final)

    def checked(self, actions: ArrayLike) -> list[int]:
        """The actions as whole numbers, one for each game."""
        array = np.asarray(actions)
        if array.shape != (self.count,) or array.dtype.kind not in "iu":
            given = f"{array.dtype} {array.shape}"
            raise BadInput("wrong-actions", "actions", {"given": given, "expected": f"int ({self.count},)"})
        found: list[int] = array.tolist()
        return found

    def refusal(self, game: int, choice: int) -> IllegalChoice:
        """Why an action is refused, with the rules where it is one of the game's."""
        top = self.batch.positions[game].todo.top()
        module = self.setting.module
        place = f"game {game}: {type(top).__name__}"
        if not 0 <= choice < module.space.size:
            return IllegalChoice(str(choice), place, [])
        return refused(module, self.batch.positions[game], choice, place)

    def _told(self, final: dict[int, Floats]) -> Step:
        step = Step(self.observation, self.mask, self.seat, self.rewards, self.terminated, self.truncated, final)
        return Step._make([*[array.copy() for array in step[:-1]], final]) if self.copy else step

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each game."""
        return np.array(self.batch.sample(self.rng), np.int64)

    # ---------------------------------------------------------------- seeing

    def observe(self, seats: int | Sequence[int] | NDArray[np.int64]) -> Floats:
        """What a seat (one for all games, or one for each) sees now, -1 being somebody who only watches: a copy."""
        given = np.asarray(seats)
        if given.shape not in ((), (self.count,)) or given.dtype.kind not in "iu":
            raise BadInput("unknown-seat", "seats", {"word": str(seats)})
        wanted = np.broadcast_to(given, (self.count,)).tolist()
        for seat in wanted:
            if not -1 <= seat < self.players:
                raise BadInput("unknown-seat", "seats", {"word": str(seat)})
        page, width = self._page(self.count), self.setting.width
        for game, seat in enumerate(wanted):
            self.batch.watch(game, seat, page, game * width)
        return numbers(page, self.count).copy()

    def _final(self, game: int) -> Floats:
        page, width = self._page(self.players), self.setting.width
        for seat in range(self.players):
            self.batch.watch(game, seat, page, seat * width)
        return numbers(page, self.players).copy()

    def _page(self, rows: int) -> Page:
        page = self._pages.setdefault(rows, Page(rows * self.setting.width))
        page.clear()
        return page


def number_seed(seed: int, number: int) -> int:
    """The first seed of one of many games; that of the first game is the given one."""
    if number == 0:
        return seed
    rng = stream(seed, f"game {number}")
    return rng.word() << 32 | rng.word()


class VectorGames(VectorEnv[Floats, ArrayLike, NDArray[np.generic]]):
    """Gymnasium's view of many games. Finished games begin anew in the same step (`AutoresetMode.SAME_STEP`).

    `infos` holds for every game `action_mask` and `seat`; after a step `rewards` of all seats and `illegal`; for finished
    games `final_obs` and `final_info`. An action that is not legal ends its game with -1.
    """

    metadata: dict[str, object] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 256,
        game: str | None = None,
        players: int | None = None,
        opponents: Sequence[str] | None = None,
        seat: int | None = None,
        options: Mapping[str, object] | None = None,
        edition: Edition | None = None,
        longest: int = LONGEST,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        table = players_at(players, opponents)
        self.games = Games(game, num_envs, table, options, edition, longest, None, copy, opponents, seat)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_observation_space, self.single_action_space = spaces_of(self.games.setting)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Floats, dict[str, object]]:
        """Begin all games anew: what the asked seats see, and `infos`."""
        super().reset(seed=seed)
        self.games.setting = self.games.setting.changed(options or {})
        step = self.games.reset(int(self.np_random.integers(2**SEED_BITS, dtype=np.uint64)) if seed is None else seed)
        return step.observation, self._infos(step)

    def step(self, actions: ArrayLike) -> tuple[Floats, Doubles, Truths, Truths, dict[str, object]]:
        """One action in each game; finished games have begun anew in what is returned."""
        choices = self.games.checked(actions)
        illegal = self.games.batch.illegal(choices)
        acted = self.games.seat.copy()
        step = self.games.take(choices)
        infos = self._infos(step)
        infos["rewards"], infos["illegal"] = step.rewards.copy(), np.isin(np.arange(self.num_envs), illegal)
        for game, final in step.final.items():
            self._add_info(infos, {"final_obs": final[acted[game]], "final_info": {"seat": int(acted[game])}}, game)
        return step.observation, step.rewards[np.arange(self.num_envs), acted], *self._ends(step), infos

    def _ends(self, step: Step) -> tuple[Truths, Truths]:
        return step.terminated.copy(), step.truncated.copy()

    def _infos(self, step: Step) -> dict[str, object]:
        everywhere = np.ones(self.num_envs, np.bool_)
        return {"action_mask": step.mask, "_action_mask": everywhere, "seat": step.seat.copy(), "_seat": everywhere}

    def action_masks(self) -> Flags:
        """1 for each legal action, a row for each game; the name that sb3-contrib asks for."""
        return self.games.mask.copy()

    def render(self) -> tuple[str, ...] | None:
        """The public view of every table, as text."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() without a render_mode; give render_mode='ansi'")
            return None
        return tuple(shown(self.games.setting, position) for position in self.games.batch.positions)


def players_at(players: int | None, opponents: Sequence[str] | None) -> int:
    """How many sit at a table: as many as were asked for, else a learner and his opponents, else four."""
    if isinstance(opponents, str):  # a string is a sequence, too, of letters
        raise BadInput("not-a-list", "opponents")
    if players is not None:
        return players
    return 4 if opponents is None else len(opponents) + 1


def check_render_mode(mode: str | None) -> None:
    """Tables are shown as text, or not at all."""
    if mode not in (None, "ansi"):
        raise BadInput("unknown-word", "render_mode", {"word": str(mode), "expected": "ansi"})


def spaces_of(setting: Setting) -> tuple[spaces.Space[Floats], spaces.Discrete]:
    """What is seen and what can be done in one game."""
    seen = spaces.Box(0.0, 1.0, (setting.width,), np.float32)
    return cast("spaces.Space[Floats]", seen), spaces.Discrete(setting.actions)


def shown(setting: Setting, position: Position) -> str:
    """The public view of a table, as text."""
    asked = "over" if position.is_over() else repr(position.todo.top())
    return f"{asked}\n{json.dumps(setting.module.view(position.board, SPECTATOR), indent=1)}"
