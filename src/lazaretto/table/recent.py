"""What the last choices changed in the views of those who look on, until they have been told."""

from __future__ import annotations

from collections.abc import Mapping

from lazaretto.kernel.patch import Patch
from lazaretto.kernel.steps import Step


class Recent:
    """Steps by viewer, without a gap from some choice on to the present decision."""

    def __init__(self) -> None:
        self._n = 0  # the present decision
        self._first: dict[int, int] = {}  # by viewer: the first choice whose steps are held
        self._steps: dict[int, list[Step]] = {}

    def clear(self) -> None:
        """Something was taken back, or came from elsewhere: what was looked at leads nowhere."""
        self._n = 0
        self._first.clear()
        self._steps.clear()

    def add(self, start: int, end: int, taken: Mapping[int, list[Step]], told: Mapping[int, int]) -> None:
        """Choices `start` to `end - 1` were made. What everybody was told (`told`, by viewer) need not be held."""
        for viewer in [each for each in self._steps if each not in taken]:
            del self._steps[viewer], self._first[viewer]
        for viewer, steps in taken.items():
            if self._n != start or viewer not in self._steps:
                self._first[viewer], self._steps[viewer] = start, []
            first = min(start, max(self._first[viewer], told.get(viewer, start)))
            self._first[viewer] = first
            self._steps[viewer] = [step for step in self._steps[viewer] if step.n >= first] + steps
        self._n = end

    def since(self, viewer: int, n: int) -> list[Patch]:
        """What choices from `n` on changed; nothing if not all of them were looked at."""
        if viewer not in self._steps or n < self._first[viewer]:
            return []
        return [step.change for step in self._steps[viewer] if step.n >= n]
