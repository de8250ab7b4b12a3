"""Setting up: turn order, boards, the city, the wheel, the stacks, round I."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.messina.actions import DEAL_HEX, ORDER_SEAT, STACKS, STEPS, WHEEL_START, Cell, District, Seats
from lazaretto.games.messina.board import NOBODY, NOWHERE, Board
from lazaretto.games.messina.rules.advanced import DealEstate, DealScroll
from lazaretto.games.messina.rules.build_stacks import TurnCartOver, TurnOver
from lazaretto.games.messina.rules.city import LETTER_B, not_laid
from lazaretto.games.messina.rules.prep_ships import ArriveShips
from lazaretto.games.messina.rules.prep_wheel import TurnWheel
from lazaretto.games.messina.rules.round import StartRound
from lazaretto.games.messina.rules.solo_opponent import with_opponent
from lazaretto.kernel.frame import Auto, Chance, Options, Todo


def deal(g: Board, estates: bool, scrolls: bool, first: i64, then: Todo) -> None:
    """[messina.setup.turn-order-random] [messina.setup.round1-ship] [messina.setup.cabin-stacks] All that chance decides.

    [messina.setup.cart-stacks] [messina.setup.carts-two-player] [messina.setup.workshop-stacks]
    [messina.setup.round1-plague] [messina.setup.round1-citizens] [messina.setup.dock-stack]
    `first` is the seat the host has named, or NOBODY.
    """
    then.add(SeatOrder(() if first == NOBODY else (first,)))
    if estates:
        for seat in range(g.players):
            then.add(DealEstate(seat))
    if scrolls:
        for seat in range(g.players):
            then.add(DealScroll(seat))
    then.add(DrawFirstB())
    then.add(StartWheel())
    for stack in range(STACKS):
        then.add(TurnOver(stack))
    for stack in range(g.t.tokens.cart_stacks):
        then.add(TurnCartOver(stack))
    then.add(ArriveShips())
    then.add(TurnWheel())
    then.add(StartRound())


class SeatOrder(Auto):
    """[messina.setup.turn-order-random] [messina.setup.start-compensation] Seats one by one; the last needs no draw.

    [messina.setup.rating-start] [messina.setup.points-stack] Then the discs are stacked in that order.
    Ends: `placed` grows each time.
    """

    placed: Seats

    def run(self, g: Board, then: Todo) -> None:
        left = [seat for seat in range(g.players) if seat not in self.placed]
        if len(left) > 1:
            then.add(DrawSeat(self.placed))
            return
        order = [*self.placed, *left]
        g.set_turn_order(with_opponent(g, order))
        g.stack_discs()
        for place, seat in enumerate(order):
            g.gain_all(seat, g.t.limits.start_bonus[place])


class DrawSeat(Chance):
    """[messina.setup.turn-order-random] Who comes next in turn order."""

    placed: Seats

    def options(self, g: Board, out: Options) -> None:
        for seat in range(g.players):
            if seat not in self.placed:
                out.add(ORDER_SEAT + seat)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        then.add(SeatOrder((*self.placed, option - ORDER_SEAT)))


class DrawFirstB(Chance):
    """[messina.setup.first-city] [messina.setup.hex-filter] One B hex joins the A hexes of this number of players."""

    def options(self, g: Board, out: Options) -> None:
        out.add_each(not_laid(g, LETTER_B), DEAL_HEX)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        then.add(LayHexes(0, option - DEAL_HEX))


def to_lay(g: Board, b: i64) -> list[int]:
    """[messina.setup.hex-filter] The A hexes of this number of players and one B that lie nowhere yet."""
    return [hex for hex in [*g.t.city.first, b] if g.site_of(hex) == NOWHERE]


class LayHexes(Auto):
    """[messina.setup.first-city] [messina.setup.city-shape] A random hex for every cell of the outline.

    Ends: `cell` grows.
    """

    cell: Cell
    b: District

    def run(self, g: Board, then: Todo) -> None:
        hexes = to_lay(g, self.b)
        if len(hexes) == 1:
            g.lay_hex(hexes[0], self.cell)
        elif hexes:
            then.add(DealHex(self.cell, self.b))


class DealHex(Chance):
    """[messina.setup.first-city] Which of the starting hexes lies in a cell."""

    cell: Cell
    b: District

    def options(self, g: Board, out: Options) -> None:
        for hex in to_lay(g, self.b):
            out.add(DEAL_HEX + hex)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        g.lay_hex(option - DEAL_HEX, self.cell)
        then.add(LayHexes(self.cell + 1, self.b))


class StartWheel(Chance):
    """[messina.setup.wheel-start] The wheel starts at a random step."""

    def options(self, g: Board, out: Options) -> None:
        for step in range(STEPS):
            out.add(WHEEL_START + step)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        g.start_wheel(option - WHEEL_START)
