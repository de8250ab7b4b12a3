"""What a player may do before the plague moves, one class each, so that a turn is a list of them."""

from __future__ import annotations

from lazaretto.games.rattus.actions import CARDS
from lazaretto.games.rattus.state import State
from lazaretto.kernel.frame import Frame

TOOK_CARD = 1 << CARDS  # bits of `done`: one for each card used, then these two
ADDED_CUBES = 1 << (CARDS + 1)


class Ability:
    """One kind of thing a player may do; `done` says what this turn has seen already."""

    def offers(self, g: State, seat: int, done: int) -> list[int]:
        """Every legal choice of this kind now."""
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


def cannot_use(g: State, seat: int, done: int, card: int) -> list[str]:
    """[rattus.class.own-turn-once] Why a card may not be used at all."""
    if g.owner[card] != seat or done >> card & 1:
        return ["rattus.class.own-turn-once"]
    return []


def may_use(g: State, seat: int, done: int, card: int) -> bool:
    """[rattus.class.own-turn-once] [rattus.class.stolen-card-fresh] Owned now and not used in this turn."""
    return g.owner[card] == seat and not done >> card & 1
