"""What a game must export: one `GameModule` value. No base class, no hooks."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from lazaretto.kernel.board import BaseBoard
from lazaretto.kernel.choice import ActionSpace, Domain
from lazaretto.kernel.declared import Bounds
from lazaretto.kernel.evaluation import Evaluation
from lazaretto.kernel.frame import Frame, Todo
from lazaretto.kernel.journal import Event
from lazaretto.kernel.ledger import Rule
from lazaretto.kernel.rng import Rng

SPECTATOR = -1  # the seat number of somebody who only watches


@dataclass(frozen=True)
class Outcome:
    """Who won, everybody's place (equal numbers are shared places), and why the game ended."""

    winners: list[int]
    ranking: list[int]  # the place of each seat, 1 is best
    reason: str


@dataclass(frozen=True)
class GameModule:
    """One game, as the kernel and everything above it see it.

    Tables and boards are opaque to the kernel; the functions below belong together.
    """

    name: str
    home: str  # the module that exports it as GAME
    rules_version: str
    players: tuple[int, ...]
    space: ActionSpace
    domains: Mapping[str, Domain]  # by the annotation used in events
    frames: Mapping[str, type[Frame]]
    bounds: Mapping[str, Bounds]  # of the kinds of numbers that fields of frames hold and that are no domains
    events: tuple[type[Event], ...]
    ledger: Callable[[], Mapping[str, Rule]]
    edition: Callable[[], dict[str, Any]]  # the printed values as shipped
    make_tables: Callable[[dict[str, Any], int], Any]  # validates an edition; BadInput names the place
    option_values: Callable[[int], Mapping[str, tuple[Any, ...]]]  # every option and its allowed values, default first
    setup: Callable[[Any, int, Mapping[str, Any], Todo], BaseBoard]  # the board as laid out; adds what is to be done
    save_board: Callable[[Any], dict[str, Any]]  # the whole board, secrets included, JSON-ready
    load_board: Callable[[Any, dict[str, Any], int], Any]
    problems: Callable[[Any], list[str]]  # every broken invariant; empty for a sound board
    view: Callable[[Any, int], dict[str, Any]]  # what a seat (or SPECTATOR) may see, built up
    determinise: Callable[[Any, int, Rng], None]  # re-deals in place what the seat cannot know
    scores: Callable[[Any], list[dict[str, int]]]  # by category, "total" among them
    outcome: Callable[[Any], Outcome]
    evaluation: Evaluation  # how good a board is for a seat, for bots
    turns_ahead: int  # own turns after the present one that a search plays out before it judges
    fallback_rules: Mapping[str, tuple[str, ...]]  # why a verb that the present decision does not know is refused
    observe: Callable[[Any, int], list[float]]  # a fixed-length encoding for learning, values 0..1
    describe: Callable[[int], list[str]]  # what each entry of `observe` means, for a number of players
    # Options with too many values to list: what is expected of a wrong value, or nothing for a good one.
    open_options: Mapping[str, Callable[[Any, int], str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.space.game = self.home

    def __reduce__(self) -> tuple[Any, ...]:
        return module_at, (self.home,)


def module_at(home: str) -> GameModule:
    """The game that a module exports."""
    found: GameModule = importlib.import_module(home).GAME
    return found
