"""Pest for learning: the board as numbers between 0 and 1, as one seat sees it.

There are as many for all boards of a table with the same number of players; `describe` names every one. Seats are
relative: `p0` is the observer, `p1` sits to his left, and so on. Nothing on the board is hidden, so all seats see the
same things from their own place. The parts, in order:

1. each location: its resource, ruined, sick people / 6; each player's building, special building, doctor and camp
2. each road: sick people / 6
3. each player: goods, points, tracks, mortuses, grid, quarantine, people, buildings and their products, cards with people
4. each technology: in each place of the market, owned by each player; what is left of the deck
5. the variant, the year, the law of each era, revealed plague and aid cards, the capital card and its buildings, reward
   tokens, the neutral sector, and each player's place in the turn order
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.pest import actions as act
from lazaretto.games.pest.actions import (
    BASICS,
    BUILDINGS,
    CELLS,
    ERAS,
    LOCATIONS,
    RESOURCES,
    ROADS,
    SLOTS,
    TECHNOLOGIES,
    TOKENS,
    YEARS,
)
from lazaretto.games.pest.board import NO_CARD, NOWHERE, Board
from lazaretto.kernel.bits import size
from lazaretto.kernel.page import Page

MANY_SICK: Final = 6
HIGH_STOCK: Final = 7
MANY_TOKENS: Final = 12
MUCH_FAME: Final = 80
MUCH_INFAMY: Final = 40
CROWD: Final = 10
NEUTRAL_CROWD: Final = 20
TOKENS_OF_A_KIND: Final = 2
RUINED: Final[i64] = BASICS  # entries of a location: after its resource
SICK: Final[i64] = BASICS + 1
HERE: Final[i64] = BASICS + 2  # those of the players
THERE: Final[i64] = 4  # of each player: building, special building, doctor, camp
PENALTIES: Final[i64] = len(act.PENALTY_SPACES)
MODES: Final[i64] = len(act.MODE.words)


def observe(g: Board, seat: i64, page: Page) -> None:
    """Write the board for a seat, or for a spectator (-1)."""
    _locations(g, page)
    for road in range(ROADS):
        if g.road_sick(road):
            page.put_share(page.at + road, g.road_sick(road), MANY_SICK)
    page.skip(ROADS)
    for step in range(g.players):
        _seat(g, page.nth(step), page)
        _people(g, page.nth(step), page)
    _technologies(g, page)
    _years(g, page)
    _capital(g, page)
    for place in range(g.players):
        page.seat(g.order(place))


def _locations(g: Board, page: Page) -> None:
    first, room = page.at, HERE + g.players * THERE
    at = first
    for location in range(LOCATIONS):
        page.mark(at + g.resource(location))
        if g.sick(location):
            page.put_share(at + SICK, g.sick(location), MANY_SICK)
        at += room
    page.spread(g.ruins, first + RUINED, room)
    for step in range(g.players):
        _presence(g, page.nth(step), page, first + HERE + step * THERE)
    page.skip(LOCATIONS * room)


def _presence(g: Board, seat: i64, page: Page, first: i64) -> None:
    """What a player has on the map; `first` is where the entries of the first location begin for him."""
    room = HERE + g.players * THERE
    page.spread(g.estate(seat), first, room)
    for building in range(BUILDINGS):
        if g.t.mat.special[building] and g.site(seat, building) != NOWHERE:
            page.mark(first + g.site(seat, building) * room + 1)
    if g.doctor(seat) < LOCATIONS:
        page.mark(first + g.doctor(seat) * room + 2)
    if g.camp(seat) != NOWHERE:
        page.mark(first + g.camp(seat) * room + 3)


def _seat(g: Board, seat: i64, page: Page) -> None:
    for resource in range(RESOURCES):
        page.share(g.stock(seat, resource), HIGH_STOCK)
    page.share(g.research(seat), MANY_TOKENS)
    page.share(g.fame(seat), MUCH_FAME)
    page.share(g.infamy(seat), MUCH_INFAMY)
    page.share(g.influence(seat), g.t.tracks.last)
    for era in range(ERAS):
        page.share(g.orders(seat, era), g.t.tracks.order_spaces)
    page.share(g.ready(seat), g.t.mat.mortuses)
    page.share(g.waiting(seat), g.t.mat.mortuses)
    for cell in range(CELLS):
        if g.grid(seat, cell):
            page.mark(page.at + cell)
    page.skip(CELLS)


def _people(g: Board, seat: i64, page: Page) -> None:
    page.share(g.calm(seat), CROWD)
    page.set_of(g.penned(seat), PENALTIES)
    page.share(g.dead(seat), len(g.t.mat.graveyard))
    page.share(g.healthy(seat), len(g.t.mat.herbs))
    page.share(g.sector(seat), CROWD)
    for building in range(BUILDINGS):
        if g.site(seat, building) != NOWHERE:
            page.flag(True)
            page.flag(g.worker(seat, building) != 0)
            page.one_of(g.product(seat, building), RESOURCES)
        else:
            page.skip(2 + RESOURCES)
    for slot in range(SLOTS):
        page.share(g.tech_people(seat, slot), 2)
        page.flag(g.tech_mortus(seat, slot) != 0)
    page.share(g.cell(seat), 3)
    page.one_of(g.workshop(seat), BASICS)


def _technologies(g: Board, page: Page) -> None:
    room = act.MARKET + g.players
    for place in range(g.t.cards.market):
        if g.market(place) != NO_CARD:
            page.mark(page.at + g.market(place) * room + place)
    for step in range(g.players):
        for slot in range(SLOTS):
            card = g.tech(page.nth(step), slot)
            if card != NO_CARD:
                page.mark(page.at + card * room + act.MARKET + step)
    page.skip(TECHNOLOGIES * room)
    page.share(size(g.deck), TECHNOLOGIES)


def _years(g: Board, page: Page) -> None:
    page.one_of(g.mode, MODES)
    page.one_of(g.year, YEARS)
    for era in range(ERAS):
        page.one_of(g.laws(era), act.LAWS)
    for year in range(YEARS):
        if g.plagues(year) >= 0:
            page.mark(page.at + g.plagues(year))
        if g.aids(year) >= 0:
            page.mark(page.at + act.PLAGUES + g.aids(year))
    page.skip(act.PLAGUES + act.AIDS)
    page.one_of(g.aids(g.year) if g.year >= 0 else -1, act.AIDS)


def _capital(g: Board, page: Page) -> None:
    page.one_of(g.capital_card, act.CAPITAL_CARDS)
    for building in range(act.CAPITAL_BUILDINGS):
        page.seat(g.capital_owner(building))
    for token in range(TOKENS):
        page.share(g.tokens_up(token), TOKENS_OF_A_KIND)
        page.share(g.tokens_down(token), TOKENS_OF_A_KIND)
    page.share(g.neutral, NEUTRAL_CROWD)


# ---------------------------------------------------------------- names


def describe(players: int) -> list[str]:
    """What each entry of `observe` means."""
    seats = [f"p{step}" for step in range(players)]
    names: list[str] = []
    for location in act.LOCATION.words:
        names += [f"{location} {word}" for word in (*act.BASIC_RESOURCE.words, "ruined", "sick")]
        names += [f"{location} {seat} {word}" for seat in seats for word in ("building", "special", "doctor", "camp")]
    names += [f"{road} sick" for road in act.ROAD.words]
    for seat in seats:
        names += [f"{seat} {word}" for word in _seat_words()]
    places = [f"market {place + 1}" for place in range(act.MARKET)]
    for card in act.TECHNOLOGY.words:
        names += [f"{card} {word}" for word in (*places, *seats)]
    return [*names, "deck", *_table_words(seats)]


def _seat_words() -> list[str]:
    words = [*act.RESOURCE.words, "research", "fame", "infamy", "influence"]
    words += [f"order {era + 1}" for era in range(ERAS)]
    words += ["ready", "waiting", *[f"mortus {cell}" for cell in act.CELL.words]]
    words += ["sick without penalty", *[f"sick {space}" for space in act.PENALTY_SPACES]]
    words += ["dead", "healthy", "sector"]
    products = [f"product {resource}" for resource in act.RESOURCE.words]
    words += [f"{building} {word}" for building in act.BUILDING.words for word in ("built", "person", *products)]
    words += [f"{slot} slot {word}" for slot in act.SLOT.words for word in ("people", "mortus")]
    return [*words, "healing cell", *[f"workshop {resource}" for resource in act.BASIC_RESOURCE.words]]


def _table_words(seats: list[str]) -> list[str]:
    words = [*[f"mode {mode}" for mode in act.MODE.words], *[f"year {year + 1}" for year in range(YEARS)]]
    words += [f"era {era + 1} {law}" for era in range(ERAS) for law in act.LAW.words]
    words += [*act.PLAGUE.words, *act.AID.words]
    words += [f"latest {card}" for card in act.AID.words]
    words += act.CAPITAL_CARD.words
    words += [f"{building} {seat}" for building in act.CAPITAL_BUILDING.words for seat in seats]
    words += [f"token {token} {side}" for token in act.TOKEN.words for side in ("up", "down")]
    words.append("neutral")
    return words + [f"turn {place + 1} {seat}" for place in range(len(seats)) for seat in seats]
