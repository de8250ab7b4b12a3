"""Earlier rules of Pest, and how their records are read.

Rules 1 asked the same questions in the same order and only offered fewer answers: people were moved before anybody left
the track, places and pairs of resources went in printed order, nothing was exchanged before the mortus stood, and what a
road brings did not pay for its end. So every line of theirs is a line of today; only positions in the middle of assigning
look otherwise.
"""

from __future__ import annotations

from lazaretto.kernel.former import Former

PLACES_OF_1 = 1 << 13  # sets of workplaces had a bit for each


def _frame_since_2(row: object) -> object:
    """Which buildings gave or received somebody was a set, and places went up from the last one; now moves are counted."""
    match row:
        case ["Assigning", seat, int(touched), _, in_capital] if 0 <= touched < PLACES_OF_1:
            return ["Assigning", seat, touched.bit_count() // 2, in_capital]
        case ["PuttingDown", seat, int(touched)] if 0 <= touched < PLACES_OF_1:
            return ["PuttingDown", seat, touched.bit_count() // 2, 0]
    return row


def _position_since_2(form: dict[str, object]) -> dict[str, object]:
    todo = form.get("todo")
    return {**form, "rules": "2", "todo": [_frame_since_2(row) for row in todo] if isinstance(todo, list) else todo}


FORMER = (Former("1", position=_position_since_2),)
