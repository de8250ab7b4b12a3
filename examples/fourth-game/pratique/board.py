"""The board of Pratique: what can be read from it, and the primitives that change it and tell what happened.

What a ship carries is not decided in advance. Chance says it when somebody looks, in exactly the odds of a shuffle. So
the board holds no secret but what some seat has seen.
"""

from __future__ import annotations

from typing import Final

from lazaretto.kernel.bits import bit
from lazaretto.kernel.frame import Options

from pratique import events as ev
from pratique.actions import BERTHS, CARGOES, DRAW_CARGO, PLAGUE
from pratique.cells import Cells

UNKNOWN: Final = -1


class Board(Cells):
    """One board. Only the methods under "primitives" change it."""

    def clone(self) -> Board:
        copy = Board(self.t, self.players, self.cells[:])
        self.copy_numbers(copy)
        return copy

    # ---------------------------------------------------------------- reading

    def is_empty(self) -> bool:
        """Is no ship at anchor? Then none is at sea either."""
        return not any(self.anchored(berth) for berth in range(BERTHS))

    def outbreaks(self) -> int:
        return sum(self.let_in(seat) for seat in range(self.players))

    def knows(self, seat: int, berth: int) -> bool:
        """Has this seat visited the ship in this berth?"""
        return seat >= 0 and bool(self.seen(berth) >> seat & 1)

    def offer_cargoes(self, berth: int, out: Options) -> None:
        """What the ship of a berth may carry, given all that anybody has seen, with its odds."""
        if self.carries(berth) != UNKNOWN:
            out.add(DRAW_CARGO + self.carries(berth))
            return
        for cargo in range(CARGOES):
            if self.unseen(cargo):
                out.add_odds(DRAW_CARGO + cargo, self.unseen(cargo))

    # ---------------------------------------------------------------- primitives

    def arrive(self, berth: int) -> None:
        """[pratique.ship.next] The next ship from the sea drops anchor."""
        self.at_sea -= 1
        self.set_anchored(berth, 1)
        self.tell(ev.ShipArrived(berth, self.at_sea))

    def learn(self, berth: int, cargo: int) -> None:
        """Chance has said what a ship carries."""
        if self.carries(berth) == UNKNOWN:
            self.set_carries(berth, cargo)
            self.change_unseen(cargo, -1)

    def forget(self, berth: int) -> None:
        """Before a re-deal: nobody we speak for knows this cargo."""
        self.change_unseen(self.carries(berth), 1)
        self.set_carries(berth, UNKNOWN)

    def visit(self, seat: int, berth: int, cargo: int) -> None:
        self.learn(berth, cargo)
        self.set_seen(berth, self.seen(berth) | bit(seat))
        self.tell(ev.ShipVisited(seat, berth, cargo))

    def admit(self, seat: int, berth: int, cargo: int) -> None:
        """[pratique.ship.admit] [pratique.ship.plague] Its points, good or bad, are those of whoever lets it in."""
        points = self.t.points[cargo]
        self._leave(berth, cargo)
        self.change_points(seat, points)
        if cargo == PLAGUE:
            self.change_let_in(seat, 1)
        self.tell(ev.ShipAdmitted(seat, berth, cargo, points))

    def send_away(self, seat: int, berth: int, cargo: int) -> None:
        """[pratique.ship.send-away] The plague sent away is rewarded, an honest ship is paid for."""
        points = self.t.reward if cargo == PLAGUE else -self.t.fine
        self._leave(berth, cargo)
        self.change_points(seat, points)
        if cargo == PLAGUE:
            self.change_lanterns(seat, 1)
        self.tell(ev.ShipSentAway(seat, berth, cargo, points))

    def _leave(self, berth: int, cargo: int) -> None:
        self.learn(berth, cargo)
        self.set_anchored(berth, 0)
        self.set_carries(berth, UNKNOWN)
        self.set_seen(berth, 0)
        self.change_done(cargo, 1)

    def end(self, reason: int) -> None:
        self.ended = 1
        self.reason = reason
        self.tell(ev.GameEnded(reason))
