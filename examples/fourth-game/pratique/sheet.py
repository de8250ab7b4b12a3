"""Loads the ledger and the edition: all that is printed, in typed form."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec
from lazaretto.games.forms import Reader
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.formats import Edition
from lazaretto.kernel.ledger import Rule, read_ledger, read_toml

HERE = Path(__file__).parent
PLAGUE = "plague"

Few = Annotated[int, msgspec.Meta(ge=0, le=20)]


class Cargo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    ships: Annotated[int, msgspec.Meta(ge=1, le=20)]
    points: Annotated[int, msgspec.Meta(ge=-9, le=9)]


class Berths(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"ids": "list"}):
    ids: list[str]


class Constants(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lanterns: Few
    reward: Few
    fine: Few
    outbreaks: Annotated[int, msgspec.Meta(ge=1, le=20)]


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The edition file as written."""

    cargo: list[Cargo]
    berths: Berths
    constants: Constants


@cache
def ledger() -> Mapping[str, Rule]:
    return read_ledger(HERE / "rules.toml")


@cache
def shipped() -> Edition:
    """The edition as shipped."""
    return read_toml(HERE / "edition.toml")


_read_sheet = Reader(Sheet, "edition")


def read_sheet(edition: Edition) -> Sheet:
    """The edition in typed form. Whoever changes numbers keeps the components: choices are numbered by them."""
    sheet, printed = _read_sheet(edition), _read_sheet(shipped())
    for place, ids, ours in (
        ("cargo", [each.id for each in sheet.cargo], [each.id for each in printed.cargo]),
        ("berths", sheet.berths.ids, printed.berths.ids),
    ):
        if ids != ours:
            raise BadInput("wrong-order", f"edition {place}", {"expected": ", ".join(ours)})
    return sheet
