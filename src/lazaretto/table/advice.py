"""What travels of advice: hints, and what a coach says."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from lazaretto.kernel.formats import ConsequencesForm


class ApartInfo(Struct):
    """A number in which two choices differ where the bot judges them, on average: `here` with this choice, `there` with the
    other one. `good`: it speaks for this one."""

    seat: int
    kind: Literal["score", "danger", "holding"]
    what: str
    here: float
    there: float
    good: bool


class AdviceInfo(Struct):
    """A choice (`then`: what was made with it), what it brings, and what sets it apart from the best one; of
    the best one: from the one after it, or from what was chosen. `level`: as good as the best, as far as can be told."""

    choice: dict[str, str]
    then: list[dict[str, str]]
    level: bool
    means: ConsequencesForm
    apart: list[ApartInfo]


class Hint(Struct):
    """The best choices, the best first, and who found them. `instead`: the simpler bot that answered where the one asked for
    could not."""

    n: int
    choice: str
    instead: str
    by: str
    best: list[AdviceInfo]


class Coached(Struct):
    """At decision `n` something much better than what was chosen was there."""

    n: int
    seat: int
    by: str
    better: AdviceInfo
    made: AdviceInfo
