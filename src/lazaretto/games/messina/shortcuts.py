"""What a click in Messina takes along: a helper is sent by pointing at a hex, the action of the hex by what it is to do."""

from __future__ import annotations

from lazaretto.games.messina.actions import ACT, END_TURN
from lazaretto.games.messina.rules.turn_stage import ChooseAction
from lazaretto.kernel.frame import Position
from lazaretto.kernel.shortcuts import NO_OPTION, Shortcuts


def obvious(here: Position) -> int:
    """[messina.turn.decline-action] Where there is nothing else to be done with a turn, the action of the hex is taken."""
    if isinstance(here.todo.top(), ChooseAction) and set(here.legal()) == {ACT, END_TURN}:
        return int(ACT)
    return NO_OPTION


SHORTCUTS = Shortcuts(
    opens=frozenset({"Helper", "Act", "Side", "Claim", "Repopulate", "Advance", "Activate"}), obvious=obvious
)
