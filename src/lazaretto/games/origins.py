"""Where the values of an edition come from: which were reconstructed by us, and which differ from the edition as shipped.

Every table of an edition file says of its values where they come from (`provenance`), and names those for which something
else is true: in lists by provenance (`rulebook = ["fame"]`) or by field (`override = { fame = "rulebook" }`). A table is
called by its way from the top: rows by what tells them apart, `technology.7`, `city.hex.H1`, `rounds.table.b-3`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias, cast

from lazaretto.kernel.formats import Edition

Table: TypeAlias = Mapping[str, object]

RECONSTRUCTED = "reconstructed"
ORIGINS = ("rulebook", "public", "photo", "deduced", RECONSTRUCTED)
REMARKS = frozenset({"provenance", "confidence", "override", "alt", "example", "check", "source", *ORIGINS})
NAMES = ("id", "number", "n", "round", "space", "column", "era", "kind", "min")  # what tells the rows of a list apart


@dataclass(frozen=True)
class Difference:
    """A value that is not as shipped: None where there is none. Of a list that is as long as ours each item by itself."""

    place: str  # of its table
    field: str
    at: int | None
    here: object
    shipped: object


def reconstructed(edition: Edition, shipped: Edition) -> dict[str, list[str]]:
    """By table: the fields that are our own values, chosen to fit what is known."""
    found: dict[str, list[str]] = {}
    for place, table, origin in _tables("", edition, shipped, ""):
        fields = [
            name for name, value in table.items() if not is_table(value) and _origin(table, name, origin) == RECONSTRUCTED
        ]
        if fields:
            found[place] = [name for name in fields if name not in REMARKS and name not in NAMES]
    return {place: fields for place, fields in found.items() if fields}


def corrections(edition: Edition, shipped: Edition) -> list[Difference]:
    """Every value that differs."""
    ours = {place: table for place, table, _ in _tables("", shipped, shipped, "")}
    theirs = {place: table for place, table, _ in _tables("", edition, shipped, "")}
    found: list[Difference] = []
    for place in dict.fromkeys([*ours, *theirs]):
        here, there = theirs.get(place, {}), ours.get(place, {})
        for name in dict.fromkeys([*there, *here]):
            is_plain = name not in REMARKS and not is_table(here.get(name)) and not is_table(there.get(name))
            if is_plain and here.get(name) != there.get(name):
                found.extend(_differing(place, name, here.get(name), there.get(name)))
    return found


def _differing(place: str, name: str, here: object, shipped: object) -> list[Difference]:
    if isinstance(here, list) and isinstance(shipped, list) and len(here) == len(shipped):
        pairs = enumerate(zip(here, shipped, strict=True))
        return [Difference(place, name, at, mine, ours) for at, (mine, ours) in pairs if mine != ours]
    return [Difference(place, name, None, here, shipped)]


def _tables(place: str, table: Table, ours: object, origin: str) -> Iterator[tuple[str, Table, str]]:
    """Every table of an edition with its name and the origin it has from those around it. What is ours says how rows are
    called."""
    own = str(table.get("provenance", origin))
    yield place, table, own
    there = ours if isinstance(ours, Mapping) else {}
    for name, value in table.items():
        way = f"{place}.{name}" if place else name
        if isinstance(value, Mapping) and name != "override":
            yield from _tables(way, value, there.get(name), own)
        elif isinstance(value, list) and is_table(value):
            known = rows_of(there.get(name)) or value
            keys, named = key_fields(known), named_rows(known)
            for at, row in enumerate(value):
                called = row_name(row, keys, at)
                yield from _tables(f"{way}.{called}", row, named.get(called), own)


def rows_of(value: object) -> list[Table]:
    """The rows of a list of tables; none if it is something else."""
    return cast("list[Table]", value) if isinstance(value, list) and is_table(value) else []


def key_fields(rows: Sequence[Table]) -> tuple[str, ...]:
    """What tells the rows of a list apart: one of the usual names, or else their first fields, as few as are needed."""
    for name in NAMES:
        if _tells_apart(rows, (name,)):
            return (name,)
    first = [name for name in rows[0] if name not in REMARKS] if rows else []
    starts = [tuple(first[:length]) for length in range(1, len(first) + 1)]
    return next((keys for keys in starts if _tells_apart(rows, keys)), ())


def _tells_apart(rows: Sequence[Table], keys: tuple[str, ...]) -> bool:
    names = {row_name(row, keys, -1) for row in rows}
    return len(names) == len(rows) and "-1" not in names


def row_name(row: Table, keys: tuple[str, ...], at: int) -> str:
    """What a row of a list is called by; its number in the list where it has no name."""
    parts = [row.get(name) for name in keys]
    is_named = bool(parts) and all(isinstance(part, str | int) for part in parts)
    return "-".join(str(part) for part in parts) if is_named else str(at)


def named_rows(rows: Sequence[Table]) -> dict[str, Table]:
    """Rows by their names."""
    keys = key_fields(rows)
    return {row_name(row, keys, at): row for at, row in enumerate(rows)}


def is_table(value: object) -> bool:
    """Does it hold other tables, which are told by themselves?"""
    if isinstance(value, list):
        return bool(value) and all(isinstance(each, Mapping) for each in value)
    return isinstance(value, Mapping)


def _origin(table: Table, field: str, origin: str) -> str:
    override = table.get("override")
    if isinstance(override, Mapping) and field in override:
        return str(override[field]).partition(":")[0]
    for each in ORIGINS:
        named = table.get(each)
        if isinstance(named, list) and field in named:
            return each
    return origin
