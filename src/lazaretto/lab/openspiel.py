"""OpenSpiel games of ours: importing this module registers `python_lazaretto_<game>` for every game of the house.

    import pyspiel, lazaretto.lab.openspiel
    game = pyspiel.load_game("python_lazaretto_rattus(players=3,max_game_length=500)")

Parameters: `players`; `max_game_length`; `edition`, the path of a file of printed values (TOML or JSON); and every option of
the game by its name. OpenSpiel wants one type for all values of a parameter, so a number among words is written as a word:
`first=random`, `first=n0`, `first=n1`. It also wants one default for all numbers of players; where the game has several
it is `usual`.

Chance is explicit: an outcome is the flat number of nature's choice less the number of the players' actions.
Returns come at the end, by places from +1 to -1 (`lazaretto.lab.by_place`). A game that its rules do not end is cut
off when a seat would have to choose after `max_game_length` choices: a draw, 0 for everybody.

The observation is the seat's view as JSON, and `lazaretto.lab.Encoder` as a tensor. The information state is all
that a player has witnessed: every choice of every seat, for choices are made in the open, and every result of
chance, but `?` for one that the player was not shown. As a tensor it is the observation, and then a row for everything
that can happen in a game: who chose (a flag for each seat from the player on, one for chance), and what, as the binary
digits of its flat number plus one, lowest first; none for what the player was not shown. A smaller `max_game_length`
makes it smaller.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import ClassVar

import numpy as np
import pyspiel

import lazaretto
from lazaretto.kernel.contract import SomeGame
from lazaretto.kernel.errors import BadInput, IllegalChoice
from lazaretto.kernel.formats import Edition, OptionValue
from lazaretto.kernel.frame import CHANCE, Position
from lazaretto.kernel.ledger import read_toml
from lazaretto.kernel.page import Page
from lazaretto.kernel.refusals import refused
from lazaretto.lab import LONGEST, Encoder, by_place
from lazaretto.lab.arrays import Floats, numbers

PREFIX = "python_lazaretto_"
Parameters = dict[str, OptionValue]
USUAL = "usual"  # of an option whose default depends on the number of players
CHANCE_ROOM = 200  # a history holds at most so many results of chance more than choices, or is cut off (35 were seen)


class Table:
    """What a table is set up with: a game, the number of players, options, the cut-off. Gives new plays."""

    def __init__(self, name: str, params: Parameters) -> None:
        self.name = name
        self.params = params
        self.module: SomeGame = lazaretto.game(name).module
        self.players = int(params["players"])
        self.longest = int(params["max_game_length"])
        game = lazaretto.game(name)
        if self.players not in self.module.players:
            possible = ", ".join(map(str, self.module.players))
            raise BadInput("wrong-players", "players", {"given": str(self.players), "expected": possible})
        if self.longest < 1:
            raise BadInput("too-small", "max_game_length", {"given": str(self.longest), "expected": "1"})
        edition = _read_edition(Path(str(params["edition"]))) if params["edition"] else None
        self.beginning = game.laid_out(self.players, self._options(), edition)
        self.beginning.start()
        self.encoder = Encoder(self.module, self.players)
        self.digits = np.arange(self.module.space.total.bit_length())

    def _options(self) -> dict[str, object]:
        """The options of the game from their parameters; `clean_options` refuses what is none of the values."""
        options: dict[str, object] = {}
        for name, values in self.module.option_values(self.players).items():
            given = self.params[name]
            if given != USUAL:
                options[name] = dict(zip(_as_parameters(values), values, strict=True)).get(given, given)
        return options

    def most_chance(self) -> int:
        return self.longest + CHANCE_ROOM


def _read_edition(path: Path) -> Edition:
    if path.suffix != ".json":
        return read_toml(path)
    form: Edition = json.loads(path.read_text("utf-8"))
    return form


class Play:
    """One course of the game. OpenSpiel copies a state with `deepcopy` and stores it with `pickle`: both work by
    this class alone, so the engine may be compiled. What is stored is the list of choices, chance included."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.here: Position = table.beginning.clone()
        self.taken: list[int] = []  # flat numbers, of seats and of nature
        self.seen_by: list[int] = []  # of each of them: a bit for each seat that saw it
        self.by: list[int] = []  # and the seat that chose it, or CHANCE
        self.choices = 0

    def __deepcopy__(self, memo: dict[int, object]) -> Play:
        copy = Play.__new__(Play)
        copy.table = self.table
        copy.here = self.here.clone()
        copy.taken = self.taken[:]
        copy.seen_by = self.seen_by[:]
        copy.by = self.by[:]
        copy.choices = self.choices
        return copy

    def __reduce__(self) -> tuple[object, ...]:
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
        if seat == CHANCE:
            self.seen_by.append(sum(1 << each for each in range(self.table.players) if frame.sees(board, each)))
        else:
            self.seen_by.append(-1)
            self.choices += 1
        self.by.append(seat)
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
        happened = zip(self.taken, self.by, self.seen_by, strict=True)
        words = [self._word(option, by) if seen >> seat & 1 else "?" for option, by, seen in happened]
        return "; ".join([f"seat {seat}", *words])

    def _word(self, option: int, by: int) -> str:
        text = self.table.module.space.text(option)
        return text if by == CHANCE else f"{by} {text}"

    def write_witnessed(self, seat: int, rows: Floats) -> None:
        """The same as numbers: a row for each event, zeros for what has not happened."""
        rows[:] = 0.0
        if not self.taken:
            return
        players, count = self.table.players, len(self.taken)
        by = np.array(self.by)
        rows[np.arange(count), np.where(by == CHANCE, players, (by - seat) % players)] = 1.0
        numbered = np.where(np.array(self.seen_by) >> seat & 1, np.array(self.taken) + 1, 0)
        rows[:count, players + 1 :] = numbered[:, None] >> self.table.digits & 1

    def seen(self, seat: int) -> str:
        """The observation of a seat: what it sees now."""
        view = self.table.module.view(self.here.board, seat)
        return f"seat {seat}; {self.asked()}\n{json.dumps(view, separators=(',', ':'))}"

    def asked(self) -> str:
        """What is asked, as everybody knows: frames hold public ids only."""
        return "over" if self.here.is_over() else repr(self.here.todo.top())


def _replayed(name: str, params: Parameters, taken: list[int]) -> Play:
    play = Play(Table(name, params))
    for option in taken:
        play.take(option)
    return play


class LazarettoGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, as OpenSpiel knows games. The subclass that is registered says which."""

    name: ClassVar[str]

    def __init__(self, params: Parameters | None = None) -> None:
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
        """A new game; chance deals first."""
        return LazarettoState(self, self.table)

    def max_chance_nodes_in_history(self) -> int:
        """A bound for how often chance is asked in one game."""
        return self.table.most_chance()

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Parameters | None = None
    ) -> LazarettoObserver | None:
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
        """The seat that is asked, chance, or nobody at the end."""
        return self.play.who()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.play.here.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may give here, with its odds."""
        return self.play.outcomes()

    def _apply_action(self, action: int) -> None:
        first = self.play.table.module.space.size if self.play.here.who() == CHANCE else 0
        if first + action not in self.play.here.legal():
            raise self._refusal(first + action)
        self.play.take(first + action)

    def _refusal(self, option: int) -> IllegalChoice:
        """OpenSpiel itself lets anything pass; nobody should learn from a table that cannot be."""
        module, place = self.play.table.module, self.play.asked()
        if self.play.here.who() == CHANCE or not 0 <= option < module.space.size:
            return IllegalChoice(str(option), place, [])
        return refused(module, self.play.here, option, place)

    def _action_to_string(self, player: int, action: int) -> str:
        space = self.play.table.module.space
        return space.text(action + space.size if player == pyspiel.PlayerId.CHANCE else action)

    def is_terminal(self) -> bool:
        """Whether the game is over or was cut off."""
        return self.play.is_over()

    def returns(self) -> list[float]:
        """What each seat is paid by its place, once it is over."""
        return self.play.returns()

    def __str__(self) -> str:
        """The whole position, secrets included: for debugging only."""
        board = self.play.table.module.save_board(self.play.here.board)
        return f"{self.play.asked()}\n{json.dumps(board, separators=(',', ':'))}"


class LazarettoObserver:
    """What a player sees now or, with perfect recall, all he has witnessed besides."""

    def __init__(self, table: Table, recall: bool) -> None:
        self.recall = recall
        self.page = Page(table.encoder.size)
        now = numbers(self.page, 1)[0]
        events = table.longest + table.most_chance() if recall else 0
        row = table.players + 1 + len(table.digits)
        self.tensor = np.zeros(len(now) + events * row, np.float32)
        self.dict = {"observation": self.tensor[: len(now)]}
        self.rows = self.tensor[len(now) :].reshape(events, row)
        if recall:
            self.dict["witnessed"] = self.tensor[len(now) :]

    def set_from(self, state: LazarettoState, player: int) -> None:
        """Write what a player sees into `tensor`."""
        play = state.play
        self.page.clear()
        play.table.encoder.write(play.here, player, self.page, 0)
        self.dict["observation"][:] = numbers(self.page, 1)[0]
        if self.recall:
            play.write_witnessed(player, self.rows)

    def string_from(self, state: LazarettoState, player: int) -> str:
        """The same as text: equal for what a player cannot tell apart."""
        return state.play.witnessed(player) if self.recall else state.play.seen(player)


def _parameters(module: SomeGame) -> Parameters:
    """The parameters of a game with their defaults."""
    counts = [count for count in module.players if count > 1]
    options = {name: _as_parameters(values)[0] for name, values in module.option_values(counts[0]).items()}
    for count in module.players:
        for name, values in module.option_values(count).items():
            if _as_parameters(values)[0] != options[name]:
                options[name] = USUAL
    return {**options, "players": counts[0], "max_game_length": LONGEST, "edition": ""}


def _as_parameters(values: tuple[OptionValue, ...]) -> list[OptionValue]:
    """The values of an option, all of one type: where words and numbers are mixed the numbers become words."""
    if len({type(value) for value in values}) == 1:
        return list(values)
    return [value if isinstance(value, str) else f"n{value}" for value in values]


def _game_type(module: SomeGame) -> pyspiel.GameType:
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
        provides_information_state_tensor=True,
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
            globals()[one.__name__] = one  # where pickle looks for it
            pyspiel.register_game(_game_type(lazaretto.game(name).module), one)


register()
