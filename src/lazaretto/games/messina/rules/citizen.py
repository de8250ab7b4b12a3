"""Citizens in the estate: into workshops, upgraded, back to the supply."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.messina.actions import (
    CABINS,
    HOME_CABIN,
    HOME_SHOP,
    SHOPS,
    SQUARES,
    UPGRADE_CITIZEN,
    WORK,
    InStage,
)
from lazaretto.games.messina.board import ORDINARY, Board, level_of
from lazaretto.games.messina.rules.build_reward import any_reward, reward, rewarded_squares, waiting_shops
from lazaretto.games.messina.rules.offering import is_verb, offer_each
from lazaretto.games.messina.rules.turn_free import IN_STAGE, AskOrStop, FreeMove
from lazaretto.kernel.bits import bit
from lazaretto.kernel.frame import Options, Todo

NO_CLASS: Final[i64] = -1


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

    def why_not(self, g: Board, seat: i64, option: i64) -> list[str]:
        return why_not_work(g, seat, option)


def offer_rewarded(g: Board, seat: i64, without: i64, out: Options) -> None:
    """Moves that bring a reward, but for those of one class (NO_CLASS: for none)."""
    shops = waiting_shops(g)
    if shops == 0:
        return
    for shop in range(SHOPS):
        if shops >> shop & 1 and g.t.tokens.shop_class[shop] != without:
            offer_work(rewarded_squares(g, seat, shop), shop, out)


def offer_work(squares: i64, shop: i64, out: Options) -> None:
    """A move into a workshop for the citizen of each of some squares."""
    for square in range(SQUARES):
        if squares >> square & 1:
            out.add(WORK + square * SHOPS + shop)


def offer_room(g: Board, seat: i64, citizen: i64, out: Options) -> None:
    """[messina.citizen.to-workshop-anytime] Every move that makes room in a sector, and all others that are rewarded."""
    shops = g.empty_shops(seat, citizen)
    if shops:
        citizens = g.settled(seat, citizen)
        for square in range(SQUARES):
            if citizens >> square & 1:
                offer_each(shops, WORK + square * SHOPS, out)
    offer_rewarded(g, seat, citizen, out)


def can_make_room(g: Board, seat: i64, citizen: i64) -> bool:
    return g.empty_shops(seat, citizen) != 0 and g.settled(seat, citizen) != 0


def why_not_work(g: Board, seat: i64, option: i64) -> list[str]:
    square = (option - WORK) // SHOPS
    shop = (option - WORK) % SHOPS
    if g.t.tokens.shop_class[shop] != g.t.estate.square_class[square]:
        return ["messina.build.workshop-class"]
    if g.shop_owner(shop) == seat and g.worker(shop):
        return ["messina.citizen.workshop-exit"]
    return ["messina.citizen.to-workshop-anytime"]


def to_upgrade(g: Board, seat: i64) -> i64:
    """[messina.citizen.location-memo] Homes of ordinary citizens: sector, workshop or quarantine."""
    found: i64 = 0
    for square in range(SQUARES):
        if g.square(seat, square) == ORDINARY:
            found |= bit(square)
    for shop in range(SHOPS):
        if g.worker(shop) == ORDINARY and g.shop_owner(shop) == seat:
            found |= bit(HOME_SHOP + shop)
    for cabin in range(CABINS):
        if g.cabin(seat, cabin) and level_of(g.cabin(seat, cabin)) == ORDINARY:
            found |= bit(HOME_CABIN + cabin)
    return found


class UpgradeCitizen(AskOrStop):
    """[messina.action.icon-upgrade-citizen] [messina.citizen.location-memo] One citizen, wherever it is.

    Ends: one is upgraded or let be, or a free move is used up.
    """

    stage: InStage

    def time(self) -> i64:
        return self.stage

    def own_options(self, g: Board, out: Options) -> None:
        offer_each(to_upgrade(g, self.seat), UPGRADE_CITIZEN, out)

    def options(self, g: Board, out: Options) -> None:
        if self.stage == IN_STAGE:
            super().options(g, out)
        else:
            self.own_options(g, out)

    def own_take(self, g: Board, option: i64, then: Todo) -> None:
        home = option - UPGRADE_CITIZEN
        g.upgrade_citizen(self.seat, home)
        if HOME_SHOP <= home < HOME_CABIN:
            reward(g, self.seat, home - HOME_SHOP, self.stage, then)

    def own_why_not(self, g: Board, option: i64) -> list[str]:
        return ["messina.action.icon-upgrade-citizen"] if is_verb(option, "UpgradeCitizen") else []


def back_to_supply(g: Board, seat: i64, home: i64) -> None:
    """[messina.citizen.returned-plain] A citizen is given up; the supply has no upgraded ones."""
    g.give_citizen(seat, home)
