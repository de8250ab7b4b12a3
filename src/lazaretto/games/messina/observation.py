"""Messina 1347 for learning: the board as one list of numbers between 0 and 1, as one seat sees it.

The list has the same length for all boards of a table with the same number of players; `describe` names every
entry. Seats are relative: `p0` is the observer, `p1` comes after him by number, and so on. Nothing is hidden in
Messina, so a spectator sees the same from seat 0. The parts, in order:

1. round, wheel step (one of twelve), cubes in supply, turn order (place of each seat)
2. each hex: in the city, cubes, citizens of each class, owner (one flag for each seat), a standing helper
3. each seat's helpers: lying and used on every place, and those in the supply
4. each ship: stacked, at each dock, with its cube, taken by each seat
5. each building: lying open, owned by each seat; workers and whether a workshop gave its reward
6. each seat: stock, points, ratings, rats, squares, cabins, overseers, scroll, boards, open rating actions
7. the opponent of a solo game: popularity, helpers left
"""

from __future__ import annotations

from lazaretto.games.messina import actions as act
from lazaretto.games.messina.effects import KINDS, RESOURCES
from lazaretto.games.messina.state import NOBODY, NOWHERE, UPGRADED, State, class_of, level_of

MANY = 12.0  # of a resource
MOST_POINTS = 150.0
MANY_RATS = 12.0
MANY_CUBES = 4.0
MANY_CITIZENS = 4.0


def observe(g: State, seat: int) -> list[float]:
    """The encoding of a board for a seat, or for a spectator (-1)."""
    first = max(seat, 0)
    order = [(first + step) % g.players for step in range(g.players)]
    values = [g.round / g.t.rounds.count, *[float(g.wheel == step) for step in range(act.STEPS)]]
    values += [g.cube_supply / g.t.limits.plague_cubes, *[_place_in_order(g, each) for each in order]]
    for hex in range(act.HEXES):
        values += _hex(g, hex, order)
    for each in order:
        values += _helpers(g, each)
    for ship in range(act.SHIPS):
        at = g.ship_at[ship]
        values += [float(at == place) for place in (-1, *range(act.DOCKS), *[act.DOCKS + each for each in order])]
        values.append(float(g.ship_cube[ship]))
    values += _buildings(g, order)
    for each in order:
        values += _seat(g, each)
    values += [g.opponent / g.t.ratings.length[act.POPULARITY], min(1.0, g.opponent_left / g.t.limits.helpers_max)]
    return values


def describe(players: int) -> list[str]:
    """The name of every entry of `observe`, for one number of players."""
    seats = [f"p{step}" for step in range(players)]
    names = ["round", *[f"wheel.{word}" for word in act.STEP.words], "cube-supply", *[f"place.{seat}" for seat in seats]]
    for hex in act.HEX.words:
        what = ["in-city", "cubes", *act.CLASS.words, *[f"owner.{seat}" for seat in seats], "blocked"]
        names += [f"{hex}.{each}" for each in what]
    for seat in seats:
        names += [f"{seat}.{how}.{place}" for place in act.PLACE.words for how in ("lying", "used")]
        names += [f"{seat}.helpers.supply"]
    for ship in act.SHIP.words:
        names += [f"{ship}.{place}" for place in ("stack", *act.DOCK.words, *seats, "cube")]
    for building in act.BUILDING.words:
        names += [f"{building}.{what}" for what in ("open", *seats)]
    names += [f"{shop}.{what}" for shop in act.WORKSHOP.words for what in ("worker", "upgraded", "rewarded")]
    names += [f"{cart}.used" for cart in act.CART.words]
    for seat in seats:
        names += [f"{seat}.{what}" for what in _seat_names()]
    return [*names, "opponent.popularity", "opponent.left"]


def _place_in_order(g: State, seat: int) -> float:
    return g.order.index(seat) / max(1, len(g.order) - 1) if seat in g.order else 0.0


def _hex(g: State, hex: int, order: list[int]) -> list[float]:
    citizens = [min(1.0, g.waiting[hex * act.CLASSES + c] / MANY_CITIZENS) for c in range(act.CLASSES)]
    owners = [float(g.owner[hex] == each) for each in order]
    blocked = float(g.standing() >> hex & 1)
    return [float(g.site_of[hex] != NOWHERE), min(1.0, g.cubes[hex] / MANY_CUBES), *citizens, *owners, blocked]


def _helpers(g: State, seat: int) -> list[float]:
    most = g.t.limits.helpers_max
    values = [0.0] * (2 * len(act.PLACE.words) + 1)
    for at in range(seat * most, (seat + 1) * most):
        place = g.helper_at[at]
        if place >= 0:
            values[2 * place + g.helper_used[at]] += 1 / most
        elif place == -1:
            values[-1] += 1 / most
    return values


def _buildings(g: State, order: list[int]) -> list[float]:
    owner = [*g.shop_owner, *_upgrade_owners(g), *g.cart_owner]
    shown = [*g.top, *g.cart_top]
    values: list[float] = []
    for building in range(act.BUILDINGS):
        values += [float(building in shown), *[float(owner[building] == each) for each in order]]
    for shop in range(act.SHOPS):
        values += [float(g.worker[shop] > 0), float(g.worker[shop] == UPGRADED), float(g.flipped >> shop & 1)]
    return values + [float(g.carts_used >> cart & 1) for cart in range(act.CARTS)]


def _upgrade_owners(g: State) -> list[int]:
    owners = [NOBODY] * act.UPGRADES
    for at, upgrade in enumerate(g.cabin_upgrade):
        if upgrade >= 0:
            owners[upgrade - act.FIRST_UPGRADE] = at // act.CABINS
    return owners


def _seat(g: State, seat: int) -> list[float]:
    values = [min(1.0, g.has(seat, kind) / MANY) for kind in range(KINDS)]
    values += [min(1.0, g.points(seat) / MOST_POINTS), min(1.0, g.rats[seat] / MANY_RATS)]
    values += [g.rating(seat, track) / g.t.ratings.length[track] for track in range(act.TRACK_COUNT)]
    for square in range(act.SQUARES):
        level = g.square[seat * act.SQUARES + square]
        values += [float(level > 0), float(level == UPGRADED), float(g.spent[seat] >> square & 1)]
    for at in range(seat * act.CABINS, (seat + 1) * act.CABINS):
        code = g.cabin[at]
        values += [float(code > 0 and class_of(code) == c) for c in range(act.CLASSES)]
        values += [float(code > 0 and level_of(code) == UPGRADED), g.cabin_stage[at] / 2, float(g.cabin_upgrade[at] >= 0)]
    for at in range(seat * act.CLASSES, (seat + 1) * act.CLASSES):
        values += [g.overseer[at] / g.t.estate.path_length, float(g.branch[at] == 1), float(g.branch[at] == 2)]
        values.append(float(g.overseer_up[at]))
    values += [level / g.t.scrolls.steps for level in g.scroll[seat * act.LINES : (seat + 1) * act.LINES]]
    values += [float(g.estate_board[seat] == board) for board in range(len(act.ESTATE.words))]
    values += [float(g.scroll_board[seat] == board) for board in range(len(act.SCROLL.words))]
    return values + [float(g.owed[seat] >> space & 1) for space in range(len(act.SPACE_OF_RATING.words))]


def _seat_names() -> list[str]:
    names = [*RESOURCES, "points", "rats", *act.RATING.words]
    names += [f"{square}.{what}" for square in act.SQUARE.words for what in ("citizen", "upgraded", "spent")]
    names += [f"{cabin}.{what}" for cabin in act.CABIN.words for what in (*act.CLASS.words, "upgraded", "stage", "improved")]
    names += [f"{citizen}.overseer.{what}" for citizen in act.CLASS.words for what in ("cell", "left", "right", "upgraded")]
    names += [f"scroll.{line}" for line in act.LINE.words]
    names += [f"estate.{board}" for board in act.ESTATE.words] + [f"scroll-board.{board}" for board in act.SCROLL.words]
    return [*names, *[f"owed.{space}" for space in act.SPACE_OF_RATING.words]]
