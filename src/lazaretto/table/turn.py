"""What is about to happen at a table: made on a copy of its match, and filmed on the way."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from lazaretto.kernel.film import Camera, Still
from lazaretto.kernel.match import Match
from lazaretto.kernel.steps import Steps
from lazaretto.table.fixture import row_of
from lazaretto.table.rows import ChoiceRow


class Turn:
    """A copy of a match, which takes the place of the match once what was done on it is committed."""

    def __init__(self, match: Match, still: Still, viewers: Iterable[int] = ()) -> None:
        """`still` is the last one of the film that is kept: the decision at which `match` stands. `viewers` look on."""
        self.match = match
        self.start = match.n
        self.steps = Steps(match, viewers)
        self._camera = Camera(still)

    def choose(self, choice: str, n: int | None = None, seat: int | None = None) -> None:
        journal = self.match.journal
        journal.watch = self.steps.happened if self.steps.taken else None
        try:
            self.match.apply(choice, n=n, seat=seat, watch=self._decided)
        finally:
            journal.watch = None

    def _decided(self, match: Match) -> None:
        self._camera.take(match)
        self.steps.decided()

    def go(self, choices: list[str], n: int, seat: int) -> None:
        """Choices of one seat that follow each other: all of them, or it is refused."""
        if len(choices) == 1:
            self.choose(choices[0], n, seat)
        else:
            self.match.apply_way(choices, n=n, seat=seat, watch=self._camera.take)

    @property
    def still(self) -> Still:
        """The decision it has come to."""
        assert self._camera.last is not None
        return self._camera.last

    def rows(self, now: float) -> list[ChoiceRow]:
        """The lines that were added, with their film."""
        numbers = range(self.start, self.match.n)
        pieces = [msgspec.json.encode(piece) for piece in self._camera.pieces]
        return [row_of(self.match, n, now, piece) for n, piece in zip(numbers, pieces, strict=True)]


def gone_back(match: Match) -> Turn:
    """A match of which something was taken back: nothing is added, and the film ends here."""
    return Turn(match, Still(match))
