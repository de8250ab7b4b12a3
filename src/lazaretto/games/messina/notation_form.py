"""What a position file holds of a Messina board, in typed form."""

from __future__ import annotations

from typing import Annotated, TypedDict

from lazaretto.games.forms import ByName, Held, Pair, Rows, Text, for_each, one_of
from lazaretto.games.messina import actions as act
from lazaretto.games.messina.effects import RESOURCES

TRACKS = [*act.RATING.words, "points"]

Building = Annotated[Text, one_of(act.BUILDING.words)]
Ship = Annotated[Text, one_of(act.SHIP.words)]
Space = Annotated[Text, one_of(act.SPACE_OF_RATING.words)]


class SavedHex(TypedDict):
    site: Text
    cubes: Held
    citizens: Rows[Held]  # by class
    owner: Held | None


class SavedShip(TypedDict):
    ship: Ship
    cube: Held


class SavedStack(TypedDict):
    top: Building | None
    unseen: Held
    under: Rows[Building]


class SavedCartStack(TypedDict):
    top: Building | None
    next: Held


class SavedCabin(TypedDict):
    citizen: Text | None  # `nun`, or `nun+` for an upgraded one
    stage: Held
    upgrade: Building | None


class SavedWorkshop(TypedDict):
    worker: Held
    flipped: bool


class SavedOverseer(TypedDict):
    cell: Held
    branch: Annotated[Text, one_of(act.WAY.words)]
    upgraded: bool


class SavedHelper(TypedDict):
    place: Text  # a hex, a dock, `estate`, `supply` or `box`
    used: bool


class SavedSeat(TypedDict):
    stock: Annotated[ByName[Held], for_each(RESOURCES)]
    discs: Annotated[ByName[Pair[Rows[Held]]], for_each(TRACKS)]  # space, and the discs below
    rats: Held
    helpers: Rows[SavedHelper]
    squares: ByName[Held]  # 1 is an ordinary citizen, 2 an upgraded one
    spent: Rows[Annotated[Text, one_of(act.SQUARE.words)]]
    cabins: Rows[SavedCabin]
    workshops: ByName[SavedWorkshop]
    overseers: Annotated[ByName[SavedOverseer], for_each(act.CLASS.words)]
    scroll: Rows[Held]
    estate_board: Annotated[Text, one_of(act.ESTATE.words)]
    scroll_board: Annotated[Text, one_of(act.SCROLL.words)]
    ships: Rows[Ship]
    carts: ByName[bool]  # used or not
    owed: Rows[Space]


class SavedOpponent(TypedDict):
    popularity: Held
    left: Held
    standing: Rows[Annotated[Text, one_of(act.HEX.words)]]
    drawn: Rows[Annotated[Text, one_of(act.SOLO_TOKEN.words)]]


class SavedBoard(TypedDict):
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
