"""What a game must export: one `GameModule` value. No base class, no hooks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from lazaretto.kernel.choice import ActionSpace, Domain
from lazaretto.kernel.frame import Frame
from lazaretto.kernel.journal import Event, Journal
from lazaretto.kernel.ledger import Rule
from lazaretto.kernel.rng import Rng

SPECTATOR = -1  # the seat number of somebody who only watches


class Board(Protocol):
    """What the kernel asks of a game's state."""

    journal: Journal | None

    def clone(self) -> Board:
        """An independent copy without a journal."""


@dataclass(frozen=True)
class Outcome:
    """Who won, everybody's place (equal numbers are shared places), and why the game ended."""

    winners: list[int]
    ranking: list[int]  # the place of each seat, 1 is best
    reason: str


@dataclass(frozen=True)
class GameModule:
    """One game, as the kernel and everything above it see it.

    `tables` and `Board` are opaque to the kernel; the functions below belong together.
    """

    name: str
    rules_version: str
    players: tuple[int, ...]
    space: ActionSpace
    domains: Mapping[str, Domain]  # by the annotation used in events
    frames: Mapping[str, type[Frame]]
    events: tuple[type[Event], ...]
    ledger: Callable[[], Mapping[str, Rule]]
    edition: Callable[[], dict[str, Any]]  # the printed values as shipped
    make_tables: Callable[[dict[str, Any], int], Any]  # validates an edition; BadInput names the place
    clean_options: Callable[[Mapping[str, Any], int], dict[str, Any]]  # variants with defaults filled in
    option_values: Callable[[int], Mapping[str, tuple[Any, ...]]]  # every option and its allowed values, default first
    setup: Callable[[Any, int, Mapping[str, Any]], tuple[Any, list[Frame]]]
    save_board: Callable[[Any], dict[str, Any]]  # the whole board, secrets included, JSON-ready
    load_board: Callable[[Any, dict[str, Any], int], Any]
    problems: Callable[[Any], list[str]]  # every broken invariant; empty for a sound board
    view: Callable[[Any, int], dict[str, Any]]  # what a seat (or SPECTATOR) may see, built up
    determinise: Callable[[Any, int, Rng], None]  # re-deals in place what the seat cannot know
    scores: Callable[[Any], list[dict[str, int]]]  # by category, "total" among them
    outcome: Callable[[Any], Outcome]
    evaluate: Callable[[Any, int], float]  # 0..1: how good the board is for a seat, for bots
    turns_ahead: int  # own turns after the present one that a search plays out before it asks `evaluate`
    fallback_rules: Mapping[str, tuple[str, ...]]  # why a verb that the present decision does not know is refused
    observe: Callable[[Any, int], list[float]]  # a fixed-length encoding for learning, values 0..1
    describe: Callable[[int], list[str]]  # what each entry of `observe` means, for a number of players
    masks: frozenset[str] = frozenset()  # fields of frames that hold a bit for each of many things
