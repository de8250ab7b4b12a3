"""What a learner is told about a choice that is not what the step asks for: the step's own words, or what it would
bring about.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from lazaretto.kernel.choice import Choice
from lazaretto.kernel.formats import DecisionForm, EventForm
from lazaretto.kernel.match import Match
from lazaretto.learn.catalogue import Found
from lazaretto.learn.form import Step, fits
from lazaretto.learn.goals import Measure, Sight, missing

AIM = "aim"  # the form of a step's words that says in a few words what is wanted
OWN, OTHER, MISSED = "own", "other", "missed"


@dataclass(frozen=True)
class Reply:
    """`own`: the form `form` of the step's words. `other`, `missed`: what the choice brings about, against the step's aim.

    `events` are what would happen, as the learner sees it; `asked` is what would be asked next (nothing at the end of a
    game), for a choice that only opens a question. `measure` is the figure that is not reached.
    """

    kind: str
    form: str
    choice: dict[str, str]
    events: list[EventForm] = field(default_factory=list)
    asked: DecisionForm | None = None
    measure: Measure | None = None

    @property
    def names_consequence(self) -> bool:
        """Does it say more than that something else was wanted?"""
        return self.kind == OWN or bool(self.events) or self.asked is not None


def other_reply(found: Found, step: Step, choice: Choice, after: Match, before: int) -> Reply:
    """To a choice that the step does not ask for, from the match in which it was tried."""
    own = _own(step, choice)
    return own or Reply(OTHER, AIM, _form(choice), after.events(found.lesson.seat, before), _asked(after))


def missed_reply(found: Found, step: Step, choice: Choice, sight: Sight, before: int) -> Reply:
    """To the choice after which a goal can no longer be reached."""
    own, goal = _own(step, choice), step.goal
    if own is not None:
        return own
    events = sight.match.events(found.lesson.seat, before)
    return Reply(MISSED, AIM, _form(choice), events, _asked(sight.match), None if goal is None else missing(goal, sight))


def _own(step: Step, choice: Choice) -> Reply | None:
    for pattern, form in step.replies.items():
        if fits(choice.text.split(), pattern):
            return Reply(OWN, form, _form(choice))
    return None


def _asked(match: Match) -> DecisionForm | None:
    return None if match.decision is None else match.decision.json()


def _form(choice: Choice) -> dict[str, str]:
    return {"text": choice.text, **choice.json}
