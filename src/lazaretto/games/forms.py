"""What is read from outside (editions, positions) in typed form, for every game alike.

Whoever hands us a file may write anything into it. So every number, text and list has a bound that a printed component
keeps with ease, and the bounds are checked before anything is computed from them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Generic, TypeVar

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

# What a client may rely on, beyond what is checked of what comes in: said in the description of the wire alone.
EACH = "x-each"  # read by games/described.py
Pair = Annotated[Each, Meta(extra_json_schema={"prefixItems": [{"type": "integer"}] * 2, "minItems": 2, "maxItems": 2})]


def one_of(words: Sequence[str]) -> Meta:
    """One of these ids: `Annotated[str, one_of(REGION.words)]`."""
    return Meta(extra_json_schema={"enum": list(words)})


def for_each(words: Sequence[str]) -> Meta:
    """Something for every one of these ids: `Annotated[dict[str, int], for_each(RESOURCE.words)]`."""
    return Meta(extra_json_schema={EACH: list(words)})


Place = tuple["Place", str | int] | None  # where a value stands in a form: in what, and there at which key or number

_DIGITS = 2  # of a count in a line of a mini-language

_DEPTH = 12
_VALUES = 20_000
_LENGTH = 600  # of a text, a list or an object
_NUMBER = 99_999  # drawings have coordinates


class Reader(Generic[Form]):
    """Reads forms of one kind, a struct or a TypedDict; a TypedDict may hold nothing that it does not declare.

    It is made where its module is imported: msgspec works out how to read a kind when it first meets it, and two threads
    that do so at once crash the process (`tests/games/test_forms.py`).
    """

    def __init__(self, kind: type[Form], name: str) -> None:
        self.kind, self.name = kind, name
        msgspec.json.Decoder(kind)

    def __call__(self, given: object, name: str | None = None) -> Form:
        """`given` as such a form. Whatever is wrong is raised as BadInput with its place, which begins with the name."""
        name = name or self.name
        try:
            read = msgspec.convert(given, self.kind, strict=True)
        except msgspec.ValidationError as error:
            reason, _, place = str(error).partition(" - at ")
            raise _out_of_bounds(reason, f"{name} {place.strip('`') or '$'}") from error
        _check_all_read(given, read, name, None)
        return read


def _check_all_read(given: object, read: object, name: str, place: Place) -> None:
    """Structs refuse fields that they do not know; of TypedDicts such fields are left out, and found missing here."""
    if isinstance(given, dict) and isinstance(read, dict):
        for key, value in given.items():
            if key not in read:
                raise BadInput("unknown-place", f"{name} {_told(place)}", {"word": str(key)})
            _check_all_read(value, read[key], name, (place, key))
    elif isinstance(given, list) and isinstance(read, list):
        for at, value in enumerate(given):
            _check_all_read(value, read[at], name, (place, at))


def _out_of_bounds(reason: str, place: str) -> BadInput:
    """The decoder tells what is wrong in English: here it becomes a word of ours."""
    for code, slot, pattern in (
        ("too-large", "most", r"Expected `(?:int|float)` <= (-?\d+).*"),
        ("too-small", "expected", r"Expected `(?:int|float)` >= (-?\d+).*"),
        ("too-long", "most", r"Expected `\w+` of length <= (\d+)"),
        ("wrong-count", "expected", r"Expected `\w+` of (?:at least )?length (?:>= )?(\d+).*"),
        ("missing-component", "word", r"Object missing required field `(.*)`"),
        ("unknown-place", "word", r"Object contains unknown field `(.*)`"),
    ):
        found = re.fullmatch(pattern, reason)
        if found is not None:
            return BadInput(code, place, {slot: found[1]})
    kind = re.fullmatch(r"Expected `(\w+)(?: \| null)?`.*", reason)
    if kind is not None:
        return BadInput("wrong-type", place, {"expected": kind[1]})
    return BadInput("wrong-value", place, {"reason": reason})


def counted(digits: str) -> int | None:
    """A count of a mini-language, from 1 on; None if it is none."""
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= _DIGITS):
        return None
    return int(digits) or None


def check_small(given: object, name: str) -> None:
    """Nothing anywhere is larger than a printed sheet can be: also what nobody reads is kept, copied and compared."""
    waiting: list[tuple[object, Place, int]] = [(given, None, 0)]
    left = _VALUES
    while waiting:
        value, place, depth = waiting.pop()
        left -= 1
        if left < 0:
            raise BadInput("too-long", name, {"most": str(_VALUES)})
        if depth > _DEPTH:
            raise BadInput("too-deep", f"{name} {_told(place)}")
        _check_one(value, name, place)
        if isinstance(value, dict):
            for key, inner in value.items():
                _check_one(key, name, place)
                waiting.append((inner, (place, key), depth + 1))
        elif isinstance(value, list):
            waiting.extend([(inner, (place, at), depth + 1) for at, inner in enumerate(value)])


def _told(place: Place) -> str:
    """Only what is wrong is told where it stands: most values are not."""
    if place is None:
        return "$"
    outer, step = place
    return _told(outer) + (f"[{step}]" if isinstance(step, int) else f".{step}")


def _check_one(value: object, name: str, place: Place) -> None:
    if isinstance(value, (str, list, dict)):
        if len(value) > _LENGTH:
            raise BadInput("too-long", f"{name} {_told(place)}", {"most": str(_LENGTH)})
    elif isinstance(value, (int, float)):
        if not abs(value) <= _NUMBER:  # nor is what is no number at all
            raise BadInput("too-large", f"{name} {_told(place)}", {"most": str(_NUMBER)})
    elif value is not None:
        raise BadInput("wrong-value", f"{name} {_told(place)}", {"reason": type(value).__name__})


def seat_of(seat: int | None, players: int, place: str, nobody: int) -> int:
    """A seat of the table, or what stands for none; BadInput for one that is not there."""
    if seat is None:
        return nobody
    if not 0 <= seat < players:
        raise BadInput("unknown-seat", place, {"word": str(seat)})
    return seat
