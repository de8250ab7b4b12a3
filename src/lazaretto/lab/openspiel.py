"""OpenSpiel games of ours: importing this module registers `python_lazaretto_<game>` for every game of the house.

    import pyspiel, lazaretto.lab.openspiel
    game = pyspiel.load_game("python_lazaretto_rattus(players=3,max_game_length=500)")

Parameters: `players`; `max_game_length`; and every option of the game by its name. OpenSpiel wants one type for all
values of a parameter, so a number among words is written as a word: `first=random`, `first=n0`, `first=n1`. It also
wants one default for all numbers of players; where the game has several it is `usual`.

Chance is explicit: an outcome is the flat number of nature's choice less the number of the players' actions.
Returns come at the end, by places from +1 to -1 (`lazaretto.lab.by_place`). A game that its rules do not end is cut
off when a seat would have to choose after `max_game_length` choices: a draw, 0 for everybody.

The observation is the seat's view as JSON, and `lazaretto.lab.Encoder` as a tensor. The information state is all
that a player has witnessed: every choice of every seat, for choices are made in the open, and every result of
chance, but `?` for one that the player was not shown.
"""

from __future__ import annotations

import json
from typing import Any, ClassVar

import numpy as np
import pyspiel

import lazaretto
from lazaretto.kernel.contract import GameModule
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.frame import CHANCE, Position
from lazaretto.lab import LONGEST, Encoder, by_place, initial_position

PREFIX = "python_lazaretto_"
USUAL = "usual"  # of an option whose default depends on the number of players
CHANCE_ROOM = 1000  # a history holds at most so many results of chance more than choices; it is cut off there too


class Table:
    """What a table is set up with: a game, the number of players, options, the cut-off. Gives new plays."""

    def __init__(self, name: str, params: dict[str, Any]) -> None:
        self.name = name
        self.params = params
        self.module: GameModule = lazaretto.game(name).module
        self.players: int = params["players"]
        self.longest: int = params["max_game_length"]
        if self.players not in self.module.players:
            raise BadInput("wrong-players", "players", {"given": str(self.players)})
        tables = self.module.make_tables(self.module.edition(), self.players)
        self.beginning = initial_position(self.module, tables, self.players, self._options())
        self.encoder = Encoder(self.module, self.players)

    def _options(self) -> dict[str, Any]:
        """The options of the game from their parameters; `clean_options` refuses what is none of the values."""
        options: dict[str, Any] = {}
        for name, values in self.module.option_values(self.players).items():
            given = self.params[name]
            if given != USUAL:
                options[name] = dict(zip(_as_parameters(values), values, strict=True)).get(given, given)
        return options

    def most_chance(self) -> int:
        return self.longest + CHANCE_ROOM


class Play:
    """One course of the game. OpenSpiel copies a state with `deepcopy` and stores it with `pickle`: both work by
    this class alone, so the engine may be compiled. What is stored is the list of choices, chance included."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.here: Position = table.beginning.clone()
        self.taken: list[int] = []  # flat numbers, of seats and of nature
        self.told: list[tuple[str, int]] = []  # the same in words, with a bit for each seat that saw it
        self.choices = 0

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        copy = Play.__new__(Play)
        copy.table = self.table
        copy.here = self.here.clone()
        copy.taken = self.taken[:]
        copy.told = self.told[:]
        copy.choices = self.choices
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return _replayed, (self.table.name, self.table.params, self.taken)

    def who(self) -> int:
        """The seat that chooses, or OpenSpiel's number for chance or for the end."""
        if self.is_over():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.here.who() == CHANCE else self.here.who()

    def is_over(self) -> bool:
        return self.here.is_over() or self._cut_off()

    def _cut_off(self) -> bool:
        if len(self.taken) - self.choices >= self.table.most_chance():
            return True
        return self.choices >= self.table.longest and self.here.who() != CHANCE

    def take(self, option: int) -> None:
        """Apply a choice of a seat or of nature, and note who witnesses it."""
        board, frame, seat = self.here.board, self.here.todo.top(), self.here.who()
        text = self.table.module.space.text(option)
        if seat == CHANCE:
            self.told.append((text, sum(1 << each for each in range(self.table.players) if frame.sees(board, each))))
        else:
            self.told.append((f"{seat} {text}", -1))
            self.choices += 1
        self.taken.append(option)
        self.here.step(option)

    def outcomes(self) -> list[tuple[int, float]]:
        """What nature may say, numbered from 0, with its odds."""
        options = self.here.legal()
        weights = self.here.odds() or [1] * len(options)
        total, first = sum(weights), self.table.module.space.size
        odds = zip(options, weights, strict=True)
        return sorted((option - first, weight / total) for option, weight in odds if weight)

    def returns(self) -> list[float]:
        if not self.here.is_over():
            return [0.0] * self.table.players
        return by_place(self.table.module.outcome(self.here.board))

    def witnessed(self, seat: int) -> str:
        """The information state of a seat: what it has seen happen, in order."""
        words = [text if seen >> seat & 1 else "?" for text, seen in self.told]
        return "; ".join([f"seat {seat}", *words])

    def seen(self, seat: int) -> str:
        """The observation of a seat: what it sees now."""
        view = self.table.module.view(self.here.board, seat)
        return f"seat {seat}; {self.asked()}\n{json.dumps(view, separators=(',', ':'))}"

    def asked(self) -> str:
        """What is asked, as everybody knows: frames hold public ids only."""
        return "over" if self.here.is_over() else repr(self.here.todo.top())


def _replayed(name: str, params: dict[str, Any], taken: list[int]) -> Play:
    play = Play(Table(name, params))
    for option in taken:
        play.take(option)
    return play


class LazarettoGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, as OpenSpiel knows games. The subclass that is registered says which."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        module = lazaretto.game(self.name).module
        given = {**_parameters(module), **(params or {})}
        self.table = Table(self.name, given)
        info = pyspiel.GameInfo(
            num_distinct_actions=module.space.size,
            max_chance_outcomes=module.space.total - module.space.size,
            num_players=self.table.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.table.longest,
        )
        super().__init__(_game_type(module), info, given)

    def new_initial_state(self) -> LazarettoState:
        return LazarettoState(self, self.table)

    def max_chance_nodes_in_history(self) -> int:
        return self.table.most_chance()

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> LazarettoObserver | None:
        """Observations and information states of a single player; no other mixture of public and private."""
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return LazarettoObserver(self.table, kind.perfect_recall)


class LazarettoState(pyspiel.State):  # type: ignore[misc]
    """A node of the game tree."""

    def __init__(self, game: LazarettoGame, table: Table) -> None:
        super().__init__(game)
        self.play = Play(table)

    def current_player(self) -> int:
        return self.play.who()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.play.here.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.play.outcomes()

    def _apply_action(self, action: int) -> None:
        first = self.play.table.module.space.size if self.play.here.who() == CHANCE else 0
        self.play.take(first + action)

    def _action_to_string(self, player: int, action: int) -> str:
        space = self.play.table.module.space
        return space.text(action + space.size if player == pyspiel.PlayerId.CHANCE else action)

    def is_terminal(self) -> bool:
        return self.play.is_over()

    def returns(self) -> list[float]:
        return self.play.returns()

    def __str__(self) -> str:
        """The whole position, secrets included: for debugging only."""
        board = self.play.table.module.save_board(self.play.here.board)
        return f"{self.play.asked()}\n{json.dumps(board, separators=(',', ':'))}"


class LazarettoObserver:
    """What a player sees now, or (with perfect recall) all he has witnessed; the latter has no tensor."""

    def __init__(self, table: Table, recall: bool) -> None:
        self.recall = recall
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not recall:
            self.tensor = np.zeros(len(table.encoder.encode(table.beginning, 0)), np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: LazarettoState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.play.table.encoder.encode(state.play.here, player)

    def string_from(self, state: LazarettoState, player: int) -> str:
        return state.play.witnessed(player) if self.recall else state.play.seen(player)


def _parameters(module: GameModule) -> dict[str, Any]:
    """The parameters of a game with their defaults."""
    counts = [count for count in module.players if count > 1]
    options = {name: _as_parameters(values)[0] for name, values in module.option_values(counts[0]).items()}
    for count in module.players:
        for name, values in module.option_values(count).items():
            if _as_parameters(values)[0] != options[name]:
                options[name] = USUAL
    return {**options, "players": counts[0], "max_game_length": LONGEST}


def _as_parameters(values: tuple[Any, ...]) -> list[Any]:
    """The values of an option, all of one type: where words and numbers are mixed the numbers become words."""
    if len({type(value) for value in values}) == 1:
        return list(values)
    return [value if isinstance(value, str) else f"n{value}" for value in values]


def _game_type(module: GameModule) -> Any:
    return pyspiel.GameType(
        short_name=PREFIX + module.name,
        long_name=f"Lazaretto {module.name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(module.players),
        min_num_players=min(module.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_parameters(module),
    )


def register() -> None:
    """Make every game of the house known to OpenSpiel, once."""
    known = pyspiel.registered_names()
    for name in lazaretto.game_names():
        if PREFIX + name not in known:
            one = type(f"Lazaretto{name.capitalize()}", (LazarettoGame,), {"name": name})
            pyspiel.register_game(_game_type(lazaretto.game(name).module), one)


register()
