"""What a position file holds of a Messina board, in typed form."""

from __future__ import annotations

import msgspec

from lazaretto.games.forms import ByName, Held, Rows, Text


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    pass


class SavedHex(Strict):
    site: Text
    cubes: Held
    citizens: Rows[Held]
    owner: Held | None


class SavedShip(Strict):
    ship: Text
    cube: Held


class SavedStack(Strict):
    top: Text | None
    unseen: Held
    under: Rows[Text]


class SavedCartStack(Strict):
    top: Text | None
    next: Held


class SavedCabin(Strict):
    citizen: Text | None
    stage: Held
    upgrade: Text | None


class SavedWorkshop(Strict):
    worker: Held
    flipped: bool


class SavedOverseer(Strict):
    cell: Held
    branch: Text
    upgraded: bool


class SavedHelper(Strict):
    place: Text
    used: bool


class SavedSeat(Strict):
    stock: ByName[Held]
    discs: ByName[Rows[Held]]  # track: [space, discs below]
    rats: Held
    helpers: Rows[SavedHelper]
    squares: ByName[Held]
    spent: Rows[Text]
    cabins: Rows[SavedCabin]
    workshops: ByName[SavedWorkshop]
    overseers: ByName[SavedOverseer]
    scroll: Rows[Held]
    estate_board: Text
    scroll_board: Text
    ships: Rows[Text]
    carts: ByName[bool]
    owed: Rows[Text]


class SavedOpponent(Strict):
    popularity: Held
    left: Held
    standing: Rows[Text]
    drawn: Rows[Text]


class SavedBoard(Strict):
    """What a position file holds under `board`; hexes that are not in the city do not occur."""

    round: Held
    order: Rows[Held]
    wheel: Text
    cube_supply: Held
    hexes: ByName[SavedHex]
    docks: ByName[Rows[SavedShip]]
    lost_ships: Rows[Text]
    docks_drawn: Rows[Text]
    stacks: Rows[SavedStack]
    cart_stacks: Rows[SavedCartStack]
    revealed: Rows[Text]
    seats: Rows[SavedSeat]
    priority_token: bool
    strict_recall: bool
    opponent: SavedOpponent | None
