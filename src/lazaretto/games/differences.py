"""What is other in an edition than in the one shipped, as people are told it: which thing, which of its values, and what
stands there. Plain ids, which the texts turn into words; where they have none, what the file says is shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from lazaretto.games import printed
from lazaretto.games.members import Member, Reading, literal, plain
from lazaretto.games.origins import Difference, corrections, named_rows
from lazaretto.kernel.errors import LazarettoError
from lazaretto.kernel.formats import Edition

NOTHING = "–"


@dataclass(frozen=True)
class Place:
    """A table of an edition: the component it tells of, if it is one; and what of it. Otherwise how the file calls it."""

    thing: list[Member]
    sheet: str  # the table without the names of rows: `rounds.table`
    row: str  # the name of the innermost row, if it lies in one


@dataclass(frozen=True)
class Told:
    """A difference with all that its words need."""

    difference: Difference
    place: Place
    here: list[Member]
    shipped: list[Member]


def differences(game: str, edition: Edition, shipped: Edition) -> list[Told]:
    """Every value that is not as shipped."""
    reading = printed.reading(game)
    return [
        Told(
            each,
            place_told(game, each.place, shipped),
            _value(game, reading, each.field, each.here),
            _value(game, reading, each.field, each.shipped),
        )
        for each in corrections(edition, shipped)
    ]


def place_told(game: str, place: str, shipped: Edition) -> Place:
    """A table by its name: `technology.7`, `law.3.goal`, `constants`."""
    rows = printed.reading(game).rows
    thing: list[Member] = []
    names: list[str] = []
    row = ""
    here: object = shipped
    for step in place.split(".") if place else []:
        if isinstance(here, list):
            row, here = step, named_rows(here).get(step)
            domain, head = rows.get(".".join(names), ("", ""))
            thing = plain(domain, [head + step]) if domain and here is not None else thing
        else:
            names.append(step)
            here = here.get(step) if isinstance(here, Mapping) else None
    return Place(thing, ".".join(names), row)


def _value(game: str, reading: Reading, field: str, value: object) -> list[Member]:
    if value is None or value == "":
        return literal(NOTHING)
    if isinstance(value, list):
        return [member for each in value for member in _value(game, reading, field, each)] or literal(NOTHING)
    if isinstance(value, str) and field in reading.effects:
        try:
            return printed.effect(game, value)
        except (LazarettoError, ValueError, KeyError):  # a file is told of before it was proved, too
            return literal(value)
    if isinstance(value, str) and field in reading.ids:
        return plain(reading.ids[field], [value])
    return literal(str(value).lower() if isinstance(value, bool) else str(value))
