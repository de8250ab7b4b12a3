"""What happened, as values that hold ids and no prose. Log, animation, statistics and texts derive from it."""

from __future__ import annotations

import dataclasses
import re
from typing import Any, TypeAlias

from lazaretto.kernel.choice import Domain

HIDDEN = -1
Seat: TypeAlias = int


class Event:
    """Something that happened on a board. Subclasses are frozen dataclasses of small ints.

    The annotation of a field names the domain its ids come from (`Region`, `Token`...; `int` is a plain number).
    """

    def seen_by(self, seat: int) -> Event | None:
        """What this seat (or SPECTATOR) learns of it: the event, a redacted one, or nothing."""
        return self


@dataclasses.dataclass(frozen=True, slots=True)
class OnlyChoice(Event):
    """A seat had but one choice, and it was taken without asking. What it brought follows."""

    seat: Seat


KERNEL_EVENTS: tuple[type[Event], ...] = (OnlyChoice,)  # of every game


class Journal:
    """Events in order, each with the number of the choice that caused it."""

    def __init__(self) -> None:
        self.events: list[tuple[int, Event]] = []
        self.n = 0

    def add(self, event: Event) -> None:
        self.events.append((self.n, event))

    def clone(self) -> Journal:
        copy = Journal()
        copy.events = self.events[:]
        copy.n = self.n
        return copy

    def forget_from(self, n: int) -> None:
        """Drop the events of choice `n` and later: they were undone."""
        while self.events and self.events[-1][0] >= n:
            self.events.pop()
        self.n = n


def event_kind(event_class: type[Event]) -> str:
    """The text key of an event class: RatPlaced -> rat-placed."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", event_class.__name__).lower()


def event_json(event: Event, domains: dict[str, Domain]) -> dict[str, Any]:
    """An event with its ids in words; hidden values are null."""
    kind, fields = _shape(type(event))
    form: dict[str, Any] = {"kind": kind}
    for name, domain in fields:
        value = getattr(event, name)
        if domain == "Seat":
            form[name] = None if value == HIDDEN else value
        else:
            form[name] = _word(value, domains.get(domain))
    return form


_SHAPES: dict[type[Event], tuple[str, list[tuple[str, str]]]] = {}


def _shape(event_class: type[Event]) -> tuple[str, list[tuple[str, str]]]:
    """The kind of an event class and its fields with the domains their annotations name; looked up once."""
    if event_class not in _SHAPES:
        fields = dataclasses.fields(event_class)  # type: ignore[arg-type]
        _SHAPES[event_class] = event_kind(event_class), [(field.name, str(field.type)) for field in fields]
    return _SHAPES[event_class]


def _word(value: Any, domain: Domain | None) -> Any:
    if isinstance(value, tuple):
        return [_word(each, domain) for each in value]
    if domain is None or value is None:
        return value
    return None if value == HIDDEN else domain.words[value]
