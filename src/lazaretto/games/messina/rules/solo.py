"""The solo game: the turns of a virtual opponent, read from its tokens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.messina.actions import CLASSES, DOCKS, DRAW_TOKEN, LOSE_SHIP, SHIPS, SHOP_STACK, SOLO_TOKENS, Hex
from lazaretto.games.messina.board import NO_BUILDING, NOWHERE, Board
from lazaretto.games.messina.rules.build_stacks import TurnCartOver, TurnOver
from lazaretto.games.messina.rules.city import steps_to_dock
from lazaretto.games.messina.rules.repop import pay_owner
from lazaretto.games.messina.rules.ship import docks_with_ships
from lazaretto.games.messina.tables import FAR
from lazaretto.kernel.bits import size
from lazaretto.kernel.frame import Auto, Chance, Options, Todo

TAKES_CART: Final[i64] = 1
TAKES_CABINS: Final[i64] = 2
TAKES_SHIP: Final[i64] = 3
TAKES_SHOP: Final[i64] = 4  # plus the class
SHARES: Final[i64] = 6  # so that ships of one dock share its odds, be they one, two or three


class OpponentTurn(Auto):
    """[messina.solo.token-draw] [messina.solo.token-unavailable] [messina.solo.opponent-helpers] Tokens until a hex is free.

    Where no token left names a free hex the helper is spent and nothing happens.
    """

    def run(self, g: Board, then: Todo) -> None:
        for token in range(SOLO_TOKENS):
            if not g.tokens_drawn >> token & 1 and is_free_hex(g, g.t.solo.hexes[token]):
                then.add(DrawToken())
                return
        g.spend_opponent()


def is_free_hex(g: Board, hex: i64) -> bool:
    """[messina.solo.token-unavailable] In the city, and nobody stands there; a lying helper does not matter."""
    return g.site_of(hex) != NOWHERE and not g.standing() >> hex & 1


class DrawToken(Chance):
    """[messina.solo.token-draw] [messina.solo.token-unavailable] [messina.solo.token-reshuffle] The next token.

    Ends: every draw takes a token off the stack, and one of those left names a free hex.
    """

    def options(self, g: Board, out: Options) -> None:
        for token in range(SOLO_TOKENS):
            if not g.tokens_drawn >> token & 1:
                out.add(DRAW_TOKEN + token)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        token = option - DRAW_TOKEN
        g.draw_token(token)
        hex = g.t.solo.hexes[token]
        if is_free_hex(g, hex):
            visit(g, hex)
            act(g, hex, g.t.solo.actions[token], then)
        else:
            g.skip_token(hex)
            then.add(DrawToken())


def visit(g: Board, hex: i64) -> None:
    """[messina.solo.opponent-citizens] [messina.solo.opponent-plague] [messina.solo.opponent-visit]

    What happens on the hex.
    """
    g.stand_opponent(hex)
    g.spend_opponent()
    pay_owner(g, hex)
    g.remove_citizens(hex)
    if g.cubes(hex):
        g.remove_cube(hex)
        g.advance_opponent()


def act(g: Board, hex: i64, action: i64, then: Todo) -> None:
    """[messina.solo.opponent-action] The red part of the token, never the action of the hex."""
    if action == TAKES_CART:
        take_cart(g, then)
    elif action == TAKES_CABINS:
        for stack in range(SHOP_STACK):
            take_top(g, stack, then)
    elif action == TAKES_SHIP:
        if docks_with_ships(g):
            then.add(LoseShip(hex))
    elif TAKES_SHOP <= action < TAKES_SHOP + CLASSES:
        take_top(g, SHOP_STACK + action - TAKES_SHOP, then)


def take_cart(g: Board, then: Todo) -> None:
    """[messina.solo.take-cart] The available cart leaves the game."""
    if g.cart_top(0) != NO_BUILDING:
        g.lose_building(g.cart_top(0))
        g.take_cart(0)
        then.add(TurnCartOver(0))


def take_top(g: Board, stack: i64, then: Todo) -> None:
    """[messina.solo.take-workshop] [messina.solo.take-cabins] An open token leaves the game, the next one is turned over."""
    if g.top(stack) != NO_BUILDING:
        g.lose_building(g.top(stack))
        g.take_top(stack)
        then.add(TurnOver(stack))


class LoseShip(Chance):
    """[messina.solo.take-ship] A ship of the nearest dock that has any.

    Equally near docks have equal odds, and so have the ships of one dock.
    """

    hex: Hex

    def options(self, g: Board, out: Options) -> None:
        docks = docks_with_ships(g)
        least = FAR
        for dock in range(DOCKS):
            if docks >> dock & 1:
                least = min(least, steps_to_dock(g, self.hex, dock))
        for dock in range(DOCKS):
            if docks >> dock & 1 and steps_to_dock(g, self.hex, dock) == least:
                ships = g.ships_at_dock(dock)
                for ship in range(SHIPS):
                    if ships >> ship & 1:
                        out.add_odds(LOSE_SHIP + ship, SHARES // size(ships))

    def take(self, g: Board, option: i64, then: Todo) -> None:
        g.lose_ship(option - LOSE_SHIP)
