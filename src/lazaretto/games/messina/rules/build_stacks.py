"""The stacks of buildings: turning the next token over."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.messina.actions import FIRST_CART, REVEAL, CartStack, Stack
from lazaretto.games.messina.board import Board
from lazaretto.games.messina.rules.offering import first_of, is_single
from lazaretto.games.messina.rules.setup_stacks import unseen_buildings, unseen_carts
from lazaretto.kernel.frame import Auto, Chance, Options, Todo


class TurnOver(Auto):
    """[messina.build.reveal-next] The next token of a stack: unseen ones first, then those put under it."""

    stack: Stack

    def run(self, g: Board, then: Todo) -> None:
        if g.unseen(self.stack):
            then.add(RevealBuilding(self.stack))
        elif g.has_more(self.stack):
            g.turn_up(self.stack)


class RevealBuilding(Chance):
    """[messina.build.reveal-next] Chance says which unseen token it is."""

    stack: Stack

    def options(self, g: Board, out: Options) -> None:
        out.add_each(unseen_buildings(g, self.stack), REVEAL)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        g.reveal(self.stack, option - REVEAL)


class TurnCartOver(Auto):
    """[messina.setup.cart-stacks] [messina.build.cart-available] The next cart; the second of a pair is no secret."""

    stack: CartStack

    def run(self, g: Board, then: Todo) -> None:
        carts = unseen_carts(g, self.stack)
        if is_single(carts):
            g.reveal_cart(self.stack, FIRST_CART + first_of(carts))
        elif carts:
            then.add(RevealCart(self.stack))


class RevealCart(Chance):
    """[messina.setup.cart-stacks] Which of a pair lies in this stack."""

    stack: CartStack

    def options(self, g: Board, out: Options) -> None:
        out.add_each(unseen_carts(g, self.stack), REVEAL + FIRST_CART)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        g.reveal_cart(self.stack, option - REVEAL)
