"""The effects of an edition by number, and rows of numbers: what all printed tables are made with."""

from __future__ import annotations

from mypy_extensions import i64

from lazaretto.games.messina.actions import CLASS, EFFECTS, SIDE
from lazaretto.games.messina.effects import KINDS, Effect, parse_effect
from lazaretto.kernel.blocks import append, vec
from lazaretto.kernel.errors import BadInput


class PrintedEffects:
    """Every effect string once, by number; 0 is nothing."""

    def __init__(self) -> None:
        self.found: list[Effect] = [Effect("", [])]
        self.index: dict[str, int] = {"": 0}

    def number(self, text: str, place: str) -> int:
        if text not in self.index:
            effect = parse_effect(text, CLASS.words, f"edition {place}")
            if max([len(effect.branches), *[len(branch.items) for branch in effect.branches]]) > len(SIDE.words):
                raise BadInput("too-large", f"edition {place}", {"most": str(len(SIDE.words))})
            self.index[text] = self.add(effect)
        return self.index[text]

    def add(self, effect: Effect) -> int:
        self.found.append(effect)
        return len(self.found) - 1

    def gain(self, text: str, place: str) -> vec[i64]:
        """An effect that must be a plain gain."""
        effect = parse_effect(text, CLASS.words, f"edition {place}")
        if text and not effect.is_gain:
            raise BadInput("wrong-value", f"edition {place}", {"word": text})
        return effect.branches[0].gain if text else vec[i64]([0] * (KINDS + 1))

    def all(self) -> vec[Effect]:
        """By every number a frame can hold, so that none is unknown; those no place prints are nothing."""
        found = vec[Effect]()
        for effect in self.found:
            found = append(found, effect)
        while len(found) < EFFECTS:
            found = append(found, self.found[0])
        return found


def rows(lists: list[list[int]]) -> vec[vec[i64]]:
    found = vec[vec[i64]]()
    for row in lists:
        found = append(found, vec[i64](row))
    return found


def set_of(members: list[int]) -> int:
    """A bit for each."""
    return sum([2**member for member in members])


def sets_of(kinds: list[int], count: int) -> vec[i64]:
    """For every kind a bit for each thing of that kind."""
    found = vec[i64]()
    for kind in range(count):
        found = append(found, set_of([at for at, each in enumerate(kinds) if each == kind]))
    return found
