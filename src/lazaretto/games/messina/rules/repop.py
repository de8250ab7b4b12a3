"""Repopulating a district: price, cart, citizens, perhaps a helper, token, rat; and what its owner has of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.messina import events as ev
from lazaretto.games.messina import facts as fx
from lazaretto.games.messina.actions import (
    CLASSES,
    DISTRICTS,
    GIVE,
    GIVE_HELPER,
    HOME_CABIN,
    HOME_SHOP,
    Class,
    Flag,
    Hex,
    Seat,
    Times,
)
from lazaretto.games.messina.board import NOBODY, NOWHERE, Board
from lazaretto.games.messina.effects import VP
from lazaretto.games.messina.rules.action_reasons import missing, why_not_home
from lazaretto.games.messina.rules.citizen import back_to_supply
from lazaretto.games.messina.rules.helper_supply import no_helper
from lazaretto.games.messina.rules.offering import first_of, is_verb
from lazaretto.games.messina.rules.rat import take_rats
from lazaretto.games.messina.rules.turn_free import OUTSIDE, why_not_now
from lazaretto.kernel.bits import size
from lazaretto.kernel.frame import Ask, Auto, Options, Todo
from lazaretto.kernel.reasons import Fact, Reason, because

NOTHING: Final[i64] = 0  # what stands in the way
NO_DISTRICT: Final[i64] = 1
NO_CART: Final[i64] = 2
NO_TOKEN: Final[i64] = 3
NO_HELPER: Final[i64] = 4
NO_GOODS: Final[i64] = 5
NO_UPGRADED: Final[i64] = 6
NO_CITIZEN: Final[i64] = 7


def unused_cart(g: Board, seat: i64) -> i64:
    """[messina.repop.cart] An own cart not used in this round, or -1; carts are alike once built."""
    carts = g.carts_of(seat) & ~g.carts_used
    return first_of(carts) if carts else NOBODY


def givers(g: Board, seat: i64, citizen: i64, must_be_upgraded: bool) -> i64:
    """[messina.repop.citizen-source] [messina.quarantine.locked] Homes of a class in sectors and workshops.

    [messina.repop.upgraded-substitute] An upgraded citizen serves for an ordinary one, not the other way round.
    """
    shops = g.shops_of(seat) & g.t.tokens.of_class[citizen]
    if must_be_upgraded:
        return g.t.estate.sector[citizen] & g.golden(seat) | (shops & g.golden_workers) << HOME_SHOP
    return g.settled(seat, citizen) | (shops & g.workers) << HOME_SHOP


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


def why_not_repopulate(g: Board, seat: i64, hex: i64) -> list[Reason]:
    """[messina.repop.where] [messina.repop.requirements] What stands in the way, with what there is of it."""
    what = obstacle(g, seat, hex)
    if what == NO_DISTRICT:
        return because("messina.repop.where", _no_district(g, hex))
    if what == NO_CART:
        return because("messina.repop.cart", fx.NoCart(size(g.carts_of(seat))))
    if what == NO_TOKEN:
        return because("messina.repop.five-tokens", fx.NoTokensLeft(size(g.districts_of(seat))))
    if what == NO_HELPER:
        return because("messina.repop.helper-needed", fx.NoHelperLeft())
    if what == NO_GOODS:
        return because("messina.repop.requirements", *missing(g, seat, g.t.city.cost[hex]))
    rule = "messina.repop.upgraded-substitute" if what == NO_UPGRADED else "messina.repop.requirements"
    return because(rule, *_missing_citizens(g, seat, hex))


def _no_district(g: Board, hex: i64) -> Fact:
    if hex == NOWHERE:
        return fx.HexUsedUp()
    return fx.DistrictOf(hex, g.owner(hex)) if hex < DISTRICTS else fx.PortNoDistrict(hex)


def _missing_citizens(g: Board, seat: i64, hex: i64) -> list[Fact]:
    """[messina.repop.upgraded-substitute] Every class of which there are too few, upgraded ones first."""
    found: list[Fact] = []
    for citizen in range(CLASSES):
        golden = g.t.city.upgraded[hex][citizen]
        needed = golden + g.t.city.ordinary[hex][citizen]
        had_golden, had = size(givers(g, seat, citizen, True)), size(givers(g, seat, citizen, False))
        if had_golden < golden:
            found.append(fx.NeedsUpgraded(citizen, golden, had_golden))
        elif had < needed:
            found.append(fx.NeedsCitizens(citizen, needed, had))
    return found


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
        out.add_each(givers(g, self.seat, self.class_, self.upgraded != 0), GIVE)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        back_to_supply(g, self.seat, option - GIVE)
        if self.left > 1:
            then.add(GiveUp(self.seat, self.class_, self.upgraded, self.left - 1))

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        if not is_verb(option, "Give"):
            return why_not_now(self, g, option, OUTSIDE)
        home = option - GIVE
        if home >= HOME_CABIN:
            return because("messina.quarantine.locked", fx.LockedIn(home - HOME_CABIN))
        found = why_not_home(g, self.seat, "messina.repop.citizen-source", home)
        if found:
            return found
        if g.class_at(self.seat, home) != self.class_:
            return because("messina.repop.citizen-source", fx.HomeOfOthers(home, self.class_))
        return because("messina.repop.upgraded-substitute", fx.HomeOrdinary(home))


class GiveUpHelper(Ask):
    """[messina.repop.helper-needed] [messina.repop.helper-to-box] A helper not used yet, from wherever it is."""

    def options(self, g: Board, out: Options) -> None:
        out.add_each(g.unused_helpers(self.seat), GIVE_HELPER)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        g.give_helper(self.seat, option - GIVE_HELPER)

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        if not is_verb(option, "GiveHelper"):
            return why_not_now(self, g, option, OUTSIDE)
        return because("messina.repop.helper-needed", no_helper(g, self.seat, option - GIVE_HELPER))


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
