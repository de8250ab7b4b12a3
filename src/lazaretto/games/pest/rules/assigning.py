"""Assigning: healthy people to buildings, cards and the capital."""

from __future__ import annotations

from dataclasses import dataclass

from lazaretto.games.pest.actions import (
    ASSIGN,
    AT_CAPITAL,
    AT_MOBILE,
    AT_SPECIALISTS,
    BUILDINGS,
    FINISH,
    LIFT,
    PUT_DOWN,
    WORKPLACES,
)
from lazaretto.games.pest.effects import CapitalToken, hook_gains
from lazaretto.games.pest.rules.asking import Asking
from lazaretto.games.pest.rules.people import empty_buildings
from lazaretto.games.pest.rules.printed import AFTER_CAPITAL, MOBILE_WORKSHOP, WORKER_STORE
from lazaretto.games.pest.state import State
from lazaretto.kernel.frame import Frame


def empty_places(g: State, seat: int) -> list[int]:
    """[pest.assign.one-per-building] [pest.tech.25-mobile-workshop-produce] Buildings, then Mobile Workshop."""
    found = empty_buildings(g, seat)
    if g.power(seat, MOBILE_WORKSHOP) and g.people_at(seat, AT_MOBILE) == 0:
        found.append(AT_MOBILE)
    return found


def staffed_places(g: State, seat: int) -> list[int]:
    return [place for place in range(AT_MOBILE + 1) if g.people_at(seat, place)]


def open_places(g: State, seat: int) -> list[int]:
    """[pest.assign.any-number] [pest.tech.10-plague-specialists-assign] Where one more person may go."""
    found = empty_places(g, seat)
    if g.people_at(seat, AT_SPECIALISTS) < g.power(seat, WORKER_STORE):
        found.append(AT_SPECIALISTS)
    found.append(AT_CAPITAL)
    return found


def can_assign(g: State, seat: int) -> bool:
    """Is there anybody to assign or to move?"""
    return g.healthy[seat] > 0 or (len(staffed_places(g, seat)) > 0 and len(empty_places(g, seat)) > 0)


@dataclass
class Assigning(Asking):
    """[pest.assign.any-number] [pest.assign.reassign-buildings] [pest.assign.capital-stays]

    First people move between own buildings, then people leave the track for places in their printed order: every
    end result can be reached. `touched` has a bit for each building that gave or received somebody. Ends: a
    building is touched once, and the track runs out. `least` is -1 until somebody has left the track.
    """

    touched: int
    least: int
    in_capital: int

    def options(self, g: State) -> list[int]:
        return [*self.lifts(g), *self.places(g), FINISH]

    def lifts(self, g: State) -> list[int]:
        if self.least >= 0 or not self.free_places(g):
            return []
        staffed = staffed_places(g, self.seat)
        return [LIFT + place for place in staffed if not self.touched >> place & 1]

    def free_places(self, g: State) -> list[int]:
        return [place for place in empty_places(g, self.seat) if not self.touched >> place & 1]

    def places(self, g: State) -> list[int]:
        if g.healthy[self.seat] == 0:
            return []
        return [
            ASSIGN + place for place in open_places(g, self.seat) if place >= self.least and not self.touched >> place & 1
        ]

    def take(self, g: State, option: int) -> list[Frame]:
        seat = self.seat
        if option == FINISH:
            return hook_gains(g, seat, AFTER_CAPITAL, -1) if self.in_capital else []  # [pest.tech.29-mentorship]
        if LIFT <= option < LIFT + WORKPLACES:
            place = option - LIFT
            g.lift_person(seat, place)
            return [PuttingDown(seat, self.touched | 1 << place)]
        place = option - ASSIGN
        g.assign(seat, place)
        following = Assigning(seat, self.touched, place, 1 if place == AT_CAPITAL else 0)
        return [CapitalToken(seat), following] if place == AT_CAPITAL and not self.in_capital else [following]

    def why_not(self, g: State, option: int) -> list[str]:
        if LIFT <= option < LIFT + WORKPLACES:
            in_building = option - LIFT <= AT_MOBILE
            return ["pest.assign.reassign-buildings"] if in_building else ["pest.assign.capital-stays"]
        place = option - ASSIGN
        if not 0 <= place < WORKPLACES:
            return []
        if g.healthy[self.seat] == 0:
            return ["pest.assign.any-number", "pest.assign.from-the-right"]
        if place == AT_SPECIALISTS:
            return ["pest.tech.10-plague-specialists-assign"]
        return ["pest.assign.one-per-building" if place < BUILDINGS else "pest.assign.any-number"]


@dataclass
class PuttingDown(Asking):
    """[pest.assign.reassign-buildings] Whoever was lifted goes to another own building."""

    touched: int

    def options(self, g: State) -> list[int]:
        return [PUT_DOWN + place for place in empty_places(g, self.seat) if not self.touched >> place & 1]

    def take(self, g: State, option: int) -> list[Frame]:
        place = option - PUT_DOWN
        g.put_person(self.seat, place)
        return [Assigning(self.seat, self.touched | 1 << place, -1, 0)]

    def why_not(self, g: State, option: int) -> list[str]:
        return ["pest.assign.reassign-buildings", "pest.assign.one-per-building"]
