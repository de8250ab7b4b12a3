"""Frames: what remains to be done, as a stack of small values.

*A frame is replaced by the list it returns, first to do first.* That one rule is call, loop, return and
interrupt. A frame looks at the board when it starts, never when it is scheduled.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from lazaretto.kernel.errors import BadInput
from lazaretto.kernel.rng import Rng

AUTO: Final = -2  # nobody chooses: the frame runs by itself
CHANCE: Final = -1  # nature chooses; everything hidden becomes known only through such a frame


MOST_FRAMES: Final = 200  # on the stack of a position that comes from outside
MOST_IN_LIST: Final = 100
MOST_NUMBER: Final = 999  # in a field of a frame, unless it holds bits
MOST_BITS: Final = (1 << 64) - 1


class Frame:
    """One thing still to be done: a class and a few public ids. Never changed once made.

    `__match_args__` names the fields in the order of the constructor (a dataclass sets it itself).
    """

    __match_args__: ClassVar[tuple[str, ...]] = ()

    def who(self) -> int:
        """AUTO, CHANCE or the seat that chooses."""
        return AUTO

    def run(self, g: Any) -> list[Frame]:
        """Automatic frames: do it, and say what is to be done instead."""
        raise NotImplementedError

    def options(self, g: Any) -> list[int]:
        """Asking frames: every legal choice, as flat numbers. Legality is written here and nowhere else.

        The list may be the board's own: do not change it, do not keep it.
        """
        raise NotImplementedError

    def take(self, g: Any, option: int) -> list[Frame]:
        """Asking frames: carry out a legal choice."""
        raise NotImplementedError

    def weights(self, g: Any) -> list[int]:
        """Chance frames: the weights of `options`, in the same order; empty if all are equal."""
        return []

    def sees(self, g: Any, seat: int) -> bool:
        """Chance frames: does this seat learn the result?"""
        return True

    def why_not(self, g: Any, option: int) -> list[str]:
        """Rule ids that forbid an option or make it pointless now; for people only, never for legality."""
        return []

    def save(self) -> list[Any]:
        return [type(self).__name__, *[getattr(self, name) for name in type(self).__match_args__]]

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in type(self).__match_args__)
        return f"{type(self).__name__}({fields})"


class Ask(Frame):
    """A frame that asks one seat. More fields come after `seat`."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def who(self) -> int:
        return self.seat


class Position:
    """A board, what remains to be done on it, and the generator: all that the future depends on.

    This is the search's door: nothing is checked and nothing is recorded. People use `Match`.
    """

    def __init__(self, board: Any, todo: list[Frame], rng: Rng) -> None:
        self.board = board
        self.todo = todo
        self.rng = rng

    def clone(self) -> Position:
        """An independent copy without a journal; frames are shared, for they never change."""
        return Position(self.board.clone(), self.todo[:], self.rng.clone())

    def is_over(self) -> bool:
        return not self.todo

    def who(self) -> int:
        """The seat to choose, or CHANCE; AUTO when the game is over."""
        return self.todo[-1].who() if self.todo else AUTO

    def legal(self) -> list[int]:
        return self.todo[-1].options(self.board)

    def step(self, option: int) -> None:
        """Take one choice (a seat's or nature's) and run what follows by itself."""
        self._run(self.todo[-1].take(self.board, option))

    def start(self) -> None:
        """Run automatic frames until somebody has to choose."""
        if self.todo and self.todo[-1].who() == AUTO:
            self._run(self.todo[-1].run(self.board))

    def begin(self) -> None:
        """From the very beginning to the first decision of a seat: automatic frames run, chance answers."""
        self.start()
        while self.who() == CHANCE:
            self.step(self.sample())

    def _run(self, following: list[Frame]) -> None:
        """Put what the top frame returned in its place, first to do on top; go on while nobody has to choose."""
        todo = self.todo
        while True:
            left = len(following)
            if left == 0:
                todo.pop()
                if not todo:
                    return
            else:
                todo[-1] = following[left - 1]
                while left > 1:
                    left -= 1
                    todo.append(following[left - 1])
            top = todo[-1]
            if top.who() != AUTO:
                return
            following = top.run(self.board)

    def sample(self) -> int:
        """What nature chooses now, by the generator of this position."""
        frame = self.todo[-1]
        options = frame.options(self.board)
        weights = frame.weights(self.board)
        return options[self.rng.weighted(weights) if weights else self.rng.below(len(options))]

    def apply_trusted(self, option: int) -> None:
        """The bots' door: take a choice known to be legal, and let chance answer until a seat is asked."""
        todo = self.todo
        self._run(todo[-1].take(self.board, option))
        while todo and todo[-1].who() == CHANCE:
            self._run(todo[-1].take(self.board, self.sample()))

    def playout(self, rng: Rng, limit: int) -> int:
        """Random play with `rng` to the end or for `limit` choices of the seats; how many were made."""
        made = 0
        while self.todo and made < limit:
            options = self.todo[-1].options(self.board)
            self.apply_trusted(options[rng.below(len(options))])
            made += 1
        return made


def load_todo(
    saved: list[Any],
    kinds: dict[str, type[Frame]],
    sizes: dict[str, int],
    place: str,
    masks: frozenset[str] = frozenset(),
) -> list[Frame]:
    """Frames from their saved form, checked in shape; `sizes` bounds the fields that are ids, by name.

    `masks` names the fields that hold a bit for each of many things.
    """
    if len(saved) > MOST_FRAMES:
        raise BadInput("too-long", place, {"most": str(MOST_FRAMES)})
    return [_load_frame(row, kinds, sizes, f"{place}[{at}]", masks) for at, row in enumerate(saved)]


def _check_small(name: str, value: Any, most: int, place: str) -> None:
    """Numbers, texts and lists of a frame are small: a frame may count with what it holds, and shift by it."""
    parts = value if isinstance(value, list) else [value]
    if len(parts) > MOST_IN_LIST:
        raise BadInput("too-long", f"{place}.{name}", {"most": str(MOST_IN_LIST)})
    for part in parts:
        fits = len(part) <= MOST_IN_LIST if isinstance(part, str) else isinstance(part, int) and abs(part) <= most
        if not fits:
            raise BadInput("wrong-field", place, {"field": name, "given": repr(value)[:MOST_IN_LIST]})


def _load_frame(row: Any, kinds: dict[str, type[Frame]], sizes: dict[str, int], place: str, masks: frozenset[str]) -> Frame:
    if not isinstance(row, list) or not row or not isinstance(row[0], str):
        raise BadInput("not-a-frame", place)
    kind = kinds.get(row[0])
    if kind is None:
        raise BadInput("unknown-frame", place, {"word": row[0], "expected": ", ".join(kinds)})
    names = kind.__match_args__
    if len(row) - 1 != len(names):
        raise BadInput("wrong-arguments", place, {"expected": " ".join([row[0], *names])})
    for name, value in zip(names, row[1:], strict=True):
        least = 0 if name == "seat" else -1  # -1 is "none" for every other id
        wrong_id = name in sizes and not (isinstance(value, int) and least <= value < sizes[name])
        if wrong_id or isinstance(value, bool) or value is None:
            raise BadInput("wrong-field", place, {"field": name, "given": repr(value)})
        _check_small(name, value, MOST_BITS if name in masks else MOST_NUMBER, place)
    try:
        make: Any = kind
        frame: Frame = make(*[tuple(value) if isinstance(value, list) else value for value in row[1:]])
    except TypeError as error:
        raise BadInput("wrong-arguments", place, {"expected": str(error)}) from error
    return frame
