"""The game alone: people on the tracks and beside buildings, the neutral sector, infamy, the title."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.pest.actions import CAPITAL_BUILDINGS, ERAS, LOCATIONS, PLACE_CASTLE, SOLO
from lazaretto.games.pest.board import NOBODY, Board
from lazaretto.kernel.frame import Auto, Options, Todo

VILLAGE: Final = 0


# ---------------------------------------------------------------- people to be set free


def has_person(g: Board, space: i64) -> bool:
    """[pest.solo.influence-people] Is a person put on this space of the influence track?"""
    return g.t.variants.influence_people[space] != 0


def free_on_influence(g: Board, space: i64) -> None:
    """[pest.solo.influence-moves-person] The person of a space left behind goes to the neutral sector."""
    if g.mode == SOLO and has_person(g, space):
        g.free_person(1)


def free_on_order(g: Board, era: i64, space: i64) -> None:
    """[pest.solo.order-moves-person] The person of an order space goes to the neutral sector."""
    if g.mode == SOLO and space <= g.t.variants.order_people[era]:
        g.free_person(1)


def free_beside_building(g: Board) -> None:
    """[pest.solo.capital-building-moves-person] The person beside a capital building goes to the neutral sector."""
    if g.mode == SOLO:
        g.free_person(g.t.variants.building_people)


def people_on_influence(g: Board) -> i64:
    """[pest.solo.influence-people] People still on the influence track."""
    return g.t.variants.people_above[g.influence(0)]


def waits_on_influence(g: Board, space: i64) -> bool:
    """[pest.solo.influence-moves-person] Is the person of a space still there?"""
    return g.mode == SOLO and has_person(g, space) and space > g.influence(0)


def waits_on_order(g: Board, era: i64, space: i64) -> bool:
    """[pest.solo.order-moves-person] Is the person of an order space still there?"""
    return g.mode == SOLO and g.orders(0, era) < space <= g.t.variants.order_people[era]


def people_left(g: Board) -> i64:
    """[pest.solo.order-people] [pest.solo.influence-people] [pest.solo.capital-building-people] Not yet set free."""
    left = people_on_influence(g) + g.capital_buildings(NOBODY) * g.t.variants.building_people
    for era in range(ERAS):
        left += max(0, g.t.variants.order_people[era] - g.orders(0, era))
    return left


def people_in_all(g: Board) -> i64:
    """[pest.solo.neutral-starts-empty] Left ones and those in the neutral sector are always as many."""
    variants = g.t.variants
    return CAPITAL_BUILDINGS * variants.building_people + variants.order_people_all + variants.influence_people_all


# ---------------------------------------------------------------- set-up, aid, the end of an era


def offer_start_villages(g: Board, out: Options) -> None:
    """[pest.solo.castle-and-doctor] The castle goes to any intact village with the start symbol."""
    land = g.t.land
    for location in range(LOCATIONS):
        if land.start[location] and land.kind[location] == VILLAGE and not g.ruined(location):
            out.add(PLACE_CASTLE + location)


def aid_by_people(g: Board) -> i64:
    """[pest.solo.aid-by-people-left] The reward of an aid card by the people on the influence track."""
    return g.t.variants.aid_slot[people_on_influence(g)]


def pays_current_aid(g: Board) -> bool:
    """[pest.solo.aid-current-card] Is this year's card paid at once?"""
    return g.mode == SOLO and g.t.variants.aid_current


class CompareSectors(Auto):
    """[pest.solo.capital-infamy] [pest.solo.era-end-steps] Infamy for every person the neutral sector is ahead.

    [pest.solo.no-capital-cards] It takes the place of the capital's rewards.
    """

    def run(self, g: Board, then: Todo) -> None:
        g.gain_infamy(0, max(0, g.neutral - g.sector(0)))


def has_new_market_alone(g: Board) -> bool:
    """[pest.solo.new-technologies] The market is replaced at the end of an era, as in the variant for two."""
    return g.mode == SOLO


def tokens_turn_up(g: Board) -> bool:
    """[pest.solo.reward-tokens-once] Alone, a used token stays face down to the end."""
    return g.mode != SOLO


# ---------------------------------------------------------------- the end of the game


def has_rivals(g: Board) -> bool:
    """[pest.solo.scoring] Alone there is no bonus for most influence."""
    return g.mode != SOLO


def left_infamy(g: Board) -> i64:
    """[pest.solo.leftover-people-infamy] For every person that was not set free."""
    if g.mode != SOLO:
        return 0
    return people_left(g) * g.t.variants.infamy_left


def title(g: Board, score: i64) -> str:
    """[pest.solo.titles] The highest title whose least score is reached; the first for less."""
    variants = g.t.variants
    named = variants.titles[0]
    for at in range(len(variants.titles)):
        if score >= variants.title_from[at]:
            named = variants.titles[at]
    return named
