"""Assigning: healthy people to buildings, cards and the capital; the reward of the capital."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.pest import facts as fx
from lazaretto.games.pest.actions import (
    ASSIGN,
    AT_CAPITAL,
    AT_MOBILE,
    BUILDINGS,
    FINISH,
    LIFT,
    PUT_DOWN,
    SPACE,
    TOKENS,
    USE_TOKEN,
    WORKPLACES,
    Count,
    Flag,
    Seat,
)
from lazaretto.games.pest.board import NOWHERE, Board
from lazaretto.games.pest.rules.concept_reasons import why_not_workplace
from lazaretto.games.pest.rules.influence import Gain
from lazaretto.games.pest.rules.tech import specialists_have_room, workshop_is_empty
from lazaretto.games.pest.rules.tech_gains import gain_after_capital
from lazaretto.kernel.frame import Ask, Auto, Options, Todo
from lazaretto.kernel.reasons import Reason, asking, because

MOST_MOVED: Final = 12  # people moved between buildings in one action: every staffing takes at most five

# ---------------------------------------------------------------- workplaces


def is_empty_building(g: Board, seat: i64, building: i64) -> bool:
    """[pest.assign.one-per-building] An own built building without a person."""
    return g.site(seat, building) != NOWHERE and g.worker(seat, building) == 0


def is_open_place(g: Board, seat: i64, place: i64) -> bool:
    """[pest.assign.any-number] [pest.assign.one-per-building] May one more person go there? The capital takes all."""
    if place < BUILDINGS:
        return is_empty_building(g, seat, place)
    if place == AT_MOBILE:
        return workshop_is_empty(g, seat)
    return place == AT_CAPITAL or specialists_have_room(g, seat)


def has_empty_place(g: Board, seat: i64) -> bool:
    """[pest.assign.reassign-buildings] Is there a place that somebody could be moved to?"""
    for place in range(AT_MOBILE + 1):  # noqa: SIM110 (a generator is slow in the compiled engine)
        if is_open_place(g, seat, place):
            return True
    return False


def has_staff(g: Board, seat: i64) -> bool:
    """[pest.assign.reassign-buildings] Is there anybody who could be moved?"""
    return g.workers(seat) > 0 or g.people_at(seat, AT_MOBILE) > 0


def can_reassign(g: Board, seat: i64) -> bool:
    """[pest.assign.reassign-buildings] Is there somebody to move, and a place to move to?"""
    return has_staff(g, seat) and has_empty_place(g, seat)


def can_assign(g: Board, seat: i64) -> bool:
    """Is there anybody to assign or to move?"""
    return g.healthy(seat) > 0 or can_reassign(g, seat)


# ---------------------------------------------------------------- the action


class Assigning(Ask):
    """[pest.assign.any-number] [pest.assign.reassign-buildings] [pest.assign.capital-stays]

    One person after the other, from the track or from building to building, in any order. `moved` counts those who
    went from building to building. Ends: the track runs out, and nobody moves about more than MOST_MOVED times.
    """

    moved: Count
    in_capital: Flag

    def options(self, g: Board, out: Options) -> None:
        seat = self.seat
        if g.healthy(seat):
            for place in range(WORKPLACES):
                if is_open_place(g, seat, place):
                    out.add(ASSIGN + place)
        out.add(FINISH)
        if self.moved < MOST_MOVED and can_reassign(g, seat):  # last, for of equal choices bots take the first
            for place in range(AT_MOBILE + 1):
                if g.people_at(seat, place):
                    out.add(LIFT + place)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        if option == FINISH:
            if self.in_capital:
                gain_after_capital(g, self.seat, then)
        elif LIFT <= option < LIFT + WORKPLACES:
            g.lift_person(self.seat, option - LIFT)
            then.add(PuttingDown(self.seat, self.moved, self.in_capital))
        else:
            self.assign(g, option - ASSIGN, then)

    def assign(self, g: Board, place: i64, then: Todo) -> None:
        """[pest.assign.from-the-right] The rightmost person of the track goes."""
        g.assign(self.seat, place)
        if place != AT_CAPITAL:
            then.add(self)
            return
        if not self.in_capital:
            then.add(CapitalToken(self.seat))
        then.add(Assigning(self.seat, self.moved, 1))

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        seat = self.seat
        if LIFT <= option < LIFT + WORKPLACES:
            return self.why_not_lift(g, option - LIFT)
        if PUT_DOWN <= option < PUT_DOWN + WORKPLACES:
            return asking(fx.NobodyInHand())
        if not ASSIGN <= option < ASSIGN + WORKPLACES:
            return []
        place = option - ASSIGN
        if g.healthy(seat) == 0:
            return because("pest.assign.any-number", fx.NoHealthy())
        return because(rule_of_place(place), why_not_workplace(g, seat, place))

    def why_not_lift(self, g: Board, place: i64) -> list[Reason]:
        if place > AT_MOBILE:
            return because("pest.assign.capital-stays", fx.OnlyBuildings())
        if not g.people_at(self.seat, place):
            return because("pest.assign.reassign-buildings", fx.PlaceEmpty(place))
        if self.moved >= MOST_MOVED:
            return asking(fx.MovedEnough(self.moved))
        return because("pest.assign.reassign-buildings", fx.NoPlaceToMove())


def rule_of_place(place: i64) -> str:
    """The rule that says how many people a workplace takes."""
    if place < BUILDINGS:
        return "pest.assign.one-per-building"
    return "pest.tech.25-mobile-workshop-people" if place == AT_MOBILE else "pest.tech.10-plague-specialists-assign"


class PuttingDown(Ask):
    """[pest.assign.reassign-buildings] Whoever was lifted goes to any own building that is empty, or back."""

    moved: Count
    in_capital: Flag

    def options(self, g: Board, out: Options) -> None:
        for place in range(AT_MOBILE + 1):
            if is_open_place(g, self.seat, place):
                out.add(PUT_DOWN + place)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        g.put_person(self.seat, option - PUT_DOWN)
        then.add(Assigning(self.seat, self.moved + 1, self.in_capital))

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        if SPACE.verb_at[option].name in ("Assign", "Lift", "Finish"):
            return asking(fx.SomebodyInHand())
        if not PUT_DOWN <= option < PUT_DOWN + WORKPLACES:
            return []
        place = option - PUT_DOWN
        if place > AT_MOBILE:
            return because("pest.assign.reassign-buildings", fx.OnlyBuildings())
        return because(rule_of_place(place), why_not_workplace(g, self.seat, place))


# ---------------------------------------------------------------- the reward of the capital


class CapitalToken(Auto):
    """[pest.assign.capital-reward] [pest.assign.capital-reward-none-left] One face-up token of choice, if any."""

    seat: Seat

    def run(self, g: Board, then: Todo) -> None:
        if g.tokens_open():
            then.add(UseToken(self.seat))


class UseToken(Ask):
    """[pest.assign.capital-reward] The player takes the effect of one face-up token and turns it down."""

    def options(self, g: Board, out: Options) -> None:
        for token in range(TOKENS):
            if g.tokens_up(token):
                out.add(USE_TOKEN + token)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        token = option - USE_TOKEN
        g.use_token(self.seat, token)
        then.add(Gain(self.seat, g.t.cards.token_effect[token], NOWHERE))

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        if SPACE.verb_at[option].name != "UseToken":
            return []
        return because("pest.assign.capital-reward", fx.TokenDown(option - USE_TOKEN))
