"""Workshops of era II: the reward they give once, when a fitting citizen comes."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.messina.actions import CLASSES
from lazaretto.games.messina.board import UPGRADED, Board
from lazaretto.games.messina.rules.action import ComeAbout, come_about
from lazaretto.kernel.frame import Todo


def reward(g: Board, seat: i64, shop: i64, stage: i64, then: Todo) -> None:
    """[messina.build.era2-reward] [messina.build.era2-flip] [messina.build.era2-late-upgrade] Once, for a fitting worker."""
    level = g.worker(shop)
    if not g.waits_reward(shop) or not g.fits(shop, level):
        return
    g.flip_shop(seat, shop)
    tokens = g.t.tokens
    come_about(g, seat, tokens.effect[shop], stage, then)
    if level == UPGRADED and tokens.extra[shop]:
        then.add(ComeAbout(seat, tokens.extra[shop], stage))


def rewarding_shops(g: Board, seat: i64) -> i64:
    """[messina.build.era2-flip] Own workshops of era II without a worker that have not given their reward yet."""
    return g.t.tokens.second_era & g.shops_of(seat) & ~(g.workers | g.flipped)


def rewarded_squares(g: Board, seat: i64, shop: i64) -> i64:
    """[messina.build.era2-reward] [messina.build.workshop-class] Squares from which a citizen would be rewarded there."""
    if not rewarding_shops(g, seat) >> shop & 1:
        return 0
    tokens = g.t.tokens
    if tokens.needs_upgraded[shop]:
        return g.t.estate.sector[tokens.shop_class[shop]] & g.golden(seat)
    return g.settled(seat, tokens.shop_class[shop])


def any_reward(g: Board, seat: i64) -> bool:
    shops = rewarding_shops(g, seat)
    if shops == 0:
        return False
    tokens = g.t.tokens
    for citizen in range(CLASSES):
        mine = shops & tokens.of_class[citizen]
        if mine and g.t.estate.sector[citizen] & g.golden(seat):
            return True
        if mine & ~tokens.only_upgraded and g.settled(seat, citizen):
            return True
    return False
