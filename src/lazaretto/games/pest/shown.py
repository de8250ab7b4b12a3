"""What a view of Pest holds. The types of the wire are made from it."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from lazaretto.games.forms import Pair, for_each, one_of
from lazaretto.games.pest import actions as act

Location: TypeAlias = Annotated[str, one_of(act.LOCATION.words)]
Resource: TypeAlias = Annotated[str, one_of(act.RESOURCE.words)]
Technology: TypeAlias = Annotated[str, one_of(act.TECHNOLOGY.words)]
Counted: TypeAlias = Annotated[dict[str, int], for_each(act.RESOURCE.words)]
Idle: TypeAlias = Literal["top", "left", "both"]


class ShownLocation(TypedDict):
    """`buildings` by seat: the building of that seat here."""

    resource: Resource
    ruined: bool
    sick: int
    buildings: list[Annotated[str, one_of(act.BUILDING.words)] | None]
    doctors: list[int]
    camps: list[int]
    deadly: NotRequired[bool]  # one more sick person destroys it


class Here(TypedDict):
    """What awaits a doctor where it stands: the sick, the food for all of them, and for all but those a mask leaves."""

    sick: int
    food: int
    left: int
    food_left: int
    ruined: bool


class Quarantine(TypedDict):
    """People in regular spaces, which others are taken, and how many spaces there are."""

    regular: int
    taken: Annotated[str, one_of(act.ARRANGEMENT.words)]
    spaces: int
    calm: NotRequired[int]  # regular spaces, those of cards among them


class Can(TypedDict):
    """What may be done beside the actions."""

    exchange: bool
    arrange: bool
    camp: bool


class ShownBuilding(TypedDict):
    """A building of a seat: where it stands, what it makes, and whether somebody works there."""

    location: Location
    product: Resource
    person: bool


class ShownTechnology(TypedDict):
    """A card in a slot; `cell` is where the person in the healing cells is (0: nobody), `resource` what a workshop makes."""

    technology: Technology
    people: int
    mortus: bool
    cell: int
    resource: Resource | None


class ShownSeat(TypedDict):
    """What lies before a player."""

    colour: Annotated[str, one_of(act.COLOUR.words)]
    stock: Counted
    limits: Counted
    research: int
    fame: int
    infamy: int
    influence: int
    orders: list[int]  # by era
    ready: int
    waiting: int
    grid: list[Annotated[str, one_of(act.CELL.words)]]  # the cells that hold a mortus
    doctor: Annotated[str, one_of(act.NODE.words)]
    here: Here | None  # None in the capital
    camp: Location | None
    idle: list[Idle | None]  # for each cell, which of its actions would change nothing now
    can: Can
    quarantine: Quarantine
    graveyard: int
    healthy: int
    sector: int
    buildings: Annotated[dict[str, ShownBuilding | None], for_each(act.BUILDING.words)]
    technologies: list[ShownTechnology | None]  # by slot
    score: int
    # What follows from it; games of earlier versions were filmed without.
    projected: NotRequired[list[int]]  # what the game would score now, by category in the order of the scores
    title: NotRequired[str | None]  # of a solo game, for that score
    held: NotRequired[int]  # sick people in the quarantine
    charged: NotRequired[int]  # infamy that the dead would bring now
    weak: NotRequired[list[Annotated[str, one_of(act.ACTION.words)]]]  # actions that people in the quarantine weaken


class Waiting(TypedDict):
    """Spaces where somebody still waits for the marker of a player alone; orders by era."""

    influence: list[int]
    orders: list[list[int]]


class View(TypedDict):
    """The table as a seat sees it; `viewer` is that seat, null for a spectator."""

    players: int
    viewer: int | None
    mode: Annotated[str, one_of(act.MODE.words)]
    year: int
    era: int
    order: list[int]
    laws: list[Annotated[str, one_of(act.LAW.words)] | None]  # by era
    plagues: list[Annotated[str, one_of(act.PLAGUE.words)] | None]  # by year
    aids: list[Annotated[str, one_of(act.AID.words)] | None]  # by year
    plagues_boxed: int
    capital_card: Annotated[str, one_of(act.CAPITAL_CARD.words)] | None
    locations: Annotated[dict[str, ShownLocation], for_each(act.LOCATION.words)]
    roads: Annotated[dict[str, int], for_each(act.ROAD.words)]  # the sick on each
    market: list[Technology | None]
    deck: int
    tokens: Annotated[dict[str, Pair[list[int]]], for_each(act.TOKEN.words)]  # how many lie face up and face down
    capital_buildings: Annotated[dict[str, int | None], for_each(act.CAPITAL_BUILDING.words)]  # whose they are
    neutral: int | None
    people_left: int | None
    waiting: NotRequired[Waiting]  # games of earlier versions were filmed without
    seats: list[ShownSeat]
