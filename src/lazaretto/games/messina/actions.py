"""The verbs of Messina 1347 and their fixed flat numbering. Sizes come from the edition as shipped."""

from __future__ import annotations

from typing import Final

from lazaretto.games.messina.effects import GAINS
from lazaretto.games.messina.tables import TRACKS, Sheet, read_sheet, shipped
from lazaretto.kernel.choice import ActionSpace, Domain, Verb

SHEET: Final[Sheet] = read_sheet(shipped())


def _numbers(most: int) -> list[str]:
    return [str(number) for number in range(1, most + 1)]


def _spaces() -> list[str]:
    """Every space of every rating: popularity-1 ... church-11."""
    return [f"{track.id}-{space.n}" for track in SHEET.ratings.track for space in track.space]


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

USE_HELPER: Final[int] = SPACE.base("Helper")
STAND: Final[int] = SPACE.base("Stand")
RECALL: Final[int] = SPACE.base("Recall")
TAKE_SHIP: Final[int] = SPACE.base("TakeShip")
SETTLE: Final[int] = SPACE.base("Settle")
EMPLOY: Final[int] = SPACE.base("Employ")
SHELTER: Final[int] = SPACE.base("Shelter")
TURN_AWAY: Final[int] = SPACE.base("TurnAway")
LEAVE: Final[int] = SPACE.base("Leave")
WORK: Final[int] = SPACE.base("Work")
FIGHT: Final[int] = SPACE.base("Fight")
FIGHT_BOTH: Final[int] = SPACE.base("FightBoth")
ACT: Final[int] = SPACE.base("Act")
REPOPULATE: Final[int] = SPACE.base("Repopulate")
GIVE: Final[int] = SPACE.base("Give")
GIVE_HELPER: Final[int] = SPACE.base("GiveHelper")
CLAIM: Final[int] = SPACE.base("Claim")
BUY: Final[int] = SPACE.base("Buy")
RATE: Final[int] = SPACE.base("Rating")
TAKE_SIDE: Final[int] = SPACE.base("Side")
ADVANCE: Final[int] = SPACE.base("Advance")
LEAP: Final[int] = SPACE.base("Leap")
UPGRADE_OVERSEER: Final[int] = SPACE.base("UpgradeOverseer")
UPGRADE_CITIZEN: Final[int] = SPACE.base("UpgradeCitizen")
ACTIVATE: Final[int] = SPACE.base("Activate")
BORROW: Final[int] = SPACE.base("Borrow")
SCROLL_UP: Final[int] = SPACE.base("Scroll")
BUILD: Final[int] = SPACE.base("Build")
ON_CABIN: Final[int] = SPACE.base("OnCabin")
REFRESH: Final[int] = SPACE.base("Refresh")
PRODUCE: Final[int] = SPACE.base("Produce")
PRODUCE_ALL: Final[int] = SPACE.base("ProduceAll")
STOP: Final[int] = SPACE.base("Stop")
END_TURN: Final[int] = SPACE.base("EndTurn")
ORDER_SEAT: Final[int] = SPACE.base("OrderSeat")
DEAL_ESTATE: Final[int] = SPACE.base("DealEstate")
DEAL_SCROLL: Final[int] = SPACE.base("DealScroll")
DEAL_HEX: Final[int] = SPACE.base("DealHex")
WHEEL_START: Final[int] = SPACE.base("WheelStart")
DRAW_DOCK: Final[int] = SPACE.base("DrawDock")
DRAW_SHIP: Final[int] = SPACE.base("DrawShip")
REVEAL: Final[int] = SPACE.base("Reveal")
DRAW_TOKEN: Final[int] = SPACE.base("DrawToken")
LOSE_SHIP: Final[int] = SPACE.base("LoseShip")

CLASSES: Final[int] = len(CLASS.words)
DISTRICTS: Final[int] = len(DISTRICT.words)
HEXES: Final[int] = len(HEX.words)
DOCKS: Final[int] = len(DOCK.words)
SPOTS: Final[int] = len(SPOT.words)
AT_HOME: Final[int] = PLACE.index["estate"]
STEPS: Final[int] = len(STEP.words)
SHIPS: Final[int] = len(SHIP.words)
SHOPS: Final[int] = len(WORKSHOP.words)
UPGRADES: Final[int] = len(UPGRADE.words)
CARTS: Final[int] = len(CART.words)
FIRST_UPGRADE: Final[int] = SHOPS  # buildings: workshops, then cabin upgrades, then carts
FIRST_CART: Final[int] = SHOPS + UPGRADES
BUILDINGS: Final[int] = len(BUILDING.words)
SQUARES: Final[int] = len(SQUARE.words)
CABINS: Final[int] = len(CABIN.words)
HOME_SHOP: Final[int] = SQUARES  # homes: squares, then workshops, then cabins
HOME_CABIN: Final[int] = SQUARES + SHOPS
LINES: Final[int] = len(LINE.words)
WAYS: Final[int] = len(WAY.words)
AHEAD: Final = 0
COSTS: Final[int] = len(COST.words)
BY_FIRE: Final = 0
BY_POWERFIRE: Final = 1
TRACK_COUNT: Final = 3
POPULARITY: Final = 0  # ratings, as in the edition
CITY: Final = 1
CHURCH: Final = 2
POINTS: Final = 3  # the points track comes after the ratings
SOLO_TOKENS: Final[int] = len(SOLO_TOKEN.words)
