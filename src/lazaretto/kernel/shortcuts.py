"""Which choices of a game may be taken along on the way to another one; `kernel/ways.py` finds the ways."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from lazaretto.kernel.frame import Position

NO_OPTION: Final = -1


def nothing_is_obvious(here: Position) -> int:
    """A game in which every question is asked."""
    return NO_OPTION


def nothing_before(here: Position, option: int) -> int:
    """A game in which a choice means itself alone."""
    return NO_OPTION


def nothing_follows(here: Position, last: int) -> int:
    """A game in which nothing is done before it is asked for."""
    return NO_OPTION


@dataclass(frozen=True)
class Shortcuts:
    """What may stand in a way before the choice that is wanted, by verbs."""

    ends: frozenset[str] = frozenset()  # what is under way
    opens: frozenset[str] = frozenset()  # a question, and does little else
    goes: frozenset[str] = frozenset()  # a step, after which there may be another
    going: frozenset[str] = frozenset()  # how such a step is made: each answer is a way of its own
    expected: frozenset[str] = frozenset()  # what is done for the sake of the chance that follows: nobody needs a warning
    beside: frozenset[str] = frozenset()  # what may be done again and again: to leave it is to give nothing up
    again: frozenset[str] = frozenset()  # what one does several times in a row
    row: frozenset[str] = frozenset()  # and what one does so, but each time perhaps with something else of its kind
    parts: frozenset[str] = frozenset()  # answers that belong to a choice: it is offered with each of them
    apart: frozenset[str] = frozenset()  # what is done otherwise as often as not: that is shown for itself
    obvious: Callable[[Position], int] = nothing_is_obvious  # the answer to the present question that all give, if any
    before: Callable[[Position, int], int] = nothing_before  # what all do before this choice: it costs and asks nothing
    follows: Callable[[Position, int], int] = nothing_follows  # what all do next after this choice: it costs nothing


NO_SHORTCUTS: Final = Shortcuts()
