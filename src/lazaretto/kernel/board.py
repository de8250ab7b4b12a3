"""What every board is: something that can be copied, and a journal to tell what happens on it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from lazaretto.kernel.journal import Event, Journal


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseTables:
    """The printed values of an edition, as the rules read them. Never changed once made, shared by all copies of a board."""

    def __init__(self) -> None:
        self.origin: Any = None  # the game, edition and number of players they were made for: what a pickle holds

    def __reduce__(self) -> tuple[Any, ...]:
        if self.origin is None:
            raise TypeError("tables made outside of a Game cannot be pickled")
        make, arguments = self.origin
        return make, arguments


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
        if self.journal is not None:
            self.journal.add(event)
