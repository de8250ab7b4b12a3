"""What every board is: something that can be copied, and a journal to tell what happens on it."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from lazaretto.kernel.journal import Event, Journal


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
