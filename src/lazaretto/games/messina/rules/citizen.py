"""Citizens in the estate: into workshops, upgraded, back to the supply."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.messina import facts as fx
from lazaretto.games.messina.actions import (
    CABINS,
    CLASSES,
    HOME_CABIN,
    HOME_SHOP,
    SHOPS,
    SQUARES,
    STOP,
    UPGRADE_CITIZEN,
    WORK,
)
from lazaretto.games.messina.board import EMPTY, ORDINARY, Board, level_of
from lazaretto.games.messina.rules.action_reasons import why_not_home
from lazaretto.games.messina.rules.build_reward import any_reward, reward, rewarded_squares, rewarding_shops
from lazaretto.games.messina.rules.offering import is_verb
from lazaretto.games.messina.rules.turn_free import AskToUpgrade, FreeMove
from lazaretto.kernel.bits import bit
from lazaretto.kernel.frame import Options, Todo
from lazaretto.kernel.reasons import Reason, asking, because

NO_CLASS: Final[i64] = 0  # the empty set of classes


class IntoWorkshop(FreeMove):
    """[messina.citizen.to-workshop-anytime] [messina.citizen.sector-fixed] [messina.citizen.workshop-exit]

    From a square into a workshop of the class, for good. Where it brings a reward it is offered at every decision;
    where it makes room or produces, it is offered by the questions to which that matters.
    """

    def can_be_made(self, g: Board, seat: i64, stage: i64) -> bool:
        return any_reward(g, seat)

    def offer(self, g: Board, seat: i64, stage: i64, out: Options) -> None:
        offer_rewarded(g, seat, NO_CLASS, out)

    def take(self, g: Board, seat: i64, option: i64, stage: i64, then: Todo) -> None:
        shop = (option - WORK) % SHOPS
        g.move_to_shop(seat, (option - WORK) // SHOPS, shop)
        reward(g, seat, shop, stage, then)

    def why_not(self, g: Board, seat: i64, option: i64, stage: i64) -> list[Reason]:
        return why_not_work(g, seat, option)


def offer_rewarded(g: Board, seat: i64, without: i64, out: Options) -> None:
    """Moves that bring a reward, but for those of some classes (NO_CLASS: for none)."""
    shops = rewarding_shops(g, seat)
    if shops == 0:
        return
    for shop in range(SHOPS):
        if shops >> shop & 1 and not without >> g.t.tokens.shop_class[shop] & 1:
            offer_work(rewarded_squares(g, seat, shop), shop, out)


def offer_work(squares: i64, shop: i64, out: Options) -> None:
    """A move into a workshop for the citizen of each of some squares."""
    option = WORK + shop
    while squares:
        if squares & 1:
            out.add(option)
        squares >>= 1
        option += SHOPS


def offer_room(g: Board, seat: i64, classes: i64, out: Options) -> None:
    """[messina.citizen.to-workshop-anytime] Moves that make room in the sectors of some classes, and all others rewarded."""
    for citizen in range(CLASSES):
        if not classes >> citizen & 1:
            continue
        shops = g.empty_shops(seat, citizen)
        if shops:
            citizens = g.settled(seat, citizen)
            for square in range(SQUARES):
                if citizens >> square & 1:
                    out.add_each(shops, WORK + square * SHOPS)
    offer_rewarded(g, seat, classes, out)


def can_make_room(g: Board, seat: i64, citizen: i64) -> bool:
    return g.empty_shops(seat, citizen) != 0 and g.settled(seat, citizen) != 0


def why_not_work(g: Board, seat: i64, option: i64) -> list[Reason]:
    """[messina.build.workshop-class] [messina.citizen.workshop-exit] [messina.build.era2-flip] What a move lacks."""
    square, shop = (option - WORK) // SHOPS, (option - WORK) % SHOPS
    citizen = g.t.tokens.shop_class[shop]
    if g.shop_owner(shop) != seat:
        return because("messina.citizen.to-workshop-anytime", fx.NotYours(shop))
    if citizen != g.t.estate.square_class[square]:
        return because("messina.build.workshop-class", fx.WrongClass(shop, citizen))
    if g.square(seat, square) == EMPTY:
        return because("messina.citizen.to-workshop-anytime", fx.HomeEmpty(square))
    if g.workers >> shop & 1:
        return because("messina.citizen.workshop-exit", fx.HomeTaken(HOME_SHOP + shop))
    if not g.fits(shop, g.square(seat, square)):
        return asking(fx.OnlyForUpgraded(shop))  # [messina.build.workshop-upgraded-only] He may, but it brings nothing
    if g.t.tokens.era[shop] > 1 and not g.waits_reward(shop):
        return because("messina.build.era2-flip", fx.RewardGiven(shop))
    return asking(fx.WorkLater(shop))


def to_upgrade(g: Board, seat: i64) -> i64:
    """[messina.citizen.location-memo] Homes of ordinary citizens: sector, workshop or quarantine."""
    found = g.occupied(seat) & ~g.golden(seat)
    found |= (g.shops_of(seat) & g.workers & ~g.golden_workers) << HOME_SHOP
    for cabin in range(CABINS):
        if g.cabin(seat, cabin) and level_of(g.cabin(seat, cabin)) == ORDINARY:
            found |= bit(HOME_CABIN + cabin)
    return found


class UpgradeCitizen(AskToUpgrade):
    """[messina.action.icon-upgrade-citizen] [messina.citizen.location-memo] One citizen, wherever it is.

    Ends: one is upgraded or let be, or a free move is used up.
    """

    def own_options(self, g: Board, out: Options) -> None:
        out.add_each(to_upgrade(g, self.seat), UPGRADE_CITIZEN)

    def own_take(self, g: Board, option: i64, then: Todo) -> None:
        home = option - UPGRADE_CITIZEN
        g.upgrade_citizen(self.seat, home)
        if HOME_SHOP <= home < HOME_CABIN:
            reward(g, self.seat, home - HOME_SHOP, self.stage, then)

    def own_why_not(self, g: Board, option: i64) -> list[Reason]:
        if option == STOP:
            return because("messina.production.other-effects-now", fx.MustChoose())
        if not is_verb(option, "UpgradeCitizen"):
            return []
        home = option - UPGRADE_CITIZEN
        rule = "messina.action.icon-upgrade-citizen"
        return why_not_home(g, self.seat, rule, home) or because(rule, fx.HomeUpgraded(home))


def back_to_supply(g: Board, seat: i64, home: i64) -> None:
    """[messina.citizen.returned-plain] A citizen is given up; the supply has no upgraded ones."""
    g.give_citizen(seat, home)
