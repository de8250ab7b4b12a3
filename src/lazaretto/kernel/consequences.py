"""What a choice brings, told before it is taken.

The choice is taken on copies of the position in which all that its seat cannot know was dealt anew, up to the first chance
or the next decision of somebody. What is the same in all copies is told, what differs is told as unknown. The copies are
dealt by streams that depend on nothing but the number of the decision, so nobody learns more from it than he knows.

A choice that only opens questions of one's own is followed through their answers, within a budget: what completing it costs
and brings at least and at most.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from lazaretto.kernel.board import BaseBoard
from lazaretto.kernel.choice import Domain
from lazaretto.kernel.completions import Budget, Completions
from lazaretto.kernel.contract import SomeGame, apart
from lazaretto.kernel.formats import ChangeForm, ConsequencesForm, ScoreChangeForm
from lazaretto.kernel.frame import CHANCE, Ask, Frame, Position
from lazaretto.kernel.journal import Event, Journal, OnlyChoice, event_json
from lazaretto.kernel.rng import Rng, stream

COPIES: Final = 2  # dealt differently; one is enough where nothing is hidden
STEPS_A_CHOICE: Final = 160  # choices tried on the way to complete one that only opens questions
STEPS_A_DECISION: Final = 2_000  # and for all that are offered at one decision
OPENED: Final = 24  # each of them gets at least so many
TOTAL: Final = "total"

Then: TypeAlias = Literal["own", "seat", "chance", "end"]
Counts: TypeAlias = Sequence[Mapping[str, int]]  # by seat: what it has, or its score by category


@dataclass(frozen=True)
class Change:
    """What a seat has more (less) of: at least and at most so much. None: not known before it happens."""

    seat: int
    what: str
    least: int | None
    most: int | None


@dataclass(frozen=True)
class ScoreChange:
    """A line of a seat's score, as it is and as it will be."""

    seat: int
    what: str
    before: int
    least: int | None
    most: int | None


@dataclass(frozen=True)
class Consequences:
    """All that can be said of a choice before it is taken. What is not told stays as it is, or is `unknown`."""

    choices: tuple[str, ...]  # one, or those of a way
    events: tuple[Event, ...]  # what happens at once, as its seat sees it
    changes: tuple[Change, ...]
    scores: tuple[ScoreChange, ...]
    then: Then  # who decides next: the same seat, another one, nature; or the game is over
    frame: str | None  # what is asked then
    seat: int | None  # who is asked then, if it is a seat
    opens: bool  # it only leads to questions of one's own: the numbers are those of completing it
    whole: bool  # all ways to complete it were looked at; else there may be less and more
    unknown: bool  # something depends on what the seat does not know
    irrevocable: bool  # it cannot be undone, and what follows is not what it is done for
    gives_up: bool  # something else could have been done before; also where own questions come first that lead nowhere else

    @property
    def is_final(self) -> bool:
        """It cannot be taken back alone: somebody else decides next, chance, or nobody."""
        return self.then != "own"

    def brings(self, seat: int) -> bool:
        """Does this seat have more of anything, or may it?"""
        rises = [each.most for each in self.changes if each.seat == seat]
        scored = [None if each.most is None else each.most - each.before for each in self.scores if each.seat == seat]
        return any(most is None or most > 0 for most in [*rises, *scored])

    def json(self, n: int, domains: Mapping[str, Domain]) -> ConsequencesForm:
        """The same as plain data; `n` is the decision it is about."""
        return {
            "choices": list(self.choices),
            "events": [event_json(n, event, domains) for event in self.events],
            "changes": [_change_form(each) for each in self.changes],
            "scores": [_score_form(each) for each in self.scores],
            "then": self.then,
            "frame": self.frame,
            "seat": self.seat,
            "opens": self.opens,
            "whole": self.whole,
            "unknown": self.unknown,
            "irrevocable": self.irrevocable,
            "gives_up": self.gives_up,
        }


def _change_form(each: Change) -> ChangeForm:
    return {"seat": each.seat, "what": each.what, "least": each.least, "most": each.most}


def _score_form(each: ScoreChange) -> ScoreChangeForm:
    return {"seat": each.seat, "what": each.what, "before": each.before, "least": each.least, "most": each.most}


# ---------------------------------------------------------------- copies


def copies_for(module: SomeGame, here: Position, seat: int, n: int) -> list[Position]:
    """What a seat knows, dealt in different ways; one copy where dealing changes nothing."""
    found: list[Position] = []
    for deal in range(COPIES):
        copy = apart(here)
        copy.rng = Rng(1, 1, 1, 1)  # nothing is drawn, and what would be is nobody's affair
        module.determinise(copy.board, seat, stream(n, f"consequences {deal}"))
        if not any(copy.board == other.board for other in found):
            found.append(copy)
    return found


def counted(module: SomeGame, board: BaseBoard) -> list[dict[str, int]]:
    """By seat: what it has, and what of it may be lost. Who only moves things about changes nothing but the latter."""
    return [{**has, **risks} for has, risks in zip(module.holdings(board), module.dangers(board), strict=True)]


# ---------------------------------------------------------------- what happens at once


@dataclass
class Run:
    """What one copy has come to."""

    here: Position
    events: list[Event]

    def then(self, seat: int) -> Then:
        who = self.here.who()
        return "end" if self.here.is_over() else "chance" if who == CHANCE else "own" if who == seat else "seat"


def run(copy: Position, seat: int, options: Sequence[int]) -> Run:
    """Take choices on a copy of a copy, and after each what goes by itself as long as the seat could still undo it."""
    here, journal = copy.clone(), Journal()
    here.board.journal = journal
    for option in options:
        here.step(option)
        _take_forced(here, seat, journal)
    seen = [event.seen_by(seat) for _, event in journal.events]
    return Run(here, [event for event in seen if event is not None])


def _take_forced(here: Position, seat: int, journal: Journal) -> None:
    """As `Match` does it: an only choice is taken, unless that would end what can be undone."""
    while here.who() == seat and here.ask().count == 1 and not here.todo.top().is_secret(here.board):
        only = here.ask().all[0]
        after = here.clone()
        after.step(only)
        if after.who() != seat:
            return
        journal.add(OnlyChoice(seat))
        here.step(only)


# ---------------------------------------------------------------- told


class Foresight:
    """What a seat may be told at one decision."""

    def __init__(self, module: SomeGame, here: Position, n: int) -> None:
        self.module = module
        self.space = module.space
        self.n = n
        self.seat: int = here.who()
        self.asked: Frame = here.todo.top()
        self.height = len(here.todo)
        self.copies = copies_for(module, here, self.seat, n)
        known = self.copies[0].board  # never the real one
        self.holds = counted(module, known)
        self.scores = module.scores(known)
        self._final: dict[int, dict[int, bool]] = {}  # by a position that is kept: which choices cannot be undone
        self._kept: list[Position] = []

    def of(self, options: Sequence[int], budget: Budget, asked: Position | None = None) -> Consequences:
        """The consequences of a legal choice, or of several that follow each other; `asked`: where the last one is made."""
        runs = [run(copy, self.seat, options) for copy in self.copies]
        here, then = runs[0].here, runs[0].then(self.seat)
        events = _common([each.events for each in runs])
        agreed = all(_asks(each.here) == _asks(here) and each.then(self.seat) == then for each in runs)
        changes, scores = self._told([[each.here for each in runs]])
        opens = then == "own" and not changes and not scores and self._opens(here, options[-1])
        whole, differs = True, not agreed or any(len(each.events) != len(events) for each in runs)
        if opens:
            leaves = [self._completions(each.here, budget) for each in runs]
            whole = all(found.whole for found in leaves)
            changes, scores = self._told([[each] for found in leaves for each in found.positions])
            differs = differs or any(each.who() == CHANCE for found in leaves for each in found.positions)
        return Consequences(
            choices=tuple(self.space.text(option) for option in options),
            events=tuple(events),
            changes=changes,
            scores=scores,
            then=then,
            frame=_asks(here) if agreed else None,
            seat=here.who() if then in ("own", "seat") else None,
            opens=opens,
            whole=whole,
            irrevocable=then != "own" and not self._is_expected(options[-1]),
            gives_up=self._is_given_up(asked or self.copies[0], here, options[-1]),
            unknown=differs or any(row.least is None for row in changes) or any(row.least is None for row in scores),
        )

    def warns(self, options: Sequence[int]) -> tuple[bool, bool]:
        """`irrevocable` and `gives_up` of choices that follow each other, and no more; neither where they cannot be made."""
        asked = self.copies[0]
        for option in options[:-1]:
            if asked.who() != self.seat or option not in asked.legal():
                return False, False
            asked = run(asked, self.seat, [option]).here
        if asked.who() != self.seat or options[-1] not in asked.legal():
            return False, False
        after = run(asked, self.seat, options[-1:])
        final = after.then(self.seat) != "own" and not self._is_expected(options[-1])
        return final, self._is_given_up(asked, after.here, options[-1])

    def _is_given_up(self, asked: Position, here: Position, option: int) -> bool:
        """`here`: where the choice has led to."""
        return self._commits(asked, here, option) if here.who() == self.seat else self._gives_up(asked, option)

    def _gives_up(self, asked: Position, option: int) -> bool:
        """Could the seat have gone on with something else, or does it decline what others would have brought?"""
        shortcuts, verb_at = self.module.shortcuts, self.space.verb_at
        if self._is_expected(option):
            return False
        finals = self._finals(asked)
        final = {each: finals[each] for each in finals if each == option or verb_at[each].name not in shortcuts.beside}
        if not all(final.values()):
            return True
        before = self._worth(asked)
        return self._after(asked, option) == before and any(self._after(asked, other) != before for other in final)

    def _commits(self, asked: Position, opened: Position, option: int) -> bool:
        """Is the question not asked again after what was opened, while it would have been after something else?

        What can still be done after it is not given up.
        """
        frame = type(asked.todo.top())
        if self._comes_again(frame, opened) or not self._opens(opened, option):
            return False
        verb_at, beside, still = self.space.verb_at, self.module.shortcuts.beside, set(opened.legal())
        others = [each for each in asked.legal() if verb_at[each].name not in beside and each not in still]
        return any(self._comes_again(frame, run(asked, self.seat, [option]).here) for option in others)

    def _comes_again(self, asked: type[Frame], here: Position) -> bool:
        same = [frame for frame in here.todo.listed() if type(frame) is asked]
        return any(isinstance(frame, Ask) and frame.seat == self.seat for frame in same)

    def _is_expected(self, option: int) -> bool:
        return self.space.verb_at[option].name in self.module.shortcuts.expected

    def _finals(self, asked: Position) -> dict[int, bool]:
        if id(asked) not in self._final:
            found: dict[int, bool] = {}
            for option in asked.legal():
                after = asked.clone()
                after.step(option)
                found[option] = after.who() != self.seat
            self._final[id(asked)] = found
            self._kept.append(asked)
        return self._final[id(asked)]

    def _after(self, asked: Position, option: int) -> object:
        after = asked.clone()
        after.step(option)
        return self._worth(after)

    def _worth(self, here: Position) -> object:
        return self.module.holdings(here.board)[self.seat], self.module.scores(here.board)[self.seat]

    def _told(self, groups: list[list[Position]]) -> tuple[tuple[Change, ...], tuple[ScoreChange, ...]]:
        """What is different on these boards. A group holds copies of one thing: where they differ, nothing is known."""
        holds = [[counted(self.module, each.board) for each in group] for group in groups]
        scores = [[self.module.scores(each.board) for each in group] for group in groups]
        changes = [Change(*row) for row in _ranges(self.holds, holds, relative=True)]
        lines = [
            ScoreChange(seat, what, self.scores[seat].get(what, 0), least, most)
            for seat, what, least, most in _ranges(self.scores, scores, relative=False)
        ]
        return tuple(changes), tuple(lines)

    def _completions(self, opened: Position, budget: Budget) -> Completions:
        """Where the questions that were opened can lead to: what was asked before is asked again, or somebody else is.

        Each answer to the first of them is followed in turn, so that a small budget sees something of all of them.
        """
        search = Completions(self._is_complete, budget)
        stacks = [[after] for after in search.after(opened)]
        while stacks and search.whole:
            for stack in stacks:
                stack += search.after(stack.pop())
            stacks = [stack for stack in stacks if stack]
        search.positions += [here for stack in stacks for here in stack]  # so far it was seen to lead
        return search

    def _opens(self, here: Position, option: int) -> bool:
        """Is what follows a part of what was chosen? What ends something has nothing to be completed."""
        ends = self.space.verb_at[option].name in self.module.shortcuts.ends
        return not ends and not self._is_complete(here)

    def _is_complete(self, here: Position) -> bool:
        if here.who() != self.seat:
            return True
        height = len(here.todo)
        return height < self.height or (height == self.height and type(here.todo.top()) is type(self.asked))


def _asks(here: Position) -> str | None:
    return None if here.is_over() else type(here.todo.top()).__name__


def _common(told: list[list[Event]]) -> list[Event]:
    """What all of them begin with."""
    found: list[Event] = []
    for each in zip(*told, strict=False):
        if any(event != each[0] for event in each):
            break
        found.append(each[0])
    return found


def _ranges(
    before: Counts, groups: list[list[list[dict[str, int]]]], *, relative: bool
) -> list[tuple[int, str, int | None, int | None]]:
    """For each number that is another one somewhere: its least and most, or how much it differs."""
    found: list[tuple[int, str, int | None, int | None]] = []
    for seat, was in enumerate(before):
        if all(each[seat] == was for group in groups for each in group):
            continue  # most choices leave most seats alone
        names = dict.fromkeys([*was, *[name for group in groups for each in group for name in each[seat]]])
        for name in names:
            base = was.get(name, 0)
            values = [[each[seat].get(name, 0) for each in group] for group in groups]
            if all(value == base for group in values for value in group):
                continue
            if any(value != group[0] for group in values for value in group):
                found.append((seat, name, None, None))
                continue
            off = base if relative else 0
            firsts = [group[0] - off for group in values]
            found.append((seat, name, min(firsts), max(firsts)))
    return found


def of_all(module: SomeGame, here: Position, n: int, options: Sequence[int]) -> list[Consequences]:
    """The consequences of each of these choices, within the budget of a decision."""
    foresight, budget = Foresight(module, here, n), Budget(STEPS_A_DECISION)
    return [foresight.of([option], budget.part(STEPS_A_CHOICE, OPENED)) for option in options]
