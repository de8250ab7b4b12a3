"""The resource track: what is due together, and the one marker that may rise above the others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.pest import facts as fx
from lazaretto.games.pest.actions import RESOURCES, TAKE_FIRST, Count, Seat
from lazaretto.games.pest.board import Board
from lazaretto.games.pest.rules.concept import Crates, local_resource
from lazaretto.games.pest.rules.tech import more_for_one, most_of_all
from lazaretto.games.pest.tables import THING_CRATE
from lazaretto.kernel.bits import bit, size
from lazaretto.kernel.blocks import vec
from lazaretto.kernel.frame import Ask, Auto, Options, Todo
from lazaretto.kernel.reasons import Reason, because

DUES: Final = 6  # wood, stone, food, herbs, coins, crates


def nothing_due() -> vec[i64]:
    return vec[i64]([0, 0, 0, 0, 0, 0])


def add_resources_of(g: Board, effect: i64, where: i64, due: vec[i64]) -> None:
    """Wood, stone, food, herbs, coins and crates that an effect gives, with the resource of a location for `local`."""
    cards = g.t.cards
    for thing in range(DUES):
        due[thing] += cards.effect_amount[effect * DUES + thing]
    local = cards.effect_local[effect]
    if local and where >= 0:
        resource = local_resource(g, where)
        if resource >= 0:
            due[resource] += local


def is_due(due: vec[i64]) -> bool:
    """Is there anything at all?"""
    total: i64 = 0
    for thing in range(DUES):
        total += due[thing]
    return total != 0


def gain_all(seat: i64, due: vec[i64], then: Todo) -> None:
    then.add(GainAll(seat, due[0], due[1], due[2], due[3], due[4], due[5]))


def gain_research(g: Board, seat: i64, count: i64) -> None:
    """[pest.track.research-uncapped] Research tokens are not on the track and have no limit."""
    g.gain_research(seat, count)


class GainAll(Auto):
    """[pest.track.gain-order] [pest.track.gain-and-spend] Resources due together. Ends: every choice makes less due.

    [pest.track.capacity-five] What has no room is lost. The order matters only while one marker, but not two, may
    rise above the others.
    """

    seat: Seat
    wood: Count
    stone: Count
    food: Count
    herbs: Count
    coin: Count
    crate: Count

    def run(self, g: Board, then: Todo) -> None:
        due = vec[i64]([self.wood, self.stone, self.food, self.herbs, self.coin, self.crate])
        if size(contenders(g, self.seat, due)) > 1:
            then.add(TakeFirst(self.seat, self.wood, self.stone, self.food, self.herbs, self.coin, self.crate))
            return
        for resource in range(RESOURCES):
            if due[resource]:
                g.gain(self.seat, resource, due[resource])
        if self.crate:
            then.add(Crates(self.seat, self.crate))


def contenders(g: Board, seat: i64, due: vec[i64]) -> i64:
    """[pest.track.gain-order] A bit for each thing due that could take the one high place, if it is still to be had."""
    if more_for_one(g, seat) == 0:
        return 0
    most = most_of_all(g, seat)
    found: i64 = 0
    for resource in range(RESOURCES):
        held = g.stock(seat, resource)
        if held > most or g.limit(seat, resource) < most:
            return 0
        if due[resource] and held + due[resource] > most:
            found |= bit(resource)
    if found and due[THING_CRATE]:
        found |= bit(THING_CRATE)
    return found


class TakeFirst(Ask):
    """[pest.track.gain-order] The player says what is taken first."""

    wood: Count
    stone: Count
    food: Count
    herbs: Count
    coin: Count
    crate: Count

    def due(self) -> vec[i64]:
        return vec[i64]([self.wood, self.stone, self.food, self.herbs, self.coin, self.crate])

    def options(self, g: Board, out: Options) -> None:
        found = contenders(g, self.seat, self.due())
        for thing in range(DUES):
            if found >> thing & 1:
                out.add(TAKE_FIRST + thing)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        thing = option - TAKE_FIRST
        due = self.due()
        if thing == THING_CRATE:
            due[thing] -= 1
            then.add(Crates(self.seat, 1))
        else:
            g.gain(self.seat, thing, due[thing])
            due[thing] = 0
        gain_all(self.seat, due, then)

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        thing = option - TAKE_FIRST
        return because("pest.track.gain-order", fx.NotDue(thing)) if 0 <= thing < DUES else []
