"""`greedy@1` and `mcts@1`: the bots of the first version, kept as yardsticks. Never change them.

Their answers are recorded in the corpus, which proves that they are what they were. They are not offered at a table.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from lazaretto.kernel.board import BaseBoard
from lazaretto.kernel.contract import Outcome
from lazaretto.kernel.frame import Frame, Position
from lazaretto.kernel.rng import Rng

FINALISTS: Final = 4  # of the choices, so many are looked at more closely
SAMPLES: Final = 6  # chance and hidden things are averaged over so many copies
HAIR: Final = 1e-6  # so much less than doing nothing counts the end of a turn at first sight
GLANCE: Final = 4  # of the choices that a choice brings with it, so many are seen at first sight
SAME: Final = 1e-9  # two copies that differ by less show that there is neither chance nor anything hidden
BREADTH: Final = 12  # of the choices that come after a choice, so many are tried
MARGIN: Final = 0.1  # of a result's worth: alone, and when all is lost or won, more points are still better
LONGEST: Final = 60  # choices of one turn that are played out at most


def worth(
    position: Position, seat: int, evaluate: Callable[[BaseBoard, int], float], outcome: Callable[[BaseBoard], Outcome]
) -> float:
    """0..1: how good a position is for a seat; when the game is over, the true result and a little for how clear it is."""
    value = evaluate(position.board, seat)
    if not position.is_over():
        return value
    return (1.0 - MARGIN) * place_worth(outcome(position.board), seat) + MARGIN * value


def place_worth(result: Outcome, seat: int) -> float:
    """1 for a win, less for every seat that did better; alone, it is won or lost."""
    if seat in result.winners:
        return 1.0 / len(result.winners) + (1.0 - 1.0 / len(result.winners)) * 0.5
    others = len(result.ranking) - 1
    return 0.0 if others == 0 else 0.4 * (1.0 - (result.ranking[seat] - 1) / others)


class Turn:
    """The turn that a seat is in: it lasts until somebody else is asked, or the frame under all that asks is replaced."""

    def __init__(self, position: Position) -> None:
        todo = position.todo
        self.seat: Final = position.who()
        at: i64 = 0
        while todo.frames[at].who < 0:
            at += 1
        self.at: Final = at
        self.ground: Final[Frame | None] = todo.frames[at - 1] if at else None

    def lasts(self, position: Position) -> bool:
        todo = position.todo
        if todo.height <= self.at or todo.top().who != self.seat:
            return False
        return self.at == 0 or todo.frames[self.at - 1] is self.ground


def first_sight(
    after: Position,
    turn: Turn,
    depth: int,
    now: float,
    evaluate: Callable[[BaseBoard, int], float],
    outcome: Callable[[BaseBoard], Outcome],
) -> float:
    """How good a choice looks when it has been carried out; before it, `depth` frames were to do and `now` was the worth.

    A choice that brings others with it is as good as the best of those, as far as can be seen. Whatever ends the turn
    comes after all that does no harm: what happens between turns is not its merit.
    """
    if not turn.lasts(after):
        return now - HAIR * (2.0 - worth(after, turn.seat, evaluate, outcome))
    if len(after.todo) <= depth:
        return worth(after, turn.seat, evaluate, outcome)
    best = 0.0
    for option in after.legal()[:GLANCE]:
        copy = after.clone()
        copy.apply_trusted(option)
        best = max(best, worth(copy, turn.seat, evaluate, outcome))
    return best


def play_out(
    position: Position,
    turn: Turn,
    breadth: int,
    evaluate: Callable[[BaseBoard, int], float],
    outcome: Callable[[BaseBoard], Outcome],
    rng: Rng,
) -> None:
    """Take the rest of the turn's choices, each the best of `breadth` at first sight."""
    for _ in range(LONGEST):
        if not turn.lasts(position):
            return
        options = position.legal()
        if len(options) == 1:
            position.apply_trusted(options[0])
            continue
        now = worth(position, turn.seat, evaluate, outcome)
        first = rng.below(len(options)) if len(options) > breadth else 0
        best: Position | None = None
        most = -1.0
        for at in range(min(breadth, len(options))):
            copy = position.clone()
            copy.apply_trusted(options[(first + at) % len(options)])
            value = first_sight(copy, turn, len(position.todo), now, evaluate, outcome)
            if best is None or value > most:
                best, most = copy, value
        assert best is not None
        position.become(best)


class Greedy:
    """Takes the choice after which the turn ends best, if its other choices are taken at first sight.

    Every choice is tried once; the best ones again in more copies, if chance or hidden things make a difference.
    """

    def __init__(
        self,
        evaluate: Callable[[BaseBoard, int], float],
        outcome: Callable[[BaseBoard], Outcome],
        determinise: Callable[[BaseBoard, int, Rng], None],
        rng: Rng,
    ) -> None:
        self.evaluate: Final = evaluate
        self.outcome: Final = outcome
        self.determinise: Final = determinise
        self.rng: Final = rng

    def __reduce__(self) -> tuple[object, ...]:
        return Greedy, (self.evaluate, self.outcome, self.determinise, self.rng)

    def pick(self, position: Position, seat: int) -> int:
        options = position.legal()
        totals = [0.0] * len(options)
        self._try(position, seat, options, totals, list(range(len(options))))
        first = totals[:]
        finalists = sorted(range(len(options)), key=lambda at: -first[at])[:FINALISTS]
        for done in range(1, SAMPLES):
            self._try(position, seat, options, totals, finalists)
            if done == 1 and all(abs(totals[at] - 2.0 * first[at]) < SAME for at in finalists):
                break
        best = finalists[0]
        for at in finalists:
            if totals[at] > totals[best]:
                best = at
        return options[best]

    def _try(self, position: Position, seat: int, options: list[int], totals: list[float], which: list[int]) -> None:
        """Add to the totals what some options are worth; all of them meet the same hidden things and the same luck."""
        turn = Turn(position)
        dealt = position.clone()
        self.determinise(dealt.board, seat, self.rng)
        dealt.rng = Rng(self.rng.word(), self.rng.word(), self.rng.word(), 1)
        for at in which:
            copy = dealt.clone()
            copy.apply_trusted(options[at])
            play_out(copy, turn, BREADTH, self.evaluate, self.outcome, self.rng)
            totals[at] += worth(copy, seat, self.evaluate, self.outcome)


# ---------------------------------------------------------------- the tree

DEFAULT_ITERATIONS: Final = 1000
EXPLORATION: Final = 0.3  # as a share of the spread between the worst and the best result seen
DOUBT: Final = 3.0  # visits after which a favourite choice counts as much as the mean of all
WIDENING: Final = 1.0  # after n visits so many times the root of n choices have been tried, and one more
CHECK_TIME_EVERY: Final = 4
TREE_BREADTH: Final = 8  # of the choices that come after a new node's choice, so many are tried
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
    """The search of one bot. `iterations` or `milliseconds` (0: no such limit) bound each choice."""

    def __init__(
        self,
        evaluate: Callable[[BaseBoard, int], float],
        outcome: Callable[[BaseBoard], Outcome],
        determinise: Callable[[BaseBoard, int, Rng], None],
        turns_ahead: int,
        rng: Rng,
        iterations: int,
        milliseconds: int,
    ) -> None:
        self.evaluate: Final = evaluate
        self.outcome: Final = outcome
        self.determinise: Final = determinise
        self.turns_ahead: Final = turns_ahead
        self.rng: Final = rng
        self.iterations: Final = iterations
        self.milliseconds: Final = milliseconds
        self.luck: Final[list[Rng]] = []  # of the visits to each choice in this search
        self.lowest = 1.0  # results seen in this search
        self.highest = 0.0

    def __reduce__(self) -> tuple[object, ...]:
        limits = (self.turns_ahead, self.rng, self.iterations, self.milliseconds)
        return Search, (self.evaluate, self.outcome, self.determinise, *limits)

    def pick(self, position: Position, seat: int) -> int:
        chosen = self.grow(position, seat).favourite()
        assert chosen is not None
        return chosen.option

    def grow(self, position: Position, seat: int) -> Node:
        """The tree after the budget is spent; its root's children are the choices, their visits the verdict."""
        root = Node(-1)
        self.luck.clear()
        self.lowest, self.highest = 1.0, 0.0
        deadline = time.perf_counter() + self.milliseconds / 1000.0
        done = 0
        while self.iterations == 0 or done < self.iterations:
            if self.milliseconds and done % CHECK_TIME_EVERY == 0 and done > 0 and time.perf_counter() > deadline:
                break
            self._iterate(root, position, seat)
            done += 1
        return root

    def _iterate(self, root: Node, position: Position, seat: int) -> None:
        node = self._descend(root, position, seat, len(position.legal()))
        here = position.clone()
        self._deal(here, seat, node.visits)
        turn = Turn(here)
        path = [root, node]
        here.apply_trusted(node.option)
        while node.visits and turn.lasts(here):
            node = self._descend(node, here, seat, 1 + int(WIDENING * math.sqrt(node.visits)))
            path.append(node)
            here.apply_trusted(node.option)
        play_out(here, turn, TREE_BREADTH, self.evaluate, self.outcome, self.rng)
        self._look_ahead(here, seat)
        result = worth(here, seat, self.evaluate, self.outcome)
        self.lowest = min(self.lowest, result)
        self.highest = max(self.highest, result)
        for node in reversed(path):
            node.add(result)

    def _look_ahead(self, here: Position, seat: int) -> None:
        """Let everybody play on at first sight until the seat has had its further turns, or the game is over."""
        own_turns = 0
        while own_turns < self.turns_ahead and not here.is_over():
            turn = Turn(here)
            play_out(here, turn, BREADTH_AHEAD, self.evaluate, self.outcome, self.rng)
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
        now = worth(here, seat, self.evaluate, self.outcome)
        values: dict[int, float] = {}
        for option in options:
            copy = here.clone()
            copy.apply_trusted(option)
            values[option] = first_sight(copy, turn, len(here.todo), now, self.evaluate, self.outcome)
        return sorted(options, key=lambda option: -values[option])
