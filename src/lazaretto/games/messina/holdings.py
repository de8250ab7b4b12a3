"""What a player of Messina has, counted: what consequences tell."""

from __future__ import annotations

from lazaretto.games.messina.actions import CABINS, CLASS, CLASSES, LINES, RATING
from lazaretto.games.messina.board import NOWHERE, Board
from lazaretto.games.messina.effects import RESOURCES
from lazaretto.kernel.bits import size


def holdings(g: Board) -> list[dict[str, int]]:
    """By seat; all of it lies open."""
    return [_of(g, seat) for seat in range(g.players)]


def _of(g: Board, seat: int) -> dict[str, int]:
    return {
        **{name: g.stock(seat, at) for at, name in enumerate(RESOURCES)},
        "points": g.points(seat),
        **{name: g.rating(seat, at) for at, name in enumerate(RATING.words)},
        "rat": g.rats(seat),
        **{name: size(g.settled(seat, at)) for at, name in enumerate(CLASS.words)},
        "upgrade": size(g.golden(seat)),
        "cabin": CABINS - size(g.empty_cabins(seat)),
        "worker": size(g.shops_of(seat) & g.workers),
        "workshop": size(g.shops_of(seat)),
        "annex": sum(g.cabin_upgrade(seat, cabin) != NOWHERE for cabin in range(CABINS)),
        "cart": size(g.carts_of(seat)),
        "ship": size(g.ships_of(seat)),
        "district": size(g.districts_of(seat)),
        "overseer": sum(g.overseer(seat, at) for at in range(CLASSES)),
        "golden": sum(g.overseer_up(seat, at) for at in range(CLASSES)),
        "scroll": sum(g.scroll(seat, line) for line in range(LINES)),
        "helper": g.helpers_gained(seat),
    }
