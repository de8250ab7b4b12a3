"""What a position file holds of a Messina board, in typed form."""

from __future__ import annotations

from typing import Annotated

import msgspec

MOST = 10**6  # no number of a board comes near it; what is wrong below it, `components.problems` tells
Number = Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    pass


class SavedHex(Strict):
    site: str
    cubes: Number
    citizens: list[Number]
    owner: Number | None


class SavedShip(Strict):
    ship: str
    cube: Number


class SavedStack(Strict):
    top: str | None
    unseen: Number
    under: list[str]


class SavedCartStack(Strict):
    top: str | None
    next: Number


class SavedCabin(Strict):
    citizen: str | None
    stage: Number
    upgrade: str | None


class SavedWorkshop(Strict):
    worker: Number
    flipped: bool


class SavedOverseer(Strict):
    cell: Number
    branch: str
    upgraded: bool


class SavedHelper(Strict):
    place: str
    used: bool


class SavedSeat(Strict):
    stock: dict[str, Number]
    discs: dict[str, list[Number]]  # track: [space, discs below]
    rats: Number
    helpers: list[SavedHelper]
    squares: dict[str, Number]
    spent: list[str]
    cabins: list[SavedCabin]
    workshops: dict[str, SavedWorkshop]
    overseers: dict[str, SavedOverseer]
    scroll: list[Number]
    estate_board: str
    scroll_board: str
    ships: list[str]
    carts: dict[str, bool]
    owed: list[str]


class SavedOpponent(Strict):
    popularity: Number
    left: Number
    standing: list[str]
    drawn: list[str]


class SavedBoard(Strict):
    """What a position file holds under `board`; hexes that are not in the city do not occur."""

    round: Number
    order: list[Number]
    wheel: str
    cube_supply: Number
    hexes: dict[str, SavedHex]
    docks: dict[str, list[SavedShip]]
    lost_ships: list[str]
    docks_drawn: list[str]
    stacks: list[SavedStack]
    cart_stacks: list[SavedCartStack]
    revealed: list[str]
    seats: list[SavedSeat]
    priority_token: bool
    strict_recall: bool
    opponent: SavedOpponent | None
