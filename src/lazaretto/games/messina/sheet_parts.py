"""The edition file of Messina 1347 in typed form: what is written there of every component.

[messina.component.boards] [messina.component.overseer-types] [messina.city.hex-colours] [messina.city.rat-poses]
[messina.city.hex-anatomy] [messina.setup.ship-goods] [messina.overseer.path-shape] [messina.overseer.estate-geometry]
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from lazaretto.games.forms import ByName, Coordinate, Count, Note, Points, Positive, Rows, Sentence, Text
from lazaretto.games.messina.sheet_box import About, CoinMix, Components, Entry, Players, PointsTrack

WorkshopEra = Annotated[int, msgspec.Meta(ge=1, le=2)]
HalfPoints = Annotated[float, msgspec.Meta(ge=-99, le=99)]
Worth = Annotated[float, msgspec.Meta(ge=0, le=99)]


class Resource(Entry, frozen=True):
    id: Text
    leftover: Note[bool]
    fire_value: Count = 0


class CitizenClass(Entry, frozen=True):
    id: Text
    sector_a: Note[Text]
    tint: Note[Text]
    symbol: Note[Text]


class Goods(Entry, frozen=True):
    id: Text
    in_two_player: bool


class Word(Entry, frozen=True):
    id: Text


class Memo(Entry, frozen=True):
    place: Text
    upgrade: bool
    to_workshop: bool
    repopulate: bool


class Lists(Entry, frozen=True):
    resource: Rows[Resource]
    citizen_class: Rows[CitizenClass]
    goods: Rows[Goods]
    hex_colour: Rows[Word]
    rat_pose: Rows[Word]
    player_colour: Note[Rows[Word]]
    citizen_memo: Note[Rows[Memo]]


class Hex(Entry, frozen=True):
    id: Text
    cls: Text
    players: Rows[Players]
    colour: Text
    rat: Text
    action: Text
    repop: Note[bool]
    cost: Text
    citizens: Rows[Text]
    helper: bool
    vp: Points


class Port(Entry, frozen=True):
    id: Text
    action: Text
    dock: Text
    ship_cells: Note[Count]
    repop: Note[bool]


class CityLayout(Entry, frozen=True):
    players: Players
    also_solo: Note[bool]
    rows: Note[Text]
    cells: Rows[tuple[Coordinate, Coordinate]]
    port: ByName[tuple[Coordinate, Coordinate]]
    places: ByName[tuple[Coordinate, Coordinate]]
    perimeter: Rows[Text]


class City(Entry, frozen=True):
    ships_per_dock: Positive
    places_for_new_hexes: Note[Count]
    repopulation_visit_vp: Points
    move_first_step_free: bool
    move_coin_per_further_step: Count
    recall_helper: Text
    setup_hexes: Note[Sentence]
    new_hex_stack: Note[Rows[Sentence]]
    hex: Rows[Hex]
    port: Rows[Port]
    dock_clockwise: Rows[Text]
    layout: Rows[CityLayout]
    place_search: Note[ByName[Rows[Text]]]


class Plague(Entry, frozen=True):
    cubes_by_players: ByName[Count]
    cube_per_ship: Count
    all_or_nothing_per_step: Note[bool]


class WheelStep(Entry, frozen=True):
    n: Count
    rat: Text
    nun: Text
    craftsman: Text
    aristocrat: Text
    none: Note[Text]

    def colour(self, citizen: str) -> str:
        return str(getattr(self, citizen))


class Wheel(Entry, frozen=True):
    start: Note[Text]
    position: Rows[WheelStep]


class RoundRow(Entry, frozen=True):
    side: Text
    round: Positive
    order: Text
    ships: Count
    new_hex: bool
    swap_workshops: bool
    wheel: Count
    citizens: bool
    cube_price: Count
    cube_vp: Points


class PriorityRow(Entry, frozen=True):
    round: Positive
    order: Text


class Rounds(Entry, frozen=True):
    count: Positive
    table: Rows[RoundRow]
    priority_token: Rows[PriorityRow]


class Space(Entry, frozen=True):
    n: Count
    effect: Text
    vp: Points
    bar: Count = 0


class Track(Entry, frozen=True):
    id: Text
    buyable: bool
    space: Rows[Space]


class Ratings(Entry, frozen=True):
    start_space: Positive
    coin_per_helper_to_buy_step: Count
    popularity_only_by_fighting: Note[bool]
    track: Rows[Track]


class StartBonus(Entry, frozen=True):
    seat: Count
    effect: Text


class Start(Entry, frozen=True):
    helpers: Positive
    helpers_in_supply: Note[Count]
    helpers_max: Positive
    bonus: Rows[StartBonus]


class Quarter(Entry, frozen=True):
    id: Text
    cls: Text
    squares: Rows[Text]
    border: Note[Text]


class PathCell(Entry, frozen=True):
    id: Text
    kind: Text
    squares: Rows[Text] = msgspec.field(default_factory=list)
    quarters: Rows[Text] = msgspec.field(default_factory=list)
    activations: Note[Count] = 0


class OverseerPath(Entry, frozen=True):
    overseer: Text
    branch: Text
    cells: Rows[Text]


class Square(Entry, frozen=True):
    id: Text
    effect: Text
    once: bool


class EstateBoard(Entry, frozen=True):
    id: Text
    side: Text
    copies: Note[Count]
    cabins_side: Note[Text]
    workshops_side: Note[Text]
    square: Rows[Square]


class Activation(Entry, frozen=True):
    kind: Text
    own: Count
    other: Count
    upgraded_own: Count
    upgraded_other: Count


class Estate(Entry, frozen=True):
    cabins: Note[Count]
    cabin_squares: Note[Rows[Text]]
    workshop_places: Note[Count]
    upgraded_worker_vp: Points
    refresh_cost: ByName[Count]
    quarter: Rows[Quarter]
    activation: Rows[Activation]
    path_cell: Rows[PathCell]
    path: Rows[OverseerPath]
    board: Rows[EstateBoard]


class ScrollTrack(Entry, frozen=True):
    kind: Text
    values: Rows[HalfPoints | Rows[Points]]
    cap: Count = 0
    count: Count = 0
    rating: Text = ""


class ScrollBoard(Entry, frozen=True):
    id: Text
    side: Text
    copies: Note[Count]
    track: Rows[ScrollTrack]


class Scroll(Entry, frozen=True):
    steps: Positive
    even_ship_effect: Text
    board: Rows[ScrollBoard]


class Workshop(Entry, frozen=True):
    id: Text
    era: WorkshopEra
    cls: Text
    needs_upgraded: bool
    cost: Text
    effect: Text
    upgraded_extra: Text


class CabinUpgrade(Entry, frozen=True):
    id: Text
    cost: Text
    effect: Text


class Cart(Entry, frozen=True):
    id: Text
    pair: Positive
    cost: Text
    vp: Points


class Ship(Entry, frozen=True):
    id: Text
    number: Positive
    goods: Text
    effect: Text


class DockToken(Entry, frozen=True):
    id: Note[Text]
    dock: Text


class Tokens(Entry, frozen=True):
    cabin_stacks: Positive
    cart_stacks_by_players: ByName[Positive]
    workshop: Rows[Workshop]
    cabin_upgrade: Rows[CabinUpgrade]
    cart: Rows[Cart]
    ship: Rows[Ship]
    dock_token: Rows[DockToken]


class Rats(Entry, frozen=True):
    penalty: Rows[Count]
    maximum: Count
    popularity_back_per_rat: Count


class ScoringTable(Entry, frozen=True):
    popularity_race: ByName[Rows[Points]]
    leftovers_per_point: Positive
    win_ties: Note[Rows[Sentence]]
    advanced_repopulation_race: ByName[Rows[Points]]
    advanced_repopulation_ties: Note[Rows[Sentence]]


class SoloToken(Entry, frozen=True):
    id: Text
    hex: Text
    action: Text


class Solo(Entry, frozen=True):
    setup_as_players: Annotated[int, msgspec.Meta(ge=2, le=4)]
    opponent_helpers_by_round: Rows[Count]
    human_first_rounds: Rows[Count]
    popularity_level_or_ahead_vp: Points
    repopulation_bonus: ByName[Points]
    good_score: ByName[Points]
    token: Rows[SoloToken]


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The edition file as written."""

    edition: Note[About]
    answers: Note[ByName[Text]]
    valuation: Note[ByName[Worth | Text]]
    components: Components
    coin_mix: Note[CoinMix]
    lists: Lists
    city: City
    plague: Plague
    wheel: Wheel
    rounds: Rounds
    ratings: Ratings
    vp_track: Note[PointsTrack]
    start: Start
    estate: Estate
    scroll: Scroll
    tokens: Tokens
    rats: Rats
    scoring: ScoringTable
    solo: Solo
