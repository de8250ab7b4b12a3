"""What a player may do before the plague moves, one class each, so that a turn is a list of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.rattus.actions import CARDS, SPACE
from lazaretto.games.rattus.board import Board
from lazaretto.kernel.bits import bit
from lazaretto.kernel.blocks import append, vec
from lazaretto.kernel.frame import Options, Todo
from lazaretto.kernel.reasons import Reason

TOOK_CARD: Final[i64] = bit(CARDS)  # bits of `done`: one for each card used, then these two
ADDED_CUBES: Final[i64] = bit(CARDS + 1)
ALL_CARDS: Final[i64] = bit(CARDS) - 1


def open_to(g: Board, seat: i64, done: i64) -> i64:
    """Bits of what a seat may still do in this turn: the cards owned now, a card to take, cubes to add."""
    return (g.hand(seat) | TOOK_CARD | ADDED_CUBES) & ~done


class Ability:
    """One kind of thing a player may do; `done` says what this turn has seen already."""

    def __init__(self, mark: i64) -> None:
        self.mark: Final = mark  # the bit of `done` that forbids a second use: that of its card, if it needs one

    def is_open(self, g: Board, seat: i64, done: i64) -> bool:
        """Not done in this turn, and its card, if it needs one, owned now."""
        return open_to(g, seat, done) & self.mark != 0

    def offer(self, g: Board, seat: i64, out: Options) -> None:
        """Add every legal choice of this kind, if it is open at all."""
        raise NotImplementedError

    def use(self, g: Board, seat: i64, option: i64, then: Todo) -> None:
        """Carry one out, and add what it still asks for."""
        raise NotImplementedError

    def why_not(self, g: Board, seat: i64, done: i64, option: i64) -> list[Reason]:
        """Why an option of this kind is not offered now."""
        raise NotImplementedError


def abilities_by_option(by_option: dict[str, Ability]) -> vec[Ability | None]:
    """The ability behind every flat choice, by verb or by whole text, so that a turn need not search for it."""
    found = vec[Ability | None]()
    for option, verb in enumerate(SPACE.verb_at):
        ability = by_option.get(verb.name)
        found = append(found, by_option.get(SPACE.text(option)) if ability is None else ability)
    return found
