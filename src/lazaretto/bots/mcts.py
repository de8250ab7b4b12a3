"""Information-set Monte Carlo tree search, generic over games, compiled with the engine.

Every iteration deals anew what the seat cannot know and lets chance fall anew, walks down the tree among the
choices that are legal in that deal, adds one node, finishes what its choice brought with it, and judges the board by
the game's evaluation. A node belongs to what
was chosen, not to what is hidden, so the tree cannot learn what the seat may not know.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any, Final

from lazaretto.bots.greedy import finish, worth
from lazaretto.kernel.contract import Outcome
from lazaretto.kernel.frame import Position
from lazaretto.kernel.rng import Rng

DEFAULT_ITERATIONS: Final = 1000
EXPLORATION: Final = 0.35
CHECK_TIME_EVERY: Final = 16
BREADTH: Final = 4  # of the choices that a new node's choice brings with it, so many are tried
DEPTH: Final = 40  # choices looked ahead at most in one iteration


class Node:
    """What became of one choice: how often it was there, taken, and how well it went for the seat that took it."""

    def __init__(self, option: int, seat: int) -> None:
        self.option: Final = option
        self.seat: Final = seat
        self.children: Final[dict[int, Node]] = {}
        self.offered = 0
        self.visits = 0
        self.total = 0.0


class Search:
    """The search of one bot. `iterations` or `milliseconds` (0: no such limit) bound each choice."""

    def __init__(
        self,
        evaluate: Callable[[Any, int], float],
        outcome: Callable[[Any], Outcome],
        determinise: Callable[[Any, int, Rng], None],
        rng: Rng,
        iterations: int,
        milliseconds: int,
    ) -> None:
        self.evaluate: Final = evaluate
        self.outcome: Final = outcome
        self.determinise: Final = determinise
        self.rng: Final = rng
        self.iterations: Final = iterations
        self.milliseconds: Final = milliseconds

    def pick(self, position: Position, seat: int) -> int:
        root = self.grow(position, seat)
        best, chosen = -1, -1
        for child in root.children.values():
            if child.visits > best:
                best, chosen = child.visits, child.option
        return chosen

    def grow(self, position: Position, seat: int) -> Node:
        """The tree after the budget is spent; its root's children are the choices, their visits the verdict."""
        root = Node(-1, seat)
        deadline = time.perf_counter() + self.milliseconds / 1000.0
        done = 0
        while self.iterations == 0 or done < self.iterations:
            if self.milliseconds and done % CHECK_TIME_EVERY == 0 and done > 0 and time.perf_counter() > deadline:
                break
            self._iterate(root, position, seat)
            done += 1
        return root

    def _iterate(self, root: Node, position: Position, seat: int) -> None:
        here = position.clone()
        self.determinise(here.board, seat, self.rng)
        here.rng = Rng(self.rng.word(), self.rng.word(), self.rng.word(), 1)
        path = [root]
        node = root
        for _ in range(DEPTH):
            if here.is_over():
                break
            node, is_new = self._descend(node, here.who(), here.legal())
            path.append(node)
            depth = len(here.todo)
            here.apply_trusted(node.option)
            if is_new:
                finish(here, node.seat, depth, BREADTH, self.evaluate, self.outcome, self.rng)
                break
        self._back_up(path, here)

    def _descend(self, node: Node, mover: int, options: list[int]) -> tuple[Node, bool]:
        """A new child for a choice never taken here, or else the most promising one."""
        fresh: list[int] = []
        best = -1.0
        chosen: Node | None = None
        for option in options:
            child = node.children.get(option)
            if child is None:
                fresh.append(option)
                continue
            child.offered += 1
            promise = child.total / child.visits + EXPLORATION * math.sqrt(math.log(child.offered) / child.visits)
            if promise > best:
                best, chosen = promise, child
        if chosen is None or fresh:
            made = Node(fresh[self.rng.below(len(fresh))], mover)
            made.offered = 1
            node.children[made.option] = made
            return made, True
        return chosen, False

    def _back_up(self, path: list[Node], here: Position) -> None:
        values: dict[int, float] = {}
        for node in path:
            if node.seat not in values:
                values[node.seat] = worth(here, node.seat, self.evaluate, self.outcome)
            node.visits += 1
            node.total += values[node.seat]
