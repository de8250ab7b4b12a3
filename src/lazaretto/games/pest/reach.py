"""How far a doctor on the way can come, and what that takes at least: for the costs on the map.

Every single step is priced by the rules of moving; here they are only put together.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, replace

from lazaretto.games.pest.actions import CAPITAL_NODE, LOCATIONS, NODE
from lazaretto.games.pest.board import NOWHERE, Board
from lazaretto.games.pest.rules.camp import is_camp_ready
from lazaretto.games.pest.rules.move import Move
from lazaretto.games.pest.rules.move_ways import (
    JUMPED,
    WALKING,
    Walk,
    can_jump,
    is_jump,
    least_price,
    may_enter,
    point_price,
)
from lazaretto.games.pest.rules.tech import jump_price
from lazaretto.kernel.bits import bit
from lazaretto.kernel.frame import Position


@dataclass(frozen=True)
class Come:
    """A place on the way, and what it took to come there; `road`: the one taken last, whose sick are gathered."""

    at: int
    points: int
    food: int
    camp: bool
    entered: int
    jumped: bool
    road: int

    @property
    def worth(self) -> tuple[int, bool, int]:
        """Points are the scarcest, and the camp is kept while food will do."""
        return self.points, self.camp, self.food

    def is_no_dearer(self, other: Come) -> bool:
        ours = (self.points, self.food, self.camp, self.jumped)
        return all(mine <= its for mine, its in zip(ours, (other.points, other.food, other.camp, other.jumped), strict=True))


class Search:
    def __init__(self, g: Board, move: Move) -> None:
        self.g = g
        self.move = move
        self.has_camp = is_camp_ready(g, move.seat)
        walk = move.walk(g, False)
        self.purse = walk.purse
        self.start = Come(walk.here, 0, 0, False, move.entered, move.stage == JUMPED, NOWHERE)

    def best(self) -> dict[int, Come]:
        """By node: the way to it that takes least."""
        found: dict[int, list[Come]] = {}
        queue = deque([self.start])
        while queue:
            for come in self._onward(queue.popleft()):
                known = found.setdefault(come.at, [])
                # Two ways into the capital differ by what may be entered after it, so neither stands for the other.
                is_beaten = come.at != CAPITAL_NODE and any(each.is_no_dearer(come) for each in known)
                if come.at == self.start.at or is_beaten:
                    continue
                known.append(come)
                queue.append(come)
        return {at: min(ways, key=lambda come: come.worth) for at, ways in found.items() if ways}

    def _walk(self, come: Come) -> Walk:
        """What the doctor has in hand there."""
        stage = JUMPED if come.jumped else WALKING if come.entered else self.move.stage
        walk = Walk(self.g, self.move.seat, self.move.points - come.points, come.entered, stage, False)
        walk.here = come.at
        return walk

    def _onward(self, come: Come) -> Iterator[Come]:
        """Everything one step or jump away; whoever enters the capital must be able to leave it."""
        for there in self._steps(come):
            if there.at != CAPITAL_NODE or any(self._steps(there)):
                yield there
        walk = self._walk(come)
        if can_jump(self.g, walk):
            for to in range(LOCATIONS):
                if is_jump(self.g, walk, to):
                    jumped = replace(
                        come, points=come.points + jump_price(self.g, self.move.seat), jumped=True, road=NOWHERE
                    )
                    yield from self._arrive(jumped, walk, to)

    def _steps(self, come: Come) -> Iterator[Come]:
        g, walk = self.g, self._walk(come)
        land = g.t.land
        for to, road in zip(land.near[come.at], land.near_road[come.at], strict=True):
            if may_enter(g, walk, to):
                on_road = 0 if road == come.road else g.road_sick(road)
                paid = replace(come, points=come.points + point_price(g, walk, to), food=come.food + on_road, road=road)
                yield from self._arrive(paid, walk, to)

    def _arrive(self, come: Come, walk: Walk, to: int) -> Iterator[Come]:
        """The sick of a location are paid for with food, or cleared by the camp while it is at hand."""
        if to == CAPITAL_NODE:
            ways = [replace(come, at=to)]
        else:
            there = replace(come, at=to, entered=come.entered | bit(to))
            food = least_price(self.g, walk, to)
            ways = [replace(there, food=there.food + food)]
            if food > 0 and self.has_camp and not come.camp:
                ways.append(replace(there, camp=True))
        yield from (way for way in ways if way.food <= self.purse)


def reach(here: Position) -> dict[str, dict[str, int]]:
    """By node, while a doctor is moved: points, food, and whether the camp has to clear a location on the way."""
    g, frame = here.board, here.todo.top()
    if not isinstance(frame, Move) or not isinstance(g, Board):
        return {}
    best = Search(g, frame).best()
    return {NODE.words[at]: {"points": way.points, "food": way.food, "camp": int(way.camp)} for at, way in best.items()}
