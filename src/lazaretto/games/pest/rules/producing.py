"""Producing: every building that works, laboratories, the weak and the boosted form."""

from __future__ import annotations

from dataclasses import dataclass

from lazaretto.games.pest.actions import (
    BUILDINGS,
    PRODUCE,
    PRODUCE_LESS,
    PRODUCE_MORE,
    RESOURCES,
    RESTORE,
)
from lazaretto.games.pest.effects import hook_effects
from lazaretto.games.pest.rules.asking import Asking
from lazaretto.games.pest.rules.movement import spend_boost
from lazaretto.games.pest.rules.printed import CASTLE, CASTLE_OUTPUT, MOBILE_WORKSHOP, PRODUCING
from lazaretto.games.pest.rules.resources import gain_all, resources_of
from lazaretto.games.pest.state import NOWHERE, State
from lazaretto.kernel.frame import Frame


def made_by_buildings(g: State, seat: int) -> list[int]:
    """[pest.produce.all-at-once] [pest.build.district] [pest.build.workshop] [pest.build.factory] [pest.build.mint]

    [pest.build.castle] [pest.tech.13-production-line] [pest.tech.25-mobile-workshop-produce]
    """
    due = [0, 0, 0, 0, 0, 0]
    mat = g.t.mat
    first = seat * BUILDINGS
    for building in range(BUILDINGS):
        if g.site[first + building] == NOWHERE:
            continue
        if mat.needs_worker[building] and not g.worker[first + building]:
            continue
        due[g.product(seat, building)] += mat.output[building]
    better = g.power(seat, CASTLE_OUTPUT)
    if better and g.site[first + CASTLE] != NOWHERE:
        due[g.product(seat, CASTLE)] += better - mat.output[CASTLE]
    slot = g.slot_with(seat, MOBILE_WORKSHOP)
    if slot >= 0 and g.tech_people[slot]:
        due[g.workshop[seat]] += g.power(seat, MOBILE_WORKSHOP)
    return due


def made(g: State, seat: int) -> list[int]:
    """[pest.tech.30-vaults] All that is due, with the resource of the doctor's location."""
    due = made_by_buildings(g, seat)
    for effect in hook_effects(g, seat, PRODUCING):
        for thing, count in enumerate(resources_of(g, effect, g.doctor[seat])):
            due[thing] += count
    return due


@dataclass
class Produce(Frame):
    """[pest.action.may-skip] The action starts; without a choice it is done at once."""

    seat: int
    weak: int

    def run(self, g: State) -> list[Frame]:
        asking = ProduceHow(self.seat, self.weak)
        options = asking.options(g)
        return [asking] if len(options) > 1 else asking.take(g, options[0])


@dataclass
class ProduceHow(Asking):
    """[pest.produce.weak] [pest.produce.boost] [pest.action.token-cancels-weak] One less, as usual, or one more."""

    weak: int

    def options(self, g: State) -> list[int]:
        token = g.research[self.seat] >= g.t.mat.boost_cost
        if self.weak:
            due = made(g, self.seat)
            found = [PRODUCE_LESS + resource for resource in range(RESOURCES) if due[resource]]
            if token:
                found.append(RESTORE)
            return found or [PRODUCE]
        due = made_by_buildings(g, self.seat)
        more = [PRODUCE_MORE + resource for resource in range(RESOURCES) if due[resource]] if token else []
        return [PRODUCE, *more]

    def take(self, g: State, option: int) -> list[Frame]:
        due = made(g, self.seat)
        if PRODUCE_MORE <= option < PRODUCE_MORE + RESOURCES:
            spend_boost(g, self.seat)
            due[option - PRODUCE_MORE] += g.t.mat.produce_boost
        elif option == RESTORE:
            spend_boost(g, self.seat)
        elif option != PRODUCE:
            due[option - PRODUCE_LESS] += g.t.mat.produce_weak
        return [gain_all(self.seat, due), Laboratories(self.seat)]

    def why_not(self, g: State, option: int) -> list[str]:
        if PRODUCE_MORE <= option < PRODUCE_MORE + RESOURCES:
            return ["pest.action.token-cancels-weak"] if self.weak else ["pest.produce.boost", "pest.action.boost-once"]
        return ["pest.produce.weak"]


@dataclass
class Laboratories(Frame):
    """[pest.produce.labs-give-research] A research token for each person on a laboratory space."""

    seat: int

    def run(self, g: State) -> list[Frame]:
        tokens = sum(g.t.mat.lab[: g.healthy[self.seat]])
        if tokens:
            g.gain_research(self.seat, tokens)
        return []
