"""Setting up: the plague piece, the first player, the first cubes."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.rattus import events as ev
from lazaretto.games.rattus import facts as fx
from lazaretto.games.rattus.actions import FIRST_CUBES, FIRST_SEAT, PLAGUE_STARTS, SPACE, Cubes, Seat
from lazaretto.games.rattus.board import Board
from lazaretto.games.rattus.rules.turn import begin_turn
from lazaretto.kernel.frame import Ask, Auto, Chance, Options, Todo
from lazaretto.kernel.reasons import Reason, because


class PlagueArrives(Chance):
    """[rattus.setup.plague-piece] The piece starts in a random region in play; nothing spreads or breaks out."""

    def options(self, g: Board, out: Options) -> None:
        out.add_all(g.t.in_play, PLAGUE_STARTS)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        g.place_plague(option - PLAGUE_STARTS)


class FirstPlayer(Chance):
    """[rattus.setup.first-player] Where the host names nobody, chance says who begins."""

    def options(self, g: Board, out: Options) -> None:
        for seat in range(g.players):
            out.add(FIRST_SEAT + seat)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        seat = option - FIRST_SEAT
        if g.journal is not None:
            g.tell(ev.FirstPlayerChosen(seat))
        first_cubes(g, seat, then)


class FirstCubes(Ask):
    """[rattus.setup.first-placement] [rattus.setup.second-placement] Cubes for one region of choice, rats or not."""

    count: Cubes

    def options(self, g: Board, out: Options) -> None:
        out.add_all(g.t.in_play, FIRST_CUBES)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        g.add_cubes(self.seat, option - FIRST_CUBES, self.count)

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        if SPACE.verb_at[option].name != "FirstCubes":
            return []
        return because("rattus.setup.regions-in-play", fx.NotInPlay(option - FIRST_CUBES, g.players))


class FirstTurn(Auto):
    """[rattus.setup.second-placement] The player who placed first and last takes the first turn."""

    seat: Seat

    def run(self, g: Board, then: Todo) -> None:
        begin_turn(g, self.seat, then)


def first_cubes(g: Board, first: i64, then: Todo) -> None:
    """In turn order, then back from the last player to the first."""
    forward = True
    for count in g.t.placements:
        for step in range(g.players):
            if forward:
                then.add(FirstCubes((first + step) % g.players, count))
            else:
                then.add(FirstCubes((first + g.players - 1 - step) % g.players, count))
        forward = not forward
    then.add(FirstTurn(first))
