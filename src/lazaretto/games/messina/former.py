"""Earlier versions of the rules of Messina 1347: what they did otherwise (`kernel/former.py`).

1: rescued citizens were placed class by class, in the order of the classes, and one whose sector was full, with nobody to
make room for it, was turned away at once. The end of a round had no window for moves that had waited.
"""

from __future__ import annotations

from lazaretto.games.messina.board import Board
from lazaretto.games.messina.rules.citizen import can_make_room
from lazaretto.games.messina.rules.citizen_waiting import ChooseWaitingMove
from lazaretto.games.messina.rules.offering import first_of
from lazaretto.games.messina.rules.rescue import SettleCitizen, classes_on
from lazaretto.kernel.former import Former, Line
from lazaretto.kernel.frame import Position


def _done_by_itself(here: Position, line: Line | None) -> str:
    asked = here.todo.top()
    if isinstance(asked, ChooseWaitingMove):
        return "Stop"
    if isinstance(asked, SettleCitizen):
        g = here.board
        assert isinstance(g, Board)
        citizen = first_of(classes_on(g, asked.hex))
        if not g.empty_squares(asked.seat, citizen) and not can_make_room(g, asked.seat, citizen):
            return "TurnAway"
    return ""


def _without_class(form: dict[str, object]) -> dict[str, object]:
    """`SettleCitizen` named the class that was to be placed."""
    todo = form.get("todo")
    if not isinstance(todo, list):
        return form
    return {**form, "todo": [row[:3] if isinstance(row, list) and row[:1] == ["SettleCitizen"] else row for row in todo]}


FORMER = (Former("1", supplied=_done_by_itself, position=_without_class),)
