"""Citizens who wait: a rewarding move into a workshop that is put off until everybody has produced."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.messina.actions import STOP, Buildings, InOrder
from lazaretto.games.messina.board import Board
from lazaretto.games.messina.rules.build_reward import any_reward
from lazaretto.games.messina.rules.turn_free import AskOrStop
from lazaretto.kernel.frame import Auto, Options, Todo


class WaitingMoves(Auto):
    """[messina.citizen.to-workshop-anytime] [messina.production.order] The last moment of a round, in turn order.

    Who still has a rewarding move may make it, until nobody does. `at` is the place to be asked next; `flipped` are the
    workshops that had given their reward when the last seat had produced: if no other has since, nothing is new to it.
    Ends: a workshop gives one reward.
    """

    at: InOrder
    flipped: Buildings

    def run(self, g: Board, then: Todo) -> None:
        places = g.order_count
        if g.flipped == self.flipped:
            places -= 1
        for place in range(self.at, places):
            seat = g.order(place)
            if seat < g.players and any_reward(g, seat):
                then.add(ChooseWaitingMove(seat, place, self.flipped))
                return


class ChooseWaitingMove(AskOrStop):
    """[messina.citizen.to-workshop-anytime] A move that has waited for the others, or none."""

    at: InOrder
    flipped: Buildings

    def own_options(self, g: Board, out: Options) -> None:
        """There is nothing else to choose."""

    def take(self, g: Board, option: i64, then: Todo) -> None:
        if option != STOP:
            super().take(g, option, then)
        elif self.at + 1 < g.order_count:
            then.add(WaitingMoves(self.at + 1, self.flipped))

    def ask_again(self, then: Todo) -> None:
        then.add(WaitingMoves(0, self.flipped))
