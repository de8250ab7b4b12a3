"""Loads and validates the printed values of Messina 1347, once, into typed form.

[messina.component.colour-kit] [messina.component.shared-pieces] [messina.component.tiles]
[messina.setup.city-shape] [messina.city.port-corners] [messina.city.expansion-places]
"""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from lazaretto.games.files import GameFiles
from lazaretto.games.messina.sheet_parts import CityLayout, Estate, Sheet
from lazaretto.kernel.errors import BadInput

TRACKS = ("popularity", "city", "church")
POINTS = "vp"


def _check_words(sheet: Sheet) -> None:
    """Names that one table uses of another must exist there."""
    classes = {each.id for each in sheet.lists.citizen_class}
    colours = {each.id for each in sheet.lists.hex_colour}
    poses = {each.id for each in sheet.lists.rat_pose}
    for tile in sheet.city.hex:
        _known(tile.cls, {"A", "B", "C"}, f"city.hex {tile.id}.cls")
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


def _check_references(sheet: Sheet) -> None:
    """More such names; they are looked at when all components are known to be there."""
    goods = {each.id for each in sheet.lists.goods}
    for ship in sheet.tokens.ship:
        _known(ship.goods, goods, f"tokens.ship {ship.id}.goods")
    hexes = {tile.id for tile in sheet.city.hex}
    for token in sheet.solo.token:
        _known(token.hex, hexes, f"solo.token {token.id}.hex")
    for board in sheet.scroll.board:
        for track in board.track:
            _known(track.rating, {"", *TRACKS}, f"scroll.board {board.id}.rating")
    classes = {each.id for each in sheet.lists.citizen_class}
    _check_estate(sheet.estate, classes)
    _check_paths(sheet.estate, classes)
    _check_keys(sheet)
    _check_unused(sheet)


def _check_estate(estate: Estate, classes: set[str]) -> None:
    """[messina.overseer.estate-geometry] Known quarters, squares and kinds of cells."""
    squares = {square for quarter in estate.quarter for square in quarter.squares}
    for quarter in estate.quarter:
        _known(quarter.cls, classes, f"estate.quarter {quarter.id}.cls")
    for cell in estate.path_cell:
        _known(cell.kind, {each.kind for each in estate.activation}, f"estate.path_cell {cell.id}.kind")
        for name in cell.quarters:
            _known(name, {each.id for each in estate.quarter}, f"estate.path_cell {cell.id}.quarters")
        for name in cell.squares:
            _known(name, squares, f"estate.path_cell {cell.id}.squares")
    for board in estate.board:
        for square in board.square:
            _known(square.id, squares, f"estate.board {board.id}.square")


def _check_paths(estate: Estate, classes: set[str]) -> None:
    """[messina.overseer.path-shape] Paths of one length over known cells, two for each overseer."""
    cells = {cell.id for cell in estate.path_cell}
    for path in estate.path:
        place = f"estate.path {path.overseer}-{path.branch}"
        _known(path.overseer, classes, place)
        _known(path.branch, {"left", "right"}, place)
        for name in path.cells:
            _known(name, cells, place)
    if len({(path.overseer, path.branch) for path in estate.path}) != 2 * len(classes):
        raise BadInput("wrong-count", "edition estate.path", {"expected": str(2 * len(classes))})
    if len({len(path.cells) for path in estate.path}) != 1:
        raise BadInput("wrong-count", "edition estate.path cells", {"expected": str(len(estate.path[0].cells))})


def _check_unused(sheet: Sheet) -> None:
    """What no rule would read if it were otherwise must not be otherwise."""
    for tile in sheet.city.hex:
        if tile.cls != "A" and sorted(tile.players) != [2, 3, 4]:  # they come into play with any number of players
            raise BadInput("wrong-value", f"edition city.hex {tile.id}.players", {"word": str(tile.players)})
    seats = str(sheet.solo.setup_as_players)
    for place, by_players in (
        ("plague.cubes_by_players", sheet.plague.cubes_by_players),
        ("tokens.cart_stacks_by_players", sheet.tokens.cart_stacks_by_players),
    ):
        if by_players.get("1") != by_players[seats]:
            raise BadInput("wrong-value", f"edition {place}.1", {"word": str(by_players.get("1"))})
    for name, side in [(b.id, b.side) for b in sheet.estate.board] + [(b.id, b.side) for b in sheet.scroll.board]:
        _known(side, {"a", "b"}, f"board {name}.side")


def _check_keys(sheet: Sheet) -> None:
    """Tables by the number of players, and others whose keys the rules know."""
    counts = ("2", "3", "4")
    rows: list[tuple[str, Collection[str], Collection[str]]] = [
        ("plague.cubes_by_players", sheet.plague.cubes_by_players, counts),
        ("tokens.cart_stacks_by_players", sheet.tokens.cart_stacks_by_players, counts),
        ("scoring.popularity_race", sheet.scoring.popularity_race, counts),
        ("scoring.advanced_repopulation_race", sheet.scoring.advanced_repopulation_race, counts),
        ("estate.board side", [board.side for board in sheet.estate.board], ("a", "b")),
        ("scroll.board side", [board.side for board in sheet.scroll.board], ("a", "b")),
        ("city.layout", [str(layout.players) for layout in sheet.city.layout], counts),
        ("estate.refresh_cost", sheet.estate.refresh_cost, ("vp", "resource")),
        ("solo.good_score", sheet.solo.good_score, ("base", "advanced")),
        ("lists.resource", [each.id for each in sheet.lists.resource], ("coin", "wood", "fire", "powerfire")),
        ("start.bonus", [str(row.seat) for row in sheet.start.bonus], ("1", "2", "3", "4")),
    ]
    for place, given, wanted in rows:
        for name in wanted:
            if name not in given:
                raise BadInput("missing-component", f"edition {place}", {"word": name})


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
        if getattr(sheet.components, name) != count:
            given = {"given": str(count), "expected": str(getattr(sheet.components, name))}
            raise BadInput("wrong-count", f"edition components.{name}", given)
    for layout in sheet.city.layout:
        _check_layout(sheet, layout)
    if [track.id for track in sheet.ratings.track] != list(TRACKS):
        raise BadInput("wrong-order", "edition ratings.track", {"expected": ", ".join(TRACKS)})
    if max(sheet.rats.penalty, default=0) != sheet.rats.maximum:
        raise BadInput("wrong-value", "edition rats.penalty", {"word": str(sheet.rats.maximum)})


def _check_layout(sheet: Sheet, layout: CityLayout) -> None:
    """[messina.setup.city-shape] As many cells as starting hexes; no two things in one place."""
    place = f"edition city.layout {layout.players}"
    hexes = len([tile for tile in sheet.city.hex if tile.cls == "A" and layout.players in tile.players]) + 1
    if len(layout.cells) != hexes:
        raise BadInput("wrong-count", f"{place}.cells", {"given": str(len(layout.cells)), "expected": str(hexes)})
    ring = [*(port.id for port in sheet.city.port), *layout.places]
    if sorted(layout.perimeter) != sorted(ring) or set(layout.port) != {port.id for port in sheet.city.port}:
        raise BadInput("wrong-value", f"{place}.perimeter", {"word": ", ".join(layout.perimeter)})
    everything = [*layout.cells, *layout.port.values(), *layout.places.values()]
    if len(set(everything)) != len(everything):
        raise BadInput("wrong-value", place, {"reason": "two things in one place"})


FILES = GameFiles(Path(__file__).parent, Sheet, _check_words, _check_counts, _check_references)
ledger, shipped, read_sheet = FILES.ledger, FILES.shipped, FILES.read_sheet
