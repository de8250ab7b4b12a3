"""The board of Messina 1347: its fields, its copy, the primitives that change it and tell what happened.

Nothing is shuffled in advance. A stack holds how many of its tokens nobody has seen; chance says which one
it was when it is turned over. What was put back under a stack is remembered in its order, for all saw it.
So the board holds no secret, and every seat sees all of it.
"""

from __future__ import annotations

from typing import Final

from lazaretto.games.messina import events as ev
from lazaretto.games.messina.actions import (
    AT_HOME,
    CABINS,
    CLASSES,
    DOCKS,
    FIRST_CART,
    HEXES,
    HOME_CABIN,
    HOME_SHOP,
    LINES,
    POINTS,
    POPULARITY,
    SHIPS,
    SHOPS,
    SQUARES,
)
from lazaretto.games.messina.effects import KINDS, VP
from lazaretto.games.messina.rules.printed import FAR, Tables
from lazaretto.kernel.journal import Event, Journal

NOBODY: Final = -1
NOWHERE: Final = -1
IN_SUPPLY: Final = -1  # places of a helper besides PLACE
IN_BOX: Final = -2
IN_STACK: Final = -1  # places of a ship besides docks 0..3 and DOCKS + seat
LOST: Final = -2
EMPTY: Final = 0  # a square or workshop without a citizen
ORDINARY: Final = 1
UPGRADED: Final = 2
NO_BUILDING: Final = -1
STACKS: Final = 6  # of cabin upgrades, then of workshops by class
SHOP_STACK: Final = 3


class State:
    """One board. Only the methods under "primitives" change it."""

    def __init__(
        self,
        t: Tables,
        players: int,
        order: list[int],
        round: int,
        wheel: int,
        site_of: list[int],
        cubes: list[int],
        waiting: list[int],
        owner: list[int],
        cube_supply: int,
        ship_at: list[int],
        ship_cube: list[int],
        docks_drawn: int,
        top: list[int],
        unseen: list[int],
        under: list[tuple[int, ...]],
        revealed: int,
        cart_top: list[int],
        cart_next: list[int],
        cart_owner: list[int],
        carts_used: int,
        stock: list[int],
        disc: list[int],
        height: list[int],
        rats: list[int],
        helper_at: list[int],
        helper_used: list[int],
        square: list[int],
        spent: list[int],
        cabin: list[int],
        cabin_stage: list[int],
        cabin_upgrade: list[int],
        shop_owner: list[int],
        worker: list[int],
        flipped: int,
        overseer: list[int],
        branch: list[int],
        overseer_up: list[int],
        scroll: list[int],
        estate_board: list[int],
        scroll_board: list[int],
        owed: list[int],
        priority: bool,
        strict_recall: bool,
        opponent: int,
        opponent_left: int,
        opponent_on: int,
        tokens_drawn: int,
        reach: list[int],
        journal: Journal | None,
    ) -> None:
        self.t: Final = t
        self.players: Final = players
        self.order = order  # turn order; in a solo game the number of players stands for the opponent
        self.round = round
        self.wheel = wheel
        self.site_of = site_of  # by hex; NOWHERE while it is not in the city
        self.cubes = cubes  # by hex
        self.waiting = waiting  # citizens to be rescued: [hex * classes + class]
        self.owner = owner  # by hex: whose repopulation token lies there
        self.cube_supply = cube_supply
        self.ship_at = ship_at
        self.ship_cube = ship_cube
        self.docks_drawn = docks_drawn  # a bit for each dock token drawn since the last shuffle
        self.top = top  # by stack: the building lying open
        self.unseen = unseen  # by stack: tokens nobody has seen
        self.under = under  # by stack: tokens put back under it
        self.revealed = revealed  # a bit for each building that was ever turned over
        self.cart_top = cart_top
        self.cart_next = cart_next  # by stack: the number of the next cart
        self.cart_owner = cart_owner
        self.carts_used = carts_used  # a bit for each cart
        self.stock = stock  # [seat * kinds + resource]
        self.disc = disc  # [track * players + seat]: the space of a rating, the points
        self.height = height  # the same: how many discs lie below
        self.rats = rats
        self.helper_at = helper_at  # [seat * helpers + number]
        self.helper_used = helper_used
        self.square = square  # [seat * squares + square]: EMPTY, ORDINARY, UPGRADED
        self.spent = spent  # a bit for each used single-use square
        self.cabin = cabin  # [seat * cabins + cabin]: 0 or citizen code
        self.cabin_stage = cabin_stage  # 0, or the square I or II the citizen is in
        self.cabin_upgrade = cabin_upgrade
        self.shop_owner = shop_owner
        self.worker = worker  # by workshop: EMPTY, ORDINARY, UPGRADED
        self.flipped = flipped  # a bit for each workshop of era II that gave its reward
        self.overseer = overseer  # [seat * classes + class]: cell 0..6
        self.branch = branch  # 0 none, else WAY
        self.overseer_up = overseer_up
        self.scroll = scroll  # [seat * lines + line]: level
        self.estate_board = estate_board
        self.scroll_board = scroll_board
        self.owed = owed  # by seat: a bit for each rating space whose action is still open
        self.priority = priority
        self.strict_recall = strict_recall
        self.opponent = opponent  # its popularity space; 0 when there is none
        self.opponent_left = opponent_left
        self.opponent_on = opponent_on  # a bit for each hex
        self.tokens_drawn = tokens_drawn
        self.reach = reach  # distances between sites, for `steps`; empty until asked for after a hex was laid
        self.journal = journal

    def clone(self) -> State:
        return State(
            self.t,
            self.players,
            self.order[:],
            self.round,
            self.wheel,
            self.site_of[:],
            self.cubes[:],
            self.waiting[:],
            self.owner[:],
            self.cube_supply,
            self.ship_at[:],
            self.ship_cube[:],
            self.docks_drawn,
            self.top[:],
            self.unseen[:],
            self.under[:],
            self.revealed,
            self.cart_top[:],
            self.cart_next[:],
            self.cart_owner[:],
            self.carts_used,
            self.stock[:],
            self.disc[:],
            self.height[:],
            self.rats[:],
            self.helper_at[:],
            self.helper_used[:],
            self.square[:],
            self.spent[:],
            self.cabin[:],
            self.cabin_stage[:],
            self.cabin_upgrade[:],
            self.shop_owner[:],
            self.worker[:],
            self.flipped,
            self.overseer[:],
            self.branch[:],
            self.overseer_up[:],
            self.scroll[:],
            self.estate_board[:],
            self.scroll_board[:],
            self.owed[:],
            self.priority,
            self.strict_recall,
            self.opponent,
            self.opponent_left,
            self.opponent_on,
            self.tokens_drawn,
            self.reach,
            None,
        )

    # ---------------------------------------------------------------- reading

    def has(self, seat: int, resource: int) -> int:
        return self.stock[seat * KINDS + resource]

    def can_pay(self, seat: int, price: list[int]) -> bool:
        """[messina.build.pay] Every printed resource is there."""
        return all(self.stock[seat * KINDS + resource] >= price[resource] for resource in range(KINDS))

    def points(self, seat: int) -> int:
        return self.disc[POINTS * self.players + seat]

    def rating(self, seat: int, track: int) -> int:
        return self.disc[track * self.players + seat]

    def at_end(self, seat: int, track: int) -> bool:
        """[messina.rating.track-end] A disc on the last space cannot advance."""
        return self.disc[track * self.players + seat] >= self.t.ratings.length[track]

    def helpers_gained(self, seat: int) -> int:
        """[messina.rating.price-counts-boxed] The helpers that ever came into the game, boxed ones too."""
        most = self.t.limits.helpers_max
        count = 0
        for at in range(seat * most, (seat + 1) * most):
            if self.helper_at[at] != IN_SUPPLY:
                count += 1
        return count

    def unused_helpers(self, seat: int) -> list[int]:
        """Places of helpers not yet used in this round, each once."""
        most = self.t.limits.helpers_max
        found: list[int] = []
        for at in range(seat * most, (seat + 1) * most):
            place = self.helper_at[at]
            if place >= 0 and self.helper_used[at] == 0 and place not in found:
                found.append(place)
        found.sort()
        return found

    def standing(self) -> int:
        """[messina.helper.standing-blocks] A bit for each hex or dock on which a helper stands."""
        mask = self.opponent_on
        for at, place in enumerate(self.helper_at):
            if place >= 0 and self.helper_used[at]:
                mask |= 1 << place
        return mask

    def ships_at_dock(self, dock: int) -> list[int]:
        return [ship for ship in range(SHIPS) if self.ship_at[ship] == dock]

    def ships_of(self, seat: int) -> list[int]:
        return [ship for ship in range(SHIPS) if self.ship_at[ship] == DOCKS + seat]

    def carts_of(self, seat: int) -> list[int]:
        return [cart for cart, owner in enumerate(self.cart_owner) if owner == seat]

    def shops_of(self, seat: int) -> list[int]:
        return [shop for shop in range(SHOPS) if self.shop_owner[shop] == seat]

    def empty_shops(self, seat: int, citizen: int) -> list[int]:
        """[messina.build.workshop-class] Own workshops of a class without a worker."""
        found: list[int] = []
        for shop in range(SHOPS):
            if self.shop_owner[shop] == seat and not self.worker[shop] and self.t.tokens.shop_class[shop] == citizen:
                found.append(shop)
        return found

    def empty_squares(self, seat: int, citizen: int) -> list[int]:
        """[messina.rescue.square-choice] Free squares of the sector of a class."""
        sector = self.t.estate.sector[citizen]
        first = seat * SQUARES
        return [sq for sq in range(SQUARES) if sector >> sq & 1 and self.square[first + sq] == EMPTY]

    def empty_cabins(self, seat: int) -> list[int]:
        """[messina.quarantine.cabins] Cabins without a citizen."""
        return [cabin for cabin in range(CABINS) if self.cabin[seat * CABINS + cabin] == 0]

    def waits_reward(self, shop: int) -> bool:
        """[messina.build.era2-flip] A workshop of era II that has not given its reward yet."""
        return self.t.tokens.era[shop] > 1 and not self.flipped >> shop & 1

    def fits(self, shop: int, level: int) -> bool:
        """[messina.build.workshop-upgraded-only] Does a workshop work for a citizen of this level?"""
        return level == UPGRADED or (level == ORDINARY and not self.t.tokens.needs_upgraded[shop])

    def citizens_on(self, hex: int) -> int:
        first = hex * CLASSES
        return self.waiting[first] + self.waiting[first + 1] + self.waiting[first + 2]

    def districts_of(self, seat: int) -> list[int]:
        return [hex for hex in range(HEXES) if self.owner[hex] == seat]

    def level_at(self, seat: int, home: int) -> int:
        """The citizen at a home of a seat: EMPTY, ORDINARY or UPGRADED."""
        if home < HOME_SHOP:
            return self.square[seat * SQUARES + home]
        if home < HOME_CABIN:
            shop = home - HOME_SHOP
            return self.worker[shop] if self.shop_owner[shop] == seat else EMPTY
        code = self.cabin[seat * CABINS + home - HOME_CABIN]
        return EMPTY if code == 0 else level_of(code)

    def class_at(self, seat: int, home: int) -> int:
        if home < HOME_SHOP:
            return self.t.estate.square_class[home]
        if home < HOME_CABIN:
            return self.t.tokens.shop_class[home - HOME_SHOP]
        return class_of(self.cabin[seat * CABINS + home - HOME_CABIN])

    def square_effect(self, seat: int, square: int) -> int:
        return self.t.estate.effect[self.estate_board[seat] * SQUARES + square]

    # ---------------------------------------------------------------- primitives: goods and points

    def tell(self, event: Event) -> None:
        if self.journal is not None:
            self.journal.add(event)

    def gain(self, seat: int, what: int, count: int) -> None:
        """[messina.action.gain-resource] [messina.action.icon-points] [messina.action.no-resource-limit]"""
        if count == 0:
            return
        if what == VP:
            self._move_disc(POINTS, seat, self.points(seat) + count)
        else:
            self.stock[seat * KINDS + what] += count
        if self.journal is not None:
            self.tell(ev.Gained(seat, what, count))

    def gain_all(self, seat: int, gain: list[int]) -> None:
        for what, count in enumerate(gain):
            if count:
                self.gain(seat, what, count)

    def pay(self, seat: int, what: int, count: int) -> None:
        if count == 0:
            return
        if what == VP:
            self._move_disc(POINTS, seat, self.points(seat) - count)
        else:
            self.stock[seat * KINDS + what] -= count
        if self.journal is not None:
            self.tell(ev.Paid(seat, what, count))

    def pay_all(self, seat: int, price: list[int]) -> None:
        for what, count in enumerate(price):
            if count:
                self.pay(seat, what, count)

    def _move_disc(self, track: int, seat: int, to: int) -> None:
        """[messina.rating.stack-top] The disc leaves its stack and lies on top of the one it meets."""
        first = track * self.players
        mine = first + seat
        here, mine_height = self.disc[mine], self.height[mine]
        below = 0
        for other in range(first, first + self.players):
            if other == mine:
                continue
            if self.disc[other] == here and self.height[other] > mine_height:
                self.height[other] -= 1
            if self.disc[other] == to:
                below += 1
        self.disc[mine] = to
        self.height[mine] = below

    def take_rats(self, seat: int, count: int) -> None:
        """[messina.rat.permanent] [messina.setup.supply-unlimited] Rats only ever come."""
        if count == 0:
            return
        self.rats[seat] += count
        if self.journal is not None:
            self.tell(ev.RatsTaken(seat, count))

    # ---------------------------------------------------------------- primitives: ratings and helpers

    def advance_rating(self, seat: int, track: int) -> int:
        """One space up; gives the space reached. The caller sees that the disc is not at the end."""
        to = self.rating(seat, track) + 1
        self._move_disc(track, seat, to)
        space = self.t.ratings.base[track] + to - 1
        if self.journal is not None:
            self.tell(ev.RatingAdvanced(seat, space))
        return space

    def owe(self, seat: int, space: int) -> None:
        self.owed[seat] |= 1 << space
        if self.journal is not None:
            self.tell(ev.ActionOwed(seat, space))

    def claim(self, seat: int, space: int) -> None:
        self.owed[seat] &= ~(1 << space)
        if self.journal is not None:
            self.tell(ev.ActionClaimed(seat, space))

    def lapse(self, seat: int) -> None:
        """[messina.rating.people-actions] What was not used in its action stage is lost."""
        if self.owed[seat] == 0:
            return
        if self.journal is not None:
            self.tell(ev.ActionsLapsed(seat, self.owed[seat].bit_count()))
        self.owed[seat] = 0

    def gain_helper(self, seat: int) -> None:
        """[messina.action.icon-helper] [messina.helper.max-five]

        From the supply, lying in the estate; none left: nothing.
        """
        most = self.t.limits.helpers_max
        for at in range(seat * most, (seat + 1) * most):
            if self.helper_at[at] == IN_SUPPLY:
                self.helper_at[at] = AT_HOME
                self.helper_used[at] = 0
                if self.journal is not None:
                    self.tell(ev.HelperGained(seat))
                return

    def _unused_at(self, seat: int, place: int) -> int:
        most = self.t.limits.helpers_max
        for at in range(seat * most, (seat + 1) * most):
            if self.helper_at[at] == place and self.helper_used[at] == 0:
                return at
        raise ValueError("no unused helper there")

    def stand_helper(self, seat: int, place: int, spot: int) -> None:
        at = self._unused_at(seat, place)
        self.helper_at[at] = spot
        self.helper_used[at] = 1
        if self.journal is not None:
            self.tell(ev.HelperStood(seat, place, spot, int(place == spot)))

    def recall_helper(self, seat: int, place: int) -> None:
        at = self._unused_at(seat, place)
        self.helper_at[at] = AT_HOME
        self.helper_used[at] = 1
        if self.journal is not None:
            self.tell(ev.HelperRecalled(seat, place))

    def rest_helper(self, seat: int) -> None:
        self.helper_used[self._unused_at(seat, AT_HOME)] = 1
        if self.journal is not None:
            self.tell(ev.HelperRested(seat))

    def give_helper(self, seat: int, place: int) -> None:
        """[messina.repop.helper-to-box] For good."""
        at = self._unused_at(seat, place)
        self.helper_at[at] = IN_BOX
        self.helper_used[at] = 0
        if self.journal is not None:
            self.tell(ev.HelperGiven(seat, place))

    # ---------------------------------------------------------------- primitives: the city

    def lay_hex(self, hex: int, site: int) -> None:
        self.site_of[hex] = site
        self.reach = []
        if self.journal is not None:
            self.tell(ev.HexLaid(hex, site))

    def steps(self, spot: int, other: int) -> int:
        """[messina.move.dock-distance] The distance between hexes or docks; a dock is one step further than its port."""
        if spot == other:
            return 0
        beyond = 0
        if spot >= HEXES:
            spot -= DOCKS
            beyond += 1
        if other >= HEXES:
            other -= DOCKS
            beyond += 1
        here, there = self.site_of[spot], self.site_of[other]
        if here == NOWHERE or there == NOWHERE:
            return FAR
        if not self.reach:
            self._map_city()
        return self.reach[here * len(self.t.city.near_site) + there] + beyond

    def neighbours(self, hex: int) -> list[int]:
        """Hexes of the city next to a hex."""
        return [other for other in range(HEXES) if self.steps(hex, other) == 1]

    def _map_city(self) -> None:
        """[messina.move.pass-through] [messina.city.dock-node] Distances in the city as it lies."""
        taken = 0
        for site in self.site_of:
            if site != NOWHERE:
                taken |= 1 << site
        self.reach = self.t.city.reach(taken)

    def add_cube(self, hex: int) -> None:
        self.cubes[hex] += 1
        self.cube_supply -= 1
        if self.journal is not None:
            self.tell(ev.CubeAdded(hex))

    def fight_cube(self, seat: int, hex: int) -> None:
        """[messina.plague.cubes-return] Back to the limited supply."""
        self.cubes[hex] -= 1
        self.cube_supply += 1
        if self.journal is not None:
            self.tell(ev.CubeFought(seat, hex))

    def clear_ship(self, ship: int) -> None:
        """[messina.ship.fight-or-rat] Fought or not, the cube goes back to the supply."""
        self.cube_supply += self.ship_cube[ship]
        self.ship_cube[ship] = 0

    def dock_ship(self, ship: int, dock: int, cube: int) -> None:
        self.ship_at[ship] = dock
        self.ship_cube[ship] = cube
        self.cube_supply -= cube
        if self.journal is not None:
            self.tell(ev.ShipArrived(ship, dock, cube))

    def take_ship(self, seat: int, ship: int) -> None:
        self.ship_at[ship] = DOCKS + seat
        if self.journal is not None:
            self.tell(ev.ShipTaken(seat, ship))

    def put_citizen(self, hex: int, citizen: int) -> None:
        self.waiting[hex * CLASSES + citizen] += 1
        if self.journal is not None:
            self.tell(ev.CitizenArrived(hex, citizen))

    def lift_citizen(self, hex: int, citizen: int) -> None:
        """A rescued citizen leaves the hex; where to is said next."""
        self.waiting[hex * CLASSES + citizen] -= 1

    def remove_citizens(self, hex: int) -> None:
        for citizen in range(CLASSES):
            count = self.waiting[hex * CLASSES + citizen]
            if count:
                self.waiting[hex * CLASSES + citizen] = 0
                if self.journal is not None:
                    self.tell(ev.CitizensRemoved(hex, citizen, count))

    def repopulate(self, seat: int, hex: int) -> None:
        self.owner[hex] = seat
        if self.journal is not None:
            self.tell(ev.DistrictRepopulated(seat, hex))

    def start_wheel(self, step: int) -> None:
        self.wheel = step
        if self.journal is not None:
            self.tell(ev.WheelTurned(step))

    def turn_wheel(self) -> None:
        self.wheel = (self.wheel + 1) % len(self.t.limits.wheel_pose)
        if self.journal is not None:
            self.tell(ev.WheelTurned(self.wheel))

    # ---------------------------------------------------------------- primitives: citizens of the players

    def settle(self, seat: int, square: int, level: int) -> None:
        self.square[seat * SQUARES + square] = level
        if self.journal is not None:
            self.tell(ev.CitizenSettled(seat, self.t.estate.square_class[square], square))

    def shelter(self, seat: int, citizen: int, cabin: int) -> None:
        """[messina.rescue.plague-to-quarantine] Into square I of a cabin."""
        self.cabin[seat * CABINS + cabin] = code_of(citizen, ORDINARY)
        self.cabin_stage[seat * CABINS + cabin] = 1
        if self.journal is not None:
            self.tell(ev.CitizenSheltered(seat, citizen, cabin))

    def employ(self, seat: int, shop: int, level: int) -> None:
        self.worker[shop] = level
        if self.journal is not None:
            self.tell(ev.CitizenEmployed(seat, self.t.tokens.shop_class[shop], shop))

    def move_to_shop(self, seat: int, square: int, shop: int) -> None:
        level = self.square[seat * SQUARES + square]
        self.square[seat * SQUARES + square] = EMPTY
        self.employ(seat, shop, level)

    def upgrade_citizen(self, seat: int, home: int) -> None:
        if home < HOME_SHOP:
            self.square[seat * SQUARES + home] = UPGRADED
        elif home < HOME_CABIN:
            self.worker[home - HOME_SHOP] = UPGRADED
        else:
            at = seat * CABINS + home - HOME_CABIN
            self.cabin[at] = code_of(class_of(self.cabin[at]), UPGRADED)
        if self.journal is not None:
            self.tell(ev.CitizenUpgraded(seat, home))

    def give_citizen(self, seat: int, home: int) -> None:
        """[messina.citizen.returned-plain] Back to the supply, which has no upgraded citizens."""
        if home < HOME_SHOP:
            self.square[seat * SQUARES + home] = EMPTY
        else:
            self.worker[home - HOME_SHOP] = EMPTY
        if self.journal is not None:
            self.tell(ev.CitizenGiven(seat, home))

    def leave_cabin(self, seat: int, cabin: int) -> None:
        self.cabin[seat * CABINS + cabin] = 0
        self.cabin_stage[seat * CABINS + cabin] = 0
        if self.journal is not None:
            self.tell(ev.QuarantineLeft(seat, cabin))

    def advance_cabin(self, seat: int, cabin: int) -> None:
        self.cabin_stage[seat * CABINS + cabin] += 1
        if self.journal is not None:
            self.tell(ev.QuarantineAdvanced(seat, cabin))

    # ---------------------------------------------------------------- primitives: overseers and scrolls

    def advance_overseer(self, seat: int, citizen: int, cells: int, way: int) -> None:
        at = seat * CLASSES + citizen
        self.overseer[at] += cells
        if way:
            self.branch[at] = way
        if self.journal is not None:
            self.tell(ev.OverseerAdvanced(seat, citizen, self.overseer[at], self.branch[at]))

    def upgrade_overseer(self, seat: int, citizen: int) -> None:
        self.overseer_up[seat * CLASSES + citizen] = 1
        if self.journal is not None:
            self.tell(ev.OverseerUpgraded(seat, citizen))

    def advance_scroll(self, seat: int, line: int) -> None:
        self.scroll[seat * LINES + line] += 1
        if self.journal is not None:
            self.tell(ev.ScrollAdvanced(seat, line, self.scroll[seat * LINES + line]))

    def activate(self, seat: int, square: int) -> None:
        """[messina.advanced.one-use-square] [messina.solo.one-use-markers] The use of a single-use square is marked."""
        self.spent[seat] |= self.t.estate.once[self.estate_board[seat]] & 1 << square
        if self.journal is not None:
            self.tell(ev.CitizenActivated(seat, square))

    # ---------------------------------------------------------------- primitives: buildings

    def build(self, seat: int, building: int) -> None:
        """A workshop or a cart comes to a seat; where a cabin upgrade lies is said by `improve_cabin`."""
        if building < SHOPS:
            self.shop_owner[building] = seat
        elif building >= FIRST_CART:
            self.cart_owner[building - FIRST_CART] = seat
        if self.journal is not None:
            self.tell(ev.Built(seat, building))

    def improve_cabin(self, seat: int, building: int, cabin: int) -> None:
        self.cabin_upgrade[seat * CABINS + cabin] = building
        if self.journal is not None:
            self.tell(ev.CabinImproved(seat, building, cabin))

    def take_top(self, stack: int) -> None:
        """The open token of a stack leaves it; the next one is turned over by `reveal` or `turn_up`."""
        self.top[stack] = NO_BUILDING

    def put_under(self, stack: int) -> None:
        """[messina.build.refresh] The open token goes under its stack."""
        self.under[stack] = (*self.under[stack], self.top[stack])
        self.top[stack] = NO_BUILDING

    def reveal(self, stack: int, building: int) -> None:
        """Chance has said what the next unseen token is."""
        self.unseen[stack] -= 1
        self.revealed |= 1 << building
        self._open(stack, building)

    def turn_up(self, stack: int) -> None:
        """The next token is one that was put under the stack before."""
        building = self.under[stack][0]
        self.under[stack] = self.under[stack][1:]
        self._open(stack, building)

    def _open(self, stack: int, building: int) -> None:
        self.top[stack] = building
        if self.journal is not None:
            self.tell(ev.BuildingRevealed(building))

    def take_cart(self, stack: int) -> None:
        self.cart_top[stack] = NO_BUILDING

    def reveal_cart(self, stack: int, building: int) -> None:
        self.cart_top[stack] = building
        self.cart_next[stack] += 1
        self.revealed |= 1 << building
        if self.journal is not None:
            self.tell(ev.BuildingRevealed(building))

    def replace_shops(self, sizes: list[int]) -> None:
        """[messina.prep.round5-workshops] The unbuilt workshops leave the game, others take their place."""
        for citizen, size in enumerate(sizes):
            self.top[SHOP_STACK + citizen] = NO_BUILDING
            self.under[SHOP_STACK + citizen] = ()
            self.unseen[SHOP_STACK + citizen] = size
        if self.journal is not None:
            self.tell(ev.WorkshopsReplaced())

    def flip_shop(self, seat: int, shop: int) -> None:
        self.flipped |= 1 << shop
        if self.journal is not None:
            self.tell(ev.WorkshopRewarded(seat, shop))

    def use_cart(self, seat: int, cart: int) -> None:
        self.carts_used |= 1 << cart
        if self.journal is not None:
            self.tell(ev.CartUsed(seat, FIRST_CART + cart))

    # ---------------------------------------------------------------- primitives: rounds

    def set_order(self, order: list[int]) -> None:
        self.order = order
        if self.journal is not None:
            for place, seat in enumerate(order):
                self.tell(ev.OrderSet(seat, place + 1))

    def stack_discs(self) -> None:
        """[messina.setup.rating-start] [messina.setup.points-stack] On every track in turn order, the last player on top."""
        for place, seat in enumerate(self.order[: self.players]):
            for track in range(POINTS + 1):
                self.height[track * self.players + seat] = place

    def deal_estate(self, seat: int, board: int) -> None:
        self.estate_board[seat] = board
        if self.journal is not None:
            self.tell(ev.EstateDealt(seat, board))

    def deal_scroll(self, seat: int, board: int) -> None:
        self.scroll_board[seat] = board
        if self.journal is not None:
            self.tell(ev.ScrollDealt(seat, board))

    def next_round(self) -> None:
        """[messina.prep.marker] [messina.prep.carts-ready] The marker goes on and the carts can be used again."""
        self.round += 1
        self.carts_used = 0

    def lay_down_helpers(self) -> None:
        """[messina.prep.lay-down] All helpers are unused again, where they are."""
        for at in range(len(self.helper_used)):
            self.helper_used[at] = 0

    def draw_dock(self, dock: int) -> None:
        """[messina.prep.dock-reshuffle] The tokens drawn before come back when all have been drawn."""
        if self.docks_drawn == (1 << DOCKS) - 1:
            self.docks_drawn = 0
        self.docks_drawn |= 1 << dock
        if self.journal is not None:
            self.tell(ev.DockDrawn(dock))

    # ---------------------------------------------------------------- primitives: the solo opponent

    def draw_token(self, token: int) -> None:
        self.tokens_drawn |= 1 << token
        if self.journal is not None:
            self.tell(ev.TokenDrawn(token))

    def skip_token(self, hex: int) -> None:
        """[messina.solo.token-unavailable] The token just drawn comes to nothing."""
        if self.journal is not None:
            self.tell(ev.TokenSkipped(hex, int(self.site_of[hex] != NOWHERE)))

    def stand_opponent(self, hex: int) -> None:
        self.opponent_on |= 1 << hex
        if self.journal is not None:
            self.tell(ev.OpponentStood(hex))

    def spend_opponent(self) -> None:
        self.opponent_left -= 1

    def refill_opponent(self, helpers: int) -> None:
        """[messina.solo.opponent-no-movement] [messina.solo.token-reshuffle] Off the city, all tokens back."""
        self.opponent_on = 0
        self.opponent_left = helpers
        self.tokens_drawn = 0

    def remove_cube(self, hex: int) -> None:
        self.cubes[hex] -= 1
        self.cube_supply += 1
        if self.journal is not None:
            self.tell(ev.OpponentFought(hex))

    def lose_ship(self, ship: int) -> None:
        self.clear_ship(ship)
        self.ship_at[ship] = LOST
        if self.journal is not None:
            self.tell(ev.OpponentTookShip(ship))

    def lose_building(self, building: int) -> None:
        if self.journal is not None:
            self.tell(ev.OpponentTookBuilding(building))

    def advance_opponent(self) -> None:
        if self.opponent < self.t.ratings.length[POPULARITY]:
            self.opponent += 1
            if self.journal is not None:
                self.tell(ev.OpponentAdvanced(self.opponent - 1))


def code_of(citizen: int, level: int) -> int:
    """A citizen in a cabin as one number: class and level; 0 is nobody."""
    return citizen * UPGRADED + level


def class_of(code: int) -> int:
    return (code - 1) // UPGRADED


def level_of(code: int) -> int:
    return (code - 1) % UPGRADED + 1
