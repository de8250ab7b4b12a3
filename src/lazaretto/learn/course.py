"""A lesson being taken. Where a learner stands follows from the path alone: the choices made, and where it went on or
skipped.

So nothing is kept between two answers, undo is a shorter path, and a path that was kept for a week is walked again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from lazaretto.kernel.choice import Choice
from lazaretto.kernel.errors import BadInput, LazarettoError, StaleDecision
from lazaretto.kernel.match import Match
from lazaretto.learn.catalogue import Found, lesson
from lazaretto.learn.form import Step, fits
from lazaretto.learn.goals import Sight, reached
from lazaretto.learn.opening import Script, opened, script
from lazaretto.learn.replies import Reply, missed_reply, other_reply

NEXT, SKIP = "next", "skip"  # of a path, besides choices
LONGEST = 400  # paths, in moves
MOST_ANSWERS = 300  # of rivals to one choice


@dataclass(frozen=True)
class Standing:
    """Where a learner stands: the step (as many as there are: the end), the match, the path, and where each step began
    on it.
    """

    step: int
    match: Match
    path: tuple[str, ...]
    marks: tuple[int, ...]  # how long the path was when each step up to this one began
    since: int  # the decision this step began with
    moved: bool = False  # it goes on from the lesson's own line, for the learner's led elsewhere


class Course:
    """One lesson, ready to be taken. `stand` walks a path, `choose` and the others make one move from there."""

    def __init__(self, found: Found) -> None:
        self.found = found
        self.lesson = found.lesson
        self.seat = found.lesson.seat
        self._line: dict[int, Match] = {}  # where each step begins on the lesson's own line

    @property
    def steps(self) -> list[Step]:
        return self.lesson.step

    # ---------------------------------------------------------------- walking

    def start(self) -> Standing:
        """Before the first step."""
        return self._standing(0, self._own(0), (), ())

    def stand(self, path: Sequence[str]) -> Standing:
        """Where a path leads. It ends where it can no longer be walked: the lesson may have been rewritten since."""
        if len(path) > LONGEST:
            raise BadInput("too-long", "path", {"most": str(LONGEST)})
        here = self.start()
        for move in path:
            try:
                here, reply = self.move(here, move)
            except LazarettoError:
                return here
            if reply is not None:
                return here
        return here

    def move(self, here: Standing, move: str) -> tuple[Standing, Reply | None]:
        """One move of a path. A reply instead of a move: it was not what is wanted, and the learner stands where he
        stood.
        """
        if self.is_over(here):
            raise StaleDecision("game-over", "choice")
        if move == NEXT:
            return self._go_on(here), None
        if move == SKIP:
            return self._skip(here), None
        return self._choose(here, move)

    def undo(self, here: Standing) -> Standing:
        """Without the last move; at the beginning there is none."""
        return self.stand(here.path[:-1])

    def back(self, here: Standing) -> Standing:
        """Where this step began; from there, where the one before it did."""
        ends = [mark for mark in here.marks if mark < len(here.path)]
        return self.stand(here.path[: ends[-1]] if ends else ())

    def is_over(self, here: Standing) -> bool:
        """Has the lesson been taken to its end?"""
        return here.step == len(self.steps)

    def asks(self, here: Standing) -> bool:
        """Is the learner to choose something?"""
        return not self.is_over(here) and not self.steps[here.step].looks

    def wants(self, here: Standing, choice: str) -> bool:
        """Is this one of the choices the present step names?"""
        return any(fits(choice.split(), pattern) for pattern in self.steps[here.step].choose)

    # ---------------------------------------------------------------- moves

    def _go_on(self, here: Standing) -> Standing:
        if not self.steps[here.step].looks:
            raise StaleDecision("lesson-asks", "choice")
        return self._begin(replace(here, path=(*here.path, NEXT)), here.match)

    def _skip(self, here: Standing) -> Standing:
        """The next step, on the lesson's own line."""
        return self._standing(here.step + 1, self._own(here.step + 1), (*here.path, SKIP), here.marks)

    def _choose(self, here: Standing, move: str) -> tuple[Standing, Reply | None]:
        choice = Choice(here.match.module.space, here.match.option_of(move))
        taken, solved, reply = self._take(here, choice)
        if reply is not None:
            return here, reply
        return self._begin(taken, taken.match) if solved else taken, None

    def _take(self, here: Standing, choice: Choice) -> tuple[Standing, bool, Reply | None]:
        """After a choice: where it leads, whether the step is solved, and the reply if it misses what is wanted."""
        step = self.steps[here.step]
        if step.looks:
            raise StaleDecision("lesson-looks", "choice")
        after = copied(here.match)
        after.apply(choice, seat=self.seat)
        taken = replace(here, match=after, path=(*here.path, choice.text), moved=False)
        if step.goal is None:
            fine = self.wants(here, choice.text)
            return taken, fine, None if fine else other_reply(self.found, step, choice, after, here.match.n)
        sight = Sight(after, self.seat, here.since, self.found.place(here.step))
        solved, passed = reached(step.goal, sight), after.to_move != self.seat
        if not solved and step.until is not None:
            self._answer(after)
            solved, passed = reached(step.goal, sight), after.is_over or reached(step.until, sight)
        late = passed or len(taken.path) - here.marks[-1] >= step.within
        return taken, solved, missed_reply(self.found, step, choice, sight, here.match.n) if late and not solved else None

    # ---------------------------------------------------------------- beginnings of steps

    def _begin(self, here: Standing, match: Match) -> Standing:
        """The step after this one, from where the learner's choices have led, if it can be taken there."""
        at = here.step + 1
        if at == len(self.steps):
            return self._standing(at, match, here.path, here.marks)
        ready = copied(match)
        try:
            self._prepare(at, ready)
            self.check_begun(at, ready)
        except LazarettoError:
            return self._standing(at, self._own(at), here.path, here.marks, moved=True)
        return self._standing(at, ready, here.path, here.marks)

    def _standing(
        self, at: int, match: Match, path: tuple[str, ...], marks: tuple[int, ...], *, moved: bool = False
    ) -> Standing:
        return Standing(at, match, path, (*marks, len(path)), match.n, moved)

    def _prepare(self, at: int, match: Match) -> None:
        """What is played before the words of a step are read; then its chance lies ready."""
        step = self.steps[at]
        match.nature = script(self.found, step.chance, self.found.place(at))
        for choice in step.plays:
            match.apply(choice)
        if not step.looks:
            self._answer(match)

    def _answer(self, match: Match) -> None:
        """The other seats answer, as the lesson has written it, until the learner is asked."""
        for _ in range(MOST_ANSWERS):
            if match.is_over or match.to_move == self.seat:
                return
            match.apply(self._preferred(match))
        raise BadInput("lesson-endless", self.found.place())

    def _preferred(self, match: Match) -> Choice:
        choices = match.legal()
        for pattern in self.lesson.rivals:
            for choice in choices:
                if fits(choice.text.split(), pattern):
                    return choice
        return choices[0]

    def check_begun(self, at: int, match: Match) -> None:
        """Can this step be taken from here? BadInput says why not."""
        step, place = self.steps[at], self.found.place(at)
        if step.looks:
            return
        if match.is_over or match.to_move != self.seat:
            raise BadInput("lesson-not-asked", place)
        if step.choose and not self.solution(at, match):
            raise BadInput("lesson-want-illegal", place, {"choice": ", ".join(step.choose)})
        if step.goal is not None and reached(step.goal, Sight(match, self.seat, match.n, place)):
            raise BadInput("lesson-goal-early", place)

    # ---------------------------------------------------------------- the lesson's own line

    def _own(self, at: int) -> Match:
        """Where a step begins if every one before it was solved as the lesson says."""
        if at not in self._line:
            self._line[at] = self._lead(at)
        return copied(self._line[at])

    def _lead(self, at: int) -> Match:
        """Where a step of the line begins; BadInput names the step of a lesson that cannot be taken."""
        where = at - 1
        try:
            match = self._solved(where) if at else opened(self.found)
            where = at
            if at < len(self.steps):
                self._prepare(at, match)
                self.check_begun(at, match)
        except LazarettoError as error:
            place = self.found.place(where if 0 <= where < len(self.steps) else None)
            named = error.place.startswith(self.found.place())
            raise BadInput(error.code, error.place if named else f"{place}: {error.place}", error.details) from error
        return match

    def solution(self, at: int, match: Match) -> list[str]:
        """The choices that solve a step, from where it begins."""
        step = self.steps[at]
        if not step.choose:
            return step.solution
        return [choice.text for want in step.choose for choice in match.legal() if fits(choice.text.split(), want)][:1]

    def _solved(self, at: int) -> Match:
        """The match after a step was solved as the lesson says: with its last choice, and not before."""
        here = self._standing(at, self._own(at), (), ())
        place, solved = self.found.place(at), self.steps[at].looks
        for text in self.solution(at, here.match):
            if solved:
                raise BadInput("lesson-solved-before", place, {"choice": text})
            here, solved, reply = self._take(here, Choice(here.match.module.space, here.match.option_of(text)))
            if reply is not None:
                raise BadInput("lesson-goal-missed", place, {"choice": text})
        if not solved:
            raise BadInput("lesson-goal-missed", place, {"choice": "none"})
        return here.match


def copied(match: Match) -> Match:
    """A copy whose written chance is its own."""
    copy = match.clone()
    if isinstance(copy.nature, Script):
        copy.nature = copy.nature.copy()
    return copy


@lru_cache(maxsize=64)
def course(game: str, name: str) -> Course:
    """A lesson to be taken. Its positions are worked out once."""
    return Course(lesson(game, name))
