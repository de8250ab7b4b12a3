"""Resources: what is due together, crates, the one high marker."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from lazaretto.games.pest.actions import (
    BASICS,
    RESOURCES,
    TAKE_CRATE,
    TAKE_FIRST,
)
from lazaretto.games.pest.rules.asking import Asking
from lazaretto.games.pest.rules.printed import CAPACITY_ALL, CAPACITY_ONE
from lazaretto.games.pest.state import State
from lazaretto.kernel.frame import Frame

CRATE: Final = 5  # things of an effect after the five resources, in the order of `language.THINGS`
LOCAL: Final = 6


def resources_of(g: State, effect: int, where: int) -> list[int]:
    """Wood, stone, food, herbs, coins and crates that an effect gives."""
    due = [0, 0, 0, 0, 0, 0]
    row = g.t.cards.effects[effect]
    for at in range(0, len(row), 2):
        if row[at] <= CRATE:
            due[row[at]] += row[at + 1]
        elif row[at] == LOCAL and where >= 0 and not g.ruined[where]:
            due[g.resource[where]] += row[at + 1]
    return due


def gain_all(seat: int, due: list[int]) -> Frame:
    return GainAll(seat, due[0], due[1], due[2], due[3], due[4], due[5])


@dataclass
class GainAll(Frame):
    """[pest.track.gain-order] Resources due together. Ends: every choice makes less due.

    The order matters only while one marker, but not two, may rise above the others.
    """

    seat: int
    wood: int
    stone: int
    food: int
    herbs: int
    coin: int
    crate: int

    def due(self) -> list[int]:
        return [self.wood, self.stone, self.food, self.herbs, self.coin, self.crate]

    def run(self, g: State) -> list[Frame]:
        due = self.due()
        if len(contenders(g, self.seat, due)) > 1:
            return [TakeFirst(self.seat, *due)]
        for resource in range(RESOURCES):
            if due[resource]:
                g.gain(self.seat, resource, due[resource])
        return [Crates(self.seat, self.crate)] if self.crate else []


def contenders(g: State, seat: int, due: list[int]) -> list[int]:
    """[pest.tech.27-storage-crates] What could take the one high place, if it is still to be had."""
    if g.power(seat, CAPACITY_ONE) == 0:
        return []
    most = g.t.mat.capacity + g.power(seat, CAPACITY_ALL)
    found: list[int] = []
    for resource in range(RESOURCES):
        held = g.stock[seat * RESOURCES + resource]
        if held > most or g.limit(seat, resource) < most:
            return []
        if due[resource] and held + due[resource] > most:
            found.append(resource)
    return [*found, CRATE] if due[CRATE] and found else found


@dataclass
class TakeFirst(Asking):
    """[pest.track.gain-order] The player says what is taken first."""

    wood: int
    stone: int
    food: int
    herbs: int
    coin: int
    crate: int

    def due(self) -> list[int]:
        return [self.wood, self.stone, self.food, self.herbs, self.coin, self.crate]

    def options(self, g: State) -> list[int]:
        return [TAKE_FIRST + thing for thing in contenders(g, self.seat, self.due())]

    def take(self, g: State, option: int) -> list[Frame]:
        thing = option - TAKE_FIRST
        due = self.due()
        if thing == CRATE:
            due[CRATE] -= 1
            return [Crates(self.seat, 1), gain_all(self.seat, due)]
        g.gain(self.seat, thing, due[thing])
        due[thing] = 0
        return [gain_all(self.seat, due)]

    def why_not(self, g: State, option: int) -> list[str]:
        return ["pest.track.gain-order", "pest.tech.27-storage-crates"]


@dataclass
class Crates(Frame):
    """[pest.concept.crate-any-basic] One by one, among the basic resources with room; without room they are lost.

    Ends: `left` falls with every crate.
    """

    seat: int
    left: int

    def run(self, g: State) -> list[Frame]:
        for done in range(self.left):
            roomy = basics_with_room(g, self.seat)
            if not roomy:
                return []
            if len(roomy) > 1:
                left = self.left - done - 1
                return [TakeCrate(self.seat), Crates(self.seat, left)] if left else [TakeCrate(self.seat)]
            g.gain(self.seat, roomy[0], 1)
        return []


def basics_with_room(g: State, seat: int) -> list[int]:
    return [resource for resource in range(BASICS) if g.room(seat, resource) > 0]


@dataclass
class TakeCrate(Asking):
    """[pest.concept.crate-any-basic] A basic resource of choice, never a coin."""

    def options(self, g: State) -> list[int]:
        return [TAKE_CRATE + resource for resource in basics_with_room(g, self.seat)]

    def take(self, g: State, option: int) -> list[Frame]:
        g.gain(self.seat, option - TAKE_CRATE, 1)
        return []

    def why_not(self, g: State, option: int) -> list[str]:
        return ["pest.concept.crate-any-basic", "pest.track.capacity-five"]
