"""A choice of the past, made once more: what it changed in a view, event by event. A film keeps decisions only."""

from __future__ import annotations

import logging

from lazaretto.games import game as game_called
from lazaretto.kernel.film import StillForm
from lazaretto.kernel.patch import Patch
from lazaretto.kernel.steps import Steps
from lazaretto.table.fixture import position_of
from lazaretto.table.rows import ChoiceRow, GameRow

log = logging.getLogger("lazaretto.table")


def steps_again(game: GameRow, still: StillForm, row: ChoiceRow, viewer: int) -> list[Patch]:
    """From the position before the choice; nothing where our rules cannot make it. May take any time at a foreign table."""
    try:
        match = game_called(game.name).resume(position_of(game, still), row.n)
        steps = Steps(match, [viewer])
        parse = match.module.space.parse
        match.journal.watch = steps.happened
        match.apply_recorded(parse(row.choice), [parse(each) for each in row.chance])
        steps.decided()
    except Exception as error:  # of whatever version it is: it is shown without
        log.info("choice %d of %s cannot be made again: %r", row.n, game.id, error)
        return []
    return [step.change for step in steps.taken[viewer]]
