"""What a board of Pest is drawn from besides its view: the map, cards, tracks and player boards of an edition.

Where rules for one or two say what a track shows, it is said here for the table that is drawn.
"""

from __future__ import annotations

from typing import Annotated, NotRequired, TypeAlias, TypedDict

import msgspec

from lazaretto.games.forms import one_of
from lazaretto.games.members import Members
from lazaretto.games.pest import actions as act
from lazaretto.games.pest import sheet_rows as form
from lazaretto.games.pest.sheet import read_sheet, shipped
from lazaretto.games.pest.shown import Location, Resource
from lazaretto.games.pest.words import cost, effect
from lazaretto.kernel.formats import Agreed, Edition

Kind: TypeAlias = Annotated[str, one_of(("village", "town", "city"))]
Side: TypeAlias = Annotated[str, one_of(("left", "middle", "right"))]
Node: TypeAlias = Annotated[str, one_of(act.NODE.words)]
Spot: TypeAlias = tuple[float, float]
TWO, SOLO = act.MODE.words[act.TWO], act.MODE.words[act.SOLO]


class DrawnLocation(TypedDict):
    """A place on the map; `pier`: where its harbours lie."""

    id: Location
    type: Kind
    x: float
    y: float
    harbours: list[str]
    start: bool
    capacity: int
    pier: NotRequired[Spot]


class DrawnRoad(TypedDict):
    """`colour` plain: without a horseshoe. The other names are those of its ends."""

    id: Annotated[str, one_of(act.ROAD.words)]
    one: Node
    other: Node
    colour: str


class DrawnRegion(TypedDict):
    """A land: its outline, and where its name is printed."""

    id: str
    label_x: float
    label_y: float
    polygon: list[Spot]


class DrawnPoint(TypedDict):
    x: float
    y: float


class DrawnMap(TypedDict):
    """`decor`: where small drawings of each kind stand."""

    width: float
    height: float
    coast: list[Spot]
    capital: DrawnPoint
    decor: dict[str, list[Spot]]


class DrawnYear(TypedDict):
    """`sick`: how many a plague card of that year puts down in each place it names."""

    era: int
    sick: int


class DrawnTechnology(TypedDict):
    """`verbs`: choices that are made on it; `holds`: the place by whose name choices send people to it."""

    research: int
    fame: int
    slot: str
    verbs: list[str]
    holds: str | None
    cells: int
    rules: list[str]


class DrawnReward(TypedDict):
    """One reward of an aid card, and in a solo game for how many people on the influence track it is paid."""

    side: Side
    effect: Members
    people: list[int]  # least and most; nothing with others


class DrawnBuilding(TypedDict):
    """On a player's board, at its place there."""

    id: Annotated[str, one_of(act.BUILDING.words)]
    kind: str
    column: int
    row: int
    wood: int
    stone: int
    fame: int
    needs_worker: bool
    output: int


class DrawnColumn(TypedDict):
    column: int
    fame: int


class DrawnPalace(TypedDict):
    """A building of the capital; `people` beside it in a solo game."""

    cost: Members
    pays: Members
    people: int


class DrawnInfluence(TypedDict):
    """A space of the influence track; `blocked`: nobody may stop there, at this table."""

    fame: bool
    reward: Members
    blocked: bool


class DrawnOrder(TypedDict):
    """A space of an order track; `threshold`: only from here on it pays, at this table."""

    influence: int
    fame: int
    threshold: bool


class DrawnTips(TypedDict):
    """What differs by the number of players in what is said of cards and tracks, and the rules of it."""

    aid_at_once: bool
    aid: list[str]
    order: list[str]
    influence_places: bool  # who is how far ahead is paid for at the end


class DrawnMat(TypedDict):
    """A player's board; lists of the graveyard and of healthy people are by space."""

    top: list[str]
    left: list[str]
    slots: list[str]
    above: list[str]
    pens: list[str]  # spaces of the quarantine that take something away
    graves: list[int]
    herbs: list[int]
    healthy_fame: list[int]
    laboratories: list[bool]


class Drawn(TypedDict):
    """Components by id, in the order in which they lie or stand."""

    map: DrawnMap
    regions: list[DrawnRegion]
    locations: list[DrawnLocation]
    roads: list[DrawnRoad]
    years: list[DrawnYear]
    technologies: dict[str, DrawnTechnology]
    laws: dict[str, list[str]]  # the rules of each
    aids: dict[str, list[DrawnReward]]
    capital_cards: dict[str, list[Members]]  # for the first, the second and the third
    palaces: dict[str, DrawnPalace]
    buildings: list[DrawnBuilding]
    columns: list[DrawnColumn]
    mat: DrawnMat
    influence: list[DrawnInfluence]
    orders: list[list[DrawnOrder]]  # by era, from space 0 on
    goods: list[Resource]
    tips: DrawnTips


class _Place(msgspec.Struct):
    id: str
    x: float
    y: float
    pier: Spot | None = None


class _Cell(msgspec.Struct):
    id: str
    row: int


class _Card(msgspec.Struct):
    number: int
    rules: list[str]


class _Shapes(msgspec.Struct):
    """What the edition file says for drawings and tips alone; no rule reads it."""

    map: dict[str, object]
    region: list[DrawnRegion]
    location: list[_Place]
    building: list[_Cell]
    technology: list[_Card]
    law: list[_Card]


def drawn(edition: Edition, players: int, options: Agreed) -> Drawn:
    """For a table of so many players, with what they have agreed on."""
    sheet, shapes = read_sheet(edition), _shapes(edition)
    mode = str(options.get("mode", "solo" if players == 1 else "base"))
    rules = {row.number: row.rules for row in shapes.technology}
    return {
        "map": _map(shapes.map),
        "regions": shapes.region,
        "locations": _locations(sheet, {row.id: row for row in shapes.location}),
        "roads": [{"id": f"{a}-{b}", "one": a, "other": b, "colour": hue} for a, b, hue in sheet.roads.pairs],
        "years": [{"era": era.number, "sick": era.sick_per_target} for era in sheet.era for _ in range(era.years)],
        "technologies": {f"t{row.number}": _technology(row, rules.get(row.number, [])) for row in sheet.technology},
        "laws": {f"l{row.number}": row.rules for row in shapes.law},
        "aids": {f"a{row.number}": _aid(row, sheet.solo, mode) for row in sheet.aid},
        "capital_cards": {f"c{row.number}": [effect(each) for each in _rewards(row)] for row in sheet.capital_card},
        "palaces": {row.id: _palace(row, sheet.solo, mode) for row in sheet.capital_building},
        "buildings": _buildings(sheet, {row.id: row.row for row in shapes.building}),
        "columns": [{"column": row.column, "fame": row.fame} for row in sheet.building_column],
        "mat": _mat(sheet.player_board),
        "influence": [_influence(sheet, mode, space) for space in range(sheet.influence_track.last + 1)],
        "orders": [_orders(row, sheet, mode) for row in sheet.order_track],
        "goods": [row.id for row in sheet.resource],
        "tips": _tips(sheet.solo, mode),
    }


def _shapes(edition: Edition) -> _Shapes:
    """Nobody checks what no rule reads: an edition of somebody's own that cannot be drawn is drawn as ours is."""
    try:
        return msgspec.convert(edition, _Shapes)
    except msgspec.ValidationError:
        return msgspec.convert(shipped(), _Shapes)


def _map(shape: dict[str, object]) -> DrawnMap:
    """Without remarks on where its values come from."""
    decor = shape.get("decor")
    assert isinstance(decor, dict)
    spots = {kind: each for kind, each in decor.items() if isinstance(each, list)}
    return msgspec.convert({**shape, "decor": spots}, DrawnMap)


def _locations(sheet: form.Sheet, places: dict[str, _Place]) -> list[DrawnLocation]:
    capacity = {row.id: row.capacity for row in sheet.location_type}
    found: list[DrawnLocation] = []
    for row in sheet.location:
        place = places[row.id]
        told: DrawnLocation = {
            "id": row.id,
            "type": row.type,
            "x": place.x,
            "y": place.y,
            "harbours": row.harbours,
            "start": row.start,
            "capacity": capacity[row.type],
        }
        if place.pier is not None:
            told["pier"] = place.pier
        found.append(told)
    return found


# What is done on a card, and by what name people are sent to it, by what it does.
VERBS = {
    "healing cells": ["Advance"],
    "pay and gain": ["Trials"],
    "repeat cell": ["Repeat"],
    "healthy to sick": ["Experiment"],
}
HOLDS = {"healing cells": "card", "extra district": "mobile-workshop", "worker store": "specialists"}


def _technology(row: form.Technology, rules: list[str]) -> DrawnTechnology:
    cells = row.args.get("cells", 0)
    return {
        "research": row.research,
        "fame": row.fame,
        "slot": row.slot,
        "verbs": VERBS.get(row.key, []),
        "holds": HOLDS.get(row.key),
        "cells": cells if isinstance(cells, int) else 0,
        "rules": rules,
    }


def _rewards(row: form.CapitalCard) -> tuple[str, str, str]:
    return row.first, row.second, row.third


def _aid(row: form.Aid, solo: form.Solo, mode: str) -> list[DrawnReward]:
    """Those that this table pays."""
    rewards = {"left": row.left, "middle": row.middle, "right": row.right}
    if mode == TWO:
        del rewards["middle"]
    return [{"side": side, "effect": effect(each), "people": _people(side, solo, mode)} for side, each in rewards.items()]


def _people(side: str, solo: form.Solo, mode: str) -> list[int]:
    if mode != SOLO:
        return []
    counts = [*solo.aid_by_people_left[side], *([0] if solo.aid_with_nobody_left == side else [])]
    return [min(counts), max(counts)]


def _palace(row: form.CapitalBuilding, solo: form.Solo, mode: str) -> DrawnPalace:
    return {
        "cost": cost(row.cost),
        "pays": cost(f"{row.influence} influence + {row.fame} fame"),
        "people": solo.people_per_capital_building if mode == SOLO else 0,
    }


def _buildings(sheet: form.Sheet, rows: dict[str, int]) -> list[DrawnBuilding]:
    return [
        {
            "id": row.id,
            "kind": row.kind,
            "column": row.column,
            "row": rows[row.id],
            "wood": row.wood,
            "stone": row.stone,
            "fame": row.fame,
            "needs_worker": row.needs_worker,
            "output": row.output,
        }
        for row in sheet.building
    ]


def _mat(board: form.PlayerBoard) -> DrawnMat:
    return {
        "top": board.top,
        "left": board.left,
        "slots": board.technology_slots,
        "above": board.quarantine.above,
        "pens": [*board.quarantine.above, "five"],
        "graves": board.graveyard.infamy,
        "herbs": board.healthy_track.herbs,
        "healthy_fame": board.healthy_track.fame,
        "laboratories": board.healthy_track.lab,
    }


def _influence(sheet: form.Sheet, mode: str, space: int) -> DrawnInfluence:
    track = sheet.influence_track
    rewards = [effect(row.effect) for row in track.rewards if row.space == space]
    return {
        "fame": space in track.fame_marks,
        "reward": rewards[0] if rewards else [],
        "blocked": mode == TWO and space in sheet.two_player.blocked_influence,
    }


def _orders(track: form.OrderTrack, sheet: form.Sheet, mode: str) -> list[DrawnOrder]:
    """From the space where nothing is done yet."""
    era = str(track.era)
    spaces: list[DrawnOrder] = []
    for space, (influence, fame) in enumerate(zip([0, *track.influence], [0, *track.fame], strict=True)):
        threshold = mode == TWO and sheet.two_player.order_thresholds[era] == space
        spaces.append({"influence": influence, "fame": fame, "threshold": threshold})
    return spaces


AID_RULES = {
    TWO: ["pest.aid.pays-last-years-card", "pest.two.aid-two-rewards"],
    SOLO: ["pest.solo.aid-current-card", "pest.solo.aid-by-people-left"],
}
ORDER_RULES = {TWO: ["pest.two.order-scoring"], SOLO: ["pest.solo.order-people"]}


def _tips(solo: form.Solo, mode: str) -> DrawnTips:
    return {
        "aid_at_once": mode == SOLO and solo.pays_this_year,
        "aid": AID_RULES.get(mode, ["pest.aid.pays-last-years-card", "pest.aid.highest-left"]),
        "order": ORDER_RULES.get(mode, ["pest.law.order-advance"]),
        "influence_places": mode not in (TWO, SOLO),
    }
