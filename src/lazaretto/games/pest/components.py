"""Every component is where it can be: the broken invariants of a Pest board."""

from __future__ import annotations

from lazaretto.games.pest.actions import (
    BUILDINGS,
    CELLS,
    ERAS,
    FIVE_BIT,
    LOCATIONS,
    PLAGUES,
    RESOURCES,
    SLOTS,
    SOLO,
    TECHNOLOGIES,
    TOKENS,
    TWO,
    YEARS,
)
from lazaretto.games.pest.board import NO_CARD, NOWHERE, Board
from lazaretto.games.pest.layout import LAYOUT
from lazaretto.games.pest.rules.solo import people_in_all, people_left
from lazaretto.games.pest.tables import CASTLE, HEALING_CELLS, MOBILE_WORKSHOP, REPEAT, TRIALS, WORKER_STORE


def problems(g: Board) -> list[str]:
    """Every broken invariant of a board; empty for a sound one."""
    found = list(LAYOUT.out_of_range(g))
    if found:
        return found  # the checks below look things up by these numbers
    _check_table(g, found)
    _check_tracks(g, found)
    _check_map(g, found)
    _check_technologies(g, found)
    for seat in range(g.players):
        _check_buildings(g, seat, found)
        _check_mortuses(g, seat, found)
        _check_goods(g, seat, found)
        _check_quarantine(g, seat, found)
        _check_people(g, seat, found)
        _check_cards(g, seat, found)
    return found


def _check_table(g: Board, found: list[str]) -> None:
    _check_players(g, found)
    _check_boxed(g, found)
    plagues = [g.plagues(year) for year in range(YEARS)]
    aids = [g.aids(year) for year in range(YEARS)]
    for name, cards in (("plague", plagues), ("aid", aids)):
        shown = [card for card in cards if card != NO_CARD]
        if len(set(shown)) != len(shown):
            found.append(f"{name} cards {cards}")
    if g.year >= 0:
        _check_laws(g, found)
    tokens = [g.tokens_up(token) + g.tokens_down(token) for token in range(TOKENS)]
    for token in range(TOKENS):
        if tokens[token] > g.t.cards.token_count[token]:
            found.append(f"reward tokens of kind {token}")
    if g.year >= 0 and sum(tokens) != g.t.cards.tokens_laid:
        found.append("reward tokens")


def _check_players(g: Board, found: list[str]) -> None:
    order = g.seats_in_order()
    if len(set(order)) != len(order) or any(not 0 <= seat < g.players for seat in order):
        found.append(f"turn order {order}")
    if g.year >= 0 and len(order) != g.players:
        found.append(f"turn order {order} for {g.players} players")
    colours = [g.colours(seat) for seat in range(g.players)]
    if len(set(colours)) != g.players:
        found.append(f"colours {colours}")
    if (g.mode == SOLO) != (g.players == 1) or (g.mode == TWO and g.players != 2):
        found.append(f"mode {g.mode} for {g.players} players")  # [pest.component.player-count] [pest.two.optional]


def _check_boxed(g: Board, found: list[str]) -> None:
    """[pest.setup.plague-removal-1-to-2] One card of each pile is in the box and never seen."""
    pile = g.t.cards.plague_pile
    for colour in range(1, max(pile) + 1):
        cards = [card for card in range(PLAGUES) if pile[card] == colour]
        if g.t.cards.pile_boxed and cards and all(g.plague_seen(card) for card in cards):
            found.append(f"plague cards of pile {colour}: none is in the box")


def _check_laws(g: Board, found: list[str]) -> None:
    """[pest.setup.laws-drawn] [pest.setup.capital-card] What must lie open once the first year has begun."""
    for era in range(ERAS):
        law = g.laws(era)
        if law == NO_CARD or g.t.cards.law_era[law] != era or not g.t.cards.law_in_play[law]:
            found.append(f"law of era {era + 1}: {law}")
    if (g.capital_card == NO_CARD) != (g.mode == SOLO):
        found.append(f"capital card {g.capital_card}")


def _check_tracks(g: Board, found: list[str]) -> None:
    influence = [g.influence(seat) for seat in range(g.players)]
    taken = [space for space in influence if space]
    if len(set(taken)) != len(taken) or any(not 0 <= space <= g.t.tracks.last for space in influence):
        found.append(f"influence {influence}")  # [pest.influence.one-per-space]
        return
    if g.mode == SOLO and g.neutral + people_left(g) != people_in_all(g):
        found.append(f"{g.neutral} neutral people")  # [pest.solo.neutral-starts-empty]
    if g.mode == TWO and any(g.t.variants.covered[space] for space in influence):
        found.append(f"a marker on a covered space: {influence}")
    if g.mode == SOLO and any(g.t.variants.influence_people[space] for space in influence):
        found.append(f"a marker on a space with a person: {influence}")
    if g.mode != SOLO and g.neutral not in _neutral_people(g):
        found.append(f"{g.neutral} neutral people")  # [pest.two.neutral-sector]


def _neutral_people(g: Board) -> list[int]:
    """What the neutral sector may hold now: in the last year of an era it may have grown already."""
    if g.mode != TWO:
        return [0]
    eras = g.era() if g.year >= 0 else 0
    now = g.t.variants.neutral_start + eras * g.t.variants.neutral_per_era
    return [now, now + g.t.variants.neutral_per_era] if g.year >= 0 and g.t.tracks.era_ends[g.year] else [now]


def _check_map(g: Board, found: list[str]) -> None:
    for location in range(LOCATIONS):
        if g.houses(location) > g.t.land.capacity[g.t.land.kind[location]]:
            found.append(f"location {location}: too many buildings")  # [pest.build.capacity]
        if g.ruined(location) and (g.sick(location) or g.houses(location)):
            found.append(f"location {location}: sick people or buildings in a ruin")
        if g.t.land.ruined[location] and not g.ruined(location):
            found.append(f"location {location}: a ruin of the start stands again")  # [pest.setup.ruined-by-count]


def _check_technologies(g: Board, found: list[str]) -> None:
    """Every technology in play is in the deck, the market, aside or a slot, and nowhere twice."""
    held = [card for card in range(TECHNOLOGIES) for pile in (g.deck, g.aside) if pile >> card & 1]
    held += [g.market(place) for place in range(g.t.cards.market)]
    held += [g.tech(seat, slot) for seat in range(g.players) for slot in range(SLOTS)]
    in_play = [card for card in range(TECHNOLOGIES) if g.t.cards.tech_in_play >> card & 1]
    if sorted(card for card in held if card != NO_CARD) != in_play:
        found.append("technologies")


def _check_buildings(g: Board, seat: int, found: list[str]) -> None:
    """[pest.component.buildings] What was built stands on the map, and nothing else does."""
    built = [g.site(seat, building) for building in range(BUILDINGS) if g.site(seat, building) != NOWHERE]
    standing = [location for location in range(LOCATIONS) if g.has_house(location, seat)]
    if sorted(built) != standing:
        found.append(f"seat {seat}: buildings at {standing} and {built}")
    if g.year >= 0 and g.site(seat, CASTLE) == NOWHERE:
        found.append(f"seat {seat}: no castle")


def _check_mortuses(g: Board, seat: int, found: list[str]) -> None:
    placed = sum(g.grid(seat, cell) for cell in range(CELLS)) + sum(g.tech_mortus(seat, slot) for slot in range(SLOTS))
    if g.ready(seat) + g.waiting(seat) + placed != g.t.mat.mortuses:
        found.append(f"seat {seat}: mortuses")  # [pest.component.mortuses]
    if g.year >= 0 and g.t.mat.mortuses - g.waiting(seat) not in _mortuses_now(g):
        found.append(f"seat {seat}: {g.waiting(seat)} mortuses wait")  # [pest.flow.mortuses-per-era]


def _mortuses_now(g: Board) -> list[int]:
    """Mortuses in use: in the last year of an era the one for the next may be ready already."""
    era, by_era = g.era(), list(g.t.tracks.era_mortuses)
    return by_era[era : era + 2] if g.t.tracks.era_ends[g.year] else [by_era[era]]


def _check_goods(g: Board, seat: int, found: list[str]) -> None:
    for resource in range(RESOURCES):
        held = g.stock(seat, resource)
        most = g.t.mat.five - 1 if g.penned(seat) & FIVE_BIT else g.limit(seat, resource)
        if held > most:
            found.append(f"seat {seat}: {held} of resource {resource}")  # [pest.track.capacity-five]
    for era in range(ERAS):
        space = g.orders(seat, era)
        if space > g.t.tracks.order_spaces or (space and (g.year < 0 or era > g.era())):
            found.append(f"seat {seat}: order space {space} of era {era + 1}")  # [pest.law.two-parts]


def _check_quarantine(g: Board, seat: int, found: list[str]) -> None:
    if g.calm(seat) > g.calm_spaces(seat):
        found.append(f"seat {seat}: {g.calm(seat)} people in spaces without penalty")
    if g.dead(seat) > len(g.t.mat.graveyard):
        found.append(f"seat {seat}: {g.dead(seat)} dead")
    if g.cell(seat) > g.power(seat, HEALING_CELLS):
        found.append(f"seat {seat}: healing cell {g.cell(seat)}")


def _check_people(g: Board, seat: int, found: list[str]) -> None:
    if g.healthy(seat) > len(g.t.mat.herbs):
        found.append(f"seat {seat}: {g.healthy(seat)} healthy")
    for building in range(BUILDINGS):
        if g.worker(seat, building) and g.site(seat, building) == NOWHERE:
            found.append(f"seat {seat}: people in building {building}")
    mobile = g.slot_with(seat, MOBILE_WORKSHOP)
    if g.workshop(seat) == NOWHERE and mobile >= 0 and g.tech_people(seat, mobile):
        found.append(f"seat {seat}: a Mobile Workshop without a resource")
    if g.workshop(seat) != NOWHERE and mobile < 0:
        found.append(f"seat {seat}: a resource without Mobile Workshop")  # [pest.tech.25-mobile-workshop-choose]


def _check_cards(g: Board, seat: int, found: list[str]) -> None:
    """Cards lie in slots that they fit, with what they can hold; what they can do was looked up."""
    if g.powers(seat) != g.powers_of_cards(seat):
        found.append(f"seat {seat}: powers {g.powers(seat)}")
    for slot in range(SLOTS):
        card = g.tech(seat, slot)
        if card != NO_CARD and g.t.cards.tech_slot[card] not in (-1, slot):
            found.append(f"technology {card} in slot {slot}")  # [pest.tech.same-slot-never-together]
        if g.tech_people(seat, slot) > _worth(g, card, WORKER_STORE) + min(1, _worth(g, card, MOBILE_WORKSHOP)):
            found.append(f"seat {seat}: people on card {card}")
        if g.tech_mortus(seat, slot) and not _worth(g, card, TRIALS) and not _worth(g, card, REPEAT):
            found.append(f"seat {seat}: a mortus on card {card}")  # [pest.tech.mortus-cards]


def _worth(g: Board, card: int, power: int) -> int:
    """What a card gives of a power; nothing if there is none."""
    return 0 if card == NO_CARD else g.t.cards.power[power * TECHNOLOGIES + card]
