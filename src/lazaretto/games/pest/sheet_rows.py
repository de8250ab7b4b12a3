"""The typed rows of the edition file, as far as the rules read it."""

from __future__ import annotations

from typing import Annotated

import msgspec

from lazaretto.games.forms import ByName, Count, Note, Points, Positive, Rows, Text

Players = Annotated[int, msgspec.Meta(ge=1, le=5)]
Pieces = Annotated[int, msgspec.Meta(ge=0, le=999)]
Few = Annotated[int, msgspec.Meta(ge=0, le=9)]
Change = Annotated[int, msgspec.Meta(ge=-9, le=9)]
Score = Annotated[int, msgspec.Meta(ge=-999, le=999)]


class Row(msgspec.Struct, frozen=True):
    """One table of the file; names, drawing hints and provenance are for others."""


class Resource(Row, frozen=True):
    id: Text
    basic: bool


class Colour(Row, frozen=True):
    id: Text


class LocationType(Row, frozen=True):
    id: Text
    count: Count
    capacity: Positive
    influence: Count


class Era(Row, frozen=True):
    number: Positive
    years: Positive
    mortuses: Positive
    sick_per_target: Few


class PlagueRules(Row, frozen=True):
    destroy_at: Positive
    spread_on_destruction: Few
    cards_per_game: Count
    remove_one_per_road_colour_at: Rows[Players]


class Setup(Row, frozen=True):
    reward_tokens: ByName[Count]
    aid_cards: Count
    plague_cards: Count
    technology_market: Count
    mortuses_ready: Count


class Location(Row, frozen=True):
    id: Text
    type: Text
    resource: Text
    harbours: Rows[Text]
    sick: bool
    ruined_at: Rows[Players]
    start: bool
    region: Note[Text] = ""  # here and below: for the texts alone; editions that were stored may lack it


class Roads(Row, frozen=True, rename={"pairs": "list"}):
    pairs: Rows[tuple[Text, Text, Text]]


class StartCard(Row, frozen=True):
    id: Text
    locations: Rows[Text]


class Plague(Row, frozen=True):
    number: Positive
    era1: Rows[Text]
    era2: Rows[Text]
    era3: Rows[Text]
    road_colour: Text = "plain"


class Aid(Row, frozen=True):
    number: Positive
    left: Text
    middle: Text
    right: Text


class CapitalCard(Row, frozen=True):
    number: Positive
    first: Text
    second: Text
    third: Text


class RewardToken(Row, frozen=True):
    effect: Text
    count: Count


class RewardTokens(Row, frozen=True, rename={"kinds": "list"}):
    kinds: Rows[RewardToken]


class CapitalBuilding(Row, frozen=True):
    id: Text
    cost: Text
    influence: Count
    fame: Points


class Goal(Row, frozen=True):
    counter: Text
    fame: Points = 0
    per: Positive = 1
    ranks: Rows[Points] = []


class Order(Row, frozen=True):
    event: Text
    where: Text = ""
    min: Positive = 1


class Law(Row, frozen=True):
    number: Positive
    era: Positive
    goal: Goal
    order: Order


class Technology(Row, frozen=True):
    number: Positive
    research: Count
    fame: Points
    slot: Text
    hook: Text
    key: Text
    args: ByName[Count | Text | bool | Rows[Text]] = {}
    effect: Text = "none"
    cost: Text = ""


class BoardActions(Row, frozen=True):
    move_points: Count
    move_weak: Change
    move_boost: Change
    build_weak: Text
    build_boost: Text
    produce_weak: Change
    produce_boost: Change
    boost_cost: Text
    market_refresh_cost: Text
    exchange_cost: Text
    exchange_effect: Text


class Start(Row, frozen=True):
    wood: Count
    stone: Count
    food: Count
    herbs: Count
    coin: Count
    research: Count


class ResourceTrack(Row, frozen=True):
    max: Count


class Quarantine(Row, frozen=True):
    regular: Count
    above: Note[Rows[Text]]
    resource_space: Count


class Graveyard(Row, frozen=True):
    infamy: Rows[Count]
    overflow_infamy: Count


class HealthyTrack(Row, frozen=True):
    herbs: Rows[Count]
    fame: Rows[Points]
    lab: Rows[bool]


class PlayerBoard(Row, frozen=True):
    top: Rows[Text]
    left: Note[Rows[Text]]
    technology_slots: Note[Rows[Text]]
    actions: BoardActions
    start: Start
    resource_track: ResourceTrack
    quarantine: Quarantine
    graveyard: Graveyard
    healthy_track: HealthyTrack


class Building(Row, frozen=True):
    id: Text
    kind: Text
    column: Count
    wood: Count
    stone: Count
    fame: Points
    needs_worker: bool
    output: Count
    product: Text


class Column(Row, frozen=True):
    column: Count
    fame: Points


class TrackReward(Row, frozen=True):
    space: Count
    effect: Text


class InfluenceTrack(Row, frozen=True):
    last: Count
    fame_marks: Rows[Count]
    rewards: Rows[TrackReward]


class OrderTrack(Row, frozen=True):
    era: Positive
    influence: Rows[Count]
    fame: Rows[Points]


class Scoring(Row, frozen=True):
    most_influence: Points
    second_influence: Points
    resources_per_fame: Positive
    coins_per_fame: Positive


class TwoPlayer(Row, frozen=True):
    order_thresholds: ByName[Count]
    blocked_influence: Rows[Count]
    crossed_bonus: Rows[Points]
    neutral_start: Count
    neutral_per_era: Count
    capital_building_majority: Count
    quarantine_majority_infamy: Count


class Title(Row, frozen=True):
    name_en: Text
    name_ru: Note[Text]
    min: Score
    max: Note[Score | None] = None


class Titles(Row, frozen=True, rename={"rows": "list"}):
    rows: Rows[Title]


class Solo(Row, frozen=True):
    order_people: ByName[Rows[Note[Count]]]  # how many there are is read, not where they stand
    influence_people: Rows[Count]
    people_per_capital_building: Count
    removed_technologies: Rows[Count]
    removed_laws: Rows[Count]
    reward_tokens: Count
    aid_by_people_left: ByName[Rows[Count]]
    aid_pays: Text
    infamy_per_person_left: Count
    titles: Titles
    aid_with_nobody_left: Note[Text] = ""

    @property
    def pays_this_year(self) -> bool:
        """[pest.solo.aid-current-card] Is the card paid in the year in which it is turned up?"""
        return self.aid_pays == "this year's card"


class LocationToken(Row, frozen=True):
    type: Text
    resource: Text
    sick: bool
    count: Count


class LocationTokens(Row, frozen=True, rename={"kinds": "list"}):
    kinds: Rows[LocationToken]


class HardSetup(Row, frozen=True):
    tokens: LocationTokens


class Region(Row, frozen=True):
    id: Note[Text]


class Sheet(Row, frozen=True):
    """The edition file as written, as far as the rules read it."""

    components: Note[ByName[Pieces | Text | ByName[ByName[Pieces] | Text]]]
    resource: Rows[Resource]
    player_colour: Rows[Colour]
    location_type: Rows[LocationType]
    era: Rows[Era]
    plague_rules: PlagueRules
    setup: Setup
    location: Rows[Location]
    roads: Roads
    start_card: Rows[StartCard]
    plague: Rows[Plague]
    aid: Rows[Aid]
    capital_card: Rows[CapitalCard]
    reward_tokens: RewardTokens
    capital_building: Rows[CapitalBuilding]
    law: Rows[Law]
    technology: Rows[Technology]
    player_board: PlayerBoard
    building: Rows[Building]
    building_column: Rows[Column]
    influence_track: InfluenceTrack
    order_track: Rows[OrderTrack]
    scoring: Scoring
    two_player: TwoPlayer
    solo: Solo
    hard_setup: HardSetup
    region: Note[Rows[Region]] = []
