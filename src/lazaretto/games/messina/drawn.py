"""What a board of Messina 1347 is drawn from besides its view: hexes, tracks, tokens and estates of an edition.

What the number of players or an agreed variant decides is said here for the table that is drawn.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias, TypedDict

from lazaretto.games.forms import one_of
from lazaretto.games.members import Members
from lazaretto.games.messina import actions as act
from lazaretto.games.messina.sheet import read_sheet
from lazaretto.games.messina.sheet_parts import Activation, EstateBoard, Hex, ScrollTrack, Sheet, Workshop
from lazaretto.games.messina.words import effect
from lazaretto.kernel.formats import Agreed, Edition

Class: TypeAlias = Annotated[str, one_of(act.CLASS.words)]
Rating: TypeAlias = Annotated[str, one_of(act.RATING.words)]
Dock: TypeAlias = Annotated[str, one_of(act.DOCK.words)]
Building: TypeAlias = Annotated[str, one_of(("workshop", "upgrade", "cart"))]


class DrawnCitizens(TypedDict):
    """Citizens of a class that repopulation asks for; `upgraded`: only such will do."""

    cls: Class
    upgraded: bool
    count: int


class DrawnHex(TypedDict):
    """A district."""

    colour: str
    rat: str
    action: Members
    cost: Members
    citizens: list[DrawnCitizens]
    helper: bool
    vp: int


class DrawnPort(TypedDict):
    action: Members
    dock: Dock


class DrawnWheel(TypedDict):
    """A position of the wheel: its rat, the colour of each class and of nobody, and the position after it."""

    rat: str
    nun: str
    craftsman: str
    aristocrat: str
    none: str
    next: str


class DrawnRound(TypedDict):
    """`order`: the track that sets the turn order, `vp` for points, empty for that of the set-up."""

    round: int
    order: str
    ships: int
    new_hex: bool
    swap_workshops: bool
    wheel: int
    cube_price: int
    cube_vp: int


class DrawnSpace(TypedDict):
    n: int
    effect: Members
    vp: int
    bar: int


class DrawnTrack(TypedDict):
    id: Rating
    buyable: bool
    spaces: list[DrawnSpace]


class DrawnCell(TypedDict):
    """A cell of the overseers' paths."""

    id: str
    kind: str


class DrawnActivations(TypedDict):
    """Citizens that an overseer activates on cells of a kind, of its own class and of the other one of a border."""

    own: int
    other: int
    upgraded_own: int
    upgraded_other: int


class DrawnPath(TypedDict):
    """The cells an overseer walks, by the way it takes."""

    ahead: list[str]
    left: list[str]
    right: list[str]


class DrawnSquare(TypedDict):
    effect: Members
    once: bool


class DrawnLine(TypedDict):
    """A track of a scroll: what it counts (with `rating`, where it is one), and what it is worth, as it is written."""

    kind: str
    rating: Rating | None
    values: list[str]


class DrawnBuilding(TypedDict):
    """What lies in stacks; a class, `golden`, `era` and `extra` are those of a workshop."""

    kind: Building
    cost: Members
    effect: Members
    cls: Class | None
    golden: bool
    era: int
    extra: Members


class DrawnShip(TypedDict):
    goods: str
    effect: Members


class Drawn(TypedDict):
    """Components by id; `sites`: where each may lie, counted in hexes along two axes."""

    classes: list[Class]
    colours: list[str]
    hexes: dict[str, DrawnHex]
    ports: dict[str, DrawnPort]
    docks: list[Dock]
    sites: dict[str, tuple[int, int]]
    wheel: dict[str, DrawnWheel]
    rounds: list[DrawnRound]
    ratings: list[DrawnTrack]
    squares: dict[str, Class]
    cells: list[DrawnCell]
    activations: dict[str, DrawnActivations]  # by kind of cell
    paths: dict[Class, DrawnPath]
    estates: dict[str, dict[str, DrawnSquare]]  # by board and square
    workshop_places: int
    districts_most: int
    visit_points: int  # whenever a helper chooses a district of one's own
    means: list[Annotated[str, one_of(act.MEANS.words)]]  # what fights plague
    groups: list[Annotated[str, one_of(act.GROUP.words)]]  # of each stack
    scrolls: dict[str, list[DrawnLine]]
    buildings: dict[str, DrawnBuilding]
    ships: dict[str, DrawnShip]
    tokens: dict[str, Members]  # of the solo game: the action of the district on each


def drawn(edition: Edition, players: int, options: Agreed) -> Drawn:
    """For a table of so many players, with what they have agreed on."""
    sheet = read_sheet(edition)
    seats = sheet.solo.setup_as_players if players == 1 else players
    hexes = {tile.id: _hex(tile) for tile in sheet.city.hex}
    return {
        "classes": [each.id for each in sheet.lists.citizen_class],
        "colours": [each.id for each in sheet.lists.hex_colour],
        "hexes": hexes,
        "ports": {port.id: {"action": _plain(port.action), "dock": port.dock} for port in sheet.city.port},
        "docks": sheet.city.dock_clockwise,
        "sites": _sites(sheet, seats),
        "wheel": _wheel(sheet),
        "rounds": _rounds(sheet, seats, bool(options.get("priority_token"))),
        "ratings": _ratings(sheet),
        "squares": {square: quarter.cls for quarter in sheet.estate.quarter for square in quarter.squares},
        "cells": [{"id": cell.id, "kind": cell.kind} for cell in sheet.estate.path_cell],
        "activations": {row.kind: _activations(row) for row in sheet.estate.activation},
        "paths": _paths(sheet),
        "estates": {board.id: _squares(board) for board in sheet.estate.board},
        "workshop_places": sheet.estate.workshop_places,
        "districts_most": sheet.components.repopulation_token_per_colour,
        "visit_points": sheet.city.repopulation_visit_vp,
        "means": list(act.MEANS.words),
        "groups": [act.GROUP.words[stack >= act.SHOP_STACK] for stack in range(act.STACKS)],
        "scrolls": {board.id: [_line(track) for track in board.track] for board in sheet.scroll.board},
        "buildings": _buildings(sheet),
        "ships": {ship.id: {"goods": ship.goods, "effect": _plain(ship.effect)} for ship in sheet.tokens.ship},
        "tokens": {token.id: hexes[token.hex]["action"] for token in sheet.solo.token},
    }


def _plain(text: str) -> Members:
    """An effect or a price; nothing is drawn where there is none."""
    return effect(text) if text else []


def _hex(tile: Hex) -> DrawnHex:
    wanted = dict.fromkeys(tile.citizens)
    return {
        "colour": tile.colour,
        "rat": tile.rat,
        "action": _plain(tile.action),
        "cost": _plain(tile.cost),
        "citizens": [
            {"cls": name.rstrip("+"), "upgraded": name.endswith("+"), "count": tile.citizens.count(name)} for name in wanted
        ],
        "helper": tile.helper,
        "vp": tile.vp,
    }


def _sites(sheet: Sheet, seats: int) -> dict[str, tuple[int, int]]:
    layout = next(each for each in sheet.city.layout if each.players == seats)
    cells = {f"cell{at + 1}": cell for at, cell in enumerate(layout.cells)}
    return {**cells, **layout.port, **layout.places}


def _wheel(sheet: Sheet) -> dict[str, DrawnWheel]:
    steps = sheet.wheel.position
    return {
        str(step.n): {
            "rat": step.rat,
            "nun": step.nun,
            "craftsman": step.craftsman,
            "aristocrat": step.aristocrat,
            "none": step.none,
            "next": str(after.n),
        }
        for step, after in zip(steps, [*steps[1:], *steps[:1]], strict=True)
    }


def _rounds(sheet: Sheet, seats: int, priority: bool) -> list[DrawnRound]:
    side = "2p" if seats == sheet.solo.setup_as_players else "3-4p"
    orders = {row.round: row.order for row in sheet.rounds.priority_token} if priority else {}
    return [
        {
            "round": row.round,
            "order": orders.get(row.round, row.order),
            "ships": row.ships,
            "new_hex": row.new_hex,
            "swap_workshops": row.swap_workshops,
            "wheel": row.wheel,
            "cube_price": row.cube_price,
            "cube_vp": row.cube_vp,
        }
        for row in sheet.rounds.table
        if row.side == side
    ]


def _ratings(sheet: Sheet) -> list[DrawnTrack]:
    return [
        {
            "id": track.id,
            "buyable": track.buyable,
            "spaces": [
                {"n": space.n, "effect": _plain(space.effect), "vp": space.vp, "bar": space.bar} for space in track.space
            ],
        }
        for track in sheet.ratings.track
    ]


def _activations(row: Activation) -> DrawnActivations:
    return {
        "own": row.own,
        "other": row.other,
        "upgraded_own": row.upgraded_own,
        "upgraded_other": row.upgraded_other,
    }


def _paths(sheet: Sheet) -> dict[str, DrawnPath]:
    """Before an overseer has chosen, it is ahead: on what its ways have in common."""
    found: dict[str, DrawnPath] = {}
    for each in sheet.lists.citizen_class:
        ways = {path.branch: path.cells for path in sheet.estate.path if path.overseer == each.id}
        shared = [one for one, other in zip(ways["left"], ways["right"], strict=False) if one == other]
        found[each.id] = {"ahead": shared[:1], "left": ways["left"], "right": ways["right"]}
    return found


def _squares(board: EstateBoard) -> dict[str, DrawnSquare]:
    return {each.id: {"effect": _plain(each.effect), "once": each.once} for each in board.square}


def _line(track: ScrollTrack) -> DrawnLine:
    return {"kind": track.kind, "rating": track.rating or None, "values": [_written(value) for value in track.values]}


def _written(value: float | list[int]) -> str:
    if isinstance(value, list):
        return "·".join(_written(each) for each in value)
    return f"{int(value) or ''}½" if value % 1 else str(int(value))


def _buildings(sheet: Sheet) -> dict[str, DrawnBuilding]:
    tokens = sheet.tokens
    found = {shop.id: _workshop(shop) for shop in tokens.workshop}
    found |= {each.id: _building("upgrade", each.cost, each.effect) for each in tokens.cabin_upgrade}
    return found | {cart.id: _building("cart", cart.cost, f"vp:{cart.vp}" if cart.vp > 0 else "") for cart in tokens.cart}


def _workshop(shop: Workshop) -> DrawnBuilding:
    return {
        **_building("workshop", shop.cost, shop.effect),
        "cls": shop.cls,
        "golden": shop.needs_upgraded,
        "era": shop.era,
        "extra": _plain(shop.upgraded_extra),
    }


def _building(kind: str, cost: str, gives: str) -> DrawnBuilding:
    none: Members = []
    return {
        "kind": kind,
        "cost": _plain(cost),
        "effect": _plain(gives),
        "cls": None,
        "golden": False,
        "era": 0,
        "extra": none,
    }
