"""The scroll: what its markers are worth in the end."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.messina.actions import LINES
from lazaretto.games.messina.board import Board
from lazaretto.games.messina.rules.advanced import bar_points, counted_on_b, improved_cabins, overseer_points
from lazaretto.games.messina.tables import LINE_BUILDINGS, LINE_OVERSEERS, LINE_RATING, LINE_REPOPULATION, LINE_SHIPS
from lazaretto.kernel.bits import size


def scroll_points(g: Board, seat: i64, line: i64, popularity: i64) -> i64:
    """[messina.score.scroll-a-repop] [messina.score.scroll-a-buildings] [messina.score.scroll-a-ships] and side b.

    `popularity` is that rating after the rats have been counted.
    """
    at = g.scroll_board(seat) * LINES + line
    level = g.scroll(seat, line)
    if level == 0:
        return 0
    kind = g.t.scrolls.kind[at]
    if kind == LINE_OVERSEERS:
        return overseer_points(g, seat, at, level)
    if kind == LINE_RATING:
        return bar_points(g, seat, at, level, popularity)
    count = counted(g, seat, kind)
    if g.t.scrolls.cap[at]:
        count = min(count, g.t.scrolls.cap[at])
    return count * g.t.scrolls.half_points[at][level] // 2


def counted(g: Board, seat: i64, kind: i64) -> i64:
    """[messina.score.scroll-a-repop] [messina.score.scroll-a-buildings] [messina.score.scroll-a-ships] and side b.

    How many things a line counts, before its limit.
    """
    if kind == LINE_SHIPS:
        return size(g.ships_of(seat))
    if kind == LINE_REPOPULATION:
        return size(g.districts_of(seat))
    if kind == LINE_BUILDINGS:
        return size(g.shops_of(seat)) + improved_cabins(g, seat)
    return counted_on_b(g, seat, kind)
