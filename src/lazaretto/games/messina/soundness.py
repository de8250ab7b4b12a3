"""Every broken invariant of a Messina board."""

from __future__ import annotations

from lazaretto.games.messina import actions as act
from lazaretto.games.messina.state import (
    EMPTY,
    IN_BOX,
    IN_STACK,
    LOST,
    NO_BUILDING,
    NOBODY,
    NOWHERE,
    SHOP_STACK,
    STACKS,
    UPGRADED,
    State,
)


def problems(g: State) -> list[str]:
    """Every broken invariant; empty for a sound board."""
    found: list[str] = []
    _check_plague(g, found)
    _check_city(g, found)
    _check_ships(g, found)
    _check_stacks(g, found)
    _check_carts(g, found)
    _check_tracks(g, found)
    for seat in range(g.players):
        _check_seat(g, seat, found)
        _check_estate(g, seat, found)
    _check_boards(g, found)
    if g.opponent:
        _check_opponent(g, found)
    elif g.opponent_left or g.opponent_on or g.tokens_drawn:
        found.append("things of an opponent who is not there")
    return found


def _check_opponent(g: State, found: list[str]) -> None:
    """[messina.solo.opponent-helpers] [messina.solo.token-draw] The opponent of a solo game and its tokens."""
    if not g.t.ratings.start <= g.opponent <= g.t.ratings.length[act.POPULARITY]:
        found.append(f"opponent on space {g.opponent}")
    helpers = g.opponent_left + g.opponent_on.bit_count()
    if g.opponent_left < 0 or helpers > g.t.solo.helpers[g.round]:
        found.append(f"opponent has {helpers} helpers")
    named = 0
    for token, hex in enumerate(g.t.solo.hexes):
        if g.tokens_drawn >> token & 1:
            named |= 1 << hex
    if g.opponent_on & ~named:
        found.append("opponent without a token")
    if any(g.opponent_on >> hex & 1 and g.site_of[hex] == NOWHERE for hex in range(act.HEXES)):
        found.append("opponent off the city")


def _check_boards(g: State, found: list[str]) -> None:
    """[messina.advanced.boards] Every board of side b is there once."""
    for what, boards in (("player boards", g.estate_board), ("scrolls", g.scroll_board)):
        side_b = [board for board in boards if board]
        if len(set(side_b)) != len(side_b):
            found.append(f"{what} {boards}")


def _check_plague(g: State, found: list[str]) -> None:
    """[messina.setup.plague-supply] Supply, hexes and ships hold all the cubes there are."""
    total = g.cube_supply + sum(g.cubes) + sum(g.ship_cube)
    if total != g.t.limits.plague_cubes or min([g.cube_supply, *g.cubes, *g.ship_cube]) < 0:
        found.append(f"{total} plague cubes")
    for ship in range(act.SHIPS):
        if g.ship_cube[ship] and not 0 <= g.ship_at[ship] < act.DOCKS:
            found.append(f"ship {ship}: a cube away from the docks")
        if g.ship_cube[ship] > g.t.limits.cube_per_ship:
            found.append(f"ship {ship}: {g.ship_cube[ship]} cubes")


def _check_city(g: State, found: list[str]) -> None:
    """[messina.city.port-limits] [messina.city.port-corners] Ports in their corners and bare; nothing off the city."""
    if g.site_of[act.DISTRICTS :] != g.t.city.port_site:
        found.append("ports out of place")
    if min(g.waiting) < 0:
        found.append("fewer than no citizens")
    for hex in range(act.HEXES):
        bare = g.cubes[hex] == 0 and g.citizens_on(hex) == 0 and g.owner[hex] == NOBODY
        if not bare and (hex >= act.DISTRICTS or g.site_of[hex] == NOWHERE):
            found.append(f"hex {hex}: something lies where nothing can")
    letters = [g.t.city.letter[hex] for hex in range(act.DISTRICTS) if g.site_of[hex] != NOWHERE]
    wanted = [hex for hex in range(act.DISTRICTS) if g.t.city.letter[hex] == 0 and hex not in g.t.city.first]
    if any(g.site_of[hex] != NOWHERE for hex in wanted):
        found.append("a hex for another number of players")
    if g.order and letters.count(0) != len(g.t.city.first) and g.round > 1:
        found.append("starting hexes are missing")


def _check_ships(g: State, found: list[str]) -> None:
    """[messina.city.dock-three-cells] [messina.setup.ships-two-player]"""
    for dock in range(act.DOCKS):
        if len(g.ships_at_dock(dock)) > g.t.limits.ships_per_dock:
            found.append(f"dock {dock}: too many ships")
    for ship in range(act.SHIPS):
        at = g.ship_at[ship]
        if not (at in (IN_STACK, LOST) or 0 <= at < act.DOCKS + g.players):
            found.append(f"ship {ship}: at {at}")
        if ship not in g.t.tokens.ships_in_play and at != LOST:
            found.append(f"ship {ship}: not of this game")
        if ship in g.t.tokens.ships_in_play and at == LOST and not g.opponent:
            found.append(f"ship {ship}: lost, and nobody took it")


def _check_stacks(g: State, found: list[str]) -> None:
    """[messina.component.tiles] Every building is in one place, and unseen ones are as many as were never revealed."""
    lying = [building for building in [*g.top, *g.cart_top] if building != NO_BUILDING]
    lying += [building for under in g.under for building in under]
    lying += [shop for shop in range(act.SHOPS) if g.shop_owner[shop] != NOBODY]
    lying += [upgrade for upgrade in g.cabin_upgrade if upgrade != NO_BUILDING]
    lying += [act.FIRST_CART + cart for cart in range(act.CARTS) if g.cart_owner[cart] != NOBODY]
    if len(set(lying)) != len(lying):
        found.append(f"buildings in two places: {sorted(lying)}")
    if any(not g.revealed >> building & 1 for building in lying):
        found.append("a building lies open that nobody has seen")
    _check_none_vanished(g, lying, found)
    unseen = [b for b in range(act.FIRST_UPGRADE, act.FIRST_CART) if not g.revealed >> b & 1]
    if sum(g.unseen[:SHOP_STACK]) != len(unseen) or min(g.unseen) < 0:
        found.append(f"{len(unseen)} unseen cabin upgrades, {g.unseen[:SHOP_STACK]} in stacks")
    for stack in range(SHOP_STACK, STACKS):
        _check_shop_stack(g, stack, found)
    for stack in range(SHOP_STACK):
        if any(not act.FIRST_UPGRADE <= b < act.FIRST_CART for b in g.under[stack]):
            found.append(f"stack {stack}: not a cabin upgrade")


def _check_none_vanished(g: State, lying: list[int], found: list[str]) -> None:
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


def _check_shop_stack(g: State, stack: int, found: list[str]) -> None:
    """[messina.setup.workshop-stacks] [messina.prep.round5-workshops] Workshops of one class and of the era of the round."""
    tokens, era, citizen = g.t.tokens, g.t.rounds.era[g.round], stack - SHOP_STACK
    pool = [s for s in range(act.SHOPS) if tokens.era[s] == era and tokens.shop_class[s] == citizen]
    if len([s for s in pool if not g.revealed >> s & 1]) != g.unseen[stack]:
        found.append(f"stack {stack}: {g.unseen[stack]} unseen workshops")
    for building in [g.top[stack], *g.under[stack]]:
        if building != NO_BUILDING and building not in pool:
            found.append(f"stack {stack}: building {building} does not belong there")


def _check_carts(g: State, found: list[str]) -> None:
    """[messina.setup.cart-stacks] The open cart has the number before the next one."""
    for stack, top in enumerate(g.cart_top):
        if top == NO_BUILDING:
            continue
        if top < act.FIRST_CART or g.t.tokens.cart_pair[top - act.FIRST_CART] != g.cart_next[stack] - 1:
            found.append(f"cart stack {stack}: {top} before {g.cart_next[stack]}")
    for pair in sorted(set(g.t.tokens.cart_pair)):
        seen = [c for c in range(act.CARTS) if g.t.tokens.cart_pair[c] == pair and g.revealed >> act.FIRST_CART + c & 1]
        if len(seen) > len([after for after in g.cart_next if after > pair]):
            found.append(f"{len(seen)} carts of pair {pair}")
    for cart in range(act.CARTS):
        if g.carts_used >> cart & 1 and g.cart_owner[cart] == NOBODY:
            found.append(f"cart {cart}: used by nobody")


def _check_tracks(g: State, found: list[str]) -> None:
    """[messina.component.disc-roles] [messina.rating.stack-top] Discs on spaces that exist, in stacks without gaps."""
    if g.order and sorted(g.order) != list(range(g.players + (1 if g.opponent else 0))):
        found.append(f"turn order {g.order}")
    for track in range(act.POINTS + 1):
        first = track * g.players
        stacks: dict[int, list[int]] = {}
        for seat in range(g.players):
            stacks.setdefault(g.disc[first + seat], []).append(g.height[first + seat])
        if any(sorted(heights) != list(range(len(heights))) for heights in stacks.values()):
            found.append(f"track {track}: stacks {stacks}")
        if track < act.POINTS and any(not g.t.ratings.start <= space <= g.t.ratings.length[track] for space in stacks):
            found.append(f"track {track}: spaces {sorted(stacks)}")


def _check_seat(g: State, seat: int, found: list[str]) -> None:
    """[messina.component.colour-kit] [messina.helper.max-five] [messina.repop.five-tokens] What one colour has."""
    if min(g.stock[seat * 4 : seat * 4 + 4]) < 0 or g.rats[seat] < 0 or g.points(seat) < 0:
        found.append(f"seat {seat}: fewer than none")
    if len(g.districts_of(seat)) > g.t.limits.repopulation_tokens:
        found.append(f"seat {seat}: {len(g.districts_of(seat))} districts")
    most = g.t.limits.helpers_max
    for at in range(seat * most, (seat + 1) * most):
        place = g.helper_at[at]
        if not IN_BOX <= place <= act.AT_HOME or (place < 0 and g.helper_used[at]):
            found.append(f"seat {seat}: helper at {place}")
        if 0 <= place < act.HEXES and g.site_of[place] == NOWHERE:
            found.append(f"seat {seat}: helper off the city")
    standing = [p for at, p in enumerate(g.helper_at) if 0 <= p < act.HEXES and g.helper_used[at]]
    standing += [hex for hex in range(act.HEXES) if g.opponent_on >> hex & 1]
    if len(set(standing)) != len(standing):
        found.append("two helpers stand on one hex")
    ratings = g.t.ratings
    for space in range(len(ratings.vp)):
        track = max(t for t in range(act.TRACK_COUNT) if ratings.base[t] <= space)
        reached = g.rating(seat, track) > space - ratings.base[track]
        if g.owed[seat] >> space & 1 and not (reached and (ratings.action[space] or ratings.helper[space])):
            found.append(f"seat {seat}: nothing is owed for space {space}")


def _check_estate(g: State, seat: int, found: list[str]) -> None:
    """[messina.quarantine.cabins] [messina.build.workshop-class] [messina.overseer.branch] One player board."""
    if any(not 0 <= level <= UPGRADED for level in g.square[seat * act.SQUARES : (seat + 1) * act.SQUARES]):
        found.append(f"seat {seat}: squares")
    if g.spent[seat] & ~g.t.estate.once[g.estate_board[seat]]:
        found.append(f"seat {seat}: a square is used up that is not single-use")
    for at in range(seat * act.CABINS, (seat + 1) * act.CABINS):
        if (g.cabin[at] == 0) != (g.cabin_stage[at] == 0) or not 0 <= g.cabin_stage[at] <= 2:
            found.append(f"cabin {at}: citizen {g.cabin[at]} in square {g.cabin_stage[at]}")
    for at in range(seat * act.CLASSES, (seat + 1) * act.CLASSES):
        if not 0 <= g.overseer[at] <= g.t.estate.path_length or (g.branch[at] != 0) != (g.overseer[at] >= 2):
            found.append(f"overseer {at}: cell {g.overseer[at]}, branch {g.branch[at]}")
    if any(not 0 <= level <= g.t.scrolls.steps for level in g.scroll[seat * act.LINES : (seat + 1) * act.LINES]):
        found.append(f"seat {seat}: scroll")
    _check_shops(g, seat, found)


def _check_shops(g: State, seat: int, found: list[str]) -> None:
    """[messina.build.era2-reward] [messina.build.era2-flip] Workers of known kinds; a fitting one has had his reward."""
    for shop in range(act.SHOPS):
        level, flipped = g.worker[shop], g.flipped >> shop & 1
        if g.shop_owner[shop] == NOBODY and (level or flipped):
            found.append(f"workshop {shop}: worked by nobody")
        if g.shop_owner[shop] != seat:
            continue
        if not EMPTY <= level <= UPGRADED:
            found.append(f"workshop {shop}: worker {level}")
        if flipped and g.t.tokens.era[shop] == 1:
            found.append(f"workshop {shop}: turned over")
        if g.waits_reward(shop) and g.fits(shop, level):
            found.append(f"workshop {shop}: its reward was not given")
