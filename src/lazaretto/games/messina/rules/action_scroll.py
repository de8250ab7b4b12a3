"""The scroll icon: markers of the own scroll go up."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.messina import facts as fx
from lazaretto.games.messina.actions import LINES, SCROLL_UP, STOP, InStage, Seat, Times
from lazaretto.games.messina.board import Board
from lazaretto.games.messina.rules.offering import is_verb
from lazaretto.games.messina.rules.turn_free import IN_STAGE, why_not_now
from lazaretto.kernel.bits import bit
from lazaretto.kernel.frame import Ask, Auto, Options, Todo
from lazaretto.kernel.reasons import Reason, because


def open_lines(g: Board, seat: i64) -> i64:
    """A bit for each track whose marker is not on top."""
    found: i64 = 0
    for line in range(LINES):
        if g.scroll(seat, line) < g.t.scrolls.steps:
            found |= bit(line)
    return found


class AdvanceScroll(Auto):
    """[messina.action.icon-scroll] Markers one space up, on any tracks; a marker on top stays. Ends: `left` falls."""

    seat: Seat
    left: Times
    stage: InStage

    def run(self, g: Board, then: Todo) -> None:
        if self.left and open_lines(g, self.seat):
            then.add(ChooseLine(self.seat, self.stage))
            then.add(AdvanceScroll(self.seat, self.left - 1, self.stage))


class ChooseLine(Ask):
    """[messina.action.icon-scroll] The track of the player's choice."""

    stage: InStage

    def options(self, g: Board, out: Options) -> None:
        out.add_each(open_lines(g, self.seat), SCROLL_UP)
        if self.stage == IN_STAGE:
            out.add(STOP)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        if option != STOP:
            g.advance_scroll(self.seat, option - SCROLL_UP)

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        if option == STOP:
            return because("messina.production.other-effects-now", fx.MustChoose())
        if not is_verb(option, "Scroll"):
            return why_not_now(self, g, option, self.stage)
        return because("messina.action.icon-scroll", fx.LineOnTop(option - SCROLL_UP))
