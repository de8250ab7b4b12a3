"""The words of lessons: those of all games (`learn/text`), and a game's own, which lie beside its lessons.

lesson-<lesson>             its title; `.about` says in one line what it is for
lesson-<lesson>-<step>      what a step says; `.aim` what is wanted, in a few words (of every step that asks for something);
                            `.well` is praise when it is done; any other form is a reply that the step names
"""

from __future__ import annotations

from collections.abc import Sequence

from lazaretto.games import folder
from lazaretto.kernel.match import Match
from lazaretto.kernel.record import Decision
from lazaretto.learn.catalogue import EXAMPLES, LESSONS, Found
from lazaretto.learn.form import Step
from lazaretto.learn.goals import looked_up
from lazaretto.learn.replies import MISSED, OWN, Reply
from lazaretto.text.words import NONE, ROOT, Words

MOST_TOLD = 4  # events of a consequence; a whole turn of others is no answer


class LessonWords(Words):
    """The words of a game with those of its lessons."""

    def __init__(self, language: str, game: str) -> None:
        super().__init__(language, game)
        self.also_read(ROOT / "learn" / "text" / f"{language}.ftl")
        for shelf in (LESSONS, EXAMPLES):
            own = folder(game) / shelf / f"{language}.ftl"
            if own.exists():
                self.also_read(own)

    def names(self, players: int, learner: int) -> list[str]:
        """What the seats of a lesson are called."""
        rivals = iter(range(players))
        return [
            self.say("learn-name-learner" if seat == learner else f"learn-name-{next(rivals)}") for seat in range(players)
        ]

    def step(self, found: Found, step: Step, match: Match) -> str:
        """What a step says, with the numbers it asks of the board."""
        return self.say(found.key(step), **facts(found, step, match))

    def reply(self, found: Found, step: Step, reply: Reply, players: Sequence[str], match: Match) -> str:
        """What is said about a choice that is not what is wanted; `match` is where it was made."""
        key, slots = found.key(step), facts(found, step, match)
        said = self.form(key, reply.form, **slots)
        if reply.kind == OWN:
            return said
        view = match.view(found.lesson.seat)
        choice = self.choice(reply.choice, players, view, match.decision)
        consequence = self._consequence(reply, players)
        if reply.kind != MISSED:
            return self.say("learn-reply-other", choice=choice, consequence=consequence, aim=said)
        measure = reply.measure
        have, wants, need = (NONE, NONE, NONE) if measure is None else (measure.have, measure.wants, measure.need)
        return self.say(
            "learn-reply-missed", choice=choice, consequence=consequence, aim=said, have=have, wants=wants, need=need
        )

    def _consequence(self, reply: Reply, players: Sequence[str]) -> str:
        told = [event for event in reply.events if event["kind"] != "only-choice"]
        if told:
            return " ".join(self.event(event, players) for event in told[:MOST_TOLD])
        if reply.asked is None:
            return NONE
        asked = Decision(reply.asked["n"], reply.asked["frame"], reply.asked["seat"], reply.asked["breadcrumb"])
        return self.say("learn-asked", question=self.prompt(asked, players))


def facts(found: Found, step: Step, match: Match) -> dict[str, str | int]:
    """The numbers a step's words ask for, from what the learner sees."""
    view = match.view(found.lesson.seat)
    return {slot: looked_up(view, path, found.key(step)) for slot, path in step.facts.items()}
