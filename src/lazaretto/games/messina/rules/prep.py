"""Preparing a round, the first four of seven steps: marker, helpers, citizens, turn order."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.messina.actions import DISTRICTS, SHOP_STACK, STACKS
from lazaretto.games.messina.board import NOWHERE, Board
from lazaretto.games.messina.rules.build_stacks import TurnOver
from lazaretto.games.messina.rules.prep_ships import ArriveShips
from lazaretto.games.messina.rules.prep_steps import tell_step
from lazaretto.games.messina.rules.prep_wheel import TurnWheel
from lazaretto.games.messina.rules.priority import track_of_order
from lazaretto.games.messina.rules.setup_stacks import shop_stacks
from lazaretto.games.messina.rules.solo_opponent import come_home, order_alone
from lazaretto.kernel.frame import Auto, Todo


def preparation(then: Todo) -> None:
    """[messina.prep.order] The seven steps; ships, hex and wheel read the row of the new round when they start."""
    then.add(MoveMarker())
    then.add(LayDownHelpers())
    then.add(RemoveCitizens())
    then.add(SetTurnOrder())
    then.add(ArriveShips())
    then.add(TurnWheel())


class MoveMarker(Auto):
    """[messina.prep.marker] [messina.prep.carts-ready] [messina.prep.round5-workshops] Step I."""

    def run(self, g: Board, then: Todo) -> None:
        tell_step(g, 0)
        g.next_round()
        if g.t.rounds.swap[g.round]:
            g.replace_shops(shop_stacks(g, g.t.rounds.era[g.round]))
            for stack in range(SHOP_STACK, STACKS):
                then.add(TurnOver(stack))


class LayDownHelpers(Auto):
    """[messina.prep.lay-down] [messina.helper.recall-next-round] Step II."""

    def run(self, g: Board, then: Todo) -> None:
        tell_step(g, 1)
        g.lay_down_helpers()
        come_home(g)


class RemoveCitizens(Auto):
    """[messina.prep.remove-citizens] Step III: citizens on hexes with plague go to the supply, the others stay."""

    def run(self, g: Board, then: Todo) -> None:
        tell_step(g, 2)
        for hex in range(DISTRICTS):
            if g.cubes(hex):
                g.remove_citizens(hex)


class SetTurnOrder(Auto):
    """[messina.prep.turn-order] [messina.prep.turn-order-tie] [messina.prep.turn-order-points] [messina.round.order-fixed]

    Step IV: farthest first, on one space the upper disc.
    """

    def run(self, g: Board, then: Todo) -> None:
        tell_step(g, 3)
        if g.opponent:
            g.set_turn_order(order_alone(g))
        elif track_of_order(g) != NOWHERE:
            g.set_turn_order(order_by(g, track_of_order(g)))


def order_by(g: Board, track: i64) -> list[int]:
    """[messina.prep.turn-order-tie] Seats by their disc on a track, then by its height in the stack."""
    places = [(-g.disc(track, seat), -g.height(track, seat), seat) for seat in range(g.players)]
    places.sort()
    return [seat for _, _, seat in places]
