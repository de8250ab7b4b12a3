"""The verbs of Pest and their fixed flat numbering. Sizes come from the edition as shipped."""

from __future__ import annotations

from typing import Final

from lazaretto.games.pest.tables import BASIC, CAPITAL, read_sheet, shipped
from lazaretto.kernel.choice import ActionSpace, Domain, Verb

SHEET: Final = read_sheet(shipped())
_BOARD: Final = SHEET.player_board


def _masks(words: list[str]) -> list[str]:
    """Every set of words, as one word each; the number of a set has a bit for each of its words."""
    found: list[str] = []
    for mask in range(1 << len(words)):
        found.append("+".join([word for at, word in enumerate(words) if mask >> at & 1]) or "none")
    return found


LOCATION: Final = Domain("location", [row.id for row in SHEET.location])
NODE: Final = Domain("node", [*LOCATION.words, CAPITAL])
ROAD: Final = Domain("road", [f"{one}-{other}" for one, other, _ in SHEET.roads.pairs])
RESOURCE: Final = Domain("resource", [row.id for row in SHEET.resource])
BASIC_RESOURCE: Final = Domain("basic", list(BASIC))
DUE: Final = Domain("due", [*RESOURCE.words, "crate"])
TOP: Final = list(_BOARD.top)
ACTION: Final = Domain("action", [*_BOARD.top, *_BOARD.left])
CELL: Final = Domain("cell", [f"{top}-{left}" for top in _BOARD.top for left in _BOARD.left])
SLOT: Final = Domain("slot", list(_BOARD.technology_slots))
BUILDING: Final = Domain("building", [row.id for row in SHEET.building])
CAPITAL_BUILDING: Final = Domain("capital", [row.id for row in SHEET.capital_building])
TECHNOLOGY: Final = Domain("technology", [f"t{row.number}" for row in SHEET.technology])
LAW: Final = Domain("law", [f"l{row.number}" for row in SHEET.law])
PLAGUE: Final = Domain("plague", [f"p{row.number}" for row in SHEET.plague])
AID: Final = Domain("aid", [f"a{row.number}" for row in SHEET.aid])
CAPITAL_CARD: Final = Domain("capital-card", [f"c{row.number}" for row in SHEET.capital_card])
START_CARD: Final = Domain("start-card", [row.id for row in SHEET.start_card])
TOKEN: Final = Domain("token", [row.effect.partition(" ")[2] for row in SHEET.reward_tokens.kinds])
LOCATION_TOKEN: Final = Domain(
    "location-token",
    [f"{row.type}-{row.resource}" + ("-sick" if row.sick else "") for row in SHEET.hard_setup.tokens.kinds],
)
SEAT: Final = Domain("seat", ["0", "1", "2", "3", "4"])
COLOUR: Final = Domain("colour", [row.id for row in SHEET.player_colour])
ANSWER: Final = Domain("answer", ["no", "yes"])
BRANCH: Final = Domain("branch", ["first", "second", "third"])
PENALTY_SPACES: Final = [*_BOARD.quarantine.above, "five"]
SPACE_OF: Final = Domain("space", ["regular", *PENALTY_SPACES])
HOUSING: Final = Domain("housing", [*SPACE_OF.words, "graveyard", "card"])
ARRANGEMENT: Final = Domain("arrangement", _masks(PENALTY_SPACES))
WAY: Final = Domain("way", ["food", "leave", "camp"])
PRICE: Final = Domain("price", ["plain", "save-wood", "save-stone", "add-wood", "add-stone", "restore"])
SITE: Final = Domain("site", ["doctor", "camp"])
WORKPLACE: Final = Domain("workplace", [*BUILDING.words, "mobile-workshop", "specialists", CAPITAL])
RECALL_TO: Final = Domain("recall-to", [*BUILDING.words, "track"])
COINS_PAID: Final = Domain("coins", [str(count) for count in range(10)])
TAKEN: Final = Domain("taken", ["1", "2", "3"])
MODE: Final = Domain("mode", ["base", "two-player", "solo"])

_RESOURCE: Final = ("resource", RESOURCE)
_BASIC: Final = ("resource", BASIC_RESOURCE)
_ANSWER: Final = ("answer", ANSWER)

SPACE: Final = ActionSpace(
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

PLACE_CASTLE: Final[int] = SPACE.base("PlaceCastle")
PLACE_DOCTOR: Final[int] = SPACE.base("PlaceDoctor")
PLACE_MORTUS: Final[int] = SPACE.base("PlaceMortus")
TRIALS: Final[int] = SPACE.base("Trials")
REPEAT: Final[int] = SPACE.base("Repeat")
DO: Final[int] = SPACE.base("Do")
END_TURN: Final[int] = SPACE.base("EndTurn")
EXCHANGE: Final[int] = SPACE.base("Exchange")
EXCHANGE_WITH: Final[int] = SPACE.base("ExchangeWith")
ARRANGE: Final[int] = SPACE.base("Arrange")
HOUSE: Final[int] = SPACE.base("House")
PAY_COINS: Final[int] = SPACE.base("PayCoins")
TAKE_CRATE: Final[int] = SPACE.base("TakeCrate")
TAKE_FIRST: Final[int] = SPACE.base("TakeFirst")
TAKE_BRANCH: Final[int] = SPACE.base("TakeBranch")
USE_TOKEN: Final[int] = SPACE.base("UseToken")
STEP: Final[int] = SPACE.base("Step")
JUMP: Final[int] = SPACE.base("Jump")
CAMP: Final[int] = SPACE.base("Camp")
BOOST: Final[int] = SPACE.base("Boost")
STOP: Final[int] = SPACE.base("Stop")
CLEAR: Final[int] = SPACE.base("Clear")
HEAL_AT_CAMP: Final[int] = SPACE.base("HealAtCamp")
BUILD: Final[int] = SPACE.base("Build")
BUILD_CAPITAL: Final[int] = SPACE.base("BuildCapital")
SET_PRICE: Final[int] = SPACE.base("Price")
STOP_BUILDING: Final[int] = SPACE.base("StopBuilding")
PRODUCE: Final[int] = SPACE.base("Produce")
PRODUCE_MORE: Final[int] = SPACE.base("ProduceMore")
PRODUCE_LESS: Final[int] = SPACE.base("ProduceLess")
RESTORE: Final[int] = SPACE.base("Restore")
BUY: Final[int] = SPACE.base("Buy")
MOBILE_WORKSHOP: Final[int] = SPACE.base("MobileWorkshop")
REFRESH: Final[int] = SPACE.base("Refresh")
ADVANCE: Final[int] = SPACE.base("Advance")
SEND: Final[int] = SPACE.base("Send")
RECALL: Final[int] = SPACE.base("Recall")
EXPERIMENT: Final[int] = SPACE.base("Experiment")
HEAL: Final[int] = SPACE.base("Heal")
INHALE: Final[int] = SPACE.base("Inhale")
FINISH: Final[int] = SPACE.base("Finish")
LIFT: Final[int] = SPACE.base("Lift")
PUT_DOWN: Final[int] = SPACE.base("PutDown")
ASSIGN: Final[int] = SPACE.base("Assign")
USE_OUTPOST: Final[int] = SPACE.base("Outpost")
KEEP_CAMP: Final[int] = SPACE.base("KeepCamp")
USE_SUIT: Final[int] = SPACE.base("Suit")
DRAW_LOCATION_TOKEN: Final[int] = SPACE.base("LocationToken")
DRAW_LAW: Final[int] = SPACE.base("Law")
DRAW_CAPITAL_CARD: Final[int] = SPACE.base("CapitalCard")
DRAW_TOKEN: Final[int] = SPACE.base("RewardToken")
DRAW_TECHNOLOGY: Final[int] = SPACE.base("Technology")
NEXT_SEAT: Final[int] = SPACE.base("NextSeat")
DEAL_START: Final[int] = SPACE.base("StartCard")
REVEAL_PLAGUE: Final[int] = SPACE.base("PlagueCard")
REVEAL_AID: Final[int] = SPACE.base("AidCard")

LOCATIONS: Final[int] = len(LOCATION.words)
CAPITAL_NODE: Final[int] = LOCATIONS
ROADS: Final[int] = len(ROAD.words)
RESOURCES: Final[int] = len(RESOURCE.words)
BASICS: Final[int] = len(BASIC_RESOURCE.words)
WOOD: Final = 0
STONE: Final = 1
FOOD: Final = 2
HERBS: Final = 3
COIN: Final = 4
TOPS: Final[int] = len(_BOARD.top)
LEFTS: Final[int] = len(_BOARD.left)
CELLS: Final[int] = len(CELL.words)
SLOTS: Final[int] = len(SLOT.words)
BUILDINGS: Final[int] = len(BUILDING.words)
CAPITAL_BUILDINGS: Final[int] = len(CAPITAL_BUILDING.words)
TECHNOLOGIES: Final[int] = len(TECHNOLOGY.words)
LAWS: Final[int] = len(LAW.words)
PLAGUES: Final[int] = len(PLAGUE.words)
AIDS: Final[int] = len(AID.words)
CAPITAL_CARDS: Final[int] = len(CAPITAL_CARD.words)
START_CARDS: Final[int] = len(START_CARD.words)
TOKENS: Final[int] = len(TOKEN.words)
ERAS: Final[int] = len(SHEET.era)
YEARS: Final[int] = sum(era.years for era in SHEET.era)
WORKPLACES: Final[int] = len(WORKPLACE.words)
AT_MOBILE: Final[int] = WORKPLACE.index["mobile-workshop"]
AT_SPECIALISTS: Final[int] = WORKPLACE.index["specialists"]
AT_CAPITAL: Final[int] = WORKPLACE.index[CAPITAL]
TO_TRACK: Final[int] = RECALL_TO.index["track"]
REGULAR: Final = 0
FIVE: Final[int] = SPACE_OF.index["five"]
GRAVEYARD: Final[int] = HOUSING.index["graveyard"]
ON_CARD: Final[int] = HOUSING.index["card"]
FIVE_BIT: Final[int] = 1 << (FIVE - 1)
NO: Final = 0
YES: Final = 1
BASE: Final[int] = MODE.index["base"]
TWO: Final[int] = MODE.index["two-player"]
SOLO: Final[int] = MODE.index["solo"]
MOVE_ACTION: Final[int] = ACTION.index["move"]
BUILD_ACTION: Final[int] = ACTION.index["build"]
PRODUCE_ACTION: Final[int] = ACTION.index["produce"]
RESEARCH_ACTION: Final[int] = ACTION.index["research"]
HEAL_ACTION: Final[int] = ACTION.index["heal"]
ASSIGN_ACTION: Final[int] = ACTION.index["assign"]
