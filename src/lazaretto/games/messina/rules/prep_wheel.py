"""Preparing a round, the last step: the wheel brings plague and citizens."""

from __future__ import annotations

from lazaretto.games.messina import events as ev
from lazaretto.games.messina.actions import CLASSES, DISTRICTS
from lazaretto.games.messina.board import Board
from lazaretto.games.messina.rules.city import districts_of_colour, districts_of_pose
from lazaretto.games.messina.rules.prep_steps import tell_step
from lazaretto.games.messina.rules.repop import plague_comes
from lazaretto.kernel.bits import size
from lazaretto.kernel.frame import Auto, Todo


class TurnWheel(Auto):
    """[messina.prep.wheel] [messina.prep.wheel-double] [messina.setup.round1-plague] [messina.prep.round6-no-plague]

    [messina.prep.citizens] Step VII: cubes for every turn of the wheel, then citizens once.
    """

    def run(self, g: Board, then: Todo) -> None:
        tell_step(g, 6)
        for _ in range(g.t.rounds.wheel[g.round]):
            g.turn_wheel()
            add_cubes(g)
        if g.t.rounds.citizens[g.round]:
            add_citizens(g)


def add_cubes(g: Board) -> None:
    """[messina.prep.cube-limit] [messina.prep.cube-limit-passes] All hexes of a pose or none."""
    hexes = districts_of_pose(g, g.t.limits.wheel_pose[g.wheel])
    if size(hexes) > g.cube_supply:
        if g.journal is not None:
            g.tell(ev.CubesWithheld(size(hexes), g.cube_supply))
        return
    for hex in range(DISTRICTS):
        if hexes >> hex & 1:
            g.add_cube(hex)
            plague_comes(g, hex)


def add_citizens(g: Board) -> None:
    """[messina.prep.citizens] [messina.setup.round1-citizens] By the colours of the window, for each class one."""
    for citizen in range(CLASSES):
        hexes = districts_of_colour(g, g.t.limits.wheel_colour[g.wheel][citizen])
        for hex in range(DISTRICTS):
            if hexes >> hex & 1:
                g.put_citizen(hex, citizen)
