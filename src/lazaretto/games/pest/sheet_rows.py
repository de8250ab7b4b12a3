"""The typed rows of the edition file, as far as the rules read it."""

from __future__ import annotations

from typing import Any

import msgspec


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
