"""A new table: what may be agreed on, the board as laid out, what is to be done first."""

from __future__ import annotations

from lazaretto.games.pest.actions import COLOUR, LOCATIONS, MODE, RESOURCES, SOLO, TWO
from lazaretto.games.pest.board import Board
from lazaretto.games.pest.cells import fresh_cells
from lazaretto.games.pest.rules.setup import draws
from lazaretto.games.pest.tables import Tables
from lazaretto.kernel.formats import Agreed, OptionValue
from lazaretto.kernel.frame import Todo


def option_values(players: int) -> dict[str, tuple[OptionValue, ...]]:
    """[pest.two.optional] [pest.hard.rest-as-usual] Variants and map; colours by seat, of which any others may be given."""
    modes = {1: ("solo",), 2: ("base", "two-player")}
    colours = "-".join(COLOUR.words[:players])
    return {"mode": modes.get(players, ("base",)), "map": ("printed", "random"), "colours": (colours,)}


def expected_colours(value: object, players: int) -> str:
    """[pest.setup.player-colour] One colour for each seat, none twice; what is expected of another value."""
    given = value.split("-") if isinstance(value, str) else []
    if len(given) == len(set(given)) == players and set(given) <= set(COLOUR.words):
        return ""
    return f"{players} different ones of {', '.join(COLOUR.words)}, joined by -"


OPEN_OPTIONS = {"colours": expected_colours}


def empty_board(t: Tables, players: int) -> Board:
    """[pest.setup.ruined-by-count] [pest.setup.start-sick] [pest.setup.board-buildings] [pest.setup.start-resources]

    [pest.setup.mortuses] [pest.setup.camp-on-board] [pest.setup.order-markers] [pest.setup.influence-zero]
    [pest.setup.capital-buildings] The table before anything is drawn.
    """
    g = Board(t, players, fresh_cells())
    for location in range(LOCATIONS):
        g.set_resource(location, t.land.printed[location])
        g.set_sick(location, t.land.sick[location])
    g.ruins = sum(2**location for location in range(LOCATIONS) if t.land.ruined[location])
    g.deck = t.cards.tech_in_play
    for seat in range(players):
        g.set_colours(seat, seat)
        g.set_research(seat, t.mat.research)
        g.set_ready(seat, t.mat.ready)
        g.set_waiting(seat, t.mat.mortuses - t.mat.ready)
        for resource in range(RESOURCES):
            g.set_stock(seat, resource, t.mat.stock[resource])
    return g


def setup(t: Tables, players: int, options: Agreed, then: Todo) -> Board:
    """[pest.component.player-count] [pest.setup.ruined-totals] The table as laid out, and what is drawn first."""
    g = empty_board(t, players)
    g.mode = MODE.index[str(options["mode"])]
    for seat, word in enumerate(str(options["colours"]).split("-")):
        g.set_colours(seat, COLOUR.index[word])
    if g.mode == TWO:
        g.neutral = t.variants.neutral_start  # [pest.two.neutral-sector]
    assert (g.mode == SOLO) == (players == 1)
    draws(g, options["map"] == "random", then)
    return g
