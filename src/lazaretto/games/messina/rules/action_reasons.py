"""What an effect, a price or a place lacks: asked of the board for several chapters."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.messina import facts as fx
from lazaretto.games.messina.actions import CABINS, HOME_CABIN, HOME_SHOP, Seat
from lazaretto.games.messina.board import EMPTY, Board
from lazaretto.games.messina.effects import KINDS
from lazaretto.kernel.blocks import vec
from lazaretto.kernel.reasons import Fact, Reason, asking, because


def missing(g: Board, seat: Seat, price: vec[i64]) -> list[Fact]:
    """Every resource of a price of which there is too little."""
    found: list[Fact] = []
    for what in range(KINDS):
        if g.has(seat, what) < price[what]:
            found.append(fx.NeedsGoods(what, price[what], g.has(seat, what)))
    return found


def why_not_cabin(rule: str, cabin: i64, offered: i64, same: i64) -> list[Reason]:
    """One of several cabins that are alike is offered for all of them: `same` are those like this one."""
    for other in range(CABINS):
        if offered >> other & 1 and same >> other & 1:
            return asking(fx.CabinAlike(cabin, other))
    return because(rule, fx.HomeTaken(HOME_CABIN + cabin))


def why_not_home(g: Board, seat: Seat, rule: str, home: i64) -> list[Reason]:
    """What keeps a citizen from being found at a home: it is somebody else's workshop, or nobody is there."""
    if HOME_SHOP <= home < HOME_CABIN and g.shop_owner(home - HOME_SHOP) != seat:
        return because(rule, fx.NotYours(home - HOME_SHOP))
    return because(rule, fx.HomeEmpty(home)) if g.level_at(seat, home) == EMPTY else []
