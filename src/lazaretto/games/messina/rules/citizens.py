"""Citizens in the estate: workshops and their one-time rewards, upgrades."""

from __future__ import annotations

from typing import ClassVar, Final

from lazaretto.games.messina.actions import CABINS, HOME_CABIN, HOME_SHOP, SHOPS, SQUARES, STOP, UPGRADE_CITIZEN, WORK
from lazaretto.games.messina.rules.perform import (
    IN_STAGE,
    come_about,
    free_offers,
    is_free,
    is_verb,
    take_free,
    why_not_free,
)
from lazaretto.games.messina.state import EMPTY, ORDINARY, UPGRADED, State
from lazaretto.kernel.frame import Frame

HOMES: Final[int] = HOME_CABIN + CABINS


def rooms(g: State, seat: int, citizen: int) -> list[int]:
    """[messina.citizen.to-workshop-anytime] [messina.build.workshop-class] Every move of a class into a workshop."""
    shops = g.empty_shops(seat, citizen)
    if not shops:
        return []
    return [WORK + square * SHOPS + shop for square in settled(g, seat, citizen) for shop in shops]


def settled(g: State, seat: int, citizen: int) -> list[int]:
    """Squares of a sector with a citizen."""
    sector = g.t.estate.sector[citizen]
    first = seat * SQUARES
    return [sq for sq in range(SQUARES) if sector >> sq & 1 and g.square[first + sq] != EMPTY]


def move_to_shop(g: State, seat: int, option: int, stage: int) -> list[Frame]:
    """[messina.citizen.sector-fixed] [messina.citizen.workshop-exit] From a square into a workshop, for good."""
    square, shop = divmod(option - WORK, SHOPS)
    g.move_to_shop(seat, square, shop)
    return reward(g, seat, shop, stage)


def reward(g: State, seat: int, shop: int, stage: int) -> list[Frame]:
    """[messina.build.era2-reward] [messina.build.era2-flip] [messina.build.era2-late-upgrade] Once, for a fitting worker."""
    level = g.worker[shop]
    if not g.waits_reward(shop) or not g.fits(shop, level):
        return []
    g.flip_shop(seat, shop)
    frames = come_about(g, seat, g.t.tokens.effect[shop], stage)
    if level == UPGRADED and g.t.tokens.extra[shop]:
        frames += [ComeAbout(seat, g.t.tokens.extra[shop], stage)]
    return frames


class ComeAbout(Frame):
    """An effect that happens after another one."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "effect", "stage")

    def __init__(self, seat: int, effect: int, stage: int) -> None:
        self.seat: Final = seat
        self.effect: Final = effect
        self.stage: Final = stage

    def run(self, g: State) -> list[Frame]:
        return come_about(g, self.seat, self.effect, self.stage)


def to_upgrade(g: State, seat: int) -> list[int]:
    """[messina.citizen.location-memo] Homes of ordinary citizens: sector, workshop or quarantine."""
    return [home for home in range(HOMES) if g.level_at(seat, home) == ORDINARY]


class UpgradeCitizen(Frame):
    """[messina.action.icon-upgrade-citizen] [messina.citizen.location-memo] One citizen, wherever it is.

    Ends: one is upgraded or let be, or a free move is used up.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "stage")

    def __init__(self, seat: int, stage: int) -> None:
        self.seat: Final = seat
        self.stage: Final = stage

    def who(self) -> int:
        return self.seat

    def options(self, g: State) -> list[int]:
        found = [UPGRADE_CITIZEN + home for home in to_upgrade(g, self.seat)]
        return [*found, *free_offers(g, self.seat, self.stage), STOP] if self.stage == IN_STAGE else found

    def take(self, g: State, option: int) -> list[Frame]:
        if option == STOP:
            return []
        if is_free(option):
            return [*take_free(g, self.seat, option, self.stage), self]
        home = option - UPGRADE_CITIZEN
        g.upgrade_citizen(self.seat, home)
        if HOME_SHOP <= home < HOME_CABIN:
            return reward(g, self.seat, home - HOME_SHOP, self.stage)
        return []

    def why_not(self, g: State, option: int) -> list[str]:
        if is_free(option):
            return why_not_free(g, self.seat, option, self.stage)
        return ["messina.action.icon-upgrade-citizen"] if is_verb(option, "UpgradeCitizen") else []
