"""The steps of a turn on a hex, and the action stage in which every turn ends."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.messina import facts as fx
from lazaretto.games.messina.actions import ACT, END_TURN, REPOPULATE, HexOrNone, Printed, Seat
from lazaretto.games.messina.board import NOWHERE, Board
from lazaretto.games.messina.rules.action import can_carry_out, carry_out, why_not_effect
from lazaretto.games.messina.rules.plague import FightPlague
from lazaretto.games.messina.rules.rating import collect_helpers
from lazaretto.games.messina.rules.repop import NOTHING, obstacle, pay_owner, repopulate, why_not_repopulate
from lazaretto.games.messina.rules.rescue import Rescue
from lazaretto.games.messina.rules.turn_free import IN_STAGE, AskWithFreeMoves, any_free_move
from lazaretto.kernel.frame import Auto, Options, Todo
from lazaretto.kernel.reasons import Reason, because


def visit(g: Board, seat: i64, hex: i64, then: Todo) -> None:
    """[messina.turn.four-steps] [messina.turn.step-order-strict] A helper stands on a hex: rescue, fight, act."""
    pay_owner(g, hex)
    then.add(Rescue(seat, hex))
    then.add(FightPlague(seat, hex))
    then.add(Stage(seat, hex, g.t.city.action[hex]))


class Stage(Auto):
    """[messina.turn.interleave] [messina.rating.people-actions] [messina.helper.recall-action-stage] The action stage.

    `hex` can still be repopulated and `effect` still carried out; both go when one of them is used.
    Nothing left to do ends the turn, and what is still owed then lapses.
    """

    seat: Seat
    hex: HexOrNone
    effect: Printed

    def run(self, g: Board, then: Todo) -> None:
        collect_helpers(g, self.seat)
        if (
            can_act(g, self.seat, self.effect)
            or can_repopulate(g, self.seat, self.hex)
            or any_free_move(g, self.seat, IN_STAGE)
        ):
            then.add(ChooseAction(self.seat, self.hex, self.effect))
        else:
            g.lapse(self.seat)


def can_act(g: Board, seat: i64, effect: i64) -> bool:
    return effect != 0 and can_carry_out(g, seat, effect)


def can_repopulate(g: Board, seat: i64, hex: i64) -> bool:
    """[messina.repop.instead-of-action] As long as the hex of the turn has not been made use of."""
    return hex != NOWHERE and obstacle(g, seat, hex) == NOTHING


class ChooseAction(AskWithFreeMoves):
    """[messina.turn.interleave] [messina.turn.decline-action] [messina.repop.instead-of-action]

    The action, repopulation instead of it, all that may be done in between, or no more.

    Ends: the action is used up, or a free move is.
    """

    hex: HexOrNone
    effect: Printed

    def time(self) -> i64:
        return IN_STAGE

    def own_options(self, g: Board, out: Options) -> None:
        if can_act(g, self.seat, self.effect):
            out.add(ACT)
        if can_repopulate(g, self.seat, self.hex):
            out.add(REPOPULATE)

    def options(self, g: Board, out: Options) -> None:
        super().options(g, out)
        out.add(END_TURN)

    def own_take(self, g: Board, option: i64, then: Todo) -> None:
        if option == END_TURN:
            g.lapse(self.seat)
            return
        if option == REPOPULATE:
            repopulate(g, self.seat, self.hex, then)
        else:
            carry_out(g, self.seat, self.effect, IN_STAGE, then)
        then.add(Stage(self.seat, NOWHERE, 0))

    def ask_again(self, then: Todo) -> None:
        then.add(Stage(self.seat, self.hex, self.effect))

    def own_why_not(self, g: Board, option: i64) -> list[Reason]:
        if option == REPOPULATE:
            return why_not_repopulate(g, self.seat, self.hex)
        if option != ACT:
            return []
        if self.effect == 0:
            return because("messina.repop.instead-of-action", fx.ActionGone())
        return why_not_effect(g, self.seat, "messina.overseer.impossible-square", self.effect)
