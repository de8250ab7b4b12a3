"""What a lesson file holds. Whatever is wrong with one is a BadInput that names its file, its step and the reason."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from lazaretto.games.forms import Text

MOST_STEPS = 40
MOST_CHOICES = 200

Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]*$", max_length=40)]
Choices = Annotated[list[Text], Meta(max_length=MOST_CHOICES)]
Some = Annotated[list[Text], Meta(max_length=24)]


class Goal(Struct, forbid_unknown_fields=True, frozen=True):
    """What is to be reached, looked up in what the seat sees or in what has happened since the step began.

    `event`: events of this kind whose fields have the values `where` names; they are counted, or their field `sum` is
    added up. `view`: the number at a path of the seat's view. `score`: a category of the seat's score. All three
    against `at_least` (1 if nothing is said), `at_most`, `equals`. `over`: the game has ended; `won`: and this seat has
    won it. `all`, `any`: of several goals; `never`: the opposite of one.
    """

    event: Text | None = None
    where: dict[Text, Text | int] = field(default_factory=dict)
    sum: Text | None = None
    view: Text | None = None
    score: Text | None = None
    at_least: int | None = None
    at_most: int | None = None
    equals: int | str | None = None
    over: bool = False
    won: bool = False
    all: Annotated[list[Goal], Meta(max_length=9)] = field(default_factory=list)
    any: Annotated[list[Goal], Meta(max_length=9)] = field(default_factory=list)
    never: Goal | None = None


class Begin(Struct, forbid_unknown_fields=True, frozen=True):
    """The position: a file, or a game from a seed and the choices that lead there; then what lies otherwise on the board.

    `position` is a file beside the lesson, as `Match.position` writes it. `board` is laid over the saved board, `todo` takes
    the place of what remains to be done. What TOML cannot say (null) can be said in a text of JSON.
    """

    players: int = 2
    seed: int = 1
    options: dict[Text, Text | int | bool] = field(default_factory=dict)
    choices: Choices = field(default_factory=list)
    chance: Choices = field(default_factory=list)
    position: Text | None = None
    board: dict[str, object] | str = field(default_factory=dict)
    todo: list[list[Text | int]] = field(default_factory=list)


class Step(Struct, forbid_unknown_fields=True, frozen=True):
    """One thing to do: look (neither `choose` nor `goal`), choose, or reach a goal. Its words are `lesson-<lesson>-<id>`.

    `points`: what to show, as the client calls it (`region:gallia`, `panel:log`); of a choice its own place, if nothing
    is said. `plays`: choices that are made before the words are read, whoever makes them. `chance`: what it is to bring
    during the step. `choose`: patterns, any of which will do: `*` stands for any argument. `replies`: pattern to a form
    of the step's words, told instead of the consequence. `until`: where a goal is missed; otherwise with the end of the
    turn. `within`: choices at most. `solution`: choices that reach the goal. `facts`: numbers for the words, by their
    path in the view. `rules`: what it teaches.
    """

    id: Id
    points: Some = field(default_factory=list)
    plays: Choices = field(default_factory=list)
    chance: Choices = field(default_factory=list)
    choose: Some = field(default_factory=list)
    goal: Goal | None = None
    until: Goal | None = None
    within: Annotated[int, Meta(ge=1, le=60)] = 30
    solution: Choices = field(default_factory=list)
    replies: Annotated[dict[Text, Id], Meta(max_length=24)] = field(default_factory=dict)
    facts: Annotated[dict[Id, Text], Meta(max_length=9)] = field(default_factory=dict)
    rules: Some = field(default_factory=list)

    @property
    def looks(self) -> bool:
        """Is there nothing to choose?"""
        return not self.choose and self.goal is None


class Lesson(Struct, forbid_unknown_fields=True, frozen=True):
    """A lesson as it is written. `rivals`: what the other seats prefer, first to last, when they are asked."""

    seat: Annotated[int, Meta(ge=0, le=9)]
    minutes: Annotated[int, Meta(ge=1, le=20)]
    begin: Begin
    step: Annotated[list[Step], Meta(min_length=1, max_length=MOST_STEPS)]
    rivals: Some = field(default_factory=list)


def fits(words: list[str], pattern: str) -> bool:
    """Does a choice, as words, fit a pattern? `AddCubes * 2`, `AddCubes` (with whatever), `*` (anything)."""
    wanted = pattern.split()
    if wanted == ["*"]:
        return True
    if len(wanted) == 1:
        return words[0] == wanted[0]
    return len(words) == len(wanted) and all(want in ("*", word) for word, want in zip(words, wanted, strict=True))
