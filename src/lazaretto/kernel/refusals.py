"""The reasons for a refusal: what the asked frame says, else what follows from where the choice belongs."""

from __future__ import annotations

from lazaretto.kernel.contract import SomeGame
from lazaretto.kernel.errors import IllegalChoice
from lazaretto.kernel.formats import ReasonForm
from lazaretto.kernel.frame import Frame, Options, Position
from lazaretto.kernel.reasons import (
    AnothersTurn,
    ByChance,
    GameOver,
    NotAsked,
    Reason,
    Unfinished,
    asking,
    because,
    reason_json,
)


def reasons_here(module: SomeGame, here: Position, option: int, undoable: int) -> list[Reason]:
    """Why an option cannot be chosen now, the most decisive reason first; empty when it can be.

    What waits below the asked question may know more of the choice: whether it could be made later, or not even then.
    """
    if here.is_over():
        return asking(GameOver())
    if option in here.legal():
        return []
    verb, top = module.space.verb_at[option], here.todo.top()
    if verb.chance:
        return because(module.fallback_rules[verb.name], ByChance())
    found = top.why_not(here.board, option)
    if found:
        return found
    first = asking(Unfinished(top.save(), 1 if undoable else 0))
    for frame in reversed(here.todo.listed()[:-1]):
        if frame.who != top.who:
            continue
        if _offers(frame, here, option):
            return first
        later = frame.why_not(here.board, option)
        if later:  # what a rule forbids even then; to finish comes before what could be asked next
            return [*[each for each in later if each.rule], *first, *[each for each in later if not each.rule]]
    rule = "" if _comes_next(here, option) else module.fallback_rules[verb.name]
    return because(rule, NotAsked(verb.name, top.save()))


def told_to(module: SomeGame, here: Position, option: int, undoable: int, seat: int | None) -> list[ReasonForm]:
    """The same, JSON-ready, for a seat; None is the asked one. Anybody else learns only whose turn it is."""
    if seat is not None and not here.is_over() and seat != here.who():
        found = asking(AnothersTurn(here.who()))
    else:
        found = reasons_here(module, here, option, undoable)
    return [reason_json(reason, module.domains) for reason in found]


def refused(module: SomeGame, here: Position, option: int, place: str) -> IllegalChoice:
    """A choice that a position without a record refuses."""
    return IllegalChoice(module.space.text(option), place, told_to(module, here, option, 0, None))


def _comes_next(here: Position, option: int) -> bool:
    """Is it asked right after an offered choice that does nothing but ask? Then only our order of questions forbids it."""
    for first in here.legal():
        after = here.clone()
        after.step(first)
        if after.who() == here.who() and after.board == here.board and option in after.legal():
            return True
    return False


def _offers(frame: Frame, here: Position, option: int) -> bool:
    """Would a waiting frame, asked now, offer it?"""
    out = Options()
    frame.options(here.board, out)
    return out.has(option)
