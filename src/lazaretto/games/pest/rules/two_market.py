"""The new market at the end of an era, for two players and alone."""

from __future__ import annotations

from lazaretto.games.pest.board import Board
from lazaretto.games.pest.rules.research import show_technologies
from lazaretto.kernel.frame import Auto, Todo


class NewMarket(Auto):
    """[pest.two.new-technologies] Five new cards; the old ones wait until they lie there."""

    def run(self, g: Board, then: Todo) -> None:
        g.clear_market(True)
        show_technologies(g, then)
        then.add(ShuffleAside())


class ShuffleAside(Auto):
    """[pest.two.new-technologies] Only now do the removed cards rejoin the deck."""

    def run(self, g: Board, then: Todo) -> None:
        g.shuffle_aside()
