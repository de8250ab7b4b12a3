"""Loads and validates the printed values of Pest, once, into typed rows.

[pest.component.boards] [pest.component.cards] [pest.component.law-decks] [pest.component.buildings]
[pest.component.special-buildings] [pest.component.reward-tokens] [pest.component.location-tokens]
[pest.component.player-markers] [pest.component.supply-stock] [pest.component.map-size] [pest.component.start-cards]
[pest.component.play-aids] [pest.concept.location-produces-one] [pest.concept.resources] [pest.tech.slot-marks]
[pest.reminder.sheet-agrees]
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from lazaretto.games.forms import typed
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.ledger import Rule, read_ledger, read_toml

HERE = Path(__file__).parent
CAPITAL = "capital"
TYPES = ("village", "town", "city")
BASIC = ("wood", "stone", "food", "herbs")
COLOURS = ("plain", "red", "blue", "black")
PLAYERS = (1, 2, 3, 4, 5)


class Row(msgspec.Struct, frozen=True):
    """One table of the file; names, drawing hints and provenance are for others."""


class Resource(Row, frozen=True):
    id: str
    basic: bool


class Colour(Row, frozen=True):
    id: str


class LocationType(Row, frozen=True):
    id: str
    count: int
    capacity: int
    influence: int


class Era(Row, frozen=True):
    number: int
    years: int
    mortuses: int
    sick_per_target: int


class PlagueRules(Row, frozen=True):
    destroy_at: int
    spread_on_destruction: int
    cards_per_game: int
    remove_one_per_road_colour_at: list[int]


class Setup(Row, frozen=True):
    reward_tokens: dict[str, int]
    aid_cards: int
    plague_cards: int
    technology_market: int
    mortuses_ready: int


class Location(Row, frozen=True):
    id: str
    type: str
    resource: str
    harbours: list[str]
    sick: bool
    ruined_at: list[int]
    start: bool


class Roads(Row, frozen=True, rename={"pairs": "list"}):
    pairs: list[tuple[str, str, str]]


class StartCard(Row, frozen=True):
    id: str
    locations: list[str]


class Plague(Row, frozen=True):
    number: int
    era1: list[str]
    era2: list[str]
    era3: list[str]
    road_colour: str = "plain"


class Aid(Row, frozen=True):
    number: int
    left: str
    middle: str
    right: str


class CapitalCard(Row, frozen=True):
    number: int
    first: str
    second: str
    third: str


class RewardToken(Row, frozen=True):
    effect: str
    count: int


class RewardTokens(Row, frozen=True, rename={"kinds": "list"}):
    kinds: list[RewardToken]


class CapitalBuilding(Row, frozen=True):
    id: str
    cost: str
    influence: int
    fame: int


class Goal(Row, frozen=True):
    counter: str
    fame: int = 0
    per: int = 1
    ranks: list[int] = []


class Order(Row, frozen=True):
    event: str
    where: str = ""
    min: int = 1


class Law(Row, frozen=True):
    number: int
    era: int
    goal: Goal
    order: Order


class Technology(Row, frozen=True):
    number: int
    research: int
    fame: int
    slot: str
    hook: str
    key: str
    args: dict[str, Any] = {}
    effect: str = "none"
    cost: str = ""


class BoardActions(Row, frozen=True):
    move_points: int
    move_weak: int
    move_boost: int
    build_weak: str
    build_boost: str
    produce_weak: int
    produce_boost: int
    boost_cost: str
    market_refresh_cost: str
    exchange_cost: str
    exchange_effect: str


class Start(Row, frozen=True):
    wood: int
    stone: int
    food: int
    herbs: int
    coin: int
    research: int


class ResourceTrack(Row, frozen=True):
    max: int


class Quarantine(Row, frozen=True):
    regular: int
    above: list[str]
    resource_space: int


class Graveyard(Row, frozen=True):
    infamy: list[int]
    overflow_infamy: int


class HealthyTrack(Row, frozen=True):
    herbs: list[int]
    fame: list[int]
    lab: list[bool]


class PlayerBoard(Row, frozen=True):
    top: list[str]
    left: list[str]
    technology_slots: list[str]
    actions: BoardActions
    start: Start
    resource_track: ResourceTrack
    quarantine: Quarantine
    graveyard: Graveyard
    healthy_track: HealthyTrack


class Building(Row, frozen=True):
    id: str
    kind: str
    column: int
    wood: int
    stone: int
    fame: int
    needs_worker: bool
    output: int
    product: str


class Column(Row, frozen=True):
    column: int
    fame: int


class TrackReward(Row, frozen=True):
    space: int
    effect: str


class InfluenceTrack(Row, frozen=True):
    last: int
    fame_marks: list[int]
    rewards: list[TrackReward]


class OrderTrack(Row, frozen=True):
    era: int
    influence: list[int]
    fame: list[int]


class Scoring(Row, frozen=True):
    most_influence: int
    second_influence: int
    resources_per_fame: int
    coins_per_fame: int


class TwoPlayer(Row, frozen=True):
    order_thresholds: dict[str, int]
    blocked_influence: list[int]
    crossed_bonus: list[int]
    neutral_start: int
    neutral_per_era: int
    capital_building_majority: int
    quarantine_majority_infamy: int


class Title(Row, frozen=True):
    name_en: str
    name_ru: str
    min: int
    max: int | None = None


class Titles(Row, frozen=True, rename={"rows": "list"}):
    rows: list[Title]


class Solo(Row, frozen=True):
    order_people: dict[str, list[int]]
    influence_people: list[int]
    people_per_capital_building: int
    removed_technologies: list[int]
    removed_laws: list[int]
    reward_tokens: int
    aid_by_people_left: dict[str, list[int]]
    aid_pays: str
    infamy_per_person_left: int
    titles: Titles


class LocationToken(Row, frozen=True):
    type: str
    resource: str
    sick: bool
    count: int


class LocationTokens(Row, frozen=True, rename={"kinds": "list"}):
    kinds: list[LocationToken]


class HardSetup(Row, frozen=True):
    tokens: LocationTokens


class Sheet(Row, frozen=True):
    """The edition file as written, as far as the rules read it."""

    components: dict[str, Any]
    resource: list[Resource]
    player_colour: list[Colour]
    location_type: list[LocationType]
    era: list[Era]
    plague_rules: PlagueRules
    setup: Setup
    location: list[Location]
    roads: Roads
    start_card: list[StartCard]
    plague: list[Plague]
    aid: list[Aid]
    capital_card: list[CapitalCard]
    reward_tokens: RewardTokens
    capital_building: list[CapitalBuilding]
    law: list[Law]
    technology: list[Technology]
    player_board: PlayerBoard
    building: list[Building]
    building_column: list[Column]
    influence_track: InfluenceTrack
    order_track: list[OrderTrack]
    scoring: Scoring
    two_player: TwoPlayer
    solo: Solo
    hard_setup: HardSetup


@cache
def ledger() -> Mapping[str, Rule]:
    return read_ledger(HERE / "rules.toml")


@cache
def shipped() -> dict[str, Any]:
    """The edition as shipped."""
    return read_toml(HERE / "edition.toml")


def read_sheet(edition: Mapping[str, Any]) -> Sheet:
    """The edition in typed form; everything that is wrong with it is named with its place."""
    sheet = typed(edition, Sheet, "edition")
    _check_words(sheet)
    _check_roads(sheet)
    _check_boards(sheet)
    return sheet


def known(word: str, words: tuple[str, ...], place: str) -> int:
    """The place of a word in a closed list; BadInput names it when it is not there."""
    if word not in words:
        raise BadInput("unknown-word", f"edition {place}", {"word": word, "expected": ", ".join(words)})
    return words.index(word)


def _check_words(sheet: Sheet) -> None:
    if [row.id for row in sheet.resource] != [*BASIC, "coin"]:
        raise BadInput("wrong-order", "edition resource", {"expected": ", ".join([*BASIC, "coin"])})
    if [row.id for row in sheet.location_type] != list(TYPES):
        raise BadInput("wrong-order", "edition location_type", {"expected": ", ".join(TYPES)})
    for at, row in enumerate(sheet.location):
        known(row.type, TYPES, f"location[{at}].type")
        known(row.resource, BASIC, f"location[{at}].resource")
        for colour in row.harbours:
            known(colour, COLOURS[1:], f"location[{at}].harbours")
    names = tuple(row.id for row in sheet.location)
    if len(set(names)) != len(names):
        raise BadInput("duplicate-word", "edition location")
    for at, card in enumerate(sheet.start_card):
        for name in card.locations:
            known(name, names, f"start_card[{at}].locations")


def _check_roads(sheet: Sheet) -> None:
    """[pest.concept.adjacency-by-road] Every road joins two known places once, and all places hang together."""
    nodes = (*(row.id for row in sheet.location), CAPITAL)
    seen: set[frozenset[str]] = set()
    for at, (one, other, colour) in enumerate(sheet.roads.pairs):
        place = f"roads.list[{at}]"
        for name in (one, other):
            known(name, nodes, place)
        known(colour, COLOURS, place)
        pair = frozenset((one, other))
        if len(pair) != 2 or pair in seen:
            raise BadInput("wrong-road", f"edition {place}", {"road": f"{one}-{other}"})
        seen.add(pair)
    reached, edge = {CAPITAL}, [CAPITAL]
    while edge:
        here = edge.pop()
        fresh = [n for pair in seen if here in pair for n in pair if n not in reached]
        reached.update(fresh)
        edge.extend(fresh)
    for name in nodes:
        if name not in reached:
            raise BadInput("unreachable-location", f"edition location {name}")


def _check_boards(sheet: Sheet) -> None:
    board = sheet.player_board
    track = board.healthy_track
    if not len(track.herbs) == len(track.fame) == len(track.lab):
        raise BadInput("wrong-count", "edition player_board.healthy_track", {"expected": str(len(track.herbs))})
    for at, row in enumerate(sheet.order_track):
        if len(row.influence) != len(row.fame):
            raise BadInput("wrong-count", f"edition order_track[{at}]", {"expected": str(len(row.fame))})
    if len(sheet.order_track) != len(sheet.era):
        raise BadInput("wrong-count", "edition order_track", {"expected": str(len(sheet.era))})
    years = sum(era.years for era in sheet.era)
    for name, given in (("plague_cards", sheet.setup.plague_cards), ("aid_cards", sheet.setup.aid_cards)):
        if given != years:
            raise BadInput("wrong-count", f"edition setup.{name}", {"given": str(given), "expected": str(years)})
    for players in PLAYERS:
        if str(players) not in sheet.setup.reward_tokens:
            raise BadInput("missing-field", f"edition setup.reward_tokens.{players}")


def titles(sheet: Sheet) -> list[tuple[int, str]]:
    """[pest.solo.titles] The least score of each title, and the title as a text key."""
    return [(row.min, row.name_en.lower().replace(" ", "-")) for row in sheet.solo.titles.rows]
