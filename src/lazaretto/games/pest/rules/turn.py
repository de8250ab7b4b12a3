"""The action phase: one mortus after the other, its two actions, exchange and rearranging around them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from lazaretto.games.pest import events as ev
from lazaretto.games.pest.actions import (
    ARRANGE,
    ASSIGN_ACTION,
    BASICS,
    BUILD_ACTION,
    CELLS,
    COIN,
    DO,
    END_TURN,
    EXCHANGE,
    EXCHANGE_WITH,
    HEAL_ACTION,
    LEFTS,
    MOVE_ACTION,
    PLACE_MORTUS,
    PRODUCE_ACTION,
    REPEAT,
    RESEARCH_ACTION,
    RESOURCES,
    TOPS,
    TRIALS,
)
from lazaretto.games.pest.effects import Gain
from lazaretto.games.pest.rules import printed
from lazaretto.games.pest.rules.asking import Asking
from lazaretto.games.pest.rules.assigning import Assigning, can_assign
from lazaretto.games.pest.rules.building import Building, can_build
from lazaretto.games.pest.rules.healing import Healing
from lazaretto.games.pest.rules.movement import Move
from lazaretto.games.pest.rules.prices import can_pay, pay
from lazaretto.games.pest.rules.printed import CAPACITY_ALL, CAPACITY_ONE
from lazaretto.games.pest.rules.producing import Produce
from lazaretto.games.pest.rules.quarantine import FULL, arrangements
from lazaretto.games.pest.rules.research import Research
from lazaretto.games.pest.rules.ways import STANDING, can_move, move_points
from lazaretto.games.pest.state import NOWHERE, State
from lazaretto.kernel.frame import Frame

TOP_DONE: Final = 1
LEFT_DONE: Final = 2
BOTH_DONE: Final = 3
NO_CELL: Final = -1


# ---------------------------------------------------------------- the six actions


class Action:
    """One action of the grid: may it do anything now, and what it asks for."""

    def is_open(self, g: State, seat: int, weak: int) -> bool:
        return True

    def begin(self, g: State, seat: int, weak: int) -> list[Frame]:
        raise NotImplementedError


class MoveAction(Action):
    def is_open(self, g: State, seat: int, weak: int) -> bool:
        return can_move(g, seat, weak)

    def begin(self, g: State, seat: int, weak: int) -> list[Frame]:
        return [Move(seat, move_points(g, seat, weak), 0, 0, STANDING)]


class BuildAction(Action):
    def is_open(self, g: State, seat: int, weak: int) -> bool:
        return can_build(g, seat, weak)

    def begin(self, g: State, seat: int, weak: int) -> list[Frame]:
        return [Building(seat, weak, 0, NOWHERE, NOWHERE)]


class ProduceAction(Action):
    def begin(self, g: State, seat: int, weak: int) -> list[Frame]:
        return [Produce(seat, weak)]


class ResearchAction(Action):
    def begin(self, g: State, seat: int, weak: int) -> list[Frame]:
        return [Research(seat, 0)]


class HealAction(Action):
    def begin(self, g: State, seat: int, weak: int) -> list[Frame]:
        return [Healing(seat, 0)]


class AssignAction(Action):
    def is_open(self, g: State, seat: int, weak: int) -> bool:
        return can_assign(g, seat)

    def begin(self, g: State, seat: int, weak: int) -> list[Frame]:
        return [Assigning(seat, 0, -1, 0)]


ACTIONS: Final[dict[int, Action]] = {
    MOVE_ACTION: MoveAction(),
    BUILD_ACTION: BuildAction(),
    PRODUCE_ACTION: ProduceAction(),
    RESEARCH_ACTION: ResearchAction(),
    HEAL_ACTION: HealAction(),
    ASSIGN_ACTION: AssignAction(),
}


def is_weak(g: State, seat: int, action: int) -> int:
    """[pest.action.weakened] [pest.action.strength-at-start] [pest.quarantine.regular-no-penalty]"""
    return g.penned[seat] >> action & 1 if action < TOPS else 0


def is_open(g: State, seat: int, action: int) -> bool:
    """[pest.action.perform-without-effect] Would it change anything now?"""
    return ACTIONS[action].is_open(g, seat, is_weak(g, seat, action))


# ---------------------------------------------------------------- exchange


def fits_coin(g: State, seat: int, one: int, other: int) -> bool:
    """[pest.exchange.coin-capacity] Is there room for the coin once the two resources are gone?"""
    gain = g.t.mat.exchange_gain
    if g.room(seat, COIN) >= gain:
        return True
    extra = g.power(seat, CAPACITY_ONE)
    most = g.t.mat.capacity + g.power(seat, CAPACITY_ALL)
    first = seat * RESOURCES
    if extra == 0 or g.limit(seat, COIN) < most or g.stock[first + COIN] + gain > most + extra:
        return False
    for resource in range(BASICS):
        paid = int(resource == one) + int(resource == other)
        if g.stock[first + resource] - paid > most:
            return False
    return True


def partners(g: State, seat: int, one: int) -> list[int]:
    """[pest.exchange.two-for-coin] What can go with a resource; pairs are named from their first resource."""
    first = seat * RESOURCES
    if g.stock[first + one] == 0:
        return []
    found: list[int] = []
    for other in range(one, BASICS):
        if g.stock[first + other] > int(other == one) and fits_coin(g, seat, one, other):
            found.append(other)
    return found


def exchanges(g: State, seat: int) -> list[int]:
    return [EXCHANGE + one for one in range(BASICS) if partners(g, seat, one)]


@dataclass
class ExchangeWith(Asking):
    """[pest.exchange.two-for-coin] The second resource of an exchange."""

    first: int

    def options(self, g: State) -> list[int]:
        return [EXCHANGE_WITH + other for other in partners(g, self.seat, self.first)]

    def take(self, g: State, option: int) -> list[Frame]:
        g.spend(self.seat, self.first, 1)
        g.spend(self.seat, option - EXCHANGE_WITH, 1)
        g.gain(self.seat, COIN, g.t.mat.exchange_gain)
        return []

    def why_not(self, g: State, option: int) -> list[str]:
        return ["pest.exchange.two-for-coin"]


# ---------------------------------------------------------------- turns


@dataclass
class Turns(Frame):
    """[pest.action.one-mortus-per-turn] [pest.flow.mortuses-per-era] In turn order until all mortuses are placed.

    Ends: every turn places one.
    """

    at: int

    def run(self, g: State) -> list[Frame]:
        seat = g.order[self.at % g.players]
        return [PlaceMortus(seat), Turns(self.at + 1)] if g.ready[seat] else []


def trials_slot(g: State, seat: int) -> int:
    """[pest.tech.17-medical-trials] The card, if it can take a mortus and do anything; else -1."""
    slot = g.slot_with(seat, printed.TRIALS)
    return -1 if slot < 0 or g.tech_mortus[slot] or g.track_full(seat) else slot


@dataclass
class PlaceMortus(Asking):
    """[pest.action.grid-cells] [pest.action.cell-once-per-year] An empty cell, or a card with an action of its own.

    [pest.tech.28-adrenaline-dose] [pest.tech.mortus-cards] [pest.exchange.free-and-repeatable] Exchange comes first only
    where a card asks for a price with the mortus; otherwise it waits until the mortus stands. Ends: an exchange leaves
    fewer resources.
    """

    def options(self, g: State) -> list[int]:
        grid = g.grid[self.seat * CELLS : (self.seat + 1) * CELLS]
        found = [PLACE_MORTUS + cell for cell in range(CELLS) if not grid[cell]]
        repeat = g.slot_with(self.seat, printed.REPEAT)
        if repeat >= 0 and not g.tech_mortus[repeat]:
            found += [REPEAT + cell for cell in range(CELLS) if grid[cell]]
        trials = trials_slot(g, self.seat)
        if trials >= 0:
            if can_pay(g, self.seat, g.t.cards.tech_cost[g.tech[trials]]):
                found.append(TRIALS)
            found += exchanges(g, self.seat)
        return found

    def take(self, g: State, option: int) -> list[Frame]:
        seat = self.seat
        if EXCHANGE <= option < EXCHANGE + BASICS:
            return [ExchangeWith(seat, option - EXCHANGE), self]
        if option == TRIALS:
            slot = g.slot_with(seat, printed.TRIALS)
            g.mortus_to_card(seat, slot)
            gift = Gain(seat, g.power(seat, printed.TRIALS), -1)
            return [*pay(g, seat, g.t.cards.tech_cost[g.tech[slot]]), gift, Act(seat, NO_CELL, BOTH_DONE, 0)]
        if REPEAT <= option < REPEAT + CELLS:
            g.mortus_to_card(seat, g.slot_with(seat, printed.REPEAT))
            return [Act(seat, option - REPEAT, 0, 0)]
        g.place_mortus(seat, option - PLACE_MORTUS)
        return [Act(seat, option - PLACE_MORTUS, 0, 0)]

    def why_not(self, g: State, option: int) -> list[str]:
        if PLACE_MORTUS <= option < PLACE_MORTUS + CELLS:
            return ["pest.action.cell-once-per-year"]
        if REPEAT <= option < REPEAT + CELLS:
            return ["pest.tech.28-adrenaline-dose"]
        if option == TRIALS:
            return ["pest.tech.17-medical-trials"]
        return ["pest.action.one-mortus-per-turn"]


@dataclass
class Act(Asking):
    """[pest.action.two-actions-any-order] [pest.action.may-skip] The two actions of a cell, in either order.

    [pest.exchange.free-and-repeatable] [pest.quarantine.rearrange-windows] Before, between and after them: exchange,
    and one new arrangement of the quarantine. Ends: actions are done once, an exchange leaves fewer resources, and
    the quarantine is rearranged once for each window.
    """

    pair: int
    done: int
    arranged: int

    def actions(self) -> list[int]:
        """Actions of the cell that are still to be had."""
        found: list[int] = []
        if not self.done & TOP_DONE:
            found.append(self.pair // LEFTS)
        if not self.done & LEFT_DONE:
            found.append(TOPS + self.pair % LEFTS)
        return found

    def options(self, g: State) -> list[int]:
        seat = self.seat
        left = self.actions()
        found = [DO + action for action in left if is_open(g, seat, action)]
        found += exchanges(g, seat)
        if not self.arranged:
            found += [ARRANGE + mask for mask in arrangements(g, seat, RESEARCH_ACTION in left)]
        found.append(END_TURN)
        return found

    def take(self, g: State, option: int) -> list[Frame]:
        seat = self.seat
        if option == END_TURN:
            if g.journal is not None:
                g.tell(ev.TurnEnded(seat))
            return []
        if EXCHANGE <= option < EXCHANGE + BASICS:
            return [ExchangeWith(seat, option - EXCHANGE), self]
        if ARRANGE <= option <= ARRANGE + FULL:
            g.arrange(seat, option - ARRANGE)
            return [Act(seat, self.pair, self.done, 1)]
        action = option - DO
        weak = is_weak(g, seat, action)
        if g.journal is not None:
            g.tell(ev.ActionBegan(seat, action, weak))
        done = self.done | (TOP_DONE if action < TOPS else LEFT_DONE)
        return [*ACTIONS[action].begin(g, seat, weak), Act(seat, self.pair, done, 0)]

    def why_not(self, g: State, option: int) -> list[str]:
        if DO <= option < DO + TOPS + LEFTS:
            return self.why_not_action(option - DO)
        if EXCHANGE <= option < EXCHANGE + BASICS:
            full = g.room(self.seat, COIN) < g.t.mat.exchange_gain
            return ["pest.exchange.coin-capacity" if full else "pest.exchange.two-for-coin"]
        if ARRANGE <= option <= ARRANGE + FULL:
            return ["pest.quarantine.rearrange-windows", "pest.quarantine.rearrange-scope"]
        return []

    def why_not_action(self, action: int) -> list[str]:
        if action in self.actions():
            return [WITHOUT_EFFECT[action], "pest.action.perform-without-effect"] if action in WITHOUT_EFFECT else []
        if self.pair == NO_CELL:
            return ["pest.tech.mortus-cards"]
        return ["pest.action.two-actions-any-order", "pest.action.grid-cells"]


WITHOUT_EFFECT: Final[dict[int, str]] = {
    MOVE_ACTION: "pest.move.blocked-if-unpayable",
    BUILD_ACTION: "pest.build.where",
    ASSIGN_ACTION: "pest.assign.any-number",
}
