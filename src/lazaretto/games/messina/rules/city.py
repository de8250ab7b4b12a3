"""The city: districts, ports at its corners, docks, and the places around it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.messina.actions import DISTRICTS, DOCKS, HEXES
from lazaretto.games.messina.board import Board
from lazaretto.kernel.bits import bit, size

LETTER_B: Final[i64] = 1
LETTER_C: Final[i64] = 2


def districts_of_pose(g: Board, pose: i64) -> i64:
    """[messina.city.rat-poses] [messina.city.hex-anatomy] The districts of the city with a rat in this pose."""
    return g.in_city() & g.t.city.posed[pose]


def districts_of_colour(g: Board, colour: i64) -> i64:
    """[messina.city.hex-colours] [messina.city.port-limits] The districts of the city of a colour; no port has one."""
    return g.in_city() & g.t.city.painted[colour]


def not_laid(g: Board, letter: i64) -> i64:
    """[messina.city.hex-anatomy] Districts of a letter that do not lie in the city."""
    return g.t.city.letters[letter] & ~g.in_city() & (bit(DISTRICTS) - 1)


def free_dock(g: Board, dock: i64) -> i64:
    """[messina.city.dock-three-cells] [messina.prep.dock-full] The dock, or the next one clockwise that has room; -1."""
    for step in range(DOCKS):
        there = (dock + step) % DOCKS
        if size(g.ships_at_dock(there)) < g.t.limits.ships_per_dock:
            return there
    return -1


def free_place(g: Board, dock: i64) -> i64:
    """[messina.city.expansion-places] [messina.prep.new-hex] The first empty place clockwise from a port, or -1."""
    for site in g.t.city.search[dock]:
        if not is_taken(g, site):
            return site
    return -1


def is_taken(g: Board, site: i64) -> bool:
    for hex in range(HEXES):  # noqa: SIM110 (a generator is slow in the compiled engine)
        if g.site_of(hex) == site:
            return True
    return False


def steps_to_dock(g: Board, hex: i64, dock: i64) -> i64:
    """[messina.city.dock-node] [messina.city.port-corners] A dock is one step beyond its port, at a corner of the city."""
    return g.steps(hex, HEXES + dock)
