"""What a seat may see of the board, built up field by field. Everything that lies on the table is open to all."""

from __future__ import annotations

from lazaretto.games.pest import actions as act
from lazaretto.games.pest.actions import CAPITAL_NODE, CELLS, ERAS, LEFTS, SLOTS, SOLO, TOPS, TWO, YEARS
from lazaretto.games.pest.board import NO_CARD, NOBODY, NOWHERE, Board
from lazaretto.games.pest.rules.action import is_open
from lazaretto.games.pest.rules.endgame import scores
from lazaretto.games.pest.rules.exchange import offer_exchanges
from lazaretto.games.pest.rules.move_ways import full_price
from lazaretto.games.pest.rules.plague import is_deadly
from lazaretto.games.pest.rules.quarantine import is_weak, offer_arrangements, quarantine_spaces
from lazaretto.games.pest.rules.solo import people_left, title, waits_on_influence, waits_on_order
from lazaretto.games.pest.shown import (
    Can,
    Here,
    Idle,
    ShownBuilding,
    ShownLocation,
    ShownSeat,
    ShownTechnology,
    View,
    Waiting,
)
from lazaretto.games.pest.tables import HEALING_CELLS, LEAVE_SICK, MOBILE_WORKSHOP
from lazaretto.kernel.bits import size
from lazaretto.kernel.choice import Domain
from lazaretto.kernel.frame import Options
from lazaretto.kernel.rng import Rng


def word(domain: Domain, value: int) -> str | None:
    return None if value < 0 else domain.words[value]


def view(g: Board, seat: int) -> View:
    """[pest.setup.plague-removal-1-to-2] All that lies open. Decks and cards in the box are numbers only."""
    owners = [g.capital_owner(building) for building in range(act.CAPITAL_BUILDINGS)]
    return {
        "players": g.players,
        "viewer": seat if seat >= 0 else None,
        "mode": act.MODE.words[g.mode],
        "year": g.year + 1,
        "era": g.era() + 1 if g.year >= 0 else 0,
        "order": g.seats_in_order(),
        "laws": [word(act.LAW, g.laws(era)) for era in range(ERAS)],
        "plagues": [word(act.PLAGUE, g.plagues(year)) for year in range(YEARS)],
        "aids": [word(act.AID, g.aids(year)) for year in range(YEARS)],
        "plagues_boxed": len(set(g.t.cards.plague_pile) - {0}) if g.t.cards.pile_boxed else 0,
        "capital_card": word(act.CAPITAL_CARD, g.capital_card),
        "locations": {name: _location(g, at) for at, name in enumerate(act.LOCATION.words)},
        "roads": {name: g.road_sick(at) for at, name in enumerate(act.ROAD.words)},
        "market": [word(act.TECHNOLOGY, g.market(place)) for place in range(g.t.cards.market)],
        "deck": size(g.deck),
        "tokens": {name: [g.tokens_up(at), g.tokens_down(at)] for at, name in enumerate(act.TOKEN.words)},
        "capital_buildings": {
            name: None if owner == NOBODY else owner for name, owner in zip(act.CAPITAL_BUILDING.words, owners, strict=True)
        },
        "neutral": g.neutral if g.mode in (TWO, SOLO) else None,
        "people_left": people_left(g) if g.mode == SOLO else None,
        "waiting": _waiting(g),
        "seats": [_seat(g, each, lines) for each, lines in enumerate(scores(g))],
    }


def _location(g: Board, location: int) -> ShownLocation:
    return {
        "resource": act.RESOURCE.words[g.resource(location)],
        "ruined": bool(g.ruined(location)),
        "sick": g.sick(location),
        "buildings": [word(act.BUILDING, g.house(location, seat)) for seat in range(g.players)],
        "doctors": [seat for seat in range(g.players) if g.doctor(seat) == location],
        "camps": [seat for seat in range(g.players) if g.camp(seat) == location],
        "deadly": is_deadly(g, location),
    }


def _waiting(g: Board) -> Waiting:
    spaces = range(len(g.t.variants.influence_people))
    return {
        "influence": [space for space in spaces if waits_on_influence(g, space)],
        "orders": [[space for space in spaces if waits_on_order(g, era, space)] for era in range(ERAS)],
    }


def _seat(g: Board, seat: int, lines: dict[str, int]) -> ShownSeat:
    return {
        "colour": act.COLOUR.words[g.colours(seat)],
        "stock": {name: g.stock(seat, at) for at, name in enumerate(act.RESOURCE.words)},
        "limits": {name: g.limit(seat, at) for at, name in enumerate(act.RESOURCE.words)},
        "research": g.research(seat),
        "fame": g.fame(seat),
        "infamy": g.infamy(seat),
        "influence": g.influence(seat),
        "orders": [g.orders(seat, era) for era in range(ERAS)],
        "ready": g.ready(seat),
        "waiting": g.waiting(seat),
        "grid": [name for at, name in enumerate(act.CELL.words) if g.grid(seat, at)],
        "doctor": act.NODE.words[g.doctor(seat)],
        "here": _here(g, seat),
        "camp": word(act.LOCATION, g.camp(seat)),
        "idle": _idle(g, seat) if g.doctor(seat) != CAPITAL_NODE else [None] * CELLS,
        "can": _can(g, seat),
        "quarantine": {
            "regular": g.calm(seat),
            "taken": act.ARRANGEMENT.words[g.penned(seat)],
            "spaces": quarantine_spaces(g, seat),
            "calm": g.calm_spaces(seat),
        },
        "graveyard": g.dead(seat),
        "healthy": g.healthy(seat),
        "sector": g.sector(seat),
        "buildings": {name: _building(g, seat, at) for at, name in enumerate(act.BUILDING.words)},
        "technologies": [_technology(g, seat, slot) for slot in range(SLOTS)],
        "score": lines["total"],
        "projected": list(lines.values()),
        "title": title(g, lines["total"]) if g.mode == SOLO else None,
        "held": g.held(seat),
        "charged": g.t.mat.graveyard_sum[g.dead(seat)],
        "weak": [name for at, name in enumerate(act.ACTION.words) if is_weak(g, seat, at)],
    }


def _here(g: Board, seat: int) -> Here | None:
    """What awaits a doctor where it stands: the sick, the food for all of them, and for all but those a mask leaves."""
    here = g.doctor(seat)
    if here == CAPITAL_NODE:
        return None
    left = min(g.power(seat, LEAVE_SICK), g.sick(here))
    return {
        "sick": g.sick(here),
        "food": full_price(g, seat, here, 0),
        "left": left,
        "food_left": full_price(g, seat, here, left),
        "ruined": bool(g.ruined(here)),
    }


def _idle(g: Board, seat: int) -> list[Idle | None]:
    """For each cell which of its actions would change nothing now, for the prompts."""
    stuck = [not is_open(g, seat, action) for action in range(TOPS + LEFTS)]
    found: list[Idle | None] = []
    for top in range(TOPS):
        for left in range(TOPS, TOPS + LEFTS):
            found.append("both" if stuck[top] and stuck[left] else "top" if stuck[top] else "left" if stuck[left] else None)
    return found


def _can(g: Board, seat: int) -> Can:
    """What may be done beside the actions."""
    exchanges, arrangements = Options(), Options()
    offer_exchanges(g, seat, exchanges)
    offer_arrangements(g, seat, False, 0, arrangements)
    return {
        "exchange": exchanges.count > 0,
        "arrange": arrangements.count > 0,
        "camp": g.camp(seat) == NOWHERE,
    }


def _building(g: Board, seat: int, building: int) -> ShownBuilding | None:
    site = g.site(seat, building)
    if site == NOWHERE:
        return None
    return {
        "location": act.LOCATION.words[site],
        "product": act.RESOURCE.words[g.product(seat, building)],
        "person": bool(g.worker(seat, building)),
    }


def _technology(g: Board, seat: int, slot: int) -> ShownTechnology | None:
    card = g.tech(seat, slot)
    if card == NO_CARD:
        return None
    has_cell = g.slot_with(seat, HEALING_CELLS) == slot
    has_resource = g.slot_with(seat, MOBILE_WORKSHOP) == slot
    return {
        "technology": act.TECHNOLOGY.words[card],
        "people": g.tech_people(seat, slot),
        "mortus": bool(g.tech_mortus(seat, slot)),
        "cell": g.cell(seat) if has_cell else 0,
        "resource": word(act.RESOURCE, g.workshop(seat)) if has_resource else None,
    }


def determinise(g: Board, seat: int, rng: Rng) -> None:
    """Nothing to deal anew: whatever is hidden lies in no hand and is drawn by chance when it is turned up."""
