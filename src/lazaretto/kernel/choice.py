"""Choices: one flat number for machines, one structured form for logs, wires and people.

A game names its verbs once; a verb has arguments from named domains. The verbs laid end to end give the
fixed flat action numbering: `PlaceRat hispania` is `PlaceRat`'s base plus the place of `hispania`.
"""

from __future__ import annotations

import importlib
from typing import Final

from lazaretto.kernel.errors import BadInput


class Domain:
    """A named, ordered set of component ids, e.g. the regions of a map."""

    def __init__(self, name: str, words: list[str]) -> None:
        self.name: Final = name
        self.words: Final = words
        self.index: Final[dict[str, int]] = {word: at for at, word in enumerate(words)}
        if len(self.index) != len(words):
            raise BadInput("duplicate-word", name)

    def find(self, word: str, place: str) -> int:
        """The place of a word in this domain; raises BadInput, with the place it stood in, for one that is not there."""
        at = self.index.get(word)
        if at is None:
            raise BadInput("unknown-word", place, {"word": word, "expected": ", ".join(self.words)})
        return at


class Verb:
    """What can be done, with named arguments. `chance` verbs are nature's."""

    def __init__(self, name: str, arguments: list[tuple[str, Domain]], chance: bool = False) -> None:
        self.name: Final = name
        self.arguments: Final = arguments
        self.chance: Final = chance
        self.base = 0
        size = 1
        for _, domain in arguments:
            size *= len(domain.words)
        self.size: Final = size

    def option(self, values: list[int]) -> int:
        """The flat number of this verb with these arguments."""
        local = 0
        for (_, domain), value in zip(self.arguments, values, strict=True):
            local = local * len(domain.words) + value
        return self.base + local

    def values(self, option: int) -> list[int]:
        """The arguments of a flat number of this verb."""
        local = option - self.base
        found: list[int] = []
        for _, domain in reversed(self.arguments):
            found.append(local % len(domain.words))
            local //= len(domain.words)
        found.reverse()
        return found


class ActionSpace:
    """All verbs of a game: players' first, then nature's; the flat numbering and its translations."""

    def __init__(self, verbs: list[Verb]) -> None:
        ordered = [v for v in verbs if not v.chance] + [v for v in verbs if v.chance]
        self.verbs: Final[dict[str, Verb]] = {}
        self.verb_at: Final[list[Verb]] = []
        for verb in ordered:
            if verb.name in self.verbs:
                raise BadInput("duplicate-word", "verbs", {"word": verb.name})
            verb.base = len(self.verb_at)
            self.verbs[verb.name] = verb
            self.verb_at.extend([verb] * verb.size)
        self.size: Final = sum(v.size for v in verbs if not v.chance)
        self.game = ""  # the module of the game, once it is one
        self.total: Final = len(self.verb_at)

    def base(self, verb: str) -> int:
        """The first flat number of a verb."""
        return self.verbs[verb].base

    def words(self, option: int) -> list[str]:
        """The verb and its arguments as words: `["PlaceRat", "hispania"]`."""
        verb = self.verb_at[option]
        named = zip(verb.arguments, verb.values(option), strict=True)
        return [verb.name, *[domain.words[value] for (_, domain), value in named]]

    def text(self, option: int) -> str:
        """The text form: `PlaceRat hispania`."""
        return " ".join(self.words(option))

    def json(self, option: int) -> dict[str, str]:
        """The JSON form: `{"verb": "PlaceRat", "region": "hispania"}`."""
        verb = self.verb_at[option]
        words = self.words(option)
        form = {"verb": verb.name}
        for at, (name, _) in enumerate(verb.arguments):
            form[name] = words[at + 1]
        return form

    def parse(self, text: str, place: str = "choice") -> int:
        """The flat number of a text form; raises BadInput that names the word that is wrong."""
        words = text.split()
        if not words:
            raise BadInput("empty-choice", place)
        return self._build(words[0], words[1:], place)

    def from_json(self, form: dict[str, str], place: str = "choice") -> int:
        """The flat number of a JSON form; raises BadInput that names the field that is wrong."""
        verb = self._verb(str(form.get("verb", "")), place)
        names = [name for name, _ in verb.arguments]
        for name in form:
            if name != "verb" and name not in names:
                raise BadInput("unknown-field", f"{place}.{name}", {"verb": verb.name})
        for name in names:
            if not isinstance(form.get(name), str):
                raise BadInput("missing-field", f"{place}.{name}", {"verb": verb.name})
        return self._build(verb.name, [form[name] for name in names], place)

    def _verb(self, name: str, place: str) -> Verb:
        verb = self.verbs.get(name)
        if verb is None:
            raise BadInput("unknown-verb", place, {"word": name, "expected": ", ".join(self.verbs)})
        return verb

    def _build(self, name: str, words: list[str], place: str) -> int:
        verb = self._verb(name, place)
        if len(words) != len(verb.arguments):
            wanted = " ".join([name, *[f"<{argument}>" for argument, _ in verb.arguments]])
            raise BadInput("wrong-arguments", place, {"expected": wanted})
        values = [domain.find(word, f"{place}.{name}") for (name, domain), word in zip(verb.arguments, words, strict=True)]
        return verb.option(values)


class Choice:
    """One legal or wished-for choice, as people and logs see it."""

    def __init__(self, space: ActionSpace, option: int) -> None:
        self.space: Final = space
        self.option: Final = option

    @property
    def text(self) -> str:
        """`PlaceRat hispania`: what `apply` takes and a log keeps."""
        return self.space.text(self.option)

    @property
    def verb(self) -> str:
        """The name of what is done, such as `PlaceRat`."""
        return self.space.verb_at[self.option].name

    @property
    def json(self) -> dict[str, str]:
        """The verb and its arguments by name: `{"verb": "PlaceRat", "region": "hispania"}`."""
        return self.space.json(self.option)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and other.option == self.option and other.space is self.space

    def __hash__(self) -> int:
        return hash(self.option)

    def __reduce__(self) -> tuple[object, ...]:
        return choice_again, (self.space.game, self.option)


def choice_again(home: str, option: int) -> Choice:
    """A choice from its pickle."""
    return Choice(importlib.import_module(home).GAME.space, option)
