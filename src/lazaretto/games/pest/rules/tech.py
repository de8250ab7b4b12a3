"""Technologies: what a card in a slot changes in a step of another chapter, one small function for each moment."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.pest.actions import AT_MOBILE, AT_SPECIALISTS, SLOTS, TECHNOLOGIES
from lazaretto.games.pest.board import NO_CARD, Board
from lazaretto.games.pest.tables import (
    CAMP_HEALS,
    CAMP_STAYS,
    CAPACITY_ALL,
    CAPACITY_ONE,
    CASTLE,
    CASTLE_OUTPUT,
    DISTRICT,
    FREE_GATHER,
    FREE_PASSAGE,
    HEALING_CELLS,
    INFLUENCE_VILLAGE,
    JUMP,
    LEAVE_SICK,
    MOBILE_WORKSHOP,
    MOVE_POINTS,
    OUTPOST,
    QUARANTINE_SPACES,
    REPEAT,
    SUIT,
    TRIALS,
    WORKER_STORE,
)

# ---------------------------------------------------------------- moving and gathering


def more_points(g: Board, seat: i64) -> i64:
    """[pest.tech.22-steel-horseshoes] Points of a move beyond the printed ones."""
    return g.power(seat, MOVE_POINTS)


def jump_price(g: Board, seat: i64) -> i64:
    """[pest.tech.06-cloning-experiment] Points for a jump to a location of the same type; 0 without the card."""
    return g.power(seat, JUMP)


def is_held_after_jump(jumped: bool, points: i64) -> bool:
    """[pest.tech.06-cloning-experiment] After a jump one goes on only with points left, even where steps are free."""
    return jumped and points == 0


def passes_rivals(g: Board, seat: i64) -> bool:
    """[pest.tech.16-pass] [pest.tech.pass-with-disinfectants] Rival buildings cost no point; entering still pays."""
    return g.has_power(seat, FREE_PASSAGE)


def gathered_free(g: Board, seat: i64) -> i64:
    """[pest.tech.08-ambulance-carriage] More people gathered free in a location; roads are not affected."""
    return g.power(seat, FREE_GATHER)


def may_stay(g: Board, seat: i64) -> i64:
    """[pest.tech.04-medical-mask] [pest.tech.mask-with-ambulance] How many may be left behind in a location.

    They are left before the free ones are counted off. [pest.tech.mask-with-camp] A camp leaves nobody.
    """
    return g.power(seat, LEAVE_SICK)


def can_enter_card(g: Board, seat: i64) -> bool:
    """[pest.tech.01-breathing-apparatus-intake] [pest.tech.14-infirmary] One gathered person, if nobody is there."""
    return g.has_power(seat, HEALING_CELLS) and g.cell(seat) == 0


def can_advance(g: Board, seat: i64) -> bool:
    """[pest.tech.01-breathing-apparatus-advance] [pest.tech.14-infirmary] Can the person on the card go on?

    With a full healthy track he waits on the last cell.
    """
    cell = g.cell(seat)
    return cell != 0 and (cell < g.power(seat, HEALING_CELLS) or not g.track_full(seat))


# ---------------------------------------------------------------- the plague and the camp


def has_outpost(g: Board, seat: i64, location: i64) -> bool:
    """[pest.tech.24-quarantine-outpost] Does the card keep the sick out of a special building of its owner?"""
    if not g.has_power(seat, OUTPOST) or not g.has_house(location, seat):
        return False
    return g.t.mat.special[g.house(location, seat)] != 0


def has_suit(g: Board, seat: i64, location: i64) -> bool:
    """[pest.tech.15-protective-suit] Can the card cancel people in this location, where the owner has a district?"""
    return g.has_power(seat, SUIT) and g.t.mat.kind[g.house(location, seat)] == DISTRICT


def in_suit(g: Board, seat: i64, amount: i64) -> i64:
    """[pest.tech.15-protective-suit] How many of the sick are left when the suit is used."""
    return max(0, amount - g.power(seat, SUIT))


def camp_stays(g: Board, seat: i64) -> bool:
    """[pest.tech.21-improved-camp-shield] May the camp that stopped the sick stay on the map?"""
    return g.has_power(seat, CAMP_STAYS)


def can_heal_at_camp(g: Board, seat: i64) -> bool:
    """[pest.tech.21-improved-camp-heals] May somebody be healed where the camp is placed?"""
    return g.has_power(seat, CAMP_HEALS) and not g.track_full(seat)


def heal_at_camp(g: Board, seat: i64, count: i64) -> i64:
    """[pest.tech.21-improved-camp-heals] Of the people gathered, so many reach the healthy track at once."""
    healed: i64 = 0
    while healed < min(count, g.power(seat, CAMP_HEALS)) and not g.track_full(seat):
        g.cure(seat)
        healed += 1
    return healed


# ---------------------------------------------------------------- building and producing


def more_influence(g: Board, seat: i64, kind: i64) -> i64:
    """[pest.tech.02-blast-furnace] [pest.tech.07-construction-crane] For a building in a location of a type."""
    return g.power(seat, INFLUENCE_VILLAGE + kind)


def more_from_castle(g: Board, seat: i64) -> i64:
    """[pest.tech.13-production-line] What the castle produces beyond the printed output."""
    if not g.has_power(seat, CASTLE_OUTPUT):
        return 0
    return g.power(seat, CASTLE_OUTPUT) - g.t.mat.output[CASTLE]


def made_by_workshop(g: Board, seat: i64) -> i64:
    """[pest.tech.25-mobile-workshop-produce] With somebody on the card, so much of the chosen resource."""
    if not g.has_power(seat, MOBILE_WORKSHOP) or g.tech_people(seat, g.slot_with(seat, MOBILE_WORKSHOP)) == 0:
        return 0
    return g.power(seat, MOBILE_WORKSHOP)


def is_workshop(g: Board, card: i64) -> bool:
    """[pest.tech.25-mobile-workshop-choose] A card for which a resource is chosen when it is bought."""
    return g.t.cards.power[MOBILE_WORKSHOP * TECHNOLOGIES + card] > 0


# ---------------------------------------------------------------- people and mortuses


def workshop_is_empty(g: Board, seat: i64) -> bool:
    """[pest.tech.25-mobile-workshop-people] The card takes one person, as a building does."""
    return g.has_power(seat, MOBILE_WORKSHOP) and g.people_at(seat, AT_MOBILE) == 0


def specialists_have_room(g: Board, seat: i64) -> bool:
    """[pest.tech.10-plague-specialists-assign] The card holds so many people."""
    return g.has_power(seat, WORKER_STORE) and g.people_at(seat, AT_SPECIALISTS) < g.power(seat, WORKER_STORE)


def trials_slot(g: Board, seat: i64) -> i64:
    """[pest.tech.17-medical-trials] The slot of the card, if it can take a mortus and do anything; else -1."""
    if not g.has_power(seat, TRIALS):
        return -1
    slot = g.slot_with(seat, TRIALS)
    if g.tech_mortus(seat, slot) or g.track_full(seat):
        return -1
    return slot


def repeat_slot(g: Board, seat: i64) -> i64:
    """[pest.tech.28-adrenaline-dose] The slot of the card, if it has no mortus yet in this year; else -1."""
    if not g.has_power(seat, REPEAT):
        return -1
    slot = g.slot_with(seat, REPEAT)
    if g.tech_mortus(seat, slot):
        return -1
    return slot


# ---------------------------------------------------------------- resources, slots and fame


def most_of_all(g: Board, seat: i64) -> i64:
    """[pest.tech.26-hoist] What every marker may reach."""
    return g.t.mat.capacity + g.power(seat, CAPACITY_ALL)


def more_for_one(g: Board, seat: i64) -> i64:
    """[pest.tech.27-storage-crates] How much higher one marker, but not two, may rise; 0 without the card."""
    return g.power(seat, CAPACITY_ONE)


def fits_slot(g: Board, card: i64, slot: i64) -> bool:
    """[pest.tech.slot-marks] [pest.tech.same-slot-never-together] A marked card fits one slot only, so two never meet."""
    marked = g.t.cards.tech_slot[card]
    return marked < 0 or marked == slot


def is_occupied(g: Board, seat: i64, slot: i64) -> bool:
    """[pest.tech.mortus-cards] [pest.tech.18-quarantine-tent] [pest.tech.19-quarantine-house] Must the card stay?

    It must while a mortus stands on it, or somebody sick is in its cells or in its spaces of the quarantine.
    """
    powers = g.t.cards.powered[g.tech(seat, slot)]
    if g.tech_mortus(seat, slot) or (g.cell(seat) != 0 and powers >> HEALING_CELLS & 1):
        return True
    return powers >> QUARANTINE_SPACES & 1 == 1 and g.calm(seat) > g.t.mat.regular


def technology_fame(g: Board, seat: i64) -> i64:
    """Fame printed on the seat's cards."""
    total: i64 = 0
    for slot in range(SLOTS):
        card = g.tech(seat, slot)
        if card != NO_CARD:
            total += g.t.cards.tech_fame[card]
    return total
