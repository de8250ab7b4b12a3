"""Actions made of deeds: research and heal offer several kinds of things to do, in any order, then an end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.pest import facts as fx
from lazaretto.games.pest.actions import FINISH, SPACE, Used
from lazaretto.games.pest.board import Board
from lazaretto.games.pest.rules.tech import can_advance
from lazaretto.kernel.blocks import vec
from lazaretto.kernel.frame import Ask, Options, Todo
from lazaretto.kernel.reasons import Reason, because

# Bits of `used`: what this action has seen already.
ADVANCED: Final = 1
SENT_TO_CAPITAL: Final = 2
RECALLED: Final = 4
EXPERIMENTED: Final = 8
REFRESHED: Final = 16
BOUGHT: Final = 32
INHALED: Final = 64


class Deed:
    """One kind of thing to do inside an action."""

    def offer(self, g: Board, seat: i64, used: i64, out: Options) -> None:
        """Add every legal choice of this kind."""
        raise NotImplementedError

    def use(self, g: Board, seat: i64, used: i64, option: i64, then: Todo) -> None:
        """Carry one out, and add what it still asks for."""
        raise NotImplementedError

    def mark(self, option: i64) -> i64:
        """The bit of `used` that it sets."""
        raise NotImplementedError

    def why_not(self, g: Board, seat: i64, used: i64, option: i64) -> list[Reason]:
        """Why an option of this kind is not offered now."""
        raise NotImplementedError


class Deeds:
    """The deeds of one action, in the order they are offered, each named by its verb."""

    def __init__(self, by_verb: dict[str, Deed]) -> None:
        self.all: Final = vec[Deed](list(by_verb.values()))
        self.at: Final[list[Deed | None]] = [by_verb.get(verb.name) for verb in SPACE.verb_at]  # by flat choice


def must_advance(g: Board, seat: i64, used: i64) -> bool:
    """Is the person in a healing cell still to advance in this action?"""
    return not used & ADVANCED and can_advance(g, seat)


class AskDeeds(Ask):
    """[pest.action.perform-without-effect] Deeds in any order, then an end.

    Ends: every deed is done once, or takes one of the sick or one of the people on a card.
    """

    used: Used

    def deeds(self) -> Deeds:
        raise NotImplementedError

    def again(self, used: i64) -> Ask:
        """The same question with more things used."""
        raise NotImplementedError

    def end(self, g: Board, then: Todo) -> None:
        """The action is over."""

    def options(self, g: Board, out: Options) -> None:
        for deed in self.deeds().all:
            deed.offer(g, self.seat, self.used, out)
        if not must_advance(g, self.seat, self.used):
            out.add(FINISH)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        deed = self.deeds().at[option]
        if deed is None:
            self.end(g, then)
        else:
            deed.use(g, self.seat, self.used, option, then)
            then.add(self.again(self.used | deed.mark(option)))

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        if option == FINISH:
            return because("pest.tech.healing-cell-timing", fx.AdvanceFirst())
        deed = self.deeds().at[option]
        return [] if deed is None else deed.why_not(g, self.seat, self.used, option)
