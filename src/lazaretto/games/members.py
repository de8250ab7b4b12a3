"""The shape of what is printed on components: plain data, as JSON knows it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, TypeAlias

from msgspec import Meta

Member: TypeAlias = "tuple[str, str, PrintedSlots]"  # domain, id, what is told of it at this place
PrintedSlots: TypeAlias = "dict[str, int | list[Member]]"
# Several where they travel. A member holds members, which no schema made of types can say: `server/openapi.py` describes it.
if TYPE_CHECKING:
    Members: TypeAlias = Sequence[object]
else:
    Members = Annotated[list, Meta(extra_json_schema={"items": {"$ref": "#/components/schemas/Member"}})]
Printed: TypeAlias = dict[str, dict[str, PrintedSlots]]  # domain -> id, or id@variant -> slot -> what is printed there


def plain(domain: str, ids: Iterable[str]) -> list[Member]:
    """Components of one domain with nothing told of them."""
    return [(domain, each, {}) for each in ids]


def nothing(domain: str) -> list[Member]:
    """No component, but one of this domain might be here: `none` in all its forms."""
    return [(domain, "", {})]


def literal(text: str) -> list[Member]:
    """A text that is the same in all languages."""
    return [("", text, {})]


@dataclass(frozen=True)
class Side:
    """One branch of an effect, and those of its items that wait to be carried out."""

    whole: list[Member]
    items: list[Member]


@dataclass(frozen=True)
class Effect:
    """An effect that frames name by its number."""

    text: str  # as the edition writes it
    whole: list[Member]
    sides: list[Side]


@dataclass(frozen=True)
class Merging:
    """How several events that follow each other in one decision are told in one line; every part may be empty."""

    sums: dict[str, str] = field(default_factory=dict)  # kind -> what is added up, where all else is alike
    steps: dict[str, str] = field(default_factory=dict)  # the same; but the last tells all, with how many (`times`)
    said: dict[str, dict[str, str]] = field(default_factory=dict)  # kind -> the kind before it that has said it (`after`)
    # and which of its own slots must hold what which slot of that holds
    joins: list[str] = field(default_factory=list)  # kinds that go on in the line of one another, if one seat's
    followed: dict[str, str] = field(default_factory=dict)  # kind -> the kind of what comes of it; how many: `followed`


@dataclass(frozen=True)
class Extras:
    """What the words of a game need besides what the game exports; every part may be empty."""

    shown: dict[str, list[str]] = field(default_factory=dict)  # component ids that no event and no choice names
    kin: dict[str, list[str]] = field(default_factory=dict)  # domain -> the domains whose words it may borrow
    fields: dict[str, str] = field(default_factory=dict)  # `Frame.field` -> its domain, where the name does not say it
    spoken: list[str] = field(default_factory=list)  # domains whose ids are numbers, but which have words
    variants: dict[str, list[list[str]]] = field(default_factory=dict)  # domain -> where the view tells its variants
    facts: dict[str, list[str]] = field(default_factory=dict)  # slot -> where the view tells the number (or word)
    lasting: list[list[str]] = field(default_factory=list)  # where the view tells what never changes in a game: for logs
    merging: Merging = field(default_factory=Merging)


@dataclass(frozen=True)
class Reading:
    """How the values of an edition file are told to people; every part may be empty (a game's `READING` in `reading.py`)."""

    rows: dict[str, tuple[str, str]] = field(default_factory=dict)  # a list of rows -> domain and beginning of ids: t7
    effects: frozenset[str] = frozenset()  # fields that are written in the language of effects
    ids: dict[str, str] = field(default_factory=dict)  # field -> the domain of what is named there
