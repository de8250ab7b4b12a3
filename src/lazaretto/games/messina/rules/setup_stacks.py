"""The stacks of the set-up: what the next token of each may be, for all that anybody has seen.

Nothing is shuffled in advance; chance says which it is when it is turned over, in the odds of the shuffle.
"""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.messina.actions import CLASSES, FIRST_CART, FIRST_UPGRADE, SHIPS, SHOP_STACK, UPGRADES
from lazaretto.games.messina.board import IN_STACK, Board
from lazaretto.games.messina.rules.city import LETTER_B, LETTER_C, not_laid
from lazaretto.kernel.bits import bit, size


def next_ships(g: Board) -> i64:
    """[messina.setup.ship-stack] [messina.setup.ships-two-player] The ships of the lowest number still stacked."""
    found: i64 = 0
    lowest: i64 = -1
    for ship in range(SHIPS):
        number = g.t.tokens.ship_number[ship]
        if g.ship_at(ship) != IN_STACK or (found and number > lowest):
            continue
        if number != lowest:
            found = 0
            lowest = number
        found |= bit(ship)
    return found


def next_hexes(g: Board) -> i64:
    """[messina.setup.hex-stack] [messina.prep.hex-sequence] The B hex left over, then the C hexes in any order."""
    found = not_laid(g, LETTER_B)
    if found == 0:
        found = not_laid(g, LETTER_C)
    return found


def unseen_buildings(g: Board, stack: i64) -> i64:
    """[messina.setup.cabin-stacks] [messina.setup.workshop-stacks] What an unseen token of a stack may be."""
    if stack < SHOP_STACK:
        return (bit(FIRST_UPGRADE + UPGRADES) - bit(FIRST_UPGRADE)) & ~g.revealed
    return g.t.tokens.pool[g.t.rounds.era[g.round] * CLASSES + stack - SHOP_STACK] & ~g.revealed


def shop_stacks(g: Board, era: i64) -> list[int]:
    """[messina.setup.workshop-stacks] How many workshops an era has of each class."""
    return [size(g.t.tokens.pool[era * CLASSES + citizen]) for citizen in range(CLASSES)]


def unseen_carts(g: Board, stack: i64) -> i64:
    """[messina.setup.cart-stacks] The carts of the next pair that have not been seen, a bit for each cart."""
    pair = g.cart_next(stack)
    if pair >= len(g.t.tokens.pairs):
        return 0
    return g.t.tokens.pairs[pair] & ~(g.revealed >> FIRST_CART)
