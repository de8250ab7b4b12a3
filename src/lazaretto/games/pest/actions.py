"""The verbs of Pest and their fixed flat numbering. Sizes come from the edition as shipped."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from lazaretto.games.pest.language import THINGS
from lazaretto.games.pest.sheet import BASIC, CAPITAL, read_sheet, shipped
from lazaretto.games.pest.sheet_rows import Sheet
from lazaretto.kernel.bits import bit
from lazaretto.kernel.choice import ActionSpace, Domain, Verb
from lazaretto.kernel.declared import Bounds

SHEET: Final[Sheet] = read_sheet(shipped())
_BOARD: Final = SHEET.player_board


def _masks(words: list[str]) -> list[str]:
    """Every set of words, as one word each; the number of a set has a bit for each of its words."""
    found: list[str] = []
    for mask in range(2 ** len(words)):
        found.append("+".join([word for at, word in enumerate(words) if mask >> at & 1]) or "none")
    return found


LOCATION: Final[Domain] = Domain("location", [row.id for row in SHEET.location])
NODE: Final[Domain] = Domain("node", [*LOCATION.words, CAPITAL])
ROAD: Final[Domain] = Domain("road", [f"{one}-{other}" for one, other, _ in SHEET.roads.pairs])
RESOURCE: Final[Domain] = Domain("resource", [row.id for row in SHEET.resource])
BASIC_RESOURCE: Final[Domain] = Domain("basic", list(BASIC))
DUE: Final[Domain] = Domain("due", [*RESOURCE.words, "crate"])
TOP: Final = list(_BOARD.top)
ACTION: Final[Domain] = Domain("action", [*_BOARD.top, *_BOARD.left])
CELL: Final[Domain] = Domain("cell", [f"{top}-{left}" for top in _BOARD.top for left in _BOARD.left])
SLOT: Final[Domain] = Domain("slot", list(_BOARD.technology_slots))
BUILDING: Final[Domain] = Domain("building", [row.id for row in SHEET.building])
CAPITAL_BUILDING: Final[Domain] = Domain("capital", [row.id for row in SHEET.capital_building])
TECHNOLOGY: Final[Domain] = Domain("technology", [f"t{row.number}" for row in SHEET.technology])
LAW: Final[Domain] = Domain("law", [f"l{row.number}" for row in SHEET.law])
PLAGUE: Final[Domain] = Domain("plague", [f"p{row.number}" for row in SHEET.plague])
AID: Final[Domain] = Domain("aid", [f"a{row.number}" for row in SHEET.aid])
CAPITAL_CARD: Final[Domain] = Domain("capital-card", [f"c{row.number}" for row in SHEET.capital_card])
START_CARD: Final[Domain] = Domain("start-card", [row.id for row in SHEET.start_card])
TOKEN: Final[Domain] = Domain("token", [row.effect.partition(" ")[2] for row in SHEET.reward_tokens.kinds])
LOCATION_TOKEN: Final[Domain] = Domain(
    "location-token",
    [f"{row.type}-{row.resource}" + ("-sick" if row.sick else "") for row in SHEET.hard_setup.tokens.kinds],
)
SEAT: Final[Domain] = Domain("seat", ["0", "1", "2", "3", "4"])
COLOUR: Final[Domain] = Domain("colour", [row.id for row in SHEET.player_colour])
ANSWER: Final[Domain] = Domain("answer", ["no", "yes"])
BRANCH: Final[Domain] = Domain("branch", ["first", "second", "third"])
PENALTY_SPACES: Final = [*_BOARD.quarantine.above, "five"]
SPACE_OF: Final[Domain] = Domain("space", ["regular", *PENALTY_SPACES])
HOUSING: Final[Domain] = Domain("housing", [*SPACE_OF.words, "graveyard", "card"])
ARRANGEMENT: Final[Domain] = Domain("arrangement", _masks(PENALTY_SPACES))
WAY: Final[Domain] = Domain("way", ["food", "leave", "camp"])
PRICE: Final[Domain] = Domain("price", ["plain", "save-wood", "save-stone", "add-wood", "add-stone", "restore"])
SITE: Final[Domain] = Domain("site", ["doctor", "camp"])
WORKPLACE: Final[Domain] = Domain("workplace", [*BUILDING.words, "mobile-workshop", "specialists", CAPITAL])
RECALL_TO: Final[Domain] = Domain("recall-to", [*BUILDING.words, "track", "mobile-workshop"])
COINS_PAID: Final[Domain] = Domain("coins", [str(count) for count in range(10)])
TAKEN: Final[Domain] = Domain("taken", ["1", "2", "3"])
MODE: Final[Domain] = Domain("mode", ["base", "two-player", "solo"])

_RESOURCE: Final = ("resource", RESOURCE)
_BASIC: Final = ("resource", BASIC_RESOURCE)
_ANSWER: Final = ("answer", ANSWER)

SPACE: Final[ActionSpace] = ActionSpace(
    [
        Verb("PlaceCastle", [("location", LOCATION)]),
        Verb("PlaceDoctor", [("location", LOCATION)]),
        Verb("PlaceMortus", [("cell", CELL)]),
        Verb("Trials", []),
        Verb("Repeat", [("cell", CELL)]),
        Verb("Do", [("action", ACTION)]),
        Verb("EndTurn", []),
        Verb("Exchange", [_BASIC]),
        Verb("ExchangeWith", [_BASIC]),
        Verb("Arrange", [("arrangement", ARRANGEMENT)]),
        Verb("House", [("space", HOUSING)]),
        Verb("PayCoins", [("coins", COINS_PAID)]),
        Verb("TakeCrate", [_BASIC]),
        Verb("TakeFirst", [("due", DUE)]),
        Verb("TakeBranch", [("branch", BRANCH)]),
        Verb("UseToken", [("token", TOKEN)]),
        Verb("Step", [("node", NODE)]),
        Verb("Jump", [("location", LOCATION)]),
        Verb("Camp", []),
        Verb("Boost", []),
        Verb("Stop", []),
        Verb("Clear", [("way", WAY)]),
        Verb("HealAtCamp", [_ANSWER]),
        Verb("Build", [("site", SITE), ("building", BUILDING)]),
        Verb("BuildCapital", [("building", CAPITAL_BUILDING)]),
        Verb("Price", [("price", PRICE)]),
        Verb("StopBuilding", []),
        Verb("Produce", []),
        Verb("ProduceMore", [_RESOURCE]),
        Verb("ProduceLess", [_RESOURCE]),
        Verb("Restore", []),
        Verb("Buy", [("technology", TECHNOLOGY), ("slot", SLOT)]),
        Verb("MobileWorkshop", [_BASIC]),
        Verb("Refresh", []),
        Verb("Advance", []),
        Verb("Send", [("workplace", WORKPLACE)]),
        Verb("Recall", [("to", RECALL_TO)]),
        Verb("Experiment", [("count", TAKEN)]),
        Verb("Heal", [("space", SPACE_OF)]),
        Verb("Inhale", [("space", SPACE_OF)]),
        Verb("Finish", []),
        Verb("Lift", [("workplace", WORKPLACE)]),
        Verb("PutDown", [("workplace", WORKPLACE)]),
        Verb("Assign", [("workplace", WORKPLACE)]),
        Verb("Outpost", [_ANSWER]),
        Verb("KeepCamp", [_ANSWER]),
        Verb("Suit", [_ANSWER]),
        Verb("LocationToken", [("token", LOCATION_TOKEN)], chance=True),
        Verb("Law", [("law", LAW)], chance=True),
        Verb("CapitalCard", [("card", CAPITAL_CARD)], chance=True),
        Verb("RewardToken", [("token", TOKEN)], chance=True),
        Verb("Technology", [("technology", TECHNOLOGY)], chance=True),
        Verb("NextSeat", [("seat", SEAT)], chance=True),
        Verb("StartCard", [("card", START_CARD)], chance=True),
        Verb("PlagueCard", [("card", PLAGUE)], chance=True),
        Verb("AidCard", [("card", AID)], chance=True),
    ]
)

PLACE_CASTLE: Final[i64] = SPACE.base("PlaceCastle")
PLACE_DOCTOR: Final[i64] = SPACE.base("PlaceDoctor")
PLACE_MORTUS: Final[i64] = SPACE.base("PlaceMortus")
TRIALS: Final[i64] = SPACE.base("Trials")
REPEAT: Final[i64] = SPACE.base("Repeat")
DO: Final[i64] = SPACE.base("Do")
END_TURN: Final[i64] = SPACE.base("EndTurn")
EXCHANGE: Final[i64] = SPACE.base("Exchange")
EXCHANGE_WITH: Final[i64] = SPACE.base("ExchangeWith")
ARRANGE: Final[i64] = SPACE.base("Arrange")
HOUSE: Final[i64] = SPACE.base("House")
PAY_COINS: Final[i64] = SPACE.base("PayCoins")
TAKE_CRATE: Final[i64] = SPACE.base("TakeCrate")
TAKE_FIRST: Final[i64] = SPACE.base("TakeFirst")
TAKE_BRANCH: Final[i64] = SPACE.base("TakeBranch")
USE_TOKEN: Final[i64] = SPACE.base("UseToken")
STEP: Final[i64] = SPACE.base("Step")
JUMP: Final[i64] = SPACE.base("Jump")
CAMP: Final[i64] = SPACE.base("Camp")
BOOST: Final[i64] = SPACE.base("Boost")
STOP: Final[i64] = SPACE.base("Stop")
CLEAR: Final[i64] = SPACE.base("Clear")
HEAL_AT_CAMP: Final[i64] = SPACE.base("HealAtCamp")
BUILD: Final[i64] = SPACE.base("Build")
BUILD_CAPITAL: Final[i64] = SPACE.base("BuildCapital")
SET_PRICE: Final[i64] = SPACE.base("Price")
STOP_BUILDING: Final[i64] = SPACE.base("StopBuilding")
PRODUCE: Final[i64] = SPACE.base("Produce")
PRODUCE_MORE: Final[i64] = SPACE.base("ProduceMore")
PRODUCE_LESS: Final[i64] = SPACE.base("ProduceLess")
RESTORE: Final[i64] = SPACE.base("Restore")
BUY: Final[i64] = SPACE.base("Buy")
MOBILE_WORKSHOP: Final[i64] = SPACE.base("MobileWorkshop")
REFRESH: Final[i64] = SPACE.base("Refresh")
ADVANCE: Final[i64] = SPACE.base("Advance")
SEND: Final[i64] = SPACE.base("Send")
RECALL: Final[i64] = SPACE.base("Recall")
EXPERIMENT: Final[i64] = SPACE.base("Experiment")
HEAL: Final[i64] = SPACE.base("Heal")
INHALE: Final[i64] = SPACE.base("Inhale")
FINISH: Final[i64] = SPACE.base("Finish")
LIFT: Final[i64] = SPACE.base("Lift")
PUT_DOWN: Final[i64] = SPACE.base("PutDown")
ASSIGN: Final[i64] = SPACE.base("Assign")
USE_OUTPOST: Final[i64] = SPACE.base("Outpost")
KEEP_CAMP: Final[i64] = SPACE.base("KeepCamp")
USE_SUIT: Final[i64] = SPACE.base("Suit")
DRAW_LOCATION_TOKEN: Final[i64] = SPACE.base("LocationToken")
DRAW_LAW: Final[i64] = SPACE.base("Law")
DRAW_CAPITAL_CARD: Final[i64] = SPACE.base("CapitalCard")
DRAW_TOKEN: Final[i64] = SPACE.base("RewardToken")
DRAW_TECHNOLOGY: Final[i64] = SPACE.base("Technology")
NEXT_SEAT: Final[i64] = SPACE.base("NextSeat")
DEAL_START: Final[i64] = SPACE.base("StartCard")
REVEAL_PLAGUE: Final[i64] = SPACE.base("PlagueCard")
REVEAL_AID: Final[i64] = SPACE.base("AidCard")

LOCATIONS: Final[i64] = len(LOCATION.words)
CAPITAL_NODE: Final[i64] = LOCATIONS
ROADS: Final[i64] = len(ROAD.words)
RESOURCES: Final[i64] = len(RESOURCE.words)
BASICS: Final[i64] = len(BASIC_RESOURCE.words)
WOOD: Final = 0
STONE: Final = 1
FOOD: Final = 2
HERBS: Final = 3
COIN: Final = 4
TOPS: Final[i64] = len(_BOARD.top)
LEFTS: Final[i64] = len(_BOARD.left)
CELLS: Final[i64] = len(CELL.words)
SLOTS: Final[i64] = len(SLOT.words)
BUILDINGS: Final[i64] = len(BUILDING.words)
CAPITAL_BUILDINGS: Final[i64] = len(CAPITAL_BUILDING.words)
TECHNOLOGIES: Final[i64] = len(TECHNOLOGY.words)
LAWS: Final[i64] = len(LAW.words)
PLAGUES: Final[i64] = len(PLAGUE.words)
AIDS: Final[i64] = len(AID.words)
CAPITAL_CARDS: Final[i64] = len(CAPITAL_CARD.words)
START_CARDS: Final[i64] = len(START_CARD.words)
TOKENS: Final[i64] = len(TOKEN.words)
ERAS: Final[i64] = len(SHEET.era)
YEARS: Final[i64] = sum([era.years for era in SHEET.era])
MARKET: Final[i64] = SHEET.setup.technology_market
SEATS: Final[i64] = len(SEAT.words)
WORKPLACES: Final[i64] = len(WORKPLACE.words)
AT_MOBILE: Final[i64] = WORKPLACE.index["mobile-workshop"]
AT_SPECIALISTS: Final[i64] = WORKPLACE.index["specialists"]
AT_CAPITAL: Final[i64] = WORKPLACE.index[CAPITAL]
TO_TRACK: Final[i64] = RECALL_TO.index["track"]
TO_MOBILE: Final[i64] = RECALL_TO.index["mobile-workshop"]
REGULAR: Final = 0
FIVE: Final[i64] = SPACE_OF.index["five"]
GRAVEYARD: Final[i64] = HOUSING.index["graveyard"]
ON_CARD: Final[i64] = HOUSING.index["card"]
FIVE_BIT: Final[i64] = bit(FIVE - 1)
ALL_PENNED: Final[i64] = len(ARRANGEMENT.words) - 1  # every space with a penalty is taken
NO: Final = 0
YES: Final = 1
BASE: Final[i64] = MODE.index["base"]
TWO: Final[i64] = MODE.index["two-player"]
SOLO: Final[i64] = MODE.index["solo"]
MOVE_ACTION: Final[i64] = ACTION.index["move"]
BUILD_ACTION: Final[i64] = ACTION.index["build"]
PRODUCE_ACTION: Final[i64] = ACTION.index["produce"]
RESEARCH_ACTION: Final[i64] = ACTION.index["research"]
HEAL_ACTION: Final[i64] = ACTION.index["heal"]
ASSIGN_ACTION: Final[i64] = ACTION.index["assign"]

# What fields of frames and events hold. The name of a kind is its domain, or stands among the bounds below.
Seat: TypeAlias = i64
Seats: TypeAlias = tuple[int, ...]
Location: TypeAlias = i64
Node: TypeAlias = i64
Road: TypeAlias = i64
Resource: TypeAlias = i64
Cell: TypeAlias = i64
Slot: TypeAlias = i64
Action: TypeAlias = i64
Building: TypeAlias = i64
CapitalBuilding: TypeAlias = i64
Technology: TypeAlias = i64
Law: TypeAlias = i64
Plague: TypeAlias = i64
Aid: TypeAlias = i64
CapitalCard: TypeAlias = i64
StartCard: TypeAlias = i64
Token: TypeAlias = i64
Space: TypeAlias = i64
Housing: TypeAlias = i64
Arrangement: TypeAlias = i64
Workplace: TypeAlias = i64
Due: TypeAlias = i64
Branch: TypeAlias = i64

LocationOrNone: TypeAlias = i64  # -1 is nowhere, or not on the map
BuildingOrNone: TypeAlias = i64
CapitalBuildingOrNone: TypeAlias = i64
CellOrNone: TypeAlias = i64
Locations: TypeAlias = i64  # a bit for each location of a set
StartCards: TypeAlias = i64
Basic: TypeAlias = i64  # a resource that is no coin
Era: TypeAlias = i64  # from 0
YearIndex: TypeAlias = i64
MarketPlace: TypeAlias = i64
Place: TypeAlias = i64  # in the turn order
Turn: TypeAlias = i64  # turns taken in a year; the last number is one past the last turn
Flag: TypeAlias = i64
Done: TypeAlias = i64  # of a cell: a bit for the top action, one for the left one
Stage: TypeAlias = i64  # of a move
Points: TypeAlias = i64  # of a move; a weak one subtracts
Count: TypeAlias = i64  # of people, resources or steps
CoinsPaid: TypeAlias = i64
Used: TypeAlias = i64  # a bit for each thing that an action has seen
Effect: TypeAlias = i64  # of the edition, as the next
Choice: TypeAlias = i64
Thing: TypeAlias = i64  # that is no resource

DOMAINS: Final = {
    "Location": LOCATION,
    "Node": NODE,
    "Road": ROAD,
    "Resource": RESOURCE,
    "Cell": CELL,
    "Slot": SLOT,
    "Action": ACTION,
    "Building": BUILDING,
    "CapitalBuilding": CAPITAL_BUILDING,
    "Technology": TECHNOLOGY,
    "Law": LAW,
    "Plague": PLAGUE,
    "Aid": AID,
    "CapitalCard": CAPITAL_CARD,
    "StartCard": START_CARD,
    "Token": TOKEN,
    "Space": SPACE_OF,
    "Housing": HOUSING,
    "Arrangement": ARRANGEMENT,
    "Workplace": WORKPLACE,
    "Due": DUE,
    "Branch": BRANCH,
}
BOUNDS: Final = {
    "LocationOrNone": Bounds(-1, LOCATIONS - 1),
    "BuildingOrNone": Bounds(-1, BUILDINGS - 1),
    "CapitalBuildingOrNone": Bounds(-1, CAPITAL_BUILDINGS - 1),
    "CellOrNone": Bounds(-1, CELLS - 1),
    "Locations": Bounds(0, bit(LOCATIONS) - 1),
    "StartCards": Bounds(0, bit(START_CARDS) - 1),
    "Basic": Bounds(0, BASICS - 1),
    "Era": Bounds(0, ERAS - 1),
    "YearIndex": Bounds(0, YEARS - 1),
    "MarketPlace": Bounds(0, MARKET - 1),
    "Place": Bounds(0, SEATS - 1),
    "Turn": Bounds(0, SEATS * (CELLS + SLOTS)),  # a mortus for every cell and card, whatever the edition
    "Flag": Bounds(0, 1),
    "Done": Bounds(0, 3),
    "Stage": Bounds(0, 3),
    "Points": Bounds(-9, 99),
    "Count": Bounds(0, 99),
    "CoinsPaid": Bounds(0, len(COINS_PAID.words) - 1),
    "Used": Bounds(0, 127),
    "Effect": Bounds(0, 999),  # 0 is none, which an edition may print on a token or capital card
    "Choice": Bounds(0, 999),
    "Thing": Bounds(THINGS.index("research"), len(THINGS) - 1),
}
