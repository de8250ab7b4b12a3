"""What is read from outside (editions, positions) in typed form, for every game alike.

Whoever hands us a file may write anything into it. So every number, text and list has a bound that a printed component
keeps with ease, and the bounds are checked before anything is computed from them.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from lazaretto.kernel.errors import BadInput

Form = TypeVar("Form")
Each = TypeVar("Each")

# What may be printed on a component.
Text = Annotated[str, Meta(max_length=120)]  # an id, or a line of a mini-language
Sentence = Annotated[str, Meta(max_length=600)]  # for people
Count = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Points = Annotated[int, Meta(ge=-99, le=999)]
Coordinate = Annotated[int, Meta(ge=-99, le=99)]
Rows = Annotated[list[Each], Meta(max_length=99)]
ByName = Annotated[dict[Text, Each], Meta(max_length=99)]

# What no rule reads: names, drawings, where a value comes from, what else the box says. Anything else changes the tables.
Note = Annotated[Each, Meta(extra={"note": True})]

# What may lie on a board in the middle of a game.
Held = Annotated[int, Meta(ge=-999, le=9999)]

_DIGITS = 2  # of a count in a line of a mini-language

_DEPTH = 12
_VALUES = 20_000
_LENGTH = 600  # of a text, a list or an object
_NUMBER = 99_999  # drawings have coordinates
_BOUNDS = (
    ("too-large", "most", re.compile(r"Expected `(?:int|float)` <= (-?\d+).*")),
    ("too-small", "expected", re.compile(r"Expected `(?:int|float)` >= (-?\d+).*")),
    ("too-long", "most", re.compile(r"Expected `\w+` of length <= (\d+)")),
)


def typed(given: Any, kind: type[Form], name: str) -> Form:
    """`given` as a `kind`; whatever is wrong with it is named with its place, which begins with `name`."""
    try:
        return msgspec.convert(given, kind, strict=True)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at ")
        raise _out_of_bounds(reason, f"{name} {place.strip('`') or '$'}") from error


def _out_of_bounds(reason: str, place: str) -> BadInput:
    for code, slot, pattern in _BOUNDS:
        found = pattern.fullmatch(reason)
        if found is not None:
            return BadInput(code, place, {slot: found[1]})
    return BadInput("wrong-value", place, {"reason": reason})


def counted(digits: str) -> int | None:
    """A count of a mini-language, from 1 on; None if it is none."""
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= _DIGITS):
        return None
    return int(digits) or None


def check_small(given: Any, name: str) -> None:
    """Nothing anywhere is larger than a printed sheet can be: also what nobody reads is kept, copied and compared."""
    waiting: list[tuple[Any, str, int]] = [(given, "$", 0)]
    left = _VALUES
    while waiting:
        value, place, depth = waiting.pop()
        left -= 1
        if left < 0:
            raise BadInput("too-long", name, {"most": str(_VALUES)})
        if depth > _DEPTH:
            raise BadInput("too-deep", f"{name} {place}")
        _check_one(value, f"{name} {place}")
        if isinstance(value, dict):
            for key, inner in value.items():
                _check_one(key, f"{name} {place}")
                waiting.append((inner, f"{place}.{key}", depth + 1))
        elif isinstance(value, list):
            waiting.extend((inner, f"{place}[{at}]", depth + 1) for at, inner in enumerate(value))


def _check_one(value: Any, place: str) -> None:
    if isinstance(value, (str, list, dict)):
        if len(value) > _LENGTH:
            raise BadInput("too-long", place, {"most": str(_LENGTH)})
    elif isinstance(value, (int, float)):
        if not abs(value) <= _NUMBER:  # nor is what is no number at all
            raise BadInput("too-large", place, {"most": str(_NUMBER)})
    elif value is not None:
        raise BadInput("wrong-value", place, {"reason": type(value).__name__})
