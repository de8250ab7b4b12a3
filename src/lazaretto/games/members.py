"""The shape of what is printed on components: plain data, as JSON knows it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

Member: TypeAlias = "tuple[str, str, PrintedSlots]"  # domain, id, what is told of it at this place
PrintedSlots: TypeAlias = "dict[str, int | list[Member]]"
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
class Extras:
    """What the words of a game need besides what the game exports; every part may be empty."""

    shown: dict[str, list[str]] = field(default_factory=dict)  # component ids that no event and no choice names
    kin: dict[str, list[str]] = field(default_factory=dict)  # domain -> the domains whose words it may borrow
    fields: dict[str, str] = field(default_factory=dict)  # `Frame.field` -> its domain, where the name does not say it
    spoken: list[str] = field(default_factory=list)  # domains whose ids are numbers, but which have words
    variants: dict[str, list[list[str]]] = field(default_factory=dict)  # domain -> where the view tells its variants
    facts: dict[str, list[str]] = field(default_factory=dict)  # slot -> where the view tells the number
