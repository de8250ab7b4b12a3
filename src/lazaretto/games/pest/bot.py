"""What bots know of Pest: the score so far, and what the position may still bring."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from lazaretto.games.pest.actions import (
    BASICS,
    BUILDINGS,
    CAPITAL_BUILDINGS,
    COIN,
    ERAS,
    FOOD,
    HERBS,
    LOCATIONS,
    RESOURCES,
    SLOTS,
    SOLO,
    STONE,
    WOOD,
)
from lazaretto.games.pest.board import NOBODY, NOWHERE, Board
from lazaretto.games.pest.rules.build import may_build
from lazaretto.games.pest.rules.endgame import total_fame
from lazaretto.games.pest.rules.era_end import capital_reward
from lazaretto.games.pest.rules.law import BUILT, stands_where
from lazaretto.games.pest.rules.law_goals import goal_fame
from lazaretto.games.pest.rules.produce import made_by_buildings
from lazaretto.kernel.bits import size
from lazaretto.kernel.blocks import vec
from lazaretto.kernel.evaluation import NO_RIVAL, Evaluation

SLOPE: Final = 0.12  # how fast a lead in fame becomes certain
SOLO_GOAL: Final = 30.0  # a middling title

# What things are worth in fame while the whole game lies ahead; it fades with the turns.
MATERIAL_WORTH: Final = 0.8  # wood and stone
FOOD_WORTH: Final = 0.5
HERB_WORTH: Final = 0.6
COIN_WORTH: Final = 0.9  # less than any two resources it could be bought with
PLENTY: Final = 4  # more of one resource than this is of no more use
RESEARCH_WORTH: Final = 1.0
RESEARCH_PLENTY: Final = 5
OUTPUT_WORTH: Final = 3.5  # for each resource that a produce action gives
IDLE_WORTH: Final = 1.0  # for each building that waits for a worker
LAB_WORTH: Final = 2.0
CARD_WORTH: Final = 1.5
INFLUENCE_WORTH: Final = 0.4
SICK_WORTH: Final = 0.4  # somebody to heal
PENALTY: Final = 0.9  # for each space with a penalty that is taken
CAMP_WORTH: Final = 0.5

# Shares of what is likely to come true.
GOAL_NOW: Final = 0.75
GOAL_LATER: Final = 0.25
HEAL_SHARE: Final = 0.5
BUILD_SHARE: Final = 0.7
LACK: Final = vec[float]([0.55**missing for missing in range(40)])  # by the resources that are still missing
REWARD_WORTH: Final = vec[float]([3.5, 2.0, 1.0, 0.0])  # about what places in the capital bring
SOON: Final = 2.0  # with fewer turns than this, plans may fail


class PestEvaluation(Evaluation):
    """Fame: what a seat may hope for, against the best of the others; in solo against a middling title."""

    def hope(self, g: Board, seat: i64) -> float:
        return hope(g, seat)

    def judge(self, lead: float) -> float:
        return 1.0 / (1.0 + math.exp(-SLOPE * lead))

    def alone(self, g: Board) -> float:
        return SOLO_GOAL if g.mode == SOLO else NO_RIVAL


def hope(g: Board, seat: i64) -> float:
    """The score as the board stands, the goals that are coming, and what goods and places are still good for."""
    turns = float(g.ready(seat) + g.t.tracks.turns_after[max(g.year, 0)])  # mortuses that the seat still places
    left = turns / float(g.t.tracks.turns_in_all)
    value = float(total_fame(g, seat))
    if g.year >= 0:
        value += goals(g, seat) + capital(g, seat) - dead_to_come(g, seat)
        value += min(1.0, turns / SOON) * plans(g, seat, left)
    return value + left * (goods(g, seat) + standing(g, seat))


def goals(g: Board, seat: i64) -> float:
    """Fame that the goal of this era and those of later ones would pay now."""
    value = 0.0
    era = g.era()
    for later in range(era, ERAS):
        law = g.laws(later)
        if law >= 0:
            share = GOAL_NOW if later == era else GOAL_LATER
            value += share * float(goal_fame(g, seat, law))
    return value


def capital(g: Board, seat: i64) -> float:
    """What the people in the capital will bring when the era ends."""
    if g.mode == SOLO:
        return float(min(0, g.sector(seat) - g.neutral))
    return REWARD_WORTH[capital_reward(g, seat)]


def dead_to_come(g: Board, seat: i64) -> float:
    """Infamy that the dead will still bring at the ends of eras."""
    return float(g.t.mat.graveyard_sum[g.dead(seat)] * (ERAS - g.era()))


def goods(g: Board, seat: i64) -> float:
    """Resources, research and cards, for use and not for the score."""
    value = MATERIAL_WORTH * float(min(g.stock(seat, WOOD), PLENTY) + min(g.stock(seat, STONE), PLENTY))
    value += FOOD_WORTH * float(min(g.stock(seat, FOOD), PLENTY)) + HERB_WORTH * float(min(g.stock(seat, HERBS), PLENTY))
    value += COIN_WORTH * float(min(g.stock(seat, COIN), PLENTY))
    value += RESEARCH_WORTH * float(min(g.research(seat), RESEARCH_PLENTY))
    for slot in range(SLOTS):
        if g.tech(seat, slot) >= 0:
            value += CARD_WORTH
    return value


def standing(g: Board, seat: i64) -> float:
    """Production, influence, people and the camp."""
    made = made_by_buildings(g, seat)
    output: i64 = 0
    for resource in range(RESOURCES):
        output += made[resource]
    value = OUTPUT_WORTH * float(output) + INFLUENCE_WORTH * float(g.influence(seat))
    value += LAB_WORTH * float(g.t.mat.lab_sum[g.healthy(seat)])
    value += SICK_WORTH * float(g.held(seat)) - PENALTY * float(size(g.penned(seat)))
    for building in range(BUILDINGS):
        if g.site(seat, building) >= 0 and g.t.mat.needs_worker[building] and not g.worker(seat, building):
            value += IDLE_WORTH
    if g.camp(seat) == NOWHERE:
        value += CAMP_WORTH
    return value


def plans(g: Board, seat: i64, left: float) -> float:
    """What could be healed and built next."""
    return HEAL_SHARE * healing(g, seat) + BUILD_SHARE * max(best_site(g, seat, left), best_in_capital(g, seat))


def healing(g: Board, seat: i64) -> float:
    """Fame for the people in quarantine that herbs are at hand for."""
    mat = g.t.mat
    herbs = g.purse(seat, HERBS)
    value: i64 = 0
    for space in range(g.healthy(seat), min(g.healthy(seat) + g.held(seat), len(mat.herbs))):
        herbs -= mat.herbs[space]
        if herbs < 0:
            break
        value += mat.healthy_fame[space]
    return float(value)


def lacking(g: Board, seat: i64, price: vec[i64]) -> i64:
    """Resources of a price that are missing when coins have stood in."""
    missing = price[COIN]
    for resource in range(BASICS):
        missing += max(0, price[resource] - g.stock(seat, resource))
    return min(max(0, missing - g.stock(seat, COIN)), len(LACK) - 1)


def best_in_capital(g: Board, seat: i64) -> float:
    cards = g.t.cards
    best = 0.0
    for building in range(CAPITAL_BUILDINGS):
        if g.capital_owner(building) == NOBODY:
            value = float(cards.capital_fame[building]) + INFLUENCE_WORTH * float(cards.capital_influence[building])
            best = max(best, value * LACK[lacking(g, seat, cards.capital_cost[building])])
    return best


def best_site(g: Board, seat: i64, left: float) -> float:
    """The best building where the doctor or the camp stands."""
    where = max(site_worth(g, seat, g.doctor(seat)), site_worth(g, seat, g.camp(seat)))
    if where == 0.0:
        return 0.0
    mat = g.t.mat
    best = 0.0
    for building in range(1, BUILDINGS):
        if g.site(seat, building) == NOWHERE:
            value = where + float(mat.fame[building]) + left * float(mat.output[building])
            best = max(best, value * LACK[lacking(g, seat, mat.price[building])])
    return best


def site_worth(g: Board, seat: i64, location: i64) -> float:
    """Influence for a building there, and the order of this era's law if it is met; nothing where none can stand."""
    if location < 0 or location >= LOCATIONS or not may_build(g, seat, location):
        return 0.0
    influence = max(0, g.t.land.influence[g.t.land.kind[location]] - g.houses(location))
    return INFLUENCE_WORTH * float(influence) + order_worth(g, seat, location)


def order_worth(g: Board, seat: i64, location: i64) -> float:
    """Fame and influence of the next space of the order track, if a building there takes the marker to it."""
    era = g.era()
    law = g.laws(era)
    cards, tracks = g.t.cards, g.t.tracks
    space = g.orders(seat, era) + 1
    if law < 0 or space > tracks.order_spaces or cards.order_event[law] != BUILT:
        return 0.0
    if not stands_where(g, seat, location, law):
        return 0.0
    at = era * (tracks.order_spaces + 1) + space
    return float(tracks.order_fame[at]) + INFLUENCE_WORTH * float(tracks.order_influence[at])
