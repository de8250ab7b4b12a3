"""The facts of Pest, read off the view and the printed edition."""

from __future__ import annotations

from typing import Any

from lazaretto.games.pest import facts as fx
from lazaretto.games.pest.actions import ARRANGEMENT, BUILDING, CELL, LOCATION, SHEET
from lazaretto.kernel.frame import Position
from tests.properties.reasons import Form, Here, Judge, stays_with

PRICES = {f"t{row.number}": row for row in SHEET.technology}
ACTIONS = ("Act",)


def mine(here: Here) -> Form:
    found: Form = here.view["seats"][here.seat]
    return found


def stock(here: Here, resource: str) -> int:
    return int(mine(here)["stock"][resource])


def short(here: Here, fact: Form) -> bool:
    """There is so much, and what coins there are does not make up for the rest (for a coin itself nothing does)."""
    return stock(here, fact["resource"]) == fact["had"] < fact["needed"] and fact["coins"] <= stock(here, "coin")


def technologies(here: Here) -> dict[str, Form]:
    return {row["technology"]: row for row in mine(here)["technologies"] if row is not None}


def basics(here: Here) -> int:
    return sum(stock(here, resource) for resource in ("wood", "stone", "food", "herbs"))


def roads(here: Here) -> set[tuple[str, str]]:
    pairs = [(one, other) for one, other, _ in SHEET.roads.pairs]
    return {*pairs, *[(other, one) for one, other in pairs]}


def penned(here: Here) -> int:
    return ARRANGEMENT.index[mine(here)["quarantine"]["taken"]]


def calm(here: Here) -> int:
    """Spaces without a penalty; above three actions and on space five there is one with."""
    return int(mine(here)["quarantine"]["spaces"]) - 4


def taken(here: Here, space: str) -> bool:
    if space == "regular":
        return int(mine(here)["quarantine"]["regular"]) > 0
    return space in mine(here)["quarantine"]["taken"].split("+")


def workers(here: Here, place: str) -> int:
    if place in BUILDING.words:
        row = mine(here)["buildings"][place]
        return int(row is not None and row["person"])
    if place == "capital":
        return int(mine(here)["sector"])
    card = technologies(here).get({"mobile-workshop": "t25", "specialists": "t10"}[place])
    return 0 if card is None else int(card["people"])


def location(here: Here, name: str) -> Form:
    found: Form = here.view["locations"][name]
    return found


def houses(here: Here, name: str) -> int:
    return sum(building is not None for building in location(here, name)["buildings"])


def pair(here: Here) -> list[str]:
    """The two actions of the cell of this turn; none for a card with an action of its own."""
    cell = here.frame("Act")[2]
    return [] if cell < 0 else CELL.words[cell].split("-")


def built(here: Here) -> list[int]:
    """Where this action has built, by the frame that asks for the next building."""
    return [int(place) for place in here.frame("Building", "SetPrice")[-2:] if place >= 0]


def is_weak(here: Here) -> bool:
    frame = here.frame("ProduceHow", "Building", "SetPrice")
    return bool(frame[{"ProduceHow": 2, "Building": 2, "SetPrice": 4}[frame[0]]])


def no_place(here: Here) -> bool:
    own = mine(here)["buildings"]
    empty = any(row is not None and not row["person"] for row in own.values())
    workshop = technologies(here).get("t25")
    return not empty and (workshop is None or workshop["people"] > 0)


def market(here: Here) -> list[str]:
    return [card for card in here.view["market"] if card is not None]


def legal(here: Here) -> list[str]:
    return [choice.text for choice in here.match.legal()]


def arranged(here: Here, fact: Form) -> bool:
    given = len([word for word in here.choice["arrangement"].split("+") if word != "none"])
    return given == fact["given"] and fact["given"] not in (fact["wanted"], fact["freeing"])


def enrich(here: Position, seat: int) -> None:
    """Food and coins as far as there is room."""
    board: Any = here.board
    for resource in (2, 4):
        board.change_stock(seat, resource, board.room(seat, resource))


READERS = {
    fx.NeedsResource: short,
    fx.NeedsResearch: lambda here, fact: mine(here)["research"] == fact["had"],
    fx.NeedsTwo: lambda here, fact: basics(here) == fact["had"] and fact["needed"] == 2,
    fx.NoRoomFor: lambda here, fact: (
        stock(here, fact["resource"]) >= mine(here)["limits"][fact["resource"]] == fact["limit"]
    ),
    fx.DoctorIsHere: lambda here, fact: mine(here)["doctor"] == fact["node"],
    fx.NoRoad: lambda here, fact: (fact["node"], fact["here"]) not in roads(here) and mine(here)["doctor"] == fact["here"],
    fx.EnteredAlready: lambda here, fact: here.frame("Move")[4] >> LOCATION.index[fact["location"]] & 1 == 1,
    fx.TooFewPoints: lambda here, fact: here.frame("Move")[2] == fact["points"] < fact["price"],
    fx.NotInCapital: lambda here, fact: mine(here)["doctor"] == "capital",
    fx.NoWayOut: lambda here, fact: here.choice.get("node") == "capital",
    fx.NoWay: lambda here, fact: here.choice["verb"] == "Do" and stays_with(here, enrich, fx.NoWay),
    fx.StepMustFollow: lambda here, fact: here.frame("Move")[4] == 0,
    fx.CampPlaced: lambda here, fact: mine(here)["camp"] == fact["location"],
    fx.NoCamp: lambda here, fact: mine(here)["camp"] is None,
    fx.CampAtDoctor: lambda here, fact: mine(here)["camp"] == mine(here)["doctor"],
    fx.BoostUsed: lambda here, fact: any(
        (frame[0] == "Move" and frame[3]) or (frame[0] == "SetPrice" and frame[5]) for frame in [here.asked, *here.waiting]
    ),
    fx.NoTechnology: lambda here, fact: fact["technology"] not in technologies(here),
    fx.CardUsed: lambda here, fact: fact["technology"] in technologies(here) and here.frame("Research", "Healing")[2] > 0,
    fx.CardHasMortus: lambda here, fact: technologies(here)[fact["technology"]]["mortus"],
    fx.CardFull: lambda here, fact: technologies(here)[fact["technology"]]["people"] == fact["people"] > 0,
    fx.NobodyOnCard: lambda here, fact: technologies(here)[fact["technology"]]["people"] == 0,
    fx.CardTakesNobody: lambda here, fact: (
        not (
            any(card in technologies(here) and technologies(here)[card]["cell"] == 0 for card in ("t1", "t14"))
            and here.frame("HousePerson")[3]
        )
    ),
    fx.NobodyInCell: lambda here, fact: (
        not any(row["cell"] == 1 for row in technologies(here).values()) or here.frame("Research", "Healing")[2] & 1 == 1
    ),
    fx.AdvanceFirst: lambda here, fact: any(row["cell"] > 0 for row in technologies(here).values()),
    fx.JumpedNotHere: lambda here, fact: here.frame("Move")[4] != 0 or mine(here)["doctor"] == "capital",
    fx.OtherKind: lambda here, fact: here.choice["location"] == fact["location"],
    fx.CellTaken: lambda here, fact: fact["cell"] in mine(here)["grid"],
    fx.CellFree: lambda here, fact: fact["cell"] not in mine(here)["grid"],
    fx.NotOfCell: lambda here, fact: fact["action"] not in pair(here),
    fx.ActionFirst: lambda here, fact: (
        f"Do {fact['action']}" in legal(here) if here.asked[0] == "Act" else fact["action"] in pair(here)
    ),
    fx.ActionDone: lambda here, fact: fact["action"] in pair(here) and here.frame("Act")[3] > 0,
    fx.NobodyToAssign: lambda here, fact: mine(here)["healthy"] == 0,
    fx.NothingLeftToBuild: lambda here, fact: None not in mine(here)["buildings"].values(),
    fx.CheapestBuilding: lambda here, fact: mine(here)["buildings"][fact["building"]] is None,
    fx.CheapestCapital: lambda here, fact: here.view["capital_buildings"][fact["capital"]] is None,
    fx.Ruined: lambda here, fact: location(here, fact["location"])["ruined"],
    fx.OwnHouseThere: lambda here, fact: location(here, fact["location"])["buildings"][here.seat] is not None,
    fx.LocationFull: lambda here, fact: houses(here, fact["location"]) == fact["buildings"] > 0,
    fx.SiteUsed: lambda here, fact: LOCATION.index[fact["location"]] in built(here),
    fx.MapChosen: lambda here, fact: built(here) != [],
    fx.CapitalTaken: lambda here, fact: here.view["capital_buildings"][fact["capital"]] == fact["seat"],
    fx.BuiltAlready: lambda here, fact: mine(here)["buildings"][fact["building"]]["location"] == fact["location"],
    fx.NotBuilt: lambda here, fact: mine(here)["buildings"][fact["building"]] is None,
    fx.NotWeak: lambda here, fact: not is_weak(here),
    fx.IsWeak: lambda here, fact: is_weak(here),
    fx.NotInPrice: lambda here, fact: here.verb == "Price",
    fx.NothingMade: lambda here, fact: here.choice["resource"] == fact["resource"],
    fx.AlreadyArranged: lambda here, fact: here.frame("Act", "HousePerson")[-1] == 1,
    fx.SameArrangement: lambda here, fact: mine(here)["quarantine"]["taken"] == here.choice["arrangement"],
    fx.NobodyToArrange: lambda here, fact: penned(here) == 0,
    fx.AllPenned: lambda here, fact: len(mine(here)["quarantine"]["taken"].split("+")) == fact["spaces"] == 4,
    fx.PennedMustBe: arranged,
    fx.RoomInRegular: lambda here, fact: mine(here)["quarantine"]["regular"] < calm(here),
    fx.RegularFull: lambda here, fact: mine(here)["quarantine"]["regular"] == fact["spaces"] == calm(here),
    fx.SpaceTaken: lambda here, fact: taken(here, fact["housing"]),
    fx.SpaceEmpty: lambda here, fact: not taken(here, fact["housing"]),
    fx.FiveKeepsFood: lambda here, fact: (
        "five" in here.choice.get("space", here.choice.get("arrangement", ""))
        and here.frame("HousePerson")[4] == fact["reserve"] > 0
    ),
    fx.CoinsBetween: lambda here, fact: not fact["least"] <= int(here.choice["coins"]) <= fact["most"],
    fx.NotDue: lambda here, fact: here.verb == "TakeFirst",
    fx.NoSuchReward: lambda here, fact: here.choice["branch"] == fact["branch"],
    fx.TokenDown: lambda here, fact: here.view["tokens"][fact["token"]][0] == 0,
    fx.TrackFull: lambda here, fact: mine(here)["healthy"] == fact["people"],
    fx.NoHealthy: lambda here, fact: mine(here)["healthy"] == 0,
    fx.BoughtAlready: lambda here, fact: here.frame("Research")[2] & 32 > 0,
    fx.NotOnMarket: lambda here, fact: fact["technology"] not in market(here),
    fx.SlotUnfit: lambda here, fact: PRICES[fact["technology"]].slot not in (None, "", "any", fact["slot"]),
    fx.SlotOccupied: lambda here, fact: (
        mine(here)["technologies"][["top", "middle", "bottom"].index(fact["slot"])] is not None
    ),
    fx.RefreshedAlready: lambda here, fact: here.frame("Research")[2] & 16 > 0,
    fx.NobodyInCapital: lambda here, fact: mine(here)["sector"] == 0,
    fx.ExperimentsMost: lambda here, fact: int(here.choice["count"]) > fact["most"],
    fx.PlaceTaken: lambda here, fact: workers(here, fact["workplace"]) > 0,
    fx.PlaceEmpty: lambda here, fact: workers(here, fact["workplace"]) == 0,
    fx.OnlyBuildings: lambda here, fact: here.choice["workplace"] in ("specialists", "capital"),
    fx.NoPlaceToMove: lambda here, fact: no_place(here),
    fx.MovedEnough: lambda here, fact: here.frame("Assigning")[2] == fact["times"],
    fx.SomebodyInHand: lambda here, fact: here.asked[0] == "PuttingDown",
    fx.NobodyInHand: lambda here, fact: here.asked[0] == "Assigning" or here.frame("Assigning")[0] == "Assigning",
    fx.NotOnStartCard: lambda here, fact: (
        not any(choice.text == f"PlaceCastle {fact['location']}" for choice in here.match.legal())
    ),
    fx.NotBesideCastle: lambda here, fact: (
        (fact["location"], mine(here)["buildings"]["castle"]["location"]) not in roads(here)
    ),
}


def gain(here: Position, seat: int, fact: Any) -> None:
    here.board.change_stock(seat, fact.resource, fact.needed - fact.had)  # type: ignore[attr-defined]


def learn(here: Position, seat: int, fact: Any) -> None:
    here.board.change_research(seat, fact.needed - fact.had)  # type: ignore[attr-defined]


def gain_two(here: Position, seat: int, fact: Any) -> None:
    here.board.change_stock(seat, 0, fact.needed - fact.had)  # type: ignore[attr-defined]


JUDGE = Judge(READERS, {fx.NeedsResource: gain, fx.NeedsResearch: learn, fx.NeedsTwo: gain_two})
