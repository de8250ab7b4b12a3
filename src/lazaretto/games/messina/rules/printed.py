"""The printed values as the rules read them, for one number of players. Built once by setup.py; never changed."""

from __future__ import annotations

from typing import Final

from lazaretto.games.messina.effects import Effect

FAR: Final = 99  # the distance of what is not in the city


class CityTable:
    """Hexes (districts, then ports) and the outline they lie in."""

    def __init__(
        self,
        letter: list[int],
        colour: list[int],
        pose: list[int],
        action: list[int],
        cost: list[list[int]],
        ordinary: list[list[int]],
        upgraded: list[list[int]],
        helper: list[int],
        vp: list[int],
        first: list[int],
        cells: int,
        near_site: list[list[int]],
        port_site: list[int],
        search: list[list[int]],
        site_names: list[str],
    ) -> None:
        self.letter: Final = letter  # 0 A, 1 B, 2 C
        self.colour: Final = colour
        self.pose: Final = pose
        self.action: Final = action  # effect
        self.cost: Final = cost  # of repopulation
        self.ordinary: Final = ordinary  # citizens of each class that repopulation asks for, of either side
        self.upgraded: Final = upgraded  # and those that must be upgraded
        self.helper: Final = helper
        self.vp: Final = vp
        self.first: Final = first  # A hexes of this number of players
        self.cells: Final = cells  # sites 0..cells-1 are the starting outline
        self.near_site: Final = near_site
        self.port_site: Final = port_site  # by dock
        self.search: Final = search  # by dock: sites for a new hex, in the order they are tried
        self.site_names: Final = site_names
        self._reach: Final[dict[int, list[int]]] = {}

    def reach(self, taken: int) -> list[int]:
        """[messina.move.pass-through] Steps from site to site over taken sites (a bit for each), `[from * sites + to]`.

        Few outlines ever come about, so each is measured once.
        """
        known = self._reach.get(taken)
        if known is None:
            known = [FAR] * (len(self.near_site) * len(self.near_site))
            for site in range(len(self.near_site)):
                if taken >> site & 1:
                    self._measure(site, taken, known)
            self._reach[taken] = known
        return known

    def _measure(self, start: int, taken: int, found: list[int]) -> None:
        first = start * len(self.near_site)
        found[first + start] = 0
        edge = [start]
        steps = 0
        while edge:
            steps += 1
            beyond: list[int] = []
            for here in edge:
                for there in self.near_site[here]:
                    if taken >> there & 1 and found[first + there] == FAR:
                        found[first + there] = steps
                        beyond.append(there)
            edge = beyond


class RoundTable:
    """The round table of one board side; index 0 is not used."""

    def __init__(
        self,
        count: int,
        order: list[int],
        token_order: list[int],
        ships: list[int],
        new_hex: list[bool],
        swap: list[bool],
        wheel: list[int],
        citizens: list[bool],
        price: list[int],
        cube_vp: list[int],
    ) -> None:
        self.count: Final = count
        self.order: Final = order  # track that sets the turn order, -1 for none
        self.token_order: Final = token_order
        self.ships: Final = ships
        self.new_hex: Final = new_hex
        self.swap: Final = swap
        self.wheel: Final = wheel
        self.citizens: Final = citizens
        self.price: Final = price
        self.cube_vp: Final = cube_vp
        self.era: Final = [1 + int(True in swap[: at + 1]) for at in range(count + 1)]  # of the workshops on the board


class RatingTable:
    """The three ratings; a space of a rating is base[rating] + number - 1."""

    def __init__(
        self,
        base: list[int],
        length: list[int],
        buyable: list[bool],
        gain: list[list[int]],
        action: list[int],
        helper: list[int],
        vp: list[int],
        bar: list[int],
        start: int,
        coin_per_helper: int,
    ) -> None:
        self.base: Final = base
        self.length: Final = length
        self.buyable: Final = buyable
        self.gain: Final = gain  # by space: taken at once
        self.action: Final = action  # by space: effect that waits for an action stage
        self.helper: Final = helper  # by space
        self.vp: Final = vp
        self.bar: Final = bar
        self.start: Final = start
        self.coin_per_helper: Final = coin_per_helper


class EstateTable:
    """Player boards. Paths are indexed [(class * 3 + branch) * 7 + cell]; branch 0 is none chosen yet."""

    def __init__(
        self,
        effect: list[int],
        once: list[int],
        square_class: list[int],
        sector: list[int],
        own_squares: list[int],
        other_squares: list[int],
        own_limit: list[int],
        other_limit: list[int],
        own_limit_up: list[int],
        other_limit_up: list[int],
        path_length: int,
        upgraded_worker_vp: int,
        refresh_points: int,
        refresh_resources: int,
    ) -> None:
        self.effect: Final = effect  # [board * squares + square]
        self.once: Final = once  # by board, a bit for each single-use square
        self.square_class: Final = square_class
        self.sector: Final = sector  # by class, a bit for each square
        self.own_squares: Final = own_squares
        self.other_squares: Final = other_squares
        self.own_limit: Final = own_limit
        self.other_limit: Final = other_limit
        self.own_limit_up: Final = own_limit_up
        self.other_limit_up: Final = other_limit_up
        self.path_length: Final = path_length
        self.upgraded_worker_vp: Final = upgraded_worker_vp
        self.refresh_points: Final = refresh_points
        self.refresh_resources: Final = refresh_resources


class ScrollTable:
    """Scroll boards; lines are indexed board * 3 + line, values by level in half points."""

    def __init__(
        self,
        steps: int,
        kind: list[str],
        cap: list[int],
        count: list[int],
        rating: list[int],
        half_points: list[list[int]],
        rows: list[list[list[int]]],
        even_ship: int,
    ) -> None:
        self.steps: Final = steps
        self.kind: Final = kind
        self.cap: Final = cap  # 0: no limit
        self.count: Final = count
        self.rating: Final = rating
        self.half_points: Final = half_points  # [line][level], level 0 is worth nothing
        self.rows: Final = rows  # [line][level]: the values of lines that print several
        self.even_ship: Final = even_ship  # effect


class TokenTable:
    """Workshops, cabin upgrades, carts (all of them buildings), ships."""

    def __init__(
        self,
        cost: list[list[int]],
        effect: list[int],
        extra: list[int],
        era: list[int],
        shop_class: list[int],
        needs_upgraded: list[bool],
        cart_pair: list[int],
        cart_vp: list[int],
        cart_stacks: int,
        cabin_stacks: int,
        ship_number: list[int],
        ship_goods: list[int],
        ship_effect: list[int],
        ships_in_play: list[int],
        goods: int,
    ) -> None:
        self.cost: Final = cost  # by building
        self.effect: Final = effect  # by building; 0 for carts
        self.extra: Final = extra  # by workshop: what an upgraded worker adds
        self.era: Final = era
        self.shop_class: Final = shop_class
        self.needs_upgraded: Final = needs_upgraded
        self.cart_pair: Final = cart_pair
        self.cart_vp: Final = cart_vp
        self.cart_stacks: Final = cart_stacks
        self.cabin_stacks: Final = cabin_stacks
        self.ship_number: Final = ship_number
        self.ship_goods: Final = ship_goods
        self.ship_effect: Final = ship_effect
        self.ships_in_play: Final = ships_in_play
        self.goods: Final = goods


class Limits:
    """Plain numbers of the rulebook."""

    def __init__(
        self,
        plague_cubes: int,
        cube_per_ship: int,
        ships_per_dock: int,
        visit_vp: int,
        free_steps: int,
        coin_per_step: int,
        recall_gain: list[int],
        start_bonus: list[list[int]],
        helpers: int,
        helpers_max: int,
        repopulation_tokens: int,
        rat_penalty: list[int],
        rat_setback: int,
        popularity_race: list[int],
        district_race: list[int],
        leftovers_per_point: int,
        fire_value: list[int],
        wheel_pose: list[int],
        wheel_colour: list[list[int]],
    ) -> None:
        self.plague_cubes: Final = plague_cubes
        self.cube_per_ship: Final = cube_per_ship
        self.ships_per_dock: Final = ships_per_dock
        self.visit_vp: Final = visit_vp
        self.free_steps: Final = free_steps
        self.coin_per_step: Final = coin_per_step
        self.recall_gain: Final = recall_gain
        self.start_bonus: Final = start_bonus  # by place in the turn order
        self.helpers: Final = helpers
        self.helpers_max: Final = helpers_max
        self.repopulation_tokens: Final = repopulation_tokens
        self.rat_penalty: Final = rat_penalty
        self.rat_setback: Final = rat_setback
        self.popularity_race: Final = popularity_race
        self.district_race: Final = district_race
        self.leftovers_per_point: Final = leftovers_per_point
        self.fire_value: Final = fire_value  # by resource
        self.wheel_pose: Final = wheel_pose
        self.wheel_colour: Final = wheel_colour  # [step][class]


class SoloTable:
    """The virtual opponent of the solo game. Actions: 0 none, 1 cart, 2 cabin upgrades, 3 ship, 4 + class workshop."""

    def __init__(
        self,
        hexes: list[int],
        actions: list[int],
        helpers: list[int],
        human_first: list[int],
        level_vp: int,
        bonus: list[int],
        good_score: int,
        good_score_advanced: int,
    ) -> None:
        self.hexes: Final = hexes
        self.actions: Final = actions
        self.helpers: Final = helpers  # by round
        self.human_first: Final = human_first
        self.level_vp: Final = level_vp
        self.bonus: Final = bonus  # by number of repopulated districts
        self.good_score: Final = good_score
        self.good_score_advanced: Final = good_score_advanced


class Tables:
    """All of it."""

    def __init__(
        self,
        effects: list[Effect],
        city: CityTable,
        rounds: RoundTable,
        ratings: RatingTable,
        estate: EstateTable,
        scrolls: ScrollTable,
        tokens: TokenTable,
        limits: Limits,
        solo: SoloTable,
    ) -> None:
        self.effects: Final = effects  # effect 0 is nothing
        self.city: Final = city
        self.rounds: Final = rounds
        self.ratings: Final = ratings
        self.estate: Final = estate
        self.scrolls: Final = scrolls
        self.tokens: Final = tokens
        self.limits: Final = limits
        self.solo: Final = solo
