"""The edition file of Messina 1347 in typed form: what is written there of every component.

[messina.component.boards] [messina.component.overseer-types] [messina.city.hex-colours] [messina.city.rat-poses]
[messina.city.hex-anatomy] [messina.setup.ship-goods] [messina.overseer.path-shape] [messina.overseer.estate-geometry]
"""

from __future__ import annotations

from typing import Any

import msgspec


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every entry says where its values come from."""

    provenance: str
    confidence: str = ""
    override: dict[str, str] = {}


class Resource(Entry, frozen=True):
    id: str
    leftover: bool
    fire_value: int = 0


class CitizenClass(Entry, frozen=True):
    id: str
    sector_a: str
    tint: str
    symbol: str


class Goods(Entry, frozen=True):
    id: str
    in_two_player: bool


class Word(Entry, frozen=True):
    id: str


class Memo(Entry, frozen=True):
    place: str
    upgrade: bool
    to_workshop: bool
    repopulate: bool


class Lists(Entry, frozen=True):
    resource: list[Resource]
    citizen_class: list[CitizenClass]
    goods: list[Goods]
    hex_colour: list[Word]
    rat_pose: list[Word]
    player_colour: list[Word]
    citizen_memo: list[Memo]


class Hex(Entry, frozen=True):
    id: str
    cls: str
    players: list[int]
    colour: str
    rat: str
    action: str
    repop: bool
    cost: str
    citizens: list[str]
    helper: bool
    vp: int


class Port(Entry, frozen=True):
    id: str
    action: str
    dock: str
    ship_cells: int
    repop: bool


class CityLayout(Entry, frozen=True):
    players: int
    also_solo: bool
    rows: str
    cells: list[tuple[int, int]]
    port: dict[str, tuple[int, int]]
    places: dict[str, tuple[int, int]]
    perimeter: list[str]


class City(Entry, frozen=True):
    ships_per_dock: int
    places_for_new_hexes: int
    repopulation_visit_vp: int
    move_first_step_free: bool
    move_coin_per_further_step: int
    recall_helper: str
    setup_hexes: str
    new_hex_stack: list[str]
    hex: list[Hex]
    port: list[Port]
    dock_clockwise: list[str]
    layout: list[CityLayout]
    place_search: dict[str, list[str]]


class Plague(Entry, frozen=True):
    cubes_by_players: dict[str, int]
    cube_per_ship: int
    all_or_nothing_per_step: bool


class WheelStep(Entry, frozen=True):
    n: int
    rat: str
    nun: str
    craftsman: str
    aristocrat: str
    none: str

    def colour(self, citizen: str) -> str:
        return str(getattr(self, citizen))


class Wheel(Entry, frozen=True):
    start: str
    position: list[WheelStep]


class RoundRow(Entry, frozen=True):
    side: str
    round: int
    order: str
    ships: int
    new_hex: bool
    swap_workshops: bool
    wheel: int
    citizens: bool
    cube_price: int
    cube_vp: int


class PriorityRow(Entry, frozen=True):
    round: int
    order: str


class Rounds(Entry, frozen=True):
    count: int
    table: list[RoundRow]
    priority_token: list[PriorityRow]


class Space(Entry, frozen=True):
    n: int
    effect: str
    vp: int
    bar: int = 0


class Track(Entry, frozen=True):
    id: str
    buyable: bool
    space: list[Space]


class Ratings(Entry, frozen=True):
    start_space: int
    coin_per_helper_to_buy_step: int
    popularity_only_by_fighting: bool
    track: list[Track]


class StartBonus(Entry, frozen=True):
    seat: int
    effect: str


class Start(Entry, frozen=True):
    helpers: int
    helpers_in_supply: int
    helpers_max: int
    bonus: list[StartBonus]


class Quarter(Entry, frozen=True):
    id: str
    cls: str
    squares: list[str]
    border: str


class PathCell(Entry, frozen=True):
    id: str
    kind: str
    squares: list[str] = []
    quarters: list[str] = []
    activations: int = 0


class OverseerPath(Entry, frozen=True):
    overseer: str
    branch: str
    cells: list[str]


class Square(Entry, frozen=True):
    id: str
    effect: str
    once: bool


class EstateBoard(Entry, frozen=True):
    id: str
    side: str
    copies: int
    cabins_side: str
    workshops_side: str
    square: list[Square]


class Activation(Entry, frozen=True):
    kind: str
    own: int
    other: int
    upgraded_own: int
    upgraded_other: int


class Estate(Entry, frozen=True):
    cabins: int
    cabin_squares: list[str]
    workshop_places: int
    upgraded_worker_vp: int
    refresh_cost: dict[str, int]
    quarter: list[Quarter]
    activation: list[Activation]
    path_cell: list[PathCell]
    path: list[OverseerPath]
    board: list[EstateBoard]


class ScrollTrack(Entry, frozen=True):
    kind: str
    values: list[float | list[int]]
    cap: int = 0
    count: int = 0
    rating: str = ""


class ScrollBoard(Entry, frozen=True):
    id: str
    side: str
    copies: int
    track: list[ScrollTrack]


class Scroll(Entry, frozen=True):
    steps: int
    even_ship_effect: str
    board: list[ScrollBoard]


class Workshop(Entry, frozen=True):
    id: str
    era: int
    cls: str
    needs_upgraded: bool
    cost: str
    effect: str
    upgraded_extra: str


class CabinUpgrade(Entry, frozen=True):
    id: str
    cost: str
    effect: str


class Cart(Entry, frozen=True):
    id: str
    pair: int
    cost: str
    vp: int


class Ship(Entry, frozen=True):
    id: str
    number: int
    goods: str
    effect: str


class DockToken(Entry, frozen=True):
    id: str
    dock: str


class Tokens(Entry, frozen=True):
    cabin_stacks: int
    cart_stacks_by_players: dict[str, int]
    workshop: list[Workshop]
    cabin_upgrade: list[CabinUpgrade]
    cart: list[Cart]
    ship: list[Ship]
    dock_token: list[DockToken]


class Rats(Entry, frozen=True):
    penalty: list[int]
    maximum: int
    popularity_back_per_rat: int


class ScoringTable(Entry, frozen=True):
    popularity_race: dict[str, list[int]]
    leftovers_per_point: int
    win_ties: list[str]
    advanced_repopulation_race: dict[str, list[int]]
    advanced_repopulation_ties: list[str]


class SoloToken(Entry, frozen=True):
    id: str
    hex: str
    action: str


class Solo(Entry, frozen=True):
    setup_as_players: int
    opponent_helpers_by_round: list[int]
    human_first_rounds: list[int]
    popularity_level_or_ahead_vp: int
    repopulation_bonus: dict[str, int]
    good_score: dict[str, int]
    token: list[SoloToken]


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The edition file as written."""

    edition: dict[str, Any]
    answers: dict[str, str]
    valuation: dict[str, Any]
    components: dict[str, Any]
    coin_mix: dict[str, Any]
    lists: Lists
    city: City
    plague: Plague
    wheel: Wheel
    rounds: Rounds
    ratings: Ratings
    vp_track: dict[str, Any]
    start: Start
    estate: Estate
    scroll: Scroll
    tokens: Tokens
    rats: Rats
    scoring: ScoringTable
    solo: Solo
