"""What is written down and sent, as JSON knows it: decisions, events, lines, logs, positions, exports.

What comes from outside has none of these types before it was read: it is an `object`, and `Game` looks at every part of it.
What a game fills in itself (its board, its view, its edition) is a mapping here; the game says more about it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NotRequired, TypeAlias, TypedDict

LOG_FORMAT: Final = "lazaretto-log/1"
POSITION_FORMAT: Final = "lazaretto-position/1"
EXPORT_FORMAT: Final = "lazaretto-export/1"

Edition: TypeAlias = dict[str, object]  # printed values as a file holds them; `make_tables` of the game reads them
OptionValue: TypeAlias = bool | int | str
Agreed: TypeAlias = dict[str, OptionValue]  # what the players agreed on, by the names of the game's options
SavedFrame: TypeAlias = list[str | int | Sequence[int]]  # the name of a frame and its fields
EventValue: TypeAlias = int | str | list[int | str | None] | None  # a number, an id, something hidden, or several
View: TypeAlias = Mapping[str, object]  # what a seat sees; each game declares its own
ScoreLine: TypeAlias = dict[str, int]  # the score of a seat by category, "total" among them


class EventForm(TypedDict):
    """Something that happened at choice `n`. What else an event holds (`EventValue`s) depends on its kind."""

    n: int
    kind: str


class FactForm(TypedDict):
    """Something that is true of the position and in the way of a choice. What else it holds depends on its kind."""

    kind: str


class ReasonForm(TypedDict):
    """Why a choice is refused here: the id of a rule (null where only our way of asking forbids it) and the facts."""

    rule: str | None
    facts: list[FactForm]


class DecisionForm(TypedDict):
    """What is asked: the number of the decision, the frame that asks, whom, and all that remains to be done (top last)."""

    n: int
    frame: str
    seat: int
    breadcrumb: list[SavedFrame]


class LineForm(TypedDict):
    """One line of a log: who chose what, and what chance brought then; null is what the reader may not know."""

    n: int
    seat: int
    frame: str
    choice: str
    chance: NotRequired[list[str | None]]
    joined: NotRequired[bool]  # made in one with the choice before it


class ChangeForm(TypedDict):
    """What a seat has more (less) of: at least and at most; null is not known before it happens."""

    seat: int
    what: str
    least: int | None
    most: int | None


class ScoreChangeForm(ChangeForm):
    """A line of a seat's score: what it is, and what it will be at least and at most."""

    before: int


class ConsequencesForm(TypedDict):
    """What a choice (or a way: several that follow each other) brings, as `kernel/consequences.py` tells it."""

    choices: list[str]
    events: list[EventForm]
    changes: list[ChangeForm]
    scores: list[ScoreChangeForm]
    then: Literal["own", "seat", "chance", "end"]
    frame: str | None
    seat: int | None
    opens: bool
    whole: bool
    unknown: bool
    irrevocable: bool
    gives_up: bool


class ResultForm(TypedDict):
    """How a game ended: the winners, the place of each seat, why, and the scores by seat."""

    winners: list[int]
    ranking: list[int]
    reason: str
    scores: list[ScoreLine]
    taken_back: NotRequired[int]  # how often the players went back behind chance


class HeaderForm(TypedDict):
    """What a match is played with. `edition` is `{"sha256"}` for the one shipped, else the printed values themselves."""

    game: str
    rules: str
    edition: Edition
    players: int
    options: Agreed
    generator: str
    seed_hash: str


class PlaceForm(TypedDict):
    """What changes of a position from decision to decision."""

    board: Mapping[str, object]
    todo: list[SavedFrame]
    rng: list[int]


class PositionForm(HeaderForm, PlaceForm):
    """A whole position, secrets included."""

    format: str
    seed: str


class Redraws(TypedDict, total=False):
    """Decisions and counters of take-backs over chance, if there were any (kernel/redrawn.py)."""

    taken_back: list[list[int]]


class LogEnds(Redraws, total=False):
    """Where a record began, if that was not the beginning of the game; and how it ended, once it has."""

    position: Mapping[str, object]
    first: int  # the choice after which it began there, where a game goes on by other rules
    result: ResultForm


class LogForm(HeaderForm, LogEnds):
    """A whole record, secrets included."""

    format: str
    seed: str
    setup: list[str | None]
    choices: list[LineForm]


class ExportForm(HeaderForm, Redraws):
    """What a seat (null: a spectator) may take home of a running game."""

    format: str
    seat: int | None
    setup: list[str | None]
    choices: list[LineForm]
    view: View
    decision: DecisionForm | None
