"""The icon of any hex: its action is borrowed."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.messina import facts as fx
from lazaretto.games.messina.actions import BORROW, HEXES, InStage
from lazaretto.games.messina.board import NOWHERE, Board
from lazaretto.games.messina.rules.action import can_carry_out, carry_out, why_not_effect
from lazaretto.games.messina.rules.offering import is_verb
from lazaretto.games.messina.rules.turn_free import AskOrStop
from lazaretto.kernel.frame import Options, Todo
from lazaretto.kernel.reasons import Reason, because


class BorrowAction(AskOrStop):
    """[messina.action.icon-any-hex] The action of any hex of the city, ports too, that can do anything now.

    Standing helpers do not matter, and nothing else happens there.
    Ends: an action is borrowed or not, or a free move is used up.
    """

    stage: InStage

    def time(self) -> i64:
        return self.stage

    def own_options(self, g: Board, out: Options) -> None:
        for hex in range(HEXES):
            if g.site_of(hex) != NOWHERE and can_carry_out(g, self.seat, g.t.city.action[hex]):
                out.add(BORROW + hex)

    def own_take(self, g: Board, option: i64, then: Todo) -> None:
        carry_out(g, self.seat, g.t.city.action[option - BORROW], self.stage, then)

    def own_why_not(self, g: Board, option: i64) -> list[Reason]:
        if not is_verb(option, "Borrow"):
            return []
        hex = option - BORROW
        if g.site_of(hex) == NOWHERE:
            return because("messina.action.icon-any-hex", fx.NotInCity(hex))
        return why_not_effect(g, self.seat, "messina.action.icon-any-hex", g.t.city.action[hex])
