"""Fighting the plague on a hex: fire, powerful fire, popularity, rats."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.messina import facts as fx
from lazaretto.games.messina.actions import BY_FIRE, BY_POWERFIRE, FIGHT, FIGHT_BOTH, HEXES, POPULARITY, Hex, Seat
from lazaretto.games.messina.board import NOWHERE, Board
from lazaretto.games.messina.effects import FIRE, POWERFIRE, VP
from lazaretto.games.messina.rules.offering import is_verb
from lazaretto.games.messina.rules.rat import take_rats
from lazaretto.games.messina.rules.rating import step_up
from lazaretto.games.messina.rules.turn_free import OUTSIDE, AskOrStop, any_free_move
from lazaretto.kernel.bits import bit
from lazaretto.kernel.frame import Auto, Options, Todo
from lazaretto.kernel.reasons import Reason, because


def price(g: Board) -> i64:
    """[messina.plague.early-price] [messina.plague.later-price] Fire for one cube in this round."""
    return g.t.rounds.price[g.round]


def means(g: Board, seat: i64) -> i64:
    """[messina.plague.powerful-as-plain] [messina.plague.powerful-late-single] Payments for one cube alone."""
    found: i64 = 0
    if g.has(seat, FIRE) >= price(g):
        found |= bit(BY_FIRE)
    if g.has(seat, POWERFIRE) >= 1:
        found |= bit(BY_POWERFIRE)
    return found


def offer_two(g: Board, seat: i64, hex: i64, out: Options) -> None:
    """[messina.plague.powerful-adjacent] [messina.plague.powerful-late-double] The whole price in powerful fire."""
    if g.has(seat, POWERFIRE) < price(g):
        return
    near = g.neighbours(hex)
    for other in range(HEXES):
        if near >> other & 1 and g.cubes(other):
            out.add(FIGHT_BOTH + other)


def pay_for_one(g: Board, seat: i64, by: i64) -> None:
    if by == BY_FIRE:
        g.pay(seat, FIRE, price(g))
    else:
        g.pay(seat, POWERFIRE, 1)


def remove_cube(g: Board, seat: i64, hex: i64) -> None:
    """[messina.plague.cubes-return] A cube of a hex is destroyed."""
    g.fight_cube(seat, hex)
    be_praised(g, seat)


def be_praised(g: Board, seat: i64) -> None:
    """[messina.plague.people-advance] [messina.plague.later-points] A popularity step, in late rounds points too."""
    step_up(g, seat, POPULARITY, OUTSIDE)
    g.gain(seat, VP, g.t.rounds.cube_vp[g.round])


class FightPlague(Auto):
    """[messina.plague.fire-removes-cube] [messina.plague.rat-per-cube] Cube by cube; whoever cannot or will not takes rats.

    Ends: every round of it removes a cube of the hex.
    """

    seat: Seat
    hex: Hex

    def run(self, g: Board, then: Todo) -> None:
        if g.cubes(self.hex) == 0:
            return
        if means(g, self.seat) or any_free_move(g, self.seat, OUTSIDE):
            then.add(FightCube(self.seat, self.hex))
        else:
            take_rats(g, self.seat, g.cubes(self.hex))


class FightCube(AskOrStop):
    """[messina.plague.powerful-needs-own-cube] [messina.plague.powerful-on-ship] One cube here, perhaps one next door too.

    Ends: a cube goes, or a free move is used up.
    """

    hex: Hex

    def own_options(self, g: Board, out: Options) -> None:
        out.add_each(means(g, self.seat), FIGHT)
        offer_two(g, self.seat, self.hex, out)

    def own_take(self, g: Board, option: i64, then: Todo) -> None:
        if option < FIGHT_BOTH:
            pay_for_one(g, self.seat, option - FIGHT)
            remove_cube(g, self.seat, self.hex)
        else:
            g.pay(self.seat, POWERFIRE, price(g))
            remove_cube(g, self.seat, self.hex)
            remove_cube(g, self.seat, option - FIGHT_BOTH)
        self.ask_again(then)

    def ask_again(self, then: Todo) -> None:
        then.add(FightPlague(self.seat, self.hex))

    def stop(self, g: Board) -> None:
        take_rats(g, self.seat, g.cubes(self.hex))

    def own_why_not(self, g: Board, option: i64) -> list[Reason]:
        if not is_verb(option, "FightBoth"):
            return why_not_fight_one(g, self.seat, option)
        other = option - FIGHT_BOTH
        if g.site_of(other) == NOWHERE:
            return because("messina.plague.powerful-adjacent", fx.NotInCity(other))
        if not g.neighbours(self.hex) >> other & 1:
            return because("messina.plague.powerful-adjacent", fx.NotBeside(other, self.hex))
        if not g.cubes(other):
            return because("messina.plague.powerful-adjacent", fx.NoCubes(other))
        rule = "messina.plague.powerful-late-double" if price(g) > 1 else "messina.plague.powerful-adjacent"
        return because(rule, fx.NeedsGoods(POWERFIRE, price(g), g.has(self.seat, POWERFIRE)))


def why_not_fight_one(g: Board, seat: i64, option: i64) -> list[Reason]:
    """[messina.plague.early-price] [messina.plague.later-price] [messina.plague.powerful-late-single] Too little fire."""
    if option == FIGHT + BY_POWERFIRE:
        return because("messina.plague.powerful-as-plain", fx.NeedsGoods(POWERFIRE, 1, g.has(seat, POWERFIRE)))
    if option != FIGHT + BY_FIRE:
        return []
    rule = "messina.plague.early-price" if price(g) == 1 else "messina.plague.later-price"
    return because(rule, fx.NeedsGoods(FIRE, price(g), g.has(seat, FIRE)))
