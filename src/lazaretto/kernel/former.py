"""Earlier versions of a game's rules: how their records are read today.

A game whose rules change lists its earlier versions, oldest first, in `GameModule.former`. A record of one of them is read
line by line, and at each decision of today's rules the versions since then are asked, oldest first:

- `supplied`: the choice that those rules made by themselves where today's ask somebody. It is taken before the line.
- `dropped`: does the line answer a question that is no longer asked? It is left out.
- `renamed`: the line as the next version would have written it.

What they answer depends on the position as far as the record has been read, and on the next line. Results of chance are
taken in the order in which the record tells them, whichever line they stand in: so a change of the rules must not change
the order of what is drawn, or old games end where it did.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.formats import Edition
from lazaretto.kernel.frame import Position


@dataclass(frozen=True)
class Line:
    """One line of a record, as it is written there: who chose what, asked by which frame, and what chance brought then."""

    seat: int
    frame: str
    choice: str
    chance: tuple[str, ...] = ()
    joined: bool = False  # made in one with the choice before it


def _asks_alike(here: Position, line: Line | None) -> str:
    return ""


def _keeps(here: Position, line: Line) -> bool:
    return False


def _same_line(line: Line) -> Line:
    return line


def _same_form(form: dict[str, object]) -> dict[str, object]:
    return form


@dataclass(frozen=True)
class Former:
    """What an earlier version of the rules did otherwise than the next one. Whatever is left out it did alike."""

    rules: str  # that version, as its records name it
    supplied: Callable[[Position, Line | None], str] = _asks_alike  # None: the record ends here; "": it was asked then, too
    dropped: Callable[[Position, Line], bool] = _keeps
    renamed: Callable[[Line], Line] = _same_line
    position: Callable[[dict[str, object]], dict[str, object]] = _same_form  # a saved position in the next form
    edition: Callable[[], Edition] | None = None  # printed values shipped with it; None: the next version's
    view: Callable[[dict[str, object]], dict[str, object]] = _same_form  # what was seen then, in the next version's form
    event: Callable[[dict[str, object]], dict[str, object]] = _same_form  # what was told then
    changes: tuple[str, ...] = ()  # rules that the next version carries out otherwise, by their ids


class Bridge:
    """From the rules a record was made by to today's: all the versions in between, oldest first."""

    def __init__(self, versions: Sequence[Former]) -> None:
        self.versions = versions

    def position(self, form: dict[str, object]) -> dict[str, object]:
        """A saved position in today's form."""
        for version in self.versions:
            form = version.position(form)
        return form

    def line(self, line: Line) -> Line:
        """A line as it would be written today."""
        for version in self.versions:
            line = version.renamed(line)
        return line

    def supplied(self, here: Position, line: Line | None) -> str:
        """The choice that some of them made by itself here; empty if it was asked."""
        return next((choice for version in self.versions if (choice := version.supplied(here, line))), "")

    def dropped(self, here: Position, line: Line) -> bool:
        """Does the line answer a question that is no longer asked?"""
        return any(version.dropped(here, line) for version in self.versions)

    def view(self, form: dict[str, object]) -> dict[str, object]:
        for version in self.versions:
            form = version.view(form)
        return form

    def event(self, form: dict[str, object]) -> dict[str, object]:
        for version in self.versions:
            form = version.event(form)
        return form

    def changes(self) -> list[str]:
        """The rules that are carried out otherwise today, by their ids."""
        return sorted({rule for version in self.versions for rule in version.changes})

    def edition(self) -> Edition | None:
        """The printed values shipped with the oldest of the versions; None: those shipped today."""
        return next((version.edition() for version in self.versions if version.edition is not None), None)


def bridge_from(rules: object, today: str, former: Sequence[Former]) -> Bridge:
    """What leads from `rules` to those of today; BadInput for rules that never were."""
    known = [version.rules for version in former]
    if rules == today:
        return Bridge(())
    if rules not in known:
        raise BadInput("wrong-rules", "rules", {"given": str(rules), "expected": ", ".join([*known, today])})
    return Bridge(former[known.index(rules) :])


def line_of(form: object, place: str) -> Line:
    """A line as a log tells it; BadInput names what is wrong with it."""
    if not isinstance(form, Mapping):
        raise BadInput("not-an-object", place)
    seat, frame, choice, chance = (form.get(name) for name in ("seat", "frame", "choice", "chance"))
    if not isinstance(choice, str):
        raise BadInput("missing-field", f"{place}.choice")
    if not isinstance(chance, list | None) or not all(isinstance(word, str) for word in chance or ()):
        raise BadInput("not-a-list", f"{place}.chance")
    return Line(seat if type(seat) is int else -1, str(frame), choice, tuple(chance or ()), form.get("joined") is True)
