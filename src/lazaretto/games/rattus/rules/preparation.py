"""Setting up: the plague piece, the first player, the first cubes."""

from __future__ import annotations

from typing import ClassVar, Final

from lazaretto.games.rattus import events as ev
from lazaretto.games.rattus.actions import FIRST_CUBES, FIRST_SEAT, PLAGUE_STARTS, SPACE
from lazaretto.games.rattus.rules.turn import begin_turn
from lazaretto.games.rattus.state import State
from lazaretto.kernel.frame import CHANCE, Ask, Frame


class PlagueArrives(Frame):
    """[rattus.setup.plague-piece] The piece starts in a random region in play; nothing spreads or breaks out."""

    def who(self) -> int:
        return CHANCE

    def options(self, g: State) -> list[int]:
        return [PLAGUE_STARTS + region for region in g.t.in_play]

    def take(self, g: State, option: int) -> list[Frame]:
        g.place_plague(option - PLAGUE_STARTS)
        return []


class FirstPlayer(Frame):
    """[rattus.setup.first-player] Where the host names nobody, chance says who begins."""

    def who(self) -> int:
        return CHANCE

    def options(self, g: State) -> list[int]:
        return [FIRST_SEAT + seat for seat in range(g.players)]

    def take(self, g: State, option: int) -> list[Frame]:
        seat = option - FIRST_SEAT
        if g.journal is not None:
            g.tell(ev.FirstPlayerChosen(seat))
        return first_cubes(g, seat)


class FirstCubes(Ask):
    """[rattus.setup.first-placement] [rattus.setup.second-placement] Cubes for one region of choice, rats or not."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        Ask.__init__(self, seat)
        self.count: Final = count

    def options(self, g: State) -> list[int]:
        return [FIRST_CUBES + region for region in g.t.in_play]

    def take(self, g: State, option: int) -> list[Frame]:
        g.add_cubes(self.seat, option - FIRST_CUBES, self.count)
        return []

    def why_not(self, g: State, option: int) -> list[str]:
        if SPACE.verb_at[option].name != "FirstCubes":
            return []
        return ["rattus.setup.first-placement", "rattus.setup.regions-in-play"]


class FirstTurn(Frame):
    """[rattus.setup.second-placement] The player who placed first and last takes the first turn."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, g: State) -> list[Frame]:
        return begin_turn(g, self.seat)


def first_cubes(g: State, first: int) -> list[Frame]:
    """In turn order, then back from the last player to the first."""
    order = [(first + step) % g.players for step in range(g.players)]
    frames: list[Frame] = []
    for lap, count in enumerate(g.t.placements):
        frames += [FirstCubes(seat, count) for seat in (order if lap % 2 == 0 else reversed(order))]
    return [*frames, FirstTurn(first)]
