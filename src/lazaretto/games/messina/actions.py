"""The verbs of Messina 1347 and their fixed flat numbering. Sizes come from the edition as shipped."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from lazaretto.games.messina.effects import GAINS
from lazaretto.games.messina.sheet import TRACKS, read_sheet, shipped
from lazaretto.games.messina.sheet_parts import Sheet
from lazaretto.kernel.bits import bit
from lazaretto.kernel.choice import ActionSpace, Domain, Verb
from lazaretto.kernel.declared import Bounds

SHEET: Final[Sheet] = read_sheet(shipped())


def _numbers(most: int) -> list[str]:
    return [str(number) for number in range(1, most + 1)]


def _spaces() -> list[str]:
    """Every space of every rating: popularity-1 ... church-11."""
    return [f"{track.id}-{space.n}" for track in SHEET.ratings.track for space in track.space]


def _most_workshops() -> int:
    """Workshops of one class and era: those of a stack."""
    kinds = [(shop.era, shop.cls) for shop in SHEET.tokens.workshop]
    return max([kinds.count(kind) for kind in kinds])


def _printed_effects() -> int:
    """As many places as an effect can be printed in, and nothing."""
    tokens, estate = SHEET.tokens, SHEET.estate
    squares = sum([len(board.square) for board in estate.board])
    buildings = 2 * len(tokens.workshop) + len(tokens.cabin_upgrade)
    return 1 + len(HEX.words) + len(_spaces()) + squares + buildings + len(tokens.ship) + 1


CLASS: Final[Domain] = Domain("class", [each.id for each in SHEET.lists.citizen_class])
COLOUR: Final[Domain] = Domain("colour", [each.id for each in SHEET.lists.hex_colour])
POSE: Final[Domain] = Domain("pose", [each.id for each in SHEET.lists.rat_pose])
GOODS: Final[Domain] = Domain("goods", [each.id for each in SHEET.lists.goods])
DISTRICT: Final[Domain] = Domain("district", [tile.id for tile in SHEET.city.hex])
DOCK: Final[Domain] = Domain("dock", SHEET.city.dock_clockwise)
HEX: Final[Domain] = Domain("hex", [*DISTRICT.words, *[port.id for port in SHEET.city.port]])
SPOT: Final[Domain] = Domain("spot", [*HEX.words, *DOCK.words])  # where a helper can stand
PLACE: Final[Domain] = Domain("place", [*SPOT.words, "estate"])  # where a helper can be
STEP: Final[Domain] = Domain("step", _numbers(len(SHEET.wheel.position)))
SHIP: Final[Domain] = Domain("ship", [ship.id for ship in SHEET.tokens.ship])
WORKSHOP: Final[Domain] = Domain("workshop", [shop.id for shop in SHEET.tokens.workshop])
UPGRADE: Final[Domain] = Domain("upgrade", [upgrade.id for upgrade in SHEET.tokens.cabin_upgrade])
CART: Final[Domain] = Domain("cart", [cart.id for cart in SHEET.tokens.cart])
BUILDING: Final[Domain] = Domain("building", [*WORKSHOP.words, *UPGRADE.words, *CART.words])
SQUARE: Final[Domain] = Domain("square", [square for quarter in SHEET.estate.quarter for square in quarter.squares])
CABIN: Final[Domain] = Domain("cabin", [f"cabin{number}" for number in _numbers(SHEET.estate.cabins)])
HOME: Final[Domain] = Domain("home", [*SQUARE.words, *WORKSHOP.words, *CABIN.words])  # where a citizen of a player can be
ESTATE: Final[Domain] = Domain("estate", [board.id for board in SHEET.estate.board])
SCROLL: Final[Domain] = Domain("scroll", [board.id for board in SHEET.scroll.board])
LINE: Final[Domain] = Domain("line", _numbers(len(SHEET.scroll.board[0].track)))  # a track of a scroll
RATING: Final[Domain] = Domain("rating", list(TRACKS))
SPACE_OF_RATING: Final[Domain] = Domain("space", _spaces())
WAY: Final[Domain] = Domain("way", ["ahead", "left", "right"])
MEANS: Final[Domain] = Domain("means", ["fire", "powerfire"])
COST: Final[Domain] = Domain("cost", GAINS)
GROUP: Final[Domain] = Domain("group", ["cabins", "workshops"])
SIDE: Final[Domain] = Domain("side", _numbers(3))  # of a slash; or one of several items
SEAT: Final[Domain] = Domain("seat", ["0", "1", "2", "3"])
SOLO_TOKEN: Final[Domain] = Domain("token", [token.id for token in SHEET.solo.token])
REASON: Final[Domain] = Domain("reason", ["six-rounds", "excellent", "ordinary"])
PREPARATION: Final[Domain] = Domain("preparation", ["I", "II", "III", "IV", "V", "VI", "VII"])
CATEGORY: Final[Domain] = Domain(
    "category",
    [
        "points",
        "rats",
        "popularity",
        "city",
        "church",
        "popularity-race",
        "districts",
        "leftovers",
        "scroll",
        "district-race",
    ],
)

SPACE: Final[ActionSpace] = ActionSpace(
    [
        Verb("Helper", [("place", PLACE)]),
        Verb("Stand", [("spot", SPOT)]),
        Verb("Recall", []),
        Verb("TakeShip", [("ship", SHIP)]),
        Verb("Settle", [("square", SQUARE)]),
        Verb("Employ", [("workshop", WORKSHOP)]),
        Verb("Shelter", [("class", CLASS), ("cabin", CABIN)]),
        Verb("TurnAway", []),
        Verb("Leave", [("cabin", CABIN)]),
        Verb("Work", [("square", SQUARE), ("workshop", WORKSHOP)]),
        Verb("Fight", [("means", MEANS)]),
        Verb("FightBoth", [("hex", HEX)]),
        Verb("Act", []),
        Verb("Repopulate", []),
        Verb("Give", [("home", HOME)]),
        Verb("GiveHelper", [("place", PLACE)]),
        Verb("Claim", [("space", SPACE_OF_RATING)]),
        Verb("Buy", [("rating", RATING)]),
        Verb("Rating", [("rating", RATING)]),
        Verb("Side", [("side", SIDE)]),
        Verb("Advance", [("class", CLASS), ("way", WAY)]),
        Verb("Leap", [("class", CLASS), ("way", WAY)]),
        Verb("UpgradeOverseer", [("class", CLASS)]),
        Verb("UpgradeCitizen", [("home", HOME)]),
        Verb("Activate", [("square", SQUARE)]),
        Verb("Borrow", [("hex", HEX)]),
        Verb("Scroll", [("line", LINE)]),
        Verb("Build", [("building", BUILDING)]),
        Verb("OnCabin", [("cabin", CABIN)]),
        Verb("Refresh", [("group", GROUP), ("cost", COST)]),
        Verb("Produce", [("building", BUILDING)]),
        Verb("ProduceAll", []),
        Verb("Stop", []),
        Verb("EndTurn", []),
        Verb("OrderSeat", [("seat", SEAT)], chance=True),
        Verb("DealEstate", [("estate", ESTATE)], chance=True),
        Verb("DealScroll", [("scroll", SCROLL)], chance=True),
        Verb("DealHex", [("district", DISTRICT)], chance=True),
        Verb("WheelStart", [("step", STEP)], chance=True),
        Verb("DrawDock", [("dock", DOCK)], chance=True),
        Verb("DrawShip", [("ship", SHIP)], chance=True),
        Verb("Reveal", [("building", BUILDING)], chance=True),
        Verb("DrawToken", [("token", SOLO_TOKEN)], chance=True),
        Verb("LoseShip", [("ship", SHIP)], chance=True),
    ]
)

USE_HELPER: Final[i64] = SPACE.base("Helper")
STAND: Final[i64] = SPACE.base("Stand")
RECALL: Final[i64] = SPACE.base("Recall")
TAKE_SHIP: Final[i64] = SPACE.base("TakeShip")
SETTLE: Final[i64] = SPACE.base("Settle")
EMPLOY: Final[i64] = SPACE.base("Employ")
SHELTER: Final[i64] = SPACE.base("Shelter")
TURN_AWAY: Final[i64] = SPACE.base("TurnAway")
LEAVE: Final[i64] = SPACE.base("Leave")
WORK: Final[i64] = SPACE.base("Work")
FIGHT: Final[i64] = SPACE.base("Fight")
FIGHT_BOTH: Final[i64] = SPACE.base("FightBoth")
ACT: Final[i64] = SPACE.base("Act")
REPOPULATE: Final[i64] = SPACE.base("Repopulate")
GIVE: Final[i64] = SPACE.base("Give")
GIVE_HELPER: Final[i64] = SPACE.base("GiveHelper")
CLAIM: Final[i64] = SPACE.base("Claim")
BUY: Final[i64] = SPACE.base("Buy")
RATE: Final[i64] = SPACE.base("Rating")
TAKE_SIDE: Final[i64] = SPACE.base("Side")
ADVANCE: Final[i64] = SPACE.base("Advance")
LEAP: Final[i64] = SPACE.base("Leap")
UPGRADE_OVERSEER: Final[i64] = SPACE.base("UpgradeOverseer")
UPGRADE_CITIZEN: Final[i64] = SPACE.base("UpgradeCitizen")
ACTIVATE: Final[i64] = SPACE.base("Activate")
BORROW: Final[i64] = SPACE.base("Borrow")
SCROLL_UP: Final[i64] = SPACE.base("Scroll")
BUILD: Final[i64] = SPACE.base("Build")
ON_CABIN: Final[i64] = SPACE.base("OnCabin")
REFRESH: Final[i64] = SPACE.base("Refresh")
PRODUCE: Final[i64] = SPACE.base("Produce")
PRODUCE_ALL: Final[i64] = SPACE.base("ProduceAll")
STOP: Final[i64] = SPACE.base("Stop")
END_TURN: Final[i64] = SPACE.base("EndTurn")
ORDER_SEAT: Final[i64] = SPACE.base("OrderSeat")
DEAL_ESTATE: Final[i64] = SPACE.base("DealEstate")
DEAL_SCROLL: Final[i64] = SPACE.base("DealScroll")
DEAL_HEX: Final[i64] = SPACE.base("DealHex")
WHEEL_START: Final[i64] = SPACE.base("WheelStart")
DRAW_DOCK: Final[i64] = SPACE.base("DrawDock")
DRAW_SHIP: Final[i64] = SPACE.base("DrawShip")
REVEAL: Final[i64] = SPACE.base("Reveal")
DRAW_TOKEN: Final[i64] = SPACE.base("DrawToken")
LOSE_SHIP: Final[i64] = SPACE.base("LoseShip")

CLASSES: Final[i64] = len(CLASS.words)
DISTRICTS: Final[i64] = len(DISTRICT.words)
HEXES: Final[i64] = len(HEX.words)
DOCKS: Final[i64] = len(DOCK.words)
SPOTS: Final[i64] = len(SPOT.words)
AT_HOME: Final[i64] = PLACE.index["estate"]
STEPS: Final[i64] = len(STEP.words)
SHIPS: Final[i64] = len(SHIP.words)
SHOPS: Final[i64] = len(WORKSHOP.words)
UPGRADES: Final[i64] = len(UPGRADE.words)
CARTS: Final[i64] = len(CART.words)
FIRST_UPGRADE: Final[i64] = SHOPS  # buildings: workshops, then cabin upgrades, then carts
FIRST_CART: Final[i64] = SHOPS + UPGRADES
BUILDINGS: Final[i64] = len(BUILDING.words)
SQUARES: Final[i64] = len(SQUARE.words)
CABINS: Final[i64] = len(CABIN.words)
HOME_SHOP: Final[i64] = SQUARES  # homes: squares, then workshops, then cabins
HOME_CABIN: Final[i64] = SQUARES + SHOPS
LINES: Final[i64] = len(LINE.words)
WAYS: Final[i64] = len(WAY.words)
AHEAD: Final[i64] = 0
COSTS: Final[i64] = len(COST.words)
BY_FIRE: Final[i64] = 0
BY_POWERFIRE: Final[i64] = 1
TRACK_COUNT: Final[i64] = 3
POPULARITY: Final[i64] = 0  # ratings, as in the edition
CITY: Final[i64] = 1
CHURCH: Final[i64] = 2
POINTS: Final[i64] = 3  # the points track comes after the ratings
SOLO_TOKENS: Final[i64] = len(SOLO_TOKEN.words)
SEATS: Final[i64] = len(SEAT.words)
HELPERS: Final[i64] = SHEET.start.helpers_max  # of one colour
STACKS: Final[i64] = 6  # of cabin upgrades, then of workshops by class
SHOP_STACK: Final[i64] = 3  # the first stack of workshops
CART_STACKS: Final[i64] = max(SHEET.tokens.cart_stacks_by_players.values())
STACKED: Final[i64] = max(UPGRADES // SHOP_STACK, _most_workshops())  # tokens in one stack
CELLS: Final[i64] = max([len(each.cells) for each in SHEET.city.layout])  # of the largest starting outline
SITES: Final[i64] = max([len(each.cells) + len(each.port) + len(each.places) for each in SHEET.city.layout])
EFFECTS: Final[i64] = _printed_effects()

# What fields of frames and events hold. The name of a kind is its domain, or stands among the bounds below.
Seat: TypeAlias = i64
Hex: TypeAlias = i64
Spot: TypeAlias = i64
Place: TypeAlias = i64
Dock: TypeAlias = i64
Step: TypeAlias = i64
Ship: TypeAlias = i64
Building: TypeAlias = i64
Workshop: TypeAlias = i64
Token: TypeAlias = i64
Class: TypeAlias = i64
Square: TypeAlias = i64
Cabin: TypeAlias = i64
Home: TypeAlias = i64
Estate: TypeAlias = i64
Scroll: TypeAlias = i64
Line: TypeAlias = i64
Space: TypeAlias = i64
Cost: TypeAlias = i64
Group: TypeAlias = i64
Preparation: TypeAlias = i64
Rating: TypeAlias = i64
Category: TypeAlias = i64
Way: TypeAlias = i64
District: TypeAlias = i64
Side: TypeAlias = i64  # of a slash; or one of several items
HexOrNone: TypeAlias = i64
ClassOrAny: TypeAlias = i64  # CLASSES is any
Cell: TypeAlias = i64  # of the starting outline
Flag: TypeAlias = i64
InStage: TypeAlias = i64  # 0 outside of an action stage, 1 within
InOrder: TypeAlias = i64  # a place in the turn order
Seats: TypeAlias = tuple[int, ...]  # those that have their place in the turn order, in this order
Printed: TypeAlias = i64  # the number of an effect; 0 is nothing
ItemsLeft: TypeAlias = i64  # a bit for each item of an effect
How: TypeAlias = i64  # an overseer goes: plain, skipping a cell, with an upgrade
Squares: TypeAlias = i64  # a bit for each
Buildings: TypeAlias = i64  # a bit for each
Stack: TypeAlias = i64
CartStack: TypeAlias = i64
Limit: TypeAlias = i64  # citizens that may still be activated
Times: TypeAlias = i64  # how often something is still to be done

DOMAINS: Final = {
    "Class": CLASS,
    "Way": WAY,
    "Hex": HEX,
    "Spot": SPOT,
    "Place": PLACE,
    "Dock": DOCK,
    "Step": STEP,
    "Ship": SHIP,
    "Workshop": WORKSHOP,
    "Building": BUILDING,
    "Square": SQUARE,
    "Cabin": CABIN,
    "Home": HOME,
    "Estate": ESTATE,
    "Scroll": SCROLL,
    "Line": LINE,
    "Space": SPACE_OF_RATING,
    "Cost": COST,
    "Rating": RATING,
    "Group": GROUP,
    "Token": SOLO_TOKEN,
    "Preparation": PREPARATION,
    "Category": CATEGORY,
    "District": DISTRICT,
    "Side": SIDE,
}
BOUNDS: Final = {
    "HexOrNone": Bounds(-1, HEXES - 1),
    "ClassOrAny": Bounds(0, CLASSES),
    "Cell": Bounds(0, CELLS - 1),
    "Flag": Bounds(0, 1),
    "InStage": Bounds(0, 1),
    "InOrder": Bounds(0, SEATS - 1),
    "Seats": Bounds(0, SEATS - 1, SEATS),
    "Printed": Bounds(0, EFFECTS - 1),
    "ItemsLeft": Bounds(0, bit(len(SIDE.words)) - 1),
    "How": Bounds(0, 2),
    "Squares": Bounds(0, bit(SQUARES) - 1),
    "Buildings": Bounds(0, bit(BUILDINGS) - 1),
    "Stack": Bounds(0, STACKS - 1),
    "CartStack": Bounds(0, CART_STACKS - 1),
    "Limit": Bounds(0, SQUARES),
    "Times": Bounds(0, 99),
}
