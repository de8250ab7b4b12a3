"""The flow of the game: the phases of a year, three eras, the way to the end."""

from __future__ import annotations

from lazaretto.games.pest.actions import YEARS, YearIndex
from lazaretto.games.pest.board import Board
from lazaretto.games.pest.rules.action import Turns
from lazaretto.games.pest.rules.aid import PayAid, RevealAid
from lazaretto.games.pest.rules.endgame import Scoring
from lazaretto.games.pest.rules.era_end import end_era
from lazaretto.games.pest.rules.plague import RevealPlague
from lazaretto.games.pest.rules.year_end import end_year
from lazaretto.kernel.frame import Auto, Todo


class Year(Auto):
    """[pest.flow.year-phases] [pest.flow.mortuses-per-era] Plague and aid, actions, mortus return, turn order."""

    year: YearIndex

    def run(self, g: Board, then: Todo) -> None:
        g.begin_year(self.year)
        then.add(RevealPlague())
        then.add(RevealAid())
        then.add(PayAid())
        then.add(Turns(0))
        then.add(YearEnds(self.year))


class YearEnds(Auto):
    """[pest.flow.eras-and-years] The end of a year, perhaps of an era; then the next, or the end of the game.

    Ends: the years are counted.
    """

    year: YearIndex

    def run(self, g: Board, then: Todo) -> None:
        end_year(g)
        if g.t.tracks.era_ends[self.year]:
            end_era(g, then)
        if self.year + 1 < YEARS:
            then.add(Year(self.year + 1))
        else:
            then.add(Scoring())
