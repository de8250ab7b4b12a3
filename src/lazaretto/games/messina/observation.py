"""Messina 1347 for learning: the board as numbers between 0 and 1, as one seat sees it.

There are as many for all boards of a table with the same number of players; `describe` names every one. Seats are
relative: `p0` is the observer, `p1` comes after him by number, and so on. Nothing is hidden in Messina, so a spectator
sees the same from seat 0. The parts, in order:

1. round, wheel step (one of twelve), cubes in supply, turn order (place of each seat), dock tokens drawn
2. each hex: in the city, its site there (binary digits), cubes, citizens of each class, a standing helper; what of them
   each seat has repopulated
3. each seat's helpers: lying and used on every place, and those in the supply
4. each ship: stacked, at each dock, taken by each seat, with its cube
5. the buildings: lying open, owned by each seat; workers and whether a workshop gave its reward; carts used
6. each seat: stock, points, rats, ratings, squares, cabins, overseers, scroll, boards, open rating actions
7. the opponent of a solo game: popularity, helpers left, tokens drawn; whether the priority token and the strict recall
   are played with
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.messina import actions as act
from lazaretto.games.messina.board import IN_STACK, IN_SUPPLY, NOWHERE, UPGRADED, Board, class_of, level_of
from lazaretto.games.messina.effects import KINDS, RESOURCES
from lazaretto.kernel.bits import bit
from lazaretto.kernel.blocks import vec
from lazaretto.kernel.page import Page

MANY: Final = 12  # of a resource
MOST_POINTS: Final = 150
MANY_RATS: Final = 12
MANY_CUBES: Final = 4
MANY_CITIZENS: Final = 4
PLACES: Final[i64] = len(act.PLACE.words)
SITE_DIGITS: Final[i64] = int(act.SITES).bit_length()
ESTATES: Final[i64] = len(act.ESTATE.words)
SCROLLS: Final[i64] = len(act.SCROLL.words)
SPACES: Final[i64] = len(act.SPACE_OF_RATING.words)
BLOCKED: Final[i64] = 2 + SITE_DIGITS + act.CLASSES  # where a standing helper is told among the entries of a hex
HEX_ENTRIES: Final[i64] = BLOCKED + 1
ALL_HEXES: Final[i64] = bit(act.HEXES) - 1
COUNTED: Final = vec[i64]([0] * (2 * PLACES + 1))  # while a seat's helpers are counted


def observe(g: Board, seat: i64, page: Page) -> None:
    """Write the board for a seat, or for a spectator (-1)."""
    page.share(g.round, g.t.rounds.count)
    page.one_of(g.wheel, act.STEPS)
    page.share(g.cube_supply, g.t.limits.plague_cubes)
    _turn_order(g, page)
    page.set_of(g.docks_drawn, act.DOCKS)
    page.spread(g.standing() & ALL_HEXES, page.at + BLOCKED, HEX_ENTRIES)
    for hex in range(act.HEXES):
        if g.site_of(hex) != NOWHERE:
            _hex(g, hex, page)
        else:
            page.skip(HEX_ENTRIES)
    for step in range(g.players):
        page.set_of(g.districts_of(page.nth(step)), act.DISTRICTS)
    for step in range(g.players):
        _helpers(g, page.nth(step), page)
    for ship in range(act.SHIPS):
        _ship(g, ship, page)
    _buildings(g, page)
    for step in range(g.players):
        _seat(g, page.nth(step), page)
    page.share(g.opponent, g.t.ratings.length[act.POPULARITY])
    page.share(g.opponent_left, g.t.limits.helpers_max)
    page.set_of(g.tokens_drawn, act.SOLO_TOKENS)
    page.flag(g.priority != 0)
    page.flag(g.strict_recall != 0)


def _turn_order(g: Board, page: Page) -> None:
    """The place of each seat, the last one being 1."""
    for place in range(g.order_count):
        seat = g.order(place)
        if seat < g.players:
            page.put_share(page.at + page.step(seat), place, g.order_count - 1)
    page.skip(g.players)


def _hex(g: Board, hex: i64, page: Page) -> None:
    page.flag(True)
    page.set_of(g.site_of(hex), SITE_DIGITS)
    page.share(g.cubes(hex), MANY_CUBES)
    for citizen in range(act.CLASSES):
        page.share(g.waiting(hex, citizen), MANY_CITIZENS)
    page.skip(1)  # a standing helper is marked already


def _helpers(g: Board, seat: i64, page: Page) -> None:
    """Shares of a seat's helpers: lying and used on each place, then in the supply."""
    most = g.t.limits.helpers_max
    for number in range(most):
        entry = _helper_entry(g, seat, number)
        if entry >= 0:
            COUNTED[entry] += 1
            page.put_share(page.at + entry, COUNTED[entry], most)
    for number in range(most):
        entry = _helper_entry(g, seat, number)
        if entry >= 0:
            COUNTED[entry] = 0
    page.skip(2 * PLACES + 1)


def _helper_entry(g: Board, seat: i64, number: i64) -> i64:
    place = g.helper_at(seat, number)
    if place >= 0:
        return 2 * place + g.helper_used(seat, number)
    return 2 * PLACES if place == IN_SUPPLY else -1


def _ship(g: Board, ship: i64, page: Page) -> None:
    at = g.ship_at(ship)
    page.flag(at == IN_STACK)
    page.one_of(at, act.DOCKS)
    page.seat(at - act.DOCKS)
    page.flag(g.ship_cube(ship) > 0)


def _buildings(g: Board, page: Page) -> None:
    for stack in range(act.STACKS):
        if g.top(stack) >= 0:
            page.mark(page.at + g.top(stack))
    for stack in range(g.t.tokens.cart_stacks):
        if g.cart_top(stack) >= 0:
            page.mark(page.at + g.cart_top(stack))
    page.skip(act.BUILDINGS)
    for step in range(g.players):
        seat = page.nth(step)
        page.set_of(g.shops_of(seat), act.SHOPS)
        for cabin in range(act.CABINS):
            if g.cabin_upgrade(seat, cabin) >= 0:
                page.mark(page.at + g.cabin_upgrade(seat, cabin) - act.FIRST_UPGRADE)
        page.skip(act.UPGRADES)
        page.set_of(g.carts_of(seat), act.CARTS)
    page.set_of(g.workers, act.SHOPS)
    page.set_of(g.golden_workers, act.SHOPS)
    page.set_of(g.flipped, act.SHOPS)
    page.set_of(g.carts_used, act.CARTS)


def _seat(g: Board, seat: i64, page: Page) -> None:
    for kind in range(KINDS):
        page.share(g.has(seat, kind), MANY)
    page.share(g.points(seat), MOST_POINTS)
    page.share(g.rats(seat), MANY_RATS)
    for track in range(act.TRACK_COUNT):
        page.share(g.rating(seat, track), g.t.ratings.length[track])
    page.set_of(g.occupied(seat), act.SQUARES)
    page.set_of(g.golden(seat), act.SQUARES)
    page.set_of(g.spent(seat), act.SQUARES)
    for cabin in range(act.CABINS):
        _cabin(g, seat, cabin, page)
    for citizen in range(act.CLASSES):
        page.share(g.overseer(seat, citizen), g.t.estate.path_length)
        page.one_of(g.branch(seat, citizen) - 1, 2)
        page.flag(g.overseer_up(seat, citizen) != 0)
    for line in range(act.LINES):
        page.share(g.scroll(seat, line), g.t.scrolls.steps)
    page.one_of(g.estate_board(seat), ESTATES)
    page.one_of(g.scroll_board(seat), SCROLLS)
    page.set_of(g.owed(seat), SPACES)


def _cabin(g: Board, seat: i64, cabin: i64, page: Page) -> None:
    code = g.cabin(seat, cabin)
    page.one_of(class_of(code) if code > 0 else -1, act.CLASSES)
    page.flag(code > 0 and level_of(code) == UPGRADED)
    page.share(g.cabin_stage(seat, cabin), 2)
    page.flag(g.cabin_upgrade(seat, cabin) >= 0)


# ---------------------------------------------------------------- names


def describe(players: int) -> list[str]:
    """The name of every entry of `observe`, for one number of players."""
    seats = [f"p{step}" for step in range(players)]
    names = ["round", *[f"wheel.{word}" for word in act.STEP.words], "cube-supply", *[f"place.{seat}" for seat in seats]]
    names += [f"{dock}.drawn" for dock in act.DOCK.words]
    for hex in act.HEX.words:
        site = [f"site.bit{digit}" for digit in range(SITE_DIGITS)]
        names += [f"{hex}.{each}" for each in ("in-city", *site, "cubes", *act.CLASS.words, "blocked")]
    names += [f"{district}.{seat}" for seat in seats for district in act.DISTRICT.words]
    for seat in seats:
        names += [f"{seat}.{how}.{place}" for place in act.PLACE.words for how in ("lying", "used")]
        names += [f"{seat}.helpers.supply"]
    for ship in act.SHIP.words:
        names += [f"{ship}.{place}" for place in ("stack", *act.DOCK.words, *seats, "cube")]
    names += [f"{building}.{what}" for what in ("open", *seats) for building in act.BUILDING.words]
    names += [f"{shop}.{what}" for what in ("worker", "upgraded", "rewarded") for shop in act.WORKSHOP.words]
    names += [f"{cart}.used" for cart in act.CART.words]
    for seat in seats:
        names += [f"{seat}.{what}" for what in _seat_names()]
    names += ["opponent.popularity", "opponent.left", *[f"{token}.drawn" for token in act.SOLO_TOKEN.words]]
    return [*names, "priority-token", "strict-recall"]


def _seat_names() -> list[str]:
    names = [*RESOURCES, "points", "rats", *act.RATING.words]
    names += [f"{square}.{what}" for what in ("citizen", "upgraded", "spent") for square in act.SQUARE.words]
    names += [f"{cabin}.{what}" for cabin in act.CABIN.words for what in (*act.CLASS.words, "upgraded", "stage", "improved")]
    names += [f"{citizen}.overseer.{what}" for citizen in act.CLASS.words for what in ("cell", "left", "right", "upgraded")]
    names += [f"scroll.{line}" for line in act.LINE.words]
    names += [f"estate.{board}" for board in act.ESTATE.words] + [f"scroll-board.{board}" for board in act.SCROLL.words]
    return [*names, *[f"owed.{space}" for space in act.SPACE_OF_RATING.words]]
