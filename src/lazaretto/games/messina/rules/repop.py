"""Repopulating a district: price, cart, citizens, perhaps a helper, token, rat; and what its owner has of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.messina import events as ev
from lazaretto.games.messina.actions import (
    CARTS,
    CLASSES,
    DISTRICTS,
    GIVE,
    GIVE_HELPER,
    HOME_CABIN,
    Class,
    Flag,
    Hex,
    Seat,
    Times,
)
from lazaretto.games.messina.board import EMPTY, NOBODY, UPGRADED, Board
from lazaretto.games.messina.effects import VP
from lazaretto.games.messina.rules.citizen import back_to_supply
from lazaretto.games.messina.rules.offering import is_verb, offer_each
from lazaretto.games.messina.rules.rat import take_rats
from lazaretto.kernel.bits import bit, size
from lazaretto.kernel.frame import Ask, Auto, Options, Todo

NOTHING: Final[i64] = 0  # what stands in the way
NO_DISTRICT: Final[i64] = 1
NO_CART: Final[i64] = 2
NO_TOKEN: Final[i64] = 3
NO_HELPER: Final[i64] = 4
NO_GOODS: Final[i64] = 5
NO_UPGRADED: Final[i64] = 6
NO_CITIZEN: Final[i64] = 7
RULES: Final = [
    [],
    ["messina.repop.where"],
    ["messina.repop.cart"],
    ["messina.repop.five-tokens"],
    ["messina.repop.helper-needed"],
    ["messina.repop.requirements"],
    ["messina.repop.upgraded-substitute", "messina.repop.citizen-source"],
    ["messina.repop.requirements", "messina.repop.citizen-source"],
]


def unused_cart(g: Board, seat: i64) -> i64:
    """[messina.repop.cart] An own cart not used in this round, or -1; carts are alike once built."""
    for cart in range(CARTS):
        if g.cart_owner(cart) == seat and not g.carts_used >> cart & 1:
            return cart
    return NOBODY


def givers(g: Board, seat: i64, citizen: i64, must_be_upgraded: bool) -> i64:
    """[messina.repop.citizen-source] [messina.quarantine.locked] Homes of a class in sectors and workshops.

    [messina.repop.upgraded-substitute] An upgraded citizen serves for an ordinary one, not the other way round.
    """
    found: i64 = 0
    for home in range(HOME_CABIN):
        if g.class_at(seat, home) == citizen:
            level = g.level_at(seat, home)
            if level == UPGRADED or (level != EMPTY and not must_be_upgraded):
                found |= bit(home)
    return found


def obstacle(g: Board, seat: i64, hex: i64) -> i64:
    """[messina.repop.where] [messina.repop.requirements] What stands in the way; NOTHING when it can be repopulated."""
    city = g.t.city
    if not 0 <= hex < DISTRICTS or g.owner(hex) != NOBODY:
        return NO_DISTRICT
    if unused_cart(g, seat) == NOBODY:
        return NO_CART
    if size(g.districts_of(seat)) >= g.t.limits.repopulation_tokens:
        return NO_TOKEN
    if city.helper[hex] and not g.unused_helpers(seat):
        return NO_HELPER
    if not g.can_pay(seat, city.cost[hex]):
        return NO_GOODS
    for citizen in range(CLASSES):
        golden = city.upgraded[hex][citizen]
        if golden and size(givers(g, seat, citizen, True)) < golden:
            return NO_UPGRADED
        needed = golden + city.ordinary[hex][citizen]
        if needed and size(givers(g, seat, citizen, False)) < needed:
            return NO_CITIZEN
    return NOTHING


def repopulate(g: Board, seat: i64, hex: i64, then: Todo) -> None:
    """[messina.repop.step-order] [messina.repop.instead-of-action] Price and cart, then the rest."""
    city = g.t.city
    g.pay_all(seat, city.cost[hex])
    g.use_cart(seat, unused_cart(g, seat))
    for citizen in range(CLASSES):
        golden = city.upgraded[hex][citizen]
        ordinary = city.ordinary[hex][citizen]
        if golden:
            then.add(GiveUp(seat, citizen, 1, golden))
        if ordinary:
            then.add(GiveUp(seat, citizen, 0, ordinary))
    if city.helper[hex]:
        then.add(GiveUpHelper(seat))
    then.add(PlaceToken(seat, hex))


class GiveUp(Auto):
    """[messina.repop.citizen-source] So many citizens of a class, whichever the player likes.

    Ends: `left` falls each time.
    """

    seat: Seat
    class_: Class
    upgraded: Flag
    left: Times

    def run(self, g: Board, then: Todo) -> None:
        homes = givers(g, self.seat, self.class_, self.upgraded != 0)
        if size(homes) > self.left:
            then.add(ChooseGift(self.seat, self.class_, self.upgraded, self.left))
            return
        for home in range(HOME_CABIN):
            if homes >> home & 1:
                back_to_supply(g, self.seat, home)


class ChooseGift(Ask):
    """[messina.repop.upgraded-substitute] Which citizen goes back to the supply next."""

    class_: Class
    upgraded: Flag
    left: Times

    def options(self, g: Board, out: Options) -> None:
        offer_each(givers(g, self.seat, self.class_, self.upgraded != 0), GIVE, out)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        back_to_supply(g, self.seat, option - GIVE)
        if self.left > 1:
            then.add(GiveUp(self.seat, self.class_, self.upgraded, self.left - 1))

    def why_not(self, g: Board, option: i64) -> list[str]:
        if not is_verb(option, "Give"):
            return []
        home = option - GIVE
        ordinary = home < HOME_CABIN and givers(g, self.seat, self.class_, False) >> home & 1
        return ["messina.repop.upgraded-substitute" if ordinary else "messina.repop.citizen-source"]


class GiveUpHelper(Ask):
    """[messina.repop.helper-needed] [messina.repop.helper-to-box] A helper not used yet, from wherever it is."""

    def options(self, g: Board, out: Options) -> None:
        offer_each(g.unused_helpers(self.seat), GIVE_HELPER, out)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        g.give_helper(self.seat, option - GIVE_HELPER)

    def why_not(self, g: Board, option: i64) -> list[str]:
        return ["messina.repop.helper-needed"] if is_verb(option, "GiveHelper") else []


class PlaceToken(Auto):
    """[messina.repop.five-tokens] [messina.repop.rat-if-plague] The token, and one rat if there is any plague."""

    seat: Seat
    hex: Hex

    def run(self, g: Board, then: Todo) -> None:
        g.repopulate(self.seat, self.hex)
        if g.cubes(self.hex):
            take_rats(g, self.seat, 1)


# ---------------------------------------------------------------- the owner


def pay_owner(g: Board, hex: i64) -> None:
    """[messina.repop.visit-points] [messina.solo.opponent-visit] The owner of the chosen district gains points."""
    owner = g.owner(hex)
    if owner != NOBODY:
        if g.journal is not None:
            g.tell(ev.DistrictVisited(owner, hex, g.t.limits.visit_vp))
        g.gain(owner, VP, g.t.limits.visit_vp)


def plague_comes(g: Board, hex: i64) -> None:
    """[messina.repop.rat-on-new-cube] A new cube on a district brings its owner a rat."""
    if g.owner(hex) != NOBODY:
        take_rats(g, g.owner(hex), 1)
