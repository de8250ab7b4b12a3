"""The printed values as the rules read them, for one number of players: flat lists of small ints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# What a technology can do for its owner, one number each; see `Cards.power`.
HEALING_CELLS: Final = 0  # cells before the healthy symbol
INFLUENCE_VILLAGE: Final = 1  # extra influence for a building there; town and city follow
JUMP: Final = 4  # points to jump to a location of the same type
LEAVE_SICK: Final = 5  # people that may stay in an entered location
FREE_GATHER: Final = 6  # more people gathered free in a location
DISCARD_SICK: Final = 7
WORKER_STORE: Final = 8  # healthy people the card holds
RECALL_WORKER: Final = 9
HEALTHY_TO_SICK: Final = 10  # most people taken in for one healthy person
CASTLE_OUTPUT: Final = 11
SUIT: Final = 12  # people cancelled in each location with an own district
FREE_PASSAGE: Final = 13
TRIALS: Final = 14  # the effect that a mortus and the card's price buy
QUARANTINE_SPACES: Final = 15
CAMP_STAYS: Final = 16
CAMP_HEALS: Final = 17
MOVE_POINTS: Final = 18
OUTPOST: Final = 19
MOBILE_WORKSHOP: Final = 20  # what a worker on the card produces
CAPACITY_ALL: Final = 21
CAPACITY_ONE: Final = 22
REPEAT: Final = 23
POWERS: Final = 24

# Moments at which a technology pays an effect; see `Cards.hook`.
RIVAL_ENTERS: Final = 0
ENTER_RIVAL: Final = 1
AFTER_BUILD: Final = 2
AFTER_HEAL: Final = 3
AFTER_CAPITAL: Final = 4
PRODUCING: Final = 5
HOOKS: Final = 6

CASTLE: Final = 0
DISTRICT: Final = 1


@dataclass
class Land:
    """The map: locations, then the capital as the last node.

    [pest.concept.capital-sectors] The capital is no location. [pest.concept.harbours-roads-plague-only] Colours are
    read by plague cards and laws only.
    """

    kind: list[int]  # type of each location
    printed: list[int]  # resource of each location, before location tokens
    harbours: list[int]  # a bit for each colour
    touching: list[int]  # a bit for each colour of road that starts or ends here
    start: list[int]  # start symbol
    ruined: list[int]  # at set-up, for this number of players
    sick: list[int]  # at set-up
    near: list[list[int]]  # nodes at the other end of each road of a node
    near_road: list[list[int]]  # the roads themselves, in the same order
    neighbours: list[list[int]]  # locations only
    road_colour: list[int]
    capacity: list[int]  # by type
    influence: list[int]  # by type
    start_cards: list[list[int]]
    token_kind: list[int]  # of each kind of location token: type, resource, sick mark, count
    token_resource: list[int]
    token_sick: list[int]
    token_count: list[int]


@dataclass
class Cards:
    """Effects and everything that is drawn or bought."""

    effects: list[list[int]]  # flat pairs of thing and count
    choices: list[list[int]]  # effects to choose from
    plague_places: list[list[int]]  # [card * eras + era]: flat pairs of type and resource
    plague_harbours: list[int]  # a bit for each colour
    plague_roads: list[int]
    plague_pile: list[int]  # road colour of a card, 0 for none
    pile_boxed: bool  # one unseen card of each pile left the game
    destroy_at: int
    spread: int
    aid: list[int]  # [card * 3 + left, middle, right]
    capital: list[int]  # [card * 3 + first, second, third]
    token_effect: list[int]
    token_count: list[int]
    tokens_laid: int
    capital_cost: list[list[int]]
    capital_influence: list[int]
    capital_fame: list[int]
    law_era: list[int]
    law_in_play: list[int]
    goal_counter: list[int]
    goal_set: list[int]
    goal_fame: list[int]
    goal_per: list[int]
    goal_ranks: list[list[int]]
    order_event: list[int]
    order_where: list[list[int]]
    order_min: list[int]
    tech_in_play: int  # a bit for each technology
    tech_price: list[int]
    tech_fame: list[int]
    tech_slot: list[int]  # -1: any
    tech_cost: list[list[int]]  # what its own action costs
    power: list[int]  # [power * technologies + card]
    hook: list[int]  # [moment * technologies + card]: an effect
    market: int


@dataclass
class Mat:
    """The player board and its buildings."""

    move_points: int
    move_weak: int
    move_boost: int
    build_weak: int
    build_boost: int
    produce_weak: int
    produce_boost: int
    boost_cost: int
    refresh_cost: int
    exchange_gain: int
    stock: list[int]  # resources at the start
    research: int
    capacity: int
    regular: int
    five: int  # the space of the resource track that is a quarantine space
    graveyard: list[int]  # infamy of each space
    overflow_infamy: int
    herbs: list[int]  # price of each healthy space
    healthy_fame: list[int]
    lab: list[int]
    kind: list[int]  # of each building
    special: list[int]
    wood: list[int]
    stone: list[int]
    fame: list[int]
    needs_worker: list[int]
    output: list[int]
    coins: list[int]  # produces coins whatever its location
    column: list[int]
    column_fame: list[int]  # index 0 is unused
    ready: int
    mortuses: int


@dataclass
class Tracks:
    """Years and eras, influence, orders, final bonuses."""

    era_of: list[int]  # by year, from 0
    era_ends: list[int]  # by year: is it the last of its era?
    era_mortuses: list[int]
    era_sick: list[int]
    last: int  # of the influence track
    fame_mark: list[int]  # by space
    reward: list[int]  # by space: an effect
    order_spaces: int
    order_influence: list[int]  # [era * (spaces + 1) + space]
    order_fame: list[int]
    most_influence: int
    second_influence: int
    resources_per_fame: int
    coins_per_fame: int


@dataclass
class Variants:
    """The two-player and the solo rules."""

    thresholds: list[int]  # by era
    covered: list[int]  # by influence space
    crossed_bonus: list[int]
    neutral_start: int
    neutral_per_era: int
    capital_majority: int
    quarantine_infamy: int
    order_people: list[int]  # by era: spaces 1..n hold one
    influence_people: list[int]  # by influence space
    building_people: int
    aid_slot: list[int]  # by people left on the influence track
    aid_current: bool
    infamy_left: int
    title_from: list[int]
    titles: list[str]


@dataclass
class Tables:
    """All of it."""

    land: Land
    cards: Cards
    mat: Mat
    tracks: Tracks
    variants: Variants
