"""The facts of Messina, read off the view and the printed edition."""

from __future__ import annotations

from typing import Any

from lazaretto.games.messina import facts as fx
from lazaretto.games.messina.actions import CABIN, CLASS, CLASSES, SHEET, SQUARE
from lazaretto.kernel.frame import Position
from tests.properties.reasons import Form, Here, Judge, stays_with

SHOPS = {shop.id: shop for shop in SHEET.tokens.workshop}
SECTOR = {square: quarter.cls for quarter in SHEET.estate.quarter for square in quarter.squares}
PATH = 6  # cells of an overseer's way
LENGTH = {track.id: len(track.space) for track in SHEET.ratings.track}
TOKENS = 5  # for repopulation
STAGED = ("ChooseRating", "UpgradeCitizen", "AdvanceOverseer", "UpgradeOverseer", "ActivateCitizen", "BorrowAction")
STAGED += ("BuildOne", "NextItem", "ChooseSide", "ChooseLine")


def mine(here: Here) -> Form:
    found: Form = here.view["seats"][here.seat]
    return found


def stock(here: Here, what: str) -> int:
    return int(mine(here)["points"] if what == "vp" else mine(here)["stock"][what])


def level(here: Here, home: str) -> int:
    """0 nobody, 1 an ordinary citizen, 2 an upgraded one."""
    if home in SECTOR:
        return int(mine(here)["squares"].get(home, 0))
    if home in SHOPS:
        return int(mine(here)["workshops"].get(home, {"worker": 0})["worker"])
    citizen = cabin(here, home)["citizen"]
    return 0 if citizen is None else 2 if citizen.endswith("+") else 1


def cabin(here: Here, name: str) -> Form:
    found: Form = mine(here)["cabins"][int(name.removeprefix("cabin")) - 1]
    return found


def class_of(home: str) -> str:
    return str(SECTOR.get(home) or SHOPS[home].cls)


def count(here: Here, citizen: str, least: int) -> int:
    """Citizens of a class in sectors and workshops, of a level or better."""
    homes = [*SECTOR, *mine(here)["workshops"]]
    return sum(class_of(home) == citizen and level(here, home) >= least for home in homes)


def helpers(here: Here, place: str) -> list[bool]:
    """Whether each own helper of a place was used."""
    return [row["used"] for row in mine(here)["helpers"] if row["place"] == place]


def has(here: Here, building: str) -> bool:
    own = mine(here)
    return building in own["workshops"] or building in own["carts"] or building in [row["upgrade"] for row in own["cabins"]]


def owner(here: Here, building: str) -> int | None:
    for seat, row in enumerate(here.view["seats"]):
        if (
            building in row["workshops"]
            or building in row["carts"]
            or building in [each["upgrade"] for each in row["cabins"]]
        ):
            return seat
    return None


def stands(here: Here, spot: str) -> bool:
    seats = any(row["place"] == spot and row["used"] for seat in here.view["seats"] for row in seat["helpers"])
    opponent = here.view["opponent"]
    return seats or (opponent is not None and spot in opponent["standing"])


def is_open(here: Here, building: str) -> bool:
    return building in [row["top"] for row in here.view["stacks"]] or building in here.view["carts"]


def ships(here: Here, dock: str) -> list[str]:
    return [row["ship"] for row in here.view["docks"][dock]]


def reached(here: Here, space: str) -> bool:
    rating, number = space.rsplit("-", 1)
    return int(mine(here)["discs"][rating][0]) >= int(number)


def in_stage(here: Here) -> bool:
    """The action stage itself, or something that came of it, as the last field of a frame says."""
    return here.asked[0] == "ChooseAction" or (here.asked[0] in STAGED and here.asked[-1] == 1)


def at_end(here: Here, rating: str) -> bool:
    return int(mine(here)["discs"][rating][0]) == LENGTH[rating]


def overseer(here: Here, citizen: str) -> Form:
    found: Form = mine(here)["overseers"][citizen]
    return found


def alike(here: Here, fact: Form) -> bool:
    one, other = cabin(here, fact["cabin"]), cabin(here, fact["other"])
    same = one["citizen"] == other["citizen"]  # of leavers no more matters
    same = same and (here.verb == "Leave" or (one["upgrade"] is None) == (other["upgrade"] is None))
    legal = [choice.text for choice in here.match.legal()]
    return same and any(text.endswith(fact["other"]) for text in legal) and fact["cabin"] != fact["other"]


def settling(here: Here, citizen: str) -> bool:
    frame = here.frame("SettleCitizen", "ShelterCitizen")
    hex = here.view["hexes"][here.match.module.domains["Hex"].words[frame[2]]]
    return hex["citizens"][CLASS.index[citizen]] == 0


def wanted_class(here: Here, fact: Form) -> bool:
    """Of a leaver the class of the cabin, of a gift the one that is asked for."""
    home, citizen = fact["home"], fact["citizen"]
    return class_of(home) != citizen


def parts(here: Here, fact: Form) -> bool:
    cell = overseer(here, fact["citizen"])["cell"]
    to = cell + (2 if here.verb == "Leap" else 1)
    return fact["parts"] == int(cell <= 1 and to >= 2) and (here.choice["way"] == "ahead") == bool(fact["parts"])


def way_cost(here: Here, fact: Form) -> bool:
    return fact["had"] == stock(here, "coin") and fact["needed"] == fact["steps"] - 1 and fact["spot"] == here.choice["spot"]


def nothing_under(here: Here, fact: Form) -> bool:
    stacks = here.view["stacks"][:3] if fact["group"] == "cabins" else here.view["stacks"][3:]
    return all(row["unseen"] == 0 and not row["under"] for row in stacks)


def work_later(here: Here, fact: Form) -> bool:
    shop = mine(here)["workshops"][fact["workshop"]]
    return shop["worker"] == 0 and SHOPS[fact["workshop"]].era == 1 and level(here, here.choice["square"]) > 0


def is_done(here: Here, building: str) -> bool:
    """Has it produced in this production? The question carries a bit for each building."""
    done = here.frame("ChooseProduction")[2]
    return bool(done >> here.match.module.domains["Building"].index[building] & 1)


def is_idle(here: Here, building: str) -> bool:
    """Nobody works there, it has been used up, or it is no workshop of the first era: then it does not produce."""
    shop = mine(here)["workshops"].get(building)
    return shop is None or shop["worker"] == 0 or bool(shop["flipped"]) or SHOPS[building].era != 1


def enrich(here: Position, seat: int) -> None:
    """Plenty of everything that can be paid with."""
    board: Any = here.board
    for what in range(4):
        board.change_stock(seat, what, 5)


READERS = {
    fx.NeedsGoods: lambda here, fact: fact["had"] == stock(here, fact["cost"]),
    fx.NeedsCoinsForWay: way_cost,
    fx.NeedsCitizens: lambda here, fact: fact["had"] == count(here, fact["citizen"], 1),
    fx.NeedsUpgraded: lambda here, fact: fact["had"] == count(here, fact["citizen"], 2),
    fx.NotInCity: lambda here, fact: fact["hex"] not in here.view["hexes"],
    fx.HexUsedUp: lambda here, fact: here.asked[2] == -1,
    fx.PortNoDistrict: lambda here, fact: fact["hex"] in ("NW", "NE", "SE", "SW"),
    fx.DistrictOf: lambda here, fact: fact["hex"] in here.view["seats"][fact["seat"]]["districts"],
    fx.NoCart: lambda here, fact: len(mine(here)["carts"]) == fact["carts"] and all(mine(here)["carts"].values()),
    fx.NoTokensLeft: lambda here, fact: len(mine(here)["districts"]) == fact["districts"] == TOKENS,
    fx.NoHelperLeft: lambda here, fact: all(
        row["used"] or row["place"] in ("supply", "box") for row in mine(here)["helpers"]
    ),
    fx.SomebodyStands: lambda here, fact: stands(here, fact["spot"]),
    fx.NoShipHere: lambda here, fact: not ships(here, fact["dock"]),
    fx.ShipNotHere: lambda here, fact: fact["ship"] not in ships(here, fact["dock"]),
    fx.NoHelperThere: lambda here, fact: helpers(here, fact["place"]) == [],
    fx.HelperUsed: lambda here, fact: all(helpers(here, fact["place"])) and helpers(here, fact["place"]) != [],
    fx.OthersFirst: lambda here, fact: any(
        not row["used"] and row["place"] not in ("estate", "supply", "box") for row in mine(here)["helpers"]
    ),
    fx.HelperIsHome: lambda here, fact: here.match.module.domains["Place"].words[here.asked[2]] == "estate",
    fx.SomewhereToGo: lambda here, fact: (
        any(not stands(here, hex) for hex in here.view["hexes"]) or any(here.view["docks"].values())
    ),
    fx.HomeTaken: lambda here, fact: level(here, fact["home"]) > 0,
    fx.HomeEmpty: lambda here, fact: level(here, fact["home"]) == 0,
    fx.HomeUpgraded: lambda here, fact: level(here, fact["home"]) == 2,
    fx.HomeOrdinary: lambda here, fact: level(here, fact["home"]) == 1,
    fx.HomeOfOthers: wanted_class,
    fx.NobodyToSettle: lambda here, fact: settling(here, fact["citizen"]),
    fx.HasAPlace: lambda here, fact: any(choice.verb in ("Settle", "Employ") for choice in here.match.legal()),
    fx.CabinAlike: alike,
    fx.NotYetOut: lambda here, fact: cabin(here, fact["cabin"])["stage"] == 1,
    fx.LockedIn: lambda here, fact: fact["cabin"] in CABIN.words,
    fx.NotYours: lambda here, fact: not has(here, fact["building"]),
    fx.WrongClass: lambda here, fact: SHOPS[fact["workshop"]].cls == fact["citizen"] != SECTOR[here.choice["square"]],
    fx.OnlyForUpgraded: lambda here, fact: (
        SHOPS[fact["workshop"]].needs_upgraded and level(here, here.choice["square"]) == 1
    ),
    fx.RewardGiven: lambda here, fact: mine(here)["workshops"][fact["workshop"]]["flipped"],
    fx.WorkLater: work_later,
    fx.NotBeside: lambda here, fact: {fact["hex"], fact["other"]} <= set(here.view["hexes"]),
    fx.NoCubes: lambda here, fact: here.view["hexes"][fact["hex"]]["cubes"] == 0,
    fx.ShipCubeAlone: lambda here, fact: here.asked[0] == "FightShipCube",
    fx.NothingComes: lambda here, fact: (
        here.verb in ("Act", "Side", "Claim", "Borrow", "Activate") and stays_with(here, enrich, fx.NothingComes)
    ),
    fx.ActionGone: lambda here, fact: here.asked[0] == "ChooseAction" and here.asked[3] == 0,
    fx.OutsideStage: lambda here, fact: not in_stage(here),
    fx.SpaceAhead: lambda here, fact: not reached(here, fact["space"]),
    fx.SpaceNothing: lambda here, fact: fact["space"] not in mine(here)["owed"],
    fx.NotForSale: lambda here, fact: fact["rating"] == "popularity",
    fx.RatingAtEnd: lambda here, fact: at_end(here, fact["rating"]),
    fx.RatingNotMeant: lambda here, fact: fact["rating"] == "popularity",
    fx.MustChoose: lambda here, fact: here.verb == "Stop" and len(here.match.legal()) > 0,
    fx.NoSuchSide: lambda here, fact: fact["side"] == here.choice["side"],
    fx.LineOnTop: lambda here, fact: mine(here)["scroll"][int(fact["line"]) - 1] == 3,
    fx.SquareSpent: lambda here, fact: fact["square"] in mine(here)["spent"],
    fx.OutOfReach: lambda here, fact: (
        here.asked[0] == "ActivateCitizen"
        and not ((here.asked[2] if here.asked[3] else 0) | (here.asked[4] if here.asked[5] else 0))
        >> SQUARE.index[fact["square"]]
        & 1
    ),
    fx.OverseerNotMeant: lambda here, fact: here.frame("AdvanceOverseer")[2] not in (CLASSES, CLASS.index[fact["citizen"]]),
    fx.OverseerAtEnd: lambda here, fact: overseer(here, fact["citizen"])["cell"] == PATH,
    fx.WayNotHere: parts,
    fx.NoSkipping: lambda here, fact: (
        here.verb == "Leap" and not any(choice.verb == "Leap" for choice in here.match.legal())
    ),
    fx.PathTooShort: lambda here, fact: overseer(here, fact["citizen"])["cell"] == PATH - 1,
    fx.UpgradedOnWay: lambda here, fact: (
        overseer(here, fact["citizen"])["cell"] < PATH and not overseer(here, fact["citizen"])["upgraded"]
    ),
    fx.OverseerUpgraded: lambda here, fact: overseer(here, fact["citizen"])["upgraded"],
    fx.LaterEra: lambda here, fact: SHOPS[fact["building"]].era == 2 and here.view["round"] < fact["round"] == 5,
    fx.PastEra: lambda here, fact: SHOPS[fact["building"]].era == 1 and here.view["round"] >= 5,
    fx.BuiltBy: lambda here, fact: owner(here, fact["building"]) == fact["seat"],
    fx.NotOpen: lambda here, fact: not is_open(here, fact["building"]),
    fx.NoBareCabin: lambda here, fact: all(row["upgrade"] for row in mine(here)["cabins"]),
    fx.CabinImproved: lambda here, fact: cabin(here, fact["cabin"])["upgrade"] is not None,
    fx.RefreshedAlready: lambda here, fact: here.asked[0] == "BuildOne" and here.asked[2] == 1,
    fx.NothingUnder: nothing_under,
    fx.ProducedAlready: lambda here, fact: has(here, fact["building"]) and is_done(here, fact["building"]),
    fx.BringsNothing: lambda here, fact: (
        has(here, fact["building"]) and not is_done(here, fact["building"]) and is_idle(here, fact["building"])
    ),
    fx.NothingPlain: lambda here, fact: here.verb == "ProduceAll",
}


def gain(here: Position, seat: int, fact: Any) -> None:
    if fact.cost == 4:
        here.board.set_disc(3, seat, fact.needed)  # type: ignore[attr-defined]
    else:
        here.board.change_stock(seat, fact.cost, fact.needed - fact.had)  # type: ignore[attr-defined]


def gain_coins(here: Position, seat: int, fact: Any) -> None:
    here.board.change_stock(seat, 0, fact.needed - fact.had)  # type: ignore[attr-defined]


def settle(level: int) -> Any:
    """Citizens into the sector of a class, or upgraded there, until there are enough."""

    def meet(here: Position, seat: int, fact: Any) -> None:
        missing = fact.needed - fact.had
        for at, square in enumerate(SQUARE.words):
            if SECTOR[square] == CLASS.words[fact.citizen] and missing and here.board.square(seat, at) < level:  # type: ignore[attr-defined]
                here.board.set_square(seat, at, level)  # type: ignore[attr-defined]
                missing -= 1
        for at, shop in enumerate(SHEET.tokens.workshop):
            free = here.board.shop_owner(at) < 0 and shop.cls == CLASS.words[fact.citizen]  # type: ignore[attr-defined]
            if missing and free:
                here.board.set_shops_of(seat, here.board.shops_of(seat) | 1 << at)  # type: ignore[attr-defined]
                here.board.set_worker(at, level)  # type: ignore[attr-defined]
                missing -= 1

    return meet


JUDGE = Judge(
    READERS,
    {fx.NeedsGoods: gain, fx.NeedsCoinsForWay: gain_coins, fx.NeedsCitizens: settle(1), fx.NeedsUpgraded: settle(2)},
)
