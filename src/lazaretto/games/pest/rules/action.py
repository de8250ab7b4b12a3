"""The action phase: one mortus after the other, its two actions, exchange and rearranging around them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.pest import events as ev
from lazaretto.games.pest import facts as fx
from lazaretto.games.pest.actions import (
    ACTION,
    ARRANGE,
    BUILD_ACTION,
    CELLS,
    DO,
    END_TURN,
    EXCHANGE,
    LEFTS,
    MOVE_ACTION,
    PLACE_MORTUS,
    REPEAT,
    RESEARCH_ACTION,
    SPACE,
    TOPS,
    TRIALS,
    CellOrNone,
    Done,
    Flag,
    Turn,
)
from lazaretto.games.pest.board import NOWHERE, Board
from lazaretto.games.pest.rules.assign import Assigning, can_assign
from lazaretto.games.pest.rules.build import Building, can_build, why_not_build
from lazaretto.games.pest.rules.concept import can_pay, pay
from lazaretto.games.pest.rules.concept_reasons import ADRENALINE, MEDICAL_TRIALS, short_of
from lazaretto.games.pest.rules.exchange import is_exchange, offer_exchanges, why_not_exchange
from lazaretto.games.pest.rules.exchange_free import AskWithExchange
from lazaretto.games.pest.rules.heal import Healing
from lazaretto.games.pest.rules.influence import Gain
from lazaretto.games.pest.rules.move import Move, why_not_set_out
from lazaretto.games.pest.rules.move_ways import STANDING, can_move, move_points
from lazaretto.games.pest.rules.produce import Produce
from lazaretto.games.pest.rules.quarantine import is_arrangement, is_weak, offer_arrangements, why_not_arrange
from lazaretto.games.pest.rules.research import Research
from lazaretto.games.pest.rules.tech import repeat_slot, trials_slot
from lazaretto.games.pest.tables import REPEAT as REPEAT_EFFECT
from lazaretto.games.pest.tables import TRIALS as TRIALS_EFFECT
from lazaretto.kernel.blocks import vec
from lazaretto.kernel.frame import Auto, Options, Todo, stacked
from lazaretto.kernel.reasons import Reason, asking, because

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
        then.add(Assigning(seat, 0, 0))


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


# The actions in which a verb is asked. Those of cards can do without a turn that has the action: first the card is wanted.
ACTIONS_OF: Final[dict[str, list[str]]] = {
    **{key: ["move"] for key in ["Step", "Jump", "Camp", "Stop"]},
    **{key: ["build"] for key in ["Build", "BuildCapital", "StopBuilding", "Price"]},
    **{key: ["produce"] for key in ["Produce", "ProduceMore", "ProduceLess", "Restore"]},
    **{key: ["research"] for key in ["Buy", "Refresh", "Recall", "Experiment"]},
    **{key: ["heal"] for key in ["Heal", "Inhale"]},
    **{key: ["research", "heal"] for key in ["Advance", "Send"]},
    **{key: ["assign"] for key in ["Assign", "Lift", "PutDown"]},
}
FORESEEN: Final = ["Build", "BuildCapital", "Buy", "Refresh", "Recall", "Experiment", "Heal", "Inhale", "Advance", "Send"]


def why_not_within(g: Board, seat: i64, action: i64, option: i64) -> list[Reason]:
    """What the action, begun now, would say of a choice; nothing if it would offer it, or asks something else first."""
    begun, out = stacked([]), Options()
    DOINGS[action].begin(g, seat, strength(g, seat, action), begun)
    question = begun.top()
    question.options(g, out)
    return [] if out.has(option) else question.why_not(g, option)


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

    [pest.exchange.free-and-repeatable] Exchange may come first. Ends: an exchange leaves fewer resources.
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
        if trials >= 0 and can_pay(g, seat, g.t.cards.tech_cost[g.tech(seat, trials)]):
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

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        if PLACE_MORTUS <= option < PLACE_MORTUS + CELLS:
            return because("pest.action.cell-once-per-year", fx.CellTaken(option - PLACE_MORTUS))
        if REPEAT <= option < REPEAT + CELLS:
            return self.why_not_repeat(g, option - REPEAT)
        if option == TRIALS:
            return self.why_not_trials(g)
        return why_not_exchange(g, self.seat, option - EXCHANGE) if is_exchange(option) else []

    def why_not_repeat(self, g: Board, cell: i64) -> list[Reason]:
        """[pest.tech.28-adrenaline-dose] The card, a place on it, a pair to repeat."""
        rule = "pest.tech.28-adrenaline-dose"
        if not g.has_power(self.seat, REPEAT_EFFECT):
            return because(rule, fx.NoTechnology(ADRENALINE))
        if repeat_slot(g, self.seat) < 0:
            return because(rule, fx.CardHasMortus(ADRENALINE))
        return because(rule, fx.CellFree(cell))

    def why_not_trials(self, g: Board) -> list[Reason]:
        """[pest.tech.17-medical-trials] The card, a place on it, room on the track, its price."""
        rule = "pest.tech.17-medical-trials"
        if not g.has_power(self.seat, TRIALS_EFFECT):
            return because(rule, fx.NoTechnology(MEDICAL_TRIALS))
        slot = g.slot_with(self.seat, TRIALS_EFFECT)
        if g.tech_mortus(self.seat, slot):
            return because(rule, fx.CardHasMortus(MEDICAL_TRIALS))
        if g.track_full(self.seat):
            return because(rule, fx.TrackFull(g.healthy(self.seat)))
        return because(rule, *short_of(g, self.seat, g.t.cards.tech_cost[g.tech(self.seat, slot)]))


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

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        if DO <= option < DO + TOPS + LEFTS:
            return self.why_not_action(g, option - DO)
        if is_exchange(option):
            return why_not_exchange(g, self.seat, option - EXCHANGE)
        if not is_arrangement(option):
            return self.why_not_yet(g, option)
        if self.arranged:
            return because("pest.quarantine.rearrange-windows", fx.AlreadyArranged())
        return why_not_arrange(g, self.seat, self.has(RESEARCH_ACTION), 0, 0, option - ARRANGE)

    def why_not_yet(self, g: Board, option: i64) -> list[Reason]:
        """What belongs to an action is asked within it: to begin it comes first, if it can be begun at all."""
        verb = SPACE.verb_at[option].name
        actions = [ACTION.index[word] for word in ACTIONS_OF.get(verb, [])]
        for action in actions:
            if self.pair != NO_CELL and self.has(action) and is_open(g, self.seat, action):
                found = why_not_within(g, self.seat, action, option) if verb in FORESEEN else []
                return [*found, *asking(fx.ActionFirst(action))]
        for action in actions:
            if verb in ("Jump", "Inhale", "Send", "Recall", "Experiment"):
                for reason in why_not_within(g, self.seat, action, option):
                    if isinstance(reason.facts[0], fx.NoTechnology):
                        return [reason]
        return [reason for action in actions for reason in self.why_not_action(g, action)]

    def why_not_action(self, g: Board, action: i64) -> list[Reason]:
        if self.pair == NO_CELL:
            return because("pest.tech.mortus-cards", fx.NotOfCell(action))
        if not self.has(action):
            mine = action in (self.pair // LEFTS, TOPS + self.pair % LEFTS)
            return because("pest.action.two-actions-any-order", fx.ActionDone(action) if mine else fx.NotOfCell(action))
        weak = strength(g, self.seat, action)
        if action == MOVE_ACTION:
            return why_not_set_out(g, self.seat, weak)
        if action == BUILD_ACTION:
            return why_not_build(g, self.seat, weak)
        return because("pest.assign.any-number", fx.NobodyToAssign())
