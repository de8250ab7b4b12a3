"""A turn: a helper to a hex, a dock or home; rescue, plague, and the action stage. [messina.example.full-turn]

Free moves and icons are used by questions that other moves and icons ask, so they are tied together here, above them all.
"""

from __future__ import annotations

from lazaretto.games.messina import events as ev
from lazaretto.games.messina.actions import BUY, CLAIM, FIGHT, RATE, WORK, Seat
from lazaretto.games.messina.board import Board
from lazaretto.games.messina.rules.action import ICONS
from lazaretto.games.messina.rules.action_icons import ICON_OF
from lazaretto.games.messina.rules.citizen import IntoWorkshop
from lazaretto.games.messina.rules.helper import choose_helper
from lazaretto.games.messina.rules.rating import BuyStep, ClaimAction
from lazaretto.games.messina.rules.turn_free import TIMING, FreeMove
from lazaretto.kernel.blocks import vec
from lazaretto.kernel.frame import Auto, Todo

ICONS.enter(ICON_OF)
TIMING.moves = vec[FreeMove]([IntoWorkshop(WORK, FIGHT), ClaimAction(CLAIM, BUY), BuyStep(BUY, RATE)])


class BeginTurn(Auto):
    """[messina.turn.kinds] One helper is used: for a hex, for a ship, or to be recalled."""

    seat: Seat

    def run(self, g: Board, then: Todo) -> None:
        if g.journal is not None:
            g.tell(ev.TurnBegan(self.seat))
        choose_helper(g, self.seat, then)
