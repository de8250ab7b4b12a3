"""Free timing: what a player may do at any decision of his own besides answering it, offered where it can matter.

See docs/decisions/0005-messina-free-timing.md for why no line of play is lost. The moves themselves belong to their
chapters (citizens, ratings), which in turn ask questions that allow them; `turn.py` ties the two together.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lazaretto.games.messina.actions import SPACE, STOP, InStage
from lazaretto.games.messina.board import Board
from lazaretto.kernel.blocks import vec
from lazaretto.kernel.frame import Ask, Options, Todo
from lazaretto.kernel.reasons import NotAsked, Reason, asking

OUTSIDE: Final[i64] = 0  # `stage` of a frame: outside of an action stage
IN_STAGE: Final[i64] = 1  # within the action stage of the seat's own turn


class FreeMove:
    """One kind of free move: a verb, when it can be made, and what it does."""

    def __init__(self, first: i64, beyond: i64) -> None:
        self.first: Final = first  # the options of its verb: from this one
        self.beyond: Final = beyond  # to the one before this

    def can_be_made(self, g: Board, seat: i64, stage: i64) -> bool:
        raise NotImplementedError

    def offer(self, g: Board, seat: i64, stage: i64, out: Options) -> None:
        raise NotImplementedError

    def take(self, g: Board, seat: i64, option: i64, stage: i64, then: Todo) -> None:
        raise NotImplementedError

    def why_not(self, g: Board, seat: i64, option: i64, stage: i64) -> list[Reason]:
        raise NotImplementedError


class Timing:
    """[messina.turn.interleave] [messina.turn.effect-chains] The free moves, in the order in which they are offered.

    They come between any two decisions of the action stage; moves into a workshop that gives its reward come at every
    decision. Ends: a workshop gives one reward, a rating space is reached once, a rating has an end.
    """

    def __init__(self) -> None:
        self.moves: vec[FreeMove] = vec[FreeMove]()


TIMING: Final = Timing()


def free_move_of(option: i64) -> FreeMove | None:
    """The kind of free move an option is, if it is one."""
    for move in TIMING.moves:
        if move.first <= option < move.beyond:
            return move
    return None


def any_free_move(g: Board, seat: i64, stage: i64) -> bool:
    for move in TIMING.moves:  # noqa: SIM110 (a generator is slow in the compiled engine)
        if move.can_be_made(g, seat, stage):
            return True
    return False


def why_not_now(frame: Ask, g: Board, option: i64, stage: i64) -> list[Reason]:
    """A question that is not put off for free moves: one that could be made has to wait, another has reasons of its own."""
    move = free_move_of(option)
    if move is None:
        return []
    out = Options()
    move.offer(g, frame.seat, stage, out)
    if out.has(option):
        return asking(NotAsked(SPACE.verb_at[option].name, frame.save()))
    return move.why_not(g, frame.seat, option, stage)


class AskWithFreeMoves(Ask):
    """A question that may be put off for a free move, after which it is asked again."""

    def own_options(self, g: Board, out: Options) -> None:
        """The answers to the question itself."""
        raise NotImplementedError

    def own_take(self, g: Board, option: i64, then: Todo) -> None:
        raise NotImplementedError

    def own_why_not(self, g: Board, option: i64) -> list[Reason]:
        return []

    def time(self) -> i64:
        """OUTSIDE or IN_STAGE: which free moves it is the time for."""
        return OUTSIDE

    def ask_again(self, then: Todo) -> None:
        """What is done after a free move."""
        then.add(self)

    def offer_free_moves(self, g: Board, out: Options) -> None:
        stage = self.time()
        for move in TIMING.moves:
            move.offer(g, self.seat, stage, out)

    def options(self, g: Board, out: Options) -> None:
        self.own_options(g, out)
        self.offer_free_moves(g, out)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        move = free_move_of(option)
        if move is None:
            self.own_take(g, option, then)
        else:
            move.take(g, self.seat, option, self.time(), then)
            self.ask_again(then)

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        move = free_move_of(option)
        if move is None:
            return self.own_why_not(g, option)
        return move.why_not(g, self.seat, option, self.time())


class AskOrStop(AskWithFreeMoves):
    """[messina.turn.decline-action] Such a question that may also be declined."""

    def must_go_on(self, answers: i64, choices: i64) -> bool:
        """It is not declined, with so many answers and with the free moves so many choices."""
        return False

    def stop(self, g: Board) -> None:
        """What declining brings."""

    def options(self, g: Board, out: Options) -> None:
        before = out.count
        self.own_options(g, out)
        answers = out.count - before
        self.offer_free_moves(g, out)
        if not self.must_go_on(answers, out.count - before):
            out.add(STOP)

    def take(self, g: Board, option: i64, then: Todo) -> None:
        if option == STOP:
            self.stop(g)
        else:
            super().take(g, option, then)


class AskToUpgrade(AskOrStop):
    """Outside of an action stage an upgrade is not declined, and no free move comes before it."""

    stage: InStage

    def time(self) -> i64:
        return self.stage

    def options(self, g: Board, out: Options) -> None:
        if self.stage == IN_STAGE:
            super().options(g, out)
        else:
            self.own_options(g, out)

    def why_not(self, g: Board, option: i64) -> list[Reason]:
        if self.stage != IN_STAGE and free_move_of(option) is not None:
            return why_not_now(self, g, option, self.stage)
        return super().why_not(g, option)
