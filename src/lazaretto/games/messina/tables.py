"""The printed values of an edition as the rules read them, for one number of players. Made once; never changed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.messina import actions as act
from lazaretto.games.messina.effects import HELPER, KINDS, RESOURCES, Branch, Effect, parse_effect
from lazaretto.games.messina.sheet import POINTS, TRACKS, read_sheet
from lazaretto.games.messina.sheet_parts import Ratings, Sheet, SoloToken, Space
from lazaretto.games.messina.tables_city import FAR, CityTable
from lazaretto.games.messina.tables_effects import PrintedEffects, rows
from lazaretto.games.messina.tables_estate import EstateTable
from lazaretto.games.messina.tables_tokens import TokenTable
from lazaretto.games.messina.worths import Worths
from lazaretto.kernel.blocks import append, vec
from lazaretto.kernel.board import BaseTables
from lazaretto.kernel.choice import Domain
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.formats import Edition

__all__ = ["FAR", "Tables", "make_tables"]

SOLO: Final = 1
SOLO_ACTIONS: Final = ("none", "cart", "cabin-upgrades", "ship")
SCROLL_KINDS: Final = (
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
LINE_BUILDINGS: Final[i64] = 0  # what a line of a scroll counts, by its place above
LINE_SHIPS: Final[i64] = 1
LINE_REPOPULATION: Final[i64] = 2
LINE_GOODS: Final[i64] = 3
LINE_WORKSHOPS: Final[i64] = 4
LINE_COINS: Final[i64] = 5
LINE_CABINS: Final[i64] = 6
LINE_WOOD: Final[i64] = 7
LINE_OVERSEERS: Final[i64] = 8
LINE_RATING: Final[i64] = 9


class Tables(BaseTables):
    """All printed values. Effects are numbered as the tables below meet them; positions hold these numbers."""

    def __init__(self, sheet: Sheet, players: int) -> None:
        super().__init__()
        seats = sheet.solo.setup_as_players if players == SOLO else players
        effects = PrintedEffects()
        self.city: Final = CityTable(sheet, effects, seats)
        self.rounds: Final = RoundTable(sheet, seats)
        self.ratings: Final = RatingTable(sheet.ratings, effects)
        self.estate: Final = EstateTable(sheet, effects)
        self.scrolls: Final = ScrollTable(sheet, effects)
        self.tokens: Final = TokenTable(sheet, effects, seats)
        self.limits: Final = Limits(sheet, effects, seats)
        self.solo: Final = SoloTable(sheet)
        self.effects: Final = effects.all()
        self.printed_effects: Final[i64] = len(effects.found)  # numbers beyond are nothing too
        scoring = sheet.scoring
        # For bots
        self.worths: Final = Worths(self.effects, scoring.leftovers_per_point, sheet.rounds.count, self.city, self.estate)


class RoundTable:
    """[messina.setup.board-side] [messina.priority.replaces-column] The round table of one board side; 0 is not used."""

    def __init__(self, sheet: Sheet, seats: int) -> None:
        side = "2p" if seats == sheet.solo.setup_as_players else "3-4p"
        table = sorted([row for row in sheet.rounds.table if row.side == side], key=lambda row: row.round)
        token = {row.round: row.order for row in sheet.rounds.priority_token}
        if [row.round for row in table] != list(range(1, sheet.rounds.count + 1)):
            raise BadInput("wrong-count", f"edition rounds.table {side}", {"expected": str(sheet.rounds.count)})
        swap = [0, *[int(row.swap_workshops) for row in table]]
        self.count: Final[i64] = sheet.rounds.count
        # The track that sets the turn order, -1 for none
        self.order: Final = by_round(-1, [_track(row.order) for row in table])
        self.token_order: Final = by_round(-1, [_track(token.get(row.round, "")) for row in table])
        self.ships: Final = by_round(0, [row.ships for row in table])
        self.new_hex: Final = by_round(0, [int(row.new_hex) for row in table])
        self.swap: Final = vec[i64](swap)
        self.wheel: Final = by_round(0, [row.wheel for row in table])
        self.citizens: Final = by_round(0, [int(row.citizens) for row in table])
        self.price: Final = by_round(0, [row.cube_price for row in table])
        self.cube_vp: Final = by_round(0, [row.cube_vp for row in table])
        self.era: Final = vec[i64]([1 + max(swap[: at + 1]) for at in range(len(swap))])  # of the workshops on the board


def by_round(none: int, values: list[int]) -> vec[i64]:
    """Rounds are counted from 1."""
    row = [none, *values]
    return vec[i64](row)


class RatingTable:
    """The three ratings; a space of a rating is base[rating] + number - 1."""

    def __init__(self, ratings: Ratings, effects: PrintedEffects) -> None:
        spaces = [(track.id, space) for track in ratings.track for space in track.space]
        lengths = [len(track.space) for track in ratings.track]
        self.base: Final = vec[i64]([sum(lengths[:at]) for at in range(len(lengths))])
        self.length: Final = vec[i64](lengths)
        self.buyable: Final = vec[i64]([int(track.buyable) for track in ratings.track])
        printed = [PrintedSpace(track, space, effects) for track, space in spaces]
        self.gain: Final = _gains(printed)  # by space: taken at once
        self.action: Final = vec[i64]([each.action for each in printed])  # by space: effect that waits for an action stage
        self.helper: Final = vec[i64]([each.helpers for each in printed])  # by space
        self.vp: Final = vec[i64]([space.vp for _, space in spaces])
        self.bar: Final = vec[i64]([space.bar for _, space in spaces])
        self.start: Final[i64] = ratings.start_space
        self.coin_per_helper: Final[i64] = ratings.coin_per_helper_to_buy_step


class PrintedSpace:
    """One space of a rating: the plain gains and helpers are set apart from the action that waits."""

    def __init__(self, track: str, space: Space, effects: PrintedEffects) -> None:
        effect = parse_effect(space.effect, act.CLASS.words, f"edition ratings.track {track}.space {space.n}.effect")
        self.gain = vec[i64]([0] * (KINDS + 1))
        self.helpers = 0
        self.action = 0
        if len(effect.branches) != 1 or effect.branches[0].costs:
            self.action = effects.number(space.effect, f"ratings.track {track}.space {space.n}.effect")
            return
        branch = effect.branches[0]
        waiting = [item for item in branch.items if item.op != HELPER]
        self.gain = branch.gain
        self.helpers = sum([int(item.n) for item in branch.items if item.op == HELPER])
        if waiting:
            self.action = effects.add(Effect(space.effect, [Branch([0] * KINDS, [0] * (KINDS + 1), waiting)]))


def _gains(printed: list[PrintedSpace]) -> vec[vec[i64]]:
    found = vec[vec[i64]]()
    for space in printed:
        found = append(found, space.gain)
    return found


class ScrollTable:
    """Scroll boards; lines are indexed board * 3 + line, values by level in half points."""

    def __init__(self, sheet: Sheet, effects: PrintedEffects) -> None:
        lines = [(board.id, track) for board in sheet.scroll.board for track in board.track]
        half: list[list[int]] = []
        values: list[list[int]] = []
        for board, track in lines:
            if track.kind not in SCROLL_KINDS or len(track.values) != sheet.scroll.steps:
                raise BadInput("wrong-value", f"edition scroll.board {board} {track.kind}", {"word": track.kind})
            half.append([0, *[0 if isinstance(value, list) else round(value * 2) for value in track.values]])
            values += [[], *[value if isinstance(value, list) else [] for value in track.values]]
        self.steps: Final[i64] = sheet.scroll.steps
        self.kind: Final = vec[i64]([SCROLL_KINDS.index(track.kind) for _, track in lines])
        self.cap: Final = vec[i64]([track.cap for _, track in lines])  # 0: no limit
        self.count: Final = vec[i64]([track.count for _, track in lines])
        self.rating: Final = vec[i64]([_track(track.rating) for _, track in lines])
        self.half_points: Final = rows(half)  # [line][level], level 0 is worth nothing
        self.rows: Final = rows(values)  # [line * (steps + 1) + level]: the values of lines that print several
        self.even_ship: Final[i64] = effects.number(sheet.scroll.even_ship_effect, "scroll.even_ship_effect")  # effect


class Limits:
    """Plain numbers of the rulebook."""

    def __init__(self, sheet: Sheet, effects: PrintedEffects, seats: int) -> None:
        fire = {each.id: each.fire_value for each in sheet.lists.resource}
        bonus = sorted(sheet.start.bonus, key=lambda row: row.seat)
        steps = sheet.wheel.position
        self.plague_cubes: Final[i64] = sheet.plague.cubes_by_players[str(seats)]
        self.cube_per_ship: Final[i64] = sheet.plague.cube_per_ship
        self.ships_per_dock: Final[i64] = sheet.city.ships_per_dock
        self.visit_vp: Final[i64] = sheet.city.repopulation_visit_vp
        self.free_steps: Final[i64] = int(sheet.city.move_first_step_free)
        self.coin_per_step: Final[i64] = sheet.city.move_coin_per_further_step
        self.recall_gain: Final = effects.gain(sheet.city.recall_helper, "city.recall_helper")
        # By place in the turn order
        self.start_bonus: Final = rows([list(effects.gain(row.effect, f"start.bonus {row.seat}.effect")) for row in bonus])
        self.helpers: Final[i64] = sheet.start.helpers
        self.helpers_max: Final[i64] = sheet.start.helpers_max
        self.repopulation_tokens: Final[i64] = sheet.components.repopulation_token_per_colour
        self.rat_penalty: Final = vec[i64](sheet.rats.penalty)
        self.rat_setback: Final[i64] = sheet.rats.popularity_back_per_rat
        self.popularity_race: Final = vec[i64](sheet.scoring.popularity_race[str(seats)])
        self.district_race: Final = vec[i64](sheet.scoring.advanced_repopulation_race[str(seats)])
        self.leftovers_per_point: Final[i64] = sheet.scoring.leftovers_per_point
        self.fire_value: Final = vec[i64]([fire[name] for name in RESOURCES])  # by resource
        self.wheel_pose: Final = vec[i64]([act.POSE.index[step.rat] for step in steps])
        colours = [[act.COLOUR.index[step.colour(name)] for name in act.CLASS.words] for step in steps]
        self.wheel_colour: Final = rows(colours)  # [step][class]


class SoloTable:
    """The virtual opponent of the solo game. Actions: 0 none, 1 cart, 2 cabin upgrades, 3 ship, 4 + class workshop."""

    def __init__(self, sheet: Sheet) -> None:
        solo = sheet.solo
        tokens = sheet.components.repopulation_token_per_colour
        bonus = [0] * (tokens + 1)
        for count in range(1, tokens + 1):
            bonus[count] = solo.repopulation_bonus.get(str(count), bonus[count - 1])
        self.hexes: Final = vec[i64]([act.DISTRICT.index[token.hex] for token in solo.token])
        self.actions: Final = vec[i64]([_solo_action(token) for token in solo.token])
        self.helpers: Final = by_round(0, solo.opponent_helpers_by_round)  # by round
        self.human_first: Final = vec[i64](solo.human_first_rounds)
        self.level_vp: Final[i64] = solo.popularity_level_or_ahead_vp
        self.bonus: Final = vec[i64](bonus)  # by number of repopulated districts
        self.good_score: Final[i64] = solo.good_score["base"]
        self.good_score_advanced: Final[i64] = solo.good_score["advanced"]


def _solo_action(token: SoloToken) -> int:
    kind, _, citizen = token.action.partition(":")
    if kind == "workshop" and citizen in act.CLASS.words:
        return len(SOLO_ACTIONS) + act.CLASS.index[citizen]
    if token.action in SOLO_ACTIONS:
        return SOLO_ACTIONS.index(token.action)
    raise BadInput("unknown-word", f"edition solo.token {token.id}.action", {"word": token.action})


def _track(name: str) -> int:
    return [*TRACKS, POINTS].index(name) if name else -1


def make_tables(edition: Edition, players: int) -> Tables:
    """The printed values for one number of players, checked against the action numbering."""
    sheet = read_sheet(edition)
    _check_ids(sheet)
    _check_sizes(sheet)
    return Tables(sheet, players)


def _check_ids(sheet: Sheet) -> None:
    """Another edition may print other values on the same components, not have other components."""
    listed: list[tuple[str, Domain, list[str]]] = [
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
    for place, domain, given in listed:
        if given != domain.words:
            raise BadInput("wrong-order", f"edition {place}", {"expected": ", ".join(domain.words)})


def _check_sizes(sheet: Sheet) -> None:
    """What a board has room for."""
    shipped = act.SHEET
    for place, given, most in (
        ("start.helpers_max", sheet.start.helpers_max, shipped.start.helpers_max),
        ("rounds.count", sheet.rounds.count, shipped.rounds.count),
        ("scroll.steps", sheet.scroll.steps, shipped.scroll.steps),
        ("estate.cabins", sheet.estate.cabins, shipped.estate.cabins),
        ("estate.path", max([len(each.cells) for each in sheet.estate.path]), len(shipped.estate.path[0].cells)),
    ):
        if given > most:
            raise BadInput("too-large", f"edition {place}", {"most": str(most)})
