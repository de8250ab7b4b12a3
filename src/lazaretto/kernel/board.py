"""What every board is: something that can be copied, and a journal to tell what happens on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from mypy_extensions import i64, mypyc_attr

from lazaretto.kernel.blocks import vec
from lazaretto.kernel.journal import Event, Journal
from lazaretto.kernel.layout import Layout


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseTables:
    """The printed values of an edition, as the rules read them. Never changed once made, shared by all copies of a board."""

    def __init__(self) -> None:
        # How to make them again (a function and what it is given): what a pickle holds.
        self.origin: tuple[Callable[..., object], tuple[object, ...]] | None = None

    def __reduce__(self) -> tuple[object, ...]:
        if self.origin is None:
            raise TypeError("tables made outside of a Game cannot be pickled")
        return self.origin


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class BaseBoard:
    """The state of a game. A game's board is generated from its declared layout (`tools/make_boards.py`)."""

    def __init__(self, players: i64) -> None:
        self.players = players
        self.journal: Journal | None = None

    def clone(self) -> BaseBoard:
        """An independent copy without a journal."""
        raise NotImplementedError

    def tell(self, event: Event) -> None:
        """Something happened on the board; nobody listens while bots try things out."""
        if self.journal is not None:
            self.journal.add(event)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class DeclaredBoard(BaseBoard):
    """A board that `tools/make_boards.py` wrote: what is the same for all of them follows from the declared layout."""

    def layout(self) -> Layout:
        """The declaration of its fields."""
        raise NotImplementedError

    def parts(self) -> tuple[object, list[int]]:
        """The printed values it is played with, and its block of cells as a list."""
        raise NotImplementedError

    def numbers(self) -> dict[str, int]:
        """What does not lie in the block of cells, by name."""
        return {name: int(getattr(self, name)) for name in self.layout().numbers()}

    def saved(self) -> list[int]:
        """Every number of the board, the block of cells first: for comparing."""
        return [*self.parts()[1], *self.numbers().values()]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, DeclaredBoard) or type(other) is not type(self):
            return False
        return self.players == other.players and self.saved() == other.saved()

    def __hash__(self) -> int:
        return hash((self.players, *self.saved()))

    def __reduce__(self) -> tuple[object, ...]:
        tables, cells = self.parts()
        return board_again, (type(self), tables, self.players, cells, self.numbers())


def board_again(
    kind: Callable[..., DeclaredBoard], tables: object, players: int, cells: list[int], numbers: dict[str, int]
) -> DeclaredBoard:
    """A board from its pickle."""
    board = kind(tables, players, vec[i64](cells))
    for name, number in numbers.items():
        setattr(board, name, number)
    return board


# The board of some game. Frames and evaluations of a game name its own class in this place; a method may not narrow what it
# is given, so what they share cannot name a class at all.
SomeBoard: TypeAlias = Any
