"""Phase C, first: rats spread from the plague's region."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.rattus.actions import PLACE_RAT, SPACE, Rats, Region
from lazaretto.games.rattus.board import Board
from lazaretto.kernel.frame import Ask, Options, Todo


def spread(g: Board, seat: i64, region: i64, then: Todo) -> None:
    """[rattus.spread.none] [rattus.spread.one] [rattus.spread.two] As many rats as the number lying here brings."""
    lay_rats(g, seat, region, g.t.spread[g.rats(region)], then)


def lay_rats(g: Board, seat: i64, region: i64, left: i64, then: Todo) -> None:
    """[rattus.spread.all-full] [rattus.spread.short-supply] As long as there is a rat to lay and a place for it."""
    if left > 0 and g.rat_supply > 0 and has_room_beside(g, region):
        then.add(PlaceRat(seat, region, left))


def has_room_beside(g: Board, region: i64) -> bool:
    """[rattus.spread.cap] [rattus.class.monk-cap] Can any neighbour take one more rat token?"""
    for near in g.t.near[region]:  # noqa: SIM110 (a generator is slow in the compiled engine)
        if g.rats(near) < g.t.rats_max:
            return True
    return False


class PlaceRat(Ask):
    """[rattus.spread.cap] [rattus.turn.hidden-rats] One token from the supply, face down, to a neighbour with room.

    `left` counts the tokens still to lay, this one among them; it falls by one each time.
    """

    region: Region
    left: Rats

    def options(self, g: Board, out: Options) -> None:
        for near in g.t.near[self.region]:
            if g.rats(near) < g.t.rats_max:
                out.add(PLACE_RAT + near)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        g.place_rat(self.seat, option - PLACE_RAT)
        lay_rats(g, self.seat, self.region, self.left - 1, then)

    def why_not(self, g: Board, option: i64) -> list[str]:
        if SPACE.verb_at[option].name != "PlaceRat":
            return []
        if option - PLACE_RAT in g.t.near[self.region]:
            return ["rattus.spread.cap"]
        return ["rattus.spread.one" if g.rats(self.region) == 1 else "rattus.spread.two"]
