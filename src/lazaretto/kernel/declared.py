"""What frames are made of: the fields a class declares, and the bounds of what they may hold.

Interpreted, a frame gets its constructor here, from its annotations. For the compiler `tools/build_frames.py` writes the
same constructor into a copy of the source, because one made at run time would be interpreted; it also notes the fields,
for compiled classes forget their annotations.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import TYPE_CHECKING

from lazaretto.kernel.errors import BadInput

if TYPE_CHECKING:
    from lazaretto.kernel.frame import Frame

Fields = tuple[tuple[str, str], ...]  # name, domain

LONGEST_TODO = 200  # frames that a loaded position may have waiting
WHO = {"Auto": "-2", "Ask": "seat", "Chance": "-1"}  # who chooses, by the kind of frame
SEATS = ("Seat", "Seats")  # kinds of numbers that are seats in every game: one, or several
_FIELDS: dict[type, Fields] = {}


@dataclass(frozen=True)
class Bounds:
    """What a field may hold; `length` bounds a field of several numbers, 0 is a single one."""

    least: int
    most: int
    length: int = 0


def fields_of(kind: type) -> Fields:
    """The declared fields of a frame class, those of its bases first."""
    for each in kind.__mro__:
        if each in _FIELDS:
            return _FIELDS[each]
    return ()


def note(kind: type, own: str) -> None:
    """The fields that a class adds to its bases', as `name:Domain name:Domain`."""
    added = tuple((name, domain) for name, _, domain in (word.partition(":") for word in own.split()))
    _FIELDS[kind] = (*fields_of(kind), *added)


def declare(kind: type) -> None:
    """An interpreted frame class: note its fields and give it its constructor."""
    own = inspect.get_annotations(kind)
    if not own:
        return
    note(kind, " ".join(f"{name}:{domain}" for name, domain in own.items()))
    if "__init__" not in kind.__dict__:
        kind.__init__ = _constructor(kind)  # type: ignore[misc]


def _constructor(kind: type) -> Callable[..., None]:
    names = [name for name, _ in fields_of(kind)]
    lines = [f"self.who = {WHO[asks_of(kind) or 'Auto']}", *[f"self.{name} = {name}" for name in names]]
    source = f"def __init__(self, {', '.join(names)}):\n    " + "\n    ".join(lines)
    made: dict[str, Callable[..., None]] = {}
    exec(source, made)  # as dataclasses do it: a constructor in plain Python is the fastest there is
    return made["__init__"]


def frames_in(*chapters: ModuleType) -> dict[str, type[Frame]]:
    """Every frame that these modules declare, by name."""
    return {
        name: kind
        for chapter in chapters
        for name, kind in vars(chapter).items()
        if isinstance(kind, type) and kind.__module__ == chapter.__name__ and asks_of(kind) is not None
    }


def asks_of(kind: type) -> str | None:
    """Which kind of frame a class is: Auto, Ask or Chance; None if it is no frame."""
    return next((each.__name__ for each in kind.__mro__ if each.__name__ in WHO), None)


def load_frames(
    saved: list[object], kinds: Mapping[str, type[Frame]], bounds: Mapping[str, Bounds], place: str
) -> list[Frame]:
    """Frames from their saved form, every field within the bounds of its domain."""
    if len(saved) > LONGEST_TODO:
        raise BadInput("too-long", place, {"most": str(LONGEST_TODO)})
    return [_load_frame(row, kinds, bounds, f"{place}[{at}]") for at, row in enumerate(saved)]


def _load_frame(row: object, kinds: Mapping[str, type[Frame]], bounds: Mapping[str, Bounds], place: str) -> Frame:
    if not isinstance(row, list) or not row or not isinstance(row[0], str):
        raise BadInput("not-a-frame", place)
    kind: Callable[..., Frame] | None = kinds.get(row[0])
    if kind is None:
        raise BadInput("unknown-frame", place, {"word": row[0], "expected": ", ".join(kinds)})
    fields = fields_of(kinds[row[0]])
    if len(row) - 1 != len(fields):
        raise BadInput("wrong-arguments", place, {"expected": " ".join([row[0], *[name for name, _ in fields]])})
    return kind(
        *[_load_field(name, value, bounds[domain], place) for (name, domain), value in zip(fields, row[1:], strict=True)]
    )


def _load_field(name: str, value: object, bounds: Bounds, place: str) -> object:
    """A number, or a tuple of numbers where the field holds several."""
    if bounds.length == 0 and _is_within(value, bounds):
        return value
    if isinstance(value, list) and len(value) <= bounds.length and all(_is_within(number, bounds) for number in value):
        return tuple(value)
    raise BadInput("wrong-field", place, {"field": name, "given": repr(value)[:40]})


def _is_within(number: object, bounds: Bounds) -> bool:
    return type(number) is int and bounds.least <= number <= bounds.most
