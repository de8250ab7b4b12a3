"""What a player may do before the plague moves, one class each, so that a turn is a list of them."""

from __future__ import annotations

from lazaretto.games.rattus.actions import CARDS, SPACE
from lazaretto.games.rattus.state import State
from lazaretto.kernel.frame import Frame

TOOK_CARD = 1 << CARDS  # bits of `done`: one for each card used, then these two
ADDED_CUBES = 1 << (CARDS + 1)


class Ability:
    """One kind of thing a player may do; `done` says what this turn has seen already."""

    def offer(self, g: State, seat: int, done: int, found: list[int]) -> None:
        """Add every legal choice of this kind to `found`. (One list for a whole turn: lists are what play costs.)"""
        raise NotImplementedError

    def use(self, g: State, seat: int, option: int) -> list[Frame]:
        """Carry one out; the frames are what it still asks for."""
        raise NotImplementedError

    def mark(self) -> int:
        """The bit of `done` that forbids a second use."""
        raise NotImplementedError

    def why_not(self, g: State, seat: int, done: int, option: int) -> list[str]:
        """Rule ids that forbid an option of this kind now."""
        raise NotImplementedError


def abilities_by_option(by_option: dict[str, Ability]) -> list[Ability | None]:
    """The ability behind every flat choice, by verb or by whole text, so that a turn need not search for it."""
    found: list[Ability | None] = []
    for option, verb in enumerate(SPACE.verb_at):
        ability = by_option.get(verb.name)
        found.append(by_option.get(SPACE.text(option)) if ability is None else ability)
    return found


def may_use(g: State, seat: int, done: int, card: int) -> bool:
    """[rattus.class.own-turn-once] [rattus.class.stolen-card-fresh] Owned now and not used in this turn."""
    return g.owner[card] == seat and not done >> card & 1
