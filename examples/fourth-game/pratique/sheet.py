"""Loads the ledger and the edition: all that is printed, in typed form."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
from lazaretto.games.files import GameFiles
from lazaretto.kernel.errors import BadInput

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


def _check_components(sheet: Sheet) -> None:
    """Whoever changes numbers keeps the components: choices are numbered by them."""
    printed = msgspec.convert(shipped(), Sheet)
    for place, ids, ours in (
        ("cargo", [each.id for each in sheet.cargo], [each.id for each in printed.cargo]),
        ("berths", sheet.berths.ids, printed.berths.ids),
    ):
        if ids != ours:
            raise BadInput("wrong-order", f"edition {place}", {"expected": ", ".join(ours)})


FILES = GameFiles(Path(__file__).parent, Sheet, _check_components)
ledger, shipped, read_sheet = FILES.ledger, FILES.shipped, FILES.read_sheet
