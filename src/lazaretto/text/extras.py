"""What a game's words need besides what the game exports; every part may be empty."""

from __future__ import annotations

from dataclasses import dataclass, field

Value = int | str | list[tuple[str, str]] | None  # a number; an effect; components (or a literal text); nothing
Printed = dict[str, dict[str, dict[str, Value]]]  # domain -> id, or id@variant -> slot -> what is printed there


def literal(text: str) -> Value:
    """A text that is the same in all languages."""
    return [("", text)]


@dataclass(frozen=True)
class Extras:
    domains: dict[str, list[str]] = field(default_factory=dict)  # component ids that occur in no choice and no event
    parts: dict[str, list[str]] = field(default_factory=dict)  # domain -> the domains its components belong to
    spoken: list[str] = field(default_factory=list)  # domains whose ids are numbers, but which have words
    variants: dict[str, list[str]] = field(default_factory=dict)  # domain -> where the view tells the variant
    facts: dict[str, list[str]] = field(default_factory=dict)  # slot -> where the view tells the number
    effects: list[str] = field(default_factory=list)  # one effect for each text the effect language may need
    gains: list[str] = field(default_factory=list)  # items of effects that come at once and are nothing to choose
    effect_domain: str = ""  # the domain of the words in effects
