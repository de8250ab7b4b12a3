"""The proof of a lesson: it is taken as written, and at every question everything else that could be chosen is tried."""

from __future__ import annotations

from dataclasses import dataclass, field

from lazaretto.kernel.choice import Choice
from lazaretto.kernel.errors import BadInput, LazarettoError
from lazaretto.learn.catalogue import Found
from lazaretto.learn.course import NEXT, SKIP, Course, Standing
from lazaretto.learn.form import fits
from lazaretto.learn.replies import OWN, Reply

WANDERED = 60  # choices that are made after a stray one, at most, until the lesson says something


@dataclass
class Proof:
    """What was found out about a lesson: what is wrong with it, and how much was tried."""

    found: Found
    problems: list[LazarettoError] = field(default_factory=list)
    questions: int = 0  # decisions at which everything was tried
    replies: int = 0  # choices that are answered with a reply
    own: int = 0  # of those, with words of the step's own
    moved: int = 0  # accepted choices after which the lesson goes on from its own line


def prove(found: Found) -> Proof:
    """Take the lesson to its end, and stray from it wherever that can be done."""
    proof = Proof(found)
    try:
        _Prover(proof).walk()
    except LazarettoError as error:
        proof.problems.append(error)
    return proof


class _Prover:
    def __init__(self, proof: Proof) -> None:
        self.proof = proof
        self.course = Course(proof.found)
        self.used: set[tuple[int, str]] = set()  # replies that some choice gets

    def walk(self) -> None:
        here = self.course.start()
        while not self.course.is_over(here):
            here = self._step(here)
        for at, step in enumerate(self.course.steps):
            for pattern in step.replies:
                if (at, pattern) not in self.used:
                    self._wrong(BadInput("lesson-reply-unused", self._place(at), {"choice": pattern}))

    def _wrong(self, error: LazarettoError) -> None:
        self.proof.problems.append(error)

    def _place(self, at: int) -> str:
        return self.proof.found.place(at)

    def _step(self, here: Standing) -> Standing:
        """One step as the lesson solves it, with all that could be done instead."""
        at, course = here.step, self.course
        if course.move(here, SKIP)[0].step != at + 1:
            self._wrong(BadInput("lesson-stuck", self._place(at), {"choice": SKIP}))
        if course.steps[at].looks:
            return self._checked(here, NEXT)
        for pattern in course.steps[at].choose:
            if not any(fits(choice.text.split(), pattern) for choice in here.match.legal()):
                self._wrong(BadInput("lesson-want-illegal", self._place(at), {"choice": pattern}))
        for text in course.solution(at, here.match):
            self._try_everything(here, text)
            here = self._checked(here, text)
        return here

    def _checked(self, here: Standing, move: str) -> Standing:
        """The move made, and seen that undo takes it back."""
        after, reply = self.course.move(here, move)
        back = self.course.undo(after)
        if reply is not None or after.moved:
            raise BadInput("lesson-goal-missed", self._place(here.step), {"choice": move})
        if back.step != here.step or back.match.place() != here.match.place():
            self._wrong(BadInput("lesson-no-undo", self._place(here.step), {"choice": move}))
        return after

    def _try_everything(self, here: Standing, solution: str) -> None:
        self.proof.questions += 1
        for choice in here.match.legal():
            if choice.text == solution:
                continue
            after, reply = self.course.move(here, choice.text)
            if reply is not None:
                self._judge(here.step, choice, reply)
            elif self.course.wants(here, choice.text):
                self.proof.moved += after.moved
                self._finish(after)
            else:
                self._wander(here.step, after)

    def _judge(self, at: int, choice: Choice, reply: Reply) -> None:
        self.proof.replies += 1
        if reply.kind == OWN:
            self.proof.own += 1
            pattern = next(each for each in self.course.steps[at].replies if fits(choice.text.split(), each))
            self.used.add((at, pattern))
        if not reply.names_consequence:
            self._wrong(BadInput("lesson-no-consequence", self._place(at), {"choice": choice.text}))

    def _wander(self, at: int, here: Standing) -> None:
        """A stray choice on the way to a goal: sooner or later the goal is reached or the lesson says what missed it."""
        solution = self.course.steps[at].solution
        for _ in range(WANDERED):
            if here.step != at:
                self.proof.moved += here.moved
                return
            options = here.match.legal()
            choice = next((each for each in options if each.text in solution), options[-1])
            here, reply = self.course.move(here, choice.text)
            if reply is not None:
                self._judge(at, choice, reply)
                return
        self._wrong(BadInput("lesson-stuck", self._place(at), {"choice": here.path[-1]}))

    def _finish(self, here: Standing) -> None:
        """From another choice that was as good the lesson comes to its end as well."""
        while not self.course.is_over(here):
            step = self.course.steps[here.step]
            moves = [NEXT] if step.looks else self.course.solution(here.step, here.match)
            at = here.step
            for move in moves:
                here, reply = self._from_there(here, move)
                if reply is not None:
                    break
            if here.step == at:
                here = self.course.move(here, SKIP)[0]

    def _from_there(self, here: Standing, move: str) -> tuple[Standing, Reply | None]:
        try:
            return self.course.move(here, move)
        except LazarettoError:
            return self.course.move(here, SKIP)[0], None
