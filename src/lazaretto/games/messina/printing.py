"""From the edition in typed form to the tables the rules read, for one number of players."""

from __future__ import annotations

from lazaretto.games.messina import actions as act
from lazaretto.games.messina.effects import HELPER, KINDS, RESOURCES, Branch, Effect, parse_effect, parse_price
from lazaretto.games.messina.rules.printed import (
    CityTable,
    EstateTable,
    Limits,
    RatingTable,
    RoundTable,
    ScrollTable,
    SoloTable,
    Tables,
    TokenTable,
)
from lazaretto.games.messina.tables import POINTS, TRACKS, Estate, EstateBoard, Layout, Path_, PathCell, Sheet
from lazaretto.kernel.choice import Domain
from lazaretto.kernel.errors import BadInput

SOLO = 1
NEIGHBOURS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
SOLO_ACTIONS = ("none", "cart", "cabin-upgrades", "ship")
SCROLL_KINDS = (
    "buildings",
    "ships",
    "repopulation",
    "goods",
    "workshops",
    "coins",
    "cabins",
    "wood",
    "overseers",
    "rating",
)


class Effects:
    """Every effect string once; 0 is nothing."""

    def __init__(self) -> None:
        self.found: list[Effect] = [Effect("", [])]
        self.index: dict[str, int] = {"": 0}

    def number(self, text: str, place: str) -> int:
        if text not in self.index:
            effect = parse_effect(text, act.CLASS.words, f"edition {place}")
            if max([len(effect.branches), *[len(branch.items) for branch in effect.branches]]) > len(act.SIDE.words):
                raise BadInput("too-large", f"edition {place}", {"most": str(len(act.SIDE.words))})
            self.index[text] = self.add(effect)
        return self.index[text]

    def add(self, effect: Effect) -> int:
        self.found.append(effect)
        return len(self.found) - 1

    def gain(self, text: str, place: str) -> list[int]:
        """An effect that must be a plain gain."""
        effect = parse_effect(text, act.CLASS.words, f"edition {place}")
        if text and not effect.is_gain:
            raise BadInput("wrong-value", f"edition {place}", {"word": text})
        return effect.branches[0].gain if text else [0] * (KINDS + 1)


def print_tables(sheet: Sheet, players: int) -> Tables:
    """The printed values for one number of players, checked against the action numbering."""
    _check_ids(sheet)
    effects = Effects()
    seats = sheet.solo.setup_as_players if players == SOLO else players
    return Tables(
        effects=effects.found,
        city=_city(sheet, effects, seats),
        rounds=_rounds(sheet, seats),
        ratings=_ratings(sheet, effects),
        estate=_estate(sheet, effects),
        scrolls=_scrolls(sheet, effects),
        tokens=_tokens(sheet, effects, seats),
        limits=_limits(sheet, effects, seats),
        solo=_solo(sheet),
    )


def _check_ids(sheet: Sheet) -> None:
    """Another edition may print other values on the same components, not have other components."""
    rows: list[tuple[str, Domain, list[str]]] = [
        ("lists.citizen_class", act.CLASS, [each.id for each in sheet.lists.citizen_class]),
        ("lists.hex_colour", act.COLOUR, [each.id for each in sheet.lists.hex_colour]),
        ("lists.rat_pose", act.POSE, [each.id for each in sheet.lists.rat_pose]),
        ("lists.goods", act.GOODS, [each.id for each in sheet.lists.goods]),
        ("city.hex", act.DISTRICT, [each.id for each in sheet.city.hex]),
        ("city.hex + city.port", act.HEX, [*[tile.id for tile in sheet.city.hex], *[port.id for port in sheet.city.port]]),
        ("city.port dock", act.DOCK, [port.dock for port in sheet.city.port]),
        ("city.dock_clockwise", act.DOCK, list(sheet.city.dock_clockwise)),
        ("tokens.workshop", act.WORKSHOP, [each.id for each in sheet.tokens.workshop]),
        ("tokens.cabin_upgrade", act.UPGRADE, [each.id for each in sheet.tokens.cabin_upgrade]),
        ("tokens.cart", act.CART, [each.id for each in sheet.tokens.cart]),
        ("tokens.ship", act.SHIP, [each.id for each in sheet.tokens.ship]),
        ("tokens.dock_token", act.DOCK, [each.dock for each in sheet.tokens.dock_token]),
        ("estate.quarter", act.SQUARE, [square for each in sheet.estate.quarter for square in each.squares]),
        ("estate.board", act.ESTATE, [each.id for each in sheet.estate.board]),
        ("scroll.board", act.SCROLL, [each.id for each in sheet.scroll.board]),
        ("solo.token", act.SOLO_TOKEN, [each.id for each in sheet.solo.token]),
        ("ratings.track", act.SPACE_OF_RATING, [f"{t.id}-{s.n}" for t in sheet.ratings.track for s in t.space]),
        ("wheel.position", act.STEP, [str(each.n) for each in sheet.wheel.position]),
    ]
    for place, domain, given in rows:
        if given != domain.words:
            raise BadInput("wrong-order", f"edition {place}", {"expected": ", ".join(domain.words)})


def _city(sheet: Sheet, effects: Effects, seats: int) -> CityTable:
    layout = next(each for each in sheet.city.layout if each.players == seats)
    sites = [*layout.cells, *layout.port.values(), *layout.places.values()]
    names = [*[f"cell{n + 1}" for n in range(len(layout.cells))], *layout.port, *layout.places]
    hexes = sheet.city.hex
    none = [0] * act.CLASSES
    ports = sheet.city.port
    return CityTable(
        letter=["ABC".index(tile.cls) for tile in hexes] + [-1] * len(ports),
        colour=[act.COLOUR.index[tile.colour] for tile in hexes] + [-1] * len(ports),
        pose=[act.POSE.index[tile.rat] for tile in hexes] + [-1] * len(ports),
        action=[effects.number(tile.action, f"city.hex {tile.id}.action") for tile in hexes]
        + [effects.number(port.action, f"city.port {port.id}.action") for port in ports],
        cost=[parse_price(tile.cost, f"edition city.hex {tile.id}.cost") for tile in hexes] + [[0] * KINDS] * len(ports),
        ordinary=[[tile.citizens.count(name) for name in act.CLASS.words] for tile in hexes] + [none] * len(ports),
        upgraded=[[tile.citizens.count(name + "+") for name in act.CLASS.words] for tile in hexes] + [none] * len(ports),
        helper=[int(tile.helper) for tile in hexes] + [0] * len(ports),
        vp=[tile.vp for tile in hexes] + [0] * len(ports),
        first=[at for at, tile in enumerate(hexes) if tile.cls == "A" and seats in tile.players],
        cells=len(layout.cells),
        near_site=[[at for at, other in enumerate(sites) if _touch(site, other)] for site in sites],
        port_site=[names.index(port.id) for port in ports],
        search=[[names.index(place) for place in _places_from(layout, port.id)] for port in ports],
        site_names=names,
    )


def _touch(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return (other[0] - one[0], other[1] - one[1]) in NEIGHBOURS


def _places_from(layout: Layout, port: str) -> list[str]:
    """[messina.prep.new-hex] Places for new hexes, clockwise from a port."""
    at = layout.perimeter.index(port)
    ring = layout.perimeter[at:] + layout.perimeter[:at]
    return [name for name in ring if name in layout.places]


def _track(name: str) -> int:
    return [*TRACKS, POINTS].index(name) if name else -1


def _rounds(sheet: Sheet, seats: int) -> RoundTable:
    """[messina.setup.board-side] [messina.priority.replaces-column] Rows of the board side of this table."""
    side = "2p" if seats == sheet.solo.setup_as_players else "3-4p"
    rows = sorted((row for row in sheet.rounds.table if row.side == side), key=lambda row: row.round)
    token = {row.round: row.order for row in sheet.rounds.priority_token}
    if [row.round for row in rows] != list(range(1, sheet.rounds.count + 1)):
        raise BadInput("wrong-count", f"edition rounds.table {side}", {"expected": str(sheet.rounds.count)})
    return RoundTable(
        count=sheet.rounds.count,
        order=[-1, *[_track(row.order) for row in rows]],
        token_order=[-1, *[_track(token.get(row.round, "")) for row in rows]],
        ships=[0, *[row.ships for row in rows]],
        new_hex=[False, *[row.new_hex for row in rows]],
        swap=[False, *[row.swap_workshops for row in rows]],
        wheel=[0, *[row.wheel for row in rows]],
        citizens=[False, *[row.citizens for row in rows]],
        price=[0, *[row.cube_price for row in rows]],
        cube_vp=[0, *[row.cube_vp for row in rows]],
    )


def _ratings(sheet: Sheet, effects: Effects) -> RatingTable:
    """Of each space the plain gains and helpers are set apart from the action that waits."""
    tracks = sheet.ratings.track
    spaces = [(track, space) for track in tracks for space in track.space]
    gain: list[list[int]] = []
    action: list[int] = []
    helper: list[int] = []
    for track, space in spaces:
        effect = parse_effect(space.effect, act.CLASS.words, f"edition ratings {track.id} {space.n}")
        plain = len(effect.branches) == 1 and not effect.branches[0].costs
        items = effect.branches[0].items if plain else []
        waiting = [item for item in items if item.op != HELPER]
        gain.append(effect.branches[0].gain if plain else [0] * (KINDS + 1))
        helper.append(sum(item.n for item in items if item.op == HELPER))
        if plain:
            branch = Branch([0] * KINDS, [0] * (KINDS + 1), waiting)
            action.append(effects.add(Effect(space.effect, [branch])) if waiting else 0)
        else:
            action.append(effects.number(space.effect, f"ratings {track.id} {space.n}"))
    lengths = [len(track.space) for track in tracks]
    return RatingTable(
        base=[sum(lengths[:at]) for at in range(len(tracks))],
        length=lengths,
        buyable=[track.buyable for track in tracks],
        gain=gain,
        action=action,
        helper=helper,
        vp=[space.vp for _, space in spaces],
        bar=[space.bar for _, space in spaces],
        start=sheet.ratings.start_space,
        coin_per_helper=sheet.ratings.coin_per_helper_to_buy_step,
    )


def _mask(squares: list[str]) -> int:
    return sum(1 << act.SQUARE.index[square] for square in squares)


class Paths:
    """Whom each cell of each path lets an overseer activate: [(class * ways + branch) * (length + 1) + cell]."""

    def __init__(self, estate: Estate) -> None:
        self.quarters = {quarter.id: quarter for quarter in estate.quarter}
        self.rules = {each.kind: each for each in estate.activation}
        self.cells = {cell.id: cell for cell in estate.path_cell}
        self.length = len(estate.path[0].cells)
        size = act.CLASSES * act.WAYS * (self.length + 1)
        self.own, self.other = [0] * size, [0] * size
        self.limits = [[0] * size for _ in range(4)]
        for path in estate.path:
            self._fill(path, 0)  # the first cell comes before the branch is chosen
            self._fill(path, act.WAY.index[path.branch])

    def _fill(self, path: Path_, branch: int) -> None:
        first = (act.CLASS.index[path.overseer] * act.WAYS + branch) * (self.length + 1)
        for number, name in enumerate(path.cells, start=1):
            cell = self.cells[name]
            self.own[first + number], self.other[first + number] = self._groups(cell, path.overseer)
            rule = self.rules[cell.kind]
            values = (rule.own, rule.other, rule.upgraded_own, rule.upgraded_other)
            for limit, value in zip(self.limits, values, strict=True):
                limit[first + number] = value

    def _groups(self, cell: PathCell, overseer: str) -> tuple[int, int]:
        """Squares of the overseer's own class, and those of the other quarter of a border."""
        if cell.kind == "adjacent":
            return _mask(cell.squares), 0
        if cell.kind == "centre":
            return _mask(act.SQUARE.words), 0
        own = [name for name in cell.quarters if self.quarters[name].cls == overseer]
        other = [name for name in cell.quarters if self.quarters[name].cls != overseer]
        return self._squares(own), self._squares(other)

    def _squares(self, quarters: list[str]) -> int:
        return _mask([square for name in quarters for square in self.quarters[name].squares])


def _estate(sheet: Sheet, effects: Effects) -> EstateTable:
    estate = sheet.estate
    paths = Paths(estate)
    return EstateTable(
        effect=[effects.number(text, f"estate.board {board.id}") for board in estate.board for text in _printed(board)],
        once=[_mask([square.id for square in board.square if square.once]) for board in estate.board],
        square_class=[act.CLASS.index[quarter.cls] for quarter in estate.quarter for _ in quarter.squares],
        sector=[_mask([s for q in estate.quarter if q.cls == name for s in q.squares]) for name in act.CLASS.words],
        own_squares=paths.own,
        other_squares=paths.other,
        own_limit=paths.limits[0],
        other_limit=paths.limits[1],
        own_limit_up=paths.limits[2],
        other_limit_up=paths.limits[3],
        path_length=paths.length,
        upgraded_worker_vp=estate.upgraded_worker_vp,
        refresh_points=estate.refresh_cost["vp"],
        refresh_resources=estate.refresh_cost["resource"],
    )


def _printed(board: EstateBoard) -> list[str]:
    effects = {square.id: square.effect for square in board.square}
    missing = [name for name in act.SQUARE.words if name not in effects]
    if missing:
        raise BadInput("missing-component", f"edition estate.board {board.id}", {"word": missing[0]})
    return [effects[name] for name in act.SQUARE.words]


def _scrolls(sheet: Sheet, effects: Effects) -> ScrollTable:
    lines = [(board.id, track) for board in sheet.scroll.board for track in board.track]
    half: list[list[int]] = []
    rows: list[list[list[int]]] = []
    for board, track in lines:
        place = f"edition scroll.board {board} {track.kind}"
        if track.kind not in SCROLL_KINDS or len(track.values) != sheet.scroll.steps:
            raise BadInput("wrong-value", place, {"word": track.kind})
        half.append([0, *[0 if isinstance(value, list) else round(value * 2) for value in track.values]])
        rows.append([[], *[value if isinstance(value, list) else [] for value in track.values]])
    return ScrollTable(
        steps=sheet.scroll.steps,
        kind=[track.kind for _, track in lines],
        cap=[track.cap for _, track in lines],
        count=[track.count for _, track in lines],
        rating=[_track(track.rating) for _, track in lines],
        half_points=half,
        rows=rows,
        even_ship=effects.number(sheet.scroll.even_ship_effect, "scroll.even_ship_effect"),
    )


def _tokens(sheet: Sheet, effects: Effects, seats: int) -> TokenTable:
    """[messina.setup.ships-two-player] [messina.setup.carts-two-player] Ships and carts of this number of players."""
    tokens = sheet.tokens
    costs = [(shop.id, shop.cost) for shop in tokens.workshop]
    costs += [(upgrade.id, upgrade.cost) for upgrade in tokens.cabin_upgrade]
    costs += [(cart.id, cart.cost) for cart in tokens.cart]
    producing = [(shop.id, shop.effect) for shop in tokens.workshop]
    producing += [(upgrade.id, upgrade.effect) for upgrade in tokens.cabin_upgrade]
    small = seats == sheet.solo.setup_as_players
    kept = {goods.id for goods in sheet.lists.goods if goods.in_two_player or not small}
    return TokenTable(
        cost=[parse_price(cost, f"edition tokens {name}.cost") for name, cost in costs],
        effect=[effects.number(text, f"tokens {name}.effect") for name, text in producing] + [0] * len(tokens.cart),
        extra=[effects.number(shop.upgraded_extra, f"tokens {shop.id}.upgraded_extra") for shop in tokens.workshop],
        era=[shop.era for shop in tokens.workshop],
        shop_class=[act.CLASS.index[shop.cls] for shop in tokens.workshop],
        needs_upgraded=[shop.needs_upgraded for shop in tokens.workshop],
        cart_pair=[cart.pair for cart in tokens.cart],
        cart_vp=[cart.vp for cart in tokens.cart],
        cart_stacks=tokens.cart_stacks_by_players[str(seats)],
        cabin_stacks=tokens.cabin_stacks,
        ship_number=[ship.number for ship in tokens.ship],
        ship_goods=[act.GOODS.index[ship.goods] for ship in tokens.ship],
        ship_effect=[effects.number(ship.effect, f"tokens {ship.id}.effect") for ship in tokens.ship],
        ships_in_play=[at for at, ship in enumerate(tokens.ship) if ship.goods in kept],
        goods=len(act.GOODS.words),
    )


def _limits(sheet: Sheet, effects: Effects, seats: int) -> Limits:
    fire = {each.id: each.fire_value for each in sheet.lists.resource}
    bonus = sorted(sheet.start.bonus, key=lambda row: row.seat)
    steps = sheet.wheel.position
    return Limits(
        plague_cubes=sheet.plague.cubes_by_players[str(seats)],
        cube_per_ship=sheet.plague.cube_per_ship,
        ships_per_dock=sheet.city.ships_per_dock,
        visit_vp=sheet.city.repopulation_visit_vp,
        free_steps=int(sheet.city.move_first_step_free),
        coin_per_step=sheet.city.move_coin_per_further_step,
        recall_gain=effects.gain(sheet.city.recall_helper, "city.recall_helper"),
        start_bonus=[effects.gain(row.effect, f"start.bonus {row.seat}") for row in bonus],
        helpers=sheet.start.helpers,
        helpers_max=sheet.start.helpers_max,
        repopulation_tokens=sheet.components.repopulation_token_per_colour,
        rat_penalty=sheet.rats.penalty,
        rat_setback=sheet.rats.popularity_back_per_rat,
        popularity_race=sheet.scoring.popularity_race[str(seats)],
        district_race=sheet.scoring.advanced_repopulation_race[str(seats)],
        leftovers_per_point=sheet.scoring.leftovers_per_point,
        fire_value=[fire[name] for name in RESOURCES],
        wheel_pose=[act.POSE.index[step.rat] for step in steps],
        wheel_colour=[[act.COLOUR.index[step.colour(name)] for name in act.CLASS.words] for step in steps],
    )


def _solo(sheet: Sheet) -> SoloTable:
    solo = sheet.solo
    actions: list[int] = []
    for token in solo.token:
        kind, _, citizen = token.action.partition(":")
        if kind == "workshop" and citizen in act.CLASS.words:
            actions.append(len(SOLO_ACTIONS) + act.CLASS.index[citizen])
        elif token.action in SOLO_ACTIONS:
            actions.append(SOLO_ACTIONS.index(token.action))
        else:
            raise BadInput("unknown-word", f"edition solo.token {token.id}.action", {"word": token.action})
    tokens = sheet.components.repopulation_token_per_colour
    bonus = [0] * (tokens + 1)
    for count in range(1, tokens + 1):
        bonus[count] = solo.repopulation_bonus.get(str(count), bonus[count - 1])
    return SoloTable(
        hexes=[act.DISTRICT.index[token.hex] for token in solo.token],
        actions=actions,
        helpers=[0, *solo.opponent_helpers_by_round],
        human_first=solo.human_first_rounds,
        level_vp=solo.popularity_level_or_ahead_vp,
        bonus=bonus,
        good_score=solo.good_score["base"],
        good_score_advanced=solo.good_score["advanced"],
    )
