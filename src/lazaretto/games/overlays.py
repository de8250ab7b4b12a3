"""Editions from files. A file need not hold more than what is other than in ours: it is laid over the edition as shipped.

It has the structure of the edition. Tables are laid over tables, field by field; the rows of a list over the rows that
are called the same (`number = 7`). Any other list replaces ours, and so do rows of other names that are as many as ours. A
file that has every table of the edition is taken as it is: so everything can be changed, and nothing is put into it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from lazaretto.games.forms import check_small
from lazaretto.games.origins import REMARKS, Table, is_table, key_fields, named_rows, row_name, rows_of
from lazaretto.kernel.contract import SomeGame
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.formats import Edition
from lazaretto.kernel.record import shipped_edition

NAME = "edition"  # what its own errors are told of
MOST_DOTS = 200  # in one line; ours have eight
_STEP = re.compile(r"\[(\d+)\]|([^.\[\]\s]+)")


def read_edition(body: bytes, place: str = NAME) -> Edition:
    """The values of a file, TOML or JSON: whichever it looks like. BadInput says what is wrong with it."""
    try:
        text = body.decode("utf-8-sig")
        if text.lstrip().startswith("{"):
            return msgspec.json.decode(text, type=dict[str, object])
        if _is_other_json(text):
            raise BadInput("wrong-type", place, {"expected": "object"})
        return _read_toml(text, place)
    except UnicodeDecodeError as error:
        raise BadInput("not-text", place) from error
    except RecursionError as error:
        raise BadInput("too-deep", place) from error
    except (msgspec.DecodeError, tomllib.TOMLDecodeError) as error:
        raise _unreadable(str(error), place) from error


def _read_toml(text: str, place: str) -> Edition:
    """The parser needs the square of the parts of a name, and gives up at numbers of thousands of digits."""
    if max(map(_dots, text.splitlines()), default=0) > MOST_DOTS:
        raise BadInput("too-deep", place)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        raise
    except ValueError as error:
        raise BadInput("broken-file", place, {"given": "none"}) from error


def _dots(line: str) -> int:
    return line.count(".")


def _is_other_json(text: str) -> bool:
    """JSON, though no table with fields; what TOML makes of that is beside the point."""
    try:
        return not isinstance(msgspec.json.decode(text), dict)
    except msgspec.DecodeError:
        return False


def _unreadable(reason: str, place: str) -> BadInput:
    """Where it cannot be read on, as far as the parser tells it: a line of TOML, a byte of JSON."""
    line, byte = re.search(r"at line (\d+)", reason), re.search(r"byte (\d+)", reason)
    if line is not None:
        return BadInput("broken-line", place, {"given": line[1]})
    return BadInput("broken-file", place, {"given": "none" if byte is None else byte[1]})


def whole_edition(module: SomeGame, given: Edition) -> Edition:
    """The edition that a file means: itself, or ours with what it says laid over it."""
    check_small(given, NAME)
    shipped = shipped_edition(module)
    if all(name in given for name in shipped):
        return given
    return _laid_over(shipped, given, "", {*shipped, *REMARKS})


def _laid_over(ours: Table, given: Table, place: str, known: set[str] | None) -> Edition:
    """`known`: the names that there are; a name that nothing has is a slip of the pen. None: any name may be."""
    made = dict(ours)
    for name, value in given.items():
        way = f"{place}.{name}" if place else name
        there = ours.get(name)
        if known is not None and name not in known:
            raise BadInput("unknown-place", place or NAME, {"word": name[:60]})
        if isinstance(there, Mapping) and isinstance(value, Mapping):
            made[name] = _laid_over(there, value, way, None if known is None else {*there, *REMARKS})
        elif isinstance(there, Mapping) and is_table(value):
            raise BadInput("not-a-row", way)
        elif is_table(there) and isinstance(value, Mapping):
            raise BadInput("not-rows", way)
        elif rows_of(there) and rows_of(value):
            made[name] = _rows(rows_of(there), rows_of(value), way)
        else:
            made[name] = value
    return made


def _rows(ours: list[Table], given: list[Table], place: str) -> list[Edition]:
    keys, named = key_fields(ours), named_rows(ours)
    names = [row_name(row, keys, -1) for row in given]
    unknown = [name for name in names if name not in named]
    if unknown and len(given) >= len(ours):
        return [dict(row) for row in given]
    if unknown:
        word = ", ".join(keys) if unknown[0] == "-1" else unknown[0]
        raise BadInput("unnamed-row" if unknown[0] == "-1" else "no-such-row", place, {"word": word[:60]})
    twice = next((name for at, name in enumerate(names) if name in names[:at]), None)
    if twice is not None:
        raise BadInput("duplicate-word", place, {"word": twice})
    laid = dict(zip(names, given, strict=True))
    fields = {*REMARKS, *(name for row in ours for name in row)}  # what one row has, any other may have, too
    return [_row(row, laid.get(name, {}), f"{place}.{name}", fields) for name, row in named.items()]


def _row(ours: Table, given: Table, place: str, fields: set[str]) -> Edition:
    """What a row holds in tables of its own is its own affair: no other has to have it."""
    strange = next((name for name in given if name not in fields), None)
    if strange is not None:
        raise BadInput("unknown-place", place, {"word": strange[:60]})
    return _laid_over(ours, given, place, None)


class Where(NamedTuple):
    """A place in an edition: a table by its name, a field of it, and which item of that, if it is a list."""

    table: str
    field: str
    at: int | None

    @property
    def path(self) -> str:
        item = "" if self.at is None else f"[{self.at}]"
        return ".".join(filter(None, (self.table, self.field))) + item


def place_of(where: str, edition: Edition, shipped: Edition) -> Where:
    """What an error means: `edition $.technology[6].cost` is the field `cost` of `technology.7`."""
    way: list[str] = []
    here: object = edition
    ours: object = shipped
    for number, name in _STEP.findall(where.removeprefix(NAME).strip().removeprefix("$")):
        rows, known = rows_of(here), rows_of(ours)
        if number and int(number) >= len(rows):
            return Where(".".join(way[:-1]), "".join(way[-1:]), int(number))
        step = row_name(rows[int(number)], key_fields(known or rows), int(number)) if number else name
        here, ours = _inside(here, step, known), _inside(ours, step, known)
        way.append(step)
    if is_table(here) or is_table(ours):
        return Where(".".join(way), "", None)
    return Where(".".join(way[:-1]), "".join(way[-1:]), None)


def _inside(value: object, step: str, known: list[Table]) -> object:
    """What a table calls so, or the row of a list."""
    rows = rows_of(value)
    if rows:
        keys = key_fields(known or rows)
        return next((row for at, row in enumerate(rows) if row_name(row, keys, at) == step), None)
    return value.get(step) if isinstance(value, Mapping) else None
