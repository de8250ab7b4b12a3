"""What workshops and cabins will still bring. Weights as in `prospect`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.messina.actions import CABINS, CLASSES, SHOPS
from lazaretto.games.messina.board import EMPTY, NO_BUILDING, UPGRADED, Board
from lazaretto.games.messina.rules.quarantine import LAST_STAGE
from lazaretto.kernel.bits import size
from lazaretto.kernel.blocks import vec

IDLE_SHOP: Final = 0.4  # a workshop for which one has no worker, as a share of what it would bring
FILLING: Final = 0.25  # the chance that such a worker comes, for each round to come
LATE_WORKER: Final = 0.95  # a workshop for which there is a worker who has not gone there yet
OCCUPIED: Final = 0.55  # how often a cabin has somebody in it


def income(g: Board, seat: i64, after: i64) -> float:
    """What workshops and cabins will bring."""
    worth = 0.0
    shops = g.shops_of(seat)
    if shops:
        waiting = vec[i64]([0] * CLASSES)  # citizens who could go to work, those in upgraded form apart
        golden = vec[i64]([0] * CLASSES)
        for citizen in range(CLASSES):
            sector = g.t.estate.sector[citizen]
            waiting[citizen] = size(g.occupied(seat) & sector)
            golden[citizen] = size(g.golden(seat) & sector)
        for shop in range(SHOPS):
            if shops >> shop & 1:
                worth += shop_worth(g, shop, after, waiting, golden)
    for cabin in range(CABINS):
        upgrade = g.cabin_upgrade(seat, cabin)
        if upgrade != NO_BUILDING:
            worth += cabin_worth(g, seat, cabin, g.t.tokens.effect[upgrade], after)
    return worth


def shop_worth(g: Board, shop: i64, after: i64, waiting: vec[i64], golden: vec[i64]) -> float:
    tokens = g.t.tokens
    worths = g.t.worths
    level = g.worker(shop)
    share = shop_share(g, shop, level, after, golden if tokens.needs_upgraded[shop] else waiting)
    points = 0.0
    if level == UPGRADED:
        points = float(g.t.estate.upgraded_worker_vp * (after + 1))
    effect = tokens.effect[shop]
    if tokens.era[shop] > 1:
        if g.flipped >> shop & 1:
            return points
        return points + share * worths.income[effect]
    brings = share * (worths.income[effect] * float(after) + worths.last[effect])
    extra = tokens.extra[shop]
    if level == UPGRADED and extra:
        brings += worths.income[extra] * float(after) + worths.last[extra]
    return brings + points


def shop_share(g: Board, shop: i64, level: i64, after: i64, wanted: vec[i64]) -> float:
    """How much of what a workshop can bring it will bring; takes the worker it waits for out of those wanted."""
    if level == EMPTY:
        citizen = g.t.tokens.shop_class[shop]
        if wanted[citizen] > 0:
            wanted[citizen] -= 1
            return LATE_WORKER
    elif g.fits(shop, level):
        return 1.0
    return IDLE_SHOP * min(1.0, FILLING * float(after))


def cabin_worth(g: Board, seat: i64, cabin: i64, effect: i64, after: i64) -> float:
    """For sure while the citizen in it stays, and now and then later."""
    stays: i64 = 0  # productions, this round's included
    if g.cabin(seat, cabin):
        stays = LAST_STAGE + 1 - g.cabin_stage(seat, cabin)
    full = g.t.worths.income[effect]
    last = g.t.worths.last[effect]
    if after == 0:
        return last if stays else OCCUPIED * last
    sure = min(after, stays)
    return full * (float(sure) + OCCUPIED * float(after - sure)) + OCCUPIED * last
