"""Chapter turn: a visit, if one likes; then a ship is let in or sent away."""

from __future__ import annotations

from lazaretto.kernel.frame import Ask, Auto, Chance, Options, Todo
from lazaretto.kernel.reasons import Reason, because

from pratique import events as ev
from pratique import facts as fx
from pratique.actions import ADMIT, BERTHS, DRAW_CARGO, SEND_AWAY, SPACE, VISIT, Berth, Seat, Visited
from pratique.board import Board
from pratique.rules.end import is_over
from pratique.rules.ship import Opened, SentAway


class Turn(Ask):
    """[pratique.turn.order] [pratique.ship.free-berth] Only ships at anchor are offered."""

    visited: Visited

    def options(self, g: Board, out: Options) -> None:
        for berth in range(BERTHS):
            if can_visit(g, self.seat, berth, self.visited):
                out.add(VISIT + berth)
        for berth in range(BERTHS):
            if g.anchored(berth):
                out.add(ADMIT + berth)
                out.add(SEND_AWAY + berth)

    def take(self, g: Board, option: int, then: Todo) -> None:
        berth = SPACE.verb_at[option].values(option)[0]
        if option == VISIT + berth:
            g.change_lanterns(self.seat, -1)
            then.add(Visit(self.seat, berth))
            then.add(Turn(self.seat, 1))
            return
        then.add(Opened(self.seat, berth) if option == ADMIT + berth else SentAway(self.seat, berth))
        then.add(EndTurn(self.seat))

    def why_not(self, g: Board, option: int) -> list[Reason]:
        berth = SPACE.verb_at[option].values(option)[0]
        if not g.anchored(berth):
            return because("pratique.ship.free-berth", fx.NoShip(berth))
        if g.knows(self.seat, berth):
            return because("pratique.turn.visit-known", fx.CargoKnown(berth))
        if self.visited:
            return because("pratique.turn.visit", fx.VisitedAlready())
        return because("pratique.turn.visit", fx.NeedsLanterns(1, g.lanterns(self.seat)))


def can_visit(g: Board, seat: int, berth: int, visited: int) -> bool:
    """[pratique.turn.visit] [pratique.turn.visit-known] Once in a turn, with a lantern, a ship not seen before."""
    return bool(g.anchored(berth) and g.lanterns(seat) and not visited and not g.knows(seat, berth))


class Visit(Chance):
    """[pratique.turn.visit] Somebody goes on board; nobody else learns what is there."""

    seat: Seat
    berth: Berth

    def options(self, g: Board, out: Options) -> None:
        g.offer_cargoes(self.berth, out)

    def sees(self, g: Board, seat: int) -> bool:
        return seat == self.seat

    def take(self, g: Board, option: int, then: Todo) -> None:
        g.visit(self.seat, self.berth, option - DRAW_CARGO)


class EndTurn(Auto):
    """[pratique.turn.order] The next seat is asked, unless the game is over."""

    seat: Seat

    def run(self, g: Board, then: Todo) -> None:
        if not is_over(g):
            begin_turn(g, (self.seat + 1) % g.players, then)


def begin_turn(g: Board, seat: int, then: Todo) -> None:
    g.tell(ev.TurnBegan(seat))
    then.add(Turn(seat, 0))
