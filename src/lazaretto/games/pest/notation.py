"""The position notation of a Pest board: save, load, and every broken invariant."""

from __future__ import annotations

from typing import Any

import msgspec

from lazaretto.games.forms import ByName, Held, Rows, Text, typed
from lazaretto.games.pest import actions as act
from lazaretto.games.pest.actions import (
    BUILDINGS,
    CELLS,
    ERAS,
    FIVE_BIT,
    LOCATIONS,
    RESOURCES,
    SLOTS,
    SOLO,
    TECHNOLOGIES,
    TOKENS,
    TWO,
    YEARS,
)
from lazaretto.games.pest.rules.ending import people_in_all, people_left
from lazaretto.games.pest.rules.printed import (
    CASTLE,
    HEALING_CELLS,
    MOBILE_WORKSHOP,
    REPEAT,
    TRIALS,
    WORKER_STORE,
    Tables,
)
from lazaretto.games.pest.state import NO_CARD, NOWHERE, State
from lazaretto.games.pest.view import word
from lazaretto.kernel.choice import Domain
from lazaretto.kernel.errors import BadInput


class SavedSeat(msgspec.Struct, forbid_unknown_fields=True):
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


class SavedBoard(msgspec.Struct, forbid_unknown_fields=True):
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


def save_board(g: State) -> dict[str, Any]:
    return {
        "mode": act.MODE.words[g.mode],
        "year": g.year + 1,
        "order": g.order[:],
        "laws": [word(act.LAW, law) for law in g.laws],
        "plagues": [act.PLAGUE.words[card] for card in g.plagues if card != NO_CARD],
        "aids": [act.AID.words[card] for card in g.aids if card != NO_CARD],
        "capital_card": word(act.CAPITAL_CARD, g.capital_card),
        "resources": [act.RESOURCE.words[resource] for resource in g.resource],
        "ruined": [act.LOCATION.words[at] for at in range(LOCATIONS) if g.ruined[at]],
        "sick": {act.LOCATION.words[at]: count for at, count in enumerate(g.sick) if count},
        "road_sick": {act.ROAD.words[at]: count for at, count in enumerate(g.road_sick) if count},
        "seats": [_save_seat(g, seat) for seat in range(g.players)],
        "neutral": g.neutral,
        "capital_buildings": {act.CAPITAL_BUILDING.words[b]: s for b, s in enumerate(g.capital_owner) if s >= 0},
        "tokens_up": {act.TOKEN.words[at]: count for at, count in enumerate(g.tokens_up) if count},
        "tokens_down": {act.TOKEN.words[at]: count for at, count in enumerate(g.tokens_down) if count},
        "market": [word(act.TECHNOLOGY, card) for card in g.market],
        "deck": _bits(act.TECHNOLOGY, g.deck),
        "aside": _bits(act.TECHNOLOGY, g.aside),
    }


def _bits(domain: Domain, mask: int) -> list[str]:
    return [name for at, name in enumerate(domain.words) if mask >> at & 1]


def _save_seat(g: State, seat: int) -> dict[str, Any]:
    sites = g.site[seat * BUILDINGS : (seat + 1) * BUILDINGS]
    workers = g.worker[seat * BUILDINGS : (seat + 1) * BUILDINGS]
    stock = g.stock[seat * RESOURCES : (seat + 1) * RESOURCES]
    grid = g.grid[seat * CELLS : (seat + 1) * CELLS]
    return {
        "colour": act.COLOUR.words[g.colours[seat]],
        "stock": dict(zip(act.RESOURCE.words, stock, strict=True)),
        "research": g.research[seat],
        "fame": g.fame[seat],
        "infamy": g.infamy[seat],
        "influence": g.influence[seat],
        "orders": g.orders[seat * ERAS : (seat + 1) * ERAS],
        "ready": g.ready[seat],
        "waiting": g.waiting[seat],
        "grid": [name for name, here in zip(act.CELL.words, grid, strict=True) if here],
        "doctor": act.NODE.words[g.doctor[seat]],
        "camp": word(act.LOCATION, g.camp[seat]),
        "regular": g.calm[seat],
        "taken": act.ARRANGEMENT.words[g.penned[seat]],
        "dead": g.dead[seat],
        "healthy": g.healthy[seat],
        "sector": g.sector[seat],
        "buildings": {act.BUILDING.words[b]: act.LOCATION.words[at] for b, at in enumerate(sites) if at >= 0},
        "workers": [act.BUILDING.words[b] for b, here in enumerate(workers) if here],
        "technologies": [word(act.TECHNOLOGY, card) for card in g.tech[seat * SLOTS : (seat + 1) * SLOTS]],
        "people": g.tech_people[seat * SLOTS : (seat + 1) * SLOTS],
        "mortuses": g.tech_mortus[seat * SLOTS : (seat + 1) * SLOTS],
        "cell": g.cell[seat],
        "workshop": word(act.RESOURCE, g.workshop[seat]),
    }


# ---------------------------------------------------------------- loading


def load_board(t: Tables, form: dict[str, Any], players: int) -> State:
    """A board from its saved form; BadInput names what is wrong and where."""
    saved = typed(form, SavedBoard, "board")
    _check_lengths(saved, players, t)
    return State(
        t=t,
        players=players,
        mode=act.MODE.find(saved.mode, "board.mode"),
        colours=[act.COLOUR.find(row.colour, "board.seats.colour") for row in saved.seats],
        year=saved.year - 1,
        order=saved.order,
        laws=_cards(act.LAW, saved.laws, ERAS, "board.laws"),
        plagues=_cards(act.PLAGUE, list(saved.plagues), YEARS, "board.plagues"),
        aids=_cards(act.AID, list(saved.aids), YEARS, "board.aids"),
        capital_card=_one(act.CAPITAL_CARD, saved.capital_card, "board.capital_card"),
        resource=[act.BASIC_RESOURCE.find(name, "board.resources") for name in saved.resources],
        ruined=_flags(act.LOCATION, saved.ruined, "board.ruined"),
        sick=_counts(act.LOCATION, saved.sick, "board.sick"),
        road_sick=_counts(act.ROAD, saved.road_sick, "board.road_sick"),
        house=_houses(saved.seats, players),
        doctor=[act.NODE.find(row.doctor, "board.seats.doctor") for row in saved.seats],
        camp=[_one(act.LOCATION, row.camp, "board.seats.camp") for row in saved.seats],
        stock=[value for row in saved.seats for value in _counts(act.RESOURCE, row.stock, "board.seats.stock")],
        research=[row.research for row in saved.seats],
        fame=[row.fame for row in saved.seats],
        infamy=[row.infamy for row in saved.seats],
        influence=[row.influence for row in saved.seats],
        orders=[space for row in saved.seats for space in row.orders],
        ready=[row.ready for row in saved.seats],
        waiting=[row.waiting for row in saved.seats],
        grid=[here for row in saved.seats for here in _flags(act.CELL, row.grid, "board.seats.grid")],
        calm=[row.regular for row in saved.seats],
        penned=[act.ARRANGEMENT.find(row.taken, "board.seats.taken") for row in saved.seats],
        dead=[row.dead for row in saved.seats],
        healthy=[row.healthy for row in saved.seats],
        site=[site for row in saved.seats for site in _sites(row)],
        worker=[here for row in saved.seats for here in _flags(act.BUILDING, row.workers, "board.seats.workers")],
        sector=[row.sector for row in saved.seats],
        neutral=saved.neutral,
        tech=[_one(act.TECHNOLOGY, card, "board.seats.technologies") for row in saved.seats for card in row.technologies],
        tech_people=[count for row in saved.seats for count in row.people],
        tech_mortus=[count for row in saved.seats for count in row.mortuses],
        cell=[row.cell for row in saved.seats],
        workshop=[_one(act.BASIC_RESOURCE, row.workshop, "board.seats.workshop") for row in saved.seats],
        capital_owner=_owners(saved.capital_buildings, players),
        tokens_up=_counts(act.TOKEN, saved.tokens_up, "board.tokens_up"),
        tokens_down=_counts(act.TOKEN, saved.tokens_down, "board.tokens_down"),
        market=[_one(act.TECHNOLOGY, card, "board.market") for card in saved.market],
        deck=sum(1 << at for at, here in enumerate(_flags(act.TECHNOLOGY, saved.deck, "board.deck")) if here),
        aside=sum(1 << at for at, here in enumerate(_flags(act.TECHNOLOGY, saved.aside, "board.aside")) if here),
        journal=None,
    )


def _check_lengths(saved: SavedBoard, players: int, t: Tables) -> None:
    rows: list[tuple[str, int, int]] = [
        ("board.seats", len(saved.seats), players),
        ("board.resources", len(saved.resources), LOCATIONS),
        ("board.market", len(saved.market), t.cards.market),
    ]
    for at, seat in enumerate(saved.seats):
        rows.append((f"board.seats[{at}].orders", len(seat.orders), ERAS))
        for name, row in (("technologies", seat.technologies), ("people", seat.people), ("mortuses", seat.mortuses)):
            rows.append((f"board.seats[{at}].{name}", len(row), SLOTS))
    for place, given, expected in rows:
        if given != expected:
            raise BadInput("wrong-count", place, {"given": str(given), "expected": str(expected)})
    if not 0 <= saved.year <= YEARS:
        raise BadInput("wrong-value", "board.year", {"reason": str(saved.year)})


def _one(domain: Domain, name: str | None, place: str) -> int:
    return -1 if name is None else domain.find(name, place)


def _cards(domain: Domain, names: list[Any], count: int, place: str) -> list[int]:
    if len(names) > count:
        raise BadInput("wrong-count", place, {"given": str(len(names)), "expected": str(count)})
    found = [_one(domain, name, place) for name in names]
    return found + [NO_CARD] * (count - len(found))


def _flags(domain: Domain, names: list[str], place: str) -> list[int]:
    flags = [0] * len(domain.words)
    for name in names:
        at = domain.find(name, place)
        if flags[at]:
            raise BadInput("duplicate-word", place, {"word": name})
        flags[at] = 1
    return flags


def _counts(domain: Domain, counts: dict[str, int], place: str) -> list[int]:
    found = [0] * len(domain.words)
    for name, count in counts.items():
        if count < 0:
            raise BadInput("wrong-value", f"{place}.{name}", {"reason": str(count)})
        found[domain.find(name, place)] = count
    return found


def _sites(row: SavedSeat) -> list[int]:
    sites = [NOWHERE] * BUILDINGS
    for name, location in row.buildings.items():
        place = f"board.seats.buildings.{name}"
        sites[act.BUILDING.find(name, place)] = act.LOCATION.find(location, place)
    return sites


def _houses(seats: list[SavedSeat], players: int) -> list[int]:
    house = [-1] * (LOCATIONS * players)
    for seat, row in enumerate(seats):
        for building, site in enumerate(_sites(row)):
            if site == NOWHERE:
                continue
            if house[site * players + seat] >= 0:
                where = f"board.seats[{seat}].buildings"
                raise BadInput("two-buildings", where, {"word": act.LOCATION.words[site]})
            house[site * players + seat] = building
    return house


def _owners(saved: dict[str, int], players: int) -> list[int]:
    owners = [-1] * len(act.CAPITAL_BUILDING.words)
    for name, seat in saved.items():
        place = f"board.capital_buildings.{name}"
        if not 0 <= seat < players:
            raise BadInput("unknown-seat", place, {"word": str(seat)})
        owners[act.CAPITAL_BUILDING.find(name, place)] = seat
    return owners


# ---------------------------------------------------------------- invariants


def problems(g: State) -> list[str]:
    """Every broken invariant of a board; empty for a sound one."""
    found: list[str] = []
    _check_table(g, found)
    _check_tracks(g, found)
    _check_map(g, found)
    _check_buildings(g, found)
    _check_technologies(g, found)
    for seat in range(g.players):
        _check_seat(g, seat, found)
        _check_quarantine(g, seat, found)
        _check_people(g, seat, found)
    return found


def _check_table(g: State, found: list[str]) -> None:
    _check_players(g, found)
    _check_boxed(g, found)
    for name, cards in (("plague", g.plagues), ("aid", g.aids)):
        shown = [card for card in cards if card != NO_CARD]
        if len(set(shown)) != len(shown):
            found.append(f"{name} cards {cards}")
    if g.year >= 0:
        _check_laws(g, found)
    for token in range(TOKENS):
        if g.tokens_up[token] + g.tokens_down[token] > g.t.cards.token_count[token]:
            found.append(f"reward tokens of kind {token}")
    if g.year >= 0 and sum(g.tokens_up) + sum(g.tokens_down) != g.t.cards.tokens_laid:
        found.append("reward tokens")


def _check_players(g: State, found: list[str]) -> None:
    if len(set(g.order)) != len(g.order) or any(not 0 <= seat < g.players for seat in g.order):
        found.append(f"turn order {g.order}")
    if g.year >= 0 and len(g.order) != g.players:
        found.append(f"turn order {g.order} for {g.players} players")
    if len(set(g.colours)) != g.players:
        found.append(f"colours {g.colours}")
    if (g.mode == SOLO) != (g.players == 1) or (g.mode == TWO and g.players != 2):
        found.append(f"mode {g.mode} for {g.players} players")  # [pest.component.player-count] [pest.two.optional]


def _check_boxed(g: State, found: list[str]) -> None:
    """[pest.setup.plague-removal-1-to-2] One card of each pile is in the box and never seen."""
    pile = g.t.cards.plague_pile
    for colour in range(1, max(pile) + 1):
        cards = [card for card in range(len(pile)) if pile[card] == colour]
        if g.t.cards.pile_boxed and cards and all(card in g.plagues for card in cards):
            found.append(f"plague cards of pile {colour}: none is in the box")


def _check_laws(g: State, found: list[str]) -> None:
    """[pest.setup.laws-drawn] [pest.setup.capital-card] What must lie open once the first year has begun."""
    for era, law in enumerate(g.laws):
        if law == NO_CARD or g.t.cards.law_era[law] != era or not g.t.cards.law_in_play[law]:
            found.append(f"law of era {era + 1}: {law}")
    if (g.capital_card == NO_CARD) != (g.mode == SOLO):
        found.append(f"capital card {g.capital_card}")


def _check_tracks(g: State, found: list[str]) -> None:
    taken = [space for space in g.influence if space]
    if len(set(taken)) != len(taken) or any(not 0 <= space <= g.t.tracks.last for space in g.influence):
        found.append(f"influence {g.influence}")  # [pest.influence.one-per-space]
    if g.mode == SOLO and g.neutral + people_left(g) != people_in_all(g):
        found.append(f"{g.neutral} neutral people")  # [pest.solo.neutral-starts-empty]
    if g.mode == TWO and any(g.t.variants.covered[space] for space in g.influence):
        found.append(f"a marker on a covered space: {g.influence}")
    if g.mode == SOLO and any(g.t.variants.influence_people[space] for space in g.influence):
        found.append(f"a marker on a space with a person: {g.influence}")
    if g.mode != SOLO and g.neutral not in _neutral_people(g):
        found.append(f"{g.neutral} neutral people")  # [pest.two.neutral-sector]


def _neutral_people(g: State) -> list[int]:
    """What the neutral sector may hold now: in the last year of an era it may have grown already."""
    if g.mode != TWO:
        return [0]
    eras = g.era() if g.year >= 0 else 0
    now = g.t.variants.neutral_start + eras * g.t.variants.neutral_per_era
    return [now, now + g.t.variants.neutral_per_era] if g.year >= 0 and g.t.tracks.era_ends[g.year] else [now]


def _check_map(g: State, found: list[str]) -> None:
    for location in range(LOCATIONS):
        if g.houses(location) > g.t.land.capacity[g.t.land.kind[location]]:
            found.append(f"location {location}: too many buildings")  # [pest.build.capacity]
        if g.ruined[location] and (g.sick[location] or g.houses(location)):
            found.append(f"location {location}: sick people or buildings in a ruin")
        if g.sick[location] < 0:
            found.append(f"location {location}: {g.sick[location]} sick")
        if g.t.land.ruined[location] and not g.ruined[location]:
            found.append(f"location {location}: a ruin of the start stands again")  # [pest.setup.ruined-by-count]
    if any(count < 0 for count in g.road_sick):
        found.append("roads with fewer than no sick people")


def _check_buildings(g: State, found: list[str]) -> None:
    """[pest.component.buildings] What was built stands on the map, and nothing else does."""
    for seat in range(g.players):
        for building in range(BUILDINGS):
            site = g.site[seat * BUILDINGS + building]
            if site != NOWHERE and g.house[site * g.players + seat] != building:
                found.append(f"seat {seat}: building {building} not at {site}")
        standing = [location for location in range(LOCATIONS) if g.house[location * g.players + seat] >= 0]
        built = [site for site in g.site[seat * BUILDINGS : (seat + 1) * BUILDINGS] if site != NOWHERE]
        if sorted(built) != standing:
            found.append(f"seat {seat}: buildings at {standing} and {built}")
        if g.year >= 0 and g.site[seat * BUILDINGS + CASTLE] == NOWHERE:
            found.append(f"seat {seat}: no castle")


def _check_technologies(g: State, found: list[str]) -> None:
    """Every technology in play is in the deck, the market, aside or a slot, and nowhere twice."""
    held = [card for card in (*g.market, *g.tech) if card != NO_CARD]
    held += [card for card in range(TECHNOLOGIES) if g.deck >> card & 1]
    held += [card for card in range(TECHNOLOGIES) if g.aside >> card & 1]
    if sorted(held) != [card for card in range(TECHNOLOGIES) if g.t.cards.tech_in_play >> card & 1]:
        found.append("technologies")
    for at, card in enumerate(g.tech):
        if card != NO_CARD and g.t.cards.tech_slot[card] not in (-1, at % SLOTS):
            found.append(f"technology {card} in slot {at % SLOTS}")  # [pest.tech.same-slot-never-together]


def _check_seat(g: State, seat: int, found: list[str]) -> None:
    placed = sum(g.grid[seat * CELLS : (seat + 1) * CELLS]) + sum(g.tech_mortus[seat * SLOTS : (seat + 1) * SLOTS])
    if g.ready[seat] + g.waiting[seat] + placed != g.t.mat.mortuses or min(g.ready[seat], g.waiting[seat]) < 0:
        found.append(f"seat {seat}: mortuses")  # [pest.component.mortuses]
    if g.year >= 0 and g.t.mat.mortuses - g.waiting[seat] not in _mortuses_now(g):
        found.append(f"seat {seat}: {g.waiting[seat]} mortuses wait")  # [pest.flow.mortuses-per-era]
    numbers = (g.research[seat], g.fame[seat], g.infamy[seat], g.sector[seat], g.dead[seat], g.healthy[seat])
    if min(numbers) < 0:
        found.append(f"seat {seat}: fewer than none of {numbers}")
    for resource in range(RESOURCES):
        held = g.stock[seat * RESOURCES + resource]
        most = g.t.mat.five - 1 if g.penned[seat] & FIVE_BIT else g.limit(seat, resource)
        if not 0 <= held <= most:
            found.append(f"seat {seat}: {held} of resource {resource}")  # [pest.track.capacity-five]
    for era, space in enumerate(g.orders[seat * ERAS : (seat + 1) * ERAS]):
        if not 0 <= space <= g.t.tracks.order_spaces or (space and (g.year < 0 or era > g.era())):
            found.append(f"seat {seat}: order space {space} of era {era + 1}")  # [pest.law.two-parts]


def _mortuses_now(g: State) -> list[int]:
    """Mortuses in use: in the last year of an era the one for the next may be ready already."""
    era = g.era()
    return g.t.tracks.era_mortuses[era : era + 2] if g.t.tracks.era_ends[g.year] else [g.t.tracks.era_mortuses[era]]


def _check_quarantine(g: State, seat: int, found: list[str]) -> None:
    if not 0 <= g.calm[seat] <= g.calm_spaces(seat):
        found.append(f"seat {seat}: {g.calm[seat]} people in spaces without penalty")
    if g.dead[seat] > len(g.t.mat.graveyard):
        found.append(f"seat {seat}: {g.dead[seat]} dead")
    if not 0 <= g.cell[seat] <= g.power(seat, HEALING_CELLS):
        found.append(f"seat {seat}: healing cell {g.cell[seat]}")


def _check_people(g: State, seat: int, found: list[str]) -> None:
    if g.healthy[seat] > len(g.t.mat.herbs):
        found.append(f"seat {seat}: {g.healthy[seat]} healthy")
    for building in range(BUILDINGS):
        at = seat * BUILDINGS + building
        if g.worker[at] not in (0, 1) or (g.worker[at] and g.site[at] == NOWHERE):
            found.append(f"seat {seat}: people in building {building}")
    for slot in range(seat * SLOTS, (seat + 1) * SLOTS):
        card = g.tech[slot]
        power = g.t.cards.power
        most = 0
        if card != NO_CARD:
            most = power[WORKER_STORE * TECHNOLOGIES + card] + min(1, power[MOBILE_WORKSHOP * TECHNOLOGIES + card])
        if not 0 <= g.tech_people[slot] <= most:
            found.append(f"seat {seat}: people on card {card}")
        acts = card != NO_CARD and (power[TRIALS * TECHNOLOGIES + card] or power[REPEAT * TECHNOLOGIES + card])
        if g.tech_mortus[slot] not in ((0, 1) if acts else (0,)):
            found.append(f"seat {seat}: a mortus on card {card}")  # [pest.tech.mortus-cards]
    mobile = g.slot_with(seat, MOBILE_WORKSHOP)
    if g.workshop[seat] == NOWHERE and mobile >= 0 and g.tech_people[mobile]:
        found.append(f"seat {seat}: a Mobile Workshop without a resource")
    if g.workshop[seat] != NOWHERE and mobile < 0:
        found.append(f"seat {seat}: a resource without Mobile Workshop")  # [pest.tech.25-mobile-workshop-choose]
