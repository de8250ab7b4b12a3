"""The fields of the board, written by `tools/make_boards.py` from `layout.py`: change that, not this."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from lazaretto.games.pest.layout import LAYOUT
from lazaretto.games.pest.tables import Tables
from lazaretto.kernel.blocks import vec
from lazaretto.kernel.board import DeclaredBoard
from lazaretto.kernel.layout import Layout

START: Final = LAYOUT.cells()


@mypyc_attr(acyclic=True)
class Cells(DeclaredBoard):
    """All that lies on the table; `Board` adds what can happen to it."""

    def __init__(self, t: Tables, players: i64, cells: vec[i64]) -> None:
        self.players = players
        self.journal = None
        self.t: Final = t  # what is final is read without counting references
        self.cells: Final = cells
        self.mode: i64 = 0  # the variant that is played
        self.year: i64 = -1  # the year, from 0; -1 before the first
        self.ruins: i64 = 0  # a bit for each ruined location
        self.capital_card: i64 = -1  # the card of the capital's rewards
        self.neutral: i64 = 0  # people in the neutral sector
        self.deck: i64 = 0  # a bit for each technology in the deck
        self.aside: i64 = 0  # a bit for each one removed, waiting for the new market

    # ---------------------------------------------------------------- the years

    def order(self, place: i64) -> i64:
        """Seats in turn order."""
        return self.cells[place]

    def set_order(self, place: i64, value: i64) -> None:
        self.cells[place] = value

    def laws(self, era: i64) -> i64:
        """The law of an era."""
        return self.cells[5 + era]

    def set_laws(self, era: i64, value: i64) -> None:
        self.cells[5 + era] = value

    def plagues(self, year: i64) -> i64:
        """The plague card of a year, once revealed."""
        return self.cells[8 + year]

    def set_plagues(self, year: i64, value: i64) -> None:
        self.cells[8 + year] = value

    def aids(self, year: i64) -> i64:
        """The aid card of a year, once revealed."""
        return self.cells[14 + year]

    def set_aids(self, year: i64, value: i64) -> None:
        self.cells[14 + year] = value

    # ---------------------------------------------------------------- the map

    def resource(self, location: i64) -> i64:
        """What a location produces."""
        return self.cells[20 + location]

    def set_resource(self, location: i64, value: i64) -> None:
        self.cells[20 + location] = value

    def change_resource(self, location: i64, by: i64) -> None:
        self.cells[20 + location] += by

    def sick(self, location: i64) -> i64:
        """Sick people in a location."""
        return self.cells[65 + location]

    def set_sick(self, location: i64, value: i64) -> None:
        self.cells[65 + location] = value

    def change_sick(self, location: i64, by: i64) -> None:
        self.cells[65 + location] += by

    def road_sick(self, road: i64) -> i64:
        """Sick people on a road."""
        return self.cells[110 + road]

    def set_road_sick(self, road: i64, value: i64) -> None:
        self.cells[110 + road] = value

    def change_road_sick(self, road: i64, by: i64) -> None:
        self.cells[110 + road] += by

    def estate(self, seat: i64) -> i64:
        """A bit for each location with a building of a seat."""
        return self.cells[194 + seat]

    def set_estate(self, seat: i64, value: i64) -> None:
        self.cells[194 + seat] = value

    def change_estate(self, seat: i64, by: i64) -> None:
        self.cells[194 + seat] += by

    def doctor(self, seat: i64) -> i64:
        """A node: the capital only amid a move."""
        return self.cells[199 + seat]

    def set_doctor(self, seat: i64, value: i64) -> None:
        self.cells[199 + seat] = value

    def change_doctor(self, seat: i64, by: i64) -> None:
        self.cells[199 + seat] += by

    def camp(self, seat: i64) -> i64:
        """A location, or -1 on the player board."""
        return self.cells[204 + seat]

    def set_camp(self, seat: i64, value: i64) -> None:
        self.cells[204 + seat] = value

    # ---------------------------------------------------------------- the capital

    def capital_owner(self, building: i64) -> i64:
        """Who built a capital building."""
        return self.cells[209 + building]

    def set_capital_owner(self, building: i64, value: i64) -> None:
        self.cells[209 + building] = value

    def sector(self, seat: i64) -> i64:
        """Healthy people of a seat in the capital."""
        return self.cells[214 + seat]

    def set_sector(self, seat: i64, value: i64) -> None:
        self.cells[214 + seat] = value

    def change_sector(self, seat: i64, by: i64) -> None:
        self.cells[214 + seat] += by

    def tokens_up(self, token: i64) -> i64:
        """Reward tokens of a kind, face up."""
        return self.cells[219 + token]

    def set_tokens_up(self, token: i64, value: i64) -> None:
        self.cells[219 + token] = value

    def change_tokens_up(self, token: i64, by: i64) -> None:
        self.cells[219 + token] += by

    def tokens_down(self, token: i64) -> i64:
        """Reward tokens of a kind, face down."""
        return self.cells[228 + token]

    def set_tokens_down(self, token: i64, value: i64) -> None:
        self.cells[228 + token] = value

    def change_tokens_down(self, token: i64, by: i64) -> None:
        self.cells[228 + token] += by

    def influence(self, seat: i64) -> i64:
        """The space of a seat on the influence track."""
        return self.cells[237 + seat]

    def set_influence(self, seat: i64, value: i64) -> None:
        self.cells[237 + seat] = value

    def change_influence(self, seat: i64, by: i64) -> None:
        self.cells[237 + seat] += by

    def orders(self, seat: i64, era: i64) -> i64:
        """The space of a seat's order marker of an era."""
        return self.cells[242 + seat * 3 + era]

    def set_orders(self, seat: i64, era: i64, value: i64) -> None:
        self.cells[242 + seat * 3 + era] = value

    def change_orders(self, seat: i64, era: i64, by: i64) -> None:
        self.cells[242 + seat * 3 + era] += by

    # ---------------------------------------------------------------- the player boards

    def colours(self, seat: i64) -> i64:
        """The colour of a seat."""
        return self.cells[257 + seat]

    def set_colours(self, seat: i64, value: i64) -> None:
        self.cells[257 + seat] = value

    def change_colours(self, seat: i64, by: i64) -> None:
        self.cells[257 + seat] += by

    def stock(self, seat: i64, resource: i64) -> i64:
        """Resources of a seat."""
        return self.cells[262 + seat * 5 + resource]

    def set_stock(self, seat: i64, resource: i64, value: i64) -> None:
        self.cells[262 + seat * 5 + resource] = value

    def change_stock(self, seat: i64, resource: i64, by: i64) -> None:
        self.cells[262 + seat * 5 + resource] += by

    def research(self, seat: i64) -> i64:
        """Research tokens of a seat."""
        return self.cells[287 + seat]

    def set_research(self, seat: i64, value: i64) -> None:
        self.cells[287 + seat] = value

    def change_research(self, seat: i64, by: i64) -> None:
        self.cells[287 + seat] += by

    def fame(self, seat: i64) -> i64:
        """Fame tokens of a seat."""
        return self.cells[292 + seat]

    def set_fame(self, seat: i64, value: i64) -> None:
        self.cells[292 + seat] = value

    def change_fame(self, seat: i64, by: i64) -> None:
        self.cells[292 + seat] += by

    def infamy(self, seat: i64) -> i64:
        """Infamy tokens of a seat."""
        return self.cells[297 + seat]

    def set_infamy(self, seat: i64, value: i64) -> None:
        self.cells[297 + seat] = value

    def change_infamy(self, seat: i64, by: i64) -> None:
        self.cells[297 + seat] += by

    def ready(self, seat: i64) -> i64:
        """Mortuses that can be placed."""
        return self.cells[302 + seat]

    def set_ready(self, seat: i64, value: i64) -> None:
        self.cells[302 + seat] = value

    def change_ready(self, seat: i64, by: i64) -> None:
        self.cells[302 + seat] += by

    def waiting(self, seat: i64) -> i64:
        """Mortuses for later eras."""
        return self.cells[307 + seat]

    def set_waiting(self, seat: i64, value: i64) -> None:
        self.cells[307 + seat] = value

    def change_waiting(self, seat: i64, by: i64) -> None:
        self.cells[307 + seat] += by

    def grid(self, seat: i64, cell: i64) -> i64:
        """1 where a mortus stands."""
        return self.cells[312 + seat * 9 + cell]

    def set_grid(self, seat: i64, cell: i64, value: i64) -> None:
        self.cells[312 + seat * 9 + cell] = value

    def calm(self, seat: i64) -> i64:
        """Sick people in spaces without penalty: regular ones and those of cards."""
        return self.cells[357 + seat]

    def set_calm(self, seat: i64, value: i64) -> None:
        self.cells[357 + seat] = value

    def change_calm(self, seat: i64, by: i64) -> None:
        self.cells[357 + seat] += by

    def penned(self, seat: i64) -> i64:
        """A bit for each space with a penalty that is taken."""
        return self.cells[362 + seat]

    def set_penned(self, seat: i64, value: i64) -> None:
        self.cells[362 + seat] = value

    def change_penned(self, seat: i64, by: i64) -> None:
        self.cells[362 + seat] += by

    def dead(self, seat: i64) -> i64:
        """People in graveyard spaces."""
        return self.cells[367 + seat]

    def set_dead(self, seat: i64, value: i64) -> None:
        self.cells[367 + seat] = value

    def change_dead(self, seat: i64, by: i64) -> None:
        self.cells[367 + seat] += by

    def healthy(self, seat: i64) -> i64:
        """Healthy people on the track."""
        return self.cells[372 + seat]

    def set_healthy(self, seat: i64, value: i64) -> None:
        self.cells[372 + seat] = value

    def change_healthy(self, seat: i64, by: i64) -> None:
        self.cells[372 + seat] += by

    def site(self, seat: i64, building: i64) -> i64:
        """Where a building stands, or -1 on the board."""
        return self.cells[377 + seat * 10 + building]

    def set_site(self, seat: i64, building: i64, value: i64) -> None:
        self.cells[377 + seat * 10 + building] = value

    def worker(self, seat: i64, building: i64) -> i64:
        """1 with a person in the building."""
        return self.cells[427 + seat * 10 + building]

    def set_worker(self, seat: i64, building: i64, value: i64) -> None:
        self.cells[427 + seat * 10 + building] = value

    # ---------------------------------------------------------------- the technologies

    def tech(self, seat: i64, slot: i64) -> i64:
        """The card in a slot."""
        return self.cells[477 + seat * 3 + slot]

    def set_tech(self, seat: i64, slot: i64, value: i64) -> None:
        self.cells[477 + seat * 3 + slot] = value

    def tech_people(self, seat: i64, slot: i64) -> i64:
        """Healthy people on the card in a slot."""
        return self.cells[492 + seat * 3 + slot]

    def set_tech_people(self, seat: i64, slot: i64, value: i64) -> None:
        self.cells[492 + seat * 3 + slot] = value

    def change_tech_people(self, seat: i64, slot: i64, by: i64) -> None:
        self.cells[492 + seat * 3 + slot] += by

    def tech_mortus(self, seat: i64, slot: i64) -> i64:
        """1 with a mortus on the card in a slot."""
        return self.cells[507 + seat * 3 + slot]

    def set_tech_mortus(self, seat: i64, slot: i64, value: i64) -> None:
        self.cells[507 + seat * 3 + slot] = value

    def powers(self, seat: i64) -> i64:
        """A bit for each power that a seat's cards give."""
        return self.cells[522 + seat]

    def set_powers(self, seat: i64, value: i64) -> None:
        self.cells[522 + seat] = value

    def change_powers(self, seat: i64, by: i64) -> None:
        self.cells[522 + seat] += by

    def cell(self, seat: i64) -> i64:
        """The healing cell with a sick person, from 1; 0 for none."""
        return self.cells[527 + seat]

    def set_cell(self, seat: i64, value: i64) -> None:
        self.cells[527 + seat] = value

    def change_cell(self, seat: i64, by: i64) -> None:
        self.cells[527 + seat] += by

    def workshop(self, seat: i64) -> i64:
        """The resource of Mobile Workshop."""
        return self.cells[532 + seat]

    def set_workshop(self, seat: i64, value: i64) -> None:
        self.cells[532 + seat] = value

    def market(self, place: i64) -> i64:
        """The card in a place of the market."""
        return self.cells[537 + place]

    def set_market(self, place: i64, value: i64) -> None:
        self.cells[537 + place] = value

    def copy_numbers(self, copy: Cells) -> None:
        """Everything that does not lie in the block of cells."""
        copy.mode = self.mode
        copy.year = self.year
        copy.ruins = self.ruins
        copy.capital_card = self.capital_card
        copy.neutral = self.neutral
        copy.deck = self.deck
        copy.aside = self.aside

    def layout(self) -> Layout:
        return LAYOUT

    def parts(self) -> tuple[Tables, list[int]]:
        return self.t, [self.cells[at] for at in range(len(self.cells))]


def fresh_cells() -> vec[i64]:
    """The cells of a board on which nothing has happened yet."""
    return vec[i64](START)
