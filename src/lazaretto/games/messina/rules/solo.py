"""The solo game: the turns of a virtual opponent, read from its tokens."""

from __future__ import annotations

from typing import ClassVar, Final

from lazaretto.games.messina.actions import CLASSES, DOCKS, DRAW_TOKEN, HEXES, LOSE_SHIP, SOLO_TOKENS
from lazaretto.games.messina.rules.building import TurnCartOver, TurnOver
from lazaretto.games.messina.rules.printed import FAR
from lazaretto.games.messina.rules.turn import pay_owner
from lazaretto.games.messina.state import NO_BUILDING, NOWHERE, SHOP_STACK, State
from lazaretto.kernel.frame import CHANCE, Frame

TAKES_CART: Final = 1
TAKES_CABINS: Final = 2
TAKES_SHIP: Final = 3
TAKES_SHOP: Final = 4  # plus the class
SHARES: Final = 6  # so that ships of one dock share its odds, be they one, two or three


class OpponentTurn(Frame):
    """[messina.solo.token-draw] [messina.solo.token-unavailable] [messina.solo.opponent-helpers] Tokens until a hex is free.

    Where no token left names a free hex the helper is spent and nothing happens.
    """

    def run(self, g: State) -> list[Frame]:
        for token in tokens_left(g):
            if is_free_hex(g, g.t.solo.hexes[token]):
                return [DrawToken()]
        g.spend_opponent()
        return []


def tokens_left(g: State) -> list[int]:
    return [token for token in range(SOLO_TOKENS) if not g.tokens_drawn >> token & 1]


def is_free_hex(g: State, hex: int) -> bool:
    """In the city, and nobody stands there; a lying helper does not matter."""
    return g.site_of[hex] != NOWHERE and not g.standing() >> hex & 1


class DrawToken(Frame):
    """[messina.solo.token-draw] [messina.solo.token-unavailable] [messina.solo.token-reshuffle] The next token.

    Ends: every draw takes a token off the stack, and one of those left names a free hex.
    """

    def who(self) -> int:
        return CHANCE

    def options(self, g: State) -> list[int]:
        return [DRAW_TOKEN + token for token in tokens_left(g)]

    def take(self, g: State, option: int) -> list[Frame]:
        token = option - DRAW_TOKEN
        g.draw_token(token)
        hex = g.t.solo.hexes[token]
        if not is_free_hex(g, hex):
            g.skip_token(hex)
            return [DrawToken()]
        visit(g, hex)
        return act(g, hex, g.t.solo.actions[token])


def visit(g: State, hex: int) -> None:
    """[messina.solo.opponent-citizens] [messina.solo.opponent-plague] [messina.solo.opponent-visit]

    What happens on the hex.
    """
    g.stand_opponent(hex)
    g.spend_opponent()
    pay_owner(g, hex)
    g.remove_citizens(hex)
    if g.cubes[hex]:
        g.remove_cube(hex)
        g.advance_opponent()


def act(g: State, hex: int, action: int) -> list[Frame]:
    """[messina.solo.opponent-action] The red part of the token, never the action of the hex."""
    if action == TAKES_CART:
        return take_cart(g)
    if action == TAKES_CABINS:
        return take_tops(g, list(range(SHOP_STACK)))
    if action == TAKES_SHIP:
        return [LoseShip(hex)] if nearest_ships(g, hex) else []
    if TAKES_SHOP <= action < TAKES_SHOP + CLASSES:
        return take_tops(g, [SHOP_STACK + action - TAKES_SHOP])
    return []


def take_cart(g: State) -> list[Frame]:
    """[messina.solo.take-cart] The available cart leaves the game."""
    if g.cart_top[0] == NO_BUILDING:
        return []
    g.lose_building(g.cart_top[0])
    g.take_cart(0)
    return [TurnCartOver(0)]


def take_tops(g: State, stacks: list[int]) -> list[Frame]:
    """[messina.solo.take-workshop] [messina.solo.take-cabins] Open tokens leave the game, the next ones are turned over."""
    frames: list[Frame] = []
    for stack in stacks:
        if g.top[stack] != NO_BUILDING:
            g.lose_building(g.top[stack])
            g.take_top(stack)
            frames.append(TurnOver(stack))
    return frames


def nearest_ships(g: State, hex: int) -> list[int]:
    """[messina.solo.take-ship] The ships of the nearest docks that have any."""
    docks = [dock for dock in range(DOCKS) if g.ships_at_dock(dock)]
    least = FAR
    for dock in docks:
        least = min(least, g.steps(hex, HEXES + dock))
    found: list[int] = []
    for dock in docks:
        if g.steps(hex, HEXES + dock) == least:
            found += g.ships_at_dock(dock)
    return found


class LoseShip(Frame):
    """[messina.solo.take-ship] Equally near docks have equal odds, and so have the ships of one dock."""

    __match_args__: ClassVar[tuple[str, ...]] = ("hex",)

    def __init__(self, hex: int) -> None:
        self.hex: Final = hex

    def who(self) -> int:
        return CHANCE

    def options(self, g: State) -> list[int]:
        return [LOSE_SHIP + ship for ship in nearest_ships(g, self.hex)]

    def weights(self, g: State) -> list[int]:
        ships = nearest_ships(g, self.hex)
        return [SHARES // len(g.ships_at_dock(g.ship_at[ship])) for ship in ships]

    def take(self, g: State, option: int) -> list[Frame]:
        g.lose_ship(option - LOSE_SHIP)
        return []
