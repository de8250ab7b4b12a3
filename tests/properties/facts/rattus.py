"""The facts of Rattus, read off the view."""

from __future__ import annotations

from typing import Any

from lazaretto.games.rattus import facts as fx
from lazaretto.games.rattus.sheet import read_sheet, shipped
from lazaretto.kernel.frame import Position
from tests.properties.reasons import Form, Here, Judge

SHEET = read_sheet(shipped())
RATS_MAX = SHEET.constants.rats_per_region_max
REGIONS = [region.id for region in SHEET.region]


def neighbours(here: Here, region: str) -> set[str]:
    """Regions in play with a common border, by the pairs of the edition."""
    found = {other for one, two, _ in SHEET.borders.pairs for other in (one, two) if region in (one, two)} - {region}
    return found & set(here.view["regions"])


def distance(here: Here, region: str) -> int:
    """Steps from the plague, found by going outwards."""
    ring, seen, steps = {here.view["plague"]}, {here.view["plague"]}, 0
    while region not in seen:
        ring = {near for each in ring for near in neighbours(here, each)} - seen
        seen |= ring
        steps += 1
        assert ring, "cannot be reached at all"
    return steps


def rats(here: Here, region: str) -> int:
    return len(here.view["regions"][region]["rats"])


def own(here: Here, region: str) -> int:
    return int(here.view["regions"][region]["cubes"][here.seat])


def owns(here: Here, card: str) -> bool:
    return bool(here.view["cards"][card] == here.seat)


def turn(here: Here) -> list[Any]:
    """The turn that is under way: asked, or waiting below a card."""
    return next(frame for frame in [here.asked, *here.waiting] if frame[0] in ("Turn", "LastTurn"))


def done(here: Here, bit: int) -> bool:
    return bool(turn(here)[2] >> bit & 1)


def used(here: Here, fact: Form) -> bool:
    return done(here, CARD_BIT[fact["card"]])


def by_itself(here: Here, fact: Form) -> bool:
    return owns(here, fact["card"]) and fact["card"] in ("knight", "peasant")


def departed(here: Here) -> list[str]:
    """Where that comes from which goes to a neighbour: rats from the plague, or what a card has lifted."""
    if here.asked[0] == "MonkGoes":
        return [str(place(here, f"t{here.asked[2] + 1}"))]
    return [here.view["plague"] if here.asked[0] == "PlaceRat" else REGIONS[here.asked[2]]]


def place(here: Here, token: str) -> str | None:
    for region, row in here.view["regions"].items():
        if token in [rat["token"] for rat in row["rats"]]:
            return str(region)
    return None


def looks(here: Here, token: str) -> Form:
    region = place(here, token)
    assert region is not None
    found: Form = next(rat for rat in here.view["regions"][region]["rats"] if rat["token"] == token)
    return found


def alike(here: Here, fact: Form) -> bool:
    one, other = looks(here, fact["token"]), looks(here, fact["other"])
    same = place(here, fact["token"]) == place(here, fact["other"]) and one["starting"] == other["starting"]
    return same and one["seen_by"] == other["seen_by"] == [] and fact["token"] != fact["other"]


def as_many(here: Here, fact: Form) -> bool:
    region, supply, most = fact["region"], here.view["supply"][here.seat], 1 if owns(here, "peasant") else 0
    count = rats(here, region)
    allowed = {min(count, supply)} - {0} | {n for n in range(count + 1, count + most + 1) if n <= supply}
    told = set(range(fact["least"], fact["least"] + fact["more"] + 1)) - {0}
    return fact["rats"] == count and told == allowed and int(here.choice["count"]) not in allowed


def useless(here: Here, fact: Form) -> bool:
    regions = here.view["regions"]
    if fact["card"] == "king":
        return not any(own(here, each) and not rats(here, each) for each in regions)
    if fact["card"] == "merchant":
        return not any(own(here, each) for each in regions)
    if fact["card"] == "monk":
        open_ones = [each for each in regions if any(rats(here, near) < RATS_MAX for near in neighbours(here, each))]
        return not any(rats(here, each) for each in open_ones)
    return not any(rats(here, each) for each in regions)


def usable(here: Here, fact: Form) -> bool:
    return owns(here, fact["card"]) and not done(here, CARD_BIT[fact["card"]]) and here.verb != "UseCard"


CARD_BIT = {"peasant": 0, "merchant": 1, "monk": 2, "knight": 3, "witch": 4, "king": 5}
TOOK_CARD, ADDED_CUBES = 6, 7

READERS = {
    fx.NotInPlay: lambda here, fact: fact["region"] not in here.view["regions"] and fact["players"] == here.view["players"],
    fx.NoNeighbour: lambda here, fact: fact["region"] not in neighbours(here, fact["other"]),
    fx.SameRegion: lambda here, fact: fact["region"] == here.choice["region"] and fact["region"] in departed(here),
    fx.RegionFull: lambda here, fact: rats(here, fact["region"]) == fact["rats"] == RATS_MAX,
    fx.PlagueIsHere: lambda here, fact: here.view["plague"] == fact["region"],
    fx.TooFar: lambda here, fact: (
        fact["steps"] == distance(here, fact["region"]) > fact["most"]
        and fact["most"] == (SHEET.constants.knight_steps_max if owns(here, "knight") else 1)
    ),
    fx.FurtherByKnight: lambda here, fact: fact["steps"] == SHEET.constants.knight_steps_max and not owns(here, "knight"),
    fx.NeedsCubes: lambda here, fact: here.view["supply"][here.seat] == fact["had"],
    fx.NeedsCubesIn: lambda here, fact: own(here, fact["region"]) == fact["had"],
    fx.AsManyAsRats: as_many,
    fx.OneMoreByPeasant: lambda here, fact: not owns(here, "peasant"),
    fx.CubesAddedAlready: lambda here, fact: done(here, ADDED_CUBES),
    fx.RatsInRegion: lambda here, fact: rats(here, fact["region"]) == fact["rats"] > 0,
    fx.MerchantTakes: lambda here, fact: fact["most"] == SHEET.constants.merchant_cubes_max < int(here.choice["count"]),
    fx.PeasantAdds: lambda here, fact: (
        turn(here)[0] == "LastTurn" and owns(here, "peasant") and int(here.choice["count"]) != fact["count"]
    ),
    fx.CardOfAnother: lambda here, fact: here.view["cards"][fact["card"]] == fact["seat"] != here.seat,
    fx.CardOnTable: lambda here, fact: here.view["cards"][fact["card"]] is None,
    fx.CardIsYours: lambda here, fact: owns(here, fact["card"]),
    fx.CardTakenAlready: lambda here, fact: done(here, TOOK_CARD),
    fx.CardUsed: lambda here, fact: used(here, fact) and owns(here, fact["card"]),
    fx.CardByItself: lambda here, fact: by_itself(here, fact) and turn(here)[0] == "Turn",
    fx.CardOnMap: lambda here, fact: by_itself(here, fact) and turn(here)[0] == "LastTurn" and not used(here, fact),
    fx.UseCardFirst: usable,
    fx.CardUseless: useless,
    fx.LastTurnOnly: lambda here, fact: here.view["ended"] is not None and turn(here)[0] == "LastTurn",
    fx.TokenNotOnMap: lambda here, fact: place(here, fact["token"]) is None,
    fx.TokenElsewhere: lambda here, fact: place(here, fact["token"]) == fact["region"] != fact["other"],
    fx.TokenAlike: alike,
    fx.TokenShut: lambda here, fact: all(rats(here, near) == RATS_MAX for near in neighbours(here, fact["region"])),
    fx.TokenSeenFirst: lambda here, fact: f"t{here.asked[2] + 1}" == fact["token"],
}


def fill_supply(here: Position, seat: int, fact: Any) -> None:
    here.board.change_supply(seat, fact.needed - fact.had)  # type: ignore[attr-defined]


def put_cubes(here: Position, seat: int, fact: Any) -> None:
    here.board.change_cubes(fact.region, seat, fact.needed - fact.had)  # type: ignore[attr-defined]


JUDGE = Judge(READERS, {fx.NeedsCubes: fill_supply, fx.NeedsCubesIn: put_cubes})
