"""The variant for two players: thresholds, covered spaces, the neutral sector, two comparisons at the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.pest.actions import TWO
from lazaretto.games.pest.board import Board

# Rewards of the capital card by place.
FIRST: Final = 0
SECOND: Final = 1
THIRD: Final = 2
NOTHING: Final = 3


def is_covered(g: Board, space: i64) -> bool:
    """[pest.two.blocked-influence-spaces] Spaces under an infamy token, on which no marker may stop."""
    return g.mode == TWO and g.t.variants.covered[space] != 0


def order_pays(g: Board, era: i64, space: i64) -> bool:
    """[pest.two.order-thresholds] [pest.two.order-scoring] Is the marker on or above the marked space?"""
    return g.mode != TWO or space >= g.t.variants.thresholds[era]


def crossed_fame(g: Board, seat: i64) -> i64:
    """[pest.two.influence-bonus] For covered spaces left behind."""
    if g.mode != TWO:
        return 0
    return g.t.variants.crossed_bonus[g.t.variants.covered_sum[g.influence(seat)]]


def ranks_influence(g: Board) -> bool:
    """[pest.two.no-influence-ranking] Most and second most influence do not pay in the variant."""
    return g.mode != TWO


def capital_reward_beside_neutral(g: Board, seat: i64) -> i64:
    """[pest.two.capital-rewards] [pest.two.capital-tie] Only with at least as many people as the neutral sector."""
    mine = g.sector(seat)
    other = g.sector(1 - seat)
    if mine < g.neutral:
        return NOTHING
    if mine == other:
        return SECOND if mine > g.neutral else THIRD
    return FIRST if mine > other else THIRD


def grow_neutral(g: Board) -> None:
    """[pest.two.neutral-sector] One more person after each era's rewards; nobody ever leaves it."""
    if g.mode == TWO:
        g.grow_neutral(g.t.variants.neutral_per_era)


def has_new_market(g: Board) -> bool:
    """[pest.two.new-technologies] Is there an extra last step of each era?"""
    return g.mode == TWO


def capital_majority(g: Board, seat: i64) -> i64:
    """[pest.two.capital-building-majority] Fame for more capital buildings than the other."""
    if g.mode != TWO or g.capital_buildings(seat) <= g.capital_buildings(1 - seat):
        return 0
    return g.t.variants.capital_majority


def quarantine_infamy(g: Board, seat: i64) -> i64:
    """[pest.two.quarantine-penalty] Infamy for more people in quarantine than the other."""
    if g.mode != TWO or g.held(seat) <= g.held(1 - seat):
        return 0
    return g.t.variants.quarantine_infamy
