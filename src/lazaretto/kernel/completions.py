"""Where questions that a choice has opened can lead to, looked for within a budget."""

from __future__ import annotations

from collections.abc import Callable

from lazaretto.kernel.frame import Position


class Budget:
    """So many choices may be tried on copies."""

    def __init__(self, steps: int) -> None:
        self.left = steps

    def part(self, most: int, least: int = 0) -> Budget:
        """A smaller one: what it may spend is gone from this one."""
        granted = max(least, min(most, self.left))
        self.left -= granted
        return Budget(granted)

    def spend(self) -> bool:
        """One more, if there is one."""
        self.left -= 1
        return self.left >= 0


class Completions:
    """Looks for the ends of what a choice has opened; `whole`: all of them were found, and nothing else."""

    def __init__(self, is_end: Callable[[Position], bool], budget: Budget) -> None:
        self.positions: list[Position] = []
        self.whole = True
        self._is_end = is_end
        self._budget = budget
        self._known: set[object] = set()

    def after(self, here: Position) -> list[Position]:
        """What follows a question and is no end; the question itself once the budget is spent."""
        found: list[Position] = []
        for option in here.legal():
            if not self._budget.spend():
                self.whole = False
                return [*found, here]
            after = here.clone()
            after.step(option)
            if (key := _key(after)) not in self._known:
                self._known.add(key)
                (self.positions if self._is_end(after) else found).append(after)
        return found


def _key(here: Position) -> object:
    return here.board, tuple(here.todo.listed())
