"""Chapter ships: what happens to a ship that is let in or sent away."""

from __future__ import annotations

from lazaretto.kernel.frame import Chance, Options, Todo

from pratique.actions import DRAW_CARGO, Berth, Seat
from pratique.board import Board


class Opened(Chance):
    """[pratique.ship.admit] [pratique.ship.plague] The cargo is shown to all and scored."""

    seat: Seat
    berth: Berth

    def options(self, g: Board, out: Options) -> None:
        g.offer_cargoes(self.berth, out)

    def take(self, g: Board, option: int, then: Todo) -> None:
        g.admit(self.seat, self.berth, option - DRAW_CARGO)
        next_ship(g, self.berth)


class SentAway(Chance):
    """[pratique.ship.send-away] The cargo is shown to all as the ship leaves."""

    seat: Seat
    berth: Berth

    def options(self, g: Board, out: Options) -> None:
        g.offer_cargoes(self.berth, out)

    def take(self, g: Board, option: int, then: Todo) -> None:
        g.send_away(self.seat, self.berth, option - DRAW_CARGO)
        next_ship(g, self.berth)


def next_ship(g: Board, berth: int) -> None:
    """[pratique.ship.next] From the sea, while there is any."""
    if g.at_sea:
        g.arrive(berth)
