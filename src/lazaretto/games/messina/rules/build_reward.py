"""Workshops of era II: the reward they give once, when a fitting citizen comes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.messina.actions import CLASSES, SHOPS, SQUARES
from lazaretto.games.messina.board import EMPTY, UPGRADED, Board
from lazaretto.games.messina.rules.action import ComeAbout, come_about
from lazaretto.kernel.bits import bit
from lazaretto.kernel.frame import Todo

SECOND_ERA: Final[i64] = 2


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


def waiting_shops(g: Board) -> i64:
    """[messina.build.era2-flip] Workshops of era II that were turned over once and have not given their reward yet."""
    found: i64 = 0
    for citizen in range(CLASSES):
        found |= g.t.tokens.pool[SECOND_ERA * CLASSES + citizen]
    return found & g.revealed & ~g.flipped


def rewarded_squares(g: Board, seat: i64, shop: i64) -> i64:
    """[messina.build.era2-reward] [messina.build.workshop-class] Squares from which a citizen would be rewarded there."""
    if g.shop_owner(shop) != seat or g.worker(shop) != EMPTY or not g.waits_reward(shop):
        return 0
    citizens = g.settled(seat, g.t.tokens.shop_class[shop])
    found: i64 = 0
    for square in range(SQUARES):
        if citizens >> square & 1 and g.fits(shop, g.square(seat, square)):
            found |= bit(square)
    return found


def any_reward(g: Board, seat: i64) -> bool:
    shops = waiting_shops(g)
    if shops:
        for shop in range(SHOPS):
            if shops >> shop & 1 and rewarded_squares(g, seat, shop):
                return True
    return False
