"""The shape of what is printed on components: plain data, as JSON knows it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

Member: TypeAlias = "tuple[str, str, PrintedSlots]"  # domain, id, what is told of it at this place
PrintedSlots: TypeAlias = "dict[str, int | list[Member]]"
Printed: TypeAlias = dict[str, dict[str, PrintedSlots]]  # domain -> id -> slot -> a number or a list of members


def plain(domain: str, ids: Iterable[str]) -> list[Member]:
    """Components of one domain with nothing told of them."""
    return [(domain, each, {}) for each in ids]
