"""What is printed on components whose words are put together: ids only, read from an edition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

# domain -> id -> slot -> a number or a list of (domain, id)
Printed = dict[str, dict[str, dict[str, int | list[tuple[str, str]]]]]


def _rattus(edition: dict[str, Any]) -> Printed:
    """A face is written `3:MPC`: its threshold and a letter for each symbol."""
    symbols = {"M": "majority", "A": "everybody"} | {card["letter"]: card["id"] for card in edition["class"]}
    codes = [*edition["tokens"]["starting"], *edition["tokens"]["ordinary"]]
    faces: dict[str, dict[str, int | list[tuple[str, str]]]] = {}
    for at, code in enumerate(codes):
        threshold, _, letters = code.partition(":")
        faces[f"f{at + 1}"] = {"threshold": int(threshold), "symbols": [("symbol", symbols[letter]) for letter in letters]}
    return {"face": faces}


_READERS: dict[str, Callable[[dict[str, Any]], Printed]] = {"rattus": _rattus}


def printed(game: str, edition: dict[str, Any]) -> Printed:
    """By domain and id; empty for a game that spells out all its components."""
    reader = _READERS.get(game)
    return {} if reader is None else reader(edition)
