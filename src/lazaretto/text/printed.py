"""What is printed on components, and which components a board shows besides: ids only, read from an edition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from lazaretto.text import pest
from lazaretto.text.members import Member, Printed, PrintedSlots, plain

__all__ = ["Member", "Printed", "PrintedSlots", "fields", "printed", "shown"]

Edition: TypeAlias = dict[str, Any]


def _rattus(edition: Edition) -> Printed:
    """A face is written `3:MPC`: its threshold and a letter for each symbol."""
    symbols = {"M": "majority", "A": "everybody"} | {card["letter"]: card["id"] for card in edition["class"]}
    codes = [*edition["tokens"]["starting"], *edition["tokens"]["ordinary"]]
    faces: dict[str, PrintedSlots] = {}
    for at, code in enumerate(codes):
        threshold, _, letters = code.partition(":")
        faces[f"f{at + 1}"] = {"threshold": int(threshold), "symbols": plain("symbol", [symbols[each] for each in letters])}
    return {"face": faces}


_READERS: dict[str, Callable[[Edition], Printed]] = {"rattus": _rattus, "pest": pest.printed}
_SHOWN: dict[str, Callable[[Edition], dict[str, list[str]]]] = {"pest": pest.shown}
_FIELDS: dict[str, dict[str, str]] = {"pest": pest.FIELDS}


def printed(game: str, edition: Edition) -> Printed:
    """By domain and id; empty for a game whose components bear nothing that a text tells."""
    reader = _READERS.get(game)
    return {} if reader is None else reader(edition)


def shown(game: str, edition: Edition) -> dict[str, list[str]]:
    """Ids by domain, of components that no event and no choice names."""
    reader = _SHOWN.get(game)
    return {} if reader is None else reader(edition)


def fields(game: str) -> dict[str, str]:
    """`Frame.field` -> the domain of its number, where the name alone says nothing or something else."""
    return _FIELDS.get(game, {})
