"""Assigning: healthy people to buildings, cards and the capital; the reward of the capital."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.pest.actions import (
    ASSIGN,
    AT_CAPITAL,
    AT_MOBILE,
    AT_SPECIALISTS,
    BUILDINGS,
    FINISH,
    LIFT,
    PUT_DOWN,
    TOKENS,
    USE_TOKEN,
    WORKPLACES,
    Flag,
    Seat,
    WorkplaceOrNone,
    Workplaces,
)
from lazaretto.games.pest.board import NOWHERE, Board
from lazaretto.games.pest.rules.influence import Gain
from lazaretto.games.pest.rules.tech import specialists_have_room, workshop_is_empty
from lazaretto.games.pest.rules.tech_gains import gain_after_capital
from lazaretto.kernel.bits import bit
from lazaretto.kernel.frame import Ask, Auto, Options, Todo

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


def has_empty_place(g: Board, seat: i64, touched: i64) -> bool:
    """[pest.assign.reassign-buildings] Is there an untouched place that somebody could be moved to?"""
    for place in range(AT_MOBILE + 1):  # noqa: SIM110 (a generator is slow in the compiled engine)
        if not touched >> place & 1 and is_open_place(g, seat, place):
            return True
    return False


def has_staff(g: Board, seat: i64) -> bool:
    """[pest.assign.reassign-buildings] Is there anybody who could be moved?"""
    return g.workers(seat) > 0 or g.people_at(seat, AT_MOBILE) > 0


def can_assign(g: Board, seat: i64) -> bool:
    """Is there anybody to assign or to move?"""
    return g.healthy(seat) > 0 or (has_staff(g, seat) and has_empty_place(g, seat, 0))


# ---------------------------------------------------------------- the action


class Assigning(Ask):
    """[pest.assign.any-number] [pest.assign.reassign-buildings] [pest.assign.capital-stays]

    First people move between own buildings, then people leave the track for places in their printed order: every
    end result can be reached. `touched` has a bit for each building that gave or received somebody. Ends: a
    building is touched once, and the track runs out. `least` is -1 until somebody has left the track.
    """

    touched: Workplaces
    least: WorkplaceOrNone
    in_capital: Flag

    def options(self, g: Board, out: Options) -> None:
        seat = self.seat
        if self.least < 0 and has_staff(g, seat) and has_empty_place(g, seat, self.touched):
            for place in range(AT_MOBILE + 1):
                if not self.touched >> place & 1 and g.people_at(seat, place):
                    out.add(LIFT + place)
        if g.healthy(seat):
            for place in range(max(0, self.least), WORKPLACES):
                if not self.touched >> place & 1 and is_open_place(g, seat, place):
                    out.add(ASSIGN + place)
        out.add(FINISH)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        if option == FINISH:
            if self.in_capital:
                gain_after_capital(g, self.seat, then)
        elif LIFT <= option < LIFT + WORKPLACES:
            g.lift_person(self.seat, option - LIFT)
            then.add(PuttingDown(self.seat, self.touched | bit(option - LIFT)))
        else:
            self.assign(g, option - ASSIGN, then)

    def assign(self, g: Board, place: i64, then: Todo) -> None:
        """[pest.assign.from-the-right] The rightmost person of the track goes."""
        g.assign(self.seat, place)
        if place != AT_CAPITAL:
            then.add(Assigning(self.seat, self.touched, place, 0))
            return
        if not self.in_capital:
            then.add(CapitalToken(self.seat))
        then.add(Assigning(self.seat, self.touched, place, 1))

    def why_not(self, g: Board, option: i64) -> list[str]:
        if LIFT <= option < LIFT + WORKPLACES:
            in_building = option - LIFT <= AT_MOBILE
            return ["pest.assign.reassign-buildings"] if in_building else ["pest.assign.capital-stays"]
        place = option - ASSIGN
        if not 0 <= place < WORKPLACES:
            return []
        if g.healthy(self.seat) == 0:
            return ["pest.assign.any-number", "pest.assign.from-the-right"]
        if place == AT_SPECIALISTS:
            return ["pest.tech.10-plague-specialists-assign"]
        return ["pest.assign.one-per-building" if place < BUILDINGS else "pest.assign.any-number"]


class PuttingDown(Ask):
    """[pest.assign.reassign-buildings] Whoever was lifted goes to another own building."""

    touched: Workplaces

    def options(self, g: Board, out: Options) -> None:
        for place in range(AT_MOBILE + 1):
            if not self.touched >> place & 1 and is_open_place(g, self.seat, place):
                out.add(PUT_DOWN + place)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        place = option - PUT_DOWN
        g.put_person(self.seat, place)
        then.add(Assigning(self.seat, self.touched | bit(place), -1, 0))

    def why_not(self, g: Board, option: i64) -> list[str]:
        return ["pest.assign.reassign-buildings", "pest.assign.one-per-building"]


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

    def why_not(self, g: Board, option: i64) -> list[str]:
        return ["pest.assign.capital-reward"]
