"""Choices as numbered lines. Many choices are grouped: by verb, then by what they aim at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from lazaretto.kernel.choice import ActionSpace
from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.match import Match
from lazaretto.kernel.ways import Way
from lazaretto.text import Words

MOST_LINES = 20


@dataclass(frozen=True)
class Line:
    """One numbered line: a choice, or a group of them."""

    label: str
    options: tuple[int, ...]
    text: str = ""  # what can be typed instead of the number, or what it brings; empty for a group
    ways: tuple[Way, ...] = ()  # instead of options


class Menu:
    """The choices of one decision, in words."""

    def __init__(self, match: Match, seat: int, words: Words, names: Sequence[str]) -> None:
        self.seat = seat
        self.space: ActionSpace = match.module.space
        self.shortcuts = match.module.shortcuts
        self.words = words
        self.names = names
        self.view = match.view(seat)
        self.decision = match.decision
        self.legal = match.legal_options()

    def sentence(self, option: int) -> str:
        return self.words.choice(self.space.json(option), self.names, self.view, self.decision)

    def lines(self, options: Sequence[int], most: int = MOST_LINES) -> list[Line]:
        """Every choice a line of its own, while there are few; groups otherwise."""
        if len(options) <= most:
            return [self._single(option) for option in options]
        by_verb = self._grouped(options, 1)
        return by_verb if len(by_verb) > 1 else self._grouped(options, 2)

    def _single(self, option: int) -> Line:
        return Line(self.sentence(option), (option,), self.space.text(option))

    def _grouped(self, options: Sequence[int], words: int) -> list[Line]:
        groups: dict[tuple[str, ...], list[int]] = {}
        for option in options:
            groups.setdefault(tuple(self.space.words(option)[:words]), []).append(option)
        return [self._group(key, found) for key, found in groups.items()]

    def _group(self, key: tuple[str, ...], options: list[int]) -> Line:
        if len(options) == 1:
            return self._single(options[0])
        label = self.words.verb(key[0])
        if len(key) > 1:
            domain = self.space.verbs[key[0]].arguments[0][1].name
            label = f"{label}: {self.words.component(domain, key[1])}"
        return Line(label, tuple(options))

    def find(self, text: str) -> int:
        """A choice as somebody typed it: the sentence of the menu, the text form in any case, or any other choice's
        sentence.

        What can be chosen comes first: `to Germany` may be said of several cards, and only one of them is asked about.
        """
        shown = self._worded(text, self.legal)
        if shown is not None:
            return shown
        try:
            return self.space.parse(self._spelt(text))
        except BadInput:
            other = self._worded(text, range(self.space.size))
            if other is None:
                raise
            return other

    def _worded(self, text: str, options: Iterable[int]) -> int | None:
        """The first of these choices that has this sentence."""
        wanted = text.strip().casefold()
        return next((option for option in options if self.sentence(option).casefold() == wanted), None)

    def _spelt(self, text: str) -> str:
        """The text form with every word in the letters it is known by: `stand h1` is `Stand H1`."""
        head, *rest = text.split() or [""]
        verb = next((name for name in self.space.verbs if name.casefold() == head.casefold()), head)
        arguments = self.space.verbs[verb].arguments if verb in self.space.verbs else []
        for at, (_, domain) in enumerate(arguments[: len(rest)]):
            rest[at] = next((word for word in domain.words if word.casefold() == rest[at].casefold()), rest[at])
        return " ".join([verb, *rest])
