"""One game between bots. It depends on what its `Contest` says alone, so where and when it is played changes nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Protocol

import lazaretto
from lazaretto.bots import Bot
from lazaretto.bots.guests import SECONDS, any_bot
from lazaretto.kernel.formats import Edition
from lazaretto.kernel.frame import Position
from lazaretto.kernel.game import Game
from lazaretto.kernel.rng import stream
from lazaretto.lab.change import Part, begun_with, studied_seat

RANDOM = "random"
LIMIT = 10_000  # choices after which a game is given up
_LAID_OUT: dict[str, Position] = {}


@dataclass(frozen=True)
class Board:
    """What is played on: a game, the number of players, agreed options, printed values, what is changed for a study."""

    game: str
    players: int
    options: Mapping[str, object] = field(default_factory=dict)
    edition: Edition | None = None
    treatment: tuple[Part, ...] = ()

    def beginning(self) -> Position:
        """The table before any chance; the same for all games on it."""
        key = repr(self)
        if key not in _LAID_OUT:
            _LAID_OUT[key] = lazaretto.game(self.game).laid_out(self.players, self.options, self.edition)
        return _LAID_OUT[key]


@dataclass(frozen=True)
class Contest:
    """One game to be played: on which board, by which bots seat by seat, with which deal and which luck of the bots."""

    board: Board
    bots: tuple[str, ...]
    seed: int
    number: int
    limit: int = LIMIT
    seconds: float = SECONDS  # that an own bot has for a choice
    pair: int = -1  # games with the same seed and pair have the same luck, as far as they can; -1: nobody else has

    @property
    def luck(self) -> int:
        """By which number bots draw their luck, and seats are studied in turn."""
        return self.number if self.pair < 0 else self.pair


@dataclass(frozen=True)
class Played:
    """One game: who sat where, how it ended. Without an end there are no scores, places and winners."""

    number: int
    seed: str
    seats: list[str]
    choices: int
    finished: bool
    scores: list[int]
    places: list[int]
    winners: list[int]
    reason: str = ""
    failures: dict[str, str] = field(default_factory=dict)  # seat -> why greedy went on for its bot

    def json(self) -> dict[str, object]:
        return asdict(self)


class Watcher(Protocol):
    """Somebody who is shown every decision, e.g. to write it down."""

    def decision(self, here: Position, seat: int, option: int) -> None: ...


class Schedule(Protocol):
    """Games to be played, by number. It can be sent to another process."""

    def __len__(self) -> int: ...

    def contest(self, number: int) -> Contest: ...


def play(contest: Contest, watcher: Watcher | None = None) -> Played:
    """Play one game to its end, or to the limit."""
    game = lazaretto.game(contest.board.game)
    board = contest.board
    seat = studied_seat(contest.luck, board.players)
    here = begun_with(game, board.beginning(), board.edition, board.treatment, contest.seed, seat)
    failures: dict[str, str] = {}
    if set(contest.bots) == {RANDOM} and watcher is None:
        choices = here.playout(stream(contest.seed, f"random {contest.luck}"), contest.limit)
    else:
        choices = _play(contest, game, here, watcher, failures)
    if not here.is_over():
        return Played(contest.number, str(contest.seed), [*contest.bots], choices, False, [], [], [], "", failures)
    scores = [score["total"] for score in game.module.scores(here.board)]
    end = game.module.outcome(here.board)
    seats, seed = [*contest.bots], str(contest.seed)
    return Played(contest.number, seed, seats, choices, True, scores, end.ranking, end.winners, end.reason, failures)


def _play(contest: Contest, game: Game, here: Position, watcher: Watcher | None, failures: dict[str, str]) -> int:
    bots = [_bot(contest, game, seat) for seat in range(len(contest.bots))]
    choices = 0
    while not here.is_over() and choices < contest.limit:
        seat = here.who()
        option = bots[seat].choose_at(game.module, here, seat)
        if watcher is not None:
            watcher.decision(here, seat, option)
        here.apply_trusted(option)
        choices += 1
    for seat, bot in enumerate(bots):
        bot.close()
        if bot.failure is not None:
            failures[str(seat)] = bot.failure
    return choices


def _bot(contest: Contest, game: Game, seat: int) -> Bot:
    seed = stream(contest.seed, f"bot {contest.luck} {seat}").word()
    return any_bot(contest.bots[seat], game.module, seed, contest.seconds)


def deal_seed(seed: int, deal: int) -> int:
    """The seed of one of many deals."""
    return stream(seed, f"deal {deal}").word() << 32 | stream(seed, f"also deal {deal}").word()


def play_some(work: tuple[Schedule, Sequence[int]]) -> list[Played]:
    """Some games of a schedule: what a process is given at once."""
    schedule, numbers = work
    return [play(schedule.contest(number)) for number in numbers]
