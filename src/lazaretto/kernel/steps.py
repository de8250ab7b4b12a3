"""What changes in the view of somebody who looks on, event by event: so that pictures of it can be drawn, not reckoned.

A step is the difference of two views of the same viewer, so it tells him nothing that his views would not.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from lazaretto.kernel.contract import SPECTATOR
from lazaretto.kernel.formats import View
from lazaretto.kernel.journal import Event
from lazaretto.kernel.match import Match
from lazaretto.kernel.patch import Patch, patch

MOST: Final = 60  # steps of one choice, for each viewer: what happens beyond them is seen at the end alone


class Step(NamedTuple):
    """What an event of choice `n` changed in a view."""

    n: int
    change: Patch


class Steps:
    """Follows a match while choices are made on it, for those who look on."""

    def __init__(self, match: Match, viewers: Iterable[int]) -> None:
        self.match: Final = match
        self.taken: Final[dict[int, list[Step]]] = {viewer: [] for viewer in viewers}
        self._seen: Final = {viewer: self._view(viewer) for viewer in self.taken}
        self._before: dict[int, View] = {}  # the view before the last event of this choice
        self._begun = dict.fromkeys(self.taken, 0)  # how many steps there were before it

    def _view(self, viewer: int) -> View:
        return self.match.view(None if viewer == SPECTATOR else viewer)

    def happened(self, event: Event) -> None:
        """Something happened on the board: look at it."""
        for viewer, taken in self.taken.items():
            if len(taken) - self._begun[viewer] < MOST and event.seen_by(viewer) is not None:
                before, now = self._seen[viewer], self._view(viewer)
                taken.append(Step(self.match.n, patch(before, now)))
                self._before[viewer], self._seen[viewer] = before, now

    def decided(self) -> None:
        """A decision is reached: what changed after the last event belongs to it."""
        for viewer, before in self._before.items():
            now = self._view(viewer)
            self.taken[viewer][-1] = Step(self.taken[viewer][-1].n, patch(before, now))
            self._seen[viewer] = now
        self._before.clear()
        self._begun = {viewer: len(taken) for viewer, taken in self.taken.items()}
