"""Races: prizes for the first places, shared by equals; and what decides them."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.messina.actions import HEXES, POPULARITY
from lazaretto.games.messina.board import Board
from lazaretto.games.messina.effects import KINDS
from lazaretto.kernel.blocks import vec


class Race:
    """One player's place among all: by a first number, then by a second."""

    def __init__(self, first: i64, second: i64) -> None:
        self.first = first
        self.second = second
        self.ahead: i64 = 0
        self.equal: i64 = 0

    def meet(self, first: i64, second: i64) -> None:
        """Somebody who takes part; the player himself too."""
        if first > self.first or (first == self.first and second > self.second):
            self.ahead += 1
        elif first == self.first and second == self.second:
            self.equal += 1

    def prize(self, prizes: vec[i64]) -> i64:
        """The prizes of the places that equals take, shared and rounded down."""
        total: i64 = 0
        for place in range(self.ahead, min(self.ahead + self.equal, len(prizes))):
            total += prizes[place]
        return total // self.equal


def popularity_after_rats(g: Board, seat: i64) -> i64:
    """[messina.score.rat-setback] A space back for each rat, not below the start."""
    return max(g.t.ratings.start, g.rating(seat, POPULARITY) - g.rats(seat) * g.t.limits.rat_setback)


def fire_value(g: Board, seat: i64) -> i64:
    """[messina.score.people-race-tie] Powerful fire counts as two."""
    value: i64 = 0
    for resource in range(KINDS):
        value += g.has(seat, resource) * g.t.limits.fire_value[resource]
    return value


def popularity_race(g: Board, seat: i64) -> i64:
    """[messina.score.people-race-34] [messina.score.people-race-2] [messina.score.people-race-tie]"""
    race = Race(popularity_after_rats(g, seat), fire_value(g, seat))
    for other in range(g.players):
        race.meet(popularity_after_rats(g, other), fire_value(g, other))
    return race.prize(g.t.limits.popularity_race)


def district_points(g: Board, seat: i64) -> i64:
    """[messina.score.districts] The printed points of every own district."""
    districts = g.districts_of(seat)
    points: i64 = 0
    for hex in range(HEXES):
        if districts >> hex & 1:
            points += g.t.city.vp[hex]
    return points
