"""The position notation of a Pest board: save and load."""

from __future__ import annotations

from typing import TypedDict

from lazaretto.games.forms import ByName, Held, Reader, Rows, Text
from lazaretto.games.pest import actions as act
from lazaretto.games.pest.actions import BUILDINGS, CELLS, ERAS, LOCATIONS, RESOURCES, ROADS, SLOTS, TOKENS, YEARS
from lazaretto.games.pest.board import NO_CARD, NOBODY, NOWHERE, Board
from lazaretto.games.pest.setup import empty_board
from lazaretto.games.pest.tables import Tables
from lazaretto.games.pest.view import word
from lazaretto.kernel.choice import Domain
from lazaretto.kernel.errors import BadInput


class SavedSeat(TypedDict):
    colour: Text
    stock: ByName[Held]
    research: Held
    fame: Held
    infamy: Held
    influence: Held
    orders: Rows[Held]
    ready: Held
    waiting: Held
    grid: Rows[Text]
    doctor: Text
    camp: Text | None
    regular: Held
    taken: Text
    dead: Held
    healthy: Held
    sector: Held
    buildings: ByName[Text]
    workers: Rows[Text]
    technologies: Rows[Text | None]
    people: Rows[Held]
    mortuses: Rows[Held]
    cell: Held
    workshop: Text | None


class SavedBoard(TypedDict):
    """What a position file holds under `board`. Locations and roads without sick people are left out."""

    mode: Text
    year: Held
    order: Rows[Held]
    laws: Rows[Text | None]
    plagues: Rows[Text]
    aids: Rows[Text]
    capital_card: Text | None
    resources: Rows[Text]
    ruined: Rows[Text]
    sick: ByName[Held]
    road_sick: ByName[Held]
    seats: Rows[SavedSeat]
    neutral: Held
    capital_buildings: ByName[Held]
    tokens_up: ByName[Held]
    tokens_down: ByName[Held]
    market: Rows[Text | None]
    deck: Rows[Text]
    aside: Rows[Text]


# ---------------------------------------------------------------- saving


def save_board(g: Board) -> SavedBoard:
    plagues = [g.plagues(year) for year in range(YEARS)]
    aids = [g.aids(year) for year in range(YEARS)]
    owners = [g.capital_owner(building) for building in range(act.CAPITAL_BUILDINGS)]
    return {
        "mode": act.MODE.words[g.mode],
        "year": g.year + 1,
        "order": g.seats_in_order(),
        "laws": [word(act.LAW, g.laws(era)) for era in range(ERAS)],
        "plagues": [act.PLAGUE.words[card] for card in plagues if card != NO_CARD],
        "aids": [act.AID.words[card] for card in aids if card != NO_CARD],
        "capital_card": word(act.CAPITAL_CARD, g.capital_card),
        "resources": [act.RESOURCE.words[g.resource(at)] for at in range(LOCATIONS)],
        "ruined": [act.LOCATION.words[at] for at in range(LOCATIONS) if g.ruined(at)],
        "sick": _counted(act.LOCATION, [g.sick(at) for at in range(LOCATIONS)]),
        "road_sick": _counted(act.ROAD, [g.road_sick(at) for at in range(ROADS)]),
        "seats": [_save_seat(g, seat) for seat in range(g.players)],
        "neutral": g.neutral,
        "capital_buildings": {act.CAPITAL_BUILDING.words[b]: seat for b, seat in enumerate(owners) if seat != NOBODY},
        "tokens_up": _counted(act.TOKEN, [g.tokens_up(at) for at in range(TOKENS)]),
        "tokens_down": _counted(act.TOKEN, [g.tokens_down(at) for at in range(TOKENS)]),
        "market": [word(act.TECHNOLOGY, g.market(place)) for place in range(g.t.cards.market)],
        "deck": _named(act.TECHNOLOGY, g.deck),
        "aside": _named(act.TECHNOLOGY, g.aside),
    }


def _counted(domain: Domain, counts: list[int]) -> dict[str, int]:
    """What there is some of."""
    return {name: count for name, count in zip(domain.words, counts, strict=True) if count}


def _named(domain: Domain, mask: int) -> list[str]:
    return [name for at, name in enumerate(domain.words) if mask >> at & 1]


def _save_seat(g: Board, seat: int) -> SavedSeat:
    sites = {name: g.site(seat, at) for at, name in enumerate(act.BUILDING.words)}
    return {
        "colour": act.COLOUR.words[g.colours(seat)],
        "stock": {name: g.stock(seat, at) for at, name in enumerate(act.RESOURCE.words)},
        "research": g.research(seat),
        "fame": g.fame(seat),
        "infamy": g.infamy(seat),
        "influence": g.influence(seat),
        "orders": [g.orders(seat, era) for era in range(ERAS)],
        "ready": g.ready(seat),
        "waiting": g.waiting(seat),
        "grid": [name for at, name in enumerate(act.CELL.words) if g.grid(seat, at)],
        "doctor": act.NODE.words[g.doctor(seat)],
        "camp": word(act.LOCATION, g.camp(seat)),
        "regular": g.calm(seat),
        "taken": act.ARRANGEMENT.words[g.penned(seat)],
        "dead": g.dead(seat),
        "healthy": g.healthy(seat),
        "sector": g.sector(seat),
        "buildings": {name: act.LOCATION.words[site] for name, site in sites.items() if site != NOWHERE},
        "workers": [name for at, name in enumerate(act.BUILDING.words) if g.worker(seat, at)],
        "technologies": [word(act.TECHNOLOGY, g.tech(seat, slot)) for slot in range(SLOTS)],
        "people": [g.tech_people(seat, slot) for slot in range(SLOTS)],
        "mortuses": [g.tech_mortus(seat, slot) for slot in range(SLOTS)],
        "cell": g.cell(seat),
        "workshop": word(act.RESOURCE, g.workshop(seat)),
    }


# ---------------------------------------------------------------- loading


_read_board = Reader(SavedBoard, "board")


def load_board(t: Tables, form: dict[str, object], players: int) -> Board:
    """A board from its saved form; BadInput names what is wrong and where."""
    saved = _read_board(form)
    _check_lengths(saved, players, t)
    g = empty_board(t, players)
    g.mode = act.MODE.find(saved["mode"], "board.mode")
    g.year = saved["year"] - 1
    g.capital_card = _one(act.CAPITAL_CARD, saved["capital_card"], "board.capital_card")
    g.neutral = saved["neutral"]
    g.ruins = _mask(_flags(act.LOCATION, saved["ruined"], "board.ruined"))
    g.deck = _mask(_flags(act.TECHNOLOGY, saved["deck"], "board.deck"))
    g.aside = _mask(_flags(act.TECHNOLOGY, saved["aside"], "board.aside"))
    _load_years(g, saved)
    _load_map(g, saved)
    _load_market(g, saved)
    for name, owner in saved["capital_buildings"].items():
        place = f"board.capital_buildings.{name}"
        if not 0 <= owner < players:
            raise BadInput("unknown-seat", place, {"word": str(owner)})
        g.set_capital_owner(act.CAPITAL_BUILDING.find(name, place), owner)
    for seat, row in enumerate(saved["seats"]):
        _load_seat(g, seat, row)
    return g


def _load_years(g: Board, saved: SavedBoard) -> None:
    for place, seat in enumerate(saved["order"]):
        g.set_order(place, seat)
    for era, law in enumerate(saved["laws"]):
        g.set_laws(era, _one(act.LAW, law, "board.laws"))
    for year, name in enumerate(saved["plagues"]):
        g.set_plagues(year, act.PLAGUE.find(name, "board.plagues"))
    for year, name in enumerate(saved["aids"]):
        g.set_aids(year, act.AID.find(name, "board.aids"))


def _load_map(g: Board, saved: SavedBoard) -> None:
    for location, name in enumerate(saved["resources"]):
        g.set_resource(location, act.BASIC_RESOURCE.find(name, "board.resources"))
    for location, count in enumerate(_counts(act.LOCATION, saved["sick"], "board.sick")):
        g.set_sick(location, count)
    for road, count in enumerate(_counts(act.ROAD, saved["road_sick"], "board.road_sick")):
        g.set_road_sick(road, count)


def _load_market(g: Board, saved: SavedBoard) -> None:
    """Reward tokens and technologies that lie open."""
    for token, count in enumerate(_counts(act.TOKEN, saved["tokens_up"], "board.tokens_up")):
        g.set_tokens_up(token, count)
    for token, count in enumerate(_counts(act.TOKEN, saved["tokens_down"], "board.tokens_down")):
        g.set_tokens_down(token, count)
    for place, card in enumerate(saved["market"]):
        g.set_market(place, _one(act.TECHNOLOGY, card, "board.market"))


def _load_seat(g: Board, seat: int, row: SavedSeat) -> None:
    g.set_colours(seat, act.COLOUR.find(row["colour"], "board.seats.colour"))
    g.set_research(seat, row["research"])
    g.set_fame(seat, row["fame"])
    g.set_infamy(seat, row["infamy"])
    g.set_influence(seat, row["influence"])
    g.set_ready(seat, row["ready"])
    g.set_waiting(seat, row["waiting"])
    g.set_doctor(seat, act.NODE.find(row["doctor"], "board.seats.doctor"))
    g.set_camp(seat, _one(act.LOCATION, row["camp"], "board.seats.camp"))
    g.set_calm(seat, row["regular"])
    g.set_penned(seat, act.ARRANGEMENT.find(row["taken"], "board.seats.taken"))
    g.set_dead(seat, row["dead"])
    g.set_healthy(seat, row["healthy"])
    g.set_sector(seat, row["sector"])
    g.set_cell(seat, row["cell"])
    g.set_workshop(seat, _one(act.BASIC_RESOURCE, row["workshop"], "board.seats.workshop"))
    _load_seat_rows(g, seat, row)


def _load_seat_rows(g: Board, seat: int, row: SavedSeat) -> None:
    """What a player has several of, in order."""
    stock = _counts(act.RESOURCE, row["stock"], "board.seats.stock")
    grid = _flags(act.CELL, row["grid"], "board.seats.grid")
    workers = _flags(act.BUILDING, row["workers"], "board.seats.workers")
    for resource in range(RESOURCES):
        g.set_stock(seat, resource, stock[resource])
    for era in range(ERAS):
        g.set_orders(seat, era, row["orders"][era])
    for cell in range(CELLS):
        g.set_grid(seat, cell, grid[cell])
    for building in range(BUILDINGS):
        g.set_worker(seat, building, workers[building])
    for slot in range(SLOTS):
        g.lay_technology(seat, slot, _one(act.TECHNOLOGY, row["technologies"][slot], "board.seats.technologies"))
        g.set_tech_people(seat, slot, row["people"][slot])
        g.set_tech_mortus(seat, slot, row["mortuses"][slot])
    sites = {}
    for name, location in row["buildings"].items():
        place = f"board.seats.buildings.{name}"
        sites[act.BUILDING.find(name, place)] = act.LOCATION.find(location, place)
    for building, site in sorted(sites.items()):
        if g.has_house(site, seat):
            raise BadInput("two-buildings", f"board.seats[{seat}].buildings", {"word": act.LOCATION.words[site]})
        g.settle(seat, building, site)


def _check_lengths(saved: SavedBoard, players: int, t: Tables) -> None:
    rows: list[tuple[str, int, int]] = [
        ("board.seats", len(saved["seats"]), players),
        ("board.resources", len(saved["resources"]), LOCATIONS),
        ("board.market", len(saved["market"]), t.cards.market),
    ]
    for name, given, most in (
        ("order", len(saved["order"]), players),
        ("laws", len(saved["laws"]), ERAS),
        ("plagues", len(saved["plagues"]), YEARS),
        ("aids", len(saved["aids"]), YEARS),
    ):
        rows.append((f"board.{name}", max(given, most), most))
    for at, seat in enumerate(saved["seats"]):
        rows.append((f"board.seats[{at}].orders", len(seat["orders"]), ERAS))
        for name, row in (
            ("technologies", seat["technologies"]),
            ("people", seat["people"]),
            ("mortuses", seat["mortuses"]),
        ):
            rows.append((f"board.seats[{at}].{name}", len(row), SLOTS))
    for place, given, expected in rows:
        if given != expected:
            raise BadInput("wrong-count", place, {"given": str(given), "expected": str(expected)})
    if not 0 <= saved["year"] <= YEARS:
        raise BadInput("wrong-value", "board.year", {"reason": str(saved["year"])})


def _one(domain: Domain, name: str | None, place: str) -> int:
    return -1 if name is None else domain.find(name, place)


def _flags(domain: Domain, names: list[str], place: str) -> list[int]:
    flags = [0] * len(domain.words)
    for name in names:
        at = domain.find(name, place)
        if flags[at]:
            raise BadInput("duplicate-word", place, {"word": name})
        flags[at] = 1
    return flags


def _mask(flags: list[int]) -> int:
    return sum(2**at for at, here in enumerate(flags) if here)


def _counts(domain: Domain, counts: dict[str, int], place: str) -> list[int]:
    found = [0] * len(domain.words)
    for name, count in counts.items():
        if count < 0:
            raise BadInput("wrong-value", f"{place}.{name}", {"reason": str(count)})
        found[domain.find(name, place)] = count
    return found
