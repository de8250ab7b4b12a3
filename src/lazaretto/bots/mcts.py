"""Information-set Monte Carlo tree search, generic over games, compiled with the engine.

Every iteration deals anew what the seat cannot know and lets chance fall anew, walks down the tree among the
choices that are legal in that deal, adds one node, plays out the rest of the turn at first sight (in games that ask for
it, the turns of the others and the seat's next one too), and judges the board by the game's evaluation. The tree holds
one turn of the seat: so all results are judged at the same moment, and a choice cannot look good only because less has
happened after it. New choices are tried in the order of what they are
worth at first sight, and more of them the oftener a node is met. A node belongs to what was chosen, not to what is
hidden, so the tree cannot learn what the seat may not know.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from lazaretto.bots.sight import Sight, Turn
from lazaretto.kernel.board import BaseBoard
from lazaretto.kernel.contract import Outcome
from lazaretto.kernel.evaluation import Evaluation
from lazaretto.kernel.frame import Position
from lazaretto.kernel.rng import Rng

DEFAULT_ITERATIONS: Final = 1000
EXPLORATION: Final = 0.3  # as a share of the spread between the worst and the best result seen
DOUBT: Final = 3.0  # visits after which a favourite choice counts as much as the mean of all
WIDENING: Final = 1.0  # after n visits so many times the root of n choices have been tried, and one more
CHECK_TIME_EVERY: Final = 4
PATIENCE: Final = 3.0  # so many times its time a search may take to come to its floor
BREADTH: Final = 8  # of the choices that come after a new node's choice, so many are tried
BREADTH_AHEAD: Final = 4  # and of those in the turns after this one


class Node:
    """What became of one choice: how often it was there, taken, and how well it went."""

    def __init__(self, option: int) -> None:
        self.option: Final = option
        self.children: Final[dict[int, Node]] = {}
        self.order: Final[list[int]] = []  # choices after this one, the best at first sight first
        self.offered = 1
        self.visits = 0
        self.total = 0.0
        self.value = 0.0

    def add(self, result: float) -> None:
        """One more result. The value is the mean of all, and more and more that of the favourite choice after this one."""
        self.visits += 1
        self.total += result
        self.value = self.total / self.visits
        favourite = self.favourite()
        if favourite is not None:
            self.value += favourite.visits / (favourite.visits + DOUBT) * (favourite.value - self.value)

    def favourite(self) -> Node | None:
        """The child taken most often."""
        best: Node | None = None
        for child in self.children.values():
            if best is None or child.visits > best.visits:
                best = child
        return best


class Search:
    """The search of one bot. `iterations` or `milliseconds` (0: no such limit) bound each choice.

    A search by time goes on to `floor` iterations if it has to; `done` says how far the last one came.
    """

    def __init__(
        self,
        evaluation: Evaluation,
        outcome: Callable[[BaseBoard], Outcome],
        determinise: Callable[[BaseBoard, int, Rng], None],
        turns_ahead: int,
        rng: Rng,
        iterations: int,
        milliseconds: int,
        floor: int = 0,
    ) -> None:
        self.sight: Final = Sight(evaluation, outcome)
        self.determinise: Final = determinise
        self.turns_ahead: Final = turns_ahead
        self.rng: Final = rng
        self.iterations: Final = iterations
        self.milliseconds: Final = milliseconds
        self.floor: Final = floor
        self.done = 0
        self.luck: Final[list[Rng]] = []  # of the visits to each choice in this search
        self.lowest = 1.0  # results seen in this search
        self.highest = 0.0

    def __reduce__(self) -> tuple[object, ...]:
        limits = (self.turns_ahead, self.rng, self.iterations, self.milliseconds, self.floor)
        return Search, (self.sight.evaluation, self.sight.outcome, self.determinise, *limits)

    def pick(self, position: Position, seat: int) -> int:
        chosen = self.grow(position, seat).favourite()
        assert chosen is not None
        return chosen.option

    def grow(self, position: Position, seat: int) -> Node:
        """The tree after the budget is spent; its root's children are the choices, their visits the verdict."""
        root = Node(-1)
        self._begin()
        began = time.perf_counter()
        self.done = 0
        while self.iterations == 0 or self.done < self.iterations:
            if self.milliseconds and self.done % CHECK_TIME_EVERY == 0 and self.done > 0 and self._is_over(began):
                break
            self._iterate(root, position, seat)
            self.done += 1
        return root

    def _begin(self) -> None:
        self.luck.clear()
        self.lowest, self.highest = 1.0, 0.0

    def _is_over(self, began: float) -> bool:
        allowed = self.milliseconds / 1000.0
        if self.done < self.floor:
            allowed *= PATIENCE
        return time.perf_counter() - began > allowed

    def _iterate(self, root: Node, position: Position, seat: int) -> None:
        node = self._descend(root, position, seat, len(position.legal()))
        here = position.clone()
        self._deal(here, seat, node.visits)
        turn = Turn(here)
        here.apply_trusted(node.option)
        self._play_on([root, node], here, turn, seat)

    def _play_on(self, path: list[Node], here: Position, turn: Turn, seat: int) -> float:
        """From the last node of a path on: down the tree, then at first sight; the result goes to all of the path."""
        node = path[-1]
        while node.visits and turn.lasts(here):
            node = self._descend(node, here, seat, 1 + int(WIDENING * math.sqrt(node.visits)))
            path.append(node)
            here.apply_trusted(node.option)
        self.sight.play_out(here, turn, BREADTH, self.rng)
        self._look_ahead(here, seat)
        result = self.sight.worth(here, seat)
        self.lowest = min(self.lowest, result)
        self.highest = max(self.highest, result)
        for node in reversed(path):
            node.add(result)
        return result

    def weigh(
        self, position: Position, seat: int, lines: list[list[int]], visits: int
    ) -> list[list[tuple[float, Position]]]:
        """What comes of each of these lines (choices of the seat that follow each other): all are played equally often, with
        the same luck, and each has a tree of its own for the rest of the turn. The results and where they were judged."""
        self._begin()
        roots = [Node(-1) for _ in lines]
        found: list[list[tuple[float, Position]]] = [[] for _ in lines]
        for visit in range(visits):
            for at in range(len(lines)):
                here = position.clone()
                self._deal(here, seat, visit)
                turn = Turn(here)
                for option in lines[at]:
                    here.apply_trusted(option)
                found[at].append((self._play_on([roots[at]], here, turn, seat), here))
        return found

    def _look_ahead(self, here: Position, seat: int) -> None:
        """Let everybody play on at first sight until the seat has had its further turns, or the game is over."""
        own_turns = 0
        while own_turns < self.turns_ahead and not here.is_over():
            turn = Turn(here)
            self.sight.play_out(here, turn, BREADTH_AHEAD, self.rng)
            if turn.seat == seat:
                own_turns += 1

    def _deal(self, here: Position, seat: int, visit: int) -> None:
        """Deal what is hidden and set the luck; the same for the same visit of every choice, so that they compare fairly."""
        while len(self.luck) <= visit:
            self.luck.append(Rng(self.rng.word(), self.rng.word(), self.rng.word(), 1))
        here.rng = self.luck[visit].clone()
        self.determinise(here.board, seat, here.rng)

    def _descend(self, node: Node, here: Position, seat: int, width: int) -> Node:
        """The most promising child; or a new one, the best of the rest at first sight, while there are less than `width`."""
        spread = max(0.0, self.highest - self.lowest)
        options = here.legal()
        best = -1.0
        found = 0
        chosen: Node | None = None
        for option in options:
            child = node.children.get(option)
            if child is None:
                continue
            found += 1
            child.offered += 1
            promise = child.value + EXPLORATION * spread * math.sqrt(math.log(child.offered) / child.visits)
            if promise > best:
                best, chosen = promise, child
        if chosen is not None and (found >= width or found == len(options)):
            return chosen
        made = Node(self._next(node, here, seat, options))
        node.children[made.option] = made
        return made

    def _next(self, node: Node, here: Position, seat: int, options: list[int]) -> int:
        """The best choice at first sight that was never taken here."""
        if not node.order:
            node.order.extend(self._ranked(here, seat, options))
        for option in [*node.order, *options]:
            if option not in node.children and option in options:
                return option
        return options[0]

    def _ranked(self, here: Position, seat: int, options: list[int]) -> list[int]:
        """Choices by what they are worth at first sight, the best first."""
        if len(options) == 1:
            return options
        turn = Turn(here)
        rival = self.sight.evaluation.rival(here.board, seat)
        now = self.sight.worth_against(here, seat, rival)
        values: dict[int, float] = {}
        for option in options:
            copy = here.clone()
            copy.apply_trusted(option)
            values[option] = self.sight.first_sight(copy, turn, here.todo.height, now, rival)
        return sorted(options, key=lambda option: -values[option])
