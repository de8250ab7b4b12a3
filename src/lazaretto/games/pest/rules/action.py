"""The action phase: one mortus after the other, its two actions, exchange and rearranging around them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.pest import events as ev
from lazaretto.games.pest.actions import (
    ACTION,
    ARRANGE,
    ASSIGN_ACTION,
    BUILD_ACTION,
    CELLS,
    DO,
    END_TURN,
    LEFTS,
    MOVE_ACTION,
    PLACE_MORTUS,
    REPEAT,
    RESEARCH_ACTION,
    TOPS,
    TRIALS,
    CellOrNone,
    Done,
    Flag,
    Turn,
)
from lazaretto.games.pest.board import NOWHERE, Board
from lazaretto.games.pest.rules.assign import Assigning, can_assign
from lazaretto.games.pest.rules.build import Building, can_build
from lazaretto.games.pest.rules.concept import can_pay, pay
from lazaretto.games.pest.rules.exchange import is_exchange, offer_exchanges, why_not_exchange
from lazaretto.games.pest.rules.exchange_free import AskWithExchange
from lazaretto.games.pest.rules.heal import Healing
from lazaretto.games.pest.rules.influence import Gain
from lazaretto.games.pest.rules.move import Move
from lazaretto.games.pest.rules.move_ways import STANDING, can_move, move_points
from lazaretto.games.pest.rules.produce import Produce
from lazaretto.games.pest.rules.quarantine import is_arrangement, is_weak, offer_arrangements, why_not_arrange
from lazaretto.games.pest.rules.research import Research
from lazaretto.games.pest.rules.tech import repeat_slot, trials_slot
from lazaretto.games.pest.tables import TRIALS as TRIALS_EFFECT
from lazaretto.kernel.blocks import vec
from lazaretto.kernel.frame import Auto, Options, Todo

TOP_DONE: Final = 1
LEFT_DONE: Final = 2
BOTH_DONE: Final = 3
NO_CELL: Final = -1


# ---------------------------------------------------------------- the six actions


class Doing:
    """One action of the grid: may it do anything now, and what it asks for."""

    def is_open(self, g: Board, seat: i64, weak: i64) -> bool:
        return True

    def begin(self, g: Board, seat: i64, weak: i64, then: Todo) -> None:
        raise NotImplementedError


class DoMove(Doing):
    def is_open(self, g: Board, seat: i64, weak: i64) -> bool:
        return can_move(g, seat, weak)

    def begin(self, g: Board, seat: i64, weak: i64, then: Todo) -> None:
        then.add(Move(seat, move_points(g, seat, weak), 0, 0, STANDING))


class DoBuild(Doing):
    def is_open(self, g: Board, seat: i64, weak: i64) -> bool:
        return can_build(g, seat, weak)

    def begin(self, g: Board, seat: i64, weak: i64, then: Todo) -> None:
        then.add(Building(seat, weak, 0, NOWHERE, NOWHERE))


class DoProduce(Doing):
    def begin(self, g: Board, seat: i64, weak: i64, then: Todo) -> None:
        then.add(Produce(seat, weak))


class DoResearch(Doing):
    def begin(self, g: Board, seat: i64, weak: i64, then: Todo) -> None:
        then.add(Research(seat, 0))


class DoHeal(Doing):
    def begin(self, g: Board, seat: i64, weak: i64, then: Todo) -> None:
        then.add(Healing(seat, 0))


class DoAssign(Doing):
    def is_open(self, g: Board, seat: i64, weak: i64) -> bool:
        return can_assign(g, seat)

    def begin(self, g: Board, seat: i64, weak: i64, then: Todo) -> None:
        then.add(Assigning(seat, 0, -1, 0))


DOING_OF: Final[dict[str, Doing]] = {
    "move": DoMove(),
    "build": DoBuild(),
    "produce": DoProduce(),
    "research": DoResearch(),
    "heal": DoHeal(),
    "assign": DoAssign(),
}
DOINGS: Final = vec[Doing]([DOING_OF[word] for word in ACTION.words])


def strength(g: Board, seat: i64, action: i64) -> i64:
    """[pest.action.weakened] [pest.action.strength-at-start] 1 if the action, begun now, is weak."""
    return is_weak(g, seat, action)


def is_open(g: Board, seat: i64, action: i64) -> bool:
    """[pest.action.perform-without-effect] Would it change anything now?"""
    return DOINGS[action].is_open(g, seat, strength(g, seat, action))


# ---------------------------------------------------------------- turns


class Turns(Auto):
    """[pest.action.one-mortus-per-turn] [pest.flow.mortuses-per-era] In turn order until all mortuses are placed.

    Ends: every turn places one.
    """

    at: Turn

    def run(self, g: Board, then: Todo) -> None:
        seat = g.order(self.at % g.players)
        if g.ready(seat):
            then.add(PlaceMortus(seat))
            then.add(Turns(self.at + 1))


class PlaceMortus(AskWithExchange):
    """[pest.action.grid-cells] [pest.action.cell-once-per-year] An empty cell, or a card with an action of its own.

    Exchange comes first only where a card asks for a price with the mortus; otherwise it waits until the mortus
    stands. Ends: an exchange leaves fewer resources.
    """

    def options(self, g: Board, out: Options) -> None:
        seat = self.seat
        for cell in range(CELLS):
            if not g.grid(seat, cell):
                out.add(PLACE_MORTUS + cell)
        if repeat_slot(g, seat) >= 0:
            for cell in range(CELLS):
                if g.grid(seat, cell):
                    out.add(REPEAT + cell)
        trials = trials_slot(g, seat)
        if trials >= 0:
            if can_pay(g, seat, g.t.cards.tech_cost[g.tech(seat, trials)]):
                out.add(TRIALS)
            offer_exchanges(g, seat, out)

    def take_own(self, g: Board, option: i64, then: Todo) -> None:
        seat = self.seat
        if option == TRIALS:
            slot = trials_slot(g, seat)
            g.mortus_to_card(seat, slot)
            pay(g, seat, g.t.cards.tech_cost[g.tech(seat, slot)], then)
            then.add(Gain(seat, g.power(seat, TRIALS_EFFECT), NOWHERE))
            then.add(Act(seat, NO_CELL, BOTH_DONE, 0))
        elif REPEAT <= option < REPEAT + CELLS:
            g.mortus_to_card(seat, repeat_slot(g, seat))
            then.add(Act(seat, option - REPEAT, 0, 0))
        else:
            g.place_mortus(seat, option - PLACE_MORTUS)
            then.add(Act(seat, option - PLACE_MORTUS, 0, 0))

    def why_not(self, g: Board, option: i64) -> list[str]:
        if PLACE_MORTUS <= option < PLACE_MORTUS + CELLS:
            return ["pest.action.cell-once-per-year"]
        if REPEAT <= option < REPEAT + CELLS:
            return ["pest.tech.28-adrenaline-dose"]
        if option == TRIALS:
            return ["pest.tech.17-medical-trials"]
        return ["pest.action.one-mortus-per-turn"]


class Act(AskWithExchange):
    """[pest.action.two-actions-any-order] [pest.action.may-skip] The two actions of a cell, in either order.

    [pest.quarantine.rearrange-windows] Before, between and after them: exchange, and one new arrangement of the
    quarantine. Ends: actions are done once, an exchange leaves fewer resources, and the quarantine is rearranged
    once for each window.
    """

    pair: CellOrNone
    done: Done
    arranged: Flag

    def has(self, action: i64) -> bool:
        """Is it an action of the cell that is still to be had?"""
        if action < TOPS:
            return not self.done & TOP_DONE and action == self.pair // LEFTS
        return not self.done & LEFT_DONE and action == TOPS + self.pair % LEFTS

    def options(self, g: Board, out: Options) -> None:
        seat = self.seat
        if not self.done & TOP_DONE and is_open(g, seat, self.pair // LEFTS):
            out.add(DO + self.pair // LEFTS)
        if not self.done & LEFT_DONE and is_open(g, seat, TOPS + self.pair % LEFTS):
            out.add(DO + TOPS + self.pair % LEFTS)
        offer_exchanges(g, seat, out)
        if not self.arranged:
            offer_arrangements(g, seat, self.has(RESEARCH_ACTION), 0, out)
        out.add(END_TURN)

    def take_own(self, g: Board, option: i64, then: Todo) -> None:
        if option == END_TURN:
            if g.journal is not None:
                g.tell(ev.TurnEnded(self.seat))
        elif is_arrangement(option):
            g.arrange(self.seat, option - ARRANGE)
            then.add(Act(self.seat, self.pair, self.done, 1))
        else:
            self.begin(g, option - DO, then)

    def begin(self, g: Board, action: i64, then: Todo) -> None:
        weak = strength(g, self.seat, action)
        if g.journal is not None:
            g.tell(ev.ActionBegan(self.seat, action, weak))
        DOINGS[action].begin(g, self.seat, weak, then)
        done = self.done
        if action < TOPS:
            done |= TOP_DONE
        else:
            done |= LEFT_DONE
        then.add(Act(self.seat, self.pair, done, 0))

    def why_not(self, g: Board, option: i64) -> list[str]:
        if DO <= option < DO + TOPS + LEFTS:
            return self.why_not_action(option - DO)
        if is_exchange(option):
            return why_not_exchange(g, self.seat)
        return why_not_arrange() if is_arrangement(option) else []

    def why_not_action(self, action: i64) -> list[str]:
        if self.has(action):
            return [WITHOUT_EFFECT[action], "pest.action.perform-without-effect"] if action in WITHOUT_EFFECT else []
        if self.pair == NO_CELL:
            return ["pest.tech.mortus-cards"]
        return ["pest.action.two-actions-any-order", "pest.action.grid-cells"]


WITHOUT_EFFECT: Final[dict[int, str]] = {
    MOVE_ACTION: "pest.move.blocked-if-unpayable",
    BUILD_ACTION: "pest.build.where",
    ASSIGN_ACTION: "pest.assign.any-number",
}
