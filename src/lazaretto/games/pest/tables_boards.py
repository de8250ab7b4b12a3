"""The printed values of the boards as the rules read them: map, player boards, tracks, variants."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.pest.actions import CAPITAL_NODE
from lazaretto.games.pest.language import Effects, read_count
from lazaretto.games.pest.sheet import BASIC, CAPITAL, COLOURS, TYPES, known, titles
from lazaretto.games.pest.sheet_rows import Sheet
from lazaretto.kernel.blocks import append, vec
from lazaretto.kernel.errors import BadInput

KINDS: Final = ("castle", "district", "workshop", "factory", "mint")
SPECIAL: Final = KINDS[2:]
AID_SLOTS: Final = ("left", "middle", "right")


def rows(lists: list[list[int]]) -> vec[vec[i64]]:
    found = vec[vec[i64]]()
    for row in lists:
        found = append(found, vec[i64](row))
    return found


def sums(values: list[int]) -> vec[i64]:
    """How much the first n values make together, for each n from 0 on."""
    found = [0]
    for value in values:
        found.append(found[-1] + value)
    return vec[i64](found)


class Land:
    """The map: locations, then the capital as the last node.

    [pest.concept.capital-sectors] The capital is no location. [pest.concept.harbours-roads-plague-only] Colours are
    read by plague cards and laws only.
    """

    def __init__(self, sheet: Sheet, players: int) -> None:
        places = sheet.location
        colours = [COLOURS.index(colour) for _, _, colour in sheet.roads.pairs]
        near, near_road = _roads_by_node(sheet)
        ruined = [int(players in row.ruined_at) for row in places]
        tokens = sheet.hard_setup.tokens.kinds
        index = {row.id: at for at, row in enumerate(places)}
        self.kind: Final = vec[i64]([TYPES.index(row.type) for row in places])  # type of each location
        # The resource of each location, before location tokens.
        self.printed: Final = vec[i64]([BASIC.index(row.resource) for row in places])
        # A bit for each colour.
        self.harbours: Final = vec[i64]([sum(2 ** COLOURS.index(colour) for colour in row.harbours) for row in places])
        # A bit for each colour of road that starts or ends here.
        self.touching: Final = vec[i64]([sum({2 ** colours[road] for road in roads}) for roads in near_road])
        self.start: Final = vec[i64]([int(row.start) for row in places])  # start symbol
        self.ruined: Final = vec[i64](ruined)  # at set-up, for this number of players
        self.sick: Final = vec[i64]([int(row.sick and not gone) for row, gone in zip(places, ruined, strict=True)])
        self.near: Final = rows(near)  # nodes at the other end of each road of a node
        self.near_road: Final = rows(near_road)  # the roads themselves, in the same order
        self.neighbours: Final = rows([[node for node in row if node != CAPITAL_NODE] for row in near])
        self.road_colour: Final = vec[i64](colours)
        self.capacity: Final = vec[i64]([row.capacity for row in sheet.location_type])  # by type
        self.influence: Final = vec[i64]([row.influence for row in sheet.location_type])  # by type
        self.start_cards: Final = rows([[index[name] for name in card.locations] for card in sheet.start_card])
        # Of each kind of location token: type, resource, sick mark, count.
        self.token_kind: Final = vec[i64]([TYPES.index(row.type) for row in tokens])
        self.token_resource: Final = vec[i64]([BASIC.index(row.resource) for row in tokens])
        self.token_sick: Final = vec[i64]([int(row.sick) for row in tokens])
        self.token_count: Final = vec[i64]([row.count for row in tokens])


def _roads_by_node(sheet: Sheet) -> tuple[list[list[int]], list[list[int]]]:
    """The nodes next to every node, and the roads to them."""
    nodes = [*[row.id for row in sheet.location], CAPITAL]
    index = {name: at for at, name in enumerate(nodes)}
    near: list[list[int]] = [[] for _ in nodes]
    near_road: list[list[int]] = [[] for _ in nodes]
    for road, (one, other, _) in enumerate(sheet.roads.pairs):
        for here, there in ((index[one], index[other]), (index[other], index[one])):
            near[here].append(there)
            near_road[here].append(road)
    return near, near_road


class Mat:
    """The player board and its buildings."""

    def __init__(self, sheet: Sheet) -> None:
        self._read_actions(sheet)
        self._read_spaces(sheet)
        self._read_buildings(sheet)

    def _read_actions(self, sheet: Sheet) -> None:
        actions = sheet.player_board.actions
        place = "player_board.actions"
        if read_count(actions.exchange_cost, "crate", f"{place}.exchange_cost") != 2:
            raise BadInput("wrong-cost", f"edition {place}.exchange_cost", {"expected": "2 crate"})
        self.move_points: i64 = actions.move_points
        self.move_weak: i64 = actions.move_weak
        self.move_boost: i64 = actions.move_boost
        self.build_weak: i64 = read_count(actions.build_weak, "more wood or stone", f"{place}.build_weak")
        self.build_boost: i64 = read_count(actions.build_boost, "less wood or stone", f"{place}.build_boost")
        self.produce_weak: i64 = actions.produce_weak
        self.produce_boost: i64 = actions.produce_boost
        self.boost_cost: i64 = read_count(actions.boost_cost, "research", f"{place}.boost_cost")
        self.refresh_cost: i64 = read_count(actions.market_refresh_cost, "research", f"{place}.market_refresh_cost")
        self.exchange_gain: i64 = read_count(actions.exchange_effect, "coin", f"{place}.exchange_effect")

    def _read_spaces(self, sheet: Sheet) -> None:
        board = sheet.player_board
        start, track = board.start, board.healthy_track
        self.stock = vec[i64]([start.wood, start.stone, start.food, start.herbs, start.coin])  # at the start
        self.research: i64 = start.research
        self.capacity: i64 = board.resource_track.max
        self.regular: i64 = board.quarantine.regular
        self.five: i64 = board.quarantine.resource_space  # the space of the track that is a quarantine space
        self.graveyard = vec[i64](board.graveyard.infamy)  # infamy of each space
        self.graveyard_sum = sums(board.graveyard.infamy)
        self.overflow_infamy: i64 = board.graveyard.overflow_infamy
        self.herbs = vec[i64](track.herbs)  # price of each healthy space
        self.healthy_fame = vec[i64](track.fame)
        self.healthy_sum = sums(track.fame)
        self.lab = vec[i64]([int(lab) for lab in track.lab])
        self.lab_sum = sums([int(lab) for lab in track.lab])
        self.ready: i64 = sheet.setup.mortuses_ready
        self.mortuses: i64 = max([era.mortuses for era in sheet.era])

    def _read_buildings(self, sheet: Sheet) -> None:
        """Of each building: its kind, price, fame, work and product, and the column it stands in."""
        built = sheet.building
        self.kind = vec[i64]([known(row.kind, KINDS, f"building {row.id}") for row in built])
        self.special = vec[i64]([int(row.kind in SPECIAL) for row in built])
        self.wood = vec[i64]([row.wood for row in built])
        self.stone = vec[i64]([row.stone for row in built])
        self.price = rows([[row.wood, row.stone, 0, 0, 0, 0] for row in built])
        self.fame = vec[i64]([row.fame for row in built])
        self.needs_worker = vec[i64]([int(row.needs_worker) for row in built])
        self.output = vec[i64]([row.output for row in built])
        self.coins = vec[i64]([int(row.product == "coin") for row in built])  # coins whatever its location
        self.column = vec[i64]([row.column for row in built])
        column_fame = [0, *[row.fame for row in sheet.building_column]]
        self.column_fame = vec[i64](column_fame)  # columns count from 1


class Tracks:
    """Years and eras, influence, orders, final bonuses."""

    def __init__(self, sheet: Sheet, effects: Effects) -> None:
        track, scoring = sheet.influence_track, sheet.scoring
        rewards = {row.space: effects.add(row.effect, f"influence_track {row.space}") for row in track.rewards}
        marks = [int(space in track.fame_marks) for space in range(track.last + 1)]
        years = [(at, year + 1 == era.years) for at, era in enumerate(sheet.era) for year in range(era.years)]
        totals = [sums(row.fame) for row in sheet.order_track]
        self.era_of: Final = vec[i64]([era for era, _ in years])  # by year, from 0
        self.era_ends: Final = vec[i64]([int(last) for _, last in years])  # by year: is it the last of its era?
        self.era_mortuses: Final = vec[i64]([era.mortuses for era in sheet.era])
        # Turns that a seat takes in all, and in the years after a year.
        turns = [sheet.era[era].mortuses for era, _ in years]
        self.turns_in_all: Final[i64] = sum(turns)
        self.turns_after: Final = vec[i64]([sum(turns[year + 1 :]) for year in range(len(turns))])
        self.era_sick: Final = vec[i64]([era.sick_per_target for era in sheet.era])
        self.last: Final[i64] = track.last  # of the influence track
        self.fame_mark: Final = vec[i64](marks)  # by space
        self.fame_sum: Final = vec[i64]([sum(marks[: space + 1]) for space in range(track.last + 1)])  # up to a space
        self.reward: Final = vec[i64]([rewards.get(space, 0) for space in range(track.last + 1)])  # by space: an effect
        self.order_spaces: Final[i64] = len(sheet.order_track[0].fame)
        # By era and space from 0, one after the other: influence, fame, fame of the space and all below.
        self.order_influence: Final = vec[i64]([value for row in sheet.order_track for value in (0, *row.influence)])
        self.order_fame: Final = vec[i64]([value for row in sheet.order_track for value in (0, *row.fame)])
        self.order_sum: Final = vec[i64]([value for row in totals for value in row])
        self.most_influence: Final[i64] = scoring.most_influence
        self.second_influence: Final[i64] = scoring.second_influence
        self.resources_per_fame: Final[i64] = scoring.resources_per_fame
        self.coins_per_fame: Final[i64] = scoring.coins_per_fame


class Variants:
    """The two-player and the solo rules."""

    def __init__(self, sheet: Sheet) -> None:
        two, solo = sheet.two_player, sheet.solo
        eras = [str(era.number) for era in sheet.era]
        spaces = list(range(sheet.influence_track.last + 1))
        covered = [int(space in two.blocked_influence) for space in spaces]
        people = [int(space in solo.influence_people) for space in spaces]
        by_era = [len(solo.order_people[era]) for era in eras]
        named = titles(sheet)
        self.thresholds: Final = vec[i64]([two.order_thresholds[era] for era in eras])  # by era
        self.covered: Final = vec[i64](covered)  # by influence space
        self.covered_sum: Final = vec[i64]([sum(covered[: space + 1]) for space in spaces])  # up to a space
        self.crossed_bonus: Final = vec[i64](two.crossed_bonus)
        self.neutral_start: Final[i64] = two.neutral_start
        self.neutral_per_era: Final[i64] = two.neutral_per_era
        self.capital_majority: Final[i64] = two.capital_building_majority
        self.quarantine_infamy: Final[i64] = two.quarantine_majority_infamy
        self.order_people: Final = vec[i64](by_era)  # by era: spaces 1..n hold one
        self.order_people_all: Final[i64] = sum(by_era)
        self.influence_people: Final = vec[i64](people)  # by influence space
        self.people_above: Final = vec[i64]([sum(people[space + 1 :]) for space in spaces])  # above a space
        self.influence_people_all: Final[i64] = sum(people)
        self.building_people: Final[i64] = solo.people_per_capital_building
        self.aid_slot: Final = vec[i64](_aid_slots(sheet))  # by people left on the influence track
        self.aid_current: Final = solo.pays_this_year
        self.infamy_left: Final[i64] = solo.infamy_per_person_left
        self.title_from: Final = vec[i64]([least for least, _ in named])
        self.titles: Final = [name for _, name in named]


def _aid_slots(sheet: Sheet) -> list[int]:
    slots = [0] * (len(sheet.solo.influence_people) + 1)
    for word, band in sheet.solo.aid_by_people_left.items():
        for left in band:
            slots[left] = known(word, AID_SLOTS, "solo.aid_by_people_left")
    return slots
