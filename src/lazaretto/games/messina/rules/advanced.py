"""The advanced game: boards of side b, single-use squares, the race for districts, the lines of scrolls b."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.messina.actions import CABINS, CLASSES, DEAL_ESTATE, DEAL_SCROLL, ESTATE, SCROLL, SHIPS, Seat
from lazaretto.games.messina.board import NO_BUILDING, Board
from lazaretto.games.messina.effects import COIN, WOOD
from lazaretto.games.messina.rules.score_race import Race, district_points
from lazaretto.games.messina.tables import LINE_CABINS, LINE_COINS, LINE_GOODS, LINE_WOOD, LINE_WORKSHOPS
from lazaretto.kernel.bits import size
from lazaretto.kernel.frame import Chance, Options, Todo

FIRST_SIDE_B: Final[i64] = 1  # boards: side a, then those of side b
ESTATES: Final[i64] = len(ESTATE.words)
SCROLLS: Final[i64] = len(SCROLL.words)


def is_advanced(g: Board) -> bool:
    """[messina.advanced.mixed-sides] Any board on its side b."""
    for seat in range(g.players):  # noqa: SIM110 (a generator is slow in the compiled engine)
        if g.estate_board(seat) or g.scroll_board(seat):
            return True
    return False


class DealEstate(Chance):
    """[messina.advanced.boards] A player board of side b that nobody has yet."""

    seat: Seat

    def options(self, g: Board, out: Options) -> None:
        dealt = [g.estate_board(seat) for seat in range(g.players)]
        for board in range(FIRST_SIDE_B, ESTATES):
            if board not in dealt:
                out.add(DEAL_ESTATE + board)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        g.deal_estate(self.seat, option - DEAL_ESTATE)


class DealScroll(Chance):
    """[messina.advanced.boards] A scroll of side b that nobody has yet."""

    seat: Seat

    def options(self, g: Board, out: Options) -> None:
        dealt = [g.scroll_board(seat) for seat in range(g.players)]
        for board in range(FIRST_SIDE_B, SCROLLS):
            if board not in dealt:
                out.add(DEAL_SCROLL + board)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        g.deal_scroll(self.seat, option - DEAL_SCROLL)


def use_square(g: Board, seat: i64, square: i64) -> None:
    """[messina.advanced.one-use-square] [messina.advanced.one-use-citizen] The citizen of a square is activated.

    The use of a single-use square is marked; its citizen stays and can do all the rest.
    """
    g.activate(seat, square)


# ---------------------------------------------------------------- the race for districts


def district_race(g: Board, seat: i64) -> i64:
    """[messina.advanced.repop-race] [messina.advanced.repop-race-two] [messina.advanced.repop-race-tie]

    Most districts, then most points of districts. A player without a district takes no place.
    """
    if not is_advanced(g) or g.districts_of(seat) == 0:
        return 0
    race = Race(size(g.districts_of(seat)), district_points(g, seat))
    for other in range(g.players):
        if g.districts_of(other):
            race.meet(size(g.districts_of(other)), district_points(g, other))
    return race.prize(g.t.limits.district_race)


# ---------------------------------------------------------------- the lines of scrolls b


def counted_on_b(g: Board, seat: i64, kind: i64) -> i64:
    """[messina.advanced.scroll-workshops] [messina.advanced.scroll-coins] [messina.advanced.scroll-cabins]

    [messina.advanced.scroll-wood] [messina.advanced.scroll-goods] How many things a line counts, before its limit.
    """
    if kind == LINE_COINS:
        return g.has(seat, COIN)
    if kind == LINE_WOOD:
        return g.has(seat, WOOD)
    if kind == LINE_GOODS:
        return most_goods(g, seat)
    if kind == LINE_WORKSHOPS:
        return size(g.shops_of(seat))
    if kind == LINE_CABINS:
        return improved_cabins(g, seat)
    return 0


def improved_cabins(g: Board, seat: i64) -> i64:
    count: i64 = 0
    for cabin in range(CABINS):
        if g.cabin_upgrade(seat, cabin) != NO_BUILDING:
            count += 1
    return count


def most_goods(g: Board, seat: i64) -> i64:
    """[messina.advanced.scroll-goods] Cargoes of the one kind held most."""
    ships = g.ships_of(seat)
    most: i64 = 0
    for goods in range(g.t.tokens.goods):
        count: i64 = 0
        for ship in range(SHIPS):
            if ships >> ship & 1 and g.t.tokens.ship_goods[ship] == goods:
                count += 1
        most = max(most, count)
    return most


def overseer_points(g: Board, seat: i64, line: i64, level: i64) -> i64:
    """[messina.advanced.scroll-overseers] The farthest overseers, each by which of the last cells it has reached."""
    row = g.t.scrolls.rows[line * (g.t.scrolls.steps + 1) + level]
    before = g.t.estate.path_length - len(row)
    cells = sorted([g.overseer(seat, citizen) for citizen in range(CLASSES)], reverse=True)
    total: i64 = 0
    for cell in cells[: g.t.scrolls.count[line]]:
        if cell > before:
            total += row[cell - before - 1]
    return total


def bar_points(g: Board, seat: i64, line: i64, level: i64, popularity: i64) -> i64:
    """[messina.advanced.scroll-rating] One bar crossed or two; a barred space counts when it is reached."""
    track = g.t.scrolls.rating[line]
    disc = popularity
    if track != 0:
        disc = g.rating(seat, track)
    base = g.t.ratings.base[track]
    bars: i64 = 0
    for space in range(base, base + disc):
        bars = max(bars, g.t.ratings.bar[space])
    if bars == 0:
        return 0
    return g.t.scrolls.rows[line * (g.t.scrolls.steps + 1) + level][bars - 1]
