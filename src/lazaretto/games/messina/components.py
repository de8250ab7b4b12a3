"""Every component is where it can be: the broken invariants of a Messina board."""

from __future__ import annotations

from lazaretto.games.messina import actions as act
from lazaretto.games.messina.board import (
    IN_STACK,
    LOST,
    NO_BUILDING,
    NOBODY,
    NOWHERE,
    Board,
    members,
)
from lazaretto.games.messina.layout import LAYOUT
from lazaretto.kernel.bits import bit, size


def problems(g: Board) -> list[str]:
    """Every broken invariant; empty for a sound board."""
    found = list(LAYOUT.out_of_range(g))
    _check_plague(g, found)
    _check_city(g, found)
    _check_ships(g, found)
    _check_stacks(g, found)
    _check_carts(g, found)
    _check_tracks(g, found)
    _check_standing(g, found)
    for seat in range(g.players):
        _check_seat(g, seat, found)
        _check_estate(g, seat, found)
    _check_boards(g, found)
    if g.opponent:
        _check_opponent(g, found)
    elif g.opponent_left or g.opponent_on or g.tokens_drawn:
        found.append("things of an opponent who is not there")
    return found


def _check_opponent(g: Board, found: list[str]) -> None:
    """[messina.solo.opponent-helpers] [messina.solo.token-draw] The opponent of a solo game and its tokens."""
    if not g.t.ratings.start <= g.opponent <= g.t.ratings.length[act.POPULARITY]:
        found.append(f"opponent on space {g.opponent}")
    helpers = g.opponent_left + size(g.opponent_on)
    if g.opponent_left < 0 or helpers > g.t.solo.helpers[g.round]:
        found.append(f"opponent has {helpers} helpers")
    named = 0
    for token, hex in enumerate(g.t.solo.hexes):
        if g.tokens_drawn >> token & 1:
            named |= bit(hex)
    if g.opponent_on & ~named:
        found.append("opponent without a token")
    if any(g.opponent_on >> hex & 1 and g.site_of(hex) == NOWHERE for hex in range(act.HEXES)):
        found.append("opponent off the city")


def _check_boards(g: Board, found: list[str]) -> None:
    """[messina.advanced.boards] Every board of side b is there once."""
    estates = [g.estate_board(seat) for seat in range(g.players)]
    scrolls = [g.scroll_board(seat) for seat in range(g.players)]
    for what, boards in (("player boards", estates), ("scrolls", scrolls)):
        side_b = [board for board in boards if board]
        if len(set(side_b)) != len(side_b):
            found.append(f"{what} {boards}")


def _check_plague(g: Board, found: list[str]) -> None:
    """[messina.setup.plague-supply] Supply, hexes and ships hold all the cubes there are."""
    lying = [g.cubes(hex) for hex in range(act.HEXES)] + [g.ship_cube(ship) for ship in range(act.SHIPS)]
    total = g.cube_supply + sum(lying)
    if total != g.t.limits.plague_cubes or min([g.cube_supply, *lying]) < 0:
        found.append(f"{total} plague cubes")
    for ship in range(act.SHIPS):
        if g.ship_cube(ship) and not 0 <= g.ship_at(ship) < act.DOCKS:
            found.append(f"ship {ship}: a cube away from the docks")
        if g.ship_cube(ship) > g.t.limits.cube_per_ship:
            found.append(f"ship {ship}: {g.ship_cube(ship)} cubes")


def _check_city(g: Board, found: list[str]) -> None:
    """[messina.city.port-limits] [messina.city.port-corners] Ports in their corners and bare; nothing off the city."""
    if [g.site_of(hex) for hex in range(act.DISTRICTS, act.HEXES)] != list(g.t.city.port_site):
        found.append("ports out of place")
    if min(g.waiting(hex, citizen) for hex in range(act.HEXES) for citizen in range(act.CLASSES)) < 0:
        found.append("fewer than no citizens")
    for hex in range(act.HEXES):
        bare = g.cubes(hex) == 0 and g.citizens_on(hex) == 0 and g.owner(hex) == NOBODY
        if not bare and (hex >= act.DISTRICTS or g.site_of(hex) == NOWHERE):
            found.append(f"hex {hex}: something lies where nothing can")
    letters = [g.t.city.letter[hex] for hex in range(act.DISTRICTS) if g.site_of(hex) != NOWHERE]
    wanted = [hex for hex in range(act.DISTRICTS) if g.t.city.letter[hex] == 0 and hex not in g.t.city.first]
    if any(g.site_of(hex) != NOWHERE for hex in wanted):
        found.append("a hex for another number of players")
    if g.order_count and letters.count(0) != len(g.t.city.first) and g.round > 1:
        found.append("starting hexes are missing")


def _check_ships(g: Board, found: list[str]) -> None:
    """[messina.city.dock-three-cells] [messina.setup.ships-two-player]"""
    for dock in range(act.DOCKS):
        if size(g.ships_at_dock(dock)) > g.t.limits.ships_per_dock:
            found.append(f"dock {dock}: too many ships")
    for ship in range(act.SHIPS):
        at = g.ship_at(ship)
        if not (at in (IN_STACK, LOST) or 0 <= at < act.DOCKS + g.players):
            found.append(f"ship {ship}: at {at}")
        if ship not in g.t.tokens.ships_in_play and at != LOST:
            found.append(f"ship {ship}: not of this game")
        if ship in g.t.tokens.ships_in_play and at == LOST and not g.opponent:
            found.append(f"ship {ship}: lost, and nobody took it")


def _check_stacks(g: Board, found: list[str]) -> None:
    """[messina.component.tiles] Every building is in one place, and unseen ones are as many as were never revealed."""
    lying = _lying(g)
    if len(set(lying)) != len(lying):
        found.append(f"buildings in two places: {sorted(lying)}")
    if any(not g.revealed >> building & 1 for building in lying):
        found.append("a building lies open that nobody has seen")
    _check_none_vanished(g, lying, found)
    unseen = [b for b in range(act.FIRST_UPGRADE, act.FIRST_CART) if not g.revealed >> b & 1]
    stacked = [g.unseen(stack) for stack in range(act.SHOP_STACK)]
    if sum(stacked) != len(unseen):
        found.append(f"{len(unseen)} unseen cabin upgrades, {stacked} in stacks")
    for stack in range(act.SHOP_STACK, act.STACKS):
        _check_shop_stack(g, stack, found)
    for stack in range(act.SHOP_STACK):
        if any(not act.FIRST_UPGRADE <= b < act.FIRST_CART for b in _under(g, stack)):
            found.append(f"stack {stack}: not a cabin upgrade")


def _lying(g: Board) -> list[int]:
    """Every building that lies somewhere where it can be seen."""
    lying = [g.top(stack) for stack in range(act.STACKS)]
    lying += [g.cart_top(stack) for stack in range(g.t.tokens.cart_stacks)]
    lying += [building for stack in range(act.STACKS) for building in _under(g, stack)]
    lying += [shop for shop in range(act.SHOPS) if g.shop_owner(shop) != NOBODY]
    lying += [g.cabin_upgrade(seat, cabin) for seat in range(g.players) for cabin in range(act.CABINS)]
    lying += [act.FIRST_CART + cart for cart in range(act.CARTS) if g.cart_owner(cart) != NOBODY]
    return [building for building in lying if building != NO_BUILDING]


def _under(g: Board, stack: int) -> list[int]:
    return [g.under(stack, depth) for depth in range(g.under_count(stack))]


def _check_none_vanished(g: Board, lying: list[int], found: list[str]) -> None:
    """[messina.build.reveal-next] [messina.prep.round5-workshops] What was revealed lies somewhere.

    The opponent of a solo game takes buildings out of it, and so does the change of workshops. One cabin upgrade may be
    in the hand of a player who is asked for its cabin.
    """
    if g.opponent:
        return
    era = g.t.rounds.era[g.round]
    seen = [b for b in range(act.BUILDINGS) if g.revealed >> b & 1 and (b >= act.SHOPS or g.t.tokens.era[b] == era)]
    missing = [building for building in seen if building not in lying]
    if len(missing) == 1 and act.FIRST_UPGRADE <= missing[0] < act.FIRST_CART:
        return
    if missing:
        found.append(f"buildings have vanished: {missing}")


def _check_shop_stack(g: Board, stack: int, found: list[str]) -> None:
    """[messina.setup.workshop-stacks] [messina.prep.round5-workshops] Workshops of one class and of the era of the round."""
    tokens, era, citizen = g.t.tokens, g.t.rounds.era[g.round], stack - act.SHOP_STACK
    pool = [s for s in range(act.SHOPS) if tokens.era[s] == era and tokens.shop_class[s] == citizen]
    if len([s for s in pool if not g.revealed >> s & 1]) != g.unseen(stack):
        found.append(f"stack {stack}: {g.unseen(stack)} unseen workshops")
    for building in [g.top(stack), *_under(g, stack)]:
        if building != NO_BUILDING and building not in pool:
            found.append(f"stack {stack}: building {building} does not belong there")


def _check_carts(g: Board, found: list[str]) -> None:
    """[messina.setup.cart-stacks] The open cart has the number before the next one."""
    stacks = range(g.t.tokens.cart_stacks)
    for stack in stacks:
        top = g.cart_top(stack)
        if g.cart_next(stack) >= len(g.t.tokens.pairs):
            found.append(f"cart stack {stack}: {g.cart_next(stack)} comes next")
        if top == NO_BUILDING:
            continue
        if top < act.FIRST_CART or g.t.tokens.cart_pair[top - act.FIRST_CART] != g.cart_next(stack) - 1:
            found.append(f"cart stack {stack}: {top} before {g.cart_next(stack)}")
    for pair in sorted(set(g.t.tokens.cart_pair)):
        seen = [c for c in range(act.CARTS) if g.t.tokens.cart_pair[c] == pair and g.revealed >> act.FIRST_CART + c & 1]
        if len(seen) > len([stack for stack in stacks if g.cart_next(stack) > pair]):
            found.append(f"{len(seen)} carts of pair {pair}")
    for cart in range(act.CARTS):
        if g.carts_used >> cart & 1 and g.cart_owner(cart) == NOBODY:
            found.append(f"cart {cart}: used by nobody")


def _check_tracks(g: Board, found: list[str]) -> None:
    """[messina.component.disc-roles] [messina.rating.stack-top] Discs on spaces that exist, in stacks without gaps."""
    order = g.turn_order()
    if order and sorted(order) != list(range(g.players + (1 if g.opponent else 0))):
        found.append(f"turn order {order}")
    for track in range(act.POINTS + 1):
        stacks: dict[int, list[int]] = {}
        for seat in range(g.players):
            stacks.setdefault(g.disc(track, seat), []).append(g.height(track, seat))
        if any(sorted(heights) != list(range(len(heights))) for heights in stacks.values()):
            found.append(f"track {track}: stacks {stacks}")
        if track < act.POINTS and any(not g.t.ratings.start <= space <= g.t.ratings.length[track] for space in stacks):
            found.append(f"track {track}: spaces {sorted(stacks)}")


def _check_standing(g: Board, found: list[str]) -> None:
    """[messina.helper.standing-blocks] No two helpers stand on one hex."""
    standing = members(g.opponent_on)
    for seat in range(g.players):
        numbers = range(g.t.limits.helpers_max)
        standing += [g.helper_at(seat, number) for number in numbers if g.helper_used(seat, number)]
    hexes = [place for place in standing if 0 <= place < act.HEXES]
    if len(set(hexes)) != len(hexes):
        found.append("two helpers stand on one hex")


def _check_seat(g: Board, seat: int, found: list[str]) -> None:
    """[messina.component.colour-kit] [messina.helper.max-five] [messina.repop.five-tokens] What one colour has."""
    districts = size(g.districts_of(seat))
    if districts > g.t.limits.repopulation_tokens:
        found.append(f"seat {seat}: {districts} districts")
    for number in range(g.t.limits.helpers_max):
        place = g.helper_at(seat, number)
        if place < 0 and g.helper_used(seat, number):
            found.append(f"seat {seat}: helper at {place}")
        if 0 <= place < act.HEXES and g.site_of(place) == NOWHERE:
            found.append(f"seat {seat}: helper off the city")
    ratings = g.t.ratings
    for space in range(len(ratings.vp)):
        track = max(t for t in range(act.TRACK_COUNT) if ratings.base[t] <= space)
        reached = g.rating(seat, track) > space - ratings.base[track]
        if g.owed(seat) >> space & 1 and not (reached and (ratings.action[space] or ratings.helper[space])):
            found.append(f"seat {seat}: nothing is owed for space {space}")


def _check_estate(g: Board, seat: int, found: list[str]) -> None:
    """[messina.quarantine.cabins] [messina.build.workshop-class] [messina.overseer.branch] One player board."""
    if g.golden(seat) & ~g.occupied(seat):
        found.append(f"seat {seat}: upgraded citizens who are not there")
    if g.spent(seat) & ~g.t.estate.once[g.estate_board(seat)]:
        found.append(f"seat {seat}: a square is used up that is not single-use")
    for cabin in range(act.CABINS):
        if (g.cabin(seat, cabin) == 0) != (g.cabin_stage(seat, cabin) == 0):
            found.append(f"cabin {cabin}: citizen {g.cabin(seat, cabin)} in square {g.cabin_stage(seat, cabin)}")
        if NO_BUILDING < g.cabin_upgrade(seat, cabin) < act.FIRST_UPGRADE:
            found.append(f"cabin {cabin}: upgraded with {g.cabin_upgrade(seat, cabin)}")
    for citizen in range(act.CLASSES):
        cell, branch = g.overseer(seat, citizen), g.branch(seat, citizen)
        if cell > g.t.estate.path_length or (branch != 0) != (cell >= 2):
            found.append(f"overseer {citizen}: cell {cell}, branch {branch}")
    if any(g.scroll(seat, line) > g.t.scrolls.steps for line in range(act.LINES)):
        found.append(f"seat {seat}: scroll")
    _check_shops(g, seat, found)


def _check_shops(g: Board, seat: int, found: list[str]) -> None:
    """[messina.build.era2-reward] [messina.build.era2-flip] Workers of known kinds; a fitting one has had his reward."""
    if g.golden_workers & ~g.workers:
        found.append("upgraded workers who are not there")
    for shop in range(act.SHOPS):
        level, flipped = g.worker(shop), g.flipped >> shop & 1
        if g.shop_owner(shop) == NOBODY and (level or flipped):
            found.append(f"workshop {shop}: worked by nobody")
        if g.shop_owner(shop) != seat:
            continue
        if flipped and g.t.tokens.era[shop] == 1:
            found.append(f"workshop {shop}: turned over")
        if g.waits_reward(shop) and g.fits(shop, level):
            found.append(f"workshop {shop}: its reward was not given")
