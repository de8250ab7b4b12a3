"""What a game must export: one `GameModule` value. No base class, no hooks."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

from lazaretto.kernel.board import BaseBoard
from lazaretto.kernel.choice import ActionSpace, Domain
from lazaretto.kernel.declared import Bounds
from lazaretto.kernel.evaluation import Evaluation
from lazaretto.kernel.formats import Agreed, Edition, OptionValue, ScoreLine
from lazaretto.kernel.former import Former
from lazaretto.kernel.frame import Frame, Position, Todo, laid
from lazaretto.kernel.journal import Event
from lazaretto.kernel.ledger import Rule
from lazaretto.kernel.page import Page
from lazaretto.kernel.reasons import Fact
from lazaretto.kernel.rng import Rng
from lazaretto.kernel.shortcuts import NO_SHORTCUTS, Shortcuts

SPECTATOR = -1  # the seat number of somebody who only watches

Tables = TypeVar("Tables")
Board = TypeVar("Board", bound=BaseBoard)
View = TypeVar("View", covariant=True)


@dataclass(frozen=True)
class Outcome:
    """Who won, everybody's place (equal numbers are shared places), and why the game ended."""

    winners: list[int]
    ranking: list[int]  # the place of each seat, 1 is best
    reason: str


def nothing_counted(board: BaseBoard) -> list[dict[str, int]]:
    """A game that names nothing its players have: consequences tell events and scores."""
    return [{} for _ in range(board.players)]


def one_tie_break(board: BaseBoard, first: int, second: int) -> str:
    """A game with one rule for equal scores, or with none: there is nothing to tell apart."""
    return ""


@dataclass(frozen=True)
class GameModule(Generic[Tables, Board, View]):
    """One game, as the kernel and everything above it see it.

    The functions below belong together: they speak of the game's own tables, board and view.
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
    edition: Callable[[], Edition]  # the printed values as shipped
    make_tables: Callable[[Edition, int], Tables]  # validates an edition; BadInput names the place
    option_values: Callable[[int], Mapping[str, tuple[OptionValue, ...]]]  # every option and its values, default first
    setup: Callable[[Tables, int, Agreed, Todo], Board]  # the board as laid out; adds what is to be done
    save_board: Callable[[Board], Mapping[str, object]]  # the whole board, secrets included, JSON-ready
    load_board: Callable[[Tables, dict[str, object], int], Board]  # checks what it is given; BadInput names the place
    problems: Callable[[Board], list[str]]  # every broken invariant; empty for a sound board
    view: Callable[[Board, int], View]  # what a seat (or SPECTATOR) may see, built up
    determinise: Callable[[Board, int, Rng], None]  # re-deals in place what the seat cannot know
    scores: Callable[[Board], list[ScoreLine]]  # by seat
    outcome: Callable[[Board], Outcome]
    evaluation: Evaluation  # how good a board is for a seat, for bots
    turns_ahead: int  # own turns after the present one that a search plays out before it judges
    fallback_rules: Mapping[str, str]  # the rule that says when a verb has its time; none where we ask in steps
    observe: Callable[[Board, int, Page], None]  # writes the board as a seat sees it, for learning: as many entries as
    describe: Callable[[int], list[str]]  # it names, for a number of players
    facts: tuple[type[Fact], ...] = ()  # what can be in the way of a choice, besides what every game knows
    holdings: Callable[[Board], list[dict[str, int]]] = nothing_counted  # by seat: what all can see it has, by its id
    dangers: Callable[[Board], list[dict[str, int]]] = (
        nothing_counted  # by seat: what of it may be lost, by its id; open to all
    )
    burdens: frozenset[str] = frozenset()  # of the holdings, those of which less is better
    shortcuts: Shortcuts = NO_SHORTCUTS  # which choices are taken along on the way to others
    search_floor: int = 100  # iterations from which a search beats the `greedy` bot; measured for each game
    coach_margin: float = 0.3  # in log-odds: so much better another choice must be for a coach to speak; measured, too
    former: tuple[Former, ...] = ()  # earlier versions of the rules, oldest first: their records are still read
    tie: Callable[[Board, int, int], str] = one_tie_break  # of two equal scores: which of several rules set them apart
    view_type: type[View] | None = None  # the shape of `view`, a TypedDict: what travels is described by it
    # Options with too many values to list: what is expected of a wrong value, or nothing for a good one.
    open_options: Mapping[str, Callable[[object, int], str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.space.game = self.home

    def __reduce__(self) -> tuple[object, ...]:
        return module_at, (self.home,)


# Some game or other: what kernel, bots, server and lab know of it. Its tables and boards are its own, and nobody else looks
# inside; a board that comes from the game goes back to it, which no type can say of a game that is found at run time.
SomeGame: TypeAlias = GameModule[Any, Any, Mapping[str, object]]


def module_at(home: str) -> SomeGame:
    """The game that a module exports."""
    found: SomeGame = importlib.import_module(home).GAME
    return found


def apart(here: Position) -> Position:
    """A copy with a buffer of its own: another thread may use it at the same time."""
    return laid(here.board.clone(), here.todo.clone(), here.rng.clone())


def determinised(module: SomeGame, here: Position, seat: int, rng: Rng) -> Position:
    """A copy in which all the seat cannot know is dealt anew and the future is drawn by `rng`."""
    copy = apart(here)
    module.determinise(copy.board, seat, rng)
    copy.rng = Rng(rng.word(), rng.word(), rng.word(), 1)
    return copy
