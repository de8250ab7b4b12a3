"""Buildings: the stacks on the table, and what the players have built of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from lazaretto.games.messina import events_board as ev
from lazaretto.games.messina.actions import FIRST_CART, SHOP_STACK, SHOPS, STACKS
from lazaretto.games.messina.board_city import NOBODY, CityBoard
from lazaretto.kernel.bits import bit

NO_BUILDING: Final[i64] = -1
EMPTY: Final[i64] = 0  # a square or workshop without a citizen
ORDINARY: Final[i64] = 1
UPGRADED: Final[i64] = 2


@mypyc_attr(acyclic=True)
class BuildingsBoard(CityBoard):
    """Workshops, cabin upgrades and carts: lying open, unseen, put back, built."""

    # ---------------------------------------------------------------- reading

    def has_more(self, stack: i64) -> bool:
        """[messina.build.reveal-next] A token that can be turned over, never seen or put under the stack."""
        return self.unseen(stack) > 0 or self.under_count(stack) > 0

    def stack_of(self, building: i64) -> i64:
        """The stack on which a building lies open; a cart on a stack of carts."""
        if building >= FIRST_CART:
            for stack in range(self.t.tokens.cart_stacks):
                if self.cart_top(stack) == building:
                    return stack
        for stack in range(STACKS):
            if self.top(stack) == building:
                return stack
        return NO_BUILDING

    def cart_owner(self, cart: i64) -> i64:
        for seat in range(self.players):
            if self.carts_of(seat) >> cart & 1:
                return seat
        return NOBODY

    def shop_owner(self, shop: i64) -> i64:
        for seat in range(self.players):
            if self.shops_of(seat) >> shop & 1:
                return seat
        return NOBODY

    def worker(self, shop: i64) -> i64:
        """The citizen in a workshop: EMPTY, ORDINARY or UPGRADED."""
        return (self.workers >> shop & 1) + (self.golden_workers >> shop & 1)

    def empty_shops(self, seat: i64, citizen: i64) -> i64:
        """[messina.build.workshop-class] A bit for each own workshop of a class without a worker."""
        return self.shops_of(seat) & ~self.workers & self.t.tokens.of_class[citizen]

    def waits_reward(self, shop: i64) -> bool:
        """[messina.build.era2-flip] A workshop of era II that has not given its reward yet."""
        return self.t.tokens.era[shop] > 1 and self.flipped >> shop & 1 == 0

    def fits(self, shop: i64, level: i64) -> bool:
        """[messina.build.workshop-upgraded-only] Does a workshop work for a citizen of this level?"""
        return level == UPGRADED or (level == ORDINARY and self.t.tokens.needs_upgraded[shop] == 0)

    # ---------------------------------------------------------------- primitives: stacks

    def take_top(self, stack: i64) -> None:
        """The open token of a stack leaves it; the next one is turned over by `reveal` or `turn_up`."""
        self.set_top(stack, NO_BUILDING)

    def put_under(self, stack: i64) -> None:
        """[messina.build.refresh] The open token goes under its stack."""
        self.set_under(stack, self.under_count(stack), self.top(stack))
        self.change_under_count(stack, 1)
        self.set_top(stack, NO_BUILDING)

    def reveal(self, stack: i64, building: i64) -> None:
        """Chance has said what the next unseen token is."""
        self.change_unseen(stack, -1)
        self.revealed |= bit(building)
        self._open(stack, building)

    def turn_up(self, stack: i64) -> None:
        """The next token is one that was put under the stack before."""
        building = self.under(stack, 0)
        last = self.under_count(stack) - 1
        for depth in range(last):
            self.set_under(stack, depth, self.under(stack, depth + 1))
        self.set_under(stack, last, NO_BUILDING)
        self.set_under_count(stack, last)
        self._open(stack, building)

    def _open(self, stack: i64, building: i64) -> None:
        self.set_top(stack, building)
        if self.journal is not None:
            self.tell(ev.BuildingRevealed(building))

    def take_cart(self, stack: i64) -> None:
        self.set_cart_top(stack, NO_BUILDING)

    def reveal_cart(self, stack: i64, building: i64) -> None:
        self.set_cart_top(stack, building)
        self.change_cart_next(stack, 1)
        self.revealed |= bit(building)
        if self.journal is not None:
            self.tell(ev.BuildingRevealed(building))

    def replace_shops(self, sizes: list[int]) -> None:
        """[messina.prep.round5-workshops] The unbuilt workshops leave the game, others take their place."""
        for stack in range(SHOP_STACK, STACKS):
            self.set_top(stack, NO_BUILDING)
            for depth in range(self.under_count(stack)):
                self.set_under(stack, depth, NO_BUILDING)
            self.set_under_count(stack, 0)
            self.set_unseen(stack, sizes[stack - SHOP_STACK])
        if self.journal is not None:
            self.tell(ev.WorkshopsReplaced())

    # ---------------------------------------------------------------- primitives: what is built

    def build(self, seat: i64, building: i64) -> None:
        """A workshop or a cart comes to a seat; where a cabin upgrade lies is said by `improve_cabin`."""
        if building < SHOPS:
            self.set_shops_of(seat, self.shops_of(seat) | bit(building))
        elif building >= FIRST_CART:
            self.set_carts_of(seat, self.carts_of(seat) | bit(building - FIRST_CART))
        if self.journal is not None:
            self.tell(ev.Built(seat, building))

    def improve_cabin(self, seat: i64, building: i64, cabin: i64) -> None:
        self.set_cabin_upgrade(seat, cabin, building)
        if self.journal is not None:
            self.tell(ev.CabinImproved(seat, building, cabin))

    def set_worker(self, shop: i64, level: i64) -> None:
        """EMPTY, ORDINARY or UPGRADED."""
        here = bit(shop)
        self.workers &= ~here
        self.golden_workers &= ~here
        if level != EMPTY:
            self.workers |= here
        if level == UPGRADED:
            self.golden_workers |= here

    def employ(self, seat: i64, shop: i64, level: i64) -> None:
        self.set_worker(shop, level)
        if self.journal is not None:
            self.tell(ev.CitizenEmployed(seat, self.t.tokens.shop_class[shop], shop))

    def flip_shop(self, seat: i64, shop: i64) -> None:
        self.flipped |= bit(shop)
        if self.journal is not None:
            self.tell(ev.WorkshopRewarded(seat, shop))

    def use_cart(self, seat: i64, cart: i64) -> None:
        self.carts_used |= bit(cart)
        if self.journal is not None:
            self.tell(ev.CartUsed(seat, FIRST_CART + cart))
