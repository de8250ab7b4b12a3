"""Phase C, first: rats spread from the plague's region."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.rattus import facts as fx
from lazaretto.games.rattus.actions import PLACE_RAT, SPACE, Rats, Region
from lazaretto.games.rattus.board import Board
from lazaretto.games.rattus.rules.class_reasons import no_neighbour
from lazaretto.kernel.frame import Ask, Options, Todo
from lazaretto.kernel.reasons import Reason, because


def spread(g: Board, seat: i64, region: i64, then: Todo) -> None:
    """[rattus.spread.none] [rattus.spread.one] [rattus.spread.two] As many rats as the number lying here brings."""
    lay_rats(g, seat, region, g.t.spread[g.rats(region)], then)


def lay_rats(g: Board, seat: i64, region: i64, wanted: i64, then: Todo) -> None:
    """[rattus.spread.all-full] [rattus.spread.short-supply] As many as there are rats to lay and places for them."""
    left = room_beside(g, region, min(wanted, g.rat_supply))
    if left > 0:
        then.add(PlaceRat(seat, region, left))


def room_beside(g: Board, region: i64, wanted: i64) -> i64:
    """[rattus.spread.cap] How many of some rat tokens the neighbours can take."""
    room: i64 = 0
    most = g.t.rats_max
    for near in g.t.near[region]:
        if room >= wanted:
            return wanted
        room += most - g.rats(near)
    return min(room, wanted)


def has_room_beside(g: Board, region: i64) -> bool:
    """[rattus.spread.cap] [rattus.class.monk-cap] Can any neighbour take one more rat token?"""
    return room_beside(g, region, 1) == 1


class PlaceRat(Ask):
    """[rattus.spread.cap] [rattus.turn.hidden-rats] One token from the supply, face down, to a neighbour with room.

    `left` counts the tokens that will be laid, this one among them; it falls by one each time.
    """

    region: Region
    left: Rats

    def options(self, g: Board, out: Options) -> None:
        most = g.t.rats_max
        for near in g.t.near[self.region]:
            out.add_if(g.rats(near) < most, PLACE_RAT + near)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        g.place_rat(self.seat, option - PLACE_RAT)
        lay_rats(g, self.seat, self.region, self.left - 1, then)

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        if SPACE.verb_at[option].name != "PlaceRat":
            return []
        near = option - PLACE_RAT
        if not g.t.is_in_play[near]:
            return because("rattus.setup.regions-in-play", fx.NotInPlay(near, g.players))
        if near in g.t.near[self.region]:
            return because("rattus.spread.cap", fx.RegionFull(near, g.rats(near)))
        rule = "rattus.spread.one" if g.rats(self.region) == 1 else "rattus.spread.two"
        return because(rule, no_neighbour(near, self.region))
