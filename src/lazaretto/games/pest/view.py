"""What a seat may see of the board, built up field by field. Everything that lies on the table is open to all."""

from __future__ import annotations

from typing import Any

from lazaretto.games.pest import actions as act
from lazaretto.games.pest.actions import (
    BUILDINGS,
    CAPITAL_NODE,
    CELLS,
    ERAS,
    LEFTS,
    RESOURCES,
    SLOTS,
    SOLO,
    TOPS,
    TWO,
)
from lazaretto.games.pest.rules.ending import people_left, total_fame
from lazaretto.games.pest.rules.laws import quarantine_spaces
from lazaretto.games.pest.rules.printed import HEALING_CELLS, LEAVE_SICK, MOBILE_WORKSHOP
from lazaretto.games.pest.rules.quarantine import arrangements
from lazaretto.games.pest.rules.turn import exchanges, is_open
from lazaretto.games.pest.rules.ways import full_price
from lazaretto.games.pest.state import NO_CARD, NOBODY, NOWHERE, State
from lazaretto.kernel.choice import Domain
from lazaretto.kernel.rng import Rng


def word(domain: Domain, value: int) -> str | None:
    return None if value < 0 else domain.words[value]


def view(g: State, seat: int) -> dict[str, Any]:
    """[pest.setup.plague-removal-1-to-2] All that lies open. Decks and cards in the box are numbers only."""
    return {
        "players": g.players,
        "viewer": seat if seat >= 0 else None,
        "mode": act.MODE.words[g.mode],
        "year": g.year + 1,
        "era": g.era() + 1 if g.year >= 0 else 0,
        "order": g.order[:],
        "laws": [word(act.LAW, law) for law in g.laws],
        "plagues": [word(act.PLAGUE, card) for card in g.plagues],
        "aids": [word(act.AID, card) for card in g.aids],
        "plagues_boxed": len(set(g.t.cards.plague_pile) - {0}) if g.t.cards.pile_boxed else 0,
        "capital_card": word(act.CAPITAL_CARD, g.capital_card),
        "locations": {name: _location(g, at) for at, name in enumerate(act.LOCATION.words)},
        "roads": {name: g.road_sick[at] for at, name in enumerate(act.ROAD.words)},
        "market": [word(act.TECHNOLOGY, card) for card in g.market],
        "deck": g.deck.bit_count(),
        "tokens": {name: [g.tokens_up[at], g.tokens_down[at]] for at, name in enumerate(act.TOKEN.words)},
        "capital_buildings": {
            name: None if g.capital_owner[at] == NOBODY else g.capital_owner[at]
            for at, name in enumerate(act.CAPITAL_BUILDING.words)
        },
        "neutral": g.neutral if g.mode in (TWO, SOLO) else None,
        "people_left": people_left(g) if g.mode == SOLO else None,
        "seats": [_seat(g, each) for each in range(g.players)],
    }


def _location(g: State, location: int) -> dict[str, Any]:
    houses = g.house[location * g.players : (location + 1) * g.players]
    return {
        "resource": act.RESOURCE.words[g.resource[location]],
        "ruined": bool(g.ruined[location]),
        "sick": g.sick[location],
        "buildings": [word(act.BUILDING, building) for building in houses],
        "doctors": [seat for seat in range(g.players) if g.doctor[seat] == location],
        "camps": [seat for seat in range(g.players) if g.camp[seat] == location],
    }


def _seat(g: State, seat: int) -> dict[str, Any]:
    stock = g.stock[seat * RESOURCES : (seat + 1) * RESOURCES]
    return {
        "colour": act.COLOUR.words[g.colours[seat]],
        "stock": dict(zip(act.RESOURCE.words, stock, strict=True)),
        "limits": {name: g.limit(seat, at) for at, name in enumerate(act.RESOURCE.words)},
        "research": g.research[seat],
        "fame": g.fame[seat],
        "infamy": g.infamy[seat],
        "influence": g.influence[seat],
        "orders": g.orders[seat * ERAS : (seat + 1) * ERAS],
        "ready": g.ready[seat],
        "waiting": g.waiting[seat],
        "grid": [name for at, name in enumerate(act.CELL.words) if g.grid[seat * CELLS + at]],
        "doctor": act.NODE.words[g.doctor[seat]],
        "here": _here(g, seat),
        "camp": word(act.LOCATION, g.camp[seat]),
        "idle": _idle(g, seat) if g.doctor[seat] != CAPITAL_NODE else [None] * CELLS,
        "can": _can(g, seat),
        "quarantine": {
            "regular": g.calm[seat],
            "taken": act.ARRANGEMENT.words[g.penned[seat]],
            "spaces": quarantine_spaces(g, seat),
        },
        "graveyard": g.dead[seat],
        "healthy": g.healthy[seat],
        "sector": g.sector[seat],
        "buildings": {name: _building(g, seat, at) for at, name in enumerate(act.BUILDING.words)},
        "technologies": [_technology(g, seat, slot) for slot in range(SLOTS)],
        "score": total_fame(g, seat),
    }


def _here(g: State, seat: int) -> dict[str, Any] | None:
    """What awaits a doctor where it stands: the sick, the food for all of them, and for all but those a mask leaves."""
    here = g.doctor[seat]
    if here == CAPITAL_NODE:
        return None
    left = min(g.power(seat, LEAVE_SICK), g.sick[here])
    return {
        "sick": g.sick[here],
        "food": full_price(g, seat, here, 0),
        "left": left,
        "food_left": full_price(g, seat, here, left),
        "ruined": bool(g.ruined[here]),
    }


def _idle(g: State, seat: int) -> list[str | None]:
    """For each cell which of its actions would change nothing now, for the prompts."""
    stuck = [not is_open(g, seat, action) for action in range(TOPS + LEFTS)]
    found: list[str | None] = []
    for top in range(TOPS):
        for left in range(TOPS, TOPS + LEFTS):
            found.append("both" if stuck[top] and stuck[left] else "top" if stuck[top] else "left" if stuck[left] else None)
    return found


def _can(g: State, seat: int) -> dict[str, bool]:
    """What may be done beside the actions."""
    return {
        "exchange": len(exchanges(g, seat)) > 0,
        "arrange": len(arrangements(g, seat, False)) > 0,
        "camp": g.camp[seat] == NOWHERE,
    }


def _building(g: State, seat: int, building: int) -> dict[str, Any] | None:
    site = g.site[seat * BUILDINGS + building]
    if site == NOWHERE:
        return None
    return {
        "location": act.LOCATION.words[site],
        "product": act.RESOURCE.words[g.product(seat, building)],
        "person": bool(g.worker[seat * BUILDINGS + building]),
    }


def _technology(g: State, seat: int, slot: int) -> dict[str, Any] | None:
    at = seat * SLOTS + slot
    card = g.tech[at]
    if card == NO_CARD:
        return None
    has_cell = g.slot_with(seat, HEALING_CELLS) == at
    has_resource = g.slot_with(seat, MOBILE_WORKSHOP) == at
    return {
        "technology": act.TECHNOLOGY.words[card],
        "people": g.tech_people[at],
        "mortus": bool(g.tech_mortus[at]),
        "cell": g.cell[seat] if has_cell else 0,
        "resource": word(act.RESOURCE, g.workshop[seat]) if has_resource else None,
    }


def determinise(g: State, seat: int, rng: Rng) -> None:
    """Nothing to deal anew: whatever is hidden lies in no hand and is drawn by chance when it is turned up."""
