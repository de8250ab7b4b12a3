"""The camp: where it may be placed, and whom it gathers."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.pest import facts as fx
from lazaretto.games.pest.actions import CAPITAL_NODE, HEAL_AT_CAMP, NO, YES, Count
from lazaretto.games.pest.board import NOWHERE, Board
from lazaretto.games.pest.rules.influence import meet_order
from lazaretto.games.pest.rules.law import GATHERED_LOCATION
from lazaretto.games.pest.rules.quarantine import TakeIn
from lazaretto.games.pest.rules.tech import can_heal_at_camp, heal_at_camp
from lazaretto.kernel.frame import Ask, Options, Todo
from lazaretto.kernel.reasons import Reason, because


def is_camp_ready(g: Board, seat: i64) -> bool:
    """[pest.camp.cannot-move] Is it on the board? A placed camp stays until building or the plague returns it."""
    return g.camp(seat) == NOWHERE


def can_stand_here(g: Board, seat: i64) -> bool:
    """[pest.camp.placed-where-doctor-stands] [pest.camp.not-on-road-or-capital] [pest.camp.in-ruin] Any location."""
    return is_camp_ready(g, seat) and g.doctor(seat) != CAPITAL_NODE


def place_camp(g: Board, seat: i64, location: i64, reserve: i64, then: Todo) -> None:
    """[pest.camp.clears-free] [pest.camp.place-while-moving] It is placed and gathers everybody there without food.

    [pest.camp.no-discount-or-ownership] It is no building: only `camp` knows of it.
    """
    g.put_camp(seat, location)
    count = g.sick(location)
    if count == 0:
        return
    g.gather(seat, location, count)
    meet_order(g, seat, GATHERED_LOCATION, location, count, then)
    if can_heal_at_camp(g, seat):
        then.add(HealAtCamp(seat, count, reserve))
    else:
        then.add(TakeIn(seat, count, 1, reserve))


class HealAtCamp(Ask):
    """[pest.tech.21-improved-camp-heals] One of the gathered may be healed at once."""

    count: Count
    reserve: Count

    def options(self, g: Board, out: Options) -> None:
        out.add(HEAL_AT_CAMP + NO)
        out.add(HEAL_AT_CAMP + YES)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        left = self.count
        if option == HEAL_AT_CAMP + YES:
            left -= heal_at_camp(g, self.seat, self.count)
        then.add(TakeIn(self.seat, left, 1, self.reserve))


def why_not_camp(g: Board, seat: i64) -> list[Reason]:
    """[pest.camp.cannot-move] [pest.camp.not-on-road-or-capital] It stands already, or cannot stand here or yet."""
    if not is_camp_ready(g, seat):
        return because("pest.camp.cannot-move", fx.CampPlaced(g.camp(seat)))
    if g.doctor(seat) == CAPITAL_NODE:
        return because("pest.camp.not-on-road-or-capital", fx.NotInCapital())
    return because("pest.camp.placed-where-doctor-stands", fx.StepMustFollow())
