"""What lies on the table of Pest. `tools/make_boards.py` writes `cells.py` from it."""

from __future__ import annotations

from lazaretto.games.pest import actions as act
from lazaretto.games.pest.tables import POWERS
from lazaretto.kernel.layout import Axis, Field, Layout, Part

location = Axis("location", act.LOCATIONS)
road = Axis("road", act.ROADS)
seat = Axis("seat", act.SEATS)
place = Axis("place", act.SEATS)  # in the turn order
resource = Axis("resource", act.RESOURCES)
building = Axis("building", act.BUILDINGS)
capital_building = Axis("building", act.CAPITAL_BUILDINGS)
cell = Axis("cell", act.CELLS)
slot = Axis("slot", act.SLOTS)
era = Axis("era", act.ERAS)
year = Axis("year", act.YEARS)
token = Axis("token", act.TOKENS)
market_place = Axis("place", act.MARKET)

NONE = -1
MANY = 999  # of what has no limit of its own
LAST_LOCATION, LAST_SEAT, LAST_CARD = location.size - 1, seat.size - 1, act.TECHNOLOGIES - 1
ALL_LOCATIONS = 2**location.size - 1
ALL_CARDS = 2**act.TECHNOLOGIES - 1

LAYOUT = Layout(
    (
        Part(
            "the years",
            (
                Field("mode", (), 0, len(act.MODE.words) - 1, 0, "the variant that is played"),
                Field("year", (), NONE, year.size - 1, NONE, "the year, from 0; -1 before the first"),
                Field("order", (place,), NONE, LAST_SEAT, NONE, "seats in turn order"),
                Field("laws", (era,), NONE, act.LAWS - 1, NONE, "the law of an era"),
                Field("plagues", (year,), NONE, act.PLAGUES - 1, NONE, "the plague card of a year, once revealed"),
                Field("aids", (year,), NONE, act.AIDS - 1, NONE, "the aid card of a year, once revealed"),
            ),
        ),
        Part(
            "the map",
            (
                Field("resource", (location,), 0, act.BASICS - 1, 0, "what a location produces"),
                Field("sick", (location,), 0, MANY, 0, "sick people in a location"),
                Field("road_sick", (road,), 0, MANY, 0, "sick people on a road"),
                Field("ruins", (), 0, ALL_LOCATIONS, 0, "a bit for each ruined location"),
                Field("estate", (seat,), 0, ALL_LOCATIONS, 0, "a bit for each location with a building of a seat"),
                Field("doctor", (seat,), 0, act.CAPITAL_NODE, act.CAPITAL_NODE, "a node: the capital only amid a move"),
                Field("camp", (seat,), NONE, LAST_LOCATION, NONE, "a location, or -1 on the player board"),
            ),
        ),
        Part(
            "the capital",
            (
                Field("capital_card", (), NONE, act.CAPITAL_CARDS - 1, NONE, "the card of the capital's rewards"),
                Field("capital_owner", (capital_building,), NONE, LAST_SEAT, NONE, "who built a capital building"),
                Field("sector", (seat,), 0, MANY, 0, "healthy people of a seat in the capital"),
                Field("neutral", (), 0, MANY, 0, "people in the neutral sector"),
                Field("tokens_up", (token,), 0, MANY, 0, "reward tokens of a kind, face up"),
                Field("tokens_down", (token,), 0, MANY, 0, "reward tokens of a kind, face down"),
                Field("influence", (seat,), 0, MANY, 0, "the space of a seat on the influence track"),
                Field("orders", (seat, era), 0, MANY, 0, "the space of a seat's order marker of an era"),
            ),
        ),
        Part(
            "the player boards",
            (
                Field("colours", (seat,), 0, len(act.COLOUR.words) - 1, 0, "the colour of a seat"),
                Field("stock", (seat, resource), 0, MANY, 0, "resources of a seat"),
                Field("research", (seat,), 0, MANY, 0, "research tokens of a seat"),
                Field("fame", (seat,), 0, MANY, 0, "fame tokens of a seat"),
                Field("infamy", (seat,), 0, MANY, 0, "infamy tokens of a seat"),
                Field("ready", (seat,), 0, MANY, 0, "mortuses that can be placed"),
                Field("waiting", (seat,), 0, MANY, 0, "mortuses for later eras"),
                Field("grid", (seat, cell), 0, 1, 0, "1 where a mortus stands"),
                Field("calm", (seat,), 0, MANY, 0, "sick people in spaces without penalty: regular ones and those of cards"),
                Field("penned", (seat,), 0, act.ALL_PENNED, 0, "a bit for each space with a penalty that is taken"),
                Field("dead", (seat,), 0, MANY, 0, "people in graveyard spaces"),
                Field("healthy", (seat,), 0, MANY, 0, "healthy people on the track"),
                Field("site", (seat, building), NONE, LAST_LOCATION, NONE, "where a building stands, or -1 on the board"),
                Field("worker", (seat, building), 0, 1, 0, "1 with a person in the building"),
            ),
        ),
        Part(
            "the technologies",
            (
                Field("tech", (seat, slot), NONE, LAST_CARD, NONE, "the card in a slot"),
                Field("tech_people", (seat, slot), 0, MANY, 0, "healthy people on the card in a slot"),
                Field("tech_mortus", (seat, slot), 0, 1, 0, "1 with a mortus on the card in a slot"),
                Field("powers", (seat,), 0, 2**POWERS - 1, 0, "a bit for each power that a seat's cards give"),
                Field("cell", (seat,), 0, MANY, 0, "the healing cell with a sick person, from 1; 0 for none"),
                Field("workshop", (seat,), NONE, act.BASICS - 1, NONE, "the resource of Mobile Workshop"),
                Field("market", (market_place,), NONE, LAST_CARD, NONE, "the card in a place of the market"),
                Field("deck", (), 0, ALL_CARDS, 0, "a bit for each technology in the deck"),
                Field("aside", (), 0, ALL_CARDS, 0, "a bit for each one removed, waiting for the new market"),
            ),
        ),
    )
)
