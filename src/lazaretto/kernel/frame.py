"""Frames: what remains to be done, as a stack of small values.

*A frame is replaced by what it adds to `then`, first to do first.* That one rule is call, loop, return and
interrupt. A frame looks at the board when it starts, never when it is scheduled.

A game declares a frame as a class with typed fields and nothing else; its constructor, saved form, checked loading,
equality, repr and pickle come from that declaration:

    class PlaceRat(Ask):
        region: Region
        left: Count

        def options(self, g: State, out: Options) -> None: ...
        def take(self, g: State, option: i64, then: Todo) -> None: ...

The annotation of a field names its domain, which bounds what may be loaded (`kernel/declared.py`).
"""

from __future__ import annotations

from typing import Final, TypeAlias, dataclass_transform

from mypy_extensions import i64, mypyc_attr

from lazaretto.kernel.blocks import append, vec
from lazaretto.kernel.board import BaseBoard, SomeBoard
from lazaretto.kernel.declared import declare, fields_of
from lazaretto.kernel.formats import SavedFrame
from lazaretto.kernel.options import Options as Options
from lazaretto.kernel.reasons import Reason
from lazaretto.kernel.rng import Rng

AUTO: Final[i64] = -2  # nobody chooses: the frame runs by itself
CHANCE: Final[i64] = -1  # nature chooses; everything hidden becomes known only through such a frame
Seat: TypeAlias = i64


@dataclass_transform(frozen_default=True)
@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Frame:
    """One thing still to be done: a class and a few ids, never changed. `Auto`, `Ask` and `Chance` say who chooses."""

    def __init__(self, who: i64) -> None:
        self.who = who  # AUTO, CHANCE or the seat that chooses

    def __init_subclass__(cls) -> None:
        declare(cls)

    def run(self, g: SomeBoard, then: Todo) -> None:
        """Automatic frames: do it, and add what is to be done instead."""
        raise NotImplementedError

    def options(self, g: SomeBoard, out: Options) -> None:
        """Asking frames: add every legal choice, as a flat number. Legality is written here and nowhere else."""
        raise NotImplementedError

    def take(self, g: SomeBoard, option: i64, then: Todo) -> None:
        """Asking frames: carry out a legal choice, and add what is to be done instead."""
        raise NotImplementedError

    def sees(self, g: SomeBoard, seat: i64) -> bool:
        """Chance frames: does this seat learn the result?"""
        return True

    def is_secret(self, g: SomeBoard) -> bool:
        """Asking frames: do the options depend on what only the asked seat knows? Then it is asked even if there is one."""
        return False

    def why_not(self, g: SomeBoard, option: i64) -> list[Reason]:
        """For people: why a choice of its own kinds is not offered, the most decisive first. Asked below others, too."""
        return []

    def values(self) -> list[int | tuple[int, ...]]:
        """The fields, in the order of the declaration."""
        return [getattr(self, name) for name, _ in fields_of(type(self))]

    def save(self) -> SavedFrame:
        """The name of the frame and its fields, as positions and breadcrumbs hold them."""
        return [type(self).__name__, *self.values()]

    def __repr__(self) -> str:
        named = zip(fields_of(type(self)), self.values(), strict=True)
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for (name, _), value in named)})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and type(other) is type(self) and other.values() == self.values()

    def __hash__(self) -> int:
        return hash((type(self).__name__, *self.values()))

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), tuple(self.values())


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Auto(Frame):
    """A frame that runs by itself."""

    def __init__(self) -> None:
        self.who = AUTO


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Ask(Frame):
    """A frame that asks one seat. More fields come after `seat`."""

    seat: Seat

    def __init__(self, seat: i64) -> None:
        self.who = seat
        self.seat = seat  # type: ignore[misc]


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Chance(Frame):
    """A frame that asks nature."""

    def __init__(self) -> None:
        self.who = CHANCE


@mypyc_attr(acyclic=True, free_list_len=1)
class Todo:
    """The stack of frames: what is to be done next lies on top. Places above `height` hold frames already done."""

    def __init__(self, frames: vec[Frame], height: i64) -> None:
        self.frames = frames
        self.height = height

    def add(self, frame: Frame) -> None:
        """After all that was added before it. (The kernel turns over what one frame has added.)"""
        height = self.height
        if height < len(self.frames):
            self.frames[height] = frame
        else:
            self.frames = append(self.frames, frame)
        self.height = height + 1

    def turn_over(self, first: i64) -> None:
        """What lies above `first` was added first to do first; now it is a stack."""
        frames = self.frames
        low, high = first, self.height - 1
        while low < high:
            lower = frames[low]
            frames[low] = frames[high]
            frames[high] = lower
            low += 1
            high -= 1

    def clone(self) -> Todo:
        """An independent copy; the frames are shared, for they never change."""
        return Todo(self.frames[: self.height], self.height)

    def top(self) -> Frame:
        """What is to be done next."""
        at = self.height - 1  # compiled, a block is read without counting references if its index is at hand
        return self.frames[at]

    def listed(self) -> list[Frame]:
        """From the bottom to the top."""
        return [self.frames[at] for at in range(self.height)]

    def __len__(self) -> int:
        return self.height

    def __reduce__(self) -> tuple[object, ...]:
        return stacked, (self.listed(),)


def stacked(frames: list[Frame]) -> Todo:
    """A stack of these frames, the last one on top."""
    todo = Todo(vec[Frame](), 0)
    for frame in frames:
        todo.add(frame)
    return todo


@mypyc_attr(acyclic=True, free_list_len=1)
class Position:
    """A board, what remains to be done on it, and the generator: all that the future depends on.

    This is the search's door: nothing is checked and nothing is recorded. People use `Match`. A position and its copies
    share one buffer for choices, so they belong to one thread.
    """

    def __init__(self, board: BaseBoard, todo: Todo, rng: Rng, out: Options) -> None:
        self.board = board
        self.todo = todo
        self.rng = rng
        self.out = out
        self.kept: i64 = -1  # which filling of `out` is the answer to the present question

    def clone(self) -> Position:
        """An independent copy without a journal; frames are shared, for they never change."""
        return Position(self.board.clone(), self.todo.clone(), self.rng.clone(), self.out)

    def become(self, other: Position) -> None:
        """Go on from where a copy has come to; the copy is not to be used any more."""
        self.board = other.board
        self.todo = other.todo
        self.rng = other.rng
        self.kept = -1

    def __reduce__(self) -> tuple[object, ...]:
        return laid, (self.board, self.todo, self.rng)

    def is_over(self) -> bool:
        """Is nothing left to be done?"""
        return self.todo.height == 0

    def who(self) -> i64:
        """The seat to choose, or CHANCE; AUTO when the game is over."""
        if self.todo.height == 0:
            return AUTO
        return self.todo.top().who

    def ask(self) -> Options:
        """What may be chosen now; asked of the frame once. The buffer is good until this position or a copy goes on."""
        out = self.out
        if self.kept != out.filled:
            out.clear()
            self.todo.top().options(self.board, out)
            out.filled += 1
            self.kept = out.filled
        return out

    def legal(self) -> list[int]:
        """What may be chosen now, in the order of the frame, as a list of one's own."""
        return self.ask().listed()

    def odds(self) -> list[int]:
        """The odds of `legal` where nature chooses; empty when all are equal."""
        return self.ask().listed_odds()

    def step(self, option: i64) -> i64:
        """Take one choice (a seat's or nature's) and run what follows by itself; who chooses next, as `who` says it."""
        self.kept = -1
        todo = self.todo
        first = todo.height - 1
        todo.height = first
        todo.frames[first].take(self.board, option, todo)
        return self._settle(first)

    def start(self) -> i64:
        """Run automatic frames until somebody has to choose; who that is."""
        return self._settle(self.todo.height)

    def begin(self) -> None:
        """From the very beginning to the first decision of a seat: automatic frames run, chance answers."""
        self._let_chance_answer(self.start())

    def _settle(self, first: i64) -> i64:
        """What lies above `first` was just added: bring it into order; go on while nobody has to choose."""
        todo = self.todo
        while True:
            height = todo.height
            if height - first > 1:
                todo.turn_over(first)
            if height == 0:
                return AUTO
            first = height - 1
            top = todo.frames[first]
            who = top.who
            if who != AUTO:
                return who
            todo.height = first
            top.run(self.board, todo)

    def sample(self) -> i64:
        """What nature chooses now, by the generator of this position."""
        return self.ask().drawn(self.rng)

    def apply_trusted(self, option: i64) -> None:
        """The bots' door: take a choice known to be legal, and let chance answer until a seat is asked."""
        self._let_chance_answer(self.step(option))

    def _let_chance_answer(self, who: i64) -> None:
        while who == CHANCE:
            who = self.step(self.sample())

    def playout(self, rng: Rng, limit: i64) -> i64:
        """Random play with `rng` to the end or for `limit` choices of the seats; how many were made."""
        made: i64 = 0
        board, todo, out = self.board, self.todo, self.out
        self.kept = -1
        out.filled += 1  # whose answer was in it asks again
        who = self.who()
        while who == CHANCE or (who != AUTO and made < limit):
            first = todo.height - 1
            asked = todo.frames[first]
            out.clear()
            asked.options(board, out)
            if who == CHANCE:
                option = out.drawn(self.rng)
            else:
                option = out.drawn(rng)
                made += 1
            todo.height = first
            asked.take(board, option, todo)
            who = self._settle(first)
        return made


def laid(board: BaseBoard, todo: Todo, rng: Rng) -> Position:
    """A position with a buffer of its own."""
    return Position(board, todo, rng, Options())
