"""Why a choice is refused *here*: reasons, each with the facts of the position that are in the way, and the rule.

A fact is a value of ids and numbers, like an event, and its words are in the Fluent files (`fact-<kind>`). Games declare
their own in `facts.py`; those of every game stand here. Where our own way of asking is in the way, there is no rule.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import TypeAlias, cast

from lazaretto.kernel.choice import Domain
from lazaretto.kernel.formats import FactForm, ReasonForm, SavedFrame
from lazaretto.kernel.journal import told

Seat: TypeAlias = int
Asked: TypeAlias = SavedFrame  # what a seat is asked, told by its `frame-…` text
VerbName: TypeAlias = str  # told by its `when-…` text: when it is asked at all


class Fact:
    """Something that is true of the present position. Subclasses are frozen dataclasses of small ints, as events are."""

    __slots__ = ()


class Need(Fact):
    """A fact about so much that is `needed` and so much that is `had`: fields that every kind of it has."""

    __slots__ = ()


@dataclasses.dataclass(frozen=True, slots=True)
class Reason:
    """Why a choice is refused here: a rule of the ledger, none where only our way of asking forbids it, and the facts."""

    rule: str
    facts: tuple[Fact, ...] = ()


def because(rule: str, *facts: Fact) -> list[Reason]:
    """One reason: a rule, and what is true here so that it forbids the choice."""
    return [Reason(rule, facts)]


def asking(*facts: Fact) -> list[Reason]:
    """A reason that no rule gives: the choice is asked for elsewhere, later or in another order."""
    return [Reason("", facts)]


# ---------------------------------------------------------------- true in every game


@dataclasses.dataclass(frozen=True, slots=True)
class GameOver(Fact):
    """Nothing can be chosen any more."""


@dataclasses.dataclass(frozen=True, slots=True)
class AnothersTurn(Fact):
    """Somebody else is asked."""

    seat: Seat


@dataclasses.dataclass(frozen=True, slots=True)
class ByChance(Fact):
    """Nobody chooses this: nature does, when the time has come."""


@dataclasses.dataclass(frozen=True, slots=True)
class Unfinished(Fact):
    """Something is under way that must be finished, or taken back, before this."""

    asked: Asked
    undo: int  # 1 if the seat can take back what led here


@dataclasses.dataclass(frozen=True, slots=True)
class NotAsked(Fact):
    """This is asked at another time; now something else is."""

    verb: VerbName
    asked: Asked


KERNEL_FACTS: tuple[type[Fact], ...] = (GameOver, AnothersTurn, ByChance, Unfinished, NotAsked)


# ---------------------------------------------------------------- as they travel


def fact_json(fact: Fact, domains: Mapping[str, Domain]) -> FactForm:
    """A fact with its ids in words."""
    return cast(FactForm, told(fact, domains))  # no type lets the fields depend on the kind


def reason_json(reason: Reason, domains: Mapping[str, Domain]) -> ReasonForm:
    """A reason as it travels; `rule` is null where there is none."""
    return {"rule": reason.rule or None, "facts": [fact_json(fact, domains) for fact in reason.facts]}
