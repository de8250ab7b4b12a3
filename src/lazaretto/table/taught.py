"""What is told of lessons over the wire. The OpenAPI document and the client's types are made from these, too."""

from __future__ import annotations

from msgspec import Struct

from lazaretto.kernel.formats import EventForm
from lazaretto.table.wire import DecisionInfo, PrintedInfo, State


class LessonInfo(Struct):
    """A lesson of a game: its name, about how long it takes, how many steps it has, the ids of the rules it teaches."""

    name: str
    minutes: int
    steps: int
    rules: list[str]


class LessonWords(Struct):
    """The lessons of a game, the worked examples of its rulebook, and Fluent files with their words by language."""

    lessons: list[LessonInfo]
    examples: list[LessonInfo]
    texts: dict[str, str]


class LessonKept(Struct):
    """How far the asker has come with a lesson."""

    name: str
    path: list[str]
    step: int
    done: bool


class LessonReply(Struct):
    """What is said of a choice that is not what is wanted: `own` is a form of the step's words; else what it would bring
    about, what would be asked then, and for a goal that is missed the figure that is not reached."""

    kind: str
    form: str
    choice: dict[str, str]
    events: list[EventForm]
    asked: DecisionInfo | None
    have: int | str | None
    wants: str | None
    need: int | str | None


class LessonState(Struct):
    """Where a learner stands. The path is all there is to keep; `step` is `steps` at the end. `solved`: the id of the step
    that the move has solved. `moved`: the board is the lesson's own, for the learner's led elsewhere."""

    path: list[str]
    players: int
    step: int
    steps: int
    id: str
    solved: str | None
    asks: bool
    points: list[str]
    wanted: list[dict[str, str]]
    rules: list[str]
    facts: dict[str, int | str]
    moved: bool
    reply: LessonReply | None
    state: State


class PictureInfo(Struct):
    """A board to be looked at: what a seat sees of a position, what is asked there, and what to show of it.

    `print`: which of the book's prints its board is drawn from.
    """

    id: str
    chapter: str
    seat: int
    points: list[str]
    print: int
    view: object
    decision: DecisionInfo | None


class ExampleInfo(Struct):
    """A worked example of the rulebook that can be tried: the rules it is about, and where it begins."""

    name: str
    rules: list[str]
    picture: PictureInfo


class SectionInfo(Struct):
    """A part of the player aid."""

    id: str
    rules: list[str]


class Vocabulary(Struct):
    """What a search knows of a language: words that say nothing, and groups of words that mean the same."""

    stop: list[str]
    same: list[list[str]]


class BookInfo(Struct):
    """The book of a game: what its page, its rulebook and its player aid are made of, and Fluent files with its words."""

    minutes: list[int]
    weight: int | None
    chapters: list[str]
    turn: list[str]
    pictures: list[PictureInfo]
    examples: list[ExampleInfo]
    prints: list[PrintedInfo]
    aid: list[SectionInfo]
    search: dict[str, Vocabulary]
    texts: dict[str, str]
