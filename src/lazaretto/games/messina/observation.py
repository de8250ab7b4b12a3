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
from lazaretto.games.messina.board import IN_STACK, IN_SUPPLY, NOBODY, NOWHERE, UPGRADED, Board, class_of, level_of
from lazaretto.games.messina.effects import KINDS, RESOURCES

MANY = 12  # of a resource
MOST_POINTS = 150
MANY_RATS = 12
MANY_CUBES = 4
MANY_CITIZENS = 4


def observe(g: Board, seat: int) -> list[float]:
    """The encoding of a board for a seat, or for a spectator (-1)."""
    first = max(seat, 0)
    order = [(first + step) % g.players for step in range(g.players)]
    values = [share(g.round, g.t.rounds.count), *[float(g.wheel == step) for step in range(act.STEPS)]]
    values += [share(g.cube_supply, g.t.limits.plague_cubes), *[_place_in_order(g, each) for each in order]]
    for hex in range(act.HEXES):
        values += _hex(g, hex, order)
    for each in order:
        values += _helpers(g, each)
    for ship in range(act.SHIPS):
        at = g.ship_at(ship)
        values += [float(at == place) for place in (IN_STACK, *range(act.DOCKS), *[act.DOCKS + each for each in order])]
        values.append(float(g.ship_cube(ship)))
    values += _buildings(g, order)
    for each in order:
        values += _seat(g, each)
    values += [share(g.opponent, g.t.ratings.length[act.POPULARITY]), at_most_one(g.opponent_left, g.t.limits.helpers_max)]
    return values


def share(count: int, most: int) -> float:
    return count / most


def at_most_one(count: int, many: int) -> float:
    return min(1.0, count / many)


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


def _place_in_order(g: Board, seat: int) -> float:
    order = g.turn_order()
    return order.index(seat) / max(1, len(order) - 1) if seat in order else 0.0


def _hex(g: Board, hex: int, order: list[int]) -> list[float]:
    citizens = [at_most_one(g.waiting(hex, c), MANY_CITIZENS) for c in range(act.CLASSES)]
    owners = [float(g.owner(hex) == each) for each in order]
    blocked = float(g.standing() >> hex & 1)
    return [float(g.site_of(hex) != NOWHERE), at_most_one(g.cubes(hex), MANY_CUBES), *citizens, *owners, blocked]


def _helpers(g: Board, seat: int) -> list[float]:
    most = int(g.t.limits.helpers_max)
    values = [0.0] * (2 * len(act.PLACE.words) + 1)
    for number in range(most):
        place = g.helper_at(seat, number)
        if place >= 0:
            values[2 * place + g.helper_used(seat, number)] += 1 / most
        elif place == IN_SUPPLY:
            values[-1] += 1 / most
    return values


def _buildings(g: Board, order: list[int]) -> list[float]:
    shops = [g.shop_owner(shop) for shop in range(act.SHOPS)]
    owner = [*shops, *_upgrade_owners(g), *[g.cart_owner(cart) for cart in range(act.CARTS)]]
    shown = [g.top(stack) for stack in range(act.STACKS)]
    shown += [g.cart_top(stack) for stack in range(g.t.tokens.cart_stacks)]
    values: list[float] = []
    for building in range(act.BUILDINGS):
        values += [float(building in shown), *[float(owner[building] == each) for each in order]]
    for shop in range(act.SHOPS):
        values += [float(g.worker(shop) > 0), float(g.worker(shop) == UPGRADED), float(g.flipped >> shop & 1)]
    return values + [float(g.carts_used >> cart & 1) for cart in range(act.CARTS)]


def _upgrade_owners(g: Board) -> list[int]:
    owners = [NOBODY] * act.UPGRADES
    for seat in range(g.players):
        for cabin in range(act.CABINS):
            upgrade = g.cabin_upgrade(seat, cabin)
            if upgrade >= 0:
                owners[upgrade - act.FIRST_UPGRADE] = seat
    return owners


def _seat(g: Board, seat: int) -> list[float]:
    values = [at_most_one(g.has(seat, kind), MANY) for kind in range(KINDS)]
    values += [at_most_one(g.points(seat), MOST_POINTS), at_most_one(g.rats(seat), MANY_RATS)]
    values += [share(g.rating(seat, track), g.t.ratings.length[track]) for track in range(act.TRACK_COUNT)]
    for square in range(act.SQUARES):
        level = g.square(seat, square)
        values += [float(level > 0), float(level == UPGRADED), float(g.spent(seat) >> square & 1)]
    for cabin in range(act.CABINS):
        code = g.cabin(seat, cabin)
        values += [float(code > 0 and class_of(code) == c) for c in range(act.CLASSES)]
        values += [float(code > 0 and level_of(code) == UPGRADED), share(g.cabin_stage(seat, cabin), 2)]
        values.append(float(g.cabin_upgrade(seat, cabin) >= 0))
    for citizen in range(act.CLASSES):
        branch = g.branch(seat, citizen)
        values += [share(g.overseer(seat, citizen), g.t.estate.path_length), float(branch == 1), float(branch == 2)]
        values.append(float(g.overseer_up(seat, citizen)))
    values += [share(g.scroll(seat, line), g.t.scrolls.steps) for line in range(act.LINES)]
    values += [float(g.estate_board(seat) == board) for board in range(len(act.ESTATE.words))]
    values += [float(g.scroll_board(seat) == board) for board in range(len(act.SCROLL.words))]
    return values + [float(g.owed(seat) >> space & 1) for space in range(len(act.SPACE_OF_RATING.words))]


def _seat_names() -> list[str]:
    names = [*RESOURCES, "points", "rats", *act.RATING.words]
    names += [f"{square}.{what}" for square in act.SQUARE.words for what in ("citizen", "upgraded", "spent")]
    names += [f"{cabin}.{what}" for cabin in act.CABIN.words for what in (*act.CLASS.words, "upgraded", "stage", "improved")]
    names += [f"{citizen}.overseer.{what}" for citizen in act.CLASS.words for what in ("cell", "left", "right", "upgraded")]
    names += [f"scroll.{line}" for line in act.LINE.words]
    names += [f"estate.{board}" for board in act.ESTATE.words] + [f"scroll-board.{board}" for board in act.SCROLL.words]
    return [*names, *[f"owed.{space}" for space in act.SPACE_OF_RATING.words]]
