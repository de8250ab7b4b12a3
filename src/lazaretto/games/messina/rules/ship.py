"""Ships: a dock with ships is visited, the plague aboard met, the ship taken."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.messina import events as ev
from lazaretto.games.messina import facts as fx
from lazaretto.games.messina.actions import DOCKS, FIGHT, SHIPS, TAKE_SHIP, Dock, Seat, Ship
from lazaretto.games.messina.board import NOWHERE, Board
from lazaretto.games.messina.rules.action import carry_out
from lazaretto.games.messina.rules.offering import first_of, is_single, is_verb
from lazaretto.games.messina.rules.plague import be_praised, means, pay_for_one, why_not_fight_one
from lazaretto.games.messina.rules.rat import take_rats
from lazaretto.games.messina.rules.turn_free import IN_STAGE, OUTSIDE, AskOrStop, any_free_move, why_not_now
from lazaretto.games.messina.rules.turn_stage import Stage
from lazaretto.kernel.bits import bit, size
from lazaretto.kernel.frame import Ask, Auto, Options, Todo
from lazaretto.kernel.reasons import Reason, because


def docks_with_ships(g: Board) -> i64:
    """[messina.ship.choose] [messina.ship.dock-shared] Docks one can go to, whoever stands there."""
    found: i64 = 0
    for ship in range(SHIPS):
        dock = g.ship_at(ship)
        if 0 <= dock < DOCKS:
            found |= bit(dock)
    return found


class VisitDock(Auto):
    """[messina.ship.choose] [messina.ship.no-hex-effects] A single ship is taken without a question."""

    seat: Seat
    dock: Dock

    def run(self, g: Board, then: Todo) -> None:
        ships = g.ships_at_dock(self.dock)
        if is_single(ships):
            board(self.seat, first_of(ships), then)
        else:
            then.add(ChooseShip(self.seat, self.dock))


class ChooseShip(Ask):
    """[messina.ship.choose] One of the ships of the dock."""

    dock: Dock

    def options(self, g: Board, out: Options) -> None:
        out.add_each(g.ships_at_dock(self.dock), TAKE_SHIP)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        board(self.seat, option - TAKE_SHIP, then)

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        if not is_verb(option, "TakeShip"):
            return why_not_now(self, g, option, OUTSIDE)
        return because("messina.ship.choose", fx.ShipNotHere(option - TAKE_SHIP, self.dock))


def board(seat: i64, ship: i64, then: Todo) -> None:
    then.add(MeetShipPlague(seat, ship))
    then.add(TakeShip(seat, ship))


class MeetShipPlague(Auto):
    """[messina.ship.fight-or-rat] [messina.ship.fight-rewards] The cube of a ship is fought, or brings a rat."""

    seat: Seat
    ship: Ship

    def run(self, g: Board, then: Todo) -> None:
        if g.ship_cube(self.ship) == 0:
            return
        if means(g, self.seat) or any_free_move(g, self.seat, OUTSIDE):
            then.add(FightShipCube(self.seat, self.ship))
        else:
            let_be(g, self.seat, self.ship)


def let_be(g: Board, seat: i64, ship: i64) -> None:
    """[messina.ship.fight-or-rat] The cube is not fought: a rat for each, and it returns to the supply."""
    take_rats(g, seat, g.ship_cube(ship))
    g.clear_ship(ship)


class FightShipCube(AskOrStop):
    """[messina.ship.fight-rewards] [messina.plague.powerful-on-ship] Fire or powerful fire for the cube, never a neighbour.

    Ends: the cube goes, or a free move is used up.
    """

    ship: Ship

    def own_options(self, g: Board, out: Options) -> None:
        out.add_each(means(g, self.seat), FIGHT)

    def own_take(self, g: Board, option: i64, then: Todo) -> None:
        pay_for_one(g, self.seat, option - FIGHT)
        g.clear_ship(self.ship)
        if g.journal is not None:
            g.tell(ev.ShipCubeFought(self.seat, self.ship))
        be_praised(g, self.seat)
        self.ask_again(then)

    def ask_again(self, then: Todo) -> None:
        then.add(MeetShipPlague(self.seat, self.ship))

    def stop(self, g: Board) -> None:
        let_be(g, self.seat, self.ship)

    def own_why_not(self, g: Board, option: i64) -> list[Reason]:
        if is_verb(option, "FightBoth"):
            return because("messina.plague.powerful-on-ship", fx.ShipCubeAlone())
        return why_not_fight_one(g, self.seat, option)


class TakeShip(Auto):
    """[messina.ship.take] [messina.ship.even-overseer] [messina.ship.action-stage] The ship, its print, its action stage."""

    seat: Seat
    ship: Ship

    def run(self, g: Board, then: Todo) -> None:
        g.take_ship(self.seat, self.ship)
        carry_out(g, self.seat, g.t.tokens.ship_effect[self.ship], IN_STAGE, then)
        if size(g.ships_of(self.seat)) % 2 == 0:
            then.add(Stage(self.seat, NOWHERE, g.t.scrolls.even_ship))
        else:
            then.add(Stage(self.seat, NOWHERE, 0))
