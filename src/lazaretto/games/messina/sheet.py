"""Loads and validates the printed values of Messina 1347, once, into typed form.

[messina.component.colour-kit] [messina.component.shared-pieces] [messina.component.tiles]
[messina.setup.city-shape] [messina.city.port-corners] [messina.city.expansion-places]
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from lazaretto.games.forms import typed
from lazaretto.games.messina.sheet_parts import CityLayout, Sheet
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.ledger import Rule, read_ledger, read_toml

HERE = Path(__file__).parent
TRACKS = ("popularity", "city", "church")
POINTS = "vp"


@cache
def ledger() -> Mapping[str, Rule]:
    return read_ledger(HERE / "rules.toml")


@cache
def shipped() -> dict[str, Any]:
    """The edition as shipped."""
    return read_toml(HERE / "edition.toml")


def read_sheet(edition: Mapping[str, Any]) -> Sheet:
    """The edition in typed form; everything that is wrong with it is named with its place."""
    sheet = typed(edition, Sheet, "edition")
    _check_words(sheet)
    _check_counts(sheet)
    return sheet


def _check_words(sheet: Sheet) -> None:
    """Names that one table uses of another must exist there."""
    classes = {each.id for each in sheet.lists.citizen_class}
    colours = {each.id for each in sheet.lists.hex_colour}
    poses = {each.id for each in sheet.lists.rat_pose}
    for tile in sheet.city.hex:
        _known(tile.colour, colours, f"city.hex {tile.id}.colour")
        _known(tile.rat, poses, f"city.hex {tile.id}.rat")
        for citizen in tile.citizens:
            _known(citizen.rstrip("+"), classes, f"city.hex {tile.id}.citizens")
    for step in sheet.wheel.position:
        _known(step.rat, poses, f"wheel.position {step.n}.rat")
        for name in classes:
            _known(step.colour(name), colours, f"wheel.position {step.n}.{name}")
    orders = [row.order for row in sheet.rounds.table] + [row.order for row in sheet.rounds.priority_token]
    for order in orders:
        _known(order, {"", POINTS, *TRACKS}, "rounds order")
    for shop in sheet.tokens.workshop:
        _known(shop.cls, classes, f"tokens.workshop {shop.id}.cls")
    cells = {cell.id for cell in sheet.estate.path_cell}
    for path in sheet.estate.path:
        for cell in path.cells:
            _known(cell, cells, f"estate.path {path.overseer} {path.branch}")


def _known(word: str, words: set[str], place: str) -> None:
    if word not in words:
        raise BadInput("unknown-word", f"edition {place}", {"word": word, "expected": ", ".join(sorted(words))})


def _check_counts(sheet: Sheet) -> None:
    """The component list of the rulebook against the tables."""
    counted = {
        "district_hex": len(sheet.city.hex),
        "port_hex": len(sheet.city.port),
        "workshop": len(sheet.tokens.workshop),
        "cart": len(sheet.tokens.cart),
        "cabin_upgrade": len(sheet.tokens.cabin_upgrade),
        "ship": len(sheet.tokens.ship),
        "dock_token": len(sheet.tokens.dock_token),
        "solo_token": len(sheet.solo.token),
        "player_board": len([board for board in sheet.estate.board if board.side == "b"]),
        "scroll_board": len([board for board in sheet.scroll.board if board.side == "b"]),
        "helper_per_colour": sheet.start.helpers_max,
        "plague_cube": max(sheet.plague.cubes_by_players.values()),
    }
    for name, count in counted.items():
        if sheet.components.get(name) != count:
            given = {"given": str(count), "expected": str(sheet.components.get(name))}
            raise BadInput("wrong-count", f"edition components.{name}", given)
    for layout in sheet.city.layout:
        _check_layout(sheet, layout)
    if [track.id for track in sheet.ratings.track] != list(TRACKS):
        raise BadInput("wrong-order", "edition ratings.track", {"expected": ", ".join(TRACKS)})
    if len(sheet.rats.penalty) == 0 or max(sheet.rats.penalty) > sheet.rats.maximum:
        raise BadInput("wrong-value", "edition rats.penalty", {"reason": "above the maximum"})


def _check_layout(sheet: Sheet, layout: CityLayout) -> None:
    """[messina.setup.city-shape] As many cells as starting hexes; no two things in one place."""
    place = f"edition city.layout {layout.players}"
    hexes = len([tile for tile in sheet.city.hex if tile.cls == "A" and layout.players in tile.players]) + 1
    if len(layout.cells) != hexes:
        raise BadInput("wrong-count", f"{place}.cells", {"given": str(len(layout.cells)), "expected": str(hexes)})
    everything = [*layout.cells, *layout.port.values(), *layout.places.values()]
    if len(set(everything)) != len(everything):
        raise BadInput("wrong-value", place, {"reason": "two things in one place"})
