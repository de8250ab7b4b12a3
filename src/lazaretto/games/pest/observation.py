"""Pest for learning: the board as one list of numbers between 0 and 1, as one seat sees it.

The list has the same length for all boards of a table with the same number of players; `describe` names every
entry. Seats are relative: `p0` is the observer, `p1` sits to his left, and so on. Nothing on the board is hidden,
so all seats see the same things from their own place. The parts, in order:

1. each location: its resource, ruined, sick people / 6; each player's building, special building, doctor and camp
2. each road: sick people / 6
3. each player: goods, points, tracks, mortuses, grid, quarantine, people, buildings, cards with people
4. each technology: in the market, owned by each player
5. the year, the laws, revealed plague and aid cards, the capital card and its buildings, reward tokens, the neutral
   sector, and each player's place in the turn order
"""

from __future__ import annotations

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
from lazaretto.games.pest.board import NOWHERE, Board

MANY_SICK = 6
HIGH_STOCK = 7
MANY_TOKENS = 12
MUCH_FAME = 80
MUCH_INFAMY = 40
CROWD = 10
NEUTRAL_CROWD = 20
TOKENS_OF_A_KIND = 2


def _share(value: int, most: int) -> float:
    return min(1.0, max(0.0, value / most))


def observe(g: Board, seat: int) -> list[float]:
    """The encoding of a board for a seat, or for a spectator (-1)."""
    first = max(seat, 0)
    order = [(first + step) % g.players for step in range(g.players)]
    values: list[float] = []
    for location in range(LOCATIONS):
        values += _location(g, location, order)
    values += [_share(g.road_sick(road), MANY_SICK) for road in range(ROADS)]
    for each in order:
        values += [*_seat(g, each), *_people(g, each)]
    values += _technologies(g, order)
    return values + _table(g, order)


def _location(g: Board, location: int, order: list[int]) -> list[float]:
    values = [float(g.resource(location) == resource) for resource in range(BASICS)]
    values += [float(g.ruined(location)), _share(g.sick(location), MANY_SICK)]
    for seat in order:
        building = g.house(location, seat)
        special = building >= 0 and g.t.mat.special[building] != 0
        values += [float(building >= 0), float(special), float(g.doctor(seat) == location), float(g.camp(seat) == location)]
    return values


def _seat(g: Board, seat: int) -> list[float]:
    values = [_share(g.stock(seat, resource), HIGH_STOCK) for resource in range(RESOURCES)]
    values += [_share(g.research(seat), MANY_TOKENS), _share(g.fame(seat), MUCH_FAME), _share(g.infamy(seat), MUCH_INFAMY)]
    values.append(_share(g.influence(seat), g.t.tracks.last))
    values += [_share(g.orders(seat, era), g.t.tracks.order_spaces) for era in range(ERAS)]
    values += [_share(g.ready(seat), g.t.mat.mortuses), _share(g.waiting(seat), g.t.mat.mortuses)]
    return values + [float(g.grid(seat, cell)) for cell in range(CELLS)]


def _people(g: Board, seat: int) -> list[float]:
    values = [_share(g.calm(seat), CROWD)]
    values += [float(g.penned(seat) >> space & 1) for space in range(len(act.PENALTY_SPACES))]
    values += [_share(g.dead(seat), len(g.t.mat.graveyard)), _share(g.healthy(seat), len(g.t.mat.herbs))]
    values.append(_share(g.sector(seat), CROWD))
    for building in range(BUILDINGS):
        values += [float(g.site(seat, building) != NOWHERE), float(g.worker(seat, building))]
    for slot in range(SLOTS):
        values += [_share(g.tech_people(seat, slot), 2), float(g.tech_mortus(seat, slot))]
    return [*values, _share(g.cell(seat), 3), *[float(g.workshop(seat) == resource) for resource in range(BASICS)]]


def _technologies(g: Board, order: list[int]) -> list[float]:
    values: list[float] = []
    for card in range(TECHNOLOGIES):
        values.append(float(g.market_place(card) >= 0))
        values += [float(any(g.tech(seat, slot) == card for slot in range(SLOTS))) for seat in order]
    return values


def _table(g: Board, order: list[int]) -> list[float]:
    laws = [g.laws(era) for era in range(ERAS)]
    latest = g.aids(g.year) if g.year >= 0 else -1
    turns = g.seats_in_order()
    values = [float(g.year == year) for year in range(YEARS)]
    values += [float(law in laws) for law in range(act.LAWS)]
    values += [float(g.plague_seen(card)) for card in range(act.PLAGUES)]
    values += [float(g.aid_seen(card)) for card in range(act.AIDS)]
    values += [float(card == latest) for card in range(act.AIDS)]
    values += [float(card == g.capital_card) for card in range(act.CAPITAL_CARDS)]
    for building in range(act.CAPITAL_BUILDINGS):
        values += [float(g.capital_owner(building) == seat) for seat in order]
    for token in range(TOKENS):
        values += [_share(g.tokens_up(token), TOKENS_OF_A_KIND), _share(g.tokens_down(token), TOKENS_OF_A_KIND)]
    values.append(_share(g.neutral, NEUTRAL_CROWD))
    for place in range(g.players):
        values += [float(place < len(turns) and turns[place] == seat) for seat in order]
    return values


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
    for card in act.TECHNOLOGY.words:
        names += [f"{card} {word}" for word in ("market", *seats)]
    return names + _table_words(seats)


def _seat_words() -> list[str]:
    words = [*act.RESOURCE.words, "research", "fame", "infamy", "influence"]
    words += [f"order {era + 1}" for era in range(ERAS)]
    words += ["ready", "waiting", *[f"mortus {cell}" for cell in act.CELL.words]]
    words += ["sick without penalty", *[f"sick {space}" for space in act.PENALTY_SPACES]]
    words += ["dead", "healthy", "sector"]
    words += [f"{building} {word}" for building in act.BUILDING.words for word in ("built", "person")]
    words += [f"{slot} slot {word}" for slot in act.SLOT.words for word in ("people", "mortus")]
    return [*words, "healing cell", *[f"workshop {resource}" for resource in act.BASIC_RESOURCE.words]]


def _table_words(seats: list[str]) -> list[str]:
    words = [f"year {year + 1}" for year in range(YEARS)]
    words += [*act.LAW.words, *act.PLAGUE.words, *act.AID.words]
    words += [f"latest {card}" for card in act.AID.words]
    words += act.CAPITAL_CARD.words
    words += [f"{building} {seat}" for building in act.CAPITAL_BUILDING.words for seat in seats]
    words += [f"token {token} {side}" for token in act.TOKEN.words for side in ("up", "down")]
    words.append("neutral")
    return words + [f"turn {place + 1} {seat}" for place in range(len(seats)) for seat in seats]
